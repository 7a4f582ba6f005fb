"""Ante Portas to look at: a view as a scene and as SVG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import cos, pi, sin, sqrt
from textwrap import wrap

from tafelrunde.games.ante_portas import view as seen
from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.board import HEART_CELLS, MARKET_CELLS, START_FIELDS
from tafelrunde.games.ante_portas.engine.tiles import is_building
from tafelrunde.games.ante_portas.view import View
from tafelrunde.kernel import drawing as draw
from tafelrunde.kernel.scene import ORDINARIES, Cell, Coat, Group, Panel, Row, Scene, Sign, Thing, Troop
from tafelrunde.kernel.texts import Wording, text

SAY = Wording("ante_portas")
name_of, label, fact, about, head = SAY.name_of, SAY.label, SAY.fact, SAY.about, SAY.head

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


def own_community(view: View) -> seen.CommunityView | None:
    return next((one for one in view.communities if one.seat == view.seat), None)


# Words


def place_name(place: str, lang: str) -> str:
    """Return a place; builders by what they build, because their names are long."""
    if not place.startswith("builder_"):
        return name_of(place, lang)
    return fact(lang, "builder", building=name_of(place.removeprefix("builder_"), lang))


def headline(view: View, lang: str) -> str:
    """Return where in the game we are, whose turn it is, and the card or the combat that is going on; or how it ended."""
    if view.reason != "none":
        return end_headline(view, lang)
    phase = text(lang, f"ante_portas-phase-{view.phase}")
    if view.wave:
        parts = [head(lang, "wave", round=view.wave, phase=phase)]
    else:
        fields = {"epoch": view.epoch, "epochs": view.epochs, "year": view.year, "season": name_of(view.season, lang)}
        parts = [head(lang, "year", **fields, phase=phase)]
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
        return head(lang, "duel", winner=winner, reason=reason)
    fields = {"epoch": view.epoch, "year": view.year, "round": view.wave, "defeated": view.defeated, "reason": reason}
    return head(lang, "won" if view.winner else "lost", **fields)


def card_now(view: View, lang: str) -> str:
    """Return the card that is being carried out, with the arrow that is next in brackets."""
    movement = view.movement
    assert movement is not None
    steps = [f"[{said}]" if number == movement.arrow else said for number, said in enumerate(steps_of(movement.card, movement.arrows))]
    abilities = [ability_text(movement.card, ability, lang) for ability in movement.card.abilities]
    return " ".join(filter(None, [movement.card.name.upper(), " ".join(steps), ", ".join(abilities)]))


def steps_of(card: seen.CardView, count: int) -> list[str]:
    """Return the arrows of a card as signs; rush and fly_around have steps instead."""
    if card.arrows:
        return [ARROW_SIGNS[arrow[0]] + ("*" if arrow.endswith("!") else "") for arrow in card.arrows]
    if card.groups:
        return ["".join(ARROW_SIGNS[arrow] for arrow in group) for group in card.groups]
    return [ARROW_SIGNS["d"]] * count if "rush" in card.abilities else []


def ability_text(card: seen.CardView, ability: str, lang: str) -> str:
    """Return an ability with the numbers or names it has on this card."""
    said = name_of(ability, lang)
    if ability == "enlarge":
        return f"{said} +{figures(card.number, card.elite)}"
    if ability == "form":
        return f"{said} {figures(card.number, 0)}→{figures(0, card.elite)}"
    if ability == "fly_on" and card.over:
        return f"{said}: {over_text(card.over, lang)}"
    if ability == "destroy_building":
        return f"{said}: {SAY.names(card.destroys, lang)}"
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
    return "".join(f"{sign}{count}" for sign, count in ((BASE, base), (ELITE, elite), (SNARED, snared)) if count)


def soldiers_text(soldiers: seen.SoldiersView) -> str:
    """Return soldiers in short: `♙2·1♔1` are two ready farmers, one exhausted one, and a citizen."""
    kinds = (FARMER, soldiers.farmers, soldiers.exhausted_farmers), (CITIZEN, soldiers.citizens, soldiers.exhausted_citizens)
    said = [f"{sign}{ready}" + (f"{TIRED}{tired}" if tired else "") for sign, ready, tired in kinds if ready or tired]
    return "".join([*said, f"{SNARED}{soldiers.snared}" if soldiers.snared else ""])


def size(soldiers: seen.SoldiersView) -> int:
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


def is_dark(view: View, place: seen.HexView) -> bool:
    """Return whether the viewer's team does not see a hex."""
    team = own_team(view)
    return team is not None and team not in place.seen_by


