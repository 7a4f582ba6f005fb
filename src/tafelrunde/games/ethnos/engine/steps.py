"""The decisions of Ethnos (section 7 of the rules), one class each."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine import effects, law, legal, scoring
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
        actions = append(actions, i64(et.Do.YES))
        return append(actions, i64(et.Do.NO))

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == et.Do.YES:
            self.accept(state, data, seat)
        else:
            state.note(et.Happened.DECLINED, [seat, self.ask])

    def accept(self, state: Ethnos, data: i64, seat: i64) -> None:
        """Carry a yes out."""


class Ban(Step):
    """D15: before a drafted game everybody bans one tribe, seat 0 first. Data: the seat."""

    def actor(self, state: Ethnos, data: i64) -> i64:
        return data

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        for tribe in tribes_left(state):
            actions = append(actions, et.do_ban(tribe))
        return actions

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        tribe = et.ban_tribe(action)
        state.banned |= BIT[tribe]
        state.note(et.Happened.BANNED, [seat, tribe])
        if data + 1 < state.rules.players:
            state.push(et.ask_ban(data + 1))
        else:
            choose_tribes(state)


# A turn


class NextTurn(Step):
    """Nothing to decide: the turn before is over with all that followed (ET-1.1, ET-3.1, ET-3.6). It stays below the turn."""

    def actor(self, state: Ethnos, data: i64) -> i64:
        state.turn = (state.turn + 1) % state.rules.players
        state.band = et.EMPTY
        if law.no_recruit(state, state.turn) == et.No.NOTHING or law.no_leader(state, state.turn) == et.No.NOTHING:
            state.push(et.Ask.TURN)
        else:
            state.revealed += 1
            state.note(et.Happened.PASSED, [state.turn])  # ET-3.5, ET-R7: ten Skeletons
        return NOBODY

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        return vec[i64]()

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        pass


class Turn(Own):
    """D1: recruit an ally, or name the leader of a band (ET-3.2)."""

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        return legal.add_leads(state, seat, legal.recruits(state, seat))

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == et.Do.RECRUIT_DECK:
            effects.recruit_deck(state, seat)
        elif action < et.Do.LEAD_TRIBE:
            effects.recruit_row(state, seat, et.recruit_row_card(action))
        else:
            lead(state, action, 0)


def lead(state: Ethnos, action: i64, in_chain: i64) -> None:
    """A leader is named; which cards follow it is walked through (7.4)."""
    leader = legal.lead_card(action)
    state.picked[leader] = 1
    state.push(et.ask_compose(0, leader, legal.leads_by_colour(action), in_chain))


class Compose(Step):
    """D2: how many cards of the next kind that fits join the band. Nobody else knows anything until it is complete (8.2)."""

    def actor(self, state: Ethnos, data: i64) -> i64:
        leader = et.compose_leader(data)
        by_colour = et.compose_by_colour(data)
        step = legal.next_choice(state, state.turn, leader, by_colour, et.compose_walk(data))
        if step < legal.WALK_SIZE:
            state.steps[-1] = et.ask_compose(step, leader, by_colour, et.compose_in_chain(data))
            return state.turn
        state.steps.pop()
        effects.lay_band(state, state.turn, leader)
        return NOBODY

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        return legal.takes(state, seat, et.compose_leader(data), et.compose_by_colour(data), et.compose_walk(data))

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        step, leader, by_colour = et.compose_walk(data), et.compose_leader(data), et.compose_by_colour(data)
        state.picked[legal.walk_kind(leader, by_colour, step)] += et.take_count(action)
        state.steps[-1] = et.ask_compose(step + 1, leader, by_colour, et.compose_in_chain(data))


class Chain(Own):
    """D7: a Centaur's band has placed a marker, so another band may follow (ET-9.1)."""

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        return append(legal.add_leads(state, seat, vec[i64]()), i64(et.Do.END_CHAIN))

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == et.Do.END_CHAIN:  # ET-9.5
            state.note(et.Happened.DECLINED, [seat, et.Ask.CHAIN])
            state.push(et.ask_after_band(1))
        else:
            lead(state, action, 1)  # ET-9.2


# The marker step


