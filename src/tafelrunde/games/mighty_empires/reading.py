"""What somebody says in the battle phase, where plays are countless: read into a play, or what stands against it."""

from __future__ import annotations

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine import battle_law, battles, scoring
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.grammar import GRAMMAR
from tafelrunde.games.mighty_empires.maps import tile_names
from tafelrunde.games.mighty_empires.view import seat_names
from tafelrunde.kernel.game import Sentence, WhyNot, refusal
from tafelrunde.kernel.plays import Play, rehearsal

Read = Play | WhyNot | None
"""What a sentence means, or why it cannot be; None for words that are missing or out of place."""

SETTLING = ("table", "simulation")
DIE = ("1", "2", "3", "4", "5", "6")
MOST_NUMBER = 9999  # battle victory points go up to here (ME-14.3, ME-R9)


def read(state: MightyEmpires, seat: int, sentence: Sentence) -> Play | None:
    """Return the play that a sentence of the battle phase means; None if it is none."""
    found = understood(state, seat, sentence[0], sentence[1:])
    return None if isinstance(found, WhyNot) else found


def understood(state: MightyEmpires, seat: int, verb: str, rest: Sentence) -> Read:
    """Return what is said in the battle phase, or what stands against it."""
    if verb in ("settle", "fight", "muster", "order") or (verb == "concede" and not rest):
        return read_before(state, seat, verb, rest)
    if verb not in AT_TABLE or rest[:1] == () or rest[0] not in seat_names(int(state.rules.players)):
        return None
    other = me.SEAT_NAMES.index(rest[0])
    battle = int(battles.battle_against(state, seat, other)) if other != seat else me.EMPTY
    if refused := about(state, battle, seat, AT_TABLE[verb](state, battle, seat), other=rest[0]):
        return refused
    if verb == "result":
        return read_report(state, seat, battle, rest[1:])
    if len(rest) > 1:
        return None
    if verb == "concede":
        return (me.do_concede(me.Answer.TO + other),)
    return (me.do_confirm(other),) if verb == "confirm" else (me.do_simulate(other),)


AT_TABLE = {
    "concede": battle_law.no_concession,
    "result": battle_law.no_word_at_table,
    "confirm": battle_law.no_confirmation,
    "simulate": battle_law.no_simulation,
}


def about(state: MightyEmpires, battle: int, seat: int, reason: int, /, **fields: str | int) -> WhyNot | None:
    """Return what a law has said about a seat's battle."""
    if battle != me.EMPTY:
        fields = {"other": me.SEAT_NAMES[battles.enemy_in(state, battle, seat)], **fields}
        fields["tile"] = tile_names(state.land)[state.fight(battle, me.Fight.TILE)]
    return refusal(GRAMMAR, reason, "", **fields)


# Before a battle


def read_before(state: MightyEmpires, seat: int, verb: str, rest: Sentence) -> Read:
    battle, what = int(battles.order_battle(state, seat)), BEFORE[verb]
    reason = battle_law.no_word_before(state, seat, what)
    if reason == me.No.AT_THE_TABLE and verb == "concede":
        return WhyNot("ME-8.14", "concede_whom")
    if refused := about(state, battle, seat, reason):
        return refused
    if what == me.Before.SETTLE:
        return (me.do_settle(SETTLING.index(rest[0])),) if len(rest) == 1 and rest[0] in SETTLING else None
    if what == me.Before.FIGHT:
        return None if rest else (me.do_concede(me.Answer.CONCEDE if verb == "concede" else me.Answer.FIGHT),)
    wanted = order_parts(rest) if rest else None
    return order_play(state, seat, battle, wanted) if isinstance(wanted, dict) else wanted


BEFORE = {
    "settle": me.Before.SETTLE,
    "fight": me.Before.FIGHT,
    "concede": me.Before.FIGHT,
    "muster": me.Before.MUSTER,
    "order": me.Before.ORDER,
}