def cell(view: View, place: seen.HexView, lang: str) -> Cell:
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


def signs(view: View, place: seen.HexView) -> Iterable[Sign]:
    """Return the signs of a hex, the most important first."""
    if view.fight and view.fight.hex == place.number:
        yield Sign(COMBAT, BATTLE_COLOUR)
    if place.tile:
        yield tile_sign(view, place.tile)
    if place.number in start_fields(view):
        yield Sign(START)
    if is_dark(view, place):
        yield Sign(UNSEEN)


def tile_sign(view: View, tile: seen.TileView) -> Sign:
    """Return a tile with where it faces; in a duel on the colour of its team, with its letter."""
    facing = FACING_SIGNS[tile.facing] if is_building(ap.TILE_NAMES.index(tile.kind)) else ""
    if not is_duel(view):
        return Sign(TILE_SIGNS[tile.kind] + facing)
    return Sign(TILE_SIGNS[tile.kind] + facing + tile.team.upper(), TEAM_COLOURS[ap.TEAM_NAMES.index(tile.team)])


def moving_parts(view: View, place: seen.HexView) -> list[seen.PartView]:
    return [part for part in view.movement.parts if part.hex == place.number] if view.movement else []


def troops(view: View, place: seen.HexView) -> Iterable[Troop]:
    """Return who stands on a hex: attackers, those that a card is moving, soldiers."""
    if place.base or place.elite:
        said = figures(place.base, place.elite, place.snared_base + place.snared_elite)
        yield Troop(attacker_coat(view), said, BASE, place.base + place.elite)
    for part in moving_parts(view, place):
        said = (FLYING if part.flying else "") + figures(part.base, part.elite, part.snared)
        yield Troop(attacker_coat(view), said, BASE, part.base + part.elite)
    for soldiers in place.soldiers:
        yield Troop(team_coat(view, soldiers.team), soldiers_text(soldiers), FARMER, size(soldiers))


def hex_parts(view: View, place: seen.HexView, lang: str) -> Iterable[str]:
    """Return all that is to be said about a hex."""
    starts = start_fields(view)
    if place.number in starts:
        team = starts[place.number]
        yield fact(lang, "start_of", team=name_of(team, lang)) if is_duel(view) else fact(lang, "start")
    elif place.number >= SPAWN and not is_duel(view):
        yield fact(lang, "spawn")
    if is_duel(view):
        teams = SAY.names(place.seen_by, lang)
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


def arrows_out(place: seen.HexView) -> int:
    """Return how many arrows down it takes at least to leave the battlefield."""
    return place.height // 2 + 1


def troop_words(base: int, elite: int, snared: int, strength: int, lang: str) -> str:
    return fact(lang, "troop", base=base, elite=elite, snared=snared, strength=strength)


def soldier_words(view: View, soldiers: seen.SoldiersView, lang: str) -> str:
    tired = soldiers.exhausted_farmers, soldiers.exhausted_citizens
    farmers, citizens = soldiers.farmers + tired[0], soldiers.citizens + tired[1]
    said = fact(lang, "soldiers", farmers=farmers, citizens=citizens, tired=sum(tired), snared=soldiers.snared)
    return f"{name_of(soldiers.team, lang)}: {said}" if is_duel(view) else said


def tile_words(view: View, tile: seen.TileView, lang: str) -> str:
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


def part_thing(part: seen.PartView, lang: str) -> Thing:
    said = f"{part.hex}: {figures(part.base, part.elite, part.snared)}"
    return Thing(f"troop_{part.number}", said, FLYING if part.flying else BASE, 1, troop_words(part.base, part.elite, part.snared, 0, lang))


def site_thing(verb: str, site: seen.SiteView, lang: str) -> Thing:
    """Return a place to go to, with the letters of the stewards there."""
    return Thing(f"{verb} {site.site}", place_and_stewards(site, lang), site.site, 1, about(site.place, lang))


