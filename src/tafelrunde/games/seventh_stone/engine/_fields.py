"""Made of the grammar by kernel/written.py; not to be edited."""

from __future__ import annotations


from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine._grammar import EMPTY, GOODS, ORDERS, SHEET, SLOTS, START_UNIT_LIMIT, STONES, TYPES
from tafelrunde.games.seventh_stone.engine.board import NO_BOARD, Board
from tafelrunde.games.seventh_stone.engine.rules import Rules
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, State
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import vec


class Fields(State):
    rules: Rules; board: Board
    tiles: vec[i64]  # [cell]: tile, EMPTY until it is laid
    controller: vec[i64]  # [cell]: seat or EMPTY
    capital: vec[i64]  # [cell]: seat whose capital was founded there, or EMPTY
    building: vec[i64]  # [cell * SLOTS + i]
    built: vec[i64]  # [cell * SLOTS + i]: year
    lava: vec[i64]  # [cell]
    recruited: vec[i64]  # [cell]: units placed there this year
    stood: vec[i64]  # [cell]: who stood there when a conflict arose (SS-14.2), or EMPTY
    military: vec[i64]  # [place]: units, see `place`
    mercenary: vec[i64]  # [place]
    stones: vec[i64]  # [place]: stack of stones under an army
    support: vec[i64]  # [seat * cells + cell]: conflict that the army there supports, or EMPTY
    sheet: vec[i64]  # [seat * SHEET + slot]: resource stones
    goods: vec[i64]  # [seat * GOODS + good]: still to be placed this year
    hand: vec[i64]  # [seat * STONES + stone]
    known: vec[i64]  # [(viewer * players + owner) * STONES + stone]: what a seat knows another one to hold
    tournament: vec[i64]  # [seat]: tournament stones
    wins: vec[i64]  # [seat]: tournaments won
    out: vec[i64]  # [seat]
    people: vec[i64]  # [seat]
    doubled: vec[i64]  # [seat]: double move this year (SS-20.7)
    order: vec[i64]  # [position]: seat; those who are out come last
    amount: vec[i64]  # [seat * ORDERS + slot - 1]: what is set so far in the production phase
    filled_in: vec[i64]  # [seat]: how many slots are set, ORDERS when the allocation stands
    supply: vec[i64]  # [stone]: in the stacks
    discard: vec[i64]  # [stone]: for all to see
    buried: vec[i64]  # [stone]: discarded face down (option hidden_discard)
    offered: vec[i64]  # stones turned up this year, in the order they came
    pile: vec[i64]  # of these, what is still to be had
    rank: vec[i64]  # seats in the order of their bids in the market that is being settled
    taken: vec[i64]  # [seat]: stone taken in the draft that is going on, or 0
    cohort_key: vec[i64]  # of the mover: cohorts, ascending
    cohort_military: vec[i64]
    cohort_mercenary: vec[i64]
    journal: vec[i64]  # orders that can be taken back, JOURNAL numbers each
    aim: vec[i64]  # [(seat * POOLS + pool) * players + target]: dice of this round
    hits: vec[i64]  # [seat]: hits of this sub-phase that still cost units
    shield: vec[i64]  # [seat]: hits that a shield still cancels
    stone_used: vec[i64]  # [seat]: battle stone at work in this battle, or 0
    spoils: vec[i64]  # [seat * STONES + stone]: stones of that seat's armies destroyed in this battle
    width: i64  # columns of the board, 0 while there is none
    year: i64  # 0 during the setup
    phase: i64
    event: i64
    unit_limit: i64
    counter: i64  # of years since the last tournament
    lost_owner: i64  # seat that has the lost tear stone, or EMPTY
    put_away: i64  # stone that the top bidder discarded face down in this draft, or 0
    mixed: i64  # whether stones discarded face down have come back into the stacks
    mover: i64  # seat whose own movement phase it is, or EMPTY
    undone: i64  # orders taken back in this movement phase
    stormed: i64  # bit set over `capital`: those the mover has won by an overrun (SS-10.11)
    battle: i64  # cell of the battle that is going on, or EMPTY
    mode: i64
    battle_round: i64
    guards: i64  # city guards left in this battle
    walls: i64  # hits that walls still cancel in this battle
    walls_used: i64  # bit set of building slots
    suppressed: i64  # bit set of types whose support does not count
    reason: i64
    resigned: i64  # seat that gave up, or EMPTY
    def __init__(self, chance: Chance, rules: Rules) -> None:
        super().__init__(chance, [], NOBODY, 0); self.rules = rules; self.board = NO_BOARD
    def clear(self) -> None:
        rules = self.rules; self.tiles = vec[i64](); self.controller = filled(self.board.cells, EMPTY)
        self.capital = filled(self.board.cells, EMPTY); self.building = filled(self.board.cells * SLOTS, 0)
        self.built = filled(self.board.cells * SLOTS, 0); self.lava = filled(self.board.cells, 0)
        self.recruited = filled(self.board.cells, 0); self.stood = filled(self.board.cells, EMPTY)
        self.military = filled(rules.players * self.board.cells * TYPES, 0)
        self.mercenary = filled(rules.players * self.board.cells * TYPES, 0)
        self.stones = filled(rules.players * self.board.cells * TYPES, 0); self.support = filled(rules.players * self.board.cells, EMPTY)
        self.sheet = filled(rules.players * SHEET, 0); self.goods = filled(rules.players * GOODS, 0)
        self.hand = filled(rules.players * STONES, 0); self.known = filled(rules.players * rules.players * STONES, 0)
        self.tournament = filled(rules.players, 0); self.wins = filled(rules.players, 0); self.out = filled(rules.players, 0)
        self.people = filled(rules.players, EMPTY); self.doubled = filled(rules.players, 0); self.order = filled(rules.players, EMPTY)
        self.amount = filled(rules.players * ORDERS, 0); self.filled_in = filled(rules.players, 0); self.supply = filled(STONES, 0)
        self.discard = filled(STONES, 0); self.buried = filled(STONES, 0); self.offered = vec[i64](); self.pile = vec[i64]()
        self.rank = vec[i64](); self.taken = vec[i64](); self.cohort_key = vec[i64](); self.cohort_military = vec[i64]()
        self.cohort_mercenary = vec[i64](); self.journal = vec[i64](); self.aim = vec[i64](); self.hits = vec[i64]()
        self.shield = vec[i64](); self.stone_used = vec[i64](); self.spoils = vec[i64](); self.width = 0; self.year = 0; self.phase = 0
        self.event = 0; self.unit_limit = START_UNIT_LIMIT; self.counter = 0; self.lost_owner = EMPTY; self.put_away = 0; self.mixed = 0
        self.mover = EMPTY; self.undone = 0; self.stormed = 0; self.battle = EMPTY; self.mode = 0; self.battle_round = 0; self.guards = 0
        self.walls = 0; self.walls_used = 0; self.suppressed = 0; self.reason = 0; self.resigned = EMPTY
    def take(self, other: Fields) -> None:
        self.to_move = other.to_move; self.revealed = other.revealed; self.steps = other.steps[:]; self.board = other.board
        self.tiles = other.tiles[:]; self.controller = other.controller[:]; self.capital = other.capital[:]
        self.building = other.building[:]; self.built = other.built[:]; self.lava = other.lava[:]; self.recruited = other.recruited[:]
        self.stood = other.stood[:]; self.military = other.military[:]; self.mercenary = other.mercenary[:]; self.stones = other.stones[:]
        self.support = other.support[:]; self.sheet = other.sheet[:]; self.goods = other.goods[:]; self.hand = other.hand[:]
        self.known = other.known[:]; self.tournament = other.tournament[:]; self.wins = other.wins[:]; self.out = other.out[:]
        self.people = other.people[:]; self.doubled = other.doubled[:]; self.order = other.order[:]; self.amount = other.amount[:]
        self.filled_in = other.filled_in[:]; self.supply = other.supply[:]; self.discard = other.discard[:]; self.buried = other.buried[:]
        self.offered = other.offered[:]; self.pile = other.pile[:]; self.rank = other.rank[:]; self.taken = other.taken[:]
        self.cohort_key = other.cohort_key[:]; self.cohort_military = other.cohort_military[:]
        self.cohort_mercenary = other.cohort_mercenary[:]; self.journal = other.journal[:]; self.aim = other.aim[:]
        self.hits = other.hits[:]; self.shield = other.shield[:]; self.stone_used = other.stone_used[:]; self.spoils = other.spoils[:]
        self.width = other.width; self.year = other.year; self.phase = other.phase; self.event = other.event
        self.unit_limit = other.unit_limit; self.counter = other.counter; self.lost_owner = other.lost_owner; self.put_away = other.put_away
        self.mixed = other.mixed; self.mover = other.mover; self.undone = other.undone; self.stormed = other.stormed
        self.battle = other.battle; self.mode = other.mode; self.battle_round = other.battle_round; self.guards = other.guards
        self.walls = other.walls; self.walls_used = other.walls_used; self.suppressed = other.suppressed; self.reason = other.reason
        self.resigned = other.resigned
    def read(self, dump: list[list[int]]) -> None:
        self.steps = [i64(v) for v in dump[1]]; self.tiles = row_of(dump[2]); self.controller = row_of(dump[3])
        self.capital = row_of(dump[4]); self.building = row_of(dump[5]); self.built = row_of(dump[6]); self.lava = row_of(dump[7])
        self.recruited = row_of(dump[8]); self.stood = row_of(dump[9]); self.military = row_of(dump[10]); self.mercenary = row_of(dump[11])
        self.stones = row_of(dump[12]); self.support = row_of(dump[13]); self.sheet = row_of(dump[14]); self.goods = row_of(dump[15])
        self.hand = row_of(dump[16]); self.known = row_of(dump[17]); self.tournament = row_of(dump[18]); self.wins = row_of(dump[19])
        self.out = row_of(dump[20]); self.people = row_of(dump[21]); self.doubled = row_of(dump[22]); self.order = row_of(dump[23])
        self.amount = row_of(dump[24]); self.filled_in = row_of(dump[25]); self.supply = row_of(dump[26]); self.discard = row_of(dump[27])
        self.buried = row_of(dump[28]); self.offered = row_of(dump[29]); self.pile = row_of(dump[30]); self.rank = row_of(dump[31])
        self.taken = row_of(dump[32]); self.cohort_key = row_of(dump[33]); self.cohort_military = row_of(dump[34])
        self.cohort_mercenary = row_of(dump[35]); self.journal = row_of(dump[36]); self.aim = row_of(dump[37]); self.hits = row_of(dump[38])
        self.shield = row_of(dump[39]); self.stone_used = row_of(dump[40]); self.spoils = row_of(dump[41]); counts = dump[42]
        self.to_move = counts[0]; self.revealed = counts[1]; self.width = counts[2]; self.year = counts[3]; self.phase = counts[4]
        self.event = counts[5]; self.unit_limit = counts[6]; self.counter = counts[7]; self.lost_owner = counts[8]
        self.put_away = counts[9]; self.mixed = counts[10]; self.mover = counts[11]; self.undone = counts[12]; self.stormed = counts[13]
        self.battle = counts[14]; self.mode = counts[15]; self.battle_round = counts[16]; self.guards = counts[17]; self.walls = counts[18]
        self.walls_used = counts[19]; self.suppressed = counts[20]; self.reason = counts[21]; self.resigned = counts[22]
    def dump(self) -> list[list[int]]:
        return [
            list(self.rules.values), list(self.steps), ints(self.tiles), ints(self.controller), ints(self.capital),
            ints(self.building), ints(self.built), ints(self.lava), ints(self.recruited), ints(self.stood), ints(self.military),
            ints(self.mercenary), ints(self.stones), ints(self.support), ints(self.sheet), ints(self.goods), ints(self.hand),
            ints(self.known), ints(self.tournament), ints(self.wins), ints(self.out), ints(self.people), ints(self.doubled),
            ints(self.order), ints(self.amount), ints(self.filled_in), ints(self.supply), ints(self.discard), ints(self.buried),
            ints(self.offered), ints(self.pile), ints(self.rank), ints(self.taken), ints(self.cohort_key),
            ints(self.cohort_military), ints(self.cohort_mercenary), ints(self.journal), ints(self.aim), ints(self.hits),
            ints(self.shield), ints(self.stone_used), ints(self.spoils), [self.to_move, self.revealed, self.width, self.year,
            self.phase, self.event, self.unit_limit, self.counter, self.lost_owner, self.put_away, self.mixed, self.mover,
            self.undone, self.stormed, self.battle, self.mode, self.battle_round, self.guards, self.walls, self.walls_used,
            self.suppressed, self.reason, self.resigned]
        ]
