"""The decisions of Mighty Empires, one class each."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine._grammar import (
    EMPTY,
    ORDER,
    REPORT_ROW,
    SAY,
    SAY_WRITTEN,
    SEALED,
    Answer,
    Ask,
    Before,
    Building,
    Do,
    Ending,
    Event,
    Fight,
    Group,
    Happened,
    Mode,
    No,
    Passed,
    Phase,
    Reason,
    Season,
    Spell,
    Stage,
    Stand,
    Status,
    Stream,
    Turns,
    Weird,
    What,
    ask_after,
    ask_build,
    ask_ground,
    ask_phase,
    ask_reroll,
    ask_target,
    build_seat,
    building_of,
    concede_how,
    do_challenge,
    do_concede,
    do_confirm,
    do_move_seat,
    do_report,
    do_say,
    do_settle,
    do_simulate,
    do_target,
    event_event,
    event_seat_event,
    event_seat_seat,
    ground_other,
    ground_seat,
    kind_of,
    move_seat_seat,
    move_seat_tile,
    move_seat_yes,
    part_part,
    part_value,
    reporter_battle,
    reporter_side,
    reroll_seat,
    reroll_spell,
    say_value,
    seat_of,
    settle_simulated,
    site_of,
    target_seat,
    target_spell,
    tile_of,
)
from tafelrunde.games.mighty_empires.engine.battle_law import no_concession, no_confirmation, no_simulation, no_word_at_table, say_limit
from tafelrunde.games.mighty_empires.engine.battles import (
    asked_before,
    battle_against,
    battles_of,
    enemy_in,
    fighters,
    order_battle,
    report_at,
    side_of,
    stand,
)
from tafelrunde.games.mighty_empires.engine.challenge import (
    battlefields,
    begin_report,
    begin_simulation,
    believe,
    challenge,
    legal_parts,
    opponents,
    say,
    set_part,
    settle,
    settle_absent,
    writing,
)
from tafelrunde.games.mighty_empires.engine.conquest import legal_spending, spend
from tafelrunde.games.mighty_empires.engine.effects import capital_of, compute_order, make_capital, tiles_of
from tafelrunde.games.mighty_empires.engine.events import (
    agent_victims,
    begin_event,
    boom,
    boom_builds,
    choose_event,
    collect_income,
    enemy_buildings,
    event_against,
    event_choices,
    others,
    sabotage,
)
from tafelrunde.games.mighty_empires.engine.law import no_cast, no_new_seat
from tafelrunde.games.mighty_empires.engine.magic import cast, expire, pay_spell, roll_spell, targets
from tafelrunde.games.mighty_empires.engine.scoring import award_rp, award_winter_rp, base_army, check_victory, players_left
from tafelrunde.games.mighty_empires.engine.setup import (
    apart,
    capital_choices,
    field_choices,
    found_all,
    least_distance,
    next_founder,
    other_choices,
    take_field,
)
from tafelrunde.games.mighty_empires.engine.state import STEPS, MightyEmpires, Step
from tafelrunde.games.mighty_empires.engine.winter import clear_winter, collect_taxes, rebel, rebellious, roll_winter
from tafelrunde.kernel.contract import NOBODY, SEVERAL
from tafelrunde.kernel.vectors import append, vec


def shifted(values: vec[i64], block: i64) -> vec[i64]:
    """Return actions of a block."""
    made = vec[i64](capacity=len(values))
    for value in values:
        made = append(made, block + value)
    return made


def pair(first: i64, second: i64) -> vec[i64]:
    made = vec[i64](capacity=2)
    made = append(made, first)
    return append(made, second)


# Setup


class Capitals(Step):
    """All choose their capital at the same time and in secret (ME-0.6)."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        waiting: i64 = 0
        last: i64 = 0
        for seat in state.lot:
            if state.choice[seat] == EMPTY:
                if state.status[seat] == Status.IDLE:
                    state.open_stream(Stream.SETUP, 8 + seat)
                    state.choice[seat] = state.pick_of(capital_choices(state, seat), What.IDLE)
                elif state.status[seat] == Status.ACTIVE:
                    waiting += 1
                    last = seat
        if waiting > 1:
            return SEVERAL
        if waiting == 1:
            return last
        state.steps.pop()
        state.revealed += 1
        state.push(Ask.FIELD)
        state.push(Ask.RECHOOSE)
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(capital_choices(state, seat), Do.CAPITAL)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.choice[seat] = tile_of(action)
        state.note(Happened.CHOSE, [seat])


