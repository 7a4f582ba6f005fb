"""What a reader gets to know of a table. The only place where a table turns into something that leaves the server."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from tafelrunde.bots.bot import Seen
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.match import Position
from tafelrunde.kernel.sentences import Said
from tafelrunde.server import wire
from tafelrunde.server.tables import Line, Missing, Table, viewer_of
from tafelrunde.server.verbs import may_tell


def news(
    table: Table,
    account: str | None,
    seat: int | None,
    after: int,
    *,
    now: float,
    present: Collection[int] = (),
    watchers: int = 0,
    scene: str | None = None,
) -> wire.News:
    """Return how a table stands for a reader who knows it up to entry `after` and looks through a seat, or none.

    With a language for `scene` the scene is told in it instead of the view.
    """
    match = table.match
    over = table.state == "over"
    if any(line.number > after and line.moved for line in table.lines):
        after = 0  # lines that are known already lead to other positions now
    return wire.News(
        number=table.number,
        fresh=after == 0,
        now=now,
        table=table_info(table, account, now, present, watchers),
        viewer=None if seat is None else table.names[seat],
        moment=moment(table, account, seat, len(match.positions) - 1 if match else -1, scene)
        if table.state != "open" or table.pending
        else None,
        views={name: view(table, number, -1, scene) for number, name in enumerate(table.names)} if over else {},
        positions=len(match.positions) if match else 0,
        log=tuple(log_line(table, line, seat) for line in table.lines if line.number > after),
    )


def may_look(table: Table, account: str | None, seat: int | None) -> bool:
    """Return whether a reader may look through a seat: through one's own, and through all when it is over."""
    return seat is None or table.state == "over" or seat in table.seats_of(account)


def view(table: Table, seat: int | None, index: int, scene: str | None = None) -> msgspec.Raw:
    """Return what a seat sees in a position, as a view or as a scene in that language."""
    match = table.running()
    seen = match.game.observe(match.positions[index].state, viewer_of(seat))
    return msgspec.Raw(msgspec.json.encode(seen if scene is None else match.game.scene(seen, scene)))


def moment(table: Table, account: str | None, seat: int | None, index: int, scene: str | None = None) -> wire.Moment:
    """Return a position as a seat sees it; what can be played only if it is the present one and the reader's own seat."""
    match = table.match
    if match is None:  # a real table whose setup is still being drawn
        return wire.Moment(table.turn, 0, msgspec.Raw(b"null"), (), (), (), question(table, account))
    check_position(table, index)
    position = match.positions[index]
    last = index == len(match.positions) - 1
    present = last and table.pending is None
    own = present and seat is not None and seat in table.seats_of(account) and not table.seats[seat].left
    mine = own and seat in table.actors
    return wire.Moment(
        entry=table.turn,
        position=index,
        view=view(table, seat, index, scene),
        prompts=tuple(match.game.prompts(position.state)) if present or not last else (),
        legal=sentences(match.speech.legal(seat)) if mine and seat is not None else (),
        told=table.told_since(index, viewer_of(seat)),
        draw=question(table, account) if last else None,
        asked=table.asked[seat] if mine and seat is not None else 0,
        asides=sentences(match.speech.asides(seat)) if own and seat is not None else (),
    )


def story(table: Table, seat: int | None, index: int) -> msgspec.Struct:
    """Return what happened up to a position, put together out of nothing but the log as a seat may read it."""
    match = table.running()
    check_position(table, index)
    if match.game.story_type is None:
        raise Missing("table-no-story", game=match.game.name)
    return match.game.retell(told for position in match.positions[: index + 1] for told in table.told(position, viewer_of(seat)))


def outlook(table: Table, seat: int | None, index: int, words: Sentence) -> msgspec.Struct | None:
    """Return what some words would lead to in a position: asked of a state that the seat cannot tell from the true one."""
    match = table.running()
    check_position(table, index)
    if match.game.outlook_type is None:
        raise Missing("table-no-story", game=match.game.name)
    seen = Seen(match.game, match.positions[index].state, viewer_of(seat))
    return match.game.look_ahead(seen.imagine(seeded(index)), seen.seat, words)


