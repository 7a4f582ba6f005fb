"""Ethnos to look at: a view as a scene and as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.view import BandView, Cards, KingdomView, PlayerView, StandingView, View
from tafelrunde.kernel import drawing as draw
from tafelrunde.kernel.scene import ORDINARIES, Cell, Coat, Group, Panel, Row, Scene, Stack, Thing
from tafelrunde.kernel.texts import Wording, text

SAY = Wording("ethnos")
name_of, label, fact, about, head = SAY.name_of, SAY.label, SAY.fact, SAY.about, SAY.head

CODES = dict(zip(et.TRIBE_NAMES, ("Ce", "Dw", "El", "Gi", "Ha", "Me", "Mi", "Or", "Sk", "Tr", "Wi", "Wz", "Fa"), strict=True))
"""Two letters for each tribe, the same in German and English; a card adds the initial of its kingdom."""

COLOURS = dict(zip(et.KINGDOM_NAMES, ("#6F757E", "#2F6FB5", "#B5392F", "#B9620F", "#3A7F46", "#7D4FA3"), strict=True))
COATS = tuple(Coat(letter, number, ORDINARIES[number]) for number, letter in enumerate("BEFLOH"))
GLORY = "★"
SUMS = dict(zip(et.SHEET_NAMES, ("kingdoms", "merfolk_glory", "giant_now", "giant_end", "orc_glory", "band_glory"), strict=True))


def scene(view: View, lang: str) -> Scene:
    """Return a view as things to look at (section 12 of the rules)."""
    seats = list(view.players)
    own = view.players[view.viewer] if view.viewer else None
    return Scene(
        headline=headline(view, lang),
        coats=COATS[: len(seats)],
        cells=tuple(cell(view, number, seats, lang) for number in range(len(view.kingdoms))),
        panels=tuple(panel(view, number, player, lang) for number, player in enumerate(view.players.values())),
        hand=hand_things(view, own, lang),
        hand_title=label(lang, "pool") if view.pool else label(lang, "hand", count=own.hand_size if own else 0),
        groups=groups(view, lang),
        notes=notes(view, lang),
        legend=legend(view, lang),
        spread=bool(view.pool),
    )


# Words


def parts_of(card: str) -> tuple[str, str]:
    """Return tribe and kingdom of a card, "" for the kingdom of Skeletons."""
    tribe, _, kingdom = card.partition("_")
    return tribe, kingdom


def code(card: str) -> str:
    tribe, kingdom = parts_of(card)
    return CODES[tribe] + kingdom[:1].upper()


def tribe_name(tribe: str, lang: str) -> str:
    """Return how a tribe is called; the name of the Skeletons is that of their card too, so it is one of them."""
    return text(lang, "ethnos-item-tribe", tribe=name_of(tribe, lang))


def headline(view: View, lang: str) -> str:
    if view.winners:
        glory = view.players[view.winners[0]].glory
        names = SAY.names(view.winners, lang)
        if view.reason == "resign":
            return head(lang, "resigned", winner=names)
        return head(lang, "shared", winners=names, glory=glory) if len(view.winners) > 1 else head(lang, "won", winner=names, glory=glory)
    if view.first is None:
        return head(lang, "ban")
    if view.prompt == "orc_pillage":
        return head(lang, "age_end", age=view.age, ages=view.ages)
    first = name_of(view.first, lang)
    fields = {"age": view.age, "ages": view.ages, "dragons": view.dragons, "deck": view.deck, "safe": view.safe, "first": first}
    return head(lang, "age", **fields)


# The board


def cell(view: View, number: int, seats: list[str], lang: str) -> Cell:
    """Return a kingdom: what it pays, who is there, and how large the viewer's next band must be."""
    kingdom = view.kingdoms[number]
    now, later = dots(kingdom.prizes), dots(kingdom.tokens[len(kingdom.prizes) :])
    if two_at_the_end(view):
        now, later = str(kingdom.prizes[0]), f"+{kingdom.prizes[1]}"
    lines = [fact(lang, "prizes", sign=GLORY, now=now or "–", later=later or "none")]
    if view.viewer and view.age and not view.winners:
        lines.append(fact(lang, "needed", size=kingdom.needed[view.viewer]))
    shares = " ".join(f"{COATS[seats.index(one.seat)].letter}{one.glory}" for one in kingdom.standing if one.glory)
    if shares and not view.winners:
        lines.append(fact(lang, "now", shares=shares))
    return Cell(
        token=kingdom.kingdom,
        x=number % 3,
        y=number // 3 * 2,
        name=name_of(kingdom.kingdom, lang),
        lines=tuple(lines),
        stacks=tuple(stacks(kingdom.standing, seats)),
        colour=COLOURS[kingdom.kingdom],
    )


