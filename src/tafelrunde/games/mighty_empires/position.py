"""Positions of Mighty Empires in words: what scenarios set up and look at. The vocabulary is documented in docs/scenarios.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from tafelrunde.games.mighty_empires import maps
from tafelrunde.games.mighty_empires.campaign import COUNTS
from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine import battle_law, law, scoring, setup, steps
from tafelrunde.games.mighty_empires.engine.battle import army_points
from tafelrunde.games.mighty_empires.engine.battles import is_side, order_battle
from tafelrunde.games.mighty_empires.engine.challenge import challenge
from tafelrunde.games.mighty_empires.engine.effects import rank_key, take_cost
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires, is_aimed
from tafelrunde.games.mighty_empires.options import MOST_ROUNDS
from tafelrunde.games.mighty_empires.reading import read
from tafelrunde.games.mighty_empires.view import Realm, View, observe
from tafelrunde.games.mighty_empires.words import MAP_DRAWS
from tafelrunde.kernel import positions as pos
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.game import PositionError
from tafelrunde.kernel.rows import ints, row_of

TABLE_KEYS = (
    "start", "map", "round", "phase", "turn", "order", "lead", "tiles", "battles", "agent", "raged", "fresh",
)  # fmt: skip
SEAT_KEYS = (
    "race", "gold", "tiles", "capital", "moved", "original", "castles", "cities", "mines", "special", "special_built", "markers", "rp",
    "winter_rp", "plague", "event", "last_event", "uprising", "famine", "blight", "revolted", "occupied", "conquered", "status",
    "quality", "home", "choice", "muster", "order",
)  # fmt: skip
SEEN_SEAT_KEYS = (
    *(key for key in SEAT_KEYS if key not in ("moved", "muster", "order")),
    "hoards", "score", "size", "rank", "largest", "aim", "exile", "costs", "army", "sealed", "place",
)  # fmt: skip
TILE_KEYS = ("owner", "building", "exhausted", "effects", "raided", "dragons", "dragon", "original", "claimed")
SEEN_TILE_KEYS = (*TILE_KEYS, "special", "capital", "isolated", "cost", "for", "terrain", "flow", "home")
BATTLE_KEYS = ("a", "b", "tile", "mode", "stage", "result", "ended", "siege", "dragon", "forced")
SEEN_BATTLE_KEYS = (*BATTLE_KEYS, "classes", "ending")
STAGES = ("mode", "mode_b", "concede", "concede_b", "muster", "muster_b", "orders", "table", "settled")
SETUP = (me.Phase.SETUP_CAPITAL, me.Phase.SETUP_FIELDS)
WINTER = (me.Phase.AUTUMN, me.Phase.UNDEAD, me.Phase.WINTER, me.Phase.TAXES)
WITH_TURN = (me.Phase.SPRING, me.Phase.EVENTS, me.Phase.CHALLENGE, me.Phase.BUILD, me.Phase.AUTUMN, me.Phase.UNDEAD, me.Phase.WINTER)
WITH_EVENTS = (me.Phase.EVENTS, me.Phase.INCOME, me.Phase.CHALLENGE, me.Phase.BATTLE, me.Phase.BUILD, me.Phase.CHECK)
WITH_AGENT = (me.Phase.EVENTS, me.Phase.INCOME, me.Phase.CHALLENGE)
WITH_BATTLES = (me.Phase.CHALLENGE, me.Phase.BATTLE, me.Phase.BUILD, me.Phase.CHECK, me.Phase.UNDEAD, me.Phase.WINTER, me.Phase.TAXES)
WITH_OPEN_BATTLES = (me.Phase.CHALLENGE, me.Phase.BATTLE)
NOT_WITH_START = ("phase", "turn", "lead", "battles", "agent", "event", "rp", "choice", "order")
TAX_KEYS = ("uprising", "famine", "blight", "revolted")
MAP = "/".join(["p p p p p p"] * 5)
LETTERS = "mvsdtpfwhlar"  # of the terrains, in their order
CELL = re.compile(r"([mvsdtpfwhla])|r([1-6]?)|\.")
GOLD = 100
NO_TILE_PART = "mighty_empires-position-no-tile-part"
NO_BATTLE_PART = "mighty_empires-position-no-battle-part"


# Setting up


def set_position(state: MightyEmpires, given: Mapping[str, Any]) -> None:
    """Turn an empty table into the position described."""
    names = me.SEAT_NAMES[: state.rules.players]
    players = pos.players_of(given, names, TABLE_KEYS, SEAT_KEYS)
    phase = read_phase(state, given, players)
    world = read_map(given.get("map", MAP), len(names))
    setup.lay_out(state, maps.land(world), maps.buildings(world))
    set_time(state, given, phase)
    for seat, said in enumerate(players):
        seat_player(state, seat, said, phase, "start" in given)
    lay_tiles(state, pos.mapping("tiles", given.get("tiles")), players)
    check_tiles(state)
    set_order(state, given, phase)
    set_table(state, given, phase)
    # Only the beginning of the phase ends what lasts until then.
    state.phase = phase if state.winter or phase in SETUP else me.Phase.SPRING
    pos.check_possible(state.check())
    begin(state, given, players, phase)
    state.run()
    seal(state, players)
    pos.check_possible(state.check())


def read_phase(state: MightyEmpires, given: Mapping[str, Any], players: list[pos.Said]) -> int:
    """Read the phase; what does not go together with it is refused."""
    said = {*given, *(key for player in players for key in player)}
    at_seats = {key for player in players for key in player}
    if "start" in given:
        if given["start"] != "round":
            raise PositionError("mighty_empires-position-start", found=given["start"])
        lot = given.get("round", 0) == 0 and "order" not in at_seats
        pos.refuse("mighty_empires-position-not-with-start", said, [key for key in NOT_WITH_START if not (key == "order" and lot)])
        return me.Phase.SPRING
    found = given.get("phase", me.PHASE_NAMES[me.Phase.BUILD])
    if found not in me.PHASE_NAMES[: me.Phase.ENDED]:
        raise PositionError("mighty_empires-position-phase", found=found, phases=me.PHASE_NAMES[: me.Phase.ENDED])
    phase = me.PHASE_NAMES.index(found)
    if not state.rules.seasons and (phase in WINTER or phase == me.Phase.SPRING):
        raise PositionError("mighty_empires-position-seasons", phase=found)
    taxing = phase in WINTER or phase in (me.Phase.SPRING, me.Phase.EVENTS)
    allowed = {
        "round": phase not in SETUP,
        "turn": phase in WITH_TURN,
        "battles": phase in WITH_BATTLES,
        "agent": phase in WITH_AGENT,
        "event": phase in WITH_EVENTS,
        "choice": phase == me.Phase.SETUP_CAPITAL,
        "rp": phase == me.Phase.BUILD or bool(state.rules.carry_over),
        "occupied": phase == me.Phase.BUILD,
        "conquered": phase == me.Phase.BUILD,
        "raged": taxing,
        **dict.fromkeys(TAX_KEYS, taxing),
    }
    pos.refuse("mighty_empires-position-not-in-phase", said, [key for key, fine in allowed.items() if not fine], phase=found)
    if phase != me.Phase.BATTLE:
        pos.refuse("mighty_empires-position-not-in-phase", at_seats, ("order", "muster"), phase=found)
    return phase


def read_map(value: Any, players: int) -> dict[str, Any]:
    """Return the map that a position describes: a picture in letters, or the generated one; it need not be one that can be played on."""
    if isinstance(value, Mapping):
        return read_flower(value, players)
    rows = [row.split() for row in re.split("[/\n]", str(value)) if row.strip()]
    tiles = []
    for r, row in enumerate(rows):
        for q, cell in enumerate(row):
            found = CELL.fullmatch(cell)
            if not found:
                raise PositionError("mighty_empires-position-cell", found=cell, row=r + 1)
            if cell == ".":
                continue
            tile: dict[str, Any] = {"q": q, "r": r, "terrain": me.TERRAIN_NAMES[LETTERS.index(cell[0])]}
            if found[2]:
                tile["flow_to"] = int(found[2])
            tiles.append(tile)
    if not any(tile["q"] == 0 for tile in tiles) or not any(tile["r"] == 0 for tile in tiles):
        raise PositionError("mighty_empires-position-edge")
    return {"tiles": tiles}


FLOWER: dict[str, tuple[int, str]] = {
    "flower": (me.What.TEMPLATE, "t0"), "open": (me.What.OPEN, "plains"), "wild": (me.What.WILD, "desert"),
    "pair": (me.What.PAIR, "forest_first"),
}  # fmt: skip
"""The draws of the generated map, with what is usual."""


def read_flower(said: pos.Said, players: int) -> dict[str, Any]:
    """Return the generated map with the draws that are named."""
    pos.check_parts(said, (*FLOWER, "palette"), "mighty_empires-position-no-map-part")
    draws = {what: word_of(f"map.{key}", said.get(key, usual), MAP_DRAWS[what]) for key, (what, usual) in FLOWER.items()}
    palette = pos.listed("map.palette", said.get("palette", list(maps.PALETTE)))
    if sorted(map(str, palette)) != sorted(maps.PALETTE):
        raise PositionError("mighty_empires-position-palette", words=maps.PALETTE)
    left, wanted = list(maps.PALETTE), list(palette)

    def draw(_: int, what: int) -> int:
        if what in draws:
            return draws[what]
        at = left.index(wanted.pop(0))
        left.pop(at)
        return at

    return maps.generate(players, draw)


def set_time(state: MightyEmpires, given: Mapping[str, Any], phase: int) -> None:
    """Set round, year and winter; without a number it is the first round after the first in which there is this phase."""
    if phase in SETUP:
        return
    most = int(state.rules.max_rounds)
    if "start" in given:
        state.round = pos.number("round", given.get("round", 0), 0, most - 1)
    else:
        wanted = me.Season.AUTUMN if phase in WINTER else me.Season.SPRING if phase == me.Phase.SPRING else me.EMPTY
        fitting = [n for n in range(2, MOST_ROUNDS + 1) if wanted == me.EMPTY or state.season(n) == wanted]
        state.round = pos.number("round", given.get("round", min(fitting[0], most)), 1, most)
        if wanted != me.EMPTY and state.season(state.round) != wanted:
            raise PositionError("mighty_empires-position-season", phase=me.PHASE_NAMES[phase], round=int(state.round))
        state.winter = int(phase in WINTER)
    if state.round:
        state.year = state.year_of(state.round)


def seat_player(state: MightyEmpires, seat: int, said: pos.Said, phase: int, starting: bool) -> None:
    """Put down what a player has beside the tiles."""
    name = me.SEAT_NAMES[seat]
    if "race" in said:
        state.race[seat] = word_of(f"{name}.race", said["race"], me.RACE_NAMES)
    elif state.race[seat] == me.EMPTY:
        state.race[seat] = 0
    vacant = seat >= state.rules.players - state.rules.vacant
    state.status[seat] = word_of(
        f"{name}.status", said.get("status", me.STATUS_NAMES[me.Status.OUT if vacant else me.Status.ACTIVE]), me.STATUS_NAMES
    )
    out = state.status[seat] == me.Status.OUT
    state.gold[seat] = pos.number(f"{name}.gold", said.get("gold", 0 if out else GOLD), 0)
    for key in (*COUNTS[1:], "occupied", "conquered"):
        getattr(state, key)[seat] = pos.number(f"{name}.{key}", said.get(key, 0), 0)
    state.revolted[seat] = pos.switch(f"{name}.revolted", said.get("revolted", False))
    state.quality[seat] = pos.number(f"{name}.quality", said.get("quality", int(state.quality[seat])), 80, 120)
    state.plague[seat] = read_plague(state, f"{name}.plague", said.get("plague", False), phase, starting)
    if "home" in said:
        state.home[seat] = pos.number(f"{name}.home", said["home"], 1, int(state.land.homes)) - 1
    if "choice" in said:
        state.choice[seat] = tile_of(state, said["choice"])
    if "event" in said:
        read_event(state, seat, said["event"])
    if "last_event" in said:
        state.last_event[seat] = word_of(f"{name}.last_event", said["last_event"], me.EVENT_NAMES)


def read_plague(state: MightyEmpires, place: str, value: Any, phase: int, starting: bool) -> int:
    """Return the year of a plague: this year's, after the winter's events the next one's; or the number that is given."""
    if type(value) is int:
        return pos.number(place, value, 0)
    if not pos.switch(place, value):
        return 0
    if starting:
        return int(state.year_of(state.round + 1))
    return int(state.year) + (phase == me.Phase.TAXES)


