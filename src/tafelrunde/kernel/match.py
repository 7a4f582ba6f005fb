"""A match: a game being played, with its record. The one door for people, bots and programs."""

from __future__ import annotations

import secrets as random_secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from tafelrunde.kernel.chance import (
    Chance,
    Committed,
    Recording,
    Sealed,
    SecretMissing,
    Tape,
    TapeEnd,
    commitment,
    seeded,
)
from tafelrunde.kernel.contract import SPECTATOR, Event, Outcome, State
from tafelrunde.kernel.errors import (
    AmbiguousSentence,
    ChanceError,
    ChanceNeeded,
    CommentError,
    IllegalSentence,
    MalformedSentence,
    OptionError,
    Reason,
    Refusal,
    ResignRefused,
    UndoRefused,
)
from tafelrunde.kernel.game import Game, MasterError, Prompt, Sentence, Told
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.plays import Play, can_play, carry_out, is_aside
from tafelrunde.kernel.record import CHANCES, MASTER, Entry, Record, clean_comment
from tafelrunde.kernel.scene import scene_text
from tafelrunde.kernel.sentences import RESIGN, Speech
from tafelrunde.kernel.texts import either


class Position(msgspec.Struct):
    """The match after one entry: what was played, what happened and where that led."""

    entry: Entry | None
    state: State
    events: list[Event]
    actor: int = SPECTATOR
    play: Play = ()
    """What was played, nothing for the setup and for resigning."""
    automatic: bool = False
    """The computer answered for the seat, see `State.automatic`."""


class Prepared(msgspec.Struct):
    """What somebody does, carried out on a copy: how it will stand in the record and where it leads. It counts once it is committed."""

    entry: Entry
    before: Position
    """Where the match stands; it counts only there."""
    after: Position
    ranges: list[int]
    questions: list[int]
    source: Chance | None = None
    """What an open match draws from afterwards."""


class MovedOn(Exception):
    """Something was prepared for a position that is gone."""


