"""What a bot hears of a match between its decisions, so that it goes on with its thoughts instead of thinking everything anew."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tafelrunde.bots.bot import Bot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.plays import Play

MOST = 60  # entries that are told at once; between two decisions of a seat there are hardly ever more


class News(msgspec.Struct, frozen=True):
    """An entry of a match as one seat hears of it."""

    number: int
    """Of the entry; no two entries of a match ever have the same, even if one was taken back."""
    seat: int
    play: Play | None
    """None for what the seat may not see, and for all that is no play."""
    to_move: int


def heard_by(match: Match, seat: int) -> list[News]:
    """Return what a seat has heard of the last entries of a match; the setup is number 0."""
    told = []
    for index in range(max(0, len(match.positions) - MOST), len(match.positions)):
        after = match.positions[index]
        number = after.entry.number if after.entry else 0
        play: Play | None = after.play or None
        if play and after.entry and after.actor != seat:
            before = match.positions[index - 1].state
            if match.game.public_words(before, after.actor, play) != after.entry.words:
                play = None
        told.append(News(number, after.actor, play, after.state.to_move))
    return told


class Listener:
    """A bot at a table, and what it has heard there."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.heard: list[int] = []

    def hear(self, told: Sequence[News]) -> None:
        """Tell the bot what is new to it; if something that it heard was taken back, it has to start afresh."""
        numbers = [one.number for one in told]
        known = [number for number in self.heard if number >= numbers[0]]
        fresh: Sequence[News] = ()
        if known and known == numbers[: len(known)]:
            fresh = told[len(known) :]
        else:
            self.bot.follow(-1, None, -1)
        for one in fresh:
            self.bot.follow(one.seat, one.play, one.to_move)
        self.heard = numbers
