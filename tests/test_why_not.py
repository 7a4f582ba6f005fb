"""Why not? Whatever a person may try that is not legal is answered with a rule of the rulebook, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import any_matches, legal_words, random_words, reason, vocabulary_of

import tafelrunde as tr
from tafelrunde import rulebook
from tafelrunde.arena.boundary import random_states
from tafelrunde.games import NAMES, find_game
from tafelrunde.games.ante_portas.words import VERBS as PORTAS_VERBS
from tafelrunde.games.ethnos.engine._grammar import KIND_NAMES, KINGDOM_NAMES, TRIBE_NAMES
from tafelrunde.games.ethnos.words import BAND_NAMES, TOKEN_NAMES, VERBS
from tafelrunde.games.mighty_empires.words import VERBS as EMPIRE_VERBS
from tafelrunde.games.seventh_stone.words import VERBS as STONE_VERBS
from tafelrunde.games.war_chest.engine._grammar import COIN_NAMES, DO_NAMES, UNIT_NAMES, Do
from tafelrunde.kernel.chance import Seeded, seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.game import Game, Sentence
from tafelrunde.kernel.plays import plays
from tafelrunde.kernel.sentences import shortens
from tafelrunde.kernel.texts import FOLDER, LANGUAGES, refusal_text

pytestmark = pytest.mark.once

COIN_VERBS = DO_NAMES[: Do.TACTIC + 1]
YES_NO_VERBS = ("orc", "giant", "advance", "draw", "pillage")


def rules_and_rulings(name: str) -> list[str]:
    return [rule for rule in rulebook.paragraphs(name, "en") if re.fullmatch(r"[A-Z]+-(\d+\.\d+|R\d+)", rule)]


def war_chest_attempts(game: Game, state: State, seat: int, dice: Seeded) -> list[Sentence]:
    board = game.observe(state, 0)
    hexes: tuple[str, ...] = board.hexes  # type: ignore[attr-defined]
    taken = tuple(unit.hex for unit in board.units) or hexes  # type: ignore[attr-defined]

    def some_hex() -> str:
        choice = taken if dice.pick(2, 0) else hexes
        return choice[dice.pick(len(choice), 0)]

    tried: list[Sentence] = [("decline",), ("stack",), ("supply",), ("resign",)]
    for coin in COIN_NAMES:
        for verb in COIN_VERBS:
            tried.append((coin, verb))
            tried.append((coin, verb, some_hex()))
            tried.append((coin, verb, some_hex(), some_hex()))
            tried.append((coin, verb, some_hex(), some_hex(), some_hex()))
        tried.append((coin, "recruit", UNIT_NAMES[dice.pick(16, 0)]))
    for verb in ("move", "attack", "control", "deploy", "tactic", "bolster"):
        tried += [(verb, some_hex()), (verb, some_hex(), some_hex())]
    for verb in ("ban", "pick"):
        tried += [(verb, unit) for unit in UNIT_NAMES]
    tried += [("first", name) for name in board.players]  # type: ignore[attr-defined]
    return tried


def ethnos_attempts(game: Game, state: State, seat: int, dice: Seeded) -> list[Sentence]:
    view = game.observe(state, seat)
    hand: dict[str, int] = view.players[game.seats(len(view.players))[seat]].hand or {}  # type: ignore[attr-defined]
    held = [card for card, count in hand.items() for _ in range(count)]
    cards = [card for card in KIND_NAMES if not card.startswith("skeleton_")]

    def some_cards(count: int) -> Sentence:
        """Mostly cards that are there, in any order."""
        left, found = held[:], []
        for _ in range(count):
            if left and dice.pick(4, 0):
                found.append(left.pop(dice.pick(len(left), 0)))
            else:
                found.append(cards[dice.pick(len(cards), 0)])
        return tuple(found)

    tried: list[Sentence] = [("resign",), ("recruit", "deck"), ("recruit", "deck", "deck"), ("place", "none"), ("swap", "none")]
    tried += [(verb,) for verb in VERBS]
    tried += [("recruit", card) for card in (*some_cards(3), *view.row)]  # type: ignore[attr-defined]
    for count in (1, 2, 3, 4, 6, 11):
        tried += [("band", *some_cards(count)), ("keep", *some_cards(count)), some_cards(count), ("recruit", *some_cards(count))]
    tried += [("place", kingdom) for kingdom in KINGDOM_NAMES]
    tried += [("place", "rhea", "duris"), ("rhea",), ("rhea", "none"), ("deck", "recruit"), ("recruit", "band")]
    tried += [("take", token) for token in (*TOKEN_NAMES, "none", "rhea")]
    tried += [("swap", band) for band in BAND_NAMES[::9]]
    tried += [(verb, answer) for verb in (*YES_NO_VERBS, *TRIBE_NAMES) for answer in ("yes", "no", "none")]
    tried += [("ban", tribe) for tribe in TRIBE_NAMES]
    return tried + [(tribe,) for tribe in TRIBE_NAMES] + [("yes",), ("none",), ("deck",), ("stop", "stop"), ("keep", "none", "deck")]


def seventh_stone_attempts(game: Game, state: State, seat: int, dice: Seeded) -> list[Sentence]:
    return any_words(game, state, dice, STONE_VERBS, ["0", "1", "3", "99", "1+0", "2+1"])


def mighty_empires_attempts(game: Game, state: State, seat: int, dice: Seeded) -> list[Sentence]:
    return any_words(game, state, dice, EMPIRE_VERBS, ["0", "1", "10", "50", "300", "9999"])


def ante_portas_attempts(game: Game, state: State, seat: int, dice: Seeded) -> list[Sentence]:
    return any_words(game, state, dice, PORTAS_VERBS, ["0", "1", "2", "7", "12", "28"])


def any_words(game: Game, state: State, dice: Seeded, verbs: Sequence[str], numbers: list[str]) -> list[Sentence]:
    """Every verb with any words behind it."""
    words = sorted(word for word in game.vocabulary(state) if not word.isdecimal() and "+" not in word) + numbers
    tried: list[Sentence] = [("resign",)]
    for verb in verbs:
        tried.append((verb,))
        for length in (1, 1, 2, 2, 3, 4, 5):
            tried.append((verb, *(words[dice.pick(len(words), 0)] for _ in range(length))))
    return tried


ATTEMPTS: dict[str, Callable[[Game, State, int, Seeded], list[Sentence]]] = {
    "war_chest": war_chest_attempts,
    "ethnos": ethnos_attempts,
    "seventh_stone": seventh_stone_attempts,
    "mighty_empires": mighty_empires_attempts,
    "ante_portas": ante_portas_attempts,
}
"""Sentences of every kind a person might try, well formed or too short, in and out of place."""

TRIED = {
    "war_chest": {*COIN_VERBS, "decline", "stack", "supply", "ban", "pick", "first", "resign"},
    "ethnos": {*VERBS, "resign"},
    "seventh_stone": {*STONE_VERBS, "resign"},
    "mighty_empires": {*EMPIRE_VERBS, "resign"},
    "ante_portas": {*PORTAS_VERBS, "resign"},
}
TABLES = [("war_chest", 2), ("war_chest", 4), ("ethnos", 2), ("ethnos", 3), ("ethnos", 4), ("ethnos", 6)]
TABLES += [("seventh_stone", 2), ("seventh_stone", 3), ("seventh_stone", 4)]
TABLES += [("mighty_empires", 2), ("mighty_empires", 5), ("ante_portas", 1), ("ante_portas", 3), ("ante_portas", 4)]


def test_every_game_is_tried() -> None:
    assert {name for name, _ in TABLES} == set(NAMES)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_attempt_is_answered_with_a_rule_in_both_languages(name: str, players: int) -> None:
    game = find_game(name)
    rules = set(rules_and_rulings(name))
    dice = seeded(4)
    states = random_states(game, players, 13)
    verbs: set[str] = set()
    for _ in range(30):
        for _ in range(dice.pick(20, 0)):
            next(states)
        state = next(states)
        for seat in range(players):
            legal = [game.words(state, seat, play) for play in plays(state, seat)] if seat in state.actors() else []
            legal += [game.words(state, seat, (action,)) for action in state.asides(seat)]
            for sentence in ATTEMPTS[name](game, state, seat, dice):
                if any(shortens(sentence, one) for one in legal):
                    continue
                why = game.why_not(state, seat, sentence)
                assert why is not None, f"nothing stands against {sentence}"
                assert why.rule in rules, f"{why.rule} for {sentence} is no rule"
                for lang in ("de", "en"):
                    refusal = refusal_text(game, why, lang)
                    assert re.search(r"[.]$", refusal.text), refusal
                verbs.add(sentence[1] if sentence[0] in COIN_NAMES else sentence[0])
    assert verbs >= TRIED[name]


def test_the_answer_names_the_rule_that_matters() -> None:
    match = tr.new("war_chest", seed=1, army_selection="first_game", initiative_start=0)
    hand = match.view("raven").players["raven"].hand
    coin = next(coin for coin in hand if coin != "royal_coin")
    refusal = match.explain("raven", f"{coin} deploy d7", "de")
    assert refusal is not None
    assert refusal.rule == "WC-4.1"
    assert "d7" in refusal.text
    assert match.explain("raven", f"{coin} deploy e2") is None
    other = match.explain("wolf", "archer pass")
    assert other is not None
    assert other.rule == "WC-2.8"


@pytest.mark.parametrize("name", NAMES)
def test_the_paragraph_behind_every_answer_can_be_read(name: str) -> None:
    for lang in ("de", "en"):
        for rule in rules_and_rulings(name):
            assert len(rulebook.paragraph(name, rule, lang)) > 20


# Whatever the words

TELLS_WHO = {"ethnos": "", "seventh_stone": "allocate"}
"""Games that answer whoever is not asked with who is, unless all are asked this."""


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_any_words_in_any_position_are_answered(name: str, data: st.DataObject) -> None:
    game = find_game(name)
    match, dice = data.draw(any_matches(game)), data.draw(st.randoms())
    if match.over:
        return
    before, asked = match.state.dump(), match.state.actors()[0]
    vocabulary, near, verbs = vocabulary_of(match), legal_words(match, asked), sorted(TRIED[name])
    for _ in range(40):
        words = random_words(dice, near, vocabulary, verbs)
        seat = asked if dice.random() < 0.8 else dice.randrange(match.players)
        found = reason(match, seat, words)
        if found is None:
            continue
        assert re.fullmatch(rf"{game.prefix}-(\d+\.\d+|R\d+)", found.rule)
        for lang in LANGUAGES:
            assert rulebook.paragraph(name, found.rule, lang)
        assert refusal_text(game, found, "de").text != refusal_text(game, found, "en").text
        if TELLS_WHO.get(name, near[0][0]) != near[0][0] and seat not in match.state.actors() and words[0] != "resign":
            assert found.key == "out" or found.fields == {"seat": match.to_act[0]}
    assert match.state.dump() == before


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_no_answer_betrays_what_a_seat_cannot_see(name: str, data: st.DataObject) -> None:
    game = find_game(name)
    match, dice = data.draw(any_matches(game)), data.draw(st.randoms())
    if match.over:
        return
    vocabulary, near, verbs = vocabulary_of(match), legal_words(match, match.state.actors()[0]), sorted(TRIED[name])
    for seat in range(match.players):
        twin = match.state.determinize(seat, seeded(dice.randrange(1000)))
        for _ in range(20):
            words = random_words(dice, near, vocabulary, verbs)
            assert game.why_not(twin, seat, words) == game.why_not(match.state, seat, words), words


# Texts


@pytest.mark.parametrize("name", [name for name in NAMES if name != "war_chest"])  # it puts some keys together
def test_every_reason_has_a_text_and_no_text_is_left_over(name: str) -> None:
    source = source_of(name)
    texts = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    literals = {word for text in texts for word in text.split()}
    pairs = re.findall(rf'(?:"{find_game(name).prefix}-[\w.]+"|rule), "(\w+)"', source)
    assert pairs
    for lang in LANGUAGES:
        lines = "\n".join(path.read_text(encoding="utf-8") for path in (FOLDER / lang).glob(f"{name}*.ftl"))
        keys = set(re.findall(rf"^{name}-why-(\w+) =", lines, re.MULTILINE))
        assert keys - literals == set(), "left over"
        assert set(pairs) - keys == set(), "missing"


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_that_is_named_is_in_the_rulebook(name: str) -> None:
    for rule in set(re.findall(rf'"({find_game(name).prefix}-[\w.]+)"', source_of(name))):
        for lang in LANGUAGES:
            assert rulebook.paragraph(name, rule, lang)


def source_of(name: str) -> str:
    """Return the modules that say why not, and the one that names what the law can have against something."""
    why = Path(str(import_module(f"tafelrunde.games.{name}.why").__file__))
    modules = (why, why.with_name("reading.py"), why.with_name("grammar.py"))
    return "\n".join(path.read_text(encoding="utf-8") for path in modules if path.exists())
