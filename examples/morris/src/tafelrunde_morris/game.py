"""Nine men's morris as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.game import Game, Sentence
from tafelrunde.kernel.options import Option
from tafelrunde.kernel.plays import Play
from tafelrunde.kernel.slots import Encoding
from tafelrunde_morris import judgement, picture, position, view, why, words
from tafelrunde_morris.encoding import ENCODING
from tafelrunde_morris.engine import state as engine
from tafelrunde_morris.engine._grammar import Options as Rules
from tafelrunde_morris.engine.state import Morris
from tafelrunde_morris.grammar import GRAMMAR


class MorrisGame(Game):
    """Nine men's morris for two."""

    name: ClassVar[str] = "morris"
    prefix: ClassVar[str] = "NM"
    place: ClassVar[int] = 60
    secrets: ClassVar[bool] = False
    luck: ClassVar[bool] = False
    tinctures: ClassVar[tuple[int, ...]] = picture.TINCTURES
    version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[tuple[Option, ...]] = GRAMMAR.options
    events: ClassVar[Mapping[str, tuple[str, ...]]] = GRAMMAR.event_names()
    event_rules: ClassVar[Mapping[str, str]] = GRAMMAR.event_rules()
    view_type: ClassVar[type[view.View]] = view.View
    weights: ClassVar[Mapping[str, float]] = judgement.WEIGHTS
    levels = (45, 15, Effort(30, 6, 1.0, 6.0), Effort(120, 6, 1.0, 8.0), Effort(600, 6, 1.0, 10.0))
    encoding: ClassVar[Encoding] = ENCODING
    examples: ClassVar[int] = 0

    def table(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        return engine.blank(Rules(GRAMMAR.rule_values(players, options)), chance)

    def set_up(self, state: Morris, options: Mapping[str, str]) -> None:
        engine.set_up(state)

    restore = staticmethod(engine.restore)
    seats = staticmethod(view.seats)
    observe = staticmethod(view.observe)
    prompts = staticmethod(words.prompts)
    tell = staticmethod(words.tell)
    scene = staticmethod(picture.scene)
    svg = staticmethod(picture.svg)
    make_judge = staticmethod(judgement.MorrisJudge)
    why_not = staticmethod(why.why_not)
    set_position = staticmethod(position.set_position)
    compare = staticmethod(position.compare)

    def vocabulary(self, state: Morris) -> frozenset[str]:
        return words.VOCABULARY

    def public_words(self, state: Morris, seat: int, play: Play) -> Sentence:
        return words.words(state, seat, play[0])

    def chance_words(self, state: Morris, n: int, what: int) -> list[str]:
        return [str(number) for number in range(n)]  # nothing is left to chance

    def chance_kind(self, what: int) -> str:
        return "nothing"

    def words(self, state: Morris, seat: int, play: Play) -> Sentence:  # last, because it hides the module
        return words.words(state, seat, play[0])
