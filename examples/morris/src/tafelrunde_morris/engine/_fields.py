"""Made of the grammar by kernel/written.py; not to be edited."""

from __future__ import annotations


from mypy_extensions import i64

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, State
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import vec
from tafelrunde_morris.engine._grammar import EMPTY, MEN, ONGOING, POINTS
from tafelrunde_morris.engine._grammar import Options as Rules


class Fields(State):
    rules: Rules
    man: vec[i64]  # [point]: seat or EMPTY
    in_hand: vec[i64]  # [seat]: men not placed yet
    on_board: vec[i64]  # [seat]
    past: vec[i64]  # positions since a man was last placed or taken, as numbers
    quiet: i64  # moves since then
    winner: i64
    reason: i64
    def __init__(self, chance: Chance, rules: Rules) -> None:
        super().__init__(chance, [], NOBODY, 0); self.rules = rules
    def clear(self) -> None:
        rules = self.rules; self.man = filled(POINTS, EMPTY); self.in_hand = filled(2, MEN); self.on_board = filled(2, 0)
        self.past = vec[i64](); self.quiet = 0; self.winner = ONGOING; self.reason = 0
    def take(self, other: Fields) -> None:
        self.to_move = other.to_move; self.revealed = other.revealed; self.steps = other.steps[:]; self.man = other.man[:]
        self.in_hand = other.in_hand[:]; self.on_board = other.on_board[:]; self.past = other.past[:]; self.quiet = other.quiet
        self.winner = other.winner; self.reason = other.reason
    def read(self, dump: list[list[int]]) -> None:
        self.steps = [i64(v) for v in dump[1]]; self.man = row_of(dump[2]); self.in_hand = row_of(dump[3]); self.past = row_of(dump[4])
        counts = dump[5]; self.to_move = counts[0]; self.revealed = counts[1]; self.quiet = counts[2]; self.winner = counts[3]
        self.reason = counts[4]
    def dump(self) -> list[list[int]]:
        return [
            list(self.rules.values), list(self.steps), ints(self.man), ints(self.in_hand), ints(self.past), [self.to_move,
            self.revealed, self.quiet, self.winner, self.reason]
        ]
