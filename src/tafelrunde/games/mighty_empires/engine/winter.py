"""Winter: its events and taxes (ME-4)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine import effects
from tafelrunde.games.mighty_empires.engine.battles import battles_of
from tafelrunde.games.mighty_empires.engine.challenge import opponents
from tafelrunde.games.mighty_empires.engine.law import no_rebellion
from tafelrunde.games.mighty_empires.engine.scoring import award_winter_rp
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires, Step, shifted
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.vectors import append, vec


def roll_winter(state: MightyEmpires, seat: i64) -> None:
    """One player's throw on the winter table, applied before the next one throws (ME-4.2)."""
    state.open_stream(me.Stream.WINTER, seat)
    first = state.die(me.What.WINTER)
    second = state.die(me.What.WINTER)
    total = first + second
    hit: i64 = seat
    if total == me.Winter.FAMINE:
        hit = next_hit(state, True)
    elif total == me.Winter.REVOLUTION:
        hit = next_hit(state, False)
    elif total == 2 or total == 12:
        hit = me.EMPTY
    state.note(me.Happened.WINTER_ROLL, [seat, me.thrown(first, second, 0), total, hit])
    undead = state.group(seat) == me.Group.UNDEAD
    if total == 2 or total == 12:
        rage(state, seat)
    elif total == me.Winter.UPRISING:
        state.uprising[seat] += 1
        state.note(me.Happened.HALVED, [seat, me.Halving.UPRISING])
    elif total == me.Winter.REBELLION:
        if len(rebellious(state, seat)) > 0:
            state.push(me.ask_rebel(seat))  # ME-4.4
        else:
            state.note(me.Happened.NO_EFFECT, [seat])
    elif total == me.Winter.PLAGUE:
        if undead:  # ME-11.16
            state.note(me.Happened.NO_EFFECT, [seat])
        else:
            state.plague[seat] = state.year + 1  # ME-4.5
            state.note(me.Happened.PLAGUE, [seat, state.year + 1])
    elif total == me.Winter.RAIDERS:
        raid_borders(state, seat)
    elif total == me.Winter.FAMINE:
        if hit == me.EMPTY:
            state.note(me.Happened.NO_EFFECT, [seat])
        else:
            state.famine[hit] += 1
            state.note(me.Happened.HALVED, [hit, me.Halving.FAMINE])
    elif total == me.Winter.REVOLUTION:
        if hit == me.EMPTY:
            state.note(me.Happened.NO_EFFECT, [seat])
        else:
            state.revolted[hit] = 1
            revolt(state, hit)
    elif undead and not reaches_undead(state, total):
        state.note(me.Happened.NO_EFFECT, [seat])
    else:
        windfall(state, seat, total)


def reaches_undead(state: MightyEmpires, total: i64) -> bool:
    """Return whether the undead get a windfall: those that are taxes they do not (ME-11.17, ME-R26)."""
    return state.rules.undead_windfalls == me.Windfalls.ALL or (
        state.rules.undead_windfalls == me.Windfalls.HARVEST and total == me.Winter.HARVEST
    )


def windfall(state: MightyEmpires, seat: i64, total: i64) -> None:
    """Gold that is paid at once and never halved (ME-4.10)."""
    if total == me.Winter.RECOGNITION:
        first = state.die(me.What.GOLD)
        second = state.die(me.What.GOLD)
        state.note(me.Happened.DIE, [me.What.GOLD, me.EMPTY, first + second, 0])
        effects.change_gold(state, seat, (first + second) * me.LOOT_GOLD, me.Purse.RECOGNITION)
        return
    joined = effects.connected(state, seat)
    count: i64 = 0
    for tile in range(state.land.tiles):
        if joined[tile] and not effects.has_effect(state, tile, me.Weird.FOG):
            if total == me.Winter.HARVEST or state.building[tile] == me.Building.CITY:
                count += 1
    if total == me.Winter.HARVEST:
        effects.change_gold(state, seat, count * me.HARVEST_GOLD, me.Purse.HARVEST)
    else:
        effects.change_gold(state, seat, count * me.REVENUE_GOLD, me.Purse.REVENUE)


def next_hit(state: MightyEmpires, famine: bool) -> i64:
    """Return the largest realm that this result has not hit yet this winter; famine skips the undead (ME-4.11)."""
    found: i64 = -1
    most: i64 = -1
    for rank in range(state.rules.players):
        seat = state.order[rank]
        if state.status[seat] == me.Status.OUT:
            continue
        if famine:
            if state.famine[seat] > 0 or state.group(seat) == me.Group.UNDEAD:
                continue
        elif state.revolted[seat]:
            continue
        if not state.rules.ranks_now:
            return seat
        if effects.rank_key(state, seat) > most:  # among equals whoever the winter's order ranks higher (ME-R27)
            most = effects.rank_key(state, seat)
            found = seat
    return found


