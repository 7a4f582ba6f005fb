"""Ethnos to look at: a view as a scene and as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.view import BandView, Cards, KingdomView, PlayerView, StandingView, View
from tafelrunde.kernel.scene import ORDINARIES, Cell, Coat, Group, Panel, Row, Scene, Stack, Thing
from tafelrunde.kernel.texts import text

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


def name_of(token: str, lang: str) -> str:
    return text(lang, f"ethnos-word-{token}")


def label(lang: str, key: str, **fields: object) -> str:
    return text(lang, f"ethnos-label-{key}", **fields)


def fact(lang: str, key: str, **fields: object) -> str:
    return text(lang, f"ethnos-fact-{key}", **fields)


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


def cards_text(cards: Mapping[str, int], lang: str) -> str:
    """Return cards as a short list."""
    return ", ".join(f"{name_of(card, lang)} ×{count}" if count > 1 else name_of(card, lang) for card, count in cards.items())


def headline(view: View, lang: str) -> str:
    if view.winners:
        glory = view.players[view.winners[0]].glory
        names = [name_of(seat, lang) for seat in view.winners]
        if view.reason == "resign":
            return text(lang, "ethnos-head-resigned", winner=names[0])
        if len(names) > 1:
            return text(lang, "ethnos-head-shared", winners=", ".join(names), glory=glory)
        return text(lang, "ethnos-head-won", winner=names[0], glory=glory)
    if view.first is None:
        return text(lang, "ethnos-head-ban")
    if view.prompt == "orc_pillage":
        return text(lang, "ethnos-head-age_end", age=view.age, ages=view.ages)
    first = name_of(view.first, lang)
    fields = {"age": view.age, "ages": view.ages, "dragons": view.dragons, "deck": view.deck, "safe": view.safe, "first": first}
    return text(lang, "ethnos-head-age", **fields)


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
    rows = [Row(f"{CODES[tribe]} {tribe_name(tribe, lang)}", text(lang, f"ethnos-about-{tribe}")) for tribe in view.tribes]
    rows.append(Row(GLORY, text(lang, "ethnos-about-prizes_of_two" if two_at_the_end(view) else "ethnos-about-prizes")))
    return (*rows, Row(fact(lang, "now", shares="B4"), text(lang, "ethnos-about-now")))


# Things


def thing(card: str, count: int, verb: str, lang: str) -> Thing:
    """Return a card; a click on it begins a sentence with the verb, if there is one."""
    tribe, kingdom = parts_of(card)
    about = text(lang, f"ethnos-about-{tribe}")
    return Thing(f"{verb} {card}".strip(), name_of(card, lang), code(card), count, about, COLOURS.get(kingdom, ""))


def tribe_thing(tribe: str, verb: str, lang: str) -> Thing:
    return Thing(f"{verb} {tribe}".strip(), tribe_name(tribe, lang), CODES[tribe], 1, text(lang, f"ethnos-about-{tribe}"))


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
    about = text(lang, "ethnos-about-deck", safe=view.safe)
    deck = Thing(f"{verb} deck".strip(), name_of("deck", lang), "▒", view.deck, about)
    found = [Group(label(lang, "row"), (deck, *(thing(card, count, verb, lang) for card, count in view.row.items())))]
    if mine and view.prompt == "troll_token":
        about = text(lang, "ethnos-about-troll_token")
        tokens = (Thing(f"take troll_{value}", name_of(f"troll_{value}", lang), f"T{value}", 1, about) for value in view.trolls)
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
    return Thing(f"swap {band.band}", said, code(band.leader), 1, text(lang, f"ethnos-about-{tribe}"), COLOURS[kingdom])


# Players


def panel(view: View, number: int, player: PlayerView, lang: str) -> Panel:
    """Return everything section 12 of the rules asks for about one player."""
    own, active = player.seat == view.viewer, player.seat == view.asked
    facts = end_facts(view, player, lang) if view.winners else facts_of(view, player, lang)
    return Panel(number, name_of(player.seat, lang), own, active, tuple(facts), tuple(rows_of(view, player, lang)))


def facts_of(view: View, player: PlayerView, lang: str) -> list[str]:
    facts = [fact(lang, "glory", glory=player.glory), fact(lang, "hand", count=player.hand_size)]
    if view.age:
        facts.append(fact(lang, "supply", count=player.supply))
    if player.giant:
        facts.append(fact(lang, "giant"))
    if player.trolls:
        facts.append(fact(lang, "trolls", values="+".join(map(str, player.trolls))))
    if player.merfolk:
        facts.append(fact(lang, "merfolk", space=player.merfolk))
    if player.orcs:
        spaces = "".join(kingdom[0].upper() for kingdom in player.orcs)
        facts.append(fact(lang, "orcs", spaces=spaces, glory=player.orc_glory))
    return facts


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
        yield Row(label(lang, "open"), cards_text(player.hand, lang))
    elif not own and player.known:
        yield Row(label(lang, "known"), cards_text(player.known, lang))
    if player.scattered:
        yield Row(label(lang, "scattered"), cards_text(player.scattered, lang))
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

TINCTURES = ("#0B5FA5", "#C4430E", "#00785A", "#D99A00", "#7B3FA0", "#4FA8DC")
INKS = ("#FFFFFF", "#FFFFFF", "#FFFFFF", "#101010", "#FFFFFF", "#101010")
INK, PAPER, MUTED = "#1F2430", "#F4EFE6", "#5A6072"
WIDTH = 960
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
    parts.append(words_svg(14, 418, headline(view, lang), 15))
    top = 424
    for group in groups(view, lang)[:1]:
        shapes, height = things_svg(group.title, group.things, top)
        parts.append(shapes)
        top += height
    for number, player in enumerate(view.players.values()):
        shapes, height = bands_svg(view, number, player, lang, top)
        parts.append(shapes)
        top += height
    own = view.players[view.viewer] if view.viewer else None
    if hand := hand_things(view, own, lang):
        title = label(lang, "pool") if view.pool else label(lang, "hand", count=own.hand_size if own else 0)
        shapes, height = things_svg(title, hand, top)
        parts.append(shapes)
        top += height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top + 8}" width="{WIDTH * 0.8:.0f}" role="img" '
        f'aria-label="{headline(view, lang)}" font-family="system-ui, sans-serif">'
        f'<rect width="{WIDTH}" height="{top + 8}" fill="{PAPER}"/>{"".join(parts)}</svg>'
    )


def words_svg(x: float, y: float, said: str, size: int, fill: str = INK, more: str = "") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" fill="{fill}"{more}>{said}</text>'


MIDDLE = ' text-anchor="middle" font-weight="700"'


def land_svg(kingdom: KingdomView, view: View, seats: list[str], lang: str) -> str:
    """Return a kingdom: its initial and name, its tokens, those of this age filled, and everybody's markers as shields."""
    x, y = CORNERS[kingdom.kingdom]
    colour, name = COLOURS[kingdom.kingdom], name_of(kingdom.kingdom, lang)
    outline = " ".join(f"{px},{py}" for px, py in LANDS[kingdom.kingdom])
    shapes = f'<polygon points="{outline}" fill="{colour}" fill-opacity="0.22" stroke="{colour}" stroke-width="3"/>'
    shapes += f'<circle cx="{x}" cy="{y - 6}" r="15" fill="{colour}" stroke="{INK}" stroke-width="2"/>'
    shapes += words_svg(x, y, name[0], 17, "#FFFFFF", MIDDLE) + words_svg(x + 22, y + 1, name, 19, more=' font-weight="700"')
    for space, value in enumerate(kingdom.tokens):
        paid = space < len(kingdom.prizes)
        at = x + 130 + 40 * space
        shapes += f'<circle cx="{at}" cy="{y - 6}" r="16" fill="{"#FFFFFF" if paid else "none"}" stroke="{INK}" '
        shapes += f'stroke-width="{2.5 if paid else 1}"/>{words_svg(at, y, str(value), 16, INK if paid else MUTED, MIDDLE)}'
    for number, stack in enumerate(stacks(kingdom.standing, seats)):
        shapes += shield_svg(x + 44 * number, y + 46, stack.seat, str(stack.count))
        if stack.tied:
            shapes += words_svg(x + 44 * number - 22, y + 50, "=", 16, INK, MIDDLE)
    if view.viewer and view.age and not view.winners:
        shapes += words_svg(x - 14, y + 92, fact(lang, "needed", size=kingdom.needed[view.viewer]), 14, MUTED)
    shares = ", ".join(f"{name_of(one.seat, lang)} {one.count}" for one in kingdom.standing)
    return f"<g><title>{name}: {shares or '–'}</title>{shapes}</g>"


