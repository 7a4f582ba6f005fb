"""The information boundary: states that a seat cannot tell apart must look, ask, tell and be played exactly alike.

For a state and a determinized twin of it everything the seat gets is compared to the byte: view, prompts, legal sentences, the events of
the next action, the choices of every bot.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import msgspec

from tafelrunde.bots import Seen, make_bot
from tafelrunde.kernel.chance import Chance, Seeded, seeded
from tafelrunde.kernel.contract import SPECTATOR, State
from tafelrunde.kernel.game import Game, Sentence
from tafelrunde.kernel.plays import Play, can_play, carry_out, plays, random_play

QUICK = ("random", "heuristic", "novice")
"""Bots that do not look ahead."""
SAID = 12
"""Sentences, at least, of which it is asked what would follow."""


def differences(game: Game, state: State, seat: int, seed: int, bots: Sequence[str] = QUICK, iterations: int = 12) -> list[str]:
    """Return what a seat could tell a state from a twin by, the choices of these bots included; nothing if the boundary holds."""
    twin = state.determinize(seat, seeded(seed))
    found = [
        what
        for what, one, other in (
            ("view", game.observe(state, seat), game.observe(twin, seat)),
            ("prompts", game.prompts(state), game.prompts(twin)),
            ("actors", state.actors(), twin.actors()),
            ("outlook", outlook(game, state, seat), outlook(game, twin, seat)),
        )
        if msgspec.json.encode(one) != msgspec.json.encode(other)
    ]
    if state.determinize(seat, seeded(seed + 1)).dump() != twin.determinize(seat, seeded(seed + 1)).dump():
        found.append("what can be imagined")
    if broken := twin.check():
        found.append(f"an impossible twin ({broken})")
    if found:
        return found
    if seat in state.actors():
        found += own_differences(game, state, twin, seat, seed, bots, iterations)
    for actor in state.actors():
        found += event_differences(game, state, twin, actor, seat, seed)
    return found


def outlook(game: Game, state: State, seat: int, words: Sentence = ()) -> msgspec.Struct | None:
    """Return what a seat is told of what would follow."""
    return game.look_ahead(Seen(game, state, seat).imagine(seeded(0)), seat, words) if game.outlook_type else None


def own_differences(game: Game, state: State, twin: State, seat: int, seed: int, bots: Sequence[str], iterations: int) -> list[str]:
    """Compare what the seat may play and what bots in its place choose."""
    found = []
    sentences = [[game.words(s, seat, play) for play in plays(s, seat)] for s in (state, twin)]
    if sentences[0] != sentences[1]:
        found.append("legal sentences")
    for words in sentences[0][:: max(1, len(sentences[0]) // SAID)]:
        for length in (1, len(words)):
            ahead = [outlook(game, one, seat, words[:length]) for one in (state, twin)]
            if ahead[0] != ahead[1]:
                found.append(f"what would follow from {' '.join(words[:length])}")
    for name in bots:
        choices = [make_bot(name, game, seed, iterations).choose(Seen(game, s, seat)) for s in (state, twin)]
        if choices[0] != choices[1]:
            found.append(f"the choice of bot {name}")
    return found


def event_differences(game: Game, state: State, twin: State, actor: int, seat: int, seed: int) -> list[str]:
    """Compare what the seat hears and sees when somebody plays what looks the same in both."""
    dice = seeded(seed)
    play = random_play(state, actor, dice)

    def looks(s: State, p: Play) -> tuple[str, ...]:
        return game.words(s, actor, p) if actor == seat else game.public_words(s, actor, p)

    shown = looks(state, play)
    alike = [p for p in plays(twin, actor) if looks(twin, p) == shown]
    if not alike and can_play(twin, actor, play) and looks(twin, play) == shown:
        alike = [play]  # of countless plays only a selection is listed
    if not alike:
        return []  # the twin does not hold the coin or card that was shown: from now on they can be told apart
    results = []
    brought: list[str] = []
    for start, chosen in ((state, play), (twin, alike[dice.pick(len(alike), 0)])):
        after = start.clone()
        after.events = []
        after.chance = Alike(game, after, seat, brought, start is twin, seeded(seed))
        try:
            carry_out(after, actor, chosen)
        except OtherwiseDrawn:
            return []  # what the seat saw drawn cannot come in the twin: from now on they can be told apart
        if after.shown or after.revealed != start.revealed:
            return []  # secrets came out, as the rules say: from now on they can be told apart
        told = [game.tell(after, event, seat) for event in after.events]
        results.append(msgspec.json.encode([told, game.prompts(after), game.observe(after, seat)]))
    return [] if results[0] == results[1] else [f"what follows '{' '.join(shown)}' of seat {actor}"]


class OtherwiseDrawn(Exception):
    """Something was drawn that cannot be drawn here."""


class Alike(Chance):
    """Chance that brings a state and its twin the same, except for what the seat does not get to see: that is as different as can be."""

    def __init__(self, game: Game, state: State, seat: int, brought: list[str], again: bool, dice: Seeded) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.brought = brought
        self.again = again
        self.dice = dice
        self.asked = 0

    def pick(self, n: int, what: int) -> int:
        words = self.game.chance_words(self.state, n, what)
        self.asked += 1
        if not self.again:
            outcome = self.dice.pick(n, what)
            self.brought.append(words[outcome])
            return outcome
        word = self.brought[self.asked - 1] if self.asked <= len(self.brought) else ""
        unseen = self.game.chance_seat(self.state, what) not in (self.seat, SPECTATOR) and word not in self.game.open_draws
        fitting = [i for i, other in enumerate(words) if (other not in self.game.open_draws if unseen else other == word)]
        if not fitting:
            raise OtherwiseDrawn
        return fitting[self.dice.pick(len(fitting), what)]

    def copy(self) -> Chance:
        return self


def random_states(game: Game, players: int, seed: int) -> Iterator[State]:
    """Yield the positions of random games with random options, for ever; half of the plays follow rules of thumb."""
    number = 0
    while True:
        dice = seeded(seed * 1_000_003 + number)
        number += 1
        options = game.read_options(players, game.random_options(players, dice))
        state = game.new(players, options, seeded(seed * 7_000_003 + number))
        while actors := state.actors():
            yield state
            step(game, state, actors[dice.pick(len(actors), 0)], dice)


def step(game: Game, state: State, seat: int, dice: Seeded) -> None:
    """Play something sensible or anything at all, so that many kinds of positions come up."""
    if dice.pick(2, 0):
        carry_out(state, seat, random_play(state, seat, dice))
        return
    game.judge().step(state, seat, dice)


def has_choice(state: State, seat: int) -> bool:
    """Return whether a seat can play one thing or another."""
    return seat in state.actors() and len(plays(state, seat)) > 1


def check_boundary(
    game: Game,
    players: int,
    seat: int,
    pairs: int,
    seed: int,
    apart: int = 1,
    bots: Sequence[str] = QUICK,
    iterations: int = 12,
    choosing: bool = False,
) -> list[str]:
    """Compare so many pairs of states, so many plays apart, for one seat, or SPECTATOR; return all differences.

    `bots` choose in both states of a pair; those that look ahead think `iterations` long. With `choosing` only states count in which the
    seat has a choice.
    """
    found: list[str] = []
    met = random_states(game, players, seed * 64 + seat + 1)
    states = islice((state for state in met if not choosing or has_choice(state, seat)), 0, None, apart)
    for number in range(pairs):
        for what in differences(game, next(states), seat, seed * 1_000_003 + number, bots, iterations):
            name = "spectator" if seat == SPECTATOR else game.seats(players)[seat]
            found.append(f"pair {number} for {name}: {what}")
    return found
