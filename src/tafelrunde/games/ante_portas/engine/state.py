"""A position of Ante Portas: its verbs, and what of it is hidden from whom. Its fields are in the grammar.

Attackers and soldiers are counted by hex; the figures of a troop that is moving by a card are in `parts` meanwhile. Team 0 is everybody in
a cooperative game, seats 0 and 2 in a duel.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine._fields import Fields
from tafelrunde.games.ante_portas.engine.board import START_FIELDS
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import BIT, NOBODY, Event, Outcome
from tafelrunde.kernel.vectors import vec


class AntePortas(Fields):
    """A position; the module `making` makes positions."""

    def clone(self) -> AntePortas:
        twin = AntePortas(self.chance.copy(), self.rules)
        twin.take(self)
        return twin

    def __reduce__(self) -> tuple[object, ...]:  # native classes do not pickle by themselves
        from tafelrunde.games.ante_portas.engine.making import restore

        return restore, (self.dump(), self.chance)

    # The verbs

    def legal(self, seat: i64) -> vec[i64]:
        top = self.steps[-1]
        return STEPS[top & ap.ASK_MASK].legal(self, top >> ap.ASK_BITS, seat)

    def apply(self, seat: i64, action: i64) -> None:
        if action >= ap.Do.STANDING:
            self.settle_reaction(seat, action)
            self.run()
            return
        top = self.steps[-1]
        if action == ap.Do.DONE and not self.automatic():
            self.note(ap.Happened.STOPPED, [seat])
        elif action == ap.Do.STAY:
            self.note(ap.Happened.STEWARD, [seat, self.steward[seat], ap.Place.MARKET])
        STEPS[top & ap.ASK_MASK].apply(self, top >> ap.ASK_BITS, seat, action)
        self.run()

    def asides(self, seat: i64) -> list[int]:
        """A seat may say at any time how it wants to be asked (AP-17.12), and answer together with its team what its speaker is asked."""
        found: list[int] = []
        if self.reason != ap.Reason.NONE or self.to_move < 0:
            return found
        if seat != self.to_move and self.team(seat) == self.team(self.to_move) and self.joint():
            for action in self.legal(self.to_move):
                found.append(int(action))
        for mode in range(3):
            if mode != self.reaction[seat]:
                found.append(int(ap.do_standing(mode)))
        for window in range(6):
            found.append(int(ap.do_standing_window(window)))
        for place in range(1, ap.HEXES):
            found.append(int(ap.do_standing_hex(place)))
        return found

    def automatic(self) -> bool:
        return self.to_move >= 0 and not self.rules.answers_inside and self.is_left_to_computer()

    def is_left_to_computer(self) -> bool:
        """Return whether a seat is asked in a window that it leaves to the computer (AP-17.12); in the own turn it acts itself."""
        if self.reaction[self.to_move] != ap.Reaction.AUTO:
            return False
        ask = self.steps[-1] & ap.ASK_MASK
        return ask == ap.Ask.WINDOW or ((ask == ap.Ask.VOLLEY or ask == ap.Ask.RECOIL) and self.steps[-2] & ap.ASK_MASK == ap.Ask.WINDOW)

    def joint(self) -> bool:
        """Return whether the open question is for the whole team, though its speaker owes the answer (AP-9.8)."""
        ask = self.steps[-1] & ap.ASK_MASK
        if ask == ap.Ask.WINDOW:
            return self.active == ap.EMPTY or (self.phase != ap.Phase.TURNS and self.phase != ap.Phase.WAVE_TURN)
        if ask == ap.Ask.CENTRE:
            return self.rules.coop  # AP-22.2: in a duel the start player's alone
        return ask == ap.Ask.SUFFER or ask == ap.Ask.FELL or ask == ap.Ask.STEWARD or ask == ap.Ask.HUNGRY

    def settle_reaction(self, seat: i64, action: i64) -> None:
        """Remember how a seat wants to be asked; a window or a hex is switched off, or on again."""
        if action < ap.Do.STANDING_WINDOW:
            self.reaction[seat] = ap.standing_mode(action)
        elif action < ap.Do.STANDING_HEX:
            self.muted[seat] ^= BIT[ap.standing_window_window(action)]
        else:
            self.muted_hexes[seat] ^= BIT[ap.standing_hex_hex(action)]
        self.note(ap.Happened.STANDING, [seat])

    def run(self) -> None:
        """Go on to the next decision."""
        while self.reason == ap.Reason.NONE:
            if self.arrived and self.attackers() == 0 and self.phase >= ap.Phase.WAVE_ARRIVAL:
                self.finish(ap.Reason.HELD, 0)  # AP-20.8
                break
            top = self.steps[-1]
            seat = STEPS[top & ap.ASK_MASK].actor(self, top >> ap.ASK_BITS)
            if seat == NOBODY:
                continue
            self.to_move = seat
            if not self.rules.answers_inside or not self.is_left_to_computer():
                return
            from tafelrunde.games.ante_portas.engine.answers import answer

            STEPS[top & ap.ASK_MASK].apply(self, top >> ap.ASK_BITS, seat, answer(self, seat))
        self.to_move = NOBODY

    def push(self, question: i64) -> None:
        """Owe one more decision, before those already owed."""
        self.steps.append(question)

    def replace(self, question: i64) -> None:
        """Go on with other data, or with another question."""
        self.steps[-1] = question

    def resign(self, seat: i64) -> None:
        self.resigned = seat
        self.note(ap.Happened.RESIGNED, [seat])
        self.finish(ap.Reason.RESIGN, ap.EMPTY if self.rules.coop else 1 - self.team(seat))  # AP-R42
        self.to_move = NOBODY

    def finish(self, reason: i64, winner: i64) -> None:
        """The game is over; nobody wins where the winner is EMPTY."""
        self.reason = reason
        self.winner = winner
        self.steps.clear()
        self.note(ap.Happened.ENDED, [reason, winner])

    def outcome(self) -> Outcome | None:
        if self.reason == ap.Reason.NONE:
            return None
        players = self.rules.players
        if self.rules.coop:
            place = 1 if self.winner == 0 else 2  # AP-21.1, AP-21.2
            return Outcome(tuple([place] * players), tuple([int(self.defeated)] * players), ap.REASON_NAMES[self.reason], True)
        from tafelrunde.games.ante_portas.engine.scoring import team_scores

        points = team_scores(self)
        places = [1 if self.winner == ap.EMPTY or self.winner == self.team(seat) else 2 for seat in range(players)]
        return Outcome(tuple(places), tuple([points[int(self.team(seat))] for seat in range(players)]), ap.REASON_NAMES[self.reason])

    # Who

    def team(self, seat: i64) -> i64:
        """Return the team of a seat: one for all in coop, else they alternate (AP-0.20, AP-9.5)."""
        if self.rules.coop:
            return 0
        return seat & 1

    def speaker(self, team: i64) -> i64:
        """Return who decides for a team outside its turns (AP-9.8, AP-R16)."""
        if self.rules.coop or self.team(self.first) == team:
            return self.first
        return team

    def next_seat(self, seat: i64) -> i64:
        """Return the seat to the left."""
        return (seat + 1) % self.rules.players

    def start_field(self, team: i64) -> i64:
        """Return where a team's soldiers begin (AP-0.10, AP-0.22)."""
        return START_FIELDS[self.rules.mode * 2 + team]

    # Counting

    def count(self, team: i64, place: i64, kind: i64) -> i64:
        """Return the soldiers of a kind on a hex."""
        return self.soldiers[(team * ap.HEXES + place) * ap.KINDS + kind]

    def of_colonist(self, team: i64, place: i64, colonist: i64) -> i64:
        """Return the farmers or citizens on a hex, exhausted ones too."""
        at = (team * ap.HEXES + place) * ap.KINDS + colonist * 2
        return self.soldiers[at] + self.soldiers[at + 1]

    def troops(self, team: i64, place: i64) -> i64:
        """Return the soldiers on a hex."""
        at = (team * ap.HEXES + place) * ap.KINDS
        return self.soldiers[at] + self.soldiers[at + 1] + self.soldiers[at + 2] + self.soldiers[at + 3]

    def own_tile(self, team: i64, place: i64) -> i64:
        """Return the tile of a team on a hex, 0 if there is none."""
        if self.tile[place] and self.owner[place] == team:
            return self.tile[place]
        return 0

    def part_count(self) -> i64:
        return len(self.parts) // ap.PART

    def base_on(self, place: i64) -> i64:
        """Return all base attackers on a hex, moving or not."""
        total = self.base[place]
        for i in range(self.part_count()):
            if self.parts[i * ap.PART] == place:
                total += self.parts[i * ap.PART + 1]
        return total

    def elite_on(self, place: i64) -> i64:
        total = self.elite[place]
        for i in range(self.part_count()):
            if self.parts[i * ap.PART] == place:
                total += self.parts[i * ap.PART + 2]
        return total

    def enemy_on(self, team: i64, place: i64) -> i64:
        """Return the enemy figures on a hex: attackers, in a duel soldiers of the other team."""
        if self.rules.coop:
            return self.base_on(place) + self.elite_on(place)
        return self.troops(1 - team, place)

    def attackers(self) -> i64:
        """Return all attackers on the battlefield."""
        total: i64 = 0
        for place in range(1, ap.HEXES):
            total += self.base[place] + self.elite[place]
        for i in range(self.part_count()):
            total += self.parts[i * ap.PART + 1] + self.parts[i * ap.PART + 2]
        return total

    def owns(self, seat: i64, improvement: i64) -> bool:
        """Return whether an improvement lies in front of a seat."""
        return self.improvement[improvement] == ap.At.OWNED + seat

    # Events

    def note(self, kind: i64, args: list[i64]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, args, 0, 0))

    def note_secret(self, kind: i64, args: list[i64], secret: i64, seats: i64) -> None:
        """Note an event of which only some seats, a bit set, may see the argument at position `secret`."""
        if self.events is not None:
            self.events.append(Event(kind, args, BIT[secret], seats))

    # Hidden information

    def determinize(self, seat: i64, chance: Chance) -> AntePortas:
        """Deal what this seat has not seen anew (section 8)."""
        twin = self.clone()
        twin.chance = chance
        if self.reason == ap.Reason.NONE and not self.rules.coop:
            from tafelrunde.games.ante_portas.engine.hidden import imagine

            imagine(twin, seat, chance)
        return twin

    def check(self) -> str | None:
        from tafelrunde.games.ante_portas.engine.making import broken_invariant

        return broken_invariant(self)


class Step(ABC):
    """One kind of decision: who decides, what is legal and what it does, side by side. Steps hold no state of their own."""

    @abstractmethod
    def actor(self, state: AntePortas, data: i64) -> i64:
        """Return the seat that decides, or NOBODY after having dealt with a step in which there is nothing to decide."""

    @abstractmethod
    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        """Return the legal actions, strictly ascending."""

    @abstractmethod
    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        """Carry the action out; the step takes itself off the stack first, or goes on with other data."""


STEPS: Final[list[Step]] = []  # by Ask; filled by the module `steps`