def read_event(state: MightyEmpires, seat: int, value: Any) -> None:
    """An event, with the opponent it is aimed at."""
    words = str(value).split()
    event = word_of(f"{me.SEAT_NAMES[seat]}.event", words[0] if words else value, me.EVENT_NAMES)
    if len(words) > 2 or (len(words) == 2 and not is_aimed(event)):
        raise PositionError("mighty_empires-position-event", seat=me.SEAT_NAMES[seat], found=value)
    if event in state.event:
        raise PositionError("mighty_empires-position-event-twice", event=words[0])
    state.event[seat] = event
    if len(words) == 2:
        state.aim[seat] = seat_of(state, words[1])


def lay_tiles(state: MightyEmpires, tiles: pos.Said, players: list[pos.Said]) -> None:
    """Give the realms their tiles and put everything on them."""
    built: dict[int, int] = {}
    cities: list[int] = []
    for seat, said in enumerate(players):
        name = me.SEAT_NAMES[seat]
        for word in pos.listed(f"{name}.tiles", said.get("tiles", [])):
            own(state, seat, tile_of(state, word))
        for key, building in (("castles", me.Building.CASTLE), ("cities", me.Building.CITY), ("mines", me.Building.MINE)):
            for word in pos.listed(f"{name}.{key}", said.get(key, [])):
                tile = tile_of(state, word)
                own(state, seat, tile)
                if built.setdefault(tile, building) != building:
                    raise PositionError("mighty_empires-position-built-twice", tile=word)
        if "capital" in said:
            words = str(said["capital"]).split()
            if len(words) not in (1, 2) or words[1:] not in ([], ["bare"]):
                raise PositionError("mighty_empires-position-capital", seat=name, found=said["capital"])
            capital = tile_of(state, words[0])
            own(state, seat, capital)
            state.capital[capital] = seat
            cities += [] if words[1:] else [capital]
            if "original" not in said and not pos.switch(f"{name}.moved", said.get("moved", False)):
                found_at(state, seat, capital)
        if "original" in said:
            found_at(state, seat, tile_of(state, said["original"]))
        if "special" in said:
            tile = tile_of(state, said["special"])
            own(state, seat, tile)
            state.special[tile] = seat
        state.special_built[seat] = pos.switch(f"{name}.special_built", said.get("special_built", "special" in said))
    for word, value in tiles.items():
        lay_tile(state, tile_of(state, word), f"tiles.{word}", pos.mapping(f"tiles.{word}", value), built)
    for tile in cities:
        built.setdefault(tile, me.Building.CITY)
    for tile, building in built.items():
        state.building[tile] = building