class Match:
    """A running or finished match.

    Seats are given by name (`"wolf"`) or number. Where only one seat owes a decision it may be left out.
    """

    def __init__(self, game: Game, record: Record, options: dict[str, str], secret: str, source: Chance | None) -> None:
        """Bare: nothing is set up yet. `new_match` and `load_match` make matches."""
        self.game = game
        self.record = record
        self.options = options
        self.secret = secret
        self.source = source  # of an open match
        self.players = record.players
        self.seats = game.seats(record.players)
        self.positions: list[Position] = []
        self.ranges: dict[int, list[int]] = {}  # by number of entry, 0 for the setup: of how many outcomes each draw was one
        self.questions: dict[int, list[int]] = {}  # likewise: what was asked
        self.taken_back: tuple[int, list[Position]] | None = None  # the last undo of a game master and what it took, for redo
        self._speech: Speech | None = None

    def copy(self) -> Match:
        """Return a match that stands where this one stands and goes on by itself."""
        record = msgspec.structs.replace(self.record, entries=self.record.entries[:])
        twin = Match(self.game, record, self.options, self.secret, self.source)
        twin.positions = self.positions[:]  # what was reached never changes
        twin.ranges, twin.questions = self.ranges.copy(), self.questions.copy()
        twin.taken_back, twin._speech = self.taken_back, self._speech
        return twin

    # Playing

    def play(self, sentence: str | Sentence, seat: int | str | None = None, chance: Sequence[str] = (), comment: str = "") -> None:
        """Play a legal sentence, given as text or tokens; words that are not needed to tell it apart may be left out.

        `chance` says in words what real dice and bags brought; only for matches with `chance="table"`. A `comment` stands in the record
        for everybody to read, where the game allows one (`Game.comments`).
        """
        number = 0 if seat is None and self.over else self.seat(seat)  # once it is over, nobody in particular is told so
        self._play(self.prepare(number, sentence, chance, comment))

    def play_actions(self, seat: int, play: Play) -> None:
        """Play a legal play by the numbers of its actions, as bots do."""
        self._play(self.prepare_play(seat, play))

    def answer(self, chance: Sequence[str] = ()) -> None:
        """Let the computer answer as long as the open decision was left to it (`State.automatic`); whoever plays need not ask for it.

        Only at a table with real dice and bags answers may have to wait for it, until `chance` says what came.
        """
        while self.state.automatic():
            state = self.state
            self.commit(self.prepare_play(state.actors()[0], self.game.answer(state), chance))
            chance = ()

    def resign(self, seat: int | str | None = None) -> None:
        """The seat gives up."""
        self._play(self.prepare_resign(self.seat(seat)))

    def undo(self, seat: int | str | None = None, agreed: Iterable[int | str] = ()) -> None:
        """Take back the last play of a seat, with all that came after it; `undo_consent` says who has to agree."""
        self.take_back(self.undo_entry(self._last_actor() if seat is None else self.seat(seat), agreed))

    # A game master, in games that have one

    def correct(self, sentence: str | Sentence, by: str, because: str, chance: Sequence[str] = ()) -> None:
        """A game master sets something right; who and why stands in the record."""
        self._play(self.prepare_order(sentence, by, because, chance))

    def master_entry(self, sentence: str | Sentence, by: str, because: str) -> Entry:
        """Return what a game master orders as it will stand in the record, without what it draws; MasterError if it cannot be done."""
        words = tuple(sentence.split()) if isinstance(sentence, str) else tuple(sentence)
        self.check_master(by, because)
        if not words:
            raise MasterError("master-nothing")
        return Entry(self.next_number, MASTER, words, by=by.strip(), because=because.strip())

    def master_undo(self, number: int, by: str, because: str) -> None:
        """A game master takes entry `number` back, with all that came after it."""
        self.take_back(self.master_undo_entry(number, by, because))

    def master_undo_entry(self, number: int, by: str, because: str) -> Entry:
        """Return an undo by a game master as it will stand in the record."""
        self.check_master(by, because)
        if self.over and self.record.chance == "committed":
            raise UndoRefused("undo-over")
        if number not in [p.entry.number for p in self.positions if p.entry]:
            raise MasterError("master-undo", number=number)
        return Entry(self.next_number, MASTER, (), undo=number, by=by.strip(), because=because.strip())

    def redo(self, by: str) -> None:
        """Take the last undo of a game master back; possible until something else happens."""
        self.bring_back(self.redo_entry(by))

    def redo_entry(self, by: str) -> Entry:
        """Return a redo as it will stand in the record."""
        self.check_master(by, "redo")
        if self.taken_back is None:
            raise MasterError("master-redo")
        return Entry(self.next_number, MASTER, (), redo=self.taken_back[0], by=by.strip())

    def check_master(self, by: str, because: str) -> None:
        """Refuse orders of a game master without a name or a reason, or where there is none."""
        if not self.game.orders:
            raise MasterError("no-master", game=self.game.name)
        for text in (by, because):
            if not text.strip() or not text.isprintable() or "|" in text:
                raise MasterError("master-text")
        if " because " in f" {by} ":
            raise MasterError("master-text")

    # In two steps, for those who write down what will be in the record before it counts

    def prepare(self, seat: int, sentence: str | Sentence, chance: Sequence[str] = (), comment: str = "") -> Prepared:
        """Find a legal sentence and carry it out on a copy; nothing changes yet."""
        words, play = self.find(seat, sentence)
        return self._prepare_play(seat, words, play, chance, self.comment_on(words, comment))

    def prepare_play(self, seat: int, play: Play, chance: Sequence[str] = ()) -> Prepared:
        """Carry a legal play out on a copy; ValueError if it is not legal."""
        asked = seat in self.state.actors() and can_play(self.state, seat, play)
        if not asked and not is_aside(self.state, seat, play):
            raise ValueError(f"{play} is not a legal play of seat {seat}")
        return self._prepare_play(seat, self.game.words(self.state, seat, play), play, chance)

    def prepare_resign(self, seat: int) -> Prepared:
        """Carry out on a copy that a seat gives up; ResignRefused if it cannot."""
        return self._prepare(self.resign_entry(seat), lambda state: state.resign(seat), (), seat)

    def prepare_order(self, sentence: str | Sentence, by: str, because: str, chance: Sequence[str] = ()) -> Prepared:
        """Carry out on a copy what a game master orders; MasterError if it cannot be done."""
        entry = self.master_entry(sentence, by, because)
        return self._prepare(entry, lambda state: self.game.correct(state, entry.words), chance)

    def commit(self, prepared: Prepared) -> None:
        """Let what was prepared count; MovedOn if the match does not stand where it stood then."""
        if prepared.before is not self.positions[-1] or prepared.entry.number != self.next_number:
            raise MovedOn
        self._append(prepared.after, prepared.ranges, prepared.questions)
        self.source = prepared.source

    def comment_on(self, words: Sentence, comment: str) -> str:
        """Return a comment on a sentence as it will stand in the record, empty for none; CommentError if there cannot be such a one."""
        clean = clean_comment(comment)
        if clean and words[0] not in self.game.comments:
            raise CommentError("comment-not-here", sentence=" ".join(words))
        return clean

    def resign_entry(self, seat: int) -> Entry:
        """Return a resignation as it will stand in the record."""
        if not self.state.may_resign(seat):
            raise ResignRefused(self._reason(self.state, seat, (RESIGN,)))
        return Entry(self.next_number, self.seats[seat], (), resign=True)

    def undo_entry(self, number: int, agreed: Iterable[int | str] = ()) -> Entry:
        """Return the taking back of a seat's last play as it will stand in the record."""
        if self.over and self.record.chance == "committed":
            raise UndoRefused("undo-over")
        if (alone := self._taken_alone(number)) is not None:
            return Entry(self.next_number, self.seats[number], (), undo=alone[0], alone=True)
        consent = self.undo_consent(number)
        have = [self.seats[self.seat(other)] for other in agreed]
        missing = [self.seats[other] for other in consent if self.seats[other] not in have]
        if missing:
            raise UndoRefused("undo-consent", seats=tuple(missing))
        back_to = self._undo_position(number)
        undone = self.positions[back_to].entry
        assert undone is not None
        return Entry(self.next_number, self.seats[number], (), undo=undone.number, agreed=tuple(dict.fromkeys(have)))

    def undo_consent(self, seat: int | str) -> tuple[int, ...]:
        """Return the seats that must agree before this seat may take its last play back; none while it is free.

        It is free as long as nobody else acted since, nothing was drawn or thrown, and no hidden information came out; and where several
        decide at the same time, as long as not all have: then it takes back nothing but the own decision. What the computer answered for
        somebody else is taken back with it.
        """
        number = self.seat(seat)
        if self._taken_alone(number) is not None:
            return ()
        back_to = self._undo_position(number)
        taken = self.positions[back_to:]
        free = all((p.actor == number or p.automatic) and not (p.entry and p.entry.outcomes) for p in taken)
        free = free and self.positions[back_to - 1].state.revealed == self.state.revealed
        return () if free else tuple(s for s in range(self.players) if s != number)

    def explain(self, seat: int | str, sentence: str | Sentence, lang: str = "en") -> Refusal | None:
        """Say why a sentence is not legal: which rule forbids it and why. None if it is legal; malformed ones raise."""
        number = self.seat(seat)
        try:
            self.find(number, sentence)
        except IllegalSentence as error:
            return error.reason.refusal(lang)
        except AmbiguousSentence:
            return None
        return None

    # Looking

    @property
    def state(self) -> State:
        """The present state. It holds every secret: hand a seat its `view` instead."""
        return self.positions[-1].state

    @property
    def next_number(self) -> int:
        """The number of the next entry."""
        return len(self.record.entries) + 1

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, None while it goes on."""
        return self.state.outcome()

    @property
    def over(self) -> bool:
        return not self.state.actors()

    @property
    def to_act(self) -> tuple[str, ...]:
        """The seats that owe a decision."""
        return tuple(self.seats[seat] for seat in self.state.actors())

    def sentences(self, seat: int | str | None = None) -> list[str]:
        """Return the legal sentences of a seat; empty if it owes no decision."""
        if seat is None and len(self.state.actors()) < 2:
            return [" ".join(words) for actor in self.state.actors() for words, _ in self.speech.legal(actor)]
        return [" ".join(words) for words, _ in self.speech.legal(self.seat(seat))]

    def view(self, seat: int | str | None = None) -> Any:
        """Return what a seat may know; without a seat, what a spectator may know."""
        return self.game.observe(self.state, SPECTATOR if seat is None else self.seat(seat))

    def prompts(self) -> list[Prompt]:
        """Return what is asked now and of whom."""
        return self.game.prompts(self.state)

    def log(self, seat: int | str | None = None, since: int = 0) -> list[Told]:
        """Return what happened, as a seat or a spectator may know it, from position `since` on."""
        number = SPECTATOR if seat is None else self.seat(seat)
        return [self.game.tell(p.state, event, number) for p in self.positions[since:] for event in p.events]

    def seat(self, seat: int | str | None = None) -> int:
        """Return the number of a seat; None means the one that owes a decision."""
        if seat is None:
            actors = self.state.actors()
            if len(actors) == 1:
                return actors[0]
            if not actors:
                raise OptionError("game-over")
            raise OptionError("which-seat", seats=self.to_act)
        if isinstance(seat, int):
            if 0 <= seat < self.players:
                return seat
        elif seat in self.seats:
            return self.seats.index(seat)
        raise OptionError("no-seat", name=seat, seats=self.seats)

    def save(self, with_secret: bool = False) -> str:
        """Return the record as text; `load` restores the match from it.

        While a committed match goes on its secret stays out of the record, so that it can be shown to anybody. Whoever wants to play on
        later saves it with the secret.
        """
        return msgspec.structs.replace(self.record, secret=self.secret).text() if with_secret else self.record.text()

    def __str__(self) -> str:
        actors = self.state.actors()
        return scene_text(self.game.scene(self.view(actors[0] if len(actors) == 1 else None), "en"))

    def __repr__(self) -> str:
        status = self.outcome.reason if self.outcome else f"{', '.join(self.to_act)} to act"
        return f"<Match {self.game.name}, {self.players} players, {len(self.record.entries)} entries, {status}>"

    def _repr_svg_(self) -> str:
        """Notebooks show the board."""
        actors = self.state.actors()
        return self.game.svg(self.view(actors[0] if len(actors) == 1 else None), "en")

    # Inside

    def find(self, seat: int, sentence: str | Sentence, state: State | None = None) -> tuple[Sentence, Play]:
        """Return the legal play a sentence means now, or in another state; raise the SentenceError that fits."""
        words = tuple(sentence.split()) if isinstance(sentence, str) else tuple(sentence)
        speech = self.speech if state is None else Speech(self.game, state)
        found = speech.find(seat, words)
        if found is None:
            raise IllegalSentence(" ".join(words), self._reason(speech.state, seat, words))
        return found

    @property
    def speech(self) -> Speech:
        """What can be said now."""
        if self._speech is None or self._speech.state is not self.state:
            self._speech = Speech(self.game, self.state)
        return self._speech

    def _reason(self, state: State, seat: int, words: Sentence) -> Reason:
        """Return why a sentence that is not legal is refused."""
        why = self.game.why_not(state, seat, words)
        if why is None:  # the rules and their reasons differ; tests look for that
            raise MalformedSentence(" ".join(words), "refused-without-reason")
        return Reason(self.game, why)

    def _play(self, prepared: Prepared) -> None:
        """Let what was prepared count, with all that the computer answers to it."""
        self.commit(prepared)
        with suppress(ChanceNeeded):  # of an answer: the play itself stands
            self.answer()

    def _prepare_play(self, seat: int, words: Sentence, play: Play, chance: Sequence[str], comment: str = "") -> Prepared:
        entry = Entry(self.next_number, self.seats[seat], words, comment=comment)
        return self._prepare(entry, partial(carry_out_as, seat, play), chance, seat, play)

    def _prepare(
        self, entry: Entry, change: Callable[[State], None], chance: Sequence[str], actor: int = SPECTATOR, play: Play = ()
    ) -> Prepared:
        """Carry a change out on a copy; nothing is lost when chance still has to be asked."""
        source = self._source()
        run = self._run(self.state, change, chance, source)
        entry = msgspec.structs.replace(entry, outcomes=tuple(run.outcomes))
        return Prepared(
            entry, self.positions[-1], run.position(entry, actor, play), run.ranges, run.questions, source if self.source else None
        )

    def set_up(self, chance: Sequence[str]) -> None:
        """Set an empty match up, in words as far as chance was told; for `new_match`."""
        source = self._source()
        table = self.game.table(self.players, self.options, Tape([]))
        run = self._run(table, lambda state: self.game.set_up(state, self.options), chance, source)
        self.source = source if self.source else None
        self.add(None, run, SPECTATOR)

    def _run(self, before: State, change: Callable[[State], None], chance: Sequence[str], source: Chance) -> Run:
        if self.record.chance == "table":
            return run_scripted(self.game, before, change, chance, None)
        if chance:
            raise ChanceError("chance-not-told")
        return run_recorded(before, change, source)

    def _source(self) -> Chance:
        """Return what the next draws come from."""
        if self.source is not None:
            return self.source.copy()
        # Draws are counted through, those of entries taken back included: nothing is ever drawn twice.
        drawn = sum(map(len, self.ranges.values()))
        return Committed(self.secret, drawn, self.game.same_draws) if self.secret else Sealed()

    def add(self, entry: Entry | None, run: Run, actor: int, play: Play = ()) -> None:
        """Add what was carried out to the history; for `load_match`."""
        if entry is None:
            self.record.start = tuple(run.outcomes)
        else:
            entry = msgspec.structs.replace(entry, outcomes=tuple(run.outcomes))
        self._append(run.position(entry, actor, play), run.ranges, run.questions)

    def _append(self, position: Position, ranges: list[int], questions: list[int]) -> None:
        number = 0
        if position.entry:
            before = self.state
            position.automatic = before.automatic() and position.play != () and can_play(before, position.actor, position.play)
            number = position.entry.number
            self.record.entries.append(position.entry)
        self.ranges[number], self.questions[number] = ranges, questions
        self.taken_back = None
        self.positions.append(position)
        self._close()

    def take_back(self, entry: Entry) -> None:
        """Add an undo to the history; for `load_match`, `undo` checks who has to agree."""
        index = [p.entry.number if p.entry else 0 for p in self.positions].index(entry.undo)
        if entry.alone:
            found = self._taken_alone(self.seats.index(entry.seat))
            assert found
            self.record.entries.append(entry)
            self.positions[index:] = found[1]
            self.taken_back = None
            return
        self.record.entries.append(entry)
        self.taken_back = (entry.number, self.positions[index:]) if entry.seat == MASTER else None
        del self.positions[index:]
        self._close()

    def bring_back(self, entry: Entry) -> None:
        """Add a redo to the history; for `load_match`."""
        assert self.taken_back
        self.record.entries.append(entry)
        self.positions += self.taken_back[1]
        self.taken_back = None
        self._close()

    def _close(self) -> None:
        """Once the match is over its result stands in the record and the secret is revealed."""
        outcome = self.outcome
        self.record.result = result_words(self.seats, outcome) if outcome else ""
        self.record.secret = self.secret if outcome else ""

    def _taken_alone(self, seat: int) -> tuple[int, list[Position]] | None:
        """Return the number of a seat's last play, and the history from there on without it, if nobody would notice.

        That is so where several decide at the same time and are not through: nothing came out, and all that others decided since can be
        decided just the same without it.
        """
        back_to = next((i for i in range(len(self.positions) - 1, 0, -1) if self.positions[i].actor == seat), 0)
        later = self.positions[back_to + 1 :]
        before = self.positions[back_to - 1].state if back_to else self.state
        if not later or before.revealed != self.state.revealed or len(before.actors()) < 2:
            return None
        if any(not p.play or (p.entry and p.entry.outcomes) for p in (self.positions[back_to], *later)):
            return None
        made: list[Position] = []
        state = before
        for position in later:
            if position.actor not in state.actors() or not can_play(state, position.actor, position.play):
                return None
            actor, play = position.actor, position.play
            made.append(run_recorded(state, partial(carry_out_as, actor, play), Tape([])).position(position.entry, actor, play))
            state = made[-1].state
        undone = self.positions[back_to].entry
        assert undone
        return (undone.number, made) if seat in state.actors() else None

    def _last_actor(self) -> int:
        if len(self.positions) < 2:
            raise UndoRefused("nothing-played")
        return next(p.actor for p in reversed(self.positions) if not p.automatic)

    def _undo_position(self, seat: int) -> int:
        """Return the index of the last position that a play of this seat's own led to."""
        for index in range(len(self.positions) - 1, 0, -1):
            if self.positions[index].actor == seat and not self.positions[index].automatic:
                return index
        raise UndoRefused("seat-played-nothing", seat=self.seats[seat])


