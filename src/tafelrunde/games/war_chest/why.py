"""Why not? The rule that forbids a sentence which is not legal in War Chest.

A sentence may also be incomplete ("archer attack"): then the answer is why nothing that begins like this is possible.
"""

from __future__ import annotations

from tafelrunde.games.war_chest.engine._grammar import (
    ASK_BITS,
    ASK_MASK,
    COIN_NAMES,
    DO_NAMES,
    HEXES,
    NO_LOCATION,
    ROYAL,
    UNIT_NAMES,
    WIDTH,
    Ask,
    Do,
    Unit,
)
from tafelrunde.games.war_chest.engine.board import HEX_OF, LABELS
from tafelrunde.games.war_chest.engine.effects import coin_type
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.games.war_chest.view import seat_names
from tafelrunde.kernel.game import Sentence, WhyNot

COIN_DOINGS = DO_NAMES[: Do.TACTIC + 1]
FACE_UP = ("move", "control", "attack", "tactic")
WITH_TACTIC = (
    Unit.ARCHER, Unit.CAVALRY, Unit.CROSSBOWMAN, Unit.ENSIGN, Unit.FOOTMAN,
    Unit.LANCER, Unit.LIGHT_CAVALRY, Unit.MARSHALL, Unit.ROYAL_GUARD,
)  # fmt: skip
NOT_POSSIBLE = WhyNot("WC-3.4", "incomplete")


def why_not(state: WarChest, seat: int, sentence: Sentence) -> WhyNot:
    """Return the rule that forbids this sentence."""
    if state.to_move < 0:
        return WhyNot("WC-9.1", "over")
    if sentence[0] == "resign":
        return WhyNot("WC-9.9", "resigned_before" if state.resigned >> seat & 1 else "resign")
    ask, data = state.steps[-1] & ASK_MASK, state.steps[-1] >> ASK_BITS
    names = seat_names(state.rules.players)
    if state.to_move != seat:
        waiting = {"seat": names[state.to_move]}
        if ask == Ask.MAIN_PLAY:
            return WhyNot("WC-2.8", "not_your_turn", waiting)
        return WhyNot("WC-50.2" if state.round == 0 else "WC-8.1", "not_your_decision", waiting)
    if ask in (Ask.DRAFT_BAN, Ask.DRAFT_PICK, Ask.CHOOSE_FIRST_DRAFTER):
        return why_not_draft(state, ask, sentence)
    if ask == Ask.ROYAL_GUARD_LOSS:
        return WhyNot("WC-23.6", "stack_or_supply")
    if ask in (Ask.MAIN_PLAY, Ask.PRIEST_PLAY):
        return why_not_coin(state, seat, ask, sentence)
    if sentence[0] in COIN_NAMES:
        return WhyNot("WC-8.1", "follow_up_first")
    if ask == Ask.FOOTMAN_DEPLOY:
        if sentence[0] != "deploy":
            return WhyNot("WC-16.2", "footman_deploy_or_decline")
        return why_not_deploy(state, seat, state.coin_of[seat * WIDTH + ROYAL] % WIDTH, hexes_of(sentence))
    return why_not_follow_up(state, seat, ask, data, sentence)


def hexes_of(sentence: Sentence) -> list[int]:
    return [HEX_OF[word] for word in sentence if word in HEX_OF]


# Drafts


def why_not_draft(state: WarChest, ask: int, sentence: Sentence) -> WhyNot:
    if ask == Ask.CHOOSE_FIRST_DRAFTER:
        return WhyNot("WC-50.3", "name_first_drafter")
    rule, verb = ("WC-50.4", "ban") if ask == Ask.DRAFT_BAN else ("WC-50.2", "pick")
    if state.rules.players == 4 and verb == "pick":
        rule = "WC-50.3"
    if sentence[0] != verb or len(sentence) != 2 or sentence[1] not in UNIT_NAMES:
        return WhyNot(rule, f"now_{verb}")
    return WhyNot(rule, "not_in_pool", {"unit": sentence[1]})


