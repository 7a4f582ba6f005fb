"""Mighty Empires in words: plays as sentences, events, prompts, and questions to chance."""

from __future__ import annotations

from functools import lru_cache, partial

from tafelrunde.games.mighty_empires.engine._grammar import (
    ANSWER_NAMES,
    ASK_NAMES,
    BATTLEFIELD_NAMES,
    BEFORE_NAMES,
    BUILDING_NAMES,
    CHARACTER_NAMES,
    EMPTY,
    EVENT_NAMES,
    GENERAL_NAMES,
    PART_NAMES,
    RACE_NAMES,
    REPORT,
    SEAT_NAMES,
    SPELL_NAMES,
    STANCE_NAMES,
    WEIRD_NAMES,
    WHAT_MASK,
    WHAT_NAMES,
    Answer,
    Ask,
    Do,
    Fight,
    Happened,
    Matter,
    No,
    Part,
    Said,
    What,
    building_of,
    concede_how,
    event_event,
    generals_other,
    generals_own,
    kind_of,
    move_seat_tile,
    move_seat_yes,
    part_part,
    part_value,
    reroll_spell,
    say_value,
    seat_of,
    setting_option,
    setting_value,
    settle_simulated,
    site_of,
    thrown_first,
    thrown_second,
    thrown_third,
    tile_of,
)
from tafelrunde.games.mighty_empires.engine.battle_law import no_statement, unit_of
from tafelrunde.games.mighty_empires.engine.battles import asked_before, battle_against, enemy_in, order_battle, side_of
from tafelrunde.games.mighty_empires.engine.board import Land
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

TILE_VERBS = ("capital", "field", "target", "occupy", "conquer", "found", "demolish", "rebel")
YES_NO = ("no", "yes")


def words(state: MightyEmpires, seat: int, play: Play) -> Sentence:
    """Return a play as a sentence: what is done, then with what and where."""
    action = int(play[0])
    kind, verb = kind_of(action), GRAMMAR.action_of(action).name
    names = tile_names(state.land)
    if verb in TILE_VERBS:
        return (verb, names[tile_of(action)])
    if kind == Do.VICTIM:
        return ("agent", SEAT_NAMES[seat_of(action)])
    if kind in (Do.CONFIRM, Do.SIMULATE):
        return (verb, SEAT_NAMES[seat_of(action)])
    if kind in (Do.NO, Do.YES):
        return yes_no_words(state, kind == Do.YES)
    if kind == Do.EVENT:
        return (verb, EVENT_NAMES[event_event(action)], *aim_words(play[1:], names))
    if kind == Do.CHALLENGE:
        return (verb, SEAT_NAMES[seat_of(action)], names[tile_of(play[1])])
    if kind == Do.SETTLE:
        return (verb, SETTLING[settle_simulated(action)])
    if kind == Do.CONCEDE:
        how = concede_how(action)
        return (verb, SEAT_NAMES[how - Answer.TO]) if how >= Answer.TO else (ANSWER_NAMES[how],)
    if kind == Do.PART:
        battle = int(order_battle(state, seat))
        return (BEFORE_NAMES[asked_before(state, battle)], *order_words(state, battle, play))
    if kind == Do.REPORT:
        other = seat_of(action)
        return ("result", SEAT_NAMES[other], *report_words(state, seat, other, play[1:]))
    if kind == Do.BUILD:
        return (verb, BUILDING_NAMES[building_of(action)], names[site_of(action)])
    return (verb, YES_NO[move_seat_yes(action)]) if kind == Do.MOVE_SEAT else (verb,)


def yes_no_words(state: MightyEmpires, yes: bool) -> Sentence:
    ask = question(state)
    if ask in (Ask.CAST, Ask.REROLL):
        return (ASK_NAMES[ask], YES_NO[yes])
    return ("target", "none") if ask == Ask.TARGET else ("pass",)


def aim_words(rest: Play, names: tuple[str, ...]) -> list[str]:
    """Return what an event is aimed at."""
    if not rest:
        return []
    action = rest[0]
    if action == Do.AT_NOTHING:
        return ["nothing"]
    if kind_of(action) == Do.AT_BUILD:
        return [BUILDING_NAMES[building_of(action)], names[site_of(action)]]
    return [SEAT_NAMES[seat_of(action)] if kind_of(action) == Do.AT_SEAT else names[tile_of(action)]]


def order_words(state: MightyEmpires, battle: int, play: Play) -> list[str]:
    """Return an order: gold first, then what else was decided."""
    found: list[str] = []
    for action in play:
        part, value = part_part(action), part_value(action)
        amount = str(value * unit_of(state, battle, part))
        if part == Part.GOLD:
            found.append(amount)
        elif part in (Part.REINFORCE, Part.SIEGE):
            found += [PART_NAMES[part], amount]
        elif part == Part.STANCE:
            found.append(STANCE_NAMES[value])
        elif part == Part.GENERAL:
            found.append(GENERAL_NAMES[value])
        elif part == Part.HUNT:
            found.append("hunt" if value else "spare")
        else:
            found += ["assassin", CHARACTER_NAMES[value]]
    return found


