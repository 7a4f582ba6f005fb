"""Ante Portas to look at: a view as a scene and as SVG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import cos, pi, sin, sqrt
from textwrap import wrap

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.board import HEART_CELLS, MARKET_CELLS, START_FIELDS
from tafelrunde.games.ante_portas.engine.tiles import is_building
from tafelrunde.games.ante_portas.view import (
    BuildingView,
    CardView,
    CommunityView,
    HexView,
    MarketView,
    PartView,
    SiteView,
    SoldiersView,
    TileView,
    View,
)
from tafelrunde.kernel.scene import ORDINARIES, Cell, Coat, Group, Panel, Row, Scene, Sign, Thing, Troop
from tafelrunde.kernel.texts import text

# Signs are the same in every language; the legend says what they mean.
TILE_SIGNS = dict(zip(ap.TILE_NAMES[1:], "⌂♜≡■γΓ°¤‡#ø", strict=True))
FACING_SIGNS = "↑↗↘↓↙↖"
ARROW_SIGNS = {"l": "↙", "d": "↓", "r": "↘"}
BASE, ELITE, SNARED, FARMER, CITIZEN, TIRED, UNSEEN, START, COMBAT, FLYING = "▽", "▼", "=", "♙", "♔", "·", "░", "◊", "×", "^"
LETTERS = dict(zip(ap.SEAT_NAMES, "ABCD", strict=True))
TOP = 10  # height of the highest hexes
ONE_LINE = 66  # characters of a name that fits on a line of the smallest terminal, behind a title
SPAWN = 24  # attackers arrive from this hex on
COMMON, ATTACKER = 5, 7  # tinctures of soldiers that belong to everybody, and of attackers
SIGHT_COLOURS = {"seen": "#5E8C3A", "unseen": "#5A6072"}
BATTLE_COLOUR = "#B5392F"
TEAM_COLOURS = ("#0B5FA5", "#C4430E")


def scene(view: View, lang: str) -> Scene:
    """Return a view as things to look at (section 12 of the rules)."""
    own = own_community(view)
    hand = tuple(improvement_thing(card, lang) for card in (own.hand or ())) if own else ()
    return Scene(
        headline=headline(view, lang),
        coats=coats(view),
        cells=tuple(cell(view, place, lang) for place in view.hexes),
        panels=tuple(panel(view, number, one, lang) for number, one in enumerate(view.communities)),
        hand=hand,
        hand_title=label(lang, "hand") if hand else "",
        groups=tuple(groups(view, lang)),
        notes=tuple(notes(view, lang)),
        legend=tuple(legend(view, lang)),
    )


def is_duel(view: View) -> bool:
    return view.mode != ap.MODE_NAMES[0]


def coats(view: View) -> tuple[Coat, ...]:
    """Return the coats of the seats, then those of the soldiers of each team, then that of the attackers."""
    duel = is_duel(view)
    seats = [Coat(LETTERS[seat], number % 2 if duel else number, ORDINARIES[number]) for number, seat in enumerate(view.seats)]
    teams = [Coat("A", 0, "plain"), Coat("B", 1, "plain")] if duel else [Coat("", COMMON, "plain")]
    return (*seats, *teams, Coat("", ATTACKER, "plain"))


def team_coat(view: View, team: str) -> int:
    return view.players + ap.TEAM_NAMES.index(team)


def attacker_coat(view: View) -> int:
    return view.players + (2 if is_duel(view) else 1)


def own_community(view: View) -> CommunityView | None:
    return next((one for one in view.communities if one.seat == view.seat), None)


# Words


def name_of(token: str, lang: str) -> str:
    return text(lang, f"ante_portas-word-{token}")


def label(lang: str, key: str, **fields: object) -> str:
    return text(lang, f"ante_portas-label-{key}", **fields)


def fact(lang: str, key: str, **fields: object) -> str:
    return text(lang, f"ante_portas-fact-{key}", **fields)


def about(token: str, lang: str) -> str:
    return text(lang, f"ante_portas-about-{token}")


def ability_about(ability: str, number: int | str, lang: str) -> str:
    """Return what an ability does; in some of the texts its number stands."""
    return text(lang, f"ante_portas-about-{ability}", number=number)


def place_name(place: str, lang: str) -> str:
    """Return a place; builders by what they build, because their names are long."""
    if not place.startswith("builder_"):
        return name_of(place, lang)
    return fact(lang, "builder", building=name_of(place.removeprefix("builder_"), lang))


def goods_text(goods: Mapping[str, int], lang: str) -> str:
    return ", ".join(f"{name_of(good, lang)} {count}" for good, count in goods.items() if count)


def headline(view: View, lang: str) -> str:
    """Return where in the game we are, whose turn it is, and the card or the combat that is going on; or how it ended."""
    if view.reason != "none":
        return end_headline(view, lang)
    phase = text(lang, f"ante_portas-phase-{view.phase}")
    if view.wave:
        parts = [text(lang, "ante_portas-head-wave", round=view.wave, phase=phase)]
    else:
        fields = {"epoch": view.epoch, "epochs": view.epochs, "year": view.year, "season": name_of(view.season, lang)}
        parts = [text(lang, "ante_portas-head-year", **fields, phase=phase)]
    if view.active and view.phase == "turns":
        parts.append(fact(lang, "turn", seat=name_of(view.active, lang), left=view.turns_left))
    if view.mode == "territory":
        parts.append(fact(lang, "score", a=view.territory[0], b=view.territory[1]))
    if view.movement:
        parts.append(card_now(view, lang))
    if view.fight:
        parts.append(fight_text(view, lang))
    return " · ".join(parts)


def end_headline(view: View, lang: str) -> str:
    reason = name_of(view.reason, lang)
    if is_duel(view):
        winner = name_of(view.winner, lang) if view.winner else "none"
        return text(lang, "ante_portas-head-duel", winner=winner, reason=reason)
    fields = {"epoch": view.epoch, "year": view.year, "round": view.wave, "defeated": view.defeated, "reason": reason}
    return text(lang, "ante_portas-head-won" if view.winner else "ante_portas-head-lost", **fields)


def card_now(view: View, lang: str) -> str:
    """Return the card that is being carried out, with the arrow that is next in brackets."""
    movement = view.movement
    assert movement is not None
    steps = [f"[{said}]" if number == movement.arrow else said for number, said in enumerate(steps_of(movement.card, movement.arrows))]
    abilities = [ability_text(movement.card, ability, lang) for ability in movement.card.abilities]
    return " ".join(filter(None, [movement.card.name.upper(), " ".join(steps), ", ".join(abilities)]))


def steps_of(card: CardView, count: int) -> list[str]:
    """Return the arrows of a card as signs; rush and fly_around have steps instead."""
    if card.arrows:
        return [ARROW_SIGNS[arrow[0]] + ("*" if arrow.endswith("!") else "") for arrow in card.arrows]
    if card.groups:
        return ["".join(ARROW_SIGNS[arrow] for arrow in group) for group in card.groups]
    return [ARROW_SIGNS["d"]] * count if "rush" in card.abilities else []


def ability_text(card: CardView, ability: str, lang: str) -> str:
    """Return an ability with the numbers or names it has on this card."""
    said = name_of(ability, lang)
    if ability == "enlarge":
        return f"{said} +{figures(card.number, card.elite)}"
    if ability == "form":
        return f"{said} {figures(card.number, 0)}→{figures(0, card.elite)}"
    if ability == "fly_on" and card.over:
        return f"{said}: {over_text(card.over, lang)}"
    if ability == "destroy_building":
        return f"{said}: {', '.join(name_of(tile, lang) for tile in card.destroys)}"
    return f"{said} {card.number}" if ability in ("shoot", "weaker", "stronger", "fire_standing", "weaker_first") else said


def over_text(over: str, lang: str) -> str:
    """Return what dragons fly on over; a building is no word of sentences."""
    return label(lang, "building") if over == "building" else name_of(over, lang)


def fight_text(view: View, lang: str) -> str:
    fight = view.fight
    assert fight is not None
    return fact(lang, "fight", hex=fight.hex, attack=fight.attack, defence=fight.defence)


# The battlefield


def figures(base: int, elite: int, snared: int = 0) -> str:
    """Return attackers in short: `▽2▼1=2` are two base units and an elite unit, two of them snared."""
    parts = [f"{BASE}{base}"] if base else []
    parts += [f"{ELITE}{elite}"] if elite else []
    parts += [f"{SNARED}{snared}"] if snared else []
    return "".join(parts)


def soldiers_text(soldiers: SoldiersView) -> str:
    """Return soldiers in short: `♙2·1♔1` are two ready farmers, one exhausted one, and a citizen."""
    said = ""
    for sign, ready, tired in (
        (FARMER, soldiers.farmers, soldiers.exhausted_farmers),
        (CITIZEN, soldiers.citizens, soldiers.exhausted_citizens),
    ):
        if ready or tired:
            said += f"{sign}{ready}" + (f"{TIRED}{tired}" if tired else "")
    return said + (f"{SNARED}{soldiers.snared}" if soldiers.snared else "")


def size(soldiers: SoldiersView) -> int:
    return soldiers.farmers + soldiers.exhausted_farmers + soldiers.citizens + soldiers.exhausted_citizens


def start_fields(view: View) -> dict[int, str]:
    """Return the start field of each team."""
    mode = ap.MODE_NAMES.index(view.mode)
    return {int(START_FIELDS[mode * 2 + number]): team for number, team in enumerate(ap.TEAM_NAMES[: 2 if is_duel(view) else 1])}


def own_team(view: View) -> str | None:
    """Return the team of the viewer; everybody's in a cooperative game."""
    if not is_duel(view):
        return ap.TEAM_NAMES[0]
    return view.teams[view.seats.index(view.seat)] if view.seat else None


