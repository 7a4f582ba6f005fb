"""How simulated battles of Mighty Empires will probably end.

Battles are fought many times on a copy, with dice of their own, by the code that fights the real ones; stances and generals are drawn
uniformly. The acceptance tables of ME-9.15 and ME-9.16 are measured the same way, on a map of a single tile. What rules of thumb need at
every decision stands here as a table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.battle import simulate
from tafelrunde.games.mighty_empires.engine.board import land_of
from tafelrunde.games.mighty_empires.engine.making import blank
from tafelrunde.games.mighty_empires.engine.rules import Rules
from tafelrunde.games.mighty_empires.engine.scoring import result_class
from tafelrunde.games.mighty_empires.engine.setup import lay_out
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.kernel.chance import Seeded, seeded
from tafelrunde.kernel.rows import row_of
from tafelrunde.kernel.vectors import append, vec

CLASSES: Final = (
    7  # from the view of side A: lost by a massacre, overwhelmingly, narrowly; draw; won narrowly, overwhelmingly, by a massacre
)
CLASS_NAMES: Final = ("lose_massacre", "lose_overwhelming", "lose_narrow", "draw", "win_narrow", "win_overwhelming", "win_massacre")
WON_FROM: Final = 4  # the first class in which side A has won
ROUND_OF_BASE: Final[list[i64]] = [1, 3, 6, 8]  # a campaign round in which armies have this size (4.6)

# ME-9.15: share of each class in permille for equal armies, by base size
EXPECTED_SHARES: Final[list[list[i64]]] = [
    [35, 215, 127, 246, 127, 215, 35],
    [72, 196, 129, 205, 129, 196, 72],
    [81, 205, 124, 181, 124, 205, 81],
    [96, 211, 112, 161, 112, 211, 96],
]
SHARE_TOLERANCE: Final = 15
RP_TOLERANCE: Final = 5
MANY: Final = 20_000  # battles for which these tolerances are meant

# What to expect of a battle, by base size and by every 100 points that side A has more: permille of the seven classes. Measured with
# `count_classes`; the rules of thumb read between the lines.
STEP: Final = 100
FORECAST: Final[list[list[list[i64]]]] = [
    [
        [32, 215, 129, 248, 129, 215, 32],
        [21, 125, 111, 222, 135, 311, 75],
        [11, 80, 89, 170, 138, 387, 125],
        [3, 46, 68, 140, 112, 444, 187],
        [2, 33, 40, 93, 98, 476, 258],
        [1, 20, 31, 71, 71, 483, 324],
        [0, 12, 17, 52, 58, 462, 399],
    ],
    [
        [68, 204, 128, 200, 128, 204, 68],
        [49, 160, 118, 199, 123, 236, 116],
        [31, 116, 94, 175, 130, 277, 178],
        [16, 92, 77, 146, 118, 317, 233],
        [10, 67, 65, 129, 110, 300, 319],
        [4, 51, 49, 103, 93, 308, 391],
        [3, 33, 37, 78, 78, 309, 461],
    ],
    [
        [80, 211, 117, 183, 117, 211, 80],
        [53, 169, 116, 176, 121, 243, 123],
        [39, 145, 106, 159, 128, 262, 161],
        [27, 118, 82, 146, 132, 273, 223],
        [17, 98, 72, 133, 123, 288, 270],
        [13, 77, 66, 115, 100, 278, 351],
        [10, 62, 50, 106, 90, 267, 414],
    ],
    [
        [99, 212, 110, 159, 110, 212, 99],
        [76, 185, 98, 160, 118, 232, 132],
        [61, 156, 99, 149, 120, 247, 168],
        [41, 141, 89, 140, 119, 265, 206],
        [33, 121, 77, 137, 106, 267, 258],
        [30, 95, 73, 125, 100, 261, 316],
        [21, 86, 59, 100, 92, 278, 364],
    ],
]
# The same in the mountains, where the hill makes small leads large (ME-9.14)
HILL_FORECAST: Final[list[list[list[i64]]]] = [
    [
        [144, 233, 81, 83, 81, 233, 144],
        [79, 141, 48, 81, 97, 314, 241],
        [33, 64, 28, 68, 98, 337, 373],
        [16, 29, 14, 53, 91, 314, 482],
        [7, 8, 13, 41, 68, 273, 589],
        [1, 4, 7, 30, 43, 244, 671],
        [1, 1, 4, 16, 29, 199, 750],
    ],
    [
        [156, 229, 76, 78, 76, 229, 156],
        [99, 144, 56, 78, 93, 297, 233],
        [63, 86, 41, 83, 90, 317, 321],
        [35, 41, 25, 69, 89, 326, 416],
        [19, 25, 19, 57, 85, 295, 501],
        [7, 15, 15, 55, 67, 245, 595],
        [3, 6, 11, 33, 56, 235, 655],
    ],
    [
        [171, 230, 63, 71, 63, 230, 171],
        [120, 158, 45, 83, 80, 287, 228],
        [84, 100, 39, 86, 95, 307, 288],
        [51, 52, 36, 87, 101, 320, 352],
        [30, 36, 32, 86, 85, 310, 422],
        [14, 23, 24, 74, 77, 283, 505],
        [5, 15, 20, 58, 58, 271, 571],
    ],
    [
        [198, 209, 60, 67, 60, 209, 198],
        [147, 162, 48, 73, 69, 253, 249],
        [114, 100, 42, 75, 84, 281, 305],
        [74, 69, 38, 82, 90, 303, 343],
        [43, 47, 39, 81, 90, 293, 406],
        [27, 42, 38, 71, 84, 273, 465],
        [10, 31, 33, 73, 68, 265, 519],
    ],
]


class Cell:
    """One measured number beside the one that is expected."""

    def __init__(self, base: i64, extra: i64, kind: i64, expected: float, measured: float, tolerance: float) -> None:
        self.base = base
        self.extra = extra  # points that side A has more
        self.kind = kind  # a class of ME-9.15; in ME-9.16 the side
        self.expected = expected
        self.measured = measured
        self.tolerance = tolerance

    def difference(self) -> float:
        return self.measured - self.expected

    def fits(self) -> bool:
        """Return whether the measured number is near enough; a hair more is forgiven, because shares are rounded in the rules."""
        return abs(self.measured - self.expected) <= self.tolerance + 1e-9


def arena(base: i64, terrain: i64 = me.Terrain.PLAINS) -> MightyEmpires:
    """Return two seats on a single tile with a battle between them, in a round with armies of this size."""
    rules = Rules([i64(0)] * me.RULES)
    rules.players = 2
    rules.max_rounds = 8
    rules.seal_gold = True
    state = blank(rules, Seeded(1))
    lay_out(state, land_of([[0], [0], [int(terrain)], [0], [me.EMPTY], [me.EMPTY]]), [0])
    for seat in range(2):
        state.race[seat] = 0
    state.year = 1
    state.round = 1
    for i in range(len(me.BASES)):
        if me.BASES[i] == base:
            state.round = ROUND_OF_BASE[i]
    state.add_fight([0, 1, 0, me.Stage.ORDERS, me.Mode.SIM, me.Ending.NONE, 0, 0, 0, 0, 0, 0])
    return state


def class_of(lead: i64) -> i64:
    """Return which of the seven classes a lead of side A in victory points is (4.7)."""
    return result_class(lead) + 2 if lead > -me.NARROW_FROM else 4 - result_class(-lead)


def fight_out(state: MightyEmpires, battle: i64, extra_a: i64, extra_b: i64, dice: Seeded) -> i64:
    """Fight a battle of a copy with these bought points and any stances and generals; return the lead of side A in victory points."""
    for side in range(2):
        seat = state.fight(battle, me.Fight.A + side)
        at = seat * me.ORDER
        for part in range(me.ORDER):
            state.orders[at + part] = 0
        state.orders[at + me.Part.GOLD] = extra_a if side == 0 else extra_b
        state.orders[at + me.Part.STANCE] = dice.pick(3, 0)
        state.orders[at + me.Part.GENERAL] = dice.pick(2, 0)
    tile = state.fight(battle, me.Fight.TILE)
    lair = state.lair[tile]
    simulate(state, battle)
    state.lair[tile] = lair  # the next of these battles meets the dragon again
    return state.fight(battle, me.Fight.VP_A) - state.fight(battle, me.Fight.VP_B)


def count_classes(state: MightyEmpires, battle: i64, extra_a: i64, extra_b: i64, battles: i64, seed: int) -> list[int]:
    """Return how often each of the seven classes came up in so many battles; the state itself is left alone."""
    dice = seeded(seed)
    copy = state.clone()
    copy.chance = seeded(seed + 1)
    counts: list[int] = [0] * CLASSES
    for _ in range(battles):
        counts[class_of(fight_out(copy, battle, extra_a, extra_b, dice))] += 1
    return counts


def mean_rp(counts: list[int], side: i64) -> float:
    """Return the empire points that a side gets on average (4.7)."""
    total: i64 = 0
    battles: i64 = 0
    middles: list[i64] = [
        -me.MASSACRE_FROM,
        -me.OVERWHELMING_FROM,
        -me.NARROW_FROM,
        0,
        me.NARROW_FROM,
        me.OVERWHELMING_FROM,
        me.MASSACRE_FROM,
    ]
    for i in range(CLASSES):
        lead = middles[i] if side == 0 else -middles[i]
        total += counts[i] * me.RESULT_RP[result_class(lead)]
        battles += counts[i]
    return float(total) / float(max(battles, i64(1)))


def shares(battles: i64, seed: int) -> list[Cell]:
    """Measure the table of ME-9.15: equal armies, in percent."""
    cells: list[Cell] = []
    for row in range(len(me.BASES)):
        counts = count_classes(arena(me.BASES[row]), 0, 0, 0, battles, seed + int(row) * 2)
        for i in range(CLASSES):
            measured = 100.0 * float(counts[i]) / float(battles)
            expected = float(EXPECTED_SHARES[row][i]) / 10.0
            cells.append(Cell(me.BASES[row], 0, i, expected, measured, float(SHARE_TOLERANCE) / 10.0))
    return cells


def rewards(battles: i64, seed: int) -> list[Cell]:
    """Measure the table of ME-9.16: mean empire points of both sides if A has more points."""
    cells: list[Cell] = []
    for line in range(len(me.EXTRAS)):
        for row in range(len(me.BASES)):
            counts = count_classes(arena(me.BASES[row]), 0, me.EXTRAS[line], 0, battles, seed + 100 + int(line * len(me.BASES) + row) * 2)
            for side in range(2):
                expected = float(me.EXPECTED_RP[line][row * 2 + side]) / 100.0
                cells.append(Cell(me.BASES[row], me.EXTRAS[line], side, expected, mean_rp(counts, side), float(RP_TOLERANCE) / 100.0))
    return cells


FLAT: Final = row_of([share for table in (FORECAST, HILL_FORECAST) for rows in table for row in rows for share in row])
"""Both tables in one row."""
LEADS: Final = len(FORECAST[0])


def forecast(base: i64, lead: i64, hill: bool) -> vec[float]:
    """Return how likely each of the seven classes is for a side with so many points more than the other; `hill`: in the mountains."""
    first: i64 = len(me.BASES) * LEADS * CLASSES if hill else 0
    for i in range(len(me.BASES)):
        if me.BASES[i] == base:
            first += i * LEADS * CLASSES
    more = min(lead if lead >= 0 else -lead, i64((LEADS - 1) * STEP))
    low = min(more // STEP, i64(LEADS - 2))
    part = float(more - low * STEP) / float(STEP)
    first += low * CLASSES
    found = vec[float](capacity=CLASSES)
    for i in range(CLASSES):
        at = first + (i if lead >= 0 else CLASSES - 1 - i)
        found = append(found, (float(FLAT[at]) * (1.0 - part) + float(FLAT[at + CLASSES]) * part) / 1000.0)
    return found


def weigh(values: vec[float], base: i64, lead: i64, hill: bool) -> float:
    """Return what a battle is worth whose classes are worth so much."""
    chances = forecast(base, lead, hill)
    total = 0.0
    for result in range(CLASSES):
        total += chances[result] * values[result]
    return total
