"""The calendar: half-years, turns, the end of the year, epochs and the Last Wave (AP-1, AP-8, AP-20 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.board import CENTRE, FIRST_E, HEARTLAND, M0, SITE_NEXT
from tafelrunde.games.ante_portas.engine.cards import CARDS_A_DECK
from tafelrunde.games.ante_portas.engine.damage import wound
from tafelrunde.games.ante_portas.engine.economy import store_all
from tafelrunde.games.ante_portas.engine.invasion import note_arrivals, raise_soldiers
from tafelrunde.games.ante_portas.engine.scoring import settle_duel
from tafelrunde.games.ante_portas.engine.sight import take_tile
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec


def reveal_market(state: AntePortas) -> None:
    """The next market card comes into force for every market (AP-1.2, AP-6.2)."""
    left: i64 = 0
    for card in range(ap.LAST_MARKET):
        if state.markets_left & BIT[card]:
            left += 1
    at = state.chance.pick(left, ap.What.MARKET)
    for card in range(ap.LAST_MARKET):
        if not state.markets_left & BIT[card]:
            continue
        if at == 0:
            state.market = card
            state.markets_left &= ~BIT[card]
            break
        at -= 1
    state.note(ap.Happened.MARKET, [state.market])


def begin_half_year(state: AntePortas) -> None:
    """A half-year begins: market card, new attackers, new command places (AP-1.3, AP-1.1)."""
    if state.season == ap.Season.SUMMER:
        if state.year == 1:
            begin_epoch(state)
        state.note(ap.Happened.YEAR, [state.epoch, state.year])
        reveal_market(state)
    state.note(ap.Happened.SEASON, [state.season])
    state.phase = ap.Phase.ARRIVAL
    if state.season == ap.Season.SUMMER and state.year <= 3:
        for _ in range(1 if state.year == 1 else 2):
            state.push(ap.ask_centre(0))
    if state.rules.coop:
        cards = state.rules.arrivals
        if state.season == ap.Season.WINTER and (state.year == 1 or (state.year == 2 and state.rules.players == 1)):
            cards = 0  # AP-10.1, AP-10.2
        if cards:
            state.push(ap.ask_arrivals(cards))


def begin_epoch(state: AntePortas) -> None:
    """Decks of the epoch, and in Epoch II the new market and places (AP-1.5, AP-0.4, AP-0.5, AP-0.9)."""
    epoch = state.epoch
    state.markets_left = 0
    for card in range(ap.MARKETS_AN_EPOCH):
        state.markets_left |= BIT[(epoch - 1) * ap.MARKETS_AN_EPOCH + card]
    for card in range(2 * ap.IMPROVEMENTS_AN_EPOCH):
        if card // ap.IMPROVEMENTS_AN_EPOCH == epoch - 1:
            state.improvement[card] = ap.At.DECK
        elif state.improvement[card] == ap.At.DECK:
            state.improvement[card] = ap.At.ASIDE
        elif state.improvement[card] == ap.At.DISCARD:
            state.improvement[card] = ap.At.OUT
    state.deck = filled(CARDS_A_DECK if state.rules.coop else 0, 1)
    state.stack = vec[i64]()
    for place in ap.COMMAND_SETS[epoch]:
        state.stack = append(state.stack, place)
    if epoch == 1:
        return
    state.rest = vec[i64]()
    for place in ap.HEARTLAND_SETS[2]:
        state.rest = append(state.rest, place)
    grow_forest(state)
    if not state.rules.yearly_heartland:
        open_heartland(state, 11)


def grow_forest(state: AntePortas) -> None:
    """One riverbank grove becomes the riverbank forest (AP-1.5)."""
    at = state.chance.pick(2, ap.What.FOREST)
    for cell in range(FIRST_E):
        if state.heart[cell] == ap.Place.RIVERBANK_GROVE:
            if at == 0:
                state.heart[cell] = ap.Place.RIVERBANK_FOREST
                state.note(ap.Happened.PLACE, [ap.Place.RIVERBANK_FOREST, cell])
                return
            at -= 1


def open_heartland(state: AntePortas, count: i64) -> None:
    """Lay places of Epoch II out at random, on the first free cells (AP-R21)."""
    for cell in range(FIRST_E, HEARTLAND):
        if count == 0:
            return
        if state.heart[cell]:
            continue
        at = state.chance.pick(len(state.rest), ap.What.PLACE)
        state.heart[cell] = state.rest[at]
        state.rest = without(state.rest, at)
        state.note(ap.Happened.PLACE, [state.heart[cell], cell])
        count -= 1


def without(row: vec[i64], at: i64) -> vec[i64]:
    """Return a row without one of its values."""
    made = vec[i64]()
    for i in range(len(row)):
        if i != at:
            made = append(made, row[i])
    return made


def draw_command(state: AntePortas) -> i64:
    """Draw the next place of the command centre."""
    at = state.chance.pick(len(state.stack), ap.What.COMMAND)
    place = state.stack[at]
    state.stack = without(state.stack, at)
    return place


def centre_cells(state: AntePortas) -> vec[i64]:
    """Return where a new command place may go: next to the market in the first summer, else next to two tiles (AP-10.5)."""
    found = vec[i64]()
    first = state.epoch == 1 and state.year == 1
    for cell in range(len(state.centre)):
        if state.centre[cell]:
            continue
        near: i64 = 0
        at_market = False
        for site in SITE_NEXT[CENTRE + cell]:
            if state.centre[site - CENTRE]:
                near += 1
            if site == M0:
                at_market = True
        if at_market if first else near >= 2:
            found = append(found, CENTRE + cell)
    return found


def begin_turns(state: AntePortas) -> None:
    """The players take their turns, beginning with the start player (AP-1.4)."""
    state.phase = ap.Phase.TURNS
    state.push(ap.ask_next_turn(0))


def begin_turn(state: AntePortas, seat: i64, first: bool) -> None:
    """A turn begins."""
    state.active = seat
    state.spent[seat] = 0
    state.origin = state.steward[seat]
    if first and not state.rules.coop:
        raise_soldiers(state, state.team(seat))  # AP-22.6
    state.note(ap.Happened.TURN, [seat, state.turns_left])
    store_all(state, seat)


def clear_start_field(state: AntePortas, team: i64) -> None:
    """Units on the enemy start field go after a player's third turn (AP-22.14, AP-R31)."""
    if state.rules.coop:
        return
    place = state.start_field(1 - team)
    for colonist in range(2):
        wound(state, team, place, colonist, state.of_colonist(team, place, colonist), False)
    tile = state.own_tile(team, place)
    if tile:
        state.note(ap.Happened.TILE_LOST, [place, tile])
        take_tile(state, place)


