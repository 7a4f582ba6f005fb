"""A game retold year by year: what was bid and what that brought, tournaments throw by throw, how a year ended; and its latest battles."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.kernel.game import Told
from tafelrunde.kernel.retelling import Details, Teller

SLOTS = ss.SLOT_NAMES[1:]
BIDS = ss.SLOT_NAMES[5:]
LATEST = 2
"""Battles that are told."""


class Roll(msgspec.Struct):
    """A die that somebody threw."""

    seat: str
    die: int


# Markets and tournaments


class Bid(msgspec.Struct):
    """What somebody bid in a market."""

    seat: str
    bid: int
    got: int | None
    """Mercenaries, tournament stones or the place in the turn order."""


class Market(msgspec.Struct):
    """A market with its bidders, the one who is served first on top."""

    slot: str
    bids: list[Bid]
    rolls: list[Roll]


class Exchange(msgspec.Struct):
    """What both in a duel threw at the same time, and what that left of them."""

    die: int
    rival_die: int
    life: int
    rival_life: int


class Duel(msgspec.Struct):
    """Two in a tournament."""

    seat: str
    rival: str
    damage: int
    rival_damage: int
    throws: list[Exchange] = []
    winner: str | None = None
    rolls: list[Roll] = []
    """When both fell in the same throw, and had as many stones."""


class Tournament(msgspec.Struct):
    """A tournament."""

    rolls: list[Roll] = []
    """For the pairing."""
    duels: list[Duel] = []
    champion: str | None = None


class Taken(msgspec.Struct):
    """A stone that was drafted, as far as it is known which."""

    seat: str
    stone: str | None


class Discarded(msgspec.Struct):
    """A stone that nobody has, and why."""

    stone: str | None
    how: str


class Year(msgspec.Struct):
    """A year, as far as it has come."""

    year: int
    event: str | None = None
    losses: list[Told] = []
    """Units lost in the event."""
    lava: list[str] = []
    sheets: dict[str, dict[str, int]] = {}
    """As they were revealed, by seat; empty before."""
    markets: list[Market] = []
    took: list[Taken] = []
    lost_stone: str | None = None
    discarded: list[Discarded] = []
    positions: dict[str, int] = {}
    doubled: list[str] = []
    tournament: Tournament | None = None
    end: dict[str, int] = {}
    """Tear stones at the end of the year, by seat; empty before."""


# Battles


class Die(msgspec.Struct):
    """A die that was thrown."""

    face: int
    hit: bool


class Throw(msgspec.Struct):
    """Dice that somebody threw together."""

    seat: str
    pool: str
    target: str
    dice: list[Die]
    hits: int


class Cancelled(msgspec.Struct):
    """Hits that came to nothing."""

    target: str
    walls: int
    shield: int


class Loss(msgspec.Struct):
    """Units of a kind that somebody lost."""

    seat: str
    type: str
    kind: str
    count: int


class Round(msgspec.Struct):
    """A round of a battle."""

    number: int
    throws: list[Throw] = []
    cancelled: list[Cancelled] = []
    losses: list[Loss] = []


class Wreck(msgspec.Struct):
    """What a die decided about a building."""

    building: str
    die: int
    destroyed: bool


class Control(msgspec.Struct):
    """A field that changed hands."""

    seat: str
    from_: str = msgspec.field(name="from")
    rs: int = 0


class Captured(msgspec.Struct):
    """A stone that changed hands."""

    seat: str
    from_: str = msgspec.field(name="from")
    stone: str | None = None


class Battle(msgspec.Struct):
    """A battle, from its beginning to what came of it."""

    year: int
    field: str
    mode: str
    rounds: list[Round] = []
    over: bool = False
    winner: str | None = None
    """`nobody` if no one was left on a field that nobody can control."""
    destruction: list[Wreck] = []
    control: Control | None = None
    captured: list[Captured] = []


class Story(msgspec.Struct):
    """A game retold, the oldest first."""

    years: list[Year]
    battles: list[Battle]
    """The latest ones."""


def retell(log: Iterable[Told]) -> Story:
    """Return a game as the reader of this log may know it."""
    years, fights = Years(), Fights()
    for told in log:
        years.hear(told)
        fights.hear(told)
    for year in years.all:
        year.markets = markets(year, years.paid[year.year], years.rolls[year.year])
    return Story(years.all, fights.all[-LATEST:])


Paid = dict[str, dict[str, int]]
"""By slot, then by seat."""


class Years(Teller):
    """Puts years together. A die does not say what it decides: the first market from the present one on in which its seat is tied."""

    def __init__(self) -> None:
        self.all: list[Year] = []
        self.now = Year(0)
        self.paid: dict[int, Paid] = {}
        self.rolls: dict[int, dict[str, list[Roll]]] = {}
        self.market = 0

    def hear_year(self, f: Details) -> None:
        self.now = Year(f.number("year"))
        self.all.append(self.now)
        self.paid[self.now.year], self.rolls[self.now.year] = {}, {}
        self.market = 0

    def hear_event(self, f: Details) -> None:
        self.now.event = f.word("event")

    def hear_lava(self, f: Details) -> None:
        self.now.lava.append(f.word("field"))

    def hear_lost(self, f: Details) -> None:
        if not self.now.sheets:
            self.now.losses.append(f.told)

    def hear_goods(self, f: Details) -> None:
        sheet = self.now.sheets.setdefault(f.word("seat"), {})
        sheet |= {slot: f.number(slot) for slot in SLOTS if slot in f.fields}

    hear_bids = hear_goods

    def hear_tie_roll(self, f: Details) -> None:
        roll = Roll(f.word("seat"), f.number("die"))
        tournament = self.now.tournament
        if tournament:
            duel = tournament.duels[-1] if tournament.duels else None
            (duel.rolls if duel and duel.winner is None else tournament.rolls).append(roll)
        elif self.now.year:
            self.market = next((at for at in range(self.market, len(BIDS)) if self.is_tied(BIDS[at], roll.seat)), self.market)
            self.rolls[self.now.year].setdefault(BIDS[self.market], []).append(roll)

    def is_tied(self, slot: str, seat: str) -> bool:
        bids = [sheet.get(slot, 0) for sheet in self.now.sheets.values()]
        own = self.now.sheets.get(seat, {}).get(slot, 0)
        return bids.count(own) > 1 if own else slot == "movement" and not any(bids)

    def settle(self, slot: str, seat: str, got: int) -> None:
        self.market = BIDS.index(slot)
        if self.now.year:
            self.paid[self.now.year].setdefault(slot, {})[seat] = got

    def hear_mercenaries(self, f: Details) -> None:
        self.settle("mercenary", f.word("seat"), f.number("count"))

    def hear_tournament_stones(self, f: Details) -> None:
        self.settle("tournament", f.word("seat"), f.number("count"))

    def hear_position(self, f: Details) -> None:
        self.now.positions[f.word("seat")] = f.number("position")
        self.settle("movement", f.word("seat"), f.number("position"))

    def hear_took(self, f: Details) -> None:
        self.market = BIDS.index("equipment")
        self.now.took.append(Taken(f.word("seat"), f.maybe("stone")))

    def hear_lost_stone(self, f: Details) -> None:
        self.market = BIDS.index("equipment")
        self.now.lost_stone = f.word("seat")

    def hear_discarded(self, f: Details) -> None:
        if f.word("how") in ("undrafted", "chosen"):
            self.market = BIDS.index("equipment")
            self.now.discarded.append(Discarded(f.maybe("stone"), f.word("how")))

    def hear_double_move(self, f: Details) -> None:
        self.now.doubled.append(f.word("seat"))

    def hear_counter(self, f: Details) -> None:
        self.now.tournament = Tournament()

    def hear_paired(self, f: Details) -> None:
        if self.now.tournament:
            self.now.tournament.duels.append(f.read(Duel))

    def hear_throw(self, f: Details) -> None:
        if self.now.tournament:
            self.now.tournament.duels[-1].throws.append(f.read(Exchange))

    def hear_duel_won(self, f: Details) -> None:
        if self.now.tournament:
            self.now.tournament.duels[-1].winner = f.word("seat")

    def hear_champion(self, f: Details) -> None:
        if self.now.tournament:
            self.now.tournament.champion = f.word("seat")

    def hear_year_end(self, f: Details) -> None:
        self.now.end[f.word("seat")] = f.number("ts")


def markets(year: Year, paid: Paid, rolls: dict[str, list[Roll]]) -> list[Market]:
    """Return the markets of a year, each with its bidders in the order in which they were served."""
    found = []
    for slot in BIDS if year.sheets else ():
        got = paid.get(slot, {})
        last = {roll.seat: roll.die for roll in rolls.get(slot, [])}  # the last throw tells
        served = [year.lost_stone, *(one.seat for one in year.took)] if slot == "equipment" else []

        def place(one: Bid, slot: str = slot, last: dict[str, int] = last, served: list[str | None] = served) -> tuple[int, ...]:
            worth = 0 if slot == "movement" else one.got or 0
            turn = served.index(one.seat) if one.seat in served else len(served)
            return -one.bid, -worth, turn, -last.get(one.seat, 0)

        bids = [Bid(seat, sheet.get(slot, 0), got.get(seat)) for seat, sheet in year.sheets.items()]
        found.append(Market(slot, sorted(bids, key=place), rolls.get(slot, [])))
    return found


class Fights(Teller):
    """Puts battles together: who threw what at whom, what was cancelled, who fell, and what came of it."""

    def __init__(self) -> None:
        self.all: list[Battle] = []
        self.year = 0

    def hear(self, told: Told) -> None:
        if self.all or told.kind in ("year", "battle"):
            super().hear(told)

    def hear_year(self, f: Details) -> None:
        self.year = f.number("year")

    def hear_battle(self, f: Details) -> None:
        self.all.append(Battle(self.year, f.word("field"), f.word("mode")))

    def hear_round(self, f: Details) -> None:
        self.all[-1].rounds.append(Round(f.number("round")))

    @property
    def round(self) -> Round:
        rounds = self.all[-1].rounds
        if not rounds:
            rounds.append(Round(0))
        return rounds[-1]

    def hear_dice(self, f: Details) -> None:
        """A hit never shows more than a miss, so the lowest faces are the hits."""
        faces, hits = f.dice("dice"), f.number("hits")
        lowest = sorted(range(len(faces)), key=faces.__getitem__)[:hits]
        dice = [Die(face, at in lowest) for at, face in enumerate(faces)]
        self.round.throws.append(Throw(f.word("seat"), f.word("pool"), f.word("target"), dice, hits))

    def hear_cancelled(self, f: Details) -> None:
        self.round.cancelled.append(Cancelled(f.word("target"), f.number("walls"), f.number("shield")))

    def hear_casualty(self, f: Details) -> None:
        lost = Loss(f.word("seat"), f.word("type"), f.word("kind"), 0)
        losses = self.round.losses
        same = next((one for one in losses if (one.seat, one.type, one.kind) == (lost.seat, lost.type, lost.kind)), None)
        if same is None:
            losses.append(same := lost)
        same.count += 1

    def hear_won(self, f: Details) -> None:
        battle = self.all[-1]
        battle.over, battle.winner, battle.field = True, f.word("seat"), f.word("field")

    def hear_destruction(self, f: Details) -> None:
        self.all[-1].destruction.append(Wreck(f.word("building"), f.number("die"), f.on("destroyed")))

    def hear_control(self, f: Details) -> None:
        battle = self.all[-1]
        if battle.over and battle.field == f.word("field"):
            battle.control = Control(f.word("seat"), f.word("from"), f.number("rs"))

    def hear_captured(self, f: Details) -> None:
        self.all[-1].captured.append(Captured(f.word("seat"), f.word("from"), f.maybe("stone")))
