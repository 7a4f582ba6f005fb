"""Seventh Stone to look at: a view as a scene and as SVG."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.view import ArmyView, ConflictView, FieldView, PlayerView, SideView, View
from tafelrunde.kernel import drawing as draw
from tafelrunde.kernel.scene import ORDINARIES, Cell, Coat, Group, Panel, Row, Scene, Sign, Thing, Troop
from tafelrunde.kernel.texts import Wording, text

SAY = Wording("seventh_stone")
name_of, label, fact, about, head = SAY.name_of, SAY.label, SAY.fact, SAY.about, SAY.head

COATS = tuple(Coat(seat[0].upper(), number, ORDINARIES[number]) for number, seat in enumerate(ss.SEAT_NAMES))
LETTERS = {seat: coat.letter for seat, coat in zip(ss.SEAT_NAMES, COATS, strict=True)}

# Signs are the same in every language; the legend says what they mean.
TYPE_SIGNS = dict(zip(ss.UNIT_NAMES, "†»♞", strict=True))
POOL_SIGNS = dict(zip(ss.POOL_NAMES, ("»", "+»", "†", "‡", "♞", "+♞"), strict=True))
TERRAIN_SIGNS = dict(zip(ss.TERRAIN_NAMES, ('"', "♣", "^", ""), strict=True))
KIND_SIGNS = {"temple": "π", "desert": "∴", "volcano": "▲", "water": "≈"}
BUILDING_SIGNS = {"barracks": "⌂", "manufactory": "¤", "wall": "#"}
UNREADY_SIGNS = {"barracks": "∩", "wall": "="}
MOST_POINTS = 16
CAPITAL, LAVA, CONFLICT, STONE = "★", "▒", "×", "•"
CODES = ("Te", "S1", "S2", "Mo", "M†", "M»", "M♞", "M·", "P†", "P»", "P♞", "P·", "K†", "K»", "K♞", "K·", "D1", "D2", "D3", "U»", "U♞", "U·")
STONE_CODES = dict(zip(ss.STONE_NAMES[1:], (*CODES, "Br", "Ex", "TS"), strict=True))
"""Two characters for each stone, the sign of its type in the second place."""

PORTALS = dict(zip(ss.PORTAL_NAMES, ("#8A6A00", "#2F6FB5", "#B5392F", "#3A7F46"), strict=True))
KIND_COLOURS = {"yield": "#8A8578", "temple": "#7D4FA3", "desert": "#C9A227", "volcano": "#7A2E12", "water": "#1F5F8B"}
LAVA_COLOUR = "#D6401F"
GOLD = "#B98900"


def scene(view: View, lang: str) -> Scene:
    """Return a view as things to look at."""
    own = view.players[view.viewer] if view.viewer else None
    return Scene(
        headline=headline(view, lang),
        coats=COATS[: len(view.players)],
        cells=tuple(cell(view, number, lang) for number in range(len(view.fields))),
        panels=tuple(panel(view, number, player, lang) for number, player in enumerate(view.players.values())),
        hand=tuple(stone_thing(stone, count, "equip", lang) for stone, count in ((own.hand or {}) if own else {}).items()),
        hand_title=label(lang, "hand"),
        groups=groups(view, own, lang),
        notes=tuple(notes(view, lang)),
        legend=legend(view, lang),
        codes=codes(lang),
    )


# Words


def letters(seats: Iterable[str]) -> str:
    return " ".join(LETTERS[seat] for seat in seats)


def headline(view: View, lang: str) -> str:
    """Return where in the game we are; the event comes last, because it is the longest."""
    said = place_text(view, lang)
    return f"{said} · {event_text(view.event, lang)}" if view.event and not view.winners else said


def place_text(view: View, lang: str) -> str:
    """Return year, phase, limit, tournament and turn order, or how the game ended."""
    if view.winners:
        return end_headline(view, lang)
    if not view.year:
        return head(lang, "setup", ts=view.ts_to_win)
    phase = text(lang, f"seventh_stone-phase-{view.phase}")
    fields = {"year": view.year, "phase": phase, "limit": view.unit_limit, "tournament": view.tournament_in}
    return head(lang, "year", **fields, order=letters(view.order) or "none")


def end_headline(view: View, lang: str) -> str:
    names = SAY.names(view.winners, lang)
    fields = {"ts": view.players[view.winners[0]].ts, "why": view.reason, "reason": name_of(view.reason or "", lang)}
    return head(lang, "shared", winners=names, **fields) if len(view.winners) > 1 else head(lang, "won", winner=names, **fields)


def event_text(event: str, lang: str) -> str:
    return f"{name_of(event, lang)}: {about(event, lang)}"


def codes(lang: str) -> dict[str, str]:
    """Return short names for words of long sentences: the beginning of a slot's name, `2P` for two points."""
    points = {f"points_{number}": f"{number}P" for number in range(MOST_POINTS)}
    return {slot: name_of(slot, lang)[:3] for slot in ss.SLOT_NAMES[1:]} | points


