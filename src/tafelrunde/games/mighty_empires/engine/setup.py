"""How a campaign begins: lots, homes, capitals and start fields (ME-0)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.board import Land
from tafelrunde.games.mighty_empires.engine.effects import capital_of, change_gold, hand_over, make_capital, tiles_of
from tafelrunde.games.mighty_empires.engine.law import no_capital, no_field
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires, Step, shifted
from tafelrunde.kernel.contract import NOBODY, SEVERAL
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec


def lay_out(state: MightyEmpires, land: Land, buildings: list[int]) -> None:
    """The map is there: make room for what will stand on it; `buildings` are neutral ones."""
    state.land = land
    tiles = land.tiles
    state.owner = filled(tiles, me.EMPTY)
    state.building = filled(tiles, me.Building.NONE)
    state.special = filled(tiles, me.EMPTY)
    state.capital = filled(tiles, me.EMPTY)
    state.original = filled(tiles, me.EMPTY)
    state.claimed = filled(tiles, 0)
    state.exhausted = filled(tiles, 0)
    state.weird = filled(tiles * me.EFFECTS, 0)
    state.raided = filled(tiles, 0)
    state.dragons = filled(tiles, 0)
    state.lair = filled(tiles, 0)
    state.won = filled(tiles, 0)
    for tile in range(tiles):
        state.building[tile] = buildings[tile]
        if land.terrain[tile] == me.Terrain.VOLCANO:
            state.lair[tile] = 1  # ME-0.11
    state.note(me.Happened.MAP, [tiles, len(land.volcanoes)])


def draw_races(state: MightyEmpires) -> None:
    """Seats without a race get one by lot, different ones as far as they go."""
    state.open_stream(me.Stream.SETUP, 0)
    races: i64 = len(me.RACE_NAMES)
    used = filled(races, 0)
    for race in state.race:
        if race != me.EMPTY:
            used[race] = 1
    for seat in range(state.rules.players):
        if state.race[seat] == me.EMPTY:
            free = vec[i64]()
            for race in range(races):
                if not used[race]:
                    free = append(free, race)
            state.race[seat] = state.pick_of(free, me.What.RACE)
            used[state.race[seat]] = 1
        state.note(me.Happened.RACE, [seat, state.race[seat]])


def begin_campaign(state: MightyEmpires) -> None:
    """Lots, homes and gold; then capitals are chosen (ME-0.3 to ME-0.6)."""
    players = state.rules.players
    for seat in range(players - state.rules.vacant, players):  # ME-R5
        state.status[seat] = me.Status.OUT  # ME-14.14: for those who join later
    state.open_stream(me.Stream.SETUP, 1)
    left = vec[i64]()
    for seat in range(players):
        if state.status[seat] != me.Status.OUT:
            left = append(left, seat)
    state.lot = vec[i64]()
    while len(left) > 0:
        drawn = state.pick_of(left, me.What.LOT)
        state.lot = append(state.lot, drawn)
        left = without(left, drawn)
    if state.land.homes >= players and not state.rules.free_choice:
        for number in range(state.land.homes):
            left = append(left, number)
        for seat in range(players):
            if state.status[seat] == me.Status.OUT:
                continue
            state.home[seat] = state.pick_of(left, me.What.HOME)
            state.note(me.Happened.HOME, [seat, state.home[seat] + 1])
            left = without(left, state.home[seat])
    for seat in range(players):
        if state.status[seat] != me.Status.OUT and state.rules.start_gold > 0:
            change_gold(state, seat, state.rules.start_gold, me.Purse.START)
    state.push(me.ask_phase(me.Phase.SPRING))
    if state.rules.slots and state.land.homes >= players:
        place_slots(state)
        return
    state.phase = me.Phase.SETUP_CAPITAL
    state.push(me.Ask.CAPITAL)


def without(row: vec[i64], gone: i64) -> vec[i64]:
    """Return a row without one of its elements."""
    made = vec[i64](capacity=len(row))
    for value in row:
        if value != gone:
            made = append(made, value)
    return made


def least_distance(state: MightyEmpires) -> i64:
    """Return how far capitals must lie apart (ME-0.7)."""
    if state.rules.min_distance > 0:
        return state.rules.min_distance
    return 2 if uses_homes(state) else 3


def uses_homes(state: MightyEmpires) -> bool:
    for home in state.home:
        if home != me.EMPTY:
            return True
    return False


def bound_to(state: MightyEmpires, seat: i64) -> i64:
    """Return the home in which a seat puts its capital; EMPTY where it has none, or no such tile there (ME-R14)."""
    home = state.home[seat]
    for tile in range(state.land.tiles):
        if no_capital(state, seat, tile, home) == me.No.NOTHING:
            return home
    return -1


def capital_choices(state: MightyEmpires, seat: i64) -> vec[i64]:
    """Return where a seat may put its capital (ME-0.6)."""
    home = bound_to(state, seat)
    found = vec[i64]()
    for tile in range(state.land.tiles):
        if no_capital(state, seat, tile, home) == me.No.NOTHING:
            found = append(found, tile)
    return found


def apart(state: MightyEmpires, position: i64, tile: i64) -> i64:
    """Return the distance from a tile to the nearest capital chosen earlier in lot order, a large number if there is none."""
    best: i64 = 999
    for i in range(position):
        other = state.choice[state.lot[i]]
        if other != me.EMPTY:
            best = min(best, state.land.distance(tile, other))
    return best


def other_choices(state: MightyEmpires, position: i64) -> vec[i64]:
    """Return where a seat whose capital lies too near may put it instead: far enough, or as far as possible (ME-0.7)."""
    seat = state.lot[position]
    far = vec[i64]()
    best: i64 = -1
    farthest = vec[i64]()
    least = least_distance(state)
    for tile in capital_choices(state, seat):
        distance = apart(state, position, tile)
        if distance >= least:
            far = append(far, tile)
        if distance > best:
            best = distance
            farthest = vec[i64]()
        if distance == best:
            farthest = append(farthest, tile)
    return far if len(far) > 0 else farthest


def found_all(state: MightyEmpires) -> None:
    """All capitals are fixed and open (ME-0.8)."""
    for seat in state.lot:
        if state.choice[seat] != me.EMPTY:  # somebody may have withdrawn
            found_first(state, seat, state.choice[seat])
            state.choice[seat] = me.EMPTY
    state.phase = me.Phase.SETUP_FIELDS


def found_first(state: MightyEmpires, seat: i64, tile: i64) -> None:
    state.owner[tile] = seat
    state.building[tile] = me.Building.CITY
    state.original[tile] = seat
    make_capital(state, seat, tile)
    state.note(me.Happened.CAPITAL, [seat, tile])


def field_choices(state: MightyEmpires, seat: i64) -> vec[i64]:
    """Return the start fields a seat may take next (ME-0.9), or the nearest free tiles if there is none (ME-0.10)."""
    found = vec[i64]()
    best: i64 = -1
    nearest = vec[i64]()
    capital = max(i64(0), capital_of(state, seat))
    for tile in range(state.land.tiles):
        reason = no_field(state, seat, tile)
        if reason == me.No.NOTHING:
            found = append(found, tile)
        elif reason != me.No.FIELD_NOT_ADJACENT and reason != me.No.FIELD_HOME:
            continue
        distance = state.land.distance(tile, capital)
        if best < 0 or distance < best:
            best = distance
            nearest = vec[i64]()
        if distance == best:
            nearest = append(nearest, tile)
    return found if len(found) > 0 else nearest


def next_founder(state: MightyEmpires) -> i64:
    """Return who takes the next start field, in lot order, EMPTY when all have theirs; nobody waits for a tile that is not there."""
    for seat in state.lot:
        if state.status[seat] == me.Status.OUT:
            continue
        if tiles_of(state, seat) < state.rules.start_fields and len(field_choices(state, seat)) > 0:
            return seat
    return -1


def take_field(state: MightyEmpires, seat: i64, tile: i64) -> None:
    hand_over(state, tile, seat, me.Cause.START, 0)


def place_slots(state: MightyEmpires) -> None:
    """Quick start: capital in the middle of the home, the fields nearest to a volcano beside it (ME-0.12)."""
    for seat in state.lot:
        for tile in range(state.land.tiles):
            if state.land.home[tile] == state.home[seat] and state.land.ring[tile] == me.EMPTY:
                state.choice[seat] = tile
    found_all(state)
    for seat in state.lot:
        for _ in range(state.rules.start_fields - 1):
            best: i64 = -1
            key: i64 = 0
            for tile in range(state.land.tiles):
                terrain = state.land.terrain[tile]
                if state.land.home[tile] != state.home[seat] or state.owner[tile] != me.EMPTY:
                    continue
                if terrain == me.Terrain.MOUNTAIN or terrain == me.Terrain.VOLCANO:
                    continue
                rank = state.land.to_volcano(tile) * 256 + state.land.ring[tile]
                if best < 0 or rank < key:
                    best = tile
                    key = rank
            if best != me.EMPTY:
                take_field(state, seat, best)


# Decisions


class Capitals(Step):
    """All choose their capital at the same time and in secret (ME-0.6)."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        waiting: i64 = 0
        last: i64 = 0
        for seat in state.lot:
            if state.choice[seat] == me.EMPTY:
                if state.status[seat] == me.Status.IDLE:
                    state.open_stream(me.Stream.SETUP, 8 + seat)
                    state.choice[seat] = state.pick_of(capital_choices(state, seat), me.What.IDLE)
                elif state.status[seat] == me.Status.ACTIVE:
                    waiting += 1
                    last = seat
        if waiting > 1:
            return SEVERAL
        if waiting == 1:
            return last
        state.steps.pop()
        state.revealed += 1
        state.push(me.Ask.FIELD)
        state.push(me.Ask.RECHOOSE)
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(capital_choices(state, seat), me.Do.CAPITAL)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.choice[seat] = me.tile_of(action)
        state.note(me.Happened.CHOSE, [seat])


