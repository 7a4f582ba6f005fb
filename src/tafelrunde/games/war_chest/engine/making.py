"""Making, saving and checking positions of War Chest."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine.board import BOARD_2P, BOARD_4P, HEXES
from tafelrunde.games.war_chest.engine.data import ARMY, BAG_AT_START, EMPTY, ONGOING, ROYAL, UNIT_COINS, WIDTH, Reason, Unit
from tafelrunde.games.war_chest.engine.hidden import MEMORY
from tafelrunde.games.war_chest.engine.state import Rules, WarChest
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.rows import filled, ints, row_of


def blank(rules: Rules, chance: Chance) -> WarChest:
    """Return a table with a board and no armies yet."""
    board = BOARD_2P if rules.players == 2 else BOARD_4P
    seats = rules.players
    width = seats * WIDTH
    starts: i64 = 2 if seats == 2 else 3
    return WarChest(
        chance=chance,
        steps=[],
        to_move=NOBODY,
        revealed=0,
        rules=rules,
        board=board,
        army=[Unit.NONE for _ in range(seats * ARMY)],
        kind=filled(width, Unit.NONE),
        coin_of=row_of(list(range(width))),
        side=row_of([unit // WIDTH % 2 for unit in range(width)]),
        bag=filled(width, 0),
        hand=filled(width, 0),
        up=filled(width, 0),
        down=filled(width, 0),
        supply=filled(width, 0),
        box=filled(width, 0),
        bag_size=filled(seats, 0),
        hand_size=filled(seats, 0),
        unit_at=filled(HEXES, EMPTY),
        place=filled(width, EMPTY),
        height=filled(width, 0),
        control=board.control_at_start[:],
        markers=filled(2, rules.markers - starts),
        memory=filled(seats * MEMORY, 0),
        pool=[],
        in_flight=EMPTY,
        live=0,
        initiative=0,
        initiative_moved=0,
        round=0,
        plays=0,
        turn=0,
        priest_drew=0,
        first_drafter=0,
        resigned=0,
        winner=ONGOING,
        reason=Reason.NONE,
        won_on=EMPTY,
    )


def muster(state: WarChest) -> None:
    """Armies are chosen: sort the cards and derive which unit is what."""
    for seat in range(state.rules.players):
        cards = sorted(state.army[seat * ARMY : seat * ARMY + ARMY])
        for i in range(ARMY):
            state.army[seat * ARMY + i] = cards[i]
            state.kind[seat * WIDTH + i] = cards[i]
            if cards[i] == Unit.FOOTMAN:  # WC-16.1: a second Footman is made of the same coins
                state.kind[seat * WIDTH + ROYAL] = Unit.FOOTMAN
                state.coin_of[seat * WIDTH + ROYAL] = seat * WIDTH + i


def derive(state: WarChest) -> None:
    """Work out what follows from zones, units and control: sizes, hexes, markers in hand, coins still in play."""
    seats = state.rules.players
    for h in range(HEXES):
        state.unit_at[h] = EMPTY
    for unit in range(seats * WIDTH):
        if state.place[unit] >= 0:
            state.unit_at[state.place[unit]] = unit
    state.live = 0
    for seat in range(seats):
        state.bag_size[seat] = 0
        state.hand_size[seat] = 0
        for i in range(WIDTH):
            at = seat * WIDTH + i
            state.bag_size[seat] += state.bag[at]
            state.hand_size[seat] += state.hand[at]
            if i != ROYAL:
                state.live += state.bag[at] + state.hand[at] + state.up[at] + state.down[at] + state.supply[at]
                if state.in_flight == at:
                    state.live += 1
    state.markers[0] = state.rules.markers
    state.markers[1] = state.rules.markers
    for h in range(HEXES):
        if state.control[h] >= 0:
            state.markers[state.control[h]] -= 1


def restore(dump: list[list[int]], chance: Chance) -> WarChest:
    """Return the state a dump was made of."""
    values, steps, army, bag, hand, up, down, supply, box, place, height, control, memory, pool, rest = dump
    state = blank(Rules([i64(v) for v in values]), chance)
    state.steps = [i64(v) for v in steps]
    state.army = [i64(v) for v in army]
    state.bag = row_of(bag)
    state.hand = row_of(hand)
    state.up = row_of(up)
    state.down = row_of(down)
    state.supply = row_of(supply)
    state.box = row_of(box)
    state.place = row_of(place)
    state.height = row_of(height)
    state.control = row_of(control)
    state.memory = row_of(memory)
    state.pool = [i64(v) for v in pool]
    state.to_move = rest[0]
    state.revealed = rest[1]
    state.in_flight = rest[2]
    state.initiative = rest[3]
    state.initiative_moved = rest[4]
    state.round = rest[5]
    state.plays = rest[6]
    state.turn = rest[7]
    state.priest_drew = rest[8]
    state.first_drafter = rest[9]
    state.resigned = rest[10]
    state.winner = rest[11]
    state.reason = rest[12]
    state.won_on = rest[13]
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
        for i in range(WIDTH):
            at = seat * WIDTH + i
            zones = [state.bag[at], state.hand[at], state.up[at], state.down[at], state.supply[at], state.box[at]]
            if min(zones) < 0:
                return f"a zone of seat {seat} holds less than no coin"
            total = sum(zones) + (1 if state.in_flight == at else 0)
            if i == ROYAL:
                if total != 1 or state.supply[at] or state.box[at]:
                    return f"the royal coin of seat {seat} is lost or out of place (WC-1.10)"
                continue
            kind = state.kind[at]
            expected = 0 if kind == Unit.NONE else UNIT_COINS[kind]
            total += state.height[at]
            if kind == Unit.FOOTMAN:
                total += state.height[seat * WIDTH + ROYAL]
            if total != expected:
                return f"seat {seat} has {total} coins of type {kind} instead of {expected} (WC-1.9)"
        for i in range(WIDTH):
            unit = seat * WIDTH + i
            if (state.place[unit] >= 0) != (state.height[unit] > 0):
                return f"unit {unit} has a hex without coins or coins without a hex (WC-1.1)"
    if state.winner == ONGOING and state.in_flight >= 0 and len(state.steps) < 2:
        return "a coin is in flight although nobody is asked to use it"
    return None


def fill_zones(state: WarChest) -> None:
    """Setup step 4: two coins of each type and the royal coin into the bag, the rest into the supply."""
    for seat in range(state.rules.players):
        for i in range(ARMY):
            kind = state.army[seat * ARMY + i]
            if kind != Unit.NONE:
                state.bag[seat * WIDTH + i] = BAG_AT_START
                state.supply[seat * WIDTH + i] = UNIT_COINS[kind] - BAG_AT_START
        state.bag[seat * WIDTH + ROYAL] = 1
    derive(state)