# The board


def cell(view: View, number: int, lang: str) -> Cell:
    """Return a field: what it is, whose it is, what stands on it."""
    field = view.fields[number]
    seats = list(view.players)
    return Cell(
        token=field.field,
        x=number % view.columns,
        y=number // view.columns * 2,
        place=field.kind in ("yield", "temple"),
        owner=seats.index(field.controller) if field.controller else -1,
        colour=LAVA_COLOUR if field.lava else KIND_COLOURS[field.kind],
        signs=tuple(signs(field)),
        troops=tuple(troop(army, seats) for army in field.armies) + guards(field, seats),
        about=" · ".join(field_parts(view, field, lang)),
    )


def signs(field: FieldView) -> Iterable[Sign]:
    """Return the signs of a field, the most important first."""
    if field.conflict:
        yield Sign(CONFLICT, LAVA_COLOUR)
    if field.lava:
        yield Sign(LAVA, LAVA_COLOUR)
    if field.capital:
        yield Sign(CAPITAL, GOLD)
    else:
        yield Sign(KIND_SIGNS.get(field.kind) or TERRAIN_SIGNS[field.terrain])
    if field.portal:
        yield Sign(field.portal[0], PORTALS[field.portal])
    for one in field.buildings:
        yield Sign(BUILDING_SIGNS[one.building] if one.ready else UNREADY_SIGNS[one.building])


def troop(army: ArmyView, seats: list[str]) -> Troop:
    said = f"{army_text(army)}{STONE if army.stones else ''}"
    return Troop(seats.index(army.seat), said, TYPE_SIGNS[army.type], army.military + army.mercenary)


def army_text(army: ArmyView) -> str:
    """Return an army in short: `†3` or, with mercenaries, `†3+2`."""
    return f"{TYPE_SIGNS[army.type]}{army.military}" + (f"+{army.mercenary}" if army.mercenary else "")


def guards(field: FieldView, seats: list[str]) -> tuple[Troop, ...]:
    """Return the city guard, where it has appeared."""
    if not field.guards or field.controller is None:
        return ()
    sign = POOL_SIGNS["guards"]
    return (Troop(seats.index(field.controller), f"{sign}{field.guards}", sign, field.guards),)


def field_parts(view: View, field: FieldView, lang: str) -> Iterable[str]:
    """Return all that is to be said about a field."""
    kind = field.terrain if field.kind == "yield" else field.kind
    yield name_of(f"temple_{field.terrain}" if field.kind == "temple" else kind, lang)
    if field.portal:
        yield fact(lang, "portal", colour=name_of(field.portal, lang))
    if field.capital:
        yield fact(lang, "capital", seat=name_of(field.capital, lang))
    if field.controller:
        yield fact(lang, "controller", seat=name_of(field.controller, lang))
    if field.rs or field.ts:
        yield fact(lang, "worth", rs=field.rs, ts=field.ts)
    for one in field.buildings:
        yield name_of(one.building, lang) if one.ready else fact(lang, "unready", building=name_of(one.building, lang))
    if field.lava:
        yield fact(lang, "lava")
    for army in field.armies:
        yield army_words(army, lang)
    if field.guards:
        yield fact(lang, "guards", count=field.guards)
    if field.recruits and view.phase in ("production", "placement"):
        yield fact(lang, "recruits", count=field.recruits)
    if field.odds and field.controller != view.viewer:
        chances = " · ".join(f"{TYPE_SIGNS[kind]} {' '.join(map(str, field.odds[kind]))}" for kind in ss.UNIT_NAMES)
        yield fact(lang, "odds", chances=chances)


