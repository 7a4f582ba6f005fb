"""What a command leads to: the entries to be written, or the reason why not. One short function a verb; nothing changes here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

import msgspec

from tafelrunde.kernel.errors import ChanceNeeded
from tafelrunde.kernel.match import Match, Prepared
from tafelrunde.kernel.plays import Play, is_aside
from tafelrunde.server import entries, wire
from tafelrunde.server.entries import New
from tafelrunde.server.tables import STAND_IN, Forbidden, Late, Malformed, Missing, Offer, Table, TableError


class Who(msgspec.Struct):
    """Who gives a command, and who is there to see it."""

    account: str | None
    name: str
    present: Collection[int]
    """Seats that somebody is there for."""


def entries_for(table: Table, command: wire.Act, who: Who) -> list[New]:
    """Return what a command leads to; raise the TafelrundeError that says why it leads to nothing."""
    return VERBS[type(command)](table, command, who)


def own_seat(table: Table, name: str, who: Who) -> int:
    """Return a seat, if whoever asks may act for it."""
    seat = table.seat(name)
    if seat not in table.seats_of(who.account):
        raise Forbidden("table-not-your-seat", seat=name)
    return seat


def check_turn(table: Table, at: int) -> None:
    """Refuse what was meant for a position that is gone."""
    if at != table.turn:
        raise Late("table-late")


def check_question(table: Table, seat: int, at: int) -> None:
    """Refuse what answers a question that is gone; what others decided at the same time does not matter."""
    if not 0 < table.asked[seat] <= at < table.turn:
        check_turn(table, at)


def may_ask_hint(table: Table, command: wire.Hint, who: Who) -> int:
    """Return the seat that a hint is for, if there are hints at this table and the seat has to decide."""
    table.running()
    seat = own_seat(table, command.seat, who)
    if not table.hints:
        raise Forbidden("table-no-hints")
    check_question(table, seat, command.at)
    if table.seats[seat].left:
        raise TableError("table-bot-plays", seat=command.seat)
    if table.pending or seat not in table.actors:
        raise TableError("table-hint-not-now")
    return seat


def play(table: Table, command: wire.Play, who: Who) -> list[New]:
    match, seat = table.running(), own_seat(table, command.seat, who)
    check_question(table, seat, command.at)
    if table.seats[seat].left:
        raise TableError("table-bot-plays", seat=command.seat)
    if table.pending:
        raise TableError("table-draw-first")
    if match.record.chance == "table":
        words, chosen = match.find(seat, command.words)
        new = New(seat, entries.Play(words, comment=match.comment_on(words, command.comment)))
    else:
        prepared = match.prepare(seat, command.words, comment=command.comment)
        words, chosen = prepared.entry.words, prepared.after.play
        new = played(seat, prepared)
    asked = asked_together(table, seat, chosen, who)
    return offer(table, "joint", seat, asked, words=words) if asked else [new]


def played(seat: int, prepared: Prepared) -> New:
    """Return a play with what it draws."""
    entry = prepared.entry
    return New(seat, entries.Play(entry.words, entry.outcomes, entry.comment), prepared)


def bot_play(table: Table, seat: int, chosen: Play) -> New:
    """Return what a bot plays, by its actions; what it draws at a real table is told afterwards."""
    match = table.running()
    if match.record.chance == "table":
        return New(seat, entries.Play(table.game.words(match.state, seat, chosen)))
    return played(seat, match.prepare_play(seat, chosen))


def with_answers(table: Table, new: Sequence[New]) -> Iterator[New]:
    """Yield what is to be written, and then what the computer answers to it for seats that left that to it.

    Whoever takes an entry from here adds it to the table before the next.
    """
    yield from new
    while table.match and not table.pending and table.match.state.automatic():
        yield bot_play(table, table.actors[0], table.game.answer(table.match.state))


def asked_together(table: Table, seat: int, play: Play, who: Who) -> set[int]:
    """Return who may object before a play is final: the people of the team who are here, where the team decides together.

    Whoever objected leaves it to the seat that owes the decision; what it plays then is final.
    """
    match = table.running()
    state = match.state
    if not state.joint():
        return set()
    if play[0] not in state.actions(state.to_move):  # how somebody wants to be asked is nobody else's business
        return set()
    if table.challenged == table.turn and seat in table.actors:
        return set()
    team = {other for other in range(match.players) if other in table.actors or is_aside(state, other, play)}
    return (team & table.people() & set(who.present)) - table.seats_of(who.account)


def draw(table: Table, command: wire.Draw, who: Who) -> list[New]:
    check_turn(table, command.at)
    pending = table.pending
    if pending is None:
        raise TableError("table-no-draw")
    if not may_tell(table, pending.needed.seat, who.account):
        raise Forbidden("table-not-your-draw")
    if command.word not in pending.needed.options:
        raise Malformed("table-no-such-draw", word=command.word, options=tuple(pending.needed.options))
    if command.word not in pending.needed.possible:
        raise TableError("table-draw-elsewhere", word=command.word)
    return [New(pending.needed.seat, entries.Drawn(command.word))]


def may_tell(table: Table, seat: int | None, account: str | None) -> bool:
    """Return whether an account may say what was drawn: for a bot, and for what all can see, everybody at the table."""
    own = table.seats_of(account)
    return bool(own) if seat is None or table.seats[seat].by_bot else seat in own


def resign(table: Table, command: wire.Resign, who: Who) -> list[New]:
    match, seat = table.running(), own_seat(table, command.seat, who)
    check_turn(table, command.at)
    return [New(seat, entries.Resign(), match.prepare_resign(seat))]


def undo(table: Table, command: wire.Undo, who: Who) -> list[New]:
    match, seat = table.running(), own_seat(table, command.seat, who)
    check_turn(table, command.at)
    if table.pending:
        if table.pending.seat != seat:
            raise TableError("table-draw-first")
        return [New(seat, entries.Undo(0, ()))]
    consent = match.undo_consent(seat)
    match.undo_entry(seat, consent)  # refused if even the others' consent would not do
    asked = (set(consent) & table.people()) - table.seats_of(who.account)
    if asked:
        return offer(table, "undo", seat, asked)
    if consent and table.rated:
        raise TableError("table-rated-undo")  # bots agree to everything, and a second try would count like the first
    return undo_agreed(table, seat)


def undo_agreed(table: Table, seat: int) -> list[New]:
    """Return the undo of a seat to which everybody who must has agreed; bots always do."""
    match = table.running()
    consent = match.undo_consent(seat)
    entry = match.undo_entry(seat, consent)
    return [New(seat, entries.Undo(entry.undo, consent, entry.alone))]


def offer(table: Table, kind: wire.OfferKind, seat: int, asked: set[int], own: bool = True, words: Sequence[str] = ()) -> list[New]:
    if any(o.kind == kind and (o.seat == seat or kind == "joint") for o in table.offers):
        raise TableError("table-asked-already")
    return [New(seat, entries.Offer(kind, tuple(sorted(asked)), own, tuple(words)))]


def answer(table: Table, command: wire.Answer, who: Who) -> list[New]:
    asked = table.offer(command.offer)
    seats = sorted(asked.waiting & table.seats_of(who.account))
    if not seats:
        raise Forbidden("table-not-asked")
    if asked.kind == "replace" and command.yes and asked.seat in who.present and not asked.own:
        raise TableError("table-not-away", seat=table.names[asked.seat])
    given = [New(seat, entries.Answer(asked.number, command.yes)) for seat in seats[: None if command.yes else 1]]
    settled = command.yes and not asked.waiting - set(seats)
    return given + agreed(table, asked) if settled else given


def agreed(table: Table, settled: Offer) -> list[New]:
    """Return what follows when all have agreed; a rematch is a table of its own, and whoever opens it says so here."""
    if settled.kind == "undo":
        return undo_agreed(table, settled.seat)
    if settled.kind == "joint":
        match = table.running()
        if match.record.chance == "table":
            return [New(settled.seat, entries.Play(settled.words))]
        return [played(settled.seat, match.prepare(settled.seat, settled.words))]
    return [New(settled.seat, entries.Replaced(STAND_IN, settled.own))] if settled.kind == "replace" else []


def replace(table: Table, command: wire.Replace, who: Who) -> list[New]:
    table.running()
    seat, own = table.seat(command.seat), table.seats_of(who.account)
    master = who.account in table.masters
    if not own and not master:
        raise Forbidden("table-not-seated")
    if table.state == "over" or seat not in table.people():
        raise TableError("table-no-person", seat=command.seat)
    if master:
        return [New(seat, entries.Replaced(STAND_IN))]
    if seat in who.present and seat not in own:
        raise TableError("table-not-away", seat=command.seat)
    asked = (table.people() & set(who.present)) - own - {seat}  # others who are away cannot be asked
    return offer(table, "replace", seat, asked, seat in own) if asked else [New(seat, entries.Replaced(STAND_IN, seat in own))]


def back(table: Table, command: wire.Back, who: Who) -> list[New]:
    seat = own_seat(table, command.seat, who)
    if table.seats[seat].left:
        return [New(seat, entries.Back())]
    match = table.running()
    if not match.game.is_absent(match.state, seat):
        raise TableError("table-already-yours", seat=command.seat)
    return [order_entry(match, match.game.absence(seat, False), table.seats[seat].name, "back")]


def master_name(table: Table, who: Who) -> str:
    """Return how the record calls a game master; refuse everybody else."""
    if who.account is None or who.account not in table.masters:
        raise Forbidden("table-not-master")
    own = sorted(table.seats_of(who.account))
    return table.seats[own[0]].name if own else who.name


def order(table: Table, command: wire.Order, who: Who) -> list[New]:
    name, match = master_name(table, who), table.running()
    return [order_entry(match, command.words, name, command.because)]


def order_entry(match: Match, words: tuple[str, ...], by: str, because: str) -> New:
    """Return what a game master orders, with what it draws; at a real table that is told afterwards."""
    try:
        prepared = match.prepare_order(words, by, because)
        entry = prepared.entry
    except ChanceNeeded:
        prepared, entry = None, match.master_entry(words, by, because)
    if match.record.chance == "table":
        prepared, entry = None, msgspec.structs.replace(entry, outcomes=())
    return New(None, entries.Order(entry.words, entry.by, entry.because, entry.outcomes), prepared)


def take_back(table: Table, command: wire.TakeBack, who: Who) -> list[New]:
    name, match = master_name(table, who), table.running()
    lines = [line for line in table.lines if line.number == command.line and line.position is not None and line.position.entry is not None]
    if not lines or lines[0].kind not in ("play", "resign", "master"):
        raise Missing("table-no-line", number=command.line)
    position = lines[0].position
    assert position
    assert position.entry
    entry = match.master_undo_entry(position.entry.number, name, command.because)
    return [New(None, entries.TakeBack(entry.undo, command.line, entry.by, entry.because))]


def redo(table: Table, command: wire.Redo, who: Who) -> list[New]:
    name, match = master_name(table, who), table.running()
    return [New(None, entries.Redo(match.redo_entry(name).by))]


def chat(table: Table, command: wire.Chat, who: Who) -> list[New]:
    text = " ".join(command.text.split())
    if who.account is None:
        raise Forbidden("table-no-name")
    if not text or not text.replace("\u200d", "").isprintable():  # the joiner makes one picture of several
        raise Malformed("table-bad-text")
    own = sorted(table.seats_of(who.account))
    return [New(own[0] if own else None, entries.Chat(table.seats[own[0]].name if own else who.name, text))]


def leave(table: Table, command: wire.Leave, who: Who) -> list[New]:
    seat = own_seat(table, command.seat, who)
    if table.state != "open" or table.pending:
        raise TableError("table-started")
    return [New(seat, entries.Leave())]


def rematch(table: Table, command: wire.Rematch, who: Who) -> list[New]:
    own = table.seats_of(who.account)
    if table.state != "over":
        raise TableError("table-not-over")
    if not own:
        raise Forbidden("table-not-seated")
    if table.rematch:
        raise TableError("table-rematch-there")
    if any(o.kind == "rematch" and not o.waiting for o in table.offers):
        return []  # all have agreed, but the server ended before it could open the table
    asked = table.people() - own
    return offer(table, "rematch", min(own), asked) if asked else []


VERBS: dict[type, Callable[[Table, Any, Who], list[New]]] = {
    wire.Play: play, wire.Draw: draw, wire.Resign: resign, wire.Undo: undo, wire.Answer: answer, wire.Replace: replace,
    wire.Back: back, wire.Chat: chat, wire.Leave: leave, wire.Rematch: rematch, wire.Order: order, wire.TakeBack: take_back,
    wire.Redo: redo,
}  # fmt: skip
