"""Mighty Empires as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import tafelrunde.games.mighty_empires.engine.steps  # noqa: F401 - fills the table of steps
from tafelrunde.games.mighty_empires import (
    campaign,
    cartography,
    chronicle,
    maps,
    masters,
    outlook,
    picture,
    position,
    reading,
    story,
    view,
    why,
    words,
)
from tafelrunde.games.mighty_empires.encoding import ENCODING
from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine import making, odds, setup, valuation
from tafelrunde.games.mighty_empires.engine.rules import Rules
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.grammar import GRAMMAR, THROW
from tafelrunde.games.mighty_empires.options import OLD, worked_out
from tafelrunde.games.mighty_empires.taste import TASTE
from tafelrunde.kernel.capabilities import Maps
from tafelrunde.kernel.chance import Chance, seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game, tuned_taste
from tafelrunde.kernel.options import Value


class MightyEmpiresGame(Game):
    """Mighty Empires for 2 to 8 players."""

    grammar = GRAMMAR
    place = 40
    version = 2
    versions = OLD
    players = (4, 2, 3, 5, 6, 7, 8)  # ME-0.1
    weights = valuation.WEIGHTS
    plain_taste = TASTE
    taste = tuned_taste(Path(__file__).parent)
    levels = (35, 14, 0, Effort(0, 0, 1.0, 4.0, slips=1), Effort(900, 16, 1.0, 4.0, best=8))
    characters = valuation.CHARACTERS
    encoding = ENCODING
    examples = 51
    view_type = view.View
    outlook_type = outlook.Outlook
    story_type = story.Story
    same_draws = True
    draw_kind = 2 ** THROW.parts[-1].at - 1  # all but the place in the stream
    glimpse = (0, 0.4)
    comments = frozenset({"result"})  # ME-14.3
    odds: ClassVar[ModuleType] = odds
    documents = chronicle.PAPERS
    master = masters.MASTER
    maps = Maps(methods=cartography.METHODS, make=cartography.make, check=cartography.check)
    unrated: ClassVar[Mapping[str, tuple[str, ...]]] = {"battle_mode": ("table", "mixed"), "quality": ()}

    # Starting

    def read_options(self, players: int, given: Mapping[str, Value], bots: int = 0, rules: int | None = None) -> dict[str, str]:
        options = super().read_options(players, given, bots, rules)
        read_races(options["races"], players)
        read_qualities(options["quality"], players)
        if options["map"] != "none":
            world = maps.parse(options["map"])
            options["map"] = maps.compact(world)
            check_map(world, players, options)
        return options

    def random_options(self, players: int, dice: Chance) -> dict[str, Value]:
        def any_of(values: tuple[str, ...]) -> str:
            return values[dice.pick(len(values), 0)]

        named = [option for option in self.options if option.choices and not option.number and not option.past]
        given: dict[str, Value] = {option.name: any_of(option.choices) for option in named}
        given |= {"max_rounds": str(1 + dice.pick(10, 0)), "vp_target": str(dice.pick(25, 0)), "start_gold": str(dice.pick(400, 0))}
        given |= {"start_fields": str(1 + dice.pick(5, 0)), "unplayed_rp": str(dice.pick(3, 0)), "largest_bonus": str(dice.pick(251, 0))}
        given["min_capital_distance"] = any_of(("auto", "1", "2", "3", "4", "5", "6"))
        given["vacant"] = str(dice.pick(max(1, players - 1), 0) if dice.pick(4, 0) == 0 else 0)
        given["most_battles"] = any_of(("none", "none", str(1 + dice.pick(7, 0))))
        given["most_reinforced"] = any_of(("none", str(dice.pick(300, 0))))
        given["races"] = ",".join(any_of((*me.RACE_NAMES, "random")) for _ in range(players))
        given["quality"] = ",".join(str(80 + dice.pick(41, 0)) for _ in range(players))
        given["map"] = "none"
        given["map_source"] = any_of(("flower", "rulebook_random"))
        given["map_seed"] = any_of(("none", str(dice.pick(1000, 0))))
        if given["map_source"] == "rulebook_random":
            given["neutral_castles"] = "off"
            if given["capital_choice"] == "slots":
                given["capital_choice"] = "secret_free"
        return given

    def table(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        state = making.blank(rules_of(players, options), chance)
        for seat, race in enumerate(read_races(options["races"], players)):
            state.race[seat] = race
        for seat, quality in enumerate(read_qualities(options["quality"], players)):
            state.quality[seat] = quality
        return state

    def set_up(self, state: MightyEmpires, options: Mapping[str, str]) -> None:
        world = draw_map(state, options)
        setup.lay_out(state, maps.land(world), maps.buildings(world))
        if world.get("campaign"):
            campaign.set_races(state, world["campaign"])
        setup.draw_races(state)
        if world.get("campaign"):
            campaign.begin_late(state, world["campaign"])
        else:
            setup.begin_campaign(state)
        state.run()

    restore = staticmethod(making.restore)

    def rates(self, options: Mapping[str, str]) -> bool:
        """A map may begin in the middle of a campaign; such a one is half decided."""
        return super().rates(options) and (options["map"] == "none" or "campaign" not in maps.parse(options["map"]))

    # Looking

    observe = staticmethod(view.observe)
    prompts = staticmethod(words.prompts)
    tell = staticmethod(words.tell)
    look_ahead = staticmethod(outlook.look_ahead)
    retell = staticmethod(story.retell)
    scene = staticmethod(picture.scene)
    svg = staticmethod(picture.svg)

    # Speaking

    make_judge = staticmethod(valuation.MightyEmpiresJudge)

    def foresight(self, state: MightyEmpires, depth: int) -> int:
        """Battles show their worth at the end of the round, what is bought only later; the start of a campaign later than anybody sees."""
        ask = state.ask()
        if ask in (me.Ask.CAPITAL, me.Ask.RECHOOSE, me.Ask.FIELD):
            return -1
        return 0 if ask in (me.Ask.CHALLENGE, me.Ask.BATTLES) else depth

    read = staticmethod(reading.read)
    public_words = staticmethod(words.public_words)
    vocabulary = staticmethod(words.vocabulary)
    chance_words = staticmethod(words.chance_words)
    why_not = staticmethod(why.why_not)
    words = staticmethod(words.words)  # last, because it hides the module

    # Positions in words

    set_position = staticmethod(position.set_position)
    compare = staticmethod(position.compare)


def check_map(world: Mapping[str, Any], players: int, options: Mapping[str, str]) -> None:
    """Refuse a map that so many cannot play on (ME-15.10)."""
    least, most = world.get("players", [2, 8])
    if not least <= players <= most:
        raise OptionError("mighty_empires-map-count", players=players, least=least, most=most)
    dry, soft = maps.settleable(world)
    fields = int(options["start_fields"])
    if dry < fields * players:
        raise OptionError("mighty_empires-map-full", tiles=dry, needed=fields * players)
    dwarfs = sum(race != me.EMPTY and me.RACE_GROUP[race] == me.Group.DWARFS for race in read_races(options["races"], players))
    if soft < players - (dwarfs if options["race_rules"] == "on" else 0):
        raise OptionError("mighty_empires-map-capitals", tiles=soft, needed=players - dwarfs)
    if "campaign" in world:
        campaign.check_campaign(world, players, options)


def draw_map(state: MightyEmpires, options: Mapping[str, str]) -> dict[str, Any]:
    """Return the map of a campaign: imported, or drawn from its own seed or from the campaign's (ME-0.2)."""
    if options["map_source"] == "import":
        return maps.parse(options["map"])
    players = int(state.rules.players)
    state.open_stream(me.Stream.MAP, 0)
    draw: maps.Draw = state.draw if options["map_seed"] == "none" else seeded(f"map {options['map_seed']}").pick
    return cartography.made(players, "flower_castles" if options["neutral_castles"] == "on" else options["map_source"], draw)


def rules_of(players: int, options: Mapping[str, str]) -> Rules:
    """Return the options as the engine reads them."""
    return Rules(GRAMMAR.rule_values(players, worked_out(options)))


def read_races(text: str, players: int) -> list[int]:
    """Return the race of each seat, EMPTY where the lot decides."""
    if text == "random":
        return [me.EMPTY] * players
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in (*me.RACE_NAMES, "random"):
            raise OptionError("mighty_empires-race", name=name, races=(*me.RACE_NAMES, "random"))
    if len(names) > players:
        raise OptionError("mighty_empires-races", count=len(names), players=players)
    return [me.EMPTY if name == "random" else me.RACE_NAMES.index(name) for name in names] + [me.EMPTY] * (players - len(names))


def read_qualities(text: str, players: int) -> list[int]:
    """Return the quality of each seat's armies (ME-9.17); one number counts for all."""
    numbers = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() and 80 <= int(word) <= 120 for word in numbers) or len(numbers) not in (1, players):
        raise OptionError("mighty_empires-quality", text=text, players=players)
    return [int(word) for word in numbers] * (players if len(numbers) == 1 else 1)
