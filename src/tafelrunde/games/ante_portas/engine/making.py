"""Making positions, and the invariants every position keeps."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine.board import HEARTLAND, M1, WIDTH
from tafelrunde.games.ante_portas.engine.cards import CARDS_A_DECK
from tafelrunde.games.ante_portas.engine.data import (
    ASK_MASK,
    BASE_UNITS,
    CARDS,
    ELITE_UNITS,
    EMPTY,
    GOODS,
    HEXES,
    KINDS,
    MINE_SUPPLY,
    PAIR_SUPPLY,
    SPOTS,
    TILE_PAIR,
    YIELD,
    Ask,
    Building,
    Card,
    Pair,
    is_mine,
)
from tafelrunde.games.ante_portas.engine.economy import colonists_of, free_homes, overflow, supply_left
from tafelrunde.games.ante_portas.engine.invasion import base_left, elite_left
from tafelrunde.games.ante_portas.engine.state import AntePortas, Rules
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.rows import filled, row_of
from tafelrunde.kernel.vectors import vec


def blank(rules: Rules, chance: Chance) -> AntePortas:
    """Return a table with nothing on it."""
    return AntePortas(
        chance=chance,
        steps=[],
        to_move=NOBODY,
        revealed=0,
        rules=rules,
        heart=filled(HEARTLAND, 0),
        centre=filled(WIDTH * WIDTH, 0),
        stack=vec[i64](),
        rest=vec[i64](),
        deck=filled(CARDS_A_DECK, 0),
        improvement=filled(CARDS, 0),
        steward=filled(rules.players, M1),
        stock=filled(rules.players * GOODS, 0),
        spot=filled(rules.players * SPOTS, 0),
        crew=filled(rules.players * SPOTS, 0),
        buffer=filled(rules.players * SPOTS, 0),
        idle=filled(rules.players * 2, 0),
        spent=filled(rules.players, 0),
        tickets=filled(rules.players, 0),
        base=filled(HEXES, 0),
        elite=filled(HEXES, 0),
        snared_base=filled(HEXES, 0),
        snared_elite=filled(HEXES, 0),
        soldiers=filled(rules.teams * HEXES * KINDS, 0),
        snared=filled(rules.teams * HEXES * 2, 0),
        tile=filled(HEXES, 0),
        owner=filled(HEXES, 0),
        facing=filled(HEXES, 0),
        patients=filled(rules.teams * 2, 0),
        gone=filled(2, 0),
        parts=vec[i64](),
        carried=filled(HEXES, 0),
        lost_mines=vec[i64](),
        bombs=vec[i64](),
        walked=filled(HEXES * 2, 0),
        half=filled(HEXES * 2, 0),
        unmoved=filled(HEXES * 2, 0),
        landed=vec[i64](),
        wheels=filled(HEXES, 0),
        batch=vec[i64](),
        volley=vec[i64](),
        reaction=filled(rules.players, rules.reaction),
        muted=filled(rules.players, 0),
        muted_hexes=filled(rules.players, 0),
        dues=filled(rules.players, 0),
        epoch=1,
        year=1,
        season=0,
        phase=0,
        first=0,
        claimant=EMPTY,
        active=EMPTY,
        turns_left=0,
        market=EMPTY,
        markets_left=0,
        origin=EMPTY,
        wave=0,
        arrived=0,
        pointer=0,
        card=EMPTY,
        arrow=0,
        rush=0,
        shots_low=0,
        shots_high=0,
        bonus=0,
        fight=0,
        combat_mover=EMPTY,
        rider=0,
        marched=0,
        turned=0,
        unfed=0,
        defeated=0,
        winner=EMPTY,
        reason=0,
        resigned=EMPTY,
    )


def restore(dump: list[list[int]], chance: Chance) -> AntePortas:
    """Return the state a dump was made of."""
    state = blank(Rules([i64(value) for value in dump[0]]), chance)
    state.steps = [i64(step) for step in dump[1]]
    state.heart = row_of(dump[2])
    state.centre = row_of(dump[3])
    state.stack = row_of(dump[4])
    state.rest = row_of(dump[5])
    state.deck = row_of(dump[6])
    state.improvement = row_of(dump[7])
    state.steward = row_of(dump[8])
    state.stock = row_of(dump[9])
    state.spot = row_of(dump[10])
    state.crew = row_of(dump[11])
    state.buffer = row_of(dump[12])
    state.idle = row_of(dump[13])
    state.spent = row_of(dump[14])
    state.tickets = row_of(dump[15])
    state.base = row_of(dump[16])
    state.elite = row_of(dump[17])
    state.snared_base = row_of(dump[18])
    state.snared_elite = row_of(dump[19])
    state.soldiers = row_of(dump[20])
    state.snared = row_of(dump[21])
    state.tile = row_of(dump[22])
    state.owner = row_of(dump[23])
    state.facing = row_of(dump[24])
    state.patients = row_of(dump[25])
    state.gone = row_of(dump[26])
    state.parts = row_of(dump[27])
    state.carried = row_of(dump[28])
    state.lost_mines = row_of(dump[29])
    state.bombs = row_of(dump[30])
    state.walked = row_of(dump[31])
    state.half = row_of(dump[32])
    state.unmoved = row_of(dump[33])
    state.landed = row_of(dump[34])
    state.wheels = row_of(dump[35])
    state.batch = row_of(dump[36])
    state.volley = row_of(dump[37])
    state.reaction = row_of(dump[38])
    state.muted = row_of(dump[39])
    state.muted_hexes = row_of(dump[40])
    state.dues = row_of(dump[41])
    rest = dump[42]
    state.to_move = rest[0]
    state.revealed = rest[1]
    state.epoch = rest[2]
    state.year = rest[3]
    state.season = rest[4]
    state.phase = rest[5]
    state.first = rest[6]
    state.claimant = rest[7]
    state.active = rest[8]
    state.turns_left = rest[9]
    state.market = rest[10]
    state.markets_left = rest[11]
    state.origin = rest[12]
    state.wave = rest[13]
    state.arrived = rest[14]
    state.pointer = rest[15]
    state.card = rest[16]
    state.arrow = rest[17]
    state.rush = rest[18]
    state.shots_low = rest[19]
    state.shots_high = rest[20]
    state.bonus = rest[21]
    state.fight = rest[22]
    state.combat_mover = rest[23]
    state.rider = rest[24]
    state.marched = rest[25]
    state.turned = rest[26]
    state.unfed = rest[27]
    state.defeated = rest[28]
    state.winner = rest[29]
    state.reason = rest[30]
    state.resigned = rest[31]
    return state


def broken_invariant(state: AntePortas) -> str | None:
    """Return which invariant does not hold, or None."""
    return broken_counts(state) or broken_supplies(state) or broken_communities(state)


def broken_counts(state: AntePortas) -> str | None:
    """Nothing is there less than no times, and no more is snared or has walked than is there."""
    for row in [state.stock, state.crew, state.buffer, state.idle, state.base, state.elite, state.soldiers, state.patients, state.parts]:
        for value in row:
            if value < 0:
                return "less than none of something"
    for place in range(1, HEXES):
        if state.snared_base[place] > state.base[place] or state.snared_elite[place] > state.elite[place]:
            return f"more attackers are snared on hex {place} than stand there"
        for team in range(state.rules.teams):
            for colonist in range(2):
                if state.snared[(team * HEXES + place) * 2 + colonist] > state.of_colonist(team, place, colonist):
                    return f"more soldiers are snared on hex {place} than stand there"
        if not state.rules.coop and state.troops(0, place) > 0 and state.troops(1, place) > 0 and state.fight != place:
            if not fighting(state):
                return f"both teams on hex {place}"
    return None


def fighting(state: AntePortas) -> bool:
    """Return whether a combat is still to be settled."""
    for step in state.steps:
        if step & ASK_MASK == Ask.COMBAT or step & ASK_MASK == Ask.FOUGHT or step & ASK_MASK == Ask.RECOIL:
            return True
    return False


def broken_supplies(state: AntePortas) -> str | None:
    """Attackers, tiles and colonists are no more than the box holds (AP-0.2, AP-0.23, AP-14.9)."""
    if base_left(state) < 0 or elite_left(state) < 0:
        return f"more attackers than there are: {base_left(state)} base and {elite_left(state)} elite left"
    pairs = filled(6, 0)
    mines = filled(16, 0)
    for place in range(1, HEXES):
        pairs[TILE_PAIR[state.tile[place]]] += 1
        mines[state.tile[place]] += 1
        if is_mine(state.tile[place]) and mines[state.tile[place]] > MINE_SUPPLY:
            return "too many mines of a kind (AP-14.9)"
    if state.rider:
        pairs[Pair.ENGINE] += 1
    for pair in range(1, 6):
        if pairs[pair] > PAIR_SUPPLY[pair]:
            return f"too many tiles of pair {pair} (AP-14.9)"
    if not state.rules.coop:
        for team in range(2):
            if colonists_of(state, team, 0) > BASE_UNITS or colonists_of(state, team, 1) > ELITE_UNITS:
                return f"too many colonists of team {team} (AP-0.23)"
        for building in range(1, Building.INSTITUTE + 1):
            if supply_left(state, building) < 0:
                return f"too many buildings of kind {building} (AP-0.24)"
    return None


def broken_communities(state: AntePortas) -> str | None:
    """Everybody has a home, goods fit unless they are being discarded, buffers hold no more than they can (AP-2.5, AP-3.2)."""
    dropping = False
    for step in state.steps:
        if step & ASK_MASK == Ask.DROP:
            dropping = True
    for seat in range(state.rules.players):
        for colonist in range(2):
            if free_homes(state, seat, colonist) < 0:
                return f"seat {seat} has more colonists of kind {colonist} than homes (AP-3.2)"
        if overflow(state, seat) > 0 and not dropping:
            return f"goods of seat {seat} do not fit (AP-2.2)"
        for at in range(seat * SPOTS, (seat + 1) * SPOTS):
            most = 2 * YIELD[state.spot[at]]
            if state.owns(seat, Card.SLAUGHTERING) and state.spot[at] == Building.HUNTING_LODGE:
                most += 2
            if state.buffer[at] > most:
                return f"a buffer of seat {seat} holds {state.buffer[at]} (AP-2.5)"
    return None
