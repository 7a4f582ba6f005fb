"""Winter: its events and taxes (ME-4)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine._grammar import (
    CITY_TAX,
    EMPTY,
    HARVEST_GOLD,
    LOOT_GOLD,
    REVENUE_GOLD,
    TAX_DICE,
    TAX_GOLD,
    Ask,
    Building,
    Cause,
    Do,
    Fight,
    Group,
    Halving,
    Happened,
    No,
    Passed,
    Purse,
    Status,
    Stream,
    Untaxed,
    Weird,
    What,
    Windfalls,
    Winter,
    ask_after,
    ask_build,
    ask_ground,
    ask_rebel,
    do_challenge,
    seat_of,
    thrown,
    tile_of,
)
from tafelrunde.games.mighty_empires.engine.battles import battles_of
from tafelrunde.games.mighty_empires.engine.challenge import opponents
from tafelrunde.games.mighty_empires.engine.effects import (
    change_gold,
    connected,
    destroy_on,
    hand_over,
    has_effect,
    nearest_enemy,
    rank_key,
    touches_enemy,
)
from tafelrunde.games.mighty_empires.engine.law import no_rebellion
from tafelrunde.games.mighty_empires.engine.scoring import award_winter_rp
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires, Step, shifted
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.vectors import append, vec


def roll_winter(state: MightyEmpires, seat: i64) -> None:
    """One player's throw on the winter table, applied before the next one throws (ME-4.2)."""
    state.open_stream(Stream.WINTER, seat)
    first = state.die(What.WINTER)
    second = state.die(What.WINTER)
    total = first + second
    hit: i64 = seat
    if total == Winter.FAMINE:
        hit = next_hit(state, True)
    elif total == Winter.REVOLUTION:
        hit = next_hit(state, False)
    elif total == 2 or total == 12:
        hit = EMPTY
    state.note(Happened.WINTER_ROLL, [seat, thrown(first, second, 0), total, hit])
    undead = state.group(seat) == Group.UNDEAD
    if total == 2 or total == 12:
        rage(state, seat)
    elif total == Winter.UPRISING:
        state.uprising[seat] += 1
        state.note(Happened.HALVED, [seat, Halving.UPRISING])
    elif total == Winter.REBELLION:
        if len(rebellious(state, seat)) > 0:
            state.push(ask_rebel(seat))  # ME-4.4
        else:
            state.note(Happened.NO_EFFECT, [seat])
    elif total == Winter.PLAGUE:
        if undead:  # ME-11.16
            state.note(Happened.NO_EFFECT, [seat])
        else:
            state.plague[seat] = state.year + 1  # ME-4.5
            state.note(Happened.PLAGUE, [seat, state.year + 1])
    elif total == Winter.RAIDERS:
        raid_borders(state, seat)
    elif total == Winter.FAMINE:
        if hit == EMPTY:
            state.note(Happened.NO_EFFECT, [seat])
        else:
            state.famine[hit] += 1
            state.note(Happened.HALVED, [hit, Halving.FAMINE])
    elif total == Winter.REVOLUTION:
        if hit == EMPTY:
            state.note(Happened.NO_EFFECT, [seat])
        else:
            state.revolted[hit] = 1
            revolt(state, hit)
    elif undead and not reaches_undead(state, total):
        state.note(Happened.NO_EFFECT, [seat])
    else:
        windfall(state, seat, total)


def reaches_undead(state: MightyEmpires, total: i64) -> bool:
    """Return whether the undead get a windfall: those that are taxes they do not (ME-11.17, ME-R26)."""
    return state.rules.undead_windfalls == Windfalls.ALL or (state.rules.undead_windfalls == Windfalls.HARVEST and total == Winter.HARVEST)


def windfall(state: MightyEmpires, seat: i64, total: i64) -> None:
    """Gold that is paid at once and never halved (ME-4.10)."""
    if total == Winter.RECOGNITION:
        first = state.die(What.GOLD)
        second = state.die(What.GOLD)
        state.note(Happened.DIE, [What.GOLD, EMPTY, first + second, 0])
        change_gold(state, seat, (first + second) * LOOT_GOLD, Purse.RECOGNITION)
        return
    joined = connected(state, seat)
    count: i64 = 0
    for tile in range(state.land.tiles):
        if joined[tile] and not has_effect(state, tile, Weird.FOG):
            if total == Winter.HARVEST or state.building[tile] == Building.CITY:
                count += 1
    if total == Winter.HARVEST:
        change_gold(state, seat, count * HARVEST_GOLD, Purse.HARVEST)
    else:
        change_gold(state, seat, count * REVENUE_GOLD, Purse.REVENUE)


