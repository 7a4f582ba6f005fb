"""What somebody says in the battle phase, where plays are countless: read into a play, or what stands against it."""

from __future__ import annotations

from tafelrunde.games.mighty_empires.engine._grammar import (
    CHARACTER_NAMES,
    EMPTY,
    GENERAL_NAMES,
    MOST_BOUGHT,
    ORDER,
    PART_NAMES,
    PARTS,
    REPORT,
    SAY_DRAFT,
    SEAT_NAMES,
    STANCE_NAMES,
    Answer,
    Before,
    Fight,
    No,
    Part,
    Said,
    do_concede,
    do_confirm,
    do_part,
    do_report,
    do_say,
    do_settle,
    do_simulate,
    generals,
)
from tafelrunde.games.mighty_empires.engine.battle_law import (
    left_for,
    no_amount,
    no_concession,
    no_confirmation,
    no_figure,
    no_part,
    no_simulation,
    no_statement,
    no_word_at_table,
    no_word_before,
    payer_of,
    reinforcing,
    say_limit,
    unit_of,
)
from tafelrunde.games.mighty_empires.engine.battles import battle_against, enemy_in, order_battle, report_at, side_of
from tafelrunde.games.mighty_empires.engine.scoring import battle_rounds
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
    other = SEAT_NAMES.index(rest[0])
    battle = int(battle_against(state, seat, other)) if other != seat else EMPTY
    if refused := about(state, battle, seat, AT_TABLE[verb](state, battle, seat), other=rest[0]):
        return refused
    if verb == "result":
        return read_report(state, seat, battle, rest[1:])
    if len(rest) > 1:
        return None
    if verb == "concede":
        return (do_concede(Answer.TO + other),)
    return (do_confirm(other),) if verb == "confirm" else (do_simulate(other),)


AT_TABLE = {"concede": no_concession, "result": no_word_at_table, "confirm": no_confirmation, "simulate": no_simulation}


def about(state: MightyEmpires, battle: int, seat: int, reason: int, /, **fields: str | int) -> WhyNot | None:
    """Return what a law has said about a seat's battle."""
    if battle != EMPTY:
        fields = {"other": SEAT_NAMES[enemy_in(state, battle, seat)], **fields}
        fields["tile"] = tile_names(state.land)[state.fight(battle, Fight.TILE)]
    return refusal(GRAMMAR, reason, "", **fields)


# Before a battle


def read_before(state: MightyEmpires, seat: int, verb: str, rest: Sentence) -> Read:
    battle, what = int(order_battle(state, seat)), BEFORE[verb]
    reason = no_word_before(state, seat, what)
    if reason == No.AT_THE_TABLE and verb == "concede":
        return WhyNot("ME-8.14", "concede_whom")
    if refused := about(state, battle, seat, reason):
        return refused
    if what == Before.SETTLE:
        return (do_settle(SETTLING.index(rest[0])),) if len(rest) == 1 and rest[0] in SETTLING else None
    if what == Before.FIGHT:
        return None if rest else (do_concede(Answer.CONCEDE if verb == "concede" else Answer.FIGHT),)
    wanted = order_parts(rest) if rest else None
    return order_play(state, seat, battle, wanted) if isinstance(wanted, dict) else wanted


BEFORE = {"settle": Before.SETTLE, "fight": Before.FIGHT, "concede": Before.FIGHT, "muster": Before.MUSTER, "order": Before.ORDER}