def is_dark(view: View, place: HexView) -> bool:
    """Return whether the viewer's team does not see a hex."""
    team = own_team(view)
    return team is not None and team not in place.seen_by


def cell(view: View, place: HexView, lang: str) -> Cell:
    """Return a hex: what lies and stands on it, and whether it is in sight."""
    duel = is_duel(view)
    alone = place.seen_by[0] if duel and len(place.seen_by) == 1 else None
    return Cell(
        token=str(place.number),
        x=place.column,
        y=TOP - place.height,
        place=duel,
        owner=ap.TEAM_NAMES.index(alone) if alone else -1,
        colour=SIGHT_COLOURS["unseen" if is_dark(view, place) else "seen"],
        signs=tuple(signs(view, place)),
        troops=tuple(troops(view, place)),
        about=" · ".join(hex_parts(view, place, lang)),
    )


def signs(view: View, place: HexView) -> Iterable[Sign]:
    """Return the signs of a hex, the most important first."""
    if view.fight and view.fight.hex == place.number:
        yield Sign(COMBAT, BATTLE_COLOUR)
    if place.tile:
        yield tile_sign(view, place.tile)
    if place.number in start_fields(view):
        yield Sign(START)
    if is_dark(view, place):
        yield Sign(UNSEEN)


def tile_sign(view: View, tile: TileView) -> Sign:
    """Return a tile with where it faces; in a duel on the colour of its team, with its letter."""
    facing = FACING_SIGNS[tile.facing] if is_building(ap.TILE_NAMES.index(tile.kind)) else ""
    if not is_duel(view):
        return Sign(TILE_SIGNS[tile.kind] + facing)
    return Sign(TILE_SIGNS[tile.kind] + facing + tile.team.upper(), TEAM_COLOURS[ap.TEAM_NAMES.index(tile.team)])


def moving_parts(view: View, place: HexView) -> list[PartView]:
    return [part for part in view.movement.parts if part.hex == place.number] if view.movement else []


def troops(view: View, place: HexView) -> Iterable[Troop]:
    """Return who stands on a hex: attackers, those that a card is moving, soldiers."""
    if place.base or place.elite:
        said = figures(place.base, place.elite, place.snared_base + place.snared_elite)
        yield Troop(attacker_coat(view), said, BASE, place.base + place.elite)
    for part in moving_parts(view, place):
        said = (FLYING if part.flying else "") + figures(part.base, part.elite, part.snared)
        yield Troop(attacker_coat(view), said, BASE, part.base + part.elite)
    for soldiers in place.soldiers:
        yield Troop(team_coat(view, soldiers.team), soldiers_text(soldiers), FARMER, size(soldiers))


