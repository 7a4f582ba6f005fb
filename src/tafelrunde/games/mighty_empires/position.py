"""Positions in words, for scenarios, and campaigns that begin in the middle (ME-14.17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.mighty_empires.state import MightyEmpires


def set_position(state: MightyEmpires, given: Mapping[str, Any]) -> None:
    raise NotImplementedError


def compare(state: MightyEmpires, key: str, expected: Any) -> str | None:
    raise NotImplementedError


def check_campaign(world: Mapping[str, Any], players: int) -> None:
    raise NotImplementedError


def begin_late(state: MightyEmpires, campaign: Mapping[str, Any]) -> None:
    raise NotImplementedError
