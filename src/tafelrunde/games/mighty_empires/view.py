"""What a seat, or somebody who looks on, may know of a campaign: nearly everything but sealed choices (section 8)."""

from __future__ import annotations

import msgspec

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine import challenge, effects, events, law, magic, winter
from tafelrunde.games.mighty_empires.engine.battle import free_points, lead_bonus, plague_loss
from tafelrunde.games.mighty_empires.engine.battles import report_at, stand, waits_for_earlier
from tafelrunde.games.mighty_empires.engine.scoring import base_army, battle_rounds, hoard_points, points_of, result_of, score
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.maps import tile_names
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.rows import ints


class Effect(msgspec.Struct, frozen=True):
    """A spell that lies on a tile."""

    kind: str
    caster: str
    expires: str


class Tile(msgspec.Struct, frozen=True):
    """A tile and everything on it."""

    name: str
    q: int
    r: int
    terrain: str
    ground: str
    """The battlefield it is."""
    owner: str | None
    building: str | None
    special: str | None
    """Whose special building stands here."""
    capital: str | None
    original: str | None
    """Who founded the first capital here."""
    claimed: bool
    """The marker for this original capital is won."""
    exhausted: bool
    flow: int | None
    home: int | None
    effects: tuple[Effect, ...]
    raided: bool
    dragons: int
    lair: bool | None
    """Whether the emperor dragon lives; None where there is no volcano."""
    isolated: bool
    tax_dice: int
    tax_gold: int
    untaxed: str
    """Why it would pay no tax now, `pays` if it would."""
    mine_dice: int
    """Dice it earns its owner each round."""
    cost: int | None
    """Empire points it costs the viewer to take it."""


class Realm(msgspec.Struct, frozen=True):
    """A player's realm."""

    seat: str
    race: str
    group: str
    status: str
    gold: int
    tiles: int
    cities: int
    castles: int
    mines: int
    hoards: int
    markers: int
    score: int
    size: int
    rank: int
    largest: bool
    """It has the bonus of the largest realm."""
    plague: bool
    rp: int
    winter_rp: int
    quality: int
    capital: str | None
    special: str | None
    special_built: bool
    home: int | None
    event: str | None
    aim: str | None
    last_event: str | None
    uprising: int
    famine: int
    blight: int
    chosen: bool
    """It has chosen its capital, in secret."""
    spell_cost: int
    casts_from: str | None
    tax: int
    """Taxes it would get now on average."""
    tax_most: int
    income: int
    """What its mines bring on average."""


class Army(msgspec.Struct, frozen=True):
    """What an army consists of, as far as the viewer may know."""

    base: int
    largest: int
    plague: int
    free: int
    """Points of reinforcements that cost nothing."""
    bought: int | None
    reinforced: int | None
    siege: int | None
    stance: str | None
    general: str | None
    hunt: bool | None
    assassin: str | None
    sealed: bool


class Report(msgspec.Struct, frozen=True):
    """A result as one side wrote it down, told from side A."""

    vp_a: int
    vp_b: int
    gold_a: int
    gold_b: int
    reinforce_a: int
    reinforce_b: int
    siege: int
    hill: str | None
    hill_counted: bool
    dragon_dead: bool
    assassin_a: int
    assassin_b: int
    fallen_a: bool
    fallen_b: bool
    rounds: int


class Battle(msgspec.Struct, frozen=True):
    """A battle of this round, or of this winter."""

    a: str
    b: str
    tile: str
    ground: str
    stage: str
    mode: str
    siege: bool
    dragon: bool
    base: int
    rounds: int
    army_a: Army
    army_b: Army
    report_a: Report | None
    report_b: Report | None
    wants_simulation: tuple[str, ...]
    ending: str
    vp_a: int
    vp_b: int
    class_a: str | None
    class_b: str | None


class Target(msgspec.Struct, frozen=True):
    """Where a spell could go, with what chance, and which tiles it would touch."""

    tile: str
    percent: int
    touches: tuple[str, ...]


class Spell(msgspec.Struct, frozen=True):
    """A spell that is being cast."""

    seat: str
    spell: str
    targets: tuple[Target, ...]


class Standing(msgspec.Struct, frozen=True):
    """A realm after a round."""

    tiles: int
    cities: int
    hoards: int
    markers: int
    score: int


