"""The ends of the ages retold: who got what for which kingdom, and why. Decisions about Orcs come between, so one may be half told."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import msgspec

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.kernel.game import Told
from tafelrunde.kernel.retelling import Details, Teller


class Share(msgspec.Struct):
    """What somebody got for a place in a ranking."""

    seat: str
    count: int
    """Markers, or the space on the Merfolk board."""
    rank: int
    tied: int
    """How many share the rank and what belongs to it."""
    pot: int | None
    """The prizes of all ranks they take together; None where it is not told."""
    glory: int
    broken: bool = False
    """As many as the next one, but ahead of him by Troll tokens."""


class Kingdom(msgspec.Struct):
    """The ranking in a kingdom."""

    kingdom: str
    shares: list[Share]


class Scattered(msgspec.Struct):
    """Cards of a kind that left a hand unscored; None stands for those the reader does not know."""

    card: str | None
    count: int


class GiantGlory(msgspec.Struct):
    """What the Giant token brought."""

    seat: str
    glory: int


class OrcDecision(msgspec.Struct):
    """Markers that left an Orc Horde board, or were kept."""

    seat: str
    sent: int
    kept: int
    glory: int


class ScoredBand(msgspec.Struct):
    """What a band brought."""

    seat: str
    leader: str
    size: int
    """Without Skeletons, one more with a Dwarf."""
    glory: int


class First(msgspec.Struct):
    """Who begins the next age, and why."""

    seat: str
    why: str


class Scoring(msgspec.Struct):
    """The end of an age. What has not happened yet is simply not there."""

    age: int
    drawer: str
    """Who drew the third dragon."""
    trolls: dict[str, list[int]]
    scattered: dict[str, list[Scattered]]
    skeletons: int
    kingdoms: list[Kingdom]
    merfolk: list[Share]
    giant: GiantGlory | None
    orcs: list[OrcDecision]
    bands: list[ScoredBand]
    first: First | None
    """None after the last age, or if it is not known yet."""
    complete: bool
    """Nothing is left to come."""
    last: bool
    """It was the last age."""


class Story(msgspec.Struct):
    """The ends of all ages so far, the first one first."""

    ages: list[Scoring]


def retell(log: Iterable[Told]) -> Story:
    """Return the ends of the ages as the reader of this log may know them."""
    teller = Ages()
    teller.hear_all(log)
    for age in teller.ages:
        for shares in (*(kingdom.shares for kingdom in age.kingdoms), age.merfolk):
            for one, following in pairwise(shares):
                one.broken = one.count == following.count and following.rank > one.rank
    return Story(teller.ages)


class Ages(Teller):
    """Puts the ends of ages together."""

    def __init__(self) -> None:
        self.ages: list[Scoring] = []
        self.now: Scoring | None = None
        self.trolls: dict[str, list[int]] = {}

    def hear(self, told: Told) -> None:
        if self.now or told.kind in ("age_ended", "troll", "age_began"):
            super().hear(told)

    @property
    def age(self) -> Scoring:
        assert self.now
        return self.now

    def hear_age_ended(self, f: Details) -> None:
        kingdoms = [Kingdom(name, []) for name in et.KINGDOM_NAMES]
        self.now = Scoring(f.number("age"), f.word("seat"), self.trolls, {}, 0, kingdoms, [], None, [], [], None, False, False)
        self.ages.append(self.now)

    def hear_age_began(self, f: Details) -> None:
        self.now, self.trolls = None, {}

    def hear_troll(self, f: Details) -> None:
        self.trolls.setdefault(f.word("seat"), []).append(f.number("value"))

    def hear_scattered(self, f: Details) -> None:
        cards = self.age.scattered.setdefault(f.word("seat"), [])  # told card by card
        same = next((one for one in cards if one.card == f.maybe("card")), None)
        if same is None:
            cards.append(same := Scattered(f.maybe("card"), 0))
        same.count += 1

    def hear_skeletons(self, f: Details) -> None:
        self.age.skeletons = f.number("count")

    def hear_kingdom_glory(self, f: Details) -> None:
        self.age.kingdoms[et.KINGDOM_NAMES.index(f.word("kingdom"))].shares.append(self.share(f, "count"))

    def hear_merfolk_glory(self, f: Details) -> None:
        self.age.merfolk.append(self.share(f, "space"))

    def share(self, f: Details, count: str) -> Share:
        pot = f.number("pot") if "pot" in f.fields else None
        return Share(f.word("seat"), f.number(count), f.number("rank"), f.number("tied"), pot, f.number("glory"))

    def hear_giant_glory(self, f: Details) -> None:
        self.age.giant = GiantGlory(f.word("seat"), f.number("glory"))

    def hear_pillaged(self, f: Details) -> None:
        self.age.orcs.append(OrcDecision(f.word("seat"), f.number("count"), 0, f.number("glory")))

    def hear_orcs_kept(self, f: Details) -> None:
        self.age.orcs.append(OrcDecision(f.word("seat"), 0, f.number("count"), 0))

    def hear_band_glory(self, f: Details) -> None:
        self.age.bands.append(ScoredBand(f.word("seat"), f.word("leader"), f.number("size"), f.number("glory")))

    def hear_first_player(self, f: Details) -> None:
        self.age.first = First(f.word("seat"), f.word("why"))
        self.age.complete = True

    def hear_ended(self, f: Details) -> None:
        self.age.complete = True
        self.age.last = f.word("reason") == "glory"
