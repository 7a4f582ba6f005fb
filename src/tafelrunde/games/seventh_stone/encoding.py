"""Seventh Stone in numbers for learning programs: a number for every action, a place for everything that a seat sees."""

from __future__ import annotations

from tafelrunde.games.seventh_stone.engine.board import KIND_NAMES, PORTAL_NAMES, TERRAIN_NAMES
from tafelrunde.games.seventh_stone.engine.data import (
    ASK_NAMES,
    BUILDING_NAMES,
    EVENT_NAMES,
    GOOD_NAMES,
    MODE_NAMES,
    ORDERS,
    PEOPLE_NAMES,
    PHASE_NAMES,
    POOL_NAMES,
    REASON_NAMES,
    SEAT_NAMES,
    SLOT_NAMES,
    STONE_NAMES,
    STONES,
    TYPE_NAMES,
    TYPES,
    Do,
    Flag,
)
from tafelrunde.games.seventh_stone.maps import MOST
from tafelrunde.games.seventh_stone.view import (
    ArmyView,
    BattleView,
    BuildingView,
    CohortView,
    ConflictView,
    FieldView,
    PlayerView,
    SideView,
    View,
)
from tafelrunde.kernel.blocks import Block, Blocks, Part
from tafelrunde.kernel.slots import (
    Bag,
    ByName,
    BySeat,
    Code,
    Encoding,
    Fields,
    Listed,
    Look,
    Number,
    Row,
    Seat,
    SeatCode,
    SeatOrder,
    Slots,
    Word,
    numbers,
)

SEATS = 4
CELLS = MOST * MOST
UNITS = 32
"""Units of one kind in a cohort, the number itself not included; limits of the game keep far below."""
COHORTS = 4
FOLLOWS = "follows from the rest"
ADVICE = "a forecast that follows from the rest"

# Actions. Cells are numbered in reading order, as the view lists them.


def cell(weight: int = 1) -> Part:
    return Part("cell", range(CELLS), weight)


def stone() -> Part:
    return Part("stone", range(STONES), 1, lambda value: STONE_NAMES[value])


def unit_type(weight: int = 1) -> Part:
    return Part("type", range(TYPES), weight, lambda value: TYPE_NAMES[value])


def count(most: int) -> Part:
    return Part("count", range(most + 1))


def hired() -> Part:
    return Part("mercenary", range(2))


FLAGS = [flags for flags in range(16) if not flags & Flag.ENDED]

ACTIONS = Blocks(
    [
        Block("people", Do.PEOPLE, Part("people", range(len(PEOPLE_NAMES)), 1, lambda value: PEOPLE_NAMES[value])),
        Block("capital", Do.CAPITAL, cell()),
        Block("barracks", Do.BARRACKS, cell()),
        Block("amount", Do.AMOUNT, count(255)),
        Block("take", Do.TAKE, stone()),
        Block("discard", Do.DISCARD, stone()),
        Block("position", Do.POSITION, Part("place", range(SEATS))),
        Block(
            "build", Do.BUILD, cell(16), Part("replaced", range(4), 4), Part("building", range(4), 1, lambda value: BUILDING_NAMES[value])
        ),
        Block("recruit", Do.RECRUIT, cell(4), unit_type()),
        Block("hire", Do.HIRE, cell()),
        Block("equip", Do.EQUIP, cell(32), stone()),
        Block("select", Do.SELECT, cell(1024), unit_type(256), Part("flags", FLAGS, 16), Part("points", range(1, 16))),
        Block("group", Do.GROUP, Part("military", range(UNITS), 256), Part("mercenary", range(UNITS))),
        Block("carry", Do.CARRY, Part("stones", range(256))),
        Block("goto", Do.GOTO, cell()),
        Block("use", Do.USE, cell(128), unit_type(32), stone()),
        Block("overrun", Do.OVERRUN, cell()),
        Block("back", Do.BACK),
        Block("remove", Do.REMOVE, cell(8), unit_type(2), hired()),
        Block("keep", Do.KEEP, stone()),
        Block("disband", Do.DISBAND, cell(4), unit_type()),
        Block("support", Do.SUPPORT, cell()),
        Block("none", Do.NONE),
        Block("battle", Do.BATTLE, cell()),
        Block("walls", Do.WALLS, count(15)),
        Block("aim", Do.AIM, count(63)),
        Block("lose", Do.LOSE, Part("source", range(4 + CELLS), 2), hired()),
        Block("yes", Do.YES),
        Block("no", Do.NO),
        Block("done", Do.DONE),
    ]
)

