"""Setting a game of War Chest up (section 5 and WC-50 of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.games.war_chest.engine.steps import begin

# The types of raven, then of wolf
PRESETS: Final[dict[int, list[i64]]] = {
    wc.Armies.FIRST_GAME: [  # WC-50.5
        wc.Unit.SWORDSMAN, wc.Unit.PIKEMAN, wc.Unit.CROSSBOWMAN, wc.Unit.LIGHT_CAVALRY,
        wc.Unit.ARCHER, wc.Unit.CAVALRY, wc.Unit.LANCER, wc.Unit.SCOUT,
    ],
    wc.Armies.BATTLE_GAUGAMELA: [  # WC-50.6
        wc.Unit.KNIGHT, wc.Unit.LIGHT_CAVALRY, wc.Unit.PIKEMAN, wc.Unit.MARSHALL,
        wc.Unit.CAVALRY, wc.Unit.FOOTMAN, wc.Unit.MERCENARY, wc.Unit.ROYAL_GUARD,
    ],
    wc.Armies.BATTLE_BANNOCKBURN: [
        wc.Unit.ARCHER, wc.Unit.CAVALRY, wc.Unit.LANCER, wc.Unit.FOOTMAN,
        wc.Unit.LIGHT_CAVALRY, wc.Unit.PIKEMAN, wc.Unit.WARRIOR_PRIEST, wc.Unit.SWORDSMAN,
    ],
    wc.Armies.BATTLE_CRECY: [
        wc.Unit.ARCHER, wc.Unit.ENSIGN, wc.Unit.KNIGHT, wc.Unit.ROYAL_GUARD,
        wc.Unit.CAVALRY, wc.Unit.CROSSBOWMAN, wc.Unit.LANCER, wc.Unit.SCOUT,
    ],
}  # fmt: skip


def set_up(state: WarChest, armies: i64, custom: list[i64], initiative: i64) -> None:
    """Choose armies, or start the draft, and begin round 1 on a blank table.

    `custom` lists the types of all seats for CUSTOM; `initiative` is a seat, or EMPTY for the flip.
    """
    rules = state.rules
    if armies == wc.Armies.DRAFT_STANDARD or armies == wc.Armies.DRAFT_ELIMINATION:
        start_draft(state, armies == wc.Armies.DRAFT_ELIMINATION, initiative)
    else:
        if armies == wc.Armies.RANDOM_DEAL:
            deal(state)
        elif armies == wc.Armies.MIRROR:
            deal_mirror(state)
        else:
            give(state, PRESETS.get(armies, custom))  # WC-50.7
        if initiative == wc.EMPTY:
            if armies == wc.Armies.FIRST_GAME:
                initiative = 0  # WC-50.5
            elif rules.players == 2:
                initiative = state.chance.pick(2, wc.What.FACTION)
            else:
                initiative = state.chance.pick(4, wc.What.HOLDER)  # WC-R6
        begin(state, initiative)
    state.run()


def give(state: WarChest, types: list[i64]) -> None:
    for seat in range(state.rules.players):
        for i in range(state.rules.cards):
            state.army[seat * wc.ARMY + i] = types[seat * state.rules.cards + i]
            state.note(wc.Happened.DEALT, [seat, types[seat * state.rules.cards + i]])


def next_card(state: WarChest, cards: list[i64]) -> i64:
    """Turn up one of the remaining unit cards."""
    return cards.pop(state.chance.pick(len(cards), wc.What.CARD))


def all_cards() -> list[i64]:
    return list(range(wc.Unit.ROYAL_COIN))


def deal(state: WarChest) -> None:
    """WC-50.1. `pool` holds the cards that are left, so that chance can be asked in words; it is empty once armies stand."""
    state.pool = all_cards()
    for seat in range(state.rules.players):
        for i in range(state.rules.cards):
            card = next_card(state, state.pool)
            state.army[seat * wc.ARMY + i] = card
            state.note(wc.Happened.DEALT, [seat, card])
    state.pool = []


def deal_mirror(state: WarChest) -> None:
    """WC-50.8: the same types for both."""
    state.pool = all_cards()
    for i in range(state.rules.cards):
        card = next_card(state, state.pool)
        for seat in range(state.rules.players):
            state.army[seat * wc.ARMY + i] = card
            state.note(wc.Happened.DEALT, [seat, card])
    state.pool = []


def start_draft(state: WarChest, elimination: bool, initiative: i64) -> None:
    """Reveal the pool and find the first drafter (WC-50.2 to 50.4, WC-50.11)."""
    players = state.rules.players
    size = players * state.rules.cards + (2 if elimination else 0)
    state.pool = all_cards()
    revealed: list[i64] = []
    for _ in range(size):
        card = next_card(state, state.pool)
        revealed.append(card)
        state.note(wc.Happened.REVEALED, [card])
    state.pool = sorted(revealed)
    if initiative >= 0:  # WC-50.11, WC-R34
        state.first_drafter = (initiative + players - 1) % players
    else:
        team = state.chance.pick(2, wc.What.FACTION)
        if players == 4:
            state.push(wc.ask_choose_first_drafter(team, 1 if elimination else 0))
            return
        state.first_drafter = team
    state.note(wc.Happened.FIRST_DRAFTER, [state.first_drafter])
    state.push(wc.ask_draft_ban(0) if elimination else wc.ask_draft_pick(0))
