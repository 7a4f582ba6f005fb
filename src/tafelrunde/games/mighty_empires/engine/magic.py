"""Equinox spells (ME-3)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.effects import change_gold, destroy, destroy_on, hoards_of, origin_of
from tafelrunde.games.mighty_empires.engine.law import no_cast, no_target, spell_cost
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires, Step, pair
from tafelrunde.games.mighty_empires.engine.winter import collect_taxes
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.vectors import append, vec


def pay_spell(state: MightyEmpires, seat: i64) -> None:
    cost = spell_cost(state, seat)
    state.note(me.Happened.CAST, [seat, cost])
    if cost > 0:
        change_gold(state, seat, -cost, me.Purse.SPELL)


def roll_spell(state: MightyEmpires, seat: i64, autumn: i64, again: i64) -> i64:
    """Throw on the table of the season; elves and owners of a hoard throw ones again (ME-3.5, ME-11.1). Return the spell."""
    lucky = state.group(seat) == me.Group.ELVES or hoards_of(state, seat) > 0
    die = state.die(me.What.SPELL)
    while lucky and die == 1:
        state.note(me.Happened.SPELL_DIE, [seat, die, die + autumn * 6, again])
        die = state.die(me.What.SPELL)
    state.note(me.Happened.SPELL_DIE, [seat, die, die + autumn * 6, again])
    return die + autumn * 6


def targets(state: MightyEmpires, seat: i64, spell: i64) -> vec[i64]:
    """Return the tiles a spell may be cast on."""
    found = vec[i64]()
    for tile in range(state.land.tiles):
        if no_target(state, seat, spell, tile) == me.No.NOTHING:
            found = append(found, tile)
    return found


def between(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """Return the number of tiles between the caster's building and a target (ME-3.8)."""
    return max(0, state.land.distance(origin_of(state, seat), tile) - 1)


def cast(state: MightyEmpires, seat: i64, spell: i64, tile: i64) -> None:
    """Throw against the distance and let the spell work if that succeeds (ME-3.8)."""
    apart = between(state, seat, tile)
    first = state.die(me.What.DISTANCE)
    second = state.die(me.What.DISTANCE)
    works = first + second > apart
    state.note(me.Happened.SPELL_AT, [seat, spell, tile, apart, me.thrown(first, second, 0), int(works)])
    if works:
        work(state, seat, spell, tile)


def work(state: MightyEmpires, seat: i64, spell: i64, tile: i64) -> None:
    """Carry out what a spell does."""
    if spell == me.Spell.PLENTY:
        collect_taxes(state, seat, True)  # ME-3.13
    elif spell == me.Spell.VOID:
        lay(state, seat, me.Weird.VOID, tile)
    elif spell == me.Spell.EARTHQUAKE:
        lay(state, seat, me.Weird.EARTHQUAKE, tile)
    elif spell == me.Spell.DAM:
        lay(state, seat, me.Weird.DAM, tile)
    elif spell == me.Spell.TRANSMUTATION:
        victim = state.capital[tile]
        die = state.die(me.What.GOLD)
        state.note(me.Happened.DIE, [me.What.GOLD, tile, die, 0])
        change_gold(state, victim, -min(state.gold[victim], die * me.TRANSMUTED_GOLD), me.Purse.TRANSMUTATION)  # ME-3.20
    elif spell == me.Spell.BLIGHT:
        state.blight[state.owner[tile]] += 1  # ME-3.21
        state.note(me.Happened.HALVED, [state.owner[tile], me.Halving.BLIGHT])
    elif spell == me.Spell.FLOOD:
        destroy_on(state, tile, 4, me.Cause.FLOOD)  # ME-3.17
        for below in state.land.downstream(tile):
            destroy_on(state, below, 6, me.Cause.FLOOD)
    elif spell == me.Spell.VORTEX:
        wander(state, tile)
    elif spell == me.Spell.FOG:
        lay(state, seat, me.Weird.FOG, tile)
    elif spell == me.Spell.TORNADO:
        destroy_on(state, tile, 2, me.Cause.TORNADO)  # ME-3.19


def lay(state: MightyEmpires, seat: i64, effect: i64, tile: i64) -> None:
    """An effect lies on a tile from now on; a second one of its kind changes nothing but the caster (ME-3.22)."""
    state.weird[tile * me.EFFECTS + effect] = seat + 1
    state.note(me.Happened.EFFECT, [effect, tile, seat])


def wander(state: MightyEmpires, start: i64) -> None:
    """The vortex of doom (ME-3.16)."""
    tile = start
    while True:
        die = state.die(me.What.DESTROY)
        if die == 1:
            state.note(me.Happened.VORTEX, [tile, die, 0])
            return
        if die >= 5 and state.building[tile] != me.Building.NONE:
            destroy(state, tile, me.Cause.VORTEX)
        direction = state.die(me.What.DIRECTION)
        state.note(me.Happened.VORTEX, [tile, die, direction])
        tile = state.land.beside[tile * 6 + direction - 1]
        if tile == me.EMPTY:
            return


def expire(state: MightyEmpires, first: i64, last: i64) -> None:
    """Effects of these kinds end (ME-1.8)."""
    for tile in range(state.land.tiles):
        for effect in range(first, last + 1):
            if state.weird[tile * me.EFFECTS + effect]:
                state.weird[tile * me.EFFECTS + effect] = 0
                state.note(me.Happened.EXPIRED, [effect, tile])


# Decisions


class Cast(Step):
    """Smallest realm first, each may cast one spell, and it works before the next (ME-3.1, ME-3.10). `data` is the position."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        for position in range(data, state.rules.players):
            seat = state.acting(position)
            if state.status[seat] == me.Status.ACTIVE and no_cast(state, seat) == me.No.NOTHING:
                state.set_top(position)
                return seat
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return pair(me.Do.NO, me.Do.YES)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.set_top(data + 1)
        if action == me.Do.NO:
            state.note(me.Happened.PASSED, [seat, me.Passed.CAST])
        else:
            state.open_stream(me.Stream.SPELLS, seat)
            pay_spell(state, seat)
            state.push(me.ask_reroll(seat, roll_spell(state, seat, state.winter, 0)))


class Reroll(Step):
    """The caster may roll once more, the second result counts (ME-3.4). `data`: seat and spell."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        if state.status[me.reroll_seat(data)] == me.Status.ACTIVE:
            return me.reroll_seat(data)
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return pair(me.Do.NO, me.Do.YES)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        spell = me.reroll_spell(data)
        state.steps.pop()
        if action == me.Do.NO:
            state.note(me.Happened.PASSED, [seat, me.Passed.REROLL])
        else:
            spell = roll_spell(state, seat, state.winter, 1)
        if spell >= me.Spell.PLENTY and spell != me.Spell.AUTUMN_FIZZLE:  # ME-3.6: a 1 fails
            state.push(me.ask_target(seat, spell))


class Target(Step):
    """The caster chooses a tile or declines (ME-3.7). `data`: seat and spell."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        seat = me.target_seat(data)
        if state.status[seat] == me.Status.ACTIVE and len(targets(state, seat, me.target_spell(data))) > 0:
            return seat
        state.steps.pop()
        state.note(me.Happened.NO_EFFECT, [seat])
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        found = append(found, me.Do.NO)
        for tile in targets(state, seat, me.target_spell(data)):
            found = append(found, me.do_target(tile))
        return found

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == me.Do.NO:
            state.note(me.Happened.NO_EFFECT, [seat])
        else:
            cast(state, seat, me.target_spell(data), me.tile_of(action))
