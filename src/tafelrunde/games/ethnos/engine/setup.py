"""The setup of Ethnos (section 5 of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine.data import (
    EMPTY,
    FIRST_GAME,
    KINGDOMS,
    TOKEN_VALUES,
    TOKENS,
    TOKENS_FEW,
    TRIBES,
    Ask,
    Happened,
    Tribe,
    What,
    Why,
)
from tafelrunde.games.ethnos.engine.making import muster, start_supply
from tafelrunde.games.ethnos.engine.scoring import begin_age
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.kernel.contract import BIT


class Choice:
    """How tribes are chosen (option tribe_choice)."""

    RANDOM: Final = 0
    HOST: Final = 1
    FIRST_GAME: Final = 2
    DRAFT: Final = 3


def set_up(state: Ethnos, choice: i64, picked: list[i64]) -> None:
    """Lay the tokens out and choose the tribes, up to the first decision."""
    lay_tokens(state)
    if choice == Choice.DRAFT:
        state.push(Ask.BAN, 0)
    else:
        if choice == Choice.FIRST_GAME:
            picked = FIRST_GAME[: state.rules.tribes]
        for tribe in picked:
            state.tribes.append(tribe)
            state.note(Happened.TRIBE, [tribe])
        choose_tribes(state)
    state.run()


def tokens_left(state: Ethnos) -> list[i64]:
    """Return the glory tokens that do not lie in a kingdom yet, ascending."""
    counts = (TOKENS_FEW if state.rules.few else TOKENS)[state.rules.token_set][:]
    for value in state.tokens:
        if value != EMPTY:
            counts[value // 2] -= 1
    left: list[i64] = []
    for i in range(len(TOKEN_VALUES)):
        for _ in range(counts[i]):
            left.append(TOKEN_VALUES[i])
    return left


def lay_tokens(state: Ethnos) -> None:
    """Two or three tokens for each kingdom, the lowest on space I (ET-1.3, ET-1.4)."""
    spaces: i64 = 2 if state.rules.few else 3
    for kingdom in range(KINGDOMS):
        for space in range(spaces):
            left = tokens_left(state)
            state.tokens[kingdom * 3 + space] = left[state.chance.pick(len(left), What.TOKEN)]
        values = sorted([state.tokens[kingdom * 3 + space] for space in range(spaces)])
        for space in range(spaces):
            state.tokens[kingdom * 3 + space] = values[space]
        state.note(Happened.TOKENS, [kingdom, state.tokens[kingdom * 3], state.tokens[kingdom * 3 + 1], state.tokens[kingdom * 3 + 2]])


def tribes_left(state: Ethnos) -> list[i64]:
    """Return the tribes whose setup card can still be drawn (ET-1.5, ET-27.1)."""
    left: list[i64] = []
    for tribe in range(TRIBES):
        if tribe == Tribe.FAIRY and not state.rules.fairies:
            continue
        if tribe not in state.tribes and not state.banned & BIT[tribe]:
            left.append(i64(tribe))
    return left


def choose_tribes(state: Ethnos) -> None:
    """Draw the tribes that are not chosen yet, then hand the material out and begin (ET-1.5 to ET-1.15)."""
    while len(state.tribes) < state.rules.tribes:
        left = tribes_left(state)
        tribe = left[state.chance.pick(len(left), What.TRIBE)]
        state.tribes.append(tribe)
        state.note(Happened.TRIBE, [tribe])
    muster(state)
    for seat in range(state.rules.players):
        state.supply[seat] = start_supply(state)
    state.first = state.chance.pick(state.rules.players, What.FIRST)  # ET-1.9
    state.note(Happened.FIRST_PLAYER, [state.first, Why.LOT])
    begin_age(state)
