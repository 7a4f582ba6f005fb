"""What the tests of the house want to know of nine men's morris."""

from __future__ import annotations

WITHOUT_PLACE = {
    "NM-1.1": "the board, see engine/board.py",
    "NM-1.2": "numbers of the grammar",
    "NM-1.4": "follows from the rules of placing and moving",
}
