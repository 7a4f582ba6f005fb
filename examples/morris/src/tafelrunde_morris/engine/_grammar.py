"""Made of the grammar by kernel/written.py; not to be edited."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

POINT_NAMES: Final = ('a7', 'd7', 'g7', 'b6', 'd6', 'f6', 'c5', 'd5', 'e5', 'a4', 'b4', 'c4', 'e4', 'f4', 'g4', 'c3', 'd3', 'e3', 'b2', 'd2', 'f2', 'a1', 'd1', 'g1')
SEAT_NAMES: Final = ('white', 'black')
class Reason:
    NONE: Final = 0; FEW_MEN: Final = 1; BLOCKED: Final = 2; RESIGN: Final = 3; REPETITION: Final = 4; QUIET: Final = 5
REASON_NAMES: Final = ('none', 'few_men', 'blocked', 'resign', 'repetition', 'quiet')
POINTS: Final = 24
MEN: Final = 9
FEW: Final = 3
THRICE: Final = 3
EMPTY: Final = -1
ONGOING: Final = -1
DRAW: Final = 2
class Options:
    def __init__(self, values: list[i64]) -> None:
        self.values = values
        self.players: i64 = values[0]
        self.flying: bool = values[1] == 0
        self.two_men: bool = values[2] == 1
        self.repetition: bool = values[3] == 0
        self.quiet_limit: i64 = values[4]
class Do:
    PLACE: Final = 0x0; MOVE: Final = 0x400; TAKE: Final = 0x800
DO_NAMES: Final = ('place', 'move', 'take')
def kind_of(action: i64) -> i64: return action & ~0x3ff
def do_place(point: i64) -> i64: return Do.PLACE | point << 5
def point_of(action: i64) -> i64: return action >> 5 & 0x1f
def do_move(origin: i64, to: i64) -> i64: return Do.MOVE | origin << 5 | to
def move_origin(action: i64) -> i64: return action >> 5 & 0x1f
def move_to(action: i64) -> i64: return action & 0x1f
def do_take(point: i64) -> i64: return Do.TAKE | point << 5
class Ask:
    TURN: Final = 0; TAKING: Final = 1
ASK_NAMES: Final = ('turn', 'taking')
ASK_BITS: Final = 1
ASK_MASK: Final = 1
def ask_turn(seat: i64) -> i64: return Ask.TURN | seat << 1
def ask_taking(seat: i64, left: i64) -> i64: return Ask.TAKING | seat << 1 | left << 2
def taking_seat(data: i64) -> i64: return data & 0x1
def taking_left(data: i64) -> i64: return data >> 1
class Happened:
    PLACED: Final = 0; MOVED: Final = 1; FLEW: Final = 2; CLOSED: Final = 3; TOOK: Final = 4; RESIGNED: Final = 5; ENDED: Final = 6
class No:
    NOTHING: Final = 0; OCCUPIED: Final = 1; NOT_YOURS: Final = 2; NOT_NEXT: Final = 3; STILL_PLACING: Final = 4; ALL_PLACED: Final = 5
    NOBODY_TO_TAKE: Final = 6; OWN_MAN: Final = 7; IN_A_MILL: Final = 8
