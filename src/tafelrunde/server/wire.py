"""What goes over the wire, in both directions: the one place from which OpenAPI, the browser's types and the checks are made.

Over HTTP and over the socket the same things are said. A client sends a `Command`; the server answers it, and tells everybody at the table
the news. An answer to a position names the entry it answers (`at`): if the table has gone on meanwhile it is refused, with the news.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tafelrunde.bots.advice import Suggestion, Turning
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.capabilities import MapNote
from tafelrunde.kernel.game import Prompt, Told
from tafelrunde.kernel.scene import Scene

# Sizes, so that nothing unbounded is ever kept

NAME_LENGTH = 40
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[\w.@+-]+$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Words = Annotated[tuple[Word, ...], Meta(min_length=1, max_length=40)]
SeatName = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9]+$")]
Lang = Literal["de", "en"]

CHAT_LENGTH = 500
RECORD_LENGTH = 400_000
OPTION_LENGTH = 60_000  # a map of 200 tiles is an option too
Options = dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=OPTION_LENGTH)]]
"""Values of options, by name."""
BECAUSE_LENGTH = 300
Because = Annotated[str, Meta(min_length=1, max_length=BECAUSE_LENGTH)]


# What there is to play


class OptionInfo(Struct):
    """An option of a game. Its words stand in the texts: `GAME-name-OPTION`, `GAME-choice-OPTION-VALUE`, `GAME-option-OPTION`."""

    name: str
    default: str
    choices: tuple[str, ...]
    number: bool
    least: int
    most: int
    free_text: bool


class GameInfo(Struct):
    """A game as the lobby offers it."""

    name: str
    players: tuple[int, ...]
    """Possible numbers of seats, the usual one first."""
    seats: dict[str, tuple[str, ...]]
    """The seats by number of players."""
    teams: dict[str, tuple[int, ...]]
    """The team of each seat, by number of players."""
    tinctures: tuple[int, ...]
    """The tincture of each team."""
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    """All computer players."""
    levels: tuple[str, ...]
    """Those that people are offered, from the weakest to the strongest."""
    thinkers: tuple[str, ...]
    """Those of them that can have a character, written as `expert:bold`."""
    characters: tuple[str, ...]
    """What they can be like in this game."""
    event_rules: dict[str, str]
    """The rule that each kind of event follows."""
    orders: dict[str, tuple[str, ...]] = {}
    """What a game master can order: first words, and the form of the rest. Empty: the game has no game master."""
    documents: tuple[str, ...] = ()
    """What can be handed out about a table: a report, a ledger …"""
    comments: tuple[str, ...] = ()
    """First words of sentences that may carry a comment."""
    maps: tuple[str, ...] = ()
    """Ways in which the server makes a map. Empty: the game has no maps that people could draw themselves."""
    luck: bool = True
    """Whether anything is left to chance."""
    banner: str = ""
    """A drawing for the lobby as SVG, of games that the client was built without."""


class Planned(Struct, forbid_unknown_fields=True):
    """A table that somebody thinks of opening, as far as the options depend on it."""

    players: Annotated[int, Meta(ge=1, le=8)]
    bots: Annotated[int, Meta(ge=0, le=8)] = 0
    """How many of the seats computer players have."""
    options: Options = {}


class OptionTerms(Struct):
    """What an option offers at a planned table, and what holds there."""

    name: str
    value: str
    """What the table would be played with; where what was chosen is not possible, as usual."""
    usual: str
    """What holds if nothing is chosen."""
    choices: tuple[str, ...]
    number: bool
    most: int
    free_text: bool
    matters: bool
    """Whether it changes anything at such a table."""
    closed: bool
    """There is nothing to choose."""
    why: str
    """Why it offers less than elsewhere, in words; may be empty."""


class TableTerms(Struct):
    """The terms of a planned table: the game's own answer, which the table will be opened by."""

    options: tuple[OptionTerms, ...]
    together: bool
    """All seats play together against the game; such games are not rated."""
    rates: bool
    """A result with these options says who plays better."""


class MapText(Struct, forbid_unknown_fields=True):
    """A map that somebody drew, as the option of the game holds it."""

    map: Annotated[str, Meta(max_length=OPTION_LENGTH)]


class NewMap(Struct, forbid_unknown_fields=True):
    """A map to be made; the same seed makes the same map again, also at a table."""

    players: Annotated[int, Meta(ge=1, le=8)]
    seed: Annotated[int, Meta(ge=0, le=1_000_000)]
    method: Annotated[str, Meta(max_length=40)]
    """One of the game's `maps`."""


