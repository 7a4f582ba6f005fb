"""A position of War Chest: its fields, how it is copied and saved, and what of it is hidden from whom.

Zones count coins: `zone[seat * WIDTH + i]` is the number of coins of the i-th type of that seat's army, `i == ROYAL` the royal coin.
Unit `seat * WIDTH + i` is that seat's unit of its i-th type; place ROYAL is free among the units and holds the second Footman.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine.board import Board
from tafelrunde.games.war_chest.engine.data import DRAW, EMPTY, ONGOING, REASON_NAMES, WIDTH, Happened, Reason
from tafelrunde.games.war_chest.engine.hidden import deal_hidden
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import BIT, NOBODY, Event, Outcome, State
from tafelrunde.kernel.rows import ints
from tafelrunde.kernel.vectors import vec


class Rules:
    """The options of a table (section 10 of the rules) as ints; shared by all states of a game and never changed."""

    def __init__(self, values: list[i64]) -> None:
        self.values = values
        self.players = values[0]
        self.markers = values[1]  # per side: 6 or 8 (WC-1.11)
        self.cards = values[2]  # unit cards a player: 4 or 3
        self.guard_original = values[3] != 0
        self.berserker_to_box = values[4] != 0
        self.berserker_v2 = values[5] != 0
        self.footman_v2 = values[6] != 0
        self.priest_v2 = values[7] != 0
        self.dead_position_draw = values[8] != 0
        self.max_rounds = values[9]  # 0 = none
        self.max_plays = values[10]  # 0 = none
        self.by_markers = values[11] != 0  # how a limit is adjudicated (WC-9.7)


class WarChest(State):
    """A position. `__init__` is a bare record of fields; the module `making` makes positions."""

    def __init__(
        self,
        chance: Chance,
        steps: list[i64],
        to_move: i64,
        revealed: i64,
        rules: Rules,
        board: Board,
        army: list[i64],
        kind: vec[i64],
        coin_of: vec[i64],
        side: vec[i64],
        bag: vec[i64],
        hand: vec[i64],
        up: vec[i64],
        down: vec[i64],
        supply: vec[i64],
        box: vec[i64],
        bag_size: vec[i64],
        hand_size: vec[i64],
        unit_at: vec[i64],
        place: vec[i64],
        height: vec[i64],
        control: vec[i64],
        markers: vec[i64],
        memory: vec[i64],
        pool: list[i64],
        in_flight: i64,
        live: i64,
        initiative: i64,
        initiative_moved: i64,
        round: i64,  # noqa: A002 - the word of the rules
        plays: i64,
        turn: i64,
        priest_drew: i64,
        first_drafter: i64,
        resigned: i64,
        winner: i64,
        reason: i64,
        won_on: i64,
    ) -> None:
        super().__init__(chance, steps, to_move, revealed)
        self.rules = rules
        self.board = board
        self.army = army  # [seat * ARMY + i]: unit type, ascending
        self.kind = kind  # [unit]: unit type
        self.coin_of = coin_of  # [unit]: which coin it is made of
        self.side = side  # [unit]: 0 or 1
        self.bag = bag
        self.hand = hand
        self.up = up  # face-up discard
        self.down = down  # face-down discard
        self.supply = supply
        self.box = box
        self.bag_size = bag_size
        self.hand_size = hand_size
        self.unit_at = unit_at  # [hex]: unit or EMPTY
        self.place = place  # [unit]: hex or EMPTY
        self.height = height  # [unit]: strength
        self.control = control  # [hex]: side, NEUTRAL or NO_LOCATION
        self.markers = markers  # [side]: markers in hand
        self.memory = memory
        self.pool = pool  # unit cards still to be drafted, ascending
        self.in_flight = in_flight  # the Warrior Priest's coin or EMPTY
        self.live = live  # unit coins of all players in bag, hand, in_flight, discard and supply (WC-9.5)
        self.initiative = initiative
        self.initiative_moved = initiative_moved
        self.round = round
        self.plays = plays
        self.turn = turn
        self.priest_drew = priest_drew  # this turn
        self.first_drafter = first_drafter
        self.resigned = resigned  # bit set of seats
        self.winner = winner
        self.reason = reason
        self.won_on = won_on  # the hex of the last marker, or EMPTY

    def clone(self) -> WarChest:
        return WarChest(
            self.chance.copy(),
            self.steps[:],
            self.to_move,
            self.revealed,
            self.rules,
            self.board,
            self.army if self.round else self.army[:],  # armies stand once round 1 begins
            self.kind if self.round else self.kind[:],
            self.coin_of if self.round else self.coin_of[:],
            self.side,
            self.bag[:],
            self.hand[:],
            self.up[:],
            self.down[:],
            self.supply[:],
            self.box[:],
            self.bag_size[:],
            self.hand_size[:],
            self.unit_at[:],
            self.place[:],
            self.height[:],
            self.control[:],
            self.markers[:],
            self.memory[:],
            self.pool[:],
            self.in_flight,
            self.live,
            self.initiative,
            self.initiative_moved,
            self.round,
            self.plays,
            self.turn,
            self.priest_drew,
            self.first_drafter,
            self.resigned,
            self.winner,
            self.reason,
            self.won_on,
        )

    def dump(self) -> list[list[int]]:
        return [
            list(self.rules.values),
            list(self.steps),
            list(self.army),
            ints(self.bag),
            ints(self.hand),
            ints(self.up),
            ints(self.down),
            ints(self.supply),
            ints(self.box),
            ints(self.place),
            ints(self.height),
            ints(self.control),
            ints(self.memory),
            list(self.pool),
            [
                self.to_move,
                self.revealed,
                self.in_flight,
                self.initiative,
                self.initiative_moved,
                self.round,
                self.plays,
                self.turn,
                self.priest_drew,
                self.first_drafter,
                self.resigned,
                self.winner,
                self.reason,
                self.won_on,
            ],
        ]

    def __reduce__(self) -> tuple[object, ...]:  # native classes do not pickle by themselves
        from tafelrunde.games.war_chest.engine.making import restore

        return restore, (self.dump(), self.chance)

    # The verbs

    def legal(self, seat: i64) -> vec[i64]:
        top = self.steps[-1]
        return STEPS[top & 15].legal(self, top >> 4, seat)

    def apply(self, seat: i64, action: i64) -> None:
        top = self.steps[-1]
        STEPS[top & 15].apply(self, top >> 4, seat, action)
        self.run()

    def run(self) -> None:
        """Go on to the next decision."""
        while self.winner == ONGOING:
            top = self.steps[-1]
            seat = STEPS[top & 15].actor(self, top >> 4)
            if seat >= 0:
                self.to_move = seat
                return
        self.to_move = NOBODY

    def push(self, kind: i64, data: i64) -> None:
        """Owe one more decision, before those already owed."""
        self.steps.append(kind | data << 4)

    def may_resign(self, seat: i64) -> bool:
        return self.to_move == seat and not self.resigned & BIT[seat]

    def resign(self, seat: i64) -> None:
        """WC-9.9: at an own decision; a team resigns when both members have."""
        self.resigned |= BIT[seat]
        self.note(Happened.RESIGNED, [seat])
        mates = BIT[seat] if self.rules.players == 2 else BIT[seat] | BIT[(seat + 2) & 3]
        if self.resigned & mates == mates:
            self.finish(1 - (seat & 1), Reason.RESIGN)
            self.to_move = NOBODY

    def finish(self, winner: i64, reason: i64) -> None:
        """The game is over; whatever is still owed is cancelled (WC-8.7)."""
        self.winner = winner
        self.reason = reason
        self.steps.clear()
        self.note(Happened.ENDED, [reason, winner])

    def outcome(self) -> Outcome | None:
        if self.winner == ONGOING:
            return None
        seats = range(self.rules.players)
        places = tuple([1 if self.winner in (DRAW, seat & 1) else 2 for seat in seats])
        placed = tuple([int(self.rules.markers - self.markers[seat & 1]) for seat in seats])
        return Outcome(places, placed, REASON_NAMES[self.reason])

    # Events

    def note(self, kind: i64, args: list[i64]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, args, 0, 0))

    def note_secret(self, kind: i64, args: list[i64], secret: i64, seat: i64) -> None:
        """Note an event of which only one seat may see the argument at position `secret`."""
        if self.events is not None:
            self.events.append(Event(kind, args, BIT[secret], BIT[seat]))

    # Hidden information

    def determinize(self, seat: i64, chance: Chance) -> WarChest:
        """Deal every rival's hidden coins anew over bag, hand, face-down discard and flight (section 8.3 of the rules)."""
        twin = self.clone()
        twin.chance = chance
        if self.round == 0:
            return twin  # nothing is hidden while armies are chosen
        for rival in range(self.rules.players):
            if rival != seat:
                base = rival * WIDTH
                flight = self.in_flight - base if base <= self.in_flight < base + WIDTH else EMPTY
                flight = deal_hidden(twin.bag, twin.hand, twin.down, twin.memory, rival, self.hand_size[rival], flight, chance)
                if flight >= 0:
                    twin.in_flight = base + flight
        return twin

    def check(self) -> str | None:
        from tafelrunde.games.war_chest.engine.making import broken_invariant

        return broken_invariant(self)


class Step(ABC):
    """One kind of decision: who decides, what is legal and what it does, side by side. Steps hold no state of their own."""

    @abstractmethod
    def actor(self, state: WarChest, data: i64) -> i64:
        """Return the seat that decides, or NOBODY after having dealt with a step in which there is nothing to decide."""

    @abstractmethod
    def legal(self, state: WarChest, data: i64, seat: i64) -> vec[i64]:
        """Return the legal actions, strictly ascending."""

    @abstractmethod
    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        """Carry the action out; the step takes itself off the stack first."""


STEPS: Final[list[Step]] = []  # by Ask; filled by the module `steps`
