"""Tear stones, tournaments, who is out and who has won (SS-1, SS-15, SS-18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.deciding import Automatic
from tafelrunde.games.seventh_stone.engine.effects import field_ts, put_open, sources
from tafelrunde.games.seventh_stone.engine.state import SeventhStone

BEHIND: Final = 2**50


def tear_stones(state: SeventhStone, seat: i64) -> i64:
    """Return a player's tear stones: capitals, temples, tournaments, the lost stone (SS-1.1); they are counted anew each time (SS-19.2)."""
    count = state.wins[seat]  # SS-1.3
    if state.lost_owner == seat:
        count += 1
    for cell in range(state.board.cells):
        if state.controller[cell] == seat:
            count += field_ts(state, cell)
    return count


def capitals(state: SeventhStone, seat: i64) -> i64:
    """Return how many capitals a player controls."""
    count: i64 = 0
    for cell in range(state.board.cells):
        if state.controller[cell] == seat and state.capital[cell] >= 0:
            count += 1
    return count


def fields(state: SeventhStone, seat: i64) -> i64:
    """Return how many fields a player controls."""
    count: i64 = 0
    for cell in range(state.board.cells):
        if state.controller[cell] == seat:
            count += 1
    return count


def all_units(state: SeventhStone, seat: i64) -> i64:
    """Return how many units a player has on the board."""
    count: i64 = 0
    base = seat * state.board.cells * ss.TYPES
    for at in range(base, base + state.board.cells * ss.TYPES):
        count += state.military[at] + state.mercenary[at]
    return count


def roll_order(state: SeventhStone, seats: list[i64], what: i64) -> list[i64]:
    """Return seats in the order of their dice, the highest first; equal ones roll again among themselves (SS-4.4, SS-7.7)."""
    if len(seats) < 2:
        return seats[:]
    dice: list[i64] = []
    for seat in seats:
        die = state.chance.pick(6, what) + 1
        dice.append(die)
        state.note(ss.Happened.START_ROLL if what == ss.What.START else ss.Happened.TIE_ROLL, [seat, die])
    ordered: list[i64] = []
    for face in range(6, 0, -1):
        equal: list[i64] = []
        for i in range(len(seats)):
            if dice[i] == face:
                equal.append(seats[i])
        ordered.extend(roll_order(state, equal, what))
    return ordered


def rank(state: SeventhStone, seats: list[i64], worth: list[i64], what: i64) -> list[i64]:
    """Return seats in the order of what they are worth; equal ones roll dice (SS-7.7, SS-15.2)."""
    ordered: list[i64] = []
    while len(ordered) < len(seats):
        best: list[i64] = []
        for seat in seats:
            if seat in ordered or (best and worth[seat] < worth[best[0]]):
                continue
            if best and worth[seat] > worth[best[0]]:
                best.clear()
            best.append(seat)
        ordered.extend(roll_order(state, best, what))
    return ordered


# The end of a year


class CombatEnd(Automatic):
    """After the combat phase: who is out (SS-18.1, SS-18.3, SS-R20), the tournament, the end of the year."""

    def happen(self, state: SeventhStone, data: i64) -> None:
        left: i64 = 0
        for seat in range(state.rules.players):
            if state.out[seat]:
                continue
            if fields(state, seat) == 0 and all_units(state, seat) == 0:
                drop_out(state, seat)
            else:
                left += 1
        if left == 1:
            state.finish(ss.Reason.LAST_LEFT)
            return
        state.phase = ss.Phase.TOURNAMENT
        state.counter += 1  # SS-15.1
        state.note(ss.Happened.COUNTER, [state.counter])
        if state.counter == ss.TOURNAMENT_PERIOD:
            state.counter = 0
            hold_tournament(state)
        end_year(state)


def drop_out(state: SeventhStone, seat: i64) -> None:
    """A player without fields and units is out: stones to the discard, tournament stones to the pile (SS-18.1)."""
    state.out[seat] = 1
    state.note(ss.Happened.OUT, [seat])
    for stone in range(ss.STONES):
        for _ in range(state.hand[seat * ss.STONES + stone]):
            put_open(state, seat, stone, ss.Put.OUT)
        state.hand[seat * ss.STONES + stone] = 0
    state.tournament[seat] = 0


