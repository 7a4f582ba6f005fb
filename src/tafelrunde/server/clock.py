"""The clocks of a table, made of the times of its entries: the same after a restart."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from tafelrunde.server.wire import ClockRules

DAY = 86400.0


class Clocks:
    """How much time each seat has. `since` is when it was asked, None while it owes nothing."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.reserve = [float(rules.reserve if rules.kind == "live" else 0)] * seats
        self.since: list[float | None] = [None] * seats
        self.spent = [0.0] * seats
        """How long each seat took for its last decision."""

    def copy(self) -> Clocks:
        """Return clocks that stand like these."""
        made = copy(self)
        made.reserve, made.since, made.spent = self.reserve[:], self.since[:], self.spent[:]
        return made

    @property
    def allowance(self) -> float:
        """Seconds for one decision, without the reserve."""
        return self.rules.days * DAY if self.rules.kind == "days" else float(self.rules.move)

    def moved(self, actor: int | None, actors: Sequence[int], now: float) -> None:
        """A seat decided something (None: something happened to all): charge it, and start the clocks of those who are asked now.

        Who still owes a decision, because several decide at the same time, has no new time.
        """
        for seat, since in enumerate(self.since):
            if since is not None and actor is not None and seat != actor and seat in actors:
                continue
            if since is not None:
                self.spent[seat] = max(0.0, now - since)
                self.reserve[seat] -= max(0.0, min(now - since - self.allowance, self.reserve[seat]))
            self.since[seat] = now if seat in actors else None

    def undone(self, seat: int) -> None:
        """A seat took its last decision back: it has no new time for it."""
        since = self.since[seat]
        if since is not None:
            self.since[seat] = since - min(self.spent[seat], self.allowance)

    def resume(self, now: float) -> None:
        """The server was away: live clocks go on from now. Days count on."""
        if self.rules.kind == "live":
            self.since = [None if since is None else now for since in self.since]

    def late(self, seat: int) -> None:
        """The seat used up everything it had."""
        self.reserve[seat] = 0.0

    def left(self, seat: int, now: float) -> tuple[float, float]:
        """Return what a seat has for this decision, and its reserve."""
        since = self.since[seat]
        used = 0.0 if since is None else max(0.0, now - since)
        return max(0.0, self.allowance - used), max(0.0, self.reserve[seat] - max(0.0, used - self.allowance))

    def deadline(self, seat: int) -> float | None:
        """Return when a seat will be late, None if no clock runs."""
        since = self.since[seat]
        if since is None or self.rules.kind == "none":
            return None
        return since + self.allowance + self.reserve[seat]
