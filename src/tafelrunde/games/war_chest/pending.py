"""Positions in the middle of a turn: the follow-ups that are owed, as scenarios write them (`pending` in docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.board import HEX_OF
from tafelrunde.games.war_chest.engine.law import chooses_loss, joins_footman
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
            steps.append((name, READERS[name](state, value)))
        except (DoesNotFit, KeyError):
            raise PositionError("war_chest-pending", item=f"{name}: {value}") from None
    flying = [question >> wc.ASK_BITS for name, question in steps if name == "priest_play"]
    owner = [] if state.in_flight == wc.EMPTY else [state.in_flight // wc.WIDTH]
    if flying != owner:
        raise PositionError("war_chest-in-flight")
    for _, question in reversed(steps):
        state.push(question)


def require(fits: bool) -> None:
    if not fits:
        raise DoesNotFit


def unit_on(state: WarChest, where: Any, kind: int) -> int:
    """Return the unit of this type that stands on a hex."""
    require(isinstance(where, str) and where in HEX_OF)
    unit = state.unit_at[HEX_OF[where]]
    require(unit != wc.EMPTY and state.kind[unit] == kind)
    return unit


def seat_named(state: WarChest, name: Any) -> int:
    names = seat_names(state.rules.players)
    require(name in names)
    return names.index(name)


def berserker(state: WarChest, value: Any) -> int:
    unit = unit_on(state, value, wc.Unit.BERSERKER)
    require(state.height[unit] >= 2)  # WC-12.2
    return wc.ask_berserker_repeat(unit)


def royal_guard(state: WarChest, value: Any) -> int:
    require(isinstance(value, dict) and set(value) == {"attacker", "target"})
    target = unit_on(state, value["target"], wc.Unit.ROYAL_GUARD)
    require(value["attacker"] in HEX_OF)
    attacker = state.unit_at[HEX_OF[value["attacker"]]]
    require(attacker != wc.EMPTY and state.side[attacker] != state.side[target])
    require(chooses_loss(state, target))
    return wc.ask_royal_guard_loss(attacker, target)


def footmen(state: WarChest, value: Any) -> int:
    require(isinstance(value, list) and len(value) in (1, 2))
    units = [unit_on(state, where, wc.Unit.FOOTMAN) for where in value]
    coins = {state.coin_of[unit] for unit in units}
    require(len(set(units)) == len(units) and len(coins) == 1)
    coin = coins.pop()
    return wc.ask_footman_maneuver(coin, coin in units, any(unit != coin for unit in units))


def footman_coin(state: WarChest, value: Any) -> int:
    seat = seat_named(state, value)
    coin = state.coin_of[seat * wc.WIDTH + wc.ROYAL]
    require(joins_footman(state, coin) and state.up[coin] > 0)
    return wc.ask_footman_deploy(seat)


READERS: dict[str, Callable[[WarChest, Any], int]] = {
    "royal_guard_loss": royal_guard,
    "swordsman_move": lambda state, value: wc.ask_swordsman_move(unit_on(state, value, wc.Unit.SWORDSMAN)),
    "berserker_repeat": berserker,
    "mercenary_maneuver": lambda state, value: wc.ask_mercenary_maneuver(unit_on(state, value, wc.Unit.MERCENARY)),
    "footman_maneuver": footmen,
    "priest_play": lambda state, value: wc.ask_priest_play(seat_named(state, value)),
    "footman_deploy": footman_coin,
}
