"""How duels end (AP-22.17 to 22.19 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.board import HEIGHT
from tafelrunde.games.ante_portas.engine.sight import sight
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_mobile
from tafelrunde.kernel.contract import BIT


def row_units(state: AntePortas, team: i64, row: i64) -> i64:
    """Return the mobile units of a team in a row, counted from the enemy edge (AP-22.18, AP-R46)."""
    height = 10 - row if team == 0 else row
    total: i64 = 0
    for place in range(1, ap.HEXES):
        if HEIGHT[place] == height:
            total += state.troops(team, place)
            if is_mobile(state.own_tile(team, place)):
                total += 1
    return total


def territory(state: AntePortas, team: i64) -> i64:
    """Return the hexes that only this team sees (AP-22.19)."""
    own = sight(state, team) & ~sight(state, 1 - team)
    total: i64 = 0
    for place in range(1, ap.HEXES):
        if own & BIT[place]:
            total += 1
    return total


def settle_duel(state: AntePortas) -> None:
    """Compare both teams at the end."""
    if state.rules.mode == ap.Mode.TERRITORY:
        state.finish(ap.Reason.SIGHT, better(territory(state, 0), territory(state, 1)))
        return
    for row in range(11):
        winner = better(row_units(state, 0, row), row_units(state, 1, row))
        if winner != ap.EMPTY:
            state.finish(ap.Reason.ROWS, winner)
            return
    state.finish(ap.Reason.ROWS, ap.EMPTY)


def better(first: i64, second: i64) -> i64:
    """Return the team with more, EMPTY for a draw."""
    if first == second:
        return -1
    return 0 if first > second else 1


def team_scores(state: AntePortas) -> list[int]:
    """Return what is counted for each team: hexes in sight, or mobile units in the row that decides."""
    if state.rules.mode == ap.Mode.TERRITORY:
        return [int(territory(state, 0)), int(territory(state, 1))]
    for row in range(11):
        if row_units(state, 0, row) != row_units(state, 1, row):
            return [int(row_units(state, 0, row)), int(row_units(state, 1, row))]
    return [0, 0]
