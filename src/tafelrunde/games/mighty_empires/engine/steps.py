"""The course of a year in Mighty Empires, phase by phase (ME-1); the decisions stand in the modules of their phases."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.challenge import Battles, Challenge, Ground
from tafelrunde.games.mighty_empires.engine.conquest import Build, MoveSeat, NewCapital
from tafelrunde.games.mighty_empires.engine.effects import compute_order, tiles_of
from tafelrunde.games.mighty_empires.engine.events import Agent, ChooseEvent, EventBuild, EventSeat, EventTile, collect_income
from tafelrunde.games.mighty_empires.engine.magic import Cast, Reroll, Target, expire
from tafelrunde.games.mighty_empires.engine.scoring import award_rp, base_army, check_victory, players_left
from tafelrunde.games.mighty_empires.engine.setup import Capitals, Rechoose, StartFields
from tafelrunde.games.mighty_empires.engine.state import STEPS, MightyEmpires, Step
from tafelrunde.games.mighty_empires.engine.winter import After, Campaign, Rebel, WinterRoll, clear_winter, collect_taxes
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.vectors import vec

# The course of the year (ME-1)


def begin_round(state: MightyEmpires) -> None:
    """A new round: what lasted for one is cleared, the realms are ranked (ME-2.3)."""
    state.round += 1
    state.winter = 0
    state.year = state.year_of(state.round)
    clear_round(state)
    for seat in range(state.rules.players):
        if state.status[seat] == me.Status.ARRIVING:
            state.status[seat] = me.Status.ACTIVE
    state.note(me.Happened.ROUND, [state.round, state.year, state.season(state.round), base_army(state)])
    compute_order(state)


def begin_winter(state: MightyEmpires) -> None:
    """A winter: pools are empty (ME-11.15), the realms are ranked (ME-2.3)."""
    state.winter = 1
    for seat in range(state.rules.players):
        state.winter_rp[seat] = 0
    clear_battles(state)
    state.note(me.Happened.WINTER, [state.year])
    compute_order(state)


def clear_round(state: MightyEmpires) -> None:
    """Battles of the round before are over."""
    for seat in range(state.rules.players):
        state.occupied[seat] = 0
        state.conquered[seat] = 0
    clear_battles(state)


def clear_battles(state: MightyEmpires) -> None:
    state.battles = vec[i64]()
    state.reports = vec[i64]()
    for tile in range(state.land.tiles):
        state.won[tile] = 0
    for i in range(state.rules.players * me.ORDER):
        state.orders[i] = 0


def any_special(state: MightyEmpires) -> bool:
    for seat in state.special:
        if seat != me.EMPTY:
            return True
    return False


class BeginPhase(Step):
    """Nothing to decide: the phase in `data` begins. What follows it is put on the stack first (ME-1.3, ME-1.10)."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        state.steps.pop()
        begin_phase(state, data)
        return NOBODY


def begin_phase(state: MightyEmpires, phase: i64) -> None:
    """Start a phase: SPRING stands for the begin of a round, AUTUMN for that of a winter (ME-1.5), too."""
    if phase == me.Phase.SPRING:
        begin_round(state)
    elif phase == me.Phase.AUTUMN:
        begin_winter(state)
    elif phase == me.Phase.EVENTS and state.season(state.round) == me.Season.SPRING:
        clear_winter(state)
    if phase == me.Phase.CHECK:
        end_round(state)
    else:
        open_phase(state, phase, True)


