"""Who fights whom and where (ME-7), and how a battle comes to its result (ME-8, ME-14)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine._grammar import (
    EMPTY,
    EXTRA_GOLD,
    HILL_VP,
    ORDER,
    PARTS,
    REPORT,
    REPORT_ROW,
    SAY,
    SAY_DRAFT,
    SAY_WRITTEN,
    SEALED,
    Answer,
    Before,
    Building,
    Do,
    Ending,
    Fight,
    General,
    Group,
    Happened,
    Mode,
    No,
    Part,
    Passed,
    Purse,
    Said,
    Stage,
    Stance,
    Stand,
    Status,
    Terrain,
    ask_ground,
    concede_how,
    do_challenge,
    do_concede,
    do_confirm,
    do_part,
    do_report,
    do_say,
    do_settle,
    do_simulate,
    generals,
    generals_other,
    generals_own,
    ground_other,
    ground_seat,
    kind_of,
    part_part,
    part_value,
    reporter,
    reporter_battle,
    reporter_side,
    say_value,
    seat_of,
    settle_simulated,
    tile_of,
)
from tafelrunde.games.mighty_empires.engine.battle import army, bury_dragon, deduct, simulate
from tafelrunde.games.mighty_empires.engine.battle_law import (
    no_concession,
    no_confirmation,
    no_part,
    no_payment,
    no_simulation,
    no_statement,
    no_word_at_table,
    part_limit,
    say_limit,
    unit_of,
)
from tafelrunde.games.mighty_empires.engine.battles import (
    asked_before,
    battle_against,
    battles_of,
    enemy_in,
    fighters,
    order_battle,
    report_at,
    side_of,
    simulated,
    stand,
    waits_for_earlier,
)
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
        if no_challenge(state, seat, other, free) == No.NOTHING:
            found = append(found, other)
    return found


def battlefields(state: MightyEmpires, seat: i64, other: i64) -> vec[i64]:
    """Return the tiles where a challenger may fight (ME-7.5 to ME-7.7, ME-7.9, ME-7.11, ME-13.7)."""
    anywhere = state.group(seat) == Group.SKAVEN or not has_land(state, seat)
    found = vec[i64]()
    best: i64 = -1
    nearest = vec[i64]()
    for tile in range(state.land.tiles):
        if no_ground(state, seat, other, tile) != No.NOTHING:
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
    siege: i64 = int(state.capital[tile] == other and state.building[tile] == Building.CITY)  # ME-8.9
    dragon: i64 = int(state.land.terrain[tile] == Terrain.VOLCANO and state.lair[tile] != 0)  # ME-8.10
    mode = state.rules.battle_mode
    stage: i64 = Stage.CONCEDE_A
    if mode == Mode.MIXED:
        stage = Stage.MODE_A
    elif mode == Mode.TABLE:
        stage = Stage.ORDERS if state.rules.seal_gold else Stage.TABLE
    state.add_fight([seat, other, tile, stage, mode, Ending.NONE, 0, 0, state.winter, siege, dragon, 0])
    state.note(Happened.CHALLENGE, [seat, other, tile, state.land.terrain[tile], siege, dragon])


# Orders, part by part


def next_part(state: MightyEmpires, battle: i64, seat: i64) -> i64:
    """Return the part of its order that a seat decides next, SEALED if nothing is left to decide now."""
    part = state.orders[seat * ORDER + SEALED]
    while part < PARTS and no_part(state, battle, seat, part) != No.NOTHING:
        part += 1
    return part


def legal_parts(state: MightyEmpires, battle: i64, seat: i64) -> vec[i64]:
    """Return the values of the part that comes next."""
    part = next_part(state, battle, seat)
    found = vec[i64]()
    for value in range(part_limit(state, battle, seat, part)):
        found = append(found, do_part(part, value))
    return found


def set_part(state: MightyEmpires, battle: i64, seat: i64, part: i64, value: i64) -> None:
    """Write one part of an order; amounts are stored in gold."""
    state.orders[seat * ORDER + part] = value * unit_of(state, battle, part)
    state.orders[seat * ORDER + SEALED] = part + 1
    if next_part(state, battle, seat) != SEALED:
        return
    stage = state.fight(battle, Fight.STAGE)
    if stage == Stage.MUSTER_A or stage == Stage.MUSTER_B:
        at = seat * ORDER
        state.orders[at + SEALED] = Part.STANCE
        state.set_fight(battle, Fight.STAGE, stage + 1)
        state.note(
            Happened.MUSTERED, [seat, state.orders[at + Part.GOLD], state.orders[at + Part.REINFORCE], state.orders[at + Part.SIEGE]]
        )
        return
    state.orders[seat * ORDER + SEALED] = SEALED
    state.note(Happened.SEALED, [seat])
    go_on(state, battle)


def go_on(state: MightyEmpires, battle: i64) -> None:
    """Both orders are sealed: fight, or let them fight at the table."""
    a = state.fight(battle, Fight.A)
    b = state.fight(battle, Fight.B)
    if state.orders[a * ORDER + SEALED] < SEALED or state.orders[b * ORDER + SEALED] < SEALED:
        return
    if waits_for_earlier(state, battle, a) or waits_for_earlier(state, battle, b):
        return  # what is sealed there is for another battle (ME-8.7)
    state.revealed += 1
    if state.fight(battle, Fight.MODE) == Mode.TABLE:
        army(state, a, False)
        army(state, b, False)
        state.set_fight(battle, Fight.STAGE, Stage.TABLE)
        return
    simulate(state, battle)
    settle(state, battle, Ending.FOUGHT)


def default_order(state: MightyEmpires, battle: i64, seat: i64) -> None:
    """The order of somebody who is absent: no gold, hold, command (ME-14.5, ME-R4)."""
    at = seat * ORDER
    for part in range(PARTS):
        state.orders[at + part] = 0
    state.orders[at + Part.STANCE] = Stance.HOLD
    state.orders[at + Part.GENERAL] = General.COMMAND
    state.orders[at + SEALED] = SEALED


def clear_orders(state: MightyEmpires, battle: i64) -> None:
    for side in range(2):
        seat = state.fight(battle, Fight.A + side)
        if waits_for_earlier(state, battle, seat):
            continue  # what is written there belongs to the earlier battle
        for part in range(ORDER):
            state.orders[seat * ORDER + part] = 0


def settle(state: MightyEmpires, battle: i64, ending: i64) -> None:
    """A battle is over, one way or the other."""
    state.set_fight(battle, Fight.ENDING, ending)
    state.set_fight(battle, Fight.STAGE, Stage.SETTLED)
    a = state.fight(battle, Fight.A)
    b = state.fight(battle, Fight.B)
    if ending == Ending.CONCEDED_A:
        state.note(Happened.CONCEDED, [a, b])
    elif ending == Ending.CONCEDED_B:
        state.note(Happened.CONCEDED, [b, a])
    elif ending == Ending.UNPLAYED:
        state.note(Happened.UNPLAYED, [a, b])
    else:
        vp_a = state.fight(battle, Fight.VP_A)
        vp_b = state.fight(battle, Fight.VP_B)
        tile = state.fight(battle, Fight.TILE)
        state.note(Happened.RESULT, [a, b, tile, vp_a, vp_b, result_class(vp_a - vp_b), result_class(vp_b - vp_a)])
    clear_orders(state, battle)


def settle_absent(state: MightyEmpires) -> None:
    """Battles of those who are away are unplayed, unless a game master had them simulated (ME-14.12)."""
    for battle in range(state.fights()):
        if state.fight(battle, Fight.STAGE) == Stage.SETTLED:
            continue
        a = state.fight(battle, Fight.A)
        b = state.fight(battle, Fight.B)
        if state.status[a] == Status.ACTIVE and state.status[b] == Status.ACTIVE:
            continue
        if not state.fight(battle, Fight.FORCED):
            settle(state, battle, Ending.UNPLAYED)
        elif simulated(state) == battle:
            if state.fight(battle, Fight.STAGE) == Stage.MUSTER_A and state.status[a] != Status.ACTIVE:
                state.set_fight(battle, Fight.STAGE, Stage.MUSTER_B)
            if state.fight(battle, Fight.STAGE) == Stage.MUSTER_B and state.status[b] != Status.ACTIVE:
                state.set_fight(battle, Fight.STAGE, Stage.ORDERS)
            if state.fight(battle, Fight.STAGE) != Stage.ORDERS:
                continue
            for side in range(2):
                seat = state.fight(battle, Fight.A + side)
                if state.status[seat] != Status.ACTIVE and state.orders[seat * ORDER + SEALED] < SEALED:
                    default_order(state, battle, seat)
            go_on(state, battle)


def begin_simulation(state: MightyEmpires, battle: i64) -> None:
    """A battle at the table is simulated after all."""
    state.set_fight(battle, Fight.MODE, Mode.SIM)
    state.set_fight(battle, Fight.STAGE, Stage.ORDERS if state.rules.seal_gold else Stage.MUSTER_A)
    clear_orders(state, battle)


# Reports from the table (ME-14.3, ME-14.4)


def writing(state: MightyEmpires, seat: i64) -> i64:
    """Return the row of the report a seat is writing, EMPTY if it is writing none: battle * 2 + side."""
    for battle in range(state.fights()):
        for side in range(2):
            if state.fight(battle, Fight.A + side) == seat and state.reports[report_at(battle, side) + SAY_WRITTEN] > 0:
                return reporter(side, battle)
    return -1


def begin_report(state: MightyEmpires, battle: i64, side: i64) -> None:
    at = report_at(battle, side)
    for part in range(REPORT):
        state.reports[at + SAY_DRAFT + part] = 0
    state.reports[at + SAY_WRITTEN] = 1


def say(state: MightyEmpires, battle: i64, side: i64, value: i64) -> None:
    """Write the next part of a report."""
    at = report_at(battle, side)
    part = state.reports[at + SAY_WRITTEN] - 1
    state.reports[at + SAY_DRAFT + part] = value
    part += 1
    while part < REPORT and no_statement(state, battle, side, part) != No.NOTHING:
        part += 1
    if part < REPORT:
        state.reports[at + SAY_WRITTEN] = part + 1
        return
    state.reports[at + SAY_WRITTEN] = 0
    state.reports[at + SAY] = Stand.REPORTED
    for i in range(REPORT):
        state.reports[at + i] = state.reports[at + SAY_DRAFT + i]
        state.reports[at + SAY_DRAFT + i] = 0
    row = [state.reports[at + i] for i in range(4, REPORT)]
    vp_own = state.reports[at] * 100 + state.reports[at + 1]
    vp_other = state.reports[at + 2] * 100 + state.reports[at + 3]
    seats = [state.fight(battle, Fight.A + side), state.fight(battle, Fight.A + 1 - side)]
    state.note(Happened.REPORTED, [*seats, vp_own, vp_other, *row])
    if stand(state, battle, 1 - side) == Stand.REPORTED and agree(state, battle) and no_payment(state, battle, side) == No.NOTHING:
        believe(state, battle, side)


def mirrored(state: MightyEmpires, battle: i64, side: i64) -> vec[i64]:
    """Return a report as the other side would have written it."""
    at = report_at(battle, side)
    row = filled(REPORT, 0)
    for part in range(REPORT):
        row[part] = state.reports[at + part]
    row[Said.VP_OWN] = state.reports[at + Said.VP_OTHER]
    row[Said.VP_OWN_REST] = state.reports[at + Said.VP_OTHER_REST]
    row[Said.VP_OTHER] = state.reports[at + Said.VP_OWN]
    row[Said.VP_OTHER_REST] = state.reports[at + Said.VP_OWN_REST]
    row[Said.GOLD_OWN] = state.reports[at + Said.GOLD_OTHER]
    row[Said.GOLD_OTHER] = state.reports[at + Said.GOLD_OWN]
    row[Said.REINFORCE_OWN] = state.reports[at + Said.REINFORCE_OTHER]
    row[Said.REINFORCE_OTHER] = state.reports[at + Said.REINFORCE_OWN]
    row[Said.ASSASSIN_OWN] = state.reports[at + Said.ASSASSIN_OTHER]
    row[Said.ASSASSIN_OTHER] = state.reports[at + Said.ASSASSIN_OWN]
    hill = state.reports[at + Said.HILL]
    if hill > 0:
        row[Said.HILL] = hill + 1 if hill % 2 == 1 else hill - 1
    fallen = state.reports[at + Said.FALLEN]
    row[Said.FALLEN] = generals(generals_other(fallen), generals_own(fallen))
    return row


def agree(state: MightyEmpires, battle: i64) -> bool:
    """Return whether both sides report the same."""
    other = mirrored(state, battle, 1)
    at = report_at(battle, 0)
    for part in range(REPORT):
        if state.reports[at + part] != other[part]:
            return False
    return True


def believe(state: MightyEmpires, battle: i64, side: i64) -> None:
    """The report of one side counts: gold is paid, the dragon may be dead, the result stands (ME-14.4)."""
    at = report_at(battle, side)
    row = filled(REPORT, 0)
    if side == 0:
        for part in range(REPORT):
            row[part] = state.reports[at + part]
    else:
        row = mirrored(state, battle, 1)
    vp_a = row[Said.VP_OWN] * 100 + row[Said.VP_OWN_REST]
    vp_b = row[Said.VP_OTHER] * 100 + row[Said.VP_OTHER_REST]
    if row[Said.HILL] == 1:
        vp_a += HILL_VP  # ME-8.11
    elif row[Said.HILL] == 2:
        vp_b += HILL_VP
    state.set_fight(battle, Fight.VP_A, vp_a)
    state.set_fight(battle, Fight.VP_B, vp_b)
    a = state.fight(battle, Fight.A)
    b = state.fight(battle, Fight.B)
    deduct(state, a, row[Said.GOLD_OWN], row[Said.REINFORCE_OWN], row[Said.SIEGE])
    deduct(state, b, row[Said.GOLD_OTHER], row[Said.REINFORCE_OTHER], 0)
    if row[Said.DRAGON]:
        bury_dragon(state, state.fight(battle, Fight.TILE))
    settle(state, battle, Ending.FOUGHT)


def extra_battle(state: MightyEmpires, winner: i64) -> None:
    """A voluntary battle beside the campaign pays its winner (option extra_battles, ME-R11)."""
    change_gold(state, winner, EXTRA_GOLD, Purse.EXTRA)


# Decisions


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
