"""How battles of Seventh Stone will probably end.

Between two sides this is exact. Each side takes its hits in a fixed order: walls and shields, supporting cavalry, the army, guards
(SS-12.7, SS-13.5). So a battle is fully described by how many hits each side has taken, and its end follows from the later positions.
Battles of several sides, and those with stones that change the dice, are played out many times with always the same dice.

Only what everybody can see is looked at: never the stones under armies. Equal positions give equal numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.effects import built_before, guard_of, is_mountain
from tafelrunde.games.seventh_stone.engine.law import no_reach
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.chance import Seeded
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.rows import filled

MOST: Final = 8  # units of an army or of supporting cavalry that are told apart
MOST_SHOTS: Final = 12
MOST_WALLS: Final = 7
REMEMBERED: Final = 20_000  # results kept; more would only cost memory
TRIALS: Final = 200  # battles played out for one estimate
LONGEST: Final = 60  # rounds after which such a battle is given up

Dice = list[float]  # [hits]: how likely


class Forecast:
    """How a battle between two sides will probably end."""

    def __init__(self, wins: float, lost: float, killed: float) -> None:
        self.wins = wins  # chance that the attacker takes the field
        self.lost = lost  # units the attacker loses on average, supporting cavalry included
        self.killed = killed  # the same for the defender, guards apart


FORECASTS: Final[dict[int, Forecast]] = {}
SPREADS: Final[dict[int, Dice]] = {}
PERCENTS: Final[dict[str, list[int]]] = {}


# Two sides


def attack_percent(kind: i64, count: i64, against: i64, defenders: i64, guards: i64, walls: i64) -> i64:
    """Return how likely so many units of a type take a field from one army and its guards, in percent: no stones, no supports."""
    if count <= 0:
        return 0
    if defenders + guards <= 0:
        return 100
    return i64(100.0 * forecast(kind, count, 0, 0, 0, against, defenders, 0, 0, guards, walls).wins + 0.5)


def forecast(
    kind: i64, count: i64, shots: i64, riders: i64, shield: i64,
    against: i64, defenders: i64, shots_back: i64, riders_back: i64, guards: i64, walls: i64,
) -> Forecast:  # fmt: skip
    """Return how an army fares against another: `shots` and `riders` are supporting units, `shield` and `walls` cancel hits."""
    count, defenders = min(count, i64(MOST)), min(defenders, i64(MOST))
    riders, riders_back = min(riders, i64(MOST)), min(riders_back, i64(MOST))
    shots, shots_back = min(shots, i64(MOST_SHOTS)), min(shots_back, i64(MOST_SHOTS))
    shield, walls = min(shield, i64(MOST_WALLS)), min(walls, i64(MOST_WALLS))
    guards = max(guards, i64(0))
    if defenders == 0:
        against = ss.Unit.MELEE
    key = (((((kind * 4 + against) * 16 + count) * 16 + shots) * 16 + riders) * 8 + shield) * 16 + defenders
    key = (((key * 16 + shots_back) * 16 + riders_back) * 8 + guards) * 8 + walls
    known = FORECASTS.get(key)
    if known is not None:
        return known
    if len(FORECASTS) >= REMEMBERED:
        FORECASTS.clear()
    fight = Fight(kind, count, shots, riders, shield, against, defenders, shots_back, riders_back, guards, walls)
    made = fight.forecast()
    FORECASTS[key] = made
    return made


class Fight:
    """A battle between two sides, worked out from its possible ends backwards."""

    def __init__(
        self, kind: i64, count: i64, shots: i64, riders: i64, shield: i64,
        against: i64, defenders: i64, shots_back: i64, riders_back: i64, guards: i64, walls: i64,
    ) -> None:  # fmt: skip
        self.kind = kind
        self.count = count
        self.shots = shots
        self.riders = riders
        self.shield = shield
        self.against = against
        self.defenders = defenders
        self.shots_back = shots_back
        self.riders_back = riders_back
        self.guards = guards
        self.walls = walls
        self.stands = shield + riders + count  # so many hits end the attack
        self.holds = walls + riders_back + defenders + guards

    def forecast(self) -> Forecast:
        """Return the end of the battle from where nobody has taken a hit."""
        stands, holds = self.stands, self.holds
        if self.count == 0 or self.defenders + self.guards == 0:
            return Forecast(0.0 if self.count == 0 else 1.0, 0.0, 0.0)
        row = holds + 1
        size = (stands + 1) * row
        first = [0.0] * (3 * size)  # [3 * (taken * row + dealt)]: wins, lost, killed before the ranged units of a round
        second = [0.0] * (3 * size)  # the same before the others
        ranged = [self.dice(taken, True) for taken in range(stands)]
        others = [self.dice(taken, False) for taken in range(stands)]
        ranged_back = [self.dice_back(dealt, True) for dealt in range(holds)]
        others_back = [self.dice_back(dealt, False) for dealt in range(holds)]
        ends = [0.0, 0.0, 0.0]
        for taken in range(stands, -1, -1):
            for dealt in range(holds, -1, -1):
                at = 3 * (taken * row + dealt)
                if taken == stands or dealt == holds:
                    # SS-14.2: where nobody is left the defender keeps the field
                    first[at] = 1.0 if taken < stands else 0.0
                    first[at + 1] = float(min(max(taken - self.shield, i64(0)), self.riders + self.count))
                    first[at + 2] = float(min(max(dealt - self.walls, i64(0)), self.riders_back + self.defenders))
                    for i in range(3):
                        second[at + i] = first[at + i]
                    continue
                stay = meet(others[taken], others_back[dealt], taken, dealt, stands, holds, first, ends)
                rest = [ends[0], ends[1], ends[2]]
                stay_first = meet(ranged[taken], ranged_back[dealt], taken, dealt, stands, holds, second, ends)
                for i in range(3):
                    # Without a hit in either part the round begins again
                    first[at + i] = (ends[i] + stay_first * rest[i]) / (1.0 - stay * stay_first)
                    second[at + i] = rest[i] + stay * first[at + i]
        return Forecast(first[0], first[1], first[2])

    def dice(self, taken: i64, ranged: bool) -> Dice:
        """Return the hits that the attacker scores in one part of a round, having taken so many."""
        return volley(self.kind, self.count, self.shots, self.riders, 0, taken - self.shield, ranged)

    def dice_back(self, dealt: i64, ranged: bool) -> Dice:
        """Return the hits that the defender scores in one part of a round."""
        return volley(self.against, self.defenders, self.shots_back, self.riders_back, self.guards, dealt - self.walls, ranged)


def volley(kind: i64, units: i64, shots: i64, riders: i64, guards: i64, gone: i64, ranged: bool) -> Dice:
    """Return the hits that a side scores in one part of a round, having lost so many: supporting cavalry, the army, guards."""
    gone = max(gone, i64(0))
    beyond = max(gone - riders, i64(0))
    riders = max(riders - gone, i64(0))
    guards -= max(beyond - units, i64(0))
    units = max(units - beyond, i64(0))
    if ranged:
        return spread(shots + (units if kind == ss.Unit.RANGED else 0), 0, 0)
    cavalry = units if kind == ss.Unit.CAVALRY else i64(0)
    return spread(riders, cavalry, guards + (units if kind == ss.Unit.MELEE else 0))


def meet(
    dice: Dice, back: Dice, taken: i64, dealt: i64, stands: i64, holds: i64, after: list[float], ends: list[float]
) -> float:  # fmt: skip
    """Put into `ends` what follows from dice on both sides, by the values `after`; return the chance that nobody hits."""
    wins = lost = killed = 0.0
    row = holds + 1
    for hits in range(len(dice)):
        chance = dice[hits]
        if chance == 0.0:
            continue
        deep = min(dealt + hits, holds)
        for hits_back in range(len(back)):
            if hits + hits_back == 0:
                continue
            share = chance * back[hits_back]
            at = 3 * (min(taken + hits_back, stands) * row + deep)
            wins += share * after[at]
            lost += share * after[at + 1]
            killed += share * after[at + 2]
    ends[0] = wins
    ends[1] = lost
    ends[2] = killed
    return dice[0] * back[0]


def spread(thirds: i64, halves: i64, two_thirds: i64) -> Dice:
    """Return how likely each number of hits is, for dice that hit on 1-2, 1-3 and 1-4."""
    key = (thirds * 64 + halves) * 64 + two_thirds
    known = SPREADS.get(key)
    if known is not None:
        return known
    made = [1.0]
    for i in range(thirds + halves + two_thirds):
        hit = 1.0 / 3.0 if i < thirds else 0.5 if i < thirds + halves else 2.0 / 3.0
        longer = [0.0] * (len(made) + 1)
        for hits in range(len(made)):
            longer[hits] += made[hits] * (1.0 - hit)
            longer[hits + 1] += made[hits] * hit
        made = longer
    SPREADS[key] = made
    return made


# Conflicts as they lie on the table


class Sides:
    """What takes part in a conflict, by seat."""

    def __init__(self, state: SeventhStone, cell: i64) -> None:
        players = state.rules.players
        self.players = players
        self.units = filled(players * ss.TYPES, 0)  # [seat * TYPES + type], in the field
        self.guards = filled(players, 0)
        self.shots = filled(players, 0)  # supporting ranged units
        self.riders = filled(players, 0)
        self.walls = filled(players, 0)
        self.shield = filled(players, 0)
        self.extra = filled(players, 0)  # dice of a power strike
        self.better = filled(players, 0)  # 1 for precision
        self.master = filled(players, 0)
        self.bypass = state.rules.wall_bypass
        self.owner: i64 = state.controller[cell]
        self.first: i64 = state.stood[cell]  # who keeps the field if nobody is left
        fighting = state.battle == cell
        for seat in range(players):
            for kind in range(ss.TYPES):
                at = state.place(seat, cell, kind)
                self.units[seat * ss.TYPES + kind] = state.strength(at)
            self.add_supports(state, seat, cell)
            if fighting:
                self.shield[seat] = state.shield[seat]
                self.add_stone(state.stone_used[seat], seat)
        if self.owner >= 0:
            self.guards[self.owner] = state.guards if fighting else guard_of(state, cell)
            if self.stands(self.owner):
                self.walls[self.owner] = walls_now(state, cell)

    def add_supports(self, state: SeventhStone, seat: i64, cell: i64) -> None:
        """Count the supports that a seat has declared (SS-11.1, SS-16.12)."""
        base = seat * state.board.cells
        for home in range(state.board.cells):
            if state.support[base + home] != cell:
                continue
            at = (base + home) * ss.TYPES
            if not (state.battle == cell and state.suppressed & BIT[ss.Unit.RANGED]):
                self.shots[seat] += state.strength(at + ss.Unit.RANGED)
            if not (state.battle == cell and state.suppressed & BIT[ss.Unit.CAVALRY]):
                self.riders[seat] += state.strength(at + ss.Unit.CAVALRY)

    def add_stone(self, stone: i64, seat: i64) -> None:
        """Count a stone that was shown before this battle (SS-16.8 to SS-16.10)."""
        self.extra[seat] = ss.STONE_DICE[stone]
        self.better[seat] = ss.STONE_AIM[stone]
        self.master[seat] = ss.STONE_AGAIN[stone]

    def army(self, seat: i64) -> i64:
        """Return how many units a seat has in the field, guards apart."""
        at = seat * ss.TYPES
        return self.units[at] + self.units[at + 1] + self.units[at + 2]

    def stands(self, seat: i64) -> bool:
        """Return whether a seat has units in the field."""
        return self.army(seat) + self.guards[seat] > 0

    def type_of(self, seat: i64) -> i64:
        """Return the type most of a seat's units in the field have."""
        most: i64 = 0
        for kind in range(1, ss.TYPES):
            if self.units[seat * ss.TYPES + kind] > self.units[seat * ss.TYPES + most]:
                most = kind
        return most

    def is_plain(self, seat: i64) -> bool:
        """Return whether a side fights without anything that the exact calculation does not know."""
        only_type = self.units[seat * ss.TYPES + self.type_of(seat)] == self.army(seat)
        walled = self.bypass and self.walls[seat] > 0
        return only_type and not walled and self.extra[seat] + self.better[seat] + self.master[seat] == 0

    def percent(self, a: i64, d: i64) -> int:
        """Return how likely one seat takes the field from another, in percent."""
        made = forecast(
            self.type_of(a), self.army(a), self.shots[a], self.riders[a], self.shield[a] + self.walls[a],
            self.type_of(d), self.army(d), self.shots[d], self.riders[d], self.guards[d], self.shield[d] + self.walls[d],
        )  # fmt: skip
        return int(100.0 * made.wins + 0.5)

    def key(self) -> str:
        """Return everything that counts as one text."""
        found: list[str] = [str(self.owner), str(self.first), str(self.bypass)]
        for row in (self.units, self.guards, self.shots, self.riders, self.walls, self.shield, self.extra, self.better, self.master):
            for value in row:
                found.append(str(value))
        return " ".join(found)