def order_parts(words: Sentence) -> dict[int, int] | WhyNot:
    """Return the parts of an order by the words for them: amounts, and how to fight, each once; in any sequence."""
    wanted: dict[int, int] = {}
    left = list(words)
    while left:
        word = left.pop(0)
        if word.isdecimal():
            part, amount = me.Part.GOLD, int(word)
        elif word in ("reinforce", "siege"):
            if not left or not left[0].isdecimal():
                return WhyNot("ME-8.16", "amount_missing", {"word": word})
            part, amount = me.PART_NAMES.index(word), int(left.pop(0))
        elif word in me.STANCE_NAMES:
            part, amount = me.Part.STANCE, me.STANCE_NAMES.index(word)
        elif word in me.GENERAL_NAMES:
            part, amount = me.Part.GENERAL, me.GENERAL_NAMES.index(word)
        elif word in ("hunt", "spare"):
            part, amount = me.Part.HUNT, int(word == "hunt")
        elif word == "assassin":
            if not left or left[0] not in me.CHARACTER_NAMES:
                return WhyNot("ME-8.12", "assassin_whom")
            part, amount = me.Part.ASSASSIN, me.CHARACTER_NAMES.index(left.pop(0))
        else:
            return WhyNot("ME-9.1", "order_word", {"word": word})
        if part in wanted:
            return WhyNot("ME-9.1", "order_twice", {"word": word})
        wanted[part] = amount
    return wanted