def two_at_the_end(view: View) -> bool:
    """Whether the second token counts only where one player is alone (ET-23.3)."""
    return view.pair and view.age == view.ages


def dots(values: Iterable[int]) -> str:
    return "·".join(map(str, values))


def stacks(standing: tuple[StandingView, ...], seats: list[str]) -> Iterable[Stack]:
    """Return everybody's markers in the order of the ranks."""
    rank = 0
    for one in standing:
        yield Stack(seats.index(one.seat), one.count, tied=one.rank == rank)
        rank = one.rank


def notes(view: View, lang: str) -> tuple[Row, ...]:
    """Return what lies beside the board and concerns all players."""
    rows = []
    if view.giant_glory:
        glory = view.giant_glory[view.age - 1]
        holder = next((name_of(player.seat, lang) for player in view.players.values() if player.giant), "")
        held = fact(lang, "giant_held", seat=holder, size=view.giant_record, glory=glory)
        rows.append(Row(label(lang, "giant"), held if holder else fact(lang, "giant_free", glory=glory)))
    if view.merfolk is not None:
        glory = view.merfolk_glory[view.age - 1]
        spaces = ", ".join(f"{name_of(one.seat, lang)} {one.count}" for one in view.merfolk)
        there = fact(lang, "merfolk_spaces", spaces=spaces, glory=glory)
        rows.append(Row(label(lang, "merfolk"), there if spaces else fact(lang, "merfolk_empty", glory=glory)))
    if "troll" in view.tribes:
        rows.append(Row(label(lang, "trolls"), " ".join(map(str, view.trolls)) or "–"))
    if view.tribes:
        rows.append(Row(label(lang, "pool"), ", ".join(f"{CODES[tribe]} {tribe_name(tribe, lang)}" for tribe in view.tribes)))
    return tuple(rows)


def legend(view: View, lang: str) -> tuple[Row, ...]:
    """Return what the tribes of this game can do, and how to read a kingdom."""
    rows = [Row(f"{CODES[tribe]} {tribe_name(tribe, lang)}", about(tribe, lang)) for tribe in view.tribes]
    rows.append(Row(GLORY, about("prizes_of_two" if two_at_the_end(view) else "prizes", lang)))
    return (*rows, Row(fact(lang, "now", shares="B4"), about("now", lang)))


# Things


def thing(card: str, count: int, verb: str, lang: str) -> Thing:
    """Return a card; a click on it begins a sentence with the verb, if there is one."""
    tribe, kingdom = parts_of(card)
    return Thing(f"{verb} {card}".strip(), name_of(card, lang), code(card), count, about(tribe, lang), COLOURS.get(kingdom, ""))


def tribe_thing(tribe: str, verb: str, lang: str) -> Thing:
    return Thing(f"{verb} {tribe}".strip(), tribe_name(tribe, lang), CODES[tribe], 1, about(tribe, lang))


def hand_things(view: View, own: PlayerView | None, lang: str) -> tuple[Thing, ...]:
    """Return the hand, or the tribes to choose from."""
    if view.pool:
        verb = "ban" if view.asked == view.viewer else ""
        return tuple(tribe_thing(tribe, verb, lang) for tribe in view.pool)
    if own is None:
        return ()
    verb = "" if view.asked != own.seat else "keep" if view.prompt == "elf_keep" else "band"
    return tuple(thing(card, count, verb, lang) for card, count in (own.hand or {}).items())


