"""Ante Portas in numbers for learning programs: a number for every action, a place for everything that a seat sees."""

from __future__ import annotations

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.board import SITE_NAMES
from tafelrunde.games.ante_portas.engine.cards import CARD_NAMES
from tafelrunde.games.ante_portas.grammar import GRAMMAR
from tafelrunde.games.ante_portas.view import (
    BuildingView,
    CommunityView,
    FightView,
    HexView,
    HospitalView,
    MarketView,
    MovementView,
    PartView,
    SiteView,
    SoldiersView,
    TileView,
    View,
)
from tafelrunde.games.ante_portas.words import PART_WORDS
from tafelrunde.kernel.blocks import blocks
from tafelrunde.kernel.slots import (
    Bag,
    ByName,
    BySeat,
    ByTeam,
    Code,
    Encoding,
    Fields,
    Fixed,
    Look,
    Marks,
    Number,
    Row,
    Seat,
    Slots,
    Team,
    Word,
    numbers,
)

SEATS = 4
FOLLOWS = "follows from the rest"
THINGS = (
    "",
    "tile",
    "soldiers",
    *ap.IMPROVEMENT_NAMES,
    *ap.PLACE_NAMES,
    *ap.BUILDING_NAMES,
    *ap.TILE_NAMES,
    *ap.RECIPE_NAMES,
    *ap.GOOD_NAMES,
)
PARTS = ("farmers", "citizens", "tile", "trap", "shots", "bonus", "useless", "base", "elite", "card", "carried")

# Actions. How a seat wants to be asked is nothing for programs.

ACTIONS = blocks(GRAMMAR, words=PART_WORDS, without=("standing", "standing_window", "standing_hex"))

# Views

TROOP = Fields(
    SoldiersView,
    numbers("farmers", "exhausted_farmers", "citizens", "exhausted_citizens", "snared"),
    {"team": FOLLOWS},
)

TILE = Fields(
    TileView,
    {
        "kind": Word(ap.TILE_NAMES),
        "team": Team(ap.TEAM_NAMES),
        **numbers("facing", "manned", "actions"),
        "view": Marks(1, ap.HEXES - 1),
        "reach": Marks(1, ap.HEXES - 1),
    },
)

HEX = Fields(
    HexView,
    {
        **numbers("base", "elite", "snared_base", "snared_elite"),
        "soldiers": ByTeam(ap.TEAM_NAMES, TROOP),
        "tile": TILE,
        "seen_by": Team(ap.TEAM_NAMES),
        **numbers("attack", "defence"),
    },
    {"number": "it is the place in the list", "column": "always the same", "height": "always the same"},
)

MOVEMENT = Fields(
    MovementView,
    {**numbers("arrow", "arrows"), "parts": Row(15, Fields(PartView, numbers("number", "hex", "base", "elite", "snared", "flying")))},
    {"card": "its name is the place before"},
)


class CardInPlay(Slots):
    """The movement that is under way: the name of its card, which says all about it, then how far it is."""

    def __init__(self) -> None:
        self.card = Word(CARD_NAMES)
        self.size = self.card.size + MOVEMENT.size

    def names(self) -> list[str]:
        return [f".card{name}" for name in self.card.names()] + MOVEMENT.names()

    def write(self, value: MovementView, look: Look, out: list[float], at: int) -> None:
        self.card.write(value.card.name, look, out, at)
        MOVEMENT.write(value, look, out, at + self.card.size)


FIGHT = Fields(
    FightView,
    {**numbers("hex", "attack", "defence", "shots", "bonus"), "attack_parts": Bag(PARTS), "defence_parts": Bag(PARTS)},
)

SITE = Fields(
    SiteView,
    {"place": Code(ap.PLACE_NAMES)},
    {"site": "it is the place in the list", "stewards": "each community says where its steward is"},
)

MARKET = Fields(
    MarketView,
    {"name": Word(ap.MARKET_NAMES)},
    {"sells": "follows from the name", "bundles": "follows from the name", "special": "follows from the name"},
)

BUILDING = Fields(
    BuildingView,
    {"kind": Word(ap.BUILDING_NAMES), **numbers("farmers", "citizens", "operated", "buffer", "buffer_most", "storage")},
    {"needs_farmers": "follows from the kind", "needs_citizens": "follows from the kind", "good": "follows from the kind"},
)

