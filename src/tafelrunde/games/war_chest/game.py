"""War Chest as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tafelrunde.games.war_chest import picture, position, view, why, words
from tafelrunde.games.war_chest.encoding import ENCODING
from tafelrunde.games.war_chest.engine import judgement, making
from tafelrunde.games.war_chest.engine.data import EMPTY, EVENT_FIELDS, UNIT_NAMES, WHAT_NAMES
from tafelrunde.games.war_chest.engine.setup import Armies, set_up
from tafelrunde.games.war_chest.engine.state import Rules, WarChest
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.errors import OptionError, Phrase
from tafelrunde.kernel.game import Game, Sentence, event_names
from tafelrunde.kernel.options import Offer, Option, Terms, Value
from tafelrunde.kernel.plays import Play
from tafelrunde.kernel.slots import Encoding

ARMY_SELECTIONS = (
    "random_deal", "draft_standard", "draft_elimination", "first_game",
    "battle_gaugamela", "battle_bannockburn", "battle_crecy", "custom", "mirror",
)  # fmt: skip
TWO_PLAYERS_ONLY = ("first_game", "battle_gaugamela", "battle_bannockburn", "battle_crecy", "mirror")  # WC-50.10
BOT_MAX_ROUNDS = 100  # WC-9.6
LIMITS = ("max_rounds", "max_coin_plays")  # WC-9.5


def armies_here(offer: Offer, terms: Terms) -> Offer:
    if terms.players == 4:
        return offer.without(*TWO_PLAYERS_ONLY, why=Phrase("war_chest-two-players-only"))
    return offer


def custom_here(offer: Offer, terms: Terms) -> Offer:
    return offer if terms["army_selection"] == "custom" else offer.closed(Phrase("war_chest-armies-only-custom")).idle()


def rounds_here(offer: Offer, terms: Terms) -> Offer:
    """With a bot at the table a limit of rounds is usual; bots alone must have a limit (WC-9.6)."""
    if not terms.bots:
        return offer
    offer = offer.usually(str(BOT_MAX_ROUNDS))
    if terms.people or terms["max_coin_plays"] != "none":
        return offer
    return offer.without("none", why=Phrase("war_chest-limit-bots"))


def limits_here(offer: Offer, terms: Terms) -> Offer:
    """How a game without a winner is decided matters only where there is a limit."""
    return offer if any(terms[limit] != "none" for limit in LIMITS) else offer.idle()


def start_here(offer: Offer, terms: Terms) -> Offer:
    return offer.only("flip", *map(str, range(terms.players)), why=Phrase("war_chest-initiative-start", last=terms.players - 1))


class WarChestGame(Game):
    """War Chest for 2 players, or 4 in two teams."""

    name: ClassVar[str] = "war_chest"
    prefix: ClassVar[str] = "WC"
    version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 4)
    weights: ClassVar[Mapping[str, float]] = judgement.WEIGHTS
    characters: ClassVar[Mapping[str, Mapping[str, float]]] = judgement.CHARACTERS
    encoding: ClassVar[Encoding] = ENCODING
    examples: ClassVar[int] = 56
    events: ClassVar[Mapping[str, tuple[str, ...]]] = event_names(EVENT_FIELDS)
    event_rules: ClassVar[Mapping[str, str]] = {kind: f"WC-{rule}" for kind, rule in words.EVENT_RULES.items()}
    view_type: ClassVar[type[view.View]] = view.View
    unrated: ClassVar[Mapping[str, tuple[str, ...]]] = {"army_selection": ("custom",)}  # whoever chooses them may choose better ones
    options: ClassVar[tuple[Option, ...]] = (
        Option("army_selection", "random_deal", ARMY_SELECTIONS, here=armies_here),
        Option("armies", "none", ("none",), free_text=True, here=custom_here),
        Option("royal_guard_version", "revised", ("revised", "original")),
        Option("berserker_coin_to", "discard", ("discard", "box")),
        Option("berserker_version", "v1", ("v1", "v2")),
        Option("footman_version", "v1", ("v1", "v2")),
        Option("warrior_priest_version", "v1", ("v1", "v2")),
        Option("dead_position_draw", "on", ("on", "off")),
        Option("max_rounds", "none", ("none",), number=True, here=rounds_here),
        Option("max_coin_plays", "none", ("none",), number=True),
        Option("adjudication", "draw", ("draw", "markers"), here=limits_here),
        Option("initiative_start", "flip", ("flip", "0", "1", "2", "3"), here=start_here),
    )

    # Starting

    def read_options(self, players: int, given: Mapping[str, Value], bots: int = 0, rules: int | None = None) -> dict[str, str]:
        options = super().read_options(players, given, bots, rules)
        if options["army_selection"] == "custom":
            options["armies"] = written_armies(read_armies(options["armies"], players), players)
        return options

    def random_options(self, players: int, dice: Chance) -> dict[str, Value]:
        given = super().random_options(players, dice)
        if dice.pick(8, 0) == 0:  # custom armies are a text, which the general case cannot invent
            types = list(range(len(UNIT_NAMES)))
            drawn = [types.pop(dice.pick(len(types), 0)) for _ in range(8 if players == 2 else 12)]
            given |= {"army_selection": "custom", "armies": written_armies(drawn, players)}
        if given["max_rounds"] == given["max_coin_plays"] == "none":
            given["max_rounds"] = BOT_MAX_ROUNDS  # random players would go on for ever without WC-9.5
        return given

    def table(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        return making.blank(rules_of(players, options), chance)

    def set_up(self, state: WarChest, options: Mapping[str, str]) -> None:
        selection = ARMY_SELECTIONS.index(options["army_selection"])
        custom = read_armies(options["armies"], state.rules.players) if selection == Armies.CUSTOM else []
        start = options["initiative_start"]
        set_up(state, selection, custom, EMPTY if start == "flip" else int(start))

    restore = staticmethod(making.restore)

    # Seats

    seats = staticmethod(view.seat_names)

    def teams(self, players: int) -> tuple[int, ...]:
        return (0, 1) if players == 2 else (0, 1, 0, 1)

    # Looking

    observe = staticmethod(view.observe)
    prompts = staticmethod(words.prompts)
    tell = staticmethod(words.tell)
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

    def chance_kind(self, what: int) -> str:
        return WHAT_NAMES[what & 15]

    def chance_seat(self, state: State, what: int) -> int:
        return words.chance_seat(what)

    # Positions in words

    set_position = staticmethod(position.set_position)
    compare = staticmethod(position.compare)


def rules_of(players: int, options: Mapping[str, str]) -> Rules:
    """Return the options as the engine reads them."""

    def limit(name: str) -> int:
        return 0 if options[name] == "none" else int(options[name])

    return Rules(
        [
            players,
            6 if players == 2 else 8,
            4 if players == 2 else 3,
            options["royal_guard_version"] == "original",
            options["berserker_coin_to"] == "box",
            options["berserker_version"] == "v2",
            options["footman_version"] == "v2",
            options["warrior_priest_version"] == "v2",
            options["dead_position_draw"] == "on",
            limit("max_rounds"),
            limit("max_coin_plays"),
            options["adjudication"] == "markers",
        ]
    )


def read_armies(text: str, players: int) -> list[int]:
    """Read `archer+knight+… / scout+…`: the unit cards of each seat (WC-50.7)."""
    cards = 4 if players == 2 else 3
    example = f"armies={'/'.join(['+'.join(UNIT_NAMES[:cards]), '…'])}"
    parts = [part.replace("+", " ").split() for part in text.split("/")]
    if len(parts) != players or any(len(part) != cards for part in parts):
        raise OptionError("war_chest-armies", cards=cards, players=players, example=example)
    types: list[int] = []
    for part in parts:
        for name in part:
            if name not in UNIT_NAMES:
                raise OptionError("war_chest-armies-no-unit", name=name, units=UNIT_NAMES)
            if UNIT_NAMES.index(name) in types:
                raise OptionError("war_chest-armies-twice", name=name)
            types.append(UNIT_NAMES.index(name))
    return types


def written_armies(types: list[int], players: int) -> str:
    cards = len(types) // players
    rows = [types[seat * cards : (seat + 1) * cards] for seat in range(players)]
    return "/".join("+".join(UNIT_NAMES[unit] for unit in row) for row in rows)
