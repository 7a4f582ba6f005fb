"""Mighty Empires to look at: a view as a scene and as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import pi, sin, sqrt
from textwrap import wrap

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.view import Army, Battle, Effect, Realm, Tile, View
from tafelrunde.kernel import drawing as draw
from tafelrunde.kernel.scene import ORDINARIES, Cell, Coat, Group, Panel, Row, Scene, Sign, Thing
from tafelrunde.kernel.texts import Wording, text

SAY = Wording("mighty_empires")
name_of, label, fact, about, head = SAY.name_of, SAY.label, SAY.fact, SAY.about, SAY.head

# Signs are the same in every language; the legend says what they mean.
TERRAIN_SIGNS = dict(zip(me.TERRAIN_NAMES, '^▲≡∴°"♣♠∩≈=~', strict=True))
FLOW_SIGNS = "→↗↖←↙↘"  # by the die of the direction, 1 first
BUILDING_SIGNS = dict(zip(me.BUILDING_NAMES[1:], "◊#⌂‡", strict=True))
EFFECT_SIGNS = dict(zip(me.WEIRD_NAMES, "@%‖▒", strict=True))
CAPITAL, BARE_CAPITAL, BATTLE, DRAGON, DEAD, EXHAUSTED, RAIDED, GOLD = "★", "☆", "×", "§", "¬", "∅", "!", "¤"
EVENT_CODES = dict(zip(me.EVENT_NAMES, ("FG", "BB", "DI", "AN", "SC", "DP", "LG", "RE", "AS", "SP", "SA", "AG"), strict=True))

TERRAIN_COLOURS = dict(zip(me.TERRAIN_NAMES, (
    "#BDB4A8", "#C98A74", "#AEBB9C", "#EFDFA9", "#DDE7EA", "#DCE7B0", "#93B584", "#BFD6A4", "#CFD9A2", "#B4D5EA", "#EAD98C", "#D3E3C6",
), strict=True))  # fmt: skip
BATTLE_COLOUR = "#B5392F"
CROWN_COLOUR = "#B98900"


def scene(view: View, lang: str) -> Scene:
    """Return a view as things to look at (section 12 of the rules)."""
    left = min(2 * tile.q + tile.r for tile in view.tiles)
    return Scene(
        headline=headline(view, lang),
        coats=tuple(coat(number, lang) for number in range(view.players)),
        cells=tuple(cell(view, tile, left, lang) for tile in view.tiles),
        panels=tuple(panel(view, number, realm, lang) for number, realm in enumerate(view.realms)),
        hand=(),
        hand_title="",
        groups=groups(view, lang),
        notes=tuple(notes(view, lang)),
        legend=tuple(legend(view, lang)),
    )


def coat(number: int, lang: str) -> Coat:
    return Coat(letter_of(me.SEAT_NAMES[number], lang), number, ORDINARIES[number])


# Words


def letter_of(seat: str, lang: str) -> str:
    return name_of(f"letter_{seat}", lang)


def realm_of(view: View, seat: str) -> Realm:
    return view.realms[me.SEAT_NAMES.index(seat)]


def headline(view: View, lang: str) -> str:
    """Return where in the campaign we are: year, season, round, phase and who acts in which order, or how it ended."""
    if view.phase == "ended":
        return end_headline(view, lang)
    phase = text(lang, f"mighty_empires-phase-{view.phase}")
    if not view.round:
        return head(lang, "setup", phase=phase, goal=goal_text(view, lang))
    order = " ".join(letter_of(seat, lang) for seat in acting(view))
    fields = {"year": view.year, "season": name_of(view.season, lang), "round": view.round, "rounds": view.max_rounds}
    return head(lang, "round", **fields, phase=phase, order=order, goal=goal_text(view, lang))


def acting(view: View) -> list[str]:
    """Return those who take part, smallest realm first."""
    return [seat for seat in view.acting if realm_of(view, seat).status != "out"]


def goal_text(view: View, lang: str) -> str:
    return fact(lang, "goal", target=view.target)


def final_key(realm: Realm) -> tuple[int, ...]:
    """Return what places are decided by (ME-17.4); those who are out come last."""
    return int(realm.status != "out"), realm.score, realm.tiles, realm.cities, realm.markers, realm.gold


def end_headline(view: View, lang: str) -> str:
    best = max(final_key(realm) for realm in view.realms)
    winners = [realm.seat for realm in view.realms if final_key(realm) == best]
    return head(lang, "won", winners=SAY.names(winners, lang), count=len(winners), points=best[1], round=view.round)


# The map


def cell(view: View, tile: Tile, left: int, lang: str) -> Cell:
    """Return a field: what it is, whose it is, what stands on it. Every other row is drawn half a column further right."""
    half = 2 * tile.q + tile.r - left
    return Cell(
        token=tile.name,
        x=half // 2,
        y=tile.r * 2,
        shift=bool(half % 2),
        place=True,
        owner=me.SEAT_NAMES.index(tile.owner) if tile.owner else -1,
        colour=TERRAIN_COLOURS[tile.terrain],
        signs=tuple(signs(view, tile)),
        about=" · ".join(tile_parts(view, tile, lang)),
    )


def signs(view: View, tile: Tile) -> Iterable[Sign]:
    """Return the signs of a field, the most important first."""
    if any(battle.tile == tile.name and battle.stage != "settled" for battle in view.battles):
        yield Sign(BATTLE, BATTLE_COLOUR)
    if tile.capital:
        yield Sign(CAPITAL if tile.building == "city" else BARE_CAPITAL, CROWN_COLOUR)
    if tile.building and not (tile.capital and tile.building == "city"):
        yield Sign(BUILDING_SIGNS[tile.building])
    yield Sign(TERRAIN_SIGNS[tile.terrain])
    if tile.lair is not None:
        yield Sign(DRAGON if tile.lair else DEAD)
    if tile.special:
        yield Sign(BUILDING_SIGNS["special"])
    yield from (Sign(EFFECT_SIGNS[effect.kind]) for effect in tile.effects)
    if tile.dragons:
        yield Sign(f"{DRAGON}{tile.dragons}")
    if tile.raided:
        yield Sign(RAIDED)
    if tile.flow:
        yield Sign(FLOW_SIGNS[tile.flow - 1])
    if tile.exhausted:
        yield Sign(EXHAUSTED)


def tile_parts(view: View, tile: Tile, lang: str) -> Iterable[str]:
    """Return all that is to be said about a field."""
    yield name_of(tile.terrain, lang)
    yield fact(lang, "owner", seat=name_of(tile.owner, lang)) if tile.owner else fact(lang, "free")
    if tile.capital:
        yield fact(lang, "capital", seat=name_of(tile.capital, lang))
    elif tile.original and not tile.claimed:
        yield fact(lang, "original", seat=name_of(tile.original, lang))
    if tile.building:
        yield name_of(tile.building, lang)
    if tile.special:
        yield fact(lang, "special", seat=name_of(tile.special, lang))
    if tile.exhausted:
        yield fact(lang, "exhausted")
    if tile.lair is not None:
        yield fact(lang, "dragon_alive") if tile.lair else fact(lang, "dragon_dead")
    yield from (effect_words(effect, lang) for effect in tile.effects)
    if tile.dragons:
        yield fact(lang, "dragons", count=tile.dragons)
    if tile.raided:
        yield fact(lang, "raided")
    if tile.isolated:
        yield fact(lang, "isolated")
    if tile.tax_dice:
        yield fact(lang, "tax", dice=tile.tax_dice, gold=tile.tax_gold)
    if tile.mine_dice:
        yield fact(lang, "earns", dice=tile.mine_dice)
    yield fact(lang, "ground", ground=name_of(tile.ground, lang), stances=stances_text(tile.terrain, lang))
    if tile.home:
        yield fact(lang, "home", home=tile.home)
    if tile.cost is not None:
        yield fact(lang, "cost", cost=tile.cost)


def effect_words(effect: Effect, lang: str) -> str:
    until = fact(lang, {"spring": "until_spring", "autumn_end": "until_autumn"}[effect.expires])
    return fact(lang, "effect", effect=name_of(effect.kind, lang), seat=name_of(effect.caster, lang), until=until)


def stances_text(terrain: str, lang: str) -> str:
    """Return what the ground is worth for each stance in percent (4.13)."""
    at = me.TERRAIN_NAMES.index(terrain) * len(me.STANCE_NAMES)
    return ", ".join(f"{name_of(stance, lang)} {int(me.GROUND[at + i]):+}".replace("+0", "0") for i, stance in enumerate(me.STANCE_NAMES))


# What concerns everybody


def notes(view: View, lang: str) -> Iterable[Row]:
    if view.round and view.phase != "ended":
        yield Row(label(lang, "order"), SAY.names(acting(view), lang))
        lead = next((realm.seat for realm in view.realms if realm.largest), None)
        if lead:
            yield Row(label(lang, "largest"), name_of(lead, lang))
    for battle in view.battles:
        yield Row(label(lang, "battle", tile=battle.tile), battle_words(battle, lang))
    if view.agent and view.victim:
        yield Row(name_of("agent", lang), fact(lang, "agent", seat=name_of(view.agent, lang), other=name_of(view.victim, lang)))
    if view.spell:
        aims = ", ".join(f"{target.tile} {target.percent} %" for target in view.spell.targets)
        yield Row(name_of(view.spell.spell, lang), " · ".join(filter(None, [about(view.spell.spell, lang), aims])))
    laid = [f"{tile.name} {effect_words(effect, lang)}" for tile in view.tiles for effect in tile.effects]
    if laid:
        yield Row(label(lang, "effects"), "; ".join(laid))
    if view.history:
        yield Row(label(lang, "history"), history_text(view, lang))


def battle_words(battle: Battle, lang: str) -> str:
    """Return who fights whom on what ground, and how it stands."""
    said = [fact(lang, "against", a=name_of(battle.a, lang), b=name_of(battle.b, lang)), name_of(battle.ground, lang)]
    if battle.siege:
        said.append(fact(lang, "siege"))
    if battle.dragon:
        said.append(fact(lang, "with_dragon"))
    return " · ".join([*said, result_words(battle, lang)])


def result_words(battle: Battle, lang: str) -> str:
    if battle.ending == "unplayed":
        return fact(lang, "unplayed")
    if battle.ending == "conceded":
        return fact(lang, "conceded", seat=name_of(battle.a if battle.class_a == "defeat" else battle.b, lang))
    if battle.class_a and battle.class_b:
        return f"{battle.vp_a} : {battle.vp_b}, {name_of(battle.class_a, lang)} : {name_of(battle.class_b, lang)}"
    if battle.stage == "to_be_played":
        reports = [(battle.a, battle.report_a), (battle.b, battle.report_b)]
        told = [fact(lang, "report", seat=name_of(seat, lang), a=one.vp_a, b=one.vp_b) for seat, one in reports if one]
        return ", ".join(told) or fact(lang, "to_be_played")
    sealed = [seat for seat, army in ((battle.a, battle.army_a), (battle.b, battle.army_b)) if army.sealed]
    return fact(lang, "sealed", seats=SAY.names(sealed, lang)) if sealed else fact(lang, "open")


def history_text(view: View, lang: str) -> str:
    """Return everybody's victory points after each round."""
    rounds = []
    for standings in view.history:
        points = (f"{letter_of(me.SEAT_NAMES[seat], lang)}{one.score}" for seat, one in enumerate(standings.realms))
        rounds.append(f"{standings.round}: {' '.join(points)}")
    return " · ".join(rounds)


