"""The run of the years: half-years, turns, the end of the year, the Last Wave (section 7 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine._grammar import (
    BUILDINGS,
    EMPTY,
    GOODS,
    HEXES,
    SPOTS,
    Building,
    Card,
    Colonist,
    Do,
    Good,
    Happened,
    No,
    Phase,
    Recipe,
    Season,
    Stage,
    Window,
    ask_convert,
    ask_draw,
    ask_employ,
    ask_exchange,
    ask_factory,
    ask_feed,
    ask_half_year,
    ask_hungry,
    ask_next_turn,
    ask_phase,
    ask_play,
    ask_send_home,
    ask_steward,
    ask_turn,
    ask_wave,
    ask_year_end,
    building_of,
    colonist_of,
    convert_recipe,
    do_boost,
    do_convert,
    do_employ,
    do_give,
    do_home,
    do_hungry,
    do_hungry_at_work,
    do_steward,
    draw_seat,
    draw_stage,
    factory_boosted,
    factory_spot,
    good_of,
    hunger,
    hunger_first,
    hunger_second,
    hungry_at_work_owner,
    hungry_hex,
    other_of,
    staff_citizens,
    steward_chosen,
    work_of,
    year_end_done,
    year_end_stage,
)
from tafelrunde.games.ante_portas.engine.damage import wound
from tafelrunde.games.ante_portas.engine.economy import (
    boost,
    boost_spot,
    built_count,
    employ,
    is_operated,
    move_good,
    produce,
    refine,
    release,
    store_one,
    worked_at,
    workers,
)
from tafelrunde.games.ante_portas.engine.improvements import draw, press_hand
from tafelrunde.games.ante_portas.engine.invasion import note_arrivals
from tafelrunde.games.ante_portas.engine.law_goods import no_boost, no_dealing, no_employ, no_handing, no_refine
from tafelrunde.games.ante_portas.engine.soldiers import open_window
from tafelrunde.games.ante_portas.engine.state import AntePortas, Step
from tafelrunde.games.ante_portas.engine.steps_battle import Automatic, Repeated
from tafelrunde.games.ante_portas.engine.turn import add_storing
from tafelrunde.games.ante_portas.engine.year import (
    begin_half_year,
    begin_round,
    begin_turn,
    begin_turns,
    clear_start_field,
    end_year,
)
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.vectors import append, vec


class HalfYear(Automatic):
    """A half-year: beginning, turns, combat phase, end (AP-1.3, AP-R35, AP-11.1)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == 0:
            state.replace(ask_half_year(1))
            begin_half_year(state)
        elif data == 1:
            state.replace(ask_half_year(2))
            begin_turns(state)
            open_window(state, Window.TURN, 0)
        elif data == 2:
            state.replace(ask_half_year(3))
            state.active = EMPTY
            if state.rules.coop:
                state.phase = Phase.COMBAT
                state.pointer = 0
                state.note(Happened.COMBAT_PHASE, [])
                state.push(ask_phase(0))
        elif state.season == Season.SUMMER:
            state.season = Season.WINTER
            state.replace(ask_half_year(0))
        else:
            state.phase = Phase.YEAR_END
            state.replace(ask_year_end(0, 0))
        return NOBODY