def next_hit(state: MightyEmpires, famine: bool) -> i64:
    """Return the largest realm that this result has not hit yet this winter; famine skips the undead (ME-4.11)."""
    found: i64 = -1
    most: i64 = -1
    for rank in range(state.rules.players):
        seat = state.order[rank]
        if state.status[seat] == Status.OUT:
            continue
        if famine:
            if state.famine[seat] > 0 or state.group(seat) == Group.UNDEAD:
                continue
        elif state.revolted[seat]:
            continue
        if not state.rules.ranks_now:
            return seat
        if rank_key(state, seat) > most:  # among equals whoever the winter's order ranks higher (ME-R27)
            most = rank_key(state, seat)
            found = seat
    return found


def rebellious(state: MightyEmpires, seat: i64) -> vec[i64]:
    """Return the castles and cities of a realm, its capital apart (ME-4.4)."""
    found = vec[i64]()
    for tile in range(state.land.tiles):
        if no_rebellion(state, seat, tile) == No.NOTHING:
            found = append(found, tile)
    return found


def rebel(state: MightyEmpires, tile: i64) -> None:
    """A tile goes over to the nearest enemy."""
    to = nearest_enemy(state, tile)
    if to == EMPTY:
        state.note(Happened.NO_EFFECT, [state.owner[tile]])
    else:
        hand_over(state, tile, to, Cause.REBELLION, 0)


def revolt(state: MightyEmpires, seat: i64) -> None:
    """Revolution: all dice and all new owners on the state before the first tile changes hands (ME-4.15, ME-R22)."""
    fallen = vec[i64]()
    heirs = vec[i64]()
    for tile in range(state.land.tiles):
        if state.owner[tile] != seat or state.building[tile] < Building.CASTLE or not touches_enemy(state, tile):
            continue
        if state.capital[tile] != EMPTY and not state.rules.revolution_hits_capital:
            continue
        die = state.die(What.DESTROY)
        to: i64 = -1
        if die >= 5:
            to = nearest_enemy(state, tile)
            fallen = append(fallen, tile)
            heirs = append(heirs, to)
        state.note(Happened.REVOLT, [tile, die, to])
    for i in range(len(fallen)):
        if heirs[i] != EMPTY:
            hand_over(state, fallen[i], heirs[i], Cause.REVOLUTION, 0)


def raid_borders(state: MightyEmpires, seat: i64) -> None:
    """Raiders: tiles next to an enemy may pay no tax (ME-4.9)."""
    for tile in range(state.land.tiles):
        if state.owner[tile] == seat and touches_enemy(state, tile):
            die = state.die(What.RAIDERS)
            if die <= 3:
                state.raided[tile] = 1
            state.note(Happened.RAIDED, [seat, tile, die, int(die <= 3)])


def rage(state: MightyEmpires, seat: i64) -> None:
    """Dragon rage, once a winter: dragons walk from the volcano and lie down (ME-4.6 to ME-4.8)."""
    volcanoes = state.land.volcanoes
    if state.raged or len(volcanoes) == 0:
        state.note(Happened.NO_EFFECT, [seat])
        return
    state.raged = 1
    start = state.pick_of(volcanoes, What.VOLCANO)
    count = state.die(What.DRAGONS)
    count += state.die(What.DRAGONS)
    state.note(Happened.DIE, [What.DRAGONS, start, count, 0])
    swarm = start
    landed = vec[i64]()
    for _ in range(count):
        direction = state.die(What.DIRECTION)
        goal = state.land.beside[(start if state.rules.one_step else swarm) * 6 + direction - 1]
        if goal == EMPTY:
            state.note(Happened.DRAGON_LOST, [direction])
            continue
        swarm = goal
        landed = append(landed, goal)
        state.dragons[goal] += 1
        state.note(Happened.DRAGON_STEP, [goal, direction])
    for tile in landed:
        destroy_on(state, tile, 4, Cause.DRAGON)  # ME-4.7: one die a dragon, none once the building is gone


def untaxed(state: MightyEmpires, tile: i64, joined: i64, plenty: bool) -> i64:
    """Return why a tile pays no tax, PAYS if it does (ME-4.12)."""
    if not joined:
        return Untaxed.ISOLATED
    if has_effect(state, tile, Weird.FOG):
        return Untaxed.FOG
    if not plenty and state.raided[tile]:
        return Untaxed.RAIDED
    if not plenty and state.dragons[tile] > 0:
        return Untaxed.DRAGON
    if TAX_DICE[state.land.terrain[tile]] == 0 and state.building[tile] != Building.CITY:
        return Untaxed.NOTHING
    return Untaxed.PAYS