def open_phase(state: MightyEmpires, phase: i64, fresh: bool) -> None:
    """Owe the phase that follows, then what this one asks (ME-1.5, ME-4.1); `fresh`: nobody has had a turn in it."""
    state.push(me.ask_phase(me.Phase.SPRING if phase == me.Phase.TAXES else phase + 1))
    if phase == me.Phase.SPRING and (state.season(state.round) != me.Season.SPRING or not state.rules.seasons):
        return  # ME-1.4
    enter(state, phase)
    if phase == me.Phase.SPRING:
        if fresh:
            expire(state, me.Weird.VOID, me.Weird.DAM)  # ME-1.8: before any spell is cast
        if state.round > 1 or any_special(state):  # ME-1.7
            state.push(me.Ask.CAST)
    elif phase == me.Phase.EVENTS:
        state.push(me.Ask.EVENT)
    elif phase == me.Phase.INCOME:
        for position in range(state.rules.players):
            collect_income(state, state.acting(position))
    elif phase == me.Phase.CHALLENGE:
        state.push(me.Ask.CHALLENGE)
    elif phase == me.Phase.BATTLE:
        state.push(me.Ask.BATTLES)
    elif phase == me.Phase.BUILD:
        award_rp(state)
        for position in range(state.rules.players):
            state.push(me.ask_build(spending_order(state, state.rules.players - 1 - position), 0))
    elif phase == me.Phase.AUTUMN:
        if fresh:
            expire(state, me.Weird.FOG, me.Weird.FOG)
        state.push(me.Ask.CAST)
    elif phase == me.Phase.UNDEAD:
        state.push(me.Ask.CAMPAIGN)
    elif phase == me.Phase.WINTER:
        for seat in range(state.rules.players):
            if state.plague[seat] == state.year:
                state.plague[seat] = 0  # ME-1.8
        state.push(me.Ask.WINTER)
    else:
        for position in range(state.rules.players):
            state.open_stream(me.Stream.TAX, state.acting(position))
            collect_taxes(state, state.acting(position), False)


def enter(state: MightyEmpires, phase: i64) -> None:
    state.phase = phase
    state.note(me.Happened.PHASE, [phase])


def spending_order(state: MightyEmpires, position: i64) -> i64:
    """Return who spends at a position (ME-10.3, option build_order)."""
    players = state.rules.players
    if state.rules.build_order == me.Turns.LARGEST_FIRST:
        return state.order[position]
    if state.rules.build_order == me.Turns.SMALLEST_FIRST:
        return state.acting(position)
    # by result: whoever earned more goes first, the smaller realm among equals (ME-R7)
    for seat_position in range(players):
        seat = state.acting(seat_position)
        before: i64 = 0
        for other_position in range(players):
            other = state.acting(other_position)
            if state.rp[other] > state.rp[seat] or (state.rp[other] == state.rp[seat] and other_position < seat_position):
                before += 1
        if before == position:
            return seat
    return 0


def end_round(state: MightyEmpires) -> None:
    """Phase 7, and what follows it: the next round, a winter or the end (ME-1.5, ME-1.6)."""
    enter(state, me.Phase.CHECK)
    for seat in range(state.rules.players):  # ME-1.8: events end with phase 6
        state.last_event[seat] = state.event[seat]
        state.event[seat] = me.EMPTY
        state.aim[seat] = me.EMPTY
    state.agent = me.EMPTY
    state.victim = me.EMPTY
    if state.rules.elimination:
        for seat in range(state.rules.players):
            if state.status[seat] != me.Status.OUT and tiles_of(state, seat) == 0:
                state.status[seat] = me.Status.OUT  # ME-13.8
                state.note(me.Happened.WITHDRAWN, [seat])
    check_victory(state)
    if state.reason != me.Reason.NONE:
        return
    if players_left(state) <= 1:
        state.finish(me.Reason.LAST)  # ME-17.5
        return
    winter = state.season(state.round) == me.Season.AUTUMN and state.rules.seasons
    state.push(me.ask_phase(me.Phase.AUTUMN if winter else me.Phase.SPRING))


STEPS.extend(
    [
        Capitals(), Rechoose(), StartFields(), BeginPhase(), Cast(), Reroll(), Target(), ChooseEvent(), EventSeat(), EventBuild(),
        EventTile(), Agent(), Challenge(), Ground(), Battles(), Build(), NewCapital(), MoveSeat(), Campaign(), WinterRoll(), Rebel(),
        After(),
    ]
)  # fmt: skip
