"""Mighty Empires in words: plays as sentences, events, prompts, and questions to chance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine import battle_law, battles, board
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.grammar import GRAMMAR
from tafelrunde.games.mighty_empires.maps import OPEN, PALETTE, WILD, tile_names
from tafelrunde.games.mighty_empires.options import NO_LIMIT, RULES, option
from tafelrunde.games.mighty_empires.reading import MOST_NUMBER, SETTLING
from tafelrunde.games.mighty_empires.view import question, seat_names
from tafelrunde.kernel.contract import HIDDEN, Event
from tafelrunde.kernel.game import HIDDEN_WORD, Prompt, Sentence, Told, told
from tafelrunde.kernel.plays import Play

VERBS = (
    "capital", "field", "cast", "reroll", "target", "event", "agent", "challenge", "pass", "settle", "fight", "concede", "muster",
    "order", "result", "confirm", "simulate", "occupy", "conquer", "build", "found", "raid", "demolish", "end", "move_seat", "rebel",
)  # fmt: skip
OTHERS = (
    "yes", "no", "none", "nothing", "table", "simulation", "reinforce", "siege", "hunt", "spare", "assassin", "gold", "hill", "counted",
    "dragon_dead", "fallen", "rounds",
)  # fmt: skip
NUMBERS = tuple(str(number) for number in range(MOST_NUMBER + 1))

YES_NO = ("no", "yes")


def words(state: MightyEmpires, seat: int, play: Play) -> Sentence:
    """Return a play as a sentence: what is done, then with what and where."""
    action = int(play[0])
    kind, verb = me.kind_of(action), GRAMMAR.action_of(action).name
    if kind in (me.Do.NO, me.Do.YES):
        return yes_no_words(state, kind == me.Do.YES)
    if kind == me.Do.CONCEDE:
        how = me.concede_how(action)
        return (verb, me.SEAT_NAMES[how - me.Answer.TO]) if how >= me.Answer.TO else (me.ANSWER_NAMES[how],)
    if kind == me.Do.PART:
        battle = int(battles.order_battle(state, seat))
        return (me.BEFORE_NAMES[battles.asked_before(state, battle)], *order_words(state, battle, play))
    if kind == me.Do.REPORT:
        other = me.seat_of(action)
        return ("result", me.SEAT_NAMES[other], *report_words(state, seat, other, play[1:]))
    names = tile_names(state.land)
    return ("agent" if kind == me.Do.VICTIM else verb, *(word for action in play for word in part_words(names, int(action))))


def part_words(names: tuple[str, ...], action: int) -> list[str]:
    """Return the parts of an action in words, what is built before where."""
    if action == me.Do.AT_NOTHING:
        return ["nothing"]
    parts = GRAMMAR.action_of(action).split(action)
    return [names[number] if part in ("tile", "site") else PART_WORDS[part][number] for part, number in reversed(parts.items())]


PART_WORDS: dict[str, Sequence[str]] = {**GRAMMAR.readings, "simulated": SETTLING, "yes": YES_NO}


def yes_no_words(state: MightyEmpires, yes: bool) -> Sentence:
    ask = question(state)
    if ask in (me.Ask.CAST, me.Ask.REROLL):
        return (me.ASK_NAMES[ask], YES_NO[yes])
    return ("target", "none") if ask == me.Ask.TARGET else ("pass",)


def order_words(state: MightyEmpires, battle: int, play: Play) -> list[str]:
    """Return an order: gold first, then what else was decided."""
    found: list[str] = []
    for action in play:
        part, value = me.part_part(action), me.part_value(action)
        amount = str(value * battle_law.unit_of(state, battle, part))
        if part == me.Part.GOLD:
            found.append(amount)
        elif part in (me.Part.REINFORCE, me.Part.SIEGE):
            found += [me.PART_NAMES[part], amount]
        elif part == me.Part.STANCE:
            found.append(me.STANCE_NAMES[value])
        elif part == me.Part.GENERAL:
            found.append(me.GENERAL_NAMES[value])
        elif part == me.Part.HUNT:
            found.append("hunt" if value else "spare")
        else:
            found += ["assassin", me.CHARACTER_NAMES[value]]
    return found


def said_parts(state: MightyEmpires, battle: int, side: int) -> list[int]:
    """Return the parts that a report of this battle has."""
    return [part for part in range(me.REPORT) if battle_law.no_statement(state, battle, side, part) == me.No.NOTHING]


def report_words(state: MightyEmpires, seat: int, other: int, said: Play) -> list[str]:
    """Return a report: own points and the other's, then whatever there is to say besides."""
    battle = int(battles.battle_against(state, seat, other))
    side = int(battles.side_of(state, battle, seat))
    row = dict(zip(said_parts(state, battle, side), map(me.say_value, said), strict=True))
    sides = (me.SEAT_NAMES[seat], me.SEAT_NAMES[other])
    found = [str(row[me.Said.VP_OWN] * 100 + row[me.Said.VP_OWN_REST]), str(row[me.Said.VP_OTHER] * 100 + row[me.Said.VP_OTHER_REST])]
    if row.get(me.Said.GOLD_OWN) or row.get(me.Said.GOLD_OTHER):
        found += ["gold", str(row[me.Said.GOLD_OWN]), str(row[me.Said.GOLD_OTHER])]
    if row.get(me.Said.REINFORCE_OWN) or row.get(me.Said.REINFORCE_OTHER):
        found += ["reinforce", str(row.get(me.Said.REINFORCE_OWN, 0)), str(row.get(me.Said.REINFORCE_OTHER, 0))]
    if row.get(me.Said.SIEGE):
        found += ["siege", str(row[me.Said.SIEGE])]
    if hill := row.get(me.Said.HILL):
        found += ["hill", sides[(hill - 1) % 2], *(["counted"] if hill > 2 else [])]
    if row.get(me.Said.DRAGON):
        found.append("dragon_dead")
    for part, name in ((me.Said.ASSASSIN_OWN, sides[0]), (me.Said.ASSASSIN_OTHER, sides[1])):
        if tried := row.get(part):
            found += ["assassin", name, me.CHARACTER_NAMES[(tried - 1) // 6], str((tried - 1) % 6 + 1)]
    for fell, name in ((me.generals_own, sides[0]), (me.generals_other, sides[1])):
        if fell(row[me.Said.FALLEN]):
            found += ["fallen", name]
    if row.get(me.Said.ROUNDS):
        found += ["rounds", str(row[me.Said.ROUNDS])]
    return found


def public_words(state: MightyEmpires, seat: int, play: Play) -> Sentence:
    """Return the sentence as the others see it: capitals and orders stay secret until all are sealed (section 8)."""
    sentence = words(state, seat, play)
    if sentence[0] == "capital" and question(state) == me.Ask.CAPITAL:
        return ("capital", HIDDEN_WORD)
    if sentence[0] == "order":
        return ("order", HIDDEN_WORD)
    return sentence


def vocabulary(state: MightyEmpires) -> frozenset[str]:
    """Return every word of this game's sentences."""
    return words_of(int(state.rules.players), state.land)


@lru_cache(maxsize=16)
def words_of(players: int, land: board.Land) -> frozenset[str]:
    """Return every word of the sentences of so many players on a land."""
    names = (*seat_names(players), *me.EVENT_NAMES, *me.BUILDING_NAMES[1:], *me.STANCE_NAMES, *me.GENERAL_NAMES, *me.CHARACTER_NAMES)
    return frozenset((*VERBS, *OTHERS, *names, *tile_names(land), *NUMBERS))


def tell(state: MightyEmpires, event: Event, seat: int) -> Told:
    """Return an event with the names of its details; texts say it in either language (ME-16.4)."""
    if event.kind == me.Happened.CORRECTED:
        return told(event, seat, GRAMMAR.events[event.kind], partial(corrected_reading, state, int(event.args[0])))
    return told(event, seat, GRAMMAR.events[event.kind], partial(reading, state))


def corrected_reading(state: MightyEmpires, matter: int, kind: str, value: int) -> str | int | None:
    """Return the word for a number that a game master set; what it means depends on the matter."""
    if kind != "value":
        return reading(state, kind, value)
    if matter == me.Matter.OPTION:
        return option_word(RULES[me.setting_option(value)], me.setting_value(value) - 1)
    return reading(state, MATTER_READINGS.get(matter, "number"), value)


def option_word(name: str, value: int) -> str | int:
    """Return the value of an option, as texts know it: a number, or `option_NAME_VALUE`."""
    found = option(name)
    if found.number:
        return f"option_{name}_none" if value == NO_LIMIT else value
    return f"option_{name}_{found.choices[value]}"


MATTER_READINGS = {
    me.Matter.OWNER: "owner", me.Matter.BUILDING: "building", me.Matter.SPECIAL: "owner", me.Matter.CAPITAL: "place",
    me.Matter.EFFECT: "laid", me.Matter.PLAGUE: "switch", me.Matter.EXHAUSTED: "switch", me.Matter.DRAGON: "switch",
    me.Matter.EVENT: "chosen", me.Matter.PHASE: "phase", me.Matter.RACE: "race",
}  # fmt: skip


def reading(state: MightyEmpires, kind: str, value: int) -> str | int | None:
    """Return the word for a number in an event."""
    if kind == "owner":
        return "nobody" if value == me.EMPTY else me.SEAT_NAMES[value]
    if kind == "place":
        return "nowhere" if value == me.EMPTY else tile_names(state.land)[value]
    if kind in ("stance", "general") and value == me.EMPTY:
        return "none"
    if kind == "laid":
        return me.WEIRD_NAMES[value - 1] if value else "none"
    if kind == "chosen":
        return "none" if value == me.EMPTY else me.EVENT_NAMES[value]
    if kind == "try":
        return "none" if value == 0 else f"{me.CHARACTER_NAMES[(value - 1) // 6]}_{(value - 1) % 6 + 1}"
    if kind == "tile" and value != HIDDEN:
        return tile_names(state.land)[value]
    return dice_text(value) if kind == "dice" and value != HIDDEN else GRAMMAR.read(kind, value, READINGS)


READINGS: dict[str, tuple[str, ...]] = {
    "ground": me.BATTLEFIELD_NAMES, "settle": SETTLING, "rule": tuple(f"option_{name}" for name in RULES),
    "hill": ("nobody", "own", "other", "own", "other"), "fallen": ("none", "own", "other", "both"),
}  # fmt: skip
"""What numbers in events stand for beside the vocabularies."""


def dice_text(packed: int) -> str:
    """Return thrown dice as digits, in the order they fell."""
    fell = (me.thrown_first(packed), me.thrown_second(packed), me.thrown_third(packed))
    return " ".join(str(die) for die in fell if die) or "–"


def prompts(state: MightyEmpires) -> list[Prompt]:
    """Return the open questions, with what they are about; nothing in them is secret."""
    found = []
    ask = question(state)
    for seat in state.actors():
        kind, fields = me.ASK_NAMES[ask], dict[str, str | int]()
        if ask in (me.Ask.REROLL, me.Ask.TARGET):
            fields["spell"] = me.SPELL_NAMES[me.reroll_spell(state.data())]
        elif ask == me.Ask.AGENT:
            fields["other"] = me.SEAT_NAMES[state.aim[seat]]
        elif ask == me.Ask.CHALLENGE and state.agent == seat:
            kind, fields["other"] = "forced", me.SEAT_NAMES[state.victim]
        elif ask == me.Ask.BUILD:
            fields["rp"], fields["winter_rp"] = int(state.rp[seat]), int(state.winter_rp[seat])
        elif ask == me.Ask.MOVE_SEAT:
            fields["tile"] = tile_names(state.land)[me.move_seat_tile(state.data())]
        elif ask == me.Ask.BATTLES:
            kind, fields = battle_prompt(state, seat)
        found.append(Prompt(me.SEAT_NAMES[seat], kind, fields))
    return found


def battle_prompt(state: MightyEmpires, seat: int) -> tuple[str, dict[str, str | int]]:
    """Return what a seat is asked in the battle phase: an order before anything at the real table."""
    battle = int(battles.order_battle(state, seat))
    if battle == me.EMPTY:
        return "report", {}
    fields: dict[str, str | int] = {
        "other": me.SEAT_NAMES[battles.enemy_in(state, battle, seat)],
        "tile": tile_names(state.land)[state.fight(battle, me.Fight.TILE)],
    }
    return me.BEFORE_NAMES[battles.asked_before(state, battle)], fields


MAP_DRAWS: dict[int, tuple[str, ...]] = {
    me.What.TEMPLATE: ("t0", "t1", "t2", "t3"), me.What.OPEN: OPEN, me.What.WILD: WILD, me.What.PAIR: ("forest_first", "forest_last"),
}  # fmt: skip
"""What the generated map can be made of, by what is asked of chance."""


def chance_words(state: MightyEmpires, n: int, what: int) -> list[str]:
    """Return the outcomes of a pick in words, as those tell them who roll real dice (ME-14.6, ME-R1), in the order of their numbers."""
    kind = what & me.WHAT_MASK
    if kind in MAP_DRAWS:
        return list(MAP_DRAWS[kind])
    if kind == me.What.PALETTE and n == len(PALETTE):
        return list(PALETTE)
    if kind in (me.What.LOT, me.What.NEAREST):
        return [me.SEAT_NAMES[seat] for seat in state.pool]
    if kind == me.What.RACE:
        return [me.RACE_NAMES[race] for race in state.pool]
    if kind == me.What.HOME:
        return [str(home + 1) for home in state.pool]
    if kind in (me.What.VOLCANO, me.What.IDLE):
        return [tile_names(state.land)[tile] for tile in state.pool]
    return [str(number) for number in range(1, n + 1)]
