"""Making, saving and checking positions of War Chest."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.rules import Rules
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.rows import ints


def blank(rules: Rules, chance: Chance) -> WarChest:
    """Return a table with a board and no armies yet."""
    state = WarChest(chance, rules)
    state.clear()
    return state


def muster(state: WarChest) -> None:
    """Armies are chosen: sort the cards and derive which unit is what."""
    for seat in range(state.rules.players):
        cards = sorted(state.army[seat * wc.ARMY : seat * wc.ARMY + wc.ARMY])
        for i in range(wc.ARMY):
            state.army[seat * wc.ARMY + i] = cards[i]
            state.kind[seat * wc.WIDTH + i] = cards[i]
            if cards[i] == wc.Unit.FOOTMAN:  # WC-16.1: a second Footman is made of the same coins
                state.kind[seat * wc.WIDTH + wc.ROYAL] = wc.Unit.FOOTMAN
                state.coin_of[seat * wc.WIDTH + wc.ROYAL] = seat * wc.WIDTH + i


def derive(state: WarChest) -> None:
    """Work out what follows from zones, units and control: sizes, hexes, markers in hand, coins still in play."""
    seats = state.rules.players
    for h in range(wc.HEXES):
        state.unit_at[h] = wc.EMPTY
    for unit in range(seats * wc.WIDTH):
        if state.place[unit] >= 0:
            state.unit_at[state.place[unit]] = unit
    state.live = 0
    for seat in range(seats):
        state.bag_size[seat] = 0
        state.hand_size[seat] = 0
        for i in range(wc.WIDTH):
            at = seat * wc.WIDTH + i
            state.bag_size[seat] += state.bag[at]
            state.hand_size[seat] += state.hand[at]
            if i != wc.ROYAL:
                state.live += state.bag[at] + state.hand[at] + state.up[at] + state.down[at] + state.supply[at]
                if state.in_flight == at:
                    state.live += 1
    state.markers[0] = state.rules.markers
    state.markers[1] = state.rules.markers
    for h in range(wc.HEXES):
        if state.control[h] >= 0:
            state.markers[state.control[h]] -= 1


def restore(dump: list[list[int]], chance: Chance) -> WarChest:
    """Return the state a dump was made of."""
    state = blank(Rules([i64(value) for value in dump[0]]), chance)
    state.read(dump)
    if state.round > 0:
        muster(state)
    derive(state)
    return state


def broken_invariant(state: WarChest) -> str | None:
    """Return which invariant of WC-1 does not hold, or None."""
    seats = state.rules.players
    if state.round == 0:
        return None
    twin = restore(state.dump(), state.chance)
    if ints(twin.bag_size) != ints(state.bag_size) or ints(twin.hand_size) != ints(state.hand_size):
        return "bag or hand sizes differ from the coins in them"
    if ints(twin.unit_at) != ints(state.unit_at):
        return "units and hexes disagree (WC-1.3)"
    if twin.live != state.live:
        return "the count of coins still in play is wrong (WC-9.5)"
    if ints(twin.markers) != ints(state.markers) or min(ints(state.markers)) < 0:
        return "markers in hand and on locations do not add up (WC-1.11)"
    for seat in range(seats):
        for i in range(wc.WIDTH):
            at = seat * wc.WIDTH + i
            zones = [state.bag[at], state.hand[at], state.up[at], state.down[at], state.supply[at], state.box[at]]
            if min(zones) < 0:
                return f"a zone of seat {seat} holds less than no coin"
            total = sum(zones) + (1 if state.in_flight == at else 0)
            if i == wc.ROYAL:
                if total != 1 or state.supply[at] or state.box[at]:
                    return f"the royal coin of seat {seat} is lost or out of place (WC-1.10)"
                continue
            kind = state.kind[at]
            expected = 0 if kind == wc.Unit.NONE else wc.UNIT_COINS[kind]
            total += state.height[at]
            if kind == wc.Unit.FOOTMAN:
                total += state.height[seat * wc.WIDTH + wc.ROYAL]
            if total != expected:
                return f"seat {seat} has {total} coins of type {kind} instead of {expected} (WC-1.9)"
        for i in range(wc.WIDTH):
            unit = seat * wc.WIDTH + i
            if (state.place[unit] >= 0) != (state.height[unit] > 0):
                return f"unit {unit} has a hex without coins or coins without a hex (WC-1.1)"
    if state.winner == wc.ONGOING and state.in_flight >= 0 and len(state.steps) < 2:
        return "a coin is in flight although nobody is asked to use it"
    return None


def fill_zones(state: WarChest) -> None:
    """Setup step 4: two coins of each type and the royal coin into the bag, the rest into the supply."""
    for seat in range(state.rules.players):
        for i in range(wc.ARMY):
            kind = state.army[seat * wc.ARMY + i]
            if kind != wc.Unit.NONE:
                state.bag[seat * wc.WIDTH + i] = wc.BAG_AT_START
                state.supply[seat * wc.WIDTH + i] = wc.UNIT_COINS[kind] - wc.BAG_AT_START
        state.bag[seat * wc.WIDTH + wc.ROYAL] = 1
    derive(state)