class Standings(msgspec.Struct, frozen=True):
    """All realms after a round, in the order of the seats."""

    round: int
    realms: tuple[Standing, ...]


class View(msgspec.Struct, frozen=True):
    """A campaign as one seat sees it."""

    seat: str | None
    players: int
    round: int
    year: int
    season: str
    phase: str
    max_rounds: int
    target: int
    hoard_points: int
    """What a hoard is worth beside the field."""
    base: int
    battle_rounds: int
    largest_bonus: int
    """Army points that the largest realm has more than others."""
    assassin_wounds: bool
    """At the table the victim of an assassin loses wounds in the place of leaving."""
    most_battles: int | None
    """How many battles a realm can have in a round at most, None for no limit."""
    most_reinforced: int | None
    """What reinforcements may cost in a battle at most, None for no limit."""
    volcano_surcharge: bool
    """A volcano costs as much more as a mountain."""
    acting: tuple[str, ...]
    """Smallest realm first."""
    tiles: tuple[Tile, ...]
    realms: tuple[Realm, ...]
    """In the order of the seats."""
    battles: tuple[Battle, ...]
    agent: str | None
    victim: str | None
    raged: bool
    spell: Spell | None
    choice: str | None
    """Where the viewer has put the capital, while that is a secret."""
    points: int
    """Empire points the viewer can spend now."""
    spender: str | None
    history: tuple[Standings, ...]
    question: str | None
    asked: tuple[str, ...]
    """The seats that owe a decision."""


def seat_names(players: int) -> tuple[str, ...]:
    return me.SEAT_NAMES[:players]


def season_name(state: MightyEmpires) -> str:
    """Return the season it is."""
    if state.winter:
        return me.SEASON_NAMES[me.Season.WINTER]
    return me.SEASON_NAMES[state.season(max(1, int(state.round)))]


def named(value: int) -> str | None:
    return None if value == me.EMPTY else me.SEAT_NAMES[value]


def limit(value: int) -> int | None:
    return None if value == me.EMPTY else int(value)


def question(state: MightyEmpires) -> int:
    """Return the kind of decision that is open, EMPTY when the campaign is over; nobody can tell how far it is."""
    ask = int(state.ask())
    if ask in (me.Ask.EVENT_SEAT, me.Ask.EVENT_BUILD, me.Ask.EVENT_TILE):
        return me.Ask.EVENT
    if ask == me.Ask.GROUND:
        return me.Ask.CAMPAIGN if state.winter else me.Ask.CHALLENGE
    return ask


def observe(state: MightyEmpires, seat: int) -> View:
    """Return what a seat may know."""
    names = tile_names(state.land)
    ask = question(state)
    joined = [ints(effects.connected(state, other)) for other in range(state.rules.players)]
    return View(
        seat=None if seat == SPECTATOR else me.SEAT_NAMES[seat],
        players=int(state.rules.players),
        round=int(state.round),
        year=int(state.year),
        season=season_name(state),
        phase=me.PHASE_NAMES[state.phase],
        max_rounds=int(state.rules.max_rounds),
        target=int(state.rules.vp_target),
        hoard_points=int(hoard_points(state)),
        base=int(base_army(state)) if state.round else 0,
        battle_rounds=int(battle_rounds(state)) if state.round else 0,
        largest_bonus=int(state.rules.largest_bonus),
        assassin_wounds=bool(state.rules.assassin_wounds),
        most_battles=limit(state.rules.most_battles),
        most_reinforced=limit(state.rules.most_reinforced),
        volcano_surcharge=bool(state.rules.volcano_surcharge),
        acting=tuple(me.SEAT_NAMES[other] for other in reversed(ints(state.order))),
        tiles=tuple(tile_view(state, tile, seat, names, joined) for tile in range(state.land.tiles)),
        realms=tuple(realm_view(state, other, names, joined[other]) for other in range(state.rules.players)),
        battles=tuple(battle_view(state, battle, seat, names) for battle in range(state.fights())),
        agent=named(state.agent),
        victim=named(state.victim),
        raged=bool(state.raged),
        spell=spell_view(state, ask, names),
        choice=names[state.choice[seat]] if seat != SPECTATOR and state.choice[seat] != me.EMPTY else None,
        points=0 if seat == SPECTATOR else int(points_of(state, seat)),
        spender=me.SEAT_NAMES[me.build_seat(state.data())] if ask == me.Ask.BUILD else None,
        history=history_view(state),
        question=None if ask == me.EMPTY else me.ASK_NAMES[ask],
        asked=tuple(me.SEAT_NAMES[other] for other in state.actors()),
    )