def legend(view: View, lang: str) -> Iterable[Row]:
    """Return what the signs mean, the most important numbers, and the tables that count now."""

    yield Row(label(lang, "land"), SAY.signs(TERRAIN_SIGNS, lang))
    yield Row(label(lang, "buildings"), f"{fact(lang, 'sign_capital', sign=CAPITAL, bare=BARE_CAPITAL)}, {SAY.signs(BUILDING_SIGNS, lang)}")
    yield Row(label(lang, "spells"), SAY.signs(EFFECT_SIGNS, lang))
    yield Row(label(lang, "signs"), sign_words(lang))
    yield Row(label(lang, "costs"), about("costs", lang, volcano="on" if view.volcano_surcharge else "off"))
    yield Row(label(lang, "results"), about("results", lang))
    yield Row(label(lang, "stances"), about("stances", lang))
    yield Row(label(lang, "free_events"), "; ".join(f"{name_of(event, lang)}: {about(event, lang)}" for event in me.EVENT_NAMES))
    autumn = view.season in ("autumn", "winter")
    spells = me.SPELL_NAMES[7:] if autumn else me.SPELL_NAMES[1:7]
    known = "; ".join(f"{die} {name_of(spell, lang)}: {about(spell, lang)}" for die, spell in enumerate(spells, 1))
    yield Row(label(lang, "autumn_spells") if autumn else label(lang, "spring_spells"), known)
    if view.season == "winter":
        rolls = ((roll, name) for roll, name in enumerate(me.WINTER_NAMES) if name != "none")
        yield Row(label(lang, "winter"), "; ".join(f"{roll} {name_of(name, lang)}: {about(name, lang)}" for roll, name in rolls))
    found = sorted({realm.group for realm in view.realms} - {"none"}, key=me.GROUP_NAMES.index)
    for group in found:
        races = dict.fromkeys(name_of(realm.race, lang) for realm in view.realms if realm.group == group)
        yield Row(", ".join(races), about(group, lang))