class Rechoose(Step):
    """Capitals too near to an earlier one are chosen again, openly, in lot order (ME-0.7). `data` is the position in the lot."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        for position in range(data, len(state.lot)):
            seat = state.lot[position]
            state.set_top(position)
            if state.choice[seat] == EMPTY or apart(state, position, state.choice[seat]) >= least_distance(state):
                continue
            choices = other_choices(state, position)
            if len(choices) == 0:
                continue
            if state.status[seat] == Status.ACTIVE:
                return seat
            state.open_stream(Stream.SETUP, 8 + seat)
            state.choice[seat] = state.pick_of(choices, What.IDLE)
        state.steps.pop()
        found_all(state)
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(other_choices(state, data), Do.CAPITAL)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.choice[seat] = tile_of(action)
        state.set_top(data + 1)
        state.note(Happened.CHOSE, [seat])


class StartFields(Step):
    """Start fields, in lot order, all of one player before the next (ME-0.9)."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        while True:
            seat = next_founder(state)
            if seat == EMPTY:
                state.steps.pop()
                return NOBODY
            if state.status[seat] == Status.ACTIVE:
                return seat
            state.open_stream(Stream.SETUP, 16 + seat)
            take_field(state, seat, state.pick_of(field_choices(state, seat), What.IDLE))

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(field_choices(state, seat), Do.FIELD)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        take_field(state, seat, tile_of(action))


# The course of the year (ME-1)


def begin_round(state: MightyEmpires) -> None:
    """A new round: what lasted for one is cleared, the realms are ranked (ME-2.3)."""
    state.round += 1
    state.winter = 0
    state.year = state.year_of(state.round)
    clear_round(state)
    for seat in range(state.rules.players):
        if state.status[seat] == Status.ARRIVING:
            state.status[seat] = Status.ACTIVE
    state.note(Happened.ROUND, [state.round, state.year, state.season(state.round), base_army(state)])
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
    for i in range(state.rules.players * ORDER):
        state.orders[i] = 0


def any_special(state: MightyEmpires) -> bool:
    for seat in state.special:
        if seat != EMPTY:
            return True
    return False


