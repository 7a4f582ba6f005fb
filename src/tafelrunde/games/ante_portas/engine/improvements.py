"""Improvements: drawing them, playing them, and what they do (AP-7, 4.12 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.combat import begin_combat
from tafelrunde.games.ante_portas.engine.command import begin_march, enlist
from tafelrunde.games.ante_portas.engine.damage import STANDING
from tafelrunde.games.ante_portas.engine.economy import bring_colonists, hand_limit, hand_size, pay, receive
from tafelrunde.games.ante_portas.engine.law_field import can_enlist
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.kernel.contract import BIT


def team_seats(state: AntePortas, seat: i64) -> i64:
    """Return the seats of a team, as a bit set: in a duel they see each other's hands (section 8)."""
    found: i64 = 0
    for other in range(state.rules.players):
        if state.team(other) == state.team(seat):
            found |= BIT[other]
    return found


def draw(state: AntePortas, seat: i64, count: i64) -> None:
    """Draw improvements; an empty deck is made of the discards (AP-5.8)."""
    for _ in range(count):
        if pile_size(state, ap.At.DECK) == 0:
            if pile_size(state, ap.At.DISCARD) == 0:
                return
            for card in range(ap.CARDS):
                if state.improvement[card] == ap.At.DISCARD:
                    state.improvement[card] = ap.At.DECK
        at = state.chance.pick(pile_size(state, ap.At.DECK), ap.What.IMPROVEMENT)
        for card in range(ap.CARDS):
            if state.improvement[card] != ap.At.DECK:
                continue
            if at == 0:
                state.improvement[card] = ap.At.HAND + seat
                if state.rules.coop:
                    state.note(ap.Happened.DREW, [seat, card])
                else:
                    state.note_secret(ap.Happened.DREW, [seat, card], 1, team_seats(state, seat))
                break
            at -= 1


def pile_size(state: AntePortas, where: i64) -> i64:
    """Return how many improvements are in a pile."""
    total: i64 = 0
    for card in range(ap.CARDS):
        if state.improvement[card] == where:
            total += 1
    return total


def used_up(state: AntePortas, card: i64) -> i64:
    """Return where a used improvement goes: to the discards, if it belongs to the deck of this epoch (AP-1.5)."""
    return ap.At.DISCARD if card // ap.IMPROVEMENTS_AN_EPOCH == state.epoch - 1 else ap.At.OUT


def press_hand(state: AntePortas, seat: i64) -> None:
    """Have a seat discard down to its hand limit (AP-5.6)."""
    if hand_size(state, seat) > hand_limit(state, seat):
        state.push(ap.ask_discard(seat))


def play(state: AntePortas, seat: i64, card: i64) -> None:
    """Pay for an improvement; then it may be given to somebody of the team, who carries it out (AP-7.1, AP-7.2)."""
    pay(state, seat, ap.COSTS[ap.COST_CARD + card], 0)
    state.improvement[card] = ap.At.OUT
    state.note(ap.Happened.PLAYED, [seat, card])
    state.push(ap.ask_gift(seat, card))


def carry_out(state: AntePortas, seat: i64, card: i64, payer: i64) -> None:
    """Do what an improvement says, for the seat that has it now; drafting and building may cost somebody else something."""
    effect = ap.CARD_EFFECT[card]
    subject = ap.CARD_SUBJECT[card]
    times = ap.CARD_TIMES[card]
    keeps = effect == ap.Effect.PERMANENT or effect == ap.Effect.HOMES
    state.improvement[card] = ap.At.OWNED + seat if keeps else used_up(state, card)
    if effect == ap.Effect.GAIN:
        receive(state, seat, ap.CARD_GOODS[card])
    elif effect == ap.Effect.DRAFT:
        state.push(ap.ask_draft(seat, payer ^ seat))
    elif effect == ap.Effect.LAY:
        state.push(ap.ask_lay(seat, subject, times, ap.COST_NOTHING))
    elif effect == ap.Effect.REFINE:
        state.push(ap.ask_refine(seat, subject, times, 0))
    elif effect == ap.Effect.HANDSAW:
        state.push(ap.ask_refine(seat, subject, times, 1))
    elif effect == ap.Effect.ANVIL:
        state.push(ap.ask_refine(seat, subject, times, 0))
        receive(state, seat, ap.CARD_GOODS[card])
    elif effect == ap.Effect.BUILD:
        state.push(ap.ask_build(seat, subject, times, ap.COST_EACH + card, 0, 0, payer ^ seat))
    elif effect == ap.Effect.FIELD_HOSPITAL:
        state.push(ap.ask_heal(seat, 0, 1))
    elif effect == ap.Effect.MARCH:
        begin_march(state, seat, 1, times, 0)
    elif effect == ap.Effect.HOMES:
        bring_colonists(state, seat, subject, times)
    elif effect == ap.Effect.MERCENARY:
        hire_mercenary(state, seat, card)
    if card == ap.Card.TICKET:
        state.tickets[seat] = ap.TICKETS


def hire_mercenary(state: AntePortas, seat: i64, card: i64) -> None:
    """A citizen who needs no food now appears on the start field (234)."""
    team = state.team(seat)
    receive(state, seat, ap.CARD_GOODS[card])
    if can_enlist(state, team, ap.Colonist.CITIZEN):
        enlist(state, team, ap.Colonist.CITIZEN)
        state.note(ap.Happened.DRAFTED, [seat, ap.Colonist.CITIZEN])
        begin_combat(state, state.start_field(team), STANDING, 0, team)
