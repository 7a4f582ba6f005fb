"""The decisions of Seventh Stone by their numbers: each stands where its phase does."""

from __future__ import annotations

from tafelrunde.games.seventh_stone.engine.battle import Aftermath, Aim, Battles, Lose, Round, Support, UseStone, Walls
from tafelrunde.games.seventh_stone.engine.debts import Disband
from tafelrunde.games.seventh_stone.engine.market import Allocate, Assign, Discard, Market, Position, Take
from tafelrunde.games.seventh_stone.engine.movement import Carry, Goto, Group, Keep, Move, Moved, Overrun
from tafelrunde.games.seventh_stone.engine.placement import Place
from tafelrunde.games.seventh_stone.engine.scoring import CombatEnd
from tafelrunde.games.seventh_stone.engine.setup import Barracks, Capital, People
from tafelrunde.games.seventh_stone.engine.state import STEPS
from tafelrunde.games.seventh_stone.engine.year import Year

STEPS.extend(
    [
        People(), Capital(), Barracks(), Year(), Allocate(), Market(), Take(), Discard(), Position(), Assign(), Place(), Move(), Group(),
        Carry(), Goto(), Keep(), Moved(), Overrun(), Disband(), Support(), Battles(), UseStone(), Walls(), Round(), Aim(), Lose(),
        Aftermath(), CombatEnd(),
    ]
)  # fmt: skip