def own(state: MightyEmpires, seat: int, tile: int) -> None:
    """A tile belongs to a realm."""
    if state.owner[tile] not in (me.EMPTY, seat):
        raise PositionError("mighty_empires-position-owned-twice", tile=maps.tile_name(state.land, tile))
    state.owner[tile] = seat


def found_at(state: MightyEmpires, seat: int, tile: int) -> None:
    """A seat founded its first capital here."""
    if state.original[tile] not in (me.EMPTY, seat):
        raise PositionError("mighty_empires-position-original", tile=maps.tile_name(state.land, tile))
    if seat in state.original and state.original[tile] != seat:
        raise PositionError("mighty_empires-position-original-twice", seat=me.SEAT_NAMES[seat])
    state.original[tile] = seat


def lay_tile(state: MightyEmpires, tile: int, place: str, said: pos.Said, built: dict[int, int]) -> None:
    """Read what is said about one tile."""
    pos.check_parts(said, TILE_KEYS, NO_TILE_PART, place=place)
    if said.get("owner", "nobody") != "nobody":
        own(state, seat_of(state, said["owner"]), tile)
    if "building" in said:
        building = word_of(f"{place}.building", said["building"], me.BUILDING_NAMES[: me.Building.SPECIAL])
        if built.setdefault(tile, building) != building:
            raise PositionError("mighty_empires-position-built-twice", tile=maps.tile_name(state.land, tile))
    if said.get("original", "nobody") != "nobody":
        found_at(state, seat_of(state, said["original"]), tile)
    for key in ("claimed", "exhausted", "raided"):
        getattr(state, key)[tile] = pos.switch(f"{place}.{key}", said.get(key, False))
    state.dragons[tile] = pos.number(f"{place}.dragons", said.get("dragons", 0), 0)
    if "dragon" in said:
        if state.land.terrain[tile] != me.Terrain.VOLCANO:
            raise PositionError("mighty_empires-position-no-volcano", tile=maps.tile_name(state.land, tile))
        state.lair[tile] = 1 - word_of(f"{place}.dragon", said["dragon"], ("alive", "dead"))
    for effect, caster in read_effects(state, f"{place}.effects", said.get("effects", [])):
        state.weird[tile * me.EFFECTS + effect] = caster + 1


