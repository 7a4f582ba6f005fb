"""What players by rules of thumb make of things in Ethnos (section 13 of the rules): numbers with names, in thousandths.

The numbers in `TASTE` were found by playing versions against each other with 2 to 6 players. With two, players that look ahead
have `EXPERIENCE` instead, or what `tafelrunde tune --thumb --write` has found to win more often, where there is such a file (`taste.json`).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.kernel.rows import floats_of
from tafelrunde.kernel.vectors import vec

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

RATE_FIRST: Final = 0.9  # in the first of three ages, which games of two have only by option


class Taste:
    """What one player makes of things; the names are those of `TASTE`. Who has other numbers than the plain ones has experience."""

    def __init__(self, given: dict[str, int]) -> None:
        numbers = {name: float(number) / 1000.0 for name, number in {**TASTE, **given}.items()}
        self.experienced: bool = len(given) > 0
        self.rates: list[float] = [numbers["rate_last"], numbers["rate_middle"], RATE_FIRST]
        self.card_turns: float = numbers["card_turns"]
        self.rate_turns: float = numbers["rate_turns"]
        self.draws: float = numbers["draws"]
        self.find: float = numbers["find"]
        self.find_anyway: float = numbers["find_anyway"]
        self.contest: float = numbers["contest"]
        self.deck: float = numbers["deck"]
        self.band: float = numbers["band"]
        self.band_last: float = numbers["band_last"]
        self.marker: float = numbers["marker"]
        self.marker_last: float = numbers["marker_last"]
        self.later: float = numbers["later"]
        self.theirs: float = numbers["theirs"]
        self.rivals: float = numbers["rivals"]
        self.giant: float = numbers["giant"]
        self.orc_later: float = numbers["orc_later"]
        self.on_the_way: float = numbers["on_the_way"]
        self.high_troll: float = numbers["high_troll"]
        self.wizard_card: float = numbers["wizard_card"]
        self.keep: float = numbers["keep"]
        self.beside: float = numbers["beside"]
        self.junk: float = numbers["junk"]
        self.wild: float = numbers["wild"]
        self.wants: vec[float] = floats_of([numbers["leftover"]] * et.KINDS)  # [kind]: a card left for rivals of whom nothing is known
        self.leftover_wanted: float = numbers["leftover_wanted"]
        self.deny: float = numbers["deny"]
        self.ruined: float = numbers["ruined"]


PLAIN: Final = Taste({})
EXPERIENCE: Final[dict[str, int]] = {"marker": 1000}
"""Experience of what kingdoms bring two players, and else plain numbers: where nothing was tuned, and to value positions."""
EXPERIENCED: Final = Taste(EXPERIENCE)
