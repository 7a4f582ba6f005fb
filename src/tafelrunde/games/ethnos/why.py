"""Why not? The rule that forbids a sentence in Ethnos, None where it is legal.

What stands against a play is asked of the law (engine/law.py). Only here is known what else may be wrong with a sentence: words are missing
or out of place, it speaks of what is not there, or nobody asked for it. What cannot be read is answered with what is to be decided now.
"""

from __future__ import annotations

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine import law
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.games.ethnos.grammar import GRAMMAR
from tafelrunde.games.ethnos.view import seat_names
from tafelrunde.games.ethnos.words import ANSWERS, BAND_NAMES, CARD_OF, TOKEN_NAMES, VERBS
from tafelrunde.kernel.game import Sentence, WhyNot, refusal

Answer = WhyNot | None

WAITING = {
    et.Ask.TURN: ("ET-3.1", "not_your_turn"),
    et.Ask.ORC_PILLAGE: ("ET-16.6", "not_your_orcs"),
    et.Ask.BAN: ("ET-R38", "not_your_ban"),
}
"""What somebody else has to decide; every other decision belongs to a turn."""

ASKED = {
    et.Ask.TURN: ("ET-3.2", "recruit_or_band"), et.Ask.CHAIN: ("ET-9.1", "band_or_stop"), et.Ask.MARKER_YES_NO: ("ET-7.4", "asked_marker"),
    et.Ask.WING_KINGDOM: ("ET-19.1", "asked_wing"), et.Ask.TROLL_TOKEN: ("ET-18.1", "asked_troll"),
    et.Ask.ORC_PLACE: ("ET-16.1", "asked_orc"), et.Ask.MERFOLK_BONUS: ("ET-14.2", "asked_bonus"),
    et.Ask.GIANT_YES_NO: ("ET-12.1", "asked_giant"), et.Ask.MERFOLK_YES_NO: ("ET-14.1", "asked_advance"),
    et.Ask.FAIRY_SWAP: ("ET-27.2", "asked_swap"), et.Ask.ELF_KEEP: ("ET-11.1", "asked_keep"), et.Ask.WIZARD_DRAW: ("ET-20.1", "asked_draw"),
    et.Ask.ORC_PILLAGE: ("ET-16.3", "asked_pillage"), et.Ask.BAN: ("ET-R38", "asked_ban"),
}  # fmt: skip
"""What is to be decided: the answer to everything else, and to what cannot be read."""

NOT_NOW = {
    "stop": ("ET-9.1", "no_chain"), "place": ("ET-7.4", "place_by_band"), "take": ("ET-18.1", "no_token_now"),
    "swap": ("ET-27.2", "no_swap_now"), "keep": ("ET-11.1", "no_keep_now"), "draw": ("ET-20.1", "no_draw_now"),
    "pillage": ("ET-16.3", "no_pillage_now"), "ban": ("ET-R38", "no_ban_now"),
}  # fmt: skip
"""Answers that nobody asked for, at the beginning of a turn."""

TRIBE_OF = {
    "stop": et.Tribe.CENTAUR, "take": et.Tribe.TROLL, "orc": et.Tribe.ORC, "pillage": et.Tribe.ORC, "giant": et.Tribe.GIANT,
    "advance": et.Tribe.MERFOLK, "swap": et.Tribe.FAIRY, "keep": et.Tribe.ELF, "draw": et.Tribe.WIZARD,
}  # fmt: skip
"""The tribe without which there is nothing to answer."""

VERB_OF = {
    "deck": "recruit",
    **dict.fromkeys(et.KINGDOM_NAMES, "place"),
    **dict.fromkeys(TOKEN_NAMES, "take"),
    **dict.fromkeys(BAND_NAMES, "swap"),
}
"""What somebody means who names only a thing."""

YES_NO = (et.Ask.ORC_PLACE, et.Ask.GIANT_YES_NO, et.Ask.MERFOLK_YES_NO, et.Ask.WIZARD_DRAW, et.Ask.ORC_PILLAGE)
ASKING = (et.Tribe.CENTAUR, et.Tribe.ELF, et.Tribe.ORC, et.Tribe.TROLL, et.Tribe.WINGFOLK, et.Tribe.WIZARD, et.Tribe.FAIRY)
ASKING_BY_OPTION = (et.Tribe.GIANT, et.Tribe.MERFOLK)