def read_effects(state: MightyEmpires, place: str, value: Any) -> list[tuple[int, int]]:
    """Return effects with their casters, of `[death_fog lion]`."""
    found = []
    for text in pos.listed(place, value):
        words = str(text).split()
        if len(words) != 2 or words[0] not in me.WEIRD_NAMES:
            raise PositionError("mighty_empires-position-effect", place=place, found=text, effects=me.WEIRD_NAMES)
        found.append((me.WEIRD_NAMES.index(words[0]), seat_of(state, words[1])))
    return found


def check_tiles(state: MightyEmpires) -> None:
    """Refuse what cannot stand or lie on a tile, by its name."""
    for tile, word in enumerate(maps.tile_names(state.land)):
        terrain, owner = state.land.terrain[tile], int(state.owner[tile])
        if owner != me.EMPTY and state.status[owner] == me.Status.OUT:
            raise PositionError("mighty_empires-position-out", seat=me.SEAT_NAMES[owner])
        if terrain == me.Terrain.VOLCANO and (state.building[tile] or state.special[tile] != me.EMPTY or state.capital[tile] != me.EMPTY):
            raise PositionError("mighty_empires-position-on-volcano", tile=word)
        if state.building[tile] == me.Building.MINE and law.no_mine(state, tile) != me.No.NOTHING:
            raise PositionError("mighty_empires-position-mine", tile=word)
        if state.weird[tile * me.EFFECTS + me.Weird.VOID] and owner != me.EMPTY:
            raise PositionError("mighty_empires-position-void", tile=word)
        if state.weird[tile * me.EFFECTS + me.Weird.DAM] and terrain != me.Terrain.RIVER:
            raise PositionError("mighty_empires-position-dam", tile=word)


