"""What a seat makes of a position of Seventh Stone, for its rules of thumb.

Everything is counted in thousandths of a tear stone. A field is worth its resource stones and tear stones to whoever holds it, the more the
nearer somebody is to the goal, and what a rival loses counts in part. Units are worth the fields they take, hold and threaten: `stand`
says what an army of some size is worth on a field, `assault` what an attack is worth, by exact odds. So an order is judged by what changes
on the two fields it touches, recruiting by what a unit more is worth on its field, and whatever leaves a limit broken is not done at all.

Of the state only what the seat may know is looked at: never the stones under the armies of others nor their allocations.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine import effects
from tafelrunde.games.seventh_stone.engine.battle import battle_stone, supporters, targets
from tafelrunde.games.seventh_stone.engine.board import FAR
from tafelrunde.games.seventh_stone.engine.law import barracks_before, no_reach, no_size
from tafelrunde.games.seventh_stone.engine.movement import reach, with_stone
from tafelrunde.games.seventh_stone.engine.odds import NO_SUPPORTS, Forecast, Supports, forecast, likely_supports, walls_now
from tafelrunde.games.seventh_stone.engine.placement import armies_of_type
from tafelrunde.games.seventh_stone.engine.scoring import tear_stones
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.plays import Play
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec


class Weight:
    """What things are worth, in thousandths of a tear stone."""

    TEAR: Final = 1000  # a tear stone
    WON: Final = 6000  # to have enough of them
    ONE_SHORT: Final = 900  # to lack one
    ONE_SHORT_TOURNAMENT: Final = 600  # more, if a tournament ends this year
    TWO_SHORT: Final = 300
    RS: Final = 45  # a resource stone of every year
    UNIT: Final = 50
    MERCENARY: Final = 45
    MANUFACTORY: Final = 90
    BARRACKS: Final = 70
    WALL: Final = 40
    POSITION: Final = 60  # to choose the place in the turn order
    FREE_LAND: Final = 600  # so much to be had makes moving first better than moving last
    UPKEEP: Final = 20  # a unit without use, for as long as it lives
    CROWD: Final = 5  # less for each unit that is there already
    BIDDING: Final = 15  # to have a say in the turn order at all
    DENY: Final = 300  # that a rival does not get a tear stone


class Percent:
    """Shares and chances, in percent."""

    RIVAL: Final = 75  # of what the only rival loses
    RIVALS: Final = 30  # of what one of several rivals loses
    LEADER: Final = 55  # of what the leading one of several loses
    WALK_IN: Final = 65  # an empty field in reach of a rival who moves later is taken
    WALK_IN_NEXT: Final = 40  # the same next year
    FRESH: Final = 15  # by units that are still to be recruited
    ATTACKED: Final = 65  # a rival who could attack does so
    ATTACKED_NEXT: Final = 35  # the same next year
    DECAY: Final = 55  # what a field is worth that takes a year more to reach
    OTHERS: Final = 20  # what it is worth if others are nearer
    PLACE: Final = 60  # of the fields that an army could take later
    BAR: Final = 58  # do not attack with less
    DECISIVE_BAR: Final = 25
    OPEN: Final = 85  # odds left if the defender can still bring more units
    QUICKSAND: Final = 17
    HELPING: Final = 50  # of the rivals' units in reach that support an attack
    BID_MERCENARY: Final = 10  # of their resource stones that rivals bid on average
    BID_EQUIPMENT: Final = 5
    BID_LOST: Final = 30
    BID_MOVEMENT: Final = 8
    BID_TOURNAMENT: Final = 12


class Site:
    """What makes a field good for the capital and for the first barracks."""

    YIELD: Final = 12
    TEMPLE: Final = 40
    RIVAL_CAPITAL: Final = 100
    NEIGHBOUR: Final = 3
    PORTAL: Final = 10
    BARRACKS_YIELD: Final = 10
    BARRACKS_TEMPLE: Final = 40
    BARRACKS_RIVAL: Final = 30
    BARRACKS_FAR: Final = 6  # for each step more than three from the capital


HORIZON: Final = 3  # years ahead that an army looks
SLIGHT: Final = 1.0
NEVER: Final = -1_000_000.0
MOST_TOLD: Final = 10  # what armies of fewer units are worth is remembered

# Stones by kind, as the draft likes them
STONE_VALUE: Final[list[i64]] = [
    0, 25, 25, 40, 30, 40, 20, 30, 45, 45, 25, 35, 50, 55, 30, 45, 60, 25, 40, 55, 25, 30, 40, 35, 25, 2000,
]  # fmt: skip


def army_key(cell: i64, kind: i64, count: i64) -> i64:
    """Return by which number it is remembered what an army is worth on a field."""
    return (cell * 4 + kind) * 64 + min(count, i64(63))


def unknown(count: i64) -> vec[float]:
    """Return a row of values that are still to be worked out."""
    made = vec[float](capacity=count)
    for _ in range(count):
        made = append(made, NEVER)
    return made


def share(value: float, percent: i64) -> float:
    """Return so many percent of a value."""
    return value * float(percent) / 100.0


def helping(count: i64) -> i64:
    """Return how many of the units that could come to a battle are reckoned with as supports."""
    return count * Percent.HELPING // 100


class Prospect:
    """What a seat makes of a position before it compares its plays."""

    def __init__(self, state: SeventhStone, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.players = state.rules.players
        self.cells = state.board.cells
        self.steps = state.board.walks()
        self.ts: list[i64] = [tear_stones(state, other) for other in range(self.players)]
        self.moves_later: list[bool] = [state.phase <= ss.Phase.PRODUCTION] * self.players
        for step in state.steps:
            if step & ss.ASK_MASK == ss.Ask.MOVE and ss.move_seat(step >> ss.ASK_BITS) != state.mover:
                self.moves_later[ss.move_seat(step >> ss.ASK_BITS)] = True
        self.before_moving = state.phase < ss.Phase.MOVEMENT
        self.weight: list[float] = self.rival_weights()
        self.gain: list[float] = [0.0] * self.cells  # what it is worth to take a field
        self.loss: list[float] = [0.0] * self.cells  # what it costs to lose it
        self.threat = filled(self.players * ss.TYPES * self.cells, 0)  # [(seat * TYPES + type) * cells + cell]: rival units that can come
        self.fresh = filled(self.cells, 0)  # whether rivals can come with units they have yet to recruit
        self.nearest = filled(self.cells, FAR)  # years until the nearest own army can be there
        self.hard = vec[i64]()  # fields of rivals that are defended
        self.risks: dict[int, float] = {}
        self.places: dict[int, float] = {}
        self.sums: dict[int, list[float]] = {}
        self.reaches: dict[int, vec[i64]] = {}
        self.supports: dict[int, Supports] = {}
        self.stays = vec[float]()  # [(cell * TYPES + type) * MOST_TOLD + units], filled when it is needed
        self.wins = vec[float]()  # the same for attacks without supports
        self.guarded: list[bool] = [self.is_hostile(cell) for cell in range(self.cells)]
        self.rate_fields()
        self.find_threats()
        self.find_own()

    # What things are worth

    def rival_weights(self) -> list[float]:
        """Return how much it counts what each other one loses."""
        leader: i64 = ss.EMPTY
        for other in range(self.players):
            if other != self.seat and not self.state.out[other] and (leader < 0 or self.ts[other] > self.ts[leader]):
                leader = other
        weights: list[float] = []
        for other in range(self.players):
            if other == self.seat:
                weights.append(0.0)
            elif self.ts[other] >= self.state.rules.ts_to_win:
                weights.append(1.0)  # has won if nobody does anything
            elif self.players == 2:
                weights.append(share(1.0, Percent.RIVAL))
            else:
                weights.append(share(1.0, Percent.LEADER if other == leader else Percent.RIVALS))
        return weights

    def worth(self, count: i64) -> float:
        """Return what it is worth to have so many tear stones."""
        value = float(count * Weight.TEAR)
        short = self.state.rules.ts_to_win - count
        if short <= 0:
            value += float(Weight.WON)
        elif short == 1:
            value += float(Weight.ONE_SHORT)
            if self.state.counter == ss.TOURNAMENT_PERIOD - 1:
                value += float(Weight.ONE_SHORT_TOURNAMENT)
        elif short == 2:
            value += float(Weight.TWO_SHORT)
        return value

    def rate_fields(self) -> None:
        """Work out what each field is worth to take and to keep."""
        state = self.state
        own = self.ts[self.seat]
        average = 0.0
        for other in range(self.players):
            average += self.weight[other] / float(max(self.players - 1, i64(1)))
        for cell in range(self.cells):
            if not effects.controllable(state, cell):
                continue
            rs = float(effects.field_value(state, cell) * Weight.RS)
            ts = effects.field_ts(state, cell)
            owner = state.controller[cell]
            if owner == self.seat:
                self.loss[cell] = rs + self.worth(own) - self.worth(own - ts) + average * (rs + float(ts * Weight.TEAR))
                continue
            value = rs + self.worth(own + ts) - self.worth(own)
            if state.board.portal[cell] >= 0:
                value += 5.0
            if owner >= 0:
                value += self.weight[owner] * (rs + self.worth(self.ts[owner]) - self.worth(self.ts[owner] - ts))
            self.gain[cell] = value
            self.loss[cell] = value

    # Who can be where

    def add_reach(self, other: i64, cell: i64, kind: i64, count: i64) -> None:
        """Note where an army of a rival can go."""
        points = ss.ALLOWANCE[kind] * (2 if self.state.doubled[other] and self.moves_later[other] else 1)
        left = reach(self.state, other, effects.key_of(cell, kind, 0, points))
        base = (other * ss.TYPES + kind) * self.cells
        for goal in range(self.cells):
            if left[goal] >= 0:
                self.threat[base + goal] += count

    def find_threats(self) -> None:
        """Find out where the rivals' units can go, and where units can go that they have not recruited yet."""
        state = self.state
        for other in range(self.players):
            if other == self.seat or state.out[other]:
                continue
            for cell in range(self.cells):
                kind = state.army_type(other, cell)
                if kind >= 0 and state.stood[cell] == ss.EMPTY:
                    self.add_reach(other, cell, kind, state.units(other, cell))
                if state.controller[cell] == other and self.recruits(cell) > 0:
                    for goal in range(self.cells):
                        if self.steps[cell * self.cells + goal] <= 2:
                            self.fresh[goal] = 1

    def recruits(self, cell: i64) -> i64:
        """Return how many units a field can recruit in a year from next year on."""
        return ss.UNITS_A_BARRACKS * barracks_before(self.state, cell, self.state.year + 1)

    def find_own(self) -> None:
        """Find out how near the own armies are to each field, and which fields of rivals are defended."""
        state = self.state
        for cell in range(self.cells):
            kind = state.army_type(self.seat, cell)
            if kind >= 0:
                for goal in range(self.cells):
                    self.nearest[goal] = min(self.nearest[goal], self.years(kind, cell, goal))
            if effects.controllable(state, cell) and self.hostile(cell) and state.controller[cell] != self.seat:
                self.hard = append(self.hard, i64(cell))

    def years(self, kind: i64, cell: i64, goal: i64) -> i64:
        """Return how many movement phases an army needs from field to field."""
        steps = self.steps[cell * self.cells + goal]
        return (steps + ss.ALLOWANCE[kind] - 1) // ss.ALLOWANCE[kind] if steps < FAR else i64(FAR)

    def hostile(self, cell: i64) -> bool:
        """Return whether whoever enters a field has to fight for it."""
        return self.guarded[cell]

    def is_hostile(self, cell: i64) -> bool:
        """Find out whether whoever enters a field has to fight for it."""
        state = self.state
        return effects.enemies(state, self.seat, cell) > 0 or (
            state.controller[cell] != self.seat and effects.garrison_left(state, cell) > 0
        )

    # Holding fields

    def risk(self, cell: i64, kind: i64, count: i64) -> float:
        """Return the chance that rivals take a field that is held by so many units of a type."""
        key = army_key(cell, kind, count)
        known = self.risks.get(key)
        if known is not None:
            return known
        state = self.state
        guards = effects.garrison(state, cell)
        safe = 1.0
        for other in range(self.players):
            if other == self.seat:
                continue
            base = other * ss.TYPES * self.cells + cell
            melee, ranged, cavalry = self.threat[base], self.threat[base + self.cells], self.threat[base + 2 * self.cells]
            if melee + ranged + cavalry == 0:
                continue
            later = self.moves_later[other]
            if count + guards == 0:
                safe *= 1.0 - share(1.0, Percent.WALK_IN if later else Percent.WALK_IN_NEXT)
                continue
            odds = self.odds_against(cell, kind, count, guards, melee, ranged, cavalry)
            safe *= 1.0 - share(odds, Percent.ATTACKED if later else Percent.ATTACKED_NEXT)
        if self.fresh[cell] and count + guards == 0:
            safe *= 1.0 - share(1.0, Percent.FRESH)
        self.risks[key] = 1.0 - safe
        return 1.0 - safe

    def odds_against(self, cell: i64, kind: i64, count: i64, guards: i64, melee: i64, ranged: i64, cavalry: i64) -> float:
        """Return the chance that the units which can reach a field take it; the best type attacks, the rest supports in part."""
        limit = self.state.unit_limit
        walls = walls_now(self.state, cell) if self.state.controller[cell] == self.seat else i64(0)
        attacker: i64 = ss.Unit.MELEE
        units, shots, riders = melee, helping(ranged), helping(cavalry)
        if cavalry > 0 and (melee == 0 or 4 * min(melee, limit) < 3 * min(cavalry, limit)):
            attacker, units, riders = ss.Unit.CAVALRY, cavalry, helping(max(cavalry - limit, i64(0)))
        elif melee == 0:
            attacker, units, shots = ss.Unit.RANGED, ranged, helping(max(ranged - limit, i64(0)))
        return forecast(attacker, min(units, limit), shots, riders, 0, kind, count, 0, 0, guards, walls).wins

    # Places

    def prospects(self, cell: i64, kind: i64) -> list[float]:
        """Return what the fields are worth that single units could take from here without a fight, the best first, added up."""
        key = cell * 4 + kind
        known = self.sums.get(key)
        if known is not None:
            return known
        state = self.state
        found: list[float] = []
        for goal in range(self.cells):
            if self.gain[goal] == 0.0 or goal == cell or state.lava[goal] or self.hostile(goal):
                continue
            years = self.years(kind, cell, goal)
            if years > HORIZON or state.units(self.seat, goal) > 0:
                continue
            value = self.gain[goal] * self.fading(years) * (1.0 - 0.5 * self.risk(goal, kind, 1))
            found.append(value if years <= self.nearest[goal] else share(value, Percent.OTHERS))
        found.sort(reverse=True)
        sums = [0.0]
        for value in found:
            sums.append(sums[len(sums) - 1] + value)
        self.sums[key] = sums
        return sums

    def fading(self, years: i64) -> float:
        """Return what something is worth that an army can do in so many years; before the movement phase one year is now."""
        value = 1.0
        for _ in range(years - 1 if self.before_moving else years):
            value = share(value, Percent.DECAY)
        return value

    def place(self, cell: i64, kind: i64, count: i64) -> float:
        """Return what an army is worth for the fields it could take later: many weak ones, or a defended one."""
        if count <= 0:
            return 0.0
        key = army_key(cell, kind, count)
        known = self.places.get(key)
        if known is not None:
            return known
        sums = self.prospects(cell, kind)
        weak = sums[min(count, i64(len(sums) - 1))]
        strong = self.strong(cell, kind, count)
        value = max(weak, strong) + 0.2 * min(weak, strong)
        self.places[key] = value
        return value

    def strong(self, cell: i64, kind: i64, count: i64) -> float:
        """Return what the best defended field is worth that an army could attack from here."""
        best = 0.0
        for goal in self.hard:
            years = self.years(kind, cell, goal)
            if years <= HORIZON and goal != cell:
                wins = self.wins_alone(goal, kind, min(count, self.state.unit_limit))
                best = max(best, self.gain[goal] * wins * self.fading(years))
        return best

    def wins_alone(self, cell: i64, kind: i64, count: i64) -> float:
        """Return the chance that so many units take a field from others without supports."""
        if count >= MOST_TOLD:
            return self.attack(cell, kind, count, NO_SUPPORTS).wins
        if len(self.wins) == 0:
            self.wins = unknown(self.cells * ss.TYPES * MOST_TOLD)
        at = (cell * ss.TYPES + kind) * MOST_TOLD + count
        if self.wins[at] == NEVER:
            self.wins[at] = self.attack(cell, kind, count, NO_SUPPORTS).wins
        return self.wins[at]

    def stand(self, cell: i64, kind: i64, count: i64) -> float:
        """Return what it is worth to have so many units of a type on a field that nobody contests."""
        state = self.state
        value = 0.0
        mine = state.controller[cell] == self.seat
        if effects.controllable(state, cell) and (mine or count > 0):
            if not mine:
                value += self.gain[cell]
            value -= self.loss[cell] * self.risk(cell, kind, count)
        if count > 0:
            value += share(self.place(cell, kind, count), Percent.PLACE)
            value -= share(float(Weight.UNIT * count), Percent.ATTACKED_NEXT) * self.risk(cell, kind, count)
            if state.board.kind[cell] == ss.Kind.DESERT:
                value -= share(float(Weight.UNIT * count), Percent.QUICKSAND)
        return value

    # Battles

    def likely(self, other: i64, cell: i64) -> Supports:
        """Return the supports that a seat could give on a field."""
        key = other * self.cells + cell
        known = self.supports.get(key)
        if known is None:
            known = likely_supports(self.state, other, cell)
            self.supports[key] = known
        return known

    def attack(self, cell: i64, kind: i64, count: i64, aid: Supports) -> Forecast:
        """Return how an attack on a field that others hold would go with these supports."""
        state = self.state
        defenders: i64 = 0
        against: i64 = ss.Unit.MELEE
        most: i64 = 0
        shots_back: i64 = 0
        riders_back: i64 = 0
        for other in range(self.players):
            if other == self.seat:
                continue
            units = state.units(other, cell)
            defenders += units
            if units > most:
                most = units
                against = state.army_type(other, cell)
            if units > 0 or state.controller[cell] == other:
                likely = self.likely(other, cell)
                shots_back += likely.shots
                riders_back += likely.riders
        guards, walls = effects.garrison_left(state, cell), walls_now(state, cell)
        if defenders + guards == 0:
            return Forecast(1.0, 0.0, 0.0)
        shots, riders = max(aid.shots, i64(0)), max(aid.riders, i64(0))
        return forecast(kind, count, shots, riders, 0, against, defenders, shots_back, riders_back, guards, walls)

    def assault(self, cell: i64, kind: i64, count: i64, aid: Supports) -> float:
        """Return what an attack with so many units and these supports is worth."""
        if count <= 0:
            return 0.0
        made = self.attack(cell, kind, count, aid)
        wins = made.wins
        if self.may_be_helped(cell):
            wins = share(wins, Percent.OPEN)
        gain = self.gain[cell] + share(self.place(cell, kind, count), Percent.PLACE)
        value = wins * gain + made.killed * float(Weight.UNIT) * self.average_weight(cell) - made.lost * float(Weight.UNIT)
        bar = Percent.DECISIVE_BAR if self.decisive(cell) else Percent.BAR
        if 100.0 * wins < float(bar):
            value -= 500.0 + gain * (1.0 - wins)
        return value

    def decisive(self, cell: i64) -> bool:
        """Return whether taking a field wins the game, or keeps a rival from winning it."""
        state = self.state
        ts = effects.field_ts(state, cell)
        need = state.rules.ts_to_win
        owner = state.controller[cell]
        return ts > 0 and (self.ts[self.seat] + ts >= need or (owner >= 0 and self.ts[owner] >= need > self.ts[owner] - ts))

    def average_weight(self, cell: i64) -> float:
        """Return how much it counts what the defenders of a field lose."""
        for other in range(self.players):
            if other != self.seat and self.state.units(other, cell) > 0:
                return self.weight[other]
        return 0.0

    def may_be_helped(self, cell: i64) -> bool:
        """Return whether the defender of a field can still move units there this year."""
        for other in range(self.players):
            if other == self.seat or not self.moves_later[other]:
                continue
            if self.state.units(other, cell) == 0 and self.state.controller[cell] != other:
                continue
            for kind in range(ss.TYPES):
                if self.threat[(other * ss.TYPES + kind) * self.cells + cell] > 0:
                    return True
        return False

    def defence(self, cell: i64, kind: i64, count: i64, aid: Supports) -> float:
        """Return what it is worth to defend an own field that others have entered with so many units."""
        made = self.defended(cell, kind, count, aid)
        return (made.lost - made.killed) * float(Weight.UNIT) - made.wins * self.loss[cell]

    def defended(self, cell: i64, kind: i64, count: i64, aid: Supports) -> Forecast:
        """Return how the attack of others on an own field will go."""
        state = self.state
        units: i64 = 0
        attacker: i64 = ss.EMPTY
        most: i64 = 0
        for other in range(self.players):
            if other != self.seat and state.units(other, cell) > 0:
                units += state.units(other, cell)
                if state.units(other, cell) > most:
                    most = state.units(other, cell)
                    attacker = other
        guards = effects.garrison(state, cell)
        if attacker < 0:
            return Forecast(0.0, 0.0, 0.0)
        if count + guards == 0:
            return Forecast(1.0, 0.0, 0.0)
        likely = self.likely(attacker, cell)
        against = state.army_type(attacker, cell)
        shots, riders = max(aid.shots, i64(0)), max(aid.riders, i64(0))
        return forecast(against, units, likely.shots, likely.riders, 0, kind, count, shots, riders, guards, walls_now(state, cell))

    def contested(self, cell: i64, kind: i64, count: i64, aid: Supports) -> float:
        """Return what a conflict is worth with so many own units in it."""
        if self.state.controller[cell] == self.seat:
            return self.defence(cell, kind, count, aid)
        return self.assault(cell, kind, count, aid)

    # Deciding

    def score(self, ask: i64, play: Play) -> float:
        """Return what a play is worth."""
        action: i64 = play[0]
        if ask == ss.Ask.MOVE:
            return self.movement(play)
        if ask == ss.Ask.PLACE:
            return self.placement(action)
        if ask == ss.Ask.CAPITAL:
            return self.capital_site(ss.capital_cell(action))
        if ask == ss.Ask.BARRACKS:
            return self.barracks_site(ss.barracks_cell(action))
        if ask == ss.Ask.TAKE or ask == ss.Ask.DISCARD or ask == ss.Ask.KEEP:
            return float(STONE_VALUE[ss.stone_of(action)])
        if ask == ss.Ask.POSITION or ask == ss.Ask.ASSIGN:
            return self.position(ask, ss.position_place(action))
        if ask == ss.Ask.OVERRUN:
            return 0.0 if action == ss.Do.DONE else self.overrun(ss.overrun_cell(action))
        if ask == ss.Ask.DISBAND:
            return self.disbanding(ss.disband_cell(action), ss.disband_type(action))
        return self.in_combat(ask, action)

    # Setup

    def capital_site(self, cell: i64) -> float:
        """Return how good a field is for the capital: land around it, a temple near, rivals far."""
        state = self.state
        value = 0.0
        for goal in range(self.cells):
            steps = self.steps[cell * self.cells + goal]
            if steps == 0 or steps > 4:
                continue
            kind = state.board.kind[goal]
            if kind == ss.Kind.YIELD:
                value += float(Site.YIELD) / float(steps)
            elif kind == ss.Kind.TEMPLE:
                value += float(Site.TEMPLE) / float(steps)
            if state.capital[goal] >= 0:
                value -= float(Site.RIVAL_CAPITAL) / float(steps * steps)
        value -= float(Site.NEIGHBOUR * len(state.board.near[cell]))
        if state.board.portal[cell] >= 0:
            value -= float(Site.PORTAL)
        return value

    def barracks_site(self, cell: i64) -> float:
        """Return how good a field is for the first barracks: new land in reach, towards a temple, away from rivals."""
        state = self.state
        home: i64 = ss.EMPTY
        for other in range(self.cells):
            if state.capital[other] == self.seat:
                home = other
        value = 0.0
        for goal in range(self.cells):
            steps = self.steps[cell * self.cells + goal]
            if steps > 3:
                continue
            from_home = self.steps[home * self.cells + goal] if home >= 0 else i64(FAR)
            if state.board.kind[goal] == ss.Kind.TEMPLE:
                value += float(Site.BARRACKS_TEMPLE) / float(1 + steps) * (1.0 if from_home > 2 else 0.5)
            elif state.board.kind[goal] == ss.Kind.YIELD and steps > 0:
                value += float(Site.BARRACKS_YIELD) / float(steps) * (1.0 if from_home > 2 else 0.3)
            if state.capital[goal] >= 0 and state.capital[goal] != self.seat:
                value -= float(Site.BARRACKS_RIVAL) / float(1 + steps)
        if home >= 0:
            value -= float(Site.BARRACKS_FAR) * float(max(self.steps[home * self.cells + cell] - 3, i64(0)))
        return value

    # Turn order

    def position(self, ask: i64, position: i64) -> float:
        """Return how good a place in the turn order is: first while there is free land, later last."""
        state = self.state
        place = float(position)
        if ask == ss.Ask.ASSIGN:
            return place
        free = 0.0
        for cell in range(self.cells):
            if state.controller[cell] == ss.EMPTY and self.gain[cell] > 0.0 and self.fresh[cell]:
                free += self.gain[cell]
        for other in range(self.players):
            if self.ts[other] >= state.rules.ts_to_win - 1:
                free = 0.0
        return -place if free > float(Weight.FREE_LAND) else place

    # Placement

    def placement(self, action: i64) -> float:
        """Return what it is worth to place something: buildings and recruits first, then mercenaries and stones."""
        if action == ss.Do.DONE:
            return 0.0
        block = ss.kind_of(action)
        if block == ss.Do.BUILD:
            return 3000.0 + self.building(ss.build_cell(action), ss.build_replaced(action), ss.build_building(action))
        if block == ss.Do.RECRUIT:
            return 2000.0 + self.one_more(ss.recruit_cell(action), ss.recruit_type(action))
        if block == ss.Do.HIRE:
            cell = ss.hire_cell(action)
            return 1000.0 + self.one_more(cell, self.state.army_type(self.seat, cell))
        return self.equipment(ss.equip_cell(action), ss.stone_of(action))

    def one_more(self, cell: i64, kind: i64) -> float:
        """Return what one more unit is worth on a field."""
        count = self.state.units(self.seat, cell)
        return self.stand(cell, kind, count + 1) - self.stand(cell, kind, count)

    def building(self, cell: i64, instead: i64, kind: i64) -> float:
        """Return what a building is worth on a field; what makes way for it counts against it."""
        value = self.building_value(cell, kind)
        if instead == ss.Building.WALL and kind == ss.Building.MANUFACTORY:
            return value - self.building_value(cell, instead) - float(Weight.WALL)
        return value if instead == ss.Building.NONE else NEVER

    def building_value(self, cell: i64, kind: i64) -> float:
        """Return what a building is worth that stands on a field."""
        state = self.state
        there = state.army_type(self.seat, cell)
        count = state.units(self.seat, cell)
        risk = self.risk(cell, max(there, i64(0)), count)
        if kind == ss.Building.MANUFACTORY:
            return float(Weight.MANUFACTORY) * (1.0 - 2.0 * risk)
        if kind == ss.Building.BARRACKS:
            front = self.place(cell, ss.Unit.MELEE, 2)
            return (float(Weight.BARRACKS) + 0.05 * front) * (1.0 - risk) if self.recruits(cell) == 0 else 0.0
        return float(Weight.WALL) * risk * (1.0 if count > 0 else 0.2)

    def equipment(self, cell: i64, stone: i64) -> float:
        """Return what it is worth to put a stone under an army: the larger it is, the more."""
        state = self.state
        count = state.units(self.seat, cell)
        value = float(STONE_VALUE[stone]) * (0.2 + 0.2 * float(min(count, state.unit_limit)))
        if state.capital[cell] == self.seat:
            value *= 0.8
        return value if count > 1 or stone <= ss.Stone.MOBILITY else -1.0

    # Movement

    def movement(self, play: Play) -> float:
        """Return what an order, a stone, an overrun or the end of the movement is worth."""
        action: i64 = play[0]
        block = ss.kind_of(action)
        if block == ss.Do.SELECT:
            return self.order(play)
        if block == ss.Do.USE:
            return self.stone_use(ss.spot(ss.use_type(action), ss.use_cell(action)), ss.stone_of(action))
        if block == ss.Do.OVERRUN:
            return self.overrun(ss.overrun_cell(action))
        if block == ss.Do.REMOVE:
            return -500.0 - float(Weight.UNIT if ss.remove_mercenary(action) == 0 else Weight.MERCENARY)
        return SLIGHT if block == ss.Do.BACK else 0.0

    def order(self, play: Play) -> float:
        """Return what changes by an order on the two fields it touches."""
        state = self.state
        key: i64 = play[0] - ss.Do.SELECT
        cell, kind = effects.cohort_cell(key), effects.cohort_type(key)
        goal = ss.goto_cell(play[len(play) - 1])
        at = state.place(self.seat, cell, kind)
        military, mercenary = state.military[at], state.mercenary[at]
        number = effects.find_cohort(state, key)
        going, hired = state.cohort_military[number], state.cohort_mercenary[number]
        carries = True
        for action in play:
            block = ss.kind_of(action)
            if block == ss.Do.GROUP:
                going, hired = ss.group_military(action), ss.group_mercenary(action)
            elif block == ss.Do.CARRY:
                carries = ss.carry_stones(action) != 0
        if not self.keeps_limits(cell, goal, kind, going, hired):
            return NEVER
        count = going + hired
        value = self.stay(cell, kind, military + mercenary - count) - self.stay(cell, kind, military + mercenary)
        there = state.units(self.seat, goal)
        if self.hostile(goal):
            likely = self.likely(self.seat, goal)
            joining = no_reach(state, kind, cell, goal) == ss.No.NOTHING  # who goes there does not support
            value += self.contested(goal, kind, there + count, likely.plus(kind, -count) if joining else likely)
            if there > 0 or state.controller[goal] == self.seat:
                value -= self.contested(goal, kind, there, likely)
            elif there == 0:
                value = max(value, self.joint_attack(cell, goal, kind, count, value))
        else:
            value += self.stay(goal, kind, there + count) - self.stay(goal, kind, there)
        if state.stones[at] and carries != (2 * count >= military + mercenary):
            value -= 2.0
        return value - 2.0

    def keeps_limits(self, cell: i64, goal: i64, kind: i64, going: i64, hired: i64) -> bool:
        """Return whether the own limits hold on both fields after an order (SS-8.8 to SS-8.11)."""
        state = self.state
        at, to = state.place(self.seat, cell, kind), state.place(self.seat, goal, kind)
        if state.mercenary[at] - hired > state.military[at] - going:
            return False
        military, mercenary = state.military[to] + going, state.mercenary[to] + hired
        if no_size(state, military, mercenary) != ss.No.NOTHING:
            return False
        if state.units(self.seat, goal) > state.strength(to):
            return False  # another type stands there
        founds = state.strength(to) == 0
        leaves = state.strength(at) > going + hired
        return not (founds and leaves) or armies_of_type(state, self.seat)[kind] < ss.STONE_LIMIT

    def stay(self, cell: i64, kind: i64, count: i64) -> float:
        """Return what it is worth to have so many units on a field without enemies, supports of conflicts near it included."""
        if count >= MOST_TOLD:
            return self.work_out_stay(cell, kind, count)
        if len(self.stays) == 0:
            self.stays = unknown(self.cells * ss.TYPES * MOST_TOLD)
        at = (cell * ss.TYPES + kind) * MOST_TOLD + count
        if self.stays[at] == NEVER:
            self.stays[at] = self.work_out_stay(cell, kind, count)
        return self.stays[at]

    def work_out_stay(self, cell: i64, kind: i64, count: i64) -> float:
        """Work out what it is worth to have so many units on a field."""
        value = self.stand(cell, kind, count)
        if count > 0 and kind != ss.Unit.MELEE:
            value += self.helping(cell, kind, count)
        return value

    def helping(self, cell: i64, kind: i64, count: i64) -> float:
        """Return what an army is worth as a support of the own conflicts in its reach."""
        state = self.state
        best = 0.0
        for goal in range(self.cells):
            if state.stood[goal] == ss.EMPTY or goal == cell or no_reach(state, kind, cell, goal) != ss.No.NOTHING:
                continue
            units = state.units(self.seat, goal)
            if units == 0 and (state.controller[goal] != self.seat or state.capital[goal] < 0):
                continue
            own = max(state.army_type(self.seat, goal), i64(0))
            present = state.units(self.seat, cell) if state.army_type(self.seat, cell) == kind else i64(0)
            others = self.likely(self.seat, goal).plus(kind, -present)
            others = Supports(max(others.shots, i64(0)), max(others.riders, i64(0)))
            before = self.contested(goal, own, units, others)
            best = max(best, self.contested(goal, own, units, others.plus(kind, count)) - before)
        return best

    def joint_attack(self, cell: i64, goal: i64, kind: i64, count: i64, alone: float) -> float:
        """Return what an attack is worth that others will join this year: units that can still get there, and supports."""
        state = self.state
        more: i64 = 0
        aid = self.likely(self.seat, goal)
        for i in range(len(state.cohort_key)):
            key = state.cohort_key[i]
            units = state.cohort_military[i] + state.cohort_mercenary[i]
            home, type_ = effects.cohort_cell(key), effects.cohort_type(key)
            if home == cell:
                units = max(units - count, i64(0)) if type_ == kind else units
            if effects.has_ended(key) or ss.cohort_points(key) == 0 or units == 0 or self.hostile(home):
                continue
            left = self.reach_of(key)
            if type_ == kind and left[goal] >= 0:
                more += units
                if no_reach(state, type_, home, goal) == ss.No.NOTHING:
                    aid = aid.plus(type_, -units)
            elif type_ != ss.Unit.MELEE and no_reach(state, type_, home, goal) != ss.No.NOTHING and self.can_support(left, type_, goal):
                aid = aid.plus(type_, units)
        size = min(count + more, state.unit_limit)
        together = self.assault(goal, kind, size, aid)
        return 0.6 * together + 0.4 * max(alone, -200.0) if together > 0.0 else NEVER

    def reach_of(self, key: i64) -> vec[i64]:
        """Return where a cohort of the own movement can go."""
        known = self.reaches.get(key)
        if known is None:
            known = reach(self.state, self.seat, key)
            self.reaches[key] = known
        return known

    def can_support(self, left: vec[i64], kind: i64, goal: i64) -> bool:
        """Return whether a cohort can go to a free field from which it supports a conflict."""
        for cell in range(self.cells):
            if left[cell] >= 0 and cell != goal and no_reach(self.state, kind, cell, goal) == ss.No.NOTHING and not self.hostile(cell):
                if self.state.units(self.seat, cell) == 0:
                    return True
        return False

    def overrun(self, cell: i64) -> float:
        """Return what it is worth to overrun a field now instead of a battle later: no walls, supports and stones (SS-10.6)."""
        state = self.state
        units = state.units(self.seat, cell)
        kind = max(state.army_type(self.seat, cell), i64(0))
        later = self.contested(cell, kind, units, self.likely(self.seat, cell))
        rivals = effects.enemies(state, self.seat, cell)
        against: i64 = ss.Unit.MELEE
        for other in range(self.players):
            if other != self.seat and state.units(other, cell) > 0:
                against = state.army_type(other, cell)
        if state.controller[cell] == self.seat:
            made = forecast(against, rivals, 0, 0, 0, kind, units, 0, 0, effects.garrison(state, cell), 0)
            now = (made.lost - made.killed) * float(Weight.UNIT) - made.wins * self.loss[cell]
        else:
            made = forecast(kind, units, 0, 0, 0, against, rivals, 0, 0, effects.garrison_left(state, cell), 0)
            gain = self.gain[cell] + share(self.place(cell, kind, units), Percent.PLACE)
            now = made.wins * gain + (made.killed - made.lost) * float(Weight.UNIT)
        return now - later + 10.0

    def stone_use(self, here: i64, stone: i64) -> float:
        """Return what it is worth to use a movement stone: what the army could do with it and could not without."""
        state = self.state
        count = state.units(self.seat, ss.spot_cell(here))
        if count > state.unit_limit:
            return -1.0
        best_now = 0.0
        best_then = 0.0
        for i in range(len(state.cohort_key)):
            key = state.cohort_key[i]
            if ss.cohort_spot(key) != here or effects.has_ended(key):
                continue
            now, then = self.reach_of(key), self.reach_of(with_stone(key, stone))
            for goal in range(self.cells):
                if then[goal] < 0 or (self.state.units(self.seat, goal) > 0):
                    continue
                if self.hostile(goal):
                    value = self.assault(goal, ss.spot_type(here), count, self.likely(self.seat, goal))
                else:
                    value = self.stand(goal, ss.spot_type(here), 1) - self.stand(goal, ss.spot_type(here), 0)
                if now[goal] >= 0:
                    best_now = max(best_now, value)
                best_then = max(best_then, value)
        return best_then - best_now - 2.0 * float(STONE_VALUE[stone])

    # Debts and battles

    def disbanding(self, cell: i64, kind: i64) -> float:
        """Return how little it hurts to disband a unit."""
        state = self.state
        at = state.place(self.seat, cell, kind)
        count = state.strength(at)
        fewer = count - 2 if state.mercenary[at] == state.military[at] else count - 1
        if self.hostile(cell):
            likely = self.likely(self.seat, cell)
            return self.contested(cell, kind, fewer, likely) - self.contested(cell, kind, count, likely)
        return self.stand(cell, kind, fewer) - self.stand(cell, kind, count) - (float(Weight.MERCENARY) if fewer < count - 1 else 0.0)

    def in_combat(self, ask: i64, action: i64) -> float:
        """Return what a decision of the combat phase is worth."""
        if ask == ss.Ask.SUPPORT:
            return self.support(action)
        if ask == ss.Ask.STONE:
            return (SLIGHT if self.stone_helps() else -SLIGHT) if action == ss.Do.YES else 0.0
        if ask == ss.Ask.WALLS:
            return self.walls(ss.count_of(action))
        if ask == ss.Ask.AIM:
            return self.aiming(ss.count_of(action))
        if ask == ss.Ask.LOSE:
            return self.casualty(ss.lose_source(action), ss.lose_mercenary(action))
        return 0.0

    def support(self, action: i64) -> float:
        """Return what it is worth that the army which is asked supports a conflict."""
        state = self.state
        home = ss.support_home(state.data())
        if action == ss.Do.NONE:
            return 0.0
        goal = ss.support_cell(action)
        kind = state.army_type(self.seat, home)
        count = state.units(self.seat, home)
        units = state.units(self.seat, goal)
        if units == 0 and (state.controller[goal] != self.seat or state.capital[goal] < 0):
            return SLIGHT
        own = max(state.army_type(self.seat, goal), i64(0))
        aid = NO_SUPPORTS
        base = self.seat * self.cells
        for cell in range(self.cells):
            if state.support[base + cell] == goal:
                aid = aid.plus(state.army_type(self.seat, cell), state.units(self.seat, cell))
        value = self.contested(goal, own, units, aid.plus(kind, count)) - self.contested(goal, own, units, aid)
        return value + 2.0 if kind == ss.Unit.RANGED else value

    def own_supports(self) -> Supports:
        """Return how many units support this seat in the battle that is going on."""
        return Supports(supporters(self.state, self.seat, ss.Unit.RANGED), supporters(self.state, self.seat, ss.Unit.CAVALRY))

    def rival_supports(self) -> Supports:
        """Return how many units support the others there."""
        state = self.state
        shots: i64 = 0
        riders: i64 = 0
        for other in range(self.players):
            if other != self.seat and (state.units(other, state.battle) > 0 or state.controller[state.battle] == other):
                shots += supporters(state, other, ss.Unit.RANGED)
                riders += supporters(state, other, ss.Unit.CAVALRY)
        return Supports(shots, riders)

    def battle_odds(self, walls: i64) -> float:
        """Return the chance to win the battle that is going on, with so many hits cancelled on the side of the field's owner."""
        state = self.state
        cell = state.battle
        seat = self.seat
        rival: i64 = ss.EMPTY
        for other in range(self.players):
            if other != seat and (rival < 0 or state.units(other, cell) > state.units(rival, cell)):
                rival = other
        kind, own_kind = max(state.army_type(rival, cell), i64(0)), max(state.army_type(seat, cell), i64(0))
        units, own = effects.enemies(state, seat, cell), state.units(seat, cell)
        against, aid = self.rival_supports(), self.own_supports()
        if state.controller[cell] == seat:
            made = forecast(kind, units, against.shots, against.riders, 0, own_kind, own, aid.shots, aid.riders, state.guards, walls)
            return 1.0 - made.wins
        return forecast(own_kind, own, aid.shots, aid.riders, 0, kind, units, against.shots, against.riders, state.guards, walls).wins

    def stone_helps(self) -> bool:
        """Return whether the battle stone under the own army makes a difference."""
        state = self.state
        cell = state.battle
        stone = battle_stone(state, self.seat)
        if stone == ss.Stone.EXPLOSIVE:
            return walls_now(state, cell) > 0 and state.controller[cell] != self.seat
        odds = self.battle_odds(walls_now(state, cell))
        if odds > 0.97 or odds < 0.01:
            return False
        if stone == ss.Stone.BRIBERY:
            hired: i64 = 0
            for other in range(self.players):
                if other != self.seat:
                    hired += state.mercenary[state.army_place(other, cell)]
            return hired > 0
        if ss.Stone.SUPPRESSION_RANGED <= stone <= ss.Stone.SUPPRESSION_ALL:
            against, aid = self.rival_supports(), self.own_supports()
            shots = against.shots - aid.shots if stone != ss.Stone.SUPPRESSION_CAVALRY else 0
            riders = against.riders - aid.riders if stone != ss.Stone.SUPPRESSION_RANGED else 0
            return shots + 2 * riders > 0
        return True

    def walls(self, count: i64) -> float:
        """Return how good it is to use so many walls: what is not used may be destroyed anyway."""
        odds = self.battle_odds(ss.WALL_HITS * count)
        return 100.0 * odds - 1.0 * float(count)

    def aiming(self, dice: i64) -> float:
        """Return how good it is to aim so many dice at the target in question: all of them at the most dangerous one."""
        state = self.state
        possible = targets(state, self.seat)
        best = possible[0]
        for other in possible:
            if self.ts[other] * 10 + state.units(other, state.battle) > self.ts[best] * 10 + state.units(best, state.battle):
                best = other
        return float(dice) if possible[ss.aim_target(state.data())] == best else -float(dice)

    def casualty(self, source: i64, hired: i64) -> float:
        """Return which unit is lost best: supporting cavalry before the army while the battle can be won, soldiers before mercenaries."""
        state = self.state
        value = -5.0 if hired else 0.0
        if source == 0:
            return value
        if source >= ss.OUTSIDE:
            odds = self.battle_odds(state.walls) if state.mode == ss.Mode.BATTLE else 1.0
            return value + (20.0 if odds > 0.1 else -20.0)
        if source - ss.FIELD_ARMIES == ss.Unit.RANGED:
            value += 2.0
        elif source - ss.FIELD_ARMIES == ss.Unit.CAVALRY:
            value += 1.0
        return value
