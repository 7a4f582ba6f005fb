"""Spending empire points: occupy, conquer, build, found, raid (ME-10, ME-11, ME-13)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine._grammar import (
    ASK_BITS,
    ASK_MASK,
    EMPTY,
    LOOT_GOLD,
    Ask,
    Building,
    Cause,
    Do,
    Fight,
    Group,
    Happened,
    Purse,
    Result,
    Stage,
    Stream,
    Weird,
    What,
    build_counts,
    build_seat,
    building_of,
    do_build,
    do_conquer,
    do_demolish,
    do_found,
    do_occupy,
    kind_of,
    prize,
    site_of,
    tile_of,
)
from tafelrunde.games.mighty_empires.engine.effects import (
    beside_city,
    build,
    can_build,
    capital_of,
    change_gold,
    destroy,
    hand_over,
    has_effect,
    in_supply,
    make_capital,
    may_be_capital,
    take_cost,
    tiles_of,
    touches,
)
from tafelrunde.games.mighty_empires.engine.scoring import is_side, result_of
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.kernel.vectors import append, vec


def counting_battle(state: MightyEmpires) -> i64:
    """Return the one battle that counts for this spending, in winter; EMPTY in phase 6, where all of the round do (ME-11.15)."""
    for i in range(len(state.steps) - 1, -1, -1):
        if state.steps[i] & ASK_MASK == Ask.BUILD:
            return build_counts(state.steps[i] >> ASK_BITS) - 1
    return -1


def owes_spending(state: MightyEmpires, seat: i64) -> bool:
    """Return whether a seat's turn to spend is still to come, or under way."""
    for step in state.steps:
        if step & ASK_MASK == Ask.BUILD and build_seat(step >> ASK_BITS) == seat:
            return True
    return False


def counts(state: MightyEmpires, battle: i64) -> bool:
    """Return whether a battle gives rights now."""
    if state.fight(battle, Fight.STAGE) != Stage.SETTLED:
        return False
    only = counting_battle(state) if state.winter else -1
    return only < 0 or only == battle


def points_of(state: MightyEmpires, seat: i64) -> i64:
    """Return what a seat can spend: the winter pool of the undead and, but in winter, the points of the round."""
    return state.winter_rp[seat] if state.winter else state.rp[seat] + state.winter_rp[seat]


def pay(state: MightyEmpires, seat: i64, cost: i64) -> None:
    """Spend points of the round first, then of the pool (ME-11.15)."""
    own: i64 = 0 if state.winter else min(cost, state.rp[seat])
    state.rp[seat] -= own
    state.winter_rp[seat] -= cost - own
    state.note(Happened.SPENT, [seat, cost, state.rp[seat], state.winter_rp[seat]])


def has_beaten(state: MightyEmpires, seat: i64, other: i64) -> bool:
    """Return whether a seat won a battle against another this round (ME-10.7)."""
    for battle in range(state.fights()):
        if counts(state, battle) and is_side(state, battle, seat) and is_side(state, battle, other):
            if result_of(state, battle, seat) >= Result.NARROW:
                return True
    return False


def fought_at(state: MightyEmpires, seat: i64, tile: i64, least: i64, most: i64) -> bool:
    """Return whether a seat fought a battle on a tile with a result in this range."""
    for battle in range(state.fights()):
        if counts(state, battle) and state.fight(battle, Fight.TILE) == tile and is_side(state, battle, seat):
            if least <= result_of(state, battle, seat) <= most:
                return True
    return False


def may_occupy(state: MightyEmpires, seat: i64, tile: i64) -> bool:
    """Return whether a free tile may be taken, cost and battlefield-first apart (ME-10.6)."""
    if state.owner[tile] != EMPTY or has_effect(state, tile, Weird.VOID) or has_effect(state, tile, Weird.FOG):
        return False
    if state.group(seat) != Group.SKAVEN and tiles_of(state, seat) > 0 and not touches(state, tile, seat):
        return False  # ME-11.11, ME-13.7
    if state.rules.loser_barred and fought_at(state, seat, tile, Result.DEFEAT, Result.DEFEAT):
        return False  # ME-10.9
    if state.rules.dragon_guards and state.lair[tile]:
        return fought_at(state, seat, tile, Result.NARROW, Result.MASSACRE)  # ME-10.10
    return True


def may_conquer(state: MightyEmpires, seat: i64, tile: i64) -> bool:
    """Return whether an enemy tile may be taken, cost and battlefield-first apart (ME-10.7)."""
    owner = state.owner[tile]
    if owner in (EMPTY, seat) or has_effect(state, tile, Weird.FOG) or has_effect(state, tile, Weird.VOID):
        return False
    if not has_beaten(state, seat, owner):
        return False
    if tiles_of(state, seat) == 0:
        return True  # ME-13.7
    if state.group(seat) == Group.SKAVEN:  # ME-11.12
        return beside_city(state, tile) or (not state.rules.skaven_strict and touches(state, tile, seat))
    return touches(state, tile, seat)


def forced_occupy(state: MightyEmpires, seat: i64, tile: i64) -> bool:
    """Return whether this tile has to be the first one occupied: the battlefield of an own battle (ME-10.8, ME-10.9)."""
    if not fought_at(state, seat, tile, Result.DEFEAT, Result.MASSACRE):
        return False
    return may_occupy(state, seat, tile) and take_cost(state, seat, tile) <= points_of(state, seat)


