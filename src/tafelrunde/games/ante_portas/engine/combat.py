"""Combat: who fights, totals, and what follows (AP-13, AP-19.8 to 19.11, AP-22.10 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine import damage
from tafelrunde.games.ante_portas.engine.cards import NUMBER, has
from tafelrunde.games.ante_portas.engine.sight import take_tile
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_mine
from tafelrunde.kernel.vectors import append, vec


def begin_combat(state: AntePortas, place: i64, troop: i64, bonus: i64, mover: i64) -> None:
    """Have a combat on a hex, if there is somebody to fight; a team that caused it by moving may have a bonus (AP-13.3, AP-13.15)."""
    state.push(ap.ask_combat(place, troop, 0, bonus, mover + 1, 0))


def interrupted(state: AntePortas) -> i64:
    """Return the combat that is going on, packed: another one may happen in its window."""
    return ap.fray(state.fight, state.shots_low, state.shots_high, state.bonus, state.combat_mover + 1)


def take_up_again(state: AntePortas, packed: i64) -> None:
    """Go on with the combat in whose window another one happened; 0 if there was none."""
    state.fight = ap.fray_hex(packed)
    state.shots_low = ap.fray_low(packed)
    state.shots_high = ap.fray_high(packed)
    state.bonus = ap.fray_bonus(packed)
    state.combat_mover = ap.fray_mover(packed) - 1


def is_on(state: AntePortas, place: i64, troop: i64) -> bool:
    """Return whether both sides of a combat have somebody there (AP-17.13)."""
    if not state.rules.coop:
        return opposed(state, state.combat_mover, place, 0) and opposed(state, 1 - state.combat_mover, place, 0)
    if damage.troop_base(state, place, troop) + damage.troop_elite(state, place, troop) == 0:
        return False
    return opposed(state, 0, place, source_of(state, place, troop))


def source_of(state: AntePortas, place: i64, troop: i64) -> i64:
    """Return what is special about damage that a troop does: flying ones leave tread mines alone, flying elites more (AP-16.2, AP-19.3)."""
    if not damage.is_flying(state, troop):
        return 0
    if damage.troop_base(state, place, troop) == 0:
        return ap.Source.FLYING | ap.Source.ELITES
    return ap.Source.FLYING


def opposed(state: AntePortas, team: i64, place: i64, source: i64) -> bool:
    """Return whether a team has somebody on a hex who fights: soldiers, buildings, mines (AP-11.10, AP-16.1, AP-16.2)."""
    if (
        damage.sufferers(state, team, place, ap.Colonist.FARMER, source) + damage.sufferers(state, team, place, ap.Colonist.CITIZEN, source)
        > 0
    ):
        return True
    if damage.passing(state, team, place):
        return True
    return damage.suffering_mine(state, team, place, source) > 0 or damage.suffering_building(state, team, place, source) > 0


def attack_parts(state: AntePortas, place: i64, troop: i64) -> tuple[i64, i64, i64, i64]:
    """Return what A adds up from: base and elite units, what the card adds or takes, damage carried over (AP-13.2)."""
    base = damage.troop_base(state, place, troop) * state.rules.base_strength
    elite = damage.troop_elite(state, place, troop) * state.rules.elite_strength
    if troop == damage.STANDING or state.card == ap.EMPTY:
        return base, elite, 0, 0
    card: i64 = 0
    if has(state.card, ap.Ability.STRONGER):
        card += NUMBER[state.card]
    if has(state.card, ap.Ability.WEAKER) or (has(state.card, ap.Ability.WEAKER_FIRST) and state.arrow == 0):
        card -= NUMBER[state.card]  # AP-18.6, AP-18.15
    return base, elite, card, state.carried[place]


def attack_strength(state: AntePortas, place: i64, troop: i64) -> i64:
    """Return A: the strength of a troop with what its card adds or takes (AP-13.2)."""
    base, elite, card, carried = attack_parts(state, place, troop)
    return max(0, base + elite + card + carried)


def low_strength(state: AntePortas, team: i64, place: i64, source: i64) -> i64:
    """Return X: what cannot hurt flying elites (AP-19.8)."""
    tile = damage.suffering_building(state, team, place, source)
    total = damage.sufferers(state, team, place, ap.Colonist.FARMER, source)
    if tile == ap.Tile.TRENCH or tile == ap.Tile.BUNKER:
        total += ap.TILE_STRENGTH[tile]
    return total


def high_strength(state: AntePortas, team: i64, place: i64, source: i64) -> i64:
    """Return Y: citizens, mines, the other buildings, and a trap under own soldiers (AP-13.3, AP-12.6)."""
    total = damage.sufferers(state, team, place, ap.Colonist.CITIZEN, source) * 3
    tile = damage.suffering_building(state, team, place, source)
    if tile and tile != ap.Tile.TRENCH and tile != ap.Tile.BUNKER:
        total += ap.TILE_STRENGTH[tile]
    total += ap.TILE_STRENGTH[damage.suffering_mine(state, team, place, source)]
    if state.own_tile(team, place) == ap.Tile.TRAP and state.troops(team, place) > 0 and not source & ap.Source.FLYING:
        total += 1
    return total + ap.TILE_STRENGTH[damage.passing(state, team, place)]


def own_strength(state: AntePortas, place: i64, troop: i64) -> tuple[i64, i64]:
    """Return T, and the part of it that can hurt flying elites (AP-13.3, AP-19.8)."""
    source = source_of(state, place, troop)
    low = low_strength(state, 0, place, source) + state.shots_low
    high = high_strength(state, 0, place, source) + state.shots_high + state.bonus
    if damage.is_flying(state, troop) and damage.troop_elite(state, place, troop) > 0:
        return min(low, damage.troop_base(state, place, troop) * state.rules.base_strength) + high, high
    return low + high, low + high


def own_parts(state: AntePortas, place: i64, troop: i64) -> tuple[i64, i64, i64, i64, i64]:
    """Return what T adds up from besides shots and the bonus: farmers, citizens, tile, trap, and what flying elites leave of no use."""
    source = source_of(state, place, troop)
    farmers = damage.sufferers(state, 0, place, ap.Colonist.FARMER, source)
    citizens = damage.sufferers(state, 0, place, ap.Colonist.CITIZEN, source) * 3
    tile = (
        ap.TILE_STRENGTH[damage.suffering_building(state, 0, place, source)]
        + ap.TILE_STRENGTH[damage.suffering_mine(state, 0, place, source)]
    )
    tile += ap.TILE_STRENGTH[damage.passing(state, 0, place)]
    whole = low_strength(state, 0, place, source) + high_strength(state, 0, place, source)
    total, _ = own_strength(state, place, troop)
    useless = whole + state.shots_low + state.shots_high + state.bonus - total
    return farmers, citizens, tile, whole - farmers - citizens - tile, useless


def resolve(state: AntePortas, place: i64, troop: i64) -> None:
    """Compare the totals and carry the losses out (AP-13.5, AP-13.6)."""
    source = source_of(state, place, troop)
    attack = attack_strength(state, place, troop)
    total, to_elites = own_strength(state, place, troop)
    base, elite, card, carried = attack_parts(state, place, troop)
    farmers, citizens, tile, trap, useless = own_parts(state, place, troop)
    shots = state.shots_low + state.shots_high
    parts = [base, elite, card, carried, farmers, citizens, tile, trap, shots, state.bonus, useless]
    state.note(ap.Happened.TOTALS, [place, attack, total, *parts, 0, 0, 0, 0, 0])
    if total >= attack:
        damage.remove_figures(state, place, troop, damage.troop_base(state, place, troop), damage.troop_elite(state, place, troop))
        damage.hit_own(state, 0, place, attack, source | ap.Source.REPLACEABLE)
        return
    sweep(state, 0, place, source)
    damage.hit_attackers(state, place, troop, total, to_elites)


def sweep(state: AntePortas, team: i64, place: i64, source: i64) -> None:
    """The losing side loses all: soldiers to the hospital, buildings and mines to the supply; traps and bombs stay (AP-13.6)."""
    damage.wound(state, team, place, ap.Colonist.FARMER, damage.sufferers(state, team, place, ap.Colonist.FARMER, source), True)
    damage.wound(state, team, place, ap.Colonist.CITIZEN, damage.sufferers(state, team, place, ap.Colonist.CITIZEN, source), True)
    if damage.suffering_mine(state, team, place, source):
        damage.destroy_mine(state, place, source | ap.Source.REPLACEABLE)
    elif damage.suffering_building(state, team, place, source):
        state.note(ap.Happened.TILE_LOST, [place, state.tile[place]])
        take_tile(state, place)
    if damage.passing(state, team, place):
        state.note(ap.Happened.TILE_LOST, [place, damage.passing(state, team, place)])
        state.rider = 0


# Duels: both sides have soldiers


def side_parts(state: AntePortas, team: i64, place: i64) -> tuple[i64, i64, i64]:
    """Return the strength of farmers, citizens and tiles of one side of a duel; a trap helps its owner, moving or not (AP-22.10)."""
    farmers = state.of_colonist(team, place, ap.Colonist.FARMER)
    citizens = state.of_colonist(team, place, ap.Colonist.CITIZEN) * 3
    tile = state.own_tile(team, place)
    strength = ap.TILE_STRENGTH[damage.passing(state, team, place)]
    if tile == ap.Tile.TRAP:
        strength += 1 if state.troops(team, place) > 0 else 0
    elif is_mine(tile) or tile <= ap.Tile.HOWITZER:
        strength += ap.TILE_STRENGTH[tile]
    return farmers, citizens, strength


def side_strength(state: AntePortas, team: i64, place: i64) -> i64:
    """Return the strength of one side of a duel on a hex (AP-22.10)."""
    farmers, citizens, tile = side_parts(state, team, place)
    return farmers + citizens + tile


def resolve_duel(state: AntePortas, place: i64) -> None:
    """Compare both sides; ties go to the team that did not move (AP-22.10)."""
    mover = state.combat_mover
    other = 1 - mover
    shots_mover = state.shots_low if mover == 0 else state.shots_high
    shots_other = state.shots_high if mover == 0 else state.shots_low
    attack = side_strength(state, mover, place) + shots_mover + state.bonus
    total = side_strength(state, other, place) + shots_other
    farmers, citizens, tile = side_parts(state, mover, place)
    other_farmers, other_citizens, other_tile = side_parts(state, other, place)
    parts = [0, 0, 0, 0, other_farmers, other_citizens, other_tile, 0, shots_other, 0, 0]
    state.note(ap.Happened.TOTALS, [place, attack, total, *parts, farmers, citizens, tile, shots_mover, state.bonus])
    loser = other if attack > total else mover
    sweep(state, loser, place, 0)
    damage.hit_own(state, 1 - loser, place, total if loser == other else attack, ap.Source.REPLACEABLE)


def end_combat(state: AntePortas, place: i64, troop: i64) -> None:
    """A combat is over: mines of a combat that no attacker survived may be replaced (AP-13.14, AP-15.12)."""
    if state.rules.coop:
        if damage.troop_base(state, place, troop) + damage.troop_elite(state, place, troop) > 0:
            state.lost_mines = state.lost_mines[:0]
    else:
        kept = vec[i64]()
        for lost in state.lost_mines:
            if state.troops(1 - ap.lost_mine_team(lost), ap.lost_mine_hex(lost)) == 0:
                kept = append(kept, lost)
        state.lost_mines = kept
    if len(state.lost_mines) > 0:
        state.push(ap.ask_window(ap.Window.MINE, 0, 0, 0))