def tile_view(state: MightyEmpires, tile: int, seat: int, names: tuple[str, ...], joined: list[list[int]]) -> Tile:
    land, owner = state.land, int(state.owner[tile])
    inside = owner != me.EMPTY and bool(joined[owner][tile])
    lasting = tuple(
        Effect(me.WEIRD_NAMES[kind], me.SEAT_NAMES[caster - 1], me.EXPIRY_NAMES[kind])
        for kind in range(me.EFFECTS)
        if (caster := int(state.weird[tile * me.EFFECTS + kind]))
    )
    terrain = int(land.terrain[tile])
    takeable = seat != SPECTATOR and owner != seat
    return Tile(
        name=names[tile],
        q=int(land.q[tile]),
        r=int(land.r[tile]),
        terrain=me.TERRAIN_NAMES[terrain],
        ground=me.BATTLEFIELD_NAMES[terrain],
        owner=named(owner),
        building=me.BUILDING_NAMES[state.building[tile]] if state.building[tile] else None,
        special=named(state.special[tile]),
        capital=named(state.capital[tile]),
        original=named(state.original[tile]),
        claimed=bool(state.claimed[tile]),
        exhausted=bool(state.exhausted[tile]),
        flow=int(land.flow[tile]) or None,
        home=None if land.home[tile] == me.EMPTY else int(land.home[tile]) + 1,
        effects=lasting,
        raided=bool(state.raided[tile]),
        dragons=int(state.dragons[tile]),
        lair=bool(state.lair[tile]) if terrain == me.Terrain.VOLCANO else None,
        isolated=owner != me.EMPTY and not inside,
        tax_dice=me.TAX_DICE[terrain],
        tax_gold=me.TAX_GOLD[terrain],
        untaxed=me.UNTAXED_NAMES[winter.untaxed(state, tile, int(inside), False)],
        mine_dice=int(events.mine_dice(state, owner, tile)) if owner != me.EMPTY else 0,
        cost=int(effects.take_cost(state, seat, tile)) if takeable else None,
    )


def realm_view(state: MightyEmpires, seat: int, names: tuple[str, ...], joined: list[int]) -> Realm:
    capital, special, home = int(effects.capital_of(state, seat)), int(effects.special_of(state, seat)), int(state.home[seat])
    origin = int(effects.origin_of(state, seat))
    tax, tax_most = tax_forecast(state, seat, joined)
    return Realm(
        seat=me.SEAT_NAMES[seat],
        race=me.RACE_NAMES[state.race[seat]],
        group=me.GROUP_NAMES[state.group(seat)],
        status=me.STATUS_NAMES[state.status[seat]],
        gold=int(state.gold[seat]),
        tiles=int(effects.tiles_of(state, seat)),
        cities=int(effects.buildings_of(state, seat, me.Building.CITY)),
        castles=int(effects.buildings_of(state, seat, me.Building.CASTLE)),
        mines=int(effects.buildings_of(state, seat, me.Building.MINE)),
        hoards=int(effects.hoards_of(state, seat)),
        markers=int(state.markers[seat]),
        score=int(score(state, seat)),
        size=int(effects.size_of(state, seat)),
        rank=1 + [int(other) for other in state.order].index(seat),
        largest=state.lead == seat,
        plague=state.plague[seat] > 0,
        rp=int(state.rp[seat]),
        winter_rp=int(state.winter_rp[seat]),
        quality=int(state.quality[seat]),
        capital=None if capital == me.EMPTY else names[capital],
        special=None if special == me.EMPTY else names[special],
        special_built=bool(state.special_built[seat]),
        home=None if home == me.EMPTY else home + 1,
        event=None if state.event[seat] == me.EMPTY else me.EVENT_NAMES[state.event[seat]],
        aim=named(state.aim[seat]),
        last_event=None if state.last_event[seat] == me.EMPTY else me.EVENT_NAMES[state.last_event[seat]],
        uprising=int(state.uprising[seat]),
        famine=int(state.famine[seat]),
        blight=int(state.blight[seat]),
        chosen=state.choice[seat] != me.EMPTY,
        spell_cost=int(law.spell_cost(state, seat)),
        casts_from=None if origin == me.EMPTY else names[origin],
        tax=tax,
        tax_most=tax_most,
        income=income_forecast(state, seat, joined),
    )


