"""Ethnos in words: plays as sentences, events, prompts, and questions to chance."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.ethnos.engine.data import (
    ASK_NAMES,
    EMPTY,
    EVENT_FIELDS,
    KIND_NAMES,
    KINDS,
    KINGDOM_NAMES,
    KINGDOMS,
    REASON_NAMES,
    SKELETON,
    TRIBE_NAMES,
    TROLL_TOKENS,
    WHY_NAMES,
    Ask,
    Do,
    What,
)
from tafelrunde.games.ethnos.engine.legal import swap_targets
from tafelrunde.games.ethnos.engine.scoring import orc_count
from tafelrunde.games.ethnos.engine.setup import tokens_left, tribes_left
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.games.ethnos.view import band_name, question, seat_names
from tafelrunde.kernel.contract import HIDDEN, SPECTATOR, Event
from tafelrunde.kernel.game import HIDDEN_WORD, Prompt, Sentence, Told, told
from tafelrunde.kernel.plays import Play, carry_out

VERBS = ("recruit", "band", "stop", "place", "take", "orc", "giant", "advance", "swap", "keep", "draw", "pillage", "ban")
OTHERS = ("deck", "yes", "no", "none")
TOKENS = tuple(f"troll_{value + 1}" for value in range(TROLL_TOKENS))
BANDS = tuple(band_name(band) for band in range(84))
YES_NO = {
    Ask.ORC_PLACE: "orc", Ask.GIANT_YES_NO: "giant", Ask.MERFOLK_YES_NO: "advance", Ask.WIZARD_DRAW: "draw", Ask.ORC_PILLAGE: "pillage",
}  # fmt: skip

EVENT_RULES = {
    "tokens": "1.3", "tribe": "1.5", "banned": "R38", "first_player": "25.3", "age_began": "2.1", "drew": "4.4", "laid_out": "2.3",
    "recruited": "4.2", "dragon": "5.1", "played_band": "6.1", "band_card": "6.2", "marker": "7.4", "giant": "12.1", "advanced": "14.1",
    "bonus": "14.2", "orc_marker": "16.1", "troll": "18.1", "swapped": "27.3", "discarded": "6.8", "kept": "11.1", "passed": "3.5",
    "declined": "8.2", "age_ended": "21.1", "scattered": "21.2", "skeletons": "17.3", "kingdom_glory": "22.1", "merfolk_glory": "14.6",
    "giant_glory": "12.4", "pillaged": "16.3", "orcs_kept": "16.3", "band_glory": "24.1", "resigned": "R41", "ended": "26.1",
}  # fmt: skip
"""The rule that each kind of event follows."""


def words(state: Ethnos, seat: int, play: Play) -> Sentence:
    """Return a play as a sentence: what is done, then with which card, kingdom, token or band."""
    action = play[0]
    ask = question(state)
    if ask == Ask.BAN:
        return ("ban", TRIBE_NAMES[action - Do.BAN])
    if action == Do.RECRUIT_DECK:
        return ("recruit", "deck")
    if action < Do.LEAD_TRIBE:
        return ("recruit", KIND_NAMES[action - Do.RECRUIT_ROW])
    if action < Do.TAKE:
        return ("band", *band_words(state, seat, play))
    if ask == Ask.ELF_KEEP:
        return ("keep", *kept_words(state, seat, play))
    if action == Do.END_CHAIN:
        return ("stop",)
    if ask == Ask.MARKER_YES_NO:
        return ("place", KINGDOM_NAMES[state.steps[-1] >> 5] if action == Do.YES else "none")
    if ask == Ask.TROLL_TOKEN:
        return ("take", "none" if action == Do.NONE else TOKENS[action - Do.TROLL - 1])
    if ask == Ask.FAIRY_SWAP:
        targets = swap_targets(state, seat, state.steps[-1] >> 5)
        return ("swap", "none" if action == Do.NONE else band_name(targets[action - Do.SWAP]))
    if ask in YES_NO:
        return (YES_NO[ask], "yes" if action == Do.YES else "no")
    return ("place", "none" if action == Do.NONE else KINGDOM_NAMES[action - Do.KINGDOM])


def band_words(state: Ethnos, seat: int, play: Play) -> list[str]:
    """Return the cards of a band, the leader first, the others in the order of the kinds."""
    after = state.clone()
    carry_out(after, seat, play)
    band = len(state.band_owner)
    cards = [int(card) for card in after.band_cards[band * 10 : band * 10 + 10] if card != EMPTY]
    leader = int(after.band_leader[band])
    cards.remove(leader)
    return [KIND_NAMES[card] for card in (leader, *cards)]


def kept_words(state: Ethnos, seat: int, play: Play) -> list[str]:
    """Return the cards that are kept, in the order of the kinds."""
    after = state.clone()
    carry_out(after, seat, play)
    kept = [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(after.hand[seat * KINDS + kind])]
    return kept or ["none"]


def public_words(state: Ethnos, seat: int, play: Play) -> Sentence:
    """Return the sentence as the others see it: which cards were kept stays secret (ET-11.2)."""
    sentence = words(state, seat, play)
    if sentence[0] == "keep" and sentence[1] != "none" and not state.rules.open_hands:
        return ("keep", *[HIDDEN_WORD] * (len(sentence) - 1))
    return sentence


def vocabulary() -> frozenset[str]:
    """Return every word of this game's sentences."""
    kinds = (name for kind, name in enumerate(KIND_NAMES) if kind == SKELETON or kind // KINGDOMS != SKELETON // KINGDOMS)
    return frozenset((*VERBS, *OTHERS, *TOKENS, *BANDS, *KINGDOM_NAMES, *TRIBE_NAMES, *kinds))


def tell(state: Ethnos, event: Event, seat: int) -> Told:
    """Return an event with the names of its details, as a seat may know them."""
    return told(event, seat, EVENT_FIELDS[event.kind], partial(read, state))


def read(state: Ethnos, reading: str, value: int) -> str | int | None:
    """Return the word for a number in an event."""
    if reading == "number":
        return value
    if value == HIDDEN:
        return None
    if reading == "seat":
        return seat_names(state.rules.players)[value]
    return READINGS[reading][value]


READINGS = {
    "kingdom": KINGDOM_NAMES, "tribe": TRIBE_NAMES, "card": KIND_NAMES, "ask": ASK_NAMES, "why": WHY_NAMES, "reason": REASON_NAMES,
    "switch": ("off", "on"),
}  # fmt: skip


def prompts(state: Ethnos) -> list[Prompt]:
    """Return the question that is open, with what caused it; nothing in it is secret."""
    if state.to_move < 0:
        return []
    ask, data = question(state), int(state.steps[-1] >> 5)
    fields: dict[str, str | int] = {}
    if ask in (Ask.MARKER_YES_NO, Ask.ORC_PLACE):
        fields = {"kingdom": KINGDOM_NAMES[data]}
    elif ask in (Ask.WING_KINGDOM, Ask.TROLL_TOKEN, Ask.GIANT_YES_NO, Ask.MERFOLK_YES_NO, Ask.FAIRY_SWAP, Ask.WIZARD_DRAW, Ask.ELF_KEEP):
        fields = {"size": state.band_size[state.band]}
    elif ask == Ask.ORC_PILLAGE:
        space = KINGDOM_NAMES[data >> 3 & 7] if state.rules.orc_partial else "none"
        fields = {"count": orc_count(state, state.to_move), "kingdom": space}
    return [Prompt(seat_names(state.rules.players)[state.to_move], ASK_NAMES[ask], fields)]


def chance_words(state: Ethnos, n: int, what: int) -> list[str]:
    """Return the outcomes of a pick in words, in the order of their numbers."""
    kind = what & 7
    if kind == What.TOKEN:
        return [str(value) for value in tokens_left(state)]
    if kind == What.TRIBE:
        return [TRIBE_NAMES[tribe] for tribe in tribes_left(state)]
    if kind == What.FIRST:
        return list(seat_names(state.rules.players))
    cards = [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(state.deck[kind])]
    return cards + ["dragon"] * (n - len(cards))


def chance_offers(state: Ethnos, n: int, what: int) -> list[str]:
    """Return what can come as far as whoever draws knows: cards in the hands of others may as well lie in the deck."""
    if what & 7 not in (What.CARD, What.OPEN_CARD):
        return chance_words(state, n, what)
    viewer = chance_seat(state, what)
    unseen = [int(count) for count in state.deck]
    for seat in range(state.rules.players):
        if seat != viewer and not state.rules.open_hands:
            for kind in range(KINDS):
                unseen[kind] += state.hand[seat * KINDS + kind] - state.known[seat * KINDS + kind]
    cards = [KIND_NAMES[kind] for kind in range(KINDS) if unseen[kind]]
    return [*cards, "dragon"] if n > state.deck_size else cards


def chance_seat(state: Ethnos, what: int) -> int:
    """Return who draws a card unseen by the others; everything else is turned up for all to see."""
    return what >> 3 if what & 7 == What.CARD and not state.rules.open_hands else SPECTATOR