def army_words(army: ArmyView, lang: str) -> str:
    """Return an army in words, with what its owner knows of its stone."""
    size = f"{army.military}+{army.mercenary}"
    said = fact(lang, "army", seat=name_of(army.seat, lang), type=name_of(army.type, lang), size=size)
    if army.stone_names:
        said += f", {SAY.names(army.stone_names, lang)}"
    elif army.stones:
        said += f", {fact(lang, 'stones', count=army.stones)}"
    if army.supports:
        said += f", {fact(lang, 'supports', field=army.supports)}"
    if army.pinned:
        said += f", {fact(lang, 'pinned')}"
    return said


def notes(view: View, lang: str) -> Iterable[Row]:
    """Return what concerns everybody: conflicts, the market and the stacks."""
    for one in view.conflicts:
        yield Row(label(lang, "conflict", field=one.field), conflict_words(view, one, lang))
    if view.draft:
        yield Row(label(lang, "draft"), SAY.names(view.draft, lang))
    if view.shown and view.phase != "production":
        yield Row(label(lang, "shown"), SAY.names(view.shown, lang))
    if view.year:
        yield Row(label(lang, "supply"), fact(lang, "supply", count=view.supply))
    if view.discard or view.buried:
        buried = fact(lang, "buried", count=view.buried) if view.buried else ""
        yield Row(label(lang, "discard"), ", ".join(filter(None, (SAY.pieces(view.discard, lang), buried))))
    if view.year_limit:
        yield Row(label(lang, "years"), fact(lang, "years", count=view.year_limit))


def conflict_words(view: View, conflict: ConflictView, lang: str) -> str:
    """Return who stands against whom, who supports, who may overrun."""
    sides = conflict.units.items()
    said = [fact(lang, "side", seat=name_of(seat, lang), units=units, chance=conflict.chances[seat]) for seat, units in sides]
    if conflict.supports:
        said.append(fact(lang, "supported", fields=", ".join(conflict.supports)))
    said += [fact(lang, "overrun", seat=name_of(seat, lang)) for seat in conflict.overruns]
    return " · ".join(said)


def legend(view: View, lang: str) -> tuple[Row, ...]:
    """Return what the signs mean, and the most important numbers."""
    portals = {portal: portal[0] for portal in ss.PORTAL_NAMES}
    kinds = {**TERRAIN_SIGNS, **KIND_SIGNS, "capital": CAPITAL, "lava": LAVA}
    return (
        Row(label(lang, "army"), f"{SAY.signs(TYPE_SIGNS, lang)}; {about('army', lang)}"),
        Row(label(lang, "fields"), SAY.signs(kinds, lang)),
        Row(label(lang, "portals"), SAY.signs(portals, lang)),
        Row(label(lang, "buildings"), f"{SAY.signs(BUILDING_SIGNS, lang)}; {about('unready', lang)}"),
        Row(label(lang, "battle"), about("battle", lang)),
        Row(label(lang, "prices"), about("prices", lang)),
        Row(label(lang, "limits"), about("limits", lang, limit=view.unit_limit, armies=view.army_limit)),
    )


# Things


def stone_thing(stone: str, count: int, verb: str, lang: str) -> Thing:
    """Return an equipment stone; a click on it begins a sentence with the verb, if there is one."""
    colour = GOLD if stone == "lost_tear_stone" else ""
    return Thing(f"{verb} {stone}".strip(), name_of(stone, lang), STONE_CODES[stone], count, about(family(stone), lang), colour)


def family(stone: str) -> str:
    """Return the name that stones share which do the same for different armies."""
    return next((name for name in ("master_strike", "precision", "power_strike") if stone.startswith(name)), stone)


