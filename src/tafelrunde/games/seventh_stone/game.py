"""Seventh Stone as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import tafelrunde.games.seventh_stone.engine.steps  # noqa: F401 - fills the table of steps
from tafelrunde.games.seventh_stone import maps, outlook, picture, position, story, view, why, words
from tafelrunde.games.seventh_stone.encoding import ENCODING
from tafelrunde.games.seventh_stone.engine import making, setup, valuation
from tafelrunde.games.seventh_stone.engine.rules import Rules
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.games.seventh_stone.grammar import GRAMMAR
from tafelrunde.games.seventh_stone.options import AUTOMATIC_YEARS
from tafelrunde.kernel.chance import Chance, seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Value


class SeventhStoneGame(Game):
    """Seventh Stone for 2 to 4 players."""

    grammar = GRAMMAR
    place = 30
    version = 1
    players = (4, 2, 3)
    weights = valuation.WEIGHTS
    levels = (30, 12, Effort(3, 0, 0.3, 4.0), Effort(10, 0, 0.3, 4.0), Effort(60, 0, 0.3, 4.0))
    characters = valuation.CHARACTERS
    encoding = ENCODING
    examples = 80
    lists: ClassVar[Mapping[str, int]] = {"build": 5}  # never short: what it replaces must be said
    view_type = view.View
    outlook_type = outlook.Outlook
    story_type = story.Story

    # Starting

    def read_options(self, players: int, given: Mapping[str, Value], bots: int = 0, rules: int | None = None) -> dict[str, str]:
        options = super().read_options(players, given, bots, rules)
        if options["custom_board"] != "none":
            options["custom_board"] = maps.board_text(*maps.read_board(options["custom_board"], players))
        return options

    def random_options(self, players: int, dice: Chance) -> dict[str, Value]:
        given = super().random_options(players, dice)
        given["year_limit"] = str(1 + dice.pick(AUTOMATIC_YEARS, 0))
        if given["four_islands"] == "off" and given["board_seed"] == "none" and dice.pick(4, 0) == 0:
            given["custom_board"] = random_board(players, dice)
        return given

    def table(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        return making.blank(Rules(GRAMMAR.rule_values(players, options)), chance)

    def set_up(self, state: SeventhStone, options: Mapping[str, str]) -> None:
        builder = None if options["board_seed"] == "none" else seeded(int(options["board_seed"]))
        width, tiles = 0, list[int]()
        if options["custom_board"] != "none":
            width, tiles = maps.read_board(options["custom_board"], state.rules.players)
        setup.set_up(state, builder, width, tiles)

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

    make_judge = staticmethod(valuation.SeventhStoneJudge)
    read = staticmethod(words.read)
    public_words = staticmethod(words.public_words)
    vocabulary = staticmethod(words.vocabulary)
    chance_words = staticmethod(words.chance_words)
    why_not = staticmethod(why.why_not)
    words = staticmethod(words.words)  # last, because it hides the module

    # Positions in words

    set_position = staticmethod(position.set_position)
    compare = staticmethod(position.compare)


def random_board(players: int, dice: Chance) -> str:
    """Return a small board of any kind, for fuzzing."""
    land = ("p", "f", "m", "P", "F", "M", "d", "w")
    while True:
        width, height = 3 + dice.pick(5, 0), 3 + dice.pick(5, 0)
        rows = [[land[dice.pick(len(land), 0)] for _ in range(width)] for _ in range(height)]
        for colour in maps.COLOURS[: dice.pick(5, 0)]:
            for _ in range(2):
                rows[dice.pick(height, 0)][dice.pick(width, 0)] = "pfm"[dice.pick(3, 0)] + colour
        rows[dice.pick(height, 0)][dice.pick(width, 0)] = "v"
        text = "/".join(" ".join(row) for row in rows)
        try:
            maps.read_board(text, players)
        except OptionError:
            continue  # portals fell on each other, or too few yield fields
        return text