def check_position(table: Table, index: int) -> None:
    """Refuse positions that there are not."""
    last = len(table.running().positions) - 1
    if not 0 <= index <= last:
        raise Missing("table-no-position", position=index, last=last)


def sentences(said: list[Said]) -> tuple[Sentence, ...]:
    return tuple(words for words, _ in said)


def question(table: Table, account: str | None) -> wire.Question | None:
    """Return the draw that is waited for; what is in the bag only to whoever has to say what came out."""
    if table.pending is None:
        return None
    needed = table.pending.needed
    options = tuple(needed.options) if may_tell(table, needed.seat, account) else ()
    return wire.Question(needed.kind, None if needed.seat is None else table.names[needed.seat], options)


def table_info(table: Table, account: str | None, now: float, present: Collection[int], watchers: int) -> wire.TableInfo:
    """Return all about a table except what lies on it."""
    match, opening = table.match, table.opening
    outcome = match.outcome if match else None
    return wire.TableInfo(
        id=table.id,
        game=opening.game,
        rules=opening.rules,
        state=table.state,
        players=opening.players,
        options=table.options,
        chance=match.record.chance if match else opening.chance,  # type: ignore[arg-type]
        commitment=match.record.commitment if match else "",
        secret=match.record.secret if match else "",
        clock=opening.clock,
        listed=opening.listed,
        secrets=table.game.secrets,
        hints=table.hints,
        rated=table.rated,
        unrated=table.unrated if opening.rated else "",
        owner=account is not None and table.owner == account,
        mastered=opening.master,
        master=account is not None and account in table.masters,
        redo=match is not None and match.taken_back is not None,
        seats=tuple(seat_info(table, number, account, now, number in present) for number in range(len(table.seats))),
        offers=tuple(
            wire.Offer(
                o.number,
                o.kind,
                table.names[o.seat],
                tuple(table.names[s] for s in sorted(o.waiting)),
                o.words,
                o.until,
            )
            for o in table.offers
        ),
        origin=opening.origin,
        rematch=table.rematch,
        watchers=watchers,
        outcome=None
        if outcome is None
        else wire.Outcome(
            tuple(outcome.places), tuple(outcome.scores), outcome.reason, tuple(table.names[seat] for seat in outcome.winners)
        ),
    )


def seat_info(table: Table, number: int, account: str | None, now: float, present: bool) -> wire.SeatInfo:
    seat = table.seats[number]
    clock = None
    if table.clocks.rules.kind != "none" and table.match and not seat.by_bot:
        left, reserve = table.clocks.left(number, now)
        clock = wire.Clock(left, reserve, table.clocks.since[number] is not None)
    return wire.SeatInfo(
        seat=table.names[number],
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        mine=account is not None and account in seat.accounts,
        present=present or seat.by_bot,
        left=seat.left,
        clock=clock,
        rating=table.ratings.get(number),
    )


def log_line(table: Table, line: Line, viewer: int | None) -> wire.LogLine:
    """Return a line of the log as a seat may read it."""
    match, position = table.match, line.position
    known = match is not None and position is not None and holds(match.positions, line.index, position)
    own = line.seat is not None and line.seat == viewer
    return wire.LogLine(
        number=line.number,
        kind=line.kind,
        at=line.at,
        seat=None if line.seat is None else table.names[line.seat],
        words=line.words if own else line.public,
        told=() if position is None or line.kind in ("undo", "takeback", "redo") else table.told(position, viewer_of(viewer)),
        position=line.index if known else -1,
        name=line.name,
        text=line.text,
        undone=line.undone,
    )


def holds(positions: list[Position], index: int, position: Position) -> bool:
    """Return whether a position still stands where it stood: it may have been taken back."""
    return 0 <= index < len(positions) and positions[index] is position