def market_things(market: seen.MarketView, lang: str) -> Iterable[Thing]:
    """Return what the market card offers."""
    for given, got in market.sells:
        sold, paid = SAY.amounts(given, lang), SAY.amounts(got, lang)
        yield Thing(f"sell {next(iter(given))}", f"{sold} (→ {paid})", "$", 1, f"{sold} → {paid}")
    for number, goods in enumerate(market.bundles, 1):
        yield Thing(f"bundle {number}", SAY.amounts(goods, lang), "+", 1, SAY.amounts(goods, lang))
    short = name_of(SPECIAL_WORDS.get(market.special, market.special), lang)
    yield Thing("special market", f"{short} ({about(market.name, lang)})", "!", 1, about(market.name, lang))


SPECIAL_WORDS = {"two_planks": "planks", "march": "move"}
"""Words for special actions of market cards that are no words of sentences."""


def market_text(market: seen.MarketView, lang: str) -> str:
    sells = "; ".join(f"{SAY.amounts(given, lang)} → {SAY.amounts(got, lang)}" for given, got in market.sells)
    bundles = fact(lang, "or").join(SAY.amounts(goods, lang) for goods in market.bundles)
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
        said = [f"{one.number}: {figures(one.base, one.elite)} {fact(lang, 'leaves', arrows=arrows_out(one))}" for one in standing]
        yield Row(label(lang, "troops"), "; ".join(said) or fact(lang, "no_troops"))
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
    tiles = [f"{TILE_SIGNS[tile]} {name_of(tile, lang)} {count}" for tile, count in view.tiles_left.items()]
    yield Row(label(lang, "tiles"), ", ".join(tiles))
    yield Row(label(lang, "speaker"), speaker_text(view, lang))
    for key, inside in (("heartland", False), ("centre", True)):
        sites = [one for one in view.sites if is_centre(one) == inside]
        yield Row(label(lang, key), ", ".join(site_text(one, lang) for one in sites))
    yield Row(label(lang, "piles"), fact(lang, "piles", improvements=view.improvements_left, places=view.places_left))


def is_centre(site: seen.SiteView) -> bool:
    return site.site == "m0" or site.site.startswith("c")


def site_text(site: seen.SiteView, lang: str) -> str:
    return f"{site.site} {place_and_stewards(site, lang)}"


def place_and_stewards(site: seen.SiteView, lang: str) -> str:
    return place_name(site.place, lang) + (f" ({''.join(LETTERS[seat] for seat in site.stewards)})" if site.stewards else "")


def card_words(card: seen.CardView, lang: str) -> str:
    """Return all that a movement card says."""
    said = [" ".join(steps_of(card, 0))] if card.arrows or card.groups else []
    said += [f"{ability_text(card, ability, lang)}: {about(ability, lang, number=card.number)}" for ability in card.abilities]
    return " · ".join(said)


def fight_words(view: View, lang: str) -> str:
    """Return the totals of a combat with what shots and bonuses are in them."""
    more = [fact(lang, key, count=count) for key in ("shots", "bonus") if (count := getattr(view.fight, key))]
    return " · ".join([fight_text(view, lang), *more])


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
    units = {"base": BASE, "elite": ELITE, "farmer": FARMER, "citizen": CITIZEN}
    others = {"sign_tired": f"{FARMER}2{TIRED}1", "sign_snared": f"{SNARED}1", "sign_flying": FLYING, "start": START, "unseen": UNSEEN}
    said = [SAY.signs(units, lang), *(f"{sign} {fact(lang, key)}" for key, sign in others.items()), f"{COMBAT} {label(lang, 'fight')}"]
    yield Row(label(lang, "signs"), ", ".join(said))
    yield Row(label(lang, "tiles"), " ".join(f"{sign} {name_of(tile, lang)}: {about(tile, lang)}" for tile, sign in TILE_SIGNS.items()))
    yield Row(label(lang, "combat"), about("combat", lang, base=view.base_strength, elite=view.elite_strength))
    yield Row(label(lang, "year"), about("year", lang))
    yield Row(label(lang, "turns"), about("turn", lang))
    yield Row(label(lang, "prices"), about("prices", lang))
    places = sorted({one.place for one in view.sites}, key=ap.PLACE_NAMES.index)
    yield Row(label(lang, "places"), " ".join(f"{place_name(place, lang)}: {about(place, lang)}" for place in places))
    yield Row(label(lang, "buildings"), " ".join(f"{name_of(one, lang)}: {about(one, lang)}" for one in ap.BUILDING_NAMES[1:]))
    if not is_duel(view):
        abilities = [f"{name_of(one, lang)}: {about(one, lang, number='n')}" for one in ap.ABILITY_NAMES]
        yield Row(label(lang, "abilities"), " ".join(abilities))


