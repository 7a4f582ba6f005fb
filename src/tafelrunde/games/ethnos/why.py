"""Why not? The rule that forbids a sentence which is not legal in Ethnos.

Words may be missing or out of place: what cannot be read is answered with what is to be decided now.
"""

from __future__ import annotations

from tafelrunde.games.ethnos.engine._grammar import (
    ASK_BITS,
    HAND_LIMIT,
    KIND_NAMES,
    KINDS,
    KINGDOM_NAMES,
    KINGDOMS,
    SKELETON,
    TRIBE_NAMES,
    Ask,
    Tribe,
)
from tafelrunde.games.ethnos.engine.law import no_leader
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.games.ethnos.view import seat_names
from tafelrunde.games.ethnos.words import ANSWERS, BAND_NAMES, CARD_OF, TOKEN_NAMES, VERBS
from tafelrunde.kernel.game import Sentence, WhyNot

WAITING = {
    Ask.TURN: ("ET-3.1", "not_your_turn"),
    Ask.ORC_PILLAGE: ("ET-16.6", "not_your_orcs"),
    Ask.BAN: ("ET-R38", "not_your_ban"),
}
"""What somebody else has to decide; every other decision belongs to a turn."""

ASKED = {
    Ask.TURN: ("ET-3.2", "recruit_or_band"),
    Ask.CHAIN: ("ET-9.1", "band_or_stop"),
    Ask.MARKER_YES_NO: ("ET-7.4", "asked_marker"),
    Ask.WING_KINGDOM: ("ET-19.1", "asked_wing"),
    Ask.TROLL_TOKEN: ("ET-18.1", "asked_troll"),
    Ask.ORC_PLACE: ("ET-16.1", "asked_orc"),
    Ask.MERFOLK_BONUS: ("ET-14.2", "asked_bonus"),
    Ask.GIANT_YES_NO: ("ET-12.1", "asked_giant"),
    Ask.MERFOLK_YES_NO: ("ET-14.1", "asked_advance"),
    Ask.FAIRY_SWAP: ("ET-27.2", "asked_swap"),
    Ask.ELF_KEEP: ("ET-11.1", "asked_keep"),
    Ask.WIZARD_DRAW: ("ET-20.1", "asked_draw"),
    Ask.ORC_PILLAGE: ("ET-16.3", "asked_pillage"),
    Ask.BAN: ("ET-R38", "asked_ban"),
}
"""What is to be decided: the answer to everything else, and to what cannot be read."""

NOT_NOW = {
    "stop": ("ET-9.1", "no_chain"),
    "place": ("ET-7.4", "place_by_band"),
    "take": ("ET-18.1", "no_token_now"),
    "swap": ("ET-27.2", "no_swap_now"),
    "keep": ("ET-11.1", "no_keep_now"),
    "draw": ("ET-20.1", "no_draw_now"),
    "pillage": ("ET-16.3", "no_pillage_now"),
    "ban": ("ET-R38", "no_ban_now"),
}
"""Answers that nobody asked for, at the beginning of a turn."""

TRIBE_OF = {
    "stop": Tribe.CENTAUR,
    "take": Tribe.TROLL,
    "orc": Tribe.ORC,
    "pillage": Tribe.ORC,
    "giant": Tribe.GIANT,
    "advance": Tribe.MERFOLK,
    "swap": Tribe.FAIRY,
    "keep": Tribe.ELF,
    "draw": Tribe.WIZARD,
}
"""The tribe without which there is nothing to answer."""

VERB_OF = {
    "deck": "recruit",
    **dict.fromkeys(KINGDOM_NAMES, "place"),
    **dict.fromkeys(TOKEN_NAMES, "take"),
    **dict.fromkeys(BAND_NAMES, "swap"),
}
"""What somebody means who names only a thing."""

ASKING = (Tribe.CENTAUR, Tribe.ELF, Tribe.ORC, Tribe.TROLL, Tribe.WINGFOLK, Tribe.WIZARD, Tribe.FAIRY)
ASKING_BY_OPTION = (Tribe.GIANT, Tribe.MERFOLK)


def why_not(state: Ethnos, seat: int, sentence: Sentence) -> WhyNot:
    """Return the rule that forbids this sentence."""
    if state.to_move < 0:
        return WhyNot("ET-26.1", "over")
    waiting = {"seat": seat_names(state.rules.players)[state.to_move]}
    if sentence[:1] == ("resign",):
        if state.rules.players > 2:
            return WhyNot("ET-R41", "resign_many")
        if state.to_move != seat:
            return WhyNot("ET-R41", "resign_later", waiting)
        return WhyNot("ET-R41", "resign")
    ask = state.question()
    if state.to_move != seat:
        rule, key = WAITING.get(ask, ("ET-3.1", "not_your_decision"))
        return WhyNot(rule, key, waiting)
    verb, rest = read(ask, sentence)
    if ask == Ask.BAN:
        return why_not_ban(state, verb, rest)
    if verb in TRIBE_OF and TRIBE_OF[verb] not in state.tribes:
        return not_in_game(state, TRIBE_OF[verb])
    if ask in (Ask.TURN, Ask.CHAIN):
        return why_not_action(state, seat, ask, verb, rest)
    if ask == Ask.WIZARD_DRAW and verb in ("draw", "recruit") and any(word in CARD_OF for word in rest):
        return WhyNot("ET-20.2", "draw_from_deck")
    if verb == ANSWERS[ask]:
        return why_not_answer(state, seat, ask, verb, rest)
    return what_is_asked(ask)


