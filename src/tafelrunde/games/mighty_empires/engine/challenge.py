"""Who fights whom and where (ME-7), and how a battle comes to its result (ME-8, ME-14)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine import battle_law, battles
from tafelrunde.games.mighty_empires.engine.battle import army, bury_dragon, deduct, simulate
from tafelrunde.games.mighty_empires.engine.effects import change_gold, has_land, realm_distance, touches
from tafelrunde.games.mighty_empires.engine.events import agent_victims
from tafelrunde.games.mighty_empires.engine.law import free_first, no_challenge, no_ground
from tafelrunde.games.mighty_empires.engine.scoring import result_class
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires, Step, pair, shifted
from tafelrunde.kernel.contract import NOBODY, SEVERAL
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec

# Challenges


def opponents(state: MightyEmpires, seat: i64) -> vec[i64]:
    """Return whom a seat may challenge (ME-7.3)."""
    free = free_first(state, seat)
    found = vec[i64]()
    for other in range(state.rules.players):
        if no_challenge(state, seat, other, free) == me.No.NOTHING:
            found = append(found, other)
    return found


def battlefields(state: MightyEmpires, seat: i64, other: i64) -> vec[i64]:
    """Return the tiles where a challenger may fight (ME-7.5 to ME-7.7, ME-7.9, ME-7.11, ME-13.7)."""
    anywhere = state.group(seat) == me.Group.SKAVEN or not has_land(state, seat)
    found = vec[i64]()
    best: i64 = -1
    nearest = vec[i64]()
    for tile in range(state.land.tiles):
        if no_ground(state, seat, other, tile) != me.No.NOTHING:
            continue
        if anywhere or touches(state, tile, seat):
            found = append(found, tile)
        elif len(found) == 0:
            apart = realm_distance(state, tile, seat)
            if best < 0 or apart < best:
                best = apart
                nearest = vec[i64]()
            if apart == best:
                nearest = append(nearest, tile)
    if len(found) > 0:
        return found
    if len(nearest) > 0:
        return nearest  # ME-7.7
    for tile in range(state.land.tiles):
        found = append(found, tile)
    return found  # ME-7.11


def challenge(state: MightyEmpires, seat: i64, other: i64, tile: i64) -> None:
    """The battle is fixed: challenger A, challenged B (ME-7.10)."""
    siege: i64 = int(state.capital[tile] == other and state.building[tile] == me.Building.CITY)  # ME-8.9
    dragon: i64 = int(state.land.terrain[tile] == me.Terrain.VOLCANO and state.lair[tile] != 0)  # ME-8.10
    mode = state.rules.battle_mode
    stage: i64 = me.Stage.CONCEDE_A
    if mode == me.Mode.MIXED:
        stage = me.Stage.MODE_A
    elif mode == me.Mode.TABLE:
        stage = me.Stage.ORDERS if state.rules.seal_gold else me.Stage.TABLE
    state.add_fight([seat, other, tile, stage, mode, me.Ending.NONE, 0, 0, state.winter, siege, dragon, 0])
    state.note(me.Happened.CHALLENGE, [seat, other, tile, state.land.terrain[tile], siege, dragon])


# Orders, part by part


def next_part(state: MightyEmpires, battle: i64, seat: i64) -> i64:
    """Return the part of its order that a seat decides next, SEALED if nothing is left to decide now."""
    part = state.orders[seat * me.ORDER + me.SEALED]
    while part < me.PARTS and battle_law.no_part(state, battle, seat, part) != me.No.NOTHING:
        part += 1
    return part


def legal_parts(state: MightyEmpires, battle: i64, seat: i64) -> vec[i64]:
    """Return the values of the part that comes next."""
    part = next_part(state, battle, seat)
    found = vec[i64]()
    for value in range(battle_law.part_limit(state, battle, seat, part)):
        found = append(found, me.do_part(part, value))
    return found


def set_part(state: MightyEmpires, battle: i64, seat: i64, part: i64, value: i64) -> None:
    """Write one part of an order; amounts are stored in gold."""
    state.orders[seat * me.ORDER + part] = value * battle_law.unit_of(state, battle, part)
    state.orders[seat * me.ORDER + me.SEALED] = part + 1
    if next_part(state, battle, seat) != me.SEALED:
        return
    stage = state.fight(battle, me.Fight.STAGE)
    if stage == me.Stage.MUSTER_A or stage == me.Stage.MUSTER_B:
        at = seat * me.ORDER
        state.orders[at + me.SEALED] = me.Part.STANCE
        state.set_fight(battle, me.Fight.STAGE, stage + 1)
        state.note(
            me.Happened.MUSTERED,
            [seat, state.orders[at + me.Part.GOLD], state.orders[at + me.Part.REINFORCE], state.orders[at + me.Part.SIEGE]],
        )
        return
    state.orders[seat * me.ORDER + me.SEALED] = me.SEALED
    state.note(me.Happened.SEALED, [seat])
    go_on(state, battle)


def go_on(state: MightyEmpires, battle: i64) -> None:
    """Both orders are sealed: fight, or let them fight at the table."""
    a = state.fight(battle, me.Fight.A)
    b = state.fight(battle, me.Fight.B)
    if state.orders[a * me.ORDER + me.SEALED] < me.SEALED or state.orders[b * me.ORDER + me.SEALED] < me.SEALED:
        return
    if battles.waits_for_earlier(state, battle, a) or battles.waits_for_earlier(state, battle, b):
        return  # what is sealed there is for another battle (ME-8.7)
    state.revealed += 1
    if state.fight(battle, me.Fight.MODE) == me.Mode.TABLE:
        army(state, a, False)
        army(state, b, False)
        state.set_fight(battle, me.Fight.STAGE, me.Stage.TABLE)
        return
    simulate(state, battle)
    settle(state, battle, me.Ending.FOUGHT)


def default_order(state: MightyEmpires, battle: i64, seat: i64) -> None:
    """The order of somebody who is absent: no gold, hold, command (ME-14.5, ME-R4)."""
    at = seat * me.ORDER
    for part in range(me.PARTS):
        state.orders[at + part] = 0
    state.orders[at + me.Part.STANCE] = me.Stance.HOLD
    state.orders[at + me.Part.GENERAL] = me.General.COMMAND
    state.orders[at + me.SEALED] = me.SEALED


def clear_orders(state: MightyEmpires, battle: i64) -> None:
    for side in range(2):
        seat = state.fight(battle, me.Fight.A + side)
        if battles.waits_for_earlier(state, battle, seat):
            continue  # what is written there belongs to the earlier battle
        for part in range(me.ORDER):
            state.orders[seat * me.ORDER + part] = 0


def settle(state: MightyEmpires, battle: i64, ending: i64) -> None:
    """A battle is over, one way or the other."""
    state.set_fight(battle, me.Fight.ENDING, ending)
    state.set_fight(battle, me.Fight.STAGE, me.Stage.SETTLED)
    a = state.fight(battle, me.Fight.A)
    b = state.fight(battle, me.Fight.B)
    if ending == me.Ending.CONCEDED_A:
        state.note(me.Happened.CONCEDED, [a, b])
    elif ending == me.Ending.CONCEDED_B:
        state.note(me.Happened.CONCEDED, [b, a])
    elif ending == me.Ending.UNPLAYED:
        state.note(me.Happened.UNPLAYED, [a, b])
    else:
        vp_a = state.fight(battle, me.Fight.VP_A)
        vp_b = state.fight(battle, me.Fight.VP_B)
        tile = state.fight(battle, me.Fight.TILE)
        state.note(me.Happened.RESULT, [a, b, tile, vp_a, vp_b, result_class(vp_a - vp_b), result_class(vp_b - vp_a)])
    clear_orders(state, battle)


def settle_absent(state: MightyEmpires) -> None:
    """Battles of those who are away are unplayed, unless a game master had them simulated (ME-14.12)."""
    for battle in range(state.fights()):
        if state.fight(battle, me.Fight.STAGE) == me.Stage.SETTLED:
            continue
        a = state.fight(battle, me.Fight.A)
        b = state.fight(battle, me.Fight.B)
        if state.status[a] == me.Status.ACTIVE and state.status[b] == me.Status.ACTIVE:
            continue
        if not state.fight(battle, me.Fight.FORCED):
            settle(state, battle, me.Ending.UNPLAYED)
        elif battles.simulated(state) == battle:
            if state.fight(battle, me.Fight.STAGE) == me.Stage.MUSTER_A and state.status[a] != me.Status.ACTIVE:
                state.set_fight(battle, me.Fight.STAGE, me.Stage.MUSTER_B)
            if state.fight(battle, me.Fight.STAGE) == me.Stage.MUSTER_B and state.status[b] != me.Status.ACTIVE:
                state.set_fight(battle, me.Fight.STAGE, me.Stage.ORDERS)
            if state.fight(battle, me.Fight.STAGE) != me.Stage.ORDERS:
                continue
            for side in range(2):
                seat = state.fight(battle, me.Fight.A + side)
                if state.status[seat] != me.Status.ACTIVE and state.orders[seat * me.ORDER + me.SEALED] < me.SEALED:
                    default_order(state, battle, seat)
            go_on(state, battle)


def begin_simulation(state: MightyEmpires, battle: i64) -> None:
    """A battle at the table is simulated after all."""
    state.set_fight(battle, me.Fight.MODE, me.Mode.SIM)
    state.set_fight(battle, me.Fight.STAGE, me.Stage.ORDERS if state.rules.seal_gold else me.Stage.MUSTER_A)
    clear_orders(state, battle)


# Reports from the table (ME-14.3, ME-14.4)


def writing(state: MightyEmpires, seat: i64) -> i64:
    """Return the row of the report a seat is writing, EMPTY if it is writing none: battle * 2 + side."""
    for battle in range(state.fights()):
        for side in range(2):
            if state.fight(battle, me.Fight.A + side) == seat and state.reports[battles.report_at(battle, side) + me.SAY_WRITTEN] > 0:
                return me.reporter(side, battle)
    return -1


def begin_report(state: MightyEmpires, battle: i64, side: i64) -> None:
    at = battles.report_at(battle, side)
    for part in range(me.REPORT):
        state.reports[at + me.SAY_DRAFT + part] = 0
    state.reports[at + me.SAY_WRITTEN] = 1


def say(state: MightyEmpires, battle: i64, side: i64, value: i64) -> None:
    """Write the next part of a report."""
    at = battles.report_at(battle, side)
    part = state.reports[at + me.SAY_WRITTEN] - 1
    state.reports[at + me.SAY_DRAFT + part] = value
    part += 1
    while part < me.REPORT and battle_law.no_statement(state, battle, side, part) != me.No.NOTHING:
        part += 1
    if part < me.REPORT:
        state.reports[at + me.SAY_WRITTEN] = part + 1
        return
    state.reports[at + me.SAY_WRITTEN] = 0
    state.reports[at + me.SAY] = me.Stand.REPORTED
    for i in range(me.REPORT):
        state.reports[at + i] = state.reports[at + me.SAY_DRAFT + i]
        state.reports[at + me.SAY_DRAFT + i] = 0
    row = [state.reports[at + i] for i in range(4, me.REPORT)]
    vp_own = state.reports[at] * 100 + state.reports[at + 1]
    vp_other = state.reports[at + 2] * 100 + state.reports[at + 3]
    seats = [state.fight(battle, me.Fight.A + side), state.fight(battle, me.Fight.A + 1 - side)]
    state.note(me.Happened.REPORTED, [*seats, vp_own, vp_other, *row])
    if (
        battles.stand(state, battle, 1 - side) == me.Stand.REPORTED
        and agree(state, battle)
        and battle_law.no_payment(state, battle, side) == me.No.NOTHING
    ):
        believe(state, battle, side)


def mirrored(state: MightyEmpires, battle: i64, side: i64) -> vec[i64]:
    """Return a report as the other side would have written it."""
    at = battles.report_at(battle, side)
    row = filled(me.REPORT, 0)
    for part in range(me.REPORT):
        row[part] = state.reports[at + part]
    row[me.Said.VP_OWN] = state.reports[at + me.Said.VP_OTHER]
    row[me.Said.VP_OWN_REST] = state.reports[at + me.Said.VP_OTHER_REST]
    row[me.Said.VP_OTHER] = state.reports[at + me.Said.VP_OWN]
    row[me.Said.VP_OTHER_REST] = state.reports[at + me.Said.VP_OWN_REST]
    row[me.Said.GOLD_OWN] = state.reports[at + me.Said.GOLD_OTHER]
    row[me.Said.GOLD_OTHER] = state.reports[at + me.Said.GOLD_OWN]
    row[me.Said.REINFORCE_OWN] = state.reports[at + me.Said.REINFORCE_OTHER]
    row[me.Said.REINFORCE_OTHER] = state.reports[at + me.Said.REINFORCE_OWN]
    row[me.Said.ASSASSIN_OWN] = state.reports[at + me.Said.ASSASSIN_OTHER]
    row[me.Said.ASSASSIN_OTHER] = state.reports[at + me.Said.ASSASSIN_OWN]
    hill = state.reports[at + me.Said.HILL]
    if hill > 0:
        row[me.Said.HILL] = hill + 1 if hill % 2 == 1 else hill - 1
    fallen = state.reports[at + me.Said.FALLEN]
    row[me.Said.FALLEN] = me.generals(me.generals_other(fallen), me.generals_own(fallen))
    return row


def agree(state: MightyEmpires, battle: i64) -> bool:
    """Return whether both sides report the same."""
    other = mirrored(state, battle, 1)
    at = battles.report_at(battle, 0)
    for part in range(me.REPORT):
        if state.reports[at + part] != other[part]:
            return False
    return True


def believe(state: MightyEmpires, battle: i64, side: i64) -> None:
    """The report of one side counts: gold is paid, the dragon may be dead, the result stands (ME-14.4)."""
    at = battles.report_at(battle, side)
    row = filled(me.REPORT, 0)
    if side == 0:
        for part in range(me.REPORT):
            row[part] = state.reports[at + part]
    else:
        row = mirrored(state, battle, 1)
    vp_a = row[me.Said.VP_OWN] * 100 + row[me.Said.VP_OWN_REST]
    vp_b = row[me.Said.VP_OTHER] * 100 + row[me.Said.VP_OTHER_REST]
    if row[me.Said.HILL] == 1:
        vp_a += me.HILL_VP  # ME-8.11
    elif row[me.Said.HILL] == 2:
        vp_b += me.HILL_VP
    state.set_fight(battle, me.Fight.VP_A, vp_a)
    state.set_fight(battle, me.Fight.VP_B, vp_b)
    a = state.fight(battle, me.Fight.A)
    b = state.fight(battle, me.Fight.B)
    deduct(state, a, row[me.Said.GOLD_OWN], row[me.Said.REINFORCE_OWN], row[me.Said.SIEGE])
    deduct(state, b, row[me.Said.GOLD_OTHER], row[me.Said.REINFORCE_OTHER], 0)
    if row[me.Said.DRAGON]:
        bury_dragon(state, state.fight(battle, me.Fight.TILE))
    settle(state, battle, me.Ending.FOUGHT)


def extra_battle(state: MightyEmpires, winner: i64) -> None:
    """A voluntary battle beside the campaign pays its winner (option extra_battles, ME-R11)."""
    change_gold(state, winner, me.EXTRA_GOLD, me.Purse.EXTRA)


# Decisions


class Challenge(Step):
    """First whom an agent forces, then smallest realm first everybody without a battle (ME-7.1). `data`: 0, then position + 1."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        if data == 0:
            if state.agent != me.EMPTY and agent_holds(state):
                return state.agent
            state.agent = me.EMPTY
            state.victim = me.EMPTY
            state.set_top(1)
        for position in range(max(0, data - 1), state.rules.players):
            seat = state.acting(position)
            state.set_top(position + 1)  # ME-7.2: whoever has a battle is passed over
            if state.status[seat] == me.Status.ACTIVE and battles.battles_of(state, seat) == 0 and len(opponents(state, seat)) > 0:
                return seat
        for seat in range(state.rules.players):
            if state.status[seat] != me.Status.OUT and battles.battles_of(state, seat) == 0:
                state.note(me.Happened.IDLE, [seat])  # ME-7.4
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        if data == 0:
            found = vec[i64]()
            return append(found, me.do_challenge(state.victim))
        return shifted(opponents(state, seat), me.Do.CHALLENGE)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.set_top(data + 1)
        state.push(me.ask_ground(seat, me.seat_of(action)))


