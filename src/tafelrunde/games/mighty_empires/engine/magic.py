"""Equinox spells (ME-3)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine._grammar import (
    EFFECTS,
    EMPTY,
    TRANSMUTED_GOLD,
    Building,
    Cause,
    Do,
    Group,
    Halving,
    Happened,
    No,
    Passed,
    Purse,
    Spell,
    Status,
    Stream,
    Weird,
    What,
    ask_reroll,
    ask_target,
    do_target,
    reroll_seat,
    reroll_spell,
    target_seat,
    target_spell,
    thrown,
    tile_of,
)
from tafelrunde.games.mighty_empires.engine.effects import change_gold, destroy, destroy_on, hoards_of, origin_of
from tafelrunde.games.mighty_empires.engine.law import no_cast, no_target, spell_cost
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires, Step, pair
from tafelrunde.games.mighty_empires.engine.winter import collect_taxes
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.vectors import append, vec


def pay_spell(state: MightyEmpires, seat: i64) -> None:
    cost = spell_cost(state, seat)
    state.note(Happened.CAST, [seat, cost])
    if cost > 0:
        change_gold(state, seat, -cost, Purse.SPELL)


def roll_spell(state: MightyEmpires, seat: i64, autumn: i64, again: i64) -> i64:
    """Throw on the table of the season; elves and owners of a hoard throw ones again (ME-3.5, ME-11.1). Return the spell."""
    lucky = state.group(seat) == Group.ELVES or hoards_of(state, seat) > 0
    die = state.die(What.SPELL)
    while lucky and die == 1:
        state.note(Happened.SPELL_DIE, [seat, die, die + autumn * 6, again])
        die = state.die(What.SPELL)
    state.note(Happened.SPELL_DIE, [seat, die, die + autumn * 6, again])
    return die + autumn * 6


def targets(state: MightyEmpires, seat: i64, spell: i64) -> vec[i64]:
    """Return the tiles a spell may be cast on."""
    found = vec[i64]()
    for tile in range(state.land.tiles):
        if no_target(state, seat, spell, tile) == No.NOTHING:
            found = append(found, tile)
    return found


def between(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """Return the number of tiles between the caster's building and a target (ME-3.8)."""
    return max(0, state.land.distance(origin_of(state, seat), tile) - 1)


def cast(state: MightyEmpires, seat: i64, spell: i64, tile: i64) -> None:
    """Throw against the distance and let the spell work if that succeeds (ME-3.8)."""
    apart = between(state, seat, tile)
    first = state.die(What.DISTANCE)
    second = state.die(What.DISTANCE)
    works = first + second > apart
    state.note(Happened.SPELL_AT, [seat, spell, tile, apart, thrown(first, second, 0), int(works)])
    if works:
        work(state, seat, spell, tile)


def work(state: MightyEmpires, seat: i64, spell: i64, tile: i64) -> None:
    """Carry out what a spell does."""
    if spell == Spell.PLENTY:
        collect_taxes(state, seat, True)  # ME-3.13
    elif spell == Spell.VOID:
        lay(state, seat, Weird.VOID, tile)
    elif spell == Spell.EARTHQUAKE:
        lay(state, seat, Weird.EARTHQUAKE, tile)
    elif spell == Spell.DAM:
        lay(state, seat, Weird.DAM, tile)
    elif spell == Spell.TRANSMUTATION:
        victim = state.capital[tile]
        die = state.die(What.GOLD)
        state.note(Happened.DIE, [What.GOLD, tile, die, 0])
        change_gold(state, victim, -min(state.gold[victim], die * TRANSMUTED_GOLD), Purse.TRANSMUTATION)  # ME-3.20
    elif spell == Spell.BLIGHT:
        state.blight[state.owner[tile]] += 1  # ME-3.21
        state.note(Happened.HALVED, [state.owner[tile], Halving.BLIGHT])
    elif spell == Spell.FLOOD:
        destroy_on(state, tile, 4, Cause.FLOOD)  # ME-3.17
        for below in state.land.downstream(tile):
            destroy_on(state, below, 6, Cause.FLOOD)
    elif spell == Spell.VORTEX:
        wander(state, tile)
    elif spell == Spell.FOG:
        lay(state, seat, Weird.FOG, tile)
    elif spell == Spell.TORNADO:
        destroy_on(state, tile, 2, Cause.TORNADO)  # ME-3.19


def lay(state: MightyEmpires, seat: i64, effect: i64, tile: i64) -> None:
    """An effect lies on a tile from now on; a second one of its kind changes nothing but the caster (ME-3.22)."""
    state.weird[tile * EFFECTS + effect] = seat + 1
    state.note(Happened.EFFECT, [effect, tile, seat])


def wander(state: MightyEmpires, start: i64) -> None:
    """The vortex of doom (ME-3.16)."""
    tile = start
    while True:
        die = state.die(What.DESTROY)
        if die == 1:
            state.note(Happened.VORTEX, [tile, die, 0])
            return
        if die >= 5 and state.building[tile] != Building.NONE:
            destroy(state, tile, Cause.VORTEX)
        direction = state.die(What.DIRECTION)
        state.note(Happened.VORTEX, [tile, die, direction])
        tile = state.land.beside[tile * 6 + direction - 1]
        if tile == EMPTY:
            return


def expire(state: MightyEmpires, first: i64, last: i64) -> None:
    """Effects of these kinds end (ME-1.8)."""
    for tile in range(state.land.tiles):
        for effect in range(first, last + 1):
            if state.weird[tile * EFFECTS + effect]:
                state.weird[tile * EFFECTS + effect] = 0
                state.note(Happened.EXPIRED, [effect, tile])


# Decisions


class Cast(Step):
    """Smallest realm first, each may cast one spell, and it works before the next (ME-3.1, ME-3.10). `data` is the position."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        for position in range(data, state.rules.players):
            seat = state.acting(position)
            if state.status[seat] == Status.ACTIVE and no_cast(state, seat) == No.NOTHING:
                state.set_top(position)
                return seat
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return pair(Do.NO, Do.YES)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.set_top(data + 1)
        if action == Do.NO:
            state.note(Happened.PASSED, [seat, Passed.CAST])
        else:
            state.open_stream(Stream.SPELLS, seat)
            pay_spell(state, seat)
            state.push(ask_reroll(seat, roll_spell(state, seat, state.winter, 0)))


class Reroll(Step):
    """The caster may roll once more, the second result counts (ME-3.4). `data`: seat and spell."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        if state.status[reroll_seat(data)] == Status.ACTIVE:
            return reroll_seat(data)
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return pair(Do.NO, Do.YES)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        spell = reroll_spell(data)
        state.steps.pop()
        if action == Do.NO:
            state.note(Happened.PASSED, [seat, Passed.REROLL])
        else:
            spell = roll_spell(state, seat, state.winter, 1)
        if spell >= Spell.PLENTY and spell != Spell.AUTUMN_FIZZLE:  # ME-3.6: a 1 fails
            state.push(ask_target(seat, spell))


class Target(Step):
    """The caster chooses a tile or declines (ME-3.7). `data`: seat and spell."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        seat = target_seat(data)
        if state.status[seat] == Status.ACTIVE and len(targets(state, seat, target_spell(data))) > 0:
            return seat
        state.steps.pop()
        state.note(Happened.NO_EFFECT, [seat])
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        found = append(found, Do.NO)
        for tile in targets(state, seat, target_spell(data)):
            found = append(found, do_target(tile))
        return found

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == Do.NO:
            state.note(Happened.NO_EFFECT, [seat])
        else:
            cast(state, seat, target_spell(data), tile_of(action))
