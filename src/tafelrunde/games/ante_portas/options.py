"""The options of Ante Portas (section 10 of the rules), and what they offer at a table."""

from __future__ import annotations

from tafelrunde.kernel.errors import Phrase
from tafelrunde.kernel.options import Offer, Option, Terms, closed_unless, idle_unless, switch

MODES = ("coop", "capture_flag", "territory")
SCENARIOS = ("raiders", "dragons")
VARIANTS = ("none", "all_dead", "crescendo")  # of the Last Wave
REACTIONS = ("always", "combat_only", "auto")
WAVE_LIMIT = 60  # rounds of the Last Wave, if it ends at all (AP-20.9)


def is_coop(terms: Terms) -> bool:
    return terms["mode"] == "coop"


def mode_here(offer: Offer, terms: Terms) -> Offer:
    """Four play in two teams, one or three together; two as they like (AP-0.1, AP-0.20)."""
    if terms.players == 4:
        return offer.without("coop", why=Phrase("ante_portas-too-many", players=terms.players))
    if terms.players in (1, 3):
        return offer.closed(Phrase("ante_portas-duel-players", players=terms.players))
    return offer


coop_here = closed_unless(is_coop, Phrase("ante_portas-coop-only"), idle=True)
"""What only attackers have to do with (AP-22.1)."""
duel_here = closed_unless(lambda terms: not is_coop(terms), Phrase("ante_portas-duel-only"), idle=True)
"""What only teams against each other have to do with."""


def double_here(offer: Offer, terms: Terms) -> Offer:
    """Twice as strong attackers are for two or three, with two cards for three (AP-R14)."""
    offer = coop_here(offer, terms)
    if terms.players == 1:
        return offer.closed(Phrase("ante_portas-double-solo"))
    return offer.without("2", why=Phrase("ante_portas-double-three")) if terms.players == 2 and is_coop(terms) else offer


second_epoch_here = idle_unless(lambda terms: terms["epochs"] == "2")
yearly_here = closed_unless(lambda terms: terms["epochs"] == "2", Phrase("ante_portas-yearly-two"), idle=True)
"""The heartland grows in Epoch II (AP-1.5)."""
start_here = idle_unless(lambda terms: terms.players > 1)
gift_here = idle_unless(lambda terms: terms.players == 4 or (is_coop(terms) and terms.players > 1))  # it needs somebody else in the team


def r222_here(offer: Offer, terms: Terms) -> Offer:
    """The card R222 belongs to the raiders of Epoch II."""
    offer = second_epoch_here(coop_here(offer, terms), terms)
    return offer if terms["scenario"] == "raiders" else offer.idle()


def limit_here(offer: Offer, terms: Terms) -> Offer:
    """Bots alone could go on for ever; people may give up (AP-20.9)."""
    offer = coop_here(offer, terms)
    if not is_coop(terms) or terms.people or not terms.bots:
        return offer
    return offer.only(str(WAVE_LIMIT), why=Phrase("ante_portas-limit-bots"))


OPTIONS: tuple[Option, ...] = (
    Option("mode", "coop", MODES, here=mode_here, engine="mode"),
    Option("scenario", "raiders", SCENARIOS, here=coop_here, engine="dragons"),
    Option("epochs", "1", ("1", "2"), engine="second_epoch", when="2"),
    Option("last_wave_variant", "none", VARIANTS, here=coop_here, engine="variant"),
    Option("double_strength", "0", ("0", "1", "2"), here=double_here, engine="double"),
    switch("manual_heartland"),
    switch("yearly_heartland", here=yearly_here),
    switch("flip_upgrade", here=second_epoch_here),
    switch("r222_wound", "on", here=r222_here),
    Option("reaction_mode", "combat_only", REACTIONS, engine="reaction"),
    Option("start_player", "first", ("first", "random"), here=start_here, engine="random_start", when="random"),
    Option("gift_cost", "giver", ("giver", "receiver"), here=gift_here, engine="giver_pays", when="giver"),
    Option("snare", "card", ("card", "next_card"), here=coop_here, engine="snare_lasts", when="next_card"),
    Option("bomb_damage", "each_side", ("each_side", "shared"), here=second_epoch_here, engine="shared_blast", when="shared"),
    Option("wave_limit", "none", ("none", str(WAVE_LIMIT)), here=limit_here, engine="limited", when=str(WAVE_LIMIT)),
    Option("enemy_start", "combat", ("combat", "free"), here=duel_here, engine="free_start", when="free"),
    switch("fire_window", "on", here=coop_here),
    Option("answers", "played", ("played", "inside"), past=True, engine="answers_inside", when="inside"),  # of the computer (AP-17.12)
)

BEFORE_2 = {
    "gift_cost": "receiver",
    "snare": "next_card",
    "wave_limit": str(WAVE_LIMIT),
    "enemy_start": "free",
    "fire_window": "off",
    "answers": "inside",
}
"""What held in version 1 of the rules."""
