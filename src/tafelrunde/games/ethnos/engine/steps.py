"""The decisions of Ethnos (section 7 of the rules), one class each."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine.data import (
    BY_COLOUR,
    EMPTY,
    HAND_LIMIT,
    IN_CHAIN,
    KINDS,
    KINGDOMS,
    LEADER,
    MERFOLK_LAST,
    TROLL_TOKENS,
    WALK,
    Ask,
    Do,
    Happened,
    Tribe,
)
from tafelrunde.games.ethnos.engine.effects import (
    advance,
    discard_rest,
    draw,
    has_leader,
    lay_band,
    passes,
    place_by_band,
    place_marker,
    placing_size,
    recruit_deck,
    recruit_row,
    resolve,
    take_giant,
)
from tafelrunde.games.ethnos.engine.legal import add_leads, available, keeps, must_take, recruits, swap_targets, takes, walk_kind
from tafelrunde.games.ethnos.engine.scoring import (
    end_game_or_age,
    orc_count,
    pillage,
    scatter,
    score_bands,
    score_giant,
    score_kingdoms,
    score_merfolk,
)
from tafelrunde.games.ethnos.engine.setup import choose_tribes, tribes_left
from tafelrunde.games.ethnos.engine.state import STEPS, Ethnos, Step
from tafelrunde.kernel.contract import BIT, NOBODY
from tafelrunde.kernel.vectors import append, vec


class Automatic(Step):
    """A step in which there is never anything to decide."""

    def actor(self, state: Ethnos, data: i64) -> i64:
        state.steps.pop()
        self.happen(state, data)
        return NOBODY

    def happen(self, state: Ethnos, data: i64) -> None:
        """Carry the step out."""

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        return vec[i64]()

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        pass


class Own(Step):
    """A decision of whoever has the turn."""

    def actor(self, state: Ethnos, data: i64) -> i64:
        return state.turn


class YesNo(Own):
    """A yes or no of whoever has the turn."""

    def __init__(self, ask: i64) -> None:
        self.ask = ask

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        actions = append(actions, i64(Do.YES))
        return append(actions, i64(Do.NO))

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == Do.YES:
            self.accept(state, data, seat)
        else:
            state.note(Happened.DECLINED, [seat, self.ask])

    def accept(self, state: Ethnos, data: i64, seat: i64) -> None:
        """Carry a yes out."""


class Ban(Step):
    """D15: before a drafted game everybody bans one tribe, seat 0 first. Data: the seat."""

    def actor(self, state: Ethnos, data: i64) -> i64:
        return data

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        for tribe in tribes_left(state):
            actions = append(actions, Do.BAN + tribe)
        return actions

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        tribe = action - Do.BAN
        state.banned |= BIT[tribe]
        state.note(Happened.BANNED, [seat, tribe])
        if data + 1 < state.rules.players:
            state.push(Ask.BAN, data + 1)
        else:
            choose_tribes(state)


# A turn


class NextTurn(Step):
    """Nothing to decide: the turn before is over with all that followed (ET-3.1, ET-3.6). It stays below the turn."""

    def actor(self, state: Ethnos, data: i64) -> i64:
        state.turn = (state.turn + 1) % state.rules.players
        state.band = EMPTY
        if state.hand_size[state.turn] < HAND_LIMIT or has_leader(state, state.turn):
            state.push(Ask.TURN, 0)
        else:
            state.revealed += 1
            state.note(Happened.PASSED, [state.turn])  # ET-3.5: ten Skeletons
        return NOBODY

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        return vec[i64]()

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        pass


class Turn(Own):
    """D1: recruit an ally, or name the leader of a band (ET-3.2)."""

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        return add_leads(state, seat, recruits(state, seat))

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == Do.RECRUIT_DECK:
            recruit_deck(state, seat)
        elif action < Do.LEAD_TRIBE:
            recruit_row(state, seat, action - Do.RECRUIT_ROW)
        else:
            lead(state, action, 0)


def lead(state: Ethnos, action: i64, origin: i64) -> None:
    """A leader is named; which cards follow it is walked through (7.4)."""
    kind = action - Do.LEAD_TRIBE
    basis: i64 = 0
    if action >= Do.LEAD_COLOUR:
        kind = action - Do.LEAD_COLOUR
        basis = BY_COLOUR
    state.picked[kind] = 1
    state.push(Ask.COMPOSE, kind << LEADER | basis | origin)


class Compose(Step):
    """D2: how many cards of the next kind that fits join the band. Nobody else knows anything until it is complete (8.2)."""

    def actor(self, state: Ethnos, data: i64) -> i64:
        seat = state.turn
        step = data & WALK
        while walk_kind(data, step) < KINDS:
            count = available(state, data, seat, step)
            here = data & ~WALK | step
            if count > 1 or (count == 1 and not must_take(state, here, seat)):
                state.steps[-1] = Ask.COMPOSE | here << 5
                return seat
            if count == 1:
                state.picked[walk_kind(data, step)] += 1
            step += 1
        state.steps.pop()
        lay_band(state, seat, data >> LEADER & 127)
        return NOBODY

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        return takes(state, data, seat)

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.picked[walk_kind(data, data & WALK)] += action - Do.TAKE
        state.steps[-1] = Ask.COMPOSE | (data + 1) << 5


class Chain(Own):
    """D7: a Centaur's band has placed a marker, so another band may follow (ET-9.1)."""

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        return append(add_leads(state, seat, vec[i64]()), i64(Do.END_CHAIN))

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == Do.END_CHAIN:  # ET-9.5
            state.note(Happened.DECLINED, [seat, Ask.CHAIN])
            state.push(Ask.AFTER_BAND, 1)
        else:
            lead(state, action, IN_CHAIN)


