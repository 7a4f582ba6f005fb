"""War Chest in numbers for learning programs: a number for every action, a place for everything that a seat sees."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.war_chest.engine._grammar import (
    ARMY,
    ASK_NAMES,
    COIN_NAMES,
    HEXES,
    NO_COIN,
    REASON_NAMES,
    SEATS,
    SIDE_NAMES,
    UNIT_NAMES,
    WIDTH,
)
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

SEAT_WORDS = (*seat_names(2), *seat_names(SEATS))
FOLLOWS = "follows from the rest"

# Actions


def adjacent() -> list[tuple[int, ...]]:
    """Return from hex to hex next to it, ascending."""
    return [(a, int(b)) for a in range(HEXES) for b in BOARD_4P.next_to[a]]


def tactics() -> list[tuple[int, ...]]:
    """Return the hexes that tactics name: none, two that are not more than 2 apart, or three for a charge."""
    found = {(0, 0, 0)}
    for a in range(HEXES):
        found |= {(a, int(b), 0) for b in BOARD_4P.near[a]}
        found |= {(a, int(b), int(c)) for b in BOARD_4P.next_to[a] for c in BOARD_4P.next_to[b]}
        charges = [int(value) for value in BOARD_4P.charges[a]]
        found |= {(a, charges[i], charges[i + 1]) for i in range(0, len(charges), 3)}
    return sorted(found)


PAID = range(WIDTH)
UNPAID = (NO_COIN,)
ANY_COIN = (*PAID, NO_COIN)
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
    words={"origin": LABELS, "to": LABELS, "then": LABELS, "card": UNIT_NAMES},
)

# Views

PLAYER = Fields(
    PlayerView,
    {
        "army": Row(ARMY, Word(UNIT_NAMES)),
        "supply": Bag(COIN_NAMES),
        "discard_up": Bag(COIN_NAMES),
        "box": Bag(COIN_NAMES),
        "hidden": Bag(COIN_NAMES),
        **numbers("hand_size", "bag_size", "discard_down_size", "in_flight", "resigned"),
        "hand": Bag(COIN_NAMES, known=True),
        "bag": Bag(COIN_NAMES, known=True),
        "discard_down": Bag(COIN_NAMES, known=True),
        "in_flight_coin": Word(COIN_NAMES),
    },
    {"seat": FOLLOWS, "side": FOLLOWS},
    there=True,
)

UNIT = Fields(
    UnitView,
    {"unit": Word(UNIT_NAMES), "seat": Seat(SEATS), "side": Team(SIDE_NAMES), "strength": Number()},
    {"hex": "it is the place in the list"},
)

DRAFT = Fields(
    DraftView,
    {
        "pool": Bag(UNIT_NAMES),
        "picks": BySeat(SEATS, Bag(UNIT_NAMES)),
        "order": SeatOrder(SEATS, SEATS * cards_of(SEATS)),
        "bans_left": Number(),
        "initiative": Seat(SEATS),
    },
    there=True,
)

FIELDS: dict[str, Slots] = {
    "viewer": Word(SEAT_WORDS),
    "players": BySeat(SEATS, PLAYER),
    "units": ByName(LABELS, UNIT, "hex"),
    "locations": ByName(LABELS, Team(SIDE_NAMES, ("neutral",))),
    "markers": ByTeam(SIDE_NAMES, Number()),
    **numbers("markers_total", "round", "plays"),
    "initiative": Seat(SEATS),
    "initiative_moved": Number(),
    "turn": Seat(SEATS),
    "asked": Seat(SEATS),
    "prompt": Word(ASK_NAMES),
    "draft": DRAFT,
    "winner": Team(SIDE_NAMES, ("nobody",)),
    "reason": Word(REASON_NAMES),
    "won_on": Word(LABELS),
}


def look(view: View) -> Look:
    assert view.viewer is not None
    return Look(view, tuple(view.players), view.viewer, SIDE_NAMES.index(view.players[view.viewer].side))


ENCODING = Encoding(ACTIONS, Fields(View, FIELDS, {"hexes": "always the same for a number of players"}), look)
