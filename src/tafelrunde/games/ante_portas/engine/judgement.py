"""Rules of thumb for Ante Portas (section 13 of the rules).

Everything is counted in points of which a good is worth about ten. What the battlefield is worth in coop is told by a `Field`: for each
troop it goes through every kind of card that may still come, two combat phases deep, and counts what leaves the board, what is left of
the troop and what it costs. An attack, a step of a soldier or a mine is worth what the field gains by it. The economy is led by wishes:
what a seat would like to have next gives its goods their prices.

In duels a position after a step is compared by clones: soldiers far ahead to capture the flag, hexes in sight for territory. Only public
facts and the own hand are looked at.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.answers import back_value, blast_value, react, volley_value
from tafelrunde.games.ante_portas.engine.board import CENTRE, COLUMN, DOWN, HEIGHT, LEFT, M0, NEXT, SITE_NEXT, arrow_goal, is_market
from tafelrunde.games.ante_portas.engine.cards import ABILITIES, ARROWS, CARD_COUNT, CARDS_A_DECK, GROUPS, NUMBER
from tafelrunde.games.ante_portas.engine.combat import side_strength
from tafelrunde.games.ante_portas.engine.economy import free_homes, hand_limit, hand_size, homes, spaces, spending_left, storable
from tafelrunde.games.ante_portas.engine.law import no_act, no_effect, no_play, no_site, no_special, onward, payer_of, place_at, rivals
from tafelrunde.games.ante_portas.engine.law_field import movable, no_lay
from tafelrunde.games.ante_portas.engine.law_goods import no_build
from tafelrunde.games.ante_portas.engine.scoring import territory
from tafelrunde.games.ante_portas.engine.sight import sight
from tafelrunde.games.ante_portas.engine.soldiers import firepower
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_building, is_mine
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.plays import Play
from tafelrunde.kernel.rows import filled, row_of
from tafelrunde.kernel.vectors import append, vec

FEE: Final = 24


class Taste(ap.Taste):
    """What things are worth to one player."""

    def __init__(self, given: dict[str, int]) -> None:
        super().__init__(given)
        self.price: list[i64] = [self.wood, self.clay, self.food, self.planks, self.bricks, self.ore, self.tools, self.taler]  # [good]


PLAIN: Final = Taste({})
PRICE: Final[list[i64]] = PLAIN.price
# What a figure that gets to a height in half hexes costs, in percent of FIGURE, and the same by hex
LOW: Final = (800, 700, 420, 380, 240, 220, 160, 150, 115, 110, 100)
LOW_ON: Final[vec[i64]] = row_of([LOW[HEIGHT[place]] for place in range(ap.HEXES)])

LONGEST: Final = 4  # arrows of a pattern; a rush takes as many of them as it has


class Patterns:
    """Kinds of cards: equal arrows are one pattern."""

    def __init__(self) -> None:
        self.arrows: list[list[int]] = []
        self.bonus: list[int] = []
        self.rush: list[int] = []
        self.of_card: list[int] = []
        for card in range(CARD_COUNT):
            bits = ABILITIES[card]
            arrows = [int(ap.sign_direction(arrow)) for arrow in ARROWS[card]]
            bonus = 0
            rush = 1 if bits & ap.Ability.RUSH else 0
            if rush:
                arrows = [DOWN] * LONGEST
            elif bits & ap.Ability.SPLIT:
                arrows = [LEFT]
            elif bits & ap.Ability.FLY_AROUND:
                arrows = [int(GROUPS[card][0]), int(GROUPS[card][3])]
            if bits & ap.Ability.STRONGER:
                bonus = int(NUMBER[card])
            elif bits & ap.Ability.WEAKER:
                bonus = -int(NUMBER[card])
            self.of_card.append(self.find(arrows, bonus, rush))

    def find(self, arrows: list[int], bonus: int, rush: int) -> int:
        """Return the number of a pattern; there is one from now on."""
        for i in range(len(self.arrows)):
            if self.arrows[i] == arrows and self.bonus[i] == bonus and self.rush[i] == rush:
                return i
        self.arrows.append(arrows)
        self.bonus.append(bonus)
        self.rush.append(rush)
        return len(self.arrows) - 1


_PATTERNS: Final = Patterns()
PATTERNS: Final = len(_PATTERNS.arrows)
PATTERN_STEPS: Final[vec[i64]] = row_of([len(arrows) for arrows in _PATTERNS.arrows])
PATTERN_ARROWS: Final[vec[i64]] = row_of([arrow for arrows in _PATTERNS.arrows for arrow in arrows + [DOWN] * (LONGEST - len(arrows))])
PATTERN_BONUS: Final[vec[i64]] = row_of(_PATTERNS.bonus)
PATTERN_RUSH: Final[vec[i64]] = row_of(_PATTERNS.rush)
CARD_PATTERN: Final[vec[i64]] = row_of(_PATTERNS.of_card)
ARROW_TO: Final[vec[i64]] = row_of([int(arrow_goal(i64(place), i64(way))) if place else 0 for place in range(ap.HEXES) for way in range(6)])
TILE_ADDS: Final[vec[i64]] = row_of([int(strength) for strength in ap.TILE_STRENGTH])


def distance(a: i64, b: i64) -> i64:
    """Return how many steps two hexes are apart."""
    across = max(COLUMN[a] - COLUMN[b], COLUMN[b] - COLUMN[a])
    along = max(HEIGHT[a] - HEIGHT[b], HEIGHT[b] - HEIGHT[a])
    return across + max(i64(0), (along - across) // 2)


APART: Final[vec[i64]] = row_of([int(distance(i64(a), i64(b))) if a and b else 99 for a in range(ap.HEXES) for b in range(ap.HEXES)])


def passed(place: int) -> int:
    """Return the hexes that attackers on a hex can come by with one card, as a bit set; a trap may hold them for an arrow."""
    found = 0
    for arrows in _PATTERNS.arrows:
        places = {place}
        for arrow in arrows:
            places |= {int(ARROW_TO[at * 6 + arrow]) for at in places if at}
        for at in places:
            if at and at != place:
                found |= int(BIT[at])
    return found


def passed_twice(place: int) -> int:
    """Return the same with two cards."""
    found = passed(place)
    for other in range(1, ap.HEXES):
        if passed(place) & BIT[other]:
            found |= passed(other)
    return found


ON_THE_WAY: Final[vec[i64]] = row_of([passed(place) for place in range(ap.HEXES)])
ON_BOTH_WAYS: Final[vec[i64]] = row_of([passed_twice(place) for place in range(ap.HEXES)])


# The battlefield of a cooperative game


class Field:
    """A light picture of the battlefield in coop, on which steps can be tried."""

    def __init__(self, state: AntePortas, taste: Taste = PLAIN) -> None:
        self.state = state
        self.taste = taste
        rules = state.rules
        self.dragons = rules.dragons != 0
        self.strong_base = rules.base_strength
        self.strong_elite = rules.elite_strength
        self.base = filled(ap.HEXES, 0)
        self.elite = filled(ap.HEXES, 0)
        self.farmers = filled(ap.HEXES, 0)
        self.citizens = filled(ap.HEXES, 0)
        self.ready = filled(ap.HEXES, 0)  # strength that can still attack
        self.tile = filled(ap.HEXES, 0)
        self.shots = filled(ap.HEXES, 0)
        self.later = taste.later
        if state.phase >= ap.Phase.WAVE_ARRIVAL:
            self.later = taste.later_wave
        low, high = firepower(state, 0)
        for place in range(1, ap.HEXES):
            self.base[place] = state.base_on(place)
            self.elite[place] = state.elite_on(place)
            self.farmers[place] = state.of_colonist(0, place, 0)
            self.citizens[place] = state.of_colonist(0, place, 1)
            self.ready[place] = state.count(0, place, 0) + 3 * state.count(0, place, 2)
            self.tile[place] = state.own_tile(0, place)
            self.shots[place] = low[place] + high[place]
        self.weights = filled(PATTERNS, 0)
        self.used = vec[i64]()
        self.total: i64 = 0
        self.weigh()
        self.end: i64 = 0
        self.end_base: i64 = 0
        self.end_elite: i64 = 0
        self.lost: i64 = 0
        self.memo: dict[int, int] = {}  # what troops cost in the second phase, as the field stands
        self.tried: dict[int, int] = {}  # the same where a change that is being tried matters
        self.changed: i64 = 0  # bit set of hexes
        self.costs = filled(ap.HEXES, 0)

    def weigh(self) -> None:
        """Count the patterns of the cards that are still in the pile, or of all if that is nearly empty."""
        state = self.state
        left: i64 = 0
        for i in range(CARDS_A_DECK):
            left += state.deck[i]
        first = state.rules.dragons * 44 + (state.epoch - 1) * CARDS_A_DECK
        for i in range(CARDS_A_DECK):
            if left < 5 or state.deck[i]:
                pattern = CARD_PATTERN[first + i]
                if self.weights[pattern] == 0:
                    self.used = append(self.used, pattern)
                self.weights[pattern] += 1
                self.total += 1

    def strength(self, base: i64, elite: i64) -> i64:
        return base * self.strong_base + elite * self.strong_elite

    def run(self, pattern: i64, place: i64, base: i64, elite: i64) -> None:
        """Take a troop along a card; `end` is 0 where it is beaten, -1 where it leaves."""
        first = pattern * LONGEST
        steps = PATTERN_STEPS[pattern]
        if PATTERN_RUSH[pattern]:
            steps = max(i64(0), 5 - base - elite)
            steps = min(steps, i64(LONGEST))
        self.lost = 0
        shot: i64 = 0
        skip = False
        for i in range(steps):
            if skip:
                skip = False
                continue
            place = ARROW_TO[place * 6 + PATTERN_ARROWS[first + i]]
            if place == 0:
                self.end = -1
                return
            tile = self.tile[place]
            soldiers = self.farmers[place] + 3 * self.citizens[place]
            if soldiers + tile + self.shots[place] == 0:
                continue
            flying = self.dragons and i + 1 < steps
            total = soldiers
            counts = soldiers > 0
            if flying and elite > 0 and base == 0:
                total = 3 * self.citizens[place]
                counts = total > 0
                if tile > ap.Tile.BUNKER and tile <= ap.Tile.SPLINTER_MINE and tile != ap.Tile.TREAD_MINE:
                    total += TILE_ADDS[tile]
                    counts = True
            elif tile and tile < ap.Tile.TRAP and not (flying and tile == ap.Tile.TREAD_MINE):
                total += TILE_ADDS[tile]
                counts = True
            elif tile == ap.Tile.TRAP and soldiers > 0 and not flying:
                total += 1
            if self.shots[place] > shot:
                total += self.shots[place] - shot
                if not counts:
                    base, elite = self.after_hits(self.shots[place] - shot, base, elite)
                shot = self.shots[place]
                if base + elite == 0:
                    self.end = 0
                    return
            if counts:
                attack = max(i64(0), self.strength(base, elite) + PATTERN_BONUS[pattern])
                self.lost += self.loss(place, tile, min(attack, total), attack > total)
                if total >= attack:
                    self.end = 0
                    return
                base, elite = self.after_hits(total, base, elite)
                if base + elite == 0:
                    self.end = 0
                    return
            if tile == ap.Tile.TRAP and not flying and base + elite <= 3:
                skip = True
        self.end = place
        self.end_base = base
        self.end_elite = elite

    def after_hits(self, damage: i64, base: i64, elite: i64) -> tuple[i64, i64]:
        """Return what is left of a troop after damage, about as AP-13.7 has it."""
        fallen = min(elite, damage // self.strong_elite)
        rest = damage - fallen * self.strong_elite
        felled = min(base, rest // self.strong_base)
        other = min(base, damage // self.strong_base)
        if other * self.strong_base > fallen * self.strong_elite + felled * self.strong_base:
            return base - other, elite
        return base - felled, elite - fallen

    def loss(self, place: i64, tile: i64, damage: i64, beaten: bool) -> i64:
        """Return what own units on a hex lose by so much damage, all if they are beaten."""
        taste = self.taste
        farmers = self.farmers[place]
        citizens = self.citizens[place]
        strength = ap.TILE_STRENGTH[tile] if tile and tile < ap.Tile.TRAP else i64(0)
        if beaten:
            return farmers * taste.wounded + citizens * taste.wounded_citizen + (strength + 1) * taste.tile
        cost: i64 = 0
        if is_mine(tile) and damage > 0:
            cost += strength * taste.tile
            damage -= strength
        if damage <= 0:
            return cost
        best: i64 = 0
        found: i64 = 0
        for fallen in range(citizens + 1):
            if fallen * 3 > damage:
                break
            wounded = min(farmers, damage - fallen * 3)
            if fallen * 3 + wounded >= best:
                price = fallen * taste.wounded_citizen + wounded * taste.wounded
                if fallen * 3 + wounded > best or price < found:
                    found = price
                best = fallen * 3 + wounded
        return cost + found

    def rest_cost(self, place: i64, base: i64, elite: i64) -> i64:
        """Return what a troop costs that is still there."""
        return self.strength(base, elite) * self.taste.figure * LOW_ON[place] // 100

    def second(self, place: i64, base: i64, elite: i64) -> i64:
        """Return what a troop costs that stands there after the next phase, with a phase more."""
        key = int(ap.group(elite, base, place))
        known = self.tried if ON_THE_WAY[place] & self.changed else self.memo
        if key in known:
            return known[key]
        cost: i64 = 0
        for pattern in self.used:
            self.run(pattern, place, base, elite)
            if self.end < 0:
                cost += self.weights[pattern] * self.later
            else:
                cost += self.weights[pattern] * self.lost
                if self.end > 0:
                    cost += self.weights[pattern] * self.rest_cost(self.end, self.end_base, self.end_elite)
        cost = cost // self.total
        known[key] = cost
        return cost

    def troop_cost(self, place: i64) -> i64:
        """Return what the troop on a hex will cost."""
        base = self.base[place]
        elite = self.elite[place]
        cost: i64 = 0
        for pattern in self.used:
            self.run(pattern, place, base, elite)
            lost = self.lost
            if self.end < 0:
                cost += self.weights[pattern] * self.taste.leaves
            elif self.end == 0:
                cost += self.weights[pattern] * lost
            else:
                cost += self.weights[pattern] * (lost + self.second(self.end, self.end_base, self.end_elite))
        return cost // self.total + self.strength(base, elite) * self.taste.figure

    def relief(self, place: i64, cost: i64) -> i64:
        """Return what is off the cost of a troop because soldiers are near enough to beat it soon."""
        needed = self.strength(self.base[place], self.elite[place])
        near: i64 = 0
        close: i64 = 0
        for other in range(1, ap.HEXES):
            if self.ready[other] > 0:
                apart = APART[place * ap.HEXES + other]
                if apart <= 1:
                    near += self.ready[other]
                elif apart == 2:
                    close += self.ready[other]
        part = min(near, needed) * self.taste.near + min(close, max(i64(0), needed - near)) * self.taste.close
        return min(cost, i64(400)) * part // (100 * needed)

    def cost(self) -> i64:
        """Return what all troops will cost."""
        self.memo = {}
        self.changed = 0
        total: i64 = 0
        for place in range(1, ap.HEXES):
            if self.base[place] + self.elite[place] > 0:
                self.costs[place] = self.troop_cost(place)
                total += self.costs[place] - self.relief(place, self.costs[place])
        return total

    def cost_with(self, changed: i64) -> i64:
        """Return what all troops will cost if some hexes, a bit set, are as they are now; the rest is known from `cost`."""
        self.tried = {}
        self.changed = changed
        total: i64 = 0
        for place in range(1, ap.HEXES):
            if self.base[place] + self.elite[place] > 0:
                cost = self.troop_cost(place) if ON_BOTH_WAYS[place] & changed else self.costs[place]
                total += cost - self.relief(place, cost)
        self.changed = 0
        return total

    # Trying

    def put(self, place: i64, colonist: i64, count: i64) -> None:
        """Ready soldiers come to a hex, or go."""
        if colonist == ap.Colonist.CITIZEN:
            self.citizens[place] += count
            self.ready[place] += 3 * count
        else:
            self.farmers[place] += count
            self.ready[place] += count

    def step_gain(self, source: i64, goal: i64, colonist: i64, now: i64) -> i64:
        """Return what the field gains if a soldier goes from one hex to another."""
        lonely = is_building(self.tile[source]) and ap.TILE_CREW[self.tile[source]] == colonist
        if lonely:
            lonely = (self.citizens[source] if colonist else self.farmers[source]) == 1
        self.put(source, colonist, -1)
        self.put(goal, colonist, 1)
        gain = now - self.cost_with(BIT[source] | BIT[goal])
        self.put(source, colonist, 1)
        self.put(goal, colonist, -1)
        return gain - self.taste.crew if lonely else gain

    def tile_gain(self, place: i64, tile: i64, now: i64) -> i64:
        """Return what the field gains by a tile."""
        before = self.tile[place]
        self.tile[place] = tile
        gain = now - self.cost_with(BIT[place])
        self.tile[place] = before
        return gain

    def attack_gain(self, goal: i64, farmers: i64, citizens: i64, left: i64, now: i64) -> i64:
        """Return what the field gains if soldiers, already taken off their hexes, `left`, beat the troop on a hex."""
        base = self.base[goal]
        elite = self.elite[goal]
        damage = self.strength(base, elite)
        self.base[goal] = 0
        self.elite[goal] = 0
        self.farmers[goal] += farmers
        self.citizens[goal] += citizens
        price = self.loss(goal, 0, damage, False)
        fallen: i64 = 0
        wounded: i64 = 0
        best: i64 = -1
        for lost in range(citizens + 1):
            if lost * 3 <= damage and lost * 3 + min(farmers, damage - lost * 3) > best:
                fallen = lost
                wounded = min(farmers, damage - lost * 3)
                best = fallen * 3 + wounded
        self.farmers[goal] -= wounded
        self.citizens[goal] -= fallen
        self.ready[goal] += farmers - wounded + 3 * (citizens - fallen)
        gain = now - self.cost_with(left | BIT[goal]) - price
        self.ready[goal] -= farmers - wounded + 3 * (citizens - fallen)
        self.farmers[goal] += wounded - farmers
        self.citizens[goal] += fallen - citizens
        self.base[goal] = base
        self.elite[goal] = elite
        return gain


class Batch:
    """The best batch to a hex: who goes along, and what is gained."""

    def __init__(self) -> None:
        self.units: list[i64] = []  # see `member`
        self.gain: i64 = -1_000_000

    def better(self, gain: i64, units: list[i64]) -> None:
        if gain > self.gain:
            self.gain = gain
            self.units = units


class March:
    """Batches of a move action in coop."""

    def __init__(self, state: AntePortas, field: Field, free: list[i64], bonus: i64) -> None:
        self.state = state
        self.field = field
        self.free = free  # [hex * 2 + colonist]: who can still go
        self.bonus = bonus
        self.now = field.cost()

    def around(self, goal: i64, colonist: i64) -> list[i64]:
        """Return the units of a kind next to a hex, crews of buildings last."""
        found: list[i64] = []
        late: list[i64] = []
        for direction in range(6):
            place = NEXT[goal * 6 + direction]
            if place == 0:
                continue
            for number in range(self.free[place * 2 + colonist]):
                tile = self.field.tile[place]
                if number == 0 and is_building(tile) and ap.TILE_CREW[tile] == colonist:
                    late.append(ap.member(colonist, place))
                else:
                    found.append(ap.member(colonist, place))
        return found + late

    def best(self, goal: i64) -> Batch:
        """Return the best batch to a hex."""
        field = self.field
        batch = Batch()
        farmers = self.around(goal, ap.Colonist.FARMER)
        citizens = self.around(goal, ap.Colonist.CITIZEN)
        if field.base[goal] + field.elite[goal] == 0:
            last: i64 = -1
            for unit in farmers + citizens:
                if unit != last:
                    batch.better(field.step_gain(ap.member_hex(unit), goal, ap.member_unit(unit), self.now), [unit])
                last = unit
            return batch
        needed = max(i64(0), field.strength(field.base[goal], field.elite[goal]) - self.bonus)
        for count in range(len(citizens) + 1):
            more = max(i64(0), needed - 3 * count)
            if count + more == 0:
                more = 1
            if more > len(farmers):
                continue
            units = citizens[:count] + farmers[:more]
            left: i64 = 0
            for unit in units:
                field.put(ap.member_hex(unit), ap.member_unit(unit), -1)
                left |= BIT[ap.member_hex(unit)]
            batch.better(field.attack_gain(goal, more, count, left, self.now), units)
            for unit in units:
                field.put(ap.member_hex(unit), ap.member_unit(unit), 1)
            if more == 0 or 3 * count >= needed + 3:
                break
        return batch

    def visit_value(self) -> i64:
        """Return about what a visit to the Commander gains: attacks that are possible at once, and the best step."""
        total: i64 = 0
        step: i64 = 0
        for goal in range(1, ap.HEXES):
            batch = self.best(goal)
            if batch.gain <= 0:
                continue
            if self.field.base[goal] + self.field.elite[goal] > 0:
                total += batch.gain
            else:
                step = max(step, batch.gain)
        return total + step * 3 // 2


def free_units(state: AntePortas, team: i64, marching: bool) -> list[i64]:
    """Return who can go, those in the batch included: the ready ones, in a march those with a step left."""
    found: list[i64] = [0] * (ap.HEXES * 2)
    for place in range(1, ap.HEXES):
        for colonist in range(2):
            if marching:
                found[place * 2 + colonist] = movable(state, team, place, colonist)
            else:
                found[place * 2 + colonist] = state.count(team, place, colonist * 2)
    if marching:
        for unit in state.batch:
            if ap.member_unit(unit) <= ap.Unit.CITIZEN:
                found[ap.member_hex(unit) * 2 + ap.member_unit(unit)] += 1
    return found


# A seat and its community


class Mind:
    """What a seat makes of a position before it compares its plays."""

    def __init__(self, state: AntePortas, seat: i64, taste: Taste = PLAIN) -> None:
        self.state = state
        self.seat = seat
        self.taste = taste
        self.team = state.team(seat)
        self.coop = state.rules.coop
        self.wave = state.phase >= ap.Phase.WAVE_ARRIVAL
        rules = state.rules
        self.years: i64 = 0 if self.wave else (rules.epochs - state.epoch) * 5 + 5 - state.year  # productions to come, without this year's
        self.turns: i64 = 0 if self.wave else (2 * self.years + 1 - state.season) * rules.turns + state.turns_left
        self.field: Field | None = None
        self.now: i64 = 0  # what the troops on the field will cost
        self.marching: i64 = -1  # what a visit to the Commander is worth, when it is known
        self.army = self.army_strength()
        self.need = self.army_need()  # percent
        self.flats = self.flats_wanted()
        self.farms = self.farms_wanted()
        self.price: list[i64] = self.prices()
        self.cache: list[i64] = [-1_000_000] * 96

    def battlefield(self) -> Field:
        """Return the field, made when it is first needed."""
        if self.field is None:
            self.field = Field(self.state, self.taste)
            self.now = self.field.cost()
        return self.field

    def army_strength(self) -> i64:
        total: i64 = 0
        for place in range(1, ap.HEXES):
            total += self.state.of_colonist(self.team, place, 0) + 3 * self.state.of_colonist(self.team, place, 1)
        return total

    def army_need(self) -> i64:
        """Return how much one more soldier is wanted, in percent."""
        state = self.state
        if not self.coop:
            return 110 if self.army < 8 * (state.rules.players // 2) else i64(60)
        wanted = state.rules.arrivals * 3 * state.rules.base_strength + 2 * state.year
        for place in range(1, ap.HEXES):
            wanted += state.base_on(place) * state.rules.base_strength + state.elite_on(place) * state.rules.elite_strength
        if self.years == 0:
            wanted += state.rules.arrivals * 3
        return max(self.taste.least, min(self.taste.most, self.taste.need * wanted // (self.army + 1)))

    def flats_wanted(self) -> i64:
        """Return how many more homes for citizens are wanted."""
        if self.turns < 3:
            return 0
        most: i64 = 6 if self.state.rules.players == 1 else 5
        most = most + self.taste.flats if self.coop else i64(3)
        if self.state.epoch == 2:
            most += 3
        return max(i64(0), most - homes(self.state, self.seat, ap.Colonist.CITIZEN))

    def farms_wanted(self) -> i64:
        """Return how many more homes for farmers are wanted, those that become flats included."""
        if self.turns < 3:
            return 0
        most = self.flats + self.taste.farms if self.coop else i64(9)
        return max(i64(0), most - homes(self.state, self.seat, ap.Colonist.FARMER))

    def stock(self, good: i64) -> i64:
        return self.state.stock[self.seat * ap.GOODS + good]

    def food_needed(self) -> i64:
        """Return the food that this seat should have at the end of the year."""
        state = self.state
        need: i64 = 0
        if not self.wave:
            for place in range(1, ap.HEXES):
                need += state.of_colonist(self.team, place, ap.Colonist.CITIZEN)
            need += state.idle[self.seat * 2 + 1]
            partners = state.rules.players if self.coop else state.rules.players // 2
            need = (need + partners - 1) // partners
        return need + min(state.patients[self.team * 2], i64(4)) + state.idle[self.seat * 2 + 1]

    def prices(self) -> list[i64]:
        """Return what a good is worth now: more where it is wanted and missing, less where there is plenty."""
        state = self.state
        wanted: list[i64] = [0] * ap.GOODS
        flats = min(self.flats, i64(3))
        farms = min(self.farms, i64(3))
        wanted[ap.Good.PLANKS] = flats
        wanted[ap.Good.TOOLS] = flats + farms + self.taste.more_tools
        wanted[ap.Good.WOOD] = farms + 2 * max(i64(0), flats - self.stock(ap.Good.PLANKS))
        if self.count_tiles(ap.Pair.WATCH) == 0:
            wanted[ap.Good.WOOD] += 2
        wanted[ap.Good.CLAY] = self.taste.more_clay if self.coop else i64(1)
        wanted[ap.Good.FOOD] = self.food_needed() + self.taste.more_food
        wanted[ap.Good.TALER] = 2 * state.patients[self.team * 2 + 1]
        made: list[i64] = []
        for good in range(ap.GOODS):
            price = self.taste.price[good]
            have = self.stock(good)
            if have < wanted[good]:
                price = price * self.taste.short // 100
                if good == ap.Good.TALER:
                    price = 14
                elif good == ap.Good.FOOD and have + 1 < wanted[good]:
                    price = self.taste.hungry
            elif have >= wanted[good] + self.taste.spare:
                price = price * self.taste.plenty // 100
            made.append(price)
        return made

    def count_tiles(self, pair: i64) -> i64:
        total: i64 = 0
        for place in range(1, ap.HEXES):
            tile = self.state.own_tile(self.team, place)
            if tile and ap.TILE_PAIR[tile] == pair:
                total += 1
        return total

    def goods_value(self, amounts: vec[i64]) -> i64:
        """Return what goods are worth that are received, as far as they fit."""
        room = spaces(self.state, self.seat)
        for good in range(ap.STORABLE):
            room -= self.stock(good)
        total: i64 = 0
        for good in range(ap.GOODS):
            count = amounts[good]
            if good < ap.STORABLE:
                fitting = min(count, max(i64(0), room))
                room -= fitting
                total += fitting * self.price[good] + (count - fitting) * 2
            else:
                total += count * self.price[good]
        return total

    def cost_value(self, cost: i64) -> i64:
        """Return what the goods of a cost are worth."""
        total: i64 = 0
        for good in range(ap.GOODS):
            total += ap.COSTS[cost][good] * self.price[good]
        return total

    # Places

    def place_value(self, place: i64) -> i64:
        """Return what going to a place is worth."""
        return max(self.act_value(place, 0), self.act_value(place, 1))

    def act_value(self, place: i64, second: i64) -> i64:
        """Return what the action of a place is worth, or its second one."""
        at = place * 2 + second
        if self.cache[at] == -1_000_000:
            worth: i64 = 0
            if no_act(self.state, self.seat, place, second) == ap.No.NOTHING:
                worth = self.second_value(place) if second else self.first_value(place)
            self.cache[at] = worth
        return self.cache[at]

    def first_value(self, place: i64) -> i64:
        state = self.state
        if ap.BUILDS[place]:
            return self.build_value(ap.BUILDS[place])
        if ap.LAYS[place]:
            return self.lay_value(ap.LAYS[place], ap.COST_TILE + ap.LAYS[place])
        if place == ap.Place.RECRUITING_OFFICER:
            return self.draft_value(self.seat)
        if place == ap.Place.COMMANDER or place == ap.Place.SUPREME_COMMANDER:
            return self.march_value(place == ap.Place.SUPREME_COMMANDER)
        if place == ap.Place.FIELD_DOCTOR:
            return self.heal_value()
        if ap.REFINES[place] >= 0 and place != ap.Place.BAKER and place != ap.Place.GRAND_BAKER:
            return self.refine_value(ap.REFINES[place], 9)
        worth = self.goods_value(ap.GAINS[place])
        if place == ap.Place.DEVELOPER:
            worth += self.best_card()
        elif place == ap.Place.LIBRARIAN:
            if hand_size(state, self.seat) < hand_limit(state, self.seat) and self.turns > 6:
                worth += 2 * self.taste.card
        return worth

    def second_value(self, place: i64) -> i64:
        if place == ap.Place.BAKER or place == ap.Place.GRAND_BAKER:
            return self.refine_value(ap.Recipe.SELL_FOOD, 9)
        if place == ap.Place.FIELD_DOCTOR:
            return self.raise_value()
        if place == ap.Place.TRAPPER:
            return 6
        return -1

    def build_value(self, building: i64) -> i64:
        """Return what building as many as possible is worth."""
        one = self.building_worth(building)
        if one <= 0:
            return one
        state = self.state
        cost = ap.COSTS[building]
        most: i64 = 99
        if building == ap.Building.FARM:
            most = self.farms
        elif building == ap.Building.FLAT:
            most = min(self.flats, free_homes(state, self.seat, ap.Colonist.FARMER) + state.idle[self.seat * 2])
        elif building != ap.Building.ESTATE:
            most = 1
        if no_build(state, self.seat, building, building, 0, self.seat) != ap.No.NOTHING:
            return 0
        return one * self.affordable(cost, most)

    def affordable(self, cost: vec[i64], most: i64) -> i64:
        """Return how often a cost can be paid, up to a number (AP-2.4)."""
        for good in range(ap.GOODS):
            if cost[good] > 0:
                most = min(most, self.stock(good) // cost[good])
        goods = storable(cost)
        return min(most, spending_left(self.state, self.seat) // goods) if goods > 0 else most

    def building_worth(self, building: i64) -> i64:
        """Return what one more building is worth beyond its price."""
        state = self.state
        years = self.years
        if building == ap.Building.FARM:
            return self.taste.farm * self.need // 100 if self.farms > 0 else i64(-1)
        if building == ap.Building.FLAT:
            if self.flats == 0:
                return -1
            worth = self.taste.flat * self.need // 100
            return worth if free_homes(state, self.seat, ap.Colonist.FARMER) > 0 else worth - 18
        if building == ap.Building.ESTATE:
            return 44 * self.need // 100 - 40 if self.turns > 4 else i64(-1)
        if building == ap.Building.APARTMENT:
            return 120 * self.need // 100 - 60 if self.turns > 4 else i64(-1)
        if ap.YIELD[building] > 0 and state.idle[self.seat * 2] > 0:
            brings = years * ap.YIELD[building] * self.taste.price[ap.YIELD_GOOD[building]] * self.taste.yield_ // 100
            return brings - self.cost_value(building) - self.taste.effort
        return -1

    def draft_value(self, payer: i64) -> i64:
        """Return what drafting everybody at home is worth if somebody pays the food."""
        state = self.state
        farmers = state.idle[self.seat * 2]
        citizens = state.idle[self.seat * 2 + 1]
        if not self.wave:
            citizens = min(citizens, min(state.stock[payer * ap.GOODS + ap.Good.FOOD], spending_left(state, payer)))
        return (farmers * self.taste.farmer + citizens * self.taste.citizen) * self.need // 100

    def heal_value(self) -> i64:
        """Return what healing is worth: soldiers that have to be drafted again."""
        state = self.state
        total: i64 = 0
        for colonist in range(2):
            room: i64 = 0
            for owner in range(state.rules.players):
                if state.team(owner) == self.team:
                    room += max(i64(0), free_homes(state, owner, colonist))
            count = min(state.patients[self.team * 2 + colonist], room)
            if colonist == ap.Colonist.FARMER:
                count = min(count, min(self.stock(ap.Good.FOOD), spending_left(state, self.seat)))
                total += count * (self.taste.healed_farmer * self.need // 100 - self.taste.price[ap.Good.FOOD])
            else:
                count = min(count, self.stock(ap.Good.TALER) // 2)
                total += count * (self.taste.healed_citizen * self.need // 100)
        return total

    def raise_value(self) -> i64:
        """Return what raising exhausted soldiers is worth: much in the Last Wave and for marching on in a duel."""
        state = self.state
        if self.coop and not self.wave:
            return 0
        total: i64 = 0
        food = self.stock(ap.Good.FOOD)
        for place in range(1, ap.HEXES):
            count = min(food, state.count(self.team, place, 1))
            food -= count
            if self.coop:
                total += count * 10
            elif state.rules.mode == ap.Mode.CAPTURE_FLAG:
                total += count * (3 + 2 * self.ahead(place))
        return total

    def ahead(self, place: i64) -> i64:
        """Return how far a hex lies towards the enemy."""
        return HEIGHT[place] if self.team == 0 else 10 - HEIGHT[place]

    def march_value(self, twice: bool) -> i64:
        """Return what moving soldiers is worth."""
        state = self.state
        if self.coop:
            if self.marching < 0:
                visit = March(state, self.battlefield(), free_units(state, 0, False), 0)
                self.marching = visit.visit_value() * self.taste.march // 100
            return self.marching * 5 // 4 if twice else self.marching
        total: i64 = 0
        for place in range(1, ap.HEXES):
            ready = state.count(self.team, place, 0) + state.count(self.team, place, 2)
            if ready == 0:
                continue
            if state.rules.mode == ap.Mode.CAPTURE_FLAG:
                total += min(ready, i64(3)) * (9 + 4 * self.ahead(place))
            else:
                total += min(ready, i64(4)) * (12 if place == state.start_field(self.team) else 4)
        if twice:
            total = total * 3 // 2
        return total

    def lay_value(self, tile: i64, cost: i64) -> i64:
        """Return what laying tiles of a kind is worth."""
        state = self.state
        gains: list[i64] = []
        seen = sight(state, self.team)
        for place in range(1, ap.HEXES):
            if no_lay(state, self.team, tile, place, seen) == ap.No.NOTHING:
                gain = self.tile_worth(tile, place)
                if gain > 0:
                    gains.append(gain)
        most = self.affordable(ap.COSTS[cost], 1 if is_building(tile) else 9)
        gains.sort()
        total: i64 = 0
        for i in range(min(most, i64(len(gains)))):
            total += gains[len(gains) - 1 - i] * (3 if i == 0 else 2) // 3
        return total

    def tile_worth(self, tile: i64, place: i64) -> i64:
        """Return what a tile on a hex is worth beyond its price."""
        state = self.state
        price: i64 = 0
        for good in range(ap.GOODS):
            price += ap.COSTS[ap.COST_TILE + tile][good] * self.taste.price[good]
        price = price * self.taste.tile_price // 100
        farmers = state.of_colonist(self.team, place, ap.Colonist.FARMER)
        if tile == ap.Tile.GUARD_POST or tile == ap.Tile.WATCHTOWER:
            return self.post_worth(tile, place) - price
        if not self.coop:
            return 4 - price if tile == ap.Tile.TRAP else WALL_WORTH[ap.HEXES - place if self.team else place] - price
        if tile == ap.Tile.TRENCH or tile == ap.Tile.BUNKER:
            crew = farmers if tile == ap.Tile.TRENCH else state.of_colonist(self.team, place, ap.Colonist.CITIZEN)
            if crew == 0 or self.count_tiles(ap.Pair.DIG) >= self.taste.trenches or HEIGHT[place] < 1 or HEIGHT[place] > 5:
                return -1
            return self.taste.trench + min(crew, i64(2)) * self.taste.trench_crew - price
        if tile == ap.Tile.CATAPULT and farmers > 0 and self.count_tiles(ap.Pair.ENGINE) < self.taste.engines and HEIGHT[place] <= 5:
            return self.taste.engine - price
        if tile == ap.Tile.CATAPULT or tile == ap.Tile.HOWITZER or tile == ap.Tile.BOMB:
            return -1
        field = self.battlefield()
        wall = WALL_WORTH[place] * max(i64(1), ap.TILE_STRENGTH[tile]) * self.taste.wall // 100
        return field.tile_gain(place, tile, self.now) + wall - price

    def post_worth(self, tile: i64, place: i64) -> i64:
        """Return what a guard post on a hex is worth: the hexes it shows; one is enough in coop."""
        state = self.state
        crew = state.of_colonist(self.team, place, ap.TILE_CREW[tile])
        if self.coop:
            if self.count_tiles(ap.Pair.WATCH) > 0 or crew == 0:
                return -1
            return self.taste.post + (12 if place == state.start_field(0) else 0)
        if state.rules.mode == ap.Mode.CAPTURE_FLAG:
            return -1
        copy = state.clone()
        copy.tile[place] = tile
        copy.owner[place] = self.team
        copy.facing[place] = self.team * 3
        gain = territory_lead(copy, self.team) - territory_lead(state, self.team)
        return gain * (14 if self.years < 2 else 8)

    def refine_value(self, recipe: i64, times: i64) -> i64:
        """Return what turning goods into others is worth."""
        return self.refine_worth(recipe) * min(times, self.refine_times(recipe))

    def refine_worth(self, recipe: i64) -> i64:
        """Return what turning goods into others once is worth."""
        if ap.RECIPE_OUT[recipe][ap.Good.PLANKS] > 0:
            return 16 if self.flats > self.stock(ap.Good.PLANKS) else i64(-1)
        total: i64 = 0
        for good in range(ap.GOODS):
            total += ap.RECIPE_OUT[recipe][good] * self.price[good] - ap.RECIPE_IN[recipe][good] * self.price[good]
        return total

    def refine_times(self, recipe: i64) -> i64:
        """Return how often goods can be turned into others."""
        most = self.affordable(ap.RECIPE_IN[recipe], 9)
        if ap.RECIPE_OUT[recipe][ap.Good.PLANKS] > 0:
            most = min(most, max(i64(0), self.flats - self.stock(ap.Good.PLANKS)))
        return most

    # Improvements

    def best_card(self) -> i64:
        """Return what the best improvement in hand is worth now."""
        best: i64 = 0
        for card in range(ap.CARDS):
            if self.state.improvement[card] == ap.At.HAND + self.seat and no_play(self.state, self.seat, card) == ap.No.NOTHING:
                best = max(best, self.play_value(card))
        return best

    def play_value(self, card: i64) -> i64:
        """Return what playing an improvement is worth: for oneself, or as a gift where it does something only for others."""
        if no_effect(self.state, self.seat, card, self.seat) == ap.No.NOTHING:
            return self.card_value(card, self.seat)
        best: i64 = -1
        for other in range(self.state.rules.players):
            best = max(best, self.gift_value(other, card))
        return best

    def gift_value(self, other: i64, card: i64) -> i64:
        """Return what giving an improvement to somebody is worth, -1 if it does nothing there."""
        state = self.state
        payer = payer_of(state, self.seat, other)
        if other == self.seat or state.team(other) != self.team or no_effect(state, other, card, payer) != ap.No.NOTHING:
            return -1
        return Mind(state, other, self.taste).card_value(card, payer)

    def card_value(self, card: i64, payer: i64) -> i64:
        """Return what playing an improvement is worth beyond its price."""
        state = self.state
        effect = ap.CARD_EFFECT[card]
        subject = ap.CARD_SUBJECT[card]
        worth: i64 = 0
        if effect == ap.Effect.GAIN or effect == ap.Effect.ANVIL or effect == ap.Effect.MERCENARY:
            worth = self.goods_value(ap.CARD_GOODS[card])
            if effect == ap.Effect.MERCENARY:
                worth += self.taste.citizen
        elif effect == ap.Effect.DRAFT:
            worth = self.draft_value(payer)
        elif effect == ap.Effect.LAY:
            worth = 12 * ap.CARD_TIMES[card] if is_mine(subject) else i64(20)
        elif effect == ap.Effect.REFINE or effect == ap.Effect.HANDSAW:
            worth = self.refine_value(subject, ap.CARD_TIMES[card])
        elif effect == ap.Effect.BUILD:
            worth = 20 + self.building_worth(subject) * ap.CARD_TIMES[card] if self.building_worth(subject) > 0 else i64(0)
        elif effect == ap.Effect.FIELD_HOSPITAL:
            worth = 14 * state.patients[self.team * 2]
        elif effect == ap.Effect.MARCH:
            worth = self.march_value(False) * 2 // 3
        elif effect == ap.Effect.HOMES:
            each = self.taste.citizen if subject == ap.Colonist.CITIZEN else self.taste.farmer
            worth = ap.CARD_TIMES[card] * each * self.need // 100
        else:
            worth = 4
            for good in range(ap.GOODS):
                worth += ap.CARD_GOODS[card][good] * self.taste.price[good] * self.years
        return worth - self.cost_value(ap.COST_CARD + card)

    # Markets

    def special_value(self, special: i64) -> i64:
        """Return what a special market action is worth."""
        if no_special(self.state, self.seat, special) != ap.No.NOTHING:
            return -1
        if special < ap.Special.PLANKS:
            return self.building_worth(special)
        if special == ap.Special.PLANKS or special == ap.Special.TWO_PLANKS:
            return self.refine_value(ap.Recipe.PLANKS, 1 if special == ap.Special.PLANKS else 2)
        if special == ap.Special.BRICKS:
            return self.refine_value(ap.Recipe.BRICKS, 1)
        if special == ap.Special.LIBRARIAN:
            return self.first_value(ap.Place.LIBRARIAN)
        if special == ap.Special.HEAD:
            return self.price[ap.Good.CLAY]
        if special == ap.Special.MARCH:
            return self.march_value(False) * 2 // 3
        return -1

    def market_value(self) -> i64:
        """Return what the market action is worth."""
        state = self.state
        best = self.special_value(ap.MARKET_SPECIAL[state.market])
        for i in range(ap.BUNDLE_COUNT[state.market]):
            best = max(best, self.goods_value(ap.BUNDLES[state.market * 2 + i]))
        for recipe in ap.SALES[state.market]:
            best = max(best, self.refine_value(recipe, 9))
        return best

    def fee(self, site: i64) -> i64:
        """Return what the fee of a site costs (AP-22.4)."""
        return rivals(self.state, self.seat, site) * self.state.epoch * FEE

    def site_value(self, site: i64) -> i64:
        """Return what going to a site is worth; from a market one may go on."""
        if not is_market(site):
            return self.stop_value(site)
        best = self.market_value() - self.fee(site)
        for beyond in onward(self.state, self.seat, site):
            best = max(best, self.stop_value(beyond))
        return best

    def stop_value(self, site: i64) -> i64:
        """Return what it is worth to use a place, with what lies behind it and cannot be reached from a market."""
        state = self.state
        worth = self.place_value(place_at(state, site)) - self.fee(site)
        return worth + self.behind(site, min(self.turns - 1, i64(2)))

    def behind(self, site: i64, steps: i64) -> i64:
        """Return what can be reached from a site within some turns, but not from a market, is worth beyond gathering."""
        best: i64 = 0
        if steps <= 0:
            return 0
        for other in SITE_NEXT[site]:
            if (
                no_site(self.state, other) == ap.No.NOTHING
                and not beside_market(self.state, other)
                and other != self.state.steward[self.seat]
            ):
                best = max(best, (self.place_value(place_at(self.state, other)) - self.taste.turn) * 2 // 3)
                best = max(best, self.behind(other, steps - 1) * 2 // 3)
        return best

    # A turn

    def turn_value(self, action: i64) -> i64:
        """Return what an action of a turn is worth."""
        state = self.state
        if action == ap.Do.DONE:
            return 0
        if action < ap.Do.TICKET:
            return self.site_value(ap.site_of(action))
        if action < ap.Do.ON:
            return self.site_value(ap.site_of(action)) - ap.TICKET_PRICE * self.price[ap.Good.CLAY]
        if action < ap.Do.STAY:
            return self.stop_value(ap.site_of(action))
        if action == ap.Do.STAY:
            return self.market_value() - self.fee(state.steward[self.seat])
        if action < ap.Do.BUNDLE:
            return self.act_value(place_at(state, state.steward[self.seat]), ap.act_second(action))
        if action < ap.Do.SPECIAL:
            return self.goods_value(ap.BUNDLES[state.market * 2 + ap.bundle_number(action)])
        if action < ap.Do.REFINE:
            return i64(-1) if ap.special_council(action) else self.special_value(ap.MARKET_SPECIAL[state.market])
        if action < ap.Do.BUILD:
            return self.refine_value(ap.recipe_of(action), 9)
        if action < ap.Do.STORE:
            return self.employ_value(ap.work_of(action), ap.colonist_of(action))
        if action < ap.Do.GIVE:
            return 9000 + self.price[ap.good_of(action)]
        if action < ap.Do.SHOOT:
            return -1
        return 8000 if action == react(state, self.seat, ap.Window.TURN) else i64(-1)

    def employ_value(self, building: i64, colonist: i64) -> i64:
        """Return whether it is good to put somebody to work: farmers in what produces, as long as it pays."""
        if colonist == ap.Colonist.CITIZEN or ap.YIELD[building] == 0 or self.wave:
            return -1
        years = self.years + (0 if self.state.phase == ap.Phase.YEAR_END else 1)
        if self.years == 0 and (self.coop or self.state.phase != ap.Phase.YEAR_END):
            return -1
        return 10_000 if years > 0 else i64(-1)


# What a tile in front of the own edge is worth where no attacker is near
WALL_WORTH: Final[list[i64]] = [
    0, 0, 0, 0, 9, 9, 10, 10, 10, 8, 8, 7, 7, 7, 4, 4, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
]  # fmt: skip


def beside_market(state: AntePortas, site: i64) -> bool:
    """Return whether a site is a market or can be reached from one."""
    if is_market(site):
        return True
    for other in SITE_NEXT[site]:
        if is_market(other) and no_site(state, other) == ap.No.NOTHING:
            return True
    return False


def territory_lead(state: AntePortas, team: i64) -> i64:
    """Return how many more hexes only this team sees."""
    return i64(territory(state, team)) - territory(state, 1 - team)


# Duels


def duel_worth(state: AntePortas, team: i64) -> i64:
    """Return how good the battlefield of a duel looks to a team."""
    total: i64 = 0
    if state.rules.mode == ap.Mode.TERRITORY:
        total = territory_lead(state, team) * 12
    for side in range(2):
        lead: i64 = 0
        for place in range(1, ap.HEXES):
            count = state.troops(side, place)
            ahead = HEIGHT[place] if side == 0 else 10 - HEIGHT[place]
            if count > 0 and place == state.start_field(1 - side):
                ahead = 2  # it cannot stay there (AP-22.14)
            worth = 10 * state.of_colonist(side, place, 0) + 30 * state.of_colonist(side, place, 1)
            if state.rules.mode == ap.Mode.CAPTURE_FLAG:
                worth += count * ahead * ahead
                if count > 0:
                    lead = max(lead, ahead)
            total += worth if side == team else -worth
        total += 12 * lead if side == team else -12 * lead
    return total


def duel_batch(state: AntePortas, seat: i64, goal: i64, free: list[i64], bonus: i64) -> Batch:
    """Return the best batch to a hex in a duel: one soldier, or as many as beat who is there."""
    team = state.team(seat)
    batch = Batch()
    if goal == 0:
        for place in range(1, ap.HEXES):
            for colonist in range(2):
                if free[place * 2 + colonist] > 0 and (place >= 24 if team == 0 else place <= 5):
                    batch.better(100_000, [ap.member(colonist, place)])
        return batch
    units: list[i64] = []
    strength: i64 = 0
    for direction in range(6):
        place = NEXT[goal * 6 + direction]
        if place:
            for colonist in range(2):
                for _ in range(free[place * 2 + colonist]):
                    units.append(ap.member(colonist, place))
                    strength += 3 if colonist else 1
    tile = state.own_tile(1 - team, goal)
    guards = state.troops(1 - team, goal)
    if guards > 0 or (tile and tile < ap.Tile.TRAP):
        low, high = firepower(state, 1 - team)
        total = side_strength(state, 1 - team, goal)
        if strength + bonus > total + low[goal] + high[goal]:
            worth = 14 * (total + guards) - 6 * total + 10
            if state.rules.mode == ap.Mode.CAPTURE_FLAG:
                worth += 4 * (HEIGHT[goal] if team == 0 else 10 - HEIGHT[goal])
            if goal == state.start_field(1 - team):
                worth -= 80
            batch.better(worth, units)
        return batch
    now = duel_worth(state, team)
    last: i64 = -1
    for unit in units:
        if unit == last:
            continue
        last = unit
        copy = state.clone()
        source = (team * ap.HEXES + ap.member_hex(unit)) * ap.KINDS + ap.member_unit(unit) * 2
        copy.soldiers[source] -= 1
        copy.soldiers[(team * ap.HEXES + goal) * ap.KINDS + ap.member_unit(unit) * 2] += 1
        gain = duel_worth(copy, team) - now
        if tile == ap.Tile.TRAP:
            gain -= 15
        batch.better(gain, [unit])
    return batch


# Marching


def best_batch(state: AntePortas, seat: i64, goal: i64, bonus: i64, taste: Taste) -> Batch:
    """Return the best batch to a hex."""
    free = free_units(state, state.team(seat), True)
    if not state.rules.coop:
        return duel_batch(state, seat, goal, free, bonus)
    return March(state, Field(state, taste), free, bonus).best(goal)


def march_values(state: AntePortas, seat: i64, data: i64, plays: list[Play], taste: Taste) -> list[int]:
    """Return how good each goal of a batch looks."""
    free = free_units(state, state.team(seat), True)
    found: list[int] = []
    march: March | None = None
    if state.rules.coop:
        march = March(state, Field(state, taste), free, ap.march_bonus(data))
    for play in plays:
        action = i64(play[0])
        if action == ap.Do.DONE:
            found.append(int(taste.step))
        elif march is not None:
            found.append(int(march.best(ap.goal_of(action)).gain))
        else:
            found.append(int(duel_batch(state, seat, ap.goal_of(action), free, ap.march_bonus(data)).gain))
    return found


def batch_values(state: AntePortas, seat: i64, data: i64, plays: list[Play], taste: Taste) -> list[int]:
    """Return 1 for who should join the batch next, or for setting out."""
    wanted = best_batch(state, seat, ap.batch_goal(data), ap.batch_bonus(data), taste).units
    for unit in state.batch:
        if unit in wanted:
            wanted.remove(unit)
    found: list[int] = []
    for play in plays:
        if len(wanted) == 0:
            found.append(1 if play[0] == ap.Do.COMMIT else 0)
        else:
            found.append(1 if play[0] == ap.do_add(ap.member_hex(wanted[0]), ap.member_unit(wanted[0])) else 0)
    return found


# Everything


def judge(state: AntePortas, seat: i64, plays: list[Play], taste: Taste = PLAIN) -> list[int]:
    """Return how good each play of a seat looks to a player of some taste."""
    if len(plays) == 1 or not state.steps:
        return [0 for _ in plays]
    top = state.steps[-1]
    ask = top & ap.ASK_MASK
    data = top >> ap.ASK_BITS
    if ask == ap.Ask.WINDOW:
        chosen = react(state, seat, ap.window_kind(data))
        return [1 if play[0] == chosen else 0 for play in plays]
    if ask == ap.Ask.MARCH:
        return march_values(state, seat, data, plays, taste)
    if ask == ap.Ask.BATCH:
        return batch_values(state, seat, data, plays, taste)
    if ask == ap.Ask.VOLLEY:
        return [int(volley_value(state, seat, data, i64(play[0]))) for play in plays]
    if ask == ap.Ask.STEWARD:
        return [int(steward_value(state, i64(play[0]), taste)) for play in plays]
    mind = Mind(state, seat, taste)
    if ask == ap.Ask.TURN:
        return [int(mind.turn_value(i64(play[0]))) for play in plays]
    return [int(other_value(mind, ask, data, i64(play[0]))) for play in plays]


def steward_value(state: AntePortas, action: i64, taste: Taste) -> i64:
    """Return what a turn of a seat in the Last Wave is worth."""
    if action == ap.Do.DONE:
        return 0
    copy = state.clone()
    seat = ap.steward_chosen(action)
    copy.active = seat
    copy.origin = copy.steward[seat]
    copy.spent[seat] = 0
    copy.phase = ap.Phase.WAVE_TURN
    mind = Mind(copy, seat, taste)
    best = mind.site_value(M0) if copy.steward[seat] != M0 else i64(0)
    for site in SITE_NEXT[copy.steward[seat]]:
        if site >= CENTRE and place_at(copy, site) > 0:
            best = max(best, mind.site_value(site))
    return best


def other_value(mind: Mind, ask: i64, data: i64, action: i64) -> i64:
    """Return how good one of the smaller decisions looks; 0 is stopping."""
    state = mind.state
    seat = mind.seat
    if ask == ap.Ask.CENTRE:
        return near_centre(state, ap.site_of(action))
    if ask == ap.Ask.SITE:
        return near_markets(ap.site_place(data), ap.site_of(action))
    if action == ap.Do.DONE:
        return 0
    if ask == ap.Ask.FEE or ask == ap.Ask.DROP:
        return -mind.price[ap.good_of(action)]
    if ask == ap.Ask.DISCARD:
        return -mind.card_value(ap.improvement_of(action), seat)
    if ask == ap.Ask.REFINE or ask == ap.Ask.SELL:
        return mind.refine_value(ap.recipe_of(action), 1)
    if ask == ap.Ask.BUILD:
        return -1 if ap.build_razed(action) else mind.building_worth(ap.build_house(action))
    if ask == ap.Ask.LAY:
        return mind.tile_worth(ap.tile_of(action), ap.goal_of(action))
    if ask == ap.Ask.DRAFT:
        return 1
    if ask == ap.Ask.HEAL:
        return 2 if ap.heal_owner(action) == seat else i64(1)
    if ask == ap.Ask.RAISE:
        return 1 + mind.ahead(ap.raise_hex(action))
    if ask == ap.Ask.RECOIL:
        return back_value(state, mind.team, ap.back_to(action))
    if ask == ap.Ask.IGNITE:
        return blast_value(state, mind.team, ap.goal_of(action))
    if ask == ap.Ask.SUFFER:
        return suffer_value(mind, data, action)
    if ask == ap.Ask.FELL:
        return ap.fell_elite(action)
    if ask == ap.Ask.SNARE:
        return ap.snare_farmers(action)
    if ask == ap.Ask.PLAY:
        return mind.play_value(ap.improvement_of(action))
    if ask == ap.Ask.GIFT:
        return i64(10_000) if ap.keep_taker(action) == seat else mind.gift_value(ap.keep_taker(action), ap.gift_improvement(data))
    if ask == ap.Ask.ANSWER:
        good = ap.answer_good(data)
        yes = ap.answer_yes(action)
        return yes if mind.stock(good) > 1 and mind.price[good] <= mind.taste.price[good] else -yes
    if ask == ap.Ask.FEED:
        return 1
    if ask == ap.Ask.HUNGRY:
        return 1 if action >= ap.Do.HUNGRY_AT_WORK else i64(0)
    if ask == ap.Ask.EMPLOY:
        return mind.employ_value(ap.work_of(action), ap.colonist_of(action)) if action < ap.Do.STORE else mind.price[ap.good_of(action)]
    if ask == ap.Ask.EXCHANGE:
        return mind.price[ap.good_of(action)] if action < ap.Do.GIVE else i64(-1)
    if ask == ap.Ask.FACTORY:
        good = ap.YIELD_GOOD[ap.building_of(action)]
        return mind.price[good] if good >= 0 else i64(0)
    if ask == ap.Ask.CONVERT:
        return mind.refine_worth(ap.recipe_of(action))
    if ask == ap.Ask.SEND_HOME:
        return 1 if mind.years == 0 and mind.coop and ap.colonist_of(action) == ap.Colonist.FARMER else i64(-1)
    return -1


def near_centre(state: AntePortas, site: i64) -> i64:
    """Return how close to the others a new command place would lie."""
    near: i64 = 0
    for other in SITE_NEXT[site]:
        if state.centre[other - CENTRE]:
            near += 1
    return near


def near_markets(place: i64, site: i64) -> i64:
    """Return how good a cell is for a place of the heartland: places that give goods belong next to markets."""
    near: i64 = 0
    for other in SITE_NEXT[site]:
        if is_market(other):
            near += 1
    useful = ap.BUILDS[place] == ap.Building.FARM or ap.BUILDS[place] == ap.Building.FLAT or ap.BUILDS[place] == 0
    return near if useful else -near


def suffer_value(mind: Mind, data: i64, action: i64) -> i64:
    """Return how good it is to lose a mine or some soldiers."""
    state = mind.state
    if action < ap.Do.LOSE:
        strong = ap.TILE_STRENGTH[state.tile[ap.suffer_hex(data)]] > ap.suffer_damage(data)
        return ap.mine_spare(action) if strong else -ap.mine_spare(action)
    citizens = ap.lose_citizens(action)
    if ap.suffer_team(data) != mind.team:
        return citizens
    talers: i64 = 0
    for seat in range(state.rules.players):
        if state.team(seat) == mind.team:
            talers += state.stock[seat * ap.GOODS + ap.Good.TALER]
    return citizens if talers >= 2 + 2 * state.patients[mind.team * 2 + 1] else -citizens