def tax_forecast(state: MightyEmpires, seat: int, joined: list[int]) -> tuple[int, int]:
    """Return what a realm's taxes would be now, on average and at most."""
    if state.status[seat] == me.Status.OUT:
        return 0, 0
    own = (tile for tile in range(state.land.tiles) if state.owner[tile] == seat)
    paying = [tile for tile in own if winter.untaxed(state, tile, int(joined[tile]), False) == me.Untaxed.PAYS]
    mean, most = (sum(winter.mean_tax(state, tile, seat, state.building[tile], die) for tile in paying) for die in (3.5, 6.0))
    halved = 2 ** int(winter.halvings(state, seat, False))
    return int(mean / halved), int(most) // halved


def income_forecast(state: MightyEmpires, seat: int, joined: list[int]) -> int:
    """Return what a realm's mines bring on average."""
    if events.fooled(state, seat):
        return 0
    found = 0
    for tile in range(state.land.tiles):
        dice = int(events.mine_dice(state, seat, tile)) if state.owner[tile] == seat else 0
        if dice and events.earns(state, seat, tile, int(joined[tile])):
            found += dice * 35
    return found


def battle_view(state: MightyEmpires, battle: int, seat: int, names: tuple[str, ...]) -> Battle:
    a, b, tile = (int(state.fight(battle, field)) for field in (me.Fight.A, me.Fight.B, me.Fight.TILE))
    settled = state.fight(battle, me.Fight.STAGE) == me.Stage.SETTLED
    results = [int(result_of(state, battle, side)) if settled else me.EMPTY for side in (a, b)]
    wants = tuple(me.SEAT_NAMES[side] for i, side in enumerate((a, b)) if stand(state, battle, i) == me.Stand.SIMULATE)
    return Battle(
        a=me.SEAT_NAMES[a],
        b=me.SEAT_NAMES[b],
        tile=names[tile],
        ground=me.BATTLEFIELD_NAMES[state.land.terrain[tile]],
        stage=me.STAGE_NAMES[state.fight(battle, me.Fight.STAGE)],
        mode=me.MODE_NAMES[state.fight(battle, me.Fight.MODE)],
        siege=bool(state.fight(battle, me.Fight.SIEGE)),
        dragon=bool(state.fight(battle, me.Fight.DRAGON)),
        base=int(base_army(state)),
        rounds=int(battle_rounds(state)),
        army_a=army_view(state, battle, a, seat),
        army_b=army_view(state, battle, b, seat),
        report_a=report_view(state, battle, 0),
        report_b=report_view(state, battle, 1),
        wants_simulation=wants,
        ending=me.ENDING_NAMES[state.fight(battle, me.Fight.ENDING)],
        vp_a=int(state.fight(battle, me.Fight.VP_A)),
        vp_b=int(state.fight(battle, me.Fight.VP_B)),
        class_a=me.RESULT_NAMES[results[0]] if results[0] >= 0 else None,
        class_b=me.RESULT_NAMES[results[1]] if results[1] >= 0 else None,
    )