class BeginPhase(Step):
    """Nothing to decide: the phase in `data` begins. What follows it is put on the stack first (ME-1.3, ME-1.10)."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        state.steps.pop()
        begin_phase(state, data)
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return vec[i64]()

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        pass


def begin_phase(state: MightyEmpires, phase: i64) -> None:
    """Start a phase: SPRING stands for the begin of a round, too."""
    if phase == Phase.SPRING:
        begin_round(state)
        state.push(ask_phase(Phase.EVENTS))
        if state.season(state.round) == Season.SPRING and state.rules.seasons:  # ME-1.4
            enter(state, phase)
            expire(state, Weird.VOID, Weird.DAM)  # ME-1.8: before any spell is cast
            if state.round > 1 or any_special(state):  # ME-1.7
                state.push(Ask.CAST)
        return
    if phase == Phase.EVENTS:
        if state.season(state.round) == Season.SPRING:
            clear_winter(state)
        enter(state, phase)
        state.push(ask_phase(Phase.INCOME))
        state.push(Ask.EVENT)
    elif phase == Phase.INCOME:
        enter(state, phase)
        state.push(ask_phase(Phase.CHALLENGE))
        for position in range(state.rules.players):
            collect_income(state, state.acting(position))
    elif phase == Phase.CHALLENGE:
        enter(state, phase)
        state.push(ask_phase(Phase.BATTLE))
        state.push(Ask.CHALLENGE)
    elif phase == Phase.BATTLE:
        enter(state, phase)
        state.push(ask_phase(Phase.BUILD))
        state.push(Ask.BATTLES)
    elif phase == Phase.BUILD:
        enter(state, phase)
        award_rp(state)
        state.push(ask_phase(Phase.CHECK))
        for position in range(state.rules.players):
            state.push(ask_build(spending_order(state, state.rules.players - 1 - position), 0))
    elif phase == Phase.CHECK:
        end_round(state)
    else:
        begin_winter_phase(state, phase)


def enter(state: MightyEmpires, phase: i64) -> None:
    state.phase = phase
    state.note(Happened.PHASE, [phase])


def spending_order(state: MightyEmpires, position: i64) -> i64:
    """Return who spends at a position (ME-10.3, option build_order)."""
    players = state.rules.players
    if state.rules.build_order == Turns.LARGEST_FIRST:
        return state.order[position]
    if state.rules.build_order == Turns.SMALLEST_FIRST:
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
    enter(state, Phase.CHECK)
    for seat in range(state.rules.players):  # ME-1.8: events end with phase 6
        state.last_event[seat] = state.event[seat]
        state.event[seat] = EMPTY
        state.aim[seat] = EMPTY
    state.agent = EMPTY
    state.victim = EMPTY
    if state.rules.elimination:
        for seat in range(state.rules.players):
            if state.status[seat] != Status.OUT and tiles_of(state, seat) == 0:
                state.status[seat] = Status.OUT  # ME-13.8
                state.note(Happened.WITHDRAWN, [seat])
    check_victory(state)
    if state.reason != Reason.NONE:
        return
    if players_left(state) <= 1:
        state.finish(Reason.LAST)  # ME-17.5
        return
    winter = state.season(state.round) == Season.AUTUMN and state.rules.seasons
    state.push(ask_phase(Phase.AUTUMN if winter else Phase.SPRING))


def begin_winter_phase(state: MightyEmpires, phase: i64) -> None:
    """W1 to W4 (ME-1.5, ME-4.1)."""
    if phase == Phase.AUTUMN:
        state.winter = 1
        for seat in range(state.rules.players):
            state.winter_rp[seat] = 0  # ME-11.15
        clear_battles(state)
        state.note(Happened.WINTER, [state.year])
        compute_order(state)
        enter(state, phase)
        expire(state, Weird.FOG, Weird.FOG)
        state.push(ask_phase(Phase.UNDEAD))
        state.push(Ask.CAST)
    elif phase == Phase.UNDEAD:
        enter(state, phase)
        state.push(ask_phase(Phase.WINTER))
        state.push(Ask.CAMPAIGN)
    elif phase == Phase.WINTER:
        enter(state, phase)
        for seat in range(state.rules.players):
            if state.plague[seat] == state.year:
                state.plague[seat] = 0  # ME-1.8
        state.push(ask_phase(Phase.TAXES))
        state.push(Ask.WINTER)
    else:
        enter(state, phase)
        for position in range(state.rules.players):
            seat = state.acting(position)
            state.open_stream(Stream.TAX, seat)
            collect_taxes(state, seat, False)
        state.push(ask_phase(Phase.SPRING))


# Spells


class Cast(Step):
    """Smallest realm first, each may cast one spell, and it works before the next (ME-3.1, ME-3.10). `data` is the position."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        for position in range(data, state.rules.players):
            seat = state.acting(position)
            if state.status[seat] == Status.ACTIVE and no_cast(state, seat) == No.NOTHING:
                state.set_top(position)
                return seat
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return pair(Do.NO, Do.YES)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.set_top(data + 1)
        if action == Do.NO:
            state.note(Happened.PASSED, [seat, Passed.CAST])
        else:
            state.open_stream(Stream.SPELLS, seat)
            pay_spell(state, seat)
            state.push(ask_reroll(seat, roll_spell(state, seat, state.winter, 0)))


class Reroll(Step):
    """The caster may roll once more, the second result counts (ME-3.4). `data`: seat and spell."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        if state.status[reroll_seat(data)] == Status.ACTIVE:
            return reroll_seat(data)
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return pair(Do.NO, Do.YES)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        spell = reroll_spell(data)
        state.steps.pop()
        if action == Do.NO:
            state.note(Happened.PASSED, [seat, Passed.REROLL])
        else:
            spell = roll_spell(state, seat, state.winter, 1)
        if spell >= Spell.PLENTY and spell != Spell.AUTUMN_FIZZLE:  # ME-3.6: a 1 fails
            state.push(ask_target(seat, spell))


class Target(Step):
    """The caster chooses a tile or declines (ME-3.7). `data`: seat and spell."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        seat = target_seat(data)
        if state.status[seat] == Status.ACTIVE and len(targets(state, seat, target_spell(data))) > 0:
            return seat
        state.steps.pop()
        state.note(Happened.NO_EFFECT, [seat])
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        found = append(found, Do.NO)
        for tile in targets(state, seat, target_spell(data)):
            found = append(found, do_target(tile))
        return found

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == Do.NO:
            state.note(Happened.NO_EFFECT, [seat])
        else:
            cast(state, seat, target_spell(data), tile_of(action))


# Events


