"""The run of the years: half-years, turns, the end of the year, the Last Wave (section 7 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine import economy, year
from tafelrunde.games.ante_portas.engine.damage import wound
from tafelrunde.games.ante_portas.engine.improvements import draw, press_hand
from tafelrunde.games.ante_portas.engine.invasion import note_arrivals
from tafelrunde.games.ante_portas.engine.law_goods import no_boost, no_dealing, no_employ, no_handing, no_refine
from tafelrunde.games.ante_portas.engine.soldiers import open_window
from tafelrunde.games.ante_portas.engine.state import AntePortas, Step
from tafelrunde.games.ante_portas.engine.steps_battle import Automatic, Repeated
from tafelrunde.games.ante_portas.engine.turn import add_storing
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.vectors import append, vec


class HalfYear(Automatic):
    """A half-year: beginning, turns, combat phase, end (AP-1.3, AP-R35, AP-11.1)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == 0:
            state.replace(ap.ask_half_year(1))
            year.begin_half_year(state)
        elif data == 1:
            state.replace(ap.ask_half_year(2))
            year.begin_turns(state)
            open_window(state, ap.Window.TURN, 0)
        elif data == 2:
            state.replace(ap.ask_half_year(3))
            state.active = ap.EMPTY
            if state.rules.coop:
                state.phase = ap.Phase.COMBAT
                state.pointer = 0
                state.note(ap.Happened.COMBAT_PHASE, [])
                state.push(ap.ask_phase(0))
        elif state.season == ap.Season.SUMMER:
            state.season = ap.Season.WINTER
            state.replace(ap.ask_half_year(0))
        else:
            state.phase = ap.Phase.YEAR_END
            state.replace(ap.ask_year_end(0, 0))
        return NOBODY


class NextTurn(Automatic):
    """The players take their turns, each all of them in a row (AP-1.4)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        turns = state.rules.turns
        taken = data % turns
        if data > 0:
            state.spent[state.active] = 0  # of no turn any more
        if data > 0 and taken == 0:
            year.clear_start_field(state, state.team(state.active))  # AP-22.14
        if data == turns * state.rules.players:
            state.steps.pop()
            return NOBODY
        seat = (state.first + data // turns) % state.rules.players
        state.turns_left = turns - taken
        state.replace(ap.ask_next_turn(data + 1))
        year.begin_turn(state, seat, taken == 0)
        state.push(ap.ask_turn(ap.Stage.BEFORE))
        return NOBODY


class YearEnd(Automatic):
    """The end of a year (AP-8.1)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        stage = ap.year_end_stage(data)
        done = ap.year_end_done(data)
        if stage == 0:
            self.change_first(state)
            state.replace(ap.ask_year_end(0, 1))
            return NOBODY
        seat = (state.first + done) % state.rules.players
        if stage == 3 and done == 0:
            state.unfed = ap.hunger(need_of(state, 0), need_of(state, 1) if state.rules.teams == 2 else i64(0))
        if stage == 4:
            state.replace(ap.ask_year_end(0, 5))
            for team in range(state.rules.teams):
                state.push(ap.ask_hungry(team))
            return NOBODY
        if stage == 8:
            state.steps.pop()
            state.active = ap.EMPTY
            year.end_year(state)
            return NOBODY
        state.active = seat
        state.replace(ap.ask_year_end(done + 1, stage) if done + 1 < state.rules.players else ap.ask_year_end(0, stage + 1))
        if stage == 1:
            state.push(ap.ask_send_home(seat))
        elif stage == 2 or stage == 7:
            state.push(ap.ask_exchange(seat))
        elif stage == 3:
            state.push(ap.ask_feed(seat))
        elif stage == 5:
            state.push(ap.ask_employ(seat))
        else:
            self.produce(state, seat)
        return NOBODY

    def change_first(self, state: AntePortas) -> None:
        """The last visitor of the head official becomes start player (AP-8.2)."""
        if state.claimant != ap.EMPTY:
            state.first = state.claimant
            state.note(ap.Happened.FIRST, [state.first])
        state.claimant = ap.EMPTY

    def produce(self, state: AntePortas, seat: i64) -> None:
        """Production of one player, and what has to be decided in it (AP-8.6 to AP-8.12)."""
        if economy.built_count(state, seat, ap.Building.INSTITUTE) > 0:
            state.push(ap.ask_draw(seat, 1))
        if economy.built_count(state, seat, ap.Building.LIBRARY) > 0:
            state.push(ap.ask_draw(seat, 0))
        if state.owns(seat, ap.Card.KILN):
            state.push(ap.ask_convert(seat, ap.Recipe.KILN))
        if state.owns(seat, ap.Card.PANEL_SAW):
            state.push(ap.ask_convert(seat, ap.Recipe.PANEL_SAW))
        for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
            if state.spot[at] == ap.Building.FACTORY and economy.is_operated(state, at):
                state.push(ap.ask_factory(seat, at, 0))
        economy.produce(state, seat)


