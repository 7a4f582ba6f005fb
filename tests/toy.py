"""A tiny game that keeps the contract with everything War Chest does not need: 1 to 8 seats, secret simultaneous bids, a reaction of
another seat inside a turn, and a chain of follow-ups with dice.

Three rounds. Everybody holds the cards 1 to 4 and bids one of them in secret; the highest bid scores. Then the seat with the lowest bid
may throw a die: the number scores, and on a six it may throw again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

import msgspec
from mypy_extensions import i64

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import BIT, NOBODY, SEVERAL, Event, Outcome, State
from tafelrunde.kernel.game import HIDDEN_WORD, Game, PositionError, Prompt, Sentence, Told, WhyNot
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.options import Option
from tafelrunde.kernel.plays import Play
from tafelrunde.kernel.rows import floats_of, row_of
from tafelrunde.kernel.scene import Cell, Coat, Panel, Scene
from tafelrunde.kernel.vectors import vec

BID, THROW = 0, 1  # kinds of steps; the rest of a THROW step is the seat
STOP, DIE = 10, 11  # actions; bids are the card itself
CARDS = (1, 2, 3, 4)
BID_EVENT, REVEAL_EVENT, DIE_EVENT = 0, 1, 2


class Bids(State):
    """`hands` and `bids` are secret, `scores` are not."""

    def __init__(self, chance: Chance, steps: list[int], hands: list[list[int]], bids: list[int], scores: list[int], rounds: int) -> None:
        super().__init__(chance, cast(Any, steps), NOBODY, 0)
        self.hands = hands
        self.bids = bids
        self.scores = scores
        self.rounds = rounds
        self.turn()

    def turn(self) -> None:
        """Work out who is asked."""
        waiting = [seat for seat, bid in enumerate(self.bids) if bid == 0]
        if not self.steps:
            self.to_move = NOBODY
        elif self.steps[-1] & 1 == THROW:
            self.to_move = self.steps[-1] >> 1
        else:
            self.to_move = waiting[0] if len(waiting) == 1 else SEVERAL

    def actors(self) -> list[int]:
        if self.to_move == SEVERAL:
            return [seat for seat, bid in enumerate(self.bids) if bid == 0]
        return super().actors()

    def legal(self, seat: int) -> vec[i64]:
        return row_of([STOP, DIE] if self.steps[-1] & 1 == THROW else self.hands[seat])

    def apply(self, seat: int, action: int) -> None:
        if self.steps[-1] & 1 == THROW:
            self.steps.pop()
            if action == DIE:
                pips = self.chance.pick(6, 0) + 1
                self.scores[seat] += pips
                self.note(DIE_EVENT, [seat, pips])
                if pips == 6:
                    self.steps.append(THROW | seat << 1)
        else:
            self.hands[seat].remove(action)
            self.bids[seat] = action
            self.note(BID_EVENT, [seat, action], 0b10, BIT[seat])
            if 0 not in self.bids:
                self.reveal()
        if self.steps and self.steps[-1] & 1 == BID and 0 not in self.bids:
            self.rounds -= 1
            self.bids = [0] * len(self.bids)
            if self.rounds == 0:
                self.steps.clear()
        self.turn()

    def reveal(self) -> None:
        for seat, bid in enumerate(self.bids):
            self.note(REVEAL_EVENT, [seat, bid])
        self.scores[self.bids.index(max(self.bids))] += max(self.bids)
        self.revealed += 1
        self.steps.append(THROW | self.bids.index(min(self.bids)) << 1)

    def note(self, kind: int, args: list[int], secret: int = 0, seats: int = 0) -> None:
        if self.events is not None:
            self.events.append(Event(kind, args, secret, seats))

    def clone(self) -> Bids:
        hands = [hand[:] for hand in self.hands]
        return Bids(self.chance.copy(), list(self.steps), hands, self.bids[:], self.scores[:], self.rounds)

    def outcome(self) -> Outcome | None:
        if self.steps:
            return None
        places = tuple(1 + sum(other > score for other in self.scores) for score in self.scores)
        return Outcome(places, tuple(self.scores), "rounds")

    def determinize(self, seat: int, chance: Chance) -> Bids:
        twin = self.clone()
        twin.chance = chance
        for rival, bid in enumerate(self.bids):
            if rival != seat and bid and self.steps[-1] & 1 == BID:  # an open bid could be any card the rival held
                cards = sorted([*twin.hands[rival], bid])
                twin.bids[rival] = cards.pop(chance.pick(len(cards), 0))
                twin.hands[rival] = cards
        return twin

    def resign(self, seat: int) -> None:
        self.scores[seat] = -1
        self.steps.clear()
        self.turn()

    def dump(self) -> list[list[int]]:
        return [list(self.steps), self.bids[:], self.scores[:], [self.rounds], *(hand[:] for hand in self.hands)]

    def check(self) -> str | None:
        held = [len(hand) + (bid > 0 and bool(self.steps)) for hand, bid in zip(self.hands, self.bids, strict=True)]
        return None if not self.steps or len(set(held)) == 1 else f"cards were lost: {held}"

    def __reduce__(self) -> tuple[object, ...]:
        return Bids, (self.chance, list(self.steps), self.hands, self.bids, self.scores, self.rounds)


class BidsView(msgspec.Struct):
    """Everybody's cards are known but for the open bid."""

    scores: list[int]
    rounds: int
    has_bid: list[bool]
    hand: list[int] | None
    bid: int | None
    known: list[list[int]]
    """Cards of each seat that lie in its hand or are bid in secret: everybody can work that out."""