def walls_now(state: SeventhStone, cell: i64) -> i64:
    """Return how many hits walls will cancel in a battle on a field: all usable ones, or what is left of those used (SS-13.2, SS-20.2)."""
    if state.battle == cell and not state.owes(ss.Ask.WALLS):
        return state.walls
    return ss.WALL_HITS * built_before(state, cell, ss.Building.WALL, state.year) + (1 if is_mountain(state, cell) else 0)


def conflict_percents(state: SeventhStone, cell: i64) -> list[int]:
    """Return for each seat how likely it wins a conflict, in percent, by what everybody can see; usable walls are used."""
    sides = Sides(state, cell)
    key = sides.key()
    known = PERCENTS.get(key)
    if known is None:
        if len(PERCENTS) >= REMEMBERED:
            PERCENTS.clear()
        known = percents(sides)
        PERCENTS[key] = known
    return known[:]


def percents(sides: Sides) -> list[int]:
    """Return for each seat how likely it wins, in percent."""
    found = [0 for _ in range(sides.players)]
    standing: list[i64] = []
    outside = False
    for seat in range(sides.players):
        if sides.stands(seat):
            standing.append(i64(seat))
        elif sides.shots[seat] + sides.riders[seat] > 0:
            outside = True
    if len(standing) == 1:
        found[standing[0]] = 100
    if len(standing) < 2:
        return found
    a, d = standing[0], standing[1]
    if a == sides.first:
        a, d = d, a
    if len(standing) > 2 or outside or not sides.is_plain(a) or not sides.is_plain(d) or sides.guards[a] > 0:
        return played_out(sides, found)
    found[a] = sides.percent(a, d)
    # Both may fall, and then a third may keep the field
    found[d] = 100 - found[a] if d == sides.first else sides.percent(d, a)
    return found


