"""What can happen at a table: a type for each kind of entry, as its body stands in the store.

What is left out has its usual value. Names and types must stay as they are: entries are read for as long as there are databases with them.
"""

from __future__ import annotations

import msgspec

from tafelrunde.kernel.match import Prepared
from tafelrunde.server.store import Entry
from tafelrunde.server.wire import ClockRules, OfferKind, SeatKind


class Body(msgspec.Struct, omit_defaults=True):
    """What an entry says besides its kind, its seat and its time."""


class Open(msgspec.Struct):
    """The first entry: what was agreed on."""

    game: str
    players: int
    options: dict[str, str]
    chance: str
    clock: ClockRules
    listed: bool
    origin: str | None = None
    record: str | None = None
    """A match to go on with, or to look at."""
    master: bool = False
    """Somebody may set things right."""
    hints: bool | None = None
    """Whether people may ask what a strong player would play; None: as usual."""
    rated: bool = False
    """The result shall count for ratings."""
    rules: int = 1
    """The version of the rules that was agreed on; there was one only when it was not written down."""


class Sit(Body):
    """Somebody, or a bot, sits down."""

    kind: SeatKind
    name: str
    bot: str | None = None
    account: str | None = None
    """Ratings know only those who have an account, and not those who share their screen."""


class Leave(Body):
    """Somebody gets up before the start."""


class Start(Body):
    """Everybody is there."""

    record: str = ""
    """The match as it stood then; at a real table draws follow."""


class Play(Body):
    """A seat plays."""

    words: tuple[str, ...]
    outcomes: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    """What was drawn; at a real table that is told afterwards."""
    comment: str = ""


class Drawn(Body):
    """Somebody at a real table says what the bag or the dice brought."""

    word: str


class Resign(Body):
    """A seat gives up."""


class Undo(Body):
    """A seat takes its last play back, with all that came after it."""

    undo: int
    """Of the match's record; 0 for a play whose draws were still being told."""
    agreed: tuple[int, ...]
    alone: bool = False


class Order(Body):
    """A game master sets something right."""

    words: tuple[str, ...]
    by: str
    because: str
    outcomes: tuple[int, ...]
    """What was drawn; at a real table that is told afterwards."""


class TakeBack(Body):
    """A game master takes a play back, with all that came after it."""

    undo: int
    line: int
    by: str
    because: str


class Redo(Body):
    """A game master brings back what was taken back last."""

    by: str


class Chat(Body):
    name: str
    text: str


class Late(Body):
    """A seat let its time run out; what follows from that are entries of their own."""


class Replaced(Body):
    """A bot plays for somebody who is away."""

    bot: str
    own: bool = False
    """The person wanted it."""


class Back(Body):
    """The person takes the own seat back from the bot."""


class Offer(Body):
    """Something is asked that others must agree to."""

    kind: OfferKind
    asked: tuple[int, ...]
    own: bool
    """It was the seat itself that asked."""
    words: tuple[str, ...] = ()
    """What is to be played, where a team decides together."""


class Answer(Body):
    """One of those who were asked agrees or not; a no settles it. What all agree to is an entry of its own."""

    offer: int
    yes: bool


class Rematch(Body):
    """There is a table where they play again."""

    table: str


class Resumed(Body):
    """The server was away: nobody's time ran meanwhile."""


AnyBody = (
    Open | Sit | Leave | Start | Play | Drawn | Resign | Undo | Order | TakeBack | Redo | Chat | Late | Replaced | Back | Offer | Answer
    | Rematch | Resumed
)  # fmt: skip
BODIES: dict[str, type[AnyBody]] = {kind.__name__.lower(): kind for kind in AnyBody.__args__}
"""By the kind of the entry, as the store has it."""


class New(msgspec.Struct):
    """An entry that is to be written, and what it leads to if that is known already."""

    seat: int | None
    body: AnyBody
    prepared: Prepared | None = None

    @property
    def kind(self) -> str:
        return type(self.body).__name__.lower()

    def entry(self, number: int, at: float) -> Entry:
        """Return the entry as it is written."""
        return Entry(number, self.kind, self.seat, msgspec.json.encode(self.body).decode(), at)


def read(entry: Entry) -> New:
    """Return what a written entry says."""
    return New(entry.seat, msgspec.json.decode(entry.body, type=BODIES[entry.kind]))
