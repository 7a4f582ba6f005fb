"""Making positions, and the invariants every position keeps."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.economy import buffer_size, colonists_of, free_homes, overflow, supply_left
from tafelrunde.games.ante_portas.engine.invasion import base_left, elite_left
from tafelrunde.games.ante_portas.engine.rules import Rules
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_mine
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.rows import filled


def blank(rules: Rules, chance: Chance) -> AntePortas:
    """Return a table with nothing on it."""
    state = AntePortas(chance, rules)
    state.clear()
    return state


def restore(dump: list[list[int]], chance: Chance) -> AntePortas:
    """Return the state a dump was made of."""
    state = blank(Rules([i64(value) for value in dump[0]]), chance)
    state.read(dump)
    return state


def broken_invariant(state: AntePortas) -> str | None:
    """Return which invariant does not hold, or None."""
    return broken_counts(state) or broken_supplies(state) or broken_communities(state)


def broken_counts(state: AntePortas) -> str | None:
    """Nothing is there less than no times, and no more is snared or has walked than is there."""
    for row in [state.stock, state.crew, state.buffer, state.idle, state.base, state.elite, state.soldiers, state.patients, state.parts]:
        for value in row:
            if value < 0:
                return "less than none of something"
    for place in range(1, ap.HEXES):
        if state.snared_base[place] > state.base[place] or state.snared_elite[place] > state.elite[place]:
            return f"more attackers are snared on hex {place} than stand there"
        for team in range(state.rules.teams):
            for colonist in range(2):
                if state.snared[(team * ap.HEXES + place) * 2 + colonist] > state.of_colonist(team, place, colonist):
                    return f"more soldiers are snared on hex {place} than stand there"
        if not state.rules.coop and state.troops(0, place) > 0 and state.troops(1, place) > 0 and state.fight != place:
            if not fighting(state):
                return f"both teams on hex {place}"
    return None


def fighting(state: AntePortas) -> bool:
    """Return whether a combat is still to be settled."""
    for step in state.steps:
        if step & ap.ASK_MASK == ap.Ask.COMBAT or step & ap.ASK_MASK == ap.Ask.FOUGHT or step & ap.ASK_MASK == ap.Ask.RECOIL:
            return True
    return False


def broken_supplies(state: AntePortas) -> str | None:
    """Attackers, tiles and colonists are no more than the box holds (AP-0.2, AP-0.23, AP-14.9)."""
    if base_left(state) < 0 or elite_left(state) < 0:
        return f"more attackers than there are: {base_left(state)} base and {elite_left(state)} elite left"
    pairs = filled(6, 0)
    mines = filled(16, 0)
    for place in range(1, ap.HEXES):
        pairs[ap.TILE_PAIR[state.tile[place]]] += 1
        mines[state.tile[place]] += 1
        if is_mine(state.tile[place]) and mines[state.tile[place]] > ap.MINE_SUPPLY:
            return "too many mines of a kind (AP-14.9)"
    if state.rider:
        pairs[ap.Pair.ENGINE] += 1
    for pair in range(1, 6):
        if pairs[pair] > ap.PAIR_SUPPLY[pair]:
            return f"too many tiles of pair {pair} (AP-14.9)"
    if not state.rules.coop:
        for team in range(2):
            if colonists_of(state, team, 0) > ap.BASE_UNITS or colonists_of(state, team, 1) > ap.ELITE_UNITS:
                return f"too many colonists of team {team} (AP-0.23)"
        for building in range(1, ap.Building.INSTITUTE + 1):
            if supply_left(state, building) < 0:
                return f"too many buildings of kind {building} (AP-0.24)"
    return None


def broken_communities(state: AntePortas) -> str | None:
    """Everybody has a home, goods fit unless they are being discarded, buffers hold no more than they can (AP-2.5, AP-3.2)."""
    dropping = False
    for step in state.steps:
        if step & ap.ASK_MASK == ap.Ask.DROP:
            dropping = True
    for seat in range(state.rules.players):
        for colonist in range(2):
            if free_homes(state, seat, colonist) < 0:
                return f"seat {seat} has more colonists of kind {colonist} than homes (AP-3.2)"
        if overflow(state, seat) > 0 and not dropping:
            return f"goods of seat {seat} do not fit (AP-2.2)"
        for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
            if state.buffer[at] > buffer_size(state, seat, at):
                return f"a buffer of seat {seat} holds {state.buffer[at]} (AP-2.5)"
    return None
