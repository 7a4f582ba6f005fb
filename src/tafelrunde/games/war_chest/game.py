"""War Chest as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tafelrunde.games.war_chest import outlook, picture, position, view, why, words
from tafelrunde.games.war_chest.encoding import ENCODING
from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine import judgement, making, setup
from tafelrunde.games.war_chest.engine.rules import Rules, cards_of
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.games.war_chest.grammar import GRAMMAR
from tafelrunde.games.war_chest.options import ARMY_SELECTIONS, BOT_MAX_ROUNDS
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game, Sentence
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.plays import Play


class WarChestGame(Game):
    """War Chest for 2 players, or 4 in two teams."""

    grammar = GRAMMAR
    place = 10
    version = 1
    players = (2, 4)
    weights = judgement.WEIGHTS
    levels = (45, 12, Effort(40, 12, 1.0, 4.0), Effort(200, 12, 1.0, 6.0), Effort(2000, 12, 1.0, 8.0))
    characters = judgement.CHARACTERS
    encoding = ENCODING
    examples = 56
    view_type = view.View
    outlook_type = outlook.Outlook
    unrated: ClassVar[Mapping[str, tuple[str, ...]]] = {"army_selection": ("custom",)}  # whoever chooses them may choose better ones

    # Starting

    def read_options(self, players: int, given: Mapping[str, Value], bots: int = 0, rules: int | None = None) -> dict[str, str]:
        options = super().read_options(players, given, bots, rules)
        if options["army_selection"] == "custom":
            options["armies"] = written_armies(read_armies(options["armies"], players), players)
        return options

    def random_options(self, players: int, dice: Chance) -> dict[str, Value]:
        given = super().random_options(players, dice)
        if dice.pick(8, 0) == 0:  # custom armies are a text, which the general case cannot invent
            types = list(range(len(wc.UNIT_NAMES)))
            drawn = [types.pop(dice.pick(len(types), 0)) for _ in range(players * cards_of(players))]
            given |= {"army_selection": "custom", "armies": written_armies(drawn, players)}
        if given["max_rounds"] == given["max_coin_plays"] == "none":
            given["max_rounds"] = BOT_MAX_ROUNDS  # random players would go on for ever without WC-9.5
        return given

    def table(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        return making.blank(Rules(GRAMMAR.rule_values(players, options)), chance)

    def set_up(self, state: WarChest, options: Mapping[str, str]) -> None:
        selection = ARMY_SELECTIONS.index(options["army_selection"])
        custom = read_armies(options["armies"], state.rules.players) if selection == wc.Armies.CUSTOM else []
        start = options["initiative_start"]
        setup.set_up(state, selection, custom, wc.EMPTY if start == "flip" else int(start))

    restore = staticmethod(making.restore)

    # Seats

    seats = staticmethod(view.seat_names)

    def teams(self, players: int) -> tuple[int, ...]:
        return tuple(seat % wc.SIDES for seat in range(players))

    # Looking

    observe = staticmethod(view.observe)
    prompts = staticmethod(words.prompts)
    reading = staticmethod(words.reading)
    look_ahead = staticmethod(outlook.look_ahead)
    scene = staticmethod(picture.scene)
    svg = staticmethod(picture.svg)

    # Speaking

    make_judge = staticmethod(judgement.WarChestJudge)
    chance_words = staticmethod(words.chance_words)
    why_not = staticmethod(why.why_not)

    def words(self, state: WarChest, seat: int, play: Play) -> Sentence:
        return words.words(state, seat, play[0])

    def public_words(self, state: WarChest, seat: int, play: Play) -> Sentence:
        return words.public_words(state, seat, play[0])

    def vocabulary(self, state: WarChest) -> frozenset[str]:
        return words.vocabulary(state.rules.players)

    def chance_seat(self, state: State, what: int) -> int:
        return words.chance_seat(what)

    # Positions in words

    set_position = staticmethod(position.set_position)
    compare = staticmethod(position.compare)


def read_armies(text: str, players: int) -> list[int]:
    """Read `archer+knight+… / scout+…`: the unit cards of each seat (WC-50.7)."""
    cards = cards_of(players)
    example = f"armies={'/'.join(['+'.join(wc.UNIT_NAMES[:cards]), '…'])}"
    parts = [part.replace("+", " ").split() for part in text.split("/")]
    if len(parts) != players or any(len(part) != cards for part in parts):
        raise OptionError("war_chest-armies", cards=cards, players=players, example=example)
    types: list[int] = []
    for part in parts:
        for name in part:
            if name not in wc.UNIT_NAMES:
                raise OptionError("war_chest-armies-no-unit", name=name, units=wc.UNIT_NAMES)
            if wc.UNIT_NAMES.index(name) in types:
                raise OptionError("war_chest-armies-twice", name=name)
            types.append(wc.UNIT_NAMES.index(name))
    return types


def written_armies(types: list[int], players: int) -> str:
    cards = len(types) // players
    rows = [types[seat * cards : (seat + 1) * cards] for seat in range(players)]
    return "/".join("+".join(wc.UNIT_NAMES[unit] for unit in row) for row in rows)
