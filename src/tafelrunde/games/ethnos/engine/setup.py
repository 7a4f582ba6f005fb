"""The setup of Ethnos (section 5 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine.law import no_ban
from tafelrunde.games.ethnos.engine.making import muster, start_supply
from tafelrunde.games.ethnos.engine.scoring import begin_age
from tafelrunde.games.ethnos.engine.state import Ethnos


def set_up(state: Ethnos, choice: i64, picked: list[i64]) -> None:
    """Lay the tokens out and choose the tribes, up to the first decision."""
    lay_tokens(state)
    if choice == et.Choice.DRAFT:
        state.push(et.ask_ban(0))
    else:
        if choice == et.Choice.FIRST_GAME:
            picked = et.FIRST_GAME[: state.rules.tribes]
        for tribe in picked:
            state.tribes.append(tribe)
            state.note(et.Happened.TRIBE, [tribe])
        choose_tribes(state)
    state.run()


def tokens_left(state: Ethnos) -> list[i64]:
    """Return the glory tokens that do not lie in a kingdom yet, ascending."""
    counts = state.rules.token_counts[:]
    for value in state.tokens:
        if value != et.EMPTY:
            counts[value // 2] -= 1
    left: list[i64] = []
    for i in range(len(et.TOKEN_VALUES)):
        for _ in range(counts[i]):
            left.append(et.TOKEN_VALUES[i])
    return left


def lay_tokens(state: Ethnos) -> None:
    """Two or three tokens for each kingdom, the lowest on space I (ET-1.3, ET-1.4)."""
    spaces = state.rules.ages
    for kingdom in range(et.KINGDOMS):
        for space in range(spaces):
            left = tokens_left(state)
            state.tokens[kingdom * et.AGES + space] = left[state.chance.pick(len(left), et.What.TOKEN)]
        values = sorted([state.tokens[kingdom * et.AGES + space] for space in range(spaces)])
        for space in range(spaces):
            state.tokens[kingdom * et.AGES + space] = values[space]
        state.note(et.Happened.TOKENS, [kingdom, *state.tokens[kingdom * et.AGES : (kingdom + 1) * et.AGES]])


def tribes_left(state: Ethnos) -> list[i64]:
    """Return the tribes whose setup card can still be drawn (ET-1.5, ET-27.1)."""
    left: list[i64] = []
    for tribe in range(et.TRIBES):
        if no_ban(state, tribe) == et.No.NOTHING:
            left.append(i64(tribe))
    return left


def choose_tribes(state: Ethnos) -> None:
    """Draw the tribes that are not chosen yet, then hand the material out and begin (ET-1.5 to ET-1.15)."""
    while len(state.tribes) < state.rules.tribes:
        left = tribes_left(state)
        tribe = left[state.chance.pick(len(left), et.What.TRIBE)]
        state.tribes.append(tribe)
        state.note(et.Happened.TRIBE, [tribe])
    muster(state)
    for seat in range(state.rules.players):
        state.supply[seat] = start_supply(state)
    state.first = state.chance.pick(state.rules.players, et.What.FIRST)  # ET-1.9
    state.note(et.Happened.FIRST_PLAYER, [state.first, et.Why.LOT])
    begin_age(state)