def forced_conquest(state: MightyEmpires, seat: i64, tile: i64) -> bool:
    """Return whether this tile has to be the first one conquered: the battlefield of a battle won, the beaten player's (ME-10.8)."""
    owner = state.owner[tile]
    if owner == EMPTY or take_cost(state, seat, tile) > points_of(state, seat):
        return False
    for battle in range(state.fights()):
        if counts(state, battle) and state.fight(battle, Fight.TILE) == tile:
            if is_side(state, battle, seat) and is_side(state, battle, owner) and owner != seat:
                if result_of(state, battle, seat) >= Result.NARROW and may_conquer(state, seat, tile):
                    return True
    return False


def any_forced(state: MightyEmpires, seat: i64, conquest: bool) -> bool:
    """Return whether a battlefield has to be taken before any other tile."""
    if conquest:
        if state.conquered[seat] > 0:
            return False
    elif state.occupied[seat] > 0:
        return False
    for battle in range(state.fights()):
        if counts(state, battle) and is_side(state, battle, seat):
            tile = state.fight(battle, Fight.TILE)
            if forced_conquest(state, seat, tile) if conquest else forced_occupy(state, seat, tile):
                return True
    return False


def can_found(state: MightyEmpires, seat: i64, tile: i64) -> bool:
    """Return whether a realm without a capital may found one here (ME-13.4)."""
    if state.owner[tile] != seat or has_effect(state, tile, Weird.FOG) or not may_be_capital(state, seat, tile):
        return False
    if state.building[tile] == Building.MINE:
        return False
    return state.building[tile] == Building.CITY or in_supply(state, Building.CITY)


def legal_spending(state: MightyEmpires, seat: i64) -> vec[i64]:
    """Return everything a seat may do with its points now, the end always included (ME-10.4)."""
    points = points_of(state, seat)
    found = vec[i64]()
    tiles = state.land.tiles
    forced = any_forced(state, seat, False)
    for tile in range(tiles):
        if state.owner[tile] == EMPTY and take_cost(state, seat, tile) <= points:
            if forced_occupy(state, seat, tile) if forced else may_occupy(state, seat, tile):
                found = append(found, do_occupy(tile))
    forced = any_forced(state, seat, True)
    for tile in range(tiles):
        if state.owner[tile] != EMPTY and state.owner[tile] != seat and take_cost(state, seat, tile) <= points:
            if forced_conquest(state, seat, tile) if forced else may_conquer(state, seat, tile):
                found = append(found, do_conquer(tile))
    if points >= 1:
        for tile in range(tiles):
            if state.owner[tile] == seat:
                for building in range(Building.MINE, Building.SPECIAL + 1):
                    if can_build(state, seat, tile, building, False):
                        found = append(found, do_build(tile, building))
        if capital_of(state, seat) == EMPTY:
            for tile in range(tiles):
                if can_found(state, seat, tile):
                    found = append(found, do_found(tile))
        found = append(found, Do.RAID)
    if state.rules.allow_demolish:
        for tile in range(tiles):
            if state.owner[tile] == seat and Building.MINE <= state.building[tile] <= Building.CASTLE:
                found = append(found, do_demolish(tile))
    return append(found, Do.END)


def occupy(state: MightyEmpires, seat: i64, tile: i64) -> None:
    """A free tile becomes part of a realm, with the neutral building on it."""
    cost = take_cost(state, seat, tile)
    pay(state, seat, cost)
    state.occupied[seat] += 1
    hand_over(state, tile, seat, Cause.OCCUPIED, cost)


def conquer(state: MightyEmpires, seat: i64, tile: i64) -> None:
    """A tile of a beaten opponent changes hands; capitals bring a marker, raiders burn cities (ME-11.8, ME-13.1)."""
    cost = take_cost(state, seat, tile)
    pay(state, seat, cost)
    state.conquered[seat] += 1
    founder = state.original[tile]
    if founder != EMPTY and founder != seat and not state.claimed[tile]:
        state.claimed[tile] = 1
        state.markers[seat] += 1
        state.note(Happened.MARKER, [seat, tile, founder])
    razed = state.group(seat) == Group.RAIDERS and state.building[tile] == Building.CITY
    state.won[tile] = prize(seat + 1, state.owner[tile] + 1)
    hand_over(state, tile, seat, Cause.CONQUERED, cost)
    if razed:
        destroy(state, tile, Cause.RAZED)
        loot(state, seat, Purse.RAZE)


def loot(state: MightyEmpires, seat: i64, why: i64) -> None:
    """2d6 x 10 gold."""
    first = state.die(What.GOLD)
    second = state.die(What.GOLD)
    state.note(Happened.DIE, [What.GOLD, EMPTY, first + second, 0])
    change_gold(state, seat, (first + second) * LOOT_GOLD, why)


def found_capital(state: MightyEmpires, seat: i64, tile: i64) -> None:
    """A new capital with a city on it (ME-13.4); it never gives a marker (ME-13.5)."""
    pay(state, seat, 1)
    state.building[tile] = Building.CITY
    make_capital(state, seat, tile)
    state.note(Happened.NEW_CAPITAL, [seat, tile, 1])


def spend(state: MightyEmpires, seat: i64, action: i64) -> None:
    """Carry one action out."""
    if state.winter:
        state.open_stream(Stream.BUILD, 8 + counting_battle(state) * 8 + seat)
    else:
        state.open_stream(Stream.BUILD, seat)
    kind = kind_of(action)
    if kind == Do.OCCUPY:
        occupy(state, seat, tile_of(action))
    elif kind == Do.CONQUER:
        conquer(state, seat, tile_of(action))
    elif kind == Do.BUILD:
        pay(state, seat, 1)
        build(state, seat, site_of(action), building_of(action), 1)
    elif kind == Do.FOUND:
        found_capital(state, seat, tile_of(action))
    elif kind == Do.RAID:
        pay(state, seat, 1)
        loot(state, seat, Purse.RAID)  # ME-10.12
    else:
        destroy(state, tile_of(action), Cause.DEMOLISHED)
