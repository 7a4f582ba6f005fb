"""What playing a coin does in War Chest: where the coin goes, and the nine actions (WC-3 to WC-6 and the tactics)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.effects import after, attack, coin_type, lay_coin, move, show_coin, take_coin, take_control
from tafelrunde.games.war_chest.engine.law import joins_footman
from tafelrunde.games.war_chest.engine.state import WarChest


def play_coin(state: WarChest, seat: i64, action: i64) -> None:
    """Put the coin where its action sends it, then carry the action out (WC-3.1 to 3.3)."""
    do = wc.kind_of(action)
    coin = seat * wc.WIDTH + wc.coin_of(action)
    in_flight = state.in_flight >= 0
    take_coin(state, coin)
    if do == wc.Do.CLAIM or do == wc.Do.RECRUIT or do == wc.Do.PASS:
        lay_coin(state, coin, in_flight)
        play_face_down(state, seat, coin, do, action)
        return
    show_coin(state, coin, in_flight)
    if do == wc.Do.DEPLOY:
        unit = coin if state.place[coin] < 0 else seat * wc.WIDTH + wc.ROYAL  # the second Footman (WC-16.2)
        deploy(state, unit, wc.origin_of(action))
    elif do == wc.Do.BOLSTER:
        unit = state.unit_at[wc.origin_of(action)]
        state.height[unit] += 1
        state.live -= 1
        if state.events is not None:
            where = state.place[unit]
            state.note(wc.Happened.BOLSTERED, [seat, state.kind[unit], where, state.height[unit]])
    else:
        state.up[coin] += 1  # the royal coin too: WC-R24
        if do == wc.Do.TACTIC:
            use_tactic(state, seat, coin, action)
        else:
            maneuver(state, action)


def play_face_down(state: WarChest, seat: i64, coin: i64, do: i64, action: i64) -> None:
    """Claim the initiative, recruit or pass: the coin itself stays secret (WC-5)."""
    shown = coin_type(state, coin)
    if do == wc.Do.CLAIM:
        state.initiative = seat
        state.initiative_moved = 1
        if state.events is not None:
            state.note_secret(wc.Happened.CLAIMED, [seat, shown], 1, seat)
    elif do == wc.Do.PASS:  # WC-5.7
        if state.events is not None:
            state.note_secret(wc.Happened.PASSED, [seat, shown], 1, seat)
    else:
        recruited = seat * wc.WIDTH + wc.recruit_recruited(action)
        kind = state.kind[recruited]
        state.supply[recruited] -= 1
        state.up[recruited] += 1
        if state.events is not None:
            state.note_secret(wc.Happened.RECRUITED, [seat, kind, shown], 2, seat)
        if kind == wc.Unit.MERCENARY and state.place[recruited] >= 0:  # WC-5.8, WC-21.1, WC-21.2
            state.push(wc.ask_mercenary_maneuver(recruited))
        elif state.rules.footman_v2 and joins_footman(state, recruited):
            state.push(wc.ask_footman_deploy(seat))


def deploy(state: WarChest, unit: i64, where: i64) -> None:
    """A coin becomes a unit of strength 1 (WC-4.1)."""
    state.place[unit] = where
    state.height[unit] = 1
    state.unit_at[where] = unit
    state.live -= 1
    if state.events is not None:
        state.note(wc.Happened.DEPLOYED, [unit // wc.WIDTH, state.kind[unit], where])


def maneuver(state: WarChest, action: i64) -> None:
    """A normal move, control or attack of the unit that stands on the action's first hex (WC-1.12, WC-6)."""
    do = wc.kind_of(action)
    unit = state.unit_at[wc.origin_of(action)]
    if do == wc.Do.MOVE:
        move(state, unit, wc.to_of(action))
        after(state, unit, wc.Do.MOVE)
    elif do == wc.Do.CONTROL:
        take_control(state, unit)
    else:
        attack(state, unit, state.unit_at[wc.to_of(action)])


def use_tactic(state: WarChest, seat: i64, coin: i64, action: i64) -> None:
    """Carry out a tactic; which one follows from the coin (WC-11 to WC-23)."""
    kind = coin_type(state, coin)
    if state.events is not None:
        state.note(wc.Happened.USED_TACTIC, [seat, wc.Unit.ROYAL_GUARD if kind == wc.Unit.ROYAL_COIN else kind])
    if kind == wc.Unit.FOOTMAN:
        state.push(wc.ask_footman_maneuver(coin, 1, 1))
        return
    unit = state.unit_at[wc.origin_of(action)]
    second = wc.to_of(action)
    if kind == wc.Unit.ARCHER or kind == wc.Unit.CROSSBOWMAN or kind == wc.Unit.MARSHALL:
        attack(state, unit, state.unit_at[second])
        return
    move(state, unit, second)
    if kind == wc.Unit.CAVALRY or kind == wc.Unit.LANCER:
        attack(state, unit, state.unit_at[wc.tactic_then(action)])
    else:
        after(state, unit, wc.Do.MOVE)  # WC-15.3; a Berserker then goes its own way: WC-R19
