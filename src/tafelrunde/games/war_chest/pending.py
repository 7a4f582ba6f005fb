"""Positions in the middle of a turn: the follow-ups that are owed, as scenarios write them (`pending` in docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.war_chest.engine.board import HEX_OF
from tafelrunde.games.war_chest.engine.data import EMPTY, ROYAL, WIDTH, Ask, Unit
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.games.war_chest.view import seat_names
from tafelrunde.kernel.game import PositionError


class DoesNotFit(Exception):
    """A follow-up that cannot be owed in this position."""


def push_pending(state: WarChest, pending: Any) -> None:
    """Owe these follow-ups; the first of the list is asked first."""
    if not isinstance(pending, list) or not all(isinstance(item, dict) and len(item) == 1 for item in pending):
        raise PositionError("war_chest-pending-form", found=pending)
    steps = []
    for item in pending:
        ((name, value),) = item.items()
        try:
            kind, read = READERS[name]
            steps.append((kind, read(state, value)))
        except (DoesNotFit, KeyError):
            raise PositionError("war_chest-pending", item=f"{name}: {value}") from None
    flying = [data for kind, data in steps if kind == Ask.PRIEST_PLAY]
    owner = [] if state.in_flight == EMPTY else [state.in_flight // WIDTH]
    if flying != owner:
        raise PositionError("war_chest-in-flight")
    for kind, data in reversed(steps):
        state.push(kind, data)


def require(fits: bool) -> None:
    if not fits:
        raise DoesNotFit


def unit_on(state: WarChest, where: Any, kind: int) -> int:
    """Return the unit of this type that stands on a hex."""
    require(isinstance(where, str) and where in HEX_OF)
    unit = state.unit_at[HEX_OF[where]]
    require(unit != EMPTY and state.kind[unit] == kind)
    return unit


def seat_named(state: WarChest, name: Any) -> int:
    names = seat_names(state.rules.players)
    require(name in names)
    return names.index(name)


def berserker(state: WarChest, value: Any) -> int:
    unit = unit_on(state, value, Unit.BERSERKER)
    require(state.height[unit] >= 2)  # WC-12.2
    return unit


def royal_guard(state: WarChest, value: Any) -> int:
    require(isinstance(value, dict) and set(value) == {"attacker", "target"})
    target = unit_on(state, value["target"], Unit.ROYAL_GUARD)
    require(value["attacker"] in HEX_OF)
    attacker = state.unit_at[HEX_OF[value["attacker"]]]
    require(attacker != EMPTY and state.side[attacker] != state.side[target])
    require(state.supply[target] > 0)  # WC-23.7
    return attacker | target << 8


def footmen(state: WarChest, value: Any) -> int:
    require(isinstance(value, list) and len(value) in (1, 2))
    units = [unit_on(state, where, Unit.FOOTMAN) for where in value]
    coins = {state.coin_of[unit] for unit in units}
    require(len(set(units)) == len(units) and len(coins) == 1)
    coin = coins.pop()
    return coin | sum(0x100 if unit == coin else 0x200 for unit in units)


def footman_coin(state: WarChest, value: Any) -> int:
    seat = seat_named(state, value)
    coin = state.coin_of[seat * WIDTH + ROYAL]
    require(state.kind[coin] == Unit.FOOTMAN and state.up[coin] > 0)
    require((state.place[coin] >= 0) != (state.place[seat * WIDTH + ROYAL] >= 0))
    return seat


READERS: dict[str, tuple[int, Callable[[WarChest, Any], int]]] = {
    "royal_guard_loss": (Ask.ROYAL_GUARD_LOSS, royal_guard),
    "swordsman_move": (Ask.SWORDSMAN_MOVE, lambda state, value: unit_on(state, value, Unit.SWORDSMAN)),
    "berserker_repeat": (Ask.BERSERKER_REPEAT, berserker),
    "mercenary_maneuver": (Ask.MERCENARY_MANEUVER, lambda state, value: unit_on(state, value, Unit.MERCENARY)),
    "footman_maneuver": (Ask.FOOTMAN_MANEUVER, footmen),
    "priest_play": (Ask.PRIEST_PLAY, seat_named),
    "footman_deploy": (Ask.FOOTMAN_DEPLOY, footman_coin),
}
