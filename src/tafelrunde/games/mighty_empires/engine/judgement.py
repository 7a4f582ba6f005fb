"""Rules of thumb for Mighty Empires (section 13 of the rules).

Everything is counted in thousandths of a victory point. A tile is worth its points, what it will pay until the end and what it opens; what
a rival loses counts in part. Empire points are worth the best that can still be bought with them: a `Menu` holds what there is to buy, and
`best_sums` packs it. A battle is worth what its possible results buy, weighed by their chances (`odds.forecast`); from that follow
opponent, battlefield, gold and most events.

Stances are mixed by a lot that is made of public facts: equal views give equal orders, and still nobody sees a pattern. Of the state only
what the seat may know is looked at, never the capitals and orders that others have sealed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine import effects, law
from tafelrunde.games.mighty_empires.engine.battle import standing_points
from tafelrunde.games.mighty_empires.engine.battle_law import part_limit, reinforcing, unit_of
from tafelrunde.games.mighty_empires.engine.battles import battles_of, is_side, order_battle
from tafelrunde.games.mighty_empires.engine.conquest import owes_spending
from tafelrunde.games.mighty_empires.engine.events import mine_dice, others
from tafelrunde.games.mighty_empires.engine.odds import CLASSES, WON_FROM, forecast, weigh
from tafelrunde.games.mighty_empires.engine.scoring import base_army, hoard_points, joint_rp, points_of, result_of, score
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.engine.winter import mean_tax
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.plays import Play, rehearsal
from tafelrunde.kernel.rows import row_of
from tafelrunde.kernel.vectors import append, vec


class Weight:
    """What things are worth, in thousandths of a victory point."""

    POINT: Final = 1000
    TIE: Final = 10  # tiles decide between equals
    WON: Final = 20_000  # a victory point, if it decides the campaign now
    AGENT: Final = 100
    VOID: Final = 250  # on a volcano that others can reach
    STANCE: Final = 300  # the stance that the lot chose; only compared with other stances
    GENERAL: Final = 100
    HUNT: Final = 50


class Percent:
    """Shares and chances, in percent."""

    LEADER: Final = 50  # of what the leading one of several loses
    RIVALS: Final = 25  # of what one of several loses
    MET: Final = 60  # to meet an opponent on whose land a plan depends, among two
    EARTHQUAKE: Final = 35  # to win against its owner while it lasts
    QUALITY: Final = 83
    AGENT_WORKS: Final = 67


class Rate:
    """What a piece of gold is worth, in hundredths of a thousandth of a victory point."""

    OVER: Final = 2  # nothing can be bought any more; it may decide between equals


NEAR: Final = 3  # points before the goal
MOST_RP: Final = 9  # empire points that plans look at
OFFERED: Final = 4  # things of one price that a menu keeps
ROOM: Final = 32  # that a menu has from the start
LIKED_CASTLES: Final = 3
LIKED_REINFORCED: Final = 180  # gold for reinforcements beyond which hardly a battle changes
ROLL: Final = 3.5  # of a die on average
MINE_GOLD: Final = 35.0  # a die of a mine
RAID_GOLD: Final = 70.0
SPELL_RATE: Final = 3  # incomes that a spell over a year hits
CLEARLY_LARGER: Final = 2  # by so much in size: the next tile does not change which realm is the largest
NEVER: Final = -1_000_000.0
SIEGE_LOSS: Final = row_of([105, 70, 24])  # by 50 gold of equipment: permille of the army that a siege costs the challenger
SPELL_CHANCE: Final = row_of([36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1])  # by distance: works in so many of 36 cases
RP_OWN: Final = row_of([1, 1, 1, 2, 3, 4, 5])  # by class, from the own view
RP_OTHER: Final = row_of([5, 4, 3, 2, 1, 1, 1])
# Near-equilibrium shares of assault, hold and flank, by terrain (section 13)
STANCES: Final = row_of([
    12, 28, 60,
    50, 27, 23,
    30, 26, 44,
    40, 40, 20,
    28, 33, 39,
    28, 37, 35,
    41, 18, 41,
    40, 26, 34,
    30, 29, 41,
    19, 41, 40,
    28, 37, 35,
    28, 33, 39,
])  # fmt: skip


def share(value: float, percent: i64) -> float:
    """Return so many percent of a value."""
    return value * float(percent) / 100.0


# Plays


PLAIN: Final = me.Taste({})


def judge(state: MightyEmpires, seat: i64, plays: list[Play], taste: me.Taste = PLAIN) -> list[int]:
    """Return how good each play of a seat looks to somebody with a taste."""
    if len(plays) == 1 or not state.steps:
        return [0 for _ in plays]
    ask = state.ask()
    if ask == me.Ask.CAPITAL or ask == me.Ask.RECHOOSE:
        return [int(capital_site(state, me.tile_of(play[0]), taste)) for play in plays]
    if ask == me.Ask.FIELD:
        return [int(field_site(state, seat, me.tile_of(play[0]), taste)) for play in plays]
    outlook = Outlook(state, seat, taste)
    if ask == me.Ask.BUILD:
        spending = Spending(outlook)
        if spending.rival_wins():
            outlook.look_no_further()
            spending = Spending(outlook)
        return [int(10.0 * value) for value in spending.values(plays)]
    if ask == me.Ask.BATTLES:
        return [int(10.0 * value) for value in battle_values(outlook, plays)]
    if ask == me.Ask.CHALLENGE or ask == me.Ask.CAMPAIGN:
        return [int(10.0 * value) for value in challenge_values(outlook, plays)]
    if ask == me.Ask.EVENT:
        hopes = Hopes(outlook)
        return [int(10.0 * hopes.event_value(play)) for play in plays]
    return [int(10.0 * other_value(outlook, ask, play[0])) for play in plays]


def other_value(outlook: Outlook, ask: i64, action: i64) -> float:
    """Return how good one of the rarer decisions looks."""
    state = outlook.state
    seat = outlook.seat
    if ask == me.Ask.CAST:
        return Magic(outlook).cast_value() if action == me.Do.YES else 0.0
    if ask == me.Ask.REROLL:
        magic = Magic(outlook)
        now = magic.spell_value(me.reroll_spell(state.data()))
        return magic.mean() if action == me.Do.YES else now
    if ask == me.Ask.TARGET:
        return 0.0 if action == me.Do.NO else Magic(outlook).target_value(me.target_spell(state.data()), me.tile_of(action))
    if ask == me.Ask.AGENT:
        other = me.seat_of(action)
        return -1000.0 if other == seat else float(outlook.scores[other])
    if ask == me.Ask.REBEL:
        tile = me.tile_of(action)
        heirs = effects.nearest_enemies(state, tile)
        return -outlook.holding(tile, seat) - (outlook.weight[heirs[0]] * outlook.holding(tile, heirs[0]) if len(heirs) > 0 else 0.0)
    if ask == me.Ask.NEW_CAPITAL:
        return outlook.seat_value(me.tile_of(action))
    if ask == me.Ask.MOVE_SEAT:
        if not me.move_seat_yes(action):
            return outlook.seat_value(effects.capital_of(state, seat)) if effects.capital_of(state, seat) != me.EMPTY else NEVER
        return outlook.seat_value(me.move_seat_tile(state.data()))
    return 0.0


# Setup


def capital_site(state: MightyEmpires, tile: i64, taste: me.Taste) -> i64:
    """Return how good a tile is as the capital: rich, near the volcano, away from the neighbours (section 13)."""
    land = state.land
    terrain = land.terrain[tile]
    value = me.TAX_DICE[terrain] * me.TAX_GOLD[terrain] * taste.site_tax // 10
    apart = land.to_volcano(tile)
    if apart <= 3:
        value += taste.site_volcano
    elif apart < 999:
        value -= (apart - 3) * taste.site_apart
    for d in range(6):
        other = land.beside[tile * 6 + d]
        if other == me.EMPTY:
            continue
        if land.home[other] != me.EMPTY and land.home[other] != land.home[tile]:
            value -= taste.site_foreign
        else:
            value += taste.site_centre
    if terrain == me.Terrain.MOUNTAIN:
        value += taste.site_dwarf_mountain
    elif law.no_mine(state, tile) == me.No.NOTHING:
        value -= taste.site_mine
    return value


def field_site(state: MightyEmpires, seat: i64, tile: i64, taste: me.Taste) -> i64:
    """Return how good a tile is as a start field: one river or mountain for a mine, then towards the volcano."""
    land = state.land
    terrain = land.terrain[tile]
    value = me.TAX_DICE[terrain] * me.TAX_GOLD[terrain] * taste.site_tax // 10
    nearest: i64 = 999
    mines: i64 = 0
    for own in range(land.tiles):
        if state.owner[own] == seat:
            nearest = min(nearest, land.to_volcano(own))
            if law.no_mine(state, own) == me.No.NOTHING and state.capital[own] != seat:
                mines += 1
    apart = land.to_volcano(tile)
    if apart < nearest:
        value += (min(nearest, i64(9)) - apart) * taste.site_step
    if law.no_mine(state, tile) == me.No.NOTHING and state.group(seat) != me.Group.SKAVEN and mines == 0:
        value += taste.site_river_field if terrain == me.Terrain.RIVER else taste.site_mountain_field
    if terrain == me.Terrain.MOUNTAIN and state.group(seat) == me.Group.DWARFS:
        value += taste.site_dwarf_mountain
    return value


# What there is to buy


class Menu:
    """Things to buy with empire points, few of each price."""

    def __init__(self) -> None:
        self.costs = vec[i64](capacity=ROOM)
        self.values = vec[float](capacity=ROOM)
        self.tiles = vec[i64](capacity=ROOM)

    def add(self, cost: i64, value: float, tile: i64) -> None:
        if value > 0.0:
            self.costs = append(self.costs, cost)
            self.values = append(self.values, value)
            self.tiles = append(self.tiles, tile)

    def add_all(self, other: Menu) -> None:
        for i in range(len(other.costs)):
            self.add(other.costs[i], other.values[i], other.tiles[i])

    def few(self) -> Menu:
        """Return only the best of each price."""
        kept = Menu()
        left = self.costs[:]  # by price; what is kept has none any more
        for cost in range(MOST_RP + 1):
            for _ in range(OFFERED):
                best: i64 = -1
                for i in range(len(left)):
                    if left[i] == cost and (best < 0 or self.values[i] > self.values[best]):
                        best = i
                if best < 0:
                    break
                left[best] = -1
                kept.add(self.costs[best], self.values[best], self.tiles[best])
        return kept

    def best_sums(self, without: i64) -> vec[float]:
        """Return by empire points what the best that they buy is worth, each thing once, none on the tile `without`."""
        best = zeros()
        for i in range(len(self.costs)):
            if self.tiles[i] == without and without >= 0:
                continue
            cost = self.costs[i]
            value = self.values[i]
            for points in range(MOST_RP, cost - 1, -1):
                if best[points - cost] + value > best[points]:
                    best[points] = best[points - cost] + value
        return best


def zeros() -> vec[float]:
    """Return nothing for every number of empire points."""
    made = vec[float](capacity=MOST_RP + 1)
    for _ in range(MOST_RP + 1):
        made = append(made, 0.0)
    return made


class Outlook:
    """What a seat makes of a position before it compares its plays."""

    def __init__(self, state: MightyEmpires, seat: i64, taste: me.Taste) -> None:
        self.state = state
        self.seat = seat
        self.taste = taste
        self.players = state.rules.players
        self.group = state.group(seat)
        self.scores = vec[i64](capacity=self.players)
        for other in range(self.players):
            self.scores = append(self.scores, score(state, other))
        self.weight = self.rival_weights()
        now = max(state.round, i64(1))
        later = max(state.rules.max_rounds - now, i64(0))
        self.rounds_left = later  # after this one
        self.incomes_left = later + (1 if state.phase <= me.Phase.EVENTS and not state.winter else 0)
        self.battles_left = later
        if state.phase <= me.Phase.BATTLE and not state.winter:
            self.battles_left += max(self.fights_left(seat), i64(1))
        self.winters_left: i64 = 0  # in which taxes are still to be paid
        if state.rules.seasons:
            for number in range(now, state.rules.max_rounds):
                if state.season(number) == me.Season.AUTUMN:
                    self.winters_left += 1
        self.rate: float = float(self.gold_rate()) / 100.0
        self.near_volcano: i64 = 999
        for tile in range(state.land.tiles):
            if state.owner[tile] == seat:
                self.near_volcano = min(self.near_volcano, state.land.to_volcano(tile))
        self.larger = self.size_lead() if taste.largest != 0 else i64(0)

    def size_lead(self) -> i64:
        """Return by how much the realm is larger than the largest of the others."""
        most: i64 = 0
        for other in range(self.players):
            if other != self.seat:
                most = max(most, effects.size_of(self.state, other))
        return effects.size_of(self.state, self.seat) - most

    def growth(self, more: i64) -> float:
        """Return what it is worth to become larger by so much beside the others: the largest realm has a bonus in battle (ME-8.3)."""
        if self.taste.largest == 0:
            return 0.0
        now = max(-CLEARLY_LARGER, min(CLEARLY_LARGER, self.larger))
        then = max(-CLEARLY_LARGER, min(CLEARLY_LARGER, self.larger + more))
        return float((then - now) * self.taste.largest * self.rounds_left) / float(2 * CLEARLY_LARGER)

    def rival_weights(self) -> vec[float]:
        """Return how much it counts what each other one loses."""
        count: i64 = 0
        leader: i64 = me.EMPTY
        for other in range(self.players):
            if other != self.seat and self.state.status[other] != me.Status.OUT:
                count += 1
                if leader < 0 or self.scores[other] > self.scores[leader]:
                    leader = other
        weights = vec[float](capacity=self.players)
        for other in range(self.players):
            if other == self.seat or self.state.status[other] == me.Status.OUT:
                weight = 0.0
            elif count == 1:
                weight = share(1.0, self.taste.rival)
            else:
                weight = share(1.0, Percent.LEADER if other == leader else Percent.RIVALS)
            if self.near_goal(other) and weight > 0.0:
                weight += share(1.0, self.taste.near_goal)
            weights = append(weights, weight)
        return weights

    def near_goal(self, seat: i64) -> bool:
        """Return whether somebody may win within a round or two."""
        target = self.state.rules.vp_target
        return target > 0 and self.scores[seat] >= target - NEAR

    def look_no_further(self) -> None:
        """Judge as in the last round: only victory points count, and those of whoever may win as much as the own ones."""
        self.rounds_left = 0
        self.incomes_left = 0
        self.battles_left = 0
        self.winters_left = 0
        self.rate = float(Rate.OVER) / 100.0
        for other in range(self.players):
            if self.near_goal(other) and other != self.seat:
                self.weight[other] = 1.0

    def gold_rate(self) -> i64:
        """Return what a piece of gold is worth, the less the fewer battles come; more than armies can cost is worth little."""
        if self.battles_left <= 0:
            return Rate.OVER
        rate = min(i64(self.taste.gold_most), self.taste.gold_last + (self.battles_left - 1) * self.taste.gold_more)
        to_come = float(self.state.gold[self.seat]) + self.income(self.seat) * float(self.incomes_left)
        to_come += self.taxes(self.seat) * float(self.winters_left)
        full = to_come * 100.0 / float(me.MOST_BOUGHT * self.battles_left)
        if full > float(self.taste.gold_plenty):
            rate = int(float(rate) * max(float(self.taste.gold_surplus), 100.0 - (full - float(self.taste.gold_plenty))) / 100.0)
        return rate

    # What a tile is worth

    def tax(self, tile: i64, owner: i64, building: i64) -> float:
        """Return the tax that a tile pays its owner in a winter, on average."""
        return share(mean_tax(self.state, tile, owner, building, ROLL), self.taste.tax)

    def payouts(self, tile: i64) -> float:
        """Return how often a mine on a tile will still pay: a double exhausts it at a river, a triple in the mountains (ME-6.2)."""
        mountain = self.state.land.terrain[tile] == me.Terrain.MOUNTAIN
        rule = self.state.rules.exhaustion
        lasts = 1.0
        if rule == 0:
            lasts = 35.0 / 36.0 if mountain else 5.0 / 6.0
        elif rule == 1:
            lasts = 20.0 / 36.0 if mountain else 5.0 / 6.0
        total = 0.0
        alive = 1.0
        for _ in range(self.incomes_left):
            total += alive
            alive *= lasts
        return total

    def mine_value(self, tile: i64) -> float:
        """Return what a mine on a tile is worth."""
        dice: i64 = 3 if self.state.land.terrain[tile] == me.Terrain.MOUNTAIN else 2
        return share(float(dice) * MINE_GOLD * self.payouts(tile) * self.rate, self.taste.mine)

    def income(self, owner: i64) -> float:
        """Return what a realm's mines bring in a round, on average."""
        gold = 0.0
        for tile in range(self.state.land.tiles):
            if self.state.owner[tile] == owner and not effects.has_effect(self.state, tile, me.Weird.FOG):
                gold += float(mine_dice(self.state, owner, tile)) * MINE_GOLD
        return gold

    def taxes(self, owner: i64) -> float:
        """Return what a realm pays in a winter, on average."""
        joined = effects.connected(self.state, owner)
        gold = 0.0
        for tile in range(self.state.land.tiles):
            if joined[tile] and not effects.has_effect(self.state, tile, me.Weird.FOG):
                gold += self.tax(tile, owner, self.state.building[tile])
        return gold

    def city_value(self, tile: i64, owner: i64) -> float:
        """Return what a city on a tile is worth beside the field."""
        value = share(float(Weight.POINT), self.taste.city) + (ROLL * 10.0) * float(self.winters_left) * self.rate
        if self.state.land.terrain[tile] == me.Terrain.MOUNTAIN and self.state.group(owner) == me.Group.DWARFS:
            value += 3.0 * MINE_GOLD * float(self.incomes_left) * self.rate  # ME-11.4
        if effects.touches_enemy(self.state, tile) and self.state.capital[tile] == me.EMPTY:
            value -= share(value, self.taste.risk * min(self.rounds_left, i64(5)))
        return value

    def castle_value(self, tile: i64, owner: i64) -> float:
        """Return what a castle on a tile is worth: it makes the tile dearer, and it may become a city."""
        if self.rounds_left == 0:
            return 0.0
        value = float(self.taste.castle)
        if effects.touches_enemy(self.state, tile):
            value += float(self.taste.border_castle)
        if law.no_city(self.state, owner, tile) == me.No.NOTHING:
            value += float(self.taste.city_to_be)
        return value

    def building_value(self, tile: i64, owner: i64) -> float:
        """Return what the building on a tile is worth to an owner."""
        building = self.state.building[tile]
        if building == me.Building.CITY:
            return self.city_value(tile, owner)
        if building == me.Building.CASTLE:
            return self.castle_value(tile, owner)
        return self.mine_value(tile) if building == me.Building.MINE else 0.0

    def holding(self, tile: i64, owner: i64) -> float:
        """Return what it is worth to an owner to hold a tile as it is."""
        value = float(Weight.POINT + Weight.TIE + self.taste.early_land * self.rounds_left) + self.building_value(tile, owner)
        if self.state.land.terrain[tile] == me.Terrain.VOLCANO:
            value += share(float(hoard_points(self.state) * Weight.POINT), self.taste.hoard)
        value += self.tax(tile, owner, me.Building.NONE) * float(self.winters_left) * self.rate
        return value

    def place_value(self, tile: i64) -> float:
        """Return what a tile is worth because of where it lies."""
        if self.rounds_left == 0:
            return 0.0
        state = self.state
        land = state.land
        value = 0.0
        for d in range(6):
            other = land.beside[tile * 6 + d]
            if other == me.EMPTY:
                continue
            owner = state.owner[other]
            if owner == me.EMPTY:
                if not effects.touches(state, other, self.seat):
                    value += float(self.taste.land)
            elif owner == self.seat:
                if state.capital[other] == self.seat:
                    value += float(self.taste.shield)
            else:
                value -= float(self.taste.exposed)
                if state.capital[other] == owner and not state.claimed[other] and not effects.touches(state, other, self.seat):
                    value += float(self.taste.hunting_ground)
        apart = land.to_volcano(tile)
        if apart < self.near_volcano and self.near_volcano > 1:
            if apart == 1:
                value += float(self.taste.volcano_next)
            elif apart == 2:
                value += float(self.taste.volcano_near)
        elif apart == 1:
            value += self.ring_value(tile)
        if state.building[tile] == me.Building.NONE and law.no_mine(state, tile) == me.No.NOTHING and self.group != me.Group.SKAVEN:
            value += share(max(0.0, self.mine_value(tile) - float(self.taste.rp)), self.taste.mine_space)
        return value

    def ring_value(self, tile: i64) -> float:
        """Return what a tile beside a volcano is worth to a realm that lies there already: few others, or none, shall reach it."""
        value = 0.0
        owner = self.state.owner[tile]
        for volcano in self.state.land.volcanoes:
            if self.state.land.distance(tile, volcano) != 1:
                continue
            value += float(self.taste.volcano_guard if self.state.owner[volcano] == self.seat else self.taste.volcano_ring)
            if owner not in (me.EMPTY, self.seat, self.state.owner[volcano]) and self.ways_to(volcano, owner) == 1:
                value += float(self.taste.volcano_cut)
        return value

    def ways_to(self, tile: i64, owner: i64) -> i64:
        """Return how many tiles beside a tile belong to an owner."""
        count: i64 = 0
        for d in range(6):
            other = self.state.land.beside[tile * 6 + d]
            if other != me.EMPTY and self.state.owner[other] == owner:
                count += 1
        return count

    def take_value(self, tile: i64) -> float:
        """Return what it is worth to take a tile, from somebody or from nobody."""
        state = self.state
        owner = state.owner[tile]
        value = self.holding(tile, self.seat) + self.place_value(tile)
        if self.group == me.Group.SKAVEN and not effects.touches(state, tile, self.seat):
            value -= self.tax(tile, self.seat, me.Building.NONE) * float(self.winters_left) * self.rate  # isolated tiles pay nothing
        if owner == me.EMPTY:
            return value + self.growth(2 if state.building[tile] == me.Building.CITY else 1)
        if state.building[tile] == me.Building.CITY and self.group == me.Group.RAIDERS:
            value += RAID_GOLD * self.rate - self.city_value(tile, self.seat)  # ME-11.8
        if state.original[tile] != me.EMPTY and state.original[tile] != self.seat and not state.claimed[tile]:
            value += float(me.MARKER_POINTS * Weight.POINT)  # ME-13.1
        loss = self.holding(tile, owner)
        if state.capital[tile] == owner:
            loss += float(self.taste.seat)
        return value + self.weight[owner] * loss + self.growth(4 if state.building[tile] == me.Building.CITY else 2)

    def points_of_taking(self, tile: i64, seat: i64) -> i64:
        """Return the victory points that a tile brings whoever takes it (ME-17.1)."""
        state = self.state
        points: i64 = 1
        if state.land.terrain[tile] == me.Terrain.VOLCANO:
            points += hoard_points(state)
        if state.building[tile] == me.Building.CITY and (state.group(seat) != me.Group.RAIDERS or state.owner[tile] == me.EMPTY):
            points += 1
        if state.owner[tile] != me.EMPTY and state.original[tile] not in (me.EMPTY, seat) and not state.claimed[tile]:
            points += me.MARKER_POINTS
        return points

    def seat_value(self, tile: i64) -> float:
        """Return how good an own city is as the capital: many tiles joined to it, few enemies beside it."""
        state = self.state
        joined: i64 = 0
        seen: list[i64] = [tile]
        for here in seen:
            joined += 1
            for d in range(6):
                other = state.land.beside[here * 6 + d]
                if other != me.EMPTY and state.owner[other] == self.seat and other not in seen:
                    seen.append(other)
        enemies: i64 = 0
        for d in range(6):
            other = state.land.beside[tile * 6 + d]
            if other != me.EMPTY and state.owner[other] != me.EMPTY and state.owner[other] != self.seat:
                enemies += 1
        return float(joined * 40 - enemies * 100)

    # What can be bought

    def raid_value(self) -> float:
        return RAID_GOLD * self.rate

    def special_value(self, tile: i64) -> float:
        """Return what a special building on a tile is worth: spells to come, if there is gold for them (section 13)."""
        state = self.state
        if not state.rules.seasons:
            return 0.0
        equinoxes = 2 * self.winters_left
        if state.winter and state.phase > me.Phase.AUTUMN:
            equinoxes -= 1
        free = law.spell_cost(state, self.seat) == 0
        if equinoxes < 2 or (not free and state.gold[self.seat] + int(self.income(self.seat)) < me.SPELL_COST):
            return 0.0
        each = 170.0 if free else 100.0
        if self.group == me.Group.ELVES:
            each += 50.0
        value = share(each * float(equinoxes), self.taste.special)
        for d in range(6):
            other = state.land.beside[tile * 6 + d]
            if other != me.EMPTY and state.owner[other] not in (me.EMPTY, self.seat):
                value -= 60.0
        nearest: i64 = 999
        for capital in range(state.land.tiles):
            if state.capital[capital] not in (me.EMPTY, self.seat):
                nearest = min(nearest, state.land.distance(tile, capital))
        return value - 5.0 * float(min(nearest, i64(12)))

    def build_value(self, tile: i64, building: i64) -> float:
        """Return what it is worth to build something on an own tile."""
        if building == me.Building.MINE:
            value = self.mine_value(tile)
            if self.group == me.Group.DWARFS and self.state.land.terrain[tile] == me.Terrain.MOUNTAIN:
                value -= 0.8 * float(Weight.POINT)  # a city there would be better
            return value
        if building == me.Building.CASTLE:
            value = self.castle_value(tile, self.seat)
            if law.no_mine(self.state, tile) == me.No.NOTHING and self.group != me.Group.DWARFS:
                value -= share(max(0.0, self.mine_value(tile) - float(self.taste.rp)), self.taste.mine_space)
            return value
        if building == me.Building.CITY:
            return self.city_value(tile, self.seat) - self.building_value(tile, self.seat) + self.growth(1)
        return self.special_value(tile)

    def builds(self) -> Menu:
        """Return what can be built on own tiles, and raids."""
        state = self.state
        menu = Menu()
        special = 0.0
        grown: i64 = 0
        for tile in range(state.land.tiles):
            if state.owner[tile] != self.seat:
                continue
            if law.no_building(state, self.seat, tile, me.Building.MINE, False) == me.No.NOTHING:
                menu.add(1, self.build_value(tile, me.Building.MINE), tile)
            if law.no_building(state, self.seat, tile, me.Building.CITY, False) == me.No.NOTHING:
                menu.add(1, self.build_value(tile, me.Building.CITY), tile)
            elif law.no_building(state, self.seat, tile, me.Building.CASTLE, False) == me.No.NOTHING:
                menu.add(1, self.build_value(tile, me.Building.CASTLE), tile)
                if law.no_city(state, self.seat, tile) == me.No.NOTHING and grown < LIKED_CASTLES:
                    grown += 1
                    menu.add(2, self.city_value(tile, self.seat) + self.growth(1), tile)
            if law.no_building(state, self.seat, tile, me.Building.SPECIAL, False) == me.No.NOTHING:
                special = max(special, self.special_value(tile))
        menu.add(1, special, state.land.tiles)  # beside whatever else is built on its tile
        for _ in range(3):
            menu.add(1, self.raid_value(), me.EMPTY)
        return menu

    def reaches(self, tile: i64) -> bool:
        """Return whether the seat could take a tile, battles apart."""
        return law.no_taking(self.state, tile) == me.No.NOTHING and law.no_border(self.state, self.seat, tile) == me.No.NOTHING

    def free_land(self) -> Menu:
        """Return the free tiles in reach that can be taken without a battle on them."""
        state = self.state
        menu = Menu()
        for tile in range(state.land.tiles):
            if state.owner[tile] == me.EMPTY and self.takes_free(tile) and self.reaches(tile):
                menu.add(effects.take_cost(state, self.seat, tile), self.take_value(tile), tile)
        return menu

    def land_of(self, other: i64) -> Menu:
        """Return what could be conquered from an opponent who is beaten."""
        state = self.state
        menu = Menu()
        for tile in range(state.land.tiles):
            if state.owner[tile] == other and self.reaches(tile):
                menu.add(effects.take_cost(state, self.seat, tile), self.take_value(tile), tile)
        return menu

    def risks(self, other: i64) -> vec[float]:
        """Return by empire points what an opponent who has beaten this seat could take from it at most."""
        state = self.state
        lost = zeros()
        for tile in range(state.land.tiles):
            if state.owner[tile] != self.seat:
                continue
            if not effects.touches(state, tile, other) and not (state.group(other) == me.Group.SKAVEN and effects.beside_city(state, tile)):
                continue
            value = self.holding(tile, self.seat)
            if state.capital[tile] == self.seat:
                value += float(self.taste.capital)
                if state.original[tile] == self.seat and not state.claimed[tile]:
                    value += self.weight[other] * float(me.MARKER_POINTS * Weight.POINT)
            for points in range(effects.take_cost(state, other, tile), MOST_RP + 1):
                lost[points] = max(lost[points], value)
        return lost

    # Armies

    def strength(self, seat: i64, bought: i64) -> i64:
        """Return the points of an army with what an event and its quality add, if so much is bought."""
        state = self.state
        base = base_army(state)
        points = standing_points(state, seat) + bought
        points += base * (state.quality[seat] - 100) * Percent.QUALITY // 10000
        points += self.bonus(state.event[seat], base)
        return points

    def bonus(self, event: i64, base: i64) -> i64:
        """Return how many points an event is worth in battle."""
        if event == me.Event.REINFORCEMENTS:
            return me.REINFORCE_FREE
        if event == me.Event.SCOUTS:
            return base * self.taste.scouts // 100
        if event == me.Event.SPIES:
            return base * self.taste.spies // 100
        return base * self.taste.assassin // 100 if event == me.Event.ASSASSIN else i64(0)

    def fights_left(self, seat: i64) -> i64:
        """Return how many battles a seat still has before it."""
        count: i64 = 0
        for battle in range(self.state.fights()):
            if is_side(self.state, battle, seat) and self.state.fight(battle, me.Fight.STAGE) != me.Stage.SETTLED:
                count += 1
        return count

    def purse(self, seat: i64, gold: i64) -> i64:
        """Return what a seat can spend of its gold on one army."""
        most = min(i64(me.MOST_BOUGHT), gold)
        if self.state.event[seat] == me.Event.REINFORCEMENTS:
            most += reinforcing(self.state, gold - most)
        return most

    def likely_bought(self, seat: i64, fights: i64) -> i64:
        """Return what a seat probably buys for one of so many battles that its gold has to do for."""
        return self.purse(seat, self.state.gold[seat] // max(fights, i64(1))) * self.taste.bought // 100

    def round_points(self, battle: i64, points: i64, won: bool) -> i64:
        """Return the empire points of the round if a battle, EMPTY for a coming one, brings so many; others still open count as drawn."""
        state = self.state
        count: i64 = 1
        total = points
        best = points
        for other in range(state.fights()):
            if other == battle or not is_side(state, other, self.seat):
                continue
            rp = me.RESULT_RP[me.Result.DRAW]
            if state.fight(other, me.Fight.STAGE) == me.Stage.SETTLED:
                result = result_of(state, other, self.seat)
                rp = state.rules.unplayed_rp if result < 0 else me.RESULT_RP[result]
                won = won and result >= me.Result.NARROW
            count += 1
            total += rp
            best = max(best, rp)
        joint = joint_rp(state, count, total, best)
        if state.event[self.seat] == me.Event.ALL_OR_NOTHING:
            return joint + me.ALL_OR_NOTHING_RP if won else i64(0)
        return joint

    def takes_free(self, tile: i64) -> bool:
        """Return whether a free tile in reach can be taken without a battle on it (ME-10.10)."""
        return not self.state.rules.dragon_guards or not self.state.lair[tile]

    def ground_points(self, tile: i64, siege: bool, kit: i64) -> i64:
        """Return what the battlefield costs the challenger, in points."""
        base = base_army(self.state)
        points: i64 = 0
        if siege:
            points += base * SIEGE_LOSS[kit // me.SIEGE_STEP] // 1000
        if self.state.land.terrain[tile] == me.Terrain.RIVER:
            points += base * self.taste.river // 100
        return points


# Battles


class Stakes:
    """What the possible results of a battle are worth to a seat, by class from its own view."""

    def __init__(self, outlook: Outlook, battle: i64, other: i64, tile: i64, free: Menu, conquest: Menu, lost: vec[float]) -> None:
        """`battle` is EMPTY for one that is only thought of."""
        state = outlook.state
        seat = outlook.seat
        plain = free.best_sums(tile)
        both = Menu()
        both.add_all(free)
        both.add_all(conquest)
        with_land = both.few().best_sums(tile)
        self.values = vec[float](capacity=CLASSES)
        self.hill = state.land.terrain[tile] == me.Terrain.MOUNTAIN
        self.trust = outlook.taste.trust
        owner = state.owner[tile]
        reached = outlook.reaches(tile)
        cost = effects.take_cost(state, seat, tile) if owner != seat else i64(MOST_RP + 1)
        gain = outlook.take_value(tile) if reached and owner != seat else 0.0
        least: i64 = WON_FROM  # the worst class with which a free battlefield can be taken
        if outlook.takes_free(tile):
            least = WON_FROM - 1 if state.rules.loser_barred else 0  # ME-10.9
        earns = not state.winter or outlook.group == me.Group.UNDEAD
        other_earns = not state.winter or state.group(other) == me.Group.UNDEAD
        rival = outlook.weight[other] * float(outlook.taste.rp)
        if not state.winter and state.rules.multi_battle == 0:  # one battle of several counts only in part
            rival /= float(max(battles_of(state, other) + (1 if battle == me.EMPTY else 0), i64(1)))
        for result in range(CLASSES):
            won = result >= WON_FROM
            points = outlook_points(outlook, battle, RP_OWN[result], won) if earns else i64(0)
            value = with_land[points] if won else plain[points]
            if reached and cost <= points and gain > 0.0:
                if owner == me.EMPTY and result >= least:
                    value = gain + (with_land[points - cost] if won else plain[points - cost])
                elif owner == other and won:  # the battlefield comes first (ME-10.8)
                    value = max(plain[points], gain + with_land[points - cost])
            if other_earns:
                value -= rival * float(RP_OTHER[result])
                if result < WON_FROM - 1:
                    value -= share(lost[RP_OTHER[result]], outlook.taste.taken)
            self.values = append(self.values, value)

    def expected(self, base: i64, lead: i64) -> float:
        """Return what the battle is worth with so many points more than the other side."""
        return weigh(self.values, base, lead * self.trust // 100, self.hill)


def outlook_points(outlook: Outlook, battle: i64, points: i64, won: bool) -> i64:
    """Return the empire points that a result means, with the other battles of the round, all or nothing and the winter pool."""
    state = outlook.state
    if not state.winter:
        points = outlook.round_points(battle, points, won)
    return min(points + state.winter_rp[outlook.seat], i64(MOST_RP))


def challenge_values(outlook: Outlook, plays: list[Play]) -> list[float]:
    """Return what each challenge is worth: chances times what follows (section 13)."""
    state = outlook.state
    base = base_army(state)
    free = outlook.builds()
    free.add_all(outlook.free_land())
    free = free.few()
    pause = free.best_sums(me.EMPTY)[min(state.winter_rp[outlook.seat], i64(MOST_RP))]
    own = outlook.strength(outlook.seat, outlook.likely_bought(outlook.seat, 1))
    values: list[float] = []
    known: i64 = me.EMPTY
    conquest = Menu()
    lost = zeros()
    for play in plays:
        if len(play) < 2:
            values.append(pause)  # passing in winter
            continue
        other = me.seat_of(play[0])
        tile = me.tile_of(play[1])
        if other != known:
            known = other
            conquest = outlook.land_of(other)
            lost = outlook.risks(other)
        siege = state.capital[tile] == other and state.building[tile] == me.Building.CITY
        kit: i64 = 2 * me.SIEGE_STEP if state.gold[outlook.seat] >= 3 * me.SIEGE_STEP else 0
        rival = outlook.strength(other, outlook.likely_bought(other, outlook.fights_left(other) + 1))
        lead = own - rival - outlook.ground_points(tile, siege, kit)
        values.append(Stakes(outlook, me.EMPTY, other, tile, free, conquest, lost).expected(base, lead))
    return values


class Engagement:
    """One battle before the orders are sealed."""

    def __init__(self, outlook: Outlook, battle: i64) -> None:
        state = outlook.state
        self.outlook = outlook
        self.battle = battle
        self.challenger = state.fight(battle, me.Fight.A) == outlook.seat
        self.other = state.fight(battle, me.Fight.B) if self.challenger else state.fight(battle, me.Fight.A)
        self.tile = state.fight(battle, me.Fight.TILE)
        self.siege = state.fight(battle, me.Fight.SIEGE) != 0
        self.base = base_army(state)
        free = outlook.builds()
        free.add_all(outlook.free_land())
        land, lost = outlook.land_of(self.other), outlook.risks(self.other)
        self.stakes = Stakes(outlook, battle, self.other, self.tile, free.few(), land, lost)
        self.enemy = outlook.strength(self.other, self.bought_by_other())

    def bought_by_other(self) -> i64:
        """Return the points that the other side buys: known once it has mustered openly, guessed otherwise."""
        state = self.outlook.state
        at = self.other * me.ORDER
        if not state.rules.seal_gold and state.orders[at + me.SEALED] >= me.Part.STANCE:
            return state.orders[at + me.Part.GOLD] + state.orders[at + me.Part.REINFORCE]
        return self.outlook.likely_bought(self.other, self.outlook.fights_left(self.other))

    def lead(self, bought: i64, kit: i64) -> i64:
        """Return how many points this side has more, with what the battlefield does to the challenger."""
        ahead = self.outlook.strength(self.outlook.seat, bought) - self.enemy
        if self.challenger:
            return ahead - self.outlook.ground_points(self.tile, self.siege, kit)
        kit_of_other: i64 = 2 * me.SIEGE_STEP if self.outlook.state.gold[self.other] >= 3 * me.SIEGE_STEP else 0
        return ahead + self.outlook.ground_points(self.tile, self.siege, kit_of_other)

    def worth(self, bought: i64, kit: i64) -> float:
        """Return what the battle is worth if so much is spent; odd amounts buy nothing more than round ones."""
        outlook = self.outlook
        state = outlook.state
        value = self.stakes.expected(self.base, self.lead(bought // me.GOLD_STEP * me.GOLD_STEP, kit))
        value -= float(bought + kit) * outlook.rate
        left = state.gold[outlook.seat] - bought - kit
        if left < me.SPELL_COST <= state.gold[outlook.seat] and self.spell_next():
            value -= float(me.SPELL_COST) * outlook.rate  # keep enough for the spell
        return value

    def spell_next(self) -> bool:
        """Return whether the seat casts a spell before it gets new gold: in autumn, with a special building, for a price."""
        state = self.outlook.state
        if state.winter or not state.rules.seasons or state.round >= state.rules.max_rounds:
            return False
        autumn = state.season(state.round) == me.Season.AUTUMN
        return autumn and effects.origin_of(state, self.outlook.seat) != me.EMPTY and law.spell_cost(state, self.outlook.seat) > 0

    def best_spending(self) -> tuple[i64, i64]:
        """Return how much to spend on points and on siege equipment."""
        outlook = self.outlook
        gold = outlook.state.gold[outlook.seat]
        kits: i64 = min(i64(2), gold // me.SIEGE_STEP) if self.siege and self.challenger else 0
        best = NEVER * 1000.0
        bought: i64 = 0
        equipment: i64 = 0
        for kit in range(kits + 1):
            most = outlook.purse(outlook.seat, gold - kit * me.SIEGE_STEP)
            for step in range(most // me.GOLD_STEP + 1):
                value = self.worth(step * me.GOLD_STEP, kit * me.SIEGE_STEP)
                if value > best:
                    best = value
                    bought = step * me.GOLD_STEP
                    equipment = kit * me.SIEGE_STEP
        return bought, equipment

    # How to fight

    def lot(self, salt: i64) -> i64:
        """Return a number below 100 that follows from public facts, and looks like chance."""
        state = self.outlook.state
        number: i64 = 17 + salt
        facts: list[i64] = [state.year, state.round, state.winter, self.outlook.seat, self.battle, self.tile]
        for other in range(self.outlook.players):
            facts.append(state.gold[other])
            facts.append(self.outlook.scores[other])
        for fact in facts:
            number = (number * 69069 + fact + 7) % 2147483647
            number ^= number // 8192  # else the lots of both sides would always lie equally far apart
        return (number // 128) % 100

    def stance(self, ahead: i64, number: i64) -> i64:
        """Return the stance that a number below 100 means, by the shares of the battlefield; the stronger flanks more, the weaker holds."""
        at = self.outlook.state.land.terrain[self.tile] * 3
        shares: list[i64] = [STANCES[at], STANCES[at + 1], STANCES[at + 2]]
        taste = self.outlook.taste
        if ahead >= taste.clear_lead:
            prefer(shares, 2, taste.flank_ahead)
        elif ahead <= -taste.clear_lead:
            prefer(shares, 1, taste.hold_behind)
            prefer(shares, 0, taste.assault_behind)
        for i in range(2):
            if number < shares[i]:
                return i
            number -= shares[i]
        return 2

    def hunts(self) -> bool:
        """Return whether to hunt the dragon: with big armies, with middling ones now and then (section 13)."""
        return self.base >= self.outlook.taste.big_army or (self.base > 1000 and self.lot(2) < 50)

    def wish(self, number: i64) -> list[i64]:
        """Return the best order, part by part, in gold where it is gold, with the stance that a number below 100 means."""
        bought, kit = self.best_spending()
        points = min(bought, i64(me.MOST_BOUGHT))
        ahead = self.lead(bought, kit)
        order: list[i64] = [0] * me.PARTS
        order[me.Part.GOLD] = points
        order[me.Part.REINFORCE] = bought - points
        order[me.Part.SIEGE] = kit
        order[me.Part.STANCE] = self.stance(ahead, number)
        order[me.Part.GENERAL] = me.General.LEAD if ahead < self.outlook.taste.command_lead else me.General.COMMAND
        order[me.Part.HUNT] = int(self.hunts())
        order[me.Part.ASSASSIN] = me.Character.GENERAL
        return order

    def order_value(self, order: list[i64], wish: list[i64]) -> float:
        """Return how good an order looks beside the best one."""
        value = self.worth(order[me.Part.GOLD] + order[me.Part.REINFORCE], order[me.Part.SIEGE])
        if order[me.Part.STANCE] == wish[me.Part.STANCE]:
            value += float(Weight.STANCE)
        if order[me.Part.GENERAL] == wish[me.Part.GENERAL]:
            value += float(Weight.GENERAL)
        if order[me.Part.HUNT] == wish[me.Part.HUNT]:
            value += float(Weight.HUNT)
        if order[me.Part.ASSASSIN] == wish[me.Part.ASSASSIN]:
            value += float(Weight.GENERAL)
        return value


def prefer(shares: list[i64], liked: i64, percent: i64) -> None:
    """Give a stance at least so many percent, at the cost of the others."""
    wanted = min(percent, i64(100))
    if shares[liked] < wanted:
        rest = 100 - shares[liked]
        for i in range(3):
            shares[i] = wanted if i == liked else shares[i] * (100 - wanted) // rest


def read_order(state: MightyEmpires, battle: i64, seat: i64, play: Play) -> list[i64]:
    """Return the order that a play makes, with what is written of it already."""
    order: list[i64] = [state.orders[seat * me.ORDER + part] for part in range(me.PARTS)]
    for action in play:
        part = me.part_part(action)
        order[part] = me.part_value(action) * unit_of(state, battle, part)
    return order


def battle_values(outlook: Outlook, plays: list[Play]) -> list[float]:
    """Return how good orders, concessions, ways of settling and reports look."""
    state = outlook.state
    battle = order_battle(state, outlook.seat)
    values: list[float] = []
    engaged: list[Engagement] = []
    wish: list[i64] = []
    if battle != me.EMPTY:
        engaged.append(Engagement(outlook, battle))
        wish = engaged[0].wish(engaged[0].lot(1))
    for play in plays:
        action: i64 = play[0]
        kind = me.kind_of(action)
        if kind == me.Do.PART:
            values.append(engaged[0].order_value(read_order(state, battle, outlook.seat, play), wish))
        elif kind == me.Do.SETTLE:
            values.append(float(me.settle_simulated(action)))  # nobody moves miniatures for a computer player
        elif action == me.do_concede(me.Answer.FIGHT):
            values.append(engaged[0].worth(wish[me.Part.GOLD] + wish[me.Part.REINFORCE], wish[me.Part.SIEGE]))
        elif action == me.do_concede(me.Answer.CONCEDE):
            values.append(engaged[0].stakes.values[WON_FROM - 2] - float(outlook.taste.honour))  # the other side wins narrowly (ME-8.14)
        elif kind == me.Do.SIMULATE:
            values.append(2.0 * NEVER)
        elif kind == me.Do.CONFIRM:
            values.append(-NEVER)  # what a person reports from the table is believed
        elif kind == me.Do.REPORT or kind == me.Do.SAY:
            values.append(4.0 * NEVER)
        else:
            values.append(3.0 * NEVER)
    return values


# Selections


def suggestions(state: MightyEmpires, seat: i64) -> list[tuple[int, ...]]:
    """Return some sensible plays where there are too many to list: orders around the best one, and what can be said at the table."""
    found: list[tuple[int, ...]] = []
    ordered = False
    for action in state.legal(seat):
        kind = me.kind_of(action)
        if kind == me.Do.PART:
            if not ordered:
                ordered = True
                found.extend(order_plays(state, seat))
        elif kind == me.Do.REPORT or kind == me.Do.SAY:
            found.append(plain_report(state, seat, action))
        else:
            found.append((int(action),))
    return found


def plain_report(state: MightyEmpires, seat: i64, first: i64) -> tuple[int, ...]:
    """Return the report of a battle in which nothing happened, from its first action on."""
    after = rehearsal(state)
    made = [int(first)]
    after.apply(seat, first)
    while after.unfinished() and len(made) < 40:
        made.append(me.Do.SAY)
        after.apply(seat, me.Do.SAY)
    return tuple(made)


def order_plays(state: MightyEmpires, seat: i64) -> list[tuple[int, ...]]:
    """Return orders: every stance and general with some gold, and the best one with each other part changed."""
    battle = order_battle(state, seat)
    engagement = Engagement(Outlook(state, seat, PLAIN), battle)
    wish = engagement.wish(engagement.lot(1))
    amounts: list[i64] = [wish[me.Part.GOLD]]
    for amount in (0, 50, 100, 150, 200, 250):
        if amount not in amounts:
            amounts.append(amount)
    scratch = state.clone()
    found: list[tuple[int, ...]] = [written(state, scratch, battle, seat, wish)]
    for gold in amounts:
        for stance in range(3):
            for general in range(2):
                order = wish[:]
                order[me.Part.GOLD] = gold
                order[me.Part.STANCE] = stance
                order[me.Part.GENERAL] = general
                add_once(found, written(state, scratch, battle, seat, order))
    for part in (me.Part.REINFORCE, me.Part.SIEGE, me.Part.HUNT, me.Part.ASSASSIN):
        steps: list[i64] = [0, 1]
        if part == me.Part.REINFORCE:
            steps = [0, 50, 100, LIKED_REINFORCED]
        elif part == me.Part.SIEGE:
            steps = [0, me.SIEGE_STEP, 2 * me.SIEGE_STEP]
        for step in steps:
            order = wish[:]
            order[part] = step
            add_once(found, written(state, scratch, battle, seat, order))
    return found


def drawn_order(state: MightyEmpires, battle: i64, seat: i64, dice: Chance, taste: me.Taste) -> list[i64]:
    """Return the best order with a stance drawn anew: how somebody else's lot falls, nobody knows."""
    return Engagement(Outlook(state, seat, taste), battle).wish(dice.pick(100, 0))


def add_once(found: list[tuple[int, ...]], play: tuple[int, ...]) -> None:
    if play not in found:
        found.append(play)


def written(state: MightyEmpires, scratch: MightyEmpires, battle: i64, seat: i64, order: list[i64]) -> tuple[int, ...]:
    """Return an order as the actions that make it; `scratch` is a copy that is scribbled on. What is too dear is made to fit."""
    at = seat * me.ORDER
    begin = state.orders[at + me.SEALED]  # what is said already stays
    for part in range(begin, me.PARTS):
        scratch.orders[at + part] = 0
    play: list[int] = []
    for part in range(begin, me.PARTS):
        limit = part_limit(scratch, battle, seat, part)
        if limit == 0:
            continue
        unit = unit_of(state, battle, part)
        value = min(order[part] // unit, limit - 1)
        scratch.orders[at + part] = value * unit
        play.append(int(me.do_part(part, value)))
    return tuple(play)


# Events


class Hopes:
    """What the coming battle may bring, before it is known against whom."""

    def __init__(self, outlook: Outlook) -> None:
        state = outlook.state
        self.outlook = outlook
        self.base = base_army(state)
        self.free = outlook.builds()
        self.land = outlook.free_land()
        self.free.add_all(self.land)
        self.free = self.free.few()
        self.plain = self.free.best_sums(me.EMPTY)
        self.won = zeros()
        self.weight = 0.0
        enemy: i64 = 0
        count: i64 = 0
        for other in others(state, outlook.seat):
            menu = outlook.land_of(other)
            menu.add_all(self.free)
            sums = menu.few().best_sums(me.EMPTY)
            for points in range(MOST_RP + 1):
                self.won[points] += sums[points]
            self.weight += outlook.weight[other]
            enemy += outlook.strength(other, outlook.likely_bought(other, 1))
            count += 1
        if count > 0:
            for points in range(MOST_RP + 1):
                self.won[points] /= float(count)
            self.weight /= float(count)
            enemy = enemy // count
        self.lead = outlook.strength(outlook.seat, outlook.likely_bought(outlook.seat, 1)) - enemy

    def expected(self, more: i64) -> float:
        """Return what the battle is worth with so many points more."""
        chances = forecast(self.base, (self.lead + more) * self.outlook.taste.trust // 100, False)
        total = 0.0
        for result in range(CLASSES):
            points = RP_OWN[result]
            value = self.won[points] if result >= WON_FROM else self.plain[points]
            total += chances[result] * (value - self.weight * float(RP_OTHER[result] * self.outlook.taste.rp))
        return total

    def all_or_nothing(self) -> float:
        """Return what the event changes: two points more for a victory, nothing for the rest (ME-10.2)."""
        chances = forecast(self.base, self.lead * self.outlook.taste.trust // 100, False)
        total = 0.0
        for result in range(CLASSES):
            points = RP_OWN[result]
            if result >= WON_FROM:
                total += chances[result] * (self.won[points + me.ALL_OR_NOTHING_RP] - self.won[points])
            else:
                total -= chances[result] * self.plain[points]
        return total

    def land_grab(self) -> float:
        """Return what it is worth that the first free tile is cheaper (ME-10.13)."""
        chances = forecast(self.base, self.lead * self.outlook.taste.trust // 100, False)
        land = self.land.few()
        total = 0.0
        best = self.plain[:]
        for i in range(len(land.costs)):
            rest = self.free.best_sums(land.tiles[i])
            cost = max(land.costs[i] - 1, i64(0))
            for points in range(cost, MOST_RP + 1):
                best[points] = max(best[points], land.values[i] + rest[points - cost])
        for result in range(CLASSES):
            points = RP_OWN[result]
            total += chances[result] * (best[points] - self.plain[points])
        return total

    def exposure(self, other: i64) -> float:
        """Return how much an opponent threatens: what it could take after a good victory."""
        return self.outlook.risks(other)[4] / float(Weight.POINT)

    def event_value(self, play: Play) -> float:
        """Return what an event is worth, with its target."""
        outlook = self.outlook
        state = outlook.state
        seat = outlook.seat
        event = me.event_event(play[0])
        rest: i64 = play[1] if len(play) > 1 else -1
        if event == me.Event.ALL_OR_NOTHING:
            return share(self.all_or_nothing(), outlook.taste.all_or_nothing)
        if event == me.Event.LAND_GRAB:
            return share(self.land_grab(), outlook.taste.land_grab)
        if bonus := outlook.bonus(event, self.base):
            more = self.expected(bonus) - self.expected(0)
            return share(more, outlook.taste.reinforcements) if event == me.Event.REINFORCEMENTS else more
        if rest < 0:
            return 0.0
        if event == me.Event.BUILDING_BOOM:
            if rest == me.Do.AT_NOTHING:
                return 0.0
            return share(outlook.build_value(me.site_of(rest), me.building_of(rest)), outlook.taste.building_boom)
        if event == me.Event.SABOTEURS:
            tile = me.tile_of(rest)
            chance = float(4 - state.building[tile]) / 6.0  # mine 4+, castle 5+, city 6
            owner = state.owner[tile]
            return share(chance * outlook.weight[owner] * outlook.building_value(tile, owner), outlook.taste.saboteurs)
        other = me.seat_of(rest)
        if event == me.Event.FOOLS_GOLD:
            return share(outlook.weight[other] * outlook.income(other) * outlook.rate, outlook.taste.fools_gold)
        if event == me.Event.DISASTER:
            total = 0.0
            for tile in range(state.land.tiles):
                if state.owner[tile] == other:
                    total += outlook.building_value(tile, other) / 6.0
            return share(outlook.weight[other] * total, outlook.taste.disaster)
        if event == me.Event.DIPLOMACY:
            if outlook.players == 2 and state.order[0] != seat:
                return 0.0  # the smaller realm challenges anyway
            met = 1.0 if outlook.players == 2 else share(1.0, Percent.MET) / float(max(outlook.players - 2, i64(1)))
            return float(outlook.taste.diplomacy) * (1.0 + self.exposure(other) * met)
        if outlook.players == 2:
            return 0.0
        return share(float(Weight.AGENT), Percent.AGENT_WORKS) * (1.0 + self.exposure(other) / 2.0)


# Spells


class Magic:
    """What spells are worth to a seat."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.autumn: i64 = 6 if outlook.state.winter else 0

    def mean(self) -> float:
        """Return what the table of the season is worth on average."""
        total = 0.0
        for die in range(2, 7):
            total += self.spell_value(self.autumn + die)
        return total / (5.0 if self.outlook.group == me.Group.ELVES or law.spell_cost(self.outlook.state, self.outlook.seat) == 0 else 6.0)

    def cast_value(self) -> float:
        """Return what casting is worth: a result below the average is rolled again."""
        mean = self.mean()
        total = mean  # a failure is rolled again
        for die in range(2, 7):
            total += max(mean, self.spell_value(self.autumn + die))
        return total / 6.0 - float(law.spell_cost(self.outlook.state, self.outlook.seat)) * self.outlook.rate

    def spell_value(self, spell: i64) -> float:
        """Return what a spell is worth on its best target."""
        state = self.outlook.state
        best = 0.0
        if spell < me.Spell.PLENTY or spell == 7:
            return best
        for tile in range(state.land.tiles):
            if law.no_target(state, self.outlook.seat, spell, tile) == me.No.NOTHING:
                best = max(best, self.target_value(spell, tile))
        return best

    def target_value(self, spell: i64, tile: i64) -> float:
        """Return what a spell is worth on a tile, with the chance that it gets so far (ME-3.9)."""
        origin = effects.origin_of(self.outlook.state, self.outlook.seat)
        if origin == me.EMPTY:
            return 0.0
        apart = min(self.outlook.state.land.distance(origin, tile), i64(len(SPELL_CHANCE) - 1))
        return self.effect(spell, tile) * float(SPELL_CHANCE[apart]) / 36.0

    def hit(self, tile: i64) -> float:
        """Return what it is worth that the building on a tile falls."""
        outlook = self.outlook
        owner = outlook.state.owner[tile]
        if owner == me.EMPTY:
            return 0.0
        value = outlook.building_value(tile, owner)
        return -value if owner == outlook.seat else outlook.weight[owner] * value

    def mine_hit(self, tile: i64) -> float:
        """Return what it is worth that a mine does not pay for a year."""
        outlook = self.outlook
        owner = outlook.state.owner[tile]
        if owner == me.EMPTY:
            return 0.0
        dice = mine_dice(outlook.state, owner, tile)
        gold = float(dice) * MINE_GOLD * float(min(i64(SPELL_RATE), outlook.incomes_left)) * outlook.rate
        return -gold if owner == outlook.seat else outlook.weight[owner] * gold

    def effect(self, spell: i64, tile: i64) -> float:
        """Return what a spell is worth on a tile if it works."""
        outlook = self.outlook
        state = outlook.state
        seat = outlook.seat
        owner = state.owner[tile]
        rate = outlook.rate
        if spell == me.Spell.PLENTY:
            return outlook.taxes(seat) * rate
        if spell == me.Spell.VOID:
            return self.void(tile)
        if spell == me.Spell.EARTHQUAKE:
            if owner in (me.EMPTY, seat) or not outlook.reaches(tile):
                return 0.0
            return share(outlook.take_value(tile), Percent.EARTHQUAKE) / float(max(outlook.players - 1, i64(1)))
        if spell == me.Spell.DAM:
            total = self.mine_hit(tile) if state.building[tile] == me.Building.MINE else 0.0
            for below in state.land.downstream(tile):
                if state.building[below] == me.Building.MINE:
                    total += self.mine_hit(below)
            return total
        if spell == me.Spell.TRANSMUTATION:
            victim = state.capital[tile]
            gold = 0.0
            for die in range(1, 7):
                gold += float(min(state.gold[victim], die * 100)) / 6.0
            return outlook.weight[victim] * gold * rate
        if spell == me.Spell.BLIGHT:
            return outlook.weight[owner] * outlook.taxes(owner) * rate / 2.0
        if spell == me.Spell.FLOOD:
            total = self.hit(tile) / 2.0
            for below in state.land.downstream(tile):
                total += self.hit(below) / 6.0
            return total
        if spell == me.Spell.VORTEX:
            return self.hit(tile) / 3.0
        if spell == me.Spell.FOG:
            if owner in (me.EMPTY, seat):
                return 0.0
            return self.mine_hit(tile) + outlook.weight[owner] * outlook.tax(tile, owner, state.building[tile]) * rate
        return self.hit(tile) * 5.0 / 6.0

    def void(self, tile: i64) -> float:
        """Return what it is worth that nobody can take a free tile for a year."""
        outlook = self.outlook
        if effects.touches(outlook.state, tile, outlook.seat):
            return 0.0
        total = 0.0
        for other in range(outlook.players):
            if other != outlook.seat and effects.touches(outlook.state, tile, other):
                worth = float(Weight.VOID) if outlook.state.land.terrain[tile] == me.Terrain.VOLCANO else float(Weight.VOID) / 4.0
                total += outlook.weight[other] * worth
        return total


# Spending


class Spending:
    """A seat's turn in the build phase: what to buy first, so that the whole is best (section 13)."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        state = outlook.state
        seat = outlook.seat
        self.points = min(points_of(state, seat), i64(MOST_RP))
        self.discount = effects.grabbed(state, seat)
        self.menu = outlook.builds()
        self.forced = Menu()
        forced = law.conquers_first(state, seat)
        self.conquest = Menu()
        for tile in range(state.land.tiles):
            if state.owner[tile] == me.EMPTY:
                if law.no_occupation(state, seat, tile) == me.No.NOTHING:
                    self.menu.add(effects.take_cost(state, seat, tile) + self.discount, outlook.take_value(tile), tile)
            elif state.owner[tile] != seat and law.no_conquest(state, seat, tile) == me.No.NOTHING:
                self.conquest.add(effects.take_cost(state, seat, tile), outlook.take_value(tile), tile)
                if forced and law.must_conquer(state, seat, tile):
                    self.forced.add(effects.take_cost(state, seat, tile), outlook.take_value(tile), tile)
        self.menu = self.menu.few()
        self.conquest = self.conquest.few()
        self.kept = self.keepable()
        for _ in range(self.kept):
            self.menu.add(1, float(outlook.taste.kept), me.EMPTY)
        self.scoring = self.scores_for(seat)
        self.sprints = self.wins_now()

    def keepable(self) -> i64:
        """Return how many empire points are not lost at the end of the turn: the pool of the undead, and by option two of the round."""
        outlook = self.outlook
        state = outlook.state
        if outlook.rounds_left == 0:
            return 0
        kept: i64 = 0
        autumn = state.season(state.round) == me.Season.AUTUMN and state.rules.seasons
        if state.winter or not autumn:  # the pool is lost at the start of the next winter (ME-11.15)
            kept = state.winter_rp[outlook.seat]
        if state.rules.carry_over and not state.winter:
            kept += min(state.rp[outlook.seat], i64(2))
        return min(kept, self.points)

    # The end of the campaign

    def scores_for(self, seat: i64) -> Menu:
        """Return what a seat can buy in this phase that brings victory points, and how many."""
        outlook = self.outlook
        state = outlook.state
        menu = Menu()
        for tile in range(state.land.tiles):
            owner = state.owner[tile]
            if owner == me.EMPTY:
                if law.no_occupation(state, seat, tile) == me.No.NOTHING:
                    menu.add(effects.take_cost(state, seat, tile), float(outlook.points_of_taking(tile, seat)), tile)
            elif owner == seat:
                if law.no_building(state, seat, tile, me.Building.CITY, False) == me.No.NOTHING:
                    menu.add(1, 1.0, tile)
                elif (
                    law.no_building(state, seat, tile, me.Building.CASTLE, False) == me.No.NOTHING
                    and law.no_city(state, seat, tile) == me.No.NOTHING
                ):
                    menu.add(2, 1.0, tile)
            elif law.no_conquest(state, seat, tile) == me.No.NOTHING:
                menu.add(effects.take_cost(state, seat, tile), float(outlook.points_of_taking(tile, seat)), tile)
        return menu.few()

    def reachable(self, menu: Menu, seat: i64, points: i64) -> i64:
        """Return the score that a seat can reach at most with its empire points, roughly."""
        return self.outlook.scores[seat] + int(menu.best_sums(me.EMPTY)[min(points, i64(MOST_RP))])

    def rivals_reach(self) -> i64:
        """Return the highest score that anybody else can end this phase with."""
        outlook = self.outlook
        best: i64 = 0
        for other in range(outlook.players):
            if other != outlook.seat and outlook.state.status[other] != me.Status.OUT:
                points = self.later_points(other)
                best = max(best, self.reachable(self.scores_for(other), other, points) if points > 0 else outlook.scores[other])
        return best

    def wins_now(self) -> bool:
        """Return whether the seat can reach the goal in this phase, and nobody who acts later can pass it."""
        target = self.outlook.state.rules.vp_target
        if target == 0 or self.outlook.state.winter:
            return False
        own = self.reachable(self.scoring, self.outlook.seat, self.points)
        return own >= target and own > self.rivals_reach()

    def rival_wins(self) -> bool:
        """Return whether somebody else probably ends the campaign in this phase; then nothing counts that pays later."""
        target = self.outlook.state.rules.vp_target
        return target > 0 and not self.outlook.state.winter and not self.sprints and self.rivals_reach() >= target

    def later_points(self, other: i64) -> i64:
        """Return the empire points that somebody can still spend in this phase."""
        state = self.outlook.state
        return points_of(state, other) if owes_spending(state, other) else 0

    # Plays

    def after(self, points: i64, tile: i64, grown: i64) -> float:
        """Return what is best bought with the rest, nothing more on one tile; `grown` is a tile that has a castle now."""
        if points <= 0:
            return 0.0
        outlook = self.outlook
        plain = Menu()
        plain.add_all(self.menu)
        if grown != me.EMPTY and law.no_city(outlook.state, outlook.seat, grown) == me.No.NOTHING:
            worth = outlook.city_value(grown, outlook.seat) - outlook.castle_value(grown, outlook.seat)
            plain.add(1, worth, me.EMPTY)
        if len(self.conquest.costs) == 0:
            return plain.best_sums(tile)[points]
        full = Menu()
        full.add_all(plain)
        full.add_all(self.conquest)
        must = False
        best = plain.best_sums(tile)[points]
        for i in range(len(self.forced.costs)):
            if self.forced.tiles[i] != tile and self.forced.costs[i] <= points:
                must = True
                rest = full.best_sums(self.forced.tiles[i])
                best = max(best, self.forced.values[i] + rest[points - self.forced.costs[i]])
            elif self.forced.tiles[i] == tile:
                must = False
                return max(best, full.best_sums(tile)[points])
        return best if must else max(best, full.best_sums(tile)[points])

    def gained_points(self, action: i64) -> i64:
        """Return the victory points that an action brings at once."""
        outlook = self.outlook
        kind = me.kind_of(action)
        if kind == me.Do.OCCUPY or kind == me.Do.CONQUER:
            return outlook.points_of_taking(me.tile_of(action), outlook.seat)
        if kind == me.Do.BUILD:
            return int(me.building_of(action) == me.Building.CITY)
        return int(kind == me.Do.FOUND and outlook.state.building[me.tile_of(action)] != me.Building.CITY)

    def value(self, action: i64) -> float:
        """Return what an action is worth with what can be bought afterwards."""
        outlook = self.outlook
        state = outlook.state
        seat = outlook.seat
        left = self.points
        kind = me.kind_of(action)
        tile = self.place_of(action)
        if kind == me.Do.END:
            return float(self.kept * self.outlook.taste.kept)
        if kind == me.Do.DEMOLISH:
            return -float(Weight.POINT)
        if kind == me.Do.RAID:
            return outlook.raid_value() + self.after(left - 1, me.EMPTY, me.EMPTY) - 0.1  # last, if all else is equal
        if kind == me.Do.FOUND:
            worth = float(self.outlook.taste.capital) + outlook.seat_value(tile)
            if state.building[tile] != me.Building.CITY:
                worth += float(Weight.POINT) - outlook.building_value(tile, seat)
            return worth + self.after(left - 1, tile, me.EMPTY)
        if kind == me.Do.BUILD:
            building = me.building_of(action)
            grown: i64 = tile if building == me.Building.CASTLE else me.EMPTY
            used: i64 = state.land.tiles if building == me.Building.SPECIAL else tile
            return outlook.build_value(tile, building) + self.after(left - 1, used, grown)
        return outlook.take_value(tile) + self.after(left - effects.take_cost(state, seat, tile), tile, me.EMPTY) + 2.0

    def values(self, plays: list[Play]) -> list[float]:
        """Return how good each way to go on looks; whoever can win now looks at victory points alone."""
        found: list[float] = []
        for play in plays:
            action: i64 = play[0]
            found.append(self.value(action) + (self.sprint(action) if self.sprints else 0.0))
        return found

    def sprint(self, action: i64) -> float:
        """Return how far the score gets if, after an action, all the rest is spent on victory points."""
        outlook = self.outlook
        reached = float(outlook.scores[outlook.seat])
        if action != me.Do.END:
            left = self.points - self.cost(action)
            tile = self.place_of(action)
            menu = Menu()
            menu.add_all(self.scoring)
            if me.kind_of(action) == me.Do.BUILD and me.building_of(action) == me.Building.CASTLE:
                if law.no_city(outlook.state, outlook.seat, tile) == me.No.NOTHING:
                    menu.add(1, 1.0, me.EMPTY)
            reached += float(self.gained_points(action)) + menu.best_sums(tile)[max(left, i64(0))]
        return float(Weight.WON) * reached

    def cost(self, action: i64) -> i64:
        """Return the empire points that an action costs."""
        kind = me.kind_of(action)
        if kind == me.Do.OCCUPY or kind == me.Do.CONQUER:
            return effects.take_cost(self.outlook.state, self.outlook.seat, me.tile_of(action))
        return 0 if kind == me.Do.DEMOLISH else 1

    def place_of(self, action: i64) -> i64:
        """Return the tile that an action is about, EMPTY for those that are about none or take no points."""
        kind = me.kind_of(action)
        if kind == me.Do.BUILD:
            return me.site_of(action)
        return me.tile_of(action) if kind == me.Do.OCCUPY or kind == me.Do.CONQUER or kind == me.Do.FOUND else i64(me.EMPTY)
