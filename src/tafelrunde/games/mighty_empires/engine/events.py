"""The event phase and income from mines (ME-5, ME-6)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.effects import build, change_gold, connected, dammed, destroy, has_effect
from tafelrunde.games.mighty_empires.engine.law import no_aim, no_building, no_event, no_sabotage, no_victim
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires, Step, is_aimed, shifted
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.vectors import append, vec


def event_choices(state: MightyEmpires, seat: i64) -> vec[i64]:
    """Return the events a seat may choose."""
    found = vec[i64]()
    for event in range(len(me.EVENT_NAMES)):
        if no_event(state, seat, event) == me.No.NOTHING:
            found = append(found, event)
    return found


def boom_builds(state: MightyEmpires, seat: i64) -> vec[i64]:
    """Return what building boom could put up, as actions (ME-5.3)."""
    found = vec[i64]()
    for tile in range(state.land.tiles):
        if state.owner[tile] == seat:
            for building in range(me.Building.MINE, me.Building.CITY + 1):
                if no_building(state, seat, tile, building, True) == me.No.NOTHING:
                    found = append(found, me.do_at_build(tile, building))
    return found


def enemy_buildings(state: MightyEmpires, seat: i64) -> vec[i64]:
    """Return the tiles that saboteurs could visit (ME-5.5)."""
    found = vec[i64]()
    for tile in range(state.land.tiles):
        if no_sabotage(state, seat, tile) == me.No.NOTHING:
            found = append(found, tile)
    return found


def begin_event(state: MightyEmpires, seat: i64, event: i64) -> None:
    """A seat chooses an event; those that need a target ask for it, if there is one (ME-5.2)."""
    if is_aimed(event):
        if len(others(state, seat)) > 0:
            state.push(me.ask_event_seat(seat, event))
            return
    elif event == me.Event.BUILDING_BOOM:
        if len(boom_builds(state, seat)) > 0:
            state.push(me.ask_event_build(seat))
            return
    elif event == me.Event.SABOTEURS:
        if len(enemy_buildings(state, seat)) > 0:
            state.push(me.ask_event_tile(seat))
            return
    choose_event(state, seat, event, me.EMPTY)
    state.note(me.Happened.EVENT, [seat, event, me.EMPTY, me.EMPTY, me.Building.NONE])


def choose_event(state: MightyEmpires, seat: i64, event: i64, aim: i64) -> None:
    """An event is chosen with all that belongs to it; before that nobody knows of it."""
    state.event[seat] = event
    state.aim[seat] = aim


def others(state: MightyEmpires, seat: i64) -> vec[i64]:
    """Return the opponents of a seat."""
    found = vec[i64]()
    for other in range(state.rules.players):
        if no_aim(state, seat, other) == me.No.NOTHING:
            found = append(found, other)
    return found


def event_against(state: MightyEmpires, seat: i64, event: i64, other: i64) -> None:
    """Fool's gold, disaster, diplomacy and agent name an opponent."""
    choose_event(state, seat, event, other)
    state.note(me.Happened.EVENT, [seat, event, other, me.EMPTY, me.Building.NONE])
    state.open_stream(me.Stream.EVENTS, seat)
    if event == me.Event.DISASTER:  # ME-5.4
        for tile in range(state.land.tiles):
            if state.owner[tile] == other and state.building[tile] != me.Building.NONE:
                die = state.die(me.What.DESTROY)
                state.note(me.Happened.DIE, [me.What.DESTROY, tile, die, 1])
                if die == 1:
                    destroy(state, tile, me.Cause.DISASTER)
    elif event == me.Event.AGENT:  # ME-5.6
        die = state.die(me.What.AGENT)
        if die >= 3 and len(agent_victims(state, other)) > 0:
            state.note(me.Happened.DIE, [me.What.AGENT, me.EMPTY, die, 3])
            state.push(me.ask_agent(seat))
        else:
            state.note(me.Happened.AGENT, [seat, other, me.EMPTY, die])


def agent_victims(state: MightyEmpires, target: i64) -> vec[i64]:
    """Return whom an agent can make his target challenge (ME-5.6)."""
    found = vec[i64]()
    for other in range(state.rules.players):
        if no_victim(state, target, other) == me.No.NOTHING:
            found = append(found, other)
    return found


def boom(state: MightyEmpires, seat: i64, tile: i64, building: i64) -> None:
    """Building boom puts something up for nothing (ME-5.3)."""
    choose_event(state, seat, me.Event.BUILDING_BOOM, me.EMPTY)
    state.note(me.Happened.EVENT, [seat, me.Event.BUILDING_BOOM, me.EMPTY, tile, building])
    build(state, seat, tile, building, 0)


def sabotage(state: MightyEmpires, seat: i64, tile: i64) -> None:
    """Saboteurs need 4 for a mine, 5 for a castle, 6 for a city (ME-5.5)."""
    choose_event(state, seat, me.Event.SABOTEURS, me.EMPTY)
    building = state.building[tile]
    state.note(me.Happened.EVENT, [seat, me.Event.SABOTEURS, state.owner[tile], tile, building])
    state.open_stream(me.Stream.EVENTS, seat)
    die = state.die(me.What.DESTROY)
    state.note(me.Happened.DIE, [me.What.DESTROY, tile, die, building + 3])
    if die >= building + 3:
        destroy(state, tile, me.Cause.SABOTEURS)


