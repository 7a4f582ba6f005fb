"""Battles of Seventh Stone: dice, hits, casualties and what follows (SS-10 to SS-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine import effects, law
from tafelrunde.games.seventh_stone.engine.deciding import Automatic, Owed, actions_of, up_to
from tafelrunde.games.seventh_stone.engine.state import SeventhStone, Step
from tafelrunde.kernel.contract import BIT, NOBODY
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec

DICE_AN_EVENT: Final = 20


# Supports (SS-11)


def supportable(state: SeventhStone, seat: i64, home: i64) -> vec[i64]:
    """Return the conflicts that the army on a field may support, ascending."""
    found = vec[i64]()
    if law.no_supporter(state, seat, home) != ss.No.NOTHING:
        return found
    kind = state.army_type(seat, home)
    for cell in range(state.board.cells):
        if state.stood[cell] != ss.EMPTY and law.no_reach(state, kind, home, cell) == ss.No.NOTHING:
            found = append(found, i64(cell))
    return found


# A battle begins and ends


def begin_battle(state: SeventhStone, cell: i64, mode: i64, seat: i64) -> None:
    """Prepare a battle: stones (SS-12.1, SS-R32), walls, rounds, aftermath. Overruns know neither stones nor walls (SS-10.6)."""
    state.battle = cell
    state.mode = mode
    state.guards = effects.guard_of(state, cell)  # SS-13.6
    players = state.rules.players
    state.shield = filled(players, 0)
    state.stone_used = filled(players, 0)
    state.spoils = filled(players * ss.STONES, 0)
    state.hits = filled(players, 0)
    state.note(ss.Happened.BATTLE, [cell, mode, seat])
    state.push(ss.Ask.AFTERMATH)
    state.push(ss.ask_round(0))
    if mode == ss.Mode.BATTLE:
        if effects.is_mountain(state, cell) and law.standing(state, state.controller[cell]):
            state.walls = 1  # SS-20.2
        state.push(ss.Ask.WALLS)
        for position in range(players - 1, -1, -1):
            other = state.order[position]
            kind = state.army_type(other, cell)
            if kind >= 0 and state.stones[state.place(other, cell, kind)]:
                state.push(ss.ask_stone(other))


def targets(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return whom a player's dice can be aimed at, in turn order (SS-13.8)."""
    found = vec[i64]()
    for position in range(state.rules.players):
        other = state.order[position]
        if law.no_target(state, seat, other) == ss.No.NOTHING:
            found = append(found, other)
    return found


def dice_left(state: SeventhStone, seat: i64, pool: i64) -> i64:
    """Return how many dice of a pool are not aimed yet: they lie with the last target."""
    possible = targets(state, seat)
    return state.aim[(seat * ss.POOLS + pool) * state.rules.players + possible[len(possible) - 1]]


def decided(state: SeventhStone) -> bool:
    """Return whether at most one player has units in the field (SS-12.11)."""
    sides: i64 = 0
    for seat in range(state.rules.players):
        if law.standing(state, seat):
            sides += 1
    return sides < 2


# Dice


def supporters(state: SeventhStone, seat: i64, kind: i64) -> i64:
    """Return how many units of a type support a player, in the field or not, in this battle (SS-11.4, SS-11.5, SS-16.12)."""
    if state.mode != ss.Mode.BATTLE or state.suppressed & BIT[kind]:
        return 0
    count: i64 = 0
    base = seat * state.board.cells
    for cell in range(state.board.cells):
        if state.support[base + cell] == state.battle:
            count += state.strength((base + cell) * ss.TYPES + kind)
    return count


def pool_size(state: SeventhStone, seat: i64, pool: i64) -> i64:
    """Return how many dice a player has in a pool (SS-12.4, SS-12.5, SS-16.10, SS-R17)."""
    if pool == ss.Pool.GUARDS:
        return state.guards if state.controller[state.battle] == seat else 0
    if pool == ss.Pool.RANGED_SUPPORT:
        return supporters(state, seat, ss.Unit.RANGED)
    if pool == ss.Pool.CAVALRY_SUPPORT:
        return supporters(state, seat, ss.Unit.CAVALRY)
    units = state.strength(state.place(seat, state.battle, ss.POOL_TYPE[pool]))
    return units + ss.STONE_DICE[state.stone_used[seat]] if units > 0 else units