def hex_parts(view: View, place: HexView, lang: str) -> Iterable[str]:
    """Return all that is to be said about a hex."""
    starts = start_fields(view)
    if place.number in starts:
        team = starts[place.number]
        yield fact(lang, "start_of", team=name_of(team, lang)) if is_duel(view) else fact(lang, "start")
    elif place.number >= SPAWN and not is_duel(view):
        yield fact(lang, "spawn")
    if is_duel(view):
        teams = ", ".join(name_of(team, lang) for team in place.seen_by)
        yield fact(lang, "seen_by", teams=teams) if teams else fact(lang, "unseen")
    else:
        yield fact(lang, "unseen") if is_dark(view, place) else fact(lang, "seen")
    if place.tile:
        yield tile_words(view, place.tile, lang)
    if place.base or place.elite:
        yield troop_words(place.base, place.elite, place.snared_base + place.snared_elite, place.attack, lang)
        yield fact(lang, "leaves", arrows=arrows_out(place))
    for part in moving_parts(view, place):
        strength = part.base * view.base_strength + part.elite * view.elite_strength
        said = troop_words(part.base, part.elite, part.snared, strength, lang)
        yield fact(lang, "moving", number=part.number, troop=said, flying="on" if part.flying else "off")
    for soldiers in place.soldiers:
        yield soldier_words(view, soldiers, lang)
    if place.defence:
        yield fact(lang, "defence", strength=place.defence)


def arrows_out(place: HexView) -> int:
    """Return how many arrows down it takes at least to leave the battlefield."""
    return place.height // 2 + 1


def troop_words(base: int, elite: int, snared: int, strength: int, lang: str) -> str:
    return fact(lang, "troop", base=base, elite=elite, snared=snared, strength=strength)


def soldier_words(view: View, soldiers: SoldiersView, lang: str) -> str:
    said = fact(
        lang,
        "soldiers",
        farmers=soldiers.farmers + soldiers.exhausted_farmers,
        citizens=soldiers.citizens + soldiers.exhausted_citizens,
        tired=soldiers.exhausted_farmers + soldiers.exhausted_citizens,
        snared=soldiers.snared,
    )
    return f"{name_of(soldiers.team, lang)}: {said}" if is_duel(view) else said


def tile_words(view: View, tile: TileView, lang: str) -> str:
    """Return a tile in words: facing, whether it is operated, how often it can still act, what it shows."""
    parts = [name_of(tile.kind, lang)]
    if is_duel(view):
        parts.append(name_of(tile.team, lang))
    if is_building(ap.TILE_NAMES.index(tile.kind)):
        parts.append(FACING_SIGNS[tile.facing])
        if tile.manned:
            parts += [fact(lang, "actions", count=tile.actions), fact(lang, "views", hexes=", ".join(map(str, tile.view)))]
        else:
            parts.append(fact(lang, "unmanned"))
    return ", ".join(parts)


# Beside the board


def groups(view: View, lang: str) -> Iterable[Group]:
    """Return what lies beside the board: the troop that a card moves, a volley or a batch, and what the steward can do."""
    if view.reason != "none":
        return
    if view.movement and view.movement.parts:
        parts = tuple(part_thing(part, lang) for part in view.movement.parts)
        yield Group(label(lang, "card", card=view.movement.card.name.upper()), parts)
    if view.volley:
        shooters = [(place, tile.kind) for place in view.volley if (tile := view.hexes[place - 1].tile)]
        yield Group(label(lang, "volley"), tuple(unit_things(shooters, lang)))
    if view.batch:
        yield Group(label(lang, "batch"), tuple(unit_things(view.batch, lang)))
    sites = {one.site: one for one in view.sites}
    goals = [site_thing("on" if view.stage == "market" else "go", sites[site], lang) for site in view.goals]
    place = next((one.place for one in view.communities if one.seat == view.active), None)
    if place == "market" and view.market and view.stage in ("market", "at"):  # in one group, so that it finds room
        yield Group(name_of(view.market.name, lang), (*market_things(view.market, lang), *goals))
    elif goals:
        yield Group(label(lang, "goals"), tuple(goals))
    elif place and view.stage == "at":
        said = f"{place_name(place, lang)}: {about(place, lang)}"
        name = said if len(said) < ONE_LINE else place_name(place, lang)
        yield Group(label(lang, "here"), (Thing("act", name, "•", 1, about(place, lang)),))
    for seat, tools, goods in view.dues:
        said = fact(lang, "fee", seat=name_of(seat, lang), tools=tools, goods=goods)
        yield Group(label(lang, "fee"), (Thing("pay", said, LETTERS[seat], 1, said),))


def unit_things(units: Iterable[tuple[int, str]], lang: str) -> Iterable[Thing]:
    """Return who shoots or goes along so far, equal ones of a hex together."""
    for (place, unit), count in Counter(units).items():
        said = name_of(unit, lang)
        yield Thing(str(place), said, str(place), count, f"{place}: {said}")


def part_thing(part: PartView, lang: str) -> Thing:
    said = f"{part.hex}: {figures(part.base, part.elite, part.snared)}"
    return Thing(f"troop_{part.number}", said, FLYING if part.flying else BASE, 1, troop_words(part.base, part.elite, part.snared, 0, lang))


def site_thing(verb: str, site: SiteView, lang: str) -> Thing:
    """Return a place to go to, with the letters of the stewards there."""
    there = f" ({''.join(LETTERS[seat] for seat in site.stewards)})" if site.stewards else ""
    return Thing(f"{verb} {site.site}", place_name(site.place, lang) + there, site.site, 1, about(site.place, lang))


def market_things(market: MarketView, lang: str) -> Iterable[Thing]:
    """Return what the market card offers."""
    for given, got in market.sells:
        said = f"{goods_text(given, lang)} → {goods_text(got, lang)}"
        yield Thing(f"sell {next(iter(given))}", f"{goods_text(given, lang)} (→ {goods_text(got, lang)})", "$", 1, said)
    for number, goods in enumerate(market.bundles, 1):
        yield Thing(f"bundle {number}", goods_text(goods, lang), "+", 1, goods_text(goods, lang))
    short = name_of(SPECIAL_WORDS.get(market.special, market.special), lang)
    yield Thing("special market", f"{short} ({about(market.name, lang)})", "!", 1, about(market.name, lang))


