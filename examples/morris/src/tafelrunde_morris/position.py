"""Positions in words, for scenarios: `men: {a1: white}`, `in_hand: {white: 3}`, `turn: black`, `taking: 1`, `quiet: 7`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.kernel.game import PositionError
from tafelrunde.kernel.positions import check_parts, check_possible, differs, mapping, number, seat_of
from tafelrunde_morris.engine import _grammar as nm
from tafelrunde_morris.engine.state import Morris, derive

PARTS = ("men", "in_hand", "turn", "taking", "quiet")


def point_of(name: Any) -> int:
    if name not in nm.POINT_NAMES:
        raise PositionError("morris-no-point", name=name, points=nm.POINT_NAMES)
    return nm.POINT_NAMES.index(name)


def set_position(state: Morris, given: Mapping[str, Any]) -> None:
    """Turn an empty table into the position described. Nobody has a man in hand unless that is said."""
    check_parts(given, PARTS)
    for name, owner in mapping("men", given.get("men")).items():
        state.man[point_of(name)] = seat_of(nm.SEAT_NAMES, owner)
    state.in_hand[0] = state.in_hand[1] = 0
    for owner, count in mapping("in_hand", given.get("in_hand")).items():
        state.in_hand[seat_of(nm.SEAT_NAMES, owner)] = number("in_hand", count, 0, nm.MEN)
    state.quiet = number("quiet", given.get("quiet", 0), 0)
    derive(state)
    seat = seat_of(nm.SEAT_NAMES, given.get("turn", nm.SEAT_NAMES[0]))
    state.steps.append(nm.ask_turn(seat))
    if "taking" in given:
        state.steps.append(nm.ask_taking(seat, number("taking", given["taking"], 1, 2)))
    check_possible(state.check())
    state.run()
    if not list(state.possible(seat)):
        raise PositionError("morris-nothing-to-do", seat=nm.SEAT_NAMES[seat])


def compare(state: Morris, key: str, expected: Any) -> str | None:
    """Return what is different from the part of a position that is described, None if nothing is."""
    if key == "men":
        for name, owner in mapping(key, expected).items():
            man = state.man[point_of(name)]
            found = "nobody" if man == nm.EMPTY else nm.SEAT_NAMES[man]
            if found != owner:
                return f"{name} has {found}"
        return None
    if key in ("in_hand", "on_board"):
        row = state.in_hand if key == "in_hand" else state.on_board
        found_counts = {name: int(row[number]) for number, name in enumerate(nm.SEAT_NAMES)}
        return differs(key, {name: found_counts[name] for name in mapping(key, expected)}, dict(expected))
    values = {"turn": nm.SEAT_NAMES[state.to_move] if state.to_move >= 0 else "nobody", "quiet": int(state.quiet)}
    return differs(key, values[key], expected)
