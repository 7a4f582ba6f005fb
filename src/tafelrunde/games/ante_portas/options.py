"""The options of a table (section 10), what they offer there, and how the engine reads them."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.games.ante_portas.engine.data import MODE_NAMES, REACTION_NAMES, SCENARIO_NAMES, VARIANT_NAMES, WAVE_LIMIT, Mode
from tafelrunde.games.ante_portas.engine.state import Rules
from tafelrunde.kernel.errors import Phrase
from tafelrunde.kernel.options import Offer, Option, Terms

SWITCH = ("off", "on")


def is_coop(terms: Terms) -> bool:
    return terms["mode"] == MODE_NAMES[Mode.COOP]


def mode_here(offer: Offer, terms: Terms) -> Offer:
    """Four play in two teams, one or three together; two as they like (AP-0.1, AP-0.20)."""
    if terms.players == 4:
        return offer.without("coop", why=Phrase("ante_portas-too-many", players=terms.players))
    if terms.players in (1, 3):
        return offer.closed(Phrase("ante_portas-duel-players", players=terms.players))
    return offer


def coop_here(offer: Offer, terms: Terms) -> Offer:
    """What only attackers have to do with (AP-22.1)."""
    return offer if is_coop(terms) else offer.closed(Phrase("ante_portas-coop-only")).idle()


def duel_here(offer: Offer, terms: Terms) -> Offer:
    """What only teams against each other have to do with."""
    return offer.closed(Phrase("ante_portas-duel-only")).idle() if is_coop(terms) else offer


def double_here(offer: Offer, terms: Terms) -> Offer:
    """Twice as strong attackers are for two or three, with two cards for three (AP-R14)."""
    offer = coop_here(offer, terms)
    if terms.players == 1:
        return offer.closed(Phrase("ante_portas-double-solo"))
    return offer.without("2", why=Phrase("ante_portas-double-three")) if terms.players == 2 and is_coop(terms) else offer


def second_epoch_here(offer: Offer, terms: Terms) -> Offer:
    """What only Epoch II has changes nothing where only the first one is played."""
    return offer if terms["epochs"] == "2" else offer.idle()


def yearly_here(offer: Offer, terms: Terms) -> Offer:
    """The heartland grows in Epoch II (AP-1.5)."""
    return offer if terms["epochs"] == "2" else offer.closed(Phrase("ante_portas-yearly-two")).idle()


def r222_here(offer: Offer, terms: Terms) -> Offer:
    """The card R222 belongs to the raiders of Epoch II."""
    offer = second_epoch_here(coop_here(offer, terms), terms)
    return offer if terms["scenario"] == "raiders" else offer.idle()


def start_here(offer: Offer, terms: Terms) -> Offer:
    return offer.idle() if terms.players == 1 else offer


def gift_here(offer: Offer, terms: Terms) -> Offer:
    """A gift needs somebody else in the team."""
    return offer if terms.players == 4 or (is_coop(terms) and terms.players > 1) else offer.idle()


def limit_here(offer: Offer, terms: Terms) -> Offer:
    """Bots alone could go on for ever; people may give up (AP-20.9)."""
    offer = coop_here(offer, terms)
    if not is_coop(terms) or terms.people or not terms.bots:
        return offer
    return offer.only(str(WAVE_LIMIT), why=Phrase("ante_portas-limit-bots"))


OPTIONS: tuple[Option, ...] = (
    Option("mode", "coop", MODE_NAMES, here=mode_here),
    Option("scenario", "raiders", SCENARIO_NAMES, here=coop_here),
    Option("epochs", "1", ("1", "2")),
    Option("last_wave_variant", "none", VARIANT_NAMES, here=coop_here),
    Option("double_strength", "0", ("0", "1", "2"), here=double_here),
    Option("manual_heartland", "off", SWITCH),
    Option("yearly_heartland", "off", SWITCH, here=yearly_here),
    Option("flip_upgrade", "off", SWITCH, here=second_epoch_here),
    Option("r222_wound", "on", SWITCH, here=r222_here),
    Option("reaction_mode", "combat_only", REACTION_NAMES),
    Option("start_player", "first", ("first", "random"), here=start_here),
    Option("gift_cost", "giver", ("giver", "receiver"), here=gift_here),
    Option("snare", "card", ("card", "next_card"), here=coop_here),
    Option("bomb_damage", "each_side", ("each_side", "shared"), here=second_epoch_here),
    Option("wave_limit", "none", ("none", str(WAVE_LIMIT)), here=limit_here),
    Option("enemy_start", "combat", ("combat", "free"), here=duel_here),
    Option("fire_window", "on", SWITCH, here=coop_here),
)

BEFORE_2 = {"gift_cost": "receiver", "snare": "next_card", "wave_limit": str(WAVE_LIMIT), "enemy_start": "free", "fire_window": "off"}
"""What held in version 1 of the rules."""


def rules_of(players: int, options: Mapping[str, str]) -> Rules:
    """Return the options as the engine reads them."""
    return Rules(
        [
            players,
            MODE_NAMES.index(options["mode"]),
            SCENARIO_NAMES.index(options["scenario"]),
            int(options["epochs"]),
            VARIANT_NAMES.index(options["last_wave_variant"]),
            int(options["double_strength"]),
            int(options["manual_heartland"] == "on"),
            int(options["yearly_heartland"] == "on"),
            int(options["flip_upgrade"] == "on"),
            int(options["r222_wound"] == "on"),
            REACTION_NAMES.index(options["reaction_mode"]),
            int(options["start_player"] == "random"),
            int(options["gift_cost"] == "receiver"),
            int(options["snare"] == "next_card"),
            int(options["bomb_damage"] == "shared"),
            0 if options["wave_limit"] == "none" else int(options["wave_limit"]),
            int(options["enemy_start"] == "free"),
            int(options["fire_window"] == "on"),
        ]
    )