SPECIAL_WORDS = {"two_planks": "planks", "march": "move"}
"""Words for special actions of market cards that are no words of sentences."""


def market_text(market: MarketView, lang: str) -> str:
    sells = "; ".join(f"{goods_text(given, lang)} → {goods_text(got, lang)}" for given, got in market.sells)
    bundles = fact(lang, "or").join(goods_text(goods, lang) for goods in market.bundles)
    return fact(lang, "market", sells=sells, bundles=bundles, special=about(market.name, lang))


def improvement_thing(card: str, lang: str) -> Thing:
    return Thing(f"play {card}", name_of(card, lang), card[1:], 1, about(card, lang))


# What concerns everybody


def notes(view: View, lang: str) -> Iterable[Row]:
    """Return what concerns everybody, the most important first."""
    if view.movement:
        yield Row(label(lang, "card", card=view.movement.card.name.upper()), card_words(view.movement.card, lang))
    if view.fight:
        yield Row(label(lang, "fight"), fight_words(view, lang))
    if not is_duel(view):
        standing = [place for place in view.hexes if place.base or place.elite]
        said = "; ".join(
            f"{place.number}: {figures(place.base, place.elite)} {fact(lang, 'leaves', arrows=arrows_out(place))}" for place in standing
        )
        yield Row(label(lang, "troops"), said or fact(lang, "no_troops"))
    if view.market:
        yield Row(name_of(view.market.name, lang), market_text(view.market, lang))
    if any(view.unfed) and view.phase == "year_end":
        yield Row(label(lang, "unfed"), " · ".join(str(count) for count in view.unfed))
    yield Row(label(lang, "hospital"), hospital_text(view, lang))
    if is_duel(view):
        yield Row(label(lang, "goal"), duel_text(view, lang))
    else:
        yield Row(label(lang, "attackers"), fact(lang, "left", base=view.base_left, elite=view.elite_left, cards=view.cards_left))
        if view.wave:
            yield Row(name_of("last_wave", lang), fact(lang, "arrived") if view.arrived else fact(lang, "arriving"))
    yield Row(
        label(lang, "tiles"), ", ".join(f"{TILE_SIGNS[tile]} {name_of(tile, lang)} {count}" for tile, count in view.tiles_left.items())
    )
    yield Row(label(lang, "speaker"), speaker_text(view, lang))
    for key, inside in (("heartland", False), ("centre", True)):
        sites = [one for one in view.sites if is_centre(one) == inside]
        yield Row(text(lang, f"ante_portas-label-{key}"), ", ".join(site_text(one, lang) for one in sites))
    yield Row(label(lang, "piles"), fact(lang, "piles", improvements=view.improvements_left, places=view.places_left))


def is_centre(site: SiteView) -> bool:
    return site.site == "m0" or site.site.startswith("c")


def site_text(site: SiteView, lang: str) -> str:
    there = f" ({''.join(LETTERS[seat] for seat in site.stewards)})" if site.stewards else ""
    return f"{site.site} {place_name(site.place, lang)}{there}"


def card_words(card: CardView, lang: str) -> str:
    """Return all that a movement card says."""
    said = [" ".join(steps_of(card, 0))] if card.arrows or card.groups else []
    said += [f"{ability_text(card, ability, lang)}: {ability_about(ability, card.number, lang)}" for ability in card.abilities]
    return " · ".join(said)


def fight_words(view: View, lang: str) -> str:
    """Return the totals of a combat with what shots and bonuses are in them."""
    fight = view.fight
    assert fight is not None
    said = [fight_text(view, lang)]
    if fight.shots:
        said.append(fact(lang, "shots", count=fight.shots))
    if fight.bonus:
        said.append(fact(lang, "bonus", count=fight.bonus))
    return " · ".join(said)


def hospital_text(view: View, lang: str) -> str:
    found = []
    for one in view.hospitals:
        said = fact(lang, "patients", farmers=one.farmers, citizens=one.citizens)
        found.append(f"{name_of(one.team, lang)}: {said}" if is_duel(view) else said)
    return " · ".join(found)


def duel_text(view: View, lang: str) -> str:
    """Return how a duel stands: hexes that only one team sees, or units in the rows before the enemy edge."""
    if view.mode == "territory":
        return fact(lang, "territory", a=view.territory[0], b=view.territory[1])
    decisive = next((row for row, (a, b) in enumerate(view.rows) if a != b), None)
    if decisive is None:
        return fact(lang, "rows_even")
    return fact(lang, "rows", row=decisive + 1, a=view.rows[decisive][0], b=view.rows[decisive][1])


def speaker_text(view: View, lang: str) -> str:
    said = name_of(view.first, lang)
    return f"{said} · {fact(lang, 'claimant', seat=name_of(view.claimant, lang))}" if view.claimant else said


def legend(view: View, lang: str) -> Iterable[Row]:
    """Return what the signs mean, and what things do and cost."""
    pairs = [
        (BASE, name_of("base", lang)),
        (ELITE, name_of("elite", lang)),
        (FARMER, name_of("farmer", lang)),
        (CITIZEN, name_of("citizen", lang)),
        (f"{FARMER}2{TIRED}1", fact(lang, "sign_tired")),
        (f"{SNARED}1", fact(lang, "sign_snared")),
        (FLYING, fact(lang, "sign_flying")),
        (START, fact(lang, "start")),
        (UNSEEN, fact(lang, "unseen")),
        (COMBAT, label(lang, "fight")),
    ]
    yield Row(label(lang, "signs"), ", ".join(f"{sign} {said}" for sign, said in pairs))
    yield Row(label(lang, "tiles"), " ".join(f"{sign} {name_of(tile, lang)}: {about(tile, lang)}" for tile, sign in TILE_SIGNS.items()))
    yield Row(label(lang, "combat"), text(lang, "ante_portas-about-combat", base=view.base_strength, elite=view.elite_strength))
    yield Row(label(lang, "year"), text(lang, "ante_portas-about-year"))
    yield Row(label(lang, "turns"), text(lang, "ante_portas-about-turn"))
    yield Row(label(lang, "prices"), text(lang, "ante_portas-about-prices"))
    places = dict.fromkeys(one.place for one in view.sites)
    yield Row(
        label(lang, "places"),
        " ".join(f"{place_name(place, lang)}: {about(place, lang)}" for place in sorted(places, key=ap.PLACE_NAMES.index)),
    )
    yield Row(label(lang, "buildings"), " ".join(f"{name_of(one, lang)}: {about(one, lang)}" for one in ap.BUILDING_NAMES[1:]))
    if not is_duel(view):
        abilities = [f"{name_of(one, lang)}: {ability_about(one, 'n', lang)}" for one in ap.ABILITY_NAMES]
        yield Row(label(lang, "abilities"), " ".join(abilities))


