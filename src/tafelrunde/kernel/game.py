"""A game as the rest of the house sees it: everything above the engine goes through this class."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import msgspec

from tafelrunde.kernel.capabilities import Documents, Maps, Master, MasterError
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import SPECTATOR, Event, State
from tafelrunde.kernel.effort import Effort, Way
from tafelrunde.kernel.errors import OptionError, TafelrundeError
from tafelrunde.kernel.grammar import Event as EventKind
from tafelrunde.kernel.grammar import Grammar
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.options import Option, Terms, Value
from tafelrunde.kernel.plays import Play
from tafelrunde.kernel.scene import Scene
from tafelrunde.kernel.slots import Encoding

Sentence = tuple[str, ...]
"""A play in words: each token names a thing on the table. The same in log, terminal, wire and click path."""

HIDDEN_WORD = "?"
"""Stands in a sentence for a word that the reader may not see; at the end also for several, where their number would tell something."""


class Told(msgspec.Struct, frozen=True):
    """An event as one seat may know it: what happened and named details, None where they are hidden."""

    kind: str
    fields: dict[str, str | int | None]


def told(event: Event, seat: int, kind: EventKind, read: Callable[[str, int], str | int | None]) -> Told:
    """Return an event as a seat may know it; `read` says an argument in words, given how it reads."""
    found: dict[str, str | int | None] = {}
    for field, value in zip(kind.fields, event.seen_by(seat), strict=True):
        name, reading = field.split(":")
        found[name] = read(reading, value)
    return Told(kind.name, found)


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked, as everybody may know it."""

    seat: str
    kind: str
    fields: dict[str, str | int]


class WhyNot(msgspec.Struct, frozen=True):
    """The rule that forbids a sentence; `key` and `fields` name the text that says so."""

    rule: str
    key: str
    fields: Mapping[str, str | int] = {}


def refusal(grammar: Grammar, reason: int, rule: str, **fields: str | int) -> WhyNot | None:
    """Return what the engine has against something, in terms of rules and texts; None if it has nothing (reason 0).

    `rule` is that of what was to be done, `fields` all that the text of a reason may name.
    """
    if reason == 0:
        return None
    found = grammar.reasons[reason - 1]
    return WhyNot(found.rule or rule, found.key, {name: fields[name] for name in found.fields})


class Contest(msgspec.Struct, frozen=True):
    """A kind of game between bots whose result says how well the numbers of a game are balanced."""

    players: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    """One name a seat; the wins of the first are counted."""


@cache
def tuned_weights(home: Path) -> dict[str, float]:
    """Return the weights that `tafelrunde tune` has found for the game in this folder."""
    found = home / "weights.json"
    return msgspec.json.decode(found.read_bytes(), type=Tuned).weights if found.is_file() else {}


def tuned_taste(home: Path) -> dict[str, int]:
    """Return the numbers that `tafelrunde tune --thumb` has found for the rules of thumb of the game in this folder."""
    found = home / "taste.json"
    return msgspec.json.decode(found.read_bytes(), type=TunedTaste).taste if found.is_file() else {}


class TunedTaste(msgspec.Struct, frozen=True):
    """What is kept of a tuning of rules of thumb."""

    taste: dict[str, int]


class Tuned(msgspec.Struct, frozen=True):
    """What is kept of a tuning."""

    weights: dict[str, float]


class PositionError(TafelrundeError):
    """A position described in words cannot be set up."""