def end_year(state: SeventhStone) -> None:
    """Has somebody enough tear stones (SS-1.4, SS-18.4)? Otherwise a new year begins."""
    reached = False
    for seat in range(state.rules.players):
        ts = tear_stones(state, seat)
        state.note(ss.Happened.YEAR_END, [seat, ts])
        if not state.out[seat] and ts >= state.rules.ts_to_win:
            reached = True
    if reached:
        state.finish(ss.Reason.TEAR_STONES)
    elif state.rules.year_limit and state.year >= state.rules.year_limit:
        state.finish(ss.Reason.YEAR_LIMIT)  # SS-R42
    else:
        state.push(ss.Ask.YEAR)


def hold_tournament(state: SeventhStone) -> None:
    """Duels until one is left: the most stones meet the fewest first (SS-15.2 to SS-15.9)."""
    stones: list[i64] = [state.tournament[seat] for seat in range(state.rules.players)]
    alive: list[i64] = [i64(seat) for seat in range(state.rules.players) if not state.out[seat]]
    if len(alive) > 2:
        ordered = rank(state, alive, stones, ss.What.TIE)
    else:  # one duel: nothing to decide by dice
        ordered = alive if stones[alive[0]] >= stones[alive[1]] else alive[::-1]
    if len(ordered) == 4:
        winner = duel(state, duel(state, ordered[0], ordered[3]), duel(state, ordered[1], ordered[2]))
    elif len(ordered) == 3:
        winner = duel(state, duel(state, ordered[1], ordered[2]), ordered[0])
    else:
        winner = duel(state, ordered[0], ordered[1])
    state.wins[winner] += 1
    state.note(ss.Happened.CHAMPION, [winner])
    for seat in range(state.rules.players):
        state.tournament[seat] = 0


def damage(state: SeventhStone, seat: i64, rival: i64) -> i64:
    """Return how much a hit of a player costs the rival (SS-15.6)."""
    lead = state.tournament[seat] - state.tournament[rival]
    return 1 + lead // 2 if lead > 0 else 1


def duel(state: SeventhStone, seat: i64, rival: i64) -> i64:
    """Two players throw dice at each other until one has no life left; return the winner (SS-15.5, SS-15.7)."""
    strong, weak = damage(state, seat, rival), damage(state, rival, seat)
    state.note(ss.Happened.PAIRED, [seat, rival, strong, weak])
    life: i64 = ss.LIFE
    rival_life: i64 = ss.LIFE
    while life > 0 and rival_life > 0:
        die = state.chance.pick(6, ss.What.DUEL) + 1
        rival_die = state.chance.pick(6, ss.What.DUEL) + 1
        if die <= ss.DUEL_HIT:
            rival_life -= strong
        if rival_die <= ss.DUEL_HIT:
            life -= weak
        state.note(ss.Happened.THROW, [seat, die, rival, rival_die, max(life, 0), max(rival_life, 0)])
    if life > 0:
        winner = seat
    elif rival_life > 0:
        winner = rival
    elif state.tournament[seat] != state.tournament[rival]:
        winner = seat if state.tournament[seat] > state.tournament[rival] else rival
    else:
        winner = roll_order(state, [seat, rival], ss.What.DUEL_TIE)[0]
    state.note(ss.Happened.DUEL_WON, [winner])
    return winner


# The end of the game


def rank_key(state: SeventhStone, seat: i64, won: bool) -> i64:
    """Return a number that orders the players at the end, higher is better (SS-18.4, SS-R19)."""
    value = tear_stones(state, seat)
    value = value * 8 + (capitals(state, seat) if won else 0)
    value = value * 1024 + sources(state, seat)
    return value * 1024 + all_units(state, seat)


def final_places(state: SeventhStone) -> tuple[int, ...]:
    """Return the places of all players (SS-18.3, SS-18.4, SS-R42)."""
    players = state.rules.players
    keys: list[i64] = []
    for seat in range(players):
        ts = tear_stones(state, seat)
        reached = ts >= state.rules.ts_to_win and not state.out[seat]
        won = (state.reason == ss.Reason.TEAR_STONES and reached) or state.reason == ss.Reason.YEAR_LIMIT
        key = rank_key(state, seat, won)
        if state.out[seat] or state.resigned == seat:
            key = key - BEHIND  # cannot win
        keys.append(key)
    places: list[int] = []
    for seat in range(players):
        better = 0
        for other in range(players):
            if keys[other] > keys[seat]:
                better += 1
        places.append(better + 1)
    return tuple(places)
