"""The options of Ethnos (section 10 of the rules), and what they offer at a table."""

from __future__ import annotations

from tafelrunde.games.ethnos.engine.company import plays_as_few, tribes_of
from tafelrunde.kernel.errors import Phrase
from tafelrunde.kernel.options import Here, Offer, Option, Terms, closed_unless, idle_unless, switch

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


def idle_without(tribe: str) -> Here:
    return idle_unless(lambda terms: may_take_part(tribe, terms))


picked_here = closed_unless(lambda terms: terms["tribe_choice"] == "host", Phrase("ethnos-tribes-only-host"), idle=True)
few_here = idle_unless(lambda terms: terms.players < 4)
pair_here = idle_unless(lambda terms: terms.players == 2 and terms["few_players"] == "published")
fairies_here = idle_unless(lambda terms: terms["tribe_choice"] != "first_game")  # its tribes are settled
hidden_here = idle_unless(lambda terms: terms["open_hands"] == "off")


def known_here(offer: Offer, terms: Terms) -> Offer:
    """Bots remember every card they saw, so people are reminded too."""
    return hidden_here(offer.usually("on") if terms.bots else offer, terms)


OPTIONS: tuple[Option, ...] = (
    Option("few_players", "published", ("published", "letter"), here=few_here, engine="letter", when="letter"),
    Option("tribe_choice", "random", TRIBE_CHOICES),
    Option("tribes", "none", ("none",), free_text=True, here=picked_here),
    switch("fairies", here=fairies_here),
    switch("show_known_cards", here=known_here, engine="show_known"),
    Option(
        "merfolk_scoring",
        "leader_only",
        ("leader_only", "as_kingdom"),
        here=idle_without("merfolk"),
        engine="as_kingdom",
        when="as_kingdom",
    ),
    switch("orc_partial", here=idle_without("orc")),
    switch("marker_optional"),
    switch("prompt_all"),
    switch("empty_row_bonus"),
    Option("two_player_tie", "top_only", ("top_only", "both_tokens"), here=pair_here, engine="both_tokens", when="both_tokens"),
    Option("start_tie", "exclusive", ("exclusive", "inclusive"), engine="start_exclusive", when="exclusive"),
    switch("tie_skeletons", here=idle_without("skeleton")),
    Option("glory_token_set", "a", ("a", "b"), engine="token_set"),
    switch("reveal_hands_at_age_end", here=hidden_here, engine="reveal_scattered"),
    switch("open_hands"),
)
