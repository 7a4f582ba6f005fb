"""A simulated battle (ME-9).

Everything a side has is kept in rows of two, side A first. Dice are thrown in the order of ME-9.2, so that a battle can be checked with a
pencil; every die, modifier, loss and point is told (ME-9.18).
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine.data import (
    BREAK_AT,
    BREAK_LEADERLESS,
    BREAK_VP,
    CHAMPION_POINTS,
    DRAGON_HITS,
    DRAGON_VP,
    EMPTY,
    FIRST_TURN,
    GENERAL,
    GENERAL_POINTS,
    GENERAL_VP,
    GROUND,
    HILL_VP,
    HUNT_SHARE,
    LAVA_LOSS,
    LEAD,
    LEADERLESS,
    LEADING,
    LEAST_MODIFIER,
    MATCHUP,
    NO_CHAMPION,
    ORDER,
    PLAGUE_POINTS,
    REINFORCE_FREE,
    RIVER_MALUS,
    SCOUTED,
    SIEGE_MALUS,
    SIEGE_STEP,
    SPIED,
    TEMPO,
    Event,
    Fight,
    Happened,
    Part,
    Purse,
    Stage,
    Stance,
    Stream,
    Terrain,
    What,
)
from tafelrunde.games.mighty_empires.engine.effects import change_gold
from tafelrunde.games.mighty_empires.engine.scoring import base_army, battle_rounds
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import vec


def attrition(base: i64) -> i64:
    """Return how bloody a battle of this size is, per mille (4.15)."""
    if base <= 1000:
        return 115
    if base <= 1500:
        return 85
    return 65 if base <= 2000 else 60


def beats(stance: i64, other: i64) -> bool:
    """Assault beats flank, flank beats hold, hold beats assault."""
    return (
        (stance == Stance.ASSAULT and other == Stance.FLANK)
        or (stance == Stance.FLANK and other == Stance.HOLD)
        or (stance == Stance.HOLD and other == Stance.ASSAULT)
    )


def standing_points(state: MightyEmpires, seat: i64) -> i64:
    """Return the army points of a side that everybody can see beforehand: base, bonus of the largest realm, plague."""
    points = base_army(state)
    if state.lead == seat:
        points += state.rules.largest_bonus  # ME-8.3
    if state.plague[seat] == state.year:
        points -= PLAGUE_POINTS  # ME-8.5
    return points


def army_points(state: MightyEmpires, seat: i64) -> i64:
    """Return the points of an army (ME-8.6)."""
    points = standing_points(state, seat) + state.orders[seat * ORDER + Part.GOLD]
    if state.event[seat] == Event.REINFORCEMENTS:
        points += REINFORCE_FREE + state.orders[seat * ORDER + Part.REINFORCE]  # ME-5.9
    return points


def army(state: MightyEmpires, seat: i64, fights: bool) -> None:
    """Tell what an army consists of, once the orders are open; how it fights only where that is simulated."""
    if state.events is None:
        return
    at = seat * ORDER
    reinforced: i64 = 0
    if state.event[seat] == Event.REINFORCEMENTS:
        reinforced = REINFORCE_FREE + state.orders[at + Part.REINFORCE]
    state.note(
        Happened.ARMY,
        [
            seat,
            army_points(state, seat),
            base_army(state),
            state.rules.largest_bonus if state.lead == seat else 0,
            PLAGUE_POINTS if state.plague[seat] == state.year else 0,
            state.orders[at + Part.GOLD],
            reinforced,
            state.orders[at + Part.SIEGE],
            state.orders[at + Part.STANCE] if fights else EMPTY,
            state.orders[at + Part.GENERAL] if fights else EMPTY,
            state.orders[at + Part.HUNT],
        ],
    )


def deduct(state: MightyEmpires, seat: i64, bought: i64, reinforced: i64, siege: i64) -> None:
    """Pay for an army."""
    if bought > 0:
        change_gold(state, seat, -bought, Purse.ARMY)
    if reinforced > 0:
        change_gold(state, seat, -reinforced, Purse.REINFORCEMENTS)
    if siege > 0:
        change_gold(state, seat, -siege, Purse.SIEGE)


def simulate(state: MightyEmpires, battle: i64) -> None:
    """Fight a battle out of two sealed orders; its points stand in the row of the battle afterwards."""
    state.open_stream(Stream.UNDEAD if state.winter else Stream.BATTLE, battle)
    base = base_army(state)
    blood = attrition(base)
    rounds = battle_rounds(state)
    tile = state.fight(battle, Fight.TILE)
    terrain = state.land.terrain[tile]
    siege = state.fight(battle, Fight.SIEGE) != 0
    dragon_there = state.fight(battle, Fight.DRAGON) != 0
    seats = filled(2, 0)
    points = filled(2, 0)
    steady = filled(2, 100)  # the part of the modifier that is the same in every battle round
    stance = filled(2, 0)
    leads = filled(2, 0)
    alive = filled(2, 1)
    vp = filled(2, 0)
    for side in range(2):
        seat = state.fight(battle, Fight.A + side)
        at = seat * ORDER
        seats[side] = seat
        points[side] = army_points(state, seat)
        stance[side] = state.orders[at + Part.STANCE]
        leads[side] = int(state.orders[at + Part.GENERAL] == LEAD)
        army(state, seat, True)
        deduct(state, seat, state.orders[at + Part.GOLD], state.orders[at + Part.REINFORCE], state.orders[at + Part.SIEGE])
    first = throw_first(state, battle)
    for side in range(2):
        if state.event[seats[side]] == Event.ASSASSIN:
            strike(state, side, seats, points, steady, alive)
    tempo = TEMPO[stance[0]] + TEMPO[stance[1]]
    a1 = state.die(What.FORTUNE)
    a2 = state.die(What.FORTUNE)
    b1 = state.die(What.FORTUNE)
    b2 = state.die(What.FORTUNE)
    fortune_a = (a1 + a2 - 7) * 5
    fortune_b = (b1 + b2 - 7) * 5
    state.note(Happened.FORTUNE, [a1 | a2 << 3, b1 | b2 << 3, fortune_a, fortune_b])
    steady[0] += fortune_a
    steady[1] += fortune_b
    for side in range(2):
        steady[side] += tempo + GROUND[terrain * 3 + stance[side]]
        if beats(stance[side], stance[1 - side]):
            steady[side] += MATCHUP
        elif beats(stance[1 - side], stance[side]):
            steady[side] -= MATCHUP
        if state.event[seats[side]] == Event.SCOUTS:
            steady[side] += SCOUTED
        if state.event[seats[side]] == Event.SPIES:
            steady[side] += SPIED
    left = filled(2, 0)
    left[0] = points[0]
    left[1] = points[1]
    wounds = filled(2, 0)  # done to the dragon, by side
    broken = filled(2, 0)
    dragon_lives = dragon_there
    for number in range(1, rounds + 1):
        led = filled(2, 0)
        modifier = filled(2, 0)
        for side in range(2):
            led[side] = alive[side]
            m = steady[side]
            if alive[side]:
                m += LEADING * leads[side]
            else:
                m -= LEADERLESS
            if number == 1 and first == side:
                m += FIRST_TURN
            if side == 0 and terrain == Terrain.RIVER and number <= 2:
                m -= RIVER_MALUS  # ME-9.10
            if side == 0 and siege and number <= (rounds + 1) // 2:
                m -= SIEGE_MALUS[state.orders[seats[0] * ORDER + Part.SIEGE] // SIEGE_STEP]  # ME-9.11
            modifier[side] = max(LEAST_MODIFIER, m)
        rolls = filled(2, 0)
        damage = filled(2, 0)
        for side in range(2):
            one = state.die(What.ATTACK)
            two = state.die(What.ATTACK)
            rolls[side] = one | two << 3
            damage[side] = left[side] * blood * (one + two) * modifier[side] * state.quality[seats[side]] // 70000000  # ME-9.5
        losses = filled(2, 0)
        lava = filled(2, 0)
        breath = filled(2, 0)
        prey: i64 = 0
        breath_dice: i64 = 0
        diverted = filled(2, 0)
        if dragon_lives:
            for side in range(2):
                if state.orders[seats[side] * ORDER + Part.HUNT]:
                    diverted[side] = damage[side] * HUNT_SHARE // 100  # ME-9.13
                    wounds[side] += diverted[side]
        if terrain == Terrain.VOLCANO:
            for side in range(2):
                lava[side] = state.die(What.LAVA)
                if lava[side] >= 5:
                    losses[side] += LAVA_LOSS  # ME-9.12
        if dragon_lives and wounds[0] + wounds[1] >= DRAGON_HITS:
            dragon_lives = False
        if dragon_lives:
            prey = state.die(What.PREY)
            one = state.die(What.BREATH)
            two = state.die(What.BREATH)
            breath_dice = one | two << 3
            if prey <= 2 or prey == 5:
                breath[0] = (one + two) * 5
            if 3 <= prey <= 5:
                breath[1] = (one + two) * 5
        for side in range(2):
            losses[side] += damage[1 - side] - diverted[1 - side] + breath[side]
            losses[side] = min(left[side], losses[side])  # ME-9.6
        for side in range(2):
            left[side] -= losses[side]
            vp[1 - side] += losses[side]
        if terrain == Terrain.VOLCANO:
            state.note(Happened.HAZARD, [number, lava[0], lava[1], prey, breath_dice, breath[0], breath[1], wounds[0], wounds[1]])
        state.note(
            Happened.BATTLE_ROUND,
            [
                number, rolls[0], rolls[1], modifier[0], modifier[1], damage[0], damage[1], losses[0], losses[1], left[0], left[1],
                vp[0], vp[1],
            ],
        )  # fmt: skip
        for side in range(2):
            if not alive[side]:
                continue
            one = state.die(What.FALL)
            two = state.die(What.FALL)
            falls = one + two >= (11 if leads[side] else 12)  # ME-9.7
            state.note(Happened.GENERAL, [number, seats[side], one | two << 3, int(falls)])
            if falls:
                alive[side] = 0
                vp[1 - side] += GENERAL_VP
        for side in range(2):
            limit: i64 = BREAK_AT if led[side] else BREAK_LEADERLESS
            if (points[side] - left[side]) * 100 >= limit * points[side]:  # ME-9.8
                broken[side] = 1
                state.note(Happened.BROKE, [seats[side], points[side] - left[side], points[side]])
        if broken[0] or broken[1]:
            if not broken[1]:
                vp[1] += BREAK_VP  # only A broke
            elif not broken[0]:
                vp[0] += BREAK_VP
            break
    if dragon_there:
        slay(state, tile, dragon_lives, wounds, vp)
    if terrain == Terrain.MOUNTAIN:
        storm_hill(state, seats, stance, left, broken, vp)
    state.set_fight(battle, Fight.VP_A, vp[0])
    state.set_fight(battle, Fight.VP_B, vp[1])


def throw_first(state: MightyEmpires, battle: i64) -> i64:
    """Return the side with the first turn; spies take it without a throw (ME-9.2)."""
    for side in range(2):
        if state.event[state.fight(battle, Fight.A + side)] == Event.SPIES:
            state.note(Happened.FIRST, [state.fight(battle, Fight.A + side), 0, 0])
            return side
    while True:
        a = state.die(What.FIRST)
        b = state.die(What.FIRST)
        if a != b:
            side = 0 if a > b else 1
            state.note(Happened.FIRST, [state.fight(battle, Fight.A + side), a, b])
            return side


def strike(state: MightyEmpires, side: i64, seats: vec[i64], points: vec[i64], steady: vec[i64], alive: vec[i64]) -> None:
    """An assassin tries his luck before the battle (ME-8.12, ME-9.3)."""
    target = state.orders[seats[side] * ORDER + Part.ASSASSIN]
    die = state.die(What.ASSASSIN)
    state.note(Happened.ASSASSIN, [seats[side], target, die, int(die >= 4)])
    if die < 4:
        return
    if target == GENERAL:
        alive[1 - side] = 0  # no points for him: he never fought
        points[1 - side] -= GENERAL_POINTS
    else:
        points[1 - side] -= CHAMPION_POINTS
        steady[1 - side] -= NO_CHAMPION


def slay(state: MightyEmpires, tile: i64, lives: bool, wounds: vec[i64], vp: vec[i64]) -> None:
    """What the emperor dragon is worth at the end (ME-9.13)."""
    gained_a = wounds[0]
    gained_b = wounds[1]
    if lives:
        gained_a = gained_a // 2
        gained_b = gained_b // 2
    else:
        bury_dragon(state, tile)
        if wounds[0] > wounds[1]:
            gained_a += DRAGON_VP
        elif wounds[1] > wounds[0]:
            gained_b += DRAGON_VP
    vp[0] += gained_a
    vp[1] += gained_b
    state.note(Happened.DRAGON, [int(not lives), wounds[0], wounds[1], gained_a, gained_b])


def bury_dragon(state: MightyEmpires, tile: i64) -> None:
    """The emperor dragon of a volcano is dead: later battles there have none (ME-8.10)."""
    state.lair[tile] = 0
    for battle in range(state.fights()):
        if state.fight(battle, Fight.TILE) == tile and state.fight(battle, Fight.STAGE) != Stage.SETTLED:
            state.set_fight(battle, Fight.DRAGON, 0)


def storm_hill(state: MightyEmpires, seats: vec[i64], stance: vec[i64], left: vec[i64], broken: vec[i64], vp: vec[i64]) -> None:
    """Who holds the hill at the end scores (ME-9.14)."""
    height = filled(2, 0)
    dice = filled(2, 0)
    for side in range(2):
        one = state.die(What.HILL)
        two = state.die(What.HILL)
        dice[side] = one | two << 3
        height[side] = left[side] // 50 + one + two
        if stance[side] == Stance.HOLD:
            height[side] += 2
        if broken[side]:
            height[side] -= 50
    holder: i64 = EMPTY
    if height[0] > height[1]:
        vp[0] += HILL_VP
        holder = seats[0]
    elif height[1] > height[0]:
        vp[1] += HILL_VP
        holder = seats[1]
    state.note(Happened.HILL, [height[0], height[1], dice[0], dice[1], holder])
