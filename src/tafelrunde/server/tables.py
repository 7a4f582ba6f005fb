"""A table: everything that can happen at it, as the sum of its entries.

Nothing here waits, draws a clock or knows the network. `Table.add` is the only way a table changes. What it is given is in the store, or it
happens to a draft of the table, which takes its place once it is written. A table can always be made again from its entries.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from typing import Any, assert_never

import msgspec

from tafelrunde.bots import USUAL
from tafelrunde.games import find_game
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.errors import ChanceError, ChanceNeeded, TafelrundeError
from tafelrunde.kernel.game import Sentence, Told
from tafelrunde.kernel.match import Match, MovedOn, Position, Prepared, new_match
from tafelrunde.kernel.record import MASTER
from tafelrunde.kernel.record import Entry as RecordEntry
from tafelrunde.kernel.replay import load_match, replay_entry
from tafelrunde.server import entries, wire
from tafelrunde.server.clock import Clocks
from tafelrunde.server.ratings import Finish, Result, subject_of_bot
from tafelrunde.server.store import Entry
from tafelrunde.server.wire import LineKind, OfferKind, SeatKind, TableState

STAND_IN = USUAL
"""The bot that plays for somebody who is away."""
GRACE = 15.0
"""Seconds in which somebody of the team may object to what another one suggests for all."""


class TableError(TafelrundeError):
    """Something that cannot be done at a table, as it stands. `code` is the kind of refusal on the wire."""

    code: wire.RefusalCode = "illegal"


class Late(TableError):
    """It answers a position that is gone."""

    code = "late"


class Forbidden(TableError):
    """It is not for whoever asks."""

    code = "forbidden"


class Missing(TableError):
    """There is no such thing."""

    code = "missing"


class Malformed(TableError):
    """It makes no sense in itself."""

    code = "malformed"


class TooMuch(TableError):
    """It was asked too often."""

    code = "limit"


class Seat(msgspec.Struct):
    """Who sits on a seat."""

    kind: SeatKind = "free"
    name: str = ""
    bot: str | None = None
    left: bool = False
    """A bot plays for the person it belongs to."""
    account: str | None = None
    """Of whom sat down there with an account, as ratings know it; guests have none, nor have others at the same screen."""
    gave_up: bool = False
    """The person itself wanted a bot to play on."""
    accounts: set[str] = msgspec.field(default_factory=set)
    """Who may act for it. Not from the entries: accounts come together and links are used on a second device."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides."""
        return self.kind == "bot" or self.left


class Line(msgspec.Struct, frozen=True):
    """An entry of the log, in no reader's eyes yet; it never changes."""

    number: int
    kind: LineKind
    at: float
    seat: int | None = None
    words: Sentence = ()
    public: Sentence = ()
    position: Position | None = None
    index: int = -1
    name: str = ""
    text: str = ""
    undone: int = 0
    moved: bool = False
    """Since then older lines lead to other positions than before."""


class Offer(msgspec.Struct):
    """A question to the others that is not settled."""

    number: int
    kind: OfferKind
    seat: int
    asked: frozenset[int]
    agreed: frozenset[int]
    own: bool = True
    """It was the seat itself that asked; others may ask for a bot in place of somebody who is away."""
    words: tuple[str, ...] = ()
    """What is to be played, where a team decides together."""
    until: float = 0
    """When that is played though not all have answered."""

    @property
    def waiting(self) -> frozenset[int]:
        return self.asked - self.agreed


class Pending(msgspec.Struct):
    """A play, or the setup, at a real table that waits for somebody to say what the bag brought."""

    seat: int | None
    words: Sentence
    drawn: list[str]
    needed: ChanceNeeded
    master: tuple[str, str] | None = None
    """Who ordered it and why, if it was a game master."""
    comment: str = ""
    """On the play."""