def why_not(state: Ethnos, seat: int, sentence: Sentence) -> Answer:
    """Return the rule that forbids this sentence, None if it is legal."""
    if state.to_move < 0:
        return WhyNot("ET-26.1", "over")
    waiting = {"seat": seat_names(state.rules.players)[state.to_move]}
    if sentence[:1] == ("resign",):
        if state.rules.players > 2:
            return WhyNot("ET-R41", "resign_many")
        return WhyNot("ET-R41", "resign_later", waiting) if state.to_move != seat else WhyNot("ET-R41", "resign")
    ask = state.question()
    if state.to_move != seat:
        return WhyNot(*WAITING.get(ask, ("ET-3.1", "not_your_decision")), waiting)
    verb, rest = read(ask, sentence)
    if verb in TRIBE_OF and ask != et.Ask.BAN and law.no_tribe(state, TRIBE_OF[verb]):
        return against(law.no_tribe(state, TRIBE_OF[verb]), tribe=TRIBE_OF[verb])
    if ask in (et.Ask.TURN, et.Ask.CHAIN):
        return why_not_action(state, seat, ask, verb, rest, sentence)
    if ask == et.Ask.WIZARD_DRAW and verb in ("draw", "recruit") and any(word in CARD_OF for word in rest):
        return WhyNot("ET-20.2", "draw_from_deck")
    if verb == ANSWERS[ask]:
        return why_not_answer(state, seat, ask, rest, sentence)
    return what_is_asked(ask)


def read(ask: int, sentence: Sentence) -> tuple[str, Sentence]:
    """Return what is to be done, and with what; a verb that was left out is guessed."""
    first = sentence[0] if sentence else ""
    if ask == et.Ask.BAN and first in et.TRIBE_NAMES:
        return "ban", sentence  # not the Orcs' or the Giants' answer
    if first in VERBS:
        return first, sentence[1:]
    if first in et.TRIBE_NAMES and sentence[1:] in (("yes",), ("no",)):
        return first, sentence[1:]
    if first in CARD_OF:
        if ask == et.Ask.ELF_KEEP:
            return "keep", sentence
        return "band" if ask == et.Ask.CHAIN or len(sentence) > 1 else "recruit", sentence
    if first in ("yes", "no", "none"):
        return ANSWERS.get(ask, ""), sentence
    return VERB_OF.get(first, ""), sentence


def against(reason: int, rule: str = "", tribe: int = 0, card: int = 0, **fields: str | int) -> Answer:
    """Return what a law has said."""
    return refusal(GRAMMAR, reason, rule, tribe=et.TRIBE_NAMES[tribe], card=et.KIND_NAMES[card], **fields)


def what_is_asked(ask: int) -> WhyNot:
    return WhyNot(*ASKED[ask])


# Actions


def why_not_action(state: Ethnos, seat: int, ask: int, verb: str, rest: Sentence, sentence: Sentence) -> Answer:
    """Decisions D1, D2 and D7: a turn, or another band after a Centaur."""
    if verb == "band" and "recruit" not in rest:
        return why_not_band(state, seat, rest) or in_order(sentence, rest, 1)
    if ask == et.Ask.CHAIN:
        if verb == "stop" and not rest:
            return None
        return WhyNot("ET-9.5", "recruit_in_chain") if verb == "recruit" else what_is_asked(ask)
    if verb == "recruit" and "band" not in rest:
        return why_not_recruit(state, seat, rest)
    if verb in et.TRIBE_NAMES or verb == "advance":
        return why_not_question(state, TRIBE_OF["advance"] if verb == "advance" else et.TRIBE_NAMES.index(verb))
    return WhyNot(*NOT_NOW.get(verb, ASKED[ask]))


def why_not_question(state: Ethnos, tribe: int) -> Answer:
    """A yes or no that belongs to a tribe."""
    absent = against(law.no_tribe(state, tribe), tribe=tribe)
    asks = tribe in ASKING or (tribe in ASKING_BY_OPTION and state.rules.prompt_all)
    return absent or WhyNot("ET-8.2", "not_asked" if asks else "by_itself", {"tribe": et.TRIBE_NAMES[tribe]})