def groups(view: View, own: PlayerView | None, lang: str) -> tuple[Group, ...]:
    """Return what lies beside the board: the stones of the market, goods to place, conflicts, or the battle."""
    if view.battle:
        return (battle_group(view, lang),)
    found = []
    if view.phase == "production" and view.shown:
        found.append(market_group(view, lang))
    if view.phase == "placement" and own and any(own.goods.values()):
        found.append(Group(label(lang, "goods"), tuple(good_thing(good, count, lang) for good, count in own.goods.items())))
    if view.conflicts:
        found.append(Group(label(lang, "conflicts"), tuple(conflict_thing(view, one, lang) for one in view.conflicts)))
    return tuple(found)


def market_group(view: View, lang: str) -> Group:
    """Return the stones that were shown, or what is left of them for whoever chooses."""
    choosing = view.viewer is not None and view.viewer in view.asked and view.prompt in ("take", "discard")
    stones = view.pile if choosing and view.pile is not None else view.shown
    counts = {stone: stones.count(stone) for stone in stones}
    verb = view.prompt or "" if choosing else ""
    return Group(label(lang, "shown"), tuple(stone_thing(stone, count, verb, lang) for stone, count in counts.items()))


GOODS = {"building": "build", "mercenary": "hire"}
GOOD_SIGNS = {"building": BUILDING_SIGNS["barracks"], **TYPE_SIGNS, "mercenary": "+"}


def good_thing(good: str, count: int, lang: str) -> Thing:
    does = about(GOODS.get(good, "recruit"), lang)
    return Thing(GOODS.get(good, f"recruit {good}"), name_of(good, lang), GOOD_SIGNS[good], count, does)


def conflict_thing(view: View, conflict: ConflictView, lang: str) -> Thing:
    sides = " ".join(f"{LETTERS[seat]}{units} {conflict.chances[seat]}%" for seat, units in conflict.units.items())
    more = [f"+{home}" for home in conflict.supports] + [f"{LETTERS[seat]}≥2×" for seat in conflict.overruns]
    return Thing(conflict.field, " ".join([conflict.field, sides, *more]), CONFLICT, 1, conflict_words(view, conflict, lang))


def battle_group(view: View, lang: str) -> Group:
    """Return the battle that is going on: a thing for each side, which a click names as a target."""
    battle = view.battle
    assert battle is not None
    parts = [fact(lang, "battle", mode=battle.mode, field=battle.field, round=battle.round)]
    if battle.walls:
        parts.append(fact(lang, "walls", hits=battle.walls))
    if battle.suppressed:
        parts.append(fact(lang, "suppressed", types=" ".join(TYPE_SIGNS[kind] for kind in battle.suppressed)))
    return Group(" · ".join(parts), tuple(side_thing(side, lang) for side in battle.sides))


def side_thing(side: SideView, lang: str) -> Thing:
    """Return a side: dice by pool with the number up to which they hit, its stone, shield and hits."""
    short = [f"{POOL_SIGNS[pool]}{dice}≤{side.hits_on[pool]}" for pool, dice in side.pools.items()]
    long = [fact(lang, "pool", pool=name_of(pool, lang), dice=dice, hits=side.hits_on[pool]) for pool, dice in side.pools.items()]
    if not side.standing:
        long.append(fact(lang, "outside"))
    more = [name_of(side.stone, lang)] if side.stone and not side.stone.startswith("shield") else []  # of a shield counts what is left
    more += [fact(lang, "shield", hits=side.shield)] if side.shield else []
    more += [fact(lang, "hits", hits=side.hits)] if side.hits else []
    name = name_of(side.seat, lang)
    return Thing(side.seat, ", ".join([" ".join([name, *short]), *more]), LETTERS[side.seat], 1, ", ".join([*long, *more]) or "–")


# Players


def panel(view: View, number: int, player: PlayerView, lang: str) -> Panel:
    """Return everything that everybody may know about one player."""
    own, active = player.seat == view.viewer, player.seat in view.asked
    facts = end_facts(view, player, lang) if view.winners else facts_of(view, player, lang)
    return Panel(number, name_of(player.seat, lang), own, active, tuple(facts), tuple(rows_of(view, player, lang)))