def set_order(state: MightyEmpires, given: Mapping[str, Any], phase: int) -> None:
    """Rank the realms: as said, or by the rules with equal ones in the order of the seats; during the setup it is the lot."""
    names = me.SEAT_NAMES[: state.rules.players]
    there = [seat for seat in range(len(names)) if state.status[seat] != me.Status.OUT]
    if len(there) < 2:
        raise PositionError("mighty_empires-position-too-few")
    out = [seat for seat in range(len(names)) if state.status[seat] == me.Status.OUT]
    by_rules = sorted(there, key=lambda seat: (0 if phase in SETUP else rank_key(state, seat), seat))
    acting = [seat_of(state, name) for name in pos.listed("order", given["order"])] if "order" in given else by_rules
    if sorted(acting) != there:
        raise PositionError("mighty_empires-position-order", seats=tuple(me.SEAT_NAMES[seat] for seat in there))
    if phase in SETUP or "start" in given:
        if phase in SETUP or "order" in given:
            state.lot = row_of(acting)
        return
    state.lot = row_of(there)
    state.order = row_of([*reversed(acting), *reversed(out)])
    ahead = rank_key(state, by_rules[-1]) > rank_key(state, by_rules[-2])
    state.lead = by_rules[-1] if ahead else me.EMPTY  # ME-2.5
    if "lead" in given:
        state.lead = me.EMPTY if given["lead"] == "nobody" else seat_of(state, given["lead"])


def set_table(state: MightyEmpires, given: Mapping[str, Any], phase: int) -> None:
    """Agent, dragon rage, fresh dice and the battles."""
    agents = pos.mapping("agent", given.get("agent"))
    if len(agents) > 1 or (agents and "turn" in given and phase == me.Phase.CHALLENGE):
        raise PositionError("mighty_empires-position-agent")
    for name, victim in agents.items():
        state.agent, state.victim = seat_of(state, name), seat_of(state, victim)
    state.raged = pos.switch("raged", given.get("raged", False))
    state.fresh = pos.number("fresh", given.get("fresh", 0), 0)
    for i, value in enumerate(pos.listed("battles", given.get("battles", []))):
        add_battle(state, f"battles.{i + 1}", pos.mapping(f"battles.{i + 1}", value), phase)


def add_battle(state: MightyEmpires, place: str, said: pos.Said, phase: int) -> None:
    """Add a battle as a challenge does; then say how far it is."""
    pos.check_parts(said, BATTLE_KEYS, NO_BATTLE_PART, place=place)
    for key in ("a", "b", "tile"):
        if key not in said:
            raise PositionError("mighty_empires-position-battle", place=place, name=key)
    a, b = seat_of(state, said["a"]), seat_of(state, said["b"])
    if a == b:
        raise PositionError("mighty_empires-position-against-itself", place=place)
    challenge(state, a, b, tile_of(state, said["tile"]))
    battle = int(state.fights()) - 1
    for key, field in (("siege", me.Fight.SIEGE), ("dragon", me.Fight.DRAGON), ("forced", me.Fight.FORCED)):
        if key in said:
            state.set_fight(battle, field, pos.switch(f"{place}.{key}", said[key]))
    settled = "result" in said or "ended" in said
    if settled:
        settle_as_said(state, battle, place, said)
    if settled and "stage" in said:
        raise PositionError("mighty_empires-position-settled", place=place)
    if not settled and phase not in WITH_OPEN_BATTLES:
        raise PositionError("mighty_empires-position-unsettled", place=place, phase=me.PHASE_NAMES[phase])
    set_stage(state, battle, place, said, settled)


def settle_as_said(state: MightyEmpires, battle: int, place: str, said: pos.Said) -> None:
    """A battle is over: with points, conceded or unplayed."""
    state.set_fight(battle, me.Fight.STAGE, me.Stage.SETTLED)
    if "result" in said:
        points = said["result"]
        if not isinstance(points, list) or len(points) != 2:
            raise PositionError("mighty_empires-position-result", place=place, found=points)
        state.set_fight(battle, me.Fight.VP_A, pos.number(f"{place}.result", points[0], 0))
        state.set_fight(battle, me.Fight.VP_B, pos.number(f"{place}.result", points[1], 0))
        state.set_fight(battle, me.Fight.ENDING, me.Ending.FOUGHT)
        return
    words = str(said["ended"]).split()
    sides = [me.SEAT_NAMES[state.fight(battle, me.Fight.A)], me.SEAT_NAMES[state.fight(battle, me.Fight.B)]]
    if words == ["unplayed"]:
        state.set_fight(battle, me.Fight.ENDING, me.Ending.UNPLAYED)
    elif len(words) == 2 and words[0] == "conceded" and words[1] in sides:
        state.set_fight(battle, me.Fight.ENDING, me.Ending.CONCEDED_A + sides.index(words[1]))
    else:
        raise PositionError("mighty_empires-position-ended", place=place, found=said["ended"], sides=tuple(sides))


FITTING = {
    me.Mode.MIXED: (me.Stage.MODE_A, me.Stage.MODE_B),
    me.Mode.SIM: (me.Stage.CONCEDE_A, me.Stage.CONCEDE_B, me.Stage.ORDERS, me.Stage.MUSTER_A, me.Stage.MUSTER_B),
    me.Mode.TABLE: (me.Stage.ORDERS, me.Stage.TABLE),
}
"""The stages of a battle by its mode; the first of them is that of a fresh challenge."""
MUSTERING = (me.Stage.MUSTER_A, me.Stage.MUSTER_B)  # not where gold is sealed
SEALING = {me.Mode.MIXED: (), me.Mode.SIM: (), me.Mode.TABLE: (me.Stage.ORDERS,)}  # only there


