"""Seventh Stone in numbers for learning programs: a number for every action, a place for everything that a seat sees."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.grammar import GRAMMAR
from tafelrunde.games.seventh_stone.view import View
from tafelrunde.kernel import slots as sl
from tafelrunde.kernel.blocks import blocks

SEATS = 4
CELLS = ss.MOST_SIDE * ss.MOST_SIDE
FIELD = sl.Code(lambda view: [field.field for field in view.fields])
"""A field as its number in the list of fields, from 1 on, in reading order as cells are numbered in actions."""

ACTIONS = blocks(
    GRAMMAR,
    values={"select flags": [flags for flags in range(16) if not flags & ss.ENDED], "select points": range(1, 16)},
    words={"people": ss.PEOPLE_NAMES, "stone": ss.STONE_NAMES, "type": ss.UNIT_NAMES, "building": ss.BUILDING_NAMES},
)

VIEW = sl.fields_of(
    View,
    {
        "viewer": sl.Word(ss.SEAT_NAMES),
        "players": partial(sl.BySeat, SEATS),
        "fields": partial(sl.Row, CELLS),
        "phase": sl.Word(ss.PHASE_NAMES),
        "event": sl.Word(ss.EVENT_NAMES),
        "order": sl.SeatOrder(SEATS, 8),
        "draft": sl.SeatOrder(SEATS, SEATS),
        "conflicts": partial(sl.Row, 16),
        "prompt": sl.Word(ss.ASK_NAMES),
        "reason": sl.Word(ss.REASON_NAMES),
        "people": sl.Word(ss.PEOPLE_NAMES),
        "sheet": sl.Bag(ss.SLOT_NAMES),
        "goods": sl.Bag(ss.GOOD_NAMES),
        "amounts": sl.Bag(ss.SLOT_NAMES, known=True),
        "PlayerView.armies": sl.Bag(ss.UNIT_NAMES),
        "kind": sl.Word(ss.KIND_NAMES),
        "terrain": sl.Word(ss.TERRAIN_NAMES),
        "portal": sl.Word(ss.PORTAL_NAMES),
        "buildings": partial(sl.Row, 2),
        "BuildingView.building": sl.Word(ss.BUILDING_NAMES),
        "FieldView.armies": partial(sl.Row, 4),
        "seat": sl.SeatCode(),
        "type": sl.Code(ss.UNIT_NAMES),
        "stone_names": sl.Listed(ss.STONE_NAMES, 5),
        "cohorts": partial(sl.Row, 4),
        "units": partial(sl.BySeat, SEATS),
        "mode": sl.Word(ss.MODE_NAMES),
        "suppressed": sl.Bag(ss.UNIT_NAMES),
        "sides": partial(sl.BySeat, SEATS),
        "stone": sl.Word(ss.STONE_NAMES),
        "aimed": sl.ByName(ss.POOL_NAMES, sl.BySeat(SEATS, sl.Number())),
        **dict.fromkeys(("mover", "asked", "winners", "controller", "capital", "overruns", "targets"), sl.Seat(SEATS)),
        **dict.fromkeys(("about", "ArmyView.supports", "ConflictView.field", "BattleView.field"), FIELD),
        **dict.fromkeys(("shown", "discard"), sl.Bag(ss.STONE_NAMES)),
        **dict.fromkeys(("pile", "hand", "known"), sl.Bag(ss.STONE_NAMES, known=True)),
        **dict.fromkeys(("pools", "hits_on"), sl.Bag(ss.POOL_NAMES)),
    },
    {
        **dict.fromkeys(("breaches", "PlayerView.seat", "SideView.seat"), sl.FOLLOWS),
        **dict.fromkeys(("odds", "chances"), "a forecast that follows from the rest"),
        "FieldView.field": sl.PLACE,
        "ConflictView.supports": "the armies say whom they support",
    },
    there=("PlayerView", "SideView", "BattleView"),
)

ENCODING = sl.Encoding(ACTIONS, VIEW, sl.look_at_players, longest=ss.ORDERS)
