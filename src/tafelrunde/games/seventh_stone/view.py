"""What a seat may know of a game of Seventh Stone (SS-16.1): a type of its own, built by naming what is shown."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine import battle, law, market, odds, placement, scoring
from tafelrunde.games.seventh_stone.engine.effects import field_ts, field_value, garrison, guard_of, pinned, sources, stone_count
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.games.seventh_stone.maps import cell_name
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.vectors import vec

Stones = dict[str, int]
"""Equipment stones by name; only those that are there."""


class CohortView(msgspec.Struct, frozen=True):
    """Units of one army that can do the same, while their owner moves."""

    military: int
    mercenary: int
    points: int
    ended: bool
    teleport: bool
    mobile: bool
    again: bool
    """Has moved before an overrun set it free."""


class ArmyView(msgspec.Struct, frozen=True):
    """An army. Which stones lie under it is the owner's secret."""

    seat: str
    type: str
    military: int
    mercenary: int
    stones: int
    stone_names: tuple[str, ...] | None
    pinned: bool
    supports: str | None
    cohorts: tuple[CohortView, ...]


class BuildingView(msgspec.Struct, frozen=True):
    """A building on a field."""

    building: str
    ready: bool
    """Walls and barracks work from the year after they were built."""


class FieldView(msgspec.Struct, frozen=True):
    """One cell of the board."""

    field: str
    kind: str
    terrain: str
    portal: str | None
    controller: str | None
    capital: str | None
    """Whose capital was founded here, whoever holds it now."""
    buildings: tuple[BuildingView, ...]
    lava: bool
    armies: tuple[ArmyView, ...]
    conflict: bool
    guards: int
    """City guards that have appeared."""
    rs: int
    """Value of all sources here."""
    ts: int
    recruits: int
    """How many more units its controller may place here this year."""
    odds: dict[str, tuple[int, ...]] | None
    """For a field that would be defended: percent to take it with 1, 2, … units of a type alone. No stones, no supports, all walls."""


class ConflictView(msgspec.Struct, frozen=True):
    """A field on which units of several players stand."""

    field: str
    units: dict[str, int]
    """By seat, city guards included."""
    supports: tuple[str, ...]
    """Fields whose armies support somebody here."""
    overruns: tuple[str, ...]
    """Seats that have twice as many units as all others together."""
    chances: dict[str, int]
    """Percent to win, as far as everybody can see."""


class SideView(msgspec.Struct, frozen=True):
    """A player in the battle that is going on."""

    seat: str
    standing: bool
    """Has units in the field."""
    pools: dict[str, int]
    """Dice by pool."""
    hits_on: dict[str, int]
    stone: str | None
    """The battle stone at work."""
    shield: int
    """Hits that it still cancels."""
    hits: int
    """Hits that still cost units."""
    targets: tuple[str, ...]
    aimed: dict[str, dict[str, int]]
    """Dice of this round by pool and target."""


