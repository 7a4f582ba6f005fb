"""A position of Mighty Empires: its fields, how it is copied and saved, and its verbs.

Nothing here says who is a person and who is not; what a game master orders is carried out by the module `masters`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine.board import Land
from tafelrunde.games.mighty_empires.engine.data import (
    ASK_BITS,
    ASK_MASK,
    BEASTMEN,
    EMPTY,
    FIGHT,
    ORDER,
    PLACE_BITS,
    RACE_GROUP,
    REASON_NAMES,
    REPORT_ROW,
    SAY_WRITTEN,
    SEALED,
    WHAT_BITS,
    Ask,
    Do,
    Event,
    Fight,
    Happened,
    Reason,
    Stage,
    Status,
)
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, SEVERAL, Outcome, State
from tafelrunde.kernel.contract import Event as Note
from tafelrunde.kernel.rows import ints
from tafelrunde.kernel.vectors import append, vec


class Rules:
    """The options of a campaign (section 10) as ints; shared by all states and never changed, only replaced by a correction."""

    def __init__(self, values: list[i64]) -> None:
        self.values = values
        self.players = values[0]
        self.battle_mode = values[1]
        self.offset = values[2]  # seasons that the first round is late (ME-1.2)
        self.max_rounds = values[3]
        self.vp_target = values[4]  # 0: off
        self.slots = values[5] == 2
        self.free_choice = values[5] == 1
        self.min_distance = values[6]  # 0: 2 with homes, 3 without
        self.start_gold = values[7]
        self.start_fields = values[8]
        self.open_pairing = values[9] != 0
        self.multi_battle = values[10]  # 0 average, 1 best, 2 sum up to 5, 3 sum
        self.carry_over = values[11] != 0
        self.build_order = values[12]  # 0 smallest first, 1 largest first, 2 by result
        self.no_repeat = values[13] != 0
        self.exhaustion = values[14]  # 0 double at rivers and triple in mountains, 1 any pair, 2 off
        self.rebuild_exhausted = values[15] != 0
        self.allow_demolish = values[16] != 0
        self.one_step = values[17] != 0
        self.revolution_hits_capital = values[18] != 0
        self.isolated_mines_pay = values[19] != 0
        self.hoard_total_3 = values[20] != 0
        self.hoard_as_tower = values[21] != 0
        self.skaven_strict = values[22] != 0
        self.elimination = values[23] != 0
        self.component_limits = values[24] != 0
        self.extra_battles = values[25] != 0
        self.assassin_wounds = values[26] != 0
        self.unplayed_rp = values[27]
        self.largest_bonus = values[28]
        self.seasons = values[29] != 0
        self.race_rules = values[30] != 0
        self.dwarf_castle_mine = values[31] != 0
        self.seal_gold = values[32] != 0
        self.vacant = values[33]  # seats that nobody has yet (ME-14.14)
        self.most_battles = values[34]  # of one realm in a round; EMPTY: as many as there are
        self.volcano_surcharge = values[35] != 0
        self.dragon_guards = values[36] != 0
        self.loser_barred = values[37] != 0
        self.most_reinforced = values[38]  # gold for reinforcements in a battle; EMPTY: whatever there is
        self.undead_windfalls = values[39]  # 0 the good harvest only, 1 none, 2 all
        self.ranks_now = values[40] != 0  # famine and revolution hit by the sizes of the moment
        self.beastmen_raiders = values[41] != 0


class MightyEmpires(State):
    """A position. `__init__` is a bare record of fields; the module `making` makes positions."""

    def __init__(
        self,
        chance: Chance,
        steps: list[i64],
        to_move: i64,
        revealed: i64,
        rules: Rules,
        land: Land,
        owner: vec[i64],
        building: vec[i64],
        special: vec[i64],
        capital: vec[i64],
        original: vec[i64],
        claimed: vec[i64],
        exhausted: vec[i64],
        weird: vec[i64],
        raided: vec[i64],
        dragons: vec[i64],
        lair: vec[i64],
        gold: vec[i64],
        race: vec[i64],
        quality: vec[i64],
        home: vec[i64],
        choice: vec[i64],
        markers: vec[i64],
        special_built: vec[i64],
        rp: vec[i64],
        winter_rp: vec[i64],
        plague: vec[i64],
        status: vec[i64],
        event: vec[i64],
        aim: vec[i64],
        last_event: vec[i64],
        uprising: vec[i64],
        famine: vec[i64],
        blight: vec[i64],
        revolted: vec[i64],
        occupied: vec[i64],
        conquered: vec[i64],
        won: vec[i64],
        lot: vec[i64],
        order: vec[i64],
        battles: vec[i64],
        reports: vec[i64],
        orders: vec[i64],
        history: vec[i64],
        year: i64,
        round: i64,  # noqa: A002 - the glossary's word
        winter: i64,
        phase: i64,
        lead: i64,
        agent: i64,
        victim: i64,
        raged: i64,
        stream: i64,
        drawn: i64,
        fresh: i64,
        reason: i64,
    ) -> None:
        super().__init__(chance, steps, to_move, revealed)
        self.rules = rules
        self.land = land
        self.owner = owner  # [tile]: seat or EMPTY
        self.building = building  # [tile]
        self.special = special  # [tile]: seat whose special building stands there, or EMPTY
        self.capital = capital  # [tile]: seat whose capital it is, or EMPTY
        self.original = original  # [tile]: seat that founded its first capital there, or EMPTY
        self.claimed = claimed  # [tile]: the marker for this original capital is won (ME-13.1)
        self.exhausted = exhausted  # [tile]: no new mine (ME-6.2)
        self.weird = weird  # [tile * 4 + effect]: caster + 1, 0 for none
        self.raided = raided  # [tile]: pays no tax this winter (ME-4.9)
        self.dragons = dragons  # [tile]: dragons that lie there this winter (ME-4.7)
        self.lair = lair  # [tile]: whether the emperor dragon of this volcano lives
        self.gold = gold  # [seat]
        self.race = race  # [seat]
        self.quality = quality  # [seat]: percent (ME-9.17)
        self.home = home  # [seat]: number of the home, or EMPTY
        self.choice = choice  # [seat]: tile chosen in secret for the capital, or EMPTY
        self.markers = markers  # [seat]: capital markers
        self.special_built = special_built  # [seat]: once a campaign (ME-12.1)
        self.rp = rp  # [seat]: empire points of this round
        self.winter_rp = winter_rp  # [seat]: pool of the undead (ME-11.15)
        self.plague = plague  # [seat]: year in which it weakens the armies, or 0
        self.status = status  # [seat]
        self.event = event  # [seat]: chosen this round, or EMPTY
        self.aim = aim  # [seat]: the opponent that event is aimed at, or EMPTY
        self.last_event = last_event  # [seat]: of the round before, or EMPTY
        self.uprising = uprising  # [seat]: halvings of this winter's taxes
        self.famine = famine  # [seat]
        self.blight = blight  # [seat]
        self.revolted = revolted  # [seat]: hit by a revolution this winter (ME-4.11)
        self.occupied = occupied  # [seat]: how many free tiles it has taken in this spending
        self.conquered = conquered  # [seat]: how many enemy tiles it has taken in this spending
        self.won = won  # [tile]: conqueror + 1 and loser + 1 << 4 if it was conquered this round
        self.lot = lot  # [position]: seat; the order drawn at the start (ME-0.3)
        self.order = order  # [rank]: seat, largest realm first, fixed for the round or winter (ME-2.3)
        self.battles = battles  # rows of FIGHT numbers: the battles of this round, or of this winter
        self.reports = reports  # [(battle * 2 + side) * REPORT_ROW + ...]
        self.orders = orders  # [seat * ORDER + part]: sealed order, and how far it is written
        self.history = history  # rows of 1 + 4 * players: round, then tiles, cities, hoards, markers of each seat (ME-17.6)
        self.year = year
        self.round = round  # 0 during the setup
        self.winter = winter
        self.phase = phase
        self.lead = lead  # seat with the bonus of the largest realm, or EMPTY
        self.agent = agent  # seat that an agent makes challenge, or EMPTY
        self.victim = victim  # whom it has to challenge
        self.raged = raged  # dragon rage came this winter already
        self.stream = stream  # where dice come from, see `draw`
        self.drawn = drawn
        self.fresh = fresh  # how often a game master ordered fresh dice
        self.reason = reason
        self.pool = vec[i64]()  # what the last draw was among; only while an action is carried out

    def clone(self) -> MightyEmpires:
        return MightyEmpires(
            self.chance.copy(),
            self.steps[:],
            self.to_move,
            self.revealed,
            self.rules,
            self.land,
            self.owner[:],
            self.building[:],
            self.special[:],
            self.capital[:],
            self.original[:],
            self.claimed[:],
            self.exhausted[:],
            self.weird[:],
            self.raided[:],
            self.dragons[:],
            self.lair[:],
            self.gold[:],
            self.race[:],
            self.quality[:],
            self.home[:],
            self.choice[:],
            self.markers[:],
            self.special_built[:],
            self.rp[:],
            self.winter_rp[:],
            self.plague[:],
            self.status[:],
            self.event[:],
            self.aim[:],
            self.last_event[:],
            self.uprising[:],
            self.famine[:],
            self.blight[:],
            self.revolted[:],
            self.occupied[:],
            self.conquered[:],
            self.won[:],
            self.lot[:],
            self.order[:],
            self.battles[:],
            self.reports[:],
            self.orders[:],
            self.history[:],
            self.year,
            self.round,
            self.winter,
            self.phase,
            self.lead,
            self.agent,
            self.victim,
            self.raged,
            self.stream,
            self.drawn,
            self.fresh,
            self.reason,
        )

    def dump(self) -> list[list[int]]:
        return [
            list(self.rules.values),
            list(self.steps),
            *self.land.rows(),
            ints(self.owner),
            ints(self.building),
            ints(self.special),
            ints(self.capital),
            ints(self.original),
            ints(self.claimed),
            ints(self.exhausted),
            ints(self.weird),
            ints(self.raided),
            ints(self.dragons),
            ints(self.lair),
            ints(self.gold),
            ints(self.race),
            ints(self.quality),
            ints(self.home),
            ints(self.choice),
            ints(self.markers),
            ints(self.special_built),
            ints(self.rp),
            ints(self.winter_rp),
            ints(self.plague),
            ints(self.status),
            ints(self.event),
            ints(self.aim),
            ints(self.last_event),
            ints(self.uprising),
            ints(self.famine),
            ints(self.blight),
            ints(self.revolted),
            ints(self.occupied),
            ints(self.conquered),
            ints(self.won),
            ints(self.lot),
            ints(self.order),
            ints(self.battles),
            ints(self.reports),
            ints(self.orders),
            ints(self.history),
            [
                self.to_move,
                self.revealed,
                self.year,
                self.round,
                self.winter,
                self.phase,
                self.lead,
                self.agent,
                self.victim,
                self.raged,
                self.stream,
                self.drawn,
                self.fresh,
                self.reason,
            ],
        ]

    def __reduce__(self) -> tuple[object, ...]:  # native classes do not pickle by themselves
        from tafelrunde.games.mighty_empires.engine.making import restore

        return restore, (self.dump(), self.chance)

    # The verbs

    def actors(self) -> list[int]:
        if self.to_move != SEVERAL:
            return [] if self.to_move < 0 else [int(self.to_move)]
        if self.steps[-1] & ASK_MASK == Ask.CAPITALS:
            return [seat for seat in range(self.rules.players) if self.status[seat] == Status.ACTIVE and self.choice[seat] == EMPTY]
        from tafelrunde.games.mighty_empires.engine.challenge import fighters

        return fighters(self)

    def legal(self, seat: i64) -> vec[i64]:
        top = self.steps[-1]
        return STEPS[top & ASK_MASK].legal(self, top >> ASK_BITS, seat)

    def apply(self, seat: i64, action: i64) -> None:
        top = self.steps[-1]
        STEPS[top & ASK_MASK].apply(self, top >> ASK_BITS, seat, action)
        self.run()

    def run(self) -> None:
        """Go on to the next decision."""
        while self.reason == Reason.NONE:
            top = self.steps[-1]
            seat = STEPS[top & ASK_MASK].actor(self, top >> ASK_BITS)
            if seat != NOBODY:
                self.to_move = seat
                return
        self.to_move = NOBODY

    def push(self, kind: i64, data: i64) -> None:
        """Owe one more decision, before those already owed."""
        self.steps.append(kind | data << ASK_BITS)

    def set_top(self, data: i64) -> None:
        """Change what the present step has to remember."""
        self.steps[-1] = (self.steps[-1] & ASK_MASK) | data << ASK_BITS

    def resign(self, seat: i64) -> None:
        """A player who gives up withdraws (ME-13.9); the others play on."""
        from tafelrunde.games.mighty_empires.engine.making import withdraw

        withdraw(self, seat)
        self.run()

    def finish(self, reason: i64) -> None:
        """The campaign is over."""
        from tafelrunde.games.mighty_empires.engine.data import Phase

        self.reason = reason
        self.phase = Phase.ENDED
        self.steps.clear()
        self.to_move = NOBODY
        self.note(Happened.ENDED, [reason])

    def outcome(self) -> Outcome | None:
        if self.reason == Reason.NONE:
            return None
        from tafelrunde.games.mighty_empires.engine.scoring import final_places, score

        scores = tuple([int(score(self, seat)) for seat in range(self.rules.players)])
        return Outcome(final_places(self), scores, REASON_NAMES[self.reason])

    # Plays of several small actions: an event with its target, a challenge with its battlefield, an order, a report

    def begins(self, action: i64) -> bool:
        if Do.EVENT <= action < Do.AT_SEAT:
            kind = action - Do.EVENT
            return (
                kind == Event.FOOLS_GOLD or kind == Event.BUILDING_BOOM or kind == Event.DISASTER or kind == Event.DIPLOMACY
                or kind == Event.SABOTEURS or kind == Event.AGENT
            )  # fmt: skip
        return Do.CHALLENGE <= action < Do.GROUND or Do.PART <= action < Do.SETTLE or Do.REPORT <= action < Do.CONFIRM

    def unfinished(self) -> bool:
        if not self.steps:
            return False
        ask = self.steps[-1] & ASK_MASK
        if ask == Ask.BATTLES:
            for seat in range(self.rules.players):
                if 0 < self.orders[seat * ORDER + SEALED] < SEALED and not self.mustered(seat):
                    return True
            for row in range(len(self.reports) // REPORT_ROW):
                if self.reports[row * REPORT_ROW + SAY_WRITTEN] > 0:
                    return True
        return ask == Ask.EVENT_SEAT or ask == Ask.EVENT_BUILD or ask == Ask.EVENT_TILE or ask == Ask.GROUND

    def mustered(self, seat: i64) -> bool:
        """Return whether a seat has openly said what it pays, and not begun to say how it fights (option seal_gold off)."""
        return self.orders[seat * ORDER + SEALED] == 3 and not self.rules.seal_gold

    def countless(self) -> bool:
        """Orders and reports hold far too many numbers to list them."""
        if not self.steps or self.steps[-1] & ASK_MASK != Ask.BATTLES:
            return False
        for at in range(0, len(self.battles), FIGHT):
            if Stage.MUSTER_A <= self.battles[at + Fight.STAGE] <= Stage.TABLE:
                return True
        return False

    def selection(self, seat: i64) -> list[tuple[int, ...]]:
        from tafelrunde.games.mighty_empires.engine.judgement import suggestions

        return suggestions(self, seat)

    # Chance

    def open_stream(self, stream: i64, index: i64) -> None:
        """Throw from now on with the dice of a purpose and a player or battle (ME-16.2)."""
        key = stream | self.year << 4 | self.round << 10 | index << 16 | self.fresh << 23
        if key != self.stream:
            self.stream = key
            self.drawn = 0

    def draw(self, n: i64, what: i64) -> i64:
        """Ask chance; the question names stream and place in it, so that a play taken back and played again brings the same (ME-14.11)."""
        place = self.drawn
        self.drawn = place + 1
        return self.chance.pick(n, what | self.stream << WHAT_BITS | place << PLACE_BITS)

    def die(self, what: i64) -> i64:
        return self.draw(6, what) + 1

    def pick_of(self, things: vec[i64], what: i64) -> i64:
        """Draw one of several things; no question where there is only one."""
        if len(things) == 1:
            return things[0]
        self.pool = things
        return things[self.draw(len(things), what)]

    # Looking

    def group(self, seat: i64) -> i64:
        """Return which rules of races apply to a seat."""
        if not self.rules.race_rules or (self.race[seat] == BEASTMEN and not self.rules.beastmen_raiders):
            return 0
        return RACE_GROUP[self.race[seat]]

    def acting(self, position: i64) -> i64:
        """Return who acts at a position, smallest realm first (ME-2.4)."""
        return self.order[self.rules.players - 1 - position]

    # Events

    def note(self, kind: i64, args: list[i64]) -> None:
        if self.events is not None:
            self.events.append(Note(kind, args, 0, 0))

    # Hidden information

    def determinize(self, seat: i64, chance: Chance) -> MightyEmpires:
        """Choose anew what others have sealed (section 8)."""
        twin = self.clone()
        twin.chance = chance
        if self.reason == Reason.NONE:
            from tafelrunde.games.mighty_empires.engine.hidden import imagine

            imagine(twin, seat, chance)
        return twin

    def check(self) -> str | None:
        from tafelrunde.games.mighty_empires.engine.making import broken_invariant

        return broken_invariant(self)

    # Battles

    def fight(self, battle: i64, field: i64) -> i64:
        return self.battles[battle * FIGHT + field]

    def set_fight(self, battle: i64, field: i64, value: i64) -> None:
        self.battles[battle * FIGHT + field] = value

    def fights(self) -> i64:
        return len(self.battles) // FIGHT

    def add_fight(self, row: list[i64]) -> None:
        for value in row:
            self.battles = append(self.battles, value)
        for _ in range(2 * REPORT_ROW):
            self.reports = append(self.reports, 0)


class Step(ABC):
    """One kind of decision: who decides, what is legal and what it does, side by side. Steps hold no state of their own."""

    @abstractmethod
    def actor(self, state: MightyEmpires, data: i64) -> i64:
        """Return the seat that decides or SEVERAL, or NOBODY after having dealt with a step in which there is nothing to decide."""

    @abstractmethod
    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        """Return the legal actions, strictly ascending."""

    @abstractmethod
    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        """Carry the action out."""


STEPS: Final[list[Step]] = []  # by Ask; filled by the module `steps`
