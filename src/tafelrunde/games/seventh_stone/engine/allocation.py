"""What a seat of Seventh Stone makes of its resource stones: the goods they buy, and the likely payout of the four markets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.law import no_recruiting, no_site, recruits_left
from tafelrunde.games.seventh_stone.engine.market import as_play
from tafelrunde.games.seventh_stone.engine.placement import armies_of_type
from tafelrunde.games.seventh_stone.engine.prospect import NEVER, STONE_VALUE, Percent, Prospect, Weight, army_key, share, unknown
from tafelrunde.games.seventh_stone.engine.state import SeventhStone

LISTED: Final = 40  # allocations
LARGEST_STEP: Final = 8  # of a bid

# Chance to win a duel by lead in tournament stones, percent
DUEL: Final[list[i64]] = [50, 55, 89, 89, 97, 97, 97, 97, 100]


def allocations(state: SeventhStone, seat: i64) -> list[tuple[int, ...]]:
    """Return some allocations that make sense: units for expansion or attack, buildings, and all the rest in bids."""
    market = Market(Prospect(state, seat))
    found: dict[tuple[int, ...], float] = {}
    for counts in market.templates():
        play = as_play(state, seat, counts)
        if play not in found:
            found[play] = market.value(counts)
    ranked = sorted([(-value, play) for play, value in found.items()])
    return [play for _, play in ranked[:LISTED]]


class Recruits:
    """Units that are thought to be recruited, field by field."""

    def __init__(self, value: float, room: i64, bought: list[int]) -> None:
        self.value = value
        self.room = room  # for mercenaries
        self.bought = bought  # [type]


class Market:
    """What a seat makes of its resource stones."""

    def __init__(self, prospect: Prospect) -> None:
        self.prospect = prospect
        state, seat = prospect.state, prospect.seat
        self.state = state
        self.seat = seat
        self.budget = state.sheet[seat * ss.SHEET]
        self.sites: list[i64] = []
        self.capacity: list[i64] = []
        self.claims: list[list[i64]] = []  # [site * TYPES + type]: fields that a recruit could take this year, the best first
        self.claimed: list[bool] = [False] * prospect.cells  # by the armies there are
        self.worth: list[float] = [0.0] * prospect.cells  # what it is worth to take a field this year
        self.slots: list[float] = []  # what buildings are worth, the best first
        self.armies = armies_of_type(state, seat)
        self.room: i64 = 0  # for mercenaries in the armies there are
        self.payouts = unknown(4 * 8 * (self.budget + 1))  # [(market * 8 + room) * (budget + 1) + bid]
        self.bought: dict[int, Recruits] = {}
        self.soldiers: dict[int, float] = {}
        self.find_sites()
        self.claim()
        self.rate_slots()

    # Goods

    def find_sites(self) -> None:
        """Find out where units can be recruited, and which fields they could take this year."""
        state, prospect = self.state, self.prospect
        for cell in range(prospect.cells):
            if prospect.gain[cell] > 0.0 and not state.lava[cell] and not prospect.hostile(cell):
                self.worth[cell] = prospect.gain[cell] * (1.0 - prospect.risk(cell, ss.Unit.MELEE, 1))
        for cell in range(prospect.cells):
            capacity = min(recruits_left(state, cell), state.unit_limit - state.units(self.seat, cell))
            if capacity > 0 and no_recruiting(state, self.seat, cell) == ss.No.NOTHING:
                self.sites.append(i64(cell))
                self.capacity.append(capacity)
                for kind in range(ss.TYPES):
                    self.claims.append(self.targets(cell, kind))
            kind = state.army_type(self.seat, cell)
            if kind >= 0:
                at = state.place(self.seat, cell, kind)
                military = state.military[at]
                self.room += max(i64(0), min(military, state.unit_limit - military) - state.mercenary[at])

    def targets(self, cell: i64, kind: i64) -> list[i64]:
        """Return the fields that units can take this year from a field without a fight, the best first."""
        found: list[tuple[float, i64]] = []
        for goal in range(self.prospect.cells):
            if self.worth[goal] > 0.0 and self.prospect.years(kind, cell, goal) == 1:
                found.append((-self.worth[goal], i64(goal)))
        found.sort()
        return [goal for _, goal in found]

    def claim(self) -> None:
        """The armies there are take what they can reach."""
        state = self.state
        for cell in range(self.prospect.cells):
            kind = state.army_type(self.seat, cell)
            if kind < 0:
                continue
            left = state.units(self.seat, cell)
            for goal in self.targets(cell, kind):
                if left > 0 and not self.claimed[goal]:
                    self.claimed[goal] = True
                    left -= 1

    def rate_slots(self) -> None:
        """Work out what the buildings are worth that could be placed this year."""
        state, prospect = self.state, self.prospect
        for cell in range(prospect.cells):
            if no_site(state, self.seat, cell) != ss.No.NOTHING:
                continue
            best = max(prospect.building_value(cell, ss.Building.MANUFACTORY), prospect.building_value(cell, ss.Building.BARRACKS))
            best = max(best, prospect.building_value(cell, ss.Building.WALL))
            for i in range(cell * ss.SLOTS, cell * ss.SLOTS + ss.SLOTS):
                if state.building[i] == ss.Building.NONE and best > 0.0:
                    self.slots.append(best)
        self.slots.sort(reverse=True)

    def recruits(self, counts: list[int]) -> Recruits:
        """Return what the units of an allocation bring, as many as there is room for."""
        key = (counts[1] * 1024 + counts[2]) * 1024 + counts[3]
        known = self.bought.get(key)
        if known is None:
            known = self.recruit([i64(counts[1]), i64(counts[2]), i64(counts[3])], NEVER)
            self.bought[key] = known
        return known

    def recruit(self, wanted: list[i64], least: float) -> Recruits:
        """Place units one by one where they are worth most, as long as they are worth so much; say what that brings."""
        state = self.state
        claimed = self.claimed[:]
        left = self.capacity[:]
        armies = self.armies[:]
        types: list[i64] = [state.army_type(self.seat, cell) for cell in self.sites]
        counts: list[i64] = [state.units(self.seat, cell) for cell in self.sites]
        supply = wanted[:]
        bought = [0] * ss.TYPES
        total = 0.0
        while True:
            best = least
            best_site = -1
            best_kind: i64 = 0
            best_goal: i64 = ss.EMPTY
            for i in range(len(self.sites)):
                if left[i] == 0:
                    continue
                for kind in range(ss.TYPES):
                    if supply[kind] == 0 or (types[i] >= 0 and types[i] != kind) or (types[i] < 0 and armies[kind] >= ss.STONE_LIMIT):
                        continue
                    value = self.soldier(self.sites[i], kind, counts[i])
                    taken: i64 = ss.EMPTY
                    for goal in self.claims[i * ss.TYPES + kind]:
                        if not claimed[goal]:
                            taken = goal
                            value += self.worth[goal]
                            break
                    if value > best:
                        best = value
                        best_site = i
                        best_kind = kind
                        best_goal = taken
            if best_site < 0:
                break
            total += best
            supply[best_kind] -= 1
            bought[best_kind] += 1
            left[best_site] -= 1
            counts[best_site] += 1
            if types[best_site] < 0:
                types[best_site] = best_kind
                armies[best_kind] += 1
            if best_goal >= 0:
                claimed[best_goal] = True
        room = self.room
        for i in range(len(self.sites)):
            new = counts[i] - state.units(self.seat, self.sites[i])
            room += min(new, max(state.unit_limit - counts[i], i64(0)))
        return Recruits(total, room, bought)

    def soldier(self, cell: i64, kind: i64, count: i64) -> float:
        """Return what one more unit is worth beside the land it takes: for holding its field, and for attacks."""
        key = army_key(cell, kind, count)
        known = self.soldiers.get(key)
        if known is not None:
            return known
        prospect = self.prospect
        value = prospect.loss[cell] * (prospect.risk(cell, kind, count) - prospect.risk(cell, kind, count + 1))
        value += share(prospect.strong(cell, kind, count + 1) - prospect.strong(cell, kind, count), Percent.PLACE)
        value += float(Weight.UNIT - Weight.UPKEEP) - float(Weight.CROWD * count)
        self.soldiers[key] = value
        return value

    # Bids

    def beats(self, bid: i64, other: i64, percent: i64) -> float:
        """Return the chance that a bid is higher than that of a rival who bids such a share of his stones on average."""
        if bid == 0 or self.state.out[other]:
            return 0.0 if bid == 0 else 1.0
        usual = share(float(self.state.sheet[other * ss.SHEET]), percent) + 0.3
        return float(bid * bid) / (float(bid * bid) + usual * usual)

    def ranks(self, bid: i64, percent: i64) -> list[float]:
        """Return how likely a bid comes first, second and so on."""
        chances = [1.0] + [0.0] * (self.prospect.players - 1)
        for other in range(self.prospect.players):
            if other == self.seat:
                continue
            beaten = self.beats(bid, other, percent)
            for rank in range(self.prospect.players - 1, 0, -1):
                chances[rank] = chances[rank] * beaten + chances[rank - 1] * (1.0 - beaten)
            chances[0] *= beaten
        return chances

    def payout(self, slot: i64, bid: i64, room: i64) -> float:
        """Return what a bid on a market is worth on average; `room` is for mercenaries."""
        if bid == 0:
            return 0.0
        room = min(room, self.state.rules.payout[0]) if slot == ss.Slot.MERCENARY else i64(0)
        at = ((slot - ss.Slot.MERCENARY) * 8 + room) * (self.budget + 1) + bid
        if self.payouts[at] == NEVER:
            self.payouts[at] = self.work_out(slot, bid, room)
        return self.payouts[at]

    def work_out(self, slot: i64, bid: i64, room: i64) -> float:
        """Work out what a bid is worth."""
        key = self.state.rules.payout
        value = 0.0
        if slot == ss.Slot.MERCENARY:
            chances = self.ranks(bid, Percent.BID_MERCENARY)
            for rank in range(self.prospect.players):
                value += chances[rank] * float(min(key[rank], room) * Weight.MERCENARY)
        elif slot == ss.Slot.EQUIPMENT:
            value = self.stones_won(bid)
        elif slot == ss.Slot.MOVEMENT:
            chances = self.ranks(bid, Percent.BID_MOVEMENT)
            value = float(Weight.BIDDING) + chances[0] * self.order_worth()
        else:
            chances = self.ranks(bid, Percent.BID_TOURNAMENT)
            for rank in range(self.prospect.players):
                value += chances[rank] * (self.crown(key[rank]) - self.crown(0))
        return value

    def order_worth(self) -> float:
        """Return what it is worth to choose the place in the turn order."""
        most: i64 = 0
        for count in self.prospect.ts:
            most = max(most, count)
        short = self.state.rules.ts_to_win - most
        if short <= 2:
            return float(Weight.POSITION) * (8.0 if short <= 1 else 4.0)
        return float(Weight.POSITION)

    def stones_won(self, bid: i64) -> float:
        """Return what a bid on equipment brings: the best stone for the first, half of the next one for the second."""
        state, prospect = self.state, self.prospect
        values: list[float] = []
        lost = False
        for stone in state.offered:
            if stone == ss.Stone.LOST:
                lost = True
            else:
                values.append(float(STONE_VALUE[stone]))
        values.sort(reverse=True)
        chances = self.ranks(bid, Percent.BID_LOST if lost else Percent.BID_EQUIPMENT)
        best = values[0] if values else 0.0
        if lost:
            own = prospect.ts[self.seat]
            first = prospect.worth(own + 1) - prospect.worth(own) + float(Weight.DENY)
        else:
            first = best
        second = 0.5 * (best if lost or len(values) < 2 else values[1])
        return chances[0] * first + (1.0 - chances[0]) * second

    def crown(self, more: i64) -> float:
        """Return what the coming tournament is worth with so many tournament stones more."""
        state, prospect = self.state, self.prospect
        years = ss.TOURNAMENT_PERIOD - 1 - state.counter
        own = prospect.ts[self.seat]
        value = prospect.worth(own + 1) - prospect.worth(own) if years == 0 else float(Weight.TEAR)
        odds = tournament_odds(state, self.seat, more)
        return odds * (value + float(Weight.DENY)) * (1.0 - 0.1 * float(years))

    # Allocations as a whole

    def value(self, counts: list[int]) -> float:
        """Return what an allocation is worth."""
        bought = self.recruits(counts)
        value = bought.value
        for i in range(min(counts[0], len(self.slots))):
            value += self.slots[i]
        for slot in range(ss.Slot.MERCENARY, ss.ORDERS + 1):
            value += self.payout(slot, counts[slot - 1], bought.room)
        return value

    def templates(self) -> list[list[int]]:
        """Return allocations of all sorts, each with all the rest in bids."""
        found: list[list[int]] = []
        seen: set[tuple[int, ...]] = set()
        many = self.budget // 2
        supplies: list[list[i64]] = [[many, many, many], [many, 0, 0], [0, 0, many], [many, many, 0], [0, many, many], [0, 0, 0]]
        for supply in supplies:
            for least in (NEVER, 20.0, 60.0):
                bought = self.recruit(supply, least).bought
                for percent in (100, 60):
                    units = [bought[kind] * percent // 100 for kind in range(ss.TYPES)]
                    for buildings in range(min(len(self.slots), 3) + 1):
                        goods = (int(buildings), *units)
                        if goods not in seen:
                            seen.add(goods)
                            found.append(self.with_bids(buildings, units))
        for i in range(4):
            for k in range(i, 4):
                counts = [0] * ss.ORDERS
                counts[ss.Slot.MERCENARY - 1 + i] = int(self.budget // 2)
                counts[ss.Slot.MERCENARY - 1 + k] += int(self.budget - self.budget // 2)
                found.append(counts)
        return found

    def with_bids(self, buildings: i64, units: list[int]) -> list[int]:
        """Return an allocation with these goods, as far as they can be paid, and the rest in bids."""
        left = self.budget
        counts = [0] * ss.ORDERS
        counts[0] = int(min(buildings, left // ss.PRICE[ss.Slot.BUILDING]))
        left -= counts[0] * ss.PRICE[ss.Slot.BUILDING]
        for kind in range(ss.TYPES):
            counts[1 + kind] = int(min(i64(units[kind]), left // ss.PRICE[ss.Slot.MELEE]))
            left -= counts[1 + kind] * ss.PRICE[ss.Slot.MELEE]
        room = self.recruits(counts).room
        self.bid_rest(counts, left, room)
        return counts

    def bid_rest(self, counts: list[int], left: i64, room: i64) -> None:
        """Put resource stones on the markets, each time where they bring most apiece."""
        while left > 0:
            best = -1.0
            best_slot: i64 = ss.Slot.TOURNAMENT
            best_step: i64 = left
            for slot in range(ss.Slot.MERCENARY, ss.ORDERS + 1):
                now = self.payout(slot, counts[slot - 1], room)
                for step in range(1, min(left, i64(LARGEST_STEP)) + 1):
                    value = (self.payout(slot, counts[slot - 1] + step, room) - now) / float(step)
                    if value > best:
                        best = value
                        best_slot = slot
                        best_step = step
            counts[best_slot - 1] += int(best_step)
            left -= best_step


def duel_odds(lead: i64, years: i64) -> float:
    """Return the chance to win a duel with a lead in tournament stones, some years ahead."""
    if years > 0:
        return 0.5 * (duel_odds(lead + 2, years - 1) + duel_odds(lead - 2, years - 1))
    if lead < 0:
        return 1.0 - share(1.0, DUEL[min(-lead, i64(len(DUEL) - 1))])
    return share(1.0, DUEL[min(lead, i64(len(DUEL) - 1))])


def tournament_odds(state: SeventhStone, seat: i64, more: i64) -> float:
    """Return the chance to win the next tournament with so many more stones: against each other one, and against the best of them."""
    years = ss.TOURNAMENT_PERIOD - 1 - state.counter
    mine = state.tournament[seat] + more
    total = 0.0
    rivals = 0.0
    most: i64 = 0
    for other in range(state.rules.players):
        if other != seat and not state.out[other]:
            total += duel_odds(mine - state.tournament[other], years)
            rivals += 1.0
            most = max(most, state.tournament[other])
    if rivals < 2.0:
        return total if rivals > 0.0 else 1.0
    return total / rivals * duel_odds(mine - most, years)