COMMUNITY = Fields(
    CommunityView,
    {
        "team": Team(ap.TEAM_NAMES),
        "site": Code(SITE_NAMES),
        "place": Word(ap.PLACE_NAMES),
        "goods": Bag(ap.GOOD_NAMES),
        **numbers("storage", "spaces"),
        "typed": Bag(ap.GOOD_NAMES),
        **numbers("overflow", "spent", "spending_left"),
        "buildings": Row(ap.SPOTS, BUILDING),
        **numbers("spots_left", "storage_spots_left", "unemployed_farmers", "unemployed_citizens", "farmer_homes", "citizen_homes"),
        **numbers("free_farmer_homes", "free_citizen_homes", "hand_size", "hand_limit"),
        "hand": Bag(ap.IMPROVEMENT_NAMES, known=True),
        "improvements": Bag(ap.IMPROVEMENT_NAMES),
        "tickets": Number(),
        "reaction": Word(ap.REACTION_NAMES),
        "muted": Bag(ap.WINDOW_NAMES),
        "muted_hexes": Marks(1, ap.HEXES - 1),
    },
    {"seat": FOLLOWS, "production": FOLLOWS},
    there=True,
)

FIELDS: dict[str, Slots] = {
    "seat": Word(ap.SEAT_NAMES),
    "players": Number(),
    "mode": Word(ap.MODE_NAMES),
    "scenario": Word(ap.SCENARIO_NAMES),
    "epochs": Number(),
    "variant": Word(ap.VARIANT_NAMES),
    **numbers("base_strength", "elite_strength", "epoch", "year"),
    "season": Word(ap.SEASON_NAMES),
    "phase": Word(ap.PHASE_NAMES),
    **numbers("wave", "arrived"),
    "first": Seat(SEATS),
    "claimant": Seat(SEATS),
    "active": Seat(SEATS),
    "turns_left": Number(),
    "stage": Word(ap.STAGE_NAMES),
    "origin": Code(SITE_NAMES),
    "goals": Bag(SITE_NAMES),
    "dues": BySeat(SEATS, Fixed(seat=Seat(SEATS), food_or_tools=Number(), building_goods=Number())),
    "market": MARKET,
    "hexes": ByName(range(1, ap.HEXES), HEX, "number"),
    "movement": CardInPlay(),
    "fight": FIGHT,
    "rider": Fixed(hex=Number(), tile=Word(ap.TILE_NAMES)),
    "pointer": Number(),
    "batch": Row(24, Fixed(hex=Number(), unit=Word(ap.UNIT_NAMES))),
    "volley": Row(28, Number()),
    "sites": ByName(SITE_NAMES, SITE, "site"),
    "communities": BySeat(SEATS, COMMUNITY),
    "hospitals": ByTeam(ap.TEAM_NAMES, Fields(HospitalView, numbers("farmers", "citizens"), {"team": FOLLOWS})),
    "unfed": ByTeam(ap.TEAM_NAMES, Number()),
    **numbers("base_left", "elite_left"),
    "tiles_left": Bag(ap.TILE_NAMES),
    "cards_left": Number(),
    "unseen": Bag(CARD_NAMES),
    **numbers("places_left", "improvements_left"),
    "discards": Bag(ap.IMPROVEMENT_NAMES),
    "defeated": Number(),
    "territory": ByTeam(ap.TEAM_NAMES, Number()),
    "rows": Row(11, Fixed(team_a=Number(), team_b=Number())),
    "question": Word(ap.ASK_NAMES),
    "asked": Seat(SEATS),
    "window": Word(ap.WINDOW_NAMES),
    **numbers("asked_hex", "asked_damage"),
    "asked_about": Code(THINGS),
    "reason": Word(ap.REASON_NAMES),
    "winner": Team(ap.TEAM_NAMES),
}


def look(view: View) -> Look:
    assert view.seat is not None
    return Look(view, view.seats, view.seat, ap.TEAM_NAMES.index(view.teams[view.seats.index(view.seat)]))


ENCODING = Encoding(
    ACTIONS,
    Fields(
        View,
        FIELDS,
        {
            "seats": "always the same for a number of players",
            "teams": "each community says its team",
            **dict.fromkeys(("hungry", "batch_strength", "volley_damage", "firepower"), FOLLOWS),
        },
    ),
    look,
)
