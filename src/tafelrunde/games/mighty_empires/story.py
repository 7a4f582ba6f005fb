"""A campaign retold: its battles with every die, modifier, loss and point (ME-9.18), and its rounds and winters with what they brought."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.kernel.game import Told
from tafelrunde.kernel.retelling import Details, Teller

Both = tuple[int, int]
"""Of side A and side B."""


# Battles


class Army(msgspec.Struct):
    """What a side led into a battle, summand by summand (ME-8.6)."""

    seat: str
    points: int
    base: int
    largest: int
    plague: int
    bought: int
    reinforced: int
    siege: int
    stance: str
    general: str
    hunt: bool
    modifiers: dict[str, int] = {}
    """What its modifier consists of as long as the battle lasts, besides 100 percent; only what is not 0."""


class First(msgspec.Struct):
    """Who had the first turn, and the dice for it."""

    seat: str
    dice: Both


class Assassin(msgspec.Struct):
    """An attempt on a character of the other side."""

    seat: str
    target: str
    die: int
    works: bool


class Fortune(msgspec.Struct):
    """The dice of fortune, and the percent they bring."""

    dice: tuple[list[int], list[int]]
    values: Both


class Hazard(msgspec.Struct):
    """What lava and a dragon did in a round."""

    lava: Both
    prey: int
    """1-2 side A, 3-4 side B, 5 both, 6 nobody; 0 no dragon."""
    breath: list[int]
    burnt: Both
    wounds: Both


class General(msgspec.Struct):
    """The dice for a general."""

    seat: str
    dice: list[int]
    falls: bool


class Broke(msgspec.Struct):
    """An army that ran."""

    seat: str
    lost: int
    points: int


class Round(msgspec.Struct):
    """A round of a battle."""

    round: int
    rolls: tuple[list[int], list[int]]
    modifiers: Both
    damage: Both
    losses: Both
    left: Both
    points: Both
    """After the losses of this round, generals and breaking not yet counted."""
    total: Both
    """With the generals that fell in it."""
    hazard: Hazard | None
    generals: list[General] = []
    broke: list[Broke] = []


class Slain(msgspec.Struct):
    """What came of the hunt for a dragon."""

    dead: bool
    points: Both


class Hill(msgspec.Struct):
    """Who holds the hill, and how that was decided."""

    scores: Both
    dice: tuple[list[int], list[int]]
    holder: str | None


class Battle(msgspec.Struct):
    """A battle from the challenge to its end."""

    round: int
    """Of the campaign; 0 before the first."""
    year: int
    winter: bool
    a: str
    b: str
    tile: str
    ground: str
    siege: bool
    dragon: bool
    armies: list[Army] = []
    first: First | None = None
    assassins: list[Assassin] = []
    fortune: Fortune | None = None
    rounds: list[Round] = []
    slain: Slain | None = None
    hill: Hill | None = None
    ending: Literal["fought", "conceded", "unplayed"] | None = None
    """None while it is not settled."""
    conceder: str | None = None
    points: Both | None = None
    classes: tuple[str, str] | None = None
    rewards: Both | None = None
    """Empire points of these classes (4.7)."""


# Rounds and winters


class TaxLine(msgspec.Struct):
    """What a tile paid, or why it paid nothing."""

    tile: str
    dice: list[int]
    city: int
    gold: int
    why: str
    """`pays`, or why not."""


class Taxes(msgspec.Struct):
    """The taxes of a realm."""

    seat: str
    lines: list[TaxLine]
    total: int
    halvings: int
    gold: int
    again: bool
    """By the spell of plenty, a second time."""


class MineLine(msgspec.Struct):
    """What a mine brought."""

    seat: str
    tile: str
    dice: list[int]
    gold: int
    exhausted: bool


class WinterRoll(msgspec.Struct):
    """A roll on the winter table with all that followed from it."""

    seat: str
    dice: list[int]
    result: str
    hit: str | None
    follows: list[Told] = []


class Cast(msgspec.Struct):
    """A spell as it was cast, with all that followed."""

    seat: str
    cost: int
    follows: list[Told] = []


class Chapter(msgspec.Struct):
    """A round or a winter."""

    round: int
    """That it belongs to; a winter follows the round before it."""
    year: int
    season: str
    winter: bool
    spells: list[Cast] = []
    mines: list[MineLine] = []
    rolls: list[WinterRoll] = []
    taxes: list[Taxes] = []


class Story(msgspec.Struct):
    """A campaign retold, the oldest first."""

    battles: list[Battle]
    chapters: list[Chapter]


def retell(log: Iterable[Told]) -> Story:
    """Return a campaign as the reader of this log may know it."""
    fights, years = Fights(), Years()
    for told in log:
        fights.hear(told)
        years.hear(told)
    return Story(fights.battles, years.chapters)


def round_of(f: Details, hazard: Hazard | None) -> Round:
    dice, points = (f.dice("roll_a"), f.dice("roll_b")), f.pair("vp")
    sides = f.pair("modifier"), f.pair("damage"), f.pair("loss"), f.pair("left")
    return Round(f.number("round"), dice, *sides, points, points, hazard)


class Fights(Teller):
    """Puts battles together. Where several are open, an army belongs to the one that waits for it."""

    def __init__(self) -> None:
        self.battles: list[Battle] = []
        self.now: Battle | None = None
        self.hazard: Hazard | None = None
        self.round, self.year, self.winter = 0, 1, False

    def hear_round(self, f: Details) -> None:
        self.round, self.year, self.winter = f.number("round"), f.number("year"), False

    def hear_winter(self, f: Details) -> None:
        self.winter = True

    def hear_challenge(self, f: Details) -> None:
        sides = f.word("seat"), f.word("other"), f.word("tile"), f.word("ground")
        self.battles.append(Battle(self.round, self.year, self.winter, *sides, f.on("siege"), f.on("dragon")))

    def hear_army(self, f: Details) -> None:
        seat = f.word("seat")
        open_ = [battle for battle in self.battles if battle.ending is None]
        waiting = [one for one in open_ if len(one.armies) == 1 and one.b == seat and one.armies[0].seat == one.a]
        self.now = next(iter(waiting or [one for one in open_ if not one.armies and one.a == seat]), None)
        if self.now:
            self.now.armies.append(f.read(Army))
            self.weigh(self.now)

    def weigh(self, battle: Battle) -> None:
        """Say what the modifiers of both sides consist of that stay the same all through the battle (4.13, 4.15)."""
        if len(battle.armies) < 2 or any(army.stance not in me.STANCE_NAMES for army in battle.armies):
            return
        stances = [me.STANCE_NAMES.index(army.stance) for army in battle.armies]
        ground = me.BATTLEFIELD_NAMES.index(battle.ground)
        for side, army in enumerate(battle.armies):
            own, other = stances[side], stances[1 - side]
            parts = {
                "tempo": me.TEMPO[own] + me.TEMPO[other],
                "match": me.MATCHUP if me.BEATS[own] == other else -me.MATCHUP if me.BEATS[other] == own else 0,
                "ground": me.GROUND[ground * len(me.STANCE_NAMES) + own],
                "fortune": battle.fortune.values[side] if battle.fortune else 0,
                "lead": me.LEADING if army.general == "lead" else 0,
            }
            army.modifiers = {name: int(value) for name, value in parts.items() if value}

    def hear_first_turn(self, f: Details) -> None:
        if self.now:
            self.now.first = First(f.word("seat"), f.pair("die"))

    def hear_assassin(self, f: Details) -> None:
        if self.now:
            self.now.assassins.append(Assassin(f.word("seat"), f.word("target"), f.number("die"), f.on("works")))

    def hear_fortune(self, f: Details) -> None:
        if self.now:
            self.now.fortune = Fortune((f.dice("dice_a"), f.dice("dice_b")), f.pair("fortune"))
            self.weigh(self.now)

    def hear_hazard(self, f: Details) -> None:
        self.hazard = Hazard(f.pair("lava"), f.number("prey"), f.dice("breath"), f.pair("breath"), f.pair("dragon"))

    def hear_battle_round(self, f: Details) -> None:
        if self.now:
            self.now.rounds.append(round_of(f, self.hazard))
        self.hazard = None

    def hear_general(self, f: Details) -> None:
        if self.now and self.now.rounds:
            last = self.now.rounds[-1]
            last.generals.append(General(f.word("seat"), f.dice("dice"), f.on("falls")))
            if f.on("falls"):  # ME-9.7
                a, b = last.total
                last.total = (a, b + me.GENERAL_VP) if f.word("seat") == self.now.a else (a + me.GENERAL_VP, b)

    def hear_broke(self, f: Details) -> None:
        if self.now and self.now.rounds:
            self.now.rounds[-1].broke.append(Broke(f.word("seat"), f.number("lost"), f.number("points")))

    def hear_dragon(self, f: Details) -> None:
        if self.now:
            self.now.slain = Slain(f.on("dead"), f.pair("vp"))

    def hear_hill(self, f: Details) -> None:
        if self.now:
            self.now.hill = Hill(f.pair("hill"), (f.dice("dice_a"), f.dice("dice_b")), f.maybe("seat"))

    def between(self, f: Details) -> Battle | None:
        """Return the open battle of two sides that was declared last."""
        sides = {f.word("seat"), f.word("other")}
        return next((one for one in reversed(self.battles) if one.ending is None and {one.a, one.b} == sides), None)

    def hear_result(self, f: Details) -> None:
        if battle := self.between(f):
            battle.ending, battle.points = "fought", f.pair("vp")
            self.class_(battle, f.word("class_a"), f.word("class_b"))
        self.now = None

    def hear_conceded(self, f: Details) -> None:
        if battle := self.between(f):
            battle.ending, battle.conceder = "conceded", f.word("seat")
            first = battle.conceder == battle.a
            self.class_(battle, *(("defeat", "narrow") if first else ("narrow", "defeat")))  # ME-8.14

    def class_(self, battle: Battle, a: str, b: str) -> None:
        battle.classes = a, b
        battle.rewards = int(me.RESULT_RP[me.RESULT_NAMES.index(a)]), int(me.RESULT_RP[me.RESULT_NAMES.index(b)])

    def hear_unplayed(self, f: Details) -> None:
        if battle := self.between(f):
            battle.ending = "unplayed"


UNTOLD = frozenset({"phase", "ranked", "lead"})
"""What stands in no list of what followed."""


class Years(Teller):
    """Puts rounds and winters together: income, spells, winter rolls with every die, taxes."""

    def __init__(self) -> None:
        self.chapters: list[Chapter] = []
        self.phase = ""
        self.lines: list[TaxLine] = []

    def hear(self, told: Told) -> None:
        known = hasattr(self, f"hear_{told.kind}")
        super().hear(told)
        if known or not self.chapters or told.kind in UNTOLD or (told.kind == "gold" and told.fields["why"] == "spell"):
            return
        now = self.chapters[-1]
        if self.phase == "winter_events" and now.rolls:
            now.rolls[-1].follows.append(told)
        elif self.phase in ("spring_equinox", "autumn_equinox") and now.spells:
            now.spells[-1].follows.append(told)

    def hear_round(self, f: Details) -> None:
        self.chapters.append(Chapter(f.number("round"), f.number("year"), f.word("season"), False))

    def hear_winter(self, f: Details) -> None:
        self.chapters.append(Chapter(self.chapters[-1].round if self.chapters else 0, f.number("year"), "winter", True))

    def hear_phase(self, f: Details) -> None:
        self.phase = f.word("phase")

    def hear_tax(self, f: Details) -> None:
        self.lines.append(f.read(TaxLine))

    def hear_taxes(self, f: Details) -> None:
        if self.chapters:
            again = self.phase == "spring_equinox"
            taxes = Taxes(f.word("seat"), self.lines, f.number("total"), f.number("halvings"), f.number("gold"), again)
            self.chapters[-1].taxes.append(taxes)
        self.lines = []

    def hear_mine(self, f: Details) -> None:
        if self.chapters:
            self.chapters[-1].mines.append(f.read(MineLine))

    def hear_winter_roll(self, f: Details) -> None:
        if self.chapters:
            self.chapters[-1].rolls.append(f.read(WinterRoll))

    def hear_cast(self, f: Details) -> None:
        if self.chapters:
            self.chapters[-1].spells.append(Cast(f.word("seat"), f.number("cost")))