class Marker(Automatic):
    """The marker step of a band: one marker at most, in the leader's kingdom (ET-7.1, ET-7.6). Data: the band."""

    def happen(self, state: Ethnos, data: i64) -> None:
        seat, leader = state.turn, state.band_leader[data]
        size = law.placing_size(state, data)
        tribe = leader // et.KINGDOMS
        if not law.places_markers(tribe) or state.supply[seat] == 0:  # ET-7.7, ET-R10
            return
        if tribe == et.Tribe.WINGFOLK:
            fitting = wing_kingdoms(state, seat, size)
            if len(fitting) == 1 and law.no_waiver(state) != et.No.NOTHING:  # ET-R13
                effects.place_by_band(state, seat, fitting[0])
            elif len(fitting) > 0:
                state.push(et.ask_wing_kingdom(data))
        elif law.no_marker(state, seat, leader % et.KINGDOMS, size) == et.No.NOTHING:
            if law.no_waiver(state) == et.No.NOTHING:
                state.push(et.ask_marker_yes_no(leader % et.KINGDOMS))
            else:
                effects.place_by_band(state, seat, leader % et.KINGDOMS)  # ET-7.4


def wing_kingdoms(state: Ethnos, seat: i64, size: i64) -> vec[i64]:
    """Return where a band led by Wingfolk can place its marker (ET-19.1)."""
    found = vec[i64]()
    for kingdom in range(et.KINGDOMS):
        if law.no_marker(state, seat, kingdom, size) == et.No.NOTHING:
            found = append(found, i64(kingdom))
    return found


class MarkerYesNo(YesNo):
    """D13: place the marker or not, with the option marker_optional. Data: the kingdom."""

    def accept(self, state: Ethnos, data: i64, seat: i64) -> None:
        effects.place_by_band(state, seat, data)


class WingKingdom(Own):
    """D3: Wingfolk choose where their marker goes (ET-19.1). Data: the band."""

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        for kingdom in wing_kingdoms(state, seat, law.placing_size(state, data)):
            actions = append(actions, et.do_kingdom(kingdom))
        return append(actions, i64(et.Do.NONE)) if law.no_waiver(state) == et.No.NOTHING else actions

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == et.Do.NONE:
            state.note(et.Happened.DECLINED, [seat, et.Ask.WING_KINGDOM])
        else:
            effects.place_by_band(state, seat, et.kingdom_to(action))


# Abilities


class Ability(Automatic):
    """What the leader does, and nobody else in the band, once (ET-8.1, ET-8.4), whether it placed a marker or not (ET-7.5). Data: the band.

    Who is asked: ET-8.2 and ET-R12. What cannot be done is left out (ET-8.3).
    """

    def happen(self, state: Ethnos, data: i64) -> None:
        seat, leader, size = state.turn, state.band_leader[data], state.band_size[data]
        tribe = leader // et.KINGDOMS
        if tribe == et.Tribe.GIANT and law.beats_giants(state, size):
            if state.rules.prompt_all:
                state.push(et.ask_giant_yes_no(data))
            else:
                effects.take_giant(state, seat, data)
        elif tribe == et.Tribe.MERFOLK and law.can_advance(state, seat):
            if state.rules.prompt_all:
                state.push(et.ask_merfolk_yes_no(data))
            else:
                effects.advance(state, seat, size)
        elif tribe == et.Tribe.ORC:
            if law.can_join_horde(state, seat, leader % et.KINGDOMS):
                state.push(et.ask_orc_place(leader % et.KINGDOMS))
        elif tribe == et.Tribe.TROLL:
            if len(free_tokens(state, size)) > 0:
                state.push(et.ask_troll_token(size))
        elif tribe == et.Tribe.FAIRY and data == len(state.band_owner) - 1:  # a Fairy is never received, so this one was played (ET-27.6)
            if legal.swap_targets(state, seat, data):
                state.push(et.ask_fairy_swap(data))


def free_tokens(state: Ethnos, size: i64) -> vec[i64]:
    """Return the Troll tokens that a band of that size can take (ET-18.1)."""
    found = vec[i64]()
    for token in range(et.TROLL_TOKENS):
        if law.no_token(state, token, size) == et.No.NOTHING:
            found = append(found, i64(token))
    return found


