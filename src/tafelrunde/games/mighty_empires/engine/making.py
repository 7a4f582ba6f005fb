"""Making, saving and checking positions of Mighty Empires, and players who leave."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.board import land_of
from tafelrunde.games.mighty_empires.engine.effects import hand_over
from tafelrunde.games.mighty_empires.engine.law import no_mine
from tafelrunde.games.mighty_empires.engine.rules import Rules
from tafelrunde.games.mighty_empires.engine.scoring import players_left
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.rows import filled


def blank(rules: Rules, chance: Chance) -> MightyEmpires:
    """Return a table with nothing on it, not even a map."""
    state = MightyEmpires(chance, rules)
    state.clear()
    return state


def restore(dump: list[list[int]], chance: Chance) -> MightyEmpires:
    """Return the state a dump was made of."""
    state = blank(Rules([i64(v) for v in dump[0]]), chance)
    state.read(dump)
    state.land = land_of(dump[-6:])
    return state


def withdraw(state: MightyEmpires, seat: i64) -> None:
    """A player leaves: its tiles become free, buildings stay as neutral ones (ME-13.9)."""
    state.status[seat] = me.Status.OUT
    state.choice[seat] = me.EMPTY
    state.note(me.Happened.WITHDRAWN, [seat])
    for tile in range(state.land.tiles):
        if state.owner[tile] == seat:
            hand_over(state, tile, me.EMPTY, me.Cause.WITHDRAWN, 0)
    state.rp[seat] = 0
    state.winter_rp[seat] = 0
    if players_left(state) <= 1:
        state.finish(me.Reason.LAST)


def broken_invariant(state: MightyEmpires) -> str | None:
    """Return what must never be, for tests and simulations: gold, ownership, buildings, capitals, effects, points."""
    players = state.rules.players
    for seat in range(players):
        if state.gold[seat] < 0:
            return f"seat {seat} has {state.gold[seat]} gold"
        if state.rp[seat] < 0 or state.winter_rp[seat] < 0:
            return f"seat {seat} has less than no empire points"
        if state.status[seat] == me.Status.OUT and seat in state.actors():
            return f"seat {seat} is out and asked"
        capitals: i64 = 0
        specials: i64 = 0
        for tile in range(state.land.tiles):
            if state.capital[tile] == seat:
                capitals += 1
            if state.special[tile] == seat:
                specials += 1
        if capitals > 1:
            return f"seat {seat} has {capitals} capitals"
        if specials > 1 or (specials == 1 and not state.special_built[seat]):
            return f"seat {seat} has a special building too many"
    for tile in range(state.land.tiles):
        problem = broken_tile(state, tile)
        if problem is not None:
            return f"tile {tile}: {problem}"
    if state.steps and state.phase != me.Phase.BUILD and state.phase != me.Phase.UNDEAD and not state.rules.carry_over:
        for seat in range(players):
            if state.rp[seat] > 0:
                return f"seat {seat} has empire points outside the phase in which they are spent"
    ranked = filled(players, 0)
    for seat in state.order:
        ranked[seat] += 1
    for count in ranked:
        if count != 1:
            return "the order of realms does not name everybody once"
    if len(state.battles) % me.FIGHT != 0 or len(state.reports) != len(state.battles) // me.FIGHT * 2 * me.REPORT_ROW:
        return "a battle is cut off"
    for battle in range(state.fights()):
        if state.fight(battle, me.Fight.A) == state.fight(battle, me.Fight.B):
            return "somebody fights against himself"
        if state.phase > me.Phase.BATTLE and not state.winter and state.fight(battle, me.Fight.STAGE) != me.Stage.SETTLED:
            return "a battle was never settled"
    return None


def broken_tile(state: MightyEmpires, tile: i64) -> str | None:
    owner = state.owner[tile]
    terrain = state.land.terrain[tile]
    building = state.building[tile]
    if owner != me.EMPTY and state.status[owner] == me.Status.OUT:
        return "belongs to somebody who is out"
    if state.capital[tile] != me.EMPTY and state.capital[tile] != owner:
        return "is somebody else's capital"
    if state.special[tile] != me.EMPTY and state.special[tile] != owner:
        return "has somebody else's special building"
    if terrain == me.Terrain.VOLCANO and (building != me.Building.NONE or state.special[tile] != me.EMPTY):
        return "is a volcano with a building"
    if building == me.Building.MINE and no_mine(state, tile) != me.No.NOTHING:
        return "cannot hold a mine"
    if terrain != me.Terrain.VOLCANO and state.lair[tile]:
        return "has a dragon but no volcano"
    if state.weird[tile * me.EFFECTS + me.Weird.VOID] and owner != me.EMPTY:
        return "belongs to somebody although nobody can take it"
    if state.weird[tile * me.EFFECTS + me.Weird.DAM] and terrain != me.Terrain.RIVER:
        return "has a dam but no river"
    if not state.winter and (state.raided[tile] or state.dragons[tile]) and state.phase > me.Phase.SPRING:
        return "still feels the winter"
    return None