def set_stage(state: MightyEmpires, battle: int, place: str, said: pos.Said, settled: bool) -> None:
    """Mode and stage of a battle; what is not said is as after a fresh challenge, in a mixed campaign as far as the rest tells."""
    rules = state.rules
    mixed = rules.battle_mode == me.Mode.MIXED
    stage = word_of(f"{place}.stage", said["stage"], STAGES[: me.Stage.SETTLED]) if "stage" in said else me.EMPTY
    mode = int(rules.battle_mode)
    if "mode" in said:
        mode = word_of(f"{place}.mode", said["mode"], me.MODE_NAMES)
    elif mixed and (settled or stage > me.Stage.MODE_B):
        mode = me.Mode.TABLE if stage == me.Stage.TABLE else me.Mode.SIM
    state.set_fight(battle, me.Fight.MODE, mode)
    if settled:
        return
    fitting = [int(one) for one in FITTING[mode] if one not in (MUSTERING if rules.seal_gold else SEALING[mode])]
    stage = fitting[0] if stage == me.EMPTY else stage
    if stage not in fitting:
        raise PositionError("mighty_empires-position-stage", place=place, stage=STAGES[stage], mode=me.MODE_NAMES[mode])
    state.set_fight(battle, me.Fight.STAGE, stage)


def begin(state: MightyEmpires, given: Mapping[str, Any], players: list[pos.Said], phase: int) -> None:
    """Owe what is left of the phase and what follows it; the realms are ranked already."""
    if phase in SETUP:
        state.phase = phase
        state.push(me.ask_phase(me.Phase.SPRING))
        state.push(me.Ask.CAPITAL if phase == me.Phase.SETUP_CAPITAL else me.Ask.FIELD)
    elif "start" in given:
        state.phase = me.Phase.CHECK if state.round else me.Phase.SETUP_FIELDS
        state.push(me.ask_phase(me.Phase.SPRING))
    elif phase in (me.Phase.SPRING, me.Phase.AUTUMN):
        if phase == me.Phase.AUTUMN:
            for seat in range(len(players)):
                state.winter_rp[seat] = 0  # ME-11.15
        steps.open_phase(state, phase, "turn" not in given)  # what lies there when others have had their turn may be new
    elif phase == me.Phase.BUILD:
        for seat, said in enumerate(players):
            if "rp" in said and state.status[seat] != me.Status.OUT:
                state.rp[seat] -= scoring.round_rp(state, seat)  # which is awarded now
        steps.begin_phase(state, phase)
    else:
        steps.begin_phase(state, phase)
    if "turn" in given:
        skip_to(state, seat_of(state, given["turn"]), players, phase)


def skip_to(state: MightyEmpires, seat: int, players: list[pos.Said], phase: int) -> None:
    """Those before this seat have had their turn."""
    if state.status[seat] == me.Status.OUT:
        raise PositionError("mighty_empires-position-turn", seat=me.SEAT_NAMES[seat])
    if phase == me.Phase.BUILD:
        while (other := me.build_seat(state.data())) != seat:
            state.steps.pop()
            if "rp" not in players[other]:
                state.rp[other] = 0
        return
    if state.ask() != me.Ask.PHASE:  # in the first spring nobody casts
        position = len(players) - 1 - ints(state.order).index(seat)
        state.set_top(position + 1 if phase == me.Phase.CHALLENGE else position)


def seal(state: MightyEmpires, players: list[pos.Said]) -> None:
    """Write down what was mustered in the open and what is sealed; where both sides are sealed they fight."""
    for seat, said in enumerate(players):
        for key in ("muster", "order"):
            if key not in said:
                continue
            place = f"{me.SEAT_NAMES[seat]}.{key}"
            battle = own_battle(state, seat)
            stage = state.fight(battle, me.Fight.STAGE) if battle != me.EMPTY else me.EMPTY
            paid_before = stage == me.Stage.TABLE and key == "order" and state.rules.seal_gold
            mustered = key == "muster" and stage in (me.Stage.MUSTER_B, me.Stage.ORDERS) and not state.rules.seal_gold
            if paid_before or mustered:
                for part, amount in read_payment(state, battle, seat, place, said[key]).items():
                    state.orders[seat * me.ORDER + part] = amount
                state.orders[seat * me.ORDER + me.SEALED] = me.SEALED if paid_before else me.Part.STANCE
                continue
            play = read(state, seat, ("order", *str(said[key]).split())) if key == "order" and seat in state.actors() else None
            if play is None:
                raise PositionError("mighty_empires-position-sealed", place=place, found=said[key])
            for action in play:
                state.apply(seat, action)
    for battle in range(state.fights()):  # who has not said how much musters nothing
        stage = state.fight(battle, me.Fight.STAGE)
        if state.rules.seal_gold or stage not in (me.Stage.MUSTER_B, me.Stage.ORDERS):
            continue
        for side in range(2 if stage == me.Stage.ORDERS else 1):
            at = state.fight(battle, me.Fight.A + side) * me.ORDER + me.SEALED
            state.orders[at] = max(state.orders[at], me.Part.STANCE)
    state.run()