def sign_words(lang: str) -> str:
    signs = {"sign_battle": BATTLE, "dragon_alive": DRAGON, "dragon_dead": DEAD, "sign_dragons": f"{DRAGON}2"}
    signs |= {"raided": RAIDED, "exhausted": EXHAUSTED, "sign_flow": FLOW_SIGNS[0]}
    return ", ".join([*(f"{sign} {fact(lang, key)}" for key, sign in signs.items()), f"{GOLD} {name_of('gold', lang)}"])


# Things


def groups(view: View, lang: str) -> tuple[Group, ...]:
    """Return what lies beside the map: events that are free, opponents, or the battle of the viewer."""
    if view.question == "event":
        taken = [realm.event for realm in view.realms]
        free = [event for event in me.EVENT_NAMES if event not in taken]
        return (Group(label(lang, "free_events"), tuple(event_thing(event, lang) for event in free)),)
    if view.question in ("challenge", "campaign"):
        others = [realm for realm in view.realms if realm.seat != view.seat and realm.status != "out"]
        return (Group(label(lang, "opponents"), tuple(opponent_thing(view, realm, lang) for realm in others)),)
    own = [battle for battle in view.battles if battle.stage != "settled" and view.seat in (battle.a, battle.b)]
    return tuple(battle_group(battle, lang) for battle in own)