def army_view(state: MightyEmpires, battle: int, side: int, seat: int) -> Army:
    """Return an army: what is sealed only for its own commander, what was mustered in the open for all."""
    at = side * me.ORDER
    stage = state.fight(battle, me.Fight.STAGE)
    written = 0 if waits_for_earlier(state, battle, side) else int(state.orders[at + me.SEALED])  # what is sealed first is for another
    sealed = stage == me.Stage.ORDERS and written == me.SEALED
    opened = stage == me.Stage.TABLE and bool(state.rules.seal_gold)
    mine = side == seat and stage == me.Stage.ORDERS and written == me.SEALED
    mustered = not state.rules.seal_gold and me.Stage.MUSTER_A <= stage <= me.Stage.ORDERS and written >= me.Part.STANCE
    pays = opened or mine or mustered
    fights = mine and me.MODE_NAMES[state.fight(battle, me.Fight.MODE)] != "table"
    return Army(
        base=int(base_army(state)),
        largest=int(lead_bonus(state, side)),
        plague=int(plague_loss(state, side)),
        free=int(free_points(state, side)),
        bought=int(state.orders[at + me.Part.GOLD]) if pays else None,
        reinforced=int(state.orders[at + me.Part.REINFORCE]) if pays else None,
        siege=int(state.orders[at + me.Part.SIEGE]) if pays else None,
        stance=me.STANCE_NAMES[state.orders[at + me.Part.STANCE]] if fights else None,
        general=me.GENERAL_NAMES[state.orders[at + me.Part.GENERAL]] if fights else None,
        hunt=bool(state.orders[at + me.Part.HUNT]) if fights and state.fight(battle, me.Fight.DRAGON) else None,
        assassin=me.CHARACTER_NAMES[state.orders[at + me.Part.ASSASSIN]] if fights and state.event[side] == me.Event.ASSASSIN else None,
        sealed=bool(sealed),
    )


def report_view(state: MightyEmpires, battle: int, side: int) -> Report | None:
    """Return what a side reported."""
    if stand(state, battle, side) != me.Stand.REPORTED:
        return None
    at = int(report_at(battle, side))
    row = ints(challenge.mirrored(state, battle, 1)) if side else [int(state.reports[at + part]) for part in range(me.REPORT)]
    seats = me.SEAT_NAMES[state.fight(battle, me.Fight.A)], me.SEAT_NAMES[state.fight(battle, me.Fight.B)]
    hill = row[me.Said.HILL]
    return Report(
        vp_a=row[me.Said.VP_OWN] * 100 + row[me.Said.VP_OWN_REST],
        vp_b=row[me.Said.VP_OTHER] * 100 + row[me.Said.VP_OTHER_REST],
        gold_a=row[me.Said.GOLD_OWN],
        gold_b=row[me.Said.GOLD_OTHER],
        reinforce_a=row[me.Said.REINFORCE_OWN],
        reinforce_b=row[me.Said.REINFORCE_OTHER],
        siege=row[me.Said.SIEGE],
        hill=seats[(hill - 1) % 2] if hill else None,
        hill_counted=hill > 2,
        dragon_dead=bool(row[me.Said.DRAGON]),
        assassin_a=row[me.Said.ASSASSIN_OWN],
        assassin_b=row[me.Said.ASSASSIN_OTHER],
        fallen_a=bool(me.generals_own(row[me.Said.FALLEN])),
        fallen_b=bool(me.generals_other(row[me.Said.FALLEN])),
        rounds=row[me.Said.ROUNDS],
    )


def spell_view(state: MightyEmpires, ask: int, names: tuple[str, ...]) -> Spell | None:
    """Return the spell that is being cast, with its targets (ME-3.9)."""
    if ask not in (me.Ask.REROLL, me.Ask.TARGET):
        return None
    seat, spell = me.reroll_seat(state.data()), me.reroll_spell(state.data())
    found = []
    for tile in magic.targets(state, seat, spell):
        below = ints(state.land.downstream(tile)) if me.SPELL_NAMES[spell] in ("dam_river", "flood") else []
        touched = tuple(names[one] for one in (tile, *below))
        found.append(Target(names[tile], success_percent(int(magic.between(state, seat, tile))), touched))
    return Spell(me.SEAT_NAMES[seat], me.SPELL_NAMES[spell], tuple(found))


def success_percent(apart: int) -> int:
    """Return the chance in percent that 2d6 exceed a distance."""
    ways = sum(a + b > apart for a in range(1, 7) for b in range(1, 7))
    return round(100 * ways / 36)


def standing(state: MightyEmpires, tiles: int, cities: int, hoards: int, markers: int) -> Standing:
    """Return a realm after a round with its points (ME-17.1)."""
    score = tiles + cities + hoards * int(hoard_points(state)) + markers * me.MARKER_POINTS
    return Standing(tiles, cities, hoards, markers, score)


def history_view(state: MightyEmpires) -> tuple[Standings, ...]:
    width = 1 + 4 * int(state.rules.players)
    rows = [ints(state.history[at : at + width]) for at in range(0, len(state.history), width)]
    return tuple([Standings(row[0], tuple([standing(state, *row[at : at + 4]) for at in range(1, width, 4)])) for row in rows])