class BattleView(msgspec.Struct, frozen=True):
    """The battle that is going on."""

    field: str
    mode: str
    round: int
    guards: int
    walls: int
    """Hits that walls still cancel."""
    suppressed: tuple[str, ...]
    sides: tuple[SideView, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """One player. Hand and unrevealed allocation are the owner's secret and None for everybody else."""

    seat: str
    people: str | None
    ts: int
    capitals: int
    temples: int
    wins: int
    lost_stone: bool
    place: int
    """By tear stones alone while the game goes on."""
    sheet: dict[str, int]
    """Resource stones by slot."""
    sources: int
    military: int
    mercenary: int
    """Units on the board."""
    budget: int
    """What can be distributed in the next production phase if nothing changes."""
    goods: dict[str, int]
    """Still to be placed."""
    armies: dict[str, int]
    """By type, at most five each."""
    hand_size: int
    hand: Stones | None
    known: Stones | None
    """Stones of somebody else that the viewer knows of, in the hand or under armies."""
    tournament: int
    allocated: bool
    """Has distributed the resource stones of this year."""
    amounts: dict[str, int] | None
    position: int | None
    """In this year's turn order."""
    doubled: bool
    out: bool


class BreachView(msgspec.Struct, frozen=True):
    """A limit that does not hold: nobody's movement can end like that."""

    limit: str
    """`units`, `types`, `mercenaries` or `armies`."""
    field: str | None
    type: str | None
    count: int
    most: int


class View(msgspec.Struct, frozen=True):
    """Everything a seat or a spectator may know."""

    viewer: str | None
    players: dict[str, PlayerView]
    columns: int
    rows: int
    fields: tuple[FieldView, ...]
    year: int
    phase: str
    event: str | None
    unit_limit: int
    army_limit: int
    """Armies of one type."""
    tournament_in: int
    """Years until the next tournament, 0 for this one."""
    ts_to_win: int
    year_limit: int | None
    advanced: bool
    wall_bypass: bool
    order: tuple[str, ...]
    """Turn order of this year, empty while it is not settled."""
    shown: tuple[str, ...]
    """Stones turned up this year."""
    pile: tuple[str, ...] | None
    """What is left of them for whoever chooses, None for everybody else."""
    draft: tuple[str, ...]
    """Seats that choose stones, in the order of their bids, while they do."""
    supply: int
    discard: Stones
    buried: int
    """Stones discarded face down."""
    conflicts: tuple[ConflictView, ...]
    battle: BattleView | None
    mover: str | None
    breaches: tuple[BreachView, ...]
    """Limits that the mover's armies break for a while."""
    asked: tuple[str, ...]
    prompt: str | None
    about: str | None
    """The field that the question is about."""
    winners: tuple[str, ...]
    reason: str | None


def question(state: SeventhStone) -> int:
    """Return what is asked, as everybody may know it: nobody hears how far an order is."""
    ask = state.steps[-1] & ss.ASK_MASK
    return ss.Ask.MOVE if ss.Ask.GROUP <= ask <= ss.Ask.GOTO else ask


def asked_field(state: SeventhStone) -> int:
    """Return the field that the question is about, EMPTY if it is about none."""
    if state.asks(ss.Ask.KEEP):
        return ss.keep_cell(state.data())
    return ss.support_home(state.data()) if state.asks(ss.Ask.SUPPORT) else state.battle


def observe(state: SeventhStone, seat: int) -> View:
    """Return what this seat, or a spectator, may know."""
    names = ss.SEAT_NAMES[: state.rules.players]
    width = state.board.width
    laid = len(state.controller) > 0
    asked = tuple(names[actor] for actor in state.actors())
    settled = laid and state.year > 0 and min(state.order) >= 0
    about = asked_field(state) if asked else ss.EMPTY
    return View(
        viewer=names[seat] if seat >= 0 else None,
        players={name: player_view(state, number, seat) for number, name in enumerate(names)},
        columns=width if laid else 0,
        rows=state.board.height if laid else 0,
        fields=tuple(field_view(state, cell, seat) for cell in range(state.board.cells)) if laid else (),
        year=state.year,
        phase=ss.PHASE_NAMES[state.phase],
        event=ss.EVENT_NAMES[state.event] if state.event else None,
        unit_limit=state.unit_limit,
        army_limit=ss.STONE_LIMIT,
        tournament_in=ss.TOURNAMENT_PERIOD - 1 - state.counter,
        ts_to_win=state.rules.ts_to_win,
        year_limit=state.rules.year_limit or None,
        advanced=state.rules.advanced,
        wall_bypass=state.rules.wall_bypass,
        order=tuple(names[other] for other in state.order if not state.out[other]) if settled else (),
        shown=tuple(ss.STONE_NAMES[stone] for stone in state.offered),
        pile=pile_view(state, seat),
        draft=tuple(names[other] for other in state.rank) if len(state.taken) > 0 else (),
        supply=market.stack_size(state),
        discard=stones(state.discard, 0),
        buried=sum(state.buried),
        conflicts=tuple(conflict_view(state, cell) for cell in range(len(state.stood)) if state.stood[cell] != ss.EMPTY),
        battle=battle_view(state) if state.battle != ss.EMPTY else None,
        mover=names[state.mover] if state.mover != ss.EMPTY else None,
        breaches=tuple(breaches(state, state.mover)) if state.mover != ss.EMPTY else (),
        asked=asked,
        prompt=ss.ASK_NAMES[question(state)] if asked else None,
        about=cell_name(about, width) if about != ss.EMPTY else None,
        winners=tuple(name for name, place in zip(names, scoring.final_places(state), strict=True) if place == 1)
        if state.reason != ss.Reason.NONE
        else (),
        reason=ss.REASON_NAMES[state.reason] if state.reason != ss.Reason.NONE else None,
    )


def breaches(state: SeventhStone, seat: int) -> Iterator[BreachView]:
    """Say which limits a seat's armies break (SS-8.8 to SS-8.11)."""
    limit, armies = int(state.unit_limit), placement.armies_of_type(state, seat)
    for cell in range(state.board.cells):
        name = cell_name(cell, state.board.width)
        there = [kind for kind in range(ss.TYPES) if state.strength(state.place(seat, cell, kind))]
        for kind in there:
            at = state.place(seat, cell, kind)
            units, military, mercenary = int(state.strength(at)), int(state.military[at]), int(state.mercenary[at])
            if units > limit:
                yield BreachView("units", name, ss.UNIT_NAMES[kind], units, limit)
            if mercenary > military:
                yield BreachView("mercenaries", name, ss.UNIT_NAMES[kind], mercenary, military)
        if len(there) > 1:
            yield BreachView("types", name, None, len(there), 1)
    for kind in range(ss.TYPES):
        if armies[kind] > ss.STONE_LIMIT:
            yield BreachView("armies", None, ss.UNIT_NAMES[kind], int(armies[kind]), ss.STONE_LIMIT)


def stones(zone: vec[i64], base: int) -> Stones:
    """Return the stones of a zone by name."""
    return {ss.STONE_NAMES[stone]: zone[base + stone] for stone in range(ss.STONES) if zone[base + stone]}


def pile_view(state: SeventhStone, seat: int) -> tuple[str, ...] | None:
    """Whoever chooses sees what is left; before the draft everybody does (SS-7.2, SS-7.11)."""
    if len(state.pile) == 0:
        return None
    if len(state.taken) > 0 and state.to_move != seat:
        return None
    return tuple(ss.STONE_NAMES[stone] for stone in sorted(state.pile))


def field_view(state: SeventhStone, cell: int, viewer: int) -> FieldView:
    names = ss.SEAT_NAMES[: state.rules.players]
    board = state.board
    controller, capital = state.controller[cell], state.capital[cell]
    buildings = tuple(
        BuildingView(ss.BUILDING_NAMES[state.building[i]], state.building[i] == ss.Building.MANUFACTORY or state.built[i] < state.year)
        for i in range(cell * ss.SLOTS, cell * ss.SLOTS + ss.SLOTS)
        if state.building[i]
    )
    return FieldView(
        field=cell_name(cell, board.width),
        kind=ss.KIND_NAMES[board.kind[cell]],
        terrain=ss.TERRAIN_NAMES[board.terrain[cell]],
        portal=ss.PORTAL_NAMES[board.portal[cell]] if board.portal[cell] >= 0 else None,
        controller=names[controller] if controller >= 0 else None,
        capital=names[capital] if capital >= 0 else None,
        buildings=buildings,
        lava=bool(state.lava[cell]),
        armies=tuple(army for seat in range(len(names)) for army in army_views(state, seat, cell, viewer)),
        conflict=state.stood[cell] != ss.EMPTY,
        guards=state.guards if state.battle == cell else guard_of(state, cell),
        rs=field_value(state, cell),
        ts=field_ts(state, cell),
        recruits=law.recruits_left(state, cell) if state.year and not law.no_recruiting(state, controller, cell) else 0,
        odds=odds_view(state, cell),
    )


def odds_view(state: SeventhStone, cell: int) -> dict[str, tuple[int, ...]] | None:
    """Return the chances to take a field that one player would defend."""
    holders = [seat for seat in range(state.rules.players) if state.units(seat, cell) > 0]
    guards = garrison(state, cell)
    if len(holders) > 1 or (not holders and not guards) or state.phase == ss.Phase.SETUP or state.stood[cell] != ss.EMPTY:
        return None
    kind = state.army_type(holders[0], cell) if holders else 0
    count = state.units(holders[0], cell) if holders else 0
    walls = odds.walls_now(state, cell)
    return {
        name: tuple(int(odds.attack_percent(number, attackers, kind, count, guards, walls)) for attackers in range(1, state.unit_limit + 1))
        for number, name in enumerate(ss.UNIT_NAMES)
    }


def army_views(state: SeventhStone, seat: int, cell: int, viewer: int) -> Iterator[ArmyView]:
    """Return the armies of a seat on a field: one, or one of each type while it moves."""
    for kind in range(ss.TYPES):
        at = state.place(seat, cell, kind)
        if state.strength(at) == 0:
            continue
        goal = state.support[seat * state.board.cells + cell]
        yield ArmyView(
            seat=ss.SEAT_NAMES[seat],
            type=ss.UNIT_NAMES[kind],
            military=state.military[at],
            mercenary=state.mercenary[at],
            stones=stone_count(state.stones[at]),
            stone_names=unpack(state.stones[at]) if seat == viewer else None,
            pinned=pinned(state, seat, cell),
            supports=cell_name(goal, state.board.width) if goal != ss.EMPTY else None,
            cohorts=tuple(cohort_views(state, cell, kind)) if seat == state.mover else (),
        )


def unpack(stack: int) -> tuple[str, ...]:
    """Return the names of the stones in a stack."""
    names = []
    while stack > 0:
        names.append(ss.STONE_NAMES[ss.stack_first(stack)])
        stack = ss.stack_rest(stack)
    return tuple(names)


def cohort_views(state: SeventhStone, cell: int, kind: int) -> Iterator[CohortView]:
    for i, key in enumerate(state.cohort_key):
        if ss.cohort_spot(key) == ss.spot(kind, cell):
            flags = ss.cohort_flags(key)
            yield CohortView(
                military=state.cohort_military[i],
                mercenary=state.cohort_mercenary[i],
                points=ss.cohort_points(key),
                ended=bool(flags & ss.ENDED),
                teleport=bool(flags & ss.TELEPORT),
                mobile=bool(flags & ss.MOBILE),
                again=bool(flags & ss.AGAIN) and not flags & ss.ENDED,
            )


def conflict_view(state: SeventhStone, cell: int) -> ConflictView:
    names = ss.SEAT_NAMES[: state.rules.players]
    width, cells = state.board.width, state.board.cells
    guards = state.guards if state.battle == cell else guard_of(state, cell)
    units = {}
    for seat, name in enumerate(names):
        count = state.units(seat, cell) + (guards if state.controller[cell] == seat else 0)
        if count:
            units[name] = count
    percents = odds.conflict_percents(state, cell)
    return ConflictView(
        field=cell_name(cell, width),
        units=units,
        supports=tuple(cell_name(i % cells, width) for i, goal in enumerate(state.support) if goal == cell),
        overruns=tuple(name for seat, name in enumerate(names) if not law.no_overrun(state, seat, cell)),
        chances={name: percents[seat] for seat, name in enumerate(names) if name in units},
    )


def battle_view(state: SeventhStone) -> BattleView:
    names = ss.SEAT_NAMES[: state.rules.players]
    sides = []
    for seat in state.order:
        outside = battle.supporters(state, seat, ss.Unit.RANGED) + battle.supporters(state, seat, ss.Unit.CAVALRY) > 0
        if seat >= 0 and (law.standing(state, seat) or outside or state.stone_used[seat]):
            sides.append(side_view(state, seat, names))
    return BattleView(
        field=cell_name(state.battle, state.board.width),
        mode=ss.MODE_NAMES[state.mode],
        round=state.battle_round,
        guards=state.guards,
        walls=state.walls,
        suppressed=tuple(name for kind, name in enumerate(ss.UNIT_NAMES) if state.suppressed & BIT[kind]),
        sides=tuple(sides),
    )


def side_view(state: SeventhStone, seat: int, names: tuple[str, ...]) -> SideView:
    pools = {pool: battle.pool_size(state, seat, pool) for pool in range(ss.POOLS)}
    aimed: dict[str, dict[str, int]] = {}
    if len(state.aim) > 0:
        for pool in range(ss.POOLS):
            base = (seat * ss.POOLS + pool) * len(names)
            dice = {names[target]: state.aim[base + target] for target in range(len(names)) if state.aim[base + target]}
            if dice:
                aimed[ss.POOL_NAMES[pool]] = dice
    return SideView(
        seat=names[seat],
        standing=law.standing(state, seat),
        pools={ss.POOL_NAMES[pool]: dice for pool, dice in pools.items() if dice},
        hits_on={ss.POOL_NAMES[pool]: battle.hit_number(state, seat, pool) for pool, dice in pools.items() if dice},
        stone=ss.STONE_NAMES[state.stone_used[seat]] if state.stone_used[seat] else None,
        shield=state.shield[seat],
        hits=state.hits[seat],
        targets=tuple(names[target] for target in battle.targets(state, seat)),
        aimed=aimed,
    )


def player_view(state: SeventhStone, seat: int, viewer: int) -> PlayerView:
    """Return one player as another, or he himself, sees him."""
    players, cells = state.rules.players, state.board.cells
    own = seat == viewer
    laid = len(state.controller) > 0
    ts = [int(scoring.tear_stones(state, other)) if laid else 0 for other in range(players)]
    base = seat * cells * ss.TYPES
    military = sum(state.military[base : base + cells * ss.TYPES])
    allocating = state.asks(ss.Ask.ALLOCATE)
    place = scoring.final_places(state)[seat] if state.reason != ss.Reason.NONE else 1 + sum(value > ts[seat] for value in ts)
    order = [int(other) for other in state.order]
    held = scoring.capitals(state, seat) if laid else 0
    permanent = state.wins[seat] + (state.lost_owner == seat)
    done = state.filled_in[seat] == ss.ORDERS
    return PlayerView(
        seat=ss.SEAT_NAMES[seat],
        people=ss.PEOPLE_NAMES[state.people[seat]] if state.people[seat] >= 0 else None,
        ts=ts[seat],
        capitals=held,
        temples=ts[seat] - permanent - ss.CAPITAL_TS * held,
        wins=state.wins[seat],
        lost_stone=state.lost_owner == seat,
        place=place,
        sheet={name: state.sheet[seat * ss.SHEET + slot] for slot, name in enumerate(ss.SLOT_NAMES)},
        sources=sources(state, seat) if laid else 0,
        military=military,
        mercenary=sum(state.mercenary[base : base + cells * ss.TYPES]),
        budget=sources(state, seat) - military if laid else 0,
        goods={name: state.goods[seat * ss.GOODS + good] for good, name in enumerate(ss.GOOD_NAMES) if state.goods[seat * ss.GOODS + good]},
        armies=dict(zip(ss.UNIT_NAMES, map(int, placement.armies_of_type(state, seat)), strict=True)) if laid else {},
        hand_size=placement.hand_size(state, seat),
        hand=stones(state.hand, seat * ss.STONES) if own else None,
        known=stones(state.known, (viewer * players + seat) * ss.STONES) if viewer >= 0 and not own else None,
        tournament=state.tournament[seat],
        allocated=allocating and done and not state.out[seat],
        amounts={name: state.amount[seat * ss.ORDERS + i] for i, name in enumerate(ss.SLOT_NAMES[1:])}
        if own and allocating and done
        else None,
        position=order.index(seat) + 1 if seat in order and not state.out[seat] else None,
        doubled=bool(state.doubled[seat]),
        out=bool(state.out[seat]),
    )