class CheckedMap(Struct):
    """What is wrong with a map, so that nobody can play on it, and what is only worth a warning."""

    errors: tuple[MapNote, ...]
    warnings: tuple[MapNote, ...]


# People


class Me(Struct):
    """Who is asking. A guest has no login; whoever never sat down has no name either."""

    id: str | None
    name: str
    login: str | None


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """For keeping a guest's games under a name and a password, and for coming back to them."""

    login: Login
    password: Password


class TokenLabel(Struct, forbid_unknown_fields=True):
    label: Name


class TokenInfo(Struct):
    """A key for a program that plays in the account's name."""

    id: str
    label: str
    created: float


class NewToken(Struct):
    """The key itself; it is shown this once."""

    token: str
    info: TokenInfo


# Ratings

Sureness = Literal["unsure", "fair", "sure"]


class GameRating(Struct):
    """How somebody stands in a game."""

    game: str
    rating: int | None
    """None: no game was rated yet, only won or lost together."""
    least: int
    most: int
    """Between these it is, nineteen times out of twenty."""
    sureness: Sureness
    games: int
    """Rated ones."""
    provisional: bool
    """After too few games to be compared with others."""
    history: tuple[int, ...]
    """The rating after each of the last games, the oldest first."""
    together_won: int
    together_games: int
    """Games that all seats play together against the game are counted, not rated."""


class LadderRow(Struct):
    """Somebody who stands in the ladder of a game."""

    place: int | None
    """None for those who have played too few games."""
    name: str
    bot: str | None
    """The level, if it is a computer player."""
    rating: int
    games: int
    provisional: bool
    mine: bool


class TogetherRow(Struct):
    """How often somebody won against the game itself."""

    name: str
    won: int
    games: int
    mine: bool


class Ladder(Struct):
    """Who plays a game how well: people and bots, the best first; those who have played only little come last."""

    game: str
    settled: int
    """Games after which somebody gets a place."""
    rows: tuple[LadderRow, ...]
    own: LadderRow | None
    """One's own row, if it is too far down to be among these."""
    together: tuple[TogetherRow, ...]


class SeatRating(Struct):
    """How whoever sits on a seat stands in the game."""

    rating: int
    provisional: bool
    before: int | None = None
    """The game is over and was rated: what it was before."""


# Tables

ClockKind = Literal["none", "live", "days"]
Late = Literal["move", "bot", "resign", "idle"]


class ClockRules(Struct, forbid_unknown_fields=True):
    """How long a decision may take.

    `live`: `move` seconds for each decision, and when they are used up a `reserve` for the whole game. `days`: as many days for each
    decision. `late` says what happens to whoever is late: a bot makes this decision, a bot takes the seat, the seat resigns, or, in a
    game with a game master, it stands idle until it is back.
    """

    kind: ClockKind = "none"
    move: Annotated[int, Meta(ge=1, le=3600)] = 30
    reserve: Annotated[int, Meta(ge=0, le=36000)] = 600
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    late: Late = "move"


SeatChoiceKind = Literal["me", "here", "friend", "bot"]


