"""Ethnos in words: plays as sentences, events, prompts, and questions to chance."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine import legal, scoring, setup
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.games.ethnos.grammar import GRAMMAR
from tafelrunde.games.ethnos.view import band_name, seat_names
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.game import HIDDEN_WORD, Prompt, Sentence
from tafelrunde.kernel.plays import Play
from tafelrunde.kernel.vectors import vec

VERBS = ("recruit", "band", "stop", "place", "take", "orc", "giant", "advance", "swap", "keep", "draw", "pillage", "ban")
OTHERS = ("deck", "yes", "no", "none")
TOKEN_NAMES = tuple(f"troll_{value + 1}" for value in range(et.TROLL_TOKENS))
BAND_NAMES = tuple(band_name(band) for band in range(et.BANDS))
CARD_OF = {name: kind for kind, name in enumerate(et.KIND_NAMES) if et.COPIES[kind]}

ANSWERS = {
    et.Ask.MARKER_YES_NO: "place", et.Ask.WING_KINGDOM: "place", et.Ask.MERFOLK_BONUS: "place", et.Ask.TROLL_TOKEN: "take",
    et.Ask.ORC_PLACE: "orc", et.Ask.GIANT_YES_NO: "giant", et.Ask.MERFOLK_YES_NO: "advance", et.Ask.FAIRY_SWAP: "swap",
    et.Ask.ELF_KEEP: "keep", et.Ask.WIZARD_DRAW: "draw", et.Ask.ORC_PILLAGE: "pillage", et.Ask.BAN: "ban",
}  # fmt: skip
"""How a question is answered: the first word."""
ABOUT_SIZE = (
    et.Ask.WING_KINGDOM, et.Ask.TROLL_TOKEN, et.Ask.GIANT_YES_NO, et.Ask.MERFOLK_YES_NO, et.Ask.FAIRY_SWAP, et.Ask.WIZARD_DRAW,
    et.Ask.ELF_KEEP,
)  # fmt: skip
"""Questions for which the size of the band counts."""


def words(state: Ethnos, seat: int, play: Play) -> Sentence:
    """Return a play as a sentence: what is done, then with which card, kingdom, token or band."""
    action = play[0]
    do = et.kind_of(action)
    if do == et.Do.RECRUIT_DECK:
        return ("recruit", "deck")
    if do == et.Do.RECRUIT_ROW:
        return ("recruit", et.KIND_NAMES[et.recruit_row_card(action)])
    if do in (et.Do.LEAD_TRIBE, et.Do.LEAD_COLOUR):
        leader = legal.leader_of(play)
        band = legal.band_of(state, seat, play)
        band[leader] -= 1
        return ("band", et.KIND_NAMES[leader], *cards(band))
    if do == et.Do.END_CHAIN:
        return ("stop",)
    ask = state.question()
    if ask == et.Ask.ELF_KEEP:
        return (ANSWERS[ask], *(cards(legal.kept_by(state, seat, play)) or ["none"]))
    return (ANSWERS[ask], answer(state, seat, ask, action))


def answer(state: Ethnos, seat: int, ask: int, action: int) -> str:
    """Return what is chosen, in a word."""
    do, data = et.kind_of(action), state.steps[-1] >> et.ASK_BITS
    if do == et.Do.NONE:
        return "none"
    if do == et.Do.KINGDOM:
        return et.KINGDOM_NAMES[et.kingdom_to(action)]
    if do == et.Do.TROLL:
        return TOKEN_NAMES[et.troll_token(action)]
    if do == et.Do.SWAP:
        return BAND_NAMES[legal.swap_targets(state, seat, data)[et.swap_target(action)]]
    if do == et.Do.BAN:
        return et.TRIBE_NAMES[et.ban_tribe(action)]
    if ask == et.Ask.MARKER_YES_NO:
        return et.KINGDOM_NAMES[data] if do == et.Do.YES else "none"
    return "yes" if do == et.Do.YES else "no"


def cards(counts: vec[i64]) -> list[str]:
    """Return cards by name, in the order of the kinds, each as often as it is there."""
    return [et.KIND_NAMES[kind] for kind in range(et.KINDS) for _ in range(counts[kind])]


def public_words(state: Ethnos, seat: int, play: Play) -> Sentence:
    """Return the sentence as the others see it: which cards were kept stays secret (ET-11.2, ET-R16)."""
    sentence = words(state, seat, play)
    if sentence[0] == "keep" and sentence[1] != "none" and not state.rules.open_hands:
        return ("keep", *[HIDDEN_WORD] * (len(sentence) - 1))
    return sentence


def vocabulary() -> frozenset[str]:
    """Return every word of this game's sentences."""
    return frozenset((*VERBS, *OTHERS, *TOKEN_NAMES, *BAND_NAMES, *et.KINGDOM_NAMES, *et.TRIBE_NAMES, *CARD_OF))


def reading(state: Ethnos, kind: str, value: int) -> str | int | None:
    """Return the word for a number in an event."""
    return GRAMMAR.read(kind, value, {"card": et.KIND_NAMES})


def prompts(state: Ethnos) -> list[Prompt]:
    """Return the question that is open, with what caused it; nothing in it is secret."""
    if state.to_move < 0:
        return []
    ask, data = state.question(), int(state.steps[-1] >> et.ASK_BITS)
    fields: dict[str, str | int] = {}
    if ask in (et.Ask.MARKER_YES_NO, et.Ask.ORC_PLACE):
        fields = {"kingdom": et.KINGDOM_NAMES[data]}
    elif ask in ABOUT_SIZE:
        fields = {"size": state.band_size[state.band]}
    elif ask == et.Ask.ORC_PILLAGE:
        space = et.KINGDOM_NAMES[et.orc_pillage_space(data)] if state.rules.orc_partial else "none"
        fields = {"count": scoring.orc_count(state, state.to_move), "kingdom": space}
    return [Prompt(seat_names(state.rules.players)[state.to_move], et.ASK_NAMES[ask], fields)]


def chance_words(state: Ethnos, n: int, what: int) -> list[str]:
    """Return the outcomes of a pick in words, in the order of their numbers."""
    kind = what & et.WHAT_MASK
    if kind == et.What.TOKEN:
        return [str(value) for value in setup.tokens_left(state)]
    if kind == et.What.TRIBE:
        return [et.TRIBE_NAMES[tribe] for tribe in setup.tribes_left(state)]
    if kind == et.What.FIRST:
        return list(seat_names(state.rules.players))
    found = cards(state.deck)
    return found + ["dragon"] * (n - len(found))


def chance_offers(state: Ethnos, n: int, what: int) -> list[str]:
    """Return what can come as far as whoever draws knows: cards in the hands of others may as well lie in the deck."""
    if what & et.WHAT_MASK not in (et.What.CARD, et.What.OPEN_CARD):
        return chance_words(state, n, what)
    viewer = chance_seat(state, what)
    unseen = [int(count) for count in state.deck]
    for seat in range(state.rules.players):
        if seat != viewer and not state.rules.open_hands:
            for kind in range(et.KINDS):
                unseen[kind] += state.hand[seat * et.KINDS + kind] - state.known[seat * et.KINDS + kind]
    found = [et.KIND_NAMES[kind] for kind in range(et.KINDS) if unseen[kind]]
    return [*found, "dragon"] if n > state.deck_size else found


def chance_seat(state: Ethnos, what: int) -> int:
    """Return who draws a card unseen by the others; everything else is turned up for all to see."""
    return et.card_seat(what) if what & et.WHAT_MASK == et.What.CARD and not state.rules.open_hands else SPECTATOR
