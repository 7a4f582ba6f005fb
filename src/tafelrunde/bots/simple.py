"""Players without search: one plays anything, the others follow rules of thumb."""

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


class ThumbBot(Bot):
    """Plays what the game's rules of thumb like best in an imagined position; equals are decided by lot.

    Now and then, in `slips` of a hundred decisions, it overlooks the best play and takes the next best it sees, or the one after that.
    A `skilled` one knows the rules of thumb of those who look ahead.
    """

    def __init__(self, game: Game, seed: int, slips: int = 0, skilled: bool = False) -> None:
        self.judge = game.judge()
        self.skilled = skilled
        self.dice = seeded(seed)
        self.slips = slips

    def choose(self, seen: Seen) -> Play:
        state = seen.imagine(self.dice)
        plays = seen.plays()
        scores = (self.judge.hints if self.skilled else self.judge.scores)(state, seen.seat, plays)
        worse = sorted(set(scores))
        best = worse.pop()
        if self.slips and self.dice.pick(100, 0) < self.slips:
            while worse:
                best = worse.pop()
                if self.dice.pick(2, 0):
                    break
        choice = [play for play, score in zip(plays, scores, strict=True) if score == best]
        return choice[self.dice.pick(len(choice), 0)]
