"""Records back into matches, and the proof that committed draws were honest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from tafelrunde.kernel.chance import Recording, Tape, TapeEnd, TapeMismatch, commitment, committed_draw, seeded
from tafelrunde.kernel.contract import SPECTATOR, State
from tafelrunde.kernel.errors import ChanceNeeded, CommentError, OptionError, Phrase, RecordError, SentenceError, UndoRefused
from tafelrunde.kernel.game import Game, MasterError
from tafelrunde.kernel.match import Match, Run, fresh_secret, result_words, seat_names
from tafelrunde.kernel.options import Terms
from tafelrunde.kernel.plays import carry_out
from tafelrunde.kernel.record import MASTER, Entry, Record, parse_record


def load_match(find_game: Callable[[str], Game], text: str) -> Match:
    """Replay a record; raise RecordError where it is malformed or does not fit the rules."""
    record, lines = parse_record(text)
    match = empty_match(find_game, record, lines)
    table = match.game.table(match.players, match.options, Tape([]))
    match.add(None, run_taped(lines["start"], table, lambda s: match.game.set_up(s, match.options), record.start), SPECTATOR)
    for entry in record.entries:
        replay_entry(match, lines[str(entry.number)], entry)
    outcome = match.outcome
    result = result_words(match.seats, outcome) if outcome else ""
    if record.result != result:
        line = lines.get("result", 0)
        if not record.result:
            raise RecordError(line, "result-missing", result=result)
        if not result:
            raise RecordError(line, "result-early", written=record.result)
        raise RecordError(line, "result-wrong", written=record.result, result=result)
    if outcome:
        match.record.secret = record.secret
    elif record.secret and commitment(record.secret) != record.commitment:
        raise RecordError(lines["secret"], "secret-wrong")
    return match


def empty_match(find_game: Callable[[str], Game], record: Record, lines: dict[str, int]) -> Match:
    """Check the head of a record and return a match without history."""
    try:
        game = find_game(record.game)
    except OptionError as error:
        raise RecordError(lines["game"], error) from None
    if not 1 <= record.rules <= game.version:
        raise RecordError(lines["rules"], "other-rules", rules=record.rules, game=game.name, known=game.version)
    if record.players not in game.players:
        raise RecordError(lines["players"], "not-played-by", game=game.name, count=record.players)
    seats = game.seats(record.players)
    if tuple(record.names) != seats:
        wrong = [name for name, right in zip(record.names, (*seats, *record.names), strict=False) if name != right]
        place = lines[f"seat {wrong[0]}"] if wrong else lines["players"]
        raise RecordError(place, "seats-in-order", seats=seats)
    options: dict[str, str] = {}
    for name, value in record.options.items():  # one by one, to find the line of the one that does not fit
        try:
            Terms(game.options, {name: value}).options[name].read(value)
        except OptionError as error:
            raise RecordError(lines[f"option {name}"], error) from None
    try:
        options = game.read_options(record.players, record.options, rules=record.rules)
    except OptionError as error:
        named = [name for name in record.options if name in str(error)]
        raise RecordError(lines[f"option {named[0]}"] if named else lines["game"], error) from None
    # An open match that is played on must not repeat its first draws: it goes on from what it has become.
    source = seeded(record.text()) if record.chance == "open" else None
    fresh = msgspec.structs.replace(record, entries=[], result="", secret="")
    if record.taken > len(record.entries):
        raise RecordError(lines["taken"], "taken-too-many", taken=record.taken, entries=len(record.entries))
    return Match(game, fresh, options, record.secret, source)


def replay_entry(match: Match, line: int, entry: Entry) -> None:
    """Carry one entry out again."""
    if entry.seat == MASTER:
        replay_master(match, line, entry)
        return
    if entry.seat not in match.seats:
        raise RecordError(line, "no-seat", name=entry.seat, seats=match.seats)
    seat = match.seats.index(entry.seat)
    if entry.undo:
        replay_undo(match, line, entry, seat)
        return
    if match.over:
        raise RecordError(line, "over-before")
    if entry.resign:
        if not match.state.may_resign(seat):
            raise RecordError(line, "could-not-resign", seat=entry.seat)
        match.add(entry, run_taped(line, match.state, lambda state: state.resign(seat), entry.outcomes), seat)
        return
    try:
        words, play = match.find(seat, entry.words)
        match.comment_on(words, entry.comment)
    except (SentenceError, CommentError) as error:
        raise RecordError(line, error) from None
    if words != entry.words:
        raise RecordError(line, "write-out", sentence=" ".join(entry.words), full=" ".join(words))
    match.add(entry, run_taped(line, match.state, lambda state: carry_out(state, seat, play), entry.outcomes), seat, play)


def replay_master(match: Match, line: int, entry: Entry) -> None:
    """Carry out again what a game master did."""
    try:
        if entry.undo:
            match.master_undo(entry.undo, entry.by, entry.because)
        elif entry.redo:
            if match.redo_entry(entry.by) != entry:
                raise RecordError(line, "cannot-redo", entry=entry.redo)
            match.redo(entry.by)
        else:
            match.check_master(entry.by, entry.because)
            match.add(entry, run_taped(line, match.state, lambda state: match.game.correct(state, entry.words), entry.outcomes), SPECTATOR)
    except (MasterError, UndoRefused) as error:
        raise RecordError(line, error) from None


def replay_undo(match: Match, line: int, entry: Entry, seat: int) -> None:
    """Take back again what was taken back, under the same conditions."""
    if entry.undo not in [p.entry.number for p in match.positions if p.entry and p.actor == seat and not p.automatic][-1:]:
        raise RecordError(line, "cannot-undo", entry=entry.undo)
    try:
        match.undo(seat, entry.agreed)
    except (OptionError, UndoRefused) as error:
        raise RecordError(line, error) from None
    if match.record.entries[-1] != entry:
        raise RecordError(line, "write-as", right=match.record.entries[-1].line())


def run_taped(line: int, before: State, change: Callable[[State], None], outcomes: Sequence[int]) -> Run:
    """Carry a change out again with the outcomes that were written down."""
    state = before.clone()
    state.events = []
    recording = Recording(Tape(list(outcomes)))
    state.chance = recording
    try:
        change(state)
    except TapeEnd:
        raise RecordError(line, "outcomes-missing") from None
    except TapeMismatch as error:
        raise RecordError(line, "outcome-impossible", outcome=error.outcome, count=error.n, last=error.n - 1) from None
    if len(recording.outcomes) != len(outcomes):
        raise RecordError(line, "outcomes-too-many", written=len(outcomes), drawn=len(recording.outcomes))
    state.chance = Tape([])
    return Run(state, list(recording.outcomes), list(recording.ranges), list(recording.questions))


def branch(match: Match, number: int, names: Sequence[str] = (), seed: int | str | None = None) -> Match:
    """Return a new match that goes on after entry `number` of another one (0: after its setup), with draws of its own.

    Whoever saw the first match knows what it drew; so the new one commits to another secret. A real table stays one.
    """
    record = match.record
    if not 0 <= number <= len(record.entries):
        raise OptionError("no-entry", number=number, last=len(record.entries))
    kept = record.entries[:number]
    secret = "" if record.chance == "table" else fresh_secret(seed)
    head = msgspec.structs.replace(
        record,
        names=seat_names(match.seats, names),
        chance="committed" if secret else "table",
        commitment=commitment(secret) if secret else "",
        taken=number,
        entries=[],
        result="",
        secret="",
    )
    branched = Match(match.game, head, match.options, secret, None)
    table = match.game.table(match.players, match.options, Tape([]))
    branched.add(None, run_taped(0, table, lambda s: match.game.set_up(s, match.options), record.start), SPECTATOR)
    for entry in kept:
        replay_entry(branched, 0, entry)
    if branched.over:
        raise OptionError("branch-over", number=number)
    with suppress(ChanceNeeded):
        branched.answer()  # it may have been cut before what the computer answered
    return branched


def verify(match: Match, lang: str = "en") -> list[str]:
    """Check every draw of a finished committed match against its secret; return what does not fit, nothing if all does."""
    return [problem.text(lang) for problem in find_problems(match)]


def find_problems(match: Match) -> list[Phrase]:
    record = match.record
    if record.chance != "committed":
        return [Phrase("nothing-to-verify", kind=record.chance)]
    if not record.secret:
        return [Phrase("secret-not-revealed")]
    problems = []
    if commitment(record.secret) != record.commitment:
        problems.append(Phrase("secret-wrong"))
    draws = [(0, *draw) for draw in zip(record.start, match.ranges[0], match.questions[0], strict=True)]
    for entry in record.entries:
        ranges, questions = match.ranges.get(entry.number, []), match.questions.get(entry.number, [])
        draws += [(entry.number, *draw) for draw in zip(entry.outcomes, ranges, questions, strict=True)]
    for number, (at, outcome, n, question) in enumerate(draws):
        if at > record.taken and committed_draw(record.secret, question if match.game.same_draws else number, n) != outcome:
            place = Phrase("place-entry", entry=at) if at else Phrase("place-setup")
            problems.append(Phrase("at", place=place, problem=Phrase("draw-wrong", number=number + 1)))
    return problems
