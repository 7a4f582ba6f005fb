"""Running scenarios: given a position, when these sentences are played, then this holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.kernel.chance import Chance, Tape, seeded
from tafelrunde.kernel.contract import SPECTATOR, Event, State
from tafelrunde.kernel.errors import OptionError, ScenarioError, TafelrundeError
from tafelrunde.kernel.game import Game, Sentence, Told
from tafelrunde.kernel.match import Match, Run, run_scripted
from tafelrunde.kernel.plays import carry_out, plays
from tafelrunde.kernel.record import MASTER, Entry, Record
from tafelrunde.kernel.scenario_file import Scenario
from tafelrunde.kernel.sentences import RESIGN


class Failure(msgspec.Struct, frozen=True):
    """An expectation that does not hold."""

    scenario: Scenario
    message: str
    picture: str

    def __str__(self) -> str:
        return f"{self.scenario.place}: {self.scenario.name}\n  {self.message}"


def run_scenario(scenario: Scenario, find_game: Callable[[str], Game]) -> Failure | None:
    """Run one scenario; return what does not hold, None if all does. ScenarioError: it cannot be run at all."""
    try:
        game = find_game(scenario.game)
        if refused := scenario.steps[0].then.get("setup_refused"):
            return setup_refused(scenario, game, refused)
        stage = Stage(game, scenario)
        for step in scenario.steps:
            for play in step.when:
                stage.play(play)
            for key, expected in step.then.items():
                stage.expect(key, expected)
    except Expectation as error:
        return Failure(scenario, str(error), str(stage.match))
    except TafelrundeError as error:
        raise ScenarioError("at-scenario", place=scenario.place, name=scenario.name, problem=error) from None
    return None


def setup_refused(scenario: Scenario, game: Game, rule: str) -> Failure | None:
    """The options cannot be chosen together, because of this rule."""
    players = players_of(game, scenario)
    try:
        game.read_options(players, scenario.body.options)
    except OptionError as error:
        return None if f"({rule})" in str(error) else Failure(scenario, f"refused by another rule: {error}", "")
    stage = Stage(game, scenario)
    return Failure(scenario, "setup_refused: the game can be set up", str(stage.match))


def players_of(game: Game, scenario: Scenario) -> int:
    """Return the number of seats."""
    players = game.players[0] if scenario.body.players is None else scenario.body.players
    if players not in game.players:
        raise ScenarioError("not-played-by", game=game.name, count=players)
    return players


class Expectation(Exception):
    """Something does not hold."""


class Stage:
    """A scenario being played."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.game = game
        players = players_of(game, scenario)
        options = game.read_options(players, scenario.body.options)
        self.otherwise: Chance = seeded(1)  # chance that is not written out
        given = dict(scenario.body.given)
        script = word_list("chance", given.pop("chance", []))
        record = Record(game.name, game.version, players, {s: s for s in game.seats(players)}, {}, "table", entries=[])
        self.match = Match(game, record, options, "", None)
        table = game.table(players, options, Tape([]))
        if given.get("start") == "new":
            if len(given) > 1:
                raise ScenarioError("start-new-alone")
            run = run_scripted(game, table, lambda state: game.set_up(state, options), script, self.otherwise)
        else:
            run = run_scripted(game, table, self.answered(lambda state: game.set_position(state, given)), script, self.otherwise)
        self.match.add(None, run, SPECTATOR)
        # Before the last play: state, seat, sentence, written chance, other chance
        self.last: tuple[State, int, str, Sequence[str], Chance] | None = None

    def play(self, play: Mapping[str, Any]) -> None:
        play = dict(play)
        script = word_list("chance", play.pop("chance", []))
        agreed = word_list("agreed", play.pop("agreed", []))
        if len(play) != 1:
            raise ScenarioError("bad-play", found=play)
        ((seat, sentence),) = play.items()
        if seat == "resign":
            self.match.resign(sentence)
        elif seat == "undo":
            self.match.undo(sentence, agreed)
        elif seat == MASTER:
            entry = self.match.master_entry(str(sentence), MASTER, "scenario")
            run = run_scripted(self.game, self.match.state, lambda state: self.game.correct(state, entry.words), script, self.otherwise)
            self.match.add(entry, run, SPECTATOR)
        else:
            number = self.match.seat(seat)
            self.last = (self.match.state, number, str(sentence), script, self.otherwise.copy())
            words, run = self.run(self.match.state, number, str(sentence), script, self.otherwise)
            self.match.add(Entry(len(self.match.record.entries) + 1, self.match.seats[number], words), run, number)

    def answered(self, change: Callable[[State], None]) -> Callable[[State], None]:
        """Return a change of a position with all that the computer answers to it."""

        def carry(state: State) -> None:
            change(state)
            while state.automatic():
                carry_out(state, state.actors()[0], self.game.answer(state))

        return carry

    def run(self, before: State, seat: int, sentence: str, script: Sequence[str], otherwise: Chance) -> tuple[Sentence, Run]:
        """Carry a sentence out, with chance in words."""
        words, play = self.match.find(seat, sentence, before)
        if " ".join(words) != sentence:
            raise ScenarioError("write-out", sentence=sentence, full=" ".join(words))
        return words, run_scripted(self.game, before, self.answered(lambda state: carry_out(state, seat, play)), script, otherwise)

    def expect(self, key: str, expected: Any) -> None:
        check = getattr(self, f"expect_{key}", None)
        if check is not None:
            check(expected)
            return
        try:
            problem = self.game.compare(self.match.state, key, expected)
        except KeyError as error:
            raise ScenarioError("then-unknown", what=error, key=key) from None
        require(problem is None, f"{key}: expected {expected}, but {problem}")

    # What can be expected of every game

    def expect_next(self, expected: Any) -> None:
        wanted = [] if expected == "nobody" else [expected] if isinstance(expected, str) else list(expected)
        found = list(self.match.to_act)
        require(found == wanted, f"next: expected {wanted or 'nobody'}, but {found or 'nobody'} is asked")

    def expect_prompt(self, expected: str) -> None:
        found = sorted({prompt.kind for prompt in self.match.prompts()})  # several seats may be asked the same
        require(found == [expected], f"prompt: expected {expected}, but {found} is asked")

    def sentences(self) -> list[tuple[str, ...]]:
        state = self.match.state
        return [self.game.words(state, seat, play) for seat in state.actors() for play in plays(state, seat)]

    def beginning(self, prefix: str) -> list[tuple[str, ...]]:
        words = tuple(prefix.split())
        for word in words:
            if word not in self.game.vocabulary(self.match.state):
                raise ScenarioError("then-unknown-word", word=word, sentence=prefix)
        return [sentence for sentence in self.sentences() if sentence[: len(words)] == words]

    def expect_legal(self, expected: Sequence[str]) -> None:
        for prefix in expected:
            require(bool(self.beginning(prefix)), f"legal: no legal sentence begins with '{prefix}'")

    def expect_illegal(self, expected: Sequence[str]) -> None:
        for prefix in expected:
            found = self.beginning(prefix)
            require(not found, f"illegal: '{' '.join(found[0]) if found else ''}' is legal")

    def expect_only(self, expected: Any) -> None:
        pairs = expected.items() if isinstance(expected, Mapping) else [("", expected)]
        for prefix, rest in pairs:
            wanted = {tuple(prefix.split()) + tuple(str(words).split()) for words in rest}
            for sentence in wanted:
                self.beginning(" ".join(sentence))  # knows every word
            found = set(self.beginning(prefix))
            missing, surplus = sorted(wanted - found), sorted(found - wanted)
            parts = [f"missing '{' '.join(s)}'" for s in missing] + [f"also legal '{' '.join(s)}'" for s in surplus]
            require(not parts, f"only '{prefix}': {', '.join(parts)}")

    def expect_count(self, expected: Mapping[str, int]) -> None:
        for prefix, count in expected.items():
            found = len(self.beginning("" if prefix == "all" else prefix))
            require(found == count, f"count: expected {count} sentences '{prefix}', found {found}")

    def expect_refused(self, expected: Mapping[str, str]) -> None:
        for key, rule in expected.items():
            head, colon, rest = key.partition(": ")
            seat = self.match.seat(head if colon else None)
            sentence = rest if colon else key
            if sentence == RESIGN and self.match.state.may_resign(seat):
                raise Expectation(f"refused: {self.match.seats[seat]} can resign")
            for lang in ("de", "en"):
                refusal = self.match.explain(seat, sentence, lang)
                require(refusal is not None, f"refused: '{sentence}' is legal")
                assert refusal is not None
                require(refusal.rule == rule, f"refused: '{sentence}' by {refusal}, expected {rule}")

    def expect_outcome(self, expected: Any) -> None:
        outcome = self.match.outcome
        if not isinstance(expected, Mapping):
            if expected != "none":
                raise ScenarioError("bad-outcome-expected", found=expected)
            require(outcome is None, f"outcome: the game is over, {outcome}")
            return
        require(outcome is not None, "outcome: the game goes on")
        assert outcome is not None
        seats = self.match.seats
        winners = [seats[seat] for seat in outcome.winners]
        wanted = expected["winner"]
        named = [] if wanted == "nobody" else wanted if isinstance(wanted, list) else [wanted]
        teams = self.game.teams(len(seats))
        meant = {seats[s] for name in named for s in range(len(seats)) if seats[s].startswith(f"{name}_") or of_team(seats, teams, name, s)}
        fits = set(winners) == meant
        require(fits, f"outcome: won by {winners or 'nobody'}, expected {wanted}")
        if "reason" in expected:
            require(outcome.reason == expected["reason"], f"outcome: because of {outcome.reason}")

    def expect_log(self, expected: Any) -> None:
        by_seat = expected if isinstance(expected, Mapping) else {"spectator": expected}
        for seat, items in by_seat.items():
            told = self.match.log(None if seat == "spectator" else seat)
            at = 0
            for kind, fields in self.event_items(items):
                while at < len(told) and not fits_event(told[at], kind, fields):
                    at += 1
                happened = [f"{t.kind} {t.fields}" for t in told if t.kind == kind]
                require(at < len(told), f"log of {seat}: no {kind} {fields} there; of this kind: {happened or 'none'}")
                at += 1

    def event_items(self, items: Sequence[Mapping[str, Any]]) -> list[tuple[str, Mapping[str, Any]]]:
        """Return events as they are asked for; all names must be known."""
        found = []
        for item in items:
            if len(item) != 1:
                raise ScenarioError("bad-event", found=dict(item))
            ((kind, fields),) = item.items()
            if kind not in self.game.events:
                raise ScenarioError("no-event", name=kind, events=tuple(self.game.events))
            for field in fields or {}:
                if field not in self.game.events[kind]:
                    raise ScenarioError("no-event-field", event=kind, name=field, fields=self.game.events[kind])
            found.append((kind, fields or {}))
        return found

    def expect_never(self, expected: Any) -> None:
        by_seat = expected if isinstance(expected, Mapping) else {"spectator": expected}
        for seat, items in by_seat.items():
            told = self.match.log(None if seat == "spectator" else seat)
            for kind, fields in self.event_items(items):
                found = [t for t in told if fits_event(t, kind, fields)]
                require(not found, f"never: {seat} was told {found}")

    def expect_silent(self, expected: Mapping[str, Sequence[str]]) -> None:
        for seat, words in expected.items():
            shown = msgspec.json.encode([self.match.prompts(), self.match.log(None if seat == "spectator" else seat)]).decode()
            for word in words:
                at = shown.find(f'"{word}"')
                require(at < 0, f"silent: {seat} read '{word}' in …{shown[max(0, at - 60) : at + 30]}…")

    def expect_same_for(self, expected: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
        if self.last is None:
            raise ScenarioError("same-for-too-early")
        before, player, sentence, script, otherwise = self.last
        for name, others in expected.items():
            seat = SPECTATOR if name == "spectator" else self.match.seat(name)
            position = self.match.positions[-1]
            shown = self.shown(position.state, position.events, seat)
            for other in others:
                instead = other.get("play", sentence), other.get("chance", script)
                _, run = self.run(before, player, *instead, otherwise.copy())
                same = shown == self.shown(run.state, run.state.events or [], seat)
                require(same, f"same_for: {name} can tell it from {dict(other)}")

    def shown(self, state: State, events: list[Event], seat: int) -> bytes:
        """Return everything a seat gets to see of a play."""
        told = [self.game.tell(state, event, seat) for event in events]
        return msgspec.json.encode([told, self.game.prompts(state), self.game.observe(state, seat)])

    def expect_view(self, expected: Mapping[str, Mapping[str, Any]]) -> None:
        for seat, paths in expected.items():
            view = msgspec.to_builtins(self.match.view(None if seat == "spectator" else seat))
            for path, value in paths.items():
                found: Any = view
                for part in str(path).split("."):
                    if not isinstance(found, Mapping) or part not in found:
                        raise ScenarioError("no-view", path=path, part=part)
                    found = found[part]
                found = list(found) if isinstance(found, tuple) else found
                require(found == value, f"view of {seat}: {path} is {found}, expected {value}")


def word_list(key: str, value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise ScenarioError("word-list", key=key, found=repr(value))
    return value


def fits_event(told: Told, kind: str, fields: Mapping[str, Any]) -> bool:
    return told.kind == kind and all(name in told.fields and told.fields[name] == fields[name] for name in fields)


def of_team(seats: Sequence[str], teams: Sequence[int], name: str, seat: int) -> bool:
    """Return whether a seat is the one of that name or plays with it."""
    return name in seats and teams[seat] == teams[seats.index(name)]


def require(holds: bool, message: str) -> None:
    if not holds:
        raise Expectation(message)