def event_thing(event: str, lang: str) -> Thing:
    return Thing(f"event {event}", name_of(event, lang), EVENT_CODES[event], 1, about(event, lang))


def opponent_thing(view: View, realm: Realm, lang: str) -> Thing:
    """Return somebody who could be challenged, with the points of the army before anything is bought."""
    points = view.base + (view.largest_bonus if realm.largest else 0) - (me.PLAGUE_POINTS if realm.plague else 0)
    fought = sum(realm.seat in (battle.a, battle.b) for battle in view.battles)
    name = fact(lang, "opponent", seat=name_of(realm.seat, lang), gold=f"{realm.gold}{GOLD}", battles=fought)
    return Thing(f"challenge {realm.seat}", name, letter_of(realm.seat, lang), 1, fact(lang, "army_points", points=points))


def battle_group(battle: Battle, lang: str) -> Group:
    """Return a battle: a thing for each side, which a click names as the opponent."""
    title = f"{label(lang, 'battle', tile=battle.tile)} · {name_of(battle.ground, lang)}"
    if battle.siege:
        title += f" · {fact(lang, 'siege')}"
    return Group(title, (side_thing(battle.a, battle.army_a, lang), side_thing(battle.b, battle.army_b, lang)))


def side_thing(seat: str, army: Army, lang: str) -> Thing:
    parts = [str(army.base)]
    parts += [f"+{army.largest}"] if army.largest else []
    parts += [f"-{army.plague}"] if army.plague else []
    parts += [f"+{army.free + (army.reinforced or 0)}"] if army.free or army.reinforced else []
    parts.append("+?" if army.bought is None else f"+{army.bought}{GOLD}")
    said = [name_of(token, lang) for token in (army.stance, army.general) if token]
    if army.siege:
        said.append(f"{name_of('siege', lang)} {army.siege}")
    if army.hunt:
        said.append(name_of("hunt", lang))
    if army.assassin:
        said.append(f"{name_of('assassin', lang)}: {name_of(army.assassin, lang)}")
    if army.sealed:
        said.append(fact(lang, "has_sealed"))
    name = " ".join([name_of(seat, lang), "".join(parts)])
    return Thing(seat, ", ".join([name, *said]), letter_of(seat, lang), 1, fact(lang, "army_points", points=army.base + army.largest))


# Players


def panel(view: View, number: int, realm: Realm, lang: str) -> Panel:
    """Return everything section 12 of the rules asks for about one realm."""
    own, active = realm.seat == view.seat, realm.seat in view.asked
    return Panel(number, name_of(realm.seat, lang), own, active, tuple(facts_of(view, realm, lang)), tuple(rows_of(view, realm, lang)))


def facts_of(view: View, realm: Realm, lang: str) -> Iterable[str]:
    yield fact(lang, "points", points=realm.score)
    yield f"{realm.gold}{GOLD}"
    if realm.status == "out":
        yield fact(lang, "out")
        return
    if realm.rp or realm.winter_rp:
        yield fact(lang, "rp", rp=realm.rp, winter=realm.winter_rp)
    yield fact(lang, "fields", count=realm.tiles)
    yield fact(lang, "cities", count=realm.cities)
    yield from (fact(lang, kind, count=getattr(realm, kind)) for kind in ("castles", "mines", "hoards", "markers") if getattr(realm, kind))
    yield fact(lang, "rank", rank=realm.rank, size=realm.size)
    if realm.largest:
        yield fact(lang, "largest", bonus=view.largest_bonus)
    if realm.plague:
        yield name_of("plague", lang)
    if realm.status == "idle":
        yield fact(lang, "away")
    if realm.chosen and not realm.capital:
        yield fact(lang, "chosen")


def rows_of(view: View, realm: Realm, lang: str) -> Iterable[Row]:
    if realm.event:
        aim = f" → {name_of(realm.aim, lang)}" if realm.aim else ""
        yield Row(label(lang, "event"), f"{name_of(realm.event, lang)}{aim}")
    yield Row(label(lang, "race"), name_of(realm.race, lang))
    if realm.status == "out" or not view.round:
        return
    yield Row(label(lang, "forecast"), fact(lang, "forecast", income=realm.income, tax=realm.tax, most=realm.tax_most))
    if halved := [name for name in ("uprising", "famine", "blight") for _ in range(getattr(realm, name))]:
        yield Row(label(lang, "halved"), ", ".join(name_of(name, lang) for name in halved))
    places = [fact(lang, "seat_at", tile=realm.capital) if realm.capital else fact(lang, "no_capital")]
    if realm.special:
        places.append(fact(lang, "casts", tile=realm.special, cost=realm.spell_cost))
    elif realm.special_built:
        places.append(fact(lang, "special_lost"))
    yield Row(label(lang, "places"), " · ".join(places))
    if realm.quality != 100:
        yield Row(label(lang, "quality"), f"{realm.quality} %")