def groups(view: View, lang: str) -> tuple[Group, ...]:
    """Return what lies beside the board: deck and row, and what is being chosen from."""
    if not view.age:
        return ()
    mine = view.viewer is not None and view.asked == view.viewer
    verb = "recruit" if mine else ""
    deck = Thing(f"{verb} deck".strip(), name_of("deck", lang), "▒", view.deck, about("deck", lang, safe=view.safe))
    found = [Group(label(lang, "row"), (deck, *(thing(card, count, verb, lang) for card, count in view.row.items())))]
    if mine and view.prompt == "troll_token":
        said = about("troll_token", lang)
        tokens = (Thing(f"take troll_{value}", name_of(f"troll_{value}", lang), f"T{value}", 1, said) for value in view.trolls)
        found.append(Group(label(lang, "trolls"), tuple(tokens)))
    if mine and view.prompt == "fairy_swap":
        found.append(Group(label(lang, "targets"), tuple(target(band, lang) for band in targets(view))))
    return tuple(found)


def targets(view: View) -> list[BandView]:
    """Return the bands that the Fairy's may be exchanged for (ET-27.2)."""
    size = next(band.size for band in view.bands if band.last)
    rivals = [band for band in view.bands if band.seat != view.viewer and band.size <= size]
    return [band for band in rivals if parts_of(band.leader)[0] != "fairy"]


def target(band: BandView, lang: str) -> Thing:
    tribe, kingdom = parts_of(band.leader)
    number = band.band.removeprefix("band_")
    said = fact(lang, "target", number=number, leader=name_of(band.leader, lang), size=band.size, seat=name_of(band.seat, lang))
    return Thing(f"swap {band.band}", said, code(band.leader), 1, about(tribe, lang), COLOURS[kingdom])


# Players


def panel(view: View, number: int, player: PlayerView, lang: str) -> Panel:
    """Return everything section 12 of the rules asks for about one player."""
    own, active = player.seat == view.viewer, player.seat == view.asked
    facts = end_facts(view, player, lang) if view.winners else facts_of(view, player, lang)
    return Panel(number, name_of(player.seat, lang), own, active, tuple(facts), tuple(rows_of(view, player, lang)))


def facts_of(view: View, player: PlayerView, lang: str) -> Iterable[str]:
    yield fact(lang, "glory", glory=player.glory)
    yield fact(lang, "hand", count=player.hand_size)
    if view.age:
        yield fact(lang, "supply", count=player.supply)
    if player.giant:
        yield fact(lang, "giant")
    if player.trolls:
        yield fact(lang, "trolls", values="+".join(map(str, player.trolls)))
    if player.merfolk:
        yield fact(lang, "merfolk", space=player.merfolk)
    if player.orcs:
        yield fact(lang, "orcs", spaces="".join(kingdom[0].upper() for kingdom in player.orcs), glory=player.orc_glory)


def end_facts(view: View, player: PlayerView, lang: str) -> list[str]:
    """Return what the glory came from, and what decides a tie (ET-26.3)."""
    markers = sum(kingdom.markers[player.seat] for kingdom in view.kingdoms)
    total = {column: sum(age[column] for age in player.sheet) for column in et.SHEET_NAMES}
    return [fact(lang, "glory", glory=player.glory), fact(lang, "markers", count=markers), *sheet_parts(total, lang)]


def sheet_parts(columns: Mapping[str, int], lang: str) -> list[str]:
    """Return what glory was for, without what brought none."""
    return [fact(lang, SUMS[column], glory=glory) for column, glory in columns.items() if glory]


