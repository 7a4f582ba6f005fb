"""Ethnos in numbers for learning programs: a number for every action, a place for everything that a seat sees."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.grammar import GRAMMAR
from tafelrunde.games.ethnos.view import View
from tafelrunde.kernel import slots as sl
from tafelrunde.kernel.blocks import blocks

SEATS = 6
ACTIONS = blocks(GRAMMAR, words={"card": et.KIND_NAMES, "to": et.KINGDOM_NAMES, "tribe": et.TRIBE_NAMES})

VIEW = sl.fields_of(
    View,
    {
        "viewer": sl.Word(et.SEAT_NAMES),
        "players": partial(sl.BySeat, SEATS),
        "kingdoms": lambda kingdom: sl.ByName(et.KINGDOM_NAMES, kingdom, "kingdom"),
        "row": sl.Bag(et.KIND_NAMES),
        "bands": partial(sl.Row, et.BANDS),
        "prompt": sl.Word(et.ASK_NAMES),
        "reason": sl.Word(et.REASON_NAMES),
        "markers": partial(sl.BySeat, SEATS),
        "BandView.seat": sl.SeatCode(),
        "leader": sl.Code(et.KIND_NAMES),
        "cards": sl.Listed(et.KIND_NAMES, et.HAND_LIMIT),
        "orcs": sl.Bag(et.KINGDOM_NAMES),
        "trolls": sl.Marks(1, et.TROLL_TOKENS),
        "sheet": sl.Row(3, sl.Bag(et.SHEET_NAMES)),
        **dict.fromkeys(("tribes", "pool"), sl.Bag(et.TRIBE_NAMES)),
        **dict.fromkeys(("tokens", "merfolk_glory", "giant_glory"), partial(sl.Row, 3)),
        **dict.fromkeys(("first", "turn", "asked", "winners"), sl.Seat(SEATS)),
        **dict.fromkeys(("known", "hand", "scattered"), sl.Bag(et.KIND_NAMES, known=True)),
    },
    {
        **dict.fromkeys(("age_ends", "View.merfolk", "pair", "tribe_count"), sl.FOLLOWS),
        **dict.fromkeys(("prizes", "standing", "needed", "size", "tie", "BandView.glory", "PlayerView.seat", "orc_glory"), sl.FOLLOWS),
        **dict.fromkeys(("kingdom", "band"), sl.PLACE),
    },
    there=("PlayerView",),
)

# A band is a leader and a count for each kind that could go with it: the kinds of a tribe, or those of a colour, and Skeletons.
ENCODING = sl.Encoding(ACTIONS, VIEW, sl.look_at_players, longest=1 + et.TRIBES)
