"""The run of the years: half-years, turns, the end of the year, the Last Wave (section 7 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine.damage import wound
from tafelrunde.games.ante_portas.engine.data import (
    BUILDINGS,
    EMPTY,
    GOODS,
    HEXES,
    SPOTS,
    Ask,
    Building,
    Card,
    Colonist,
    Do,
    Good,
    Happened,
    Phase,
    Recipe,
    Season,
    Stage,
    Window,
)
from tafelrunde.games.ante_portas.engine.economy import (
    boost,
    boost_spot,
    built_count,
    can_employ,
    can_refine,
    employ,
    fits,
    has_good,
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
    """A half-year: beginning, turns, combat phase, end (AP-1.3). Data: stage."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == 0:
            state.replace(Ask.HALF_YEAR, 1)
            begin_half_year(state)
        elif data == 1:
            state.replace(Ask.HALF_YEAR, 2)
            begin_turns(state)
            open_window(state, Window.TURN, 0)
        elif data == 2:
            state.replace(Ask.HALF_YEAR, 3)
            state.active = EMPTY
            if state.rules.coop:
                state.phase = Phase.COMBAT
                state.pointer = 0
                state.note(Happened.COMBAT_PHASE, [])
                state.push(Ask.PHASE, 0)
        elif state.season == Season.SUMMER:
            state.season = Season.WINTER
            state.replace(Ask.HALF_YEAR, 0)
        else:
            state.phase = Phase.YEAR_END
            state.replace(Ask.YEAR_END, 0)
        return NOBODY


class NextTurn(Automatic):
    """The players take their turns, each all of them in a row (AP-1.4). Data: turns begun, counted over all players."""

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
        state.replace(Ask.NEXT_TURN, data + 1)
        begin_turn(state, seat, taken == 0)
        state.push(Ask.TURN, Stage.BEFORE)
        return NOBODY


class YearEnd(Automatic):
    """The end of a year (AP-8.1). Data: stage * 4 + players done with it."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        stage = data >> 2
        done = data & 3
        if stage == 0:
            self.change_first(state)
            state.replace(Ask.YEAR_END, 4)
            return NOBODY
        seat = (state.first + done) % state.rules.players
        if stage == 3 and done == 0:
            state.unfed = need_of(state, 0) | (need_of(state, 1) if state.rules.teams == 2 else 0) << 16
        if stage == 4:
            state.replace(Ask.YEAR_END, 5 << 2)
            for team in range(state.rules.teams):
                state.push(Ask.HUNGRY, team)
            return NOBODY
        if stage == 8:
            state.steps.pop()
            state.active = EMPTY
            end_year(state)
            return NOBODY
        state.active = seat
        following = data + 1 if done + 1 < state.rules.players else (stage + 1) << 2
        state.replace(Ask.YEAR_END, following)
        if stage == 1:
            state.push(Ask.SEND_HOME, seat)
        elif stage == 2 or stage == 7:
            state.push(Ask.EXCHANGE, seat)
        elif stage == 3:
            state.push(Ask.FEED, seat)
        elif stage == 5:
            state.push(Ask.EMPLOY, seat)
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
            state.push(Ask.DRAW, seat | 1 << 2)
        if built_count(state, seat, Building.LIBRARY) > 0:
            state.push(Ask.DRAW, seat)
        if state.owns(seat, Card.KILN):
            state.push(Ask.CONVERT, seat | Recipe.KILN << 2)
        if state.owns(seat, Card.PANEL_SAW):
            state.push(Ask.CONVERT, seat | Recipe.PANEL_SAW << 2)
        for at in range(seat * SPOTS, (seat + 1) * SPOTS):
            if state.spot[at] == Building.FACTORY and is_operated(state, at):
                state.push(Ask.FACTORY, seat | at << 2)
        produce(state, seat)


def need_of(state: AntePortas, team: i64) -> i64:
    """Return how much food the citizens of a team need: working ones, and all on the battlefield (AP-8.4)."""
    total: i64 = 0
    for seat in range(state.rules.players):
        if state.team(seat) == team:
            total += workers(state, seat, Colonist.CITIZEN)
    for place in range(1, HEXES):
        total += state.of_colonist(team, place, Colonist.CITIZEN)
    return total


class SendHome(Repeated):
    """Workers may be sent home (AP-8.3). Data: seat."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for building in range(Building.STORAGE_SHED, BUILDINGS):
            for colonist in range(2):
                if worked_at(state, seat, building, colonist) >= 0:
                    found = append(found, Do.HOME + building * 2 + colonist)
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        rest = action - Do.HOME
        release(state, seat, rest >> 1, rest & 1)


