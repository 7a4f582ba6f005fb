"""Ante Portas as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import tafelrunde.games.ante_portas.engine.steps  # noqa: F401 - fills the table of steps
from tafelrunde.games.ante_portas import picture, position, view, why, words
from tafelrunde.games.ante_portas.encoding import ENCODING
from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine import answers, making, rules, setup, valuation
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.grammar import GRAMMAR
from tafelrunde.games.ante_portas.options import BEFORE_2
from tafelrunde.games.ante_portas.taste import TASTE, TUNED
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.game import Contest, Game, tuned_taste
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.plays import Play

TO_THE_END = 400  # decisions; no Last Wave takes so many


class AntePortasGame(Game):
    """Ante Portas: one to three together against invaders, or two or four in duels."""

    grammar = GRAMMAR
    place = 50
    version = 2
    versions: ClassVar[Mapping[int, Mapping[str, str]]] = {1: BEFORE_2}
    players = (2, 1, 3, 4)
    weights = valuation.WEIGHTS
    taste = tuned_taste(Path(__file__).parent) or TUNED
    plain_taste = TASTE
    encoding = ENCODING
    examples = 49
    view_type = view.View
    together = ("mode", "coop")
    levels = (13, 7, Effort(0, 0, 1.0, 4.0, slips=6), Effort(0, 0, 1.0, 4.0, slips=2), Effort(40, 0, 0.3, 3.0))
    contests = (
        *(
            Contest(players, {"scenario": scenario, "epochs": epochs}, ("heuristic",) * players)
            for epochs in ("1", "2")
            for scenario in ap.SCENARIO_NAMES
            for players in (1, 2, 3)
        ),
        *(
            Contest(players, {"mode": mode}, ("heuristic", "random") * (players // 2))
            for mode in ("capture_flag", "territory")
            for players in (2, 4)
        ),
    )

    # Judging

    make_judge = staticmethod(valuation.AntePortasJudge)

    def foresight(self, state: AntePortas, depth: int) -> int:
        """Against invaders only the end can be overseen: from the last winter on a search plays to it."""
        if not state.rules.coop:
            return depth
        last_winter = state.epoch == state.rules.epochs and state.year == valuation.YEARS and state.season == 1
        return TO_THE_END if last_winter or state.phase >= ap.Phase.WAVE_ARRIVAL else -1

    def answer(self, state: AntePortas) -> Play:
        return (int(answers.answer(state, state.to_move)),)

    # Starting

    def random_options(self, players: int, dice: Chance) -> dict[str, Value]:
        given: dict[str, Value] = {}
        for option in self.options:  # each after those that it looks at
            if option.past:
                continue
            choices = self.terms(players, given).offer(option.name).choices
            given[option.name] = choices[dice.pick(len(choices), 0)]
        return given

    def table(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        return making.blank(rules.Rules(GRAMMAR.rule_values(players, options)), chance)

    def set_up(self, state: AntePortas, options: Mapping[str, str]) -> None:
        setup.set_up(state)

    restore = staticmethod(making.restore)

    # Seats

    def teams(self, players: int) -> tuple[int, ...]:
        """Return two teams for four; fewer either play all together, or alone against each other."""
        return tuple(seat % 2 for seat in range(players)) if players == 4 else tuple(range(players))

    # Looking

    observe = staticmethod(view.observe)
    prompts = staticmethod(words.prompts)
    reading = staticmethod(words.reading)
    scene = staticmethod(picture.scene)
    svg = staticmethod(picture.svg)

    # Speaking

    public_words = staticmethod(words.words)
    vocabulary = staticmethod(words.vocabulary)
    chance_words = staticmethod(words.chance_words)
    chance_seat = staticmethod(words.chance_seat)
    why_not = staticmethod(why.why_not)
    words = staticmethod(words.words)  # last, because it hides the module

    # Positions in words

    set_position = staticmethod(position.set_position)
    compare = staticmethod(position.compare)
