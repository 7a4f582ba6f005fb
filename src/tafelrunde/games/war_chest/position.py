"""Positions of War Chest in words: what scenarios set up and look at. The vocabulary is documented in docs/scenarios.md."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine import effects, making
from tafelrunde.games.war_chest.engine.board import HEX_OF, LABELS
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.games.war_chest.pending import push_pending
from tafelrunde.games.war_chest.view import Coins, army_names, coins, control_name, observe, seat_names
from tafelrunde.kernel import positions as pos
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.game import PositionError
from tafelrunde.kernel.rows import ints

ZONES = {"hand": "hand", "bag": "bag", "discard_up": "up", "discard_down": "down", "supply": "supply", "box": "box"}
"""What the zones of a player are called in positions, and in a state."""
Unit = tuple[int, int, int]
"""A unit as described: type, seat, strength."""
PLAYER_KEYS = ("army", *ZONES, "in_flight")
SEEN_KEYS = ("turn", "round", "plays", "initiative", "initiative_moved")
TABLE_KEYS = ("board", "locations", "turn", "round", "plays", "initiative", "initiative_moved", "pending", "start")


def set_position(state: WarChest, given: Mapping[str, Any]) -> None:
    """Turn an empty table into the position described."""
    names = seat_names(state.rules.players)
    if given.get("start", "draw") != "draw":
        raise PositionError("war_chest-start", found=given["start"])
    pos.check_parts(given, (*TABLE_KEYS, *names))
    board = {hex_of(name): read_unit(names, text) for name, text in pos.mapping("board", given.get("board")).items()}
    players = [pos.mapping(name, given.get(name)) for name in names]
    zones = [read_zones(names[seat], player) for seat, player in enumerate(players)]
    choose_armies(state, players, zones, board)
    for where, (kind, seat, strength) in board.items():
        put_unit(state, where, kind, seat, strength)
    for seat, name in enumerate(names):
        fill(state, seat, name, zones[seat])
    for name, owner in pos.mapping("locations", given.get("locations")).items():
        state.control[location(state, name)] = side_of(owner)
    making.derive(state)
    state.initiative = pos.seat_of(names, given.get("initiative", names[0]))
    state.initiative_moved = pos.switch("initiative_moved", given.get("initiative_moved", False))
    state.round = pos.number("round", given.get("round", 1), 1)
    state.plays = pos.number("plays", given.get("plays", 0), 0)
    if min(state.markers) <= 0:
        raise PositionError("war_chest-no-marker")
    state.push(wc.Ask.NEXT_TURN)
    if given.get("start") == "draw":
        state.round -= 1
        effects.start_round(state)
    else:
        state.turn = pos.seat_of(names, given.get("turn", names[0]))
        push_pending(state, given.get("pending", []))
        if "pending" not in given:
            if state.hand_size[state.turn] == 0:
                raise PositionError("war_chest-no-coin", seat=names[state.turn])
            state.push(wc.ask_main_play(state.turn))
    pos.check_possible(state.check())
    state.run()


def hex_of(name: str) -> int:
    if name not in HEX_OF:
        raise PositionError("war_chest-no-hex", name=name)
    return HEX_OF[name]


def location(state: WarChest, name: str) -> int:
    where = hex_of(name)
    if state.control[where] < wc.NEUTRAL:
        raise PositionError("war_chest-no-location", name=name)
    return where


def side_of(name: Any) -> int:
    if name == "neutral":
        return wc.NEUTRAL
    if name not in wc.SIDE_NAMES:
        raise PositionError("war_chest-no-side", name=name)
    return wc.SIDE_NAMES.index(name)


def unit_type(name: str) -> int:
    if name not in wc.UNIT_NAMES:
        raise PositionError("war_chest-no-unit", name=name, units=wc.UNIT_NAMES)
    return wc.UNIT_NAMES.index(name)


def read_unit(names: tuple[str, ...], text: Any) -> Unit:
    """Read `archer R2` or `archer wolf_2 x3`: type, seat, strength."""
    short = re.fullmatch(r"(\w+) ([RW])(\d+)", str(text))
    if short and len(names) == 2:
        return unit_type(short[1]), "RW".index(short[2]), int(short[3])
    long = re.fullmatch(r"(\w+) (\w+)(?: x(\d+))?", str(text))
    if long and long[2] in names:
        return unit_type(long[1]), names.index(long[2]), int(long[3] or 1)
    example = "'archer R2'" if len(names) == 2 else "'archer wolf_2 x3'"
    raise PositionError("war_chest-bad-unit", found=text, example=example)


def read_coins(place: str, value: Any) -> Coins:
    """Read `[archer, archer]` or `{archer: 2}`."""
    return pos.heap("war_chest-coin-list", place, value, coin_named)


def coin_named(place: str, name: Any) -> str:
    if name not in wc.COIN_NAMES:
        raise PositionError("war_chest-no-coin-type", place=place, name=name, coins=wc.COIN_NAMES)
    return str(name)


def read_zones(name: str, player: Mapping[str, Any]) -> dict[str, Coins]:
    for key in player:
        if key not in PLAYER_KEYS:
            raise PositionError("war_chest-no-zone", seat=name, name=key, zones=PLAYER_KEYS)
    return {zone: read_coins(f"{name}.{zone}", player[zone]) for zone in PLAYER_KEYS[1:] if zone in player}


def choose_armies(state: WarChest, players: list[pos.Said], zones: list[dict[str, Coins]], board: dict[int, Unit]) -> None:
    """Take the cards that are named, then types that occur, then types nobody mentions."""
    cards, names = state.rules.cards, seat_names(state.rules.players)
    armies: list[list[int]] = []
    for seat, player in enumerate(players):
        cards_named = player.get("army", [])
        if not isinstance(cards_named, list) or len(set(cards_named)) < len(cards_named):
            raise PositionError("war_chest-army-list", seat=names[seat], found=cards_named)
        army = [unit_type(name) for name in cards_named]
        mentioned = {kind for kind, owner, _ in board.values() if owner == seat}
        mentioned |= {wc.COIN_NAMES.index(coin) for zone in zones[seat].values() for coin in zone}
        mentioned.discard(wc.Unit.ROYAL_COIN)
        army += sorted(mentioned - set(army))
        if len(army) > cards:
            listed = tuple(wc.UNIT_NAMES[kind] for kind in army)
            raise PositionError("war_chest-army-too-big", seat=names[seat], most=cards, units=listed)
        armies.append(army)
    taken = {kind for army in armies for kind in army}
    spare = [kind for kind in range(len(wc.UNIT_NAMES)) if kind not in taken]
    for seat, army in enumerate(armies):
        while len(army) < cards:
            army.append(spare.pop())
        for i, kind in enumerate(army):
            state.army[seat * wc.ARMY + i] = kind
    making.muster(state)


def coin_number(state: WarChest, seat: int, kind: int) -> int:
    """Return the coin of this type."""
    if kind == wc.Unit.ROYAL_COIN:
        return seat * wc.WIDTH + wc.ROYAL
    return seat * wc.WIDTH + ints(state.kind)[seat * wc.WIDTH : seat * wc.WIDTH + wc.ROYAL].index(kind)


def put_unit(state: WarChest, where: int, kind: int, seat: int, strength: int) -> None:
    if where not in state.board.hexes:
        raise PositionError("war_chest-off-board", hex=LABELS[where], players=state.rules.players)
    if strength < 1:
        raise PositionError("war_chest-unit-without-coin", hex=LABELS[where])
    unit = coin_number(state, seat, kind)
    if state.place[unit] >= 0:
        unit = seat * wc.WIDTH + wc.ROYAL
        if kind != wc.Unit.FOOTMAN or state.place[unit] >= 0:
            raise PositionError("war_chest-too-many-units", unit=wc.UNIT_NAMES[kind])
    state.place[unit] = where
    state.height[unit] = strength


def fill(state: WarChest, seat: int, name: str, zones: dict[str, Coins]) -> None:
    """Put the coins where they are said to lie and the rest where coins usually are."""
    named = {zone: getattr(state, field) for zone, field in ZONES.items()}
    for zone, content in zones.items():
        for coin, count in content.items():
            at = coin_number(state, seat, wc.COIN_NAMES.index(coin))
            if zone == "in_flight":
                if state.in_flight != wc.EMPTY or count != 1:
                    raise PositionError("war_chest-in-flight")
                state.in_flight = at
                continue
            if coin == "royal_coin" and zone in ("supply", "box"):
                raise PositionError("war_chest-royal-coin-there", place=f"{name}.{zone}")
            named[zone][at] += count
    royal = seat * wc.WIDTH + wc.ROYAL
    royal_coins = sum(zone[royal] for zone in named.values()) + (state.in_flight == royal)
    if royal_coins > 1:
        raise PositionError("war_chest-royal-coin-lost", seat=seat)
    if royal_coins == 0:
        named["discard_down" if "bag" in zones else "bag"][royal] = 1
    for i in range(wc.ARMY):
        at = seat * wc.WIDTH + i
        kind = state.kind[at]
        if kind == wc.Unit.NONE:
            continue
        placed = sum(zone[at] for zone in named.values()) + state.height[at] + (state.in_flight == at)
        if kind == wc.Unit.FOOTMAN:
            placed += state.height[royal]
        rest = wc.UNIT_COINS[kind] - placed
        if rest < 0:
            raise PositionError("war_chest-too-many-coins", seat=name, count=placed, unit=wc.UNIT_NAMES[kind], most=wc.UNIT_COINS[kind])
        if "supply" not in zones:
            state.supply[at] = min(rest, wc.UNIT_COINS[kind] - wc.BAG_AT_START)
            rest -= state.supply[at]
        named["box" if "bag" in zones else "bag"][at] += rest


def compare(state: WarChest, key: str, expected: Any) -> str | None:
    """Return what is different from the part of a position that is described, None if nothing is."""
    names = seat_names(state.rules.players)
    if key in names:
        return pos.first_of(player_differs(state, names.index(key), pos.mapping(key, expected)))
    if key in TABLES:
        return pos.first_of(TABLES[key](state, name, wanted) for name, wanted in pos.mapping(key, expected).items())
    return pos.seen_differs(key, observe(state, SPECTATOR), SEEN_KEYS, expected, "nobody")


def compare_hex(state: WarChest, name: Any, wanted: Any) -> str | None:
    names = seat_names(state.rules.players)
    unit = state.unit_at[hex_of(name)]
    found = None if unit == wc.EMPTY else (state.kind[unit], unit // wc.WIDTH, state.height[unit])
    if found == (None if wanted == "empty" else read_unit(names, wanted)):
        return None
    return f"{name} is {f'{wc.UNIT_NAMES[found[0]]} {names[found[1]]} x{found[2]}' if found else 'empty'}"


def compare_location(state: WarChest, name: Any, wanted: Any) -> str | None:
    control = state.control[location(state, name)]
    return None if side_of(wanted) == control else f"{name} is {control_name(control)}"


def compare_markers(state: WarChest, name: Any, wanted: Any) -> str | None:
    found = state.markers[side_of(name)]
    return None if found == wanted else f"{name} has {found} markers in hand"


TABLES = {"board": compare_hex, "locations": compare_location, "markers": compare_markers}


def player_differs(state: WarChest, seat: int, expected: pos.Said) -> Iterator[str | None]:
    zones = {zone: coins(state, seat, getattr(state, field)) for zone, field in ZONES.items()}
    zones["in_flight"] = coins(state, seat, [int(at == state.in_flight) for at in range(len(state.bag))])
    for zone, value in expected.items():
        if zone == "army":
            army = sorted(army_names(state, seat))
            yield None if army == sorted(map(str, value)) else f"the army is {', '.join(army)}"
        else:
            yield pos.counts_differ(zone, zones[zone], read_coins(zone, value), not isinstance(value, Mapping))