def rebellious(state: MightyEmpires, seat: i64) -> vec[i64]:
    """Return the castles and cities of a realm, its capital apart (ME-4.4)."""
    found = vec[i64]()
    for tile in range(state.land.tiles):
        if no_rebellion(state, seat, tile) == me.No.NOTHING:
            found = append(found, tile)
    return found


def rebel(state: MightyEmpires, tile: i64) -> None:
    """A tile goes over to the nearest enemy."""
    to = effects.nearest_enemy(state, tile)
    if to == me.EMPTY:
        state.note(me.Happened.NO_EFFECT, [state.owner[tile]])
    else:
        effects.hand_over(state, tile, to, me.Cause.REBELLION, 0)


def revolt(state: MightyEmpires, seat: i64) -> None:
    """Revolution: all dice and all new owners on the state before the first tile changes hands (ME-4.15, ME-R22)."""
    fallen = vec[i64]()
    heirs = vec[i64]()
    for tile in range(state.land.tiles):
        if state.owner[tile] != seat or state.building[tile] < me.Building.CASTLE or not effects.touches_enemy(state, tile):
            continue
        if state.capital[tile] != me.EMPTY and not state.rules.revolution_hits_capital:
            continue
        die = state.die(me.What.DESTROY)
        to: i64 = -1
        if die >= 5:
            to = effects.nearest_enemy(state, tile)
            fallen = append(fallen, tile)
            heirs = append(heirs, to)
        state.note(me.Happened.REVOLT, [tile, die, to])
    for i in range(len(fallen)):
        if heirs[i] != me.EMPTY:
            effects.hand_over(state, fallen[i], heirs[i], me.Cause.REVOLUTION, 0)


def raid_borders(state: MightyEmpires, seat: i64) -> None:
    """Raiders: tiles next to an enemy may pay no tax (ME-4.9)."""
    for tile in range(state.land.tiles):
        if state.owner[tile] == seat and effects.touches_enemy(state, tile):
            die = state.die(me.What.RAIDERS)
            if die <= 3:
                state.raided[tile] = 1
            state.note(me.Happened.RAIDED, [seat, tile, die, int(die <= 3)])


def rage(state: MightyEmpires, seat: i64) -> None:
    """Dragon rage, once a winter: dragons walk from the volcano and lie down (ME-4.6 to ME-4.8)."""
    volcanoes = state.land.volcanoes
    if state.raged or len(volcanoes) == 0:
        state.note(me.Happened.NO_EFFECT, [seat])
        return
    state.raged = 1
    start = state.pick_of(volcanoes, me.What.VOLCANO)
    count = state.die(me.What.DRAGONS)
    count += state.die(me.What.DRAGONS)
    state.note(me.Happened.DIE, [me.What.DRAGONS, start, count, 0])
    swarm = start
    landed = vec[i64]()
    for _ in range(count):
        direction = state.die(me.What.DIRECTION)
        goal = state.land.beside[(start if state.rules.one_step else swarm) * 6 + direction - 1]
        if goal == me.EMPTY:
            state.note(me.Happened.DRAGON_LOST, [direction])
            continue
        swarm = goal
        landed = append(landed, goal)
        state.dragons[goal] += 1
        state.note(me.Happened.DRAGON_STEP, [goal, direction])
    for tile in landed:
        effects.destroy_on(state, tile, 4, me.Cause.DRAGON)  # ME-4.7: one die a dragon, none once the building is gone


def untaxed(state: MightyEmpires, tile: i64, joined: i64, plenty: bool) -> i64:
    """Return why a tile pays no tax, PAYS if it does (ME-4.12)."""
    if not joined:
        return me.Untaxed.ISOLATED
    if effects.has_effect(state, tile, me.Weird.FOG):
        return me.Untaxed.FOG
    if not plenty and state.raided[tile]:
        return me.Untaxed.RAIDED
    if not plenty and state.dragons[tile] > 0:
        return me.Untaxed.DRAGON
    if me.TAX_DICE[state.land.terrain[tile]] == 0 and state.building[tile] != me.Building.CITY:
        return me.Untaxed.NOTHING
    return me.Untaxed.PAYS


def mean_tax(state: MightyEmpires, tile: i64, owner: i64, building: i64, die: float) -> float:
    """Return the tax that a tile pays an owner in a winter with such a building, where each die shows so much (ME-4.12 to 4.14)."""
    group = state.group(owner)
    if group == me.Group.UNDEAD:
        return 0.0
    elf = 1.0 if group == me.Group.ELVES else 0.0
    terrain = state.land.terrain[tile]
    gold = 0.0
    if me.TAX_DICE[terrain] > 0:
        gold = (float(me.TAX_DICE[terrain]) * die - elf) * float(me.TAX_GOLD[terrain])
    return gold + (die - elf) * float(me.CITY_TAX) if building == me.Building.CITY else gold