def shield_svg(x: float, y: float, seat: int, number: str) -> str:
    """Return a seat's coat of arms with its letter and a number below."""
    mark = f'<path d="{ORDINARY_PATHS[seat]}" fill="none" stroke="{INKS[seat]}" stroke-opacity="0.35" stroke-width="5"/>'
    shape = f'<path d="{SHIELD}" fill="{TINCTURES[seat]}" stroke="{INK}" stroke-width="2"/>{mark}'
    shape += words_svg(0, 5, COATS[seat].letter, 15, INKS[seat], MIDDLE)
    if number:
        shape += f'<circle cx="14" cy="-14" r="9" fill="#FFFFFF" stroke="{INK}" stroke-width="1.5"/>'
        shape += words_svg(14, -10, number, 12, INK, MIDDLE)
    return f'<g transform="translate({x:.0f} {y:.0f})">{shape}</g>'


def card_svg(x: float, y: float, colour: str, upper: str, lower: str, count: int, title: str) -> str:
    """Return a small card: tribe, initial of the kingdom on its colour, how many there are."""
    shape = f'<title>{title}</title><rect width="44" height="54" rx="5" fill="#FFFFFF" stroke="{INK}" stroke-width="1.5"/>'
    shape += f'<path d="M1 34H43V49Q43 53 39 53H5Q1 53 1 49Z" fill="{colour or MUTED}"/>'
    shape += words_svg(22, 24, upper, 17, INK, MIDDLE) + words_svg(22, 49, lower, 14, "#FFFFFF", MIDDLE)
    if count > 1:
        shape += f'<circle cx="42" cy="4" r="10" fill="#FFFFFF" stroke="{INK}" stroke-width="1.5"/>'
        shape += words_svg(42, 8, str(count), 12, INK, MIDDLE)
    return f'<g transform="translate({x:.0f} {y:.0f})">{shape}</g>'