class NextTurn(Automatic):
    """The players take their turns, each all of them in a row (AP-1.4)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        turns = state.rules.turns
        taken = data % turns
        if data > 0:
            state.spent[state.active] = 0  # of no turn any more
        if data > 0 and taken == 0:
            clear_start_field(state, state.team(state.active))  # AP-22.14
        if data == turns * state.rules.players:
            state.steps.pop()
            return NOBODY
        seat = (state.first + data // turns) % state.rules.players
        state.turns_left = turns - taken
        state.replace(ask_next_turn(data + 1))
        begin_turn(state, seat, taken == 0)
        state.push(ask_turn(Stage.BEFORE))
        return NOBODY


class YearEnd(Automatic):
    """The end of a year (AP-8.1)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        stage = year_end_stage(data)
        done = year_end_done(data)
        if stage == 0:
            self.change_first(state)
            state.replace(ask_year_end(0, 1))
            return NOBODY
        seat = (state.first + done) % state.rules.players
        if stage == 3 and done == 0:
            state.unfed = hunger(need_of(state, 0), need_of(state, 1) if state.rules.teams == 2 else i64(0))
        if stage == 4:
            state.replace(ask_year_end(0, 5))
            for team in range(state.rules.teams):
                state.push(ask_hungry(team))
            return NOBODY
        if stage == 8:
            state.steps.pop()
            state.active = EMPTY
            end_year(state)
            return NOBODY
        state.active = seat
        state.replace(ask_year_end(done + 1, stage) if done + 1 < state.rules.players else ask_year_end(0, stage + 1))
        if stage == 1:
            state.push(ask_send_home(seat))
        elif stage == 2 or stage == 7:
            state.push(ask_exchange(seat))
        elif stage == 3:
            state.push(ask_feed(seat))
        elif stage == 5:
            state.push(ask_employ(seat))
        else:
            self.produce(state, seat)
        return NOBODY

    def change_first(self, state: AntePortas) -> None:
        """The last visitor of the head official becomes start player (AP-8.2)."""
        if state.claimant != EMPTY:
            state.first = state.claimant
            state.note(Happened.FIRST, [state.first])
        state.claimant = EMPTY

    def produce(self, state: AntePortas, seat: i64) -> None:
        """Production of one player, and what has to be decided in it (AP-8.6 to AP-8.12)."""
        if built_count(state, seat, Building.INSTITUTE) > 0:
            state.push(ask_draw(seat, 1))
        if built_count(state, seat, Building.LIBRARY) > 0:
            state.push(ask_draw(seat, 0))
        if state.owns(seat, Card.KILN):
            state.push(ask_convert(seat, Recipe.KILN))
        if state.owns(seat, Card.PANEL_SAW):
            state.push(ask_convert(seat, Recipe.PANEL_SAW))
        for at in range(seat * SPOTS, (seat + 1) * SPOTS):
            if state.spot[at] == Building.FACTORY and is_operated(state, at):
                state.push(ask_factory(seat, at, 0))
        produce(state, seat)


def need_of(state: AntePortas, team: i64) -> i64:
    """Return how much food the citizens of a team need: working ones, and all on the battlefield (AP-8.4, AP-R25)."""
    total: i64 = 0
    for seat in range(state.rules.players):
        if state.team(seat) == team:
            total += workers(state, seat, Colonist.CITIZEN)
    for place in range(1, HEXES):
        total += state.of_colonist(team, place, Colonist.CITIZEN)
    return total


def unfed_of(state: AntePortas, team: i64) -> i64:
    """Return how many citizens of a team nobody has paid food for."""
    return hunger_second(state.unfed) if team else hunger_first(state.unfed)


def fed_one(state: AntePortas, team: i64) -> None:
    """One citizen of a team less needs food."""
    state.unfed -= hunger(0, 1) if team else hunger(1, 0)


class SendHome(Repeated):
    """Workers may be sent home (AP-8.3)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for building in range(Building.STORAGE_SHED, BUILDINGS):
            for colonist in range(2):
                if worked_at(state, seat, building, colonist) >= 0:
                    found = append(found, do_home(building, colonist))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        release(state, seat, work_of(action), colonist_of(action))


class Exchange(Repeated):
    """Goods may be given away wherever the stewards are, and brought in from buffers (AP-8.7, AP-2.6)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = add_storing(state, seat, vec[i64]())
        for other in range(state.rules.players):
            if no_dealing(state, seat, other, True) != No.NOTHING:
                continue
            for good in range(GOODS):
                if no_handing(state, seat, other, good) == No.NOTHING:
                    found = append(found, do_give(other, good))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action < Do.GIVE:
            store_one(state, seat, good_of(action))
        else:
            move_good(state, seat, other_of(action), good_of(action))


class Feed(Repeated):
    """Food for citizens, of anybody in the team (AP-8.4)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if unfed_of(state, state.team(seat)) and state.stock[seat * GOODS + Good.FOOD] > 0:
            found = append(found, i64(Do.FEED))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.stock[seat * GOODS + Good.FOOD] -= 1
        fed_one(state, state.team(seat))
        state.note(Happened.FED, [seat])


class Hungry(Step):
    """The team chooses who goes unsupplied (AP-8.5)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if unfed_of(state, data) == 0:
            state.steps.pop()
            return NOBODY
        options = self.legal(state, data, 0)
        if len(options) == 1:
            self.apply(state, data, 0, options[0])
            return NOBODY
        return state.speaker(data)

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for place in range(1, HEXES):
            if state.of_colonist(data, place, Colonist.CITIZEN) > 0:
                found = append(found, do_hungry(place))
        for owner in range(state.rules.players):
            if state.team(owner) != data:
                continue
            for building in range(BUILDINGS):
                if worked_at(state, owner, building, Colonist.CITIZEN) >= 0:
                    found = append(found, do_hungry_at_work(owner, building))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        fed_one(state, data)
        if action < Do.HUNGRY_AT_WORK:
            state.note(Happened.HUNGRY_SOLDIER, [data, hungry_hex(action)])
            wound(state, data, hungry_hex(action), Colonist.CITIZEN, 1, False)
        else:
            release(state, hungry_at_work_owner(action), building_of(action), Colonist.CITIZEN)


