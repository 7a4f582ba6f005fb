"""Search: a tree of information sets, grown by imagined games (ISMCTS). Compiled together with the engine.

Each iteration imagines everything anew that the searching seat cannot know, walks down the tree by plays that are possible in what it
imagined, adds one node, plays on a little by rules of thumb, and asks the game what the result is worth to each seat. A node stands for a
sequence of plays, whatever chance brought in between, so the same node sees many positions; an edge counts how often it was possible.

Every seat wants the best for itself (max^n; teams share their values). Seats that decide at once must not see each other's choice: each
has a node of its own below the point where the choice began, and only when all have chosen the tree goes on by what they chose together.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.chance import Seeded
from tafelrunde.kernel.contract import NOBODY, SEVERAL, State
from tafelrunde.kernel.judge import Judge, random_step, rewards
from tafelrunde.kernel.plays import carry_out
from tafelrunde.kernel.vectors import append, vec

MASK32: Final = 0xFFFFFFFF
LONGEST_SEQUEL: Final = 200  # decisions that are played on until a position can be valued
MASK62: Final = 0x3FFFFFFFFFFFFFFF


class Node:
    """A decision of one seat after a sequence of plays. Edges are kept in rows, in the order in which they were first seen."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.visits = 0.0  # counts that go into formulas are floats
        self.total = 0.0  # what the visits brought to the seat
        self.places: dict[int, int] = {}  # from the key of a play to its edge
        self.plays: list[tuple[int, ...]] = []
        self.tried = vec[float]()  # visits of an edge
        self.offered = vec[float]()  # how often it was possible
        self.gained = vec[float]()  # what it brought to the seat
        self.rank = vec[float]()  # how many plays the rules of thumb liked better when it was first seen
        self.after: dict[int, Node] = {}

    def add(self, key: i64, play: tuple[int, ...]) -> None:
        """Add an edge."""
        self.places[key] = len(self.plays)
        self.plays.append(play)
        self.tried = append(self.tried, 0.0)
        self.offered = append(self.offered, 0.0)
        self.gained = append(self.gained, 0.0)
        self.rank = append(self.rank, 0.0)

    def next_for(self, key: i64, seat: i64) -> Node:
        """Return the node behind a key; there is one from now on."""
        found = self.after.get(key)
        if found is None:
            found = Node(seat)
            self.after[key] = found
        return found

    def behind(self, seat: i64, play: tuple[int, ...], to_move: i64) -> Node | None:
        """Return the node behind what a seat has played; None where it was not thought of, or where several decide at once."""
        if seat != self.seat or to_move < 0:
            return None
        return self.after.get(mix(key_of(play), to_move))


def key_of(play: tuple[int, ...]) -> i64:
    """Return a number for a play: itself if it is one action."""
    if len(play) == 1:
        return play[0]
    key: i64 = len(play)
    for action in play:
        number: i64 = action
        key = mix(key, number)
    return key


def mix(key: i64, number: i64) -> i64:
    """Return a number that depends on both, and on their order."""
    return ((key * 1_000_003) ^ (key >> 29) ^ ((number & MASK32) * 0x9E3779B1) ^ (number >> 31)) & MASK62