class ChooseEvent(Step):
    """Smallest realm first, everybody chooses an event (ME-5.1). `data` is the position."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        for position in range(data, state.rules.players):
            seat = state.acting(position)
            if state.status[seat] == Status.ACTIVE and state.event[seat] == EMPTY:
                state.set_top(position)
                return seat
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(event_choices(state, seat), Do.EVENT)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.set_top(data + 1)
        begin_event(state, seat, event_event(action))


class EventSeat(Step):
    """The event is aimed at an opponent. `data`: seat and event."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        return event_seat_seat(data)

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(others(state, seat), Do.AT_SEAT)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        event_against(state, seat, event_seat_event(data), seat_of(action))


class EventBuild(Step):
    """What building boom puts up; nothing is possible too (ME-5.3)."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        return data

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return append(boom_builds(state, seat), Do.AT_NOTHING)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == Do.AT_NOTHING:
            choose_event(state, seat, Event.BUILDING_BOOM, EMPTY)
            state.note(Happened.EVENT, [seat, Event.BUILDING_BOOM, EMPTY, EMPTY, Building.NONE])
        else:
            boom(state, seat, site_of(action), building_of(action))


class EventTile(Step):
    """Where the saboteurs go."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        return data

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(enemy_buildings(state, seat), Do.AT_TILE)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        sabotage(state, seat, tile_of(action))


class Agent(Step):
    """Whom the agent's target has to challenge (ME-5.6)."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        if state.status[data] == Status.ACTIVE and len(agent_victims(state, state.aim[data])) > 0:
            return data
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(agent_victims(state, state.aim[seat]), Do.VICTIM)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        state.agent = state.aim[seat]
        state.victim = seat_of(action)
        state.note(Happened.AGENT, [seat, state.agent, state.victim, 0])


# Challenges and battles


class Challenge(Step):
    """First whom an agent forces, then smallest realm first everybody without a battle (ME-7.1). `data`: 0, then position + 1."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        if data == 0:
            if state.agent != EMPTY and agent_holds(state):
                return state.agent
            state.agent = EMPTY
            state.victim = EMPTY
            state.set_top(1)
        for position in range(max(0, data - 1), state.rules.players):
            seat = state.acting(position)
            state.set_top(position + 1)  # ME-7.2: whoever has a battle is passed over
            if state.status[seat] == Status.ACTIVE and battles_of(state, seat) == 0 and len(opponents(state, seat)) > 0:
                return seat
        for seat in range(state.rules.players):
            if state.status[seat] != Status.OUT and battles_of(state, seat) == 0:
                state.note(Happened.IDLE, [seat])  # ME-7.4
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        if data == 0:
            found = vec[i64]()
            return append(found, do_challenge(state.victim))
        return shifted(opponents(state, seat), Do.CHALLENGE)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.set_top(data + 1)
        state.push(ask_ground(seat, seat_of(action)))


def agent_holds(state: MightyEmpires) -> bool:
    """Return whether the challenge that an agent arranged is legal when it comes to it (ME-5.6)."""
    for other in agent_victims(state, state.agent):
        if other == state.victim:
            return state.status[state.agent] == Status.ACTIVE
    return False


