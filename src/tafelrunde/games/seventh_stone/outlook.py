"""What could be placed of what a sheet would buy: room in barracks, on building slots and beside military units (SS-8.2 to SS-8.11)."""

from __future__ import annotations

import msgspec

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.law import no_recruiting, no_site, recruits_left
from tafelrunde.games.seventh_stone.engine.placement import armies_of_type
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.game import Sentence


class Outlook(msgspec.Struct):
    """What a distribution of resource stones would come to."""

    buildings: int
    """Free building slots."""
    units: dict[str, int]
    """At most of one type, if all barracks recruit it."""
    mercenaries: int
    """That could join armies once the units are placed, as far as they can be."""
    lapses: dict[str, int]
    """By slot: how much of what is bought would find no place. Mercenaries are counted as if the first place were won."""


class Barracks(msgspec.Struct):
    """A field on which units can be recruited this year."""

    cell: int
    type: int
    """Of the army that stands there, EMPTY where one could be founded."""
    room: int


def look_ahead(state: SeventhStone, seat: int, words: Sentence) -> Outlook | None:
    """Return what could be placed of what these words would buy; None for anything but an allocation."""
    if seat < 0 or words[:1] != ("allocate",) or not state.asks(ss.Ask.ALLOCATE):
        return None
    bought = {
        slot: int(count) for slot, count in zip(words[1::2], words[2::2], strict=False) if slot in ss.SLOT_NAMES and count.isdecimal()
    }
    wanted = [bought.get(name, 0) for name in ss.UNIT_NAMES]
    fields = barracks(state, seat)
    room = sum(one.room for one in fields)
    placed = place(state, seat, fields, wanted)
    slots = sum(
        state.building[at] == ss.Building.NONE
        for cell in range(state.board.cells)
        if no_site(state, seat, cell) == ss.No.NOTHING
        for at in range(cell * ss.SLOTS, cell * ss.SLOTS + ss.SLOTS)
    )
    lapses = {name: max(0, wanted[kind] - placed[kind]) for kind, name in enumerate(ss.UNIT_NAMES)}
    return Outlook(
        buildings=slots,
        units={
            name: place(state, seat, fields, [room * (kind == one) for one in range(ss.TYPES)])[kind]
            for kind, name in enumerate(ss.UNIT_NAMES)
        },
        mercenaries=hires(state, seat, fields, sum(placed)),
        lapses={"building": max(0, bought.get("building", 0) - slots), **lapses},
    )


def barracks(state: SeventhStone, seat: int) -> list[Barracks]:
    """Return where units can be recruited."""
    found = []
    for cell in range(state.board.cells):
        room = min(int(recruits_left(state, cell)), int(state.unit_limit - state.units(seat, cell)))
        if room > 0 and no_recruiting(state, seat, cell) == ss.No.NOTHING:
            found.append(Barracks(cell, int(state.army_type(seat, cell)), room))
    return found


def place(state: SeventhStone, seat: int, fields: list[Barracks], wanted: list[int]) -> list[int]:
    """Return how many of the units wanted find a place: armies that stand there first, then new ones in the largest barracks."""
    left, armies = wanted[:], [int(count) for count in armies_of_type(state, seat)]
    for one in sorted(fields, key=lambda one: (one.type == ss.EMPTY, -one.room if one.type == ss.EMPTY else 0)):
        kind = one.type
        if kind == ss.EMPTY:
            kind = max(
                (kind for kind in range(ss.TYPES) if left[kind] and armies[kind] < ss.STONE_LIMIT), key=left.__getitem__, default=ss.EMPTY
            )
            if kind == ss.EMPTY:
                continue
            armies[kind] += 1
        left[kind] -= min(one.room, left[kind])
    return [before - after for before, after in zip(wanted, left, strict=True)]


def hires(state: SeventhStone, seat: int, fields: list[Barracks], placed: int) -> int:
    """Return the room for mercenaries while so many units are placed, from the first barracks on."""
    room = 0
    for cell in range(state.board.cells):
        kind = state.army_type(seat, cell)
        if kind != ss.EMPTY and not state.lava[cell]:
            at = state.place(seat, cell, kind)
            room += max(0, beside(state, int(state.military[at])) - int(state.mercenary[at]))
    for one in fields:
        military = int(state.military[state.place(seat, one.cell, one.type)]) if one.type != ss.EMPTY else 0
        for more in range(military, military + min(one.room, placed)):
            room += max(0, beside(state, more + 1) - beside(state, more))
        placed -= min(one.room, placed)
    return room


def beside(state: SeventhStone, military: int) -> int:
    """Return how many mercenaries an army of so many military units may have (SS-8.8, SS-8.11)."""
    return max(0, min(military, int(state.unit_limit) - military))
