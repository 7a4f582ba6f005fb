"""The options of Ethnos (section 10 of the rules), and what they offer at a table."""

from __future__ import annotations

from tafelrunde.games.ethnos.engine.company import plays_as_few, tribes_of
from tafelrunde.kernel.errors import Phrase
from tafelrunde.kernel.options import Offer, Option, Terms

SWITCH = ("off", "on")
TRIBE_CHOICES = ("random", "host", "first_game", "draft")
FIRST_GAME = ("orc", "giant", "minotaur", "elf", "wizard", "troll")
"""The tribes of a first game; with five without Trolls."""


def tribe_count(players: int, few_players: str) -> int:
    return tribes_of(plays_as_few(players, few_players == "letter"))


def may_take_part(tribe: str, terms: Terms) -> bool:
    """Return whether a tribe can be in the game."""
    choice = terms["tribe_choice"]
    if choice == "host":
        return tribe in terms["tribes"].replace("+", " ").split()
    return choice != "first_game" or tribe in FIRST_GAME[: tribe_count(terms.players, terms["few_players"])]


def picked_here(offer: Offer, terms: Terms) -> Offer:
    return offer if terms["tribe_choice"] == "host" else offer.closed(Phrase("ethnos-tribes-only-host")).idle()


def fairies_here(offer: Offer, terms: Terms) -> Offer:
    """The tribes of the first game are settled."""
    return offer.idle() if terms["tribe_choice"] == "first_game" else offer


def merfolk_here(offer: Offer, terms: Terms) -> Offer:
    return offer if may_take_part("merfolk", terms) else offer.idle()


def orcs_here(offer: Offer, terms: Terms) -> Offer:
    return offer if may_take_part("orc", terms) else offer.idle()


def few_here(offer: Offer, terms: Terms) -> Offer:
    return offer if terms.players < 4 else offer.idle()


def pair_here(offer: Offer, terms: Terms) -> Offer:
    return offer if terms.players == 2 and terms["few_players"] == "published" else offer.idle()


def skeletons_here(offer: Offer, terms: Terms) -> Offer:
    return offer if may_take_part("skeleton", terms) else offer.idle()


def hidden_here(offer: Offer, terms: Terms) -> Offer:
    """With open hands nothing is hidden."""
    return offer.idle() if terms["open_hands"] == "on" else offer


def known_here(offer: Offer, terms: Terms) -> Offer:
    """Bots remember every card they saw, so people are reminded too."""
    return hidden_here(offer.usually("on") if terms.bots else offer, terms)


OPTIONS: tuple[Option, ...] = (
    Option("few_players", "published", ("published", "letter"), here=few_here, engine="letter", when="letter"),
    Option("tribe_choice", "random", TRIBE_CHOICES),
    Option("tribes", "none", ("none",), free_text=True, here=picked_here),
    Option("fairies", "off", SWITCH, here=fairies_here, engine="fairies", when="on"),
    Option("show_known_cards", "off", SWITCH, here=known_here, engine="show_known", when="on"),
    Option("merfolk_scoring", "leader_only", ("leader_only", "as_kingdom"), here=merfolk_here, engine="as_kingdom", when="as_kingdom"),
    Option("orc_partial", "off", SWITCH, here=orcs_here, engine="orc_partial", when="on"),
    Option("marker_optional", "off", SWITCH, engine="marker_optional", when="on"),
    Option("prompt_all", "off", SWITCH, engine="prompt_all", when="on"),
    Option("empty_row_bonus", "off", SWITCH, engine="empty_row_bonus", when="on"),
    Option("two_player_tie", "top_only", ("top_only", "both_tokens"), here=pair_here, engine="both_tokens", when="both_tokens"),
    Option("start_tie", "exclusive", ("exclusive", "inclusive"), engine="start_exclusive", when="exclusive"),
    Option("tie_skeletons", "off", SWITCH, here=skeletons_here, engine="tie_skeletons", when="on"),
    Option("glory_token_set", "a", ("a", "b"), engine="token_set"),
    Option("reveal_hands_at_age_end", "off", SWITCH, here=hidden_here, engine="reveal_scattered", when="on"),
    Option("open_hands", "off", SWITCH, engine="open_hands", when="on"),
)