def own_battle(state: MightyEmpires, seat: int) -> int:
    """Return the battle that a seat's order is for: the one that waits for it, or its first one that is not over."""
    waiting = int(order_battle(state, seat))
    if waiting != me.EMPTY:
        return waiting
    own = (battle for battle in range(state.fights()) if is_side(state, battle, seat))
    return next((battle for battle in own if state.fight(battle, me.Fight.STAGE) != me.Stage.SETTLED), me.EMPTY)


def read_payment(state: MightyEmpires, battle: int, seat: int, place: str, value: Any) -> dict[int, int]:
    """Return what a side pays, of `50 reinforce 30 siege 100`."""
    found = re.fullmatch(r"(\d+)(?: reinforce (\d+))?(?: siege (50|100|0))?", str(value))
    if not found:
        raise PositionError("mighty_empires-position-payment", place=place, found=value)
    gold, reinforce, siege = (int(text or 0) for text in found.groups())
    besieges = state.fight(battle, me.Fight.SIEGE) and state.fight(battle, me.Fight.A) == seat
    fits = gold <= me.MOST_BOUGHT and reinforce <= battle_law.reinforcing(state, reinforce) and gold + reinforce + siege <= state.gold[seat]
    if not fits or (reinforce and state.event[seat] != me.Event.REINFORCEMENTS) or (siege and not besieges):
        raise PositionError("mighty_empires-position-payment", place=place, found=value)
    return {me.Part.GOLD: gold, me.Part.REINFORCE: reinforce, me.Part.SIEGE: siege}


def tile_of(state: MightyEmpires, name: Any) -> int:
    """Read a tile."""
    names = maps.tile_names(state.land)
    if name not in names:
        raise PositionError("mighty_empires-position-no-tile", name=name)
    return names.index(name)


word_of = partial(pos.word_of, "mighty_empires-position-word")


def seat_of(state: MightyEmpires, name: Any) -> int:
    return pos.seat_of(me.SEAT_NAMES[: state.rules.players], name)


# Looking


def compare(state: MightyEmpires, key: str, expected: Any) -> str | None:
    """Return what is different from the part of a position that is described, None if nothing is."""
    names = me.SEAT_NAMES[: state.rules.players]
    seen = observe(state, SPECTATOR)
    if key in names:
        return pos.first_of(player_differs(state, expected, seen.realms[names.index(key)]))
    if key == "tiles":
        return pos.first_of(tiles_differ(state, pos.mapping(key, expected), seen))
    if key == "battles":
        return pos.first_of(battles_differ(state, expected, seen))
    if key == "history":
        return pos.first_of(history_differs(pos.mapping(key, expected), seen))
    if key == "map":
        wanted = maps.land(read_map(expected, len(names)))
        return None if state.land.rows() == wanted.rows() else "it is another map"
    values: dict[str, Any] = {
        **{name: getattr(seen, name) for name in ("round", "year", "season", "phase", "raged")},
        "order": [seat for seat in seen.acting if seen.realms[names.index(seat)].status != "out"],
        "lot": [me.SEAT_NAMES[seat] for seat in state.lot],
        "lead": owner_name(state.lead),
        "fresh": int(state.fresh),
        "agent": {seen.agent: seen.victim} if seen.agent else "nobody",
        "tile_count": len(seen.tiles),
    }
    return pos.differs(key, values[key], expected)


def owner_name(seat: int) -> str:
    return "nobody" if seat == me.EMPTY else me.SEAT_NAMES[seat]


def player_differs(state: MightyEmpires, expected: Any, realm: Realm) -> Iterator[str | None]:
    seat = me.SEAT_NAMES.index(realm.seat)
    for key, value in pos.seat_parts(realm.seat, expected, SEEN_SEAT_KEYS).items():
        place = f"{realm.seat}.{key}"
        if key in ("tiles", "castles", "cities", "mines"):
            yield compare_own(state, seat, place, key, value, realm)
        elif key == "costs":
            for name, cost in pos.mapping(place, value).items():
                yield pos.differs(f"costs.{name}", int(take_cost(state, seat, tile_of(state, name))), cost)
        elif key == "plague" and type(value) is int:
            yield pos.differs(place, int(state.plague[seat]), value)
        elif key == "capital" and value != "none":
            tile, bare = tile_of(state, str(value).split()[0]), str(value).endswith(" bare")
            yield pos.differs(place, seat_value(state, seat, key, realm), maps.tile_name(state.land, tile))
            yield f"{place} has a city" if bare and state.building[tile] == me.Building.CITY else None
        elif key == "event" and " " in str(value):
            yield pos.differs(place, f"{realm.event} {realm.aim}", value)
        else:
            yield pos.differs(place, seat_value(state, seat, key, realm), value)


