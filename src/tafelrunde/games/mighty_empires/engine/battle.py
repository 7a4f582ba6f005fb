"""A simulated battle (ME-9).

Everything a side has is kept in rows of two, side A first. Dice are thrown in the order of ME-9.2, so that a battle can be checked with a
pencil; every die, modifier, loss and point is told (ME-9.18).
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.effects import change_gold
from tafelrunde.games.mighty_empires.engine.scoring import base_army, battle_rounds
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import vec


def attrition(base: i64) -> i64:
    """Return how bloody a battle of this size is, per mille (4.15)."""
    row: i64 = 0
    while row < len(me.ATTRITION_TO) and base > me.ATTRITION_TO[row]:
        row += 1
    return me.ATTRITION[row]


def beats(stance: i64, other: i64) -> bool:
    """Assault beats flank, flank beats hold, hold beats assault."""
    return me.BEATS[stance] == other


def lead_bonus(state: MightyEmpires, seat: i64) -> i64:
    """Return what the largest realm has more (ME-8.3)."""
    return state.rules.largest_bonus if state.lead == seat else 0


def plague_loss(state: MightyEmpires, seat: i64) -> i64:
    """Return what a plague of this year costs (ME-8.5)."""
    return me.PLAGUE_POINTS if state.plague[seat] == state.year else 0


def free_points(state: MightyEmpires, seat: i64) -> i64:
    """Return the points of reinforcements that cost nothing (ME-5.9)."""
    return me.REINFORCE_FREE if state.event[seat] == me.Event.REINFORCEMENTS else 0


def reinforced(state: MightyEmpires, seat: i64) -> i64:
    """Return the points of reinforcements, paid ones included (ME-5.9)."""
    free = free_points(state, seat)
    return free + state.orders[seat * me.ORDER + me.Part.REINFORCE] if free > 0 else 0


def standing_points(state: MightyEmpires, seat: i64) -> i64:
    """Return the army points of a side that everybody can see beforehand: base, bonus of the largest realm, plague."""
    return base_army(state) + lead_bonus(state, seat) - plague_loss(state, seat)


def army_points(state: MightyEmpires, seat: i64) -> i64:
    """Return the points of an army, the same way in each of its battles (ME-8.6, ME-R21)."""
    return standing_points(state, seat) + state.orders[seat * me.ORDER + me.Part.GOLD] + reinforced(state, seat)


def army(state: MightyEmpires, seat: i64, fights: bool) -> None:
    """Tell what an army consists of, once the orders are open; how it fights only where that is simulated."""
    if state.events is None:
        return
    at = seat * me.ORDER
    points = [seat, army_points(state, seat), base_army(state), lead_bonus(state, seat), plague_loss(state, seat)]
    points += [state.orders[at + me.Part.GOLD], reinforced(state, seat), state.orders[at + me.Part.SIEGE]]
    points.append(state.orders[at + me.Part.STANCE] if fights else i64(me.EMPTY))
    points.append(state.orders[at + me.Part.GENERAL] if fights else i64(me.EMPTY))
    points.append(state.orders[at + me.Part.HUNT])
    state.note(me.Happened.ARMY, points)


def deduct(state: MightyEmpires, seat: i64, bought: i64, reinforced: i64, siege: i64) -> None:
    """Pay for an army."""
    if bought > 0:
        change_gold(state, seat, -bought, me.Purse.ARMY)
    if reinforced > 0:
        change_gold(state, seat, -reinforced, me.Purse.REINFORCEMENTS)
    if siege > 0:
        change_gold(state, seat, -siege, me.Purse.SIEGE)


class Clash:
    """A battle that is being fought. Rows are of two, side A first."""

    def __init__(self, state: MightyEmpires, battle: i64) -> None:
        self.state = state
        self.battle = battle
        self.base = base_army(state)
        self.rounds = battle_rounds(state)
        self.tile = state.fight(battle, me.Fight.TILE)
        self.terrain = state.land.terrain[self.tile]  # ME-8.8
        self.seats = filled(2, 0)
        self.points = filled(2, 0)
        self.stance = filled(2, 0)
        self.leads = filled(2, 0)
        self.steady = filled(2, 100)  # the part of the modifier that is the same in every battle round
        self.first: i64 = 0  # the side with the first turn
        self.left = filled(2, 0)  # points of the armies
        self.alive = filled(2, 1)  # generals
        self.broken = filled(2, 0)
        self.vp = filled(2, 0)
        self.dragon = state.fight(battle, me.Fight.DRAGON) != 0  # lives
        self.wounds = filled(2, 0)  # done to the dragon, by side


def simulate(state: MightyEmpires, battle: i64) -> None:
    """Fight a battle out of two sealed orders (ME-9.2); its points stand in the row of the battle afterwards."""
    state.open_stream(me.Stream.UNDEAD if state.winter else me.Stream.BATTLE, battle)
    clash = Clash(state, battle)
    dragon_there = clash.dragon
    line_up(clash)
    throw_first(clash)
    for side in range(2):
        if state.event[clash.seats[side]] == me.Event.ASSASSIN:
            strike(clash, side)
    throw_fortune(clash)
    weigh_stances(clash)
    clash.left = clash.points[:]
    for number in range(1, clash.rounds + 1):  # ME-9.9
        fight_round(clash, number)
        if clash.broken[0] or clash.broken[1]:
            break
    if dragon_there:
        slay(clash)
    if clash.terrain == me.Terrain.MOUNTAIN:
        storm_hill(clash)
    state.set_fight(battle, me.Fight.VP_A, clash.vp[0])
    state.set_fight(battle, me.Fight.VP_B, clash.vp[1])


def line_up(clash: Clash) -> None:
    """The orders are open: armies are told and paid for (ME-8.6)."""
    state = clash.state
    for side in range(2):
        seat = state.fight(clash.battle, me.Fight.A + side)
        at = seat * me.ORDER
        clash.seats[side] = seat
        clash.points[side] = army_points(state, seat)
        clash.stance[side] = state.orders[at + me.Part.STANCE]
        clash.leads[side] = int(state.orders[at + me.Part.GENERAL] == me.General.LEAD)
        army(state, seat, True)
        deduct(state, seat, state.orders[at + me.Part.GOLD], state.orders[at + me.Part.REINFORCE], state.orders[at + me.Part.SIEGE])


def throw_first(clash: Clash) -> None:
    """Who has the first turn; spies take it without a throw (ME-9.2, ME-5.8)."""
    state = clash.state
    for side in range(2):
        if state.event[clash.seats[side]] == me.Event.SPIES:
            clash.first = side
            state.note(me.Happened.FIRST_TURN, [clash.seats[side], 0, 0])
            return
    a: i64 = 0
    b: i64 = 0
    while a == b:
        a = state.die(me.What.FIRST)
        b = state.die(me.What.FIRST)
    clash.first = 0 if a > b else 1
    state.note(me.Happened.FIRST_TURN, [clash.seats[clash.first], a, b])


def strike(clash: Clash, side: i64) -> None:
    """An assassin tries his luck before the battle (ME-8.12, ME-9.3)."""
    state = clash.state
    target = state.orders[clash.seats[side] * me.ORDER + me.Part.ASSASSIN]
    die = state.die(me.What.ASSASSIN)
    state.note(me.Happened.ASSASSIN, [clash.seats[side], target, die, int(die >= me.ASSASSIN_FROM)])
    if die < me.ASSASSIN_FROM:
        return
    if target == me.Character.GENERAL:
        clash.alive[1 - side] = 0  # no points for him: he never fought
        clash.points[1 - side] -= me.GENERAL_POINTS
    else:
        clash.points[1 - side] -= me.CHAMPION_POINTS
        clash.steady[1 - side] -= me.NO_CHAMPION


def throw_fortune(clash: Clash) -> None:
    """The fortune of both sides for the whole battle (ME-9.4)."""
    state = clash.state
    a1 = state.die(me.What.FORTUNE)
    a2 = state.die(me.What.FORTUNE)
    b1 = state.die(me.What.FORTUNE)
    b2 = state.die(me.What.FORTUNE)
    fortune_a = (a1 + a2 - me.FORTUNE_MEAN) * me.FORTUNE
    fortune_b = (b1 + b2 - me.FORTUNE_MEAN) * me.FORTUNE
    state.note(me.Happened.FORTUNE, [me.thrown(a1, a2, 0), me.thrown(b1, b2, 0), fortune_a, fortune_b])
    clash.steady[0] += fortune_a
    clash.steady[1] += fortune_b


def weigh_stances(clash: Clash) -> None:
    """What stances, ground and events make of the modifier (4.13, 4.15)."""
    stance = clash.stance
    for side in range(2):
        more = me.TEMPO[stance[0]] + me.TEMPO[stance[1]] + me.GROUND[clash.terrain * 3 + stance[side]]
        if beats(stance[side], stance[1 - side]):
            more += me.MATCHUP
        elif beats(stance[1 - side], stance[side]):
            more -= me.MATCHUP
        event = clash.state.event[clash.seats[side]]
        if event == me.Event.SCOUTS:
            more += me.SCOUTED
        elif event == me.Event.SPIES:
            more += me.SPIED
        clash.steady[side] += more


def modifier_of(clash: Clash, side: i64, number: i64) -> i64:
    """Return the modifier of a side in a battle round (4.15)."""
    m = clash.steady[side]
    if clash.alive[side]:
        m += me.LEADING * clash.leads[side]
    else:
        m -= me.LEADERLESS
    if number == 1 and clash.first == side:
        m += me.FIRST_TURN
    if side == 0:
        if clash.terrain == me.Terrain.RIVER and number <= me.RIVER_ROUNDS:
            m -= me.RIVER_MALUS  # ME-9.10
        if clash.state.fight(clash.battle, me.Fight.SIEGE) and number <= (clash.rounds + 1) // 2:
            m -= me.SIEGE_MALUS[clash.state.orders[clash.seats[0] * me.ORDER + me.Part.SIEGE] // me.SIEGE_STEP]  # ME-9.11
    return max(me.LEAST_MODIFIER, m)


def fight_round(clash: Clash, number: i64) -> None:
    """One battle round: blows, lava and dragon, losses; then generals fall and armies break."""
    state = clash.state
    blood = attrition(clash.base)
    led = clash.alive[:]
    rolls = filled(2, 0)
    modifier = filled(2, 0)
    damage = filled(2, 0)
    for side in range(2):
        modifier[side] = modifier_of(clash, side, number)
        one = state.die(me.What.ATTACK)
        two = state.die(me.What.ATTACK)
        rolls[side] = me.thrown(one, two, 0)
        quality = state.quality[clash.seats[side]]  # ME-9.17
        damage[side] = clash.left[side] * blood * (one + two) * modifier[side] * quality // me.DAMAGE_SHARE  # ME-9.5
    losses = meet_hazards(clash, number, damage)
    for side in range(2):
        losses[side] = min(clash.left[side], losses[side])  # ME-9.6
        clash.left[side] -= losses[side]
        clash.vp[1 - side] += losses[side]
    state.note(
        me.Happened.BATTLE_ROUND,
        [
            number, rolls[0], rolls[1], modifier[0], modifier[1], damage[0], damage[1], losses[0], losses[1],
            clash.left[0], clash.left[1], clash.vp[0], clash.vp[1],
        ],
    )  # fmt: skip
    test_generals(clash, number)
    break_armies(clash, led)


def meet_hazards(clash: Clash, number: i64, damage: vec[i64]) -> vec[i64]:
    """Return what each side loses by the other, by lava and by the dragon, where there is a volcano (ME-9.12, ME-9.13)."""
    losses = filled(2, 0)
    losses[0] = damage[1]
    losses[1] = damage[0]
    if clash.terrain != me.Terrain.VOLCANO:
        return losses
    state = clash.state
    if clash.dragon:
        for side in range(2):
            if state.orders[clash.seats[side] * me.ORDER + me.Part.HUNT]:
                diverted = damage[side] * me.HUNT_SHARE // 100
                clash.wounds[side] += diverted
                losses[1 - side] -= diverted
    lava = filled(2, 0)
    for side in range(2):
        lava[side] = state.die(me.What.LAVA)
        if lava[side] >= me.LAVA_FROM:
            losses[side] += me.LAVA_LOSS
    if clash.wounds[0] + clash.wounds[1] >= me.DRAGON_HITS:
        clash.dragon = False
    breath = filled(2, 0)
    prey: i64 = 0
    fire: i64 = 0
    if clash.dragon:
        prey = state.die(me.What.PREY)  # 1 and 2 the one, 3 and 4 the other, 5 both
        one = state.die(me.What.BREATH)
        two = state.die(me.What.BREATH)
        fire = me.thrown(one, two, 0)
        if prey <= 2 or prey == 5:
            breath[0] = (one + two) * me.BREATH_LOSS
        if 3 <= prey <= 5:
            breath[1] = (one + two) * me.BREATH_LOSS
    for side in range(2):
        losses[side] += breath[side]
    wounds = clash.wounds
    state.note(me.Happened.HAZARD, [number, lava[0], lava[1], prey, fire, breath[0], breath[1], wounds[0], wounds[1]])
    return losses


def test_generals(clash: Clash, number: i64) -> None:
    """Generals may fall, those who lead more easily (ME-9.7)."""
    for side in range(2):
        if not clash.alive[side]:
            continue
        one = clash.state.die(me.What.FALL)
        two = clash.state.die(me.What.FALL)
        falls = one + two >= (me.FALLS_LEADING if clash.leads[side] else me.FALLS_COMMANDING)
        clash.state.note(me.Happened.GENERAL, [number, clash.seats[side], me.thrown(one, two, 0), int(falls)])
        if falls:
            clash.alive[side] = 0
            clash.vp[1 - side] += me.GENERAL_VP


def break_armies(clash: Clash, led: vec[i64]) -> None:
    """Armies that lost too much break, those without a general earlier; one that holds out alone scores (ME-9.8)."""
    for side in range(2):
        limit: i64 = me.BREAK_AT if led[side] else me.BREAK_LEADERLESS
        lost = clash.points[side] - clash.left[side]
        if lost * 100 >= limit * clash.points[side]:
            clash.broken[side] = 1
            clash.state.note(me.Happened.BROKE, [clash.seats[side], lost, clash.points[side]])
    for side in range(2):
        if clash.broken[1 - side] and not clash.broken[side]:
            clash.vp[side] += me.BREAK_VP


def slay(clash: Clash) -> None:
    """What the emperor dragon is worth at the end (ME-9.13)."""
    wounds = clash.wounds
    gained = wounds[:]
    if clash.dragon:
        gained[0] = gained[0] // 2
        gained[1] = gained[1] // 2
    else:
        bury_dragon(clash.state, clash.tile)
        if wounds[0] != wounds[1]:
            gained[0 if wounds[0] > wounds[1] else 1] += me.DRAGON_VP
    clash.vp[0] += gained[0]
    clash.vp[1] += gained[1]
    clash.state.note(me.Happened.DRAGON, [int(not clash.dragon), wounds[0], wounds[1], gained[0], gained[1]])


def bury_dragon(state: MightyEmpires, tile: i64) -> None:
    """The emperor dragon of a volcano is dead: later battles there have none (ME-8.10)."""
    state.lair[tile] = 0
    for battle in range(state.fights()):
        if state.fight(battle, me.Fight.TILE) == tile and state.fight(battle, me.Fight.STAGE) != me.Stage.SETTLED:
            state.set_fight(battle, me.Fight.DRAGON, 0)


def storm_hill(clash: Clash) -> None:
    """Who holds the hill at the end scores (ME-9.14)."""
    state = clash.state
    height = filled(2, 0)
    rolls = filled(2, 0)
    for side in range(2):
        one = state.die(me.What.HILL)
        two = state.die(me.What.HILL)
        rolls[side] = me.thrown(one, two, 0)
        height[side] = clash.left[side] // me.HILL_ARMY + one + two
        if clash.stance[side] == me.Stance.HOLD:
            height[side] += me.HILL_HOLD
        if clash.broken[side]:
            height[side] -= me.HILL_BROKEN
    holder: i64 = me.EMPTY
    if height[0] != height[1]:
        side = 0 if height[0] > height[1] else 1
        clash.vp[side] += me.HILL_VP
        holder = clash.seats[side]
    state.note(me.Happened.HILL, [height[0], height[1], rolls[0], rolls[1], holder])
