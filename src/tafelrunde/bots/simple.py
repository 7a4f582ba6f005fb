"""Players without search: one plays anything, one follows rules of thumb."""

from __future__ import annotations

from tafelrunde.bots.bot import Bot, Seen
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.game import Game


class RandomBot(Bot):
    """Plays any legal action, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.dice = seeded(seed)

    def choose(self, seen: Seen) -> int:
        actions = seen.actions()
        return actions[self.dice.pick(len(actions), 0)]


class HeuristicBot(Bot):
    """Plays what the game's rules of thumb like best in an imagined position; equals are decided by lot."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.dice = seeded(seed)

    def choose(self, seen: Seen) -> int:
        state = seen.imagine(self.dice)
        scores = self.game.judge(state, seen.seat)
        best = max(scores)
        actions = seen.actions()
        choice = [action for action, score in zip(actions, scores, strict=True) if score == best]
        return choice[self.dice.pick(len(choice), 0)]