class Exchange(Repeated):
    """Goods may be given away wherever the stewards are, and brought in from buffers (AP-8.7, AP-2.6). Data: seat."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = add_storing(state, seat, vec[i64]())
        for other in range(state.rules.players):
            if other == seat or state.team(other) != state.team(seat):
                continue
            for good in range(GOODS):
                if has_good(state, seat, good) and fits(state, other, good):
                    found = append(found, Do.GIVE + other * 8 + good)
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action < Do.GIVE:
            store_one(state, seat, action - Do.STORE)
        else:
            move_good(state, seat, (action & 31) >> 3, action & 7)


class Feed(Repeated):
    """Food for citizens, of anybody in the team (AP-8.4). Data: seat."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if state.unfed >> (16 * state.team(seat)) & 255 and state.stock[seat * GOODS + Good.FOOD] > 0:
            found = append(found, i64(Do.FEED))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.stock[seat * GOODS + Good.FOOD] -= 1
        state.unfed -= 65536 if state.team(seat) else 1
        state.note(Happened.FED, [seat])


class Hungry(Step):
    """The team chooses who goes unsupplied (AP-8.5). Data: team."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if state.unfed >> (16 * data) & 255 == 0:
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
                found = append(found, Do.HUNGRY + place * 8)
        for owner in range(state.rules.players):
            if state.team(owner) != data:
                continue
            for building in range(BUILDINGS):
                if worked_at(state, owner, building, Colonist.CITIZEN) >= 0:
                    found = append(found, Do.HUNGRY + 256 + owner * 16 + building)
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        rest = action - Do.HUNGRY
        state.unfed -= 65536 if data else 1
        if rest < 256:
            state.note(Happened.HUNGRY_SOLDIER, [data, rest >> 3])
            wound(state, data, rest >> 3, Colonist.CITIZEN, 1, False)
        else:
            release(state, (rest - 256) >> 4, rest & 15, Colonist.CITIZEN)


class EmployAll(Repeated):
    """Colonists may be put to work before the production (AP-8.1). Data: seat."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for building in range(Building.STORAGE_SHED, BUILDINGS):
            for colonist in range(2):
                if can_employ(state, seat, building, colonist):
                    found = append(found, Do.EMPLOY + building * 2 + colonist)
        return add_storing(state, seat, found)

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action < Do.STORE:
            rest = action - Do.EMPLOY
            employ(state, seat, rest >> 1, rest & 1)
        else:
            store_one(state, seat, action - Do.STORE)


class Factory(Repeated):
    """An operated factory boosts up to two buildings (AP-8.9). Data: seat, its spot, 1 + the spot boosted already."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        citizen = state.crew[data >> 2 & 127] >= 4
        for building in range(Building.FORESTERS_HOUSE, Building.FACTORY):
            if boost_spot(state, seat, building, citizen, (data >> 9) - 1) >= 0:
                found = append(found, Do.BOOST + building)
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        at = boost_spot(state, seat, action - Do.BOOST, state.crew[data >> 2 & 127] >= 4, (data >> 9) - 1)
        if data >> 9:
            state.steps.pop()
        else:
            state.replace(Ask.FACTORY, data | (at + 1) << 9)
        state.note(Happened.BOOSTED, [seat, action - Do.BOOST])
        boost(state, seat, at)


class Convert(Repeated):
    """Panel Saw and Kiln may turn goods into others once (AP-8.12). Data: seat, recipe."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        return append(found, Do.CONVERT + (data >> 2)) if can_refine(state, seat, data >> 2) else found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        refine(state, seat, data >> 2)


class Draw(Automatic):
    """Library and institute draw improvements; the institute may play one (AP-8.10, AP-8.11). Data: seat, 1 for the institute."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = data & 3
        state.steps.pop()
        if data >> 2 == 0:
            draw(state, seat, 1)
            press_hand(state, seat)
            return NOBODY
        if data >> 2 == 1:
            if self.has_staff(state, seat):
                state.push(Ask.DRAW, seat | 2 << 2)
                draw(state, seat, 2)
                state.push(Ask.PLAY, seat)
        else:
            press_hand(state, seat)
        return NOBODY

    def has_staff(self, state: AntePortas, seat: i64) -> bool:
        for at in range(seat * SPOTS, (seat + 1) * SPOTS):
            if state.spot[at] == Building.INSTITUTE and is_operated(state, at):
                return True
        return False


class Wave(Automatic):
    """A round of the Last Wave: arrivals, movement, one turn (AP-20.3). Data: stage."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == 0:
            state.replace(Ask.WAVE, 1)
            begin_round(state)
        elif data == 1:
            state.replace(Ask.WAVE, 2)
            note_arrivals(state)
            state.phase = Phase.WAVE_COMBAT
            state.pointer = 0
            state.push(Ask.PHASE, 0)
        elif data == 2:
            state.replace(Ask.WAVE, 0)
            state.phase = Phase.WAVE_TURN
            state.push(Ask.STEWARD, 0)
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
            found = append(found, Do.STEWARD + other)
        return append(found, i64(Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.DONE:
            state.steps.pop()
            return
        state.replace(Ask.STEWARD, 1)
        state.turns_left = 1
        begin_turn(state, action - Do.STEWARD, False)
        state.push(Ask.TURN, Stage.BEFORE)
