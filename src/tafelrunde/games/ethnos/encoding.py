"""Ethnos in numbers for learning programs: a number for every action, a place for everything that a seat sees."""

from __future__ import annotations

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.grammar import GRAMMAR
from tafelrunde.games.ethnos.view import BandView, KingdomView, PlayerView, View
from tafelrunde.kernel.blocks import blocks
from tafelrunde.kernel.slots import (
    Bag,
    ByName,
    BySeat,
    Code,
    Encoding,
    Fields,
    Listed,
    Look,
    Marks,
    Number,
    Row,
    Seat,
    SeatCode,
    Slots,
    Word,
    numbers,
)

SEATS = 6
FOLLOWS = "follows from the rest"
ACTIONS = blocks(GRAMMAR, words={"card": et.KIND_NAMES, "to": et.KINGDOM_NAMES, "tribe": et.TRIBE_NAMES})

KINGDOM = Fields(
    KingdomView,
    {"tokens": Row(3, Number()), "markers": BySeat(SEATS, Number())},
    {"kingdom": "it is the place in the list", "prizes": FOLLOWS, "standing": FOLLOWS, "needed": FOLLOWS},
)

BAND = Fields(
    BandView,
    {
        "seat": SeatCode(),
        "leader": Code(et.KIND_NAMES),
        "cards": Listed(et.KIND_NAMES, et.HAND_LIMIT),
        **numbers("scoring", "giant", "last"),
    },
    {"band": "it is the place in the list", "size": FOLLOWS, "tie": FOLLOWS, "glory": FOLLOWS},
)

PLAYER = Fields(
    PlayerView,
    {
        **numbers("glory", "place", "supply", "hand_size", "merfolk"),
        "orcs": Bag(et.KINGDOM_NAMES),
        "trolls": Marks(1, et.TROLL_TOKENS),
        "giant": Number(),
        "sheet": Row(3, Bag(et.SHEET_NAMES)),
        "known": Bag(et.KIND_NAMES, known=True),
        "hand": Bag(et.KIND_NAMES, known=True),
        "scattered": Bag(et.KIND_NAMES, known=True),
    },
    {"seat": FOLLOWS, "orc_glory": FOLLOWS},
    there=True,
)

FIELDS: dict[str, Slots] = {
    "viewer": Word(et.SEAT_NAMES),
    "players": BySeat(SEATS, PLAYER),
    "tribes": Bag(et.TRIBE_NAMES),
    "pool": Bag(et.TRIBE_NAMES),
    "kingdoms": ByName(et.KINGDOM_NAMES, KINGDOM, "kingdom"),
    "row": Bag(et.KIND_NAMES),
    "bands": Row(et.BANDS, BAND),
    **numbers("deck", "safe", "dragons", "age", "ages"),
    "merfolk_glory": Row(3, Number()),
    "giant_glory": Row(3, Number()),
    "giant_record": Number(),
    "trolls": Marks(1, et.TROLL_TOKENS),
    "put_away": Number(),
    "first": Seat(SEATS),
    "turn": Seat(SEATS),
    "asked": Seat(SEATS),
    "prompt": Word(et.ASK_NAMES),
    "winners": Seat(SEATS),
    "reason": Word(et.REASON_NAMES),
}


def look(view: View) -> Look:
    assert view.viewer is not None
    return Look(view, tuple(view.players), view.viewer)


# A band is a leader and a count for each kind that could go with it: the kinds of a tribe, or those of a colour, and Skeletons.
ENCODING = Encoding(
    ACTIONS,
    Fields(View, FIELDS, {"age_ends": FOLLOWS, "merfolk": FOLLOWS, "pair": FOLLOWS, "tribe_count": FOLLOWS}),
    look,
    longest=1 + et.TRIBES,
)
