"""What a rule-of-thumb player thinks of its options (section 13.3 of the rules).

Each legal action gets a number; the best one is played. The bands are far apart, so the order of section 13.3 decides first and the fine
points only inside a band: win, stop a win, destroy, control, attack, deploy, advance, recruit, bolster, claim, pass.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.law import chooses_loss, no_harm, no_plain_attack, strikes_back
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.kernel.chance import Seeded
from tafelrunde.kernel.contract import ROOM, State
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.rows import zeros
from tafelrunde.kernel.vectors import append, vec

WIN: Final = 1_000_000
STOP_A_WIN: Final = 100_000
DESTROY: Final = 50_000
CONTROL: Final = 40_000
ATTACK: Final = 30_000
DEPLOY: Final = 20_000
ADVANCE: Final = 15_000
RECRUIT: Final = 10_000
BOLSTER: Final = 8_000
CLAIM: Final = 4_000

# Win share of armies with this unit, per mille (section 13.5)
DRAFT_VALUE: Final[list[i64]] = [483, 440, 573, 492, 445, 413, 483, 462, 598, 468, 553, 516, 528, 593, 435, 508]
FAR: Final = 9
UNITS: Final = 4 * wc.WIDTH  # of as many as may play


# What a position is valued by (section 13.2 of the rules), in the order of `features`.
WEIGHTS: Final = {"markers": 2.0, "on_board": 1.4, "to_come": 1.0, "closeness": 0.8, "idle": -0.12}

CHARACTERS: Final = {
    "bold": {"markers": 1.25, "closeness": 1.5, "to_come": 0.7},
    "careful": {"on_board": 1.4, "closeness": 0.8},
    "builder": {"to_come": 1.6, "idle": 0.5},
}


class Glance:
    """What a look at the board says about all plays of a decision: where each side wants to go, and how its units stand now."""

    def __init__(self) -> None:
        self.count = zeros(wc.SIDES)
        self.goals = zeros(wc.SIDES * wc.HEXES)  # [side * HEXES + k]: a location that the side could still take, no friend stands there
        self.trouble = zeros(wc.SIDES * wc.HEXES)  # 1 where an enemy has to be driven off first
        self.steps = zeros(UNITS)  # [unit]: from where it stands to its goal, EMPTY while nobody has asked
        self.fears = zeros(UNITS)  # [unit]: whether it is in danger there, EMPTY while nobody has asked

    def look(self, state: WarChest) -> None:
        """Look at a position, and forget the one before."""
        for side in range(wc.SIDES):
            count: i64 = side * wc.HEXES
            for where in state.board.locations:
                other = state.unit_at[where]
                if state.control[where] != side and (other < 0 or state.side[other] != side):
                    self.goals[count] = where
                    self.trouble[count] = 1 if other >= 0 else 0
                    count += 1
            self.count[side] = count
        for unit in range(state.rules.players * wc.WIDTH):
            self.steps[unit] = wc.EMPTY
            self.fears[unit] = wc.EMPTY

    def distance(self, state: WarChest, unit: i64, start: i64) -> i64:
        """Return the distance to the nearest location that this unit's side does not control and no friend stands on."""
        side = state.side[unit]
        row = start * wc.HEXES
        best: i64 = FAR
        for k in range(side * wc.HEXES, self.count[side]):
            steps = state.board.distance[row + self.goals[k]] + self.trouble[k]
            if steps < best:
                best = steps
        own = state.place[unit]
        if own >= 0 and state.control[own] >= wc.NEUTRAL and state.control[own] != side:
            best = min(best, state.board.distance[row + own])
        return best

    def way(self, state: WarChest, unit: i64) -> i64:
        """Return this distance from where a unit stands."""
        if self.steps[unit] < 0:
            self.steps[unit] = self.distance(state, unit, state.place[unit])
        return self.steps[unit]

    def afraid(self, state: WarChest, unit: i64) -> bool:
        """Return whether a unit is in danger where it stands."""
        if self.fears[unit] < 0:
            self.fears[unit] = 1 if in_danger(state, unit, state.place[unit]) else 0
        return self.fears[unit] == 1