# The marker step


class Marker(Automatic):
    """The marker step of a band (ET-7). Data: the band."""

    def happen(self, state: Ethnos, data: i64) -> None:
        seat, leader = state.turn, state.band_leader[data]
        size = placing_size(state, data)
        tribe = leader // KINGDOMS
        if tribe == Tribe.HALFLING or state.supply[seat] == 0:  # ET-13.1, ET-7.7
            return
        if tribe == Tribe.WINGFOLK:
            fitting: i64 = 0
            last: i64 = 0
            for kingdom in range(KINGDOMS):
                if passes(state, seat, kingdom, size):
                    fitting += 1
                    last = kingdom
            if fitting == 1 and not state.rules.marker_optional:
                place_by_band(state, seat, last)
            elif fitting > 0:
                state.push(Ask.WING_KINGDOM, data)
        elif passes(state, seat, leader % KINGDOMS, size):
            if state.rules.marker_optional:
                state.push(Ask.MARKER_YES_NO, leader % KINGDOMS)
            else:
                place_by_band(state, seat, leader % KINGDOMS)  # ET-7.4


class MarkerYesNo(YesNo):
    """D13: place the marker or not, with the option marker_optional. Data: the kingdom."""

    def accept(self, state: Ethnos, data: i64, seat: i64) -> None:
        place_by_band(state, seat, data)


class WingKingdom(Own):
    """D3: Wingfolk choose where their marker goes (ET-19.1). Data: the band."""

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        for kingdom in range(KINGDOMS):
            if passes(state, seat, kingdom, placing_size(state, data)):
                actions = append(actions, i64(Do.KINGDOM + kingdom))
        return append(actions, i64(Do.NONE)) if state.rules.marker_optional else actions

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == Do.NONE:
            state.note(Happened.DECLINED, [seat, Ask.WING_KINGDOM])
        else:
            place_by_band(state, seat, action - Do.KINGDOM)


# Abilities


class Ability(Automatic):
    """What the leader does (ET-8). Data: the band."""

    def happen(self, state: Ethnos, data: i64) -> None:
        seat, leader, size = state.turn, state.band_leader[data], state.band_size[data]
        tribe = leader // KINGDOMS
        if tribe == Tribe.GIANT and size > state.giant_record:
            if state.rules.prompt_all:
                state.push(Ask.GIANT_YES_NO, data)
            else:
                take_giant(state, seat, data)
        elif tribe == Tribe.MERFOLK and state.merfolk[seat] < MERFOLK_LAST:  # ET-14.4
            if state.rules.prompt_all:
                state.push(Ask.MERFOLK_YES_NO, data)
            else:
                advance(state, seat, size)
        elif tribe == Tribe.ORC:
            if state.supply[seat] > 0 and not state.orcs[seat] & BIT[leader % KINGDOMS]:  # ET-16.1, ET-16.2
                state.push(Ask.ORC_PLACE, leader % KINGDOMS)
        elif tribe == Tribe.TROLL:
            if free_token(state, size):
                state.push(Ask.TROLL_TOKEN, size)
        elif tribe == Tribe.FAIRY and data == len(state.band_owner) - 1:  # a Fairy is never received, so this one was played
            if swap_targets(state, seat, data):
                state.push(Ask.FAIRY_SWAP, data)