# Coins


def why_not_coin(state: WarChest, seat: int, ask: int, sentence: Sentence) -> WhyNot:
    """Decisions D4 and D10: the coin itself, then what it is to do."""
    if sentence[0] not in COIN_NAMES:
        if ask == Ask.PRIEST_PLAY:
            return WhyNot("WC-26.1", "priest_must_use")
        return WhyNot("WC-2.9", "spend_a_coin")
    kind = COIN_NAMES.index(sentence[0])
    coins = range(seat * WIDTH, seat * WIDTH + WIDTH)
    held = [coin for coin in coins if coin_type(state, coin) == kind]
    if ask == Ask.PRIEST_PLAY:
        if state.in_flight not in held:
            return WhyNot("WC-26.4", "not_the_priests_coin", {"coin": sentence[0]})
    elif not held or state.hand[held[0]] == 0:
        return WhyNot("WC-2.9", "coin_not_in_hand", {"coin": sentence[0]})
    if len(sentence) < 2 or sentence[1] not in COIN_DOINGS:
        return WhyNot("WC-3.1", "nine_actions")
    coin, verb = held[0] - seat * WIDTH, sentence[1]
    hexes = hexes_of(sentence[2:])
    if kind == Unit.ROYAL_COIN and verb not in ("claim", "recruit", "pass", "tactic"):
        return WhyNot("WC-3.1", "not_with_royal_coin")
    if verb == "deploy":
        return why_not_deploy(state, seat, coin, hexes)
    if verb == "bolster":
        return why_not_bolster(state, seat, coin, hexes)
    if verb == "claim":
        return why_not_claim(state, seat)
    if verb == "recruit":
        return why_not_recruit(state, seat, sentence)
    if verb == "tactic":
        return why_not_tactic(state, seat, coin, kind, hexes)
    if verb == "pass":
        return NOT_POSSIBLE  # only with words too many
    return why_not_paid_maneuver(state, seat, coin, verb, hexes)


def why_not_deploy(state: WarChest, seat: int, coin: int, hexes: list[int]) -> WhyNot:
    unit = seat * WIDTH + coin
    kind = state.kind[unit]
    name = {"unit": UNIT_NAMES[kind]}
    second = seat * WIDTH + ROYAL
    if kind == Unit.FOOTMAN:
        if state.place[unit] >= 0 and state.place[second] >= 0:
            return WhyNot("WC-4.2", "two_footmen")
    elif state.place[unit] >= 0:
        return WhyNot("WC-4.2", "already_on_board", name | {"hex": LABELS[state.place[unit]]})
    scout = kind == Unit.SCOUT
    own = [h for h in state.board.locations if state.control[h] == seat & 1]
    if not scout and all(state.unit_at[h] >= 0 for h in own):
        return WhyNot("WC-4.3", "all_locations_occupied", name)
    if not hexes:
        return NOT_POSSIBLE
    where = {"hex": LABELS[hexes[0]]}
    if hexes[0] not in state.board.hexes:
        return WhyNot("WC-4.1", "not_on_this_board", where)
    if state.unit_at[hexes[0]] >= 0:
        return WhyNot("WC-4.1", "occupied", where)
    if scout:
        return WhyNot("WC-24.1", "scout_next_to_friend", where)
    return WhyNot("WC-4.1", "not_controlled", where)


def why_not_bolster(state: WarChest, seat: int, coin: int, hexes: list[int]) -> WhyNot:
    units = own_units(state, seat, coin)
    name = {"unit": UNIT_NAMES[state.kind[seat * WIDTH + coin]]}
    if not units:
        return WhyNot("WC-4.6", "nothing_to_bolster", name)
    return WhyNot("WC-4.6", "bolster_same_type", name)