# Players


def panel(view: View, number: int, one: seen.CommunityView, lang: str) -> Panel:
    """Return everything about one player."""
    own, active = one.seat == view.seat, one.seat == view.asked
    title = name_of(one.seat, lang)
    if view.players == 4:
        title += f" ({name_of(one.team, lang)})"
    return Panel(number, title, own, active, tuple(facts_of(one, lang)), tuple(rows_of(view, one, lang)))


def facts_of(one: seen.CommunityView, lang: str) -> Iterable[str]:
    yield fact(lang, "stock", used=stored(one), spaces=one.spaces + sum(one.typed.values()))
    yield f"{one.site} {place_name(one.place, lang)}"
    yield from (f"{name_of(good, lang)} {one.goods[good]}" for good in ap.GOOD_NAMES if one.goods[good])
    if one.unemployed_farmers or one.unemployed_citizens:
        yield fact(lang, "idle", farmers=one.unemployed_farmers, citizens=one.unemployed_citizens)
    if one.overflow:
        yield fact(lang, "overflow", count=one.overflow)


def stored(one: seen.CommunityView) -> int:
    return sum(one.goods[good] for good in ap.GOOD_NAMES[:6])


def rows_of(view: View, one: seen.CommunityView, lang: str) -> Iterable[Row]:
    if waiting := [f"{name_of(kind.good, lang)} {kind.buffer}/{kind.buffer_most}" for kind in one.buildings if kind.good and kind.buffer]:
        yield Row(label(lang, "buffers"), ", ".join(waiting))
    yield Row(label(lang, "buildings"), buildings_text(one.buildings, lang))
    homes = {"farmers": one.farmer_homes, "citizens": one.citizen_homes}
    homes |= {"free_farmers": one.free_farmer_homes, "free_citizens": one.free_citizen_homes}
    yield Row(label(lang, "homes"), fact(lang, "homes", **homes))
    if one.seat == view.active:
        yield Row(label(lang, "spending"), fact(lang, "spending", left=one.spending_left, spent=one.spent))
    if one.improvements:
        yield Row(label(lang, "improvements"), SAY.names(one.improvements, lang))
    if one.seat != view.seat and one.hand_size:
        cards = SAY.names(one.hand, lang) if one.hand else fact(lang, "cards", count=one.hand_size)
        yield Row(label(lang, "hand"), cards)
    if one.tickets:
        yield Row(name_of("i235", lang), fact(lang, "tickets", count=one.tickets))
    yield Row(label(lang, "spots"), fact(lang, "spots", spots=one.spots_left, storage=one.storage_spots_left))
    yield Row(label(lang, "asked"), text(lang, f"ante_portas-choice-reaction_mode-{one.reaction}"))


def buildings_text(buildings: Iterable[seen.BuildingView], lang: str) -> str:
    """Return buildings with their numbers; ° marks those that miss workers."""
    counts = Counter((one.kind, one.operated or not (one.needs_farmers or one.needs_citizens)) for one in buildings)
    said = []
    for (kind, operated), count in sorted(counts.items(), key=lambda pair: (ap.BUILDING_NAMES.index(pair[0][0]), not pair[0][1])):
        said.append(name_of(kind, lang) + ("" if operated else "°") + (f" ×{count}" if count > 1 else ""))
    return ", ".join(said) or "–"


# SVG

