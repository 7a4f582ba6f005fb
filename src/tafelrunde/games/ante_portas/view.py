"""What a seat may know of a game of Ante Portas (section 8 of the rules): a type of its own, built by naming what is shown."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine import combat, economy, invasion, law, law_fire, scoring, steps_year, tiles, turn
from tafelrunde.games.ante_portas.engine.board import COLUMN, HEIGHT, SITE_NAMES, SITES
from tafelrunde.games.ante_portas.engine.cards import ABILITIES, ARROWS, CARD_NAMES, CARDS_A_DECK, GROUPS, NUMBER, SECOND, SPAWN, has
from tafelrunde.games.ante_portas.engine.damage import STANDING
from tafelrunde.games.ante_portas.engine.sight import is_manned, reach, sight, tiles_left, view
from tafelrunde.games.ante_portas.engine.soldiers import firepower
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.words import asked_data, prompts, question
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.rows import row_of
from tafelrunde.kernel.vectors import vec

ARROW_NAMES = {2: "r", 3: "d", 4: "l"}
ABOUT_FIELDS = ("about", "improvement", "place", "building", "tile", "recipe", "good")


class SoldiersView(msgspec.Struct, frozen=True):
    """Soldiers of a team on a hex."""

    team: str
    farmers: int
    exhausted_farmers: int
    citizens: int
    exhausted_citizens: int
    snared: int


class TileView(msgspec.Struct, frozen=True):
    """A defence tile."""

    kind: str
    team: str
    facing: int
    """Where its middle arrow points: 0 up, clockwise."""
    manned: bool
    actions: int
    """Soldier actions it can still do."""
    view: tuple[int, ...]
    """Hexes it shows."""
    reach: tuple[int, ...]
    """Hexes it can fire at."""


class HexView(msgspec.Struct, frozen=True):
    """A hex of the battlefield."""

    number: int
    column: int
    height: int
    base: int
    elite: int
    snared_base: int
    snared_elite: int
    soldiers: tuple[SoldiersView, ...]
    tile: TileView | None
    seen_by: tuple[str, ...]
    attack: int
    """Strength of the attackers that stand there."""
    defence: int
    """Strength that attackers on the ground would meet there; in a duel of the team that holds it."""


class PartView(msgspec.Struct, frozen=True):
    """A part of the troop that a card is moving."""

    number: int
    hex: int
    base: int
    elite: int
    snared: int
    flying: bool


class CardView(msgspec.Struct, frozen=True):
    """A movement card."""

    name: str
    spawn: tuple[tuple[int, int, int], ...]
    arrows: tuple[str, ...]
    """With `!` for a burning one."""
    abilities: tuple[str, ...]
    number: int
    """Damage, difference or base units of an ability."""
    elite: int
    """Elite units of `enlarge` and `form`."""
    over: str | None
    """What it flies on over."""
    destroys: tuple[str, ...]
    """Buildings it destroys."""
    groups: tuple[tuple[str, ...], ...]
    """Arrows of `fly_around`, of each group the first that leads to a free hex."""


class MovementView(msgspec.Struct, frozen=True):
    """The card that is being carried out."""

    card: CardView
    arrow: int
    arrows: int
    parts: tuple[PartView, ...]


class FightView(msgspec.Struct, frozen=True):
    """A combat before the totals are compared."""

    hex: int
    attack: int
    defence: int
    shots: int
    bonus: int
    attack_parts: dict[str, int]
    """What the totals add up from, only what is not 0 (AP-13.2, AP-13.3)."""
    defence_parts: dict[str, int]


class SiteView(msgspec.Struct, frozen=True):
    """A cell of heartland or command centre on which a place lies."""

    site: str
    place: str
    stewards: tuple[str, ...]


class MarketView(msgspec.Struct, frozen=True):
    """The market card in force."""

    name: str
    sells: tuple[tuple[dict[str, int], dict[str, int]], ...]
    bundles: tuple[dict[str, int], ...]
    special: str


class BuildingView(msgspec.Struct, frozen=True):
    """A building of a community."""

    kind: str
    farmers: int
    citizens: int
    needs_farmers: int
    needs_citizens: int
    operated: bool
    buffer: int
    buffer_most: int
    good: str | None
    storage: bool


class ProductionView(msgspec.Struct, frozen=True):
    """What the next production brings as things stand (AP-8.6)."""

    goods: dict[str, int]
    lost: int
    """Goods for which a buffer has no room (AP-2.5)."""
    boosts: int
    """How many more the factories can bring (AP-8.9)."""
    converts: tuple[str, ...]
    """Improvements that may convert goods afterwards (AP-8.12)."""


class CommunityView(msgspec.Struct, frozen=True):
    """What a player has."""

    seat: str
    team: str
    site: str
    place: str
    goods: dict[str, int]
    storage: int
    spaces: int
    typed: dict[str, int]
    overflow: int
    spent: int
    spending_left: int
    buildings: tuple[BuildingView, ...]
    spots_left: int
    storage_spots_left: int
    unemployed_farmers: int
    unemployed_citizens: int
    farmer_homes: int
    citizen_homes: int
    free_farmer_homes: int
    free_citizen_homes: int
    hand_size: int
    hand_limit: int
    hand: tuple[str, ...] | None
    """Improvements in hand; None where they are hidden."""
    improvements: tuple[str, ...]
    production: ProductionView
    tickets: int
    reaction: str
    muted: tuple[str, ...]
    muted_hexes: tuple[int, ...]


class HospitalView(msgspec.Struct, frozen=True):
    """Wounded soldiers of a team."""

    team: str
    farmers: int
    citizens: int


class View(msgspec.Struct, frozen=True):
    """The table, as one seat or a spectator sees it."""

    seat: str | None
    players: int
    seats: tuple[str, ...]
    teams: tuple[str, ...]
    mode: str
    scenario: str
    epochs: int
    variant: str
    base_strength: int
    elite_strength: int
    epoch: int
    year: int
    season: str
    phase: str
    wave: int
    arrived: bool
    first: str
    claimant: str | None
    active: str | None
    turns_left: int
    stage: str | None
    origin: str | None
    goals: tuple[str, ...]
    """Sites that the active steward may go to now, or move on to."""
    dues: tuple[tuple[str, int, int], ...]
    """To whom a fee is still due: tools or food, and building goods."""
    market: MarketView | None
    hexes: tuple[HexView, ...]
    movement: MovementView | None
    fight: FightView | None
    rider: tuple[int, str] | None
    pointer: int
    batch: tuple[tuple[int, str], ...]
    volley: tuple[int, ...]
    sites: tuple[SiteView, ...]
    communities: tuple[CommunityView, ...]
    hospitals: tuple[HospitalView, ...]
    unfed: tuple[int, ...]
    """Citizens of each team that nobody has paid food for, at the year end."""
    hungry: tuple[int, ...]
    """The food that the citizens of each team need at the year end."""
    batch_strength: int
    """What the batch is worth so far, without bonuses."""
    volley_damage: int
    """What the buildings do that fire in the volley so far."""
    firepower: tuple[int, ...]
    """The most damage that the buildings of whoever is asked can still do, by hex."""
    base_left: int
    elite_left: int
    tiles_left: dict[str, int]
    cards_left: int
    unseen: tuple[str, ...]
    """Movement cards still in the pile."""
    places_left: int
    improvements_left: int
    discards: tuple[str, ...]
    defeated: int
    territory: tuple[int, ...]
    rows: tuple[tuple[int, int], ...]
    question: str | None
    asked: str | None
    window: str | None
    asked_hex: int
    """The hex that the open question is about, 0 for none."""
    asked_damage: int
    """The damage that the open question is about."""
    asked_about: str
    """The thing that the open question is about: an improvement, a place, a building, a tile, a recipe, a good; where damage is taken
    `tile` if a mine may be spared, else `soldiers`."""
    reason: str
    winner: str | None


def observe(state: AntePortas, seat: int) -> View:
    """Return what a seat, or a spectator, may know."""
    rules = state.rules
    names = ap.SEAT_NAMES[: rules.players]
    ask = question(state)
    window = asked_data(state) if ask == ap.Ask.WINDOW else 0
    about = prompts(state)[0].fields if state.to_move >= 0 else {}
    seen = [int(sight(state, team)) for team in range(rules.teams)]
    duel = not rules.coop
    return View(
        seat=names[seat] if seat >= 0 else None,
        players=int(rules.players),
        seats=names,
        teams=tuple(ap.TEAM_NAMES[int(state.team(other))] for other in range(rules.players)),
        mode=ap.MODE_NAMES[rules.mode],
        scenario=ap.SCENARIO_NAMES[rules.dragons],
        epochs=int(rules.epochs),
        variant=ap.VARIANT_NAMES[rules.variant],
        base_strength=int(rules.base_strength),
        elite_strength=int(rules.elite_strength),
        epoch=int(state.epoch),
        year=int(state.year),
        season=ap.SEASON_NAMES[state.season],
        phase=ap.PHASE_NAMES[state.phase],
        wave=int(state.wave),
        arrived=bool(state.arrived),
        first=names[state.first],
        claimant=names[state.claimant] if state.claimant != ap.EMPTY else None,
        active=names[state.active] if state.active != ap.EMPTY else None,
        turns_left=int(state.turns_left),
        stage=ap.STAGE_NAMES[asked_data(state)] if ask == ap.Ask.TURN else None,
        origin=SITE_NAMES[state.origin] if state.origin != ap.EMPTY else None,
        goals=tuple(SITE_NAMES[site] for site in goals_now(state, ask)),
        dues=tuple(
            (names[other], int(ap.fee_first(state.dues[other])), int(ap.fee_goods(state.dues[other])))
            for other in range(rules.players)
            if state.dues[other]
        ),
        market=market_view(state) if state.market != ap.EMPTY else None,
        hexes=tuple(hex_view(state, place, seen) for place in range(1, ap.HEXES)),
        movement=movement_view(state) if state.card != ap.EMPTY else None,
        fight=fight_view(state) if state.fight else None,
        rider=(int(ap.crossing_hex(state.rider)), ap.TILE_NAMES[ap.crossing_tile(state.rider)]) if state.rider else None,
        pointer=int(state.pointer),
        batch=tuple((int(ap.member_hex(unit)), ap.UNIT_NAMES[ap.member_unit(unit)]) for unit in state.batch),
        volley=tuple(int(place) for place in state.volley),
        sites=tuple(site_view(state, site) for site in range(SITES) if law.place_at(state, site)),
        communities=tuple(community_view(state, other, seat) for other in range(rules.players)),
        hospitals=tuple(
            HospitalView(ap.TEAM_NAMES[team], int(state.patients[team * 2]), int(state.patients[team * 2 + 1]))
            for team in range(rules.teams)
        ),
        unfed=tuple(int(steps_year.unfed_of(state, team)) for team in range(rules.teams)),
        hungry=tuple(int(steps_year.need_of(state, team)) for team in range(rules.teams)),
        batch_strength=sum(int(ap.COLONIST_STRENGTH[1]) if ap.member_unit(unit) == ap.Unit.CITIZEN else 1 for unit in state.batch),
        volley_damage=sum(int(ap.TILE_DAMAGE[state.tile[place]]) for place in state.volley),
        firepower=firing(state) if ask == ap.Ask.WINDOW else (),
        base_left=int(invasion.base_left(state)),
        elite_left=int(invasion.elite_left(state)),
        tiles_left={ap.TILE_NAMES[tile]: int(tiles_left(state, tile)) for tile in range(1, ap.TILES)},
        cards_left=0 if duel else int(invasion.cards_left(state)),
        unseen=() if duel else tuple(CARD_NAMES[invasion.deck_begin(state) + i] for i in range(CARDS_A_DECK) if state.deck[i]),
        places_left=len(state.stack),
        improvements_left=sum(1 for where in state.improvement if where == ap.At.DECK),
        discards=tuple([ap.IMPROVEMENT_NAMES[card] for card in cards_at(state, ap.At.DISCARD)]),
        defeated=int(state.defeated),
        territory=tuple(int(scoring.territory(state, team)) for team in range(2)) if duel else (),
        rows=tuple((int(scoring.row_units(state, 0, row)), int(scoring.row_units(state, 1, row))) for row in range(11)) if duel else (),
        question=ap.ASK_NAMES[ask] if ask != ap.EMPTY else None,
        asked=names[state.to_move] if state.to_move >= 0 else None,
        window=ap.WINDOW_NAMES[ap.window_kind(window)] if ask == ap.Ask.WINDOW else None,
        asked_hex=int(about.get("hex", 0)),
        asked_damage=int(about.get("damage", 0)),
        asked_about=next((str(about[field]) for field in ABOUT_FIELDS if field in about), ""),
        reason=ap.REASON_NAMES[state.reason],
        winner=ap.TEAM_NAMES[state.winner] if state.winner != ap.EMPTY else None,
    )


def goals_now(state: AntePortas, ask: int) -> vec[i64]:
    """Return where the steward of the active player may go at this point of the turn."""
    if ask == ap.Ask.TURN and asked_data(state) == ap.Stage.BEFORE:
        return turn.goals(state, state.active)
    if ask == ap.Ask.TURN and asked_data(state) == ap.Stage.MARKET:
        return law.onward(state, state.active, state.steward[state.active])
    return vec[i64]()


def firing(state: AntePortas) -> tuple[int, ...]:
    low, high = firepower(state, state.team(state.to_move))
    return tuple(int(low[place] + high[place]) for place in range(1, ap.HEXES))


def bits(found: int) -> tuple[int, ...]:
    """Return a bit set of hexes as numbers."""
    return tuple(place for place in range(1, ap.HEXES) if found & BIT[place])


def goods_view(amounts: vec[i64]) -> dict[str, int]:
    """Return goods by name, only those that are there."""
    return {name: int(amount) for name, amount in zip(ap.GOOD_NAMES, amounts, strict=True) if amount}


def hex_view(state: AntePortas, place: int, seen: list[int]) -> HexView:
    """Return a hex as everybody sees it."""
    tile = int(state.tile[place])
    soldiers = []
    for team in range(state.rules.teams):
        counts = [state.count(team, place, kind) for kind in range(4)]
        if any(counts):
            held = state.snared[(team * ap.HEXES + place) * 2] + state.snared[(team * ap.HEXES + place) * 2 + 1]
            soldiers.append(SoldiersView(ap.TEAM_NAMES[team], counts[0], counts[1], counts[2], counts[3], held))
    if state.rules.coop:
        attack, defence = int(combat.attack_strength(state, place, STANDING)), plain_defence(state, place)
    else:
        attack, defence = 0, max(int(combat.side_strength(state, team, place)) for team in range(2))
    return HexView(
        number=place,
        column=int(COLUMN[place]),
        height=int(HEIGHT[place]),
        base=int(state.base[place]),
        elite=int(state.elite[place]),
        snared_base=int(state.snared_base[place]),
        snared_elite=int(state.snared_elite[place]),
        soldiers=tuple(soldiers),
        tile=tile_view(state, place) if tile else None,
        seen_by=tuple([name for name, known in zip(ap.TEAM_NAMES, seen, strict=False) if known & BIT[place]]),
        attack=attack,
        defence=defence,
    )


def plain_defence(state: AntePortas, place: int) -> int:
    """Return what attackers on the ground would meet on a hex, without shots."""
    total, _ = combat.own_strength(state, place, STANDING)
    return int(total - state.shots_low - state.shots_high - state.bonus)


def tile_view(state: AntePortas, place: int) -> TileView:
    """Return the tile of a hex with what it shows and reaches."""
    tile = int(state.tile[place])
    building = bool(tiles.is_building(tile))
    return TileView(
        kind=ap.TILE_NAMES[tile],
        team=ap.TEAM_NAMES[state.owner[place]],
        facing=int(state.facing[place]),
        manned=bool(is_manned(state, place)),
        actions=int(law_fire.actions_left(state, place)),
        view=bits(int(view(state, place))) if building else (),
        reach=bits(int(reach(state, place))) if building else (),
    )


def card_view(card: int) -> CardView:
    """Return what a movement card says."""
    spawn = [int(value) for value in SPAWN[card]]
    second = int(SECOND[card])
    return CardView(
        name=CARD_NAMES[card],
        spawn=tuple((spawn[i], spawn[i + 1], spawn[i + 2]) for i in range(0, len(spawn), 3)),
        arrows=tuple(ARROW_NAMES[int(ap.sign_direction(arrow))] + ("!" if ap.sign_burning(arrow) else "") for arrow in ARROWS[card]),
        abilities=tuple(name for bit, name in enumerate(ap.ABILITY_NAMES) if ABILITIES[card] & BIT[bit]),
        number=int(NUMBER[card]),
        elite=second if ABILITIES[card] & (ap.Ability.ENLARGE | ap.Ability.FORM) else 0,
        over=ap.OVER_NAMES[second] if has(card, ap.Ability.FLY_ON) else None,
        destroys=tuple(name for tile, name in enumerate(ap.TILE_NAMES) if ap.TILE_PAIR[tile] == second)
        if has(card, ap.Ability.DESTROY_BUILDING)
        else (),
        groups=tuple(tuple(ARROW_NAMES[int(arrow)] for arrow in GROUPS[card][i : i + 3]) for i in range(0, len(GROUPS[card]), 3)),
    )


def movement_view(state: AntePortas) -> MovementView:
    """Return the card that is being carried out, and its troop."""
    parts = []
    for i in range(len(state.parts) // ap.PART):
        place, base, elite, snared_base, snared_elite, flying, _ = (int(state.parts[i * ap.PART + k]) for k in range(ap.PART))
        if base + elite:
            parts.append(PartView(i + 1, place, base, elite, snared_base + snared_elite, bool(flying)))
    return MovementView(card_view(int(state.card)), int(state.arrow), int(invasion.arrow_count(state)), tuple(parts))


def fight_view(state: AntePortas) -> FightView:
    """Return the totals of the combat that is going on, with what they add up from."""
    place = int(state.fight)
    shots, bonus = int(state.shots_low + state.shots_high), int(state.bonus)
    if not state.rules.coop:
        mover = int(state.combat_mover)
        fired = (int(state.shots_low), int(state.shots_high))
        attack = parts_view((*SIDE_PARTS, "shots", "bonus"), (*combat.side_parts(state, mover, place), fired[mover], bonus))
        defence = parts_view((*SIDE_PARTS, "shots"), (*combat.side_parts(state, 1 - mover, place), fired[1 - mover]))
        return FightView(place, sum(attack.values()), sum(defence.values()), shots, bonus, attack, defence)
    troop = fighting_troop(state, place)
    total, _ = combat.own_strength(state, place, troop)
    farmers, citizens, tile, trap, useless = combat.own_parts(state, place, troop)
    return FightView(
        place,
        int(combat.attack_strength(state, place, troop)),
        int(total),
        shots,
        bonus,
        parts_view(("base", "elite", "card", "carried"), combat.attack_parts(state, place, troop)),
        parts_view((*SIDE_PARTS, "trap", "shots", "bonus", "useless"), (farmers, citizens, tile, trap, shots, bonus, -useless)),
    )


SIDE_PARTS = ("farmers", "citizens", "tile")


def parts_view(names: tuple[str, ...], values: tuple[i64, ...]) -> dict[str, int]:
    """Return the parts of a total by name, only those that are there."""
    return {name: int(value) for name, value in zip(names, values, strict=True) if value}


def fighting_troop(state: AntePortas, place: int) -> int:
    """Return the troop that fights: the part of the moving one on the hex, or who stands there."""
    for step in reversed(state.steps):
        if step & ap.ASK_MASK == ap.Ask.COMBAT and ap.combat_hex(step >> ap.ASK_BITS) == place:
            return int(ap.combat_troop(step >> ap.ASK_BITS))
    return STANDING


def site_view(state: AntePortas, site: int) -> SiteView:
    """Return a place with who is there."""
    there = tuple(ap.SEAT_NAMES[seat] for seat in range(state.rules.players) if state.steward[seat] == site)
    return SiteView(SITE_NAMES[site], ap.PLACE_NAMES[law.place_at(state, site)], there)


def market_view(state: AntePortas) -> MarketView:
    """Return the market card in force."""
    card = int(state.market)
    special = int(ap.MARKET_SPECIAL[card])
    return MarketView(
        name=ap.MARKET_NAMES[card],
        sells=tuple((goods_view(ap.RECIPE_IN[recipe]), goods_view(ap.RECIPE_OUT[recipe])) for recipe in ap.SALES[card]),
        bundles=tuple(goods_view(ap.BUNDLES[card * 2 + i]) for i in range(ap.BUNDLE_COUNT[card])),
        special=ap.BUILDING_NAMES[special] if special < len(ap.BUILDING_NAMES) else SPECIAL_NAMES[special],
    )


SPECIAL_NAMES = {20: "planks", 21: "bricks", 22: "two_planks", 23: "librarian", 24: "head_official", 25: "rotate", 26: "march"}


def community_view(state: AntePortas, seat: int, viewer: int) -> CommunityView:
    """Return a community; improvements in hand only to its team in a duel."""
    at = seat * ap.GOODS
    open_hand = bool(state.rules.coop) or (viewer >= 0 and state.team(viewer) == state.team(seat))
    hand = tuple([ap.IMPROVEMENT_NAMES[card] for card in cards_at(state, ap.At.HAND + seat)])
    owned = cards_at(state, ap.At.OWNED + seat)
    first = seat * ap.SPOTS
    taken = [i for i in range(ap.SPOTS) if state.spot[first + i]]
    return CommunityView(
        seat=ap.SEAT_NAMES[seat],
        team=ap.TEAM_NAMES[int(state.team(seat))],
        site=SITE_NAMES[state.steward[seat]],
        place=ap.PLACE_NAMES[law.place_at(state, state.steward[seat])],
        goods={name: int(state.stock[at + good]) for good, name in enumerate(ap.GOOD_NAMES)},
        storage=int(economy.storage(state, seat)),
        spaces=int(economy.spaces(state, seat)),
        typed={
            ap.GOOD_NAMES[good]: int(economy.typed_spaces(state, seat, good))
            for good in range(ap.STORABLE)
            if economy.typed_spaces(state, seat, good)
        },
        overflow=int(economy.overflow(state, seat)),
        spent=int(state.spent[seat]),
        spending_left=int(economy.spending_left(state, seat)),
        buildings=tuple(building_view(state, seat, first + i) for i in taken),
        spots_left=ap.STORAGE_SPOT - sum(1 for i in taken if i < ap.STORAGE_SPOT),
        storage_spots_left=ap.SPOTS - ap.STORAGE_SPOT - sum(1 for i in taken if i >= ap.STORAGE_SPOT),
        unemployed_farmers=int(state.idle[seat * 2]),
        unemployed_citizens=int(state.idle[seat * 2 + 1]),
        farmer_homes=int(economy.homes(state, seat, 0)),
        citizen_homes=int(economy.homes(state, seat, 1)),
        free_farmer_homes=int(economy.free_homes(state, seat, 0)),
        free_citizen_homes=int(economy.free_homes(state, seat, 1)),
        hand_size=len(hand),
        hand_limit=int(economy.hand_limit(state, seat)),
        hand=hand if open_hand else None,
        improvements=tuple([ap.IMPROVEMENT_NAMES[card] for card in owned]),
        production=production_view(state, seat, taken, owned),
        tickets=int(state.tickets[seat]),
        reaction=ap.REACTION_NAMES[state.reaction[seat]],
        muted=tuple(ap.WINDOW_NAMES[window] for window in range(ap.Window.END + 1) if state.muted[seat] & BIT[window]),
        muted_hexes=bits(int(state.muted_hexes[seat])),
    )


def cards_at(state: AntePortas, where: int) -> list[int]:
    """Return the improvements that lie there."""
    return [card for card, place in enumerate(state.improvement) if place == where]


def production_view(state: AntePortas, seat: int, taken: list[int], owned: list[int]) -> ProductionView:
    """Return what `produce` would bring now with these spots taken, and what factories and these improvements could add."""
    goods = row_of([0] * ap.GOODS)
    goods[ap.Good.TOOLS] = 3  # 4.3: the printed smithy
    lost = 0
    rooms: list[tuple[bool, list[int]]] = []  # of what factories can still boost: whether citizens operate it, and how often
    operated = [at for at in (seat * ap.SPOTS + i for i in taken) if economy.is_operated(state, at)]
    for at in operated:
        building = int(state.spot[at])
        if ap.YIELD[building]:
            good, amount = ap.YIELD_GOOD[building], int(economy.yield_of(state, seat, at))
            free = int(economy.buffer_size(state, seat, at) - state.buffer[at]) if good != ap.Good.TALER else ap.ANY_NUMBER
            goods[good] += min(amount, free)
            lost += max(0, amount - free)
            rooms.append((ap.CITIZEN_WORKERS[building] > 0, [max(0, free - amount)]))
    for card in owned:
        if ap.CARD_EFFECT[card] == ap.Effect.PERMANENT:
            for good in range(ap.GOODS):
                goods[good] += ap.CARD_GOODS[card][good]
    boosts = 0
    for at in operated:
        if state.spot[at] == ap.Building.FACTORY:
            mine = [left for citizens, left in rooms if citizens == bool(ap.staff_citizens(state.crew[at])) and left[0]][:2]
            for left in mine:
                left[0] -= 1
            boosts += len(mine)
    converts = tuple(ap.IMPROVEMENT_NAMES[card] for card in owned if card in (ap.Card.PANEL_SAW, ap.Card.KILN))
    return ProductionView(goods_view(goods), lost, boosts, converts)


def building_view(state: AntePortas, seat: int, at: int) -> BuildingView:
    """Return a building of a community."""
    building = int(state.spot[at])
    good = int(ap.YIELD_GOOD[building])
    return BuildingView(
        kind=ap.BUILDING_NAMES[building],
        farmers=int(ap.staff_farmers(state.crew[at])),
        citizens=int(ap.staff_citizens(state.crew[at])),
        needs_farmers=int(ap.FARMER_WORKERS[building]),
        needs_citizens=int(ap.CITIZEN_WORKERS[building]),
        operated=bool(economy.is_operated(state, at)),
        buffer=int(state.buffer[at]),
        buffer_most=int(economy.buffer_size(state, seat, at)) if good < ap.STORABLE else 0,
        good=ap.GOOD_NAMES[good] if good >= 0 else None,
        storage=at % ap.SPOTS >= ap.STORAGE_SPOT,
    )
