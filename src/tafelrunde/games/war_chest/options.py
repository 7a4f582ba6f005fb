"""The options of War Chest (section 10 of the rules), and what they offer at a table."""

from __future__ import annotations

from tafelrunde.kernel.errors import Phrase
from tafelrunde.kernel.options import Offer, Option, Terms, closed_unless, idle_unless

ARMY_SELECTIONS = (
    "random_deal", "draft_standard", "draft_elimination", "first_game",
    "battle_gaugamela", "battle_bannockburn", "battle_crecy", "custom", "mirror",
)  # fmt: skip
TWO_PLAYERS_ONLY = ("first_game", "battle_gaugamela", "battle_bannockburn", "battle_crecy", "mirror")  # WC-50.10, WC-R33
BOT_MAX_ROUNDS = 100  # WC-9.6
LIMITS = ("max_rounds", "max_coin_plays")  # WC-9.5


def armies_here(offer: Offer, terms: Terms) -> Offer:
    if terms.players == 4:
        return offer.without(*TWO_PLAYERS_ONLY, why=Phrase("war_chest-two-players-only"))
    return offer


custom_here = closed_unless(lambda terms: terms["army_selection"] == "custom", Phrase("war_chest-armies-only-custom"), idle=True)


def rounds_here(offer: Offer, terms: Terms) -> Offer:
    """With a bot at the table a limit of rounds is usual; bots alone must have a limit (WC-9.6, WC-R26)."""
    if not terms.bots:
        return offer
    offer = offer.usually(str(BOT_MAX_ROUNDS))
    if terms.people or terms["max_coin_plays"] != "none":
        return offer
    return offer.without("none", why=Phrase("war_chest-limit-bots"))


# How a game without a winner is decided matters only where there is a limit.
limits_here = idle_unless(lambda terms: any(terms[limit] != "none" for limit in LIMITS))


def start_here(offer: Offer, terms: Terms) -> Offer:
    return offer.only("flip", *map(str, range(terms.players)), why=Phrase("war_chest-initiative-start", last=terms.players - 1))


OPTIONS: tuple[Option, ...] = (
    Option("army_selection", "random_deal", ARMY_SELECTIONS, here=armies_here),
    Option("armies", "none", ("none",), free_text=True, here=custom_here),
    Option("royal_guard_version", "revised", ("revised", "original"), engine="guard_original", when="original"),
    Option("berserker_coin_to", "discard", ("discard", "box"), engine="berserker_to_box", when="box"),
    Option("berserker_version", "v1", ("v1", "v2"), engine="berserker_v2", when="v2"),
    Option("footman_version", "v1", ("v1", "v2"), engine="footman_v2", when="v2"),
    Option("warrior_priest_version", "v1", ("v1", "v2"), engine="priest_v2", when="v2"),
    Option("dead_position_draw", "on", ("on", "off"), engine="dead_position_draw", when="on"),
    Option("max_rounds", "none", ("none",), number=True, here=rounds_here, engine="max_rounds"),
    Option("max_coin_plays", "none", ("none",), number=True, engine="max_plays"),
    Option("adjudication", "draw", ("draw", "markers"), here=limits_here, engine="by_markers", when="markers"),
    Option("initiative_start", "flip", ("flip", "0", "1", "2", "3"), here=start_here),
)