class GiantYesNo(YesNo):
    """D14: take the Giant token or not, with the option prompt_all (ET-R17). Data: the band."""

    def accept(self, state: Ethnos, data: i64, seat: i64) -> None:
        effects.take_giant(state, seat, data)


class MerfolkYesNo(YesNo):
    """D14: advance on the Merfolk board or not, with the option prompt_all. Data: the band."""

    def accept(self, state: Ethnos, data: i64, seat: i64) -> None:
        effects.advance(state, seat, state.band_size[data])


class MerfolkBonus(Step):
    """D6: a free marker for a symbol, in any kingdom and without a test (ET-14.2, ET-14.3)."""

    def actor(self, state: Ethnos, data: i64) -> i64:
        if state.supply[state.turn] > 0:
            return state.turn
        state.steps.pop()  # ET-7.7
        return NOBODY

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        for kingdom in range(et.KINGDOMS):
            actions = append(actions, et.do_kingdom(kingdom))
        return append(actions, i64(et.Do.NONE))

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == et.Do.NONE:
            state.note(et.Happened.DECLINED, [seat, et.Ask.MERFOLK_BONUS])
        else:
            kingdom = et.kingdom_to(action)
            state.note(et.Happened.BONUS, [seat, kingdom, effects.place_marker(state, seat, kingdom)])


class OrcPlace(YesNo):
    """D5: a marker for the Orc board (ET-16.1). Data: the space."""

    def accept(self, state: Ethnos, data: i64, seat: i64) -> None:
        state.orcs[seat] |= BIT[data]
        state.supply[seat] -= 1
        state.note(et.Happened.ORC_MARKER, [seat, data])


class TrollToken(Own):
    """D4: a Troll token up to the size of the band (ET-18.1). Data: the size."""

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        actions = append(actions, i64(et.Do.NONE))
        for token in free_tokens(state, data):
            actions = append(actions, et.do_troll(token))
        return actions

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == et.Do.NONE:
            state.note(et.Happened.DECLINED, [seat, et.Ask.TROLL_TOKEN])
        else:
            token = et.troll_token(action)
            state.trolls[token] = seat
            state.note(et.Happened.TROLL, [seat, token + 1])


class FairySwap(Own):
    """D11: exchange the Fairy band for one of a rival and play that (ET-27.2 to 27.4, ET-R40). Data: the band."""

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        actions = append(actions, i64(et.Do.NONE))
        for i in range(len(legal.swap_targets(state, seat, data))):
            actions = append(actions, et.do_swap(i))
        return actions

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == et.Do.NONE:
            state.note(et.Happened.DECLINED, [seat, et.Ask.FAIRY_SWAP])
            return
        band = legal.swap_targets(state, seat, data)[et.swap_target(action)]
        rival = state.band_owner[band]
        state.band_owner[band] = seat  # ET-27.3; a Giant token on it moves along (ET-27.5)
        state.band_owner[data] = rival
        state.note(et.Happened.SWAPPED, [seat, rival, state.band_leader[band], state.band_size[band]])
        effects.resolve(state, band)  # ET-27.4


# The rest of the turn


class AfterBand(Automatic):
    """Another band, the discard, the draw (ET-6.6, steps 4 to 6). Data: 0 before the chain, 1 before the discard, 2 after it."""

    def happen(self, state: Ethnos, data: i64) -> None:
        seat = state.turn
        tribe = state.band_leader[state.band] // et.KINGDOMS
        if data == 0:
            if tribe == et.Tribe.CENTAUR and state.placed and law.no_leader(state, seat) == et.No.NOTHING:  # ET-9.1, ET-9.3, ET-9.4, ET-R14
                state.push(et.Ask.CHAIN)
                return
            data = 1
        if data == 1:
            if tribe == et.Tribe.ELF and state.hand_size[seat] > 0:
                state.push(et.ask_elf_keep(0))
                return
            effects.discard_rest(state, seat)
        if tribe == et.Tribe.WIZARD:
            state.push(et.Ask.WIZARD_DRAW)


