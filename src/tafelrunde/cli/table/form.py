"""The rows of the set-up screen: what can be chosen before a match, without the widgets."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tafelrunde.bots import USUAL, is_bot, thinkers
from tafelrunde.cli.table.plan import BOT, PERSON, SeatPlan
from tafelrunde.cli.table.session import FileTrouble, Session, bot_about, bot_name, said
from tafelrunde.games import NAMES, find_game, in_order
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.options import Option, Terms, Value
from tafelrunde.kernel.replay import load_match
from tafelrunde.kernel.texts import LANGUAGES, has_text, text, word

ME, OTHER = "me", "other"


class Row(msgspec.Struct, frozen=True):
    """A row: what it sets and what can be chosen; `typing` says that letters may be typed into it."""

    key: str
    label: str
    value: str
    help: str
    choices: tuple[str, ...] = ()
    typed: str = ""
    typing: bool = False


class Form:
    """What is chosen so far."""

    def __init__(self, game: str | None, lang: str, bots: tuple[str, ...]) -> None:
        self.lang = lang
        self.bots = bots
        self.game_name = game if game in NAMES else in_order()[0].name
        self.file = ""
        self.restart()

    @property
    def game(self) -> Game:
        return find_game(self.game_name)

    def restart(self) -> None:
        """Forget what belongs to another game."""
        self.players = self.game.players[0]
        most = max(self.game.players)
        usual = f"{BOT} {USUAL if USUAL in self.bots or not self.bots else self.bots[0]}"
        self.seats = [ME, *[usual if self.bots else OTHER] * (most - 1)]
        self.names = [""] * most
        self.options: dict[str, str] = {}  # those that were chosen; the others are as usual

    @property
    def bots_here(self) -> int:
        """How many seats computer players have."""
        return sum(who not in (ME, OTHER) for who in self.seats[: self.players])

    def terms(self) -> Terms:
        """Return what the options offer with what is chosen so far."""
        return self.game.terms(self.players, self.options, self.bots_here)

    def t(self, key: str, **fields: object) -> str:
        return text(self.lang, f"table-{key}", **fields)

    # Rows

    def rows(self) -> list[Row]:
        games = tuple(one.name for one in in_order())
        rows = [
            Row("lang", self.t("set-lang"), self.t(f"lang-{self.lang}"), self.t("set-lang-help"), LANGUAGES),
            Row("game", self.t("set-game"), text(self.lang, f"{self.game_name}-title"), self.subtitle(), games),
        ]
        counts = tuple(map(str, sorted(self.game.players)))
        rows.append(Row("players", self.t("set-players"), str(self.players), self.t("set-players-help"), counts))
        sitters = (ME, OTHER, *[f"{BOT} {bot}" for bot in self.bots])
        for seat, name in enumerate(self.game.seats(self.players)):
            who = self.seats[seat]
            person = who in (ME, OTHER)
            level = who.removeprefix(f"{BOT} ").partition(":")[0]
            shown = self.t(f"seat-{who}") if person else self.t("bot", name=bot_name(self.lang, level))
            title = str(word(self.game, self.lang, name))
            help_text = self.t("seat-help") if person else bot_about(self.lang, level)
            rows.append(Row(f"seat {seat}", title, shown, help_text, sitters, self.names[seat] if person else "", person))
            if level in thinkers(self.game) and self.game.characters:
                rows.append(self.character_row(seat))
        terms = self.terms()
        rows += [self.option_row(option, terms) for option in self.game.options if terms.offer(option.name).matters and not option.past]
        rows.append(Row("file", self.t("set-file"), "", self.t("set-file-help"), (), self.file, True))
        return rows

    def subtitle(self) -> str:
        key = f"{self.game_name}-subtitle"
        return text(self.lang, key) if has_text(self.lang, key) else ""

    def character_row(self, seat: int) -> Row:
        """Return what the computer player of a seat is like."""
        character = self.seats[seat].partition(":")[2]
        shown = bot_name(self.lang, character) if character else self.t("character-even")
        about = self.t(f"character-about-{character or 'even'}")
        return Row(f"character {seat}", f"  {self.t('character')}", shown, about, ("", *self.game.characters))

    def option_row(self, option: Option, terms: Terms) -> Row:
        offer = terms.offer(option.name)
        about = text(self.lang, f"{self.game_name}-option-{option.name}")
        if offer.is_closed and offer.why:
            why = offer.why.text(self.lang)
            about = f"{why[:1].upper()}{why[1:]}. {about}"
        value = self.chosen(option, terms) or terms[option.name]
        typing = offer.number or offer.free_text
        typed = value if typing and value not in option.choices else ""
        shown = "" if typed else self.choice_text(option, value)
        name = text(self.lang, f"{self.game_name}-name-{option.name}")
        return Row(f"option {option.name}", name, shown, about, offer.choices, typed, typing)

    def choice_text(self, option: Option, value: str) -> str:
        """Return the name of a choice where the game has one."""
        key = f"{self.game_name}-choice-{option.name}-{value}"
        return text(self.lang, key) if has_text(self.lang, key) else value

    # Changing

    def turn(self, row: Row, count: int) -> None:
        """Go on to the next choice of a row."""
        if not row.choices:
            return
        kind, _, rest = row.key.partition(" ")
        place = row.choices.index(self.value(row)) if self.value(row) in row.choices else -1 if count > 0 else 0
        choice = row.choices[(place + count) % len(row.choices)]
        if kind == "lang":
            self.lang = choice
        elif kind == "game":
            self.game_name = choice
            self.restart()
        elif kind == "players":
            self.players = int(choice)
        elif kind == "seat":
            character = self.seats[int(rest)].partition(":")[2]
            self.seats[int(rest)] = (
                f"{choice}:{character}" if character and choice.removeprefix(f"{BOT} ") in thinkers(self.game) else choice
            )
        elif kind == "character":
            level = self.seats[int(rest)].partition(":")[0]
            self.seats[int(rest)] = f"{level}:{choice}" if choice else level
        else:
            self.options[rest] = choice

    def value(self, row: Row) -> str:
        kind, _, rest = row.key.partition(" ")
        if kind == "seat":
            return self.seats[int(rest)].partition(":")[0]
        if kind == "character":
            return self.seats[int(rest)].partition(":")[2]
        if kind == "option":
            terms = self.terms()
            return self.chosen(terms.options[rest], terms) or terms[rest]
        return {"lang": self.lang, "game": self.game_name, "players": str(self.players), "file": self.file}[kind]

    def type(self, row: Row, letters: str) -> None:
        """Type into a row; a backspace is `\\b`."""
        if not row.typing:
            return
        kind, _, rest = row.key.partition(" ")
        typed = row.typed[:-1] if letters == "\b" else row.typed + letters
        if kind == "seat":
            self.names[int(rest)] = typed.lstrip()
        elif kind == "file":
            self.file = typed
        elif kind == "option":
            option = next(option for option in self.game.options if option.name == rest)
            if not typed:
                self.options.pop(rest, None)
            elif option.free_text or typed.isdecimal():
                self.options[rest] = typed

    # Starting

    def plans(self) -> list[SeatPlan]:
        plans = []
        for who, name in zip(self.seats[: self.players], self.names, strict=False):
            bot = who.removeprefix(f"{BOT} ")
            plans.append(SeatPlan(PERSON, "", name.strip()) if who in (ME, OTHER) else SeatPlan(BOT, bot))
        return plans

    def start(self) -> Session:
        """Set the match up, or resume one; raise TafelrundeError or FileTrouble where that is not possible."""
        if self.file.strip():
            return self.resume(Path(self.file.strip()).expanduser())
        plans = self.plans()
        match = new_match(self.game, self.players, self.given(), [plan.record_name() for plan in plans], bots=self.bots_here)
        return Session(match, plans, self.lang, None)

    def given(self) -> dict[str, Value]:
        """Return what was chosen, as far as it is offered; a number or text that is wrong in itself is refused when the match begins."""
        terms = self.terms()
        chosen = {option.name: self.chosen(option, terms) for option in self.game.options}
        return {name: value for name, value in chosen.items() if value is not None}

    def chosen(self, option: Option, terms: Terms) -> str | None:
        """Return what was chosen, None if nothing was, or nothing that is offered at the table as it is planned now."""
        value, offer = self.options.get(option.name), terms.offer(option.name)
        if value is None or value in offer.choices:
            return value
        return value if value not in option.choices and (offer.number or offer.free_text) else None

    def resume(self, path: Path) -> Session:
        try:
            record = path.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise FileTrouble(self.t("read-failed", path=str(path), reason=said(error, self.lang))) from None
        match = load_match(find_game, record)
        plans = []
        for name in match.record.names.values():
            kind, _, bot = name.partition(" ")
            plans.append(SeatPlan(BOT, bot) if kind == BOT and is_bot(bot, match.game) else SeatPlan(PERSON, "", name))
        return Session(match, plans, self.lang, path)