def halvings(state: MightyEmpires, seat: i64, plenty: bool) -> i64:
    """Return how often a realm's taxes are halved (ME-4.3, ME-3.13)."""
    count = state.famine[seat] + state.blight[seat]
    return count if plenty else count + state.uprising[seat]


def collect_taxes(state: MightyEmpires, seat: i64, plenty: bool) -> None:
    """A realm's taxes of this winter, or once more by the spell plenty (ME-4.12, ME-3.13)."""
    if state.group(seat) == me.Group.UNDEAD or state.status[seat] == me.Status.OUT:
        return  # ME-4.14
    elf: i64 = 1 if state.group(seat) == me.Group.ELVES else 0  # ME-4.13, ME-11.2
    joined = effects.connected(state, seat)
    total: i64 = 0
    for tile in range(state.land.tiles):
        if state.owner[tile] != seat:
            continue
        why = untaxed(state, tile, joined[tile], plenty)
        if why != me.Untaxed.PAYS:
            state.note(me.Happened.TAX, [seat, tile, 0, 0, 0, why])
            continue
        terrain = state.land.terrain[tile]
        first: i64 = state.die(me.What.TAX) if me.TAX_DICE[terrain] > 0 else 0
        second: i64 = state.die(me.What.TAX) if me.TAX_DICE[terrain] > 1 else 0
        gold = max(0, first + second - elf) * me.TAX_GOLD[terrain]
        city: i64 = 0
        if state.building[tile] == me.Building.CITY:  # after the terrain roll (ME-16.5)
            city = state.die(me.What.TAX)
            gold += max(0, city - elf) * me.CITY_TAX
        total += gold
        state.note(me.Happened.TAX, [seat, tile, me.thrown(first, second, 0), city, gold, why])
    halved = halvings(state, seat, plenty)
    income = total
    for _ in range(halved):
        income = income // 2  # halving step by step rounds down like floor(T / 2^h)
    state.note(me.Happened.TAXES, [seat, total, halved, income])
    if income > 0:
        effects.change_gold(state, seat, income, me.Purse.PLENTY if plenty else me.Purse.TAX)


def clear_winter(state: MightyEmpires) -> None:
    """What the winter did to taxes is over (ME-1.8)."""
    for seat in range(state.rules.players):
        state.uprising[seat] = 0
        state.famine[seat] = 0
        state.blight[seat] = 0
        state.revolted[seat] = 0
    for tile in range(state.land.tiles):
        state.raided[tile] = 0
        state.dragons[tile] = 0
    state.raged = 0


# Decisions


class Campaign(Step):
    """The undead in winter, one after the other: challenge or pass, fight, spend (ME-11.13, ME-11.18). `data` is the position."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        for position in range(data, state.rules.players):
            seat = state.acting(position)
            if state.status[seat] != me.Status.ACTIVE or state.group(seat) != me.Group.UNDEAD:
                continue
            if battles_of(state, seat) == 0 and len(opponents(state, seat)) > 0:
                state.set_top(position)
                return seat
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        found = append(found, me.Do.NO)
        for other in opponents(state, seat):
            found = append(found, me.do_challenge(other))
        return found

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.set_top(data + 1)
        if action == me.Do.NO:
            state.note(me.Happened.PASSED, [seat, me.Passed.CHALLENGE])
            return
        state.push(me.ask_after(state.fights()))
        state.push(me.Ask.BATTLES)
        state.push(me.ask_ground(seat, me.seat_of(action)))


class After(Step):
    """Nothing to decide: a winter battle is settled, the undead spend what it brought (ME-11.18). `data` is the battle."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        state.steps.pop()
        award_winter_rp(state, data)
        for side in range(1, -1, -1):
            seat = state.fight(data, me.Fight.A + side)
            if state.group(seat) == me.Group.UNDEAD:
                state.occupied[seat] = 0
                state.conquered[seat] = 0
                state.push(me.ask_build(seat, data + 1))
        return NOBODY


class WinterRoll(Step):
    """Nothing to decide: smallest realm first, everybody throws on the winter table (ME-4.2). `data` is the position."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        if data >= state.rules.players:
            state.steps.pop()
            return NOBODY
        state.set_top(data + 1)
        seat = state.acting(data)
        if state.status[seat] != me.Status.OUT:
            roll_winter(state, seat)
        return NOBODY


class Rebel(Step):
    """Which castle or city joins the nearest enemy (ME-4.4). `data` is the seat."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        choices = rebellious(state, data)
        if len(choices) > 0 and state.status[data] == me.Status.ACTIVE:
            return data
        state.steps.pop()
        if len(choices) > 0:
            rebel(state, state.pick_of(choices, me.What.IDLE))
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(rebellious(state, seat), me.Do.REBEL)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        rebel(state, me.tile_of(action))
