"""The record of a match: a small text file from which everything follows.

    Tafelrunde record 1
    game war_chest
    rules 1
    players 2
    seat raven Anna
    seat wolf bot heuristic
    option max_rounds 100
    chance committed 5c1f…
    start 3 0 7 1
    1 raven archer deploy e2
    2 wolf scout recruit knight | 4 2 1
    3 wolf undo 2
    result markers wolf
    secret 7

One line an entry: number, seat, sentence, and behind the bar what chance brought. Undo and resign are entries like any other; nothing is
ever deleted. A play may carry a comment, where the game allows it: `5 bear result lion 450 300 saying the bridge held to the end`.
Where there is a game master, `master` stands for the seat, and the sentence says who it was and why:
`7 master gold bear 230 by Anna because a raid was forgotten`, `8 master undo 7 by Anna because it was not`, `9 master redo 8 by Anna`.
 Options are written only where they differ from the default. A match that plays on from a position of another one has a line
`taken 57` behind the start: the setup and the entries up to 57 come from there, and its own commitment covers what follows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from tafelrunde.kernel.errors import CommentError, RecordError

FORMAT = 1
HEADER = "Tafelrunde record"
MASTER = "master"
"""Stands for the seat in what a game master did."""
SAYING = "saying"
"""Stands before the comment on a play; no game has this word."""
COMMENT_LENGTH = 200
CHANCES = ("committed", "open", "table")


class Entry(msgspec.Struct, frozen=True):
    """One line of the history."""

    number: int
    seat: str
    words: tuple[str, ...]
    """The sentence played; empty for undo and resign."""
    outcomes: tuple[int, ...] = ()
    """What chance brought while it was carried out."""
    undo: int = 0
    """The number of the entry before which the match stands again, 0 for none."""
    agreed: tuple[str, ...] = ()
    """The seats that agreed to the undo."""
    alone: bool = False
    """Only this one play is taken back: others decided at the same time, and what they decided stays."""
    resign: bool = False
    redo: int = 0
    """The number of the undo that is taken back, 0 for none."""
    by: str = ""
    """The name of the game master."""
    because: str = ""
    """What the game master says about it."""
    comment: str = ""
    """What whoever played says about it."""

    def line(self) -> str:
        """Return the entry as it is written."""
        if self.resign:
            body = "resign"
        elif self.undo:
            body = f"undo {self.undo}" + (" alone" if self.alone else f" agreed {' '.join(self.agreed)}" if self.agreed else "")
        elif self.redo:
            body = f"redo {self.redo}"
        else:
            body = " ".join(self.words) + (f" {SAYING} {self.comment}" if self.comment else "")
        if self.seat == MASTER:
            body += f" by {self.by}" + (f" because {self.because}" if self.because else "")
        drawn = f" | {' '.join(map(str, self.outcomes))}" if self.outcomes else ""
        return f"{self.number} {self.seat} {body}{drawn}"


class Record(msgspec.Struct):
    """A whole match in writing."""

    game: str
    rules: int
    players: int
    names: dict[str, str]
    """Who sits where, by seat."""
    options: dict[str, str]
    """Options that differ from the default."""
    chance: str
    """`committed`: draws follow from a secret. `open`: any generator. `table`: people threw dice and drew from bags."""
    commitment: str = ""
    start: tuple[int, ...] = ()
    """What chance brought in the setup."""
    taken: int = -1
    """Entries up to this number were taken over from another match, with their draws; -1 for a match of its own."""
    entries: list[Entry] = []
    result: str = ""
    """Reason and winners in words; checked when a record is loaded."""
    secret: str = ""
    """Revealed at the end; proves the commitment."""

    def text(self) -> str:
        """Return the record as it is written."""
        return "".join(line + "\n" for line in self.lines())

    def lines(self) -> Iterable[str]:
        yield f"{HEADER} {FORMAT}"
        yield f"game {self.game}"
        yield f"rules {self.rules}"
        yield f"players {self.players}"
        for seat, name in self.names.items():
            yield f"seat {seat} {name}"
        for name, value in self.options.items():
            yield f"option {name} {value}"
        yield f"chance {self.chance} {self.commitment}".rstrip()
        yield f"start {' '.join(map(str, self.start))}".rstrip()
        if self.taken >= 0:
            yield f"taken {self.taken}"
        for entry in self.entries:
            yield entry.line()
        if self.result:
            yield f"result {self.result}"
        if self.secret:
            yield f"secret {self.secret}"


def clean_comment(text: str) -> str:
    """Return a comment as the record writes it: one line of printable characters, without the bar that stands before outcomes."""
    comment = " ".join(text.split())
    if len(comment) > COMMENT_LENGTH or not comment.replace("\u200d", "").isprintable() or "|" in comment:  # the joiner is part of pictures
        raise CommentError("comment-text", most=COMMENT_LENGTH)
    return comment


def parse_record(text: str) -> tuple[Record, dict[str, int]]:
    """Read a record; RecordError names the line where it is malformed. Legality is checked when it is replayed.

    The second result tells where things stand: the line of `game`, `option max_rounds`, `seat wolf`, and of each entry by its number.
    """
    lines = text.splitlines()
    if not lines or not lines[0].startswith(HEADER):
        raise RecordError(1, "no-header", header=f"{HEADER} {FORMAT}")
    if lines[0] != f"{HEADER} {FORMAT}":
        raise RecordError(1, "unknown-format", found=lines[0], header=f"{HEADER} {FORMAT}")
    record = Record("", 0, 0, {}, {}, "", entries=[])
    places: dict[str, int] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip() or line.startswith("#"):
            continue
        key, _, rest = line.partition(" ")
        rest = rest.strip()
        if key.isdecimal() and len(key) < 19:
            record.entries.append(parse_entry(number, int(key), len(record.entries) + 1, rest))
            places[key] = number
            continue
        name, _, value = rest.partition(" ")
        what = f"{key} {name}" if key in ("seat", "option") else key
        if what in places:
            raise RecordError(number, "second-time", what=what, first=places[what])
        places[what] = number
        if key == "game":
            record.game = rest
        elif key == "rules":
            record.rules = read_number(number, "rules", rest)
        elif key == "players":
            record.players = read_number(number, "players", rest)
        elif key == "seat":
            record.names[name] = value
        elif key == "option":
            record.options[name] = value
        elif key == "chance":
            kind, _, record.commitment = rest.partition(" ")
            if kind not in CHANCES:
                raise RecordError(number, "chance-kinds", kinds=CHANCES, kind=kind)
            if kind == "committed" and not re.fullmatch(r"[0-9a-f]{64}", record.commitment):
                raise RecordError(number, "no-commitment")
            record.chance = kind
        elif key == "start":
            record.start = read_outcomes(number, rest)
        elif key == "taken":
            record.taken = read_number(number, "taken", rest)
        elif key == "result":
            record.result = rest
        elif key == "secret":
            record.secret = rest
        else:
            raise RecordError(number, "unknown-line", word=key)
    for needed in ("game", "rules", "players", "chance", "start"):
        if needed not in places:
            raise RecordError(0, "line-missing", word=needed)
    return record, places


def parse_entry(line: int, number: int, expected: int, rest: str) -> Entry:
    """Read one entry behind its number."""
    if number != expected:
        raise RecordError(line, "entry-order", entry=number, expected=expected)
    body, _, drawn = rest.partition("|")
    outcomes = read_outcomes(line, drawn)
    if body.split()[:1] == [MASTER]:
        return parse_master(line, number, body.strip().removeprefix(MASTER).strip(), outcomes)
    said, saying, comment = f"{body} ".partition(f" {SAYING} ")
    name, *words = said.split() or [""]
    if not words:
        raise RecordError(line, "bad-entry")
    if saying and (not comment.strip() or words[0] in ("resign", "undo")):
        raise RecordError(line, "bad-comment")
    if words == ["resign"]:
        return Entry(number, name, (), outcomes, resign=True)
    if words[0] == "undo":
        if drawn or not re.fullmatch(r"undo [1-9][0-9]{0,17}( alone| agreed( \S+)+)?", " ".join(words)):
            raise RecordError(line, "bad-undo")
        return Entry(number, name, (), undo=int(words[1]), agreed=tuple(words[3:]), alone=words[2:] == ["alone"])
    return Entry(number, name, tuple(words), outcomes, comment=" ".join(comment.split()))


def parse_master(line: int, number: int, body: str, outcomes: tuple[int, ...]) -> Entry:
    """Read what a game master did."""
    ordered, _, rest = f"{body} ".partition(" by ")
    by, _, because = rest.strip().partition(" because ")
    words = ordered.split()
    if not words or not by.strip():
        raise RecordError(line, "bad-master")
    if words[0] in ("undo", "redo"):
        if outcomes or len(words) != 2 or not re.fullmatch(r"[1-9][0-9]{0,17}", words[1]):
            raise RecordError(line, "bad-undo")
        if words[0] == "redo":
            return Entry(number, MASTER, (), redo=int(words[1]), by=by.strip())
        return Entry(number, MASTER, (), undo=int(words[1]), by=by.strip(), because=because.strip())
    return Entry(number, MASTER, tuple(words), outcomes, by=by.strip(), because=because.strip())


def read_number(line: int, what: str, text: str) -> int:
    if not text.isdecimal() or len(text) > 18:
        raise RecordError(line, "number-needed", what=what, found=text)
    return int(text)


def read_outcomes(line: int, text: str) -> tuple[int, ...]:
    words = text.split()
    for word in words:
        if not word.isdecimal() or len(word) > 18:
            raise RecordError(line, "bad-outcome", found=word)
    return tuple(int(word) for word in words)
