"""War Chest in numbers for learning programs: a number for every action, a place for everything that a seat sees."""

from __future__ import annotations

from tafelrunde.games.war_chest.engine.board import BOARD_4P, HEXES, LABELS
from tafelrunde.games.war_chest.engine.data import ASK_NAMES, COIN_NAMES, NO_COIN, REASON_NAMES, SIDE_NAMES, UNIT_NAMES, WIDTH, Do
from tafelrunde.games.war_chest.engine.legal import COIN, FIRST, KIND, SECOND
from tafelrunde.games.war_chest.view import DraftView, PlayerView, UnitView, View
from tafelrunde.kernel.blocks import Block, Blocks, Part
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

SEATS = 4
SEAT_WORDS = ("raven", "wolf", "raven_1", "wolf_1", "raven_2", "wolf_2")
FOLLOWS = "follows from the rest"

# Actions


def hexes(action: int) -> str:
    """Return the hexes that a part of an action names."""
    found = [LABELS[action >> FIRST & 63], LABELS[action >> SECOND & 63], LABELS[action & 63]]
    return "-".join(found[: 3 if action & 63 else 2])


def pair(a: int, b: int) -> int:
    return a << FIRST | b << SECOND


def adjacent() -> list[int]:
    """Return from hex to hex next to it, ascending."""
    return [pair(a, int(b)) for a in range(HEXES) for b in BOARD_4P.next_to[a]]


def tactics() -> list[int]:
    """Return the hexes that tactics name: none, two that are not more than 2 apart, or three for a charge."""
    found = {0}
    for a in range(HEXES):
        found |= {pair(a, int(b)) for b in BOARD_4P.near[a]}
        found |= {pair(a, int(b)) | int(c) for b in BOARD_4P.next_to[a] for c in BOARD_4P.next_to[b]}
        charges = [int(value) for value in BOARD_4P.charges[a]]
        found |= {pair(a, charges[i]) | charges[i + 1] for i in range(0, len(charges), 3)}
    return sorted(found)


PAID = tuple(range(WIDTH))
ANY_COIN = (*PAID, NO_COIN)
UNPAID = NO_COIN << COIN


def block(name: str, do: int, *parts: Part) -> Block:
    return Block(name, do << KIND, *parts)


def unpaid(name: str, do: int, *parts: Part) -> Block:
    return Block(name, do << KIND | UNPAID, *parts)


def coin(values: tuple[int, ...]) -> Part:
    return Part("coin", values, 1 << COIN)


def one_hex() -> Part:
    return Part("hex", range(HEXES), 1 << FIRST, lambda value: LABELS[value])


def unit() -> Part:
    return Part("unit", range(len(UNIT_NAMES)), 1 << FIRST, lambda value: UNIT_NAMES[value])


ACTIONS = Blocks(
    [
        block("deploy", Do.DEPLOY, coin(ANY_COIN), one_hex()),
        block("bolster", Do.BOLSTER, coin(PAID), one_hex()),
        block("claim", Do.CLAIM, coin(PAID)),
        block("recruit", Do.RECRUIT, coin(PAID), Part("recruited", range(WIDTH - 1), 1 << FIRST)),
        block("pass", Do.PASS, coin(PAID)),
        block("move", Do.MOVE, coin(ANY_COIN), Part("hexes", adjacent(), 1, hexes)),
        block("control", Do.CONTROL, coin(ANY_COIN), one_hex()),
        block("attack", Do.ATTACK, coin(ANY_COIN), Part("hexes", adjacent(), 1, hexes)),
        block("tactic", Do.TACTIC, coin(PAID), Part("hexes", tactics(), 1, hexes)),
        unpaid("decline", Do.DECLINE),
        unpaid("stack", Do.STACK),
        unpaid("supply", Do.SUPPLY),
        unpaid("ban", Do.BAN, unit()),
        unpaid("pick", Do.PICK, unit()),
        unpaid("first", Do.FIRST, Part("seat", range(SEATS), 1 << FIRST)),
    ]
)

# Views

PLAYER = Fields(
    PlayerView,
    {
        "army": Row(4, Word(UNIT_NAMES)),
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
        "order": SeatOrder(SEATS, 12),
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
