"""Who sits where."""

from __future__ import annotations

import msgspec

PERSON, BOT = "person", "bot"


class SeatPlan(msgspec.Struct, frozen=True):
    """Who decides for a seat: a person at this screen or a bot."""

    kind: str = PERSON
    bot: str = ""
    """Name of the bot."""
    name: str = ""
    """Name of the person."""

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    def record_name(self) -> str:
        """Return the name that stands in the record."""
        return self.name if self.is_person else f"bot {self.bot}"