# Income


def fooled(state: MightyEmpires, seat: i64) -> bool:
    """Return whether fool's gold spoils a realm's mines this round (ME-5.11)."""
    for other in range(state.rules.players):
        if state.event[other] == me.Event.FOOLS_GOLD and state.aim[other] == seat:
            return True
    return False


def mine_dice(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """Return how many dice a tile earns its owner in the income phase, 0 for none (ME-6.1, ME-11.4); blocks apart."""
    mountain = state.land.terrain[tile] == me.Terrain.MOUNTAIN
    building = state.building[tile]
    if building == me.Building.MINE:
        return 3 if mountain else 2
    if mountain and state.group(seat) == me.Group.DWARFS:
        if building == me.Building.CITY or (building == me.Building.CASTLE and state.rules.dwarf_castle_mine):
            return 3
    return 0


def earns(state: MightyEmpires, seat: i64, tile: i64, joined: i64) -> bool:
    """Return whether a mine is rolled this round (ME-6.3, ME-R34)."""
    if has_effect(state, tile, me.Weird.FOG):
        return False
    if state.building[tile] == me.Building.MINE and dammed(state, tile):
        return False
    return joined != 0 or state.rules.isolated_mines_pay


def collect_income(state: MightyEmpires, seat: i64) -> None:
    """Roll a realm's mines (ME-6)."""
    if state.status[seat] == me.Status.OUT or fooled(state, seat):
        return
    state.open_stream(me.Stream.INCOME, seat)
    joined = connected(state, seat)
    for tile in range(state.land.tiles):
        if state.owner[tile] != seat:
            continue  # ME-2.6: neutral mines earn nothing
        count = mine_dice(state, seat, tile)
        if count == 0 or not earns(state, seat, tile, joined[tile]):
            continue
        first = state.die(me.What.MINE)
        second = state.die(me.What.MINE)
        third = state.die(me.What.MINE) if count == 3 else 0
        gold = (first + second + third) * me.MINE_GOLD
        worn = state.building[tile] == me.Building.MINE and is_exhausting(state.rules.exhaustion, first, second, third)
        state.note(me.Happened.MINE, [seat, tile, me.thrown(first, second, third), gold, int(worn)])
        change_gold(state, seat, gold, me.Purse.MINE)
        if worn:  # ME-6.2: after it has paid
            destroy(state, tile, me.Cause.EXHAUSTED)
            state.exhausted[tile] = 1


def is_exhausting(rule: i64, first: i64, second: i64, third: i64) -> bool:
    """Return whether these dice exhaust a mine (ME-6.2, ME-R31); `third` is 0 at a river."""
    if rule == me.Wear.OFF:
        return False
    if rule == me.Wear.ANY_PAIR:
        return first == second or (third > 0 and (first == third or second == third))
    return first == second and (third == 0 or third == first)


# Decisions


class ChooseEvent(Step):
    """Smallest realm first, everybody chooses an event (ME-5.1). `data` is the position."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        for position in range(data, state.rules.players):
            seat = state.acting(position)
            if state.status[seat] == me.Status.ACTIVE and state.event[seat] == me.EMPTY:
                state.set_top(position)
                return seat
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(event_choices(state, seat), me.Do.EVENT)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.set_top(data + 1)
        begin_event(state, seat, me.event_event(action))


class EventSeat(Step):
    """The event is aimed at an opponent. `data`: seat and event."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        return me.event_seat_seat(data)

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(others(state, seat), me.Do.AT_SEAT)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        event_against(state, seat, me.event_seat_event(data), me.seat_of(action))


class EventBuild(Step):
    """What building boom puts up; nothing is possible too (ME-5.3)."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        return data

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return append(boom_builds(state, seat), me.Do.AT_NOTHING)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == me.Do.AT_NOTHING:
            choose_event(state, seat, me.Event.BUILDING_BOOM, me.EMPTY)
            state.note(me.Happened.EVENT, [seat, me.Event.BUILDING_BOOM, me.EMPTY, me.EMPTY, me.Building.NONE])
        else:
            boom(state, seat, me.site_of(action), me.building_of(action))


class EventTile(Step):
    """Where the saboteurs go."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        return data

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(enemy_buildings(state, seat), me.Do.AT_TILE)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        sabotage(state, seat, me.tile_of(action))


class Agent(Step):
    """Whom the agent's target has to challenge (ME-5.6)."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        if state.status[data] == me.Status.ACTIVE and len(agent_victims(state, state.aim[data])) > 0:
            return data
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(agent_victims(state, state.aim[seat]), me.Do.VICTIM)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        state.agent = state.aim[seat]
        state.victim = me.seat_of(action)
        state.note(me.Happened.AGENT, [seat, state.agent, state.victim, 0])