def agent_holds(state: MightyEmpires) -> bool:
    """Return whether the challenge that an agent arranged is legal when it comes to it (ME-5.6)."""
    for other in agent_victims(state, state.agent):
        if other == state.victim:
            return state.status[state.agent] == me.Status.ACTIVE
    return False


class Ground(Step):
    """The challenger marks the battlefield (ME-7.5). `data`: challenger and challenged."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        return me.ground_seat(data)

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(battlefields(state, seat, me.ground_other(data)), me.Do.GROUND)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        challenge(state, seat, me.ground_other(data), me.tile_of(action))
        state.agent = me.EMPTY  # if it was an agent who arranged it, that is done
        state.victim = me.EMPTY


class Battles(Step):
    """All battles of a round, or the one of an undead player in winter, until they are settled (ME-8.15)."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        settle_absent(state)
        waiting = battles.fighters(state)
        if len(waiting) > 1:
            return SEVERAL
        if len(waiting) == 1:
            return waiting[0]
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        row = writing(state, seat)
        found = vec[i64]()
        if row != me.EMPTY:
            part = state.reports[row * me.REPORT_ROW + me.SAY_WRITTEN] - 1
            for value in range(battle_law.say_limit(state, me.reporter_battle(row), me.reporter_side(row), part)):
                found = append(found, me.do_say(value))
            return found
        battle = battles.order_battle(state, seat)
        if battle != me.EMPTY:
            asked = battles.asked_before(state, battle)
            if asked == me.Before.SETTLE:
                found = pair(me.do_settle(0), me.do_settle(1))
            elif asked == me.Before.FIGHT:
                found = pair(me.do_concede(me.Answer.FIGHT), me.do_concede(me.Answer.CONCEDE))
            else:
                found = legal_parts(state, battle, seat)
                if state.orders[seat * me.ORDER + me.SEALED] > 0 and not state.mustered(seat):
                    return found  # in the middle of writing an order
        return self.at_table(state, seat, found)

    def at_table(self, state: MightyEmpires, seat: i64, found: vec[i64]) -> vec[i64]:
        """Add what can be said about battles at the real table, in ascending order."""
        for verb in range(4):
            for other in range(state.rules.players):
                battle = battles.battle_against(state, seat, other) if other != seat else -1
                if verb == 0:
                    if battle_law.no_concession(state, battle, seat) == me.No.NOTHING:
                        found = append(found, me.do_concede(me.Answer.TO + other))
                elif verb == 1:
                    if battle_law.no_word_at_table(state, battle, seat) == me.No.NOTHING:
                        found = append(found, me.do_report(other))
                elif verb == 2:
                    if battle_law.no_confirmation(state, battle, seat) == me.No.NOTHING:
                        found = append(found, me.do_confirm(other))
                elif battle_law.no_simulation(state, battle, seat) == me.No.NOTHING:
                    found = append(found, me.do_simulate(other))
        return found

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        kind = me.kind_of(action)
        if kind == me.Do.SAY:
            row = writing(state, seat)
            say(state, me.reporter_battle(row), me.reporter_side(row), me.say_value(action))
            return
        if kind >= me.Do.REPORT or action >= me.do_concede(me.Answer.TO):
            self.apply_at_table(state, seat, action)
            return
        battle = battles.order_battle(state, seat)
        stage = state.fight(battle, me.Fight.STAGE)
        if kind == me.Do.PART:
            set_part(state, battle, seat, me.part_part(action), me.part_value(action))
        elif kind == me.Do.SETTLE:
            choose_mode(state, battle, seat, me.settle_simulated(action))
        elif me.concede_how(action) == me.Answer.CONCEDE:
            settle(state, battle, me.Ending.CONCEDED_A if stage == me.Stage.CONCEDE_A else me.Ending.CONCEDED_B)
        elif stage == me.Stage.CONCEDE_A:
            state.note(me.Happened.PASSED, [seat, me.Passed.CONCEDE])
            state.set_fight(battle, me.Fight.STAGE, me.Stage.CONCEDE_B)
        else:
            state.note(me.Happened.PASSED, [seat, me.Passed.CONCEDE])
            state.set_fight(battle, me.Fight.STAGE, me.Stage.ORDERS if state.rules.seal_gold else me.Stage.MUSTER_A)

    def apply_at_table(self, state: MightyEmpires, seat: i64, action: i64) -> None:
        kind = me.kind_of(action)
        other = me.concede_how(action) - me.Answer.TO if kind == me.Do.CONCEDE else me.seat_of(action)
        battle = battles.battle_against(state, seat, other)
        side = battles.side_of(state, battle, seat)
        if kind == me.Do.CONCEDE:
            settle(state, battle, me.Ending.CONCEDED_A if side == 0 else me.Ending.CONCEDED_B)  # ME-8.14
        elif kind == me.Do.REPORT:
            begin_report(state, battle, side)
        elif kind == me.Do.CONFIRM:
            state.note(me.Happened.CONFIRMED, [seat, other])
            believe(state, battle, 1 - side)
        else:
            state.reports[battles.report_at(battle, side) + me.SAY] = me.Stand.SIMULATE
            state.note(me.Happened.WANTS_SIMULATION, [seat, other])
            if battles.stand(state, battle, 1 - side) == me.Stand.SIMULATE:
                begin_simulation(state, battle)


def choose_mode(state: MightyEmpires, battle: i64, seat: i64, simulation: i64) -> None:
    """A mixed campaign: a battle is simulated only if both sides want it."""
    state.note(me.Happened.SETTLE, [seat, battles.enemy_in(state, battle, seat), simulation])
    if not simulation:
        state.set_fight(battle, me.Fight.MODE, me.Mode.TABLE)
        state.set_fight(battle, me.Fight.STAGE, me.Stage.ORDERS if state.rules.seal_gold else me.Stage.TABLE)
    elif state.fight(battle, me.Fight.STAGE) == me.Stage.MODE_A:
        state.set_fight(battle, me.Fight.STAGE, me.Stage.MODE_B)
    else:
        state.set_fight(battle, me.Fight.MODE, me.Mode.SIM)
        state.set_fight(battle, me.Fight.STAGE, me.Stage.CONCEDE_A)
