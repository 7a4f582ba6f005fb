"""Communities: goods and where they fit, colonists and homes, buildings and production (AP-2, AP-3, AP-8 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.kernel.vectors import vec

# Goods and where they lie


def is_operated(state: AntePortas, at: i64) -> bool:
    """Return whether all worker spaces of a building are filled (AP-3.8)."""
    building = state.spot[at]
    if building == ap.Building.FACTORY:
        return state.crew[at] > 0
    return state.crew[at] == ap.staff(ap.FARMER_WORKERS[building], ap.CITIZEN_WORKERS[building])


def storage(state: AntePortas, seat: i64) -> i64:
    """Return S: the storage spaces of a seat (AP-2.1)."""
    spaces: i64 = 6
    for at in range(seat * ap.SPOTS + ap.STORAGE_SPOT, (seat + 1) * ap.SPOTS):
        if state.spot[at] and is_operated(state, at):
            spaces += ap.STORES[state.spot[at]]
    return spaces


def typed_spaces(state: AntePortas, seat: i64, good: i64) -> i64:
    """Return warehouse spaces for one good only, from improvements."""
    if good == ap.Good.WOOD and state.owns(seat, ap.Card.WOOD_WAREHOUSE):
        return 3
    if good == ap.Good.CLAY and state.owns(seat, ap.Card.CLAY_WAREHOUSE):
        return 2
    if good == ap.Good.ORE and state.owns(seat, ap.Card.ORE_WAREHOUSE):
        return 2
    if good == ap.Good.FOOD and state.owns(seat, ap.Card.FOOD_WAREHOUSE):
        return 3
    return 0


def spaces(state: AntePortas, seat: i64) -> i64:
    """Return storage and warehouse spaces for any good."""
    return storage(state, seat) + 6 + (1 if state.owns(seat, ap.Card.STOREHOUSE) else 0)


def overflow(state: AntePortas, seat: i64) -> i64:
    """Return how many goods do not fit; typed spaces are filled first (AP-2.1)."""
    lying: i64 = 0
    for good in range(ap.STORABLE):
        lying += max(0, state.stock[seat * ap.GOODS + good] - typed_spaces(state, seat, good))
    return max(0, lying - spaces(state, seat))


def fits(state: AntePortas, seat: i64, good: i64) -> bool:
    """Return whether one more of a good fits."""
    if good >= ap.STORABLE:
        return True
    state.stock[seat * ap.GOODS + good] += 1
    found = overflow(state, seat) == 0
    state.stock[seat * ap.GOODS + good] -= 1
    return found


def receive(state: AntePortas, seat: i64, goods: vec[i64]) -> None:
    """Take goods; what does not fit is discarded by choice (AP-2.2)."""
    for good in range(ap.GOODS):
        if goods[good] > 0:
            state.stock[seat * ap.GOODS + good] += goods[good]
            state.note(ap.Happened.GAINED, [seat, good, goods[good]])
    press(state, seat)


def gain(state: AntePortas, seat: i64, good: i64, amount: i64) -> None:
    """Take some of one good."""
    if amount > 0:
        state.stock[seat * ap.GOODS + good] += amount
        state.note(ap.Happened.GAINED, [seat, good, amount])
        press(state, seat)


def press(state: AntePortas, seat: i64) -> None:
    """Have the seat discard what does not fit (AP-2.2, AP-2.3)."""
    if overflow(state, seat) > 0:
        state.push(ap.ask_drop(seat))


def spending_left(state: AntePortas, seat: i64) -> i64:
    """Return how many storable goods a seat may still spend in this turn (AP-2.4, AP-R10)."""
    if state.phase != ap.Phase.TURNS and state.phase != ap.Phase.WAVE_TURN:
        return 999
    return storage(state, seat) + (3 if state.owns(seat, ap.Card.DOLLY) else 0) - state.spent[seat]


def storable(goods: vec[i64]) -> i64:
    """Return how many of some goods need spaces."""
    total: i64 = 0
    for good in range(ap.STORABLE):
        total += goods[good]
    return total


def pay(state: AntePortas, seat: i64, goods: vec[i64], tools: i64) -> None:
    """Spend goods and some tools beside."""
    for good in range(ap.GOODS):
        amount = goods[good] + (tools if good == ap.Good.TOOLS else 0)
        if amount > 0:
            state.stock[seat * ap.GOODS + good] -= amount
            state.note(ap.Happened.PAID, [seat, good, amount])
    state.spent[seat] += storable(goods)


def pay_good(state: AntePortas, seat: i64, good: i64, amount: i64) -> None:
    """Spend some of one good."""
    if amount > 0:
        state.stock[seat * ap.GOODS + good] -= amount
        state.note(ap.Happened.PAID, [seat, good, amount])
        if good < ap.STORABLE:
            state.spent[seat] += amount


def refine(state: AntePortas, seat: i64, recipe: i64) -> None:
    """Turn goods into others, once."""
    pay(state, seat, ap.RECIPE_IN[recipe], 0)
    receive(state, seat, ap.RECIPE_OUT[recipe])


def move_good(state: AntePortas, giver: i64, taker: i64, good: i64) -> None:
    """Hand one good over (AP-9.2); a buffered one where nothing lies in stock."""
    if state.stock[giver * ap.GOODS + good] > 0:
        state.stock[giver * ap.GOODS + good] -= 1
    else:
        state.buffer[buffered_at(state, giver, good)] -= 1
    state.stock[taker * ap.GOODS + good] += 1
    state.note(ap.Happened.GAVE, [giver, taker, good])


def buffered_at(state: AntePortas, seat: i64, good: i64) -> i64:
    """Return a building of a seat in which a good waits, EMPTY if there is none."""
    for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
        if state.buffer[at] > 0 and ap.YIELD_GOOD[state.spot[at]] == good:
            return at
    return -1


def has_good(state: AntePortas, seat: i64, good: i64) -> bool:
    """Return whether a seat has a good to give, in stock or in a buffer."""
    return state.stock[seat * ap.GOODS + good] > 0 or buffered_at(state, seat, good) >= 0


def store_one(state: AntePortas, seat: i64, good: i64) -> None:
    """Bring a buffered good into the stock (AP-2.6)."""
    state.buffer[buffered_at(state, seat, good)] -= 1
    state.stock[seat * ap.GOODS + good] += 1
    state.note(ap.Happened.STORED, [seat, good, 1])


def store_all(state: AntePortas, seat: i64) -> None:
    """If everything that waits in buffers fits, it is brought in by itself (AP-2.6)."""
    waiting = [0] * ap.STORABLE
    for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
        if state.buffer[at] > 0:
            waiting[ap.YIELD_GOOD[state.spot[at]]] += state.buffer[at]
            state.stock[seat * ap.GOODS + ap.YIELD_GOOD[state.spot[at]]] += state.buffer[at]
    if overflow(state, seat) > 0:
        for good in range(ap.STORABLE):
            state.stock[seat * ap.GOODS + good] -= waiting[good]
        return
    for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
        state.buffer[at] = 0
    for good in range(ap.STORABLE):
        if waiting[good] > 0:
            state.note(ap.Happened.STORED, [seat, good, waiting[good]])


# Colonists


def homes(state: AntePortas, seat: i64, colonist: i64) -> i64:
    """Return the homes of a seat for farmers or citizens."""
    total: i64 = 0
    for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
        total += ap.CITIZEN_HOMES[state.spot[at]] if colonist == ap.Colonist.CITIZEN else ap.FARMER_HOMES[state.spot[at]]
    for card in range(ap.CARDS):
        if ap.CARD_EFFECT[card] == ap.Effect.HOMES and ap.CARD_SUBJECT[card] == colonist and state.owns(seat, card):
            total += ap.CARD_TIMES[card]
    return total


def working(state: AntePortas, at: i64, colonist: i64) -> i64:
    """Return the farmers or citizens that work in a building."""
    return ap.staff_citizens(state.crew[at]) if colonist == ap.Colonist.CITIZEN else ap.staff_farmers(state.crew[at])


def workers(state: AntePortas, seat: i64, colonist: i64) -> i64:
    """Return the working farmers or citizens of a seat."""
    total: i64 = 0
    for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
        total += working(state, at, colonist)
    return total


def free_homes(state: AntePortas, seat: i64, colonist: i64) -> i64:
    """Return how many more colonists of a kind may live with a seat (AP-3.2)."""
    return homes(state, seat, colonist) - state.idle[seat * 2 + colonist] - workers(state, seat, colonist)


def colonists_of(state: AntePortas, team: i64, colonist: i64) -> i64:
    """Return all farmers or citizens of a team: at home, on the battlefield, in the hospital (AP-0.23)."""
    total = state.patients[team * 2 + colonist]
    for seat in range(state.rules.players):
        if state.team(seat) == team:
            total += state.idle[seat * 2 + colonist] + workers(state, seat, colonist)
    for place in range(1, ap.HEXES):
        total += state.of_colonist(team, place, colonist)
    return total


def bring_colonists(state: AntePortas, seat: i64, colonist: i64, count: i64) -> None:
    """New colonists move in, unemployed (AP-3.1); in a duel as far as there are any left (AP-0.23, AP-R24)."""
    if not state.rules.coop:
        team = state.team(seat)
        most: i64 = ap.ELITE_UNITS if colonist == ap.Colonist.CITIZEN else ap.BASE_UNITS
        count = min(count, most - colonists_of(state, team, colonist))
    if count > 0:
        state.idle[seat * 2 + colonist] += count
        state.note(ap.Happened.MOVED_IN, [seat, colonist, count])


def free_space(state: AntePortas, at: i64, colonist: i64) -> bool:
    """Return whether a building has a free worker space for a kind of colonist."""
    building = state.spot[at]
    if building == 0:
        return False
    if building == ap.Building.FACTORY:
        return state.crew[at] == 0
    return working(state, at, colonist) < (ap.CITIZEN_WORKERS[building] if colonist == ap.Colonist.CITIZEN else ap.FARMER_WORKERS[building])


def vacancy(state: AntePortas, seat: i64, building: i64, colonist: i64) -> i64:
    """Return a building of a kind in which a colonist can work: one already begun, else the first; EMPTY if there is none."""
    found: i64 = -1
    for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
        if state.spot[at] == building and free_space(state, at, colonist):
            if state.crew[at] > 0:
                return at
            if found < 0:
                found = at
    return found


def one_worker(colonist: i64) -> i64:
    """Return one worker of a kind, as buildings have them."""
    return ap.staff(0, 1) if colonist == ap.Colonist.CITIZEN else ap.staff(1, 0)


def employ(state: AntePortas, seat: i64, building: i64, colonist: i64) -> None:
    """Put a colonist to work; a citizen costs 1 food at once (AP-3.6)."""
    at = vacancy(state, seat, building, colonist)
    if colonist == ap.Colonist.CITIZEN:
        pay_good(state, seat, ap.Good.FOOD, 1)
    state.idle[seat * 2 + colonist] -= 1
    state.crew[at] += one_worker(colonist)
    state.note(ap.Happened.EMPLOYED, [seat, colonist, building])


def worked_at(state: AntePortas, seat: i64, building: i64, colonist: i64) -> i64:
    """Return a building of a kind where such a colonist works: the least occupied, EMPTY if there is none."""
    found: i64 = -1
    for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
        if state.spot[at] != building:
            continue
        if working(state, at, colonist) > 0 and (found < 0 or state.crew[at] < state.crew[found]):
            found = at
    return found


def release(state: AntePortas, seat: i64, building: i64, colonist: i64) -> None:
    """A worker stops working (AP-8.3, AP-8.5, AP-3.7)."""
    at = worked_at(state, seat, building, colonist)
    state.crew[at] -= one_worker(colonist)
    state.idle[seat * 2 + colonist] += 1
    state.note(ap.Happened.RELEASED, [seat, colonist, building])
    press(state, seat)


# Buildings


def built_count(state: AntePortas, seat: i64, building: i64) -> i64:
    """Return how many buildings of a kind a seat has."""
    total: i64 = 0
    for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
        if state.spot[at] == building:
            total += 1
    return total


def supply_left(state: AntePortas, building: i64) -> i64:
    """Return how many buildings of a kind are left: many in coop, few in a duel (AP-0.24)."""
    if state.rules.coop:
        return 99
    left = ap.SUPPLY_TWO[building] * (state.rules.players // 2)
    for seat in range(state.rules.players):
        left -= built_count(state, seat, building)
    return left


def free_spot(state: AntePortas, seat: i64, building: i64) -> i64:
    """Return where a new building goes, EMPTY if there is no free spot."""
    stored = ap.STORES[building] > 0
    first = seat * ap.SPOTS + (ap.STORAGE_SPOT if stored else 0)
    end = (seat + 1) * ap.SPOTS if stored else seat * ap.SPOTS + ap.STORAGE_SPOT
    for at in range(first, end):
        if state.spot[at] == 0:
            return at
    return -1


def remodel_spot(state: AntePortas, seat: i64, building: i64) -> i64:
    """Return the spot of a building that can be remodelled, the least occupied one, EMPTY if there is none (AP-R37)."""
    found: i64 = -1
    for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
        if state.spot[at] == ap.REMODELS[building] and (found < 0 or state.crew[at] < state.crew[found]):
            found = at
    return found


def raze_spot(state: AntePortas, seat: i64, building: i64) -> i64:
    """Return the building of a kind that is given up: the least occupied, then the emptiest; EMPTY if there is none (AP-3.9, AP-R37)."""
    found: i64 = -1
    for at in range(seat * ap.SPOTS, seat * ap.SPOTS + ap.STORAGE_SPOT):
        if state.spot[at] != building:
            continue
        if found < 0 or state.crew[at] * 16 + state.buffer[at] < state.crew[found] * 16 + state.buffer[found]:
            found = at
    return found


def build(state: AntePortas, seat: i64, building: i64, cost: i64, razed: i64, payer: i64) -> None:
    """Build: pay, make room, and bring the colonists of a residence (AP-3, AP-5.4, AP-R19)."""
    pay(state, payer, ap.COSTS[cost], 1 if razed else 0)
    at: i64 = 0
    if razed:
        at = raze_spot(state, seat, razed)
        raze(state, seat, at)
        state.spot[at] = building
    elif ap.REMODELS[building]:
        at = remodel_spot(state, seat, building)
        state.idle[seat * 2] += working(state, at, ap.Colonist.FARMER)  # of a storage shed
        state.crew[at] = 0
        state.spot[at] = building
    else:
        at = free_spot(state, seat, building)
        state.spot[at] = building
    state.note(ap.Happened.BUILT, [seat, building, razed])
    if building == ap.Building.FARM:
        bring_colonists(state, seat, ap.Colonist.FARMER, 1)
    elif building == ap.Building.ESTATE:
        bring_colonists(state, seat, ap.Colonist.FARMER, 2)
    elif building == ap.Building.FLAT:
        if free_homes(state, seat, ap.Colonist.FARMER) < 0:
            state.idle[seat * 2] -= 1
            state.note(ap.Happened.MOVED_OUT, [seat, ap.Colonist.FARMER])
        bring_colonists(state, seat, ap.Colonist.CITIZEN, 1)
    elif building == ap.Building.APARTMENT:
        bring_colonists(state, seat, ap.Colonist.CITIZEN, 2)
    press(state, seat)


def raze(state: AntePortas, seat: i64, at: i64) -> None:
    """Give a building up: its workers become unemployed, its buffer is lost (AP-3.9)."""
    for colonist in range(2):
        state.idle[seat * 2 + colonist] += working(state, at, colonist)
    state.crew[at] = 0
    state.buffer[at] = 0
    state.spot[at] = 0


# Production


def produce(state: AntePortas, seat: i64) -> None:
    """Buildings fill their buffers, income buildings pay, the smithy and improvements add to the stock (AP-8.6)."""
    taler: i64 = 0
    for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
        building = state.spot[at]
        if building == 0 or ap.YIELD[building] == 0 or not is_operated(state, at):
            continue
        if ap.YIELD_GOOD[building] == ap.Good.TALER:
            taler += ap.YIELD[building]
            continue
        fill_buffer(state, seat, at, yield_of(state, seat, at))
    gain(state, seat, ap.Good.TALER, taler)
    gain(state, seat, ap.Good.TOOLS, 3)  # 4.3: the printed smithy
    for card in range(ap.CARDS):
        if ap.CARD_EFFECT[card] == ap.Effect.PERMANENT and state.owns(seat, card):
            for good in range(ap.GOODS):
                gain(state, seat, good, ap.CARD_GOODS[card][good])


def yield_of(state: AntePortas, seat: i64, at: i64) -> i64:
    """Return what a building brings if it is operated (AP-8.6)."""
    building = state.spot[at]
    return ap.YIELD[building] + (1 if building == ap.Building.HUNTING_LODGE and state.owns(seat, ap.Card.SLAUGHTERING) else 0)


def buffer_size(state: AntePortas, seat: i64, at: i64) -> i64:
    """Return how many goods fit into the buffer of a building: twice its yield (AP-2.5)."""
    building = state.spot[at]
    more: i64 = 2 if building == ap.Building.HUNTING_LODGE and state.owns(seat, ap.Card.SLAUGHTERING) else 0
    return 2 * ap.YIELD[building] + more


def fill_buffer(state: AntePortas, seat: i64, at: i64, amount: i64) -> None:
    """Put goods into the buffer of a building; it holds twice the yield (AP-2.5)."""
    building = state.spot[at]
    amount = min(amount, buffer_size(state, seat, at) - state.buffer[at])
    if amount > 0:
        state.buffer[at] += amount
        state.note(ap.Happened.PRODUCED, [seat, building, ap.YIELD_GOOD[building], amount])


def boost_spot(state: AntePortas, seat: i64, building: i64, citizen: bool, used: i64) -> i64:
    """Return the building of a kind that a factory would boost, the one with most room; EMPTY if there is none (AP-8.9, AP-R37)."""
    found: i64 = -1
    for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
        if state.spot[at] != building or at == used or not is_operated(state, at):
            continue
        if citizen != (ap.CITIZEN_WORKERS[building] > 0):
            continue
        if ap.YIELD_GOOD[building] != ap.Good.TALER and buffer_size(state, seat, at) == state.buffer[at]:
            continue
        if found < 0 or state.buffer[at] < state.buffer[found]:
            found = at
    return found


def boost(state: AntePortas, seat: i64, at: i64) -> None:
    """One more product: into the buffer, or a taler to the owner (AP-8.9)."""
    if ap.YIELD_GOOD[state.spot[at]] == ap.Good.TALER:
        gain(state, seat, ap.Good.TALER, 1)
    else:
        fill_buffer(state, seat, at, 1)


# Improvements in hand


def hand_limit(state: AntePortas, seat: i64) -> i64:
    """Return how many improvements a seat may hold (AP-5.6, AP-R44)."""
    return 6 if built_count(state, seat, ap.Building.LIBRARY) > 0 else 3


def hand_size(state: AntePortas, seat: i64) -> i64:
    """Return how many improvements a seat holds."""
    total: i64 = 0
    for card in range(ap.CARDS):
        if state.improvement[card] == ap.At.HAND + seat:
            total += 1
    return total