# Players


def panel(view: View, number: int, one: CommunityView, lang: str) -> Panel:
    """Return everything about one player."""
    own, active = one.seat == view.seat, one.seat == view.asked
    title = name_of(one.seat, lang)
    if view.players == 4:
        title += f" ({name_of(one.team, lang)})"
    return Panel(number, title, own, active, tuple(facts_of(one, lang)), tuple(rows_of(view, one, lang)))


def facts_of(one: CommunityView, lang: str) -> Iterable[str]:
    yield fact(lang, "stock", used=stored(one), spaces=one.spaces + sum(one.typed.values()))
    yield f"{one.site} {place_name(one.place, lang)}"
    yield from (f"{name_of(good, lang)} {one.goods[good]}" for good in ap.GOOD_NAMES if one.goods[good])
    if one.unemployed_farmers or one.unemployed_citizens:
        yield fact(lang, "idle", farmers=one.unemployed_farmers, citizens=one.unemployed_citizens)
    if one.overflow:
        yield fact(lang, "overflow", count=one.overflow)


def stored(one: CommunityView) -> int:
    return sum(one.goods[good] for good in ap.GOOD_NAMES[:6])


def rows_of(view: View, one: CommunityView, lang: str) -> Iterable[Row]:
    if waiting := [f"{name_of(kind.good, lang)} {kind.buffer}/{kind.buffer_most}" for kind in one.buildings if kind.good and kind.buffer]:
        yield Row(label(lang, "buffers"), ", ".join(waiting))
    yield Row(label(lang, "buildings"), buildings_text(one.buildings, lang))
    yield Row(
        label(lang, "homes"),
        fact(
            lang,
            "homes",
            farmers=one.farmer_homes,
            citizens=one.citizen_homes,
            free_farmers=one.free_farmer_homes,
            free_citizens=one.free_citizen_homes,
        ),
    )
    if one.seat == view.active:
        yield Row(label(lang, "spending"), fact(lang, "spending", left=one.spending_left, spent=one.spent))
    if one.improvements:
        yield Row(label(lang, "improvements"), ", ".join(name_of(card, lang) for card in one.improvements))
    if one.seat != view.seat and one.hand_size:
        cards = ", ".join(name_of(card, lang) for card in one.hand) if one.hand else fact(lang, "cards", count=one.hand_size)
        yield Row(label(lang, "hand"), cards)
    if one.tickets:
        yield Row(name_of("i235", lang), fact(lang, "tickets", count=one.tickets))
    yield Row(label(lang, "spots"), fact(lang, "spots", spots=one.spots_left, storage=one.storage_spots_left))
    yield Row(label(lang, "asked"), text(lang, f"ante_portas-choice-reaction_mode-{one.reaction}"))


def buildings_text(buildings: Iterable[BuildingView], lang: str) -> str:
    """Return buildings with their numbers; ° marks those that miss workers."""
    counts = Counter((one.kind, one.operated or not (one.needs_farmers or one.needs_citizens)) for one in buildings)
    said = []
    for (kind, operated), count in sorted(counts.items(), key=lambda pair: (ap.BUILDING_NAMES.index(pair[0][0]), not pair[0][1])):
        said.append(name_of(kind, lang) + ("" if operated else "°") + (f" ×{count}" if count > 1 else ""))
    return ", ".join(said) or "–"


# SVG

INK, PAPER, MUTED, WHITE, LINE_COLOUR = "#1F2430", "#F4EFE6", "#5A6072", "#FFFFFF", "#8A8578"
TINCTURES = ("#0B5FA5", "#C4430E", "#00785A", "#D99A00")
INKS = (WHITE, WHITE, WHITE, INK)
SEEN, DARK, SPAWN_EDGE, MARKET = "#E3E8C4", "#CFC9BC", "#B5392F", "#F1E0B0"
SIZE = 54.0  # from the middle of a hex of the battlefield to a corner
TALL = SIZE * sqrt(3)
SMALL = 37.0  # the same of the places
MARGIN, HEAD, LINE = 16.0, 44.0, 19.0
BOARD_WIDTH = SIZE * 8
SIDE_WIDTH = 380.0
WIDTH = BOARD_WIDTH + SIDE_WIDTH + 3 * MARGIN
LETTER = 7.1  # how wide a letter of a note is, about
MIDDLE = ' text-anchor="middle"'
STRONG = ' text-anchor="middle" font-weight="700"'

# Paths around the middle of a tile, about 24 wide
TILE_PATHS = {
    "guard_post": "M-8 10V-3L0 -10L8 -3V10ZM-3 10V3H3V10",
    "watchtower": "M-7 10L-5 -4H5L7 10ZM-8 -4V-11H-4V-8H-2V-11H2V-8H4V-11H8V-4Z",
    "trench": "M-12 6H-6L-3 -1H3L6 6H12M-12 10H12",
    "bunker": "M-12 9V1Q-12 -7 0 -7Q12 -7 12 1V9ZM-6 0H6",
    "catapult": "M-11 9H9M-7 9L8 -8M4 -10L11 -4M-4 9A3 3 0 1 0 -4.1 9M6 9A3 3 0 1 0 5.9 9",
    "howitzer": "M-4 6A5 5 0 1 0 -4.1 6M-7 0L9 -11L12 -7L-3 4M-10 8L-1 4",
    "tread_mine": "M-9 5Q0 -7 9 5ZM-11 7H11",
    "bounding_mine": "M-7 3A7 7 0 1 1 7 3ZM0 -4V-10M-9 7H9",
    "splinter_mine": "M0 -10L2.5 -3L9 -5L5 1L10 6L3 6L0 11L-3 6L-10 6L-5 1L-9 -5L-2.5 -3Z",
    "trap": "M-11 8Q0 -14 11 8M-8 8L-5 2L-2 8L1 2L4 8L7 2L9 8",
    "bomb": "M-8 4A8 8 0 1 1 8 4A8 8 0 1 1 -8 4M4 -4L9 -10",
}
DOWNWARD = "M-11 -8H11L0 11Z"


