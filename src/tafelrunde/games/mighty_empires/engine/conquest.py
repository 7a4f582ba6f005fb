"""Spending empire points: occupy, conquer, build, found, raid (ME-10, ME-11, ME-13)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine import effects, law
from tafelrunde.games.mighty_empires.engine.scoring import counting_battle, has_beaten, points_of
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires, Step, pair, shifted
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.vectors import append, vec


def owes_spending(state: MightyEmpires, seat: i64) -> bool:
    """Return whether a seat's turn to spend is still to come, or under way."""
    for step in state.steps:
        if step & me.ASK_MASK == me.Ask.BUILD and me.build_seat(step >> me.ASK_BITS) == seat:
            return True
    return False


def pay(state: MightyEmpires, seat: i64, cost: i64) -> None:
    """Spend points of the round first, then of the pool (ME-11.15)."""
    own: i64 = 0 if state.winter else min(cost, state.rp[seat])
    state.rp[seat] -= own
    state.winter_rp[seat] -= cost - own
    state.note(me.Happened.SPENT, [seat, cost, state.rp[seat], state.winter_rp[seat]])


def legal_spending(state: MightyEmpires, seat: i64) -> vec[i64]:
    """Return everything a seat may do with its points now, the end always included (ME-10.4, ME-10.14)."""
    found = vec[i64]()
    beaten = vec[i64](capacity=state.rules.players)  # by seat: whose tiles can be looked at
    tiles = state.land.tiles
    if points_of(state, seat) >= effects.base_cost(state, seat, False) - effects.grabbed(state, seat):  # no free tile costs less
        first = law.occupies_first(state, seat)
        for tile in range(tiles):
            if state.owner[tile] == me.EMPTY and law.no_occupying(state, seat, tile, first) == me.No.NOTHING:
                found = append(found, me.do_occupy(tile))
    for other in range(state.rules.players):
        won: i64 = 1 if other != seat and has_beaten(state, seat, other) else 0
        beaten = append(beaten, won)
    first = law.conquers_first(state, seat)
    for tile in range(tiles):
        owner = state.owner[tile]
        if owner != me.EMPTY and beaten[owner] and law.no_conquering(state, seat, tile, first) == me.No.NOTHING:
            found = append(found, me.do_conquer(tile))
    if law.no_point(state, seat) == me.No.NOTHING:
        for tile in range(tiles):
            if state.owner[tile] == seat:
                for building in range(me.Building.MINE, me.Building.SPECIAL + 1):
                    if law.no_building(state, seat, tile, building, False) == me.No.NOTHING:
                        found = append(found, me.do_build(tile, building))
        if law.no_founding(state, seat) == me.No.NOTHING:
            for tile in range(tiles):
                if law.no_foundation(state, seat, tile) == me.No.NOTHING:
                    found = append(found, me.do_found(tile))
        found = append(found, me.Do.RAID)
    if state.rules.allow_demolish:
        for tile in range(tiles):
            if law.no_demolition(state, seat, tile) == me.No.NOTHING:
                found = append(found, me.do_demolish(tile))
    return append(found, me.Do.END)


def occupy(state: MightyEmpires, seat: i64, tile: i64) -> None:
    """A free tile becomes part of a realm, with the neutral building on it."""
    cost = effects.take_cost(state, seat, tile)
    pay(state, seat, cost)
    state.occupied[seat] += 1
    effects.hand_over(state, tile, seat, me.Cause.OCCUPIED, cost)


def conquer(state: MightyEmpires, seat: i64, tile: i64) -> None:
    """A tile of a beaten opponent changes hands; capitals bring a marker, raiders burn cities (ME-10.15, ME-11.8, ME-13.1)."""
    cost = effects.take_cost(state, seat, tile)
    pay(state, seat, cost)
    state.conquered[seat] += 1
    founder = state.original[tile]
    if founder != me.EMPTY and founder != seat and not state.claimed[tile]:
        state.claimed[tile] = 1
        state.markers[seat] += 1
        state.note(me.Happened.MARKER, [seat, tile, founder])
    razed = state.group(seat) == me.Group.RAIDERS and state.building[tile] == me.Building.CITY
    state.won[tile] = me.prize(seat + 1, state.owner[tile] + 1)
    effects.hand_over(state, tile, seat, me.Cause.CONQUERED, cost)
    if razed:
        effects.destroy(state, tile, me.Cause.RAZED)
        loot(state, seat, me.Purse.RAZE)


