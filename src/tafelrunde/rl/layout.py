"""What the numbers of observations and actions mean."""

from __future__ import annotations

from tafelrunde.games import find_game
from tafelrunde.kernel.slots import Encoding


class Layout:
    """The numbers of one game: the same for all its player counts, modes and options."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.encoding: Encoding = find_game(game).encoding
        self.observation = self.encoding.names()
        """What each number of an observation is."""
        self.observations = self.encoding.size
        self.actions = self.encoding.actions.size
        self.place = {name: place for place, name in enumerate(self.observation)}
        """Where a number of that name stands."""

    def action(self, index: int) -> str:
        """Return what an action is: its block, and what its parts say."""
        if not 0 <= index < self.actions:
            raise IndexError(index)
        return self.encoding.actions.words(index)

    def blocks(self) -> dict[str, range]:
        """Return the numbers that the actions of each block take up."""
        found = zip(self.encoding.actions.blocks, self.encoding.actions.starts, strict=True)
        return {block.name: range(start, start + block.size) for block, start in found}

    def __repr__(self) -> str:
        return f"<Layout {self.game}, {self.observations} numbers, {self.actions} actions>"


def describe(game: str) -> Layout:
    """Return what the numbers of a game's observations and actions mean."""
    return Layout(game)
