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
from tafelrunde.kernel.contract import NOBODY, ROOM, SEVERAL, State
from tafelrunde.kernel.judge import Judge, random_step, rewards
from tafelrunde.kernel.rows import filled, longer, longer_floats, zeros
from tafelrunde.kernel.vectors import vec

MASK32: Final = 0xFFFFFFFF
LONGEST_SEQUEL: Final = 200  # decisions that are played on until a position can be valued
MASK62: Final = 0x3FFFFFFFFFFFFFFF
FEW: Final = 8  # edges that a new node has room for
NONE: Final = -1


class Tree:
    """Decisions and what was tried at each of them, in rows side by side: no node and no edge is an object.

    A node is a decision of one seat after a sequence of plays; its edges, the plays that were seen there, stand together in the rows of
    edges. A way leads from a node by a key to the next one. The rows are kept when a tree is cleared, so the next search finds them made.
    """

    def __init__(self, seat: i64) -> None:
        self.root: i64 = 0
        self.nodes: i64 = 0
        self.seat = vec[i64]()
        self.visits = vec[float]()  # counts that go into formulas are floats
        self.total = vec[float]()  # what the visits brought to the seat
        self.first = vec[i64]()  # where its edges begin
        self.count = vec[i64]()  # how many there are
        self.room = vec[i64]()  # how many find room there
        self.edges: i64 = 0
        self.key = vec[i64]()  # the number of a play, see `key_of`
        self.tried = vec[float]()  # its visits
        self.offered = vec[float]()  # how often it was possible
        self.gained = vec[float]()  # what it brought to the seat
        self.rank = vec[float]()  # how many plays the rules of thumb liked better when it was first seen
        self.spelt = vec[i64]()  # where the actions of a play begin, their number first; NONE if its key is its only action
        self.actions = vec[i64]()
        self.spelled: i64 = 0
        self.ways: i64 = 0
        self.origin = vec[i64]()
        self.by = vec[i64]()
        self.to = vec[i64]()
        self.slots = vec[i64]()  # ways by their origin and key: a hash table, twice as large as what is in it at least
        self.clear(seat)

    def clear(self, seat: i64) -> None:
        """Forget everything but a root at which this seat decides."""
        self.nodes = 0
        self.edges = 0
        self.spelled = 0
        self.ways = 0
        for slot in range(len(self.slots)):
            self.slots[slot] = 0
        self.root = self.add_node(seat)

    def add_node(self, seat: i64) -> i64:
        node = self.nodes
        if node == len(self.seat):
            self.seat = longer(self.seat)
            self.visits = longer_floats(self.visits)
            self.total = longer_floats(self.total)
            self.first = longer(self.first)
            self.count = longer(self.count)
            self.room = longer(self.room)
        self.seat[node] = seat
        self.visits[node] = 0.0
        self.total[node] = 0.0
        self.first[node] = self.edges
        self.count[node] = 0
        self.room[node] = 0
        self.nodes = node + 1
        return node

    def insert(self, node: i64, at: i64, key: i64) -> None:
        """Add an edge to a node before its edge number `at`; it waits for its rank."""
        count = self.count[node]
        if count == self.room[node]:
            self.make_room(node)
        place = self.first[node] + at
        edge = self.first[node] + count
        while edge > place:
            self.take_edge(edge, self, edge - 1)
            edge -= 1
        self.key[place] = key
        self.tried[place] = 0.0
        self.offered[place] = 0.0
        self.gained[place] = 0.0
        self.rank[place] = -1.0
        self.spelt[place] = NONE
        self.count[node] = count + 1

    def make_room(self, node: i64) -> None:
        """Give a node room for more edges, behind all others unless it is there already."""
        first = self.first[node]
        if first + self.room[node] == self.edges:
            self.room[node] += FEW
            self.edges += FEW
            self.reserve_edges()
            return
        self.first[node] = self.edges
        self.room[node] += self.room[node] + FEW
        self.edges += self.room[node]
        self.reserve_edges()
        for i in range(self.count[node]):
            self.take_edge(self.first[node] + i, self, first + i)

    def reserve_edges(self) -> None:
        while self.edges > len(self.key):
            self.key = longer(self.key)
            self.tried = longer_floats(self.tried)
            self.offered = longer_floats(self.offered)
            self.gained = longer_floats(self.gained)
            self.rank = longer_floats(self.rank)
            self.spelt = longer(self.spelt)

    def take_edge(self, edge: i64, other: Tree, theirs: i64) -> None:
        """Make an edge a copy of another, except for its actions where they belong to another tree."""
        self.key[edge] = other.key[theirs]
        self.tried[edge] = other.tried[theirs]
        self.offered[edge] = other.offered[theirs]
        self.gained[edge] = other.gained[theirs]
        self.rank[edge] = other.rank[theirs]
        self.spelt[edge] = other.spelt[theirs]

    def spell(self, edge: i64, play: tuple[int, ...]) -> None:
        """Remember the actions of a play that has several."""
        self.spelt[edge] = self.spelled
        self.note(len(play))
        for action in play:
            self.note(action)

    def note(self, number: i64) -> None:
        if self.spelled == len(self.actions):
            self.actions = longer(self.actions)
        self.actions[self.spelled] = number
        self.spelled += 1

    def play_of(self, edge: i64) -> tuple[int, ...]:
        """Return the actions of a play."""
        begin = self.spelt[edge]
        if begin == NONE:
            return (int(self.key[edge]),)
        return tuple([int(self.actions[begin + 1 + i]) for i in range(self.actions[begin])])

    def carry_out(self, state: State, edge: i64, seat: i64) -> None:
        """Play all actions of a play."""
        begin = self.spelt[edge]
        if begin == NONE:
            state.apply(seat, self.key[edge])
            return
        for i in range(self.actions[begin]):
            state.apply(seat, self.actions[begin + 1 + i])

    # Ways

    def slot_of(self, node: i64, key: i64) -> i64:
        """Return where a way stands in the table, or would stand."""
        mask: i64 = len(self.slots) - 1
        slot = mix(key, node)
        slot = (slot ^ (slot >> 31)) & mask
        while True:
            way = self.slots[slot] - 1
            if way < 0 or (self.by[way] == key and self.origin[way] == node):
                return slot
            slot = (slot + 1) & mask

    def behind(self, node: i64, key: i64) -> i64:
        """Return the node behind a key, NONE if there is none yet."""
        if self.ways == 0:
            return NONE
        way = self.slots[self.slot_of(node, key)] - 1
        return self.to[way] if way >= 0 else NONE

    def lead_on(self, node: i64, key: i64, seat: i64) -> i64:
        """Add a node behind a key and return it."""
        following = self.add_node(seat)
        self.add_way(node, key, following)
        return following

    def add_way(self, node: i64, key: i64, to: i64) -> None:
        if self.ways == len(self.by):
            self.origin = longer(self.origin)
            self.by = longer(self.by)
            self.to = longer(self.to)
        way = self.ways
        self.origin[way] = node
        self.by[way] = key
        self.to[way] = to
        self.ways = way + 1
        if 2 * self.ways > len(self.slots):
            self.slots = zeros(max(2 * len(self.slots), 64))  # a power of two
            for known in range(way):
                self.slots[self.slot_of(self.origin[known], self.by[known])] = known + 1
        self.slots[self.slot_of(node, key)] = way + 1

    # From one search to the next

    def follow(self, seat: i64, play: tuple[int, ...], to_move: i64) -> bool:
        """Let the root be what comes after a play; return whether that was thought of, and can be, as nobody else decides at once."""
        if seat != self.seat[self.root] or to_move < 0:
            return False
        node = self.behind(self.root, mix(key_of(play), to_move))
        if node != NONE:
            self.root = node
        return node != NONE

    def pruned(self, into: Tree) -> Tree:
        """Return what hangs on the root, moved to the rows of another tree. A way leads to a younger node, so one pass finds all."""
        into.clear(self.seat[self.root])
        moved = filled(self.nodes, NONE)
        moved[self.root] = into.root
        self.move(self.root, into, into.root)
        for way in range(self.ways):
            origin = moved[self.origin[way]]
            if origin != NONE:
                node = self.to[way]
                moved[node] = into.lead_on(origin, self.by[way], self.seat[node])
                self.move(node, into, moved[node])
        return into

    def move(self, node: i64, into: Tree, other: i64) -> None:
        """Copy what is known about a node to an empty one of another tree."""
        into.visits[other] = self.visits[node]
        into.total[other] = self.total[node]
        into.first[other] = into.edges
        into.count[other] = self.count[node]
        into.room[other] = self.count[node]
        into.edges += self.count[node]
        into.reserve_edges()
        for i in range(self.count[node]):
            edge = into.first[other] + i
            into.take_edge(edge, self, self.first[node] + i)
            begin = self.spelt[self.first[node] + i]
            if begin != NONE:
                into.spelt[edge] = into.spelled
                for at in range(begin, begin + 1 + self.actions[begin]):
                    into.note(self.actions[at])

    def edge_of(self, play: tuple[int, ...]) -> i64:
        """Return the edge of a play at the root, NONE if it was not thought of."""
        key = key_of(play)
        for edge in range(self.first[self.root], self.first[self.root] + self.count[self.root]):
            if self.key[edge] == key:
                return edge
        return NONE

    def root_edges(self) -> list[int]:
        """Return the edges of the root."""
        return [int(self.first[self.root] + i) for i in range(self.count[self.root])]


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
        self,
        judge: Judge,
        seat: i64,
        root: State,
        dice: Seeded,
        guided: bool,
        depth: i64,
        exploration: float,
        width: float,
        tree: Tree | None = None,
    ) -> None:
        self.judge = judge
        self.seat = seat
        self.state = root
        self.dice = dice
        self.guided = guided
        self.depth = depth
        self.exploration = exploration
        self.width = width
        self.tree = Tree(seat) if tree is None else tree
        self.found = zeros(FEW)  # edges that are possible at a node, their keys, and what the rules of thumb say of them
        self.keys = zeros(FEW)
        self.scores = zeros(FEW)
        self.path = zeros(2 * FEW)  # of an iteration: node, edge, node, edge …
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
        steps = self.descend(state)
        worth = self.play_on(state)
        tree = self.tree
        for i in range(0, steps, 2):
            node = self.path[i]
            edge = self.path[i + 1]
            gain = worth[tree.seat[node]]
            tree.visits[node] += 1.0
            tree.total[node] += gain
            tree.tried[edge] += 1.0
            tree.gained[edge] += gain

    def descend(self, state: State) -> i64:
        """Walk down the tree to where it ends and add a node there; return how much of `path` tells the way."""
        tree = self.tree
        node = tree.root
        base = node  # where a choice of several seats at once began, and who still has to choose
        together: list[int] = state.actors() if state.to_move == SEVERAL else []
        joint: i64 = 1
        steps: i64 = 0
        while True:
            edge = self.choose(node, state)
            if steps == len(self.path):
                self.path = longer(self.path)
            self.path[steps] = node
            self.path[steps + 1] = edge
            steps += 2
            mover = tree.seat[node]
            key = tree.key[edge]
            tree.carry_out(state, edge, mover)
            if state.to_move == NOBODY:
                return steps
            seat: i64 = state.to_move
            if together:
                joint = mix(mix(joint, mover), key)
                following = state.actors()
                together = [other for other in together if other in following]
                if len(together) == len(following):
                    seat = mover if mover in together else together[0]
                    if seat != mover:
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
            following_node = tree.behind(node, key)
            if following_node == NONE:
                tree.lead_on(node, key, seat)
                return steps
            node = following_node
            if begins:
                base = node
                joint = 1

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

    def choose(self, node: i64, state: State) -> i64:
        """Return the edge to follow: what promises most, given how often it was possible and how little it was tried."""
        count = self.look(node, state)
        tree = self.tree
        if count == 1:
            tree.offered[self.found[0]] += 1.0
            return self.found[0]
        visits = tree.visits[node]
        hope = tree.total[node] / visits if visits > 0.0 else 0.5
        limit = self.width * math.sqrt(visits + 1.0)
        shares = 0.0
        for i in range(count):
            shares += 1.0 / (1.0 + tree.rank[self.found[i]])
        best: i64 = NONE
        highest = -1.0
        for i in range(count):
            edge = self.found[i]
            tree.offered[edge] += 1.0
            rank = tree.rank[edge]
            if rank > limit and best >= 0:
                continue
            tried = tree.tried[edge]
            value = tree.gained[edge] / tried if tried > 0.0 else hope
            share = 1.0 / ((1.0 + rank) * shares)
            value += self.exploration * share * math.sqrt(tree.offered[edge]) / (1.0 + tried)
            if value > highest:
                highest = value
                best = edge
        return best

    def look(self, node: i64, state: State) -> i64:
        """Find the edges that are possible in this position, after having added those that were not seen before; return how many."""
        tree = self.tree
        known = tree.count[node]
        count: i64 = 0
        if self.judge.simple:
            at: i64 = 0  # actions are listed ascending, and edges are kept like that
            for i in range(state.fill(tree.seat[node], ROOM)):
                action = ROOM[i]
                end = tree.first[node] + tree.count[node]
                edge = tree.first[node] + at
                while edge < end and tree.key[edge] < action:
                    edge += 1
                at = edge - tree.first[node]
                if edge == end or tree.key[edge] != action:
                    tree.insert(node, at, action)
                count = self.add_found(count, at)
                at += 1
        else:
            at = 0  # plays are mostly listed in the same order
            for play in self.judge.choices(state, tree.seat[node]):
                key = key_of(play)
                at = self.seek(node, at, key)
                if at == NONE:
                    at = tree.count[node]
                    tree.insert(node, at, key)
                    if len(play) > 1:
                        tree.spell(tree.first[node] + at, play)
                count = self.add_found(count, at)
                at += 1
        first = tree.first[node]
        for i in range(count):
            self.found[i] += first
        if tree.count[node] > known:
            self.rank_new(node, state, count)
        return count

    def seek(self, node: i64, at: i64, key: i64) -> i64:
        """Return the number of the edge with a key, looked for from `at` on; NONE if there is none."""
        tree = self.tree
        first = tree.first[node]
        count = tree.count[node]
        for i in range(at, count):
            if tree.key[first + i] == key:
                return i
        for i in range(min(at, count)):
            if tree.key[first + i] == key:
                return i
        return NONE

    def add_found(self, count: i64, at: i64) -> i64:
        """Note an edge as possible; return how many are."""
        if count == len(self.found):
            self.found = longer(self.found)
            self.keys = longer(self.keys)
            self.scores = longer(self.scores)
        self.found[count] = at
        return count + 1

    def rank_new(self, node: i64, state: State, count: i64) -> None:
        """Give edges that are new their rank among all that are possible."""
        tree = self.tree
        scores = self.scores
        if not self.guided or count == 1:
            for i in range(count):
                scores[i] = 0
        elif self.judge.simple:
            for i in range(count):
                self.keys[i] = tree.key[self.found[i]]
            self.judge.rate(state, tree.seat[node], self.keys, count, scores)
        else:
            hints = self.judge.hints(state, tree.seat[node], [tree.play_of(self.found[i]) for i in range(count)])
            for i in range(count):
                scores[i] = hints[i]
        for i in range(count):
            edge = self.found[i]
            if tree.rank[edge] < 0.0:
                better = 0.0
                for other in range(count):
                    if scores[other] > scores[i]:
                        better += 1.0
                tree.rank[edge] = better
