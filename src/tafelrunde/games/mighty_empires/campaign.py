"""Campaigns that begin in the middle: the block `campaign` of a map (ME-14.17, ME-15.4), checked and set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.effects import change_gold, compute_order, tiles_of
from tafelrunde.games.mighty_empires.engine.scoring import base_army
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.maps import Place, named
from tafelrunde.games.mighty_empires.options import MOST_ROUNDS
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.rows import row_of

PHASES = tuple(
    me.PHASE_NAMES[phase]
    for phase in (
        me.Phase.SPRING, me.Phase.EVENTS, me.Phase.INCOME, me.Phase.CHALLENGE, me.Phase.AUTUMN, me.Phase.UNDEAD, me.Phase.WINTER,
        me.Phase.TAXES,
    )
)  # fmt: skip
"""Where a campaign can go on: never in the middle of battles or of spending."""
WINTER = PHASES[4:]
# Beside the keys of ME-15.4 a player may have `status`, `last_event`, `rp` (kept from the round before), `uprising`, `famine`, `blight`,
# `city` (false: the capital's city is gone) and `claimed` (whether the marker for the original capital is won), and
# the block `raided` (tiles that pay no tax this winter).
COUNTS = ("gold", "markers", "rp", "winter_rp", "uprising", "famine", "blight")

Said = Mapping[str, Any]
Tiles = Mapping[Place, Said]


# Checking


def check_campaign(world: Mapping[str, Any], players: int, options: Mapping[str, str] | None = None) -> None:
    """Refuse a block that so many cannot go on with; with the options also what does not fit the calendar."""
    block = world["campaign"]
    if not isinstance(block, dict):
        raise OptionError("mighty_empires-campaign-block")
    tiles: Tiles = {(tile["q"], tile["r"]): tile for tile in world["tiles"]}
    check_calendar(block, options)
    listed = entries(block, "players")
    if len(listed) != players:
        raise OptionError("mighty_empires-campaign-players", count=len(listed), players=players)
    ids: list[str] = []
    for i, player in enumerate(listed, 1):
        who = player.get("id")
        if not isinstance(who, str) or not who or who in ids:
            raise OptionError("mighty_empires-campaign-id", number=i)
        ids.append(who)
    if sum(player.get("status") != "out" for player in listed) < 2:
        raise OptionError("mighty_empires-campaign-too-few")
    owners = check_owners(block, tiles, ids)
    originals: list[Place] = []
    for player in listed:
        check_player(player, tiles, owners, originals)
    check_map_things(block, tiles, owners, ids, options is None or options["rebuild_exhausted"] == "on")


def check_calendar(block: Said, options: Mapping[str, str] | None) -> None:
    """Round and phase; with the options they fit seasons and length, too."""
    now, phase = block.get("round"), block.get("phase")
    if type(now) is not int or not 1 <= now <= MOST_ROUNDS:
        raise OptionError("mighty_empires-campaign-round", found=now, most=MOST_ROUNDS)
    if phase not in PHASES:
        raise OptionError("mighty_empires-campaign-phase", found=phase, phases=PHASES)
    if options is None:
        return
    if now > int(options["max_rounds"]) or (now == int(options["max_rounds"]) and phase in WINTER):
        raise OptionError("mighty_empires-campaign-over", round=now, phase=phase, most=int(options["max_rounds"]))
    season = (now - 1 + ("spring", "summer", "autumn").index(options["start_season"])) % 3
    wanted = me.Season.AUTUMN if phase in WINTER else me.Season.SPRING
    if phase in (*WINTER, PHASES[0]) and (season != wanted or options["seasons"] == "off"):
        raise OptionError("mighty_empires-campaign-season", round=now, phase=phase)


def entries(block: Said, key: str) -> list[Any]:
    """Return a list of objects; what is left out has none."""
    found = block.get(key, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise OptionError("mighty_empires-campaign-list", key=key)
    return found


def place_of(value: Any, tiles: Tiles, key: str) -> Place:
    """Read `[q, r]`; it must lie on the map."""
    if not isinstance(value, list) or len(value) != 2 or not all(type(number) is int for number in value):
        raise OptionError("mighty_empires-campaign-place", key=key, found=value)
    if tuple(value) not in tiles:
        raise OptionError("mighty_empires-campaign-tile", key=key, tile=named((value[0], value[1])))
    return value[0], value[1]


def check_owners(block: Said, tiles: Tiles, ids: list[str]) -> dict[Place, str]:
    """Return who owns which tile."""
    owners: dict[Place, str] = {}
    for entry in entries(block, "owners"):
        place = place_of([entry.get("q"), entry.get("r")], tiles, "owners")
        if entry.get("owner") not in ids:
            raise OptionError("mighty_empires-campaign-owner", tile=named(place), owner=entry.get("owner"), ids=tuple(ids))
        if owners.setdefault(place, entry["owner"]) != entry["owner"]:
            raise OptionError("mighty_empires-campaign-owned-twice", tile=named(place))
    return owners


def check_player(player: Said, tiles: Tiles, owners: Mapping[Place, str], originals: list[Place]) -> None:
    """A player has a race of the game, numbers that are none below zero, and his buildings on his own tiles."""
    who = player["id"]
    race = player.get("race")
    if race not in me.RACE_NAMES:
        raise OptionError("mighty_empires-campaign-race", id=who, found=race, races=me.RACE_NAMES)
    for key in COUNTS:
        value = player.get(key, 0)
        if type(value) is not int or value < 0:
            raise OptionError("mighty_empires-campaign-number", id=who, key=key, found=value)
    if player.get("winter_rp", 0) and me.RACE_GROUP[me.RACE_NAMES.index(race)] != me.Group.UNDEAD:
        raise OptionError("mighty_empires-campaign-winter-rp", id=who)
    plague = player.get("plague_year")
    if plague is not None and (type(plague) is not int or plague < 1):
        raise OptionError("mighty_empires-campaign-plague", id=who, found=plague)
    for key in ("special_built", "city", "claimed"):
        if type(player.get(key, True)) is not bool:
            raise OptionError("mighty_empires-campaign-switch", id=who, key=key, found=player[key])
    last = player.get("last_event")
    if last is not None and last not in me.EVENT_NAMES:
        raise OptionError("mighty_empires-campaign-event", id=who, found=last, events=me.EVENT_NAMES)
    if player.get("status", "active") not in me.STATUS_NAMES:
        raise OptionError("mighty_empires-campaign-status", id=who, found=player["status"], words=me.STATUS_NAMES)
    if player.get("status") == "out" and who in owners.values():
        raise OptionError("mighty_empires-campaign-out", id=who)
    for key in ("capital", "special_tile"):
        if player.get(key) is None:
            continue
        place = place_of(player[key], tiles, key)
        if owners.get(place) != who:
            raise OptionError("mighty_empires-campaign-not-own", id=who, key=key, tile=named(place))
        if tiles[place]["terrain"] == "volcano":
            raise OptionError("mighty_empires-campaign-on-volcano", key=key, tile=named(place))
    if player.get("special_tile") is not None and player.get("special_built") is False:
        raise OptionError("mighty_empires-campaign-special", id=who)
    original = player.get("original_capital", player.get("capital"))
    if original is not None:
        place = place_of(original, tiles, "original_capital")
        if place in originals:
            raise OptionError("mighty_empires-campaign-original", tile=named(place))
        originals.append(place)


def check_map_things(block: Said, tiles: Tiles, owners: Mapping[Place, str], ids: list[str], rebuilt: bool) -> None:
    """Exhausted mines, dragons, effects and raided tiles are where they can be; `rebuilt`: a new mine may stand on an exhausted one."""
    for key in ("exhausted", "raided"):
        if not isinstance(block.get(key, []), list):
            raise OptionError("mighty_empires-campaign-list", key=key)
    for value in block.get("exhausted", []):
        place = place_of(value, tiles, "exhausted")
        if tiles[place]["terrain"] not in ("river", "mountain") or (tiles[place].get("building") == "mine" and not rebuilt):
            raise OptionError("mighty_empires-campaign-exhausted", tile=named(place))
    for value in block.get("raided", []):
        place_of(value, tiles, "raided")
    for entry in entries(block, "dragons"):
        place = place_of([entry.get("q"), entry.get("r")], tiles, "dragons")
        if tiles[place]["terrain"] != "volcano" or type(entry.get("alive")) is not bool:
            raise OptionError("mighty_empires-campaign-dragon", tile=named(place))
    for entry in entries(block, "effects"):
        kind = entry.get("kind")
        if kind not in me.WEIRD_NAMES:
            raise OptionError("mighty_empires-campaign-effect", found=kind, effects=me.WEIRD_NAMES)
        place = place_of([entry.get("q"), entry.get("r")], tiles, "effects")
        ends = me.EXPIRY_NAMES[me.WEIRD_NAMES.index(kind)]
        if entry.get("expires", ends) != ends:
            raise OptionError("mighty_empires-campaign-expiry", effect=kind, tile=named(place), expires=ends, found=entry["expires"])
        if entry.get("caster") not in ids:
            raise OptionError("mighty_empires-campaign-caster", effect=kind, tile=named(place), found=entry.get("caster"), ids=tuple(ids))
        dry = kind == "dam_river" and tiles[place]["terrain"] != "river"
        if dry or (kind == "void_of_chaos" and place in owners):
            raise OptionError("mighty_empires-campaign-effect-here", effect=kind, tile=named(place))


# Setting up


def set_races(state: MightyEmpires, campaign: Mapping[str, Any]) -> None:
    """Every player keeps the race of the block; nothing is left to draw."""
    for seat, player in enumerate(campaign["players"]):
        state.race[seat] = me.RACE_NAMES.index(player["race"])


def begin_late(state: MightyEmpires, campaign: Mapping[str, Any]) -> None:
    """Set everything as the block says, seats in the order of its players, and owe the phase in which the campaign goes on."""
    set_races(state, campaign)
    seats = {player["id"]: seat for seat, player in enumerate(campaign["players"])}
    state.lot = row_of(list(range(int(state.rules.players))))
    for entry in campaign.get("owners", []):
        state.owner[state.land.at(entry["q"], entry["r"])] = seats[entry["owner"]]
    for seat, player in enumerate(campaign["players"]):
        seat_late(state, seat, player)
    for q, r in campaign.get("exhausted", []):
        state.exhausted[state.land.at(q, r)] = 1
    for q, r in campaign.get("raided", []):
        state.raided[state.land.at(q, r)] = 1
    for entry in campaign.get("dragons", []):
        state.lair[state.land.at(entry["q"], entry["r"])] = entry["alive"]
    for entry in campaign.get("effects", []):
        tile = state.land.at(entry["q"], entry["r"])
        state.weird[tile * me.EFFECTS + me.WEIRD_NAMES.index(entry["kind"])] = seats[entry["caster"]] + 1
    go_on(state, campaign["round"], me.PHASE_NAMES.index(campaign["phase"]))


def seat_late(state: MightyEmpires, seat: int, player: Said) -> None:
    """A player takes his seat with all he has."""
    land = state.land
    vacant = seat >= state.rules.players - state.rules.vacant and tiles_of(state, seat) == 0
    state.status[seat] = me.Status.OUT if vacant else me.STATUS_NAMES.index(player.get("status", "active"))
    if state.status[seat] != me.Status.OUT and player.get("gold", 0):
        change_gold(state, seat, player.get("gold", 0), me.Purse.START)
    for name in COUNTS[1:]:
        getattr(state, name)[seat] = player.get(name, 0)
    if not state.rules.carry_over:
        state.rp[seat] = 0
    state.plague[seat] = player.get("plague_year") or 0
    if player.get("last_event") is not None:
        state.last_event[seat] = me.EVENT_NAMES.index(player["last_event"])
    if player.get("special_tile") is not None:
        state.special[land.at(*player["special_tile"])] = seat
    state.special_built[seat] = int(player.get("special_built", player.get("special_tile") is not None))
    if player.get("capital") is not None:
        tile = land.at(*player["capital"])
        state.capital[tile] = seat
        if state.building[tile] == me.Building.NONE and player.get("city", True):  # a capital has a city unless it was destroyed
            state.building[tile] = me.Building.CITY
        state.note(me.Happened.CAPITAL, [seat, tile])
    original = player.get("original_capital", player.get("capital"))
    if original is not None:
        tile = land.at(*original)
        state.original[tile] = seat
        # In foreign hands its marker is won, unless the block knows better (ME-13.1).
        state.claimed[tile] = int(player.get("claimed", state.owner[tile] not in (me.EMPTY, seat)))  # ME-R10


def go_on(state: MightyEmpires, number: int, phase: int) -> None:
    """The round begins, or goes on; what is inside a round or winter finds the realms ranked for it (ME-2.3)."""
    if phase == me.Phase.SPRING:
        state.round = number - 1
        state.push(me.ask_phase(phase))
        return
    state.round = number
    state.year = state.year_of(number)
    if phase < me.Phase.AUTUMN:
        state.note(me.Happened.ROUND, [state.round, state.year, state.season(state.round), base_army(state)])
        compute_order(state)
    elif phase > me.Phase.AUTUMN:
        state.winter = 1
        state.note(me.Happened.WINTER, [state.year])
        compute_order(state)
    state.push(me.ask_phase(phase))