class EmployAll(Repeated):
    """Colonists may be put to work before the production (AP-8.1)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for building in range(Building.STORAGE_SHED, BUILDINGS):
            for colonist in range(2):
                if no_employ(state, seat, building, colonist) == No.NOTHING:
                    found = append(found, do_employ(building, colonist))
        return add_storing(state, seat, found)

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action < Do.STORE:
            employ(state, seat, work_of(action), colonist_of(action))
        else:
            store_one(state, seat, good_of(action))


class Factory(Repeated):
    """An operated factory boosts up to two buildings (AP-8.9)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for building in range(Building.FORESTERS_HOUSE, Building.FACTORY):
            citizen = staff_citizens(state.crew[factory_spot(data)]) > 0
            if no_boost(state, seat, building, citizen, factory_boosted(data) - 1) == No.NOTHING:
                found = append(found, do_boost(building))
        return found

    def boosted(self, state: AntePortas, data: i64, seat: i64, building: i64) -> i64:
        """Return the spot of the building of a kind that would be boosted, EMPTY if there is none."""
        citizen = staff_citizens(state.crew[factory_spot(data)]) > 0
        return boost_spot(state, seat, building, citizen, factory_boosted(data) - 1)

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        at = self.boosted(state, data, seat, building_of(action))
        if factory_boosted(data):
            state.steps.pop()
        else:
            state.replace(ask_factory(seat, factory_spot(data), at + 1))
        state.note(Happened.BOOSTED, [seat, building_of(action)])
        boost(state, seat, at)


class Convert(Repeated):
    """Panel Saw and Kiln may turn goods into others once (AP-8.12)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        recipe = convert_recipe(data)
        return append(found, do_convert(recipe)) if no_refine(state, seat, recipe) == No.NOTHING else found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        refine(state, seat, convert_recipe(data))


class Draw(Automatic):
    """Library and institute draw improvements; the institute may play one (AP-8.10, AP-8.11, AP-R27, AP-7.4)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = draw_seat(data)
        state.steps.pop()
        if draw_stage(data) == 0:
            draw(state, seat, 1)
            press_hand(state, seat)
            return NOBODY
        if draw_stage(data) == 1:
            if self.has_staff(state, seat):
                state.push(ask_draw(seat, 2))
                draw(state, seat, 2)
                state.push(ask_play(seat))
        else:
            press_hand(state, seat)
        return NOBODY

    def has_staff(self, state: AntePortas, seat: i64) -> bool:
        for at in range(seat * SPOTS, (seat + 1) * SPOTS):
            if state.spot[at] == Building.INSTITUTE and is_operated(state, at):
                return True
        return False


class Wave(Automatic):
    """A round of the Last Wave: arrivals, movement, one turn (AP-20.3, AP-R28)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == 0:
            state.replace(ask_wave(1))
            begin_round(state)
        elif data == 1:
            state.replace(ask_wave(2))
            note_arrivals(state)
            state.phase = Phase.WAVE_COMBAT
            state.pointer = 0
            state.push(ask_phase(0))
        elif data == 2:
            state.replace(ask_wave(0))
            state.phase = Phase.WAVE_TURN
            state.push(ask_steward(0))
        return NOBODY


class ChooseSteward(Step):
    """The team chooses whose steward acts, or nobody's (AP-20.6)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data:
            state.steps.pop()
            state.spent[state.active] = 0
            state.active = EMPTY
            return NOBODY
        return state.speaker(0)

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for other in range(state.rules.players):
            found = append(found, do_steward(other))
        return append(found, i64(Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.DONE:
            state.steps.pop()
            return
        state.replace(ask_steward(1))
        state.turns_left = 1
        begin_turn(state, steward_chosen(action), False)
        state.push(ask_turn(Stage.BEFORE))
