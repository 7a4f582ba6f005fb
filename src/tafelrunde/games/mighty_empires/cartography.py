"""Maps for people: those that the game makes, and in words what is wrong with one that somebody drew."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.mighty_empires import campaign, maps
from tafelrunde.kernel.capabilities import MapNote
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.texts import has_text, part_text
from tafelrunde.kernel.texts import text as text_of

METHODS = ("flower", "flower_castles", "rulebook_random")


def make(players: int, method: str, seed: int) -> str:
    """Return a map for so many players as a table with this seed would have it."""
    world = made(players, method, seeded(f"map {seed}").pick)
    world["generator"] |= {"method": method, "seed": seed}
    return maps.compact(world)


def made(players: int, method: str, draw: maps.Draw) -> dict[str, Any]:
    """Return a map made in one of the game's ways."""
    if method == "rulebook_random":
        return maps.generate_random(players, draw)
    return maps.generate(players, draw, method == "flower_castles")


def check(text: str, lang: str) -> tuple[list[MapNote], list[MapNote]]:
    """Return the errors of a map that somebody drew, and what is only worth a warning."""
    try:
        world = maps.read_json(text)
        errors, warnings = maps.check(world)
        if not errors and "campaign" in world:
            listed = world["campaign"].get("players") if isinstance(world["campaign"], dict) else None
            campaign.check_campaign(world, len(listed) if isinstance(listed, list) else 0)
    except OptionError as problem:
        where = problem.fields.get("tile", "")
        return [MapNote(problem.key.removeprefix("mighty_empires-"), str(where), problem.text(lang))], []
    return [note(fault, lang) for fault in errors], [note(fault, lang) for fault in warnings]


def note(fault: maps.Fault, lang: str) -> MapNote:
    """Return what is wrong with a map in words; what a map says itself may be long."""
    fields = {name: part_text(lang, said(value, lang)) for name, value in fault.fields.items()}
    return MapNote(fault.key, fault.tile, text_of(lang, f"mighty_empires-map-{fault.key}", tile=fault.tile, **fields))


def said(value: object, lang: str) -> object:
    """Return the name of a thing, or the value itself."""
    key = f"mighty_empires-word-{value}"
    return text_of(lang, key) if isinstance(value, str) and has_text(lang, key) else value