def rows_of(view: View, player: PlayerView, lang: str) -> Iterable[Row]:
    bands = [band for band in view.bands if band.seat == player.seat]
    if bands:
        said = ", ".join(f"{code(band.leader)} {band.size}" for band in bands)
        yield Row(label(lang, "bands", glory=sum(band.glory for band in bands)), said)
    own = player.seat == view.viewer
    if own and player.hand and (found := matching(player.hand, lang)):
        yield Row(label(lang, "groups"), found)
    if not own and player.hand:
        yield Row(label(lang, "open"), SAY.pieces(player.hand, lang))
    elif not own and player.known:
        yield Row(label(lang, "known"), SAY.pieces(player.known, lang))
    if player.scattered:
        yield Row(label(lang, "scattered"), SAY.pieces(player.scattered, lang))
    for age, columns in enumerate(player.sheet, 1):
        if parts := sheet_parts(columns, lang):
            yield Row(label(lang, "age", age=age), " · ".join(parts))


def matching(hand: Cards, lang: str) -> str:
    """Return which cards of a hand share a kingdom or a tribe, the largest groups first, and the Skeletons that fit all of them."""
    sizes: dict[str, int] = {}
    for card, count in hand.items():
        for part in filter(None, parts_of(card)):
            sizes[part] = sizes.get(part, 0) + count
    wild = sizes.pop("skeleton", 0)
    large = sorted((part for part in sizes if sizes[part] > 1), key=lambda part: -sizes[part])
    found = [f"{name_of(part, lang)} {sizes[part]}" for part in large]
    return ", ".join([*found, f"{name_of('skeleton', lang)} +{wild}"] if wild else found)


# SVG

WIDTH = 960
A_LINE = 15  # cards
LANDS = {
    "pelagon": ((14, 40), (318, 20), (352, 186), (300, 222), (28, 216)),
    "straton": ((318, 20), (636, 30), (618, 204), (352, 186)),
    "rhea": ((636, 30), (938, 16), (948, 212), (618, 204)),
    "ithys": ((28, 216), (300, 222), (322, 396), (12, 384)),
    "althea": ((300, 222), (352, 186), (618, 204), (642, 392), (322, 396)),
    "duris": ((618, 204), (948, 212), (934, 390), (642, 392)),
}
"""Outlines of the kingdoms, our own map; each lies where the table of the rules (4.2) has it."""
CORNERS = {"pelagon": (44, 74), "straton": (368, 68), "rhea": (660, 70), "ithys": (52, 262), "althea": (366, 256), "duris": (664, 258)}
"""Where the name of each kingdom begins."""
ORDINARY_PATHS = ("", "M-13 6L0 -9L13 6", "M-13 -2H13", "M-12 -14L10 11", "M-13 -3H13M0 -15V16", "M-12 -14L10 11M12 -14L-10 11")
SHIELD = "M-14 -15H14V1Q14 12 0 19Q-14 12 -14 1Z"


def svg(view: View, lang: str) -> str:
    """Return the table as SVG: kingdoms with tokens and markers, below them deck, row, bands and the viewer's hand."""
    seats = list(view.players)
    parts = [land_svg(kingdom, view, seats, lang) for kingdom in view.kingdoms]
    parts.append(draw.words(14, 418, headline(view, lang), 15))
    own = view.players[view.viewer] if view.viewer else None
    drawn = [things_svg(group.title, group.things) for group in groups(view, lang)[:1]]
    drawn += [bands_svg(view, number, player, lang) for number, player in enumerate(view.players.values())]
    if hand := hand_things(view, own, lang):
        title = label(lang, "pool") if view.pool else label(lang, "hand", count=own.hand_size if own else 0)
        drawn.append(things_svg(title, hand))
    top = 424
    for shapes, height in drawn:
        parts.append(draw.moved(0, top, shapes))
        top += height
    return draw.sheet(WIDTH, top + 8, headline(view, lang), "".join(parts), 0.8)