class Ground(Step):
    """The challenger marks the battlefield (ME-7.5). `data`: challenger and challenged."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        return ground_seat(data)

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(battlefields(state, seat, ground_other(data)), Do.GROUND)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        challenge(state, seat, ground_other(data), tile_of(action))
        state.agent = EMPTY  # if it was an agent who arranged it, that is done
        state.victim = EMPTY


class Battles(Step):
    """All battles of a round, or the one of an undead player in winter, until they are settled (ME-8.15)."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        settle_absent(state)
        waiting = fighters(state)
        if len(waiting) > 1:
            return SEVERAL
        if len(waiting) == 1:
            return waiting[0]
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        row = writing(state, seat)
        found = vec[i64]()
        if row != EMPTY:
            part = state.reports[row * REPORT_ROW + SAY_WRITTEN] - 1
            for value in range(say_limit(state, reporter_battle(row), reporter_side(row), part)):
                found = append(found, do_say(value))
            return found
        battle = order_battle(state, seat)
        if battle != EMPTY:
            asked = asked_before(state, battle)
            if asked == Before.SETTLE:
                found = pair(do_settle(0), do_settle(1))
            elif asked == Before.FIGHT:
                found = pair(do_concede(Answer.FIGHT), do_concede(Answer.CONCEDE))
            else:
                found = legal_parts(state, battle, seat)
                if state.orders[seat * ORDER + SEALED] > 0 and not state.mustered(seat):
                    return found  # in the middle of writing an order
        return self.at_table(state, seat, found)

    def at_table(self, state: MightyEmpires, seat: i64, found: vec[i64]) -> vec[i64]:
        """Add what can be said about battles at the real table, in ascending order."""
        for verb in range(4):
            for other in range(state.rules.players):
                battle = battle_against(state, seat, other) if other != seat else -1
                if verb == 0:
                    if no_concession(state, battle, seat) == No.NOTHING:
                        found = append(found, do_concede(Answer.TO + other))
                elif verb == 1:
                    if no_word_at_table(state, battle, seat) == No.NOTHING:
                        found = append(found, do_report(other))
                elif verb == 2:
                    if no_confirmation(state, battle, seat) == No.NOTHING:
                        found = append(found, do_confirm(other))
                elif no_simulation(state, battle, seat) == No.NOTHING:
                    found = append(found, do_simulate(other))
        return found

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        kind = kind_of(action)
        if kind == Do.SAY:
            row = writing(state, seat)
            say(state, reporter_battle(row), reporter_side(row), say_value(action))
            return
        if kind >= Do.REPORT or action >= do_concede(Answer.TO):
            self.apply_at_table(state, seat, action)
            return
        battle = order_battle(state, seat)
        stage = state.fight(battle, Fight.STAGE)
        if kind == Do.PART:
            set_part(state, battle, seat, part_part(action), part_value(action))
        elif kind == Do.SETTLE:
            choose_mode(state, battle, seat, settle_simulated(action))
        elif concede_how(action) == Answer.CONCEDE:
            settle(state, battle, Ending.CONCEDED_A if stage == Stage.CONCEDE_A else Ending.CONCEDED_B)
        elif stage == Stage.CONCEDE_A:
            state.note(Happened.PASSED, [seat, Passed.CONCEDE])
            state.set_fight(battle, Fight.STAGE, Stage.CONCEDE_B)
        else:
            state.note(Happened.PASSED, [seat, Passed.CONCEDE])
            state.set_fight(battle, Fight.STAGE, Stage.ORDERS if state.rules.seal_gold else Stage.MUSTER_A)

    def apply_at_table(self, state: MightyEmpires, seat: i64, action: i64) -> None:
        kind = kind_of(action)
        other = concede_how(action) - Answer.TO if kind == Do.CONCEDE else seat_of(action)
        battle = battle_against(state, seat, other)
        side = side_of(state, battle, seat)
        if kind == Do.CONCEDE:
            settle(state, battle, Ending.CONCEDED_A if side == 0 else Ending.CONCEDED_B)  # ME-8.14
        elif kind == Do.REPORT:
            begin_report(state, battle, side)
        elif kind == Do.CONFIRM:
            state.note(Happened.CONFIRMED, [seat, other])
            believe(state, battle, 1 - side)
        else:
            state.reports[report_at(battle, side) + SAY] = Stand.SIMULATE
            state.note(Happened.WANTS_SIMULATION, [seat, other])
            if stand(state, battle, 1 - side) == Stand.SIMULATE:
                begin_simulation(state, battle)


def choose_mode(state: MightyEmpires, battle: i64, seat: i64, simulation: i64) -> None:
    """A mixed campaign: a battle is simulated only if both sides want it."""
    state.note(Happened.SETTLE, [seat, enemy_in(state, battle, seat), simulation])
    if not simulation:
        state.set_fight(battle, Fight.MODE, Mode.TABLE)
        state.set_fight(battle, Fight.STAGE, Stage.ORDERS if state.rules.seal_gold else Stage.TABLE)
    elif state.fight(battle, Fight.STAGE) == Stage.MODE_A:
        state.set_fight(battle, Fight.STAGE, Stage.MODE_B)
    else:
        state.set_fight(battle, Fight.MODE, Mode.SIM)
        state.set_fight(battle, Fight.STAGE, Stage.CONCEDE_A)


# Spending


class Build(Step):
    """A player spends empire points until it ends its turn (ME-10.3). `data`: seat, and in winter the battle + 1 that counts."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        seat = build_seat(data)
        if state.status[seat] == Status.ACTIVE and len(legal_spending(state, seat)) > 1:
            return seat
        end_turn(state, seat)
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return legal_spending(state, seat)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        if action == Do.END:
            end_turn(state, seat)
        else:
            spend(state, seat, action)


def end_turn(state: MightyEmpires, seat: i64) -> None:
    """What is left of the round's points is lost (ME-10.3), but for the option rp_carry_over."""
    state.steps.pop()
    if state.winter:  # points of the pool are kept (ME-11.15)
        state.note(Happened.ENDED_TURN, [seat, 0])
        return
    kept: i64 = min(2, state.rp[seat]) if state.rules.carry_over else 0
    if state.status[seat] != Status.OUT:
        state.note(Happened.ENDED_TURN, [seat, state.rp[seat] - kept])
    state.rp[seat] = kept