def said_parts(state: MightyEmpires, battle: int, side: int) -> list[int]:
    """Return the parts that a report of this battle has."""
    return [part for part in range(REPORT) if no_statement(state, battle, side, part) == No.NOTHING]


def report_words(state: MightyEmpires, seat: int, other: int, said: Play) -> list[str]:
    """Return a report: own points and the other's, then whatever there is to say besides."""
    battle = int(battle_against(state, seat, other))
    side = int(side_of(state, battle, seat))
    row = dict(zip(said_parts(state, battle, side), map(say_value, said), strict=True))
    sides = (SEAT_NAMES[seat], SEAT_NAMES[other])
    found = [str(row[Said.VP_OWN] * 100 + row[Said.VP_OWN_REST]), str(row[Said.VP_OTHER] * 100 + row[Said.VP_OTHER_REST])]
    if row.get(Said.GOLD_OWN) or row.get(Said.GOLD_OTHER):
        found += ["gold", str(row[Said.GOLD_OWN]), str(row[Said.GOLD_OTHER])]
    if row.get(Said.REINFORCE_OWN) or row.get(Said.REINFORCE_OTHER):
        found += ["reinforce", str(row.get(Said.REINFORCE_OWN, 0)), str(row.get(Said.REINFORCE_OTHER, 0))]
    if row.get(Said.SIEGE):
        found += ["siege", str(row[Said.SIEGE])]
    if hill := row.get(Said.HILL):
        found += ["hill", sides[(hill - 1) % 2], *(["counted"] if hill > 2 else [])]
    if row.get(Said.DRAGON):
        found.append("dragon_dead")
    for part, name in ((Said.ASSASSIN_OWN, sides[0]), (Said.ASSASSIN_OTHER, sides[1])):
        if tried := row.get(part):
            found += ["assassin", name, CHARACTER_NAMES[(tried - 1) // 6], str((tried - 1) % 6 + 1)]
    for fell, name in ((generals_own, sides[0]), (generals_other, sides[1])):
        if fell(row[Said.FALLEN]):
            found += ["fallen", name]
    if row.get(Said.ROUNDS):
        found += ["rounds", str(row[Said.ROUNDS])]
    return found


def public_words(state: MightyEmpires, seat: int, play: Play) -> Sentence:
    """Return the sentence as the others see it: capitals and orders stay secret until all are sealed (section 8)."""
    sentence = words(state, seat, play)
    if sentence[0] == "capital" and question(state) == Ask.CAPITAL:
        return ("capital", HIDDEN_WORD)
    if sentence[0] == "order":
        return ("order", HIDDEN_WORD)
    return sentence


def vocabulary(state: MightyEmpires) -> frozenset[str]:
    """Return every word of this game's sentences."""
    return words_of(int(state.rules.players), state.land)


@lru_cache(maxsize=16)
def words_of(players: int, land: Land) -> frozenset[str]:
    """Return every word of the sentences of so many players on a land."""
    names = (*seat_names(players), *EVENT_NAMES, *BUILDING_NAMES[1:], *STANCE_NAMES, *GENERAL_NAMES, *CHARACTER_NAMES)
    return frozenset((*VERBS, *OTHERS, *names, *tile_names(land), *NUMBERS))


def tell(state: MightyEmpires, event: Event, seat: int) -> Told:
    """Return an event with the names of its details; texts say it in either language (ME-16.4)."""
    if event.kind == Happened.CORRECTED:
        return told(event, seat, GRAMMAR.events[event.kind], partial(corrected_reading, state, int(event.args[0])))
    return told(event, seat, GRAMMAR.events[event.kind], partial(reading, state))


def corrected_reading(state: MightyEmpires, matter: int, kind: str, value: int) -> str | int | None:
    """Return the word for a number that a game master set; what it means depends on the matter."""
    if kind != "value":
        return reading(state, kind, value)
    if matter == Matter.OPTION:
        return option_word(RULES[setting_option(value)], setting_value(value) - 1)
    return reading(state, MATTER_READINGS.get(matter, "number"), value)


def option_word(name: str, value: int) -> str | int:
    """Return the value of an option, as texts know it: a number, or `option_NAME_VALUE`."""
    found = option(name)
    if found.number:
        return f"option_{name}_none" if value == NO_LIMIT else value
    return f"option_{name}_{found.choices[value]}"


MATTER_READINGS = {
    Matter.OWNER: "owner", Matter.BUILDING: "building", Matter.SPECIAL: "owner", Matter.CAPITAL: "place", Matter.EFFECT: "laid",
    Matter.PLAGUE: "switch", Matter.EXHAUSTED: "switch", Matter.DRAGON: "switch", Matter.EVENT: "chosen", Matter.PHASE: "phase",
    Matter.RACE: "race",
}  # fmt: skip


def reading(state: MightyEmpires, kind: str, value: int) -> str | int | None:
    """Return the word for a number in an event."""
    if kind == "number":
        return value
    if kind == "owner":
        return "nobody" if value == EMPTY else SEAT_NAMES[value]
    if kind == "place":
        return "nowhere" if value == EMPTY else tile_names(state.land)[value]
    if kind in ("stance", "general") and value == EMPTY:
        return "none"
    if kind == "laid":
        return WEIRD_NAMES[value - 1] if value else "none"
    if kind == "chosen":
        return "none" if value == EMPTY else EVENT_NAMES[value]
    if kind == "try":
        return "none" if value == 0 else f"{CHARACTER_NAMES[(value - 1) // 6]}_{(value - 1) % 6 + 1}"
    if value == HIDDEN:
        return None
    if kind == "seat":
        return SEAT_NAMES[value]
    if kind == "tile":
        return tile_names(state.land)[value]
    if kind == "dice":
        return dice_text(value)
    return READINGS[kind][value]


READINGS: dict[str, tuple[str, ...]] = {
    **{words.title.lower(): words.names for words in GRAMMAR.vocabularies},
    "ground": BATTLEFIELD_NAMES, "what": WHAT_NAMES, "settle": SETTLING, "switch": ("off", "on"),
    "hill": ("nobody", "own", "other", "own", "other"), "fallen": ("none", "own", "other", "both"),
    "rule": tuple(f"option_{name}" for name in RULES),
}  # fmt: skip
"""By kind of a field in an event: the vocabulary of that name, or what else its numbers stand for."""


def dice_text(packed: int) -> str:
    """Return thrown dice as digits, in the order they fell."""
    fell = (thrown_first(packed), thrown_second(packed), thrown_third(packed))
    return " ".join(str(die) for die in fell if die) or "–"


def prompts(state: MightyEmpires) -> list[Prompt]:
    """Return the open questions, with what they are about; nothing in them is secret."""
    found = []
    ask = question(state)
    for seat in state.actors():
        kind, fields = ASK_NAMES[ask], dict[str, str | int]()
        if ask in (Ask.REROLL, Ask.TARGET):
            fields["spell"] = SPELL_NAMES[reroll_spell(state.data())]
        elif ask == Ask.AGENT:
            fields["other"] = SEAT_NAMES[state.aim[seat]]
        elif ask == Ask.CHALLENGE and state.agent == seat:
            kind, fields["other"] = "forced", SEAT_NAMES[state.victim]
        elif ask == Ask.BUILD:
            fields["rp"], fields["winter_rp"] = int(state.rp[seat]), int(state.winter_rp[seat])
        elif ask == Ask.MOVE_SEAT:
            fields["tile"] = tile_names(state.land)[move_seat_tile(state.data())]
        elif ask == Ask.BATTLES:
            kind, fields = battle_prompt(state, seat)
        found.append(Prompt(SEAT_NAMES[seat], kind, fields))
    return found


def battle_prompt(state: MightyEmpires, seat: int) -> tuple[str, dict[str, str | int]]:
    """Return what a seat is asked in the battle phase: an order before anything at the real table."""
    battle = int(order_battle(state, seat))
    if battle == EMPTY:
        return "report", {}
    fields: dict[str, str | int] = {
        "other": SEAT_NAMES[enemy_in(state, battle, seat)],
        "tile": tile_names(state.land)[state.fight(battle, Fight.TILE)],
    }
    return BEFORE_NAMES[asked_before(state, battle)], fields


def chance_words(state: MightyEmpires, n: int, what: int) -> list[str]:
    """Return the outcomes of a pick in words, as those tell them who roll real dice (ME-14.6, ME-R1), in the order of their numbers."""
    kind = what & WHAT_MASK
    if kind == What.OPEN:
        return list(OPEN)
    if kind == What.WILD:
        return list(WILD)
    if kind == What.TEMPLATE:
        return ["t0", "t1", "t2", "t3"]
    if kind == What.PAIR:
        return ["forest_first", "forest_last"]
    if kind == What.PALETTE and n == len(PALETTE):
        return list(PALETTE)
    if kind in (What.LOT, What.NEAREST):
        return [SEAT_NAMES[seat] for seat in state.pool]
    if kind == What.RACE:
        return [RACE_NAMES[race] for race in state.pool]
    if kind == What.HOME:
        return [str(home + 1) for home in state.pool]
    if kind in (What.VOLCANO, What.IDLE):
        return [tile_names(state.land)[tile] for tile in state.pool]
    return [str(number) for number in range(1, n + 1)]