# SVG

BLUE = "#2F6FB5"
ROUND = ' stroke-linecap="round"'
SIZE = 46.0  # from the middle of a hex to a corner
ACROSS = SIZE * sqrt(3)
MARGIN, HEAD, LINE = 14.0, 46.0, 21.0
LEAST_WIDTH = 1000.0
LETTER = 7.2  # how wide a letter of a note is, about
CORNERS = [(SIZE * sin(pi / 3 * k), -SIZE * sin(pi / 3 * k + pi / 2)) for k in range(6)]
"""Of a pointy-top hex, clockwise from the top."""
EDGES = (1, 0, 5, 4, 3, 2)
"""By the die of a direction, 1 first: the corner at which its edge begins, clockwise."""
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

# Paths around the middle of a field, about 60 wide
TEXTURES = dict(
    zip(
        me.TERRAIN_NAMES,
        (
            "M-30 16L-16 -8L-4 12M-8 6L6 -18L24 16M14 0L22 -8L32 10",
            "M-26 18L-9 -12Q0 -6 9 -12L26 18M-6 -18q4 -6 0 -12M4 -18q4 -6 0 -12",
            "M-28 12h12M-22 12v-9M-26 12l-3 -6M-18 12l3 -6M8 16h14M15 16v-10M11 16l-3 -7M19 16l3 -7M-6 -14h12M0 -14v-8",
            "M-30 14q10 -10 20 0M-4 16q14 -14 28 0M-24 -6q10 -9 20 0M8 -8q8 -8 16 0M-2 4h1M-16 4h1M14 4h1M0 -18h1",
            "M-28 14l6 -6l6 6M-4 16l6 -6l6 6M16 10l6 -6l6 6M-20 -8l6 -6l6 6M8 -8l6 -6l6 6",
            "M-26 14l-3 -7M-24 14v-8M-22 14l3 -7M18 12l-3 -7M20 12v-8M22 12l3 -7M-22 -8l-3 -7M-20 -8v-8M-18 -8l3 -7",
            "M-30 14l7 -18l7 18zM-13 18l8 -20l8 20zM6 14l7 -18l7 18zM-22 -4l6 -16l6 16zM-2 -6l6 -16l6 16zM20 16l5 -14l5 14z",
            "M-26 16v-8M-26 8a8 8 0 1 1 0.1 0zM22 14v-8M22 6a8 8 0 1 1 0.1 0zM-8 -14h10M12 -16h8",
            "M-32 14q13 -20 26 0M-2 16q14 -22 28 0M-18 -6q12 -18 24 0M10 -6q9 -13 18 0",
            "M-26 4a26 15 0 1 0 52 0a26 15 0 1 0 -52 0M-16 1q5 -5 10 0t10 0t10 0M-12 9q5 -5 10 0t10 0",
            "M-30 -8L12 -20M-32 0L28 -17M-32 8L32 -10M-28 15L32 -2M-16 19L30 6M2 21L24 15",
            "",
        ),
        strict=True,
    )
)  # fmt: skip
HOUSES = {
    "mine": "M-11 9L3 -5M-6 -9q13 -4 18 10M-13 11l3 -3",
    "castle": "M-12 10v-19h4v4h5v-4h6v4h5v-4h4v19zM-3 10v-7h6v7",
    "city": "M-15 10v-11l6 -6l6 6v11zM-3 10v-17l6 -6l6 6v17zM9 10v-9l4 -4l4 4v9z",
    "special": "M-5 10v-16h10v16zM-8 -6L0 -16L8 -6zM-1 2h2",
}
CROWN = "M-11 5v-10l5 5l6 -8l6 8l5 -5v10z"
WINGS = "M0 9Q-3 2 -7 0Q-15 0 -21 5Q-19 -6 -7 -9L-4 -4L0 -9L4 -4L7 -9Q19 -6 21 5Q15 0 7 0Q3 2 0 9z"
SWORDS = "M-11 -11L9 9M4 12l8 -8M11 -11L-9 9M-4 12l-8 -8"
EFFECT_PATHS = {
    "void_of_chaos": "M0 -8a8 8 0 1 0 0.1 0M-5 5L5 -5",
    "earthquake": "M-9 -2l5 5l3 -9l4 11l3 -7l3 3",
    "dam_river": "M-8 -6h16M-8 6h16M-5 -6v12M0 -6v12M5 -6v12",
    "death_fog": "M-9 -5q4 -5 9 0t9 0M-9 1q4 -5 9 0t9 0M-9 7q4 -5 9 0t9 0",
}
HATCHES = (
    "M0 4H8", "M4 0V8", "M0 8L8 0M-2 2L2 -2M6 10L10 6", "M0 0L8 8M6 -2L10 2M-2 6L2 10", "M0 4H8M4 0V8",
    "M0 8L8 0M0 0L8 8", "M2 2h1.5M6 6h1.5", "M0 2H8M0 6H8",
)  # fmt: skip
"""By seat, on a square of 8: recognised without colour."""
HATCH_WIDTHS = (1.4, 1.4, 1.4, 1.4, 1.2, 1.2, 2.2, 2.2)


