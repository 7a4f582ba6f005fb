"""What players by rules of thumb make of things in Ethnos (section 13 of the rules): numbers with names, in thousandths.

The numbers in `TASTE` were found by playing versions against each other with 2 to 6 players. With two, players that look ahead
have `EXPERIENCE` (engine/taste.py) instead, or what `tafelrunde tune --thumb --write` has found to win more often, where there is such
a file (`taste.json`).
"""

from __future__ import annotations

from typing import Final

TASTE: Final[dict[str, int]] = {
    # Turns
    "rate_last": 550,  # share of the best plan's glory that a turn brings in the last age
    "rate_middle": 750,  # and in the last but one
    "card_turns": 1250,  # turns that a card of that plan costs
    "rate_turns": 4000,  # an empty hand brings nothing if the age does not last so many turns
    "draws": 500,  # cards drawn from the deck in a turn
    "find": 1000,  # chance of a card for a group, against what is usual with so many players
    "find_anyway": 80,  # whatever its share of the unseen cards is, as rivals fill the row
    "contest": 140,  # turns that every further card of the row costs more, as rivals take some
    "deck": 0,  # to draw from the deck, in glory: the row stays as it is, and nobody knows the card
    "band": 0,  # to play a band now, in glory
    "band_last": 0,  # more in the last age
    # Markers
    "marker": 1300,  # against what it changes as things stand
    "marker_last": 1000,  # the same, once more, in the last age
    "later": 700,  # weight of the next age
    "theirs": 1000,  # weight of what a single rival loses in a kingdom, to who has experience
    "rivals": 250,  # weight of what rivals lose otherwise
    # Abilities
    "giant": 1000,  # against what the token brings on average
    "orc_later": 1000,  # a space of the Orc board, for every age to come
    "on_the_way": 400,  # of a free marker, for the way to it on the Merfolk board
    "high_troll": 120,  # for each point of a Troll token
    "wizard_card": 1000,
    "keep": 600,  # what is kept is less than what is played
    "beside": 450,  # a second group, to an Elf or Centaur in the first
    # Other cards
    "junk": 200,  # a bad hand costs little, as no one has to play it
    "wild": 300,  # a Skeleton with nobody to lead it
    "leftover": 90,  # a card left for the rivals
    "leftover_wanted": 200,  # for each glory it would bring to the next
    "deny": 50,
    "ruined": 500,  # weight of what the rivals' hands lose when the age ends
}
