"""How a rule-of-thumb player sees a position. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.data import Do
from tafelrunde.games.ante_portas.soldiers import soldier_actions
from tafelrunde.games.ante_portas.state import AntePortas


def react(state: AntePortas, seat: i64, window: i64) -> i64:
    """Return what the computer answers in a reaction window for a seat that leaves it to it (AP-17.12)."""
    actions = soldier_actions(state, state.team(seat), window)
    return actions[0] if len(actions) > 0 else i64(Do.DONE)