def free_token(state: Ethnos, size: i64) -> bool:
    """Return whether a Troll token up to that value lies beside the board (ET-18.1)."""
    for i in range(min(size, i64(TROLL_TOKENS))):
        if state.trolls[i] == EMPTY:
            return True
    return False


class GiantYesNo(YesNo):
    """D14: take the Giant token or not, with the option prompt_all. Data: the band."""

    def accept(self, state: Ethnos, data: i64, seat: i64) -> None:
        take_giant(state, seat, data)


class MerfolkYesNo(YesNo):
    """D14: advance on the Merfolk board or not, with the option prompt_all. Data: the band."""

    def accept(self, state: Ethnos, data: i64, seat: i64) -> None:
        advance(state, seat, state.band_size[data])


class MerfolkBonus(Step):
    """D6: a free marker for a symbol, in any kingdom and without a test (ET-14.2, ET-14.3)."""

    def actor(self, state: Ethnos, data: i64) -> i64:
        if state.supply[state.turn] > 0:
            return state.turn
        state.steps.pop()  # ET-7.7
        return NOBODY

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        for kingdom in range(KINGDOMS):
            actions = append(actions, i64(Do.KINGDOM + kingdom))
        return append(actions, i64(Do.NONE))

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == Do.NONE:
            state.note(Happened.DECLINED, [seat, Ask.MERFOLK_BONUS])
        else:
            kingdom = action - Do.KINGDOM
            state.note(Happened.BONUS, [seat, kingdom, place_marker(state, seat, kingdom)])


class OrcPlace(YesNo):
    """D5: a marker for the Orc board (ET-16.1). Data: the space."""

    def accept(self, state: Ethnos, data: i64, seat: i64) -> None:
        state.orcs[seat] |= BIT[data]
        state.supply[seat] -= 1
        state.note(Happened.ORC_MARKER, [seat, data])


class TrollToken(Own):
    """D4: a Troll token up to the size of the band (ET-18.1). Data: the size."""

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        actions = append(actions, i64(Do.NONE))
        for i in range(min(data, i64(TROLL_TOKENS))):
            if state.trolls[i] == EMPTY:
                actions = append(actions, i64(Do.TROLL + i + 1))
        return actions

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == Do.NONE:
            state.note(Happened.DECLINED, [seat, Ask.TROLL_TOKEN])
        else:
            value = action - Do.TROLL
            state.trolls[value - 1] = seat
            state.note(Happened.TROLL, [seat, value])


class FairySwap(Own):
    """D11: exchange the Fairy band for one of a rival and play that (ET-27). Data: the band."""

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        actions = append(actions, i64(Do.NONE))
        for i in range(len(swap_targets(state, seat, data))):
            actions = append(actions, i64(Do.SWAP + i))
        return actions

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == Do.NONE:
            state.note(Happened.DECLINED, [seat, Ask.FAIRY_SWAP])
            return
        band = swap_targets(state, seat, data)[action - Do.SWAP]
        rival = state.band_owner[band]
        state.band_owner[band] = seat  # ET-27.3; a Giant token on it moves along (ET-27.5)
        state.band_owner[data] = rival
        state.note(Happened.SWAPPED, [seat, rival, state.band_leader[band], state.band_size[band]])
        resolve(state, band)  # ET-27.4


# The rest of the turn


class AfterBand(Automatic):
    """Another band, the discard, the draw (ET-6.6, steps 4 to 6). Data: 0 before the chain, 1 before the discard, 2 after it."""

    def happen(self, state: Ethnos, data: i64) -> None:
        seat = state.turn
        tribe = state.band_leader[state.band] // KINGDOMS
        if data == 0:
            if tribe == Tribe.CENTAUR and state.placed and has_leader(state, seat):  # ET-9.1, ET-9.4
                state.push(Ask.CHAIN, 0)
                return
            data = 1
        if data == 1:
            if tribe == Tribe.ELF and state.hand_size[seat] > 0:
                state.push(Ask.ELF_KEEP, 0)
                return
            discard_rest(state, seat)
        if tribe == Tribe.WIZARD:
            state.push(Ask.WIZARD_DRAW, 0)


