"""War Chest in numbers for learning programs: a number for every action, a place for everything that a seat sees."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.board import BOARD_4P, LABELS
from tafelrunde.games.war_chest.engine.rules import cards_of
from tafelrunde.games.war_chest.grammar import GRAMMAR
from tafelrunde.games.war_chest.view import DraftView, PlayerView, UnitView, View, seat_names
from tafelrunde.kernel.blocks import blocks
from tafelrunde.kernel.slots import (
    Bag,
    ByName,
    BySeat,
    ByTeam,
    Encoding,
    Fields,
    Look,
    Number,
    Row,
    Seat,
    SeatOrder,
    Slots,
    Team,
    Word,
    numbers,
)

SEAT_WORDS = (*seat_names(2), *seat_names(wc.SEATS))
FOLLOWS = "follows from the rest"

# Actions


def adjacent() -> list[tuple[int, ...]]:
    """Return from hex to hex next to it, ascending."""
    return [(a, int(b)) for a in range(wc.HEXES) for b in BOARD_4P.next_to[a]]


def tactics() -> list[tuple[int, ...]]:
    """Return the hexes that tactics name: none, two that are not more than 2 apart, or three for a charge."""
    found = {(0, 0, 0)}
    for a in range(wc.HEXES):
        found |= {(a, int(b), 0) for b in BOARD_4P.near[a]}
        found |= {(a, int(b), int(c)) for b in BOARD_4P.next_to[a] for c in BOARD_4P.next_to[b]}
        charges = [int(value) for value in BOARD_4P.charges[a]]
        found |= {(a, charges[i], charges[i + 1]) for i in range(0, len(charges), 3)}
    return sorted(found)


PAID = range(wc.WIDTH)
UNPAID = (wc.NO_COIN,)
ANY_COIN = (*PAID, wc.NO_COIN)
COINS: dict[str, Iterable[int]] = dict.fromkeys(("bolster", "claim", "recruit", "pass", "tactic"), PAID)
COINS |= dict.fromkeys(("deploy", "move", "control", "attack"), ANY_COIN)
COINS |= dict.fromkeys(("decline", "stack", "supply", "ban", "pick", "first"), UNPAID)

ACTIONS = blocks(
    GRAMMAR,
    values={f"{name} coin": coins for name, coins in COINS.items()},
    joined={
        "move": ("hexes", ("origin", "to"), adjacent()),
        "attack": ("hexes", ("origin", "to"), adjacent()),
        "tactic": ("hexes", ("origin", "to", "then"), tactics()),
    },
    words={"origin": LABELS, "to": LABELS, "then": LABELS, "card": wc.UNIT_NAMES},
)

# Views

PLAYER = Fields(
    PlayerView,
    {
        "army": Row(wc.ARMY, Word(wc.UNIT_NAMES)),
        "supply": Bag(wc.COIN_NAMES),
        "discard_up": Bag(wc.COIN_NAMES),
        "box": Bag(wc.COIN_NAMES),
        "hidden": Bag(wc.COIN_NAMES),
        **numbers("hand_size", "bag_size", "discard_down_size", "in_flight", "resigned"),
        "hand": Bag(wc.COIN_NAMES, known=True),
        "bag": Bag(wc.COIN_NAMES, known=True),
        "discard_down": Bag(wc.COIN_NAMES, known=True),
        "in_flight_coin": Word(wc.COIN_NAMES),
    },
    {"seat": FOLLOWS, "side": FOLLOWS},
    there=True,
)

UNIT = Fields(
    UnitView,
    {"unit": Word(wc.UNIT_NAMES), "seat": Seat(wc.SEATS), "side": Team(wc.SIDE_NAMES), "strength": Number()},
    {"hex": "it is the place in the list"},
)

DRAFT = Fields(
    DraftView,
    {
        "pool": Bag(wc.UNIT_NAMES),
        "picks": BySeat(wc.SEATS, Bag(wc.UNIT_NAMES)),
        "order": SeatOrder(wc.SEATS, wc.SEATS * cards_of(wc.SEATS)),
        "bans_left": Number(),
        "initiative": Seat(wc.SEATS),
    },
    there=True,
)

FIELDS: dict[str, Slots] = {
    "viewer": Word(SEAT_WORDS),
    "players": BySeat(wc.SEATS, PLAYER),
    "units": ByName(LABELS, UNIT, "hex"),
    "locations": ByName(LABELS, Team(wc.SIDE_NAMES, ("neutral",))),
    "markers": ByTeam(wc.SIDE_NAMES, Number()),
    **numbers("markers_total", "round", "plays"),
    "initiative": Seat(wc.SEATS),
    "initiative_moved": Number(),
    "turn": Seat(wc.SEATS),
    "asked": Seat(wc.SEATS),
    "prompt": Word(wc.ASK_NAMES),
    "draft": DRAFT,
    "winner": Team(wc.SIDE_NAMES, ("nobody",)),
    "reason": Word(wc.REASON_NAMES),
    "won_on": Word(LABELS),
}


def look(view: View) -> Look:
    assert view.viewer is not None
    return Look(view, tuple(view.players), view.viewer, wc.SIDE_NAMES.index(view.players[view.viewer].side))


ENCODING = Encoding(ACTIONS, Fields(View, FIELDS, {"hexes": "always the same for a number of players"}), look)