def need_of(state: AntePortas, team: i64) -> i64:
    """Return how much food the citizens of a team need: working ones, and all on the battlefield (AP-8.4, AP-R25)."""
    total: i64 = 0
    for seat in range(state.rules.players):
        if state.team(seat) == team:
            total += economy.workers(state, seat, ap.Colonist.CITIZEN)
    for place in range(1, ap.HEXES):
        total += state.of_colonist(team, place, ap.Colonist.CITIZEN)
    return total


def unfed_of(state: AntePortas, team: i64) -> i64:
    """Return how many citizens of a team nobody has paid food for."""
    return ap.hunger_second(state.unfed) if team else ap.hunger_first(state.unfed)


def fed_one(state: AntePortas, team: i64) -> None:
    """One citizen of a team less needs food."""
    state.unfed -= ap.hunger(0, 1) if team else ap.hunger(1, 0)


class SendHome(Repeated):
    """Workers may be sent home (AP-8.3)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for building in range(ap.Building.STORAGE_SHED, ap.BUILDINGS):
            for colonist in range(2):
                if economy.worked_at(state, seat, building, colonist) >= 0:
                    found = append(found, ap.do_home(building, colonist))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        economy.release(state, seat, ap.work_of(action), ap.colonist_of(action))


class Exchange(Repeated):
    """Goods may be given away wherever the stewards are, and brought in from buffers (AP-8.7, AP-2.6)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = add_storing(state, seat, vec[i64]())
        for other in range(state.rules.players):
            if no_dealing(state, seat, other, True) != ap.No.NOTHING:
                continue
            for good in range(ap.GOODS):
                if no_handing(state, seat, other, good) == ap.No.NOTHING:
                    found = append(found, ap.do_give(other, good))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action < ap.Do.GIVE:
            economy.store_one(state, seat, ap.good_of(action))
        else:
            economy.move_good(state, seat, ap.other_of(action), ap.good_of(action))


class Feed(Repeated):
    """Food for citizens, of anybody in the team (AP-8.4)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if unfed_of(state, state.team(seat)) and state.stock[seat * ap.GOODS + ap.Good.FOOD] > 0:
            found = append(found, i64(ap.Do.FEED))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.stock[seat * ap.GOODS + ap.Good.FOOD] -= 1
        fed_one(state, state.team(seat))
        state.note(ap.Happened.FED, [seat])


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
        for place in range(1, ap.HEXES):
            if state.of_colonist(data, place, ap.Colonist.CITIZEN) > 0:
                found = append(found, ap.do_hungry(place))
        for owner in range(state.rules.players):
            if state.team(owner) != data:
                continue
            for building in range(ap.BUILDINGS):
                if economy.worked_at(state, owner, building, ap.Colonist.CITIZEN) >= 0:
                    found = append(found, ap.do_hungry_at_work(owner, building))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        fed_one(state, data)
        if action < ap.Do.HUNGRY_AT_WORK:
            state.note(ap.Happened.HUNGRY_SOLDIER, [data, ap.hungry_hex(action)])
            wound(state, data, ap.hungry_hex(action), ap.Colonist.CITIZEN, 1, False)
        else:
            economy.release(state, ap.hungry_at_work_owner(action), ap.building_of(action), ap.Colonist.CITIZEN)


class EmployAll(Repeated):
    """Colonists may be put to work before the production (AP-8.1)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for building in range(ap.Building.STORAGE_SHED, ap.BUILDINGS):
            for colonist in range(2):
                if no_employ(state, seat, building, colonist) == ap.No.NOTHING:
                    found = append(found, ap.do_employ(building, colonist))
        return add_storing(state, seat, found)

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action < ap.Do.STORE:
            economy.employ(state, seat, ap.work_of(action), ap.colonist_of(action))
        else:
            economy.store_one(state, seat, ap.good_of(action))