def hit_number(state: SeventhStone, seat: i64, pool: i64) -> i64:
    """Return up to which number a die of a pool hits (SS-12.4, SS-12.5, SS-16.9)."""
    number = ss.POOL_HITS_ON[pool]
    return number + ss.STONE_AIM[state.stone_used[seat]] if ss.POOL_TYPE[pool] != ss.EMPTY else number


def aim_all(state: SeventhStone) -> None:
    """A round begins: whoever has one target aims at it, the others are asked in turn order (SS-13.8, SS-13.9)."""
    players = state.rules.players
    state.battle_round += 1
    state.note(ss.Happened.ROUND, [state.battle_round])
    state.aim = filled(players * ss.POOLS * players, 0)
    for position in range(players - 1, -1, -1):
        seat = state.order[position]
        possible = targets(state, seat)
        if len(possible) == 0:
            continue
        for pool in range(ss.POOLS - 1, -1, -1):
            dice = pool_size(state, seat, pool)
            if dice > 0:
                state.aim[(seat * ss.POOLS + pool) * players + possible[len(possible) - 1]] = dice
                if len(possible) > 1:
                    state.push(ss.ask_aim(seat, i64(pool), 0))


def shrink_aim(state: SeventhStone, seat: i64, pool: i64) -> None:
    """Casualties of the first sub-phase cost dice of the second: from the target with the most of them (SS-13.10)."""
    players = state.rules.players
    base = (seat * ss.POOLS + pool) * players
    aimed: i64 = 0
    for target in range(players):
        aimed += state.aim[base + target]
    dice = pool_size(state, seat, pool)
    while aimed > dice:
        most: i64 = state.order[0]
        for position in range(1, players):
            if state.aim[base + state.order[position]] > state.aim[base + most]:
                most = state.order[position]
        state.aim[base + most] -= 1
        aimed -= 1


def roll_pools(state: SeventhStone, first: i64, last: i64) -> None:
    """All players throw the dice of some pools at once; hits are cancelled, what is left costs units (SS-12.4 to SS-12.7)."""
    players = state.rules.players
    hits = filled(players, 0)
    for position in range(players):
        seat = state.order[position]
        for pool in range(first, last + 1):
            shrink_aim(state, seat, pool)
            for i in range(players):
                target = state.order[i]
                dice = state.aim[(seat * ss.POOLS + pool) * players + target]
                if dice > 0 and law.standing(state, target):  # SS-13.11
                    hits[target] += roll(state, seat, pool, target, dice)
    for position in range(players):
        target = state.order[position]
        if hits[target] > 0:
            state.note(ss.Happened.HITS, [target, hits[target]])
            state.hits[target] = cancel(state, target, hits[target], first == ss.Pool.RANGED)
    for position in range(players - 1, -1, -1):
        if state.hits[state.order[position]] > 0:
            state.push(ss.ask_lose(state.order[position]))


def roll(state: SeventhStone, seat: i64, pool: i64, target: i64, dice: i64) -> i64:
    """Throw dice at a target; return the hits. Master strike gives one more die for each 1, once (SS-16.8)."""
    number = hit_number(state, seat, pool)
    master = ss.POOL_TYPE[pool] != ss.EMPTY and ss.STONE_AGAIN[state.stone_used[seat]] != 0
    hits: i64 = 0
    extra: i64 = 0
    told: i64 = 0
    weight: i64 = 1
    here: i64 = 0  # hits in this event
    thrown: i64 = 0
    total = dice
    while thrown < total:
        die = state.chance.pick(6, ss.What.BATTLE) + 1
        if die <= number:
            here += 1
        if master and die == 1 and thrown < dice:
            extra += 1
        told += die * weight
        weight *= ss.DIE
        thrown += 1
        if thrown == dice:
            total += extra
        if thrown % DICE_AN_EVENT == 0 or thrown == total:
            state.note(ss.Happened.DICE, [seat, pool, target, told, here])
            hits += here
            here = 0
            told = 0
            weight = 1
    return hits


