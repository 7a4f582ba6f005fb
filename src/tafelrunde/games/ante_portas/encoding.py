"""Ante Portas in numbers for learning programs: a number for every action, a place for everything that a seat sees."""

from __future__ import annotations

from functools import partial
from typing import Any

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.board import SITE_NAMES
from tafelrunde.games.ante_portas.engine.cards import CARD_NAMES
from tafelrunde.games.ante_portas.grammar import GRAMMAR
from tafelrunde.games.ante_portas.view import View
from tafelrunde.games.ante_portas.words import PART_WORDS
from tafelrunde.kernel import slots as sl
from tafelrunde.kernel.blocks import blocks

SEATS = 4
THINGS = (
    *("", "tile", "soldiers", *ap.IMPROVEMENT_NAMES, *ap.PLACE_NAMES),
    *(*ap.BUILDING_NAMES, *ap.TILE_NAMES, *ap.RECIPE_NAMES, *ap.GOOD_NAMES),
)
PARTS = ("farmers", "citizens", "tile", "trap", "shots", "bonus", "useless", "base", "elite", "card", "carried")

# How a seat wants to be asked is nothing for programs.
ACTIONS = blocks(GRAMMAR, words=PART_WORDS, without=("standing", "standing_window", "standing_hex"))


class CardName(sl.Word):
    """A movement card, whose name says all about it."""

    def write(self, value: Any, look: sl.Look, out: list[float], at: int) -> None:
        super().write(value.name, look, out, at)


VIEW = sl.fields_of(
    View,
    {
        "View.seat": sl.Word(ap.SEAT_NAMES),
        "mode": sl.Word(ap.MODE_NAMES),
        "scenario": sl.Word(ap.SCENARIO_NAMES),
        "variant": sl.Word(ap.VARIANT_NAMES),
        "season": sl.Word(ap.SEASON_NAMES),
        "phase": sl.Word(ap.PHASE_NAMES),
        "stage": sl.Word(ap.STAGE_NAMES),
        "goals": sl.Bag(SITE_NAMES),
        "dues": sl.BySeat(SEATS, sl.Fixed(seat=sl.Seat(SEATS), food_or_tools=sl.Number(), building_goods=sl.Number())),
        "hexes": lambda one: sl.ByName(range(1, ap.HEXES), one, "number"),
        "rider": sl.Fixed(hex=sl.Number(), tile=sl.Word(ap.TILE_NAMES)),
        "batch": sl.Row(24, sl.Fixed(hex=sl.Number(), unit=sl.Word(ap.UNIT_NAMES))),
        "volley": partial(sl.Row, 28),
        "sites": lambda one: sl.ByName(SITE_NAMES, one, "site"),
        "communities": partial(sl.BySeat, SEATS),
        "tiles_left": sl.Bag(ap.TILE_NAMES),
        "unseen": sl.Bag(CARD_NAMES),
        "rows": sl.Row(11, sl.Fixed(team_a=sl.Number(), team_b=sl.Number())),
        "question": sl.Word(ap.ASK_NAMES),
        "window": sl.Word(ap.WINDOW_NAMES),
        "asked_about": sl.Code(THINGS),
        "reason": sl.Word(ap.REASON_NAMES),
        "MarketView.name": sl.Word(ap.MARKET_NAMES),
        "card": CardName(CARD_NAMES),
        "parts": partial(sl.Row, 15),
        "TileView.kind": sl.Word(ap.TILE_NAMES),
        "BuildingView.kind": sl.Word(ap.BUILDING_NAMES),
        "SiteView.place": sl.Code(ap.PLACE_NAMES),
        "CommunityView.place": sl.Word(ap.PLACE_NAMES),
        "buildings": partial(sl.Row, ap.SPOTS),
        "hand": sl.Bag(ap.IMPROVEMENT_NAMES, known=True),
        "reaction": sl.Word(ap.REACTION_NAMES),
        "muted": sl.Bag(ap.WINDOW_NAMES),
        **dict.fromkeys(("first", "claimant", "active", "asked"), sl.Seat(SEATS)),
        **dict.fromkeys(("TileView.team", "CommunityView.team", "seen_by", "winner"), sl.Team(ap.TEAM_NAMES)),
        **dict.fromkeys(("soldiers", "hospitals", "unfed", "territory"), partial(sl.ByTeam, ap.TEAM_NAMES)),
        **dict.fromkeys(("view", "reach", "muted_hexes"), sl.Marks(1, ap.HEXES - 1)),
        **dict.fromkeys(("origin", "CommunityView.site"), sl.Code(SITE_NAMES)),
        **dict.fromkeys(("CommunityView.goods", "typed"), sl.Bag(ap.GOOD_NAMES)),
        **dict.fromkeys(("discards", "improvements"), sl.Bag(ap.IMPROVEMENT_NAMES)),
        **dict.fromkeys(("attack_parts", "defence_parts"), sl.Bag(PARTS)),
    },
    {
        "seats": "always the same for a number of players",
        "teams": "each community says its team",
        **dict.fromkeys(("hungry", "batch_strength", "volley_damage", "firepower"), sl.FOLLOWS),
        **dict.fromkeys(("SoldiersView.team", "HospitalView.team", "CommunityView.seat", "production"), sl.FOLLOWS),
        **dict.fromkeys(("HexView.number", "SiteView.site"), sl.PLACE),
        **dict.fromkeys(("column", "height"), "always the same"),
        "stewards": "each community says where its steward is",
        **dict.fromkeys(("sells", "bundles", "special"), "follows from the name"),
        **dict.fromkeys(("needs_farmers", "needs_citizens", "good"), "follows from the kind"),
    },
    there=("CommunityView",),
)


def look(view: View) -> sl.Look:
    assert view.seat is not None
    return sl.Look(view, view.seats, view.seat, ap.TEAM_NAMES.index(view.teams[view.seats.index(view.seat)]))


ENCODING = sl.Encoding(ACTIONS, VIEW, look)