def why_not_claim(state: WarChest, seat: int) -> WhyNot:
    if state.initiative == seat:
        return WhyNot("WC-5.2", "you_hold_initiative")
    if (state.initiative ^ seat) & 1 == 0:
        return WhyNot("WC-40.2", "partner_holds_initiative")
    return WhyNot("WC-5.3", "initiative_moved")


def why_not_recruit(state: WarChest, seat: int, sentence: Sentence) -> WhyNot:
    supply = state.supply[seat * WIDTH : seat * WIDTH + ROYAL]
    if sum(supply) == 0:
        return WhyNot("WC-5.6", "supply_empty")
    if len(sentence) < 3:
        return NOT_POSSIBLE
    army = [UNIT_NAMES[kind] for kind in state.kind[seat * WIDTH : seat * WIDTH + ROYAL] if kind != Unit.NONE]
    if sentence[2] not in army:
        rule = "WC-40.6" if state.rules.players == 4 else "WC-5.4"
        return WhyNot(rule, "not_your_type", {"unit": sentence[2]})
    return WhyNot("WC-5.6", "type_used_up", {"unit": sentence[2]})


# Maneuvers


def own_units(state: WarChest, seat: int, coin: int) -> list[int]:
    """Return the units on the board that this coin can order."""
    unit, second = seat * WIDTH + coin, seat * WIDTH + ROYAL
    units = [unit, second] if state.kind[unit] == Unit.FOOTMAN else [unit]
    return [u for u in units if state.place[u] >= 0]


def why_not_paid_maneuver(state: WarChest, seat: int, coin: int, verb: str, hexes: list[int]) -> WhyNot:
    units = own_units(state, seat, coin)
    name = {"unit": UNIT_NAMES[state.kind[seat * WIDTH + coin]]}
    if hexes and state.unit_at[hexes[0]] >= 0 and state.unit_at[hexes[0]] not in units:
        other = state.unit_at[hexes[0]] // WIDTH
        if other != seat and (other ^ seat) & 1 == 0:
            return WhyNot("WC-40.7", "partners_unit")
    if not units:
        return WhyNot("WC-3.2", "unit_not_on_board", name)
    chosen = [u for u in units if hexes and state.place[u] == hexes[0]]
    if hexes and not chosen:
        return WhyNot("WC-3.2", "unit_not_there", name | {"hex": LABELS[hexes[0]]})
    return why_not_maneuver(state, (chosen or units)[0], verb, hexes[1:], 0, False)