def read(ask: int, sentence: Sentence) -> tuple[str, Sentence]:
    """Return what is to be done, and with what; a verb that was left out is guessed."""
    first = sentence[0] if sentence else ""
    if ask == Ask.BAN and first in TRIBE_NAMES:
        return "ban", sentence  # not the Orcs' or the Giants' answer
    if first in VERBS:
        return first, sentence[1:]
    if first in TRIBE_NAMES and sentence[1:] in (("yes",), ("no",)):
        return first, sentence[1:]
    if first in CARD_OF:
        if ask == Ask.ELF_KEEP:
            return "keep", sentence
        return "band" if ask == Ask.CHAIN or len(sentence) > 1 else "recruit", sentence
    if first in ("yes", "no", "none"):
        return ANSWERS.get(ask, ""), sentence
    return VERB_OF.get(first, ""), sentence


def what_is_asked(ask: int) -> WhyNot:
    rule, key = ASKED[ask]
    return WhyNot(rule, key)


def not_in_game(state: Ethnos, tribe: int) -> WhyNot:
    if tribe == Tribe.FAIRY and not state.rules.fairies:
        return WhyNot("ET-27.1", "no_fairies")
    return WhyNot("ET-1.7", "absent_tribe", {"tribe": TRIBE_NAMES[tribe]})


def why_not_ban(state: Ethnos, verb: str, rest: Sentence) -> WhyNot:
    """Decision D15."""
    if verb != "ban" or len(rest) != 1 or rest[0] not in TRIBE_NAMES:
        return what_is_asked(Ask.BAN)
    if rest[0] == TRIBE_NAMES[Tribe.FAIRY] and not state.rules.fairies:
        return not_in_game(state, Tribe.FAIRY)
    return WhyNot("ET-R38", "banned_already", {"tribe": rest[0]})


# Actions


def why_not_action(state: Ethnos, seat: int, ask: int, verb: str, rest: Sentence) -> WhyNot:
    """Decisions D1, D2 and D7: a turn, or another band after a Centaur."""
    if verb == "band" and "recruit" not in rest:
        return why_not_band(state, seat, rest)
    if ask == Ask.CHAIN:
        return WhyNot("ET-9.5", "recruit_in_chain") if verb == "recruit" else what_is_asked(ask)
    if verb == "recruit" and "band" not in rest:
        return why_not_recruit(state, seat, rest)
    if verb in TRIBE_NAMES or verb == "advance":
        return why_not_question(state, TRIBE_OF["advance"] if verb == "advance" else TRIBE_NAMES.index(verb))
    rule, key = NOT_NOW.get(verb, ASKED[ask])
    return WhyNot(rule, key)


def why_not_question(state: Ethnos, tribe: int) -> WhyNot:
    """A yes or no that belongs to a tribe."""
    name = {"tribe": TRIBE_NAMES[tribe]}
    if tribe not in state.tribes:
        return not_in_game(state, tribe)
    if tribe in ASKING or (tribe in ASKING_BY_OPTION and state.rules.prompt_all):
        return WhyNot("ET-8.2", "not_asked", name)
    return WhyNot("ET-8.2", "by_itself", name)