class Brush:
    """How things are drawn: in colours, or plain in black and white (ME-14.15)."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.paper = draw.WHITE if plain else draw.PAPER
        self.muted = draw.INK if plain else draw.MUTED
        self.water = draw.INK if plain else BLUE

    def land(self, terrain: str) -> str:
        return draw.WHITE if self.plain else TERRAIN_COLOURS[terrain]

    def seat(self, number: int) -> str:
        return draw.INK if self.plain else draw.TINCTURES[number]

    def arms(self, number: int) -> tuple[str, str]:
        """Return ground and ink of a letter."""
        return (draw.WHITE, draw.INK) if self.plain else (draw.TINCTURES[number], draw.INKS[number])

    def hatch(self, number: int) -> str:
        return f"url(#me-{'plain' if self.plain else 'hatch'}-{number})"

    def hatches(self, players: int) -> str:
        """Return the patterns that tell realms apart."""
        made = []
        for number in range(players):
            name, colour, wide = self.hatch(number)[5:-1], self.seat(number), HATCH_WIDTHS[number]
            lines = draw.path(HATCHES[number], "none", colour, wide)
            made.append(f'<pattern id="{name}" width="8" height="8" patternUnits="userSpaceOnUse">{lines}</pattern>')
        return f"<defs>{''.join(made)}</defs>"


def svg(view: View, lang: str, plain: bool = False, bare: bool = False) -> str:
    """Return the map as SVG, with calendar, realms and what the signs mean; `plain` needs no colour, `bare` is the map alone."""
    brush = Brush(plain)
    places = {(tile.q, tile.r): tile for tile in view.tiles}
    xs = [ACROSS * (tile.q + tile.r / 2) for tile in view.tiles]
    ys = [SIZE * 1.5 * tile.r for tile in view.tiles]
    wide = max(xs) - min(xs) + ACROSS
    width = max(wide + 2 * MARGIN, LEAST_WIDTH)
    left = (width - wide) / 2 + ACROSS / 2 - min(xs)
    top = (MARGIN if bare else HEAD) + SIZE - min(ys)
    middles = [(left + x, top + y) for x, y in zip(xs, ys, strict=True)]
    grounds, signs_on = [], []
    for tile, (x, y) in zip(view.tiles, middles, strict=True):
        title = f"{tile.name}: {' · '.join(tile_parts(view, tile, lang))}"
        grounds.append(draw.moved(x, y, draw.titled(title, ground_svg(tile, brush))))
        waters = border_svg(tile, places, brush) + river_svg(tile, places, brush)
        signs_on.append(draw.moved(x, y, waters + tile_svg(view, tile, brush, lang)))
    around: list[str] = []
    below = max(ys) + top + SIZE + (MARGIN if bare else 24)
    if not bare:
        table, below = realms_svg(view, below, lang, brush)
        told, below = notes_svg(view, below + 4, width, lang, brush)
        signs, below = draw.key(key_pairs(lang, brush), MARGIN, width - MARGIN, below, brush.muted)
        around = [draw.words(MARGIN, 26, headline(view, lang), 16, draw.INK, draw.BOLD), table, told, signs]
    shapes = "".join([brush.hatches(view.players), *grounds, *signs_on, *around])
    return draw.sheet(width, below, headline(view, lang), shapes, ground=brush.paper)


def hexagon(scale: float) -> str:
    return draw.outline((x * scale, y * scale) for x, y in CORNERS)


WHOLE = hexagon(1)
BAND = hexagon(0.99) + hexagon(0.78)


def ground_svg(tile: Tile, brush: Brush) -> str:
    """Return the terrain of a field and the hatching of its owner along its edge."""
    shape = draw.path(WHOLE, brush.land(tile.terrain), draw.EDGE, 1)
    if tile.owner:
        shape += draw.path(BAND, brush.hatch(me.SEAT_NAMES.index(tile.owner)), "", more=' fill-rule="evenodd"')
    texture, strong = TEXTURES[tile.terrain], 0.75 if brush.plain else 0.45
    return shape + draw.path(texture, width=1.5, more=f' stroke-opacity="{strong}"') if texture else shape


def border_svg(tile: Tile, places: Mapping[tuple[int, int], Tile], brush: Brush) -> str:
    """Return the border of a realm: the edges behind which somebody else, or nobody, has the land."""
    if not tile.owner:
        return ""
    edges = []
    for (dq, dr), begin in zip(STEPS, EDGES, strict=True):
        other = places.get((tile.q + dq, tile.r + dr))
        if other is None or other.owner != tile.owner:
            (x1, y1), (x2, y2) = CORNERS[begin], CORNERS[(begin + 1) % 6]
            edges.append(f"M{x1 * 0.96:.1f} {y1 * 0.96:.1f}L{x2 * 0.96:.1f} {y2 * 0.96:.1f}")
    return draw.path("".join(edges), "none", brush.seat(me.SEAT_NAMES.index(tile.owner)), 4, ROUND) if edges else ""


def toward(direction: int, share: float) -> tuple[float, float]:
    """Return a point on the way from the middle of a field to an edge, by the die of its direction."""
    dq, dr = STEPS[direction - 1]
    return ACROSS / 2 * (dq + dr / 2) * share, SIZE * 0.75 * dr * share


def river_svg(tile: Tile, places: Mapping[tuple[int, int], Tile], brush: Brush) -> str:
    """Return a river: where its water comes from, and an arrow where it goes."""
    if tile.terrain != "river":
        return ""
    lines = []
    for direction, (dq, dr) in enumerate(STEPS, 1):
        other = places.get((tile.q + dq, tile.r + dr))
        if other and other.flow and STEPS[other.flow - 1] == (-dq, -dr):
            x, y = toward(direction, 1)
            lines.append(f"M{x:.1f} {y:.1f}Q{x * 0.4 + 6:.1f} {y * 0.4:.1f} 0 4")
    if not tile.flow:
        lines.append("M-30 4q8 -8 15 0t15 0t15 0t15 0")
    else:
        (x, y), (near_x, near_y) = toward(tile.flow, 1), toward(tile.flow, 0.82)
        lines.append(f"M{'-8 -6Q0 4' if not lines else '0 4Q0 4'} {x:.1f} {y:.1f}")
        side_x, side_y = -(y - near_y), x - near_x
        lines.append(f"M{near_x + side_x:.1f} {near_y + side_y:.1f}L{x:.1f} {y:.1f}L{near_x - side_x:.1f} {near_y - side_y:.1f}")
    way = "".join(lines)
    return draw.path(way, "none", brush.water, 6, ROUND) + draw.path(way, "none", draw.WHITE if brush.plain else "#9CC7E8", 2.5, ROUND)


def tile_svg(view: View, tile: Tile, brush: Brush, lang: str) -> str:
    """Return what stands on a field: owner, building, crown, special building, dragon, spells, battle, and its name."""
    shape = ""
    if tile.building:
        if tile.building == "mine":  # thin lines need a ground of their own
            shape += draw.circle(0, 2, 15, stroke="", more=' fill-opacity="0.8"')
        shape += icon(HOUSES[tile.building], 0, 2)
    if tile.capital:
        shape += icon(CROWN, 0, -18 if tile.building else 0, 1, draw.WHITE if brush.plain else "#F2C94C")
    if tile.special:
        shape += icon(HOUSES["special"], 26, 2, 0.9)
    if tile.lair is not None:
        shape += icon(WINGS, 0, 4, 1, draw.WHITE if brush.plain or not tile.lair else "#B5392F")
        if not tile.lair:
            shape += draw.path("M-16 -8L16 16M16 -8L-16 16", width=2.5)
    if tile.dragons:
        shape += icon(WINGS, 17, -14, 0.5) + draw.words(32, -10, str(tile.dragons), 12, draw.INK, draw.STRONG)
    if tile.exhausted:
        shape += icon(HOUSES["mine"], -26, 8, 0.6) + draw.path("M-34 0L-18 16")
    for number, effect in enumerate(tile.effects):
        shape += badge(EFFECT_PATHS[effect.kind], -27 + 18 * number, -12 if number < 2 else -30)
    if tile.raided:
        shape += draw.words(-22, 22, RAIDED, 16, draw.INK, draw.STRONG)
    if any(battle.tile == tile.name for battle in view.battles):
        shape += icon(SWORDS, 24, -14, 0.7, "none", draw.INK if brush.plain else BATTLE_COLOUR)
    if tile.owner:
        ground, ink = brush.arms(me.SEAT_NAMES.index(tile.owner))
        shape += draw.seal(0, -33, 9, letter_of(tile.owner, lang), 12, ground, ink, 1.2)
    halo = f' stroke="{draw.WHITE}" stroke-width="2.5" paint-order="stroke"{draw.MIDDLE}'
    return shape + draw.words(0, 35, tile.name, 11, draw.INK, halo)


def icon(sign: str, x: float, y: float, scale: float = 1, fill: str = draw.WHITE, stroke: str = draw.INK) -> str:
    return draw.moved(x, y, draw.path(sign, fill, stroke, 1.8 / scale, f' stroke-linejoin="round"{ROUND}'), scale)


def badge(sign: str, x: float, y: float) -> str:
    """Return the sign of a spell on a white disc."""
    return draw.circle(x, y, 8.5, width=1) + icon(sign, x, y, 0.65, "none")


COLUMNS = (0.0, 34.0, 104.0, 216.0, 262.0, 316.0, 370.0, 428.0, 480.0, 540.0, 590.0, 634.0, 698.0, 760.0, 812.0)
NUMBERS = range(3, 14)


def realms_svg(view: View, y: float, lang: str, brush: Brush) -> tuple[str, float]:
    """Return the table of the realms, the leading one first, and where it ends."""
    keys = ("fields", "cities", "castles", "mines", "markers", "rank", "rp", "income", "tax", "more")
    heads = ["", "", label(lang, "race"), label(lang, "points"), name_of("gold", lang), *(label(lang, key) for key in keys)]
    parts = [cell_svg(place, y, head, brush.muted) for place, head in enumerate(heads)]
    for realm in sorted(view.realms, key=final_key, reverse=True):
        y += LINE
        number = me.SEAT_NAMES.index(realm.seat)
        ground, ink = brush.arms(number)
        parts.append(draw.box(MARGIN, y - 14, 26, 17, brush.hatch(number), edge=1))
        parts.append(draw.seal(MARGIN + 13, y - 5.5, 7.5, letter_of(realm.seat, lang), 11, ground, ink, 1))
        rp = f"{realm.rp}+{realm.winter_rp}" if realm.winter_rp else str(realm.rp)
        values = [realm.score, realm.gold, realm.tiles, realm.cities, realm.castles, realm.mines, realm.markers, realm.rank, rp]
        row = [name_of(realm.seat, lang), name_of(realm.race, lang), *map(str, [*values, realm.income, realm.tax])]
        parts += [cell_svg(place, y, said, draw.INK) for place, said in enumerate([*row, ", ".join(more_of(view, realm, lang))], 1)]
    return "".join(parts), y + LINE


def cell_svg(place: int, y: float, said: str, fill: str) -> str:
    """Return a word of the table; numbers stand on the right of their column."""
    x = MARGIN + COLUMNS[place] + (38 if place in NUMBERS else 0)
    return draw.words(x, y, said, 13, fill, ' text-anchor="end"' if place in NUMBERS else "") if said else ""


def notes_svg(view: View, y: float, width: float, lang: str, brush: Brush) -> tuple[str, float]:
    """Return what concerns everybody, each in as many lines as it needs, and where that ends."""
    parts = []
    for row in notes(view, lang):
        for line in wrap(f"{row.label}: {row.text}", int((width - 2 * MARGIN) / LETTER), subsequent_indent="    "):
            parts.append(draw.words(MARGIN, y, line, 13, draw.INK, ' xml:space="preserve"'))
            y += LINE - 3
    return "".join(parts), y + 8


def more_of(view: View, realm: Realm, lang: str) -> Iterable[str]:
    """Return what else concerns a realm, in short."""
    if realm.status == "out":
        yield fact(lang, "out")
        return
    if realm.largest:
        yield fact(lang, "largest", bonus=view.largest_bonus)
    if realm.plague:
        yield name_of("plague", lang)
    if realm.hoards:
        yield fact(lang, "hoards", count=realm.hoards)
    if realm.event:
        yield name_of(realm.event, lang)
    if realm.status == "idle":
        yield fact(lang, "away")


def key_pairs(lang: str, brush: Brush) -> Iterable[tuple[str, str]]:
    """Return what the signs of the map mean."""
    yield from ((swatch(terrain, brush), name_of(terrain, lang)) for terrain in me.TERRAIN_NAMES)
    yield icon(CROWN, 0, 0, 0.8), name_of("capital", lang)
    yield from ((icon(house, 0, 0, 0.8), name_of(building, lang)) for building, house in HOUSES.items())
    yield icon(WINGS, 0, 0, 0.55), fact(lang, "dragon_alive")
    yield icon(WINGS, 0, 0, 0.55) + draw.path("M-9 -7L9 7"), fact(lang, "dragon_dead")
    yield icon(SWORDS, 0, 0, 0.7, "none"), fact(lang, "sign_battle")
    yield icon(HOUSES["mine"], 0, 0, 0.7) + draw.path("M-9 -7L9 9"), fact(lang, "exhausted")
    yield from ((badge(sign, 0, 0), name_of(effect, lang)) for effect, sign in EFFECT_PATHS.items())


def swatch(terrain: str, brush: Brush) -> str:
    """Return a terrain in small."""
    texture = TEXTURES[terrain] or "M-30 4q8 -8 15 0t15 0t15 0t15 0"
    return draw.path(hexagon(0.26), brush.land(terrain), width=0.8) + draw.moved(0, 0, draw.path(texture, width=3), 0.26)
