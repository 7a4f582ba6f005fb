"""What stands against something in Mighty Empires: each function returns the number of a reason, NOTHING if it is possible.

Legality, refusals and rules of thumb ask these. What is said before, in and after battles has laws of its own (battle_law.py).
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine import effects
from tafelrunde.games.mighty_empires.engine.battles import battle_against, battles_of, is_side
from tafelrunde.games.mighty_empires.engine.scoring import counts, fought_at, has_beaten, points_of, result_of
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires

# Setup


def no_seat(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """A capital stands on this terrain (ME-0.6, ME-13.4)."""
    terrain = state.land.terrain[tile]
    if terrain == me.Terrain.VOLCANO:
        return me.No.CAPITAL_VOLCANO
    return me.No.CAPITAL_MOUNTAIN if terrain == me.Terrain.MOUNTAIN and state.group(seat) != me.Group.DWARFS else me.No.NOTHING


def no_capital(state: MightyEmpires, seat: i64, tile: i64, home: i64) -> i64:
    """A seat begins here, bound to a home or to none (ME-0.6, ME-R30)."""
    if state.owner[tile] != me.EMPTY:
        return me.No.TILE_OWNED
    reason = no_seat(state, seat, tile)
    if reason != me.No.NOTHING:
        return reason
    return me.No.CAPITAL_HOME if home != me.EMPTY and state.land.home[tile] != home else me.No.NOTHING


def no_field(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """A start field (ME-0.9); where nobody finds one there are others (ME-0.10)."""
    owner = state.owner[tile]
    if owner != me.EMPTY:
        return me.No.YOURS_ALREADY if owner == seat else me.No.TILE_OWNED
    if state.land.terrain[tile] == me.Terrain.VOLCANO:
        return me.No.FIELD_VOLCANO
    if not effects.touches(state, tile, seat):
        return me.No.FIELD_NOT_ADJACENT
    home = state.home[seat]
    return me.No.FIELD_HOME if home != me.EMPTY and state.land.home[tile] != home else me.No.NOTHING


# Spells


def spell_cost(state: MightyEmpires, seat: i64) -> i64:
    """Return what casting costs; the owner of a hoard pays nothing (ME-3.3, ME-12.3)."""
    return 0 if effects.hoards_of(state, seat) > 0 else me.SPELL_COST


def no_cast(state: MightyEmpires, seat: i64) -> i64:
    """A seat casts: its special building stands, and it can pay (ME-3.2, ME-12.2)."""
    if effects.origin_of(state, seat) == me.EMPTY:
        return me.No.CAST_NO_SPECIAL
    return me.No.NOTHING if state.gold[seat] >= spell_cost(state, seat) else me.No.CAST_NO_GOLD


def no_target(state: MightyEmpires, seat: i64, spell: i64, tile: i64) -> i64:
    """A spell is cast on a tile (4.9, 4.10)."""
    owner = state.owner[tile]
    if spell == me.Spell.PLENTY:
        return me.No.NOTHING if owner == seat else me.No.TARGET_PLENTY  # ME-3.13
    if spell == me.Spell.VOID:
        return me.No.NOTHING if owner == me.EMPTY else me.No.TARGET_VOID  # ME-3.14
    if spell == me.Spell.EARTHQUAKE:
        return me.No.NOTHING if owner != me.EMPTY and state.building[tile] >= me.Building.CASTLE else me.No.TARGET_EARTHQUAKE  # ME-3.15
    if spell == me.Spell.DAM:
        return me.No.NOTHING if state.land.terrain[tile] == me.Terrain.RIVER else me.No.TARGET_DAM  # ME-3.12
    if spell == me.Spell.FLOOD:
        return me.No.NOTHING if state.land.terrain[tile] == me.Terrain.RIVER else me.No.TARGET_FLOOD  # ME-3.17
    if spell == me.Spell.TRANSMUTATION:
        return me.No.NOTHING if state.capital[tile] != me.EMPTY and state.capital[tile] != seat else me.No.TARGET_TRANSMUTATION  # ME-3.20
    if spell == me.Spell.BLIGHT:
        return me.No.NOTHING if owner != me.EMPTY and owner != seat else me.No.TARGET_BLIGHT  # ME-3.21
    return me.No.NOTHING


# Events


def no_event(state: MightyEmpires, seat: i64, event: i64) -> i64:
    """A seat chooses an event: one that nobody has in this round (ME-5.1), by an option not its last one either (ME-R33)."""
    for chosen in state.event:
        if chosen == event:
            return me.No.EVENT_TAKEN
    return me.No.EVENT_REPEATED if state.rules.no_repeat and state.last_event[seat] == event else me.No.NOTHING


def no_aim(state: MightyEmpires, seat: i64, other: i64) -> i64:
    """An event is aimed at somebody (ME-5.1, ME-R12)."""
    if other == seat:
        return me.No.EVENT_SELF
    return me.No.EVENT_OUT if state.status[other] == me.Status.OUT else me.No.NOTHING


def no_sabotage(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """Saboteurs visit a building of somebody else (ME-5.5)."""
    owner = state.owner[tile]
    if owner in (me.EMPTY, seat):
        return me.No.SABOTAGE_FREE if owner == me.EMPTY else me.No.SABOTAGE_OWN
    return me.No.SABOTAGE_EMPTY if state.building[tile] == me.Building.NONE else me.No.NOTHING


def is_barred(state: MightyEmpires, challenger: i64, other: i64) -> bool:
    """Return whether diplomacy forbids this challenge (ME-5.7)."""
    return state.event[other] == me.Event.DIPLOMACY and state.aim[other] == challenger


def no_victim(state: MightyEmpires, target: i64, other: i64) -> i64:
    """An agent makes his target challenge somebody (ME-5.6)."""
    if other == target:
        return me.No.AGENT_TARGET
    if is_barred(state, target, other):
        return me.No.AGENT_BARRED
    return me.No.NOTHING if state.status[other] == me.Status.ACTIVE else me.No.AGENT_ABSENT


# Challenges


def no_opponent(state: MightyEmpires, seat: i64, other: i64) -> i64:
    """A seat may challenge another, whoever else there is (ME-7.3, ME-R12, ME-R19)."""
    if other == seat:
        return me.No.CHALLENGE_SELF
    if state.status[other] != me.Status.ACTIVE:
        return me.No.CHALLENGE_IDLE if state.status[other] == me.Status.IDLE else me.No.CHALLENGE_OUT
    if is_barred(state, seat, other):
        return me.No.CHALLENGE_BARRED
    most = state.rules.most_battles
    return me.No.CHALLENGE_MOST if most != me.EMPTY and battles_of(state, other) >= most else me.No.NOTHING


def free_first(state: MightyEmpires, seat: i64) -> bool:
    """Return whether only those without a battle can be challenged, because there are such (ME-7.3)."""
    if state.rules.open_pairing:
        return False
    for other in range(state.rules.players):
        if battles_of(state, other) == 0 and no_opponent(state, seat, other) == me.No.NOTHING:
            return True
    return False


def no_challenge(state: MightyEmpires, seat: i64, other: i64, free: bool) -> i64:
    """A seat challenges another (ME-7.3); `free` as `free_first` says."""
    reason = no_opponent(state, seat, other)
    if reason != me.No.NOTHING:
        return reason
    return me.No.CHALLENGE_FREE_FIRST if free and battles_of(state, other) > 0 else me.No.NOTHING


def no_ground(state: MightyEmpires, seat: i64, other: i64, tile: i64) -> i64:
    """A tile is marked as battlefield, wherever it lies: free or the opponent's, without void or fog (ME-7.5, ME-7.8)."""
    owner = state.owner[tile]
    if owner != me.EMPTY and owner != other:
        return me.No.GROUND_OWN if owner == seat else me.No.GROUND_THIRD
    if effects.has_effect(state, tile, me.Weird.VOID):
        return me.No.GROUND_VOID  # ME-3.14
    return me.No.GROUND_FOG if effects.has_effect(state, tile, me.Weird.FOG) else me.No.NOTHING  # ME-3.18


