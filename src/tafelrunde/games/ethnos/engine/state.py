"""A position of Ethnos: its fields, how it is copied and saved, and what of it is hidden from whom.

Zones count cards by kind: `hand[seat * KINDS + kind]`, `row[kind]`. The deck is not shuffled ahead: it is what is left in it, and a draw
picks one of its cards. Bands lie in the order in which they were played this age, ten places for the cards of each.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine.data import DRAGONS, EMPTY, HAND_LIMIT, IN_CHAIN, REASON_NAMES, Ask, Do, Happened, Reason
from tafelrunde.games.ethnos.engine.hidden import deal_hidden, deal_scattered
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import BIT, NOBODY, Event, Outcome, State
from tafelrunde.kernel.rows import ints
from tafelrunde.kernel.vectors import vec


def plays_as_few(players: i64, letter: i64) -> bool:
    """Return whether the rules for two and three players hold (ET-1.11); the option few_players can leave them out (ET-R2)."""
    return players < 4 and letter == 0


def tribes_of(few: bool) -> i64:
    return 5 if few else 6  # ET-1.5


class Rules:
    """The options of a table (section 10 of the rules) as ints; shared by all states of a game and never changed."""

    def __init__(self, values: list[i64]) -> None:
        self.values = values
        self.players = values[0]
        self.few: bool = plays_as_few(values[0], values[13])  # and so two ages, five tribes, two tokens a kingdom
        self.pair: bool = self.few and values[0] == 2  # the markers of both count, and the last age pays differently (ET-7.3, ET-23)
        self.ages: i64 = 2 if self.few else 3
        self.tribes: i64 = tribes_of(self.few)
        self.merfolk_as_kingdom = values[1] != 0
        self.start_exclusive = values[2] != 0
        self.marker_optional = values[3] != 0
        self.prompt_all = values[4] != 0
        self.orc_partial = values[5] != 0
        self.both_tokens = values[6] != 0
        self.token_set = values[7]
        self.fairies = values[8] != 0
        self.empty_row_bonus = values[9] != 0
        self.show_known = values[10] != 0
        self.reveal_scattered = values[11] != 0
        self.open_hands = values[12] != 0
        self.tie_skeletons = values[14] != 0


class Ethnos(State):
    """A position. `__init__` is a bare record of fields; the module `making` makes positions."""

    def __init__(
        self,
        chance: Chance,
        steps: list[i64],
        to_move: i64,
        revealed: i64,
        rules: Rules,
        tribes: list[i64],
        kinds: vec[i64],
        tokens: vec[i64],
        hand: vec[i64],
        hand_size: vec[i64],
        known: vec[i64],
        picked: vec[i64],
        row: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        markers: vec[i64],
        supply: vec[i64],
        merfolk: vec[i64],
        orcs: vec[i64],
        trolls: vec[i64],
        glory: vec[i64],
        sheet: vec[i64],
        band_owner: vec[i64],
        band_leader: vec[i64],
        band_size: vec[i64],
        band_cards: vec[i64],
        row_size: i64,
        deck_size: i64,
        top: i64,
        dragons: i64,
        gone: i64,
        giant: i64,
        giant_record: i64,
        age: i64,
        turn: i64,
        first: i64,
        drawer: i64,
        band: i64,
        placed: i64,
        reason: i64,
        resigned: i64,
        banned: i64,
    ) -> None:
        super().__init__(chance, steps, to_move, revealed)
        self.rules = rules
        self.tribes = tribes  # in the game, ascending; while tribes are banned, those that are not
        self.kinds = kinds  # of the tribes in the game, ascending
        self.tokens = tokens  # [kingdom * 3 + space]: glory token
        self.hand = hand
        self.hand_size = hand_size
        self.known = known  # [seat * KINDS + kind]: cards that everybody knows to be in the hand (8.3)
        self.picked = picked  # [kind]: cards chosen so far for a band, or to be kept
        self.row = row
        self.deck = deck  # ally cards left in the deck, dragons apart
        self.discard = discard  # [seat * KINDS + kind]: hands scattered at the end of an age
        self.markers = markers  # [seat * KINGDOMS + kingdom]
        self.supply = supply
        self.merfolk = merfolk  # [seat]: space on the Merfolk board
        self.orcs = orcs  # [seat]: bit set of spaces on the Orc board
        self.trolls = trolls  # [value - 1]: seat that holds the token, or EMPTY
        self.glory = glory
        self.sheet = sheet  # [(seat * AGES + age - 1) * COLUMNS + column]
        self.band_owner = band_owner
        self.band_leader = band_leader
        self.band_size = band_size  # as played, with Skeletons
        self.band_cards = band_cards  # [band * 10 + i]: kind, ascending, or EMPTY
        self.row_size = row_size
        self.deck_size = deck_size  # ally cards
        self.top = top  # cards above the part with the dragons
        self.dragons = dragons  # revealed
        self.gone = gone  # Skeletons removed from bands and row at the end of an age
        self.giant = giant  # the band the Giant token lies on, or EMPTY
        self.giant_record = giant_record
        self.age = age  # 0 until the first one begins
        self.turn = turn
        self.first = first
        self.drawer = drawer  # of the third dragon
        self.band = band  # the last one of this turn, or EMPTY
        self.placed = placed  # whether it placed a marker in its kingdom
        self.reason = reason
        self.resigned = resigned  # the seat that gave up, or EMPTY
        self.banned = banned  # bit set of tribes

    def clone(self) -> Ethnos:
        return Ethnos(
            self.chance.copy(),
            self.steps[:],
            self.to_move,
            self.revealed,
            self.rules,
            self.tribes if self.age else self.tribes[:],
            self.kinds,
            self.tokens if self.age else self.tokens[:],
            self.hand[:],
            self.hand_size[:],
            self.known[:],
            self.picked[:],
            self.row[:],
            self.deck[:],
            self.discard[:],
            self.markers[:],
            self.supply[:],
            self.merfolk[:],
            self.orcs[:],
            self.trolls[:],
            self.glory[:],
            self.sheet[:],
            self.band_owner[:],
            self.band_leader[:],
            self.band_size[:],
            self.band_cards[:],
            self.row_size,
            self.deck_size,
            self.top,
            self.dragons,
            self.gone,
            self.giant,
            self.giant_record,
            self.age,
            self.turn,
            self.first,
            self.drawer,
            self.band,
            self.placed,
            self.reason,
            self.resigned,
            self.banned,
        )

    def dump(self) -> list[list[int]]:
        return [
            list(self.rules.values),
            list(self.steps),
            list(self.tribes),
            ints(self.tokens),
            ints(self.hand),
            ints(self.known),
            ints(self.picked),
            ints(self.row),
            ints(self.deck),
            ints(self.discard),
            ints(self.markers),
            ints(self.supply),
            ints(self.merfolk),
            ints(self.orcs),
            ints(self.trolls),
            ints(self.glory),
            ints(self.sheet),
            ints(self.band_owner),
            ints(self.band_leader),
            ints(self.band_size),
            ints(self.band_cards),
            [
                self.to_move,
                self.revealed,
                self.top,
                self.dragons,
                self.gone,
                self.giant,
                self.giant_record,
                self.age,
                self.turn,
                self.first,
                self.drawer,
                self.band,
                self.placed,
                self.reason,
                self.resigned,
                self.banned,
            ],
        ]

    def __reduce__(self) -> tuple[object, ...]:  # native classes do not pickle by themselves
        from tafelrunde.games.ethnos.engine.making import restore

        return restore, (self.dump(), self.chance)

    # The verbs

    def legal(self, seat: i64) -> vec[i64]:
        top = self.steps[-1]
        return STEPS[top & 31].legal(self, top >> 5, seat)

    def apply(self, seat: i64, action: i64) -> None:
        top = self.steps[-1]
        STEPS[top & 31].apply(self, top >> 5, seat, action)
        self.run()

    def run(self) -> None:
        """Go on to the next decision."""
        while self.reason == Reason.NONE:
            top = self.steps[-1]
            seat = STEPS[top & 31].actor(self, top >> 5)
            if seat >= 0:
                self.to_move = seat
                return
        self.to_move = NOBODY

    def push(self, kind: i64, data: i64) -> None:
        """Owe one more decision, before those already owed."""
        self.steps.append(kind | data << 5)

    def may_resign(self, seat: i64) -> bool:
        """ET-R41: with two players only; otherwise the others would have to finish a game with a hole in it."""
        return self.rules.players == 2 and self.to_move == seat

    def resign(self, seat: i64) -> None:
        self.resigned = seat
        self.note(Happened.RESIGNED, [seat])
        self.finish(Reason.RESIGN)
        self.to_move = NOBODY

    def finish(self, reason: i64) -> None:
        """The game is over."""
        self.reason = reason
        self.steps.clear()
        self.note(Happened.ENDED, [reason])

    def outcome(self) -> Outcome | None:
        if self.reason == Reason.NONE:
            return None
        from tafelrunde.games.ethnos.engine.scoring import places

        return Outcome(places(self), tuple(ints(self.glory)), REASON_NAMES[self.reason])

    # Bands and kept cards are chosen kind by kind, and nobody else may know how far that is (8.2)

    def begins(self, action: i64) -> bool:
        return Do.LEAD_TRIBE <= action < Do.KINGDOM

    def unfinished(self) -> bool:
        if not self.steps:
            return False
        top = self.steps[-1]
        return top & 31 == Ask.COMPOSE or (top & 31 == Ask.ELF_KEEP and top >> 5 > 0)

    # Events

    def note(self, kind: i64, args: list[i64]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, args, 0, 0))

    def note_secret(self, kind: i64, args: list[i64], secret: i64, seat: i64) -> None:
        """Note an event of which only one seat may see the argument at position `secret`."""
        if self.events is not None:
            if self.rules.open_hands:
                self.events.append(Event(kind, args, 0, 0))
            else:
                self.events.append(Event(kind, args, BIT[secret], BIT[seat]))

    # Hidden information

    def determinize(self, seat: i64, chance: Chance) -> Ethnos:
        """Deal what this seat has not seen anew over the rivals' hands and the deck (7.7)."""
        twin = self.clone()
        twin.chance = chance
        if self.age == 0 or self.reason != Reason.NONE:
            return twin  # nothing is hidden while tribes are chosen
        rival: i64 = EMPTY  # who is asked something that shows that there is more than Skeletons in the hand
        if self.to_move >= 0 and self.to_move != seat:
            twin.forget_choice()
            ask = twin.steps[-1] & 31
            if ask == Ask.CHAIN or (ask == Ask.TURN and self.hand_size[self.to_move] == HAND_LIMIT):
                rival = self.to_move
        if self.rules.open_hands:
            return twin
        deal_hidden(twin.hand, twin.hand_size, twin.known, twin.deck, twin.kinds, seat, rival, chance)
        if self.dragons == DRAGONS and not self.rules.reveal_scattered:
            deal_scattered(twin.discard, twin.deck, twin.kinds, self.rules.players, seat, chance)
        return twin

    def forget_choice(self) -> None:
        """Go back to where a choice of several small decisions began; what is chosen so far is nobody else's business."""
        top = self.steps[-1]
        ask = top & 31
        if ask == Ask.COMPOSE:
            self.steps[-1] = Ask.CHAIN if top >> 5 & IN_CHAIN else Ask.TURN
        elif ask == Ask.ELF_KEEP:
            self.steps[-1] = Ask.ELF_KEEP
        else:
            return
        for kind in self.kinds:
            self.picked[kind] = 0

    def check(self) -> str | None:
        from tafelrunde.games.ethnos.engine.making import broken_invariant

        return broken_invariant(self)


class Step(ABC):
    """One kind of decision: who decides, what is legal and what it does, side by side. Steps hold no state of their own."""

    @abstractmethod
    def actor(self, state: Ethnos, data: i64) -> i64:
        """Return the seat that decides, or NOBODY after having dealt with a step in which there is nothing to decide."""

    @abstractmethod
    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        """Return the legal actions, strictly ascending."""

    @abstractmethod
    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        """Carry the action out; the step takes itself off the stack first."""


STEPS: Final[list[Step]] = []  # by Ask; filled by the module `steps`


def has_tribe(state: Ethnos, tribe: i64) -> bool:
    """Return whether a tribe takes part."""
    for other in state.tribes:
        if other == tribe:
            return True
    return False