def svg(view: View, lang: str) -> str:
    """Return the table as SVG: battlefield, what is going on beside it, the places with the stewards, and the players below."""
    top = HEAD + 6
    board = "".join(
        f'<g transform="translate({x:.1f} {y:.1f})"><title>{escaped(title_of(view, place, lang))}</title>{hex_svg(view, place)}</g>'
        for place, (x, y) in zip(view.hexes, hex_middles(top), strict=True)
    )
    aside, aside_end = aside_svg(view, BOARD_WIDTH + 2 * MARGIN, top + 12, lang)
    below = max(top + 6 * TALL + 2 * MARGIN, aside_end + MARGIN)
    places, below = places_svg(view, below, lang)
    players, below = lines_svg(player_rows(view, lang), MARGIN, below + 8, WIDTH - 2 * MARGIN)
    key, below = key_svg(view, below + 6, lang)
    said = headline(view, lang)
    parts = [
        HATCH,
        f'<rect width="{WIDTH:.0f}" height="{below:.0f}" fill="{PAPER}"/>',
        words_svg(MARGIN, 27, said, fitting(said), INK, BOLD),
    ]
    parts += [board, aside, places, players, key]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.0f} {below:.0f}" width="{WIDTH:.0f}" role="img" '
        f'aria-label="{escaped(said)}" font-family="system-ui, sans-serif">{"".join(parts)}</svg>'
    )


BOLD = ' font-weight="700"'
HATCH = (
    '<defs><pattern id="ap-dark" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 8L8 0M-2 2L2 -2M6 10L10 6" '
    f'stroke="{MUTED}" stroke-opacity="0.4" stroke-width="1"/></pattern>'
    + "".join(
        f'<pattern id="ap-team-{number}" width="10" height="10" patternUnits="userSpaceOnUse"><path d="{path}" stroke="{colour}" '
        'stroke-opacity="0.55" stroke-width="1.6"/></pattern>'
        for number, (path, colour) in enumerate(zip(("M0 5H10", "M5 0V10"), TEAM_COLOURS, strict=True))
    )
    + "</defs>"
)


def escaped(said: str) -> str:
    return said.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def words_svg(x: float, y: float, said: str, font: float, fill: str = INK, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{font:g}" fill="{fill}"{more}>{escaped(said)}</text>'


def fitting(said: str) -> float:
    """Return how large the headline is written, so that it fits."""
    return max(min(16.0, (WIDTH - 2 * MARGIN) / (0.56 * len(said))), 9.0)


def title_of(view: View, place: HexView, lang: str) -> str:
    return f"{place.number}: {' · '.join(hex_parts(view, place, lang))}"


def corner(number: int, radius: float, turn: float = 0.0) -> tuple[float, float]:
    return radius * cos(pi / 3 * number + turn), radius * sin(pi / 3 * number + turn)


def hexagon(radius: float, turn: float = 0.0) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (corner(number, radius, turn) for number in range(6))) + "Z"


def hex_middles(top: float) -> Iterable[tuple[float, float]]:
    """Return where the hexes lie, 1 first."""
    for height in range(TOP + 1):
        for column in (0, 2, 4) if height % 2 == 0 else (1, 3):
            yield MARGIN + SIZE + column * SIZE * 1.5, top + TALL / 2 + (TOP - height) * TALL / 2


def hex_svg(view: View, place: HexView) -> str:
    """Return a hex with its number, sight, tile, attackers and soldiers."""
    duel = is_duel(view)
    dark = not place.seen_by if duel else is_dark(view, place)
    shape = f'<path d="{hexagon(SIZE)}" fill="{DARK if dark else SEEN}" stroke="{LINE_COLOUR}" stroke-width="1.2"/>'
    if dark:
        shape += f'<path d="{hexagon(SIZE)}" fill="url(#ap-dark)"/>'
    if duel:
        shape += "".join(f'<path d="{hexagon(SIZE)}" fill="url(#ap-team-{ap.TEAM_NAMES.index(team)})"/>' for team in place.seen_by)
    if place.number >= SPAWN and not duel:
        shape += f'<path d="{hexagon(SIZE - 4)}" fill="none" stroke="{SPAWN_EDGE}" stroke-width="1.6" stroke-dasharray="5 4"/>'
    if place.number in start_fields(view):
        shape += f'<path d="{hexagon(SIZE - 4)}" fill="none" stroke="{INK}" stroke-width="2.2"/>'
    if view.fight and view.fight.hex == place.number:
        shape += f'<path d="{hexagon(SIZE - 3)}" fill="none" stroke="{BATTLE_COLOUR}" stroke-width="5"/>'
    elif view.pointer == place.number:
        shape += f'<path d="{hexagon(SIZE - 3)}" fill="none" stroke="{INK}" stroke-width="3" stroke-dasharray="2 3"/>'
    if place.tile:
        shape += tile_svg(view, place.tile)
    shape += f'<circle cx="-19" cy="-34" r="9.5" fill="{WHITE}" fill-opacity="0.85"/>'
    shape += words_svg(-19, -29.5, str(place.number), 12.5, INK, STRONG)
    return shape + crowd_svg(view, place)


def direction(facing: int) -> tuple[float, float]:
    """Return where a facing points: 0 is up, then clockwise."""
    angle = -pi / 2 + pi / 3 * facing
    return cos(angle), sin(angle)