class Table:
    """A table made of its entries."""

    def __init__(self, table: str, opening: entries.Open) -> None:
        self.id = table
        self.opening = opening
        self.game = find_game(opening.game)
        self.names = self.game.seats(opening.players)
        self.seats = [Seat() for _ in self.names]
        self.owner = ""
        """The account that opened it; like the accounts of a seat not from the entries."""
        self.masters: set[str] = set()
        """Accounts with the rights of a game master; not from the entries either."""
        self.match: Match | None = None
        self.pending: Pending | None = None
        self.lines: list[Line] = []
        self.offers: list[Offer] = []
        self.challenged = 0  # the entry since which a joint decision is the asked seat's alone, because somebody objected
        self.opened = 0.0
        self.number = 0
        """Of the last entry."""
        self.turn = 0
        """Of the last entry that changed the game; answers name it."""
        self.asked = [0] * len(self.names)
        """By seat: since which entry it owes its present decision, 0 if it owes none."""
        self.rematch: str | None = None
        self.ratings: dict[int, wire.SeatRating] = {}
        """How those who sit here stand, by seat; not from the entries."""
        self.clocks = Clocks(opening.clock, len(self.names))
        terms = self.game.terms(opening.players, opening.options, rules=opening.rules)
        self.options = self.game.changed({option.name: terms[option.name] for option in self.game.options})
        """What is played otherwise than usual today: by choice, or because the table began under older rules."""

    # Looking

    @property
    def state(self) -> TableState:
        if self.match is None:
            return "open"
        return "over" if self.match.over else "running"

    @property
    def actors(self) -> list[int]:
        """The seats that owe a decision; nobody while a draw is waited for."""
        return list(self.match.state.actors()) if self.match and not self.pending else []

    @property
    def free(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "free"]

    def seat(self, name: str) -> int:
        """Return the number of a seat."""
        if name not in self.names:
            raise Missing("table-no-seat", name=name, seats=self.names)
        return self.names.index(name)

    def seats_of(self, account: str | None) -> set[int]:
        """Return the seats an account may act for."""
        return {number for number, seat in enumerate(self.seats) if account in seat.accounts} if account else set()

    def people(self) -> set[int]:
        """Return the seats where a person decides."""
        return {number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.left}

    @property
    def hints(self) -> bool:
        """Whether people may ask what a strong player would play: as agreed, otherwise unless several people play against the clock."""
        if self.opening.rated:
            return False
        if self.opening.hints is not None:
            return self.opening.hints
        return self.opening.clock.kind == "none" or sum(seat.kind != "bot" for seat in self.seats) < 2

    @property
    def unrated(self) -> wire.Unrated:
        """Why the result does not count for ratings although that was agreed on, as things stand; empty if there is no such reason."""
        people = [seat for seat in self.seats if seat.kind == "person"]
        if any(seat.account is None for seat in people):
            return "guest"
        known = [account for seat in people for account in {seat.account, *seat.accounts}]
        return "twice" if len(known) > len(set(known)) else ""

    @property
    def rated(self) -> bool:
        """Whether the result counts for ratings, as things stand."""
        return self.opening.rated and not self.unrated

    def running(self) -> Match:
        """Return the match, if it has begun."""
        if self.match is None:
            raise TableError("table-not-started")
        return self.match

    def told(self, position: Position, viewer: int) -> tuple[Told, ...]:
        """Return what happened on the way to a position, as a seat may know it."""
        return tuple(self.game.tell(position.state, event, viewer) for event in position.events)

    def told_since(self, index: int, viewer: int) -> tuple[Told, ...]:
        """Return what happened by the last play that somebody made up to a position, with all that the computer answered to it."""
        positions = self.running().positions
        first = index
        while positions[first].automatic:
            first -= 1
        return tuple(told for position in positions[first : index + 1] for told in self.told(position, viewer))

    # Changing

    def draft(self) -> Table:
        """Return a table that stands like this one, to which entries can be added without anybody noticing."""
        made = copy.copy(self)
        made.match = self.match.copy() if self.match else None
        made.seats, made.offers = list(map(copy.copy, self.seats)), list(map(copy.copy, self.offers))
        made.lines, made.asked, made.clocks = self.lines[:], self.asked[:], self.clocks.copy()
        return made

    def add(self, entry: Entry, new: entries.New | None = None) -> None:
        """Carry an entry out. `new` is what it was written from, with what was prepared; one that is only loaded is read and replayed."""
        new = new or entries.read(entry)
        body = new.body
        match body:
            case entries.Open():  # it was read when this table was made
                self.opened = entry.at
            case entries.Sit():
                self.add_sit(entry, body)
            case entries.Leave():
                self.add_leave(entry)
            case entries.Start():
                self.add_start(entry, body)
            case entries.Play():
                self.add_play(entry, body, new.prepared)
            case entries.Drawn():
                self.add_drawn(entry, body)
            case entries.Resign():
                self.add_resign(entry, new.prepared)
            case entries.Undo():
                self.add_undo(entry, body)
            case entries.Order():
                self.add_order(entry, body, new.prepared)
            case entries.TakeBack():
                self.add_takeback(entry, body)
            case entries.Redo():
                self.add_redo(entry, body)
            case entries.Chat():
                self.note(entry, "chat", name=body.name, text=body.text)
            case entries.Late():
                self.add_late(entry)
            case entries.Replaced():
                self.add_replaced(entry, body)
            case entries.Back():
                self.add_back(entry)
            case entries.Offer():
                self.add_offer(entry, body)
            case entries.Answer():
                self.add_answer(entry, body)
            case entries.Rematch():
                self.rematch = body.table
                self.settle(kinds=("rematch",))
            case entries.Resumed():
                self.clocks.resume(entry.at)
            case _:
                assert_never(body)
        self.number = entry.number
        if self.state == "over":
            self.settle(kinds=("undo", "replace", "joint"))

    def add_sit(self, entry: Entry, body: entries.Sit) -> None:
        """Somebody, or a bot, sits down."""
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        seat.kind, seat.name, seat.bot, seat.account = body.kind, body.name, body.bot, body.account
        if entry.at > self.opened:  # those who are there from the start are no news
            self.note(entry, "sit", name=seat.name)

    def add_leave(self, entry: Entry) -> None:
        """Somebody gets up before the start."""
        assert entry.seat is not None
        self.note(entry, "sit", name=self.seats[entry.seat].name, text="leave")
        self.seats[entry.seat] = Seat()

    def add_start(self, entry: Entry, body: entries.Start) -> None:
        self.turn = entry.number
        if body.record:
            self.match = load_match(find_game, body.record)
            self.note_positions(entry)
        else:
            self.set_up(entry, [])
        self.tick(entry)

    def set_up(self, entry: Entry, drawn: list[str]) -> None:
        """Set a real table up as far as the draws go that were told."""
        opening = self.opening
        names = [seat.name for seat in self.seats]
        try:
            self.match = new_match(self.game, opening.players, opening.options, names, chance="table", drawn=drawn, rules=opening.rules)
        except ChanceNeeded as needed:
            self.pending = Pending(None, (), drawn, needed)
            return
        self.pending = None
        self.note_positions(entry)

    def note_positions(self, entry: Entry) -> None:
        """Write the history a match came with into the log."""
        assert self.match
        for index in range(len(self.match.positions)):
            self.note_position(entry, index)

    def add_play(self, entry: Entry, body: entries.Play, prepared: Prepared | None) -> None:
        match = self.running()
        assert entry.seat is not None
        self.settle(kinds=("undo", "joint"))
        self.turn = entry.number
        if match.record.chance == "table":
            self.advance_real(entry, entry.seat, body.words, [], body.comment)
        else:
            outcomes = body.outcomes or ()
            self.carry_out(RecordEntry(match.next_number, self.names[entry.seat], body.words, outcomes, comment=body.comment), prepared)
            self.note_last(entry)
        self.tick(entry)

    def add_drawn(self, entry: Entry, body: entries.Drawn) -> None:
        pending = self.pending
        assert pending
        self.turn = entry.number
        drawn = [*pending.drawn, body.word]
        if pending.master:
            self.order_real(entry, pending.words, pending.master, drawn)
        elif pending.words:
            assert pending.seat is not None
            self.advance_real(entry, pending.seat, pending.words, drawn, pending.comment)
        else:
            self.set_up(entry, drawn)
        self.tick(entry)

    def advance_real(self, entry: Entry, seat: int, words: Sentence, drawn: list[str], comment: str) -> None:
        """Go as far as the draws that were told lead."""
        match = self.running()
        try:
            match.commit(match.prepare(seat, words, drawn, comment))
        except ChanceNeeded as needed:
            self.pending = Pending(seat, words, drawn, needed, comment=comment)
            return
        self.pending = None
        self.note_last(entry)

    def add_resign(self, entry: Entry, prepared: Prepared | None) -> None:
        match = self.running()
        assert entry.seat is not None
        self.settle(kinds=("undo", "joint"))
        self.turn = entry.number
        self.pending = None  # the play whose draws were being told never happened
        self.carry_out(RecordEntry(match.next_number, self.names[entry.seat], (), resign=True), prepared)
        self.note_last(entry)
        self.tick(entry)

    def add_undo(self, entry: Entry, body: entries.Undo) -> None:
        match = self.running()
        assert entry.seat is not None
        agreed = tuple(self.names[seat] for seat in body.agreed)
        self.settle(kinds=("undo", "joint"))
        self.turn = entry.number
        if self.pending:  # the play whose draws were being told never happened
            self.pending = None
        else:
            seat = self.names[entry.seat]
            self.carry_out(RecordEntry(match.next_number, seat, (), undo=body.undo, agreed=agreed, alone=body.alone))
            if body.alone:
                self.move_lines()
        self.note(entry, "undo", index=len(match.positions) - 1, position=match.positions[-1], moved=body.alone)
        self.tick(entry)
        self.clocks.undone(entry.seat)

    def add_order(self, entry: Entry, body: entries.Order, prepared: Prepared | None) -> None:
        match = self.running()
        self.settle(kinds=("undo", "joint"))
        self.turn = entry.number
        self.pending = None
        if match.record.chance == "table":
            self.order_real(entry, body.words, (body.by, body.because), [])
        else:
            order = RecordEntry(match.next_number, MASTER, body.words, body.outcomes, by=body.by, because=body.because)
            self.carry_out(order, prepared)
            self.note_last(entry)
        self.tick(entry)

    def order_real(self, entry: Entry, words: Sentence, master: tuple[str, str], drawn: list[str]) -> None:
        """Go as far with an order as the draws that were told lead."""
        match = self.running()
        try:
            match.commit(match.prepare_order(words, *master, drawn))
        except ChanceNeeded as needed:
            self.pending = Pending(None, words, drawn, needed, master)
            return
        self.pending = None
        self.note_last(entry)

    def add_takeback(self, entry: Entry, body: entries.TakeBack) -> None:
        match = self.running()
        self.settle(kinds=("undo", "joint"))
        self.turn = entry.number
        self.pending = None
        self.carry_out(RecordEntry(match.next_number, MASTER, (), undo=body.undo, by=body.by, because=body.because))
        self.note(
            entry,
            "takeback",
            index=len(match.positions) - 1,
            position=match.positions[-1],
            name=body.by,
            text=body.because,
            undone=body.line,
        )
        self.tick(entry)

    def add_redo(self, entry: Entry, body: entries.Redo) -> None:
        match = self.running()
        self.turn = entry.number
        assert match.taken_back
        self.carry_out(RecordEntry(match.next_number, MASTER, (), redo=match.taken_back[0], by=body.by))
        self.note(entry, "redo", index=len(match.positions) - 1, position=match.positions[-1], name=body.by, moved=True)
        self.tick(entry)

    def add_late(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.clocks.late(entry.seat)
        self.note(entry, "late", name=self.seats[entry.seat].name)

    def add_replaced(self, entry: Entry, body: entries.Replaced) -> None:
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        seat.left, seat.bot = True, body.bot
        seat.gave_up = seat.gave_up or body.own
        self.settle(kinds=("replace",), seat=entry.seat)
        self.note(entry, "replaced", name=seat.name)

    def add_back(self, entry: Entry) -> None:
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        seat.left, seat.bot = False, None
        self.note(entry, "back", name=seat.name)

    def add_offer(self, entry: Entry, body: entries.Offer) -> None:
        assert entry.seat is not None
        until = entry.at + GRACE if body.kind == "joint" else 0
        self.offers.append(Offer(entry.number, body.kind, entry.seat, frozenset(body.asked), frozenset(), body.own, body.words, until))
        self.note(entry, "offer", name=self.seats[entry.seat].name, text=body.kind)

    def add_answer(self, entry: Entry, body: entries.Answer) -> None:
        assert entry.seat is not None
        offer = self.offer(body.offer)
        if body.yes:
            offer.agreed |= {entry.seat}
        else:
            self.offers.remove(offer)
            if offer.kind == "joint":
                self.challenged = self.turn
        self.note(entry, "answer", name=self.seats[entry.seat].name, text="yes" if body.yes else "no")

    # Inside

    def carry_out(self, entry: RecordEntry, prepared: Prepared | None = None) -> None:
        """Let what was prepared count; what was not is carried out."""
        match = self.running()
        try:
            if prepared:
                assert prepared.entry == entry, "what is written is what happens"
                match.commit(prepared)
            else:
                replay_entry(match, 0, entry)
        except MovedOn:
            raise Late("table-late") from None
        except ChanceError:  # a committed match whose secret is not at hand cannot go on
            raise TableError("table-no-secret") from None

    def tick(self, entry: Entry) -> None:
        """Note who has to decide from now on. Where several decide at the same time, the answer of one changes nothing for the others."""
        actors = self.actors
        for seat, since in enumerate(self.asked):
            same = since and entry.kind == "play" and entry.seat != seat and self.still_asked(seat)
            self.asked[seat] = 0 if seat not in actors else since if same else self.turn
        spent = self.clocks.spent[:]
        self.clocks.moved(entry.seat if entry.kind == "play" else None, actors, entry.at)
        if self.match and self.match.positions[-1].automatic:
            self.clocks.spent = spent  # what the computer answers takes nobody's time

    def still_asked(self, seat: int) -> bool:
        """Return whether the last play of somebody else left a seat's question as it was: it was one of several, or no answer at all."""
        before, after = self.running().positions[-2].state, self.running().positions[-1].state
        return len(before.actors()) > 1 or before.steps == after.steps

    def move_lines(self) -> None:
        """One play was taken out of the middle: let the lines of the later ones point to where they are now."""
        places = {p.entry.number: (index, p) for index, p in enumerate(self.running().positions) if p.entry}
        for at, line in enumerate(self.lines):
            if line.position and line.position.entry and line.kind not in ("undo", "takeback", "redo"):
                index, position = places.get(line.position.entry.number, (line.index, line.position))
                self.lines[at] = msgspec.structs.replace(line, index=index, position=position)

    def offer(self, number: int) -> Offer:
        """Return an open question by its number."""
        for offer in self.offers:
            if offer.number == number:
                return offer
        raise Late("table-no-offer")

    def settle(self, kinds: Iterable[str], seat: int | None = None) -> None:
        """Drop questions that have become pointless."""
        self.offers = [o for o in self.offers if o.kind not in kinds or (seat is not None and o.seat != seat)]

    def note_last(self, entry: Entry) -> None:
        """Write the position that was just reached into the log."""
        self.note_position(entry, len(self.running().positions) - 1)

    def note_position(self, entry: Entry, index: int) -> None:
        """Write how a position came about into the log; what the computer answered only where there is something to tell."""
        match = self.running()
        position = match.positions[index]
        done = position.entry
        if done is None:
            self.note(entry, "start", position=position, index=index)
        elif done.seat == MASTER:
            self.note(entry, "master", words=done.words, public=done.words, position=position, index=index, name=done.by, text=done.because)
        elif position.events or not position.automatic:
            kind: LineKind = "resign" if done.resign else "auto" if position.automatic else "play"
            public = public_words(match, index)
            self.note(entry, kind, seat=position.actor, words=done.words, public=public, position=position, index=index, text=done.comment)

    def note(self, entry: Entry, kind: LineKind, **fields: Any) -> None:
        fields.setdefault("seat", entry.seat)
        self.lines.append(Line(entry.number, kind, entry.at, **fields))


def result_of(table: Table, at: float) -> Result | None:
    """Return what a finished game says about those who played it, None if it does not count.

    Whoever left the seat to a bot, or was away at the end, comes last, and the own side too: as if they had resigned.
    """
    match, opening = table.running(), table.opening
    outcome = match.outcome
    assert outcome
    sides = table.game.sides(opening.players, match.options)
    gone = [
        seat.kind == "person" and (seat.gave_up or seat.left or table.game.is_absent(match.state, number))
        for number, seat in enumerate(table.seats)
    ]
    if len(set(sides)) == 1:  # against the game itself
        plain = opening.record is None and not opening.master and opening.chance == "committed"
        counted = tuple(
            Finish(number, seat.account, 0, 2 if gone[number] else outcome.places[number])
            for number, seat in enumerate(table.seats)
            if plain and seat.account
        )
        return Result(opening.game, at, counted, together=True) if counted else None
    if not table.rated:
        return None
    last = {side for side, away in zip(sides, gone, strict=True) if away}
    return Result(
        opening.game,
        at,
        tuple(
            Finish(
                number,
                seat.account or subject_of_bot(seat.bot or STAND_IN),
                sides[number],
                opening.players + 1 if sides[number] in last else outcome.places[number],
            )
            for number, seat in enumerate(table.seats)
        ),
    )


def public_words(match: Match, index: int) -> Sentence:
    """Return the sentence that led to a position, as everybody may know it."""
    position = match.positions[index]
    return match.game.public_words(match.positions[index - 1].state, position.actor, position.play) if position.play else ()


def make_table(table: str, log: Sequence[Entry]) -> Table:
    """Return the table that these entries, all from the first on, make."""
    if not log or log[0].kind != "open":
        raise Missing("table-no-table", name=table)
    opening = entries.read(log[0]).body
    assert isinstance(opening, entries.Open)
    made = Table(table, opening)
    for entry in log:
        made.add(entry)
    return made


def viewer_of(seat: int | None) -> int:
    """Return a seat, or none, as games know it."""
    return SPECTATOR if seat is None else seat