SEEN, DARK, SPAWN_EDGE, MARKET = "#E3E8C4", "#CFC9BC", "#B5392F", "#F1E0B0"
SIZE = 54.0  # from the middle of a hex of the battlefield to a corner
TALL = SIZE * sqrt(3)
SMALL = 37.0  # the same of the places
MARGIN, HEAD, LINE = 16.0, 44.0, 19.0
BOARD_WIDTH = SIZE * 8
SIDE_WIDTH = 380.0
WIDTH = BOARD_WIDTH + SIDE_WIDTH + 3 * MARGIN
LETTER = 7.1  # how wide a letter of a note is, about

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
    board = [
        draw.moved(x, y, draw.titled(f"{place.number}: {' · '.join(hex_parts(view, place, lang))}", hex_svg(view, place)))
        for place, (x, y) in zip(view.hexes, hex_middles(top), strict=True)
    ]
    aside, aside_end = aside_svg(view, BOARD_WIDTH + 2 * MARGIN, top + 12, lang)
    below = max(top + 6 * TALL + 2 * MARGIN, aside_end + MARGIN)
    places, below = places_svg(view, below, lang)
    players, below = lines_svg(player_rows(view, lang), MARGIN, below + 8, WIDTH - 2 * MARGIN)
    signs, below = draw.key(key_pairs(lang), MARGIN, WIDTH - MARGIN, below + 14)
    said = headline(view, lang)
    head = draw.words(MARGIN, 27, said, fitting(said), draw.INK, draw.BOLD)
    return draw.sheet(WIDTH, below, said, "".join([HATCH, head, *board, aside, places, players, signs]))


HATCH = (
    '<defs><pattern id="ap-dark" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 8L8 0M-2 2L2 -2M6 10L10 6" '
    f'stroke="{draw.MUTED}" stroke-opacity="0.4" stroke-width="1"/></pattern>'
    + "".join(
        f'<pattern id="ap-team-{number}" width="10" height="10" patternUnits="userSpaceOnUse"><path d="{path}" stroke="{colour}" '
        'stroke-opacity="0.55" stroke-width="1.6"/></pattern>'
        for number, (path, colour) in enumerate(zip(("M0 5H10", "M5 0V10"), TEAM_COLOURS, strict=True))
    )
    + "</defs>"
)


def fitting(said: str) -> float:
    """Return how large the headline is written, so that it fits."""
    return max(min(16.0, (WIDTH - 2 * MARGIN) / (0.56 * len(said))), 9.0)


def corner(number: int, radius: float, turn: float = 0.0) -> tuple[float, float]:
    return radius * cos(pi / 3 * number + turn), radius * sin(pi / 3 * number + turn)


def hexagon(radius: float, turn: float = 0.0) -> str:
    return draw.outline(corner(number, radius, turn) for number in range(6))


def hex_middles(top: float) -> Iterable[tuple[float, float]]:
    """Return where the hexes lie, 1 first."""
    for height in range(TOP + 1):
        for column in (0, 2, 4) if height % 2 == 0 else (1, 3):
            yield MARGIN + SIZE + column * SIZE * 1.5, top + TALL / 2 + (TOP - height) * TALL / 2


def hex_svg(view: View, place: seen.HexView) -> str:
    """Return a hex with its number, sight, tile, attackers and soldiers."""
    duel = is_duel(view)
    dark = not place.seen_by if duel else is_dark(view, place)
    shape = draw.path(hexagon(SIZE), DARK if dark else SEEN, draw.EDGE, 1.2)
    if dark:
        shape += draw.path(hexagon(SIZE), "url(#ap-dark)", "")
    if duel:
        shape += "".join(draw.path(hexagon(SIZE), f"url(#ap-team-{ap.TEAM_NAMES.index(team)})", "") for team in place.seen_by)
    if place.number >= SPAWN and not duel:
        shape += draw.path(hexagon(SIZE - 4), "none", SPAWN_EDGE, 1.6, ' stroke-dasharray="5 4"')
    if place.number in start_fields(view):
        shape += draw.path(hexagon(SIZE - 4), width=2.2)
    if view.fight and view.fight.hex == place.number:
        shape += draw.path(hexagon(SIZE - 3), "none", BATTLE_COLOUR, 5)
    elif view.pointer == place.number:
        shape += draw.path(hexagon(SIZE - 3), width=3, more=' stroke-dasharray="2 3"')
    if place.tile:
        shape += tile_svg(view, place.tile)
    shape += draw.circle(-19, -34, 9.5, stroke="", more=' fill-opacity="0.85"')
    shape += draw.words(-19, -29.5, str(place.number), 12.5, draw.INK, draw.STRONG)
    return shape + crowd_svg(view, place)


