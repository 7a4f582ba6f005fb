"""Why not? The rule that forbids a sentence in War Chest, None where it is legal.

What stands against a play is asked of the law (engine/law.py); ranges are the tables of the board. Only here is known what else may be
wrong with a sentence: it is incomplete ("archer attack": then the answer is why nothing that begins like this is possible), it speaks of
what is not there, or it is not the time for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine import law
from tafelrunde.games.war_chest.engine.board import HEX_OF, LABELS
from tafelrunde.games.war_chest.engine.effects import coin_type
from tafelrunde.games.war_chest.engine.legal import add_standing, footmen_owed, is_friend, no_footmen, standing_guard
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.games.war_chest.grammar import GRAMMAR
from tafelrunde.games.war_chest.view import seat_names
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.game import Sentence, WhyNot, refusal
from tafelrunde.kernel.rows import ints, row_of

COIN_DOINGS = wc.DO_NAMES[: wc.DO_NAMES.index("tactic") + 1]
FACE_UP = ("move", "control", "attack", "tactic")
NOT_POSSIBLE = WhyNot("WC-3.4", "incomplete")
Answer = WhyNot | None


def why_not(state: WarChest, seat: int, sentence: Sentence) -> Answer:
    """Return the rule that forbids this sentence, None if it is legal."""
    if state.to_move < 0:
        return WhyNot("WC-9.1", "over")
    if sentence[0] == "resign":
        return WhyNot("WC-9.9", "resigned_before" if state.resigned & BIT[seat] else "resign")
    ask, data = state.steps[-1] & wc.ASK_MASK, state.steps[-1] >> wc.ASK_BITS
    if state.to_move != seat:
        waiting = {"seat": seat_names(state.rules.players)[state.to_move]}
        if ask == wc.Ask.MAIN_PLAY:
            return WhyNot("WC-2.8", "not_your_turn", waiting)
        return WhyNot("WC-50.2" if state.round == 0 else "WC-8.1", "not_your_decision", waiting)
    if ask in (wc.Ask.DRAFT_BAN, wc.Ask.DRAFT_PICK, wc.Ask.CHOOSE_FIRST_DRAFTER):
        return why_not_draft(state, seat, ask, sentence)
    if ask == wc.Ask.ROYAL_GUARD_LOSS:
        return None if sentence in (("stack",), ("supply",)) else WhyNot("WC-23.6", "stack_or_supply")
    if ask in (wc.Ask.MAIN_PLAY, wc.Ask.PRIEST_PLAY):
        return why_not_coin(state, seat, ask, sentence)
    if sentence[0] in wc.COIN_NAMES:
        return WhyNot("WC-8.1", "follow_up_first")
    if sentence == ("decline",):
        return against(wc.No.FOOTMAN_MUST if ask == wc.Ask.FOOTMAN_MANEUVER else wc.No.NOTHING)
    if ask == wc.Ask.FOOTMAN_DEPLOY:
        if sentence[0] != "deploy":
            return WhyNot("WC-16.2", "footman_deploy_or_decline")
        return why_not_deploy(state, seat, state.coin_of[seat * wc.WIDTH + wc.ROYAL], sentence[1:])
    return why_not_follow_up(state, seat, ask, data, sentence)


def against(reason: int, rule: str = "", unit: int = wc.Unit.NONE, where: int = wc.EMPTY) -> Answer:
    """Return what a law has said, about a unit type and a hex."""
    fields = {"hex": LABELS[where]} if where >= 0 else {}
    return refusal(GRAMMAR, reason, rule, **fields, **({"unit": wc.UNIT_NAMES[unit]} if unit < len(wc.UNIT_NAMES) else {}))


def hexes_of(words: Sentence) -> list[int]:
    return [HEX_OF[word] for word in words if word in HEX_OF]


def complete(words: Sequence[object], count: int) -> Answer:
    """Return what is to be said against a sentence that nothing else stands against: there must be so many words."""
    return None if len(words) == count else NOT_POSSIBLE


def exactly(words: Sentence, *hexes: int) -> Answer:
    """Return what is to be said against a sentence that nothing else stands against: it must end with these hexes."""
    return None if words == tuple(LABELS[where] for where in hexes) else NOT_POSSIBLE


# Drafts


def why_not_draft(state: WarChest, seat: int, ask: int, sentence: Sentence) -> Answer:
    if ask == wc.Ask.CHOOSE_FIRST_DRAFTER:
        names = seat_names(state.rules.players)
        return None if sentence in (("first", names[seat]), ("first", names[seat + 2])) else WhyNot("WC-50.3", "name_first_drafter")
    rule, verb = ("WC-50.4", "ban") if ask == wc.Ask.DRAFT_BAN else ("WC-50.2", "pick")
    if state.rules.players == 4 and verb == "pick":
        rule = "WC-50.3"
    if sentence[0] != verb or len(sentence) != 2 or sentence[1] not in wc.UNIT_NAMES:
        return WhyNot(rule, f"now_{verb}")
    if wc.UNIT_NAMES.index(sentence[1]) in state.pool:
        return None
    return WhyNot(rule, "not_in_pool", {"unit": sentence[1]})


# Coins


def why_not_coin(state: WarChest, seat: int, ask: int, sentence: Sentence) -> Answer:
    """Decisions D4 and D10: the coin itself, then what it is to do."""
    if sentence[0] not in wc.COIN_NAMES:
        if ask == wc.Ask.PRIEST_PLAY:
            return WhyNot("WC-26.1", "priest_must_use")
        return WhyNot("WC-2.9", "spend_a_coin")
    kind = wc.COIN_NAMES.index(sentence[0])
    held = [coin for coin in range(seat * wc.WIDTH, seat * wc.WIDTH + wc.WIDTH) if coin_type(state, coin) == kind]
    if ask == wc.Ask.PRIEST_PLAY:
        if state.in_flight not in held:
            return WhyNot("WC-26.4", "not_the_priests_coin", {"coin": sentence[0]})
    elif not held or state.hand[held[0]] == 0:
        return WhyNot("WC-2.9", "coin_not_in_hand", {"coin": sentence[0]})
    if len(sentence) < 2 or sentence[1] not in COIN_DOINGS:
        return WhyNot("WC-3.1", "nine_actions")
    coin, verb, rest = held[0], sentence[1], sentence[2:]
    if kind == wc.Unit.ROYAL_COIN and verb not in ("claim", "recruit", "pass", "tactic"):
        return WhyNot("WC-3.1", "not_with_royal_coin")
    if verb == "deploy":
        return why_not_deploy(state, seat, coin, rest)
    if verb == "bolster":
        return why_not_bolster(state, coin, rest)
    if verb == "claim":
        return against(law.no_claim(state, seat)) or complete(rest, 0)
    if verb == "recruit":
        return why_not_recruit(state, seat, rest)
    if verb == "tactic":
        return why_not_tactic(state, seat, coin, kind, rest)
    if verb == "pass":
        return complete(rest, 0)
    return why_not_paid_maneuver(state, seat, coin, verb, rest)


def why_not_deploy(state: WarChest, seat: int, unit: int, rest: Sentence) -> Answer:
    kind, hexes = state.kind[unit], hexes_of(rest)
    there = against(law.no_unit(state, unit), unit=kind, where=state.place[unit])
    if there:
        return there
    if kind != wc.Unit.SCOUT and all(law.no_deploy(state, seat, where) for where in state.board.locations):
        return WhyNot("WC-4.3", "all_locations_occupied", {"unit": wc.UNIT_NAMES[kind]})
    if not hexes:
        return NOT_POSSIBLE
    if hexes[0] not in state.board.hexes:
        return WhyNot("WC-4.1", "not_on_this_board", {"hex": LABELS[hexes[0]]})
    rule = law.no_scouting if kind == wc.Unit.SCOUT else law.no_deploy
    return against(rule(state, seat, hexes[0]), "WC-4.1", where=hexes[0]) or exactly(rest, hexes[0])


def why_not_bolster(state: WarChest, coin: int, rest: Sentence) -> Answer:
    places = [state.place[unit] for unit in standing(state, coin)]
    name = {"unit": wc.UNIT_NAMES[state.kind[coin]]}
    if not places:
        return WhyNot("WC-4.6", "nothing_to_bolster", name)
    if hexes_of(rest)[:1] not in ([place] for place in places):
        return WhyNot("WC-4.6", "bolster_same_type", name)
    return exactly(rest, hexes_of(rest)[0])


def why_not_recruit(state: WarChest, seat: int, rest: Sentence) -> Answer:
    units = range(seat * wc.WIDTH, seat * wc.WIDTH + wc.ROYAL)
    if all(law.no_recruit(state, unit) for unit in units):
        return WhyNot("WC-5.6", "supply_empty")
    if not rest:
        return NOT_POSSIBLE
    for unit in units:
        if rest[0] in wc.UNIT_NAMES and state.kind[unit] == wc.UNIT_NAMES.index(rest[0]):
            return against(law.no_recruit(state, unit), unit=state.kind[unit]) or complete(rest, 1)
    return WhyNot("WC-40.6" if state.rules.players == 4 else "WC-5.4", "not_your_type", {"unit": rest[0]})


# Maneuvers


def standing(state: WarChest, coin: int) -> list[int]:
    """Return the units on the board that this coin can order."""
    return ints(add_standing(state, row_of([]), coin))


def why_not_paid_maneuver(state: WarChest, seat: int, coin: int, verb: str, rest: Sentence) -> Answer:
    units, hexes = standing(state, coin), hexes_of(rest)
    name = {"unit": wc.UNIT_NAMES[state.kind[coin]]}
    if hexes and state.unit_at[hexes[0]] >= 0 and state.unit_at[hexes[0]] not in units:
        other = state.unit_at[hexes[0]] // wc.WIDTH
        if other != seat and other % wc.SIDES == seat % wc.SIDES:
            return WhyNot("WC-40.7", "partners_unit")
    if not units:
        return WhyNot("WC-3.2", "unit_not_on_board", name)
    chosen = [u for u in units if hexes and state.place[u] == hexes[0]]
    if hexes and not chosen:
        return WhyNot("WC-3.2", "unit_not_there", name | {"hex": LABELS[hexes[0]]})
    return why_not_maneuver(state, (chosen or units)[0], verb, rest, 0)


def why_not_maneuver(state: WarChest, unit: int, verb: str, words: Sentence, paid: int) -> Answer:
    """A normal move, control or attack of this unit, which spends so many coins of its own before; the words begin with its hex."""
    origin, kind, to = state.place[unit], state.kind[unit], hexes_of(words)[1:2]
    name = {"unit": wc.UNIT_NAMES[kind]}
    if verb == "control":
        rule = "WC-6.4" if state.rules.players == 2 else "WC-40.12"
        return against(law.no_control(state, unit), rule, where=origin) or exactly(words, origin)
    if verb == "move":
        if not to:
            return WhyNot("WC-6.1", "no_way_out", name)
        if to[0] not in state.board.next_to[origin]:
            return WhyNot("WC-6.1", "not_adjacent", {"hex": LABELS[to[0]]})
        return against(law.no_entry(state, to[0]), "WC-6.1", where=to[0]) or exactly(words, origin, to[0])
    by_tactic = against(law.no_plain_attack(state, unit))
    if by_tactic:
        return by_tactic
    if not to:
        near = [law.no_attack(state, unit, where, state.height[unit]) for where in state.board.next_to[origin]]
        return against(wc.No.KNIGHT_PROTECTED, unit=kind) if wc.No.KNIGHT_PROTECTED in near else WhyNot("WC-6.7", "no_enemy_near", name)
    if to[0] not in state.board.next_to[origin]:
        return WhyNot("WC-6.7", "target_not_adjacent", {"hex": LABELS[to[0]]})
    reason = law.no_attack(state, unit, to[0], state.height[unit] - paid)
    if reason == wc.No.KNIGHT_PROTECTED and law.no_attack(state, unit, to[0], state.height[unit]) == wc.No.NOTHING:
        return WhyNot("WC-12.4", "berserker_too_weak")
    return against(reason, "WC-6.7", kind, to[0]) or exactly(words, origin, to[0])


FOLLOW_UPS = {
    wc.Ask.SWORDSMAN_MOVE: ("WC-25.1", "swordsman_move"),
    wc.Ask.BERSERKER_REPEAT: ("WC-12.1", "berserker_repeat"),
    wc.Ask.MERCENARY_MANEUVER: ("WC-21.1", "mercenary_maneuver"),
    wc.Ask.FOOTMAN_MANEUVER: ("WC-16.3", "footman_maneuver"),
}


def why_not_follow_up(state: WarChest, seat: int, ask: int, data: int, sentence: Sentence) -> Answer:
    """Decisions D6 to D9: one unit, or one of the Footmen, makes a normal maneuver."""
    rule, key = FOLLOW_UPS[ask]
    verb, hexes = sentence[0], hexes_of(sentence)
    if verb not in FACE_UP:
        return WhyNot(rule, key)
    if verb == "tactic":
        return WhyNot("WC-10.4", "no_tactic_now")
    if ask == wc.Ask.SWORDSMAN_MOVE and verb != "move":
        return WhyNot(rule, key)
    if ask == wc.Ask.BERSERKER_REPEAT and verb == "control" and state.rules.berserker_v2:
        return against(wc.No.BERSERKER_V2_NO_CONTROL)
    units = ints(footmen_owed(state, data)) if ask == wc.Ask.FOOTMAN_MANEUVER else [data]
    chosen = [u for u in units if hexes and state.place[u] == hexes[0]]
    if hexes and not chosen:
        return WhyNot(rule, key)
    return why_not_maneuver(state, (chosen or units)[0], verb, sentence[1:], 1 if ask == wc.Ask.BERSERKER_REPEAT else 0)


# Tactics


def why_not_tactic(state: WarChest, seat: int, coin: int, kind: int, words: Sentence) -> Answer:
    if kind == wc.Unit.ROYAL_COIN:
        return why_not_royal_guard(state, seat, words)
    name = {"unit": wc.UNIT_NAMES[kind]}
    if kind == wc.Unit.ROYAL_GUARD:
        return WhyNot("WC-23.2", "guard_needs_royal_coin")
    if kind == wc.Unit.FOOTMAN:
        return against(no_footmen(state, coin)) or complete(words, 0)
    if kind not in TACTICS:
        return WhyNot("WC-10.1", "no_tactic", name)
    origin, hexes = state.place[coin], hexes_of(words)
    if origin < 0:
        return WhyNot("WC-10.1", "unit_not_on_board", name)
    if kind not in COMMANDS and hexes and hexes[0] != origin:
        return WhyNot("WC-3.2", "unit_not_there", name | {"hex": LABELS[hexes[0]]})
    if len(hexes) < len(words):
        return NOT_POSSIBLE
    return TACTICS[kind](state, coin, hexes)


def why_not_archer(state: WarChest, unit: int, hexes: list[int]) -> Answer:
    board, origin = state.board, state.place[unit]
    if len(hexes) > 1 and hexes[1] in board.next_to[origin]:
        return against(wc.No.ARCHER_ATTACKS_BY_TACTIC)
    if len(hexes) < 2 or hexes[1] not in board.at_two[origin]:
        return WhyNot("WC-11.1", "archer_range")
    return against(law.no_attack(state, unit, hexes[1], state.height[unit]), "WC-11.1", wc.Unit.ARCHER, hexes[1]) or complete(hexes, 2)


def why_not_crossbowman(state: WarChest, unit: int, hexes: list[int]) -> Answer:
    shots = state.board.shots[state.place[unit]]
    between = dict(zip(shots[::2], shots[1::2], strict=True))
    if len(hexes) < 2 or hexes[1] not in between:
        return WhyNot("WC-14.1", "crossbow_range")
    reason = law.no_bolt(state, unit, hexes[1], between[hexes[1]])
    where = between[hexes[1]] if reason == wc.No.LINE_BLOCKED else hexes[1]
    return against(reason, "WC-14.1", wc.Unit.CROSSBOWMAN, where) or complete(hexes, 2)


def why_not_cavalry(state: WarChest, unit: int, hexes: list[int]) -> Answer:
    if len(hexes) < 2:
        return WhyNot("WC-13.2", "cavalry_must_attack")
    if hexes[1] not in state.board.next_to[hexes[0]]:
        return WhyNot("WC-13.1", "not_adjacent", {"hex": LABELS[hexes[1]]})
    blocked = against(law.no_entry(state, hexes[1]), "WC-13.1", where=hexes[1])
    if blocked:
        return blocked
    if len(hexes) < 3 or hexes[2] not in state.board.next_to[hexes[1]]:
        return WhyNot("WC-13.2", "cavalry_must_attack")
    return against(law.no_attack(state, unit, hexes[2], state.height[unit]), "WC-13.2", wc.Unit.CAVALRY, hexes[2]) or complete(hexes, 3)


def why_not_lancer(state: WarChest, unit: int, hexes: list[int]) -> Answer:
    charges = state.board.charges[state.place[unit]]
    ends = {charges[k]: (charges[k + 1], charges[k + 2]) for k in range(0, len(charges), 3)}
    if len(hexes) < 2:
        return WhyNot("WC-18.2", "lancer_needs_target")
    if hexes[1] not in ends:
        return WhyNot("WC-18.1", "lancer_charge")
    ahead, passed = ends[hexes[1]]
    reason = law.no_charge(state, unit, hexes[1], passed, ahead)
    if reason == wc.No.OCCUPIED:
        where = passed if passed >= 0 and law.no_entry(state, passed) else hexes[1]
        return against(reason, "WC-18.1", where=where)
    if len(hexes) > 2 and hexes[2] != ahead:
        return WhyNot("WC-18.1", "lancer_charge")
    return against(reason, "WC-18.2", wc.Unit.LANCER, ahead) or complete(hexes, 3)


def why_not_light_cavalry(state: WarChest, unit: int, hexes: list[int]) -> Answer:
    if len(hexes) > 1 and hexes[1] in state.board.next_to[hexes[0]]:
        return WhyNot("WC-3.7", "same_as_plain")
    if len(hexes) < 2 or hexes[1] not in state.board.at_two[hexes[0]]:
        return WhyNot("WC-19.1", "light_cavalry_ride")
    return against(law.no_ride(state, hexes[0], hexes[1]), "WC-19.1", where=hexes[1]) or complete(hexes, 2)


def commanded(state: WarChest, unit: int, hexes: list[int], refused: WhyNot) -> Answer:
    """Return what stands against ordering a unit: another friendly one not more than two hexes away, to another hex."""
    origin = state.place[unit]
    if hexes and hexes[0] == origin:
        return WhyNot("WC-3.7", "same_as_plain")
    if not hexes or not is_friend(state, unit, hexes[0]):
        return refused
    if hexes[0] not in state.board.near[origin]:
        return against(wc.No.BEYOND_COMMAND, refused.rule, where=hexes[0])
    return None


def why_not_ensign(state: WarChest, unit: int, hexes: list[int]) -> Answer:
    orders = WhyNot("WC-15.1", "ensign_orders")
    refused = commanded(state, unit, hexes, orders)
    if refused or len(hexes) < 2:
        return refused or orders
    if hexes[1] not in state.board.next_to[hexes[0]]:
        return WhyNot("WC-15.1", "not_adjacent", {"hex": LABELS[hexes[1]]})
    return against(law.no_order(state, state.place[unit], hexes[1]), "WC-15.1", where=hexes[1]) or complete(hexes, 2)


def why_not_marshall(state: WarChest, unit: int, hexes: list[int]) -> Answer:
    orders = WhyNot("WC-20.1", "marshall_orders")
    refused = commanded(state, unit, hexes, orders)
    if refused:
        return refused
    other = state.unit_at[hexes[0]]
    kind = state.kind[other]
    if law.no_plain_attack(state, other):
        return WhyNot("WC-20.2" if kind == wc.Unit.ARCHER else "WC-18.5", "cannot_attack_normally", {"unit": wc.UNIT_NAMES[kind]})
    if len(hexes) < 2:
        return orders
    if hexes[1] not in state.board.next_to[hexes[0]]:
        rule = "WC-20.2" if kind in (wc.Unit.CROSSBOWMAN, wc.Unit.CAVALRY) else "WC-20.1"  # what these could do by their own tactic
        return WhyNot(rule, "target_not_adjacent", {"hex": LABELS[hexes[1]]})
    refused = against(law.no_attack(state, other, hexes[1], state.height[other]), "WC-20.1", kind, hexes[1]) or complete(hexes, 2)
    if refused and refused.rule == "WC-17.1":
        return WhyNot("WC-17.3", refused.key, refused.fields)
    return refused


COMMANDS = (wc.Unit.ENSIGN, wc.Unit.MARSHALL)
TACTICS = {
    wc.Unit.ARCHER: why_not_archer,
    wc.Unit.CROSSBOWMAN: why_not_crossbowman,
    wc.Unit.CAVALRY: why_not_cavalry,
    wc.Unit.LANCER: why_not_lancer,
    wc.Unit.LIGHT_CAVALRY: why_not_light_cavalry,
    wc.Unit.ENSIGN: why_not_ensign,
    wc.Unit.MARSHALL: why_not_marshall,
}


def why_not_royal_guard(state: WarChest, seat: int, words: Sentence) -> Answer:
    guard = standing_guard(state, seat)
    name = {"unit": wc.UNIT_NAMES[wc.Unit.ROYAL_GUARD]}
    if guard == wc.EMPTY:
        return WhyNot("WC-10.1", "unit_not_on_board", name)
    hexes = hexes_of(words)
    if hexes and hexes[0] != state.place[guard]:
        return WhyNot("WC-3.2", "unit_not_there", name | {"hex": LABELS[hexes[0]]})
    rule, key = ("WC-23.5", "guard_original") if state.rules.guard_original else ("WC-23.1", "guard_revised")
    if len(hexes) < 2:
        return WhyNot(rule, key)
    if hexes[1] not in state.board.hexes:
        return WhyNot(rule, key)
    return against(law.no_guard_move(state, guard, hexes[1]), rule, where=hexes[1]) or exactly(words, hexes[0], hexes[1])
