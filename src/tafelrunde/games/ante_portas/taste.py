"""What things are worth in Ante Portas to players by rules of thumb (section 13 of the rules), and to players that look ahead."""

from __future__ import annotations

from typing import Final

TASTE: Final = {
    # what a good is worth, in the order of `Good`
    "wood": 9,
    "clay": 8,
    "food": 9,
    "planks": 19,
    "bricks": 17,
    "ore": 4,
    "tools": 11,
    "taler": 4,
    # how prices change, in percent
    "short": 150,  # of what is wanted and missing
    "plenty": 50,  # of what there is more of than wanted
    "spare": 3,  # so much more
    "hungry": 18,  # food, if more than one is missing
    "more_food": 0,  # wanted beyond what is needed at the end of the year
    "more_clay": 3,
    "more_tools": 1,
    # the community
    "farmer": 24,  # a soldier more
    "citizen": 64,
    "need": 115,  # percent of the strength against us that the army should have
    "least": 40,  # between so much percent and
    "most": 160,
    "healed_farmer": 19,
    "healed_citizen": 44,
    "farm": 22,
    "flat": 60,
    "flats": 0,  # more or fewer homes for citizens than usual
    "farms": 3,
    "yield": 100,  # percent of what a building brings in the years that are left
    "effort": 20,  # of building one
    "turn": 26,  # a turn of gathering
    "card": 9,  # an improvement drawn
    # the battlefield
    "post": 80,  # the first guard post
    "trench": 46,
    "trench_crew": 8,
    "trenches": 2,
    "engine": 0,  # a catapult
    "engines": 0,
    "wall": 100,  # percent of what a tile in front of the own edge is worth
    "tile_price": 100,  # percent of its price
    "march": 100,  # percent of what a visit to the Commander gains
    "step": 3,  # so much better must a place be to march there
    "leaves": 2400,  # an attacker that leaves the board in the next combat phase, if it surely does
    "later": 260,  # in the one after it: there are turns before
    "later_wave": 700,  # the same in the Last Wave, with a single turn before
    "figure": 16,  # an attacker that is still there, of strength 1
    "wounded": 9,  # a soldier that is wounded
    "wounded_citizen": 22,
    "tile": 6,  # a tile that is lost, each strength
    "near": 40,  # percent of what a troop costs that is off where soldiers next to it can beat it
    "close": 16,  # where they are two steps away
    "crew": 30,  # to leave a building behind without anybody
}
"""What things are worth to a player, in points of which a good is worth about ten."""

TUNED: Final = {
    "food": 15,
    "clay": 10,
    "tools": 4,
    "hungry": 24,
    "more_clay": 6,
    "healed_farmer": 26,
    "healed_citizen": 60,
    "wall": 150,
}
"""What differs in a cooperative game for players that look ahead, found by playing the same deals with and without each change: food
heals and feeds, so it is worth more than anything else that is gathered, and clay becomes mines; tools pile up by themselves."""