def loot(state: MightyEmpires, seat: i64, why: i64) -> None:
    """2d6 x 10 gold."""
    first = state.die(me.What.GOLD)
    second = state.die(me.What.GOLD)
    state.note(me.Happened.DIE, [me.What.GOLD, me.EMPTY, first + second, 0])
    effects.change_gold(state, seat, (first + second) * me.LOOT_GOLD, why)


def found_capital(state: MightyEmpires, seat: i64, tile: i64) -> None:
    """A new capital with a city on it (ME-13.4); it never gives a marker (ME-13.5)."""
    pay(state, seat, 1)
    state.building[tile] = me.Building.CITY
    effects.make_capital(state, seat, tile)
    state.note(me.Happened.NEW_CAPITAL, [seat, tile, 1])


def spend(state: MightyEmpires, seat: i64, action: i64) -> None:
    """Carry one action out."""
    if state.winter:
        state.open_stream(me.Stream.BUILD, 8 + counting_battle(state) * 8 + seat)
    else:
        state.open_stream(me.Stream.BUILD, seat)
    kind = me.kind_of(action)
    if kind == me.Do.OCCUPY:
        occupy(state, seat, me.tile_of(action))
    elif kind == me.Do.CONQUER:
        conquer(state, seat, me.tile_of(action))
    elif kind == me.Do.BUILD:
        pay(state, seat, 1)
        effects.build(state, seat, me.site_of(action), me.building_of(action), 1)
    elif kind == me.Do.FOUND:
        found_capital(state, seat, me.tile_of(action))
    elif kind == me.Do.RAID:
        pay(state, seat, 1)
        loot(state, seat, me.Purse.RAID)  # ME-10.12
    else:
        effects.destroy(state, me.tile_of(action), me.Cause.DEMOLISHED)


# Decisions


class Build(Step):
    """A player spends empire points until it ends its turn (ME-10.3). `data`: seat, and in winter the battle + 1 that counts."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        seat = me.build_seat(data)
        if state.status[seat] == me.Status.ACTIVE and len(legal_spending(state, seat)) > 1:
            return seat
        end_turn(state, seat)
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return legal_spending(state, seat)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        if action == me.Do.END:
            end_turn(state, seat)
        else:
            spend(state, seat, action)


def end_turn(state: MightyEmpires, seat: i64) -> None:
    """What is left of the round's points is lost (ME-10.3), but for the option rp_carry_over."""
    state.steps.pop()
    if state.winter:  # points of the pool are kept (ME-11.15)
        state.note(me.Happened.ENDED_TURN, [seat, 0])
        return
    kept: i64 = min(2, state.rp[seat]) if state.rules.carry_over else 0
    if state.status[seat] != me.Status.OUT:
        state.note(me.Happened.ENDED_TURN, [seat, state.rp[seat] - kept])
    state.rp[seat] = kept


class NewCapital(Step):
    """Who lost the capital and has another city makes it the new one (ME-13.3). `data` is the seat."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        cities = cities_of(state, data)
        if effects.capital_of(state, data) != me.EMPTY or len(cities) == 0:
            state.steps.pop()
        elif len(cities) == 1 or state.status[data] != me.Status.ACTIVE:  # ME-R8
            state.steps.pop()
            settle_in(state, data, state.pick_of(cities, me.What.IDLE))
        else:
            return data
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(cities_of(state, seat), me.Do.CAPITAL)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        settle_in(state, seat, me.tile_of(action))


def cities_of(state: MightyEmpires, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for tile in range(state.land.tiles):
        if law.no_new_seat(state, seat, tile) == me.No.NOTHING:
            found = append(found, tile)
    return found


def settle_in(state: MightyEmpires, seat: i64, tile: i64) -> None:
    effects.make_capital(state, seat, tile)
    state.note(me.Happened.NEW_CAPITAL, [seat, tile, 0])


class MoveSeat(Step):
    """Who regains the original capital may move there for nothing, whatever stands there (ME-13.5, ME-R16). `data`: seat and tile."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        seat = me.move_seat_seat(data)
        tile = me.move_seat_tile(data)
        if state.status[seat] == me.Status.ACTIVE and state.owner[tile] == seat and state.capital[tile] != seat:
            return seat
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return pair(me.do_move_seat(0), me.do_move_seat(1))

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if me.move_seat_yes(action):
            settle_in(state, seat, me.move_seat_tile(data))
        else:
            state.note(me.Happened.PASSED, [seat, me.Passed.MOVE_SEAT])
