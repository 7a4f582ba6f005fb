"""War Chest to look at: a view as a scene and as SVG."""

from __future__ import annotations

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.board import CELLS, HEX_OF
from tafelrunde.games.war_chest.view import Coins, PlayerView, UnitView, View
from tafelrunde.kernel import drawing as draw
from tafelrunde.kernel.scene import Cell, Coat, Panel, Piece, Row, Scene, Thing
from tafelrunde.kernel.texts import Wording

SAY = Wording("war_chest")
name_of, label, fact, head = SAY.name_of, SAY.label, SAY.fact, SAY.head
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


def piece(unit: UnitView, seats: list[str], lang: str) -> Piece:
    return Piece(name_of(unit.unit, lang), SHORT[unit.unit], seats.index(unit.seat), unit.strength)


def thing(token: str, count: int, lang: str) -> Thing:
    return Thing(token, name_of(token, lang), SHORT[token], count, SAY.about(token, lang))


def hand_things(view: View, own: PlayerView | None, lang: str) -> tuple[tuple[Thing, ...], str]:
    """Return the cards of a draft, the Warrior Priest's coin or the hand."""
    if view.draft:
        return tuple(thing(card, 1, lang) for card in view.draft.pool), label(lang, "pool")
    if own is None:
        return (), label(lang, "hand")
    if own.in_flight_coin:
        return (thing(own.in_flight_coin, 1, lang),), label(lang, "in_flight")
    return tuple(thing(coin, count, lang) for coin, count in (own.hand or {}).items()), label(lang, "hand")


def headline(view: View, lang: str) -> str:
    if view.winner:
        key, winner = "drawn" if view.winner == "nobody" else "won", name_of(view.winner, lang)
        return head(lang, key, winner=winner, reason=name_of(view.reason or "", lang), hex=view.won_on or "none")
    if view.draft:
        order = SAY.names(view.draft.order, lang)
        holder = name_of(view.draft.initiative, lang) if view.draft.initiative else "?"
        return head(lang, "draft", order=order or "?", initiative=holder)
    moved = "yes" if view.initiative_moved else "no"
    return head(lang, "round", round=view.round, initiative=name_of(view.initiative or "", lang), moved=moved)


def coins_text(coins: Coins | None, lang: str) -> str:
    """Return coins as a short list."""
    if not coins:
        return "–"
    return ", ".join(f"{count} {name_of(coin, lang)}" if count > 1 else name_of(coin, lang) for coin, count in coins.items())


def panel(view: View, number: int, player: PlayerView, lang: str) -> Panel:
    """Return everything section 12 of the rules asks for about one player."""
    placed = view.markers_total - view.markers[player.side]
    facts = [
        fact(lang, "markers", placed=placed, total=view.markers_total),
        fact(lang, "hand", count=player.hand_size),
        fact(lang, "bag", count=player.bag_size),
        *([fact(lang, "initiative")] if view.initiative == player.seat else []),
    ]
    known = {"army": SAY.names(player.army, lang) or "–"}
    known |= {key: coins_text(getattr(player, key), lang) for key in ("supply", "discard_up")}
    if player.discard_down is None:
        known |= {"discard_down": str(player.discard_down_size), "hidden": coins_text(player.hidden, lang)}
    else:
        known |= {key: coins_text(getattr(player, key), lang) for key in ("discard_down", "bag")}
    known["box"] = coins_text(player.box, lang)
    rows = tuple(Row(label(lang, key), content) for key, content in known.items())
    own, active = player.seat == view.viewer, player.seat == view.asked
    return Panel(number, name_of(player.seat, lang), own, active, tuple(facts), rows)


# SVG

SIZE = 46  # from the middle of a hex to its corner
TINCTURES = dict(zip(wc.SIDE_NAMES, draw.TINCTURES, strict=False))
FILLS = {None: draw.PAPER, "neutral": "#CFE3CB", "raven": "#BCD6EE", "wolf": "#F3CDBB"}
CORNERS = ((1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866), (0.5, -0.866))
SHIELD = "M-19 -20H19V0Q19 15 0 24Q-19 15 -19 0Z"
ORDINARY_PATHS = {"plain": "", "chevron": "M-19 4L0 -18L19 4", "fess": "M-19 -2H19", "bend": "M-18 -19L14 14"}


def svg(view: View, lang: str) -> str:
    """Return the board as SVG: locations ringed in their side's colour, units as shields with two letters and a number."""
    cells = {name: CELLS[HEX_OF[name]] for name in view.hexes}
    points = {name: (1.5 * SIZE * q, 3**0.5 * SIZE * (r + q / 2)) for name, (q, r) in cells.items()}
    left = min(x for x, _ in points.values()) - SIZE - 4
    top = min(y for _, y in points.values()) - SIZE
    width = max(x for x, _ in points.values()) + SIZE + 4 - left
    height = max(y for _, y in points.values()) + SIZE - top
    units = {unit.hex: unit for unit in view.units}
    coats = dict(zip(view.players, COATS_2P if len(view.players) == 2 else COATS_4P, strict=True))
    parts = []
    for name, (x, y) in points.items():
        shapes = hex_svg(name, view.locations.get(name))
        if name in units:
            shapes += unit_svg(units[name], coats[units[name].seat], lang)
        parts.append(draw.moved(x, y, shapes))
    return draw.sheet(width, height, headline(view, lang), f'<g text-anchor="middle">{"".join(parts)}</g>', 0.8, left, top, ground="")


def hex_svg(name: str, control: str | None) -> str:
    """Return a hex around the origin with its label and, if it is a location, a ring."""
    shape = draw.path(draw.outline((SIZE * x, SIZE * y) for x, y in CORNERS), FILLS[control], draw.EDGE, 1.5)
    if control:
        colour = TINCTURES.get(control, "#4C7A45")
        shape += draw.circle(0, 0, SIZE * 0.62, "none", colour, 3, ' stroke-dasharray="4 4"' if control == "neutral" else "")
        if control in TINCTURES:  # the control marker, told by a letter beside the colour
            shape += draw.circle(-22, -24, 9, colour, draw.WHITE, 1.5) + draw.words(-22, -20, control[0].upper(), 11, draw.WHITE, draw.BOLD)
    return shape + draw.words(0, SIZE * 0.8, name, 11, draw.MUTED)


def unit_svg(unit: UnitView, coat: Coat, lang: str) -> str:
    """Return a shield around the origin with the seat's tincture and ordinary, the unit's letters and its strength."""
    title = f"{name_of(unit.unit, lang)}, {name_of(unit.seat, lang)}, {unit.strength}, {unit.hex}"
    arms = draw.shield(SHIELD, ORDINARY_PATHS[coat.ordinary], 7, TINCTURES[unit.side], draw.WHITE, SHORT[unit.unit], 7, 18)
    return draw.titled(title, arms + draw.seal(21, -22, 9, str(unit.strength), 12, width=2))