# Taking tiles


def no_taking(state: MightyEmpires, tile: i64) -> i64:
    """A tile is taken, as far as effects go."""
    if effects.has_effect(state, tile, me.Weird.VOID):
        return me.No.TILE_VOID  # ME-3.14
    return me.No.TILE_FOG if effects.has_effect(state, tile, me.Weird.FOG) else me.No.NOTHING  # ME-3.18


def no_border(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """A tile lies where a realm takes tiles: beside it (ME-10.6, ME-10.7), or for skaven beside a city (ME-11.11, ME-11.12)."""
    free = state.owner[tile] == me.EMPTY
    skaven = state.group(seat) == me.Group.SKAVEN
    if effects.touches(state, tile, seat) and (free or not skaven or not state.rules.skaven_strict):
        return me.No.NOTHING
    if skaven and (free or effects.beside_city(state, tile)):
        return me.No.NOTHING
    if not effects.has_land(state, seat):
        return me.No.NOTHING  # ME-13.7
    if not skaven:
        return me.No.NOT_ADJACENT
    return me.No.CONQUER_SKAVEN_STRICT if state.rules.skaven_strict else me.No.CONQUER_SKAVEN


def no_occupation(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """A free tile is taken, cost and battlefield-first apart (ME-10.6)."""
    owner = state.owner[tile]
    if owner != me.EMPTY:
        return me.No.YOURS_ALREADY if owner == seat else me.No.OCCUPY_OWNED
    reason = no_taking(state, tile)
    if reason != me.No.NOTHING:
        return reason
    if state.rules.loser_barred and fought_at(state, seat, tile, me.Result.DEFEAT, me.Result.DEFEAT):
        return me.No.OCCUPY_LOST  # ME-10.9
    if state.rules.dragon_guards and state.lair[tile] and not fought_at(state, seat, tile, me.Result.NARROW, me.Result.MASSACRE):
        return me.No.OCCUPY_DRAGON  # ME-10.10, ME-R24
    return no_border(state, seat, tile)


def must_occupy(state: MightyEmpires, seat: i64, tile: i64) -> bool:
    """Return whether this tile has to be the first one occupied: the battlefield of an own battle (ME-10.8, ME-10.9, ME-R29)."""
    if not fought_at(state, seat, tile, me.Result.DEFEAT, me.Result.MASSACRE):
        return False
    return no_occupation(state, seat, tile) == me.No.NOTHING and effects.take_cost(state, seat, tile) <= points_of(state, seat)


def occupies_first(state: MightyEmpires, seat: i64) -> bool:
    """Return whether a battlefield has to be occupied before any other tile."""
    if state.occupied[seat] > 0:
        return False
    for battle in range(state.fights()):
        if is_side(state, battle, seat) and must_occupy(state, seat, state.fight(battle, me.Fight.TILE)):
            return True
    return False


def no_occupying(state: MightyEmpires, seat: i64, tile: i64, first: bool) -> i64:
    """A free tile is taken now; `first` as `occupies_first` says."""
    reason = no_occupation(state, seat, tile)
    if reason != me.No.NOTHING:
        return reason
    if effects.take_cost(state, seat, tile) > points_of(state, seat):
        return me.No.OCCUPY_POINTS
    return me.No.OCCUPY_FIRST if first and not must_occupy(state, seat, tile) else me.No.NOTHING


def no_victory(state: MightyEmpires, seat: i64, other: i64) -> i64:
    """A seat has beaten another, and may conquer from it (ME-10.7)."""
    if has_beaten(state, seat, other):
        return me.No.NOTHING
    battle = battle_against(state, seat, other)
    result = result_of(state, battle, seat) if battle != me.EMPTY else i64(me.EMPTY)
    if state.winter and (battle == me.EMPTY or result >= me.Result.NARROW):
        return me.No.BEATEN_ELSEWHERE  # ME-11.15
    if battle == me.EMPTY:
        return me.No.NOT_FOUGHT
    if result == me.EMPTY:
        return me.No.NOT_PLAYED  # ME-10.17
    return me.No.NOT_WON if result == me.Result.DRAW else me.No.LOST_TO


def no_conquest(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """An enemy tile is taken, cost and battlefield-first apart (ME-10.7)."""
    owner = state.owner[tile]
    if owner in (me.EMPTY, seat):
        return me.No.CONQUER_FREE if owner == me.EMPTY else me.No.YOURS_ALREADY
    reason = no_taking(state, tile)
    if reason != me.No.NOTHING:
        return reason
    reason = no_victory(state, seat, owner)
    return reason if reason != me.No.NOTHING else no_border(state, seat, tile)


def must_conquer(state: MightyEmpires, seat: i64, tile: i64) -> bool:
    """Return whether this tile has to be the first one conquered: the battlefield of a battle won, the beaten player's (ME-10.8)."""
    owner = state.owner[tile]
    if owner == me.EMPTY or effects.take_cost(state, seat, tile) > points_of(state, seat):
        return False
    for battle in range(state.fights()):
        if counts(state, battle) and state.fight(battle, me.Fight.TILE) == tile:
            if is_side(state, battle, seat) and is_side(state, battle, owner) and owner != seat:
                if result_of(state, battle, seat) >= me.Result.NARROW and no_conquest(state, seat, tile) == me.No.NOTHING:
                    return True
    return False


def conquers_first(state: MightyEmpires, seat: i64) -> bool:
    """Return whether a battlefield has to be conquered before any other tile."""
    if state.conquered[seat] > 0:
        return False
    for battle in range(state.fights()):
        if is_side(state, battle, seat) and must_conquer(state, seat, state.fight(battle, me.Fight.TILE)):
            return True
    return False


def no_conquering(state: MightyEmpires, seat: i64, tile: i64, first: bool) -> i64:
    """An enemy tile is taken now; `first` as `conquers_first` says."""
    reason = no_conquest(state, seat, tile)
    if reason != me.No.NOTHING:
        return reason
    if effects.take_cost(state, seat, tile) > points_of(state, seat):
        return me.No.CONQUER_POINTS
    return me.No.CONQUER_FIRST if first and not must_conquer(state, seat, tile) else me.No.NOTHING


# Building


def no_point(state: MightyEmpires, seat: i64) -> i64:
    """A seat does what costs one empire point (ME-10.11, ME-10.12, ME-13.4)."""
    return me.No.NOTHING if points_of(state, seat) >= 1 else me.No.NO_POINTS


def no_mine(state: MightyEmpires, tile: i64) -> i64:
    """A mine is dug here (4.4)."""
    terrain = state.land.terrain[tile]
    if terrain != me.Terrain.RIVER and terrain != me.Terrain.MOUNTAIN:
        return me.No.MINE_TERRAIN
    return me.No.MINE_EXHAUSTED if state.exhausted[tile] and not state.rules.rebuild_exhausted else me.No.NOTHING  # ME-6.2


def no_city(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """A castle on this ground could become a city of this realm (4.4)."""
    group = state.group(seat)
    if group == me.Group.SKAVEN:
        return me.No.BUILD_SKAVEN  # ME-11.9
    if group == me.Group.RAIDERS:
        return me.No.CITY_RAIDERS  # ME-11.6
    terrain = state.land.terrain[tile]
    if terrain == me.Terrain.VOLCANO:
        return me.No.BUILD_VOLCANO  # ME-12.4
    return me.No.CITY_MOUNTAIN if terrain == me.Terrain.MOUNTAIN and group != me.Group.DWARFS else me.No.NOTHING  # ME-11.3


def no_building(state: MightyEmpires, seat: i64, tile: i64, building: i64, boom: bool) -> i64:
    """A seat builds this on a tile (4.4, ME-10.11); `boom`: as the event building boom (ME-5.3)."""
    if state.owner[tile] != seat:
        return me.No.NOT_YOURS
    if effects.has_effect(state, tile, me.Weird.FOG):
        return me.No.BUILD_FOG  # ME-3.18
    if state.land.terrain[tile] == me.Terrain.VOLCANO:
        return me.No.BUILD_VOLCANO  # ME-12.4
    if building == me.Building.SPECIAL:
        if boom:
            return me.No.BOOM_SPECIAL
        return me.No.SPECIAL_ONCE if state.special_built[seat] else me.No.NOTHING  # ME-12.1
    if not effects.in_supply(state, building):
        return me.No.BUILD_SUPPLY
    slot = state.building[tile]
    if building == me.Building.CITY and state.capital[tile] == seat:  # ME-2.14: the city of a capital may always be rebuilt
        if slot == me.Building.NONE:
            return me.No.BOOM_CAPITAL if boom else me.No.NOTHING
        return me.No.NOTHING if slot == me.Building.CASTLE else me.No.SLOT_TAKEN
    if building == me.Building.CITY:
        reason = no_city(state, seat, tile)
        if slot == me.Building.CASTLE or (reason != me.No.NOTHING and reason != me.No.CITY_MOUNTAIN):
            return reason
        return me.No.CITY_NEEDS_CASTLE if slot == me.Building.NONE else me.No.SLOT_TAKEN
    if state.group(seat) == me.Group.SKAVEN:
        return me.No.BUILD_SKAVEN  # ME-11.9
    if slot != me.Building.NONE:
        return me.No.SLOT_TAKEN
    return no_mine(state, tile) if building == me.Building.MINE else me.No.NOTHING


def no_founding(state: MightyEmpires, seat: i64) -> i64:
    """A seat founds a capital, wherever (ME-13.4)."""
    return me.No.NOTHING if effects.capital_of(state, seat) == me.EMPTY else me.No.FOUND_HAS_ONE


def no_foundation(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """A realm without a capital founds one here (ME-13.4)."""
    if state.owner[tile] != seat:
        return me.No.NOT_YOURS
    if effects.has_effect(state, tile, me.Weird.FOG):
        return me.No.BUILD_FOG  # ME-3.18
    reason = no_seat(state, seat, tile)
    if reason != me.No.NOTHING:
        return reason
    if state.building[tile] == me.Building.MINE:
        return me.No.FOUND_MINE
    return me.No.NOTHING if state.building[tile] == me.Building.CITY or effects.in_supply(state, me.Building.CITY) else me.No.BUILD_SUPPLY


def no_demolition(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """An own mine or castle is torn down."""
    if not state.rules.allow_demolish:
        return me.No.DEMOLISH_OFF
    if state.owner[tile] != seat:
        return me.No.NOT_YOURS
    return me.No.NOTHING if me.Building.MINE <= state.building[tile] <= me.Building.CASTLE else me.No.DEMOLISH_NOTHING


def no_new_seat(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """Who lost the capital moves to another city (ME-13.3)."""
    if state.owner[tile] != seat:
        return me.No.NOT_YOURS
    return me.No.NOTHING if state.building[tile] == me.Building.CITY else me.No.NEW_CAPITAL_NO_CITY


def no_rebellion(state: MightyEmpires, seat: i64, tile: i64) -> i64:
    """A castle or city that is no capital goes over (ME-4.4)."""
    if state.owner[tile] != seat:
        return me.No.NOT_YOURS
    if state.capital[tile] != me.EMPTY:
        return me.No.REBEL_CAPITAL
    return me.No.NOTHING if state.building[tile] >= me.Building.CASTLE else me.No.REBEL_NOTHING