def seat_value(state: MightyEmpires, seat: int, key: str, realm: Realm) -> Any:
    """Return what a seat has, in words or numbers: as everybody sees it, and what only a position tells."""

    def place_name(tile: int) -> str:
        return "none" if tile == me.EMPTY else maps.tile_name(state.land, tile)

    hidden: dict[str, Callable[[], Any]] = {
        "original": lambda: place_name(next((tile for tile in range(state.land.tiles) if state.original[tile] == seat), me.EMPTY)),
        "revolted": lambda: bool(state.revolted[seat]),
        "occupied": lambda: int(state.occupied[seat]),
        "conquered": lambda: int(state.conquered[seat]),
        "choice": lambda: place_name(int(state.choice[seat])),
        "exile": lambda: realm.tiles == 0 and realm.status != "out",
        "army": lambda: int(army_points(state, seat)),
        "sealed": lambda: state.orders[seat * me.ORDER + me.SEALED] == me.SEALED,
        "place": lambda: scoring.final_places(state)[seat],
    }
    if key in hidden:
        return hidden[key]()
    value = getattr(realm, key)
    return value if value is not None else "nobody" if key == "aim" else "none"


def compare_own(state: MightyEmpires, seat: int, place: str, key: str, expected: Any, realm: Realm) -> str | None:
    """A number counts tiles or buildings, a list names all of them."""
    kinds = {"castles": me.Building.CASTLE, "cities": me.Building.CITY, "mines": me.Building.MINE}
    if not isinstance(expected, list):
        return pos.differs(place, getattr(realm, key), expected)
    wanted = {tile_of(state, name) for name in pos.listed(place, expected)}
    own_tiles = [tile for tile in range(state.land.tiles) if state.owner[tile] == seat]
    there = [tile for tile in own_tiles if key == "tiles" or state.building[tile] == kinds[key]]
    return None if set(there) == wanted else f"{place} is {[maps.tile_name(state.land, tile) for tile in there]}"


def tiles_differ(state: MightyEmpires, expected: pos.Said, seen: View) -> Iterator[str | None]:
    for name, value in expected.items():
        number_ = tile_of(state, name)
        place = f"tiles.{name}"
        said = pos.parts_of(NO_TILE_PART, place, value, SEEN_TILE_KEYS)
        tile = seen.tiles[number_]
        special: dict[str, Any] = {
            "effects": [f"{effect.kind} {effect.caster}" for effect in tile.effects],
            "dragon": "alive" if tile.lair else "dead",
        }
        for key, wanted in said.items():
            if key == "for":
                continue
            found = special[key] if key in special else getattr(tile, key)
            if key == "cost":
                if "for" not in said:
                    raise PositionError("mighty_empires-position-cost-for", place=place)
                found = int(take_cost(state, seat_of(state, said["for"]), number_))
            elif key == "effects":
                read_effects(state, f"{place}.effects", wanted)
                found, wanted = sorted(special["effects"]), sorted(wanted)
            elif key in ("owner", "special", "capital", "original"):
                found = found or "nobody"
                if wanted != "nobody":
                    seat_of(state, wanted)
            yield None if (found if found is not None else "none") == wanted else f"{name}.{key} is {found}"


def battles_differ(state: MightyEmpires, expected: Any, seen: View) -> Iterator[str | None]:
    """Look at all battles in their order; of each only at what is named."""
    wanted = [pos.mapping(f"battles.{i + 1}", value) for i, value in enumerate(pos.listed("battles", expected))]
    if len(wanted) != len(seen.battles):
        yield f"there are {len(seen.battles)} battles"
    for i, (battle, said) in enumerate(zip(seen.battles, wanted, strict=True)):
        place = f"battles.{i + 1}"
        pos.check_parts(said, SEEN_BATTLE_KEYS, NO_BATTLE_PART, place=place)
        conceded = f" {battle.a if battle.class_a == 'defeat' else battle.b}" if battle.ending == "conceded" else ""
        stage = STAGES[state.fight(i, me.Fight.STAGE)]
        special: dict[str, Any] = {
            "stage": said["stage"] if said.get("stage") in (stage, battle.stage) else stage,
            "forced": bool(state.fight(i, me.Fight.FORCED)),
            "result": [battle.vp_a, battle.vp_b],
            "ended": battle.ending + conceded,
            "classes": [battle.class_a or "none", battle.class_b or "none"],
        }
        for key, value in said.items():
            yield pos.differs(f"{place}.{key}", special[key] if key in special else getattr(battle, key), value)


def history_differs(expected: pos.Said, seen: View) -> Iterator[str | None]:
    """Look at how realms stood after rounds: tiles, cities, hoards, markers."""
    rounds = {standings.round: standings for standings in seen.history}
    names = tuple(realm.seat for realm in seen.realms)
    for number_, seats in expected.items():
        for name, wanted in pos.mapping(f"history.{number_}", seats).items():
            if number_ not in rounds:
                yield f"history has the rounds {sorted(rounds)}"
            realm = rounds[number_].realms[pos.seat_of(names, name)]
            yield pos.differs(f"history.{number_}.{name}", [realm.tiles, realm.cities, realm.hoards, realm.markers], wanted)