class SeatChoice(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: me, somebody else at this screen, whoever comes by invitation or from the lobby, or a bot."""

    kind: SeatChoiceKind
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatChoice, ...], Meta(min_length=1, max_length=8)]
    options: Options = {}
    chance: Literal["committed", "table"] = "committed"
    """`table`: real dice and bags, what they bring is typed in."""
    clock: ClockRules = msgspec.field(default_factory=ClockRules)
    listed: bool = True
    """Shown in the lobby, to join or to watch."""
    master: bool = False
    """Whoever opens it is game master, and may ask others to help."""
    hints: bool | None = None
    """Whether people may ask what a strong player would play; everybody sees that before sitting down. None: as usual, which is yes unless
    the game is rated, or several people play against the clock."""
    rated: bool | None = None
    """Whether the result counts for ratings. None: if it can. It cannot if somebody at the table is a guest or shares a screen, with
    hints, with real dice, with a game master, and with some options."""


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from a position of another table."""

    position: Number
    seats: Annotated[tuple[SeatChoice, ...], Meta(min_length=1, max_length=8)]
    clock: ClockRules = msgspec.field(default_factory=ClockRules)
    listed: bool = True


class Import(Struct, forbid_unknown_fields=True):
    """A record file, to look at and to play on from."""

    record: Annotated[str, Meta(max_length=RECORD_LENGTH)]


class Join(Struct, forbid_unknown_fields=True):
    """The secret part of an invitation or of a personal seat link."""

    token: Annotated[str, Meta(min_length=1, max_length=300)]


class Opened(Struct):
    table: str


class RuleText(Struct):
    html: str


class GameTexts(Struct):
    """The texts of a game in one language, as its Fluent file has them."""

    fluent: str


class Invitation(Struct):
    """What a link leads to, before it is followed."""

    table: str
    game: str
    seat: str
    free: bool
    """The seat waits for somebody; otherwise the link leads back to a seat that is taken."""
    names: tuple[str, ...]
    """Who sits there already."""
    hints: bool
    """People may ask there what a strong player would play."""
    rated: bool
    """The result counts for ratings, if whoever sits down has an account."""
    options: dict[str, str] = {}
    """What is played there otherwise than usual."""


class Joined(Struct):
    table: str
    seat: str


class SitDown(Struct, forbid_unknown_fields=True):
    """Take a free seat of an open table in the lobby."""

    seat: SeatName


class Links(Struct):
    """The secret part of links, by seat: invitations for the free ones, and a way back to one's own on another device."""

    invite: dict[str, str]
    own: dict[str, str]
    proxy: dict[str, str] = {}
    """For a game master: to every seat of a person, for whoever stands in."""
    master: str = ""
    """For a game master: to the game master's rights."""


SeatKind = Literal["free", "person", "bot"]
Unrated = Literal["", "guest", "twice"]
TableState = Literal["open", "running", "over"]


class LobbySeat(Struct):
    seat: str
    kind: SeatKind
    name: str
    bot: str | None
    mine: bool


class LobbyTable(Struct):
    """A table as the lobby shows it."""

    id: str
    game: str
    state: TableState
    seats: tuple[LobbySeat, ...]
    waiting: tuple[str, ...]
    """Seats that owe a decision."""
    my_turn: bool
    changed: float
    reason: str | None
    """Why it ended, None while it goes on."""
    winners: tuple[str, ...]
    hints: bool
    """People may ask there what a strong player would play."""
    rated: bool
    """The result counts for ratings."""


class Lobby(Struct):
    mine: tuple[LobbyTable, ...]
    open: tuple[LobbyTable, ...]
    running: tuple[LobbyTable, ...]


class Clock(Struct):
    """The time of a seat: what is left, and since when it runs. Times are seconds; `now` of the news is the server's."""

    left: float
    """For this decision."""
    reserve: float
    running: bool


class SeatInfo(Struct):
    """One seat of a table."""

    seat: str
    kind: SeatKind
    name: str
    bot: str | None
    mine: bool
    present: bool
    """Somebody who holds the seat has the table open."""
    left: bool
    """A bot plays for the person this seat belongs to."""
    clock: Clock | None
    rating: SeatRating | None = None
    """Of somebody with an account who has played rated games; of everybody, also of bots, after a rated game."""


OfferKind = Literal["undo", "replace", "rematch", "joint"]


class Offer(Struct):
    """Something that needs the consent of others: taking back, a bot for somebody absent, a rematch, what a team decides together."""

    number: int
    kind: OfferKind
    seat: str
    """Who asks; for `replace`, who is to be replaced."""
    waiting: tuple[str, ...]
    """Seats that have not agreed yet."""
    words: tuple[str, ...] = ()
    """Of a joint decision: what is to be played unless somebody objects."""
    until: float = 0
    """When it is played even if not all have answered, in seconds since 1970; 0 if it waits for all."""


class Outcome(Struct):
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    winners: tuple[str, ...]


class TableInfo(Struct):
    """All about a table except what lies on it."""

    id: str
    game: str
    rules: int
    state: TableState
    players: int
    options: dict[str, str]
    """What is played otherwise than usual today: by choice, or because the table began under older rules."""
    chance: Literal["committed", "table", "open"]
    commitment: str
    secret: str
    """Revealed at the end."""
    clock: ClockRules
    listed: bool
    secrets: bool
    """Seats know things that others do not: one screen is handed over behind a curtain."""
    hints: bool
    """People may ask what a strong player would play."""
    rated: bool
    """The result counts for ratings, as things stand."""
    unrated: Unrated
    """Why it does not although that was agreed on: a guest sits here, or somebody may act for two seats."""
    owner: bool
    """I opened it."""
    mastered: bool
    """It has a game master."""
    master: bool
    """I am one."""
    redo: bool
    """The last undo of a game master can be taken back."""
    seats: tuple[SeatInfo, ...]
    offers: tuple[Offer, ...]
    origin: str | None
    """The table this one was played on from."""
    rematch: str | None
    """The table where those who sit here play again."""
    watchers: int
    outcome: Outcome | None


class Question(Struct):
    """A draw at a table with real bags and dice: who has to say what came, and the words for it if it is the reader."""

    kind: str
    """What is drawn; the question stands in the texts as `GAME-draw-KIND`."""
    seat: str | None
    options: tuple[str, ...]


class Moment(Struct):
    """A position as one seat, or a spectator, may know it."""

    entry: int
    """The number of the table's entry that led here; answers name it as `at`."""
    position: int
    """Where it stands in the history, 0 for the start."""
    view: msgspec.Raw
    """The game's own view; the types are there under the name `GAME_View`. A `Scene` for whoever asks for that."""
    prompts: tuple[Prompt, ...]
    legal: tuple[tuple[str, ...], ...]
    """The legal sentences of the seat that is looked through; empty if it owes no decision."""
    told: tuple[Told, ...]
    """What happened on the way from the position before."""
    draw: Question | None = None
    asked: int = 0
    """Since which entry the seat that is looked through owes this decision, 0 if it owes none. Where several decide at the same time,
    others' answers lead to new entries but leave the question as it is; any entry from this one on may then be named as `at`."""
    asides: tuple[tuple[str, ...], ...] = ()
    """What the seat may say now whether it owes a decision or not: how it wants to be asked, what its team decides together."""


LineKind = Literal[
    "start", "play", "auto", "undo", "resign", "chat", "sit", "late", "replaced", "back", "offer", "answer", "master", "takeback", "redo"
]


class LogLine(Struct):
    """An entry of the table as the reader may know it."""

    number: int
    kind: LineKind
    at: float
    seat: str | None = None
    words: tuple[str, ...] = ()
    """What was played, `?` for a hidden word."""
    told: tuple[Told, ...] = ()
    position: int = -1
    """The position it led to; -1 if it led to none, or was taken back."""
    name: str = ""
    """Who speaks or sits down."""
    text: str = ""
    """Of a chat line; of a play the comment on it; of other lines what it is about: the kind of an offer, yes or no, why a game master
    did something."""
    undone: int = 0
    """Of what a game master took back: the number of the line from which on nothing counts any more."""


# From the client


class Command(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """What a client can ask for. `id` comes back with the answer."""

    id: Number = 0


class Look(Command, tag="look"):
    """Look through a seat of mine, or as a spectator; send what happened after entry `after`."""

    seat: SeatName | None = None
    after: Number = 0
    lang: Lang = "en"
    changes: bool = False
    """On a socket: send only what differs from the last news, as `changes`."""
    draws: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=100)] | None = None
    """The games that the client has drawings of. Of any other it gets the `Scene`, in its language, in the place of the view."""