def facts_of(view: View, player: PlayerView, lang: str) -> Iterable[str]:
    yield fact(lang, "ts", ts=player.ts, needed=view.ts_to_win)
    if player.out:
        yield fact(lang, "out")
        return
    yield fact(lang, "budget", rs=player.budget)
    yield fact(lang, "hand", count=player.hand_size)
    yield fact(lang, "tournament", count=player.tournament)
    yield fact(lang, "troops", units=f"{player.military}+{player.mercenary}")
    yield from (fact(lang, key) for key in ("allocated", "doubled") if getattr(player, key))


def end_facts(view: View, player: PlayerView, lang: str) -> list[str]:
    """Return what decided, in the order in which ties are broken (SS-18.4)."""
    return [
        fact(lang, "ts", ts=player.ts, needed=view.ts_to_win),
        fact(lang, "capitals", count=player.capitals),
        fact(lang, "sources", rs=player.sources),
        fact(lang, "units", count=player.military + player.mercenary),
    ]


def rows_of(view: View, player: PlayerView, lang: str) -> Iterable[Row]:
    own = player.seat == view.viewer
    if any(player.goods.values()) and not (own and view.phase == "placement"):  # own goods lie beside the board then
        yield Row(label(lang, "goods"), SAY.amounts(player.goods, lang))
    if player.amounts is not None:
        yield Row(label(lang, "amounts"), SAY.amounts(player.amounts, lang) or name_of("nothing", lang))
    if own and view.phase in ("production", "placement"):
        yield Row(label(lang, "room"), room_text(view, player, lang))
    if player.ts:
        yield Row(label(lang, "ts"), ts_parts(player, lang))
    if view.year:
        less = fact(lang, "sources_less", sources=player.sources, military=player.military, budget=player.budget)
        yield Row(label(lang, "sources"), less)
        yield Row(label(lang, "sheet"), SAY.amounts({slot: player.sheet[slot] for slot in ss.SLOT_NAMES}, lang) or name_of("nothing", lang))
        armies = " ".join(f"{TYPE_SIGNS[kind]}{count}" for kind, count in player.armies.items())
        yield Row(label(lang, "armies"), fact(lang, "armies", armies=armies, most=view.army_limit))
    if carried := [f"{field.field} {name_of(stone, lang)}" for field, stone in carried_stones(view, player)]:
        yield Row(label(lang, "carried"), ", ".join(carried))
    if player.known:
        yield Row(label(lang, "known"), SAY.pieces(player.known, lang))
    if player.people:
        yield Row(label(lang, "people"), name_of(player.people, lang))


def ts_parts(player: PlayerView, lang: str) -> str:
    """Return where the tear stones come from (SS-1.1)."""
    capitals, lost = ss.CAPITAL_TS * player.capitals, int(player.lost_stone)
    parts = {"capitals_ts": capitals, "temples_ts": player.temples, "wins_ts": player.wins, "lost_ts": lost}
    return " + ".join(fact(lang, key, ts=ts) for key, ts in parts.items() if ts)


def carried_stones(view: View, player: PlayerView) -> Iterable[tuple[FieldView, str]]:
    """Return the stones under armies, as far as the viewer may know them."""
    for field in view.fields:
        for army in field.armies:
            if army.seat == player.seat:
                yield from ((field, stone) for stone in army.stone_names or ())


def room_text(view: View, player: PlayerView, lang: str) -> str:
    """Return what could be placed at most this year (SS-8)."""
    held = [field for field in view.fields if field.controller == player.seat and not field.lava]
    buildings = sum(ss.SLOTS - len(field.buildings) for field in held if field.kind == "yield" and not field.capital)
    units = sum(field.recruits for field in held)
    own = [army for field in view.fields for army in field.armies if army.seat == player.seat]
    hired = sum(max(min(army.military, view.unit_limit - army.military) - army.mercenary, 0) for army in own)
    return fact(lang, "room", buildings=buildings, units=units, mercenaries=hired)


# SVG