def why_not_recruit(state: Ethnos, seat: int, rest: Sentence) -> Answer:
    full = against(law.no_recruit(state, seat))
    if full or rest == ("deck",):
        return full
    if len(rest) != 1 or rest[0] not in CARD_OF:
        return WhyNot("ET-4.1", "recruit_one")
    kind = CARD_OF[rest[0]]
    return against(law.no_ally(state, kind), tribe=kind // et.KINGDOMS, card=kind)


def why_not_band(state: Ethnos, seat: int, rest: Sentence) -> Answer:
    leaderless = law.no_leader(state, seat)
    if leaderless:
        return against(leaderless)
    if not rest or any(word not in CARD_OF for word in rest):
        return WhyNot("ET-6.1", "name_the_cards")
    kinds = [CARD_OF[word] for word in rest]
    reason = law.no_band(kinds)
    if reason == et.No.ONLY_SKELETONS:
        return against(reason)
    return why_not_held(state, seat, kinds, "ET-6.1") or against(reason)


def why_not_held(state: Ethnos, seat: int, kinds: list[int], rule: str) -> Answer:
    """Return which of these cards is not in the hand as often as named; None if all are."""
    for kind in kinds:
        held, wanted = state.hand[seat * et.KINDS + kind], kinds.count(kind)
        reason = law.no_cards(state, seat, kind, wanted)
        if reason:
            return against(reason, rule, tribe=kind // et.KINGDOMS, card=kind, held=held, wanted=wanted)
    return None


def in_order(sentence: Sentence, cards: Sentence, fixed: int) -> Answer:
    """Return that the cards behind the first ones are in another order than it is written, where a verb was left out."""
    ordered = (*cards[:fixed], *sorted(cards[fixed:], key=CARD_OF.__getitem__))
    if sentence != cards or cards == ordered:
        return None
    if fixed:
        return WhyNot("ET-6.4", "band_order", {"sentence": " ".join(("band", *ordered))})
    return WhyNot("ET-11.1", "keep_order", {"sentence": " ".join(("keep", *ordered))})


# Answers


def why_not_answer(state: Ethnos, seat: int, ask: int, rest: Sentence, sentence: Sentence) -> Answer:
    """Decisions D3 to D15: an answer to the right question."""
    if ask == et.Ask.ELF_KEEP and rest and all(word in CARD_OF for word in rest):
        return why_not_keep(state, seat, [CARD_OF[word] for word in rest]) or in_order(sentence, rest, 0)
    if ask in (et.Ask.MARKER_YES_NO, et.Ask.WING_KINGDOM) and len(rest) > 1 and all(word in et.KINGDOM_NAMES for word in rest):
        return WhyNot("ET-7.6", "one_marker")
    if len(rest) != 1:
        return what_is_asked(ask)
    word, data = rest[0], state.steps[-1] >> et.ASK_BITS
    if ask == et.Ask.BAN and word in et.TRIBE_NAMES:
        tribe = et.TRIBE_NAMES.index(word)
        return against(law.no_ban(state, tribe), tribe=tribe)
    if ask in YES_NO:
        return None if word in ("yes", "no") else what_is_asked(ask)
    if word == "none" and ask != et.Ask.BAN:
        return against(law.no_waiver(state)) if ask == et.Ask.WING_KINGDOM else None
    if ask == et.Ask.TROLL_TOKEN and word in TOKEN_NAMES:
        return why_not_take(state, TOKEN_NAMES.index(word), data)
    if ask == et.Ask.FAIRY_SWAP and word in BAND_NAMES:
        return why_not_swap(state, seat, data, BAND_NAMES.index(word))
    if ANSWERS[ask] == "place" and word in et.KINGDOM_NAMES:
        return why_not_place(state, seat, ask, data, et.KINGDOM_NAMES.index(word))
    return what_is_asked(ask)


def why_not_place(state: Ethnos, seat: int, ask: int, data: int, kingdom: int) -> Answer:
    """A marker for a kingdom, where the player decides about it."""
    if ask == et.Ask.MERFOLK_BONUS:
        return None
    if ask == et.Ask.MARKER_YES_NO:
        return None if kingdom == data else WhyNot("ET-7.1", "leaders_kingdom", {"kingdom": et.KINGDOM_NAMES[data]})
    size, count = law.placing_size(state, data), law.markers_there(state, seat, kingdom)
    return against(law.no_marker(state, seat, kingdom, size), kingdom=et.KINGDOM_NAMES[kingdom], size=size, count=count)


def why_not_take(state: Ethnos, token: int, size: int) -> Answer:
    owner = seat_names(state.rules.players)[state.trolls[token]]
    return against(law.no_token(state, token, size), value=token + 1, size=size, seat=owner)


def why_not_swap(state: Ethnos, seat: int, fairies: int, band: int) -> Answer:
    size = state.band_size[band] if band < len(state.band_size) else 0
    return against(law.no_swap(state, seat, fairies, band), number=band + 1, count=size, size=state.band_size[fairies])


def why_not_keep(state: Ethnos, seat: int, kinds: list[int]) -> Answer:
    strange = why_not_held(state, seat, kinds, "ET-11.1")
    return strange or against(law.no_keep(state, len(kinds)), size=state.band_size[state.band])
