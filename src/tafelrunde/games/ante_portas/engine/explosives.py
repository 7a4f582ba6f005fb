"""Bombs that explode in chains, and traps that fling figures back (AP-16 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.board import NEXT
from tafelrunde.games.ante_portas.engine.combat import begin_combat
from tafelrunde.games.ante_portas.engine.damage import (
    STANDING,
    TOGETHER,
    destroy_mine,
    fell_options,
    hit_attackers,
    hit_own,
    is_there,
    pull_figures,
    take_soldiers,
    taken_by,
)
from tafelrunde.games.ante_portas.engine.sight import take_tile
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_mine
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.vectors import append, vec


def ignite(state: AntePortas, place: i64) -> None:
    """Set a bomb off; the chain is worked off by steps (AP-16.7)."""
    for waiting in state.bombs:
        if waiting == place:
            return
    if len(state.bombs) == 0:
        state.push(ap.Ask.BLAST)
    state.bombs = append(state.bombs, place)


def explode(state: AntePortas) -> None:
    """The next bomb of the chain explodes (AP-16.8 to 16.10, AP-R48, AP-16.11)."""
    place = state.bombs[0]
    owner = state.owner[place]
    take_tile(state, place)
    state.note(ap.Happened.EXPLODED, [place])
    hit = vec[i64]()  # hexes with the damage they take, worked off in this order
    hit = append(hit, ap.blow(3, place))
    for direction in range(6):
        beside = NEXT[place * 6 + direction]
        if beside == 0:
            continue
        tile = state.tile[beside]
        if tile == ap.Tile.BOMB:
            queued = False
            for waiting in state.bombs:
                if waiting == beside:
                    queued = True
            if not queued:
                state.bombs = append(state.bombs, beside)
        hit = append(hit, ap.blow(1, beside))
    for i in range(len(hit)):
        at = hit[len(hit) - 1 - i]
        strike(state, ap.blow_hex(at), ap.blow_damage(at), owner)
    state.bombs = state.bombs[1:]


def strike(state: AntePortas, place: i64, damage: i64, owner: i64) -> None:
    """Everybody on a hex takes damage; a mine or trap there is destroyed, and the mine takes it for its side (AP-16.9).

    With the option bomb_damage=shared there is so much damage in all: first for the enemies of the bomb's owner, the rest for its own side.
    """
    shielded: i64 = -1
    tile = state.tile[place]
    if is_mine(tile):
        shielded = state.owner[place]
        destroy_mine(state, place, ap.Source.REPLACEABLE)
    elif tile == ap.Tile.TRAP:
        destroy_trap(state, place)
    rest = damage
    if state.rules.shared_blast:
        if shielded >= 0:
            return  # the mine has taken it for the whole hex
        rest -= felt_by_enemies(state, place, damage, owner)
    for team in range(state.rules.teams):
        if team != shielded and is_there(state, team, place):
            hit_own(state, team, place, rest if team == owner else damage, 0)
    if state.rules.coop:
        hit_attackers(state, place, TOGETHER, damage, damage)


def felt_by_enemies(state: AntePortas, place: i64, damage: i64, owner: i64) -> i64:
    """Return how much of the damage of a bomb the enemies of its owner take on a hex."""
    if not state.rules.coop:
        return taken_by(state, 1 - owner, place, damage)
    fallen = fell_options(state, place, TOGETHER, damage, damage)[0]
    return ap.losses_weak(fallen) * state.rules.base_strength + ap.losses_strong(fallen) * state.rules.elite_strength


def destroy_trap(state: AntePortas, place: i64) -> None:
    """A trap is gone; whoever it held is free (AP-16.9, AP-18.7, AP-12.7)."""
    state.note(ap.Happened.TILE_LOST, [place, ap.Tile.TRAP])
    take_tile(state, place)
    state.snared_base[place] = 0
    state.snared_elite[place] = 0
    for i in range(state.part_count()):
        if state.parts[i * ap.PART] == place:
            state.parts[i * ap.PART + 3] = 0
            state.parts[i * ap.PART + 4] = 0
    for team in range(state.rules.teams):
        for colonist in range(2):
            state.snared[(team * ap.HEXES + place) * 2 + colonist] = 0


def chain(state: AntePortas, place: i64) -> i64:
    """Return the hexes that the explosion of a bomb would reach with its chain, as a bit set."""
    going = BIT[place]
    reached: i64 = 0
    while going:
        at: i64 = 1
        while not going & BIT[at]:
            at += 1
        going &= ~BIT[at]
        reached |= BIT[at]
        for direction in range(6):
            beside = NEXT[at * 6 + direction]
            if beside and not reached & BIT[beside] and state.tile[beside] == ap.Tile.BOMB:
                going |= BIT[beside]
    blast = reached
    for place in range(1, ap.HEXES):
        if reached & BIT[place]:
            for direction in range(6):
                if NEXT[place * 6 + direction]:
                    blast |= BIT[NEXT[place * 6 + direction]]
    return blast


# Going back from a trap


def steps_back(state: AntePortas, team: i64, place: i64) -> i64:
    """Return where a figure may be flung back to from a trap of a team, one or two steps, as a bit set (AP-16.4)."""
    found: i64 = 0
    for first in range(3):
        near = NEXT[place * 6 + (first + 5 + team * 3) % 6]
        if near == 0:
            continue
        found |= BIT[near]
        for second in range(3):
            far = NEXT[near * 6 + (second + 5 + team * 3) % 6]
            if far:
                found |= BIT[far]
    return found


def trap_room(state: AntePortas, place: i64) -> i64:
    """Return how many more attackers the trap of a hex can hold (AP-12.1)."""
    room: i64 = 3 - state.snared_base[place] - state.snared_elite[place]
    for i in range(state.part_count()):
        if state.parts[i * ap.PART] == place:
            room -= state.parts[i * ap.PART + 3] + state.parts[i * ap.PART + 4]
    return max(0, room)


def held_there(state: AntePortas, team: i64, place: i64, figure: i64) -> i64:
    """Return the enemy figures of a kind that may be flung back from a trap of a team: none twice by one action (AP-16.4)."""
    fresh = standing_there(state, team, place, figure)
    for landed in state.landed:
        if landed == ap.landing(figure, place):
            fresh -= 1
    return max(0, fresh)


def standing_there(state: AntePortas, team: i64, place: i64, figure: i64) -> i64:
    """Return the enemy figures of a kind on a hex: base, elite, or farmers, citizens of a duel; never flying ones."""
    if not state.rules.coop:
        return state.of_colonist(1 - team, place, figure - 2) if figure >= 2 else 0
    if figure >= 2:
        return 0
    total = state.base[place] if figure == 0 else state.elite[place]
    for i in range(state.part_count()):
        if state.parts[i * ap.PART] == place and not state.parts[i * ap.PART + 5]:
            total += state.parts[i * ap.PART + 1 + figure]
    return total


def fling(state: AntePortas, team: i64, place: i64, goal: i64, figure: i64) -> None:
    """Fling one figure back; it loses the snare and has no further part in the card (AP-16.6, AP-16.13, AP-R39)."""
    state.note(ap.Happened.FLUNG, [place, goal, figure])
    state.landed = append(state.landed, ap.landing(figure, goal))
    if figure >= 2:
        fling_soldier(state, 1 - team, place, goal, figure - 2)
        return
    base: i64 = 1 if figure == 0 else 0
    standing = state.base[place] if figure == 0 else state.elite[place]
    if standing > 0:
        pull_figures(state, place, STANDING, base, 1 - base)
    else:
        for i in range(state.part_count()):
            if state.parts[i * ap.PART] == place and not state.parts[i * ap.PART + 5] and state.parts[i * ap.PART + 1 + figure] > 0:
                pull_figures(state, place, i + 1, base, 1 - base)
                break
    state.base[goal] += base
    state.elite[goal] += 1 - base
    moves_on = goal > state.pointer or state.rules.snare_lasts  # AP-12.3: a card is still to come for that hex
    if state.pointer > 0 and moves_on and state.tile[goal] == ap.Tile.TRAP and trap_room(state, goal) > 0:  # AP-16.6
        state.snared_base[goal] += base
        state.snared_elite[goal] += 1 - base


def fling_soldier(state: AntePortas, team: i64, place: i64, goal: i64, colonist: i64) -> None:
    """In a duel a soldier is flung back; he stays as ready or as exhausted as he was."""
    at = (team * ap.HEXES + place) * ap.KINDS + colonist * 2
    tired: i64 = 0 if state.soldiers[at] > 0 else 1
    take_soldiers(state, team, place, colonist, 1, tired == 1)
    state.soldiers[(team * ap.HEXES + goal) * ap.KINDS + colonist * 2 + tired] += 1


def end_recoil(state: AntePortas, team: i64) -> None:
    """All figures have landed: combats follow, in ascending order (AP-16.5)."""
    mover: i64 = -1 if state.rules.coop else 1 - team
    for i in range(1, ap.HEXES):
        place = ap.HEXES - i
        for figure in state.landed:
            if ap.landing_hex(figure) == place:
                begin_combat(state, place, STANDING, 0, mover)
                break
    state.landed = state.landed[:0]


def offer_mines(state: AntePortas) -> None:
    """After a chain mines may be replaced (AP-16.12)."""
    if len(state.lost_mines) > 0:
        state.push(ap.ask_window(ap.Window.MINE, 0, 0, 0))
