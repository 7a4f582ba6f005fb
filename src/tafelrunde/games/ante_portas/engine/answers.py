"""What the computer answers in reaction windows for a seat that leaves that to it (AP-17.12), from version 1 of the rules on.

Version 1 asks this in the middle of a play, so nothing in here may change: old records would not replay any more. Since version 2 whoever
drives the game asks `Game.answer`, and a judgement that knows better answers may give them there.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.board import HEIGHT
from tafelrunde.games.ante_portas.engine.combat import attack_strength, own_strength, side_strength
from tafelrunde.games.ante_portas.engine.damage import STANDING, is_flying, troop_base, troop_elite
from tafelrunde.games.ante_portas.engine.explosives import chain
from tafelrunde.games.ante_portas.engine.law_fire import actions_left
from tafelrunde.games.ante_portas.engine.soldiers import firepower, soldier_actions
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_mine
from tafelrunde.kernel.contract import BIT


def answer(state: AntePortas, seat: i64) -> i64:
    """Return what the computer answers to the open question for a seat that leaves it to it."""
    top = state.steps[-1]
    if top & ap.ASK_MASK == ap.Ask.WINDOW:
        return react(state, seat, ap.window_kind(top >> ap.ASK_BITS))
    return follow_up(state, seat)


def react(state: AntePortas, seat: i64, window: i64) -> i64:
    """Return what the computer does in a reaction window."""
    team = state.team(seat)
    best: i64 = ap.Do.DONE
    most: i64 = 0
    for action in soldier_actions(state, team, window):
        worth = soldier_value(state, team, window, action)
        if worth > most:
            most = worth
            best = action
    return best


def follow_up(state: AntePortas, seat: i64) -> i64:
    """Return how the computer goes on with a volley or a recoil."""
    top = state.steps[-1]
    data = top >> ap.ASK_BITS
    best: i64 = ap.Do.DONE
    most: i64 = -1_000_000
    for action in state.legal(seat):
        worth: i64 = 0
        if top & ap.ASK_MASK == ap.Ask.VOLLEY:
            worth = volley_value(state, seat, data, action)
        elif action != ap.Do.DONE:
            worth = back_value(state, state.team(seat), ap.back_to(action))
        if worth > most:
            most = worth
            best = action
    return best


def soldier_value(state: AntePortas, team: i64, window: i64, action: i64) -> i64:
    """Return how good a soldier action looks; 0 or less for one that is better not done."""
    if action < ap.Do.RECOIL:
        return shot_value(state, team, window, ap.shoot_hex(action), ap.shoot_troop(action))
    if action < ap.Do.IGNITE:
        if window != ap.Window.END and window != ap.Window.TURN:
            return 0
        return 30 - HEIGHT[ap.goal_of(action)] if state.enemy_on(team, ap.goal_of(action)) > 0 else i64(0)
    if action < ap.Do.REPLACE:
        return blast_value(state, team, ap.goal_of(action))
    return 10 + state.stock[ap.replace_payer(action) * ap.GOODS + ap.Good.TOOLS]  # who has most tools pays


def shot_value(state: AntePortas, team: i64, window: i64, place: i64, troop: i64) -> i64:
    """Return how good a volley looks: in a combat if it turns it, else if it fells the troop, at the end always."""
    low, high = firepower(state, team)
    power = low[place] + high[place]
    if place == state.fight:
        attack, total = combat_totals(state, team, place)
        if total >= attack or (team != state.combat_mover and not state.rules.coop and total == attack):
            return 0
        return 60 if total + power >= attack else i64(5)
    if not state.rules.coop:
        return 10 + power
    strength = troop_base(state, place, troop) * state.rules.base_strength
    strength += troop_elite(state, place, troop) * state.rules.elite_strength
    if is_flying(state, troop) and troop_elite(state, place, troop) > 0:
        power = high[place]
    if window == ap.Window.END or HEIGHT[place] <= 2:
        return 40 - HEIGHT[place]
    return 30 - HEIGHT[place] if power >= strength > 0 else i64(0)


def combat_totals(state: AntePortas, team: i64, place: i64) -> tuple[i64, i64]:
    """Return the strength against a team and its own in the combat that is going on."""
    if state.rules.coop:
        troop: i64 = STANDING
        for step in state.steps:
            if step & ap.ASK_MASK == ap.Ask.COMBAT and ap.combat_hex(step >> ap.ASK_BITS) == place:
                troop = ap.combat_troop(step >> ap.ASK_BITS)
        total, _ = own_strength(state, place, troop)
        return attack_strength(state, place, troop), total
    mine = side_strength(state, team, place) + (state.shots_low if team == 0 else state.shots_high)
    theirs = side_strength(state, 1 - team, place) + (state.shots_high if team == 0 else state.shots_low)
    if team == state.combat_mover:
        return theirs + 1, mine + state.bonus  # ties go to the other team (AP-22.10)
    return theirs + state.bonus, mine


def blast_value(state: AntePortas, team: i64, place: i64) -> i64:
    """Return how good setting a bomb off looks: enemies in the blast against own units there."""
    blast = chain(state, place)
    worth: i64 = -4
    for at in range(1, ap.HEXES):
        if blast & BIT[at]:
            power: i64 = 3 if state.tile[at] == ap.Tile.BOMB else 1
            enemies = min(power, state.enemy_on(team, at))
            left = power - enemies if state.rules.shared_blast else power
            worth += 10 * enemies - 9 * min(left, state.troops(team, at))
            if is_mine(state.own_tile(team, at)) or state.own_tile(team, at) == ap.Tile.TRAP:
                worth -= 8
    return worth


def volley_value(state: AntePortas, seat: i64, data: i64, action: i64) -> i64:
    """Return 1 for the next shooter, or for firing where the shots are enough."""
    team = state.team(seat)
    place = ap.volley_hex(data)
    fired: i64 = 0
    for shooter in state.volley:
        fired += ap.TILE_DAMAGE[state.tile[shooter]]
    needed: i64 = 99
    if place == state.fight:
        attack, total = combat_totals(state, team, place)
        needed = attack - total
    elif state.rules.coop:
        troop = ap.volley_troop(data)
        needed = troop_base(state, place, troop) * state.rules.base_strength
        needed += troop_elite(state, place, troop) * state.rules.elite_strength
    if action == ap.Do.FIRE:
        return 1 if fired >= needed else i64(0)
    if fired >= needed:
        return 0
    return 2 + actions_left(state, ap.shooter_hex(action))


def back_value(state: AntePortas, team: i64, goal: i64) -> i64:
    """Return how good it is to fling a figure back to a hex: far, and not onto own units that are weak."""
    worth = 1 + HEIGHT[goal] if team == 0 else 11 - HEIGHT[goal]
    return worth if state.troops(team, goal) == 0 else worth - 4