class Run(msgspec.Struct):
    """A change that was carried out: the state it led to, what chance brought and out of how many outcomes."""

    state: State
    outcomes: list[int]
    ranges: list[int]
    questions: list[int]

    def position(self, entry: Entry | None, actor: int, play: Play) -> Position:
        """Return where it led to, with what happened on the way."""
        events, self.state.events = self.state.events or [], None
        return Position(entry, self.state, events, actor, play)


def run_recorded(before: State, change: Callable[[State], None], source: Chance) -> Run:
    """Carry a change out on a copy, drawing from a source."""
    state = before.clone()
    state.events = []
    recording = Recording(source)
    state.chance = recording
    try:
        change(state)
    except SecretMissing:
        raise ChanceError("no-secret") from None
    state.chance = Tape([])
    return Run(state, list(recording.outcomes), list(recording.ranges), list(recording.questions))


def carry_out_as(seat: int, play: Play, state: State) -> None:
    """Play a play of a seat."""
    carry_out(state, seat, play)


def run_scripted(game: Game, before: State, change: Callable[[State], None], words: Sequence[str], otherwise: Chance | None) -> Run:
    """Carry a change out with chance told in words.

    Whenever the tape ends the action starts again from before with one more outcome on it. Where no word is left `otherwise` is
    asked, or ChanceNeeded raised.
    """
    outcomes: list[int] = []
    ranges: list[int] = []
    questions: list[int] = []
    used = 0
    while True:
        state = before.clone()
        state.events = []
        state.chance = Tape(outcomes)
        try:
            change(state)
        except TapeEnd as end:
            if used < len(words):
                possible = game.chance_words(state, end.n, end.what)
                if words[used] not in possible:
                    raise ChanceError("chance-impossible", word=words[used], possible=tuple(dict.fromkeys(possible))) from None
                outcome = possible.index(words[used])
                used += 1
            elif otherwise is not None:
                outcome = otherwise.pick(end.n, end.what)
            else:
                owner = game.chance_seat(state, end.what)
                offers, possible = game.chance_offers(state, end.n, end.what), game.chance_words(state, end.n, end.what)
                raise ChanceNeeded(offers, game.chance_kind(end.what), None if owner == SPECTATOR else owner, possible) from None
            outcomes = [*outcomes, outcome]
            ranges.append(end.n)
            questions.append(end.what)
            continue
        if used < len(words):
            raise ChanceError("chance-not-asked", word=words[used])
        state.chance = Tape([])
        return Run(state, outcomes, ranges, questions)


