"""War Chest to look at: a view as a scene and as SVG."""

from __future__ import annotations

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.board import CELLS, HEX_OF
from tafelrunde.games.war_chest.view import Coins, PlayerView, UnitView, View
from tafelrunde.kernel.scene import Cell, Coat, Panel, Piece, Row, Scene, Thing
from tafelrunde.kernel.texts import text

SHORT = dict(zip(wc.COIN_NAMES, wc.CODE_NAMES, strict=True))

COATS_2P = (Coat("R", 0, "plain"), Coat("W", 1, "chevron"))
COATS_4P = (Coat("R1", 0, "plain"), Coat("W1", 1, "chevron"), Coat("R2", 0, "fess"), Coat("W2", 1, "bend"))


def scene(view: View, lang: str) -> Scene:
    """Return a view as things to look at (section 12 of the rules)."""
    seats = list(view.players)
    units = {unit.hex: unit for unit in view.units}
    cells = []
    for name in view.hexes:
        q, r = CELLS[HEX_OF[name]]
        holder = view.locations.get(name)
        cells.append(
            Cell(
                token=name,
                x=q,
                y=2 * r + q,
                place=holder is not None,
                owner=wc.SIDE_NAMES.index(holder) if holder in wc.SIDE_NAMES else -1,
                piece=piece(units[name], seats, lang) if name in units else None,
            )
        )
    own = view.players[view.viewer] if view.viewer else None
    hand, title = hand_things(view, own, lang)
    return Scene(
        headline=headline(view, lang),
        coats=COATS_2P if len(seats) == 2 else COATS_4P,
        cells=tuple(cells),
        panels=tuple(panel(view, number, player, lang) for number, player in enumerate(view.players.values())),
        hand=hand,
        hand_title=title,
    )


def name_of(token: str, lang: str) -> str:
    return text(lang, f"war_chest-word-{token}")


def piece(unit: UnitView, seats: list[str], lang: str) -> Piece:
    return Piece(name_of(unit.unit, lang), SHORT[unit.unit], seats.index(unit.seat), unit.strength)


def thing(token: str, count: int, lang: str) -> Thing:
    return Thing(token, name_of(token, lang), SHORT[token], count, text(lang, f"war_chest-about-{token}"))


def hand_things(view: View, own: PlayerView | None, lang: str) -> tuple[tuple[Thing, ...], str]:
    """Return the cards of a draft, the Warrior Priest's coin or the hand."""
    if view.draft:
        return tuple(thing(card, 1, lang) for card in view.draft.pool), text(lang, "war_chest-label-pool")
    if own is None:
        return (), text(lang, "war_chest-label-hand")
    if own.in_flight_coin:
        return (thing(own.in_flight_coin, 1, lang),), text(lang, "war_chest-label-in_flight")
    return tuple(thing(coin, count, lang) for coin, count in (own.hand or {}).items()), text(lang, "war_chest-label-hand")


def headline(view: View, lang: str) -> str:
    if view.winner:
        winner = name_of(view.winner, lang)
        key = "war_chest-head-drawn" if view.winner == "nobody" else "war_chest-head-won"
        return text(lang, key, winner=winner, reason=name_of(view.reason or "", lang), hex=view.won_on or "none")
    if view.draft:
        order = ", ".join(name_of(seat, lang) for seat in view.draft.order)
        holder = name_of(view.draft.initiative, lang) if view.draft.initiative else "?"
        return text(lang, "war_chest-head-draft", order=order or "?", initiative=holder)
    moved = "yes" if view.initiative_moved else "no"
    return text(lang, "war_chest-head-round", round=view.round, initiative=name_of(view.initiative or "", lang), moved=moved)


def coins_text(coins: Coins | None, lang: str) -> str:
    """Return coins as a short list."""
    if not coins:
        return "–"
    return ", ".join(f"{count} {name_of(coin, lang)}" if count > 1 else name_of(coin, lang) for coin, count in coins.items())


def panel(view: View, number: int, player: PlayerView, lang: str) -> Panel:
    """Return everything section 12 of the rules asks for about one player."""
    placed = view.markers_total - view.markers[player.side]
    facts = [text(lang, "war_chest-fact-markers", placed=placed, total=view.markers_total)]
    facts.append(text(lang, "war_chest-fact-hand", count=player.hand_size))
    facts.append(text(lang, "war_chest-fact-bag", count=player.bag_size))
    if view.initiative == player.seat:
        facts.append(text(lang, "war_chest-fact-initiative"))
    contents = [
        ("army", ", ".join(name_of(card, lang) for card in player.army) or "–"),
        ("supply", coins_text(player.supply, lang)),
        ("discard_up", coins_text(player.discard_up, lang)),
    ]
    if player.discard_down is None:
        contents.append(("discard_down", str(player.discard_down_size)))
        contents.append(("hidden", coins_text(player.hidden, lang)))
    else:
        contents.append(("discard_down", coins_text(player.discard_down, lang)))
        contents.append(("bag", coins_text(player.bag, lang)))
    contents.append(("box", coins_text(player.box, lang)))
    rows = tuple(Row(text(lang, f"war_chest-label-{key}"), content) for key, content in contents)
    own, active = player.seat == view.viewer, player.seat == view.asked
    return Panel(number, name_of(player.seat, lang), own, active, tuple(facts), rows)