def mean_tax(state: MightyEmpires, tile: i64, owner: i64, building: i64, die: float) -> float:
    """Return the tax that a tile pays an owner in a winter with such a building, where each die shows so much (ME-4.12 to 4.14)."""
    group = state.group(owner)
    if group == Group.UNDEAD:
        return 0.0
    elf = 1.0 if group == Group.ELVES else 0.0
    terrain = state.land.terrain[tile]
    gold = 0.0
    if TAX_DICE[terrain] > 0:
        gold = (float(TAX_DICE[terrain]) * die - elf) * float(TAX_GOLD[terrain])
    return gold + (die - elf) * float(CITY_TAX) if building == Building.CITY else gold


def halvings(state: MightyEmpires, seat: i64, plenty: bool) -> i64:
    """Return how often a realm's taxes are halved (ME-4.3, ME-3.13)."""
    count = state.famine[seat] + state.blight[seat]
    return count if plenty else count + state.uprising[seat]


def collect_taxes(state: MightyEmpires, seat: i64, plenty: bool) -> None:
    """A realm's taxes of this winter, or once more by the spell plenty (ME-4.12, ME-3.13)."""
    if state.group(seat) == Group.UNDEAD or state.status[seat] == Status.OUT:
        return  # ME-4.14
    elf: i64 = 1 if state.group(seat) == Group.ELVES else 0  # ME-4.13, ME-11.2
    joined = connected(state, seat)
    total: i64 = 0
    for tile in range(state.land.tiles):
        if state.owner[tile] != seat:
            continue
        why = untaxed(state, tile, joined[tile], plenty)
        if why != Untaxed.PAYS:
            state.note(Happened.TAX, [seat, tile, 0, 0, 0, why])
            continue
        terrain = state.land.terrain[tile]
        first: i64 = state.die(What.TAX) if TAX_DICE[terrain] > 0 else 0
        second: i64 = state.die(What.TAX) if TAX_DICE[terrain] > 1 else 0
        gold = max(0, first + second - elf) * TAX_GOLD[terrain]
        city: i64 = 0
        if state.building[tile] == Building.CITY:  # after the terrain roll (ME-16.5)
            city = state.die(What.TAX)
            gold += max(0, city - elf) * CITY_TAX
        total += gold
        state.note(Happened.TAX, [seat, tile, thrown(first, second, 0), city, gold, why])
    halved = halvings(state, seat, plenty)
    income = total
    for _ in range(halved):
        income = income // 2  # halving step by step rounds down like floor(T / 2^h)
    state.note(Happened.TAXES, [seat, total, halved, income])
    if income > 0:
        change_gold(state, seat, income, Purse.PLENTY if plenty else Purse.TAX)


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
            if state.status[seat] != Status.ACTIVE or state.group(seat) != Group.UNDEAD:
                continue
            if battles_of(state, seat) == 0 and len(opponents(state, seat)) > 0:
                state.set_top(position)
                return seat
        state.steps.pop()
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        found = append(found, Do.NO)
        for other in opponents(state, seat):
            found = append(found, do_challenge(other))
        return found

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.set_top(data + 1)
        if action == Do.NO:
            state.note(Happened.PASSED, [seat, Passed.CHALLENGE])
            return
        state.push(ask_after(state.fights()))
        state.push(Ask.BATTLES)
        state.push(ask_ground(seat, seat_of(action)))


class After(Step):
    """Nothing to decide: a winter battle is settled, the undead spend what it brought (ME-11.18). `data` is the battle."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        state.steps.pop()
        award_winter_rp(state, data)
        for side in range(1, -1, -1):
            seat = state.fight(data, Fight.A + side)
            if state.group(seat) == Group.UNDEAD:
                state.occupied[seat] = 0
                state.conquered[seat] = 0
                state.push(ask_build(seat, data + 1))
        return NOBODY


class WinterRoll(Step):
    """Nothing to decide: smallest realm first, everybody throws on the winter table (ME-4.2). `data` is the position."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        if data >= state.rules.players:
            state.steps.pop()
            return NOBODY
        state.set_top(data + 1)
        seat = state.acting(data)
        if state.status[seat] != Status.OUT:
            roll_winter(state, seat)
        return NOBODY


class Rebel(Step):
    """Which castle or city joins the nearest enemy (ME-4.4). `data` is the seat."""

    def actor(self, state: MightyEmpires, data: i64) -> i64:
        choices = rebellious(state, data)
        if len(choices) > 0 and state.status[data] == Status.ACTIVE:
            return data
        state.steps.pop()
        if len(choices) > 0:
            rebel(state, state.pick_of(choices, What.IDLE))
        return NOBODY

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        return shifted(rebellious(state, seat), Do.REBEL)

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        rebel(state, tile_of(action))
