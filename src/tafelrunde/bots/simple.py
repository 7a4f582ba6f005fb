"""Players without search: one plays anything, one follows rules of thumb."""

from __future__ import annotations

from tafelrunde.bots.bot import Bot, Seen
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.plays import Play


class RandomBot(Bot):
    """Plays anything: each small decision at random."""

    def __init__(self, seed: int) -> None:
        self.dice = seeded(seed)

    def choose(self, seen: Seen) -> Play:
        return seen.random_play(self.dice)


class HeuristicBot(Bot):
    """Plays what the game's rules of thumb like best in an imagined position; equals are decided by lot."""

    def __init__(self, game: Game, seed: int) -> None:
        self.judge = game.judge()
        self.dice = seeded(seed)

    def choose(self, seen: Seen) -> Play:
        state = seen.imagine(self.dice)
        plays = seen.plays()
        scores = self.judge.scores(state, seen.seat, plays)
        best = max(scores)
        choice = [play for play, score in zip(plays, scores, strict=True) if score == best]
        return choice[self.dice.pick(len(choice), 0)]
