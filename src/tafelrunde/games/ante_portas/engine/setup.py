"""The setup of Ante Portas (section 5 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.board import CENTRE, FIRST_E, HEARTLAND, M0, M1, M2, MIDDLE, SITE_NEXT
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.year import without
from tafelrunde.kernel.vectors import append, vec


def set_up(state: AntePortas) -> None:
    """Lay everything out, up to the first decision (AP-0.12)."""
    for seat in range(state.rules.players):
        set_up_seat(state, seat)
    state.first = state.chance.pick(state.rules.players, ap.What.START) if state.rules.random_start and state.rules.players > 1 else 0
    state.note(ap.Happened.FIRST, [state.first])
    set_up_centre(state)
    state.rest = vec[i64]()
    for place in ap.HEARTLAND_SETS[0]:
        state.rest = append(state.rest, place)
    for place in ap.HEARTLAND_SETS[1]:
        state.rest = append(state.rest, place)
    state.push(ap.ask_half_year(0))
    if state.rules.manual_heartland:
        state.push(ap.ask_site(state.first, 0))
    else:
        for cell in range(FIRST_E):
            put_place(state, draw_place(state), cell)
    state.run()


def set_up_seat(state: AntePortas, seat: i64) -> None:
    """Give a player farms, farmers and goods (AP-0.10, AP-0.11, AP-0.21)."""
    for i in range(3):
        state.spot[seat * ap.SPOTS + i] = ap.Building.FARM
    if not state.rules.coop:
        state.spot[seat * ap.SPOTS + 3] = ap.Building.HUNTING_LODGE
    elif state.rules.players == 1:
        state.spot[seat * ap.SPOTS + 3] = ap.Building.FORESTERS_HOUSE
    state.idle[seat * 2] = 2
    team = state.team(seat)
    state.soldiers[(team * ap.HEXES + state.start_field(team)) * ap.KINDS + ap.Kind.FARMER] += 1
    state.stock[seat * ap.GOODS + ap.Good.WOOD] = 3
    state.stock[seat * ap.GOODS + ap.Good.FOOD] = 1
    state.stock[seat * ap.GOODS + ap.Good.TOOLS] = 6
    state.steward[seat] = M1


def set_up_centre(state: AntePortas) -> None:
    """The market of the command centre with five places around it; one cell stays free (AP-0.3)."""
    state.centre[MIDDLE] = ap.Place.MARKET
    cells = vec[i64]()
    for site in SITE_NEXT[M0]:
        cells = append(cells, site)
    for place in ap.COMMAND_SETS[0]:
        at = state.chance.pick(len(cells), ap.What.CELL)
        state.centre[cells[at] - CENTRE] = place
        state.note(ap.Happened.PLACE, [place, cells[at]])
        cells = without(cells, at)


def draw_place(state: AntePortas) -> i64:
    """Draw the next place of the heartland (AP-0.6)."""
    at = state.chance.pick(len(state.rest), ap.What.PLACE)
    place = state.rest[at]
    state.rest = without(state.rest, at)
    return place


def put_place(state: AntePortas, place: i64, cell: i64) -> None:
    """Lay a place of the heartland on a cell."""
    state.heart[cell] = place
    state.note(ap.Happened.PLACE, [place, cell])


def heartland_cells(state: AntePortas) -> vec[i64]:
    """Return where a place may go when the players lay the heartland out: next to at least two tiles (AP-0.6, AP-R22)."""
    found = vec[i64]()
    for cell in range(FIRST_E):
        if state.heart[cell]:
            continue
        near: i64 = 0
        for site in SITE_NEXT[cell]:
            if site in (M1, M2) or (site < HEARTLAND and state.heart[site]):
                near += 1
        if near >= 2:
            found = append(found, i64(cell))
    return found