class NewCapital(Step):
    """Who lost the capital and has another city makes it the new one (ME-13.3). `data` is the seat."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        cities = cities_of(state, data)
        if capital_of(state, data) != EMPTY or len(cities) == 0:
            state.steps.pop()
        elif len(cities) == 1 or state.status[data] != Status.ACTIVE:  # ME-R8
            state.steps.pop()
            settle_in(state, data, state.pick_of(cities, What.IDLE))
        else:
            return data
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(cities_of(state, seat), Do.CAPITAL)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        settle_in(state, seat, tile_of(action))


def cities_of(state: MightyEmpires, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for tile in range(state.land.tiles):
        if no_new_seat(state, seat, tile) == No.NOTHING:
            found = append(found, tile)
    return found


def settle_in(state: MightyEmpires, seat: i64, tile: i64) -> None:
    make_capital(state, seat, tile)
    state.note(Happened.NEW_CAPITAL, [seat, tile, 0])


class MoveSeat(Step):
    """Who regains the original capital may move there for nothing, whatever stands there (ME-13.5, ME-R16). `data`: seat and tile."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        seat = move_seat_seat(data)
        tile = move_seat_tile(data)
        if state.status[seat] == Status.ACTIVE and state.owner[tile] == seat and state.capital[tile] != seat:
            return seat
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return pair(do_move_seat(0), do_move_seat(1))

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if move_seat_yes(action):
            settle_in(state, seat, move_seat_tile(data))
        else:
            state.note(Happened.PASSED, [seat, Passed.MOVE_SEAT])


# Winter


class Campaign(Step):
    """The undead in winter, one after the other: challenge or pass, fight, spend (ME-11.13, ME-11.18). `data` is the position."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        for position in range(data, state.rules.players):
            seat = state.acting(position)
            if state.status[seat] != Status.ACTIVE or state.group(seat) != Group.UNDEAD:
                continue
            if battles_of(state, seat) == 0 and len(opponents(state, seat)) > 0:
                state.set_top(position)
                return seat
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        found = append(found, Do.NO)
        for other in opponents(state, seat):
            found = append(found, do_challenge(other))
        return found

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.set_top(data + 1)
        if action == Do.NO:
            state.note(Happened.PASSED, [seat, Passed.CHALLENGE])
            return
        state.push(ask_after(state.fights()))
        state.push(Ask.BATTLES)
        state.push(ask_ground(seat, seat_of(action)))


class After(Step):
    """Nothing to decide: a winter battle is settled, the undead spend what it brought (ME-11.18). `data` is the battle."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        state.steps.pop()
        award_winter_rp(state, data)
        for side in range(1, -1, -1):
            seat = state.fight(data, Fight.A + side)
            if state.group(seat) == Group.UNDEAD:
                state.occupied[seat] = 0
                state.conquered[seat] = 0
                state.push(ask_build(seat, data + 1))
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return vec[i64]()

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        pass


class WinterRoll(Step):
    """Nothing to decide: smallest realm first, everybody throws on the winter table (ME-4.2). `data` is the position."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        if data >= state.rules.players:
            state.steps.pop()
            return NOBODY
        state.set_top(data + 1)
        seat = state.acting(data)
        if state.status[seat] != Status.OUT:
            roll_winter(state, seat)
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return vec[i64]()

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        pass


class Rebel(Step):
    """Which castle or city joins the nearest enemy (ME-4.4). `data` is the seat."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        choices = rebellious(state, data)
        if len(choices) > 0 and state.status[data] == Status.ACTIVE:
            return data
        state.steps.pop()
        if len(choices) > 0:
            rebel(state, state.pick_of(choices, What.IDLE))
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(rebellious(state, seat), Do.REBEL)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        rebel(state, tile_of(action))


STEPS.extend(
    [
        Capitals(), Rechoose(), StartFields(), BeginPhase(), Cast(), Reroll(), Target(), ChooseEvent(), EventSeat(), EventBuild(),
        EventTile(), Agent(), Challenge(), Ground(), Battles(), Build(), NewCapital(), MoveSeat(), Campaign(), WinterRoll(), Rebel(),
        After(),
    ]
)  # fmt: skip
