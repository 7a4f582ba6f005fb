"""Made of the grammar by kernel/written.py; not to be edited."""

from __future__ import annotations


from mypy_extensions import i64

from tafelrunde.games.war_chest.engine._grammar import ARMY, EMPTY, HEXES, MEMORY, ONGOING, SIDES, WIDTH, Unit
from tafelrunde.games.war_chest.engine.board import Board, board_of
from tafelrunde.games.war_chest.engine.rules import Rules
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, State
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import vec


class Fields(State):
    rules: Rules; board: Board
    army: list[i64]  # [seat * ARMY + i]: unit type, ascending
    kind: vec[i64]  # [unit]: unit type
    coin_of: vec[i64]  # [unit]: which coin it is made of
    side: vec[i64]  # [unit]: 0 or 1
    bag: vec[i64]
    hand: vec[i64]
    up: vec[i64]  # face-up discard
    down: vec[i64]  # face-down discard
    supply: vec[i64]
    box: vec[i64]
    bag_size: vec[i64]
    hand_size: vec[i64]
    unit_at: vec[i64]  # [hex]: unit or EMPTY
    place: vec[i64]  # [unit]: hex or EMPTY
    height: vec[i64]  # [unit]: strength
    control: vec[i64]  # [hex]: side, NEUTRAL or NO_LOCATION
    markers: vec[i64]  # [side]: markers in hand
    memory: vec[i64]
    pool: list[i64]  # unit cards still to be drafted, ascending
    in_flight: i64  # the Warrior Priest's coin or EMPTY
    live: i64  # unit coins of all players in bag, hand, in_flight, discard and supply (WC-9.5)
    initiative: i64
    initiative_moved: i64
    round: i64
    plays: i64
    turn: i64
    priest_drew: i64  # this turn
    first_drafter: i64
    resigned: i64  # bit set of seats
    winner: i64
    reason: i64
    won_on: i64  # the hex of the last marker, or EMPTY
    def __init__(self, chance: Chance, rules: Rules) -> None:
        super().__init__(chance, [], NOBODY, 0); self.rules = rules; self.board = board_of(rules.players)
    def clear(self) -> None:
        rules = self.rules; self.army = [Unit.NONE for _ in range(rules.players * ARMY)]
        self.kind = filled(rules.players * WIDTH, Unit.NONE); self.coin_of = row_of(list(range(rules.players * WIDTH)))
        self.side = row_of([unit // WIDTH % SIDES for unit in range(rules.players * WIDTH)]); self.bag = filled(rules.players * WIDTH, 0)
        self.hand = filled(rules.players * WIDTH, 0); self.up = filled(rules.players * WIDTH, 0)
        self.down = filled(rules.players * WIDTH, 0); self.supply = filled(rules.players * WIDTH, 0)
        self.box = filled(rules.players * WIDTH, 0); self.bag_size = filled(rules.players, 0); self.hand_size = filled(rules.players, 0)
        self.unit_at = filled(HEXES, EMPTY); self.place = filled(rules.players * WIDTH, EMPTY)
        self.height = filled(rules.players * WIDTH, 0); self.control = self.board.control_at_start[:]
        self.markers = filled(SIDES, rules.markers - self.board.starts); self.memory = filled(rules.players * MEMORY, 0); self.pool = []
        self.in_flight = EMPTY; self.live = 0; self.initiative = 0; self.initiative_moved = 0; self.round = 0; self.plays = 0; self.turn = 0
        self.priest_drew = 0; self.first_drafter = 0; self.resigned = 0; self.winner = ONGOING; self.reason = 0; self.won_on = EMPTY
    def take(self, other: Fields) -> None:
        self.to_move = other.to_move; self.revealed = other.revealed; self.steps = other.steps[:]; self.board = other.board
        self.army = other.army if other.round else other.army[:]; self.kind = other.kind if other.round else other.kind[:]
        self.coin_of = other.coin_of if other.round else other.coin_of[:]; self.side = other.side; self.bag = other.bag[:]
        self.hand = other.hand[:]; self.up = other.up[:]; self.down = other.down[:]; self.supply = other.supply[:]; self.box = other.box[:]
        self.bag_size = other.bag_size[:]; self.hand_size = other.hand_size[:]; self.unit_at = other.unit_at[:]; self.place = other.place[:]
        self.height = other.height[:]; self.control = other.control[:]; self.markers = other.markers[:]; self.memory = other.memory[:]
        self.pool = other.pool[:]; self.in_flight = other.in_flight; self.live = other.live; self.initiative = other.initiative
        self.initiative_moved = other.initiative_moved; self.round = other.round; self.plays = other.plays; self.turn = other.turn
        self.priest_drew = other.priest_drew; self.first_drafter = other.first_drafter; self.resigned = other.resigned
        self.winner = other.winner; self.reason = other.reason; self.won_on = other.won_on
    def read(self, dump: list[list[int]]) -> None:
        self.steps = [i64(v) for v in dump[1]]; self.army = [i64(v) for v in dump[2]]; self.bag = row_of(dump[3])
        self.hand = row_of(dump[4]); self.up = row_of(dump[5]); self.down = row_of(dump[6]); self.supply = row_of(dump[7])
        self.box = row_of(dump[8]); self.place = row_of(dump[9]); self.height = row_of(dump[10]); self.control = row_of(dump[11])
        self.memory = row_of(dump[12]); self.pool = [i64(v) for v in dump[13]]; counts = dump[14]; self.to_move = counts[0]
        self.revealed = counts[1]; self.in_flight = counts[2]; self.initiative = counts[3]; self.initiative_moved = counts[4]
        self.round = counts[5]; self.plays = counts[6]; self.turn = counts[7]; self.priest_drew = counts[8]; self.first_drafter = counts[9]
        self.resigned = counts[10]; self.winner = counts[11]; self.reason = counts[12]; self.won_on = counts[13]
    def dump(self) -> list[list[int]]:
        return [
            list(self.rules.values), list(self.steps), list(self.army), ints(self.bag), ints(self.hand), ints(self.up),
            ints(self.down), ints(self.supply), ints(self.box), ints(self.place), ints(self.height), ints(self.control),
            ints(self.memory), list(self.pool), [self.to_move, self.revealed, self.in_flight, self.initiative,
            self.initiative_moved, self.round, self.plays, self.turn, self.priest_drew, self.first_drafter, self.resigned,
            self.winner, self.reason, self.won_on]
        ]