def end_year(state: AntePortas) -> None:
    """A year is over: the next one, the next epoch, or the end (AP-1.5, AP-1.6)."""
    if state.epoch == 2 and state.rules.yearly_heartland:
        open_heartland(state, 3 if state.year <= 3 else 2)
    if state.year < 5:
        state.year += 1
    elif state.epoch < state.rules.epochs:
        state.epoch += 1
        state.year = 1
    elif state.rules.coop:
        begin_last_wave(state)
        return
    else:
        settle_duel(state)
        return
    state.season = ap.Season.SUMMER
    state.push(ap.ask_half_year(0))


def begin_last_wave(state: AntePortas) -> None:
    """Everybody goes to the command centre; one market card is in force from now on (AP-20.1, AP-20.2)."""
    state.note(ap.Happened.LAST_WAVE, [])
    for seat in range(state.rules.players):
        if state.steward[seat] < CENTRE:
            state.steward[seat] = M0
    state.market = ap.LAST_MARKET + state.rules.epochs - 1
    state.note(ap.Happened.MARKET, [state.market])
    state.push(ap.ask_wave(0))


def begin_round(state: AntePortas) -> None:
    """A combat round: new attackers, then they move, then one turn (AP-20.3, AP-R18, AP-R36)."""
    if state.rules.wave_limit and state.wave == state.rules.wave_limit:
        state.finish(ap.Reason.HELD, 0)  # AP-20.9
        return
    state.wave += 1
    state.phase = ap.Phase.WAVE_ARRIVAL
    state.note(ap.Happened.ROUND, [state.wave])
    if state.wave > 1 and state.rules.variant == ap.Variant.ALL_DEAD:
        note_arrivals(state)
    if state.arrived:
        return
    cards = state.wave if state.rules.variant == ap.Variant.CRESCENDO else state.rules.arrivals
    state.push(ap.ask_arrivals(cards))