def direction(facing: int) -> tuple[float, float]:
    """Return where a facing points: 0 is up, then clockwise."""
    angle = -pi / 2 + pi / 3 * facing
    return cos(angle), sin(angle)


def tile_svg(view: View, tile: seen.TileView) -> str:
    """Return a tile at the bottom of its hex, with an arrow at the edge for each direction it looks into."""
    shape = ""
    if is_building(ap.TILE_NAMES.index(tile.kind)):
        for step in (0,) if tile.kind in ("catapult", "howitzer") else (-1, 0, 1):
            x, y = direction((tile.facing + step) % 6)
            inner, outer, wing = SIZE * 0.62, SIZE * 0.85, 4.2
            wings = [(x * inner - y * side, y * inner + x * side) for side in (wing, -wing)]
            shape += draw.path(draw.outline([(x * outer, y * outer), *wings]), draw.INK if tile.manned else draw.WHITE, width=1.2)
    ground, ink = (TEAM_COLOURS[ap.TEAM_NAMES.index(tile.team)], draw.WHITE) if is_duel(view) else (draw.WHITE, draw.INK)
    return shape + draw.box(-16, 10, 32, 23, ground, edge=1.2, corner=4) + draw.moved(0, 21.5, tile_icon(tile.kind, ink), 0.88)


def tile_icon(kind: str, ink: str = draw.INK) -> str:
    return draw.path(TILE_PATHS[kind], "none", ink, 2.1, ' stroke-linejoin="round" stroke-linecap="round"')


def crowd_svg(view: View, place: seen.HexView) -> str:
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
        fill = TEAM_COLOURS[ap.TEAM_NAMES.index(soldiers.team)] if is_duel(view) else draw.TINCTURES[0]
        farmers = [(soldiers.farmers, True, True), (soldiers.exhausted_farmers, True, False)]
        citizens = [(soldiers.citizens, False, True), (soldiers.exhausted_citizens, False, False)]
        marks = [soldier_svg(count, farmer, fill, ready) for count, farmer, ready in farmers + citizens if count]
        marks += [badge_svg(f"{SNARED}{soldiers.snared}")] if soldiers.snared else []
        rows.append(marks)
    middle = -7.0 if place.tile else 4.0
    step = 25.0 if len(rows) < 3 else 20.0
    shapes = []
    for number, marks in enumerate(rows):
        y = middle + (number - (len(rows) - 1) / 2) * step
        apart = min(28.0, 84 / max(len(marks), 1))
        for at, mark in enumerate(marks):
            shapes.append(draw.moved((at - (len(marks) - 1) / 2) * apart, y, mark))
    return "".join(shapes)


def attacker_svg(count: int, elite: bool) -> str:
    """Return attackers: a triangle pointing down, filled and double for elite units."""
    shape = draw.moved(0, 0, draw.path(DOWNWARD, draw.INK if elite else draw.WHITE, BATTLE_COLOUR), 1.25)
    shape += draw.path("M-16 -13H16", "none", BATTLE_COLOUR, 2.5) if elite else ""
    return shape + draw.words(0, 2.5, str(count), 13, draw.WHITE if elite else draw.INK, draw.STRONG)


def soldier_svg(count: int, farmer: bool, fill: str, ready: bool) -> str:
    """Return soldiers: a disc for farmers, a square for citizens, hollow and dashed where they are exhausted."""
    ground, ink, dash = (fill, draw.WHITE, "") if ready else (draw.WHITE, draw.INK, ' stroke-dasharray="3 2"')
    edge = draw.INK if ready else fill
    shape = draw.circle(0, 0, 12, ground, edge, 1.8, dash) if farmer else draw.box(-12, -12, 24, 24, ground, edge, 1.8, 2, dash)
    return shape + draw.words(0, 4.5, str(count), 13, ink, draw.STRONG)


def badge_svg(said: str) -> str:
    return draw.box(-11, -9, 22, 18, draw.WHITE, edge=1, corner=8) + draw.words(0, 4, said, 11, draw.INK, draw.STRONG)