def why_not_maneuver(state: WarChest, unit: int, verb: str, rest: list[int], paid: int, knight_after_pay: bool) -> WhyNot:
    """A normal move, control or attack of this unit."""
    origin = state.place[unit]
    name = {"unit": UNIT_NAMES[state.kind[unit]]}
    if verb == "move":
        if not rest:
            return WhyNot("WC-6.1", "no_way_out", name)
        where = {"hex": LABELS[rest[0]]}
        if rest[0] not in state.board.next_to[origin]:
            return WhyNot("WC-6.1", "not_adjacent", where)
        return WhyNot("WC-6.1", "occupied", where)
    if verb == "control":
        if state.control[origin] == NO_LOCATION:
            return WhyNot("WC-6.4", "no_location", {"hex": LABELS[origin]})
        rule = "WC-6.4" if state.rules.players == 2 else "WC-40.12"
        return WhyNot(rule, "already_controlled", {"hex": LABELS[origin]})
    if state.kind[unit] == Unit.ARCHER:
        return WhyNot("WC-11.3", "archer_attacks_by_tactic")
    if state.kind[unit] == Unit.LANCER:
        return WhyNot("WC-18.3", "lancer_attacks_by_tactic")
    if not rest:
        near = [state.unit_at[h] for h in state.board.next_to[origin]]
        if any(u >= 0 and state.kind[u] == Unit.KNIGHT and (u // WIDTH ^ unit // WIDTH) & 1 for u in near):
            return WhyNot("WC-17.1", "knight_protected", name)
        return WhyNot("WC-6.7", "no_enemy_near", name)
    if rest[0] not in state.board.next_to[origin]:
        return WhyNot("WC-6.7", "target_not_adjacent", {"hex": LABELS[rest[0]]})
    refused = why_not_target(state, unit, rest[0], state.height[unit] - paid, "WC-6.7")
    if refused and refused.rule == "WC-17.1" and knight_after_pay and state.height[unit] >= 2:
        return WhyNot("WC-12.4", "berserker_too_weak")
    return refused or NOT_POSSIBLE


def why_not_target(state: WarChest, unit: int, where: int, strength: int, rule: str) -> WhyNot | None:
    """Return why a unit cannot attack what stands on a hex, apart from range; None if it can."""
    target = state.unit_at[where]
    place = {"hex": LABELS[where]}
    if target < 0:
        return WhyNot(rule, "nobody_there", place)
    if (target // WIDTH ^ unit // WIDTH) & 1 == 0:
        return WhyNot(rule if target // WIDTH == unit // WIDTH else "WC-40.5", "friendly_target", place)
    if state.kind[target] == Unit.KNIGHT and strength < 2:
        return WhyNot("WC-17.1", "knight_protected", {"unit": UNIT_NAMES[state.kind[unit]]})
    return None


FOLLOW_UPS = {
    Ask.SWORDSMAN_MOVE: ("WC-25.1", "swordsman_move"),
    Ask.BERSERKER_REPEAT: ("WC-12.1", "berserker_repeat"),
    Ask.MERCENARY_MANEUVER: ("WC-21.1", "mercenary_maneuver"),
    Ask.FOOTMAN_MANEUVER: ("WC-16.3", "footman_maneuver"),
}


def why_not_follow_up(state: WarChest, seat: int, ask: int, data: int, sentence: Sentence) -> WhyNot:
    """Decisions D6 to D9: one unit, or one of the Footmen, makes a normal maneuver."""
    rule, key = FOLLOW_UPS[ask]
    verb, hexes = sentence[0], hexes_of(sentence)
    if verb == "decline":
        return WhyNot("WC-16.5", "footman_must")
    if verb not in FACE_UP:
        return WhyNot(rule, key)
    if verb == "tactic":
        return WhyNot("WC-10.4", "no_tactic_now")
    if ask == Ask.SWORDSMAN_MOVE and verb != "move":
        return WhyNot(rule, key)
    if ask == Ask.BERSERKER_REPEAT and verb == "control" and state.rules.berserker_v2:
        return WhyNot("WC-12.6", "berserker_v2_no_control")
    if ask == Ask.FOOTMAN_MANEUVER:
        units = own_units(state, seat, (data & 255) % WIDTH)
        units = [u for u in units if data & (0x100 if u == data & 255 else 0x200)]
    else:
        units = [data]
    chosen = [u for u in units if hexes and state.place[u] == hexes[0]]
    if hexes and not chosen:
        return WhyNot(rule, key)
    repeat = ask == Ask.BERSERKER_REPEAT
    return why_not_maneuver(state, (chosen or units)[0], verb, hexes[1:], 1 if repeat else 0, repeat)


# Tactics


def why_not_tactic(state: WarChest, seat: int, coin: int, kind: int, hexes: list[int]) -> WhyNot:
    if kind == Unit.ROYAL_COIN:
        return why_not_royal_guard(state, seat, hexes)
    name = {"unit": UNIT_NAMES[kind]}
    if kind == Unit.ROYAL_GUARD:
        return WhyNot("WC-23.2", "guard_needs_royal_coin")
    if kind not in WITH_TACTIC:
        return WhyNot("WC-10.1", "no_tactic", name)
    unit = seat * WIDTH + coin
    if kind == Unit.FOOTMAN:
        return WhyNot("WC-16.6", "needs_two_footmen" if len(own_units(state, seat, coin)) < 2 else "footmen_stuck")
    origin = state.place[unit]
    if origin < 0:
        return WhyNot("WC-10.1", "unit_not_on_board", name)
    if kind in (Unit.ENSIGN, Unit.MARSHALL):
        return why_not_command(state, unit, hexes)
    if hexes and hexes[0] != origin:
        return WhyNot("WC-3.2", "unit_not_there", name | {"hex": LABELS[hexes[0]]})
    rest = hexes[1:]
    if kind == Unit.ARCHER:
        return why_not_shot(state, unit, rest, "WC-11.1", "archer_range")
    if kind == Unit.CROSSBOWMAN:
        return why_not_shot(state, unit, rest, "WC-14.1", "crossbow_range")
    if kind == Unit.CAVALRY:
        return why_not_cavalry(state, unit, rest)
    if kind == Unit.LANCER:
        return why_not_lancer(state, unit, rest)
    return why_not_light_cavalry(state, unit, rest)


def why_not_shot(state: WarChest, unit: int, rest: list[int], rule: str, key: str) -> WhyNot:
    """Archer and Crossbowman."""
    origin = state.place[unit]
    if not rest:
        return WhyNot(rule, key)
    if state.kind[unit] == Unit.ARCHER:
        if rest[0] in state.board.next_to[origin]:
            return WhyNot("WC-11.3", "archer_attacks_by_tactic")
        if rest[0] not in state.board.at_two[origin]:
            return WhyNot(rule, key)
    else:
        shots = state.board.shots[origin]
        between = dict(zip(shots[::2], shots[1::2], strict=True))
        if rest[0] not in between:
            return WhyNot(rule, key)
        if state.unit_at[between[rest[0]]] >= 0:
            return WhyNot(rule, "line_blocked", {"hex": LABELS[between[rest[0]]]})
    return why_not_target(state, unit, rest[0], state.height[unit], rule) or NOT_POSSIBLE


def why_not_cavalry(state: WarChest, unit: int, rest: list[int]) -> WhyNot:
    origin = state.place[unit]
    if not rest:
        return WhyNot("WC-13.2", "cavalry_must_attack")
    if rest[0] not in state.board.next_to[origin]:
        return WhyNot("WC-13.1", "not_adjacent", {"hex": LABELS[rest[0]]})
    if state.unit_at[rest[0]] >= 0:
        return WhyNot("WC-13.1", "occupied", {"hex": LABELS[rest[0]]})
    if len(rest) < 2 or rest[1] not in state.board.next_to[rest[0]]:
        return WhyNot("WC-13.2", "cavalry_must_attack")
    return why_not_target(state, unit, rest[1], state.height[unit], "WC-13.2") or NOT_POSSIBLE


def why_not_lancer(state: WarChest, unit: int, rest: list[int]) -> WhyNot:
    origin = state.place[unit]
    charges = state.board.charges[origin]
    ends = {charges[k]: (charges[k + 1], charges[k + 2]) for k in range(0, len(charges), 3)}
    if not rest:
        return WhyNot("WC-18.2", "lancer_needs_target")
    if rest[0] not in ends:
        return WhyNot("WC-18.1", "lancer_charge")
    ahead, passed = ends[rest[0]]
    for on_the_way in (passed, rest[0]):
        if on_the_way >= 0 and state.unit_at[on_the_way] >= 0:
            return WhyNot("WC-18.1", "occupied", {"hex": LABELS[on_the_way]})
    if len(rest) > 1 and rest[1] != ahead:
        return WhyNot("WC-18.1", "lancer_charge")
    return why_not_target(state, unit, ahead, state.height[unit], "WC-18.2") or NOT_POSSIBLE


def why_not_light_cavalry(state: WarChest, unit: int, rest: list[int]) -> WhyNot:
    origin = state.place[unit]
    if not rest:
        return WhyNot("WC-19.1", "light_cavalry_ride")
    where = {"hex": LABELS[rest[0]]}
    if rest[0] in state.board.next_to[origin]:
        return WhyNot("WC-3.7", "same_as_plain")
    if rest[0] not in state.board.at_two[origin]:
        return WhyNot("WC-19.1", "light_cavalry_ride")
    if state.unit_at[rest[0]] >= 0:
        return WhyNot("WC-19.1", "occupied", where)
    return WhyNot("WC-19.1", "way_blocked", where)


def why_not_command(state: WarChest, unit: int, hexes: list[int]) -> WhyNot:
    """Ensign and Marshall order another friendly unit."""
    ensign = state.kind[unit] == Unit.ENSIGN
    rule, key = ("WC-15.1", "ensign_orders") if ensign else ("WC-20.1", "marshall_orders")
    origin = state.place[unit]
    if not hexes:
        return WhyNot(rule, key)
    if hexes[0] == origin:
        return WhyNot("WC-3.7", "same_as_plain")
    other = state.unit_at[hexes[0]]
    if other < 0 or (other // WIDTH ^ unit // WIDTH) & 1:
        return WhyNot(rule, key)
    if hexes[0] not in state.board.near[origin]:
        return WhyNot(rule, "beyond_command", {"hex": LABELS[hexes[0]]})
    kind = state.kind[other]
    if not ensign and kind in (Unit.ARCHER, Unit.LANCER):
        return WhyNot("WC-20.2" if kind == Unit.ARCHER else "WC-18.5", "cannot_attack_normally", {"unit": UNIT_NAMES[kind]})
    if len(hexes) < 2:
        return WhyNot(rule, key)
    where = {"hex": LABELS[hexes[1]]}
    if hexes[1] not in state.board.next_to[hexes[0]]:
        if kind in (Unit.CROSSBOWMAN, Unit.CAVALRY) and not ensign:
            rule = "WC-20.2"  # what these could do by their own tactic
        return WhyNot(rule, "not_adjacent" if ensign else "target_not_adjacent", where)
    if ensign:
        if state.unit_at[hexes[1]] >= 0:
            return WhyNot(rule, "occupied", where)
        return WhyNot(rule, "beyond_command", where)
    refused = why_not_target(state, other, hexes[1], state.height[other], rule)
    if refused and refused.rule == "WC-17.1":
        return WhyNot("WC-17.3", refused.key, refused.fields)
    return refused or NOT_POSSIBLE


def why_not_royal_guard(state: WarChest, seat: int, hexes: list[int]) -> WhyNot:
    guards = [unit for unit in range(seat * WIDTH, seat * WIDTH + ROYAL) if state.kind[unit] == Unit.ROYAL_GUARD and state.place[unit] >= 0]
    name = {"unit": "royal_guard"}
    if not guards:
        return WhyNot("WC-10.1", "unit_not_on_board", name)
    origin = state.place[guards[0]]
    if hexes and hexes[0] != origin:
        return WhyNot("WC-3.2", "unit_not_there", name | {"hex": LABELS[hexes[0]]})
    original = state.rules.guard_original
    rule, key = ("WC-23.5", "guard_original") if original else ("WC-23.1", "guard_revised")
    if len(hexes) < 2:
        return WhyNot(rule, key)
    to = hexes[1]
    where = {"hex": LABELS[to]}
    if to == origin:
        return WhyNot("WC-23.2", "guard_stands_still")
    if state.unit_at[to] >= 0:
        return WhyNot(rule, "occupied", where)
    if original:
        return WhyNot(rule, "not_adjacent", where)
    if state.control[to] != seat & 1:
        return WhyNot(rule, key)
    if state.board.distance[origin * HEXES + to] > 2:
        return WhyNot(rule, "guard_too_far", where)
    return WhyNot(rule, "way_blocked", where)