# SVG

SIZE = 46  # from the middle of a hex to its corner
TINCTURES = {"raven": "#0B5FA5", "wolf": "#C4430E"}
INK = "#1F2430"
FILLS = {None: "#F4EFE6", "neutral": "#CFE3CB", "raven": "#BCD6EE", "wolf": "#F3CDBB"}


def svg(view: View, lang: str) -> str:
    """Return the board as SVG: locations ringed in their side's colour, units as shields with two letters and a number."""
    cells = {name: CELLS[HEX_OF[name]] for name in view.hexes}
    points = {name: (1.5 * SIZE * q, 3**0.5 * SIZE * (r + q / 2)) for name, (q, r) in cells.items()}
    left = min(x for x, _ in points.values()) - SIZE - 4
    top = min(y for _, y in points.values()) - SIZE
    width = max(x for x, _ in points.values()) + SIZE + 4 - left
    height = max(y for _, y in points.values()) + SIZE - top
    box = f"{left:.0f} {top:.0f} {width:.0f} {height:.0f}"
    label = headline(view, lang)
    units = {unit.hex: unit for unit in view.units}
    coats = dict(zip(view.players, COATS_2P if len(view.players) == 2 else COATS_4P, strict=True))
    parts = []
    for name, (x, y) in points.items():
        shapes = hex_svg(name, view.locations.get(name))
        if name in units:
            shapes += unit_svg(units[name], coats[units[name].seat], lang)
        parts.append(f'<g transform="translate({x:.1f} {y:.1f})">{shapes}</g>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width * 0.8:.0f}" role="img" aria-label="{label}" '
        f'font-family="system-ui, sans-serif" text-anchor="middle">{"".join(parts)}</svg>'
    )


def hex_svg(name: str, control: str | None) -> str:
    """Return a hex around the origin with its label and, if it is a location, a ring."""
    corners = [(SIZE, 0.0), (SIZE / 2, 0.866 * SIZE), (-SIZE / 2, 0.866 * SIZE)]
    corners += [(-x, -y) for x, y in corners]
    outline = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    shape = f'<polygon points="{outline}" fill="{FILLS[control]}" stroke="#8A8578" stroke-width="1.5"/>'
    if control:
        dash = ' stroke-dasharray="4 4"' if control == "neutral" else ""
        colour = TINCTURES.get(control, "#4C7A45")
        shape += f'<circle r="{SIZE * 0.62:.1f}" fill="none" stroke="{colour}" stroke-width="3"{dash}/>'
        if control in TINCTURES:  # the control marker, told by a letter beside the colour
            shape += f'<circle cx="-22" cy="-24" r="9" fill="{colour}" stroke="#FFFFFF" stroke-width="1.5"/>'
            shape += f'<text x="-22" y="-20" font-size="11" font-weight="700" fill="#FFFFFF">{control[0].upper()}</text>'
    return shape + f'<text y="{SIZE * 0.8:.1f}" font-size="11" fill="#5A6072">{name}</text>'


ORDINARY_PATHS = {"plain": "", "chevron": "M-19 4L0 -18L19 4", "fess": "M-19 -2H19", "bend": "M-18 -19L14 14"}


def unit_svg(unit: UnitView, coat: Coat, lang: str) -> str:
    """Return a shield around the origin with the seat's tincture and ordinary, the unit's letters and its strength."""
    colour = TINCTURES[unit.side]
    title = f"{name_of(unit.unit, lang)}, {name_of(unit.seat, lang)}, {unit.strength}, {unit.hex}"
    shield = "M-19 -20H19V0Q19 15 0 24Q-19 15 -19 0Z"
    mark = f'<path d="{ORDINARY_PATHS[coat.ordinary]}" fill="none" stroke="#FFFFFF" stroke-opacity="0.35" stroke-width="7"/>'
    letters = f'<text y="7" font-size="18" font-weight="700" fill="#FFFFFF">{SHORT[unit.unit]}</text>'
    badge = f'<circle cx="21" cy="-22" r="9" fill="#FFFFFF" stroke="{INK}" stroke-width="2"/>'
    number = f'<text x="21" y="-17.5" font-size="12" font-weight="700" fill="{INK}">{unit.strength}</text>'
    outline = f'<path d="{shield}" fill="{colour}" stroke="{INK}" stroke-width="2"/>'
    return f"<title>{title}</title>{outline}{mark}{letters}{badge}{number}"
