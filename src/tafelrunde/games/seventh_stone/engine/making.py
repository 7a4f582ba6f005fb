"""Making, saving and checking positions of Seventh Stone."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine.board import NO_BOARD, Board, Kind
from tafelrunde.games.seventh_stone.engine.data import (
    ASK_MASK,
    EMPTY,
    GOODS,
    ORDERS,
    SHEET,
    SLOTS,
    START_UNIT_LIMIT,
    STONE_COUNTS,
    STONE_LIMIT,
    STONES,
    TYPES,
    Ask,
    Building,
    Event,
    Phase,
    Reason,
    Stone,
)
from tafelrunde.games.seventh_stone.engine.effects import STONE_BITS, STONE_MASK, controllable, is_conflict, sources, stone_count
from tafelrunde.games.seventh_stone.engine.state import Rules, SeventhStone
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.rows import filled, row_of
from tafelrunde.kernel.vectors import vec


def blank(rules: Rules, chance: Chance) -> SeventhStone:
    """Return a table with nothing on it, not even a board."""
    seats = rules.players
    return SeventhStone(
        chance=chance,
        steps=[],
        to_move=NOBODY,
        revealed=0,
        rules=rules,
        board=NO_BOARD,
        tiles=vec[i64](),
        controller=vec[i64](),
        capital=vec[i64](),
        building=vec[i64](),
        built=vec[i64](),
        lava=vec[i64](),
        recruited=vec[i64](),
        stood=vec[i64](),
        military=vec[i64](),
        mercenary=vec[i64](),
        stones=vec[i64](),
        support=vec[i64](),
        sheet=filled(seats * SHEET, 0),
        goods=filled(seats * GOODS, 0),
        hand=filled(seats * STONES, 0),
        known=filled(seats * seats * STONES, 0),
        tournament=filled(seats, 0),
        wins=filled(seats, 0),
        out=filled(seats, 0),
        people=filled(seats, EMPTY),
        doubled=filled(seats, 0),
        order=filled(seats, EMPTY),
        amount=filled(seats * ORDERS, 0),
        filled_in=filled(seats, 0),
        supply=filled(STONES, 0),
        discard=filled(STONES, 0),
        buried=filled(STONES, 0),
        offered=vec[i64](),
        pile=vec[i64](),
        rank=vec[i64](),
        taken=vec[i64](),
        cohort_key=vec[i64](),
        cohort_military=vec[i64](),
        cohort_mercenary=vec[i64](),
        journal=vec[i64](),
        aim=vec[i64](),
        hits=vec[i64](),
        shield=vec[i64](),
        stone_used=vec[i64](),
        spoils=vec[i64](),
        year=0,
        phase=Phase.SETUP,
        event=Event.NONE,
        unit_limit=START_UNIT_LIMIT,
        counter=0,
        lost_owner=EMPTY,
        put_away=0,
        mixed=0,
        mover=EMPTY,
        undone=0,
        stormed=0,
        battle=EMPTY,
        mode=0,
        battle_round=0,
        guards=0,
        walls=0,
        walls_used=0,
        suppressed=0,
        reason=Reason.NONE,
        resigned=EMPTY,
    )


def lay_out(state: SeventhStone, board: Board) -> None:
    """The board is built: make room for what will stand on it."""
    state.board = board
    cells, seats = board.cells, state.rules.players
    state.controller = filled(cells, EMPTY)
    state.capital = filled(cells, EMPTY)
    state.building = filled(cells * SLOTS, Building.NONE)
    state.built = filled(cells * SLOTS, 0)
    state.lava = filled(cells, 0)
    state.recruited = filled(cells, 0)
    state.stood = filled(cells, EMPTY)
    state.military = filled(seats * cells * TYPES, 0)
    state.mercenary = filled(seats * cells * TYPES, 0)
    state.stones = filled(seats * cells * TYPES, 0)
    state.support = filled(seats * cells, EMPTY)


def restore(dump: list[list[int]], chance: Chance) -> SeventhStone:
    """Return the state a dump was made of."""
    state = blank(Rules([i64(v) for v in dump[0]]), chance)
    state.steps = [i64(v) for v in dump[1]]
    state.tiles = row_of(dump[2])
    state.controller = row_of(dump[3])
    state.capital = row_of(dump[4])
    state.building = row_of(dump[5])
    state.built = row_of(dump[6])
    state.lava = row_of(dump[7])
    state.recruited = row_of(dump[8])
    state.stood = row_of(dump[9])
    state.military = row_of(dump[10])
    state.mercenary = row_of(dump[11])
    state.stones = row_of(dump[12])
    state.support = row_of(dump[13])
    state.sheet = row_of(dump[14])
    state.goods = row_of(dump[15])
    state.hand = row_of(dump[16])
    state.known = row_of(dump[17])
    state.tournament = row_of(dump[18])
    state.wins = row_of(dump[19])
    state.out = row_of(dump[20])
    state.people = row_of(dump[21])
    state.doubled = row_of(dump[22])
    state.order = row_of(dump[23])
    state.amount = row_of(dump[24])
    state.filled_in = row_of(dump[25])
    state.supply = row_of(dump[26])
    state.discard = row_of(dump[27])
    state.buried = row_of(dump[28])
    state.offered = row_of(dump[29])
    state.pile = row_of(dump[30])
    state.rank = row_of(dump[31])
    state.taken = row_of(dump[32])
    state.cohort_key = row_of(dump[33])
    state.cohort_military = row_of(dump[34])
    state.cohort_mercenary = row_of(dump[35])
    state.journal = row_of(dump[36])
    state.aim = row_of(dump[37])
    state.hits = row_of(dump[38])
    state.shield = row_of(dump[39])
    state.stone_used = row_of(dump[40])
    state.spoils = row_of(dump[41])
    rest = dump[42]
    state.to_move = rest[1]
    state.revealed = rest[2]
    state.year = rest[3]
    state.phase = rest[4]
    state.event = rest[5]
    state.unit_limit = rest[6]
    state.counter = rest[7]
    state.lost_owner = rest[8]
    state.put_away = rest[9]
    state.mixed = rest[10]
    state.mover = rest[11]
    state.undone = rest[12]
    state.stormed = rest[13]
    state.battle = rest[14]
    state.mode = rest[15]
    state.battle_round = rest[16]
    state.guards = rest[17]
    state.walls = rest[18]
    state.walls_used = rest[19]
    state.suppressed = rest[20]
    state.reason = rest[21]
    state.resigned = rest[22]
    if len(state.controller) > 0:
        state.board = Board(rest[0], state.tiles)
    return state


def broken_invariant(state: SeventhStone) -> str | None:
    """Return which invariant of SS-19 does not hold, or None."""
    if state.year == 0:
        return None
    for i in range(len(state.military)):
        if min(state.military[i], state.mercenary[i]) < 0:
            return f"less than no units on place {i}"
        if state.military[i] + state.mercenary[i] == 0 and state.stones[i]:
            return f"a stone without an army on place {i}"
    for i in range(len(state.sheet)):
        if state.sheet[i] < 0:
            return f"less than no resource stones on slot {i}"
    in_debt = False
    for step in state.steps:
        if step & ASK_MASK == Ask.DISBAND:
            in_debt = True
    if not in_debt:
        for seat in range(state.rules.players):
            found = budget(state, seat)
            if found != sources(state, seat):
                return f"seat {seat} has {found} resource stones and sources of {sources(state, seat)} (SS-19.1)"
    return broken_stones(state) or broken_board(state) or broken_limits(state, in_debt)


def budget(state: SeventhStone, seat: i64) -> i64:
    """Return all resource stones of a player: on the sheet and in units."""
    total: i64 = 0
    for slot in range(SHEET):
        total += state.sheet[seat * SHEET + slot]
    base = seat * state.board.cells * TYPES
    for at in range(base, base + state.board.cells * TYPES):
        total += state.military[at]
    return total


def broken_stones(state: SeventhStone) -> str | None:
    """The forty stones are all there (SS-19.3), and nobody is known to hold what he does not."""
    players = state.rules.players
    held = filled(players * STONES, 0)
    total = filled(STONES, 0)
    for seat in range(players):
        for stone in range(STONES):
            held[seat * STONES + stone] = state.hand[seat * STONES + stone]
        for i in range(seat * state.board.cells * TYPES, (seat + 1) * state.board.cells * TYPES):
            packed = state.stones[i]
            while packed > 0:
                held[seat * STONES + (packed & STONE_MASK)] += 1
                packed >>= STONE_BITS
        for stone in range(STONES):
            total[stone] += held[seat * STONES + stone]
            if len(state.spoils) > 0:
                total[stone] += state.spoils[seat * STONES + stone]
        if len(state.stone_used) > 0 and state.stone_used[seat]:
            total[state.stone_used[seat]] += 1
    for stone in state.pile:
        total[stone] += 1
    if state.lost_owner != EMPTY:
        total[Stone.LOST] += 1
    for stone in range(STONES):
        total[stone] += state.supply[stone] + state.discard[stone] + state.buried[stone]
        if total[stone] != STONE_COUNTS[stone]:
            return f"{total[stone]} stones of kind {stone} (SS-19.3)"
    for viewer in range(players):
        for seat in range(players):
            for stone in range(STONES):
                hidden = held[seat * STONES + stone]
                if len(state.spoils) > 0:
                    hidden += state.spoils[seat * STONES + stone]
                if state.known[(viewer * players + seat) * STONES + stone] > hidden:
                    return f"seat {viewer} believes that seat {seat} holds stone {stone}"
    return None


def broken_board(state: SeventhStone) -> str | None:
    """Fields, control and conflicts (SS-19.5 to SS-19.7)."""
    for cell in range(state.board.cells):
        sides: i64 = 0
        alone: i64 = EMPTY
        for seat in range(state.rules.players):
            if state.units(seat, cell) > 0:
                sides += 1
                alone = seat
        if sides and (not state.board.land[cell] or state.lava[cell]):
            return f"an army on cell {cell} (SS-19.7)"
        if state.building[cell * SLOTS] and (state.board.kind[cell] != Kind.YIELD or state.capital[cell] >= 0):
            return f"a building on cell {cell} (SS-19.7)"
        conflict = is_conflict(state, cell)
        if conflict and state.phase != Phase.MOVEMENT and state.phase != Phase.OVERRUN and state.phase != Phase.COMBAT:
            return f"a conflict on cell {cell} (SS-19.5)"
        if state.battle != cell and conflict != (state.stood[cell] != EMPTY):
            return f"the conflict on cell {cell} is not remembered"
        if sides == 1 and not conflict and controllable(state, cell) and state.controller[cell] != alone:
            if state.mover != alone and state.battle != cell:
                return f"cell {cell} is not controlled by whoever stands there (SS-19.6)"
    return None


def broken_limits(state: SeventhStone, in_debt: bool) -> str | None:
    """Limits of armies outside their own movement (SS-19.4), and cohorts that add up."""
    cells = state.board.cells
    for seat in range(state.rules.players):
        if seat == state.mover:
            continue
        armies = filled(TYPES, 0)
        for cell in range(cells):
            types: i64 = 0
            for kind in range(TYPES):
                at = state.place(seat, cell, kind)
                if state.military[at] + state.mercenary[at] == 0:
                    continue
                types += 1
                armies[kind] += 1
                if state.mercenary[at] > state.military[at] or state.military[at] + state.mercenary[at] > state.unit_limit:
                    return f"too many units of seat {seat} on cell {cell} (SS-19.4)"
                if stone_count(state.stones[at]) > 1 and not keeping(state):
                    return f"too many stones of seat {seat} on cell {cell} (SS-19.4)"
            if types > 1:
                return f"two armies of seat {seat} on cell {cell} (SS-19.4)"
        if max(armies[0], armies[1], armies[2]) > STONE_LIMIT:
            return f"too many armies of seat {seat} (SS-19.4)"
    if state.mover != EMPTY:
        count = filled(cells * 4, 0)
        for i in range(len(state.cohort_key)):
            count[state.cohort_key[i] >> 8] += state.cohort_military[i] * 256 + state.cohort_mercenary[i]
        for cell in range(cells):
            for kind in range(TYPES):
                at = state.place(state.mover, cell, kind)
                if count[cell * 4 + kind] != state.military[at] * 256 + state.mercenary[at]:
                    return f"cohorts on cell {cell} do not add up"
    elif len(state.cohort_key) > 0 or len(state.journal) > 0:
        return "cohorts without a mover"
    return None


def keeping(state: SeventhStone) -> bool:
    """Return whether somebody is choosing which stones to keep (SS-9.14)."""
    for step in state.steps:
        if step & ASK_MASK == Ask.KEEP or step & ASK_MASK == Ask.MOVED:
            return True
    return False
