"""Ethnos as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import tafelrunde.games.ethnos.engine.steps  # noqa: F401 - fills the table of steps
from tafelrunde.games.ethnos import outlook, picture, position, story, view, why, words
from tafelrunde.games.ethnos.encoding import ENCODING
from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine import making, setup, valuation
from tafelrunde.games.ethnos.engine.rules import Rules
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.games.ethnos.engine.taste import EXPERIENCE
from tafelrunde.games.ethnos.grammar import GRAMMAR
from tafelrunde.games.ethnos.options import TRIBE_CHOICES, tribe_count
from tafelrunde.games.ethnos.taste import TASTE
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game, tuned_taste
from tafelrunde.kernel.options import Value


class EthnosGame(Game):
    """Ethnos for 2 to 6 players."""

    grammar = GRAMMAR
    place = 20
    version = 2
    versions: ClassVar[Mapping[int, Mapping[str, str]]] = {1: {"start_tie": "inclusive", "tie_skeletons": "on"}}
    players = (4, 2, 3, 5, 6)
    weights = valuation.WEIGHTS
    plain_taste = TASTE
    taste = tuned_taste(Path(__file__).parent) or EXPERIENCE
    levels = (25, 13, 6, Effort(40, 0, 1.0, 4.0, best=3), Effort(400, 25, 1.0, 4.0, best=8))
    characters = valuation.CHARACTERS
    encoding = ENCODING
    examples = 41
    lists: ClassVar[Mapping[str, int]] = {"band": 2, "keep": 1}  # the leader stands before the other cards
    open_draws = frozenset(("dragon",))  # ET-5.1
    view_type = view.View
    outlook_type = outlook.Outlook
    story_type = story.Story

    # Starting

    def read_options(self, players: int, given: Mapping[str, Value], bots: int = 0, rules: int | None = None) -> dict[str, str]:
        options = super().read_options(players, given, bots, rules)
        if options["tribe_choice"] == "host":
            picked = read_tribes(options["tribes"], Rules(GRAMMAR.rule_values(players, options)))
            options["tribes"] = "+".join(et.TRIBE_NAMES[tribe] for tribe in picked)
        return options

    def random_options(self, players: int, dice: Chance) -> dict[str, Value]:
        given = super().random_options(players, dice)
        if dice.pick(4, 0) == 0:  # picked tribes are a text, which the general case cannot invent
            left = list(range(len(et.TRIBE_NAMES) if given["fairies"] == "on" else et.Tribe.FAIRY))
            drawn = [left.pop(dice.pick(len(left), 0)) for _ in range(tribe_count(players, str(given["few_players"])))]
            given |= {"tribe_choice": "host", "tribes": "+".join(et.TRIBE_NAMES[tribe] for tribe in sorted(drawn))}
        return given

    def table(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        return making.blank(Rules(GRAMMAR.rule_values(players, options)), chance)

    def set_up(self, state: Ethnos, options: Mapping[str, str]) -> None:
        choice = TRIBE_CHOICES.index(options["tribe_choice"])
        picked = read_tribes(options["tribes"], state.rules) if choice == et.Choice.HOST else []
        setup.set_up(state, choice, picked)

    restore = staticmethod(making.restore)

    # Looking

    observe = staticmethod(view.observe)
    prompts = staticmethod(words.prompts)
    reading = staticmethod(words.reading)
    look_ahead = staticmethod(outlook.look_ahead)
    retell = staticmethod(story.retell)
    scene = staticmethod(picture.scene)
    svg = staticmethod(picture.svg)

    # Speaking

    make_judge = staticmethod(valuation.EthnosJudge)
    public_words = staticmethod(words.public_words)
    chance_words = staticmethod(words.chance_words)
    chance_offers = staticmethod(words.chance_offers)
    chance_seat = staticmethod(words.chance_seat)
    why_not = staticmethod(why.why_not)
    words = staticmethod(words.words)  # last, because it hides the module

    def vocabulary(self, state: State) -> frozenset[str]:
        return words.vocabulary()

    # Positions in words

    set_position = staticmethod(position.set_position)
    compare = staticmethod(position.compare)


def read_tribes(text: str, rules: Rules) -> list[int]:
    """Read `elf+orc+…`: the tribes that the host picked, exactly as many as take part (ET-R38)."""
    count, players = int(rules.tribes), int(rules.players)
    known = et.TRIBE_NAMES if rules.fairies else et.TRIBE_NAMES[: et.Tribe.FAIRY]
    found: list[int] = []
    names = [] if text == "none" else text.replace("+", " ").split()
    for name in names:
        if name not in et.TRIBE_NAMES:
            raise OptionError("ethnos-tribes-unknown", name=name, tribes=known)
        if name not in known:
            raise OptionError("ethnos-tribes-fairies")
        if et.TRIBE_NAMES.index(name) in found:
            raise OptionError("ethnos-tribes-twice", name=name)
        found.append(et.TRIBE_NAMES.index(name))
    if len(found) != count:
        raise OptionError("ethnos-tribes-count", count=count, players=players, found=len(found), example="+".join(et.TRIBE_NAMES[:count]))
    return sorted(found)