def new_match(
    game: Game,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    names: Sequence[str] = (),
    seed: int | str | None = None,
    chance: str = "committed",
    drawn: Sequence[str] = (),
    bots: int = 0,
    rules: int | None = None,
) -> Match:
    """Set a table up. `seed` makes a match repeatable; without it a random secret is committed to.

    `chance="table"` is for real dice and bags: what they bring is told in words, for the setup here (`drawn`), later to `play`.
    `chance="open"` draws from a fast generator without commitment, for simulations.
    On how many seats `bots` play may change what is usual (`Game.terms`). `rules` is an older version of the rules to play by.
    """
    count = player_count(game, players)
    seats = game.seats(count)
    if chance not in CHANCES:
        raise OptionError("chance-kinds", kinds=CHANCES, kind=chance)
    if chance == "table" and seed is not None:
        raise OptionError("seed-at-table")
    rules = game.known_rules(rules)
    chosen = game.read_options(count, options or {}, bots, rules)
    secret = fresh_secret(seed) if chance == "committed" else ""
    record = Record(
        game=game.name,
        rules=rules,
        players=count,
        names=seat_names(seats, names),
        options=game.changed(chosen, rules),
        chance=chance,
        commitment=commitment(secret) if secret else "",
    )
    source = seeded(random_secrets.token_hex(16) if seed is None else seed) if chance == "open" else None
    match = Match(game, record, chosen, secret, source)
    match.set_up(drawn)
    return match


def fresh_secret(seed: int | str | None) -> str:
    """Return what a committed match draws from: a random secret, or the seed that makes it repeatable."""
    secret = random_secrets.token_hex(16) if seed is None else str(seed)
    if secret.strip().splitlines() != [secret]:
        raise OptionError("bad-seed")
    return secret


def seat_names(seats: Sequence[str], names: Sequence[str]) -> dict[str, str]:
    """Return who sits where; a seat without a name is called by its own."""
    if len(names) > len(seats):
        raise OptionError("name-count", names=len(names), seats=len(seats))
    for name in names:
        if not name.isprintable():
            raise OptionError("bad-name", name=repr(name))
    return {seat: (names[i].strip() if i < len(names) else "") or seat for i, seat in enumerate(seats)}


def player_count(game: Game, players: int | None) -> int:
    """Return how many play, the usual number where none is given."""
    count = game.players[0] if players is None else players
    if count not in game.players:
        raise OptionError("player-count", game=game.name, possible=either(sorted(game.players)), count=count)
    return count


def result_words(seats: Sequence[str], outcome: Outcome) -> str:
    """Return a result as the record writes it."""
    winners = ",".join(seats[seat] for seat in outcome.winners) or "nobody"
    return f"{outcome.reason} {winners}"