class WarChestJudge(Judge):
    """What War Chest thinks of positions and plays."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights, True, 15)
        self.glance = Glance()

    def scores(self, state: State, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
        position = cast(WarChest, state)
        self.glance.look(position)
        return [int(score(position, self.glance, seat, play[0])) for play in plays]

    def rate(self, state: State, seat: i64, actions: vec[i64], count: i64, scores: vec[i64]) -> None:
        position = cast(WarChest, state)
        self.glance.look(position)
        for i in range(count):
            scores[i] = score(position, self.glance, seat, actions[i])

    def sides(self, state: State) -> list[int]:
        return [seat % wc.SIDES for seat in range(cast(WarChest, state).rules.players)]

    def features(self, state: State, seat: i64) -> vec[float]:
        return features(cast(WarChest, state), self.glance, seat % wc.SIDES)

    def step(self, state: State, seat: i64, dice: Seeded) -> None:
        position = cast(WarChest, state)
        actions = ROOM
        count = position.fill(seat, actions)
        if count == 1 or dice.pick(100, 0) < self.loose:
            position.apply(seat, actions[dice.pick(count, 0)])
            return
        self.glance.look(position)
        best: i64 = -WIN
        at: i64 = 0
        equals: i64 = 0
        for i in range(count):
            value = score(position, self.glance, seat, actions[i])
            if value > best:
                best = value
                at = i
                equals = 1
            elif value == best:
                equals += 1
                if dice.pick(equals, 0) == 0:
                    at = i
        position.apply(seat, actions[at])


def features(state: WarChest, glance: Glance, side: i64) -> vec[float]:
    """Return what a side has: markers, coins and closeness as shares of what both sides have, and coins in hand that are of no use now."""
    glance.look(state)
    board = board_of_both = coming = coming_of_both = close = close_of_both = idle = i64(0)
    for seat in range(state.rules.players):
        own = 1 if seat % wc.SIDES == side else 0
        for i in range(wc.WIDTH):
            unit = seat * wc.WIDTH + i
            if state.place[unit] >= 0:
                near = FAR - glance.way(state, unit)
                board += own * state.height[unit]
                board_of_both += state.height[unit]
                close += own * near
                close_of_both += near
            elif i != wc.ROYAL:
                idle += own * state.hand[unit]
            if i != wc.ROYAL:
                coins = state.bag[unit] + state.hand[unit] + state.up[unit] + state.down[unit] + state.supply[unit]
                coming += own * coins
                coming_of_both += coins
    found = vec[float](capacity=len(WEIGHTS))
    found = append(found, float(state.rules.markers - state.markers[side]) / float(state.rules.markers))
    found = append(found, share(board, board_of_both))
    found = append(found, share(coming, coming_of_both))
    found = append(found, share(close, close_of_both))
    return append(found, float(idle))


def share(part: i64, whole: i64) -> float:
    return float(part) / float(whole) if whole > 0 else 0.5


def score(state: WarChest, glance: Glance, seat: i64, action: i64) -> i64:
    """Return how good an action looks to the seat that owes the decision."""
    do = wc.kind_of(action)
    ask = state.steps[-1] & wc.ASK_MASK
    if do == wc.Do.PICK or do == wc.Do.BAN:
        return DRAFT_VALUE[wc.card_of(action)]
    if do == wc.Do.STACK:
        return state.height[wc.royal_guard_loss_target(state.steps[-1] >> wc.ASK_BITS)]  # a stack of one would be destroyed
    if do == wc.Do.SUPPLY:
        return 2
    if do == wc.Do.DECLINE or do == wc.Do.FIRST:
        return 0
    coin = wc.coin_of(action)
    if do == wc.Do.DEPLOY:
        return deploy_score(state, glance, seat, coin, wc.origin_of(action))
    if do == wc.Do.BOLSTER:
        return bolster_score(state, glance, wc.origin_of(action))
    if do == wc.Do.CLAIM:
        return CLAIM + spare_score(state, seat, coin) if plays_last(state, seat) else -spare_cost(state, seat, coin)
    if do == wc.Do.RECRUIT:
        return recruit_score(state, seat, coin, wc.recruit_recruited(action))
    if do == wc.Do.PASS:
        return spare_score(state, seat, coin)
    value: i64 = 0
    if do == wc.Do.TACTIC:
        value = tactic_score(state, glance, seat, coin, action)
    else:
        unit = state.unit_at[wc.origin_of(action)]
        if do == wc.Do.MOVE:
            value = move_score(state, glance, unit, wc.to_of(action))
        elif do == wc.Do.CONTROL:
            value = control_score(state, seat, state.place[unit])
        else:
            value = attack_score(state, unit, state.place[unit], state.unit_at[wc.to_of(action)])
    if ask == wc.Ask.BERSERKER_REPEAT and value < CONTROL:
        value -= ADVANCE  # a coin of the stack is worth more than a step
    return value


def spare_cost(state: WarChest, seat: i64, coin: i64) -> i64:
    """Return what is lost by laying this coin face-down: nothing for the royal coin, most for a unit on the board (section 13.6)."""
    if coin == wc.ROYAL:
        return 0
    unit = seat * wc.WIDTH + coin
    if state.place[unit] >= 0:
        return 900
    return 400


def spare_score(state: WarChest, seat: i64, coin: i64) -> i64:
    return 1_000 - spare_cost(state, seat, coin)


def plays_last(state: WarChest, seat: i64) -> bool:
    """Return whether claiming the initiative gives two plays in a row: the last coin of this round, the first of the next."""
    for other in range(state.rules.players):
        if other != seat and state.hand_size[other] > 0:
            return False
    return state.hand_size[seat] == 1


def enemy_about_to_win(state: WarChest, side: i64) -> bool:
    return state.markers[1 - side] == 1


def in_danger(state: WarChest, unit: i64, where: i64) -> bool:
    """Return whether an enemy next to a hex could attack this unit there."""
    for near in state.board.next_to[where]:
        other = state.unit_at[near]
        if (
            other >= 0
            and no_harm(state, other, unit, state.height[other]) == wc.No.NOTHING
            and no_plain_attack(state, other) == wc.No.NOTHING
        ):
            return True
    return False


def move_score(state: WarChest, glance: Glance, unit: i64, to: i64) -> i64:
    """Towards a location not owned; away from danger; never off a location that can be taken with the next coin."""
    side = state.side[unit]
    start = state.place[unit]
    gain = glance.way(state, unit) - glance.distance(state, unit, to)
    value = ADVANCE + gain * 1_000
    if state.control[start] != side and state.control[start] >= wc.NEUTRAL:
        value -= 8_000
    if gain <= 0:
        value -= 9_000
    if state.height[unit] == 1 and in_danger(state, unit, to):
        value -= 700
    if glance.afraid(state, unit):
        value += 300
    return value


def control_score(state: WarChest, seat: i64, where: i64) -> i64:
    side = seat % wc.SIDES
    if state.markers[side] == 1:
        return WIN
    if state.control[where] == 1 - side:
        return (STOP_A_WIN if enemy_about_to_win(state, side) else CONTROL) + 500
    return CONTROL


def attack_score(state: WarChest, unit: i64, origin: i64, target: i64) -> i64:
    """Destroying comes first, best on a location; a lone coin does not attack a Pikeman."""
    side = state.side[unit]
    where = state.place[target]
    value: i64 = ATTACK + 500 * state.height[target]
    on_goal = state.control[where] != 1 - side and state.control[where] >= wc.NEUTRAL
    if state.height[target] == 1:
        value = DESTROY
        if chooses_loss(state, target):
            value = ATTACK
        if on_goal:
            value += 3_000
            if enemy_about_to_win(state, side):
                value = STOP_A_WIN
    if strikes_back(state, target, origin):
        value -= 25_000 if state.height[unit] == 1 else 6_000
    return value


def tactic_score(state: WarChest, glance: Glance, seat: i64, coin: i64, action: i64) -> i64:
    first = wc.origin_of(action)
    second = wc.to_of(action)
    if coin == wc.ROYAL:
        return move_score(state, glance, state.unit_at[first], second) - 500
    kind = state.kind[seat * wc.WIDTH + coin]
    if kind == wc.Unit.FOOTMAN:
        return ATTACK + 400  # two maneuvers for one coin
    unit = state.unit_at[first]
    if kind == wc.Unit.ENSIGN:
        return move_score(state, glance, unit, second) - 200
    if kind == wc.Unit.LIGHT_CAVALRY:
        return move_score(state, glance, unit, second)
    if kind == wc.Unit.CAVALRY or kind == wc.Unit.LANCER:
        value = attack_score(state, unit, second, state.unit_at[wc.tactic_then(action)])
        return value + glance.way(state, unit) - glance.distance(state, unit, second)
    return attack_score(state, unit, first, state.unit_at[second])


def deploy_score(state: WarChest, glance: Glance, seat: i64, coin: i64, where: i64) -> i64:
    """Units on the board before anything but fighting; near a location to take."""
    unit = seat * wc.WIDTH + (coin if coin < wc.WIDTH else wc.ROYAL)
    standing: i64 = 0
    for i in range(wc.WIDTH):
        if state.place[seat * wc.WIDTH + i] >= 0:
            standing += 1
    value: i64 = DEPLOY if standing < 3 else ADVANCE - 1_000
    return value + (FAR - glance.distance(state, unit, where)) * 200 - (500 if in_danger(state, unit, where) else 0)


def bolster_score(state: WarChest, glance: Glance, where: i64) -> i64:
    """A threatened unit, unless that would leave no coin to move it with."""
    unit = state.unit_at[where]
    coin = state.coin_of[unit]
    left = state.hand[coin] - 1 + state.bag[coin] + state.up[coin] + state.down[coin] + state.supply[coin]
    if left < 1:
        return 0
    value: i64 = BOLSTER - 2_000 * state.height[unit]
    if glance.afraid(state, unit):
        value += 4_000
    return value


def recruit_score(state: WarChest, seat: i64, coin: i64, recruited: i64) -> i64:
    """A type that stands on the board and is short of coins; paid with a coin that is not needed."""
    unit = seat * wc.WIDTH + recruited
    alive = state.bag[unit] + state.hand[unit] + state.up[unit] + state.down[unit]
    value: i64 = RECRUIT - 600 * alive - 3 * spare_cost(state, seat, coin)
    if state.place[unit] >= 0:
        value += 1_500
        if state.kind[unit] == wc.Unit.MERCENARY:
            value += 3_000
    return value