class BidsJudge(Judge):
    """Points count, and high cards look good."""

    def scores(self, state: State, seat: int, plays: list[Play]) -> list[int]:
        return [action for (action,) in plays]

    def sides(self, state: State) -> list[int]:
        return list(range(len(cast(Bids, state).scores)))

    def features(self, state: State, seat: int) -> vec[float]:
        return floats_of([float(cast(Bids, state).scores[seat])])


class BidsGame(Game):
    name: ClassVar[str] = "bids"
    prefix: ClassVar[str] = "BD"
    version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (3, 1, 2, 4, 5, 6, 7, 8)
    options: ClassVar[tuple[Option, ...]] = (Option("rounds", "3", number=True, least=1, most=4),)
    weights: ClassVar[Mapping[str, float]] = {"points": 1.0}
    examples: ClassVar[int] = 0
    events: ClassVar[Mapping[str, tuple[str, ...]]] = dict.fromkeys(("bid", "revealed", "threw"), ("seat", "card"))
    event_rules: ClassVar[Mapping[str, str]] = dict.fromkeys(("bid", "revealed", "threw"), "BD-1.1")
    view_type: ClassVar[type[BidsView]] = BidsView

    def make_judge(self, weights: list[float]) -> Judge:
        return BidsJudge(weights, True, 10)

    def random_options(self, players: int, dice: Chance) -> dict[str, Any]:
        return {"rounds": 1 + dice.pick(4, 0)}

    def table(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        return Bids(chance, [], [list(CARDS) for _ in range(players)], [0] * players, [0] * players, int(options["rounds"]))

    def set_up(self, state: State, options: Mapping[str, str]) -> None:
        table = cast(Bids, state)
        table.steps.append(BID)
        table.turn()

    def restore(self, dump: list[list[int]], chance: Chance) -> State:
        steps, bids, scores, (rounds,), *hands = dump
        return Bids(chance, list(steps), [list(hand) for hand in hands], list(bids), list(scores), rounds)

    def seats(self, players: int) -> tuple[str, ...]:
        return tuple("abcdefgh"[:players])

    def teams(self, players: int) -> tuple[int, ...]:
        return tuple(seat % 2 for seat in range(players))

    def observe(self, state: State, seat: int) -> BidsView:
        table = cast(Bids, state)
        secret = bool(table.steps) and table.steps[-1] & 1 == BID
        known = [sorted([*h, b]) if b and secret else h for h, b in zip(table.hands, table.bids, strict=True)]
        own = table.hands[seat] if seat >= 0 else None
        return BidsView(table.scores, table.rounds, [b > 0 for b in table.bids], own, table.bids[seat] if seat >= 0 else None, known)

    def prompts(self, state: State) -> list[Prompt]:
        kind = "throw" if state.steps and state.steps[-1] & 1 == THROW else "bid"
        return [Prompt("abcdefgh"[seat], kind, {}) for seat in state.actors()]

    def tell(self, state: State, event: Event, seat: int) -> Told:
        who, what = event.seen_by(seat)
        return Told(("bid", "revealed", "threw")[event.kind], {"seat": "abcdefgh"[who], "card": None if what < 0 else what})

    def scene(self, view: Any, lang: str) -> Scene:
        coats = tuple(Coat("abcdefgh"[seat], seat, "plain") for seat in range(len(view.scores)))
        panels = tuple(Panel(seat, "abcdefgh"[seat], False, False, (str(score),), ()) for seat, score in enumerate(view.scores))
        return Scene(f"{view.rounds}", coats, (Cell("x", 0, 0),), panels, (), "")

    def svg(self, view: Any, lang: str) -> str:
        return '<svg xmlns="http://www.w3.org/2000/svg"/>'

    def words(self, state: State, seat: int, play: Play) -> Sentence:
        return {STOP: ("stop",), DIE: ("throw",)}.get(play[0]) or ("bid", str(play[0]))

    def public_words(self, state: State, seat: int, play: Play) -> Sentence:
        return self.words(state, seat, play) if play[0] >= STOP else ("bid", HIDDEN_WORD)

    def vocabulary(self, state: State) -> frozenset[str]:
        return frozenset(("bid", "stop", "throw", *map(str, CARDS)))

    def chance_words(self, state: State, n: int, what: int) -> list[str]:
        return [str(pips) for pips in range(1, n + 1)]

    def chance_kind(self, what: int) -> str:
        return "die"

    def why_not(self, state: State, seat: int, sentence: Sentence) -> WhyNot:
        return WhyNot("BD-1.1", "no")

    def set_position(self, state: State, given: Mapping[str, Any]) -> None:
        raise PositionError("not needed here")

    def compare(self, state: State, key: str, expected: Any) -> str | None:
        raise KeyError(key)