# Views


def field_names(view: View) -> list[str]:
    return [field.field for field in view.fields]


def field_code() -> Slots:
    """A field as its number in the list of fields, from 1 on."""
    return Code(field_names)


COHORT = Fields(CohortView, numbers("military", "mercenary", "points", "ended", "teleport", "mobile", "again"))

ARMY = Fields(
    ArmyView,
    {
        "seat": SeatCode(),
        "type": Code(TYPE_NAMES),
        **numbers("military", "mercenary", "stones"),
        "stone_names": Listed(STONE_NAMES, 5),
        "pinned": Number(),
        "supports": field_code(),
        "cohorts": Row(COHORTS, COHORT),
    },
)

FIELD = Fields(
    FieldView,
    {
        "kind": Word(KIND_NAMES),
        "terrain": Word(TERRAIN_NAMES),
        "portal": Word(PORTAL_NAMES),
        "controller": Seat(SEATS),
        "capital": Seat(SEATS),
        "buildings": Row(2, Fields(BuildingView, {"building": Word(BUILDING_NAMES), "ready": Number()})),
        "lava": Number(),
        "armies": Row(4, ARMY),
        **numbers("conflict", "guards", "rs", "ts", "recruits"),
    },
    {"field": "it is the place in the list", "odds": ADVICE},
)

CONFLICT = Fields(
    ConflictView,
    {"field": field_code(), "units": BySeat(SEATS, Number()), "overruns": Seat(SEATS)},
    {"supports": "the armies say whom they support", "chances": ADVICE},
)

SIDE = Fields(
    SideView,
    {
        "standing": Number(),
        "pools": Bag(POOL_NAMES),
        "hits_on": Bag(POOL_NAMES),
        "stone": Word(STONE_NAMES),
        **numbers("shield", "hits"),
        "targets": Seat(SEATS),
        "aimed": ByName(POOL_NAMES, BySeat(SEATS, Number())),
    },
    {"seat": FOLLOWS},
    there=True,
)

BATTLE = Fields(
    BattleView,
    {
        "field": field_code(),
        "mode": Word(MODE_NAMES),
        **numbers("round", "guards", "walls"),
        "suppressed": Bag(TYPE_NAMES),
        "sides": BySeat(SEATS, SIDE),
    },
    there=True,
)

PLAYER = Fields(
    PlayerView,
    {
        "people": Word(PEOPLE_NAMES),
        **numbers("ts", "capitals", "temples", "wins", "lost_stone", "place"),
        "sheet": Bag(SLOT_NAMES),
        **numbers("sources", "military", "mercenary", "budget"),
        "goods": Bag(GOOD_NAMES),
        "armies": Bag(TYPE_NAMES),
        "hand_size": Number(),
        "hand": Bag(STONE_NAMES, known=True),
        "known": Bag(STONE_NAMES, known=True),
        **numbers("tournament", "allocated"),
        "amounts": Bag(SLOT_NAMES, known=True),
        "position": Number(),
        **numbers("doubled", "out"),
    },
    {"seat": FOLLOWS},
    there=True,
)

FIELDS: dict[str, Slots] = {
    "viewer": Word(SEAT_NAMES),
    "players": BySeat(SEATS, PLAYER),
    **numbers("columns", "rows"),
    "fields": Row(CELLS, FIELD),
    "year": Number(),
    "phase": Word(PHASE_NAMES),
    "event": Word(EVENT_NAMES),
    **numbers("unit_limit", "army_limit", "tournament_in", "ts_to_win", "year_limit", "advanced", "wall_bypass"),
    "order": SeatOrder(SEATS, 8),
    "shown": Bag(STONE_NAMES),
    "pile": Bag(STONE_NAMES, known=True),
    "draft": SeatOrder(SEATS, SEATS),
    "supply": Number(),
    "discard": Bag(STONE_NAMES),
    "buried": Number(),
    "conflicts": Row(16, CONFLICT),
    "battle": BATTLE,
    "mover": Seat(SEATS),
    "asked": Seat(SEATS),
    "prompt": Word(ASK_NAMES),
    "about": field_code(),
    "winners": Seat(SEATS),
    "reason": Word(REASON_NAMES),
}


def look(view: View) -> Look:
    assert view.viewer is not None
    return Look(view, tuple(view.players), view.viewer)


ENCODING = Encoding(ACTIONS, Fields(View, FIELDS), look, longest=ORDERS)