class Search:
    """The thinking of one seat about one position. `root` is any state that the seat cannot tell from the true one.

    `guided` asks the judge for the order of plays and for rollouts; without it all plays are equal and rollouts random. `depth` is the
    length of rollouts, `exploration` how much is tried beside what looks best, `width` how many plays a node considers at first; the
    number grows with the root of its visits.
    """

    def __init__(
        self, judge: Judge, seat: i64, root: State, dice: Seeded, guided: bool, depth: i64, exploration: float, width: float
    ) -> None:
        self.judge = judge
        self.seat = seat
        self.state = root
        self.dice = dice
        self.guided = guided
        self.depth = depth
        self.exploration = exploration
        self.width = width
        self.root = Node(seat)
        self.iterations: i64 = 0
        self.scenario: i64 = 0  # if not 0, rollouts are drawn alike at equal moments of all games with this number
        self.early = 0.0  # how much of what a rollout is worth shows early, at the first quiet moment after so many decisions
        self.glimpse: i64 = 0

    def run(self, iterations: i64) -> None:
        """Think for so many iterations more."""
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        """Imagine, walk down to where the tree ends, play on, and remember what came of it."""
        state = self.state.determinize(self.seat, self.dice)
        node = self.root
        nodes: list[Node] = []
        edges: list[i64] = []
        base = node  # where a choice of several seats at once began, and who still has to choose
        together: list[int] = state.actors() if state.to_move == SEVERAL else []
        joint: i64 = 1
        while True:
            edge = self.choose(node, state)
            play = node.plays[edge]
            nodes.append(node)
            edges.append(edge)
            carry_out(state, node.seat, play)
            if state.to_move == NOBODY:
                break
            key = key_of(play)
            seat: i64 = state.to_move
            if together:
                joint = mix(mix(joint, node.seat), key)
                following = state.actors()
                together = [other for other in together if other in following]
                if len(together) == len(following):
                    seat = node.seat if node.seat in together else together[0]
                    if seat != node.seat:
                        key = -2 - seat  # it does not know what the others chose
                        node = base
                else:
                    key = joint
                    node = base
                    together = []
                    seat = state.to_move
            begins = seat == SEVERAL
            if begins:
                together = state.actors()
                seat = together[0]
            key = mix(key, seat)  # chance may give the next decision to another seat
            known = key in node.after
            node = node.next_for(key, seat)
            if begins:
                base = node
                joint = 1
            if not known:
                break
        worth = self.play_on(state)
        for i in range(len(nodes)):
            node = nodes[i]
            gain = worth[node.seat]
            at = edges[i]
            node.visits += 1.0
            node.total += gain
            node.tried[at] += 1.0
            node.gained[at] += gain

    def play_on(self, state: State) -> list[float]:
        """Play a rollout and return what its end is worth to each seat; in part what it was worth `early`, where that counts."""
        left = self.depth
        first: list[float] = []
        while state.to_move != NOBODY and (left > 0 or (left > -LONGEST_SEQUEL and not self.judge.quiet(state))):
            if self.early > 0.0 and not first and self.depth - left >= self.glimpse and self.judge.quiet(state):
                first = self.judge.values(state)
            seat = state.to_move
            if seat == SEVERAL:
                seat = state.actors()[0]
            if self.scenario != 0:
                moment = self.judge.moment(state, seat)
                if moment != 0:
                    self.dice.state = mix(mix(self.scenario, moment), moment)
            if self.guided:
                self.judge.step(state, seat, self.dice)
            else:
                random_step(state, seat, self.dice)
            left -= 1
        if state.to_move == NOBODY:
            outcome = state.outcome()
            assert outcome is not None
            worth = rewards(outcome)
        else:
            worth = self.judge.values(state)
        for seat in range(len(first)):
            worth[seat] += self.early * (first[seat] - worth[seat])
        return worth

    def choose(self, node: Node, state: State) -> i64:
        """Return the edge to follow: what promises most, given how often it was possible and how little it was tried."""
        possible = self.edges(node, state)
        if len(possible) == 1:
            node.offered[possible[0]] += 1.0
            return possible[0]
        hope = node.total / node.visits if node.visits > 0.0 else 0.5
        limit = self.width * math.sqrt(node.visits + 1.0)
        shares = 0.0
        for edge in possible:
            shares += 1.0 / (1.0 + node.rank[edge])
        best: i64 = -1
        highest = -1.0
        for edge in possible:
            node.offered[edge] += 1.0
            rank = node.rank[edge]
            if rank > limit and best >= 0:
                continue
            tried = node.tried[edge]
            value = node.gained[edge] / tried if tried > 0.0 else hope
            share = 1.0 / ((1.0 + rank) * shares)
            value += self.exploration * share * math.sqrt(node.offered[edge]) / (1.0 + tried)
            if value > highest:
                highest = value
                best = edge
        return best

    def edges(self, node: Node, state: State) -> vec[i64]:
        """Return the edges that are possible in this position, after having added those that were not seen before."""
        found = vec[i64]()
        known: i64 = len(node.plays)
        listed: list[tuple[int, ...]] = []
        if self.judge.simple:
            for action in state.legal(node.seat):
                if action not in node.places:
                    node.add(action, (int(action),))
                found = append(found, node.places[action])
        else:
            listed = self.judge.choices(state, node.seat)
            for play in listed:
                key = key_of(play)
                if key not in node.places:
                    node.add(key, play)
                found = append(found, node.places[key])
        if self.guided and len(node.plays) > known and len(found) > 1:
            self.rank_new(node, state, found, known)
        return found

    def rank_new(self, node: Node, state: State, found: vec[i64], known: i64) -> None:
        """Give edges that are new their rank among all that are possible."""
        scores = self.judge.hints(state, node.seat, [node.plays[edge] for edge in found])
        ordered = sorted(scores, reverse=True)
        first: dict[int, float] = {}
        for i in range(len(ordered)):
            if ordered[i] not in first:
                first[ordered[i]] = float(i)
        for i in range(len(found)):
            if found[i] >= known:
                node.rank[found[i]] = first[scores[i]]
