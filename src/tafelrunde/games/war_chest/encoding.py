"""War Chest in numbers for learning programs: a number for every action, a place for everything that a seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.board import BOARD_4P, LABELS
from tafelrunde.games.war_chest.engine.rules import cards_of
from tafelrunde.games.war_chest.grammar import GRAMMAR
from tafelrunde.games.war_chest.view import View, seat_names
from tafelrunde.kernel import slots as sl
from tafelrunde.kernel.blocks import blocks

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

VIEW = sl.fields_of(
    View,
    {
        "viewer": sl.Word((*seat_names(2), *seat_names(wc.SEATS))),
        "players": partial(sl.BySeat, wc.SEATS),
        "units": lambda unit: sl.ByName(LABELS, unit, "hex"),
        "locations": sl.ByName(LABELS, sl.Team(wc.SIDE_NAMES, ("neutral",))),
        "markers": partial(sl.ByTeam, wc.SIDE_NAMES),
        "prompt": sl.Word(wc.ASK_NAMES),
        "winner": sl.Team(wc.SIDE_NAMES, ("nobody",)),
        "reason": sl.Word(wc.REASON_NAMES),
        "won_on": sl.Word(LABELS),
        "army": sl.Row(wc.ARMY, sl.Word(wc.UNIT_NAMES)),
        "in_flight_coin": sl.Word(wc.COIN_NAMES),
        "unit": sl.Word(wc.UNIT_NAMES),
        "UnitView.side": sl.Team(wc.SIDE_NAMES),
        "pool": sl.Bag(wc.UNIT_NAMES),
        "picks": sl.BySeat(wc.SEATS, sl.Bag(wc.UNIT_NAMES)),
        "order": sl.SeatOrder(wc.SEATS, wc.SEATS * cards_of(wc.SEATS)),
        **dict.fromkeys(("initiative", "turn", "asked", "UnitView.seat"), sl.Seat(wc.SEATS)),
        **dict.fromkeys(("supply", "discard_up", "box", "hidden"), sl.Bag(wc.COIN_NAMES)),
        **dict.fromkeys(("hand", "bag", "discard_down"), sl.Bag(wc.COIN_NAMES, known=True)),
    },
    {
        "hexes": "always the same for a number of players",
        "hex": sl.PLACE,
        **dict.fromkeys(("PlayerView.seat", "PlayerView.side"), sl.FOLLOWS),
    },
    there=("PlayerView", "DraftView"),
)


def look(view: View) -> sl.Look:
    assert view.viewer is not None
    return sl.Look(view, tuple(view.players), view.viewer, wc.SIDE_NAMES.index(view.players[view.viewer].side))


ENCODING = sl.Encoding(ACTIONS, VIEW, look)
