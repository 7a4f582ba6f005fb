"""Ante Portas as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

import tafelrunde.games.ante_portas.steps  # noqa: F401 - fills the table of steps
from tafelrunde.games.ante_portas import picture, position, valuation, view, why, words
from tafelrunde.games.ante_portas.data import EVENT_FIELDS, SCENARIO_NAMES, SEAT_NAMES, WHAT_NAMES
from tafelrunde.games.ante_portas.making import blank, restore
from tafelrunde.games.ante_portas.options import COOP_ONLY, OPTIONS, check_options, rules_of
from tafelrunde.games.ante_portas.setup import set_up
from tafelrunde.games.ante_portas.state import AntePortas
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import Event, State
from tafelrunde.kernel.game import Contest, Game, Prompt, Sentence, Told, WhyNot
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.options import Option, Value
from tafelrunde.kernel.plays import Play
from tafelrunde.kernel.scene import Scene


class AntePortasGame(Game):
    """Ante Portas: one to three together against invaders, or two or four in duels."""

    name: ClassVar[str] = "ante_portas"
    prefix: ClassVar[str] = "AP"
    version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 1, 3, 4)
    weights = valuation.WEIGHTS
    examples: ClassVar[int] = 49
    events: ClassVar[Mapping[str, tuple[str, ...]]] = {
        kind: tuple(field.partition(":")[0] for field in fields) for kind, fields in EVENT_FIELDS
    }
    event_rules: ClassVar[Mapping[str, str]] = {kind: f"AP-{rule}" for kind, rule in words.EVENT_RULES.items()}
    view_type: ClassVar[type[view.View]] = view.View
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    contests: ClassVar[tuple[Contest, ...]] = (
        *(
            Contest(players, {"scenario": scenario, "epochs": epochs}, ("heuristic",) * players)
            for epochs in ("1", "2")
            for scenario in SCENARIO_NAMES
            for players in (1, 2, 3)
        ),
        *(
            Contest(players, {"mode": mode}, ("heuristic", "random") * (players // 2))
            for mode in ("capture_flag", "territory")
            for players in (2, 4)
        ),
    )

    # Starting

    def read_options(self, players: int, given: Mapping[str, Value]) -> dict[str, str]:
        if players == 4 and "mode" not in given:
            given = {**given, "mode": "capture_flag"}  # there is nothing else for four
        options = super().read_options(players, given)
        check_options(players, options)
        return options

    def random_options(self, players: int, dice: Chance) -> dict[str, Value]:
        given = super().random_options(players, dice)
        duel = players == 4 or (players == 2 and dice.pick(3, 0) > 0)
        if duel:
            given["mode"] = ("capture_flag", "territory")[dice.pick(2, 0)]
            given.update(COOP_ONLY)
        return given

    def table(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        return blank(rules_of(players, options), chance)

    def set_up(self, state: State, options: Mapping[str, str]) -> None:
        set_up(cast(AntePortas, state))

    def restore(self, dump: list[list[int]], chance: Chance) -> State:
        return restore(dump, chance)

    # Seats

    def seats(self, players: int) -> tuple[str, ...]:
        return SEAT_NAMES[:players]

    def teams(self, players: int) -> tuple[int, ...]:
        """Return two teams for four; fewer either play all together, or alone against each other."""
        return tuple(seat % 2 for seat in range(players)) if players == 4 else tuple(range(players))

    # Looking

    def observe(self, state: State, seat: int) -> view.View:
        return view.observe(cast(AntePortas, state), seat)

    def prompts(self, state: State) -> list[Prompt]:
        return words.prompts(cast(AntePortas, state))

    def tell(self, state: State, event: Event, seat: int) -> Told:
        return words.tell(cast(AntePortas, state), event, seat)

    def scene(self, view: Any, lang: str) -> Scene:
        return picture.scene(view, lang)

    def svg(self, view: Any, lang: str) -> str:
        return picture.svg(view, lang)

    # Speaking

    def make_judge(self, weights: list[float]) -> Judge:
        return valuation.AntePortasJudge(weights)

    def words(self, state: State, seat: int, play: Play) -> Sentence:
        return words.words(cast(AntePortas, state), seat, play)

    def public_words(self, state: State, seat: int, play: Play) -> Sentence:
        return words.words(cast(AntePortas, state), seat, play)

    def vocabulary(self, state: State) -> frozenset[str]:
        return words.vocabulary(cast(AntePortas, state))

    def chance_words(self, state: State, n: int, what: int) -> list[str]:
        return words.chance_words(cast(AntePortas, state), n, what)

    def chance_kind(self, what: int) -> str:
        return WHAT_NAMES[what]

    def chance_seat(self, state: State, what: int) -> int:
        return words.chance_seat(cast(AntePortas, state), what)

    def why_not(self, state: State, seat: int, sentence: Sentence) -> WhyNot:
        return why.why_not(cast(AntePortas, state), seat, sentence)

    # Positions in words

    def set_position(self, state: State, given: Mapping[str, Any]) -> None:
        position.set_position(cast(AntePortas, state), given)

    def compare(self, state: State, key: str, expected: Any) -> str | None:
        return position.compare(cast(AntePortas, state), key, expected)