class ElfKeep(Step):
    """D8: which of the remaining cards are kept, kind by kind (ET-11.1). Data: 0 at first, else one more than the kind it is about."""

    def actor(self, state: Ethnos, data: i64) -> i64:
        seat = state.turn
        left = state.band_size[state.band]
        for kind in state.kinds:
            left -= state.picked[kind]
        if left > 0:
            for kind in state.kinds:
                if kind + 1 >= data and state.hand[seat * KINDS + kind] > 0:
                    if data > 0:
                        state.steps[-1] = Ask.ELF_KEEP | (kind + 1) << 5
                    return seat
        state.steps.pop()
        discard_rest(state, seat)
        return NOBODY

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        return keeps(state, seat, data - 1 if data > 0 else first_kind(state, seat))

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        kind = data - 1 if data > 0 else first_kind(state, seat)
        state.picked[kind] = action - Do.TAKE
        state.steps[-1] = Ask.ELF_KEEP | (kind + 2) << 5


def first_kind(state: Ethnos, seat: i64) -> i64:
    """Return the first kind in a hand."""
    for kind in state.kinds:
        if state.hand[seat * KINDS + kind] > 0:
            return kind
    return KINDS


class WizardDraw(YesNo):
    """D9: draw as many cards as the band has, or none (ET-20.1)."""

    def accept(self, state: Ethnos, data: i64, seat: i64) -> None:
        for _ in range(state.band_size[state.band]):
            if not draw(state, seat):  # ET-20.3
                return


# The end of an age


class AgeEnd(Automatic):
    """The end of an age (ET-21.2). Data: 0 before the decisions about Orcs, 1 after them."""

    def happen(self, state: Ethnos, data: i64) -> None:
        if data == 1:
            score_bands(state)
            end_game_or_age(state)
            return
        state.band = EMPTY
        state.note(Happened.AGE_ENDED, [state.age, state.drawer])
        scatter(state)
        score_kingdoms(state)
        if Tribe.MERFOLK in state.tribes:
            score_merfolk(state)
        score_giant(state)
        state.push(Ask.AGE_END, 1)
        players = state.rules.players
        for offset in range(players - 1, -1, -1):  # ET-16.6: the first player decides first, so is pushed last
            seat = (state.first + offset) % players
            if orc_count(state, seat) > 0 and state.age < state.rules.ages:
                state.push(Ask.ORC_PILLAGE, seat)
        if state.age == state.rules.ages:  # ET-16.5
            for offset in range(players):
                seat = (state.first + offset) % players
                if orc_count(state, seat) > 0:
                    pillage(state, seat, state.orcs[seat])


class OrcPillage(YesNo):
    """D10: send the Orcs to pillage or keep them; with orc_partial space by space (ET-16.3). Data: seat, space, spaces sent so far."""

    def actor(self, state: Ethnos, data: i64) -> i64:
        if not state.rules.orc_partial:
            return data & 7
        seat, sent = data & 7, data >> 6
        for space in range(data >> 3 & 7, KINGDOMS):
            if state.orcs[seat] & BIT[space]:
                state.steps[-1] = Ask.ORC_PILLAGE | (seat | space << 3 | sent << 6) << 5
                return seat
        state.steps.pop()
        pillage(state, seat, sent)
        return NOBODY

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        if not state.rules.orc_partial:
            state.steps.pop()
            pillage(state, seat, state.orcs[seat] if action == Do.YES else 0)
            return
        space, sent = data >> 3 & 7, data >> 6
        if action == Do.YES:
            sent |= BIT[space]
        state.steps[-1] = Ask.ORC_PILLAGE | (seat | (space + 1) << 3 | sent << 6) << 5


STEPS.extend(
    [
        NextTurn(),
        Turn(),
        Compose(),
        Chain(),
        Marker(),
        MarkerYesNo(Ask.MARKER_YES_NO),
        WingKingdom(),
        Ability(),
        TrollToken(),
        OrcPlace(Ask.ORC_PLACE),
        MerfolkBonus(),
        GiantYesNo(Ask.GIANT_YES_NO),
        MerfolkYesNo(Ask.MERFOLK_YES_NO),
        FairySwap(),
        AfterBand(),
        ElfKeep(),
        WizardDraw(Ask.WIZARD_DRAW),
        OrcPillage(Ask.ORC_PILLAGE),
        AgeEnd(),
        Ban(),
    ]
)