class Game(ABC):
    """A game. Stateless: everything about a running game is in its State.

    States are Any here, because each game has a class of its own. So its functions are methods: `observe = staticmethod(view.observe)`.
    """

    grammar: ClassVar[Grammar]
    """The declaration of the game, from which come its name, prefix, options, events and seats. A game without one says them itself."""
    name: ClassVar[str]
    """Identifier, also the name of its folder, rulebook and texts."""
    prefix: ClassVar[str]
    """Prefix of its rule ids."""
    place: ClassVar[int] = 100
    """Where it stands in lists for people: games that are quickly learnt come first."""
    version: ClassVar[int]
    """Version of the rules. A record names the one it was played with, and is replayed under it."""
    versions: ClassVar[Mapping[int, Mapping[str, str]]] = {}
    """What held in older versions where nothing was chosen, by option, as far as it is something else today."""
    players: ClassVar[tuple[int, ...]]
    """Possible numbers of seats, the usual one first."""
    options: ClassVar[tuple[Option, ...]]
    events: ClassVar[Mapping[str, tuple[str, ...]]]
    """Kinds of events with the names of their details."""
    event_rules: ClassVar[Mapping[str, str]]
    """The rule that each kind of event follows, for whoever reads the log and wonders."""
    view_type: ClassVar[type[msgspec.Struct]]
    """What `observe` returns; the browser's types are made from it."""
    story_type: ClassVar[type[msgspec.Struct] | None] = None
    """What `retell` returns; None where the log says enough."""
    outlook_type: ClassVar[type[msgspec.Struct] | None] = None
    """What `look_ahead` returns; None where there is nothing to say."""
    lists: ClassVar[Mapping[str, int]] = {}
    """First words of sentences that list things, with how many words at the beginning have their fixed place."""
    comments: ClassVar[frozenset[str]] = frozenset()
    """First words of sentences that may carry a comment; everybody reads it, so never of plays that are secret."""
    secrets: ClassVar[bool] = True
    """Whether seats know things that others do not, so that people at one screen must not see each other's."""
    luck: ClassVar[bool] = True
    """Whether anything is left to chance."""
    open_draws: ClassVar[frozenset[str]] = frozenset()
    """Outcomes that everybody gets to see although one seat draws them unseen, in words."""
    same_draws: ClassVar[bool] = False
    """Whether every question to chance is unlike any other, so that a play taken back and played again draws the same."""
    draw_kind: ClassVar[int] = -1
    """The bits of a question to chance that say what it is about, without its place in a row of such questions."""
    glimpse: ClassVar[tuple[int, float]] = (0, 0.0)
    """An early look at imagined games, where luck counts less than at their end: after so many decisions, and how much it counts."""
    tinctures: ClassVar[tuple[int, ...]] = tuple(range(8))
    """The tincture of each team (`kernel/scene.py`), where its name is that of a colour."""
    together: ClassVar[tuple[str, str] | None] = None
    """The option, and its value, with which all seats play together against the game."""
    unrated: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Values of options with which a result says little about who plays better; empty: all values but the usual one."""
    levels: ClassVar[tuple[Way, Way, Way, Way, Way]] = (45, 12, Effort(50, 6, 1.0, 4.0), Effort(150, 6, 1.0, 4.0), Effort(500, 6, 1.0, 4.0))
    """How the five levels play. How much a slip costs differs from game to game, and so does what thinking brings."""
    contests: ClassVar[tuple[Contest, ...]] = ()
    """What `tafelrunde arena` plays; where it is empty, one good player among random ones at each player count."""
    weights: ClassVar[Mapping[str, float]]
    """Names of what a position is valued by, with values that somebody thought of; those found by tuning are in the file `weights.json`."""
    characters: ClassVar[Mapping[str, Mapping[str, float]]] = {}
    """What computer players of a character make more or less of than others: factors of some of the weights."""
    plain_taste: ClassVar[Mapping[str, int]] = {}
    """Numbers in the plain rules of thumb, by name, where they can be tuned too."""
    taste: ClassVar[Mapping[str, int]] = {}
    """Those of them that are others in the rules of thumb of players that look ahead."""
    encoding: ClassVar[Encoding]
    """Positions and actions as numbers, for learning programs."""
    maps: ClassVar[Maps | None] = None
    master: ClassVar[Master | None] = None
    documents: ClassVar[Documents | None] = None
    odds: ClassVar[ModuleType | None] = None
    """How simulated battles end, for whoever wants to measure them."""
    examples: ClassVar[int]
    """How many worked examples the specification gives; each is a scenario named `PREFIX-EX-number`."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if grammar := cls.__dict__.get("grammar"):
            cls.name, cls.prefix, cls.options = grammar.game, grammar.prefix, grammar.options
            cls.events, cls.event_rules = grammar.event_names(), grammar.event_rules()

    @classmethod
    def home(cls) -> Path:
        """Return the folder of the game."""
        return Path(str(sys.modules[cls.__module__].__file__)).parent

    @classmethod
    def banner(cls) -> str:
        """Return the drawing for the lobby, an SVG of 640 × 112, empty where the game brings none along."""
        path = cls.home() / "banner.svg"
        return path.read_text(encoding="utf-8") if path.is_file() else ""

    @classmethod
    def part(cls, name: str) -> ModuleType | None:
        """Return a module of the game's package that is loaded by whoever asks for it, `samples` for one; None where there is none."""
        package = sys.modules[cls.__module__].__package__
        return import_module(f"{package}.{name}") if package and find_spec(f"{package}.{name}") else None

    # Judging

    def judge(self, weights: Mapping[str, float] | None = None, taste: Mapping[str, int] | None = None) -> Judge:
        """Return the judgement of the game with its tuned weights, of which some may be replaced; and with its tuned taste, or another."""
        known = dict(self.weights) | tuned_weights(self.home())
        for name in weights or ():
            if name not in known:
                raise OptionError("no-weight", name=name, weights=tuple(known))
        known |= weights or {}
        judge = self.make_judge([float(known[name]) for name in self.weights])
        judge.learn(dict(self.taste if taste is None else taste))
        return judge

    def character(self, name: str) -> dict[str, float]:
        """Return the weights that a character changes; none where the game has no such character."""
        known = dict(self.weights) | tuned_weights(self.home())
        return {weight: known[weight] * factor for weight, factor in self.characters.get(name, {}).items()}

    @abstractmethod
    def make_judge(self, weights: list[float]) -> Judge:
        """Return the judgement of the game with these weights, in the order of `weights`."""

    def foresight(self, state: Any, depth: int) -> int:
        """Return how many decisions a search plays on by rules of thumb behind its tree, if usually `depth`.

        It is negative where a search finds no more than the rules of thumb of those who look ahead know by themselves.
        """
        return depth

    def answer(self, state: Any) -> Play:
        """Return what the computer plays for a seat that has left the open decision to it; asked only where `State.automatic` says so."""
        raise NotImplementedError

    # Starting

    def terms(self, players: int, given: Mapping[str, Value], bots: int = 0, rules: int | None = None) -> Terms:
        """Return what the options offer at a table with so many seats, of which computer players have `bots`, if these are chosen.

        `rules` is a version of the rules, usually the present one.
        """
        return Terms(self.options, given, players, bots, self.versions.get(rules or self.version))

    def known_rules(self, rules: int | None) -> int:
        """Return a version of the rules that can be played, the present one if none is asked for; OptionError if there is no such."""
        if rules is not None and not 1 <= rules <= self.version:
            raise OptionError("rules-unknown", rules=rules, game=self.name, known=self.version)
        return self.version if rules is None else rules

    def read_options(self, players: int, given: Mapping[str, Value], bots: int = 0, rules: int | None = None) -> dict[str, str]:
        """Return all options in written form; raise OptionError if one does not fit. Games add checks of what is a text."""
        return self.terms(players, given, bots, rules).all()

    def changed(self, options: Mapping[str, str], rules: int | None = None) -> dict[str, str]:
        """Return the options that differ from the default, as a record under this version of the rules names them."""
        usual = self.versions.get(rules or self.version, {})
        return {o.name: options[o.name] for o in self.options if options[o.name] != usual.get(o.name, o.default)}

    def random_options(self, players: int, dice: Chance) -> dict[str, Value]:
        """Return any options that fit together, with limits short enough to be reached; for fuzzing."""
        while True:
            given: dict[str, Value] = {}
            for option in self.options:
                if option.past:
                    continue
                values = list(option.choices)
                if option.number:
                    values.append(str(option.least + dice.pick(60, 0)))
                given[option.name] = values[dice.pick(len(values), 0)]
            try:
                self.read_options(players, given)
            except OptionError:
                continue  # these do not go together
            return given

    @abstractmethod
    def table(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        """Return an empty table: nothing dealt, nobody asked."""

    @abstractmethod
    def set_up(self, state: Any, options: Mapping[str, str]) -> None:
        """Carry the setup out on an empty table, up to the first decision."""

    def new(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        """Return the start position."""
        state = self.table(players, options, chance)
        self.set_up(state, options)
        return state

    @abstractmethod
    def restore(self, dump: list[list[int]], chance: Chance) -> State:
        """Return the state a dump was made of."""

    # Seats

    def seats(self, players: int) -> tuple[str, ...]:
        """Return the names of the seats."""
        return self.grammar.readings["seat"][:players]

    def teams(self, players: int) -> tuple[int, ...]:
        """Return the team of each seat; without teams every seat is its own."""
        return tuple(range(players))

    def sides(self, players: int, options: Mapping[str, str]) -> tuple[int, ...]:
        """Return the side of each seat: seats of one side win and lose together; all are on one where they play against the game."""
        return (0,) * players if self.together and options[self.together[0]] == self.together[1] else self.teams(players)

    def rates(self, options: Mapping[str, str]) -> bool:
        """Return whether a result with these options says who plays better."""
        for option in self.options:
            values = self.unrated.get(option.name, ("",))
            if options[option.name] in values or (not values and options[option.name] != option.default):
                return False
        return True

    # Looking

    @abstractmethod
    def observe(self, state: Any, seat: int) -> msgspec.Struct:
        """Return what a seat, or SPECTATOR, may know. Built by naming what is shown, never by deleting what is hidden."""

    @abstractmethod
    def prompts(self, state: Any) -> list[Prompt]:
        """Return what is asked now, one entry a seat; the same for everybody, so it must not betray a secret."""

    def tell(self, state: Any, event: Event, seat: int) -> Told:
        """Return an event as a seat, or SPECTATOR, may know it."""
        return told(event, seat, self.grammar.events[event.kind], partial(self.reading, state))

    def reading(self, state: Any, kind: str, value: int) -> str | int | None:
        """Return the word for a number in an event, given how it reads; None if it is hidden."""
        return self.grammar.read(kind, value)

    def retell(self, log: Iterable[Told]) -> msgspec.Struct:
        """Put together what happened, as the reader of this log may know it: battles, years and the like."""
        raise NotImplementedError

    def look_ahead(self, state: Any, seat: int, words: Sentence) -> msgspec.Struct | None:
        """Say what these words would lead to, or without words what others could do next, as far as it is certain; None: nothing.

        The words may be the beginning of a sentence. The state is one that the seat cannot tell from the true one; no bot is asked.
        """
        raise NotImplementedError

    @abstractmethod
    def scene(self, view: Any, lang: str) -> Scene:
        """Return a view as things to look at, in the words of a language."""

    @abstractmethod
    def svg(self, view: Any, lang: str) -> str:
        """Return the board of a view as SVG."""

    # Speaking

    @abstractmethod
    def words(self, state: Any, seat: int, play: Play) -> Sentence:
        """Return a play of a seat as a sentence."""

    def read(self, state: Any, seat: int, sentence: Sentence) -> Play | None:
        """Return the play that a sentence means where there are too many to list them, see `State.countless`; None if it means none."""
        return None

    @abstractmethod
    def public_words(self, state: Any, seat: int, play: Play) -> Sentence:
        """Return the sentence as the others see it, HIDDEN_WORD where something stays secret."""

    @abstractmethod
    def vocabulary(self, state: Any) -> frozenset[str]:
        """Return every word that can occur in a sentence of this game."""

    @abstractmethod
    def chance_words(self, state: Any, n: int, what: int) -> list[str]:
        """Return the outcomes of a pick in words; `state` is the position in the middle of an action, as it asked."""

    def chance_offers(self, state: Any, n: int, what: int) -> list[str]:
        """Return the outcomes that whoever tells them has to reckon with: more than there are where something else is hidden from it."""
        return self.chance_words(state, n, what)

    def chance_kind(self, what: int) -> str:
        """Return what is being drawn or thrown, as a word of the texts `GAME-draw-WORD`."""
        return self.grammar.draws[what & (1 << self.grammar.what_bits) - 1].name

    def chance_seat(self, state: Any, what: int) -> int:
        """Return the seat that alone gets to know the outcome of a pick, SPECTATOR where everybody does."""
        return SPECTATOR

    @abstractmethod
    def why_not(self, state: Any, seat: int, sentence: Sentence) -> WhyNot | None:
        """Return the rule that forbids a sentence, None if it is legal; `("resign",)` is no sentence but asks about resigning.

        It asks the same functions as legality does, never the list of what is legal: so a test can compare the two.
        """

    # The game master

    def need_master(self) -> Master:
        """Return what a game master can do; raise MasterError where there is none."""
        if self.master is None:
            raise MasterError("no-master", game=self.name)
        return self.master

    def is_absent(self, state: Any, seat: int) -> bool:
        """Return whether a seat stands idle because a game master, or the clock, said that nobody is there."""
        return self.master is not None and self.master.is_absent(state, seat)

    # Positions in words, for scenarios

    @abstractmethod
    def set_position(self, state: Any, given: Mapping[str, Any]) -> None:
        """Turn an empty table into the position described, up to the next decision; raise PositionError where it cannot be."""

    @abstractmethod
    def compare(self, state: Any, key: str, expected: Any) -> str | None:
        """Return None if this part of a position is as described, else what it is instead. KeyError: not a word for positions."""
