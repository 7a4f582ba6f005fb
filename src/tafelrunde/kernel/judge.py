"""What a game thinks of its positions and plays: all that a search knows beyond the contract. Compiled together with the engine."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from tafelrunde.kernel.chance import Seeded
from tafelrunde.kernel.contract import ROOM, Outcome, State
from tafelrunde.kernel.plays import carry_out, plays
from tafelrunde.kernel.vectors import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """The judgement of one game, with the weights of one character.

    A position is described by features, one number each for every seat; the weights say how much a lead in each of them counts. `simple`
    says that every play of the game is a single action. `loose` is how often, in percent, a play of a rollout is any play at all. `thinker`
    is the seat that thinks with it, if it takes the others for players by plain rules of thumb.
    """

    def __init__(self, weights: list[float], simple: bool, loose: i64) -> None:
        self.weights = weights
        self.simple = simple
        self.loose = loose
        self.thinker: i64 = -1

    def learn(self, taste: dict[str, int]) -> None:  # noqa: B027 - most games have nothing to learn
        """Take over numbers for the rules of thumb of players that look ahead, by name, where the game has such (`Game.taste`)."""

    @abstractmethod
    def scores(self, state: State, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
        """Return how good each of these plays of a seat looks to a rule-of-thumb player; only the order counts."""

    def hints(self, state: State, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
        """Return the same for players that look ahead: what they try first, and how they think that a game goes on.

        They may know better rules of thumb than the plain ones.
        """
        return self.scores(state, seat, plays)

    def rate(self, state: State, seat: i64, actions: vec[i64], count: i64, scores: vec[i64]) -> None:
        """Write beside the first `count` actions what `hints` says of them; for games whose plays are single actions."""
        found = self.hints(state, seat, [(int(actions[i]),) for i in range(count)])
        for i in range(count):
            scores[i] = found[i]

    @abstractmethod
    def sides(self, state: State) -> list[int]:
        """Return for each seat the side it is on; seats of one side win and lose together."""

    @abstractmethod
    def features(self, state: State, seat: i64) -> vec[float]:
        """Return what a running game looks like for a seat, one number for each weight; equal for all seats of a side."""

    def choices(self, state: State, seat: i64) -> list[tuple[int, ...]]:
        """Return the plays of a seat that are worth a thought: all, unless a game knows that some are never better than others."""
        return plays(state, seat)

    def quiet(self, state: State) -> bool:
        """Return whether a running game can be valued as it stands: nothing is under way whose result is about to be seen."""
        return True

    def moment(self, state: State, seat: i64) -> i64:
        """Return a number for a decision that a seat has to make at some time whatever was played before; 0 if there is none such.

        Where it is the same, imagined games with the same luck go on with the same whims.
        """
        return 0

    def strength(self, state: State, seat: i64) -> float:
        """Return how well a seat stands: its features, weighted."""
        features = self.features(state, seat)
        total = 0.0
        for i in range(len(features)):
            total += self.weights[i] * features[i]
        return total

    def values(self, state: State) -> list[float]:
        """Return what each seat can hope for in a running game: 1 is the certain first place, 0 the certain last.

        It is the chance of being ahead of another seat in the end, on average over all that are not on the same side; where there is none
        such, the chance to win against the game.
        """
        sides = self.sides(state)
        strengths: list[float] = []
        for seat in range(len(sides)):
            first = sides.index(sides[seat])
            strengths.append(strengths[first] if first < seat else self.strength(state, seat))
        hopes: list[float] = []
        for seat in range(len(sides)):
            hope = 0.0
            others = 0.0
            for other in range(len(sides)):
                if sides[other] != sides[seat]:
                    hope += logistic(strengths[seat] - strengths[other])
                    others += 1.0
            hopes.append(hope / others if others > 0.0 else logistic(strengths[seat]))
        return hopes

    def step(self, state: State, seat: i64, dice: Seeded) -> None:
        """Play one decision of a rollout: what the rules of thumb like best, now and then anything."""
        if dice.pick(100, 0) < self.loose:
            random_step(state, seat, dice)
            return
        possible = self.choices(state, seat)
        if len(possible) == 1:
            carry_out(state, seat, possible[0])
            return
        scores = self.hints(state, seat, possible)
        best = scores[0]
        at: i64 = 0
        equals: i64 = 1
        for i in range(1, len(scores)):
            if scores[i] > best:
                best = scores[i]
                at = i
                equals = 1
            elif scores[i] == best:
                equals += 1
                if dice.pick(equals, 0) == 0:
                    at = i
        carry_out(state, seat, possible[at])


def logistic(x: float) -> float:
    """Return the chance that belongs to a lead."""
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))


def random_step(state: State, seat: i64, dice: Seeded) -> None:
    """Play one decision at random, all its actions."""
    count = state.fill(seat, ROOM)
    state.apply(seat, ROOM[dice.pick(count, 0)])
    while state.unfinished():
        count = state.fill(seat, ROOM)
        state.apply(seat, ROOM[dice.pick(count, 0)])


def rewards(outcome: Outcome) -> list[float]:
    """Return what the places of a finished game are worth to each seat: 1 for the first, 0 for the last, equal steps between them.

    Seats that share a place share what the places they take up are worth. Teams have won or lost; theirs are all firsts and seconds.
    """
    places = outcome.places
    firsts = places.count(1)
    if outcome.together or len(places) == 1 or (firsts > 1 and 2 in places):
        return [1.0 if place == 1 else 0.0 for place in places]
    worth: list[float] = []
    for place in places:
        ahead = -0.5  # every seat shares its place with itself
        for other in places:
            if other < place:
                ahead += 1.0
            elif other == place:
                ahead += 0.5
        worth.append(1.0 - ahead / (len(places) - 1))
    return worth
