"""Mighty Empires in numbers for learning programs: a number for every action, a place for everything that a seat sees."""

from __future__ import annotations

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.grammar import GRAMMAR
from tafelrunde.games.mighty_empires.view import Army, Battle, Effect, Realm, Report, Spell, Target, Tile, View
from tafelrunde.kernel.blocks import blocks
from tafelrunde.kernel.slots import (
    ByName,
    BySeat,
    Code,
    Encoding,
    Fields,
    Look,
    Number,
    Row,
    Seat,
    SeatCode,
    SeatOrder,
    Slots,
    Word,
    numbers,
)

SEATS = 8
FOLLOWS = "follows from the rest"

# Actions. Tiles are numbered as the view lists them.


def order_values() -> list[tuple[int, int]]:
    """Return the parts of an order with the values that each can have; reinforcements at a real table cost up to the whole treasury."""
    return [(part, value) for part in range(me.PARTS) for value in range(1024 if part == me.Part.REINFORCE else 256)]


ACTIONS = blocks(
    GRAMMAR,
    joined={"part": ("value", ("part", "value"), order_values())},
    words={"seat": me.SEAT_NAMES, "event": me.EVENT_NAMES, "building": me.BUILDING_NAMES},
)

# Views


def tile_code() -> Slots:
    """A tile as its number in the list of tiles, from 1 on."""
    return Code(lambda view: [one.name for one in view.tiles])


EFFECT = Fields(Effect, {"caster": SeatCode()}, {"kind": "it is the place in the list", "expires": "follows from the kind"})

TILE = Fields(
    Tile,
    {
        **numbers("q", "r"),
        "terrain": Word(me.TERRAIN_NAMES),
        "owner": Seat(SEATS),
        "building": Word(me.BUILDING_NAMES),
        "special": SeatCode(),
        "capital": SeatCode(),
        "original": SeatCode(),
        **numbers("claimed", "exhausted", "flow", "home"),
        "effects": ByName(me.WEIRD_NAMES, EFFECT, "kind"),
        **numbers("raided", "dragons", "lair", "isolated"),
        "untaxed": Word(me.UNTAXED_NAMES),
        "mine_dice": Number(),
        "cost": Number(known=True),
    },
    {"name": "it is the place in the list", "ground": "follows from the terrain", "tax_dice": "follows from the terrain",
     "tax_gold": "follows from the terrain"},
)  # fmt: skip

REALM = Fields(
    Realm,
    {
        "race": Word(me.RACE_NAMES),
        "group": Word(me.GROUP_NAMES),
        "status": Word(me.STATUS_NAMES),
        **numbers("gold", "tiles", "cities", "castles", "mines", "hoards", "markers", "score", "size", "rank", "largest", "plague"),
        **numbers("rp", "winter_rp", "quality"),
        "capital": tile_code(),
        "special": tile_code(),
        **numbers("special_built", "home"),
        "event": Word(me.EVENT_NAMES),
        "aim": Seat(SEATS),
        "last_event": Word(me.EVENT_NAMES),
        **numbers("uprising", "famine", "blight", "chosen", "spell_cost"),
        "casts_from": tile_code(),
        **numbers("tax", "tax_most", "income"),
    },
    {"seat": FOLLOWS},
    there=True,
)

ARMY = Fields(
    Army,
    {
        **numbers("base", "largest", "plague", "free"),
        "bought": Number(known=True),
        "reinforced": Number(known=True),
        "siege": Number(known=True),
        "stance": Word(me.STANCE_NAMES),
        "general": Word(me.GENERAL_NAMES),
        "hunt": Number(known=True),
        "assassin": Word(me.CHARACTER_NAMES),
        "sealed": Number(),
    },
)

REPORTED = Fields(
    Report,
    {
        **numbers("vp_a", "vp_b", "gold_a", "gold_b", "reinforce_a", "reinforce_b", "siege"),
        "hill": Seat(SEATS),
        **numbers("hill_counted", "dragon_dead", "assassin_a", "assassin_b", "fallen_a", "fallen_b", "rounds"),
    },
    there=True,
)

BATTLE = Fields(
    Battle,
    {
        "a": Seat(SEATS),
        "b": Seat(SEATS),
        "tile": tile_code(),
        "stage": Word(me.STAGE_NAMES),
        "mode": Word(me.MODE_NAMES),
        **numbers("siege", "dragon", "base", "rounds"),
        "army_a": ARMY,
        "army_b": ARMY,
        "report_a": REPORTED,
        "report_b": REPORTED,
        "wants_simulation": Seat(SEATS),
        "ending": Word(me.ENDING_NAMES),
        **numbers("vp_a", "vp_b"),
        "class_a": Word(me.RESULT_NAMES),
        "class_b": Word(me.RESULT_NAMES),
    },
    {"ground": "follows from the tile"},
)

TARGET = Fields(Target, {"tile": tile_code(), "percent": Number()}, {"touches": FOLLOWS})

SPELL = Fields(Spell, {"seat": Seat(SEATS), "spell": Word(me.SPELL_NAMES), "targets": Row(me.MOST_TILES, TARGET)}, there=True)

FIELDS: dict[str, Slots] = {
    "seat": Word(me.SEAT_NAMES),
    **numbers("players", "round", "year"),
    "season": Word(me.SEASON_NAMES),
    "phase": Word(me.PHASE_NAMES),
    **numbers("max_rounds", "target", "base", "battle_rounds", "largest_bonus", "assassin_wounds"),
    "acting": SeatOrder(SEATS, SEATS),
    "tiles": Row(me.MOST_TILES, TILE),
    "realms": BySeat(SEATS, REALM),
    "battles": Row(12, BATTLE),
    "agent": Seat(SEATS),
    "victim": Seat(SEATS),
    "raged": Number(),
    "spell": SPELL,
    "choice": tile_code(),
    "points": Number(),
    "spender": Seat(SEATS),
    "question": Word(me.ASK_NAMES),
    "asked": Seat(SEATS),
}


LEFT_OUT = {
    "history": "how the realms stood after earlier rounds",
    **dict.fromkeys(
        ("most_battles", "most_reinforced", "volcano_surcharge", "hoard_points"),
        "an option of the campaign; what it allows or costs is told",
    ),
}


def look(view: View) -> Look:
    assert view.seat is not None
    return Look(view, tuple(realm.seat for realm in view.realms), view.seat)


ENCODING = Encoding(ACTIONS, Fields(View, FIELDS, LEFT_OUT), look, longest=1 + me.REPORT)