class Ping(Command, tag="ping"):
    pass


class Explain(Command, tag="explain"):
    """Why is this not possible?"""

    seat: SeatName
    words: Words


class Hint(Command, tag="hint"):
    """What would a strong player play in the place of a seat of mine that has to decide?"""

    seat: SeatName
    at: Number


class Play(Command, tag="play"):
    seat: SeatName
    at: Number
    words: Words
    comment: Annotated[str, Meta(max_length=CHAT_LENGTH)] = ""
    """What everybody shall read about it, one short line; only where the game allows it (`comments` of the game)."""


class Draw(Command, tag="draw"):
    """What the bag or the dice of a real table brought."""

    at: Number
    word: Word


class Undo(Command, tag="undo"):
    seat: SeatName
    at: Number


class Resign(Command, tag="resign"):
    seat: SeatName
    at: Number


class Chat(Command, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Replace(Command, tag="replace"):
    """Let a bot play for somebody who is away."""

    seat: SeatName


class Back(Command, tag="back"):
    """Take the own seat back from the bot."""

    seat: SeatName


class Rematch(Command, tag="rematch"):
    pass


class Answer(Command, tag="answer"):
    offer: Number
    yes: bool


class Leave(Command, tag="leave"):
    """Get up from a table that has not started."""

    seat: SeatName


class Order(Command, tag="order"):
    """A game master sets something right; the first word is one of the game's `orders`."""

    words: Words
    because: Because


class TakeBack(Command, tag="take_back"):
    """A game master takes a line of the log back, with all that came after it."""

    line: Number
    because: Because


class Redo(Command, tag="redo"):
    """A game master brings back what was taken back last."""


AnyCommand = (
    Look | Ping | Explain | Hint | Play | Draw | Undo | Resign | Chat | Replace | Back | Rematch | Answer | Leave | Order | TakeBack | Redo
)
Act = Explain | Hint | Play | Draw | Undo | Resign | Chat | Replace | Back | Rematch | Answer | Leave | Order | TakeBack | Redo
"""Commands that are possible over HTTP too; looking is a GET there."""


# From the server

RefusalCode = Literal["late", "illegal", "malformed", "forbidden", "missing", "limit", "trouble"]


class Message(Struct, tag_field="is", kw_only=True):
    """What a server says on a socket."""


class News(Message, tag="news", kw_only=True):
    """How the table stands now, with the lines of the log that are new to the reader; sent at every change, unless only `changes` are."""

    number: int
    """Of the last entry; the next `look` after a broken connection names it."""
    fresh: bool
    """The log starts anew with these lines."""
    now: float
    table: TableInfo
    viewer: str | None
    """The seat that is looked through."""
    moment: Moment | None
    """None while the table is open."""
    views: dict[str, msgspec.Raw] = {}
    """Once it is over: what each seat saw."""
    positions: int
    log: tuple[LogLine, ...]


class Change(Struct):
    """What has to be put at one place of the last news."""

    path: tuple[str | int, ...]
    """Names of fields and numbers of items, from the outside in; empty for all of it."""
    value: msgspec.Raw


class Changes(Message, tag="changes"):
    """How the news differ from the last ones on this socket, for whoever asked for that when looking."""

    since: int
    """The `number` of those; whoever knows others has missed something, and looks again."""
    changes: tuple[Change, ...]


class Done(Message, tag="done"):
    """The command was carried out; `entry` is the last entry it led to."""

    id: int
    entry: int


class Refused(Message, tag="refused"):
    """It was not carried out, and nothing has changed. `code`: what kind of refusal."""

    id: int
    code: RefusalCode
    text: str
    rule: str | None = None


class Why(Message, tag="why"):
    """The answer to `explain`; without a rule it is possible."""

    id: int
    rule: str | None
    text: str


class Advice(Message, tag="advice"):
    """The answer to `hint`: plays, the best first, with what can be hoped for after them and why."""

    id: int
    suggestions: tuple[Suggestion, ...]
    winning: bool
    """Values are chances to win; otherwise the part of the others that the seat ends up ahead of."""


class Pong(Message, tag="pong"):
    id: int


class Problem(Struct):
    """An error over HTTP."""

    code: RefusalCode
    text: str
    rule: str | None = None


class Verdict(Struct):
    """Whether the draws of a finished table follow from its secret."""

    ok: bool
    problems: tuple[str, ...]


class Review(Struct):
    """How far a look back at the decisions of a seat is."""

    done: int
    """Decisions that are looked at."""
    of: int
    turnings: tuple[Turning, ...] | None = None
    """Those that cost most, the worst first; None while it goes on."""
    failed: bool = False


AnyMessage = News | Changes | Done | Refused | Why | Advice | Pong
Answered = Done | Why | Advice


def views() -> dict[str, type[Struct]]:
    """Return the type of each game's view by the name it has for the browser."""
    return {f"{name}_View": find_game(name).view_type for name in NAMES}


def told() -> dict[str, type[Struct]]:
    """Return the types of what each game puts together out of its log, and of what it foresees, by the names they have for the browser."""
    games_ = [(name, find_game(name)) for name in NAMES]
    found = {f"{name}_{kind}": of for name, game in games_ for kind, of in (("Story", game.story_type), ("Outlook", game.outlook_type))}
    return {name: kind for name, kind in found.items() if kind}


def schema() -> dict[str, Any]:
    """Return all of this as one JSON Schema, for the browser's types."""
    own = views() | told()
    kinds: list[Any] = [
        GameInfo, Planned, TableTerms, MapText, NewMap, CheckedMap, Me, Rename, Credentials, TokenLabel, TokenInfo, NewToken,
        GameRating, Ladder, NewTable, Branch, Import, Invitation, Join, Joined, Opened, RuleText, GameTexts, SitDown, Links, Lobby, Problem,
        Verdict, Review, Scene, News, Changes, Done, Refused, Why, Advice, Pong, Look, Ping, *Act.__args__, *own.values(),
    ]  # fmt: skip
    refs, parts = msgspec.json.schema_components(kinds, ref_template="#/definitions/{name}")
    for name, ref in zip(own, refs[-len(own) :], strict=True):
        parts[name] = ref
    parts["AnyCommand"] = {"anyOf": [{"$ref": f"#/definitions/{kind.__name__}"} for kind in AnyCommand.__args__]}
    parts["AnyMessage"] = {"anyOf": [{"$ref": f"#/definitions/{kind.__name__}"} for kind in AnyMessage.__args__]}
    return {"title": "Wire", "definitions": parts}
