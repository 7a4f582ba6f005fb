"""Attackers: how they arrive, and how a movement card takes a troop across the battlefield (AP-10 to AP-12, AP-18, AP-19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.board import DOWN, LEFT, NEXT, RIGHT, arrow_goal
from tafelrunde.games.ante_portas.engine.cards import ARROWS, CARDS_A_DECK, GROUPS, NUMBER, SECOND, SPAWN, has
from tafelrunde.games.ante_portas.engine.combat import begin_combat
from tafelrunde.games.ante_portas.engine.damage import destroy_mine, hit_own, remove_figures, wound
from tafelrunde.games.ante_portas.engine.explosives import destroy_trap, ignite, trap_room
from tafelrunde.games.ante_portas.engine.sight import take_tile
from tafelrunde.games.ante_portas.engine.soldiers import open_window
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_building, is_mine
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec

DONE: Final = 1  # of a part: with this arrow
STOPPED: Final = 2  # for the rest of the card
TO_THE_RIGHT: Final = 4  # the second half of a split has still to go
R222: Final = 43

# The deck


def deck_begin(state: AntePortas) -> i64:
    """Return the first card of the deck in use."""
    return state.rules.dragons * 44 + (state.epoch - 1) * CARDS_A_DECK


def draw_card(state: AntePortas) -> i64:
    """Reveal the next movement card; an empty pile is made of the used ones (AP-10.6)."""
    left = cards_left(state)
    if left == 0:
        for i in range(CARDS_A_DECK):
            state.deck[i] = 1
        left = CARDS_A_DECK
        state.note(ap.Happened.RESHUFFLED, [])
    at = state.chance.pick(left, ap.What.CARD)
    for i in range(CARDS_A_DECK):
        if state.deck[i]:
            if at == 0:
                state.deck[i] = 0
                return deck_begin(state) + i
            at -= 1
    return 0


def cards_left(state: AntePortas) -> i64:
    """Return how many movement cards are in the pile."""
    left: i64 = 0
    for i in range(CARDS_A_DECK):
        left += state.deck[i]
    return left


def base_left(state: AntePortas) -> i64:
    """Return the base units in the supply."""
    left = ap.BASE_UNITS - state.gone[0]
    for place in range(1, ap.HEXES):
        left -= state.base[place]
    for i in range(state.part_count()):
        left -= state.parts[i * ap.PART + 1]
    return left


def elite_left(state: AntePortas) -> i64:
    """Return the elite units in the supply."""
    left = ap.ELITE_UNITS - state.gone[1]
    for place in range(1, ap.HEXES):
        left -= state.elite[place]
    for i in range(state.part_count()):
        left -= state.parts[i * ap.PART + 2]
    return left


# Arrivals


def arrive(state: AntePortas) -> None:
    """Reveal one card and put its units on the battlefield (AP-10.1, AP-10.3, AP-10.4, AP-R50)."""
    card = draw_card(state)
    state.note(ap.Happened.ARRIVAL_CARD, [card])
    spawn = SPAWN[card]
    landed = vec[i64]()
    for i in range(len(spawn) // 3):
        place = spawn[i * 3]
        base = min(spawn[i * 3 + 1], base_left(state))
        elite = min(spawn[i * 3 + 2], elite_left(state))
        if base + elite == 0:
            continue
        state.base[place] += base
        state.elite[place] += elite
        state.note(ap.Happened.ARRIVED, [place, base, elite])
        landed = append(landed, place)
    for i in range(len(landed)):
        begin_combat(state, landed[len(landed) - 1 - i], 0, 0, ap.EMPTY)


def arrivals_end(state: AntePortas) -> bool:
    """Return whether no more attackers come after this round of the Last Wave (AP-20.4 and the variants)."""
    if state.rules.variant == ap.Variant.ALL_DEAD:
        return base_left(state) == 0 or elite_left(state) == 0
    if state.rules.variant == ap.Variant.CRESCENDO:
        return base_left(state) == 0
    return state.wave >= state.rules.players + 1


def note_arrivals(state: AntePortas) -> None:
    """See in the Last Wave whether no more attackers will come."""
    if state.wave > 0 and not state.arrived and arrivals_end(state):
        state.arrived = 1
        state.note(ap.Happened.NO_MORE, [])


# A card


def take_up(state: AntePortas, place: i64) -> None:
    """The attackers of a hex become the troop that moves (AP-11.1, AP-11.2)."""
    state.parts = vec[i64]()
    add_part(state, place, state.base[place], state.elite[place], state.snared_base[place], state.snared_elite[place], 0)
    state.base[place] = 0
    state.elite[place] = 0
    state.snared_base[place] = 0
    state.snared_elite[place] = 0


def add_part(state: AntePortas, place: i64, base: i64, elite: i64, snared_base: i64, snared_elite: i64, done: i64) -> None:
    """Have one more part of the moving troop."""
    for value in [place, base, elite, snared_base, snared_elite, 0, done]:
        state.parts = append(state.parts, value)


def begin_card(state: AntePortas) -> None:
    """Draw a card for the troop that was taken up; soldiers may act before anything happens (AP-11.3)."""
    state.card = draw_card(state)
    state.arrow = 0
    state.carried = filled(ap.HEXES, 0)
    figures = state.parts[1] + state.parts[2]
    state.note(ap.Happened.CARD, [state.parts[0], state.parts[1], state.parts[2], state.card])
    state.rush = max(0, 5 - figures)  # AP-18.10
    open_window(state, ap.Window.CARD, state.parts[0])


def start_abilities(state: AntePortas) -> None:
    """What a card does before its arrows (AP-11.3, AP-18.1)."""
    card = state.card
    place = state.parts[0]
    if state.parts[1] + state.parts[2] == 0:
        return
    if has(card, ap.Ability.RUSH):
        state.rush = max(0, 5 - state.parts[1] - state.parts[2])
    if has(card, ap.Ability.ENLARGE):  # AP-18.3
        base = min(NUMBER[card], base_left(state))
        elite = min(SECOND[card], elite_left(state))
        state.parts[1] += base
        state.parts[2] += elite
        if base + elite > 0:
            state.note(ap.Happened.ENLARGED, [place, base, elite])
            note_arrivals(state)
    if has(card, ap.Ability.FORM) and state.parts[1] >= NUMBER[card] and elite_left(state) >= SECOND[card]:  # AP-18.2
        state.parts[1] -= NUMBER[card]
        state.parts[2] += SECOND[card]
        state.parts[3] = min(state.parts[3], state.parts[1])
        state.note(ap.Happened.FORMED, [place, NUMBER[card], SECOND[card]])
        note_arrivals(state)
    if has(card, ap.Ability.DESTROY_TRAP) and state.tile[place] == ap.Tile.TRAP:  # AP-18.7
        destroy_trap(state, place)
    for direction in [RIGHT, DOWN, LEFT]:  # the last one pushed comes first
        goal = NEXT[place * 6 + direction]
        if goal == 0:
            continue
        if has(card, ap.Ability.SHOOT):  # AP-18.8
            state.push(ap.ask_fire(goal, NUMBER[card], 0, 0))
        elif has(card, ap.Ability.FIRE_STANDING):  # AP-18.13
            state.push(ap.ask_fire(goal, NUMBER[card], 1, 0))


def burn(state: AntePortas, goal: i64, damage: i64, is_fire: i64, exploded: i64) -> None:
    """Shots or fire of the moving troop hit a hex, as long as the troop exists (AP-18.8, AP-19.5)."""
    if troop_size(state) == 0:
        return
    if is_fire and not exploded and state.tile[goal] == ap.Tile.BOMB:
        state.push(ap.ask_fire(goal, damage, 1, 1))
        ignite(state, goal)
        return
    tile = state.tile[goal]
    suffers = state.troops(0, goal) > 0 or is_mine(tile) or is_building(tile)
    if state.rules.fire_window and (suffers or exploded):
        open_window(state, ap.Window.STEP, goal)  # AP-17.9: once this fire has done what it does
    if not suffers:
        return  # AP-19.6
    state.note(ap.Happened.BURNT if is_fire else ap.Happened.SHOT_AT, [goal, damage])
    if is_fire and is_mine(tile):
        destroy_mine(state, goal, 0)
    hit_own(state, 0, goal, damage, ap.Source.CARRY)


def troop_size(state: AntePortas) -> i64:
    """Return how many figures of the moving troop are left."""
    total: i64 = 0
    for i in range(state.part_count()):
        total += state.parts[i * ap.PART + 1] + state.parts[i * ap.PART + 2]
    return total


def arrow_count(state: AntePortas) -> i64:
    """Return how many steps the card has."""
    if has(state.card, ap.Ability.RUSH):
        return state.rush
    if has(state.card, ap.Ability.SPLIT) or has(state.card, ap.Ability.UNITE):
        return 1
    if has(state.card, ap.Ability.FLY_AROUND):
        return 2
    return len(ARROWS[state.card])


def next_part(state: AntePortas) -> i64:
    """Return the part that goes next along this arrow, that on the lowest hex; EMPTY if all are done (AP-12.4)."""
    found: i64 = -1
    for i in range(state.part_count()):
        at = i * ap.PART
        if state.parts[at + 1] + state.parts[at + 2] == 0 or (state.parts[at + 6] and state.parts[at + 6] != TO_THE_RIGHT):
            continue
        if found < 0 or state.parts[at] < state.parts[found * ap.PART]:
            found = i
    return found


def end_arrow(state: AntePortas) -> None:
    """Every part has gone along this arrow."""
    state.arrow += 1
    for i in range(state.part_count()):
        if state.parts[i * ap.PART + 6] != STOPPED:
            state.parts[i * ap.PART + 6] = 0


def end_card(state: AntePortas) -> None:
    """What is left of the troop stands where it is, together with others there (AP-11.9, AP-11.11, AP-11.2)."""
    for i in range(state.part_count()):
        at = i * ap.PART
        place = state.parts[at]
        state.base[place] += state.parts[at + 1]
        state.elite[place] += state.parts[at + 2]
        if state.rules.snare_lasts:  # AP-12.3
            state.snared_base[place] += state.parts[at + 3]
            state.snared_elite[place] += state.parts[at + 4]
    state.parts = vec[i64]()
    state.card = ap.EMPTY
    state.arrow = 0


def advance(state: AntePortas, part: i64) -> None:
    """A part of the troop goes along the arrow: who is snared stays, the others go (AP-12.2, AP-12.4, AP-12.5)."""
    at = part * ap.PART
    held = state.parts[at + 3] + state.parts[at + 4]
    if held > 0:
        if held == state.parts[at + 1] + state.parts[at + 2]:
            stay(state, at, DONE)
            state.note(ap.Happened.HELD, [state.parts[at], held])
            return
        add_part(state, state.parts[at], state.parts[at + 3], state.parts[at + 4], 0, 0, DONE)
        state.parts[at + 1] -= state.parts[at + 3]
        state.parts[at + 2] -= state.parts[at + 4]
        state.parts[at + 3] = 0
        state.parts[at + 4] = 0
        state.note(ap.Happened.HELD, [state.parts[at], held])
    right = state.parts[at + 6] == TO_THE_RIGHT
    state.parts[at + 6] = DONE
    goal = next_goal(state, at, right)
    if goal == ap.EMPTY:
        return
    if goal == 0:
        state.note(ap.Happened.ESCAPED, [state.parts[at]])
        state.finish(ap.Reason.OVERRUN, ap.EMPTY)  # AP-11.7, AP-21.1
        return
    state.push(ap.ask_enter(goal, part))
    arrows = ARROWS[state.card]
    if state.arrow < len(arrows) and ap.sign_burning(arrows[state.arrow]) and arrow_count(state) == len(arrows):
        state.push(ap.ask_fire(goal, 1, 1, 0))  # AP-19.5


def stay(state: AntePortas, at: i64, done: i64) -> None:
    """A part stays where it is, on the ground and free of traps (AP-12.2, AP-19.4)."""
    state.parts[at + 3] = 0
    state.parts[at + 4] = 0
    state.parts[at + 5] = 0
    state.parts[at + 6] = done


def next_goal(state: AntePortas, at: i64, right: bool) -> i64:
    """Return where a part goes: a hex, 0 over the bottom edge, EMPTY if it stays."""
    place = state.parts[at]
    card = state.card
    if has(card, ap.Ability.UNITE):  # AP-18.4
        for goal in range(1, ap.HEXES):
            if state.base[goal] + state.elite[goal] > 0 and goal != place:
                return goal
        return -1
    if has(card, ap.Ability.SPLIT):
        if right:
            return arrow_goal(place, RIGHT)
        split(state, at)
        return arrow_goal(place, LEFT)
    if has(card, ap.Ability.FLY_AROUND):  # AP-18.17
        for i in range(3):
            goal = arrow_goal(place, GROUPS[card][state.arrow * 3 + i])
            if goal and not state.tile[goal] and state.troops(0, goal) == 0:
                return goal
        stay(state, at, STOPPED)
        return -1
    direction: i64 = DOWN if has(card, ap.Ability.RUSH) else ap.sign_direction(ARROWS[card][state.arrow])
    goal = arrow_goal(place, direction)
    if has(card, ap.Ability.FLY_ON):  # AP-18.18
        while goal and flown_over(state, goal, SECOND[card]):
            goal = arrow_goal(goal, direction)
    return goal


def flown_over(state: AntePortas, place: i64, over: i64) -> bool:
    """Return whether a hex holds what a troop flies on over."""
    if over == ap.Over.FARMER:
        return state.of_colonist(0, place, ap.Colonist.FARMER) > 0
    if over == ap.Over.CITIZEN:
        return state.of_colonist(0, place, ap.Colonist.CITIZEN) > 0
    if over == ap.Over.MINE:
        return is_mine(state.tile[place])
    return is_building(state.tile[place])


def split(state: AntePortas, at: i64) -> None:
    """Half of the figures, rounded up, go left, elites first; the rest goes right afterwards (AP-18.14)."""
    base = state.parts[at + 1]
    elite = state.parts[at + 2]
    left = (base + elite + 1) // 2
    left_elite = min(elite, left)
    left_base = left - left_elite
    if base + elite > left:
        add_part(state, state.parts[at], base - left_base, elite - left_elite, 0, 0, TO_THE_RIGHT)
    state.parts[at + 1] = left_base
    state.parts[at + 2] = left_elite


def enter(state: AntePortas, part: i64, goal: i64) -> None:
    """A part enters a hex: what its card destroys, then combat, then the trap, then a window (AP-11.4, AP-11.8)."""
    at = part * ap.PART
    if state.parts[at + 1] + state.parts[at + 2] == 0:
        return
    card = state.card
    state.note(ap.Happened.MARCHED, [state.parts[at], goal, state.parts[at + 1], state.parts[at + 2]])
    state.parts[at] = goal
    state.parts[at + 5] = 1 if state.rules.dragons and state.arrow < arrow_count(state) - 1 else 0  # AP-19.1
    open_window(state, ap.Window.STEP, goal)
    state.push(ap.ask_snare(part, 0, 0, 0))
    if has(card, ap.Ability.UNITE):
        return
    tile = state.tile[goal]
    if has(card, ap.Ability.DESTROY_BUILDING) and tile and ap.TILE_PAIR[tile] == SECOND[card]:  # AP-18.16
        state.note(ap.Happened.TILE_LOST, [goal, tile])
        take_tile(state, goal)
    if has(card, ap.Ability.DESTROY_TRAP) and tile == ap.Tile.TRAP:  # AP-18.7
        destroy_trap(state, goal)
    if has(card, ap.Ability.SHRINK) and tile == ap.Tile.TRAP and state.parts[at + 1] > 0:  # AP-18.9
        remove_figures(state, goal, part + 1, 1, 0)
    citizens = state.of_colonist(0, goal, ap.Colonist.CITIZEN)
    if has(card, ap.Ability.FALLS) and citizens > 0:  # AP-18.11
        state.note(ap.Happened.FELL_TO_CITIZEN, [goal])
        remove_figures(state, goal, part + 1, state.parts[at + 1], state.parts[at + 2])
        if wounds_citizens(state):
            wound(state, 0, goal, ap.Colonist.CITIZEN, citizens, True)  # AP-18.12
        return
    begin_combat(state, goal, part + 1, 0, ap.EMPTY)


def wounds_citizens(state: AntePortas) -> bool:
    """Return whether the card sends citizens to the hospital before a combat (AP-18.5, AP-R12, option r222_wound)."""
    if state.card == ap.EMPTY or not has(state.card, ap.Ability.WOUND_CITIZENS):
        return False
    return state.card != R222 or state.rules.r222_wound


def snare(state: AntePortas, part: i64) -> None:
    """A trap holds up to three landed attackers, base units first (AP-12.1, AP-R47)."""
    at = part * ap.PART
    place = state.parts[at]
    if state.tile[place] != ap.Tile.TRAP or state.parts[at + 5]:
        return
    if not state.rules.snare_lasts and state.arrow >= arrow_count(state) - 1:
        return  # AP-12.3: the card has no arrow left that could be cancelled
    room = trap_room(state, place)
    base = max(0, min(room, state.parts[at + 1]))
    elite = max(0, min(room - base, state.parts[at + 2]))
    if base + elite > 0:
        state.parts[at + 3] = base
        state.parts[at + 4] = elite
        state.note(ap.Happened.SNARED, [place, base, elite])


def raise_soldiers(state: AntePortas, team: i64) -> None:
    """All exhausted soldiers of a team are ready again (AP-11.12, AP-22.6)."""
    raised: i64 = 0
    for place in range(1, ap.HEXES):
        for colonist in range(2):
            at = (team * ap.HEXES + place) * ap.KINDS + colonist * 2
            raised += state.soldiers[at + 1]
            state.soldiers[at] += state.soldiers[at + 1]
            state.soldiers[at + 1] = 0
    if raised > 0:
        state.note(ap.Happened.RAISED_ALL, [team, raised])