def played_out(sides: Sides, found: list[int]) -> list[int]:
    """Count how often each seat wins when the battle is played out."""
    dice = Seeded(20_261_115)
    for _ in range(TRIALS):
        winner = Melee(sides, dice).winner()
        if winner >= 0:
            found[winner] += 1
    return [count * 100 // TRIALS for count in found]


class Melee:
    """A battle of any number of sides, played out by simple means: everybody aims at the strongest other one."""

    def __init__(self, sides: Sides, dice: Seeded) -> None:
        self.sides = sides
        self.dice = dice
        self.units = sides.units[:]
        self.guards = sides.guards[:]
        self.riders = sides.riders[:]
        self.walls = sides.walls[:]
        self.shield = sides.shield[:]

    def strength(self, seat: i64) -> i64:
        """Return how many units a seat has in the field."""
        at = seat * ss.TYPES
        return self.units[at] + self.units[at + 1] + self.units[at + 2] + self.guards[seat]

    def target(self, seat: i64) -> i64:
        """Return whom a seat attacks, EMPTY if nobody is there."""
        found: i64 = ss.EMPTY
        for other in range(self.sides.players):
            if other != seat and self.strength(other) > 0 and (found < 0 or self.strength(other) > self.strength(found)):
                found = other
        return found

    def winner(self) -> i64:
        """Return who has the field in the end; where nobody is left it is who had it before (SS-14.2)."""
        for _ in range(LONGEST):
            for ranged in (True, False):
                left = self.left()
                if len(left) < 2:
                    return left[0] if len(left) == 1 else self.sides.first
                self.throw(ranged)
        return self.sides.first

    def left(self) -> list[i64]:
        """Return who has units in the field."""
        return [seat for seat in range(self.sides.players) if self.strength(seat) > 0]

    def throw(self, ranged: bool) -> None:
        """All sides throw the dice of one part of a round."""
        players = self.sides.players
        hits = filled(players, 0)
        for seat in range(players):
            target = self.target(seat)
            if target >= 0:
                hits[target] += self.hits_of(seat, ranged)
        for seat in range(players):
            self.take(seat, hits[seat], ranged)

    def hits_of(self, seat: i64, ranged: bool) -> i64:
        """Throw the dice of a seat."""
        sides = self.sides
        hits: i64 = 0
        if ranged:
            hits += self.roll(sides.shots[seat], ss.SUPPORT_HITS_ON, False)
            return hits + self.army_hits(seat, ss.Unit.RANGED)
        hits += self.roll(self.riders[seat], ss.SUPPORT_HITS_ON, False)
        hits += self.roll(self.guards[seat], ss.GUARD_HITS_ON, False)
        return hits + self.army_hits(seat, ss.Unit.MELEE) + self.army_hits(seat, ss.Unit.CAVALRY)

    def army_hits(self, seat: i64, kind: i64) -> i64:
        """Throw the dice of an army in the field, with the stone it used."""
        count = self.units[seat * ss.TYPES + kind]
        if count == 0:
            return 0
        return self.roll(count + self.sides.extra[seat], ss.HITS_ON[kind] + self.sides.better[seat], self.sides.master[seat] > 0)

    def roll(self, count: i64, number: i64, master: bool) -> i64:
        """Throw some dice; return the hits."""
        hits: i64 = 0
        extra: i64 = 0
        for _ in range(count):
            die = self.dice.pick(6, 0) + 1
            if die <= number:
                hits += 1
            if master and die == 1:
                extra += 1
        return hits + self.roll(extra, number, False) if extra > 0 else hits

    def take(self, seat: i64, hits: i64, ranged: bool) -> None:
        """A seat takes hits: walls, shields, supporting cavalry, the army, guards."""
        if not (ranged and self.sides.bypass):
            walled = min(hits, self.walls[seat])
            self.walls[seat] -= walled
            hits -= walled
        shielded = min(hits, self.shield[seat])
        self.shield[seat] -= shielded
        hits -= shielded
        if self.strength(seat) == 0:
            return
        lost = min(hits, self.riders[seat])
        self.riders[seat] -= lost
        hits -= lost
        for kind in (ss.Unit.RANGED, ss.Unit.CAVALRY, ss.Unit.MELEE):
            at = seat * ss.TYPES + kind
            lost = min(hits, self.units[at])
            self.units[at] -= lost
            hits -= lost
        self.guards[seat] -= min(hits, self.guards[seat])


# Supports to be expected


class Supports:
    """Units that support a side in a battle: ranged ones and cavalry."""

    def __init__(self, shots: i64, riders: i64) -> None:
        self.shots = shots
        self.riders = riders

    def plus(self, kind: i64, count: i64) -> Supports:
        """Return these supports and so many units more of a type; melee cannot support (SS-11.2)."""
        if kind == ss.Unit.MELEE:
            return self
        ranged = kind == ss.Unit.RANGED
        return Supports(self.shots + (count if ranged else 0), self.riders + (0 if ranged else count))


NO_SUPPORTS: Final = Supports(0, 0)


def likely_supports(state: SeventhStone, seat: i64, cell: i64) -> Supports:
    """Return the supports a seat could give on a field from where its armies stand: declared ones elsewhere do not count (SS-11.2)."""
    shots: i64 = 0
    riders: i64 = 0
    for home in range(state.board.cells):
        if home == cell or state.stood[home] != ss.EMPTY:
            continue
        base = seat * state.board.cells + home
        if state.support[base] != ss.EMPTY and state.support[base] != cell:
            continue
        at = base * ss.TYPES
        ranged = state.strength(at + ss.Unit.RANGED)
        if ranged > 0 and no_reach(state, ss.Unit.RANGED, home, cell) == ss.No.NOTHING:
            shots += ranged
        cavalry = state.strength(at + ss.Unit.CAVALRY)
        if cavalry > 0 and no_reach(state, ss.Unit.CAVALRY, home, cell) == ss.No.NOTHING:
            riders += cavalry
    return Supports(shots, riders)