class Factory(Repeated):
    """An operated factory boosts up to two buildings (AP-8.9)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for building in range(ap.Building.FORESTERS_HOUSE, ap.Building.FACTORY):
            citizen = ap.staff_citizens(state.crew[ap.factory_spot(data)]) > 0
            if no_boost(state, seat, building, citizen, ap.factory_boosted(data) - 1) == ap.No.NOTHING:
                found = append(found, ap.do_boost(building))
        return found

    def boosted(self, state: AntePortas, data: i64, seat: i64, building: i64) -> i64:
        """Return the spot of the building of a kind that would be boosted, EMPTY if there is none."""
        citizen = ap.staff_citizens(state.crew[ap.factory_spot(data)]) > 0
        return economy.boost_spot(state, seat, building, citizen, ap.factory_boosted(data) - 1)

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        at = self.boosted(state, data, seat, ap.building_of(action))
        if ap.factory_boosted(data):
            state.steps.pop()
        else:
            state.replace(ap.ask_factory(seat, ap.factory_spot(data), at + 1))
        state.note(ap.Happened.BOOSTED, [seat, ap.building_of(action)])
        economy.boost(state, seat, at)


class Convert(Repeated):
    """Panel Saw and Kiln may turn goods into others once (AP-8.12)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        recipe = ap.convert_recipe(data)
        return append(found, ap.do_convert(recipe)) if no_refine(state, seat, recipe) == ap.No.NOTHING else found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        economy.refine(state, seat, ap.convert_recipe(data))


class Draw(Automatic):
    """Library and institute draw improvements; the institute may play one (AP-8.10, AP-8.11, AP-R27, AP-7.4)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = ap.draw_seat(data)
        state.steps.pop()
        if ap.draw_stage(data) == 0:
            draw(state, seat, 1)
            press_hand(state, seat)
            return NOBODY
        if ap.draw_stage(data) == 1:
            if self.has_staff(state, seat):
                state.push(ap.ask_draw(seat, 2))
                draw(state, seat, 2)
                state.push(ap.ask_play(seat))
        else:
            press_hand(state, seat)
        return NOBODY

    def has_staff(self, state: AntePortas, seat: i64) -> bool:
        for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
            if state.spot[at] == ap.Building.INSTITUTE and economy.is_operated(state, at):
                return True
        return False


class Wave(Automatic):
    """A round of the Last Wave: arrivals, movement, one turn (AP-20.3, AP-R28)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == 0:
            state.replace(ap.ask_wave(1))
            year.begin_round(state)
        elif data == 1:
            state.replace(ap.ask_wave(2))
            note_arrivals(state)
            state.phase = ap.Phase.WAVE_COMBAT
            state.pointer = 0
            state.push(ap.ask_phase(0))
        elif data == 2:
            state.replace(ap.ask_wave(0))
            state.phase = ap.Phase.WAVE_TURN
            state.push(ap.ask_steward(0))
        return NOBODY


class ChooseSteward(Step):
    """The team chooses whose steward acts, or nobody's (AP-20.6)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data:
            state.steps.pop()
            state.spent[state.active] = 0
            state.active = ap.EMPTY
            return NOBODY
        return state.speaker(0)

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for other in range(state.rules.players):
            found = append(found, ap.do_steward(other))
        return append(found, i64(ap.Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == ap.Do.DONE:
            state.steps.pop()
            return
        state.replace(ap.ask_steward(1))
        state.turns_left = 1
        year.begin_turn(state, ap.steward_chosen(action), False)
        state.push(ap.ask_turn(ap.Stage.BEFORE))
