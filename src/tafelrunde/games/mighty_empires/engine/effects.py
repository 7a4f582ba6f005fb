"""What happens to realms: size and order, connection, tiles changing hands, buildings falling, gold."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec

# Counting


def tiles_of(state: MightyEmpires, seat: i64) -> i64:
    """Return how many tiles a realm has."""
    count: i64 = 0
    for owner in state.owner:
        if owner == seat:
            count += 1
    return count


def has_land(state: MightyEmpires, seat: i64) -> bool:
    """Return whether a realm has a tile at all; one without is in exile (ME-13.6)."""
    for owner in state.owner:
        if owner == seat:
            return True
    return False


def buildings_of(state: MightyEmpires, seat: i64, building: i64) -> i64:
    """Return how many mines, castles or cities a realm has."""
    count: i64 = 0
    for tile in range(state.land.tiles):
        if state.owner[tile] == seat and state.building[tile] == building:
            count += 1
    return count


def size_of(state: MightyEmpires, seat: i64) -> i64:
    """Return the size of a realm (ME-2.1)."""
    return tiles_of(state, seat) + buildings_of(state, seat, me.Building.CITY)


def capital_of(state: MightyEmpires, seat: i64) -> i64:
    """Return the tile of a capital, EMPTY if the realm has none."""
    for tile in range(state.land.tiles):
        if state.capital[tile] == seat:
            return tile
    return -1


def special_of(state: MightyEmpires, seat: i64) -> i64:
    """Return the tile of a special building, EMPTY if there is none."""
    for tile in range(state.land.tiles):
        if state.special[tile] == seat:
            return tile
    return -1


def origin_of(state: MightyEmpires, seat: i64) -> i64:
    """Return the tile a seat casts from: its special building (ME-3.2), or with the option hoard_as_tower its volcano."""
    tile = special_of(state, seat)
    if tile != me.EMPTY and state.owner[tile] == seat:
        return tile
    if state.rules.hoard_as_tower:
        for volcano in state.land.volcanoes:
            if state.owner[volcano] == seat:
                return volcano
    return -1


def hoards_of(state: MightyEmpires, seat: i64) -> i64:
    """Return how many volcanoes a realm owns (ME-12.3)."""
    count: i64 = 0
    for tile in state.land.volcanoes:
        if state.owner[tile] == seat:
            count += 1
    return count


# Ranking (ME-2.2)


def rank_key(state: MightyEmpires, seat: i64) -> i64:
    """Return what realms are ranked by, the lot apart: size, then cities, then castles; those who are out come last."""
    if state.status[seat] == me.Status.OUT:
        return -1
    cities = buildings_of(state, seat, me.Building.CITY)
    castles = buildings_of(state, seat, me.Building.CASTLE)
    return me.standing(castles, cities, tiles_of(state, seat) + cities)


def compute_order(state: MightyEmpires) -> None:
    """Rank the realms for this round or winter; lots are drawn among those who are equal in everything else (ME-2.3, ME-R13)."""
    players = state.rules.players
    state.open_stream(me.Stream.ORDER, state.winter)
    keys = vec[i64](capacity=players)
    left = vec[i64](capacity=players)
    for seat in range(players):
        keys = append(keys, rank_key(state, seat))
        left = append(left, 1)
    position = players - 1
    smallest_first = vec[i64](capacity=players)
    while position >= 0:
        low: i64 = -2
        for seat in range(players):
            if left[seat] and (low == -2 or keys[seat] < low):
                low = keys[seat]
        tied = vec[i64](capacity=players)
        if state.round == 1 and not state.winter:
            for seat in state.lot:  # ME-0.3: drawn once for the whole first round
                if left[seat] and keys[seat] == low:
                    tied = append(tied, seat)
                    break
        if len(tied) == 0:
            for seat in range(players):
                if left[seat] and keys[seat] == low:
                    tied = append(tied, seat)
        # Who is drawn earlier counts as the smaller realm.
        chosen = state.pick_of(tied, me.What.LOT) if low >= 0 else tied[0]
        left[chosen] = 0
        smallest_first = append(smallest_first, chosen)
        position -= 1
    for rank in range(players):
        state.order[rank] = smallest_first[players - 1 - rank]
    state.lead = me.EMPTY
    if players > 1 and keys[state.order[0]] > keys[state.order[1]]:
        state.lead = state.order[0]  # ME-2.5
    if state.events is not None:
        for rank in range(players):
            seat = state.order[rank]
            if state.status[seat] == me.Status.OUT:
                continue
            by_lot: i64 = 1 if rank > 0 and keys[state.order[rank - 1]] == keys[seat] else 0
            cities = buildings_of(state, seat, me.Building.CITY)
            castles = buildings_of(state, seat, me.Building.CASTLE)
            state.note(me.Happened.RANKED, [rank + 1, seat, size_of(state, seat), cities, castles, by_lot])
        state.note(me.Happened.LEAD, [state.lead, state.rules.largest_bonus])


# Neighbours, connection, distance


def touches(state: MightyEmpires, tile: i64, seat: i64) -> bool:
    """Return whether a tile is adjacent to a realm (ME-2.7)."""
    for d in range(6):
        other = state.land.beside[tile * 6 + d]
        if other != me.EMPTY and state.owner[other] == seat:
            return True
    return False


def touches_enemy(state: MightyEmpires, tile: i64) -> bool:
    """Return whether an owned tile is adjacent to a tile of somebody else."""
    for d in range(6):
        other = state.land.beside[tile * 6 + d]
        if other != me.EMPTY and state.owner[other] != me.EMPTY and state.owner[other] != state.owner[tile]:
            return True
    return False


def beside_city(state: MightyEmpires, tile: i64) -> bool:
    """Return whether a city stands on a neighbouring tile, whoever it belongs to (ME-11.12)."""
    for d in range(6):
        other = state.land.beside[tile * 6 + d]
        if other != me.EMPTY and state.building[other] == me.Building.CITY:
            return True
    return False


def connected(state: MightyEmpires, seat: i64) -> vec[i64]:
    """Return by tile whether it belongs to a realm and is connected to its capital (ME-2.8). Effects break nothing (ME-2.9)."""
    found = filled(state.land.tiles, 0)
    start = capital_of(state, seat)
    if start == me.EMPTY:
        return found
    found[start] = 1
    queue = vec[i64]()
    queue = append(queue, start)
    at: i64 = 0
    while at < len(queue):
        tile = queue[at]
        at += 1
        for d in range(6):
            other = state.land.beside[tile * 6 + d]
            if other != me.EMPTY and not found[other] and state.owner[other] == seat:
                found[other] = 1
                queue = append(queue, other)
    return found


def realm_distance(state: MightyEmpires, tile: i64, seat: i64) -> i64:
    """Return the distance from a tile to a realm (ME-2.10), EMPTY if it has no tile."""
    best: i64 = -1
    for other in range(state.land.tiles):
        if state.owner[other] == seat:
            apart = state.land.distance(tile, other)
            if best < 0 or apart < best:
                best = apart
    return best


def nearest_enemies(state: MightyEmpires, tile: i64) -> vec[i64]:
    """Return the realms nearest to an owned tile (ME-2.10)."""
    best: i64 = -1
    tied = vec[i64]()
    for seat in range(state.rules.players):
        apart = realm_distance(state, tile, seat) if seat != state.owner[tile] else -1
        if apart < 0 or (best >= 0 and apart > best):
            continue
        if apart != best:
            best = apart
            tied = vec[i64]()
        tied = append(tied, seat)
    return tied


def nearest_enemy(state: MightyEmpires, tile: i64) -> i64:
    """Return the realm nearest to an owned tile, by lot among equals; EMPTY if there is none (ME-2.10)."""
    tied = nearest_enemies(state, tile)
    return state.pick_of(tied, me.What.NEAREST) if len(tied) > 0 else -1


def has_effect(state: MightyEmpires, tile: i64, effect: i64) -> bool:
    return state.weird[tile * me.EFFECTS + effect] != 0


def dammed(state: MightyEmpires, tile: i64) -> bool:
    """Return whether a dam on this river tile, or above it, keeps its mine dry (ME-3.12)."""
    if state.land.terrain[tile] != me.Terrain.RIVER:
        return False
    if has_effect(state, tile, me.Weird.DAM):
        return True
    for source in range(state.land.tiles):
        if has_effect(state, source, me.Weird.DAM):
            for below in state.land.downstream(source):
                if below == tile:
                    return True
    return False


# Gold


def change_gold(state: MightyEmpires, seat: i64, change: i64, why: i64) -> None:
    """Give or take gold; nobody ever has less than none (ME-2.11)."""
    state.gold[seat] += change
    state.note(me.Happened.GOLD, [seat, change, why, state.gold[seat]])


# Buildings


def destroy(state: MightyEmpires, tile: i64, why: i64) -> None:
    """A mine, castle or city falls and leaves an empty slot; a capital stays one (ME-2.13, ME-2.14)."""
    state.note(me.Happened.DESTROYED, [tile, state.building[tile], state.owner[tile], why])
    state.building[tile] = me.Building.NONE


def destroy_on(state: MightyEmpires, tile: i64, needed: i64, why: i64) -> None:
    """Throw for the building on a tile; it falls at `needed` and more. Special buildings and capitals as such are safe (ME-2.15)."""
    if state.building[tile] == me.Building.NONE:
        return
    die = state.die(me.What.DESTROY)
    state.note(me.Happened.DIE, [me.What.DESTROY, tile, die, needed])
    if die >= needed:
        destroy(state, tile, why)


def in_supply(state: MightyEmpires, building: i64) -> bool:
    """Return whether a piece is left, with the option component_limits."""
    if not state.rules.component_limits:
        return True
    count: i64 = 0
    for other in state.building:
        if other == building:
            count += 1
    return count < me.SUPPLY[building]


def build(state: MightyEmpires, seat: i64, tile: i64, building: i64, cost: i64) -> None:
    """Put a building up."""
    if building == me.Building.SPECIAL:
        state.special[tile] = seat
        state.special_built[seat] = 1
    else:
        state.building[tile] = building
    state.note(me.Happened.BUILT, [seat, building, tile, cost])


# Tiles


def base_cost(state: MightyEmpires, seat: i64, enemy: bool) -> i64:
    """Return what a tile costs whatever it is like (4.8)."""
    group = state.group(seat)
    if enemy:
        return me.RAIDERS_CONQUER_COST if group == me.Group.RAIDERS else me.CONQUER_COST  # ME-11.7
    return me.DWARF_OCCUPY_COST if group == me.Group.DWARFS else me.OCCUPY_COST  # ME-11.5


def ground_cost(state: MightyEmpires, tile: i64) -> i64:
    """Return what a tile costs more for its terrain (4.8, ME-R23)."""
    terrain = state.land.terrain[tile]
    return 1 if terrain == me.Terrain.MOUNTAIN or (terrain == me.Terrain.VOLCANO and state.rules.volcano_surcharge) else 0


def wall_cost(state: MightyEmpires, tile: i64) -> i64:
    """Return what a tile costs more for its castle or city (4.8)."""
    return 1 if state.building[tile] >= me.Building.CASTLE else 0


def grabbed(state: MightyEmpires, seat: i64) -> i64:
    """Return what land grab takes off the cost of the first free tile (ME-10.13)."""
    return 1 if state.event[seat] == me.Event.LAND_GRAB and state.occupied[seat] == 0 else 0


def take_cost(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """Return the empire points it costs a seat to take a tile (4.8)."""
    enemy = state.owner[tile] != me.EMPTY
    if enemy and has_effect(state, tile, me.Weird.EARTHQUAKE):
        return 0  # ME-3.15
    cost = base_cost(state, seat, enemy) + ground_cost(state, tile) + wall_cost(state, tile)
    return cost if enemy else cost - grabbed(state, seat)


def hand_over(state: MightyEmpires, tile: i64, seat: i64, why: i64, cost: i64) -> None:
    """A tile gets another owner, or none (EMPTY). Special building and capital there are lost (ME-2.12, ME-13.10)."""
    before = state.owner[tile]
    if state.special[tile] != me.EMPTY:
        state.special[tile] = me.EMPTY
        state.note(me.Happened.DESTROYED, [tile, me.Building.SPECIAL, before, me.Cause.TAKEN])
    loser = state.capital[tile]
    state.capital[tile] = me.EMPTY  # ME-13.2
    state.owner[tile] = seat
    state.note(me.Happened.TAKEN, [seat, tile, before, why, cost] if seat != me.EMPTY else [before, tile, before, why, cost])
    if loser != me.EMPTY and why != me.Cause.WITHDRAWN:
        state.note(me.Happened.CAPITAL_LOST, [loser, tile])
        if buildings_of(state, loser, me.Building.CITY) > 0:
            state.push(me.ask_new_capital(loser))  # ME-13.3
    if seat != me.EMPTY and state.original[tile] == seat and why != me.Cause.START:
        state.push(me.ask_move_seat(seat, tile))  # ME-13.5


def make_capital(state: MightyEmpires, seat: i64, tile: i64) -> None:
    """A tile becomes the seat of a realm; an older one stays an ordinary tile."""
    old = capital_of(state, seat)
    if old != me.EMPTY:
        state.capital[old] = me.EMPTY
    state.capital[tile] = seat


def note_history(state: MightyEmpires) -> None:
    """Write down how the realms stand after this round (ME-17.6)."""
    row = vec[i64]()
    row = append(row, state.round)
    for seat in range(state.rules.players):
        row = append(row, tiles_of(state, seat))
        row = append(row, buildings_of(state, seat, me.Building.CITY))
        row = append(row, hoards_of(state, seat))
        row = append(row, state.markers[seat])
    for value in row:
        state.history = append(state.history, value)