def tile_svg(view: View, tile: TileView) -> str:
    """Return a tile at the bottom of its hex, with an arrow at the edge for each direction it looks into."""
    number = ap.TILE_NAMES.index(tile.kind)
    shape = ""
    if is_building(number):
        around = (0,) if tile.kind in ("catapult", "howitzer") else (-1, 0, 1)
        for step in around:
            x, y = direction((tile.facing + step) % 6)
            inner, outer, wing = SIZE * 0.62, SIZE * 0.85, 4.2
            tip = f"M{x * outer:.1f} {y * outer:.1f}L{x * inner - y * wing:.1f} {y * inner + x * wing:.1f}"
            tip += f"L{x * inner + y * wing:.1f} {y * inner - x * wing:.1f}Z"
            fill = INK if tile.manned else WHITE
            shape += f'<path d="{tip}" fill="{fill}" stroke="{INK}" stroke-width="1.2"/>'
    ground = TEAM_COLOURS[ap.TEAM_NAMES.index(tile.team)] if is_duel(view) else WHITE
    ink = WHITE if is_duel(view) else INK
    shape += f'<rect x="-16" y="10" width="32" height="23" rx="4" fill="{ground}" stroke="{INK}" stroke-width="1.2"/>'
    line = f'fill="none" stroke="{ink}" stroke-width="2.1" stroke-linejoin="round" stroke-linecap="round"'
    return shape + f'<path d="{TILE_PATHS[tile.kind]}" transform="translate(0 21.5) scale(0.88)" {line}/>'


def crowd_svg(view: View, place: HexView) -> str:
    """Return attackers above soldiers, in as many rows as there are."""
    rows = []
    attackers = [(place.base, place.elite, place.snared_base + place.snared_elite, False)] if place.base or place.elite else []
    attackers += [(part.base, part.elite, part.snared, part.flying) for part in moving_parts(view, place)]
    for base, elite, snared, flying in attackers:
        marks = [attacker_svg(base, False)] if base else []
        marks += [attacker_svg(elite, True)] if elite else []
        marks += [badge_svg(f"{SNARED}{snared}")] if snared else []
        marks += [badge_svg(FLYING)] if flying else []
        rows.append(marks)
    for soldiers in place.soldiers:
        fill = TEAM_COLOURS[ap.TEAM_NAMES.index(soldiers.team)] if is_duel(view) else TINCTURES[0]
        marks = []
        for round_one, ready, tired in (
            (True, soldiers.farmers, soldiers.exhausted_farmers),
            (False, soldiers.citizens, soldiers.exhausted_citizens),
        ):
            marks += [soldier_svg(ready, round_one, fill, True)] if ready else []
            marks += [soldier_svg(tired, round_one, fill, False)] if tired else []
        marks += [badge_svg(f"{SNARED}{soldiers.snared}")] if soldiers.snared else []
        rows.append(marks)
    middle = -7.0 if place.tile else 4.0
    step = 25.0 if len(rows) < 3 else 20.0
    shapes = []
    for number, marks in enumerate(rows):
        y = middle + (number - (len(rows) - 1) / 2) * step
        apart = min(28.0, 84 / max(len(marks), 1))
        for at, mark in enumerate(marks):
            shapes.append(f'<g transform="translate({(at - (len(marks) - 1) / 2) * apart:.1f} {y:.1f})">{mark}</g>')
    return "".join(shapes)


def attacker_svg(count: int, elite: bool) -> str:
    """Return attackers: a triangle pointing down, filled and double for elite units."""
    shape = f'<path d="{DOWNWARD}" transform="scale(1.25)" fill="{INK if elite else WHITE}" stroke="{BATTLE_COLOUR}" stroke-width="2"/>'
    if elite:
        shape += f'<path d="M-16 -13H16" stroke="{BATTLE_COLOUR}" stroke-width="2.5"/>'
    return shape + words_svg(0, 2.5, str(count), 13, WHITE if elite else INK, STRONG)


def soldier_svg(count: int, farmer: bool, fill: str, ready: bool) -> str:
    """Return soldiers: a disc for farmers, a square for citizens, hollow and dashed where they are exhausted."""
    ground, ink, dash = (fill, WHITE, "") if ready else (WHITE, INK, ' stroke-dasharray="3 2"')
    line = f'fill="{ground}" stroke="{fill if not ready else INK}" stroke-width="1.8"{dash}'
    shape = f'<circle r="12" {line}/>' if farmer else f'<rect x="-12" y="-12" width="24" height="24" rx="2" {line}/>'
    return shape + words_svg(0, 4.5, str(count), 13, ink, STRONG)


def badge_svg(said: str) -> str:
    return f'<rect x="-11" y="-9" width="22" height="18" rx="8" fill="{WHITE}" stroke="{INK}"/>' + words_svg(0, 4, said, 11, INK, STRONG)


def aside_svg(view: View, x: float, y: float, lang: str) -> tuple[str, float]:
    """Return what stands beside the battlefield: the card with large arrows, then the notes without the places."""
    parts = []
    if view.movement:
        card = view.movement.card
        parts.append(f'<rect x="{x:.0f}" y="{y - 12:.0f}" width="{SIDE_WIDTH:.0f}" height="62" rx="6" fill="{WHITE}" stroke="{INK}"/>')
        parts.append(words_svg(x + 12, y + 26, card.name.upper(), 22, INK, BOLD))
        for number, sign in enumerate(steps_of(card, view.movement.arrows)):
            fill = BATTLE_COLOUR if number == view.movement.arrow else MUTED if number < view.movement.arrow else INK
            parts.append(words_svg(x + 92 + 40 * number * max(len(sign.rstrip("*")) * 0.8, 1), y + 30, sign, 28, fill, BOLD))
        parts.append(words_svg(x + 12, y + 44, ", ".join(ability_text(card, one, lang) for one in card.abilities), 12))
        y += 72
    skipped = {label(lang, key) for key in ("heartland", "centre")}
    rows = [row for row in notes(view, lang) if row.label not in skipped]
    told, y = lines_svg(rows, x, y + 4, SIDE_WIDTH)
    return "".join(parts) + told, y


