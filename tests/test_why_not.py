"""Why not? Whatever a person may try that is not legal is answered with a rule of the rulebook, in both languages."""

from __future__ import annotations

import re

import pytest

import tafelrunde as tr
from tafelrunde import rulebook
from tafelrunde.arena.boundary import random_states
from tafelrunde.games import find_game
from tafelrunde.games.war_chest.data import COIN_NAMES, DO_NAMES, UNIT_NAMES, Do
from tafelrunde.kernel.chance import Seeded, seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.texts import refusal_text

GAME = find_game("war_chest")
RULES = set(rulebook.rule_ids("war_chest"))
COIN_VERBS = DO_NAMES[: Do.TACTIC + 1]


def attempts(state: State, players: int, dice: Seeded) -> list[Sentence]:
    """Return sentences of every kind a person might try, well formed or too short, in and out of place."""
    board = GAME.observe(state, 0)
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
    tried += [("first", seat) for seat in GAME.seats(players)]
    return tried


@pytest.mark.parametrize("players", [2, 4])
def test_every_attempt_is_answered_with_a_rule_in_both_languages(players: int) -> None:
    dice = seeded(4)
    states = random_states(GAME, players, 13)
    found: dict[tuple[str, str], set[str]] = {}
    for _ in range(30):
        for _ in range(dice.pick(20, 0)):
            next(states)
        state = next(states)
        for seat in range(players):
            legal = [GAME.words(state, seat, action) for action in state.actions(seat)] if seat in state.actors() else []
            for sentence in attempts(state, players, dice):
                if any(one[: len(sentence)] == sentence for one in legal):
                    continue
                why = GAME.why_not(state, seat, sentence)
                assert why.rule in RULES, f"{why.rule} for {sentence} is no rule"
                for lang in ("de", "en"):
                    refusal = refusal_text(GAME, why, lang)
                    assert re.search(r"[.]$", refusal.text), refusal
                verb = sentence[1] if sentence[0] in COIN_NAMES else sentence[0]
                found.setdefault((verb, GAME.prompts(state)[0].kind), set()).add(why.rule)
    verbs = {verb for verb, _ in found}
    assert verbs >= {*COIN_VERBS, "decline", "stack", "supply", "ban", "pick", "first", "resign"}


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


def test_the_paragraph_behind_every_answer_can_be_read() -> None:
    for lang in ("de", "en"):
        for rule in RULES:
            assert len(rulebook.paragraph("war_chest", rule, lang)) > 20
