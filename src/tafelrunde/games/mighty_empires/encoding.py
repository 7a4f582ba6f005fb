"""Mighty Empires in numbers for learning programs: a number for every action, a place for everything that a seat sees."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.grammar import GRAMMAR
from tafelrunde.games.mighty_empires.view import View
from tafelrunde.kernel import slots as sl
from tafelrunde.kernel.blocks import blocks

SEATS = 8

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

SEAT = sl.Seat(SEATS)
OPTION = "an option of the campaign; what it allows or costs is told"

VIEW = sl.fields_of(
    View,
    {
        "View.seat": sl.Word(me.SEAT_NAMES),
        "season": sl.Word(me.SEASON_NAMES),
        "phase": sl.Word(me.PHASE_NAMES),
        "acting": sl.SeatOrder(SEATS, SEATS),
        "View.tiles": partial(sl.Row, me.MOST_TILES),
        "realms": partial(sl.BySeat, SEATS),
        "battles": partial(sl.Row, 12),
        "question": sl.Word(me.ASK_NAMES),
        "terrain": sl.Word(me.TERRAIN_NAMES),
        "building": sl.Word(me.BUILDING_NAMES),
        "effects": lambda effect: sl.ByName(me.WEIRD_NAMES, effect, "kind"),
        "untaxed": sl.Word(me.UNTAXED_NAMES),
        "race": sl.Word(me.RACE_NAMES),
        "group": sl.Word(me.GROUP_NAMES),
        "status": sl.Word(me.STATUS_NAMES),
        "stance": sl.Word(me.STANCE_NAMES),
        "general": sl.Word(me.GENERAL_NAMES),
        "assassin": sl.Word(me.CHARACTER_NAMES),
        "stage": sl.Word(me.STAGE_NAMES),
        "mode": sl.Word(me.MODE_NAMES),
        "ending": sl.Word(me.ENDING_NAMES),
        "Spell.spell": sl.Word(me.SPELL_NAMES),
        "targets": partial(sl.Row, me.MOST_TILES),
        **dict.fromkeys(("event", "last_event"), sl.Word(me.EVENT_NAMES)),
        **dict.fromkeys(("class_a", "class_b"), sl.Word(me.RESULT_NAMES)),
        **dict.fromkeys(("agent", "victim", "spender", "asked", "owner", "aim", "hill", "a", "b", "wants_simulation", "Spell.seat"), SEAT),
        **dict.fromkeys(("Tile.special", "Tile.capital", "original", "caster"), sl.SeatCode()),
        # a tile is its number in the list of tiles, from 1 on
        **dict.fromkeys(
            ("choice", "Realm.capital", "Realm.special", "casts_from", "Battle.tile", "Target.tile"),
            sl.Code(lambda view: [one.name for one in view.tiles]),
        ),
        **dict.fromkeys(("cost", "bought", "reinforced", "Army.siege", "hunt"), sl.Number(known=True)),
    },
    {
        "history": "how the realms stood after earlier rounds",
        **dict.fromkeys(("most_battles", "most_reinforced", "volcano_surcharge", "hoard_points"), OPTION),
        **dict.fromkeys(("name", "kind"), sl.PLACE),
        **dict.fromkeys(("Tile.ground", "tax_dice", "tax_gold"), "follows from the terrain"),
        "expires": "follows from the kind",
        "Battle.ground": "follows from the tile",
        **dict.fromkeys(("Realm.seat", "touches"), sl.FOLLOWS),
    },
    there=("Realm", "Report", "Spell"),
)


def look(view: View) -> sl.Look:
    assert view.seat is not None
    return sl.Look(view, tuple(realm.seat for realm in view.realms), view.seat)


ENCODING = sl.Encoding(ACTIONS, VIEW, look, longest=1 + me.REPORT)