class ElfKeep(Step):
    """D8: which of the remaining cards are kept, kind by kind (ET-11.1). Data: 0 at first, else one more than the kind it is about."""

    def actor(self, state: Ethnos, data: i64) -> i64:
        seat = state.turn
        if law.no_keep(state, legal.kept_so_far(state) + 1) == et.No.NOTHING:
            for kind in state.kinds:
                if kind + 1 >= data and state.hand[seat * et.KINDS + kind] > 0:
                    if data > 0:
                        state.steps[-1] = et.ask_elf_keep(kind + 1)
                    return seat
        state.steps.pop()
        effects.discard_rest(state, seat)
        return NOBODY

    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        return legal.keeps(state, seat, data - 1 if data > 0 else first_kind(state, seat))

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        kind = data - 1 if data > 0 else first_kind(state, seat)
        state.picked[kind] = et.take_count(action)
        state.steps[-1] = et.ask_elf_keep(kind + 2)


def first_kind(state: Ethnos, seat: i64) -> i64:
    """Return the first kind in a hand."""
    for kind in state.kinds:
        if state.hand[seat * et.KINDS + kind] > 0:
            return kind
    return et.KINDS


class WizardDraw(YesNo):
    """D9: draw as many cards as the band has, or none, and only from the deck (ET-20.1, ET-20.2, ET-R28)."""

    def accept(self, state: Ethnos, data: i64, seat: i64) -> None:
        for _ in range(state.band_size[state.band]):
            if not effects.draw(state, seat):  # ET-20.3
                return


# The end of an age


class AgeEnd(Automatic):
    """The end of an age (ET-21.2, ET-R29). Data: 0 before the decisions about Orcs, 1 after them."""

    def happen(self, state: Ethnos, data: i64) -> None:
        if data == 1:
            scoring.score_bands(state)
            scoring.end_game_or_age(state)
            return
        state.band = et.EMPTY
        state.note(et.Happened.AGE_ENDED, [state.age, state.drawer])
        scoring.scatter(state)
        scoring.score_kingdoms(state)
        if et.Tribe.MERFOLK in state.tribes:
            scoring.score_merfolk(state)
        scoring.score_giant(state)
        state.push(et.ask_age_end(1))
        players = state.rules.players
        for offset in range(players - 1, -1, -1):  # ET-16.6, ET-R24: the first player decides first, so is pushed last
            seat = (state.first + offset) % players
            if scoring.orc_count(state, seat) > 0 and state.age < state.rules.ages:
                state.push(et.ask_orc_pillage(seat, 0, 0))
        if state.age == state.rules.ages:  # ET-16.5
            for offset in range(players):
                seat = (state.first + offset) % players
                if scoring.orc_count(state, seat) > 0:
                    scoring.pillage(state, seat, state.orcs[seat])


class OrcPillage(YesNo):
    """D10: send the Orcs to pillage or keep them; with orc_partial space by space (ET-16.3, ET-R23)."""

    def actor(self, state: Ethnos, data: i64) -> i64:
        seat, sent = et.orc_pillage_seat(data), et.orc_pillage_sent(data)
        if not state.rules.orc_partial:
            return seat
        for space in range(et.orc_pillage_space(data), et.KINGDOMS):
            if state.orcs[seat] & BIT[space]:
                state.steps[-1] = et.ask_orc_pillage(seat, space, sent)
                return seat
        state.steps.pop()
        scoring.pillage(state, seat, sent)
        return NOBODY

    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        if not state.rules.orc_partial:
            state.steps.pop()
            scoring.pillage(state, seat, state.orcs[seat] if action == et.Do.YES else 0)
            return
        space, sent = et.orc_pillage_space(data), et.orc_pillage_sent(data)
        if action == et.Do.YES:
            sent |= BIT[space]
        state.steps[-1] = et.ask_orc_pillage(seat, space + 1, sent)


STEPS.extend(
    [
        NextTurn(),
        Turn(),
        Compose(),
        Chain(),
        Marker(),
        MarkerYesNo(et.Ask.MARKER_YES_NO),
        WingKingdom(),
        Ability(),
        TrollToken(),
        OrcPlace(et.Ask.ORC_PLACE),
        MerfolkBonus(),
        GiantYesNo(et.Ask.GIANT_YES_NO),
        MerfolkYesNo(et.Ask.MERFOLK_YES_NO),
        FairySwap(),
        AfterBand(),
        ElfKeep(),
        WizardDraw(et.Ask.WIZARD_DRAW),
        OrcPillage(et.Ask.ORC_PILLAGE),
        AgeEnd(),
        Ban(),
    ]
)
