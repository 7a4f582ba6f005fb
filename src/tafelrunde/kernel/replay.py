"""Records back into matches, and the proof that committed draws were honest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from tafelrunde.kernel.chance import Recording, Tape, TapeEnd, TapeMismatch, commitment, committed_draw
from tafelrunde.kernel.contract import SPECTATOR, State
from tafelrunde.kernel.errors import OptionError, RecordError, SentenceError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match, Run, result_words
from tafelrunde.kernel.record import Entry, Record, parse_record


def load_match(find_game: Callable[[str], Game], text: str) -> Match:
    """Replay a record; raise RecordError where it is malformed or does not fit the rules."""
    record, lines = parse_record(text)
    match = empty_match(find_game, record)
    table = match.game.table(match.players, match.options, Tape([]))
    match.add(None, run_taped(0, table, lambda s: match.game.set_up(s, match.options), record.start), SPECTATOR)
    for line, entry in zip(lines, record.entries, strict=True):
        replay_entry(match, line, entry)
    outcome = match.outcome
    result = result_words(match.seats, outcome) if outcome else ""
    if record.result != result:
        truth = f"the game ended with '{result}'" if result else "the game is not over"
        raise RecordError(0, f"the result is written as '{record.result}', but {truth}")
    if outcome:
        match.record.secret = record.secret
    return match


def empty_match(find_game: Callable[[str], Game], record: Record) -> Match:
    """Check the head of a record and return a match without history."""
    try:
        game = find_game(record.game)
        if record.players not in game.players:
            raise OptionError(f"{game.name} is not played by {record.players}")
        options = game.read_options(record.players, record.options)
    except OptionError as error:
        raise RecordError(0, str(error)) from None
    if record.rules != game.version:
        known = f"this version knows rules {game.version} only"
        raise RecordError(0, f"played under rules {record.rules} of {game.name}; {known}")
    seats = game.seats(record.players)
    if tuple(record.names) != seats:
        raise RecordError(0, f"the seats must be {', '.join(seats)}, in this order")
    # An open match that is played on goes on from its own past, so that it does not repeat its first draws.
    source = Tape([]) if record.chance == "open" else None
    fresh = msgspec.structs.replace(record, entries=[], result="", secret="")
    return Match(game, fresh, options, record.secret, source)


def replay_entry(match: Match, line: int, entry: Entry) -> None:
    """Carry one entry out again."""
    if entry.seat not in match.seats:
        raise RecordError(line, f"there is no seat '{entry.seat}'; the seats are {', '.join(match.seats)}")
    seat = match.seats.index(entry.seat)
    if entry.undo:
        if entry.undo not in [p.entry.number for p in match.positions if p.entry and p.actor == seat][-1:]:
            raise RecordError(line, f"entry {entry.undo} cannot be taken back")
        match.take_back(entry)
        return
    if match.over:
        raise RecordError(line, "the game was over before this entry")
    if entry.resign:
        if seat not in match.state.actors():
            raise RecordError(line, f"{entry.seat} could not resign here")
        match.add(entry, run_taped(line, match.state, lambda state: state.resign(seat), entry.outcomes), seat)
        return
    try:
        words, action = match.find(seat, entry.words)
    except SentenceError as error:
        raise RecordError(line, str(error)) from None
    if words != entry.words:
        raise RecordError(line, f"'{' '.join(entry.words)}' must be written out as '{' '.join(words)}'")
    match.add(entry, run_taped(line, match.state, lambda state: state.apply(seat, action), entry.outcomes), seat)


def run_taped(line: int, before: State, change: Callable[[State], None], outcomes: Sequence[int]) -> Run:
    """Carry a change out again with the outcomes that were written down."""
    state = before.clone()
    state.events = []
    recording = Recording(Tape(list(outcomes)))
    state.chance = recording
    try:
        change(state)
    except TapeEnd:
        raise RecordError(line, "chance brought more here than is written") from None
    except TapeMismatch as error:
        raise RecordError(line, f"chance: {error}") from None
    if len(recording.outcomes) != len(outcomes):
        raise RecordError(line, f"{len(outcomes)} outcomes are written, but only {len(recording.outcomes)} were drawn")
    state.chance = Tape([])
    return Run(state, list(recording.outcomes), list(recording.ranges))


def verify(match: Match) -> list[str]:
    """Check every draw of a finished committed match against its secret; return what does not fit, nothing if all does."""
    record = match.record
    if record.chance != "committed":
        return [f"there is nothing to verify: chance was '{record.chance}', not committed"]
    if not record.secret:
        return ["the secret is not revealed yet; it is when the match is over"]
    problems = []
    if commitment(record.secret) != record.commitment:
        problems.append("the secret does not belong to the commitment")
    draws = [("setup", outcome, n) for outcome, n in zip(record.start, match.ranges[0], strict=True)]
    for entry in record.entries:
        ranges = match.ranges.get(entry.number, [])
        draws += [(f"entry {entry.number}", outcome, n) for outcome, n in zip(entry.outcomes, ranges, strict=True)]
    for number, (place, outcome, n) in enumerate(draws):
        if committed_draw(record.secret, number, n) != outcome:
            problems.append(f"{place}: draw {number + 1} does not follow from the secret")
    return problems