def cancel(state: SeventhStone, target: i64, hits: i64, ranged: bool) -> i64:
    """Walls cancel hits against the controller, then shields (SS-13.2, SS-13.3, SS-20.6); return the rest."""
    walled: i64 = 0
    if state.controller[state.battle] == target and not (ranged and state.rules.wall_bypass):
        walled = min(hits, state.walls)
        state.walls -= walled
    shielded = min(hits - walled, state.shield[target])
    state.shield[target] -= shielded
    if walled + shielded > 0:
        state.note(ss.Happened.CANCELLED, [target, walled, shielded])
    return hits - walled - shielded


# Casualties (SS-12.7 to SS-12.10, SS-13.5)


def casualties(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return which units a player may lose for a hit, as actions."""
    actions = vec[i64]()
    for kind in range(ss.TYPES):
        actions = add_losses(state, state.place(seat, state.battle, kind), i64(ss.FIELD_ARMIES + kind), actions)
    if state.mode == ss.Mode.BATTLE:
        base = seat * state.board.cells
        for cell in range(state.board.cells):
            if state.support[base + cell] == state.battle and law.no_loss_outside(state, seat, cell) == ss.No.NOTHING:
                actions = add_losses(state, (base + cell) * ss.TYPES + ss.Unit.CAVALRY, i64(ss.OUTSIDE + cell), actions)
    if len(actions) == 0 and law.no_guard(state, seat) == ss.No.NOTHING:  # SS-13.5
        actions = append(actions, ss.do_lose(0, ss.Troop.MILITARY))
    return actions


def add_losses(state: SeventhStone, at: i64, source: i64, actions: vec[i64]) -> vec[i64]:
    """Add what one army can lose."""
    for mercenary in range(ss.Troop.MERCENARY + 1):
        if law.no_loss(state, at, mercenary) == ss.No.NOTHING:
            actions = append(actions, ss.do_lose(source, mercenary))
    return actions


def lose(state: SeventhStone, seat: i64, action: i64) -> None:
    """A player takes one unit off for a hit."""
    source, hired = ss.lose_source(action), ss.lose_mercenary(action)
    state.hits[seat] -= 1
    if source == 0:
        state.guards -= 1
        state.note(ss.Happened.CASUALTY, [seat, state.battle, ss.Corps.GUARD, ss.Troop.GUARD])
        return
    cell = state.battle if source < ss.OUTSIDE else source - ss.OUTSIDE
    kind = source - ss.FIELD_ARMIES if source < ss.OUTSIDE else i64(ss.Unit.CAVALRY)
    effects.remove_unit(state, seat, cell, kind, hired != 0, ss.Lost.CASUALTY)
    state.note(ss.Happened.CASUALTY, [seat, cell, kind, hired])
    if effects.army_gone(state, seat, cell, kind):
        plunder(state, seat, cell, kind)


def plunder(state: SeventhStone, seat: i64, cell: i64, kind: i64) -> None:
    """An army was destroyed in battle: its unused stones are for the winner, the used one is done with (SS-14.7)."""
    at = state.place(seat, cell, kind)
    stones = state.stones[at]
    state.stones[at] = 0
    while stones > 0:
        state.spoils[seat * ss.STONES + ss.stack_first(stones)] += 1
        stones = ss.stack_rest(stones)
    if cell != state.battle:
        state.support[seat * state.board.cells + cell] = ss.EMPTY


# Stones and walls before the battle (SS-12.1, SS-12.2)


def battle_stone(state: SeventhStone, seat: i64) -> i64:
    """Return the battle stone under a player's army in the field, 0 if it has none."""
    kind = state.army_type(seat, state.battle)
    stone = ss.stack_first(state.stones[state.place(seat, state.battle, kind)])
    return stone if stone > ss.Stone.MOBILITY else 0


def use_battle_stone(state: SeventhStone, seat: i64) -> None:
    """A battle stone is shown and takes effect (SS-16.8 to SS-16.14)."""
    cell = state.battle
    kind = state.army_type(seat, cell)
    stone = battle_stone(state, seat)
    state.stones[state.place(seat, cell, kind)] = 0
    state.stone_used[seat] = stone
    state.shown += 1
    effects.leave_open(state, seat, stone)
    state.note(ss.Happened.USED, [seat, cell, stone])
    state.shield[seat] = ss.STONE_SHIELD[stone]  # SS-16.11, SS-R9
    state.suppressed |= ss.STONE_SUPPRESSES[stone]
    if stone == ss.Stone.BRIBERY:
        for other in range(state.rules.players):
            if other != seat and state.units(other, cell) > 0:
                effects.drop_mercenaries(state, other, cell, state.army_type(other, cell), ss.Lost.BRIBED)  # SS-16.13
    elif stone == ss.Stone.EXPLOSIVE:
        for i in range(cell * ss.SLOTS, cell * ss.SLOTS + ss.SLOTS):
            if state.building[i] == ss.Building.WALL:
                state.building[i] = ss.Building.NONE
                state.note(ss.Happened.DESTRUCTION, [cell, ss.Building.WALL, 0, 1])


# After the battle (SS-14)


class Aftermath(Automatic):
    """Guards off, supports home, walls, destruction rolls, control, stones; debts come last, they are owed (SS-14.3)."""

    def happen(self, state: SeventhStone, data: i64) -> None:
        cell = state.battle
        owner = state.controller[cell]
        winner = state.stood[cell]  # SS-14.2: the defender, if nobody is left
        alive = False
        for seat in range(state.rules.players):
            if law.standing(state, seat):
                winner = seat
                alive = True
        state.note(ss.Happened.WON, [winner, cell])
        state.guards = 0  # SS-13.6
        state.stood[cell] = ss.EMPTY  # SS-10.7
        effects.clear_supports(state, cell)
        if state.mode == ss.Mode.BATTLE:
            destroyed = damage_buildings(state, cell)
            if destroyed > 0 and owner >= 0:
                effects.pay(state, owner, destroyed * ss.MANUFACTORY_RS)  # SS-14.5
        elif state.mode == ss.Mode.OVERRUN_OWN and alive and winner == state.mover:
            release(state, cell)
        if alive and owner != winner and effects.controllable(state, cell):
            if state.mode != ss.Mode.OVERRUN_OWN or winner != state.mover:  # SS-10.8
                effects.take_control(state, winner, cell)  # SS-14.6
        share_spoils(state, winner)
        for seat in range(state.rules.players):
            if state.stone_used[seat]:
                state.discard[state.stone_used[seat]] += 1
                state.note(ss.Happened.DISCARDED, [state.stone_used[seat], ss.Put.USED])
        state.battle = ss.EMPTY
        state.journal = vec[i64]()  # SS-9.15
        state.aim = vec[i64]()
        state.shield = vec[i64]()
        state.stone_used = vec[i64]()
        state.hits = vec[i64]()
        state.spoils = vec[i64]()
        state.walls = 0
        state.walls_used = 0
        state.suppressed = 0
        state.battle_round = 0


def damage_buildings(state: SeventhStone, cell: i64) -> i64:
    """Used walls are gone; every other building is rolled for (SS-13.2, SS-14.4). Return how many manufactories were destroyed."""
    lost: i64 = 0
    for i in range(ss.SLOTS):
        at = cell * ss.SLOTS + i
        kind = state.building[at]
        if kind == ss.Building.NONE:
            continue
        if state.walls_used & BIT[i]:
            state.building[at] = ss.Building.NONE
            state.note(ss.Happened.DESTRUCTION, [cell, kind, 0, 1])
            continue
        die = state.chance.pick(6, ss.What.DESTRUCTION) + 1
        gone = die <= ss.DESTROYED_ON  # SS-R13
        state.note(ss.Happened.DESTRUCTION, [cell, kind, die, 1 if gone else 0])
        if gone:
            state.building[at] = ss.Building.NONE
            if kind == ss.Building.MANUFACTORY:
                lost += 1
    tidy_buildings(state, cell)
    return lost


def tidy_buildings(state: SeventhStone, cell: i64) -> None:
    """Keep the buildings of a field in order, free slots last."""
    a, b = cell * ss.SLOTS, cell * ss.SLOTS + 1
    if state.building[a] == ss.Building.NONE:
        state.building[a] = state.building[b]
        state.built[a] = state.built[b]
        state.building[b] = ss.Building.NONE
    if state.building[a] == ss.Building.NONE:
        state.built[a] = 0
    if state.building[b] == ss.Building.NONE:
        state.built[b] = 0


def release(state: SeventhStone, cell: i64) -> None:
    """The mover has won an overrun: whoever came this year and has points left may go on (SS-10.9, SS-10.11)."""
    if state.capital[cell] >= 0 and state.controller[cell] != state.mover:
        state.stormed |= BIT[state.capital[cell]]
    before = vec[i64]()
    after = vec[i64]()
    for key in state.cohort_key:
        if effects.cohort_cell(key) == cell and effects.has_ended(key) and ss.cohort_points(key) > 0:
            before = append(before, key)
            after = append(after, effects.key_of(cell, effects.cohort_type(key), ss.cohort_flags(key) & ~ss.ENDED, ss.cohort_points(key)))
    effects.change_cohorts(state, before, after)


def share_spoils(state: SeventhStone, winner: i64) -> None:
    """The winner takes the unused stones of all armies that were destroyed (SS-14.7)."""
    players = state.rules.players
    for seat in range(players):
        for stone in range(ss.STONES):
            for _ in range(state.spoils[seat * ss.STONES + stone]):
                if winner == ss.EMPTY:
                    effects.put_open(state, seat, stone, ss.Put.LOST)
                    continue
                state.hand[winner * ss.STONES + stone] += 1
                state.note_secret(ss.Happened.CAPTURED, [winner, seat, stone], 2, BIT[winner] | BIT[seat])
                if seat != winner:
                    change_hands(state, seat, winner, stone)


def change_hands(state: SeventhStone, former: i64, owner: i64, stone: i64) -> None:
    """A stone goes to another player: both know it, the others cannot be sure what they knew (SS-R41)."""
    players = state.rules.players
    state.revealed += 1
    state.known[(former * players + owner) * ss.STONES + stone] += 1
    at = (owner * players + former) * ss.STONES + stone
    if state.known[at] > 0:
        state.known[at] -= 1
    for viewer in range(players):
        if viewer in (former, owner):
            continue
        for kind in range(ss.STONES):
            at = (viewer * players + former) * ss.STONES + kind
            if state.known[at] > 0:
                state.known[at] -= 1


def conflicts_of(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return the conflicts in which a player has units."""
    found = vec[i64]()
    for cell in range(state.board.cells):
        if state.stood[cell] != ss.EMPTY and law.no_part(state, seat, cell) == ss.No.NOTHING:
            found = append(found, i64(cell))
    return found


# The decisions


class Support(Step):
    """D25: army by army, which conflict it supports (SS-11.1 to SS-11.3). Data: the seat, and from which field on to look."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        state.phase = ss.Phase.COMBAT
        seat = ss.support_seat(data)
        for cell in range(ss.support_home(data), state.board.cells):
            if len(supportable(state, seat, cell)) > 0:
                state.renew(ss.ask_support(seat, cell))
                return seat
        state.steps.pop()
        return NOBODY

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return append(actions_of(ss.do_support(0), supportable(state, seat, ss.support_home(data))), i64(ss.Do.NONE))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        home = ss.support_home(data)
        state.renew(ss.ask_support(seat, home + 1))
        if action == ss.Do.NONE:
            state.note(ss.Happened.PASSED, [seat])
            return
        goal = ss.support_cell(action)
        state.support[seat * state.board.cells + home] = goal  # SS-11.6
        state.note(ss.Happened.SUPPORTS, [seat, state.army_type(seat, home), home, goal])


class Battles(Owed):
    """D26: which of the own conflicts is fought next (SS-11.7)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        own = conflicts_of(state, data)
        if len(own) == 0:
            state.steps.pop()
            return NOBODY
        if len(own) == 1:
            begin_battle(state, own[0], ss.Mode.BATTLE, data)
            return NOBODY
        return data

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return actions_of(ss.do_battle(0), conflicts_of(state, seat))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        begin_battle(state, ss.battle_cell(action), ss.Mode.BATTLE, seat)


class UseStone(Owed):
    """D27: use the stone under the own army (SS-12.1). Whoever has one is asked: the question betrays nothing."""

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        if battle_stone(state, seat):
            actions = append(actions, i64(ss.Do.YES))
        return append(actions, i64(ss.Do.NO))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == ss.Do.YES:
            use_battle_stone(state, seat)
        else:
            state.note(ss.Happened.PASSED, [seat])


class Walls(Step):
    """D28: how many walls the controller uses (SS-12.2, SS-13.1): each cancels two hits and is gone after the battle (SS-13.2)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        if law.usable_walls(state) == 0:
            state.steps.pop()
            return NOBODY
        return state.controller[state.battle]

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return up_to(ss.do_walls(0), law.usable_walls(state))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        count = ss.count_of(action)
        state.note(ss.Happened.WALLS, [seat, count])
        state.walls += ss.WALL_HITS * count
        for i in range(ss.SLOTS):
            at = state.battle * ss.SLOTS + i
            if count > 0 and state.building[at] == ss.Building.WALL and state.built[at] < state.year:
                state.walls_used |= BIT[i]
                count -= 1


class Round(Automatic):
    """A battle round: aiming, ranged units, then melee, guards and cavalry (SS-12.3). Data: the part that comes next."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        if data != 1 and decided(state):  # SS-12.11
            state.steps.pop()
        elif data == 0:
            state.renew(ss.ask_round(1))
            aim_all(state)
        elif data == 1:
            state.renew(ss.ask_round(2))
            roll_pools(state, ss.Pool.RANGED, ss.Pool.RANGED_SUPPORT)
        else:
            state.renew(ss.ask_round(0))
            roll_pools(state, ss.Pool.MELEE, ss.Pool.CAVALRY_SUPPORT)
        return NOBODY


class Aim(Step):
    """D29: how many dice of a pool go against a target; the last target gets the rest (SS-13.8). Data: target, pool, seat."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        seat = ss.aim_seat(data)
        if self.rest(state, data) == 0 or ss.aim_target(data) == len(targets(state, seat)) - 1:
            state.steps.pop()
            return NOBODY
        return seat

    def rest(self, state: SeventhStone, data: i64) -> i64:
        """Return how many dice are not aimed yet: they lie with the last target."""
        return dice_left(state, ss.aim_seat(data), ss.aim_pool(data))

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return up_to(ss.do_aim(0), self.rest(state, data))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        pool, count = ss.aim_pool(data), ss.count_of(action)
        possible = targets(state, seat)
        base = (seat * ss.POOLS + pool) * state.rules.players
        target = possible[ss.aim_target(data)]
        state.aim[base + possible[len(possible) - 1]] -= count
        state.aim[base + target] += count
        state.note(ss.Happened.AIMED, [seat, pool, target, count])
        state.renew(ss.ask_aim(seat, pool, ss.aim_target(data) + 1))


class Lose(Owed):
    """D30: a hit costs a unit (SS-12.7)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        if state.hits[data] == 0:
            state.steps.pop()
            return NOBODY
        options = casualties(state, data)
        if len(options) == 0:  # what cannot be taken lapses
            state.hits[data] = 0
            return NOBODY
        if len(options) == 1:
            lose(state, data, options[0])
            return NOBODY
        return data

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return casualties(state, seat)

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        lose(state, seat, action)