def order_parts(words: Sentence) -> dict[int, int] | WhyNot:
    """Return the parts of an order by the words for them: amounts, and how to fight, each once; in any sequence."""
    wanted: dict[int, int] = {}
    left = list(words)
    while left:
        word = left.pop(0)
        if word.isdecimal():
            part, amount = Part.GOLD, int(word)
        elif word in ("reinforce", "siege"):
            if not left or not left[0].isdecimal():
                return WhyNot("ME-8.16", "amount_missing", {"word": word})
            part, amount = PART_NAMES.index(word), int(left.pop(0))
        elif word in STANCE_NAMES:
            part, amount = Part.STANCE, STANCE_NAMES.index(word)
        elif word in GENERAL_NAMES:
            part, amount = Part.GENERAL, GENERAL_NAMES.index(word)
        elif word in ("hunt", "spare"):
            part, amount = Part.HUNT, int(word == "hunt")
        elif word == "assassin":
            if not left or left[0] not in CHARACTER_NAMES:
                return WhyNot("ME-8.12", "assassin_whom")
            part, amount = Part.ASSASSIN, CHARACTER_NAMES.index(left.pop(0))
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
    asked = [part for part in range(PARTS) if no_part(state, battle, seat, part) == No.NOTHING]
    for part in asked:
        written.orders[seat * ORDER + part] = 0  # whatever of it was under way
    made: list[int] = []
    for part in range(PARTS):
        amount = wanted.get(part, 0)
        if part not in asked:
            reason = no_part(written, battle, seat, part) if part in wanted else No.NOTHING
        else:
            reason = no_amount(written, battle, seat, part, amount) if part in wanted else MISSING.get(part, No.NOTHING)
        if reason != No.NOTHING:
            most = MOST_BOUGHT if part == Part.GOLD else int(reinforcing(state, amount))
            left = int(left_for(written, seat, part))
            return about(state, battle, seat, reason, number=amount, most=most, gold=left, step=int(unit_of(state, battle, part)))
        if part in asked:
            written.orders[seat * ORDER + part] = amount
            made.append(int(do_part(part, amount // unit_of(state, battle, part))))
    return tuple(made)


MISSING = {Part.STANCE: No.STANCE_MISSING, Part.GENERAL: No.GENERAL_MISSING}
"""What has to be said in an order."""


# Reports


def read_report(state: MightyEmpires, seat: int, battle: int, rest: Sentence) -> Read:
    """Return the report that words mean."""
    row = report_parts(rest, (SEAT_NAMES[seat], SEAT_NAMES[enemy_in(state, battle, seat)]))
    return row if isinstance(row, WhyNot) else report_play(state, seat, battle, row)


def report_parts(rest: Sentence, sides: tuple[str, str]) -> dict[int, int] | WhyNot:
    """Return the parts of a report: own points, the other's, then whatever there is to say besides, in any sequence (ME-14.3)."""
    if len(rest) < 2 or not rest[0].isdecimal() or not rest[1].isdecimal():
        return WhyNot("ME-14.3", "report_points", {"other": sides[1]})
    own, theirs = int(rest[0]), int(rest[1])
    if max(own, theirs) > MOST_NUMBER:
        return WhyNot("ME-R9", "report_number", {"number": max(own, theirs), "most": MOST_NUMBER})
    row = {Said.VP_OWN: own // 100, Said.VP_OWN_REST: own % 100, Said.VP_OTHER: theirs // 100, Said.VP_OTHER_REST: theirs % 100}
    left = list(rest[2:])
    while left:
        word = left[0]
        said = read_said(left, sides)
        if said is None:
            return WhyNot("ME-14.3", "report_word", {"word": word})
        for part, value in said.items():
            if part == Said.FALLEN:
                row[part] = row.get(part, 0) | value
            elif row.setdefault(part, value) != value:
                return WhyNot("ME-14.3", "report_twice", {"word": word})
    return row


def read_said(tokens: list[str], sides: tuple[str, str]) -> dict[int, int] | None:
    """Take one statement of a report off its words."""
    word = tokens.pop(0)
    if word in ("gold", "reinforce") and len(tokens) >= 2 and tokens[0].isdecimal() and tokens[1].isdecimal():
        part = Said.GOLD_OWN if word == "gold" else Said.REINFORCE_OWN
        return {part: int(tokens.pop(0)), part + 1: int(tokens.pop(0))}
    if word in ("siege", "rounds") and tokens and tokens[0].isdecimal():
        return {Said.SIEGE if word == "siege" else Said.ROUNDS: int(tokens.pop(0))}
    if word == "hill" and tokens and tokens[0] in sides:
        hill = 1 + sides.index(tokens.pop(0))
        if tokens and tokens[0] == "counted":
            tokens.pop(0)
            hill += 2
        return {Said.HILL: hill}
    if word == "dragon_dead":
        return {Said.DRAGON: 1}
    if word == "fallen" and tokens and tokens[0] in sides:
        own = tokens.pop(0) == sides[0]
        return {Said.FALLEN: generals(own, not own)}
    if word == "assassin" and len(tokens) >= 3 and tokens[0] in sides and tokens[1] in CHARACTER_NAMES and tokens[2] in DIE:
        part = Said.ASSASSIN_OWN + sides.index(tokens.pop(0))
        return {part: CHARACTER_NAMES.index(tokens.pop(0)) * 6 + int(tokens.pop(0))}
    return None


def report_play(state: MightyEmpires, seat: int, battle: int, row: dict[int, int]) -> Read:
    """Return the actions of a report, part by part."""
    side = int(side_of(state, battle, seat))
    written = rehearsal(state)
    assert isinstance(written, MightyEmpires)
    made = [int(do_report(enemy_in(state, battle, seat)))]
    draft = report_at(battle, side) + SAY_DRAFT
    for part in range(REPORT):
        written.reports[draft + part] = 0  # whatever of it was under way
    for part in range(REPORT):
        number = row.get(part, 0)
        absent = no_statement(written, battle, side, part)
        if absent != No.NOTHING and number == 0:
            continue
        reason = absent if absent != No.NOTHING else no_figure(written, battle, side, part, number)
        if reason != No.NOTHING:
            who = SEAT_NAMES[payer_of(state, battle, side, part)]
            return about(state, battle, seat, reason, seat=who, number=number, most=most_said(written, battle, side, part, reason, number))
        written.reports[draft + part] = number
        made.append(int(do_say(number)))
    return tuple(made)


def most_said(state: MightyEmpires, battle: int, side: int, part: int, reason: int, number: int) -> int:
    """Return how large a number in a report could have been, by what stands against a larger one."""
    if reason == No.REPORT_ROUNDS:
        return int(battle_rounds(state))
    if reason == No.GOLD_LIMIT:
        return MOST_BOUGHT
    return int(reinforcing(state, number) if reason == No.REINFORCE_LIMIT else max(0, say_limit(state, battle, side, part) - 1))
