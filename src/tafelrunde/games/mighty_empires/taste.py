"""What players by rules of thumb make of things in Mighty Empires (section 13 of the rules): numbers with names.

Somebody thought of the numbers in `TASTE`. Players that look ahead use those that `tafelrunde tune --thumb` has found to win more often
(`taste.json`). The engine reads one player's numbers from `Taste`, which is made of these.
"""

from __future__ import annotations

from typing import Final

TASTE: Final[dict[str, int]] = {
    # What things are worth, in thousandths of a victory point
    "rp": 500,  # an empire point of somebody else
    "kept": 350,  # an own empire point that can still be spent later
    "castle": 60,
    "border_castle": 60,  # more, next to an enemy
    "city_to_be": 330,  # a castle that may become a city
    "capital": 700,  # to have a capital at all
    "seat": 900,  # that a rival has none any more
    "shield": 130,  # a tile beside the own capital
    "volcano_next": 450,  # the first tile beside a volcano that is still to be had
    "volcano_near": 150,  # one step before that
    "volcano_ring": 0,  # each further tile beside a volcano that belongs to nobody or to others
    "volcano_guard": 0,  # each tile beside the own volcano
    "volcano_cut": 0,  # the only tile by which its owner reaches a volcano that is not theirs
    "hunting_ground": 180,  # the first tile beside an enemy capital
    "land": 30,  # each free tile that comes into reach
    "early_land": 0,  # each tile, for every round that is left
    "largest": 0,  # for every battle that is left, to be clearly the largest realm rather than not
    "exposed": 20,  # less for each enemy tile beside it
    "diplomacy": 60,  # at least
    "honour": 1000,  # so much better than fighting must conceding look, because chances are only estimated
    # Shares and chances, in percent
    "rival": 80,  # of what the only rival loses
    "near_goal": 30,  # more, of somebody who may win soon
    "bought": 50,  # of the points they could buy that others will buy
    "taken": 60,  # a rival who could take something from me does
    "risk": 5,  # a round, that a city on the border is lost
    "scouts": 5,  # of the army: what the event is worth in points
    "spies": 8,
    "assassin": 8,
    "river": 2,
    # What a piece of gold is worth, in hundredths of a thousandth of a victory point
    "gold_last": 100,  # for the last battle
    "gold_more": 45,  # more for every further battle
    "gold_most": 300,
    "gold_plenty": 50,  # percent of all that armies can still cost: who has more spends more freely
    "gold_surplus": 30,  # percent that it is worth at least
    # What makes a tile good for the capital and as a start field
    "site_tax": 10,  # each tax die in tens of gold
    "site_volcano": 30,  # near enough
    "site_foreign": 14,  # less for each neighbour in another home
    "site_centre": 4,  # for each neighbour in the own home
    "site_mine": 25,  # less, where a mine could be
    "site_dwarf_mountain": 90,
    "site_river_field": 40,
    "site_mountain_field": 30,
    "site_step": 14,  # for each step nearer to the volcano
    "site_apart": 3,
    # How to fight
    "command_lead": 200,  # points ahead from which on the general stays behind
    "clear_lead": 150,  # points that make a side clearly stronger
    "flank_ahead": 50,  # percent, at least, of those who are clearly stronger
    "hold_behind": 45,  # percent, at least, of those who are clearly weaker
    "assault_behind": 0,
    "big_army": 2000,  # from here on hunting the dragon pays
    # How much of what was reckoned is believed, in percent
    "city": 100,  # of the point of a city
    "tax": 100,
    "trust": 100,  # of the lead in a battle
    "special": 100,  # of what spells to come are thought to be worth
    "mine": 100,  # of what a mine is thought to bring
    "mine_space": 60,  # of what a mine on a tile would bring beyond its price
    "hoard": 100,  # of the points of a volcano, which are easily lost again
    "all_or_nothing": 100,  # of what the event promises
    "land_grab": 100,  # of what the event promises
    "building_boom": 100,  # of what the event builds
    "reinforcements": 100,  # of what the event promises
    "fools_gold": 100,
    "disaster": 100,
    "saboteurs": 100,
}
