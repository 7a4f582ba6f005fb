"""What a command leads to: the entries to be written, or the reason why not. One short function a verb; nothing changes here."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from tafelrunde.kernel.errors import ChanceNeeded
from tafelrunde.kernel.match import Match, run_scripted
from tafelrunde.kernel.plays import is_aside
from tafelrunde.server import wire
from tafelrunde.server.tables import STAND_IN, Forbidden, Late, Malformed, Missing, Offer, Table, TableError


class New(msgspec.Struct):
    """An entry that is to be written."""

    kind: str
    seat: int | None = None
    body: dict[str, Any] = {}


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
    if asked := asked_together(table, seat, command.words, who):
        words, _ = match.find(seat, command.words)
        return offer(table, "joint", seat, asked, words=words)
    if match.record.chance == "table":
        words, _ = match.find(seat, command.words)
        return [New("play", seat, {"words": words, **commented(match.comment_on(words, command.comment))})]
    entry = match.play_entry(command.words, seat, command.comment)
    return [New("play", seat, {"words": entry.words, "outcomes": entry.outcomes, **commented(entry.comment)})]


def asked_together(table: Table, seat: int, sentence: Sequence[str], who: Who) -> set[int]:
    """Return who may object before a play is final: the people of the team who are here, where the team decides together.

    Whoever objected leaves it to the seat that owes the decision; what it plays then is final.
    """
    match = table.running()
    state = match.state
    if not state.joint():
        return set()
    _, play = match.find(seat, tuple(sentence))
    if play[0] not in state.actions(state.to_move):  # how somebody wants to be asked is nobody else's business
        return set()
    if table.challenged == table.turn and seat in table.actors:
        return set()
    team = {other for other in range(match.players) if other in table.actors or is_aside(state, other, play)}
    return (team & table.people() & set(who.present)) - table.seats_of(who.account)


def commented(comment: str) -> dict[str, str]:
    """Return a comment as a part of a body, if there is one."""
    return {"comment": comment} if comment else {}


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
    return [New("drawn", pending.needed.seat, {"word": command.word})]


def may_tell(table: Table, seat: int | None, account: str | None) -> bool:
    """Return whether an account may say what was drawn: for a bot, and for what all can see, everybody at the table."""
    own = table.seats_of(account)
    return bool(own) if seat is None or table.seats[seat].by_bot else seat in own


def resign(table: Table, command: wire.Resign, who: Who) -> list[New]:
    match, seat = table.running(), own_seat(table, command.seat, who)
    check_turn(table, command.at)
    match.resign_entry(seat)
    return [New("resign", seat)]


def undo(table: Table, command: wire.Undo, who: Who) -> list[New]:
    match, seat = table.running(), own_seat(table, command.seat, who)
    check_turn(table, command.at)
    if table.pending:
        if table.pending.seat != seat:
            raise TableError("table-draw-first")
        return [New("undo", seat, {"undo": 0, "agreed": []})]
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
    return [New("undo", seat, {"undo": entry.undo, "agreed": list(consent), "alone": entry.alone})]


def offer(table: Table, kind: str, seat: int, asked: set[int], own: bool = True, words: Sequence[str] = ()) -> list[New]:
    if any(o.kind == kind and (o.seat == seat or kind == "joint") for o in table.offers):
        raise TableError("table-asked-already")
    return [New("offer", seat, {"kind": kind, "asked": sorted(asked), "own": own, **({"words": words} if words else {})})]


def answer(table: Table, command: wire.Answer, who: Who) -> list[New]:
    asked = table.offer(command.offer)
    seats = sorted(asked.waiting & table.seats_of(who.account))
    if not seats:
        raise Forbidden("table-not-asked")
    if asked.kind == "replace" and command.yes and asked.seat in who.present and not asked.own:
        raise TableError("table-not-away", seat=table.names[asked.seat])
    given = [New("answer", seat, {"offer": asked.number, "yes": command.yes}) for seat in seats[: None if command.yes else 1]]
    settled = command.yes and not asked.waiting - set(seats)
    return given + agreed(table, asked) if settled else given


def agreed(table: Table, settled: Offer) -> list[New]:
    """Return what follows when all have agreed; a rematch is a table of its own, and whoever opens it says so here."""
    if settled.kind == "undo":
        return undo_agreed(table, settled.seat)
    if settled.kind == "joint":
        match = table.running()
        if match.record.chance == "table":
            return [New("play", settled.seat, {"words": settled.words})]
        entry = match.play_entry(settled.words, settled.seat)
        return [New("play", settled.seat, {"words": entry.words, "outcomes": entry.outcomes})]
    return [New("replaced", settled.seat, {"bot": STAND_IN, "own": settled.own})] if settled.kind == "replace" else []


def replace(table: Table, command: wire.Replace, who: Who) -> list[New]:
    table.running()
    seat, own = table.seat(command.seat), table.seats_of(who.account)
    master = who.account in table.masters
    if not own and not master:
        raise Forbidden("table-not-seated")
    if table.state == "over" or seat not in table.people():
        raise TableError("table-no-person", seat=command.seat)
    if master:
        return [New("replaced", seat, {"bot": STAND_IN})]
    if seat in who.present and seat not in own:
        raise TableError("table-not-away", seat=command.seat)
    asked = (table.people() & set(who.present)) - own - {seat}  # others who are away cannot be asked
    return offer(table, "replace", seat, asked, seat in own) if asked else [New("replaced", seat, {"bot": STAND_IN, "own": seat in own})]


def back(table: Table, command: wire.Back, who: Who) -> list[New]:
    seat = own_seat(table, command.seat, who)
    if table.seats[seat].left:
        return [New("back", seat)]
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
    """Return what a game master orders, with what it draws."""
    entry = match.master_entry(words, by, because)
    outcomes: tuple[int, ...] = ()
    if match.record.chance == "table":
        with contextlib.suppress(ChanceNeeded):  # what has to be drawn is told afterwards
            run_scripted(match.game, match.state, lambda state: match.game.correct(state, entry.words), (), None)
    else:
        outcomes = match.drawn_by(entry)
    return New("order", None, {"words": entry.words, "by": entry.by, "because": entry.because, "outcomes": outcomes})


def take_back(table: Table, command: wire.TakeBack, who: Who) -> list[New]:
    name, match = master_name(table, who), table.running()
    lines = [line for line in table.lines if line.number == command.line and line.position is not None and line.position.entry is not None]
    if not lines or lines[0].kind not in ("play", "resign", "master"):
        raise Missing("table-no-line", number=command.line)
    position = lines[0].position
    assert position
    assert position.entry
    entry = match.master_undo_entry(position.entry.number, name, command.because)
    return [New("takeback", None, {"undo": entry.undo, "line": command.line, "by": entry.by, "because": entry.because})]


def redo(table: Table, command: wire.Redo, who: Who) -> list[New]:
    name, match = master_name(table, who), table.running()
    return [New("redo", None, {"by": match.redo_entry(name).by})]


def chat(table: Table, command: wire.Chat, who: Who) -> list[New]:
    text = " ".join(command.text.split())
    if who.account is None:
        raise Forbidden("table-no-name")
    if not text or not text.replace("\u200d", "").isprintable():  # the joiner makes one picture of several
        raise Malformed("table-bad-text")
    own = sorted(table.seats_of(who.account))
    return [New("chat", own[0] if own else None, {"name": table.seats[own[0]].name if own else who.name, "text": text})]


def leave(table: Table, command: wire.Leave, who: Who) -> list[New]:
    seat = own_seat(table, command.seat, who)
    if table.state != "open" or table.pending:
        raise TableError("table-started")
    return [New("leave", seat)]


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