class Rechoose(Step):
    """Capitals too near to an earlier one are chosen again, openly, in lot order (ME-0.7). `data` is the position in the lot."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        for position in range(data, len(state.lot)):
            seat = state.lot[position]
            state.set_top(position)
            if state.choice[seat] == me.EMPTY or apart(state, position, state.choice[seat]) >= least_distance(state):
                continue
            choices = other_choices(state, position)
            if len(choices) == 0:
                continue
            if state.status[seat] == me.Status.ACTIVE:
                return seat
            state.open_stream(me.Stream.SETUP, 8 + seat)
            state.choice[seat] = state.pick_of(choices, me.What.IDLE)
        state.steps.pop()
        found_all(state)
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(other_choices(state, data), me.Do.CAPITAL)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.choice[seat] = me.tile_of(action)
        state.set_top(data + 1)
        state.note(me.Happened.CHOSE, [seat])


class StartFields(Step):
    """Start fields, in lot order, all of one player before the next (ME-0.9)."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        while True:
            seat = next_founder(state)
            if seat == me.EMPTY:
                state.steps.pop()
                return NOBODY
            if state.status[seat] == me.Status.ACTIVE:
                return seat
            state.open_stream(me.Stream.SETUP, 16 + seat)
            take_field(state, seat, state.pick_of(field_choices(state, seat), me.What.IDLE))

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(field_choices(state, seat), me.Do.FIELD)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        take_field(state, seat, me.tile_of(action))
