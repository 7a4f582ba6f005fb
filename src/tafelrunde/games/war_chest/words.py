"""War Chest in words: actions as sentences, events, prompts, and questions to chance."""

from __future__ import annotations

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.board import LABELS
from tafelrunde.games.war_chest.engine.effects import coin_type
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.games.war_chest.grammar import GRAMMAR
from tafelrunde.games.war_chest.view import control_name, seat_names
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.game import HIDDEN_WORD, Prompt, Sentence

FACE_DOWN = (wc.Do.CLAIM, wc.Do.RECRUIT, wc.Do.PASS)
THREE_HEX_TACTICS = (wc.Unit.CAVALRY, wc.Unit.LANCER)


def words(state: WarChest, seat: int, action: int) -> Sentence:
    """Return an action as a sentence: the coin, what it does, then units, hexes or cards."""
    do, coin = wc.kind_of(action), wc.coin_of(action)
    name = GRAMMAR.action_of(action).name
    head: Sentence = (name,)
    kind = wc.Unit.NONE
    if coin != wc.NO_COIN:
        kind = coin_type(state, seat * wc.WIDTH + coin)
        head = (wc.COIN_NAMES[kind], name)
    if do in (wc.Do.DEPLOY, wc.Do.BOLSTER, wc.Do.CONTROL):
        return (*head, LABELS[wc.origin_of(action)])
    if do in (wc.Do.MOVE, wc.Do.ATTACK):
        return (*head, LABELS[wc.origin_of(action)], LABELS[wc.to_of(action)])
    if do == wc.Do.RECRUIT:
        return (*head, wc.UNIT_NAMES[state.kind[seat * wc.WIDTH + wc.recruit_recruited(action)]])
    if do == wc.Do.TACTIC:
        if kind == wc.Unit.FOOTMAN:
            return head
        hexes = (LABELS[wc.origin_of(action)], LABELS[wc.to_of(action)])
        return (*head, *hexes, LABELS[wc.tactic_then(action)]) if kind in THREE_HEX_TACTICS else (*head, *hexes)
    if do in (wc.Do.BAN, wc.Do.PICK):
        return (*head, wc.UNIT_NAMES[wc.card_of(action)])
    if do == wc.Do.FIRST:
        return (*head, seat_names(state.rules.players)[wc.first_seat(action)])
    return head


def public_words(state: WarChest, seat: int, action: int) -> Sentence:
    """Return the sentence as the others see it: a coin spent face-down stays secret (WC-5.1, WC-26.7)."""
    sentence = words(state, seat, action)
    return (HIDDEN_WORD, *sentence[1:]) if wc.kind_of(action) in FACE_DOWN else sentence


def vocabulary(players: int) -> frozenset[str]:
    """Return every word of this game's sentences."""
    return frozenset((*wc.COIN_NAMES, *wc.DO_NAMES, *LABELS, *seat_names(players)))


def reading(state: WarChest, kind: str, value: int) -> str | int | None:
    """Return the word for a number in an event."""
    if kind == "side":
        return control_name(value)
    if kind == "winner":
        return "nobody" if value == wc.DRAW else wc.SIDE_NAMES[value]
    return GRAMMAR.read(kind, value, {"seat": seat_names(state.rules.players), "hex": LABELS, "source": ("stack", "supply")})


def prompts(state: WarChest) -> list[Prompt]:
    """Return the question that is open, with what caused it; nothing in it is secret."""
    if state.to_move < 0:
        return []
    top = state.steps[-1]
    ask, data = top & wc.ASK_MASK, top >> wc.ASK_BITS
    fields: dict[str, str | int] = {}
    if ask == wc.Ask.ROYAL_GUARD_LOSS:
        attacker, target = wc.royal_guard_loss_attacker(data), wc.royal_guard_loss_target(data)
        fields = {
            "unit": wc.UNIT_NAMES[state.kind[attacker]],
            "from": LABELS[state.place[attacker]],
            "hex": LABELS[state.place[target]],
            "supply": state.supply[target],
        }
    elif ask in (wc.Ask.SWORDSMAN_MOVE, wc.Ask.BERSERKER_REPEAT, wc.Ask.MERCENARY_MANEUVER):
        fields = {"unit": wc.UNIT_NAMES[state.kind[data]], "hex": LABELS[state.place[data]], "strength": state.height[data]}
    return [Prompt(seat_names(state.rules.players)[state.to_move], wc.ASK_NAMES[ask], fields)]


def chance_words(state: WarChest, n: int, what: int) -> list[str]:
    """Return the outcomes of a pick in words, in the order of their numbers."""
    kind = what & wc.WHAT_MASK
    if kind == wc.What.CARD:
        return [wc.UNIT_NAMES[card] for card in state.pool]
    if kind == wc.What.FACTION:
        return list(wc.SIDE_NAMES)
    if kind == wc.What.HOLDER:
        return list(seat_names(state.rules.players))
    coins: list[str] = []
    seat = wc.coin_seat(what)
    for coin in range(seat * wc.WIDTH, seat * wc.WIDTH + wc.WIDTH):
        if state.bag[coin]:
            coins += [wc.COIN_NAMES[coin_type(state, coin)]] * state.bag[coin]
    return coins


def chance_seat(what: int) -> int:
    """Return whose bag a coin comes out of; everything else is turned up for all to see."""
    return wc.coin_seat(what) if what & wc.WHAT_MASK == wc.What.COIN else SPECTATOR
