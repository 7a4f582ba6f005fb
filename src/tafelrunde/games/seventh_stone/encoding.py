"""Seventh Stone in numbers for learning programs: a number for every action, a place for everything that a seat sees."""

from __future__ import annotations

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.grammar import GRAMMAR
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
from tafelrunde.kernel.blocks import blocks
from tafelrunde.kernel.slots import (
    Bag,
    ByName,
    BySeat,
    Code,
    Encoding,
    Listed,
    Look,
    Number,
    Row,
    Seat,
    SeatCode,
    SeatOrder,
    Slots,
    Word,
    in_order,
)

SEATS = 4
CELLS = ss.MOST_SIDE * ss.MOST_SIDE
COHORTS = 4
FOLLOWS = "follows from the rest"
ADVICE = "a forecast that follows from the rest"

# Cells are numbered in reading order, as the view lists them.

ACTIONS = blocks(
    GRAMMAR,
    values={"select flags": [flags for flags in range(16) if not flags & ss.ENDED], "select points": range(1, 16)},
    words={"people": ss.PEOPLE_NAMES, "stone": ss.STONE_NAMES, "type": ss.UNIT_NAMES, "building": ss.BUILDING_NAMES},
)

# Views


def field_names(view: View) -> list[str]:
    return [field.field for field in view.fields]


def field_code() -> Slots:
    """A field as its number in the list of fields, from 1 on."""
    return Code(field_names)


COHORT = in_order(CohortView, {})

ARMY = in_order(
    ArmyView,
    {
        "seat": SeatCode(),
        "type": Code(ss.UNIT_NAMES),
        "stone_names": Listed(ss.STONE_NAMES, 5),
        "supports": field_code(),
        "cohorts": Row(COHORTS, COHORT),
    },
)

FIELD = in_order(
    FieldView,
    {
        "kind": Word(ss.KIND_NAMES),
        "terrain": Word(ss.TERRAIN_NAMES),
        "portal": Word(ss.PORTAL_NAMES),
        "controller": Seat(SEATS),
        "capital": Seat(SEATS),
        "buildings": Row(2, in_order(BuildingView, {"building": Word(ss.BUILDING_NAMES)})),
        "armies": Row(4, ARMY),
    },
    {"field": "it is the place in the list", "odds": ADVICE},
)

CONFLICT = in_order(
    ConflictView,
    {"field": field_code(), "units": BySeat(SEATS, Number()), "overruns": Seat(SEATS)},
    {"supports": "the armies say whom they support", "chances": ADVICE},
)

SIDE = in_order(
    SideView,
    {
        "pools": Bag(ss.POOL_NAMES),
        "hits_on": Bag(ss.POOL_NAMES),
        "stone": Word(ss.STONE_NAMES),
        "targets": Seat(SEATS),
        "aimed": ByName(ss.POOL_NAMES, BySeat(SEATS, Number())),
    },
    {"seat": FOLLOWS},
    there=True,
)

BATTLE = in_order(
    BattleView,
    {"field": field_code(), "mode": Word(ss.MODE_NAMES), "suppressed": Bag(ss.UNIT_NAMES), "sides": BySeat(SEATS, SIDE)},
    there=True,
)

PLAYER = in_order(
    PlayerView,
    {
        "people": Word(ss.PEOPLE_NAMES),
        "sheet": Bag(ss.SLOT_NAMES),
        "goods": Bag(ss.GOOD_NAMES),
        "armies": Bag(ss.UNIT_NAMES),
        "hand": Bag(ss.STONE_NAMES, known=True),
        "known": Bag(ss.STONE_NAMES, known=True),
        "amounts": Bag(ss.SLOT_NAMES, known=True),
    },
    {"seat": FOLLOWS},
    there=True,
)

VIEW = in_order(
    View,
    {
        "viewer": Word(ss.SEAT_NAMES),
        "players": BySeat(SEATS, PLAYER),
        "fields": Row(CELLS, FIELD),
        "phase": Word(ss.PHASE_NAMES),
        "event": Word(ss.EVENT_NAMES),
        "order": SeatOrder(SEATS, 8),
        "shown": Bag(ss.STONE_NAMES),
        "pile": Bag(ss.STONE_NAMES, known=True),
        "draft": SeatOrder(SEATS, SEATS),
        "discard": Bag(ss.STONE_NAMES),
        "conflicts": Row(16, CONFLICT),
        "battle": BATTLE,
        "mover": Seat(SEATS),
        "asked": Seat(SEATS),
        "prompt": Word(ss.ASK_NAMES),
        "about": field_code(),
        "winners": Seat(SEATS),
        "reason": Word(ss.REASON_NAMES),
    },
    {"breaches": FOLLOWS},
)


def look(view: View) -> Look:
    assert view.viewer is not None
    return Look(view, tuple(view.players), view.viewer)


ENCODING = Encoding(ACTIONS, VIEW, look, longest=ss.ORDERS)