def lines_svg(rows: Iterable[Row], x: float, y: float, width: float) -> tuple[str, float]:
    """Return rows of words, each in as many lines as it needs, and where they end."""
    parts = []
    for row in rows:
        for number, line in enumerate(wrap(f"{row.label}: {row.text}", int(width / LETTER), subsequent_indent="   ")):
            if number == 0:
                head, _, rest = line.partition(":")
                said = f'<tspan font-weight="700">{escaped(head)}:</tspan>{escaped(rest)}'
            else:
                said = escaped(line)
            parts.append(f'<text x="{x:.0f}" y="{y:.0f}" font-size="13" fill="{INK}" xml:space="preserve">{said}</text>')
            y += LINE - 2
        y += 3
    return "".join(parts), y


def player_rows(view: View, lang: str) -> Iterable[Row]:
    """Return each player in a few lines."""
    for number, one in enumerate(view.communities):
        told = panel(view, number, one, lang)
        said = " · ".join([*told.facts, *(f"{row.label} {row.text}" for row in told.rows)])
        yield Row(f"{LETTERS[one.seat]} {told.title}", said)


def places_svg(view: View, y: float, lang: str) -> tuple[str, float]:
    """Return heartland and command centre beside each other, and where they end."""
    stewards = {one.site: one.stewards for one in view.sites}
    shapes, end = [], y
    left = MARGIN
    for key, inside in (("heartland", False), ("centre", True)):
        sites = [one for one in view.sites if is_centre(one) == inside]
        middles = {one.site: [cell_middle(q, r) for q, r in cells_of(one.site)] for one in sites}
        xs = [x for found in middles.values() for x, _ in found]
        ys = [found_y for found in middles.values() for _, found_y in found]
        across = SMALL * sqrt(3)
        shapes.append(words_svg(left, y + 12, text(lang, f"ante_portas-label-{key}"), 14, INK, BOLD))
        shift_x, shift_y = left + across / 2 - min(xs), y + 24 + SMALL - min(ys)
        for one in sites:
            move = [(x + shift_x, found_y + shift_y) for x, found_y in middles[one.site]]
            shapes.append(site_svg(view, one, move, stewards[one.site], lang))
        end = max(end, max(ys) + shift_y + SMALL + 10)
        left = max(xs) + shift_x + across / 2 + 2 * MARGIN
    return "".join(shapes), end + 10


def cells_of(site: str) -> tuple[tuple[int, int], ...]:
    """Return the axial cells of a site."""
    if site == "m0":
        return ((6, 6),)
    if site[0] == "m":
        return MARKET_CELLS[int(site[1:]) - 1]
    if site[0] == "c":
        return (("abcdefghijklm".index(site[1]), int(site[2:]) - 1),)
    return (HEART_CELLS[int(site[1:]) - 1 + (24 if site[0] == "e" else 0)],)


def cell_middle(q: int, r: int) -> tuple[float, float]:
    return SMALL * sqrt(3) * (q + r / 2), SMALL * 1.5 * r


def site_svg(view: View, site: SiteView, middles: list[tuple[float, float]], stewards: tuple[str, ...], lang: str) -> str:
    """Return a place with its name and the stewards there; a large market covers three cells."""
    goal = site.site in view.goals
    fill = MARKET if site.place == "market" else WHITE
    line = f'stroke="{BATTLE_COLOUR if goal else LINE_COLOUR}" stroke-width="{2.2 if goal else 1}"'
    shape = "".join(
        f'<path d="{hexagon(SMALL - 1.5, pi / 6)}" transform="translate({x:.1f} {y:.1f})" fill="{fill}" {line}/>' for x, y in middles
    )
    x = sum(at for at, _ in middles) / len(middles)
    y = sum(at for _, at in middles) / len(middles)
    lines = wrap(place_name(site.place, lang), 11, break_long_words=False)
    halo = f'{MIDDLE} stroke="{fill}" stroke-width="4" paint-order="stroke" stroke-linejoin="round"'
    shape += words_svg(x, y - 22 if len(middles) == 1 else y - 11, site.site, 8, MUTED, halo)
    for number, said in enumerate(lines):
        font = min(9.5, 60 / (0.57 * len(said)))
        shape += words_svg(x, y + 1 + (number - (len(lines) - 1) / 2) * 10.0, said, round(font, 1), INK, halo)
    for number, seat in enumerate(stewards):
        at = ap.SEAT_NAMES.index(seat)
        tint = at % 2 if is_duel(view) else at
        cx = x + (number - (len(stewards) - 1) / 2) * 17
        shape += f'<circle cx="{cx:.1f}" cy="{y + 21:.1f}" r="8.5" fill="{TINCTURES[tint]}" stroke="{INK}" stroke-width="1.4"/>'
        shape += words_svg(cx, y + 25, LETTERS[seat], 11, INKS[tint], STRONG)
    return f"<g><title>{escaped(f'{site_text(site, lang)}: {about(site.place, lang)}')}</title>{shape}</g>"


def key_svg(view: View, y: float, lang: str) -> tuple[str, float]:
    """Return what the signs mean, and where that ends."""
    team = TINCTURES[0]
    pairs = [
        (f'<g transform="scale(0.7)">{attacker_svg(1, False)}</g>', name_of("base", lang)),
        (f'<g transform="scale(0.7)">{attacker_svg(1, True)}</g>', name_of("elite", lang)),
        (f'<g transform="scale(0.7)">{soldier_svg(1, True, team, True)}</g>', name_of("farmer", lang)),
        (f'<g transform="scale(0.7)">{soldier_svg(1, False, team, True)}</g>', name_of("citizen", lang)),
        (f'<g transform="scale(0.7)">{soldier_svg(1, True, team, False)}</g>', fact(lang, "exhausted")),
        (f'<g transform="scale(0.8)">{badge_svg(SNARED + "1")}</g>', fact(lang, "sign_snared")),
    ]
    for tile, path in TILE_PATHS.items():
        line = f'fill="none" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"'
        pairs.append((f'<path d="{path}" transform="scale(0.75)" {line}/>', name_of(tile, lang)))
    parts, x = [], MARGIN
    y += 8
    for shape, said in pairs:
        room = 30 + 6.6 * len(said)
        if x + room > WIDTH - MARGIN:
            x, y = MARGIN, y + 24
        parts.append(f'<g transform="translate({x + 10:.0f} {y:.0f})">{shape}</g>{words_svg(x + 24, y + 4, said, 12, MUTED)}')
        x += room + 10
    return "".join(parts), y + 22
