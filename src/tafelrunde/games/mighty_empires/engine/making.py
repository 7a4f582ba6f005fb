"""Making, saving and checking positions of Mighty Empires, and players who leave."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine.board import NO_LAND, land_of
from tafelrunde.games.mighty_empires.engine.data import (
    EMPTY,
    FIGHT,
    ORDER,
    REPORT_ROW,
    Building,
    Cause,
    Fight,
    Happened,
    Phase,
    Reason,
    Stage,
    Status,
    Terrain,
    Weird,
)
from tafelrunde.games.mighty_empires.engine.effects import hand_over, may_hold_mine
from tafelrunde.games.mighty_empires.engine.scoring import players_left
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires, Rules
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.rows import filled, row_of
from tafelrunde.kernel.vectors import vec


def blank(rules: Rules, chance: Chance) -> MightyEmpires:
    """Return a table with nothing on it, not even a map."""
    seats = rules.players
    return MightyEmpires(
        chance=chance,
        steps=[],
        to_move=NOBODY,
        revealed=0,
        rules=rules,
        land=NO_LAND,
        owner=vec[i64](),
        building=vec[i64](),
        special=vec[i64](),
        capital=vec[i64](),
        original=vec[i64](),
        claimed=vec[i64](),
        exhausted=vec[i64](),
        weird=vec[i64](),
        raided=vec[i64](),
        dragons=vec[i64](),
        lair=vec[i64](),
        gold=filled(seats, 0),
        race=filled(seats, EMPTY),
        quality=filled(seats, 100),
        home=filled(seats, EMPTY),
        choice=filled(seats, EMPTY),
        markers=filled(seats, 0),
        special_built=filled(seats, 0),
        rp=filled(seats, 0),
        winter_rp=filled(seats, 0),
        plague=filled(seats, 0),
        status=filled(seats, Status.ACTIVE),
        event=filled(seats, EMPTY),
        aim=filled(seats, EMPTY),
        last_event=filled(seats, EMPTY),
        uprising=filled(seats, 0),
        famine=filled(seats, 0),
        blight=filled(seats, 0),
        revolted=filled(seats, 0),
        occupied=filled(seats, 0),
        conquered=filled(seats, 0),
        won=vec[i64](),
        lot=vec[i64](),
        order=row_of(list(range(seats))),
        battles=vec[i64](),
        reports=vec[i64](),
        orders=filled(seats * ORDER, 0),
        history=vec[i64](),
        year=0,
        round=0,
        winter=0,
        phase=Phase.SETUP_CAPITAL,
        lead=EMPTY,
        agent=EMPTY,
        victim=EMPTY,
        raged=0,
        stream=0,
        drawn=0,
        fresh=0,
        reason=Reason.NONE,
    )


def restore(dump: list[list[int]], chance: Chance) -> MightyEmpires:
    """Return the state a dump was made of."""
    state = blank(Rules([i64(v) for v in dump[0]]), chance)
    state.steps = [i64(v) for v in dump[1]]
    state.land = land_of(dump[2:8])
    state.owner = row_of(dump[8])
    state.building = row_of(dump[9])
    state.special = row_of(dump[10])
    state.capital = row_of(dump[11])
    state.original = row_of(dump[12])
    state.claimed = row_of(dump[13])
    state.exhausted = row_of(dump[14])
    state.weird = row_of(dump[15])
    state.raided = row_of(dump[16])
    state.dragons = row_of(dump[17])
    state.lair = row_of(dump[18])
    state.gold = row_of(dump[19])
    state.race = row_of(dump[20])
    state.quality = row_of(dump[21])
    state.home = row_of(dump[22])
    state.choice = row_of(dump[23])
    state.markers = row_of(dump[24])
    state.special_built = row_of(dump[25])
    state.rp = row_of(dump[26])
    state.winter_rp = row_of(dump[27])
    state.plague = row_of(dump[28])
    state.status = row_of(dump[29])
    state.event = row_of(dump[30])
    state.aim = row_of(dump[31])
    state.last_event = row_of(dump[32])
    state.uprising = row_of(dump[33])
    state.famine = row_of(dump[34])
    state.blight = row_of(dump[35])
    state.revolted = row_of(dump[36])
    state.occupied = row_of(dump[37])
    state.conquered = row_of(dump[38])
    state.won = row_of(dump[39])
    state.lot = row_of(dump[40])
    state.order = row_of(dump[41])
    state.battles = row_of(dump[42])
    state.reports = row_of(dump[43])
    state.orders = row_of(dump[44])
    state.history = row_of(dump[45])
    numbers = dump[46]
    state.to_move = numbers[0]
    state.revealed = numbers[1]
    state.year = numbers[2]
    state.round = numbers[3]
    state.winter = numbers[4]
    state.phase = numbers[5]
    state.lead = numbers[6]
    state.agent = numbers[7]
    state.victim = numbers[8]
    state.raged = numbers[9]
    state.stream = numbers[10]
    state.drawn = numbers[11]
    state.fresh = numbers[12]
    state.reason = numbers[13]
    return state


def withdraw(state: MightyEmpires, seat: i64) -> None:
    """A player leaves: its tiles become free, buildings stay as neutral ones (ME-13.9)."""
    state.status[seat] = Status.OUT
    state.choice[seat] = EMPTY
    state.note(Happened.WITHDRAWN, [seat])
    for tile in range(state.land.tiles):
        if state.owner[tile] == seat:
            hand_over(state, tile, EMPTY, Cause.WITHDRAWN, 0)
    state.rp[seat] = 0
    state.winter_rp[seat] = 0
    if players_left(state) <= 1:
        state.finish(Reason.LAST)


def broken_invariant(state: MightyEmpires) -> str | None:
    """Return what must never be, for tests and simulations: gold, ownership, buildings, capitals, effects, points."""
    players = state.rules.players
    for seat in range(players):
        if state.gold[seat] < 0:
            return f"seat {seat} has {state.gold[seat]} gold"
        if state.rp[seat] < 0 or state.winter_rp[seat] < 0:
            return f"seat {seat} has less than no empire points"
        if state.status[seat] == Status.OUT and seat in state.actors():
            return f"seat {seat} is out and asked"
        capitals: i64 = 0
        specials: i64 = 0
        for tile in range(state.land.tiles):
            if state.capital[tile] == seat:
                capitals += 1
            if state.special[tile] == seat:
                specials += 1
        if capitals > 1:
            return f"seat {seat} has {capitals} capitals"
        if specials > 1 or (specials == 1 and not state.special_built[seat]):
            return f"seat {seat} has a special building too many"
    for tile in range(state.land.tiles):
        problem = broken_tile(state, tile)
        if problem is not None:
            return f"tile {tile}: {problem}"
    if state.steps and state.phase != Phase.BUILD and state.phase != Phase.UNDEAD and not state.rules.carry_over:
        for seat in range(players):
            if state.rp[seat] > 0:
                return f"seat {seat} has empire points outside the phase in which they are spent"
    ranked = filled(players, 0)
    for seat in state.order:
        ranked[seat] += 1
    for count in ranked:
        if count != 1:
            return "the order of realms does not name everybody once"
    if len(state.battles) % FIGHT != 0 or len(state.reports) != len(state.battles) // FIGHT * 2 * REPORT_ROW:
        return "a battle is cut off"
    for battle in range(state.fights()):
        if state.fight(battle, Fight.A) == state.fight(battle, Fight.B):
            return "somebody fights against himself"
        if state.phase > Phase.BATTLE and not state.winter and state.fight(battle, Fight.STAGE) != Stage.SETTLED:
            return "a battle was never settled"
    return None


def broken_tile(state: MightyEmpires, tile: i64) -> str | None:
    owner = state.owner[tile]
    terrain = state.land.terrain[tile]
    building = state.building[tile]
    if owner != EMPTY and state.status[owner] == Status.OUT:
        return "belongs to somebody who is out"
    if state.capital[tile] != EMPTY and state.capital[tile] != owner:
        return "is somebody else's capital"
    if state.special[tile] != EMPTY and state.special[tile] != owner:
        return "has somebody else's special building"
    if terrain == Terrain.VOLCANO and (building != Building.NONE or state.special[tile] != EMPTY):
        return "is a volcano with a building"
    if building == Building.MINE and not may_hold_mine(state, tile):
        return "cannot hold a mine"
    if terrain != Terrain.VOLCANO and state.lair[tile]:
        return "has a dragon but no volcano"
    if state.weird[tile * 4 + Weird.VOID] and owner != EMPTY:
        return "belongs to somebody although nobody can take it"
    if state.weird[tile * 4 + Weird.DAM] and terrain != Terrain.RIVER:
        return "has a dam but no river"
    if not state.winter and (state.raided[tile] or state.dragons[tile]) and state.phase > Phase.SPRING:
        return "still feels the winter"
    return None