def things_svg(title: str, things: tuple[Thing, ...], top: int) -> tuple[str, int]:
    """Return things as cards beside each other, and how much height they take."""
    shapes, a_line = words_svg(14, top + 40, title, 15), 15
    for number, one in enumerate(things):
        x, y = 120 + number % a_line * 55, top + 12 + number // a_line * 68
        shapes += card_svg(x, y, one.colour, one.code[:2], one.code[2:], one.count, one.name)
    return shapes, 68 * max(-(-len(things) // a_line), 1) + 4


def bands_svg(view: View, number: int, player: PlayerView, lang: str, top: int) -> tuple[str, int]:
    """Return a player's coat, glory and bands: leader and size."""
    shapes = shield_svg(34, top + 32, number, "") + words_svg(56, top + 38, str(player.glory), 17, INK, ' font-weight="700"')
    if player.seat == view.asked:
        shapes += f'<path d="M4 {top + 23}L14 {top + 32}L4 {top + 41}Z" fill="{INK}"/>'
    bands, a_line = [band for band in view.bands if band.seat == player.seat], 15
    for place, band in enumerate(bands):
        tribe, kingdom = parts_of(band.leader)
        x, y = 120 + place % a_line * 55, top + 12 + place // a_line * 68
        title = f"{name_of(band.leader, lang)}: {cards_text(band.cards, lang)}"
        shapes += card_svg(x, y, COLOURS[kingdom], CODES[tribe], kingdom[0].upper(), band.size, title)
    return f"<g><title>{name_of(player.seat, lang)}</title>{shapes}</g>", (68 if bands else 50) + 68 * (max(len(bands) - 1, 0) // a_line)