def why_not_recruit(state: Ethnos, seat: int, rest: Sentence) -> WhyNot:
    if state.hand_size[seat] >= HAND_LIMIT:
        return WhyNot("ET-3.3", "hand_full")
    if len(rest) != 1 or rest[0] not in CARD_OF:
        return WhyNot("ET-4.1", "recruit_one")
    kind = CARD_OF[rest[0]]
    if kind // KINGDOMS not in state.tribes:
        return not_in_game(state, kind // KINGDOMS)
    if state.row_size == 0:
        return WhyNot("ET-4.3", "row_empty")
    return WhyNot("ET-4.1", "not_in_row", {"card": rest[0]})


def why_not_band(state: Ethnos, seat: int, rest: Sentence) -> WhyNot:
    if no_leader(state, seat):
        if state.hand_size[seat] == 0:
            return WhyNot("ET-3.4", "hand_empty")
        return WhyNot("ET-6.3", "only_skeletons_left")
    if not rest or any(word not in CARD_OF for word in rest):
        return WhyNot("ET-6.1", "name_the_cards")
    kinds = [CARD_OF[word] for word in rest]
    others = [kind for kind in kinds if kind != SKELETON]
    if not others:
        return WhyNot("ET-6.3", "only_skeletons")
    if refused := why_not_held(state, seat, kinds, "ET-6.1"):
        return refused
    if kinds[0] == SKELETON:
        return WhyNot("ET-6.4", "skeleton_leads")
    if len({kind // KINGDOMS for kind in others}) > 1 and len({kind % KINGDOMS for kind in others}) > 1:
        return WhyNot("ET-6.2", "no_match")
    return WhyNot("ET-6.4", "band_order", {"sentence": written("band", [kinds[0], *sorted(kinds[1:])])})


def why_not_held(state: Ethnos, seat: int, kinds: list[int], rule: str) -> WhyNot | None:
    """Return which of these cards is not in the hand as often as named; None if all are."""
    for kind in kinds:
        if kind // KINGDOMS not in state.tribes:
            return not_in_game(state, kind // KINGDOMS)
        held, wanted = state.hand[seat * KINDS + kind], kinds.count(kind)
        if held == 0:
            return WhyNot(rule, "not_in_hand", {"card": KIND_NAMES[kind]})
        if held < wanted:
            return WhyNot(rule, "not_so_often", {"card": KIND_NAMES[kind], "held": held, "wanted": wanted})
    return None


def written(verb: str, kinds: list[int]) -> str:
    """Return the sentence as it is written; the order of its cards is no rule, but a sentence has only one."""
    return " ".join([verb, *(KIND_NAMES[kind] for kind in kinds)])


# Answers


def why_not_answer(state: Ethnos, seat: int, ask: int, verb: str, rest: Sentence) -> WhyNot:
    """Decisions D3 to D14: an answer to the right question, but not one of those that are possible."""
    if verb == "place" and ask != Ask.MERFOLK_BONUS:
        return why_not_place(state, seat, ask, rest)
    if verb == "keep" and rest and all(word in CARD_OF for word in rest):
        return why_not_keep(state, seat, [CARD_OF[word] for word in rest])
    if verb == "take" and len(rest) == 1 and rest[0] in TOKEN_NAMES:
        return why_not_take(state, TOKEN_NAMES.index(rest[0]) + 1)
    if verb == "swap" and len(rest) == 1 and rest[0] in BAND_NAMES:
        return why_not_swap(state, seat, BAND_NAMES.index(rest[0]))
    return what_is_asked(ask)


def why_not_place(state: Ethnos, seat: int, ask: int, rest: Sentence) -> WhyNot:
    """The marker of a band, where the player decides about it."""
    data = state.steps[-1] >> ASK_BITS
    if ask == Ask.WING_KINGDOM and rest == ("none",):
        return WhyNot("ET-19.2", "must_place")
    if not rest or any(word not in KINGDOM_NAMES for word in rest):
        return what_is_asked(ask)
    if len(rest) > 1:
        return WhyNot("ET-7.6", "one_marker")
    if ask == Ask.MARKER_YES_NO:
        return WhyNot("ET-7.1", "leaders_kingdom", {"kingdom": KINGDOM_NAMES[data]})
    kingdom, size = KINGDOM_NAMES.index(rest[0]), state.band_size[data]
    count = state.markers[seat * KINGDOMS + kingdom]
    if state.rules.pair:
        count += state.markers[(1 - seat) * KINGDOMS + kingdom]
        return WhyNot("ET-7.3", "too_small_for_both", {"kingdom": rest[0], "size": size, "count": count})
    return WhyNot("ET-19.1", "too_small", {"kingdom": rest[0], "size": size, "count": count})


def why_not_take(state: Ethnos, value: int) -> WhyNot:
    size = state.steps[-1] >> ASK_BITS
    if value > size:
        return WhyNot("ET-18.1", "token_too_high", {"value": value, "size": size})
    return WhyNot("ET-18.2", "token_taken", {"value": value, "seat": seat_names(state.rules.players)[state.trolls[value - 1]]})


def why_not_swap(state: Ethnos, seat: int, band: int) -> WhyNot:
    number = {"number": band + 1}
    if band >= len(state.band_owner):
        return WhyNot("ET-27.2", "no_such_band", number)
    if state.band_owner[band] == seat:
        return WhyNot("ET-27.2", "own_band", number)
    if state.band_leader[band] // KINGDOMS == Tribe.FAIRY:
        return WhyNot("ET-27.2", "led_by_fairy", number)
    about = {"count": state.band_size[band], "size": state.band_size[state.steps[-1] >> ASK_BITS]}
    return WhyNot("ET-27.2", "band_too_large", number | about)


def why_not_keep(state: Ethnos, seat: int, kinds: list[int]) -> WhyNot:
    if refused := why_not_held(state, seat, kinds, "ET-11.1"):
        return refused
    size = state.band_size[state.band]
    if len(kinds) > size:
        return WhyNot("ET-11.1", "keep_too_many", {"size": size})
    return WhyNot("ET-11.1", "keep_order", {"sentence": written("keep", sorted(kinds))})