SIDE, TOP = 116, 54
GROUNDS = {"plain": "#E3E8C4", "forest": "#C5DBBB", "mountain": "#DAD6CF", "desert": "#F1E0B0", "volcano": "#D9B3A2", "water": "#BFD8E8"}
TEXTURES = {
    "plain": "M14 96q4 -9 8 0M34 104q4 -9 8 0M70 98q4 -9 8 0M92 104q4 -9 8 0",
    "forest": "M20 104l7 -18l7 18zM78 104l7 -18l7 18zM96 100l5 -13l5 13z",
    "mountain": "M10 106l16 -24l16 24M66 106l20 -30l20 30M79 87l7 6l7 -6",
    "desert": "M10 100q12 -10 24 0t24 0M54 92q12 -10 24 0t24 0",
    "volcano": "M22 100l26 -52h20l26 52zM48 48q10 12 20 0M58 44v-16M48 40l-8 -12M68 40l8 -12",
    "water": "M12 34q12 -9 24 0t24 0t24 0t20 -3M12 62q12 -9 24 0t24 0t24 0t20 -3M12 90q12 -9 24 0t24 0t24 0t20 -3",
}
"""Terrain is told by texture as well as tint: furrows of grass, trees, peaks, dunes, a cone, waves."""
TEMPLE = "M34 34L58 18L82 34ZM38 38V60M51 38V60M65 38V60M78 38V60M32 64H84"
CITY = "M34 64V38H42V30H50V38H54V24H62V38H66V30H74V38H82V64Z"
HOUSES = {
    "barracks": "M-10 8V-2L0 -10L10 -2V8ZM-3 8V1H3V8",
    "manufactory": "M-10 8V-3L-3 -8V-3L4 -8V-3H7V-10H10V8Z",
    "wall": "M-11 8V-6H-6V-2H-2V-6H2V-2H6V-6H11V8ZM-11 3H11",
}
TYPE_PATHS = {
    "melee": "M8 -8L-5 5M-8 1L-1 8M-5 5L-8 8",
    "ranged": "M-5 -9Q9 0 -5 9M-5 -9V9M-9 0H9M5 -3L9 0L5 3",
    "cavalry": "M-7 9V2Q-8 -7 1 -9L3 -6Q8 -4 9 1L5 3L1 0Q2 5 5 9Z",
}
ROUND = ' stroke-linecap="round"'
SHIELD = "M-17 -18H17V1Q17 14 0 22Q-17 14 -17 1Z"
ORDINARY_PATHS = ("", "M-16 7L0 -11L16 7", "M-16 -2H16", "M-15 -17L12 13")


def svg(view: View, lang: str) -> str:
    """Return the board as SVG: terrain, control, buildings, armies, lava, and lines between the portals of a pair."""
    width, height = max(view.columns, 5) * SIDE + 24, view.rows * SIDE + TOP + 24
    parts = [draw.words(12, 22, place_text(view, lang), 14)]
    if view.event and not view.winners:
        parts.append(draw.words(12, 42, event_text(view.event, lang), 14, draw.MUTED))
    for number, field in enumerate(view.fields):
        x, y = 12 + number % view.columns * SIDE, TOP + number // view.columns * SIDE
        title = f"{field.field}: {' · '.join(field_parts(view, field, lang))}"
        parts.append(draw.moved(x, y, draw.titled(title, tile_svg(view, field))))
    parts += [*portal_lines(view), *army_shapes(view, lang), scores_svg(view, height - 8, lang)]
    return draw.sheet(width, height, headline(view, lang), "".join(parts), 0.8)


def tile_svg(view: View, field: FieldView) -> str:
    """Return a tile: its terrain, the frame of its controller, temple or capital, buildings, portal, lava."""
    ground = field.terrain if field.kind in ("yield", "temple") else field.kind
    shape = draw.box(1, 1, SIDE - 2, SIDE - 2, GROUNDS[ground], draw.EDGE, 1, 6) + draw.path(TEXTURES[ground], more=' stroke-opacity="0.3"')
    if field.controller:
        seat = list(view.players).index(field.controller)
        shape += draw.box(4, 4, SIDE - 8, SIDE - 8, "none", draw.TINCTURES[seat], 5, 5)
        shape += plate(SIDE - 28, 6, 22, seat, LETTERS[field.controller], 14)
    if field.kind == "temple":
        shape += draw.path(TEMPLE, draw.WHITE)
    if field.capital:
        shape += draw.path(CITY, draw.WHITE) + draw.words(58, 58, LETTERS[field.capital], 13, draw.INK, draw.STRONG)
    for place, one in enumerate(field.buildings):
        dash = "" if one.ready else ' stroke-dasharray="3 2"'
        shape += draw.moved(22 + 26 * place, 44, draw.path(HOUSES[one.building], draw.WHITE if one.ready else "none", width=1.8, more=dash))
    if field.portal:
        shape += draw.seal(SIDE - 20, 44, 11, field.portal[0], 12, PORTALS[field.portal], draw.WHITE, 2)
    if field.lava:
        shape += draw.path("M10 60q12 -14 24 0t24 0t24 0t24 0M10 80q12 -14 24 0t24 0t24 0t24 0", "none", LAVA_COLOUR, 7, ROUND)
    if field.conflict:
        shape += draw.path("M66 9L80 23M80 9L66 23", "none", LAVA_COLOUR, 4, ROUND)
    return shape + draw.words(12, 24, field.field, 15, draw.MUTED, draw.BOLD)