def aside_svg(view: View, x: float, y: float, lang: str) -> tuple[str, float]:
    """Return what stands beside the battlefield: the card with large arrows, then the notes without the places."""
    parts = []
    if view.movement:
        card = view.movement.card
        parts.append(draw.box(x, y - 12, SIDE_WIDTH, 62, draw.WHITE, edge=1, corner=6))
        parts.append(draw.words(x + 12, y + 26, card.name.upper(), 22, draw.INK, draw.BOLD))
        for number, sign in enumerate(steps_of(card, view.movement.arrows)):
            fill = BATTLE_COLOUR if number == view.movement.arrow else draw.MUTED if number < view.movement.arrow else draw.INK
            parts.append(draw.words(x + 92 + 40 * number * max(len(sign.rstrip("*")) * 0.8, 1), y + 30, sign, 28, fill, draw.BOLD))
        parts.append(draw.words(x + 12, y + 44, ", ".join(ability_text(card, one, lang) for one in card.abilities), 12))
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
                said = f'<tspan font-weight="700">{draw.escaped(head)}:</tspan>{draw.escaped(rest)}'
            else:
                said = draw.escaped(line)
            parts.append(f'<text x="{x:.0f}" y="{y:.0f}" font-size="13" fill="{draw.INK}" xml:space="preserve">{said}</text>')
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
        shapes.append(draw.words(left, y + 12, label(lang, key), 14, draw.INK, draw.BOLD))
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


def site_svg(view: View, site: seen.SiteView, middles: list[tuple[float, float]], stewards: tuple[str, ...], lang: str) -> str:
    """Return a place with its name and the stewards there; a large market covers three cells."""
    goal = site.site in view.goals
    fill = MARKET if site.place == "market" else draw.WHITE
    cell = draw.path(hexagon(SMALL - 1.5, pi / 6), fill, BATTLE_COLOUR if goal else draw.EDGE, 2.2 if goal else 1)
    shape = "".join(draw.moved(x, y, cell) for x, y in middles)
    x = sum(at for at, _ in middles) / len(middles)
    y = sum(at for _, at in middles) / len(middles)
    lines = wrap(place_name(site.place, lang), 11, break_long_words=False)
    halo = f'{draw.MIDDLE} stroke="{fill}" stroke-width="4" paint-order="stroke" stroke-linejoin="round"'
    shape += draw.words(x, y - 22 if len(middles) == 1 else y - 11, site.site, 8, draw.MUTED, halo)
    for number, said in enumerate(lines):
        font = min(9.5, 60 / (0.57 * len(said)))
        shape += draw.words(x, y + 1 + (number - (len(lines) - 1) / 2) * 10.0, said, round(font, 1), draw.INK, halo)
    for number, seat in enumerate(stewards):
        at = ap.SEAT_NAMES.index(seat)
        tint = at % 2 if is_duel(view) else at
        at_x = x + (number - (len(stewards) - 1) / 2) * 17
        shape += draw.seal(at_x, y + 21, 8.5, LETTERS[seat], 11, draw.TINCTURES[tint], draw.INKS[tint], 1.4)
    return draw.titled(f"{site_text(site, lang)}: {about(site.place, lang)}", shape)


def key_pairs(lang: str) -> Iterable[tuple[str, str]]:
    """Return what the signs mean."""
    team = draw.TINCTURES[0]
    yield draw.moved(0, 0, attacker_svg(1, False), 0.7), name_of("base", lang)
    yield draw.moved(0, 0, attacker_svg(1, True), 0.7), name_of("elite", lang)
    yield draw.moved(0, 0, soldier_svg(1, True, team, True), 0.7), name_of("farmer", lang)
    yield draw.moved(0, 0, soldier_svg(1, False, team, True), 0.7), name_of("citizen", lang)
    yield draw.moved(0, 0, soldier_svg(1, True, team, False), 0.7), fact(lang, "exhausted")
    yield draw.moved(0, 0, badge_svg(SNARED + "1"), 0.8), fact(lang, "sign_snared")
    yield from ((draw.moved(0, 0, tile_icon(tile), 0.75), name_of(tile, lang)) for tile in TILE_PATHS)
