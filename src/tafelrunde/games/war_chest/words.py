"""War Chest in words: actions as sentences, events, prompts, and questions to chance."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.war_chest.engine._grammar import (
    ASK_BITS,
    ASK_MASK,
    ASK_NAMES,
    COIN_NAMES,
    DO_NAMES,
    DRAW,
    NO_COIN,
    REASON_NAMES,
    SIDE_NAMES,
    UNIT_NAMES,
    WHAT_MASK,
    WIDTH,
    Ask,
    Do,
    Unit,
    What,
    card_of,
    coin_of,
    coin_seat,
    first_seat,
    kind_of,
    origin_of,
    recruit_recruited,
    royal_guard_loss_attacker,
    royal_guard_loss_target,
    tactic_then,
    to_of,
)
from tafelrunde.games.war_chest.engine.board import LABELS
from tafelrunde.games.war_chest.engine.effects import coin_type
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.games.war_chest.grammar import GRAMMAR
from tafelrunde.games.war_chest.view import control_name, seat_names
from tafelrunde.kernel.contract import HIDDEN, SPECTATOR, Event
from tafelrunde.kernel.game import HIDDEN_WORD, Prompt, Sentence, Told, told

FACE_DOWN = (Do.CLAIM, Do.RECRUIT, Do.PASS)
THREE_HEX_TACTICS = (Unit.CAVALRY, Unit.LANCER)


def words(state: WarChest, seat: int, action: int) -> Sentence:
    """Return an action as a sentence: the coin, what it does, then units, hexes or cards."""
    do, coin = kind_of(action), coin_of(action)
    name = GRAMMAR.action_of(action).name
    head: Sentence = (name,)
    kind = Unit.NONE
    if coin != NO_COIN:
        kind = coin_type(state, seat * WIDTH + coin)
        head = (COIN_NAMES[kind], name)
    if do in (Do.DEPLOY, Do.BOLSTER, Do.CONTROL):
        return (*head, LABELS[origin_of(action)])
    if do in (Do.MOVE, Do.ATTACK):
        return (*head, LABELS[origin_of(action)], LABELS[to_of(action)])
    if do == Do.RECRUIT:
        return (*head, UNIT_NAMES[state.kind[seat * WIDTH + recruit_recruited(action)]])
    if do == Do.TACTIC:
        if kind == Unit.FOOTMAN:
            return head
        hexes = (LABELS[origin_of(action)], LABELS[to_of(action)])
        return (*head, *hexes, LABELS[tactic_then(action)]) if kind in THREE_HEX_TACTICS else (*head, *hexes)
    if do in (Do.BAN, Do.PICK):
        return (*head, UNIT_NAMES[card_of(action)])
    if do == Do.FIRST:
        return (*head, seat_names(state.rules.players)[first_seat(action)])
    return head


def public_words(state: WarChest, seat: int, action: int) -> Sentence:
    """Return the sentence as the others see it: a coin spent face-down stays secret (WC-5.1, WC-26.7)."""
    sentence = words(state, seat, action)
    return (HIDDEN_WORD, *sentence[1:]) if kind_of(action) in FACE_DOWN else sentence


def vocabulary(players: int) -> frozenset[str]:
    """Return every word of this game's sentences."""
    return frozenset((*COIN_NAMES, *DO_NAMES, *LABELS, *seat_names(players)))


def tell(state: WarChest, event: Event, seat: int) -> Told:
    """Return an event with the names of its details, as a seat may know them."""
    return told(event, seat, GRAMMAR.events[event.kind], partial(read, state))


def read(state: WarChest, reading: str, value: int) -> str | int | None:
    """Return the word for a number in an event."""
    if reading == "number":
        return value
    if reading == "side":
        return control_name(value)
    if reading == "winner":
        return "nobody" if value == DRAW else SIDE_NAMES[value]
    if reading == "source":
        return ("stack", "supply")[value]
    if value == HIDDEN:
        return None
    if reading == "seat":
        return seat_names(state.rules.players)[value]
    if reading == "hex":
        return LABELS[value]
    if reading == "ask":
        return ASK_NAMES[value]
    if reading == "reason":
        return REASON_NAMES[value]
    return COIN_NAMES[value]


def prompts(state: WarChest) -> list[Prompt]:
    """Return the question that is open, with what caused it; nothing in it is secret."""
    if state.to_move < 0:
        return []
    top = state.steps[-1]
    ask, data = top & ASK_MASK, top >> ASK_BITS
    fields: dict[str, str | int] = {}
    if ask == Ask.ROYAL_GUARD_LOSS:
        attacker, target = royal_guard_loss_attacker(data), royal_guard_loss_target(data)
        fields = {
            "unit": UNIT_NAMES[state.kind[attacker]],
            "from": LABELS[state.place[attacker]],
            "hex": LABELS[state.place[target]],
            "supply": state.supply[target],
        }
    elif ask in (Ask.SWORDSMAN_MOVE, Ask.BERSERKER_REPEAT, Ask.MERCENARY_MANEUVER):
        fields = {"unit": UNIT_NAMES[state.kind[data]], "hex": LABELS[state.place[data]], "strength": state.height[data]}
    return [Prompt(seat_names(state.rules.players)[state.to_move], ASK_NAMES[ask], fields)]


def chance_words(state: WarChest, n: int, what: int) -> list[str]:
    """Return the outcomes of a pick in words, in the order of their numbers."""
    kind = what & WHAT_MASK
    if kind == What.CARD:
        return [UNIT_NAMES[card] for card in state.pool]
    if kind == What.FACTION:
        return list(SIDE_NAMES)
    if kind == What.HOLDER:
        return list(seat_names(state.rules.players))
    coins: list[str] = []
    seat = coin_seat(what)
    for coin in range(seat * WIDTH, seat * WIDTH + WIDTH):
        if state.bag[coin]:
            coins += [COIN_NAMES[coin_type(state, coin)]] * state.bag[coin]
    return coins


def chance_seat(what: int) -> int:
    """Return whose bag a coin comes out of; everything else is turned up for all to see."""
    return coin_seat(what) if what & WHAT_MASK == What.COIN else SPECTATOR
