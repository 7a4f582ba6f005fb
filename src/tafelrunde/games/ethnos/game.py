"""Ethnos as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import tafelrunde.games.ethnos.engine.steps  # noqa: F401 - fills the table of steps
from tafelrunde.games.ethnos import picture, position, view, why, words
from tafelrunde.games.ethnos.encoding import ENCODING
from tafelrunde.games.ethnos.engine import making, valuation
from tafelrunde.games.ethnos.engine.data import EVENT_FIELDS, FIRST_GAME, TRIBE_NAMES, WHAT_NAMES, Tribe
from tafelrunde.games.ethnos.engine.setup import Choice, set_up
from tafelrunde.games.ethnos.engine.state import Ethnos, Rules, plays_as_few, tribes_of
from tafelrunde.games.ethnos.engine.taste import EXPERIENCE, TASTE
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.errors import OptionError, Phrase
from tafelrunde.kernel.game import Game, event_names, tuned_taste
from tafelrunde.kernel.options import Offer, Option, Terms, Value
from tafelrunde.kernel.slots import Encoding

SWITCH = ("off", "on")
TRIBE_CHOICES = ("random", "host", "first_game", "draft")


def picked_here(offer: Offer, terms: Terms) -> Offer:
    return offer if terms["tribe_choice"] == "host" else offer.closed(Phrase("ethnos-tribes-only-host")).idle()


def fairies_here(offer: Offer, terms: Terms) -> Offer:
    """The tribes of the first game are settled."""
    return offer.idle() if terms["tribe_choice"] == "first_game" else offer


def merfolk_here(offer: Offer, terms: Terms) -> Offer:
    return offer if may_take_part(Tribe.MERFOLK, terms) else offer.idle()


def orcs_here(offer: Offer, terms: Terms) -> Offer:
    return offer if may_take_part(Tribe.ORC, terms) else offer.idle()


def few_here(offer: Offer, terms: Terms) -> Offer:
    return offer if terms.players < 4 else offer.idle()


def pair_here(offer: Offer, terms: Terms) -> Offer:
    return offer if terms.players == 2 and terms["few_players"] == "published" else offer.idle()


def skeletons_here(offer: Offer, terms: Terms) -> Offer:
    return offer if may_take_part(Tribe.SKELETON, terms) else offer.idle()


def hidden_here(offer: Offer, terms: Terms) -> Offer:
    """With open hands nothing is hidden."""
    return offer.idle() if terms["open_hands"] == "on" else offer


def known_here(offer: Offer, terms: Terms) -> Offer:
    """Bots remember every card they saw, so people are reminded too."""
    return hidden_here(offer.usually("on") if terms.bots else offer, terms)


class EthnosGame(Game):
    """Ethnos for 2 to 6 players."""

    name: ClassVar[str] = "ethnos"
    prefix: ClassVar[str] = "ET"
    place: ClassVar[int] = 20
    version: ClassVar[int] = 2
    versions: ClassVar[Mapping[int, Mapping[str, str]]] = {1: {"start_tie": "inclusive", "tie_skeletons": "on"}}
    players: ClassVar[tuple[int, ...]] = (4, 2, 3, 5, 6)
    weights: ClassVar[Mapping[str, float]] = valuation.WEIGHTS
    plain_taste: ClassVar[Mapping[str, int]] = TASTE
    taste: ClassVar[Mapping[str, int]] = tuned_taste("ethnos") or EXPERIENCE
    levels = (25, 13, 6, Effort(40, 0, 1.0, 4.0, best=3), Effort(400, 25, 1.0, 4.0, best=8))
    characters: ClassVar[Mapping[str, Mapping[str, float]]] = valuation.CHARACTERS
    encoding: ClassVar[Encoding] = ENCODING
    examples: ClassVar[int] = 41
    events: ClassVar[Mapping[str, tuple[str, ...]]] = event_names(EVENT_FIELDS)
    event_rules: ClassVar[Mapping[str, str]] = {kind: f"ET-{rule}" for kind, rule in words.EVENT_RULES.items()}
    lists: ClassVar[Mapping[str, int]] = {"band": 2, "keep": 1}  # the leader stands before the other cards
    open_draws: ClassVar[frozenset[str]] = frozenset(("dragon",))  # ET-5.1
    view_type: ClassVar[type[view.View]] = view.View
    options: ClassVar[tuple[Option, ...]] = (
        Option("few_players", "published", ("published", "letter"), here=few_here),
        Option("tribe_choice", "random", TRIBE_CHOICES),
        Option("tribes", "none", ("none",), free_text=True, here=picked_here),
        Option("fairies", "off", SWITCH, here=fairies_here),
        Option("show_known_cards", "off", SWITCH, here=known_here),
        Option("merfolk_scoring", "leader_only", ("leader_only", "as_kingdom"), here=merfolk_here),
        Option("orc_partial", "off", SWITCH, here=orcs_here),
        Option("marker_optional", "off", SWITCH),
        Option("prompt_all", "off", SWITCH),
        Option("empty_row_bonus", "off", SWITCH),
        Option("two_player_tie", "top_only", ("top_only", "both_tokens"), here=pair_here),
        Option("start_tie", "exclusive", ("exclusive", "inclusive")),
        Option("tie_skeletons", "off", SWITCH, here=skeletons_here),
        Option("glory_token_set", "a", ("a", "b")),
        Option("reveal_hands_at_age_end", "off", SWITCH, here=hidden_here),
        Option("open_hands", "off", SWITCH),
    )

    # Starting

    def read_options(self, players: int, given: Mapping[str, Value], bots: int = 0, rules: int | None = None) -> dict[str, str]:
        options = super().read_options(players, given, bots, rules)
        if options["tribe_choice"] == "host":
            picked = read_tribes(options["tribes"], rules_of(players, options))
            options["tribes"] = "+".join(TRIBE_NAMES[tribe] for tribe in picked)
        return options

    def random_options(self, players: int, dice: Chance) -> dict[str, Value]:
        given = super().random_options(players, dice)
        if dice.pick(4, 0) == 0:  # picked tribes are a text, which the general case cannot invent
            left = list(range(len(TRIBE_NAMES) if given["fairies"] == "on" else Tribe.FAIRY))
            drawn = [left.pop(dice.pick(len(left), 0)) for _ in range(tribe_count(players, str(given["few_players"])))]
            given |= {"tribe_choice": "host", "tribes": "+".join(TRIBE_NAMES[tribe] for tribe in sorted(drawn))}
        return given

    def table(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        return making.blank(rules_of(players, options), chance)

    def set_up(self, state: Ethnos, options: Mapping[str, str]) -> None:
        choice = TRIBE_CHOICES.index(options["tribe_choice"])
        picked = read_tribes(options["tribes"], state.rules) if choice == Choice.HOST else []
        set_up(state, choice, picked)

    restore = staticmethod(making.restore)

    # Seats

    seats = staticmethod(view.seat_names)

    # Looking

    observe = staticmethod(view.observe)
    prompts = staticmethod(words.prompts)
    tell = staticmethod(words.tell)
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

    def chance_kind(self, what: int) -> str:
        return WHAT_NAMES[what & 7]

    # Positions in words

    set_position = staticmethod(position.set_position)
    compare = staticmethod(position.compare)


def rules_of(players: int, options: Mapping[str, str]) -> Rules:
    """Return the options as the engine reads them."""
    return Rules(
        [
            players,
            options["merfolk_scoring"] == "as_kingdom",
            options["start_tie"] == "exclusive",
            options["marker_optional"] == "on",
            options["prompt_all"] == "on",
            options["orc_partial"] == "on",
            options["two_player_tie"] == "both_tokens",
            ("a", "b").index(options["glory_token_set"]),
            options["fairies"] == "on",
            options["empty_row_bonus"] == "on",
            options["show_known_cards"] == "on",
            options["reveal_hands_at_age_end"] == "on",
            options["open_hands"] == "on",
            options["few_players"] == "letter",
            options["tie_skeletons"] == "on",
        ]
    )


def tribe_count(players: int, few_players: str) -> int:
    return tribes_of(plays_as_few(players, few_players == "letter"))


def may_take_part(tribe: int, terms: Terms) -> bool:
    """Return whether a tribe can be in the game."""
    choice = terms["tribe_choice"]
    if choice == "host":
        return TRIBE_NAMES[tribe] in terms["tribes"].replace("+", " ").split()
    return choice != "first_game" or tribe in FIRST_GAME[: tribe_count(terms.players, terms["few_players"])]


def read_tribes(text: str, rules: Rules) -> list[int]:
    """Read `elf+orc+…`: the tribes that the host picked, exactly as many as take part (ET-R38)."""
    count, players = int(rules.tribes), int(rules.players)
    known = TRIBE_NAMES if rules.fairies else TRIBE_NAMES[: Tribe.FAIRY]
    found: list[int] = []
    names = [] if text == "none" else text.replace("+", " ").split()
    for name in names:
        if name not in TRIBE_NAMES:
            raise OptionError("ethnos-tribes-unknown", name=name, tribes=known)
        if name not in known:
            raise OptionError("ethnos-tribes-fairies")
        if TRIBE_NAMES.index(name) in found:
            raise OptionError("ethnos-tribes-twice", name=name)
        found.append(TRIBE_NAMES.index(name))
    if len(found) != count:
        raise OptionError("ethnos-tribes-count", count=count, players=players, found=len(found), example="+".join(TRIBE_NAMES[:count]))
    return sorted(found)