def order_play(state: MightyEmpires, seat: int, battle: int, wanted: dict[int, int]) -> Read:
    """Return the actions of an order, part by part; what is not said is not done, but for how to fight."""
    written = rehearsal(state)
    assert isinstance(written, MightyEmpires)
    asked = [part for part in range(me.PARTS) if battle_law.no_part(state, battle, seat, part) == me.No.NOTHING]
    for part in asked:
        written.orders[seat * me.ORDER + part] = 0  # whatever of it was under way
    made: list[int] = []
    for part in range(me.PARTS):
        amount = wanted.get(part, 0)
        if part not in asked:
            reason = battle_law.no_part(written, battle, seat, part) if part in wanted else me.No.NOTHING
        else:
            reason = battle_law.no_amount(written, battle, seat, part, amount) if part in wanted else MISSING.get(part, me.No.NOTHING)
        if reason != me.No.NOTHING:
            most = me.MOST_BOUGHT if part == me.Part.GOLD else int(battle_law.reinforcing(state, amount))
            left = int(battle_law.left_for(written, seat, part))
            return about(
                state, battle, seat, reason, number=amount, most=most, gold=left, step=int(battle_law.unit_of(state, battle, part))
            )
        if part in asked:
            written.orders[seat * me.ORDER + part] = amount
            made.append(int(me.do_part(part, amount // battle_law.unit_of(state, battle, part))))
    return tuple(made)


MISSING = {me.Part.STANCE: me.No.STANCE_MISSING, me.Part.GENERAL: me.No.GENERAL_MISSING}
"""What has to be said in an order."""


# Reports


def read_report(state: MightyEmpires, seat: int, battle: int, rest: Sentence) -> Read:
    """Return the report that words mean."""
    row = report_parts(rest, (me.SEAT_NAMES[seat], me.SEAT_NAMES[battles.enemy_in(state, battle, seat)]))
    return row if isinstance(row, WhyNot) else report_play(state, seat, battle, row)


def report_parts(rest: Sentence, sides: tuple[str, str]) -> dict[int, int] | WhyNot:
    """Return the parts of a report: own points, the other's, then whatever there is to say besides, in any sequence (ME-14.3)."""
    if len(rest) < 2 or not rest[0].isdecimal() or not rest[1].isdecimal():
        return WhyNot("ME-14.3", "report_points", {"other": sides[1]})
    own, theirs = int(rest[0]), int(rest[1])
    if max(own, theirs) > MOST_NUMBER:
        return WhyNot("ME-R9", "report_number", {"number": max(own, theirs), "most": MOST_NUMBER})
    row = {me.Said.VP_OWN: own // 100, me.Said.VP_OWN_REST: own % 100, me.Said.VP_OTHER: theirs // 100, me.Said.VP_OTHER_REST: theirs % 100}
    left = list(rest[2:])
    while left:
        word = left[0]
        said = read_said(left, sides)
        if said is None:
            return WhyNot("ME-14.3", "report_word", {"word": word})
        for part, value in said.items():
            if part == me.Said.FALLEN:
                row[part] = row.get(part, 0) | value
            elif row.setdefault(part, value) != value:
                return WhyNot("ME-14.3", "report_twice", {"word": word})
    return row


def read_said(tokens: list[str], sides: tuple[str, str]) -> dict[int, int] | None:
    """Take one statement of a report off its words."""
    word = tokens.pop(0)
    if word in ("gold", "reinforce") and len(tokens) >= 2 and tokens[0].isdecimal() and tokens[1].isdecimal():
        part = me.Said.GOLD_OWN if word == "gold" else me.Said.REINFORCE_OWN
        return {part: int(tokens.pop(0)), part + 1: int(tokens.pop(0))}
    if word in ("siege", "rounds") and tokens and tokens[0].isdecimal():
        return {me.Said.SIEGE if word == "siege" else me.Said.ROUNDS: int(tokens.pop(0))}
    if word == "hill" and tokens and tokens[0] in sides:
        hill = 1 + sides.index(tokens.pop(0))
        if tokens and tokens[0] == "counted":
            tokens.pop(0)
            hill += 2
        return {me.Said.HILL: hill}
    if word == "dragon_dead":
        return {me.Said.DRAGON: 1}
    if word == "fallen" and tokens and tokens[0] in sides:
        own = tokens.pop(0) == sides[0]
        return {me.Said.FALLEN: me.generals(own, not own)}
    if word == "assassin" and len(tokens) >= 3 and tokens[0] in sides and tokens[1] in me.CHARACTER_NAMES and tokens[2] in DIE:
        part = me.Said.ASSASSIN_OWN + sides.index(tokens.pop(0))
        return {part: me.CHARACTER_NAMES.index(tokens.pop(0)) * 6 + int(tokens.pop(0))}
    return None


def report_play(state: MightyEmpires, seat: int, battle: int, row: dict[int, int]) -> Read:
    """Return the actions of a report, part by part."""
    side = int(battles.side_of(state, battle, seat))
    written = rehearsal(state)
    assert isinstance(written, MightyEmpires)
    made = [int(me.do_report(battles.enemy_in(state, battle, seat)))]
    draft = battles.report_at(battle, side) + me.SAY_DRAFT
    for part in range(me.REPORT):
        written.reports[draft + part] = 0  # whatever of it was under way
    for part in range(me.REPORT):
        number = row.get(part, 0)
        absent = battle_law.no_statement(written, battle, side, part)
        if absent != me.No.NOTHING and number == 0:
            continue
        reason = absent if absent != me.No.NOTHING else battle_law.no_figure(written, battle, side, part, number)
        if reason != me.No.NOTHING:
            who = me.SEAT_NAMES[battle_law.payer_of(state, battle, side, part)]
            return about(state, battle, seat, reason, seat=who, number=number, most=most_said(written, battle, side, part, reason, number))
        written.reports[draft + part] = number
        made.append(int(me.do_say(number)))
    return tuple(made)


def most_said(state: MightyEmpires, battle: int, side: int, part: int, reason: int, number: int) -> int:
    """Return how large a number in a report could have been, by what stands against a larger one."""
    if reason == me.No.REPORT_ROUNDS:
        return int(scoring.battle_rounds(state))
    if reason == me.No.GOLD_LIMIT:
        return me.MOST_BOUGHT
    if reason == me.No.REINFORCE_LIMIT:
        return int(battle_law.reinforcing(state, number))
    return max(0, int(battle_law.say_limit(state, battle, side, part)) - 1)
