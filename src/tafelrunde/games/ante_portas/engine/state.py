"""A position of Ante Portas: its fields, how it is copied and saved, and the verbs on it.

Attackers and soldiers are counted by hex; the figures of a troop that is moving by a card are in `parts` meanwhile. Team 0 is everybody in
a cooperative game, seats 0 and 2 in a duel.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine.board import START_FIELDS
from tafelrunde.games.ante_portas.engine.data import (
    ASK_BITS,
    ASK_MASK,
    EMPTY,
    HEXES,
    KINDS,
    PART,
    REASON_NAMES,
    Ask,
    Do,
    Happened,
    Mode,
    Phase,
    Place,
    Reason,
)
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import BIT, NOBODY, Event, Outcome, State
from tafelrunde.kernel.rows import ints
from tafelrunde.kernel.vectors import vec


class Rules:
    """The options of a table (section 10 of the rules) as ints; shared by all states of a game and never changed."""

    def __init__(self, values: list[i64]) -> None:
        self.values = values
        self.players = values[0]
        self.mode = values[1]
        self.dragons = values[2]
        self.epochs = values[3]
        self.variant = values[4]
        self.double = values[5]
        self.manual_heartland = values[6] != 0
        self.yearly_heartland = values[7] != 0
        self.flip_upgrade = values[8] != 0
        self.r222_wound = values[9] != 0
        self.reaction = values[10]
        self.random_start = values[11] != 0
        self.giver_pays = values[12] == 0  # AP-7.1
        self.snare_lasts = values[13] != 0  # AP-12.3
        self.shared_blast = values[14] != 0  # AP-16.8
        self.wave_limit = values[15]  # AP-20.9; 0 for none
        self.free_start = values[16] != 0  # AP-22.14
        self.fire_window = values[17] != 0  # AP-17.9
        self.coop = values[1] == Mode.COOP
        self.teams: i64 = 1 if self.coop else 2
        self.base_strength: i64 = 2 if self.double else 1  # section 10
        self.elite_strength: i64 = 6 if self.double else 3
        self.turns: i64 = 2 if self.coop and self.players == 3 and self.double != 2 else 3  # AP-1.4
        self.arrivals: i64 = 1 if self.players == 1 or self.double == 1 else 2  # AP-10.1, AP-10.2


class AntePortas(State):
    """A position. `__init__` is a bare record of fields; the module `making` makes positions."""

    def __init__(
        self,
        chance: Chance,
        steps: list[i64],
        to_move: i64,
        revealed: i64,
        rules: Rules,
        heart: vec[i64],
        centre: vec[i64],
        stack: vec[i64],
        rest: vec[i64],
        deck: vec[i64],
        improvement: vec[i64],
        steward: vec[i64],
        stock: vec[i64],
        spot: vec[i64],
        crew: vec[i64],
        buffer: vec[i64],
        idle: vec[i64],
        spent: vec[i64],
        tickets: vec[i64],
        base: vec[i64],
        elite: vec[i64],
        snared_base: vec[i64],
        snared_elite: vec[i64],
        soldiers: vec[i64],
        snared: vec[i64],
        tile: vec[i64],
        owner: vec[i64],
        facing: vec[i64],
        patients: vec[i64],
        gone: vec[i64],
        parts: vec[i64],
        carried: vec[i64],
        lost_mines: vec[i64],
        bombs: vec[i64],
        walked: vec[i64],
        half: vec[i64],
        unmoved: vec[i64],
        landed: vec[i64],
        wheels: vec[i64],
        batch: vec[i64],
        volley: vec[i64],
        reaction: vec[i64],
        muted: vec[i64],
        muted_hexes: vec[i64],
        dues: vec[i64],
        epoch: i64,
        year: i64,
        season: i64,
        phase: i64,
        first: i64,
        claimant: i64,
        active: i64,
        turns_left: i64,
        market: i64,
        markets_left: i64,
        origin: i64,
        wave: i64,
        arrived: i64,
        pointer: i64,
        card: i64,
        arrow: i64,
        rush: i64,
        shots_low: i64,
        shots_high: i64,
        bonus: i64,
        fight: i64,
        combat_mover: i64,
        rider: i64,
        marched: i64,
        turned: i64,
        unfed: i64,
        defeated: i64,
        winner: i64,
        reason: i64,
        resigned: i64,
    ) -> None:
        super().__init__(chance, steps, to_move, revealed)
        self.rules = rules
        self.heart = heart  # [cell of the heartland]: place
        self.centre = centre  # [cell of the command centre]: place
        self.stack = stack  # command places still to come, in no order
        self.rest = rest  # heartland places still to come
        self.deck = deck  # [card of the movement deck in use]: 1 while it is in the pile
        self.improvement = improvement  # [improvement]: see `At`
        self.steward = steward  # [seat]: site
        self.stock = stock  # [seat * GOODS + good]
        self.spot = spot  # [seat * SPOTS + i]: building
        self.crew = crew  # [seat * SPOTS + i]: workers, farmers + 4 * citizens
        self.buffer = buffer  # [seat * SPOTS + i]: goods that wait in a building
        self.idle = idle  # [seat * 2 + colonist]: unemployed
        self.spent = spent  # [seat]: storable goods spent in this turn
        self.tickets = tickets  # [seat]: uses left of the Ticket
        self.base = base  # [hex]: attackers that do not move at the moment
        self.elite = elite  # [hex]
        self.snared_base = snared_base  # [hex]: of these, how many a trap holds
        self.snared_elite = snared_elite  # [hex]
        self.soldiers = soldiers  # [(team * HEXES + hex) * KINDS + kind]
        self.snared = snared  # [(team * HEXES + hex) * 2 + colonist]: held by an enemy trap
        self.tile = tile  # [hex]
        self.owner = owner  # [hex]: team of the tile
        self.facing = facing  # [hex]: where its middle arrow points
        self.patients = patients  # [team * 2 + colonist]: in the hospital
        self.gone = gone  # base and elite attackers that left the game (variant all_dead)
        self.parts = parts  # of the troop that moves, PART numbers each
        self.carried = carried  # [hex]: damage that was not taken there while this card lasts
        self.lost_mines = lost_mines  # mines that may be replaced now: hex * 16 + tile
        self.bombs = bombs  # bombs about to explode, in order
        self.walked = walked  # [hex * 2 + colonist]: soldiers that have moved in this action
        self.half = half  # [hex * 2 + colonist]: of these, with a step left
        self.unmoved = unmoved  # [hex * 2 + colonist]: of these, who has not moved but lost a step in a trap
        self.landed = landed  # figures flung back by this action: hex * 4 + figure
        self.wheels = wheels  # [hex]: steps left of a mobile building
        self.batch = batch  # units of the batch: from hex * 8 + unit
        self.volley = volley  # hexes of the shooters
        self.reaction = reaction  # [seat]: see `Reaction`
        self.muted = muted  # [seat]: bit set of windows it does not want
        self.muted_hexes = muted_hexes  # [seat]: bit set of hexes where it does not want the window before a combat
        self.dues = dues  # [seat]: still owed to it as fees: tools or food, and 16 times building goods
        self.epoch = epoch
        self.year = year
        self.season = season
        self.phase = phase
        self.first = first  # start player, also the speaker
        self.claimant = claimant  # seat that becomes start player at the end of the year, or EMPTY
        self.active = active  # seat whose turn it is, or EMPTY
        self.turns_left = turns_left  # of the active seat in this half-year
        self.market = market  # market card in force, or EMPTY
        self.markets_left = markets_left  # bit set of the market cards still to come
        self.origin = origin  # site where the active steward stood before this turn
        self.wave = wave  # round of the Last Wave, 0 before it
        self.arrived = arrived  # whether no more attackers will come in the Last Wave
        self.pointer = pointer  # hex that is being visited in a combat phase
        self.card = card  # movement card being carried out, or EMPTY
        self.arrow = arrow  # arrow of it that is being carried out
        self.rush = rush  # steps of a rush
        self.shots_low = shots_low  # damage of trenches and bunkers in the combat that is going on
        self.shots_high = shots_high  # of catapults and howitzers
        self.bonus = bonus  # of the move action that is going on
        self.fight = fight  # hex of the combat that is going on, or 0
        self.combat_mover = combat_mover  # team that entered that hex, EMPTY for attackers
        self.rider = rider  # mobile building that passes over a tile: hex * 64 + tile * 8 + facing, or 0
        self.marched = marched  # units moved by this action
        self.turned = turned  # bit set of hexes whose building was rotated by this action
        self.unfed = unfed  # citizens that got no food
        self.defeated = defeated  # attackers defeated so far
        self.winner = winner  # team that won, EMPTY for none
        self.reason = reason
        self.resigned = resigned

    def clone(self) -> AntePortas:
        return AntePortas(
            self.chance.copy(),
            self.steps[:],
            self.to_move,
            self.revealed,
            self.rules,
            self.heart[:],
            self.centre[:],
            self.stack[:],
            self.rest[:],
            self.deck[:],
            self.improvement[:],
            self.steward[:],
            self.stock[:],
            self.spot[:],
            self.crew[:],
            self.buffer[:],
            self.idle[:],
            self.spent[:],
            self.tickets[:],
            self.base[:],
            self.elite[:],
            self.snared_base[:],
            self.snared_elite[:],
            self.soldiers[:],
            self.snared[:],
            self.tile[:],
            self.owner[:],
            self.facing[:],
            self.patients[:],
            self.gone[:],
            self.parts[:],
            self.carried[:],
            self.lost_mines[:],
            self.bombs[:],
            self.walked[:],
            self.half[:],
            self.unmoved[:],
            self.landed[:],
            self.wheels[:],
            self.batch[:],
            self.volley[:],
            self.reaction[:],
            self.muted[:],
            self.muted_hexes[:],
            self.dues[:],
            self.epoch,
            self.year,
            self.season,
            self.phase,
            self.first,
            self.claimant,
            self.active,
            self.turns_left,
            self.market,
            self.markets_left,
            self.origin,
            self.wave,
            self.arrived,
            self.pointer,
            self.card,
            self.arrow,
            self.rush,
            self.shots_low,
            self.shots_high,
            self.bonus,
            self.fight,
            self.combat_mover,
            self.rider,
            self.marched,
            self.turned,
            self.unfed,
            self.defeated,
            self.winner,
            self.reason,
            self.resigned,
        )

    def dump(self) -> list[list[int]]:
        return [
            list(self.rules.values),
            list(self.steps),
            ints(self.heart),
            ints(self.centre),
            ints(self.stack),
            ints(self.rest),
            ints(self.deck),
            ints(self.improvement),
            ints(self.steward),
            ints(self.stock),
            ints(self.spot),
            ints(self.crew),
            ints(self.buffer),
            ints(self.idle),
            ints(self.spent),
            ints(self.tickets),
            ints(self.base),
            ints(self.elite),
            ints(self.snared_base),
            ints(self.snared_elite),
            ints(self.soldiers),
            ints(self.snared),
            ints(self.tile),
            ints(self.owner),
            ints(self.facing),
            ints(self.patients),
            ints(self.gone),
            ints(self.parts),
            ints(self.carried),
            ints(self.lost_mines),
            ints(self.bombs),
            ints(self.walked),
            ints(self.half),
            ints(self.unmoved),
            ints(self.landed),
            ints(self.wheels),
            ints(self.batch),
            ints(self.volley),
            ints(self.reaction),
            ints(self.muted),
            ints(self.muted_hexes),
            ints(self.dues),
            [
                self.to_move,
                self.revealed,
                self.epoch,
                self.year,
                self.season,
                self.phase,
                self.first,
                self.claimant,
                self.active,
                self.turns_left,
                self.market,
                self.markets_left,
                self.origin,
                self.wave,
                self.arrived,
                self.pointer,
                self.card,
                self.arrow,
                self.rush,
                self.shots_low,
                self.shots_high,
                self.bonus,
                self.fight,
                self.combat_mover,
                self.rider,
                self.marched,
                self.turned,
                self.unfed,
                self.defeated,
                self.winner,
                self.reason,
                self.resigned,
            ],
        ]

    def __reduce__(self) -> tuple[object, ...]:  # native classes do not pickle by themselves
        from tafelrunde.games.ante_portas.engine.making import restore

        return restore, (self.dump(), self.chance)

    # The verbs

    def legal(self, seat: i64) -> vec[i64]:
        top = self.steps[-1]
        return STEPS[top & ASK_MASK].legal(self, top >> ASK_BITS, seat)

    def apply(self, seat: i64, action: i64) -> None:
        if action >= Do.STANDING:
            self.settle_reaction(seat, action - Do.STANDING)
            self.run()
            return
        top = self.steps[-1]
        if action == Do.DONE:
            self.note(Happened.STOPPED, [seat])
        elif action == Do.STAY:
            self.note(Happened.STEWARD, [seat, self.steward[seat], Place.MARKET])
        STEPS[top & ASK_MASK].apply(self, top >> ASK_BITS, seat, action)
        self.run()

    def asides(self, seat: i64) -> list[int]:
        """A seat may say at any time how it wants to be asked (AP-17.12), and answer together with its team what its speaker is asked."""
        found: list[int] = []
        if self.reason != Reason.NONE or self.to_move < 0:
            return found
        if seat != self.to_move and self.team(seat) == self.team(self.to_move) and self.joint():
            for action in self.legal(self.to_move):
                found.append(int(action))
        for mode in range(3):
            if mode != self.reaction[seat]:
                found.append(int(Do.STANDING + mode))
        for window in range(6):
            found.append(int(Do.STANDING + 16 + window))
        for place in range(1, HEXES):
            found.append(int(Do.STANDING + 64 + place))
        return found

    def joint(self) -> bool:
        """Return whether the open question is for the whole team, though its speaker owes the answer (AP-9.8)."""
        ask = self.steps[-1] & ASK_MASK
        if ask == Ask.WINDOW:
            return self.active == EMPTY or (self.phase != Phase.TURNS and self.phase != Phase.WAVE_TURN)
        if ask == Ask.CENTRE:
            return self.rules.coop  # AP-22.2: in a duel the start player's alone
        return ask == Ask.SUFFER or ask == Ask.FELL or ask == Ask.STEWARD or ask == Ask.HUNGRY

    def settle_reaction(self, seat: i64, choice: i64) -> None:
        """Remember how a seat wants to be asked; a window or a hex is switched off, or on again."""
        if choice < 16:
            self.reaction[seat] = choice
        elif choice < 64:
            self.muted[seat] ^= BIT[choice - 16]
        else:
            self.muted_hexes[seat] ^= BIT[choice - 64]
        self.note(Happened.STANDING, [seat])

    def run(self) -> None:
        """Go on to the next decision."""
        while self.reason == Reason.NONE:
            if self.arrived and self.attackers() == 0 and self.phase >= Phase.WAVE_ARRIVAL:
                self.finish(Reason.HELD, 0)  # AP-20.8
                break
            top = self.steps[-1]
            seat = STEPS[top & ASK_MASK].actor(self, top >> ASK_BITS)
            if seat != NOBODY:
                self.to_move = seat
                return
        self.to_move = NOBODY

    def push(self, kind: i64, data: i64) -> None:
        """Owe one more decision, before those already owed."""
        self.steps.append(kind | data << ASK_BITS)

    def replace(self, kind: i64, data: i64) -> None:
        """Go on with other data, or with another question."""
        self.steps[-1] = kind | data << ASK_BITS

    def resign(self, seat: i64) -> None:
        self.resigned = seat
        self.note(Happened.RESIGNED, [seat])
        self.finish(Reason.RESIGN, EMPTY if self.rules.coop else 1 - self.team(seat))
        self.to_move = NOBODY

    def finish(self, reason: i64, winner: i64) -> None:
        """The game is over; nobody wins where the winner is EMPTY."""
        self.reason = reason
        self.winner = winner
        self.steps.clear()
        self.note(Happened.ENDED, [reason, winner])

    def outcome(self) -> Outcome | None:
        if self.reason == Reason.NONE:
            return None
        players = self.rules.players
        if self.rules.coop:
            place = 1 if self.winner == 0 else 2  # AP-21
            return Outcome(tuple([place] * players), tuple([int(self.defeated)] * players), REASON_NAMES[self.reason], True)
        from tafelrunde.games.ante_portas.engine.scoring import team_scores

        points = team_scores(self)
        places = [1 if self.winner == EMPTY or self.winner == self.team(seat) else 2 for seat in range(players)]
        return Outcome(tuple(places), tuple([points[int(self.team(seat))] for seat in range(players)]), REASON_NAMES[self.reason])

    # Who

    def team(self, seat: i64) -> i64:
        """Return the team of a seat: one for all in coop, else they alternate (AP-0.20)."""
        if self.rules.coop:
            return 0
        return seat & 1

    def speaker(self, team: i64) -> i64:
        """Return who decides for a team outside its turns (AP-9.8)."""
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
        return self.soldiers[(team * HEXES + place) * KINDS + kind]

    def of_colonist(self, team: i64, place: i64, colonist: i64) -> i64:
        """Return the farmers or citizens on a hex, exhausted ones too."""
        at = (team * HEXES + place) * KINDS + colonist * 2
        return self.soldiers[at] + self.soldiers[at + 1]

    def troops(self, team: i64, place: i64) -> i64:
        """Return the soldiers on a hex."""
        at = (team * HEXES + place) * KINDS
        return self.soldiers[at] + self.soldiers[at + 1] + self.soldiers[at + 2] + self.soldiers[at + 3]

    def own_tile(self, team: i64, place: i64) -> i64:
        """Return the tile of a team on a hex, 0 if there is none."""
        if self.tile[place] and self.owner[place] == team:
            return self.tile[place]
        return 0

    def part_count(self) -> i64:
        return len(self.parts) // PART

    def base_on(self, place: i64) -> i64:
        """Return all base attackers on a hex, moving or not."""
        total = self.base[place]
        for i in range(self.part_count()):
            if self.parts[i * PART] == place:
                total += self.parts[i * PART + 1]
        return total

    def elite_on(self, place: i64) -> i64:
        total = self.elite[place]
        for i in range(self.part_count()):
            if self.parts[i * PART] == place:
                total += self.parts[i * PART + 2]
        return total

    def enemy_on(self, team: i64, place: i64) -> i64:
        """Return the enemy figures on a hex: attackers, in a duel soldiers of the other team."""
        if self.rules.coop:
            return self.base_on(place) + self.elite_on(place)
        return self.troops(1 - team, place)

    def attackers(self) -> i64:
        """Return all attackers on the battlefield."""
        total: i64 = 0
        for place in range(1, HEXES):
            total += self.base[place] + self.elite[place]
        for i in range(self.part_count()):
            total += self.parts[i * PART + 1] + self.parts[i * PART + 2]
        return total

    def owns(self, seat: i64, improvement: i64) -> bool:
        """Return whether an improvement lies in front of a seat."""
        from tafelrunde.games.ante_portas.engine.data import At

        return self.improvement[improvement] == At.OWNED + seat

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
        if self.reason == Reason.NONE and not self.rules.coop:
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