def land_svg(kingdom: KingdomView, view: View, seats: list[str], lang: str) -> str:
    """Return a kingdom: its initial and name, its tokens, those of this age filled, and everybody's markers as shields."""
    x, y = CORNERS[kingdom.kingdom]
    colour, name = COLOURS[kingdom.kingdom], name_of(kingdom.kingdom, lang)
    shapes = draw.path(draw.outline(LANDS[kingdom.kingdom]), colour, colour, 3, ' fill-opacity="0.22"')
    shapes += draw.seal(x, y - 6, 15, name[0], 17, colour, draw.WHITE, 2) + draw.words(x + 22, y + 1, name, 19, more=draw.BOLD)
    for space, value in enumerate(kingdom.tokens):
        fill, ink, width = (draw.WHITE, draw.INK, 2.5) if space < len(kingdom.prizes) else ("none", draw.MUTED, 1)
        shapes += draw.seal(x + 130 + 40 * space, y - 6, 16, str(value), 16, fill, ink, width)
    for number, stack in enumerate(stacks(kingdom.standing, seats)):
        shapes += shield_svg(x + 44 * number, y + 46, stack.seat, str(stack.count))
        if stack.tied:
            shapes += draw.words(x + 44 * number - 22, y + 50, "=", 16, draw.INK, draw.STRONG)
    if view.viewer and view.age and not view.winners:
        shapes += draw.words(x - 14, y + 92, fact(lang, "needed", size=kingdom.needed[view.viewer]), 14, draw.MUTED)
    shares = ", ".join(f"{name_of(one.seat, lang)} {one.count}" for one in kingdom.standing)
    return draw.titled(f"{name}: {shares or '–'}", shapes)


def shield_svg(x: float, y: float, seat: int, number: str) -> str:
    """Return a seat's coat of arms with its letter and a number below."""
    arms = draw.shield(SHIELD, ORDINARY_PATHS[seat], 5, draw.TINCTURES[seat], draw.INKS[seat], COATS[seat].letter, 5, 15)
    return draw.moved(x, y, arms + (draw.seal(14, -14, 9, number, 12) if number else ""))


def card_svg(place: int, colour: str, upper: str, lower: str, count: int, title: str) -> str:
    """Return a small card on its place in lines of cards: tribe, initial of the kingdom on its colour, how many there are."""
    shape = draw.box(0, 0, 44, 54, draw.WHITE, corner=5) + draw.path("M1 34H43V49Q43 53 39 53H5Q1 53 1 49Z", colour or draw.MUTED, "")
    shape += draw.words(22, 24, upper, 17, draw.INK, draw.STRONG) + draw.words(22, 49, lower, 14, draw.WHITE, draw.STRONG)
    shape += draw.seal(42, 4, 10, str(count), 12) if count > 1 else ""
    return draw.moved(120 + place % A_LINE * 55, 12 + place // A_LINE * 68, draw.titled(title, shape))


def things_svg(title: str, things: tuple[Thing, ...]) -> tuple[str, int]:
    """Return things as cards beside each other, and how much height they take."""
    cards = [card_svg(place, one.colour, one.code[:2], one.code[2:], one.count, one.name) for place, one in enumerate(things)]
    return draw.words(14, 40, title, 15) + "".join(cards), 68 * max(-(-len(things) // A_LINE), 1) + 4


def bands_svg(view: View, number: int, player: PlayerView, lang: str) -> tuple[str, int]:
    """Return a player's coat, glory and bands, leader and size, and how much height they take."""
    shapes = shield_svg(34, 32, number, "") + draw.words(56, 38, str(player.glory), 17, draw.INK, draw.BOLD)
    if player.seat == view.asked:
        shapes += draw.path("M4 23L14 32L4 41Z", draw.INK, "")
    bands = [band for band in view.bands if band.seat == player.seat]
    for place, band in enumerate(bands):
        tribe, kingdom = parts_of(band.leader)
        title = f"{name_of(band.leader, lang)}: {SAY.pieces(band.cards, lang)}"
        shapes += card_svg(place, COLOURS[kingdom], CODES[tribe], kingdom[0].upper(), band.size, title)
    return draw.titled(name_of(player.seat, lang), shapes), (68 if bands else 50) + 68 * (max(len(bands) - 1, 0) // A_LINE)