def plate(x: float, y: float, width: float, seat: int, letter: str, size: float) -> str:
    """Return a seat's letter on its colour."""
    ground = draw.box(x, y, width, width - 2, draw.TINCTURES[seat], corner=4)
    return ground + draw.words(x + width / 2, y + width / 2 + 4, letter, size, draw.INKS[seat], draw.STRONG)


def portal_lines(view: View) -> Iterable[str]:
    """Return a line between the two portals of each colour."""
    for portal, colour in PORTALS.items():
        ends = [middle_of(view, number) for number, field in enumerate(view.fields) if field.portal == portal]
        if len(ends) == 2:
            way = "L".join(f"{x + SIDE / 2 - 20:.0f} {y + 44 - SIDE / 2:.0f}" for x, y in ends)
            yield draw.path(f"M{way}", "none", colour, more=' stroke-dasharray="2 7" stroke-opacity="0.7"')


def middle_of(view: View, number: int) -> tuple[float, float]:
    return 12 + (number % view.columns + 0.5) * SIDE, TOP + (number // view.columns + 0.5) * SIDE


def army_shapes(view: View, lang: str) -> Iterable[str]:
    """Return the armies and city guards where they stand, beside each other if there are several."""
    seats = list(view.players)
    for number, field in enumerate(view.fields):
        x, y = middle_of(view, number)
        shapes = [army_svg(army, seats.index(army.seat), lang) for army in field.armies]
        if field.guards and field.controller:
            shapes.append(shield_svg(seats.index(field.controller), str(field.guards), HOUSES["wall"], 0.8))
        step = min(44, (SIDE - 36) / max(len(shapes) - 1, 1))
        for place, shape in enumerate(shapes):
            yield draw.moved(x + (place - (len(shapes) - 1) / 2) * step, y + 26, shape)


def shield_svg(seat: int, number: str, sign: str, scale: float = 1) -> str:
    """Return a seat's shield with a sign, and a number below."""
    arms = draw.shield(SHIELD, ORDINARY_PATHS[seat], 6, draw.TINCTURES[seat], draw.INKS[seat], number, 15, 12)
    return arms + draw.moved(0, -6, draw.path(sign, stroke=draw.INKS[seat], more=' stroke-linejoin="round"'), scale)


def army_svg(army: ArmyView, seat: int, lang: str) -> str:
    """Return an army: a shield with the sign of its type, military and mercenaries, and a dot for a stone."""
    number = f"{army.military}+{army.mercenary}" if army.mercenary else str(army.military)
    stone = draw.circle(15, -17, 6) if army.stones else ""
    return draw.titled(army_words(army, lang), shield_svg(seat, number, TYPE_PATHS[army.type]) + stone)


def scores_svg(view: View, y: int, lang: str) -> str:
    """Return everybody's tear stones in a line."""
    parts = []
    for number, player in enumerate(view.players.values()):
        x = 14 + number * SIDE
        sign = plate(x, y - 15, 20, number, LETTERS[player.seat], 13)
        score = fact(lang, "ts", ts=player.ts, needed=view.ts_to_win)
        parts.append(sign + draw.words(x + 26, y, score, 14, draw.INK, draw.BOLD if player.seat in view.asked else ""))
    return "".join(parts)
