"""Mighty Empires in words: plays as sentences, events, prompts, and questions to chance."""

from __future__ import annotations

from functools import lru_cache, partial

from tafelrunde.games.mighty_empires.engine._grammar import (
    ANSWER_NAMES,
    ASK_NAMES,
    BATTLEFIELD_NAMES,
    BUILDING_NAMES,
    CAUSE_NAMES,
    CHARACTER_NAMES,
    EMPTY,
    EVENT_NAMES,
    GENERAL_NAMES,
    HALVING_NAMES,
    MATTER_NAMES,
    PART_NAMES,
    PASSED_NAMES,
    PHASE_NAMES,
    PURSE_NAMES,
    RACE_NAMES,
    REASON_NAMES,
    REPORT,
    RESULT_NAMES,
    SEASON_NAMES,
    SEAT_NAMES,
    SPELL_NAMES,
    STANCE_NAMES,
    UNTAXED_NAMES,
    WEIRD_NAMES,
    WHAT_MASK,
    WHAT_NAMES,
    WINTER_NAMES,
    Answer,
    Ask,
    Do,
    Fight,
    Happened,
    Matter,
    Part,
    Said,
    Stage,
    What,
    building_of,
    concede_how,
    do_concede,
    do_confirm,
    do_part,
    do_report,
    do_say,
    do_settle,
    do_simulate,
    event_event,
    generals,
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
from tafelrunde.games.mighty_empires.engine.board import Land
from tafelrunde.games.mighty_empires.engine.challenge import battle_against, next_part, order_battle, part_limit, say_limit, unit_of
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.grammar import GRAMMAR
from tafelrunde.games.mighty_empires.maps import OPEN, PALETTE, WILD, tile_names
from tafelrunde.games.mighty_empires.options import NO_LIMIT, RULES, option
from tafelrunde.games.mighty_empires.view import question, seat_names
from tafelrunde.kernel.contract import HIDDEN, Event
from tafelrunde.kernel.game import HIDDEN_WORD, Prompt, Sentence, Told, told
from tafelrunde.kernel.plays import Play, rehearsal

VERBS = (
    "capital", "field", "cast", "reroll", "target", "event", "agent", "challenge", "pass", "settle", "fight", "concede", "muster",
    "order", "result", "confirm", "simulate", "occupy", "conquer", "build", "found", "raid", "demolish", "end", "move_seat", "rebel",
)  # fmt: skip
OTHERS = (
    "yes", "no", "none", "nothing", "table", "simulation", "reinforce", "siege", "hunt", "spare", "assassin", "gold", "hill", "counted",
    "dragon_dead", "fallen", "rounds",
)  # fmt: skip
DIE = ("1", "2", "3", "4", "5", "6")
MOST_NUMBER = 9999  # battle victory points go up to here (ME-14.3)
NUMBERS = tuple(str(number) for number in range(MOST_NUMBER + 1))

TILE_VERBS = ("capital", "field", "target", "occupy", "conquer", "found", "demolish", "rebel")
YES_NO = ("no", "yes")
SETTLING = ("table", "simulation")


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
        open_muster = state.fight(battle, Fight.STAGE) in (Stage.MUSTER_A, Stage.MUSTER_B)
        return ("muster" if open_muster else "order", *order_words(state, battle, play))
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
    return [part for part in range(REPORT) if say_limit(state, battle, side, part) > 0]


def report_words(state: MightyEmpires, seat: int, other: int, said: Play) -> list[str]:
    """Return a report: own points and the other's, then whatever there is to say besides."""
    battle = int(battle_against(state, seat, other))
    side = 0 if state.fight(battle, Fight.A) == seat else 1
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


def read(state: MightyEmpires, seat: int, sentence: Sentence) -> Play | None:
    """Return the play that a sentence of the battle phase means; None if it is none."""
    verb, rest = sentence[0], sentence[1:]
    if verb in ("order", "muster"):
        return read_order(state, seat, verb, rest)
    if verb == "result":
        return read_report(state, seat, rest)
    if verb == "settle":
        return (do_settle(SETTLING.index(rest[0])),) if len(rest) == 1 and rest[0] in SETTLING else None
    if not rest:
        return (do_concede(ANSWER_NAMES.index(verb)),) if verb in ("fight", "concede") else None
    if len(rest) > 1 or rest[0] not in SEAT_NAMES:
        return None
    other = SEAT_NAMES.index(rest[0])
    if verb == "concede":
        return (do_concede(Answer.TO + other),)
    return (do_confirm(other),) if verb == "confirm" else (do_simulate(other),) if verb == "simulate" else None


def read_order(state: MightyEmpires, seat: int, verb: str, rest: Sentence) -> Play | None:
    """Return the order that words mean; gold first, the rest in any sequence. What is not said is not done."""
    battle = int(order_battle(state, seat))
    if battle == EMPTY or not rest:
        return None
    stage = state.fight(battle, Fight.STAGE)
    if stage not in ((Stage.MUSTER_A, Stage.MUSTER_B) if verb == "muster" else (Stage.ORDERS,)):
        return None
    wanted: dict[int, int] = {}
    tokens = list(rest)

    def put(part: int, value: int | None) -> bool:
        if value is None or part in wanted:
            return False
        wanted[part] = value
        return True

    while tokens:
        word = tokens.pop(0)
        if word.isdecimal():
            fits = put(Part.GOLD, whole(word, unit_of(state, battle, Part.GOLD)))
        elif word in ("reinforce", "siege") and tokens:
            part = PART_NAMES.index(word)
            fits = put(part, whole(tokens.pop(0), unit_of(state, battle, part)))
        elif word in STANCE_NAMES:
            fits = put(Part.STANCE, STANCE_NAMES.index(word))
        elif word in GENERAL_NAMES:
            fits = put(Part.GENERAL, GENERAL_NAMES.index(word))
        elif word in ("hunt", "spare"):
            fits = put(Part.HUNT, int(word == "hunt"))
        elif word == "assassin" and tokens and tokens[0] in CHARACTER_NAMES:
            fits = put(Part.ASSASSIN, CHARACTER_NAMES.index(tokens.pop(0)))
        else:
            fits = False
        if not fits:
            return None
    return order_play(state, seat, wanted)


def whole(text: str, step: int) -> int | None:
    """Return how many steps of gold a number is, None if it is none of them."""
    if not text.isdecimal() or len(text) > 5 or int(text) % step:
        return None
    return int(text) // step


def order_play(state: MightyEmpires, seat: int, wanted: dict[int, int]) -> Play | None:
    """Return the actions of an order, part by part; None if it cannot be given."""
    after = rehearsal(state)
    assert isinstance(after, MightyEmpires)
    battle = int(order_battle(after, seat))
    made: list[int] = []
    left = dict(wanted)
    while True:
        part = int(next_part(after, battle, seat))
        if part == Part.STANCE and part not in left:
            return None  # how to fight has to be said
        if part == Part.GENERAL and part not in left:
            return None
        value = left.pop(part, 0)
        if value >= part_limit(after, battle, seat, part):
            return None
        action = int(do_part(part, value))
        made.append(action)
        after.apply(seat, action)
        if not after.unfinished():
            return None if left else tuple(made)


def read_report(state: MightyEmpires, seat: int, rest: Sentence) -> Play | None:
    """Return the report that words mean: opponent, own points, the other's, then the rest in any sequence."""
    if len(rest) < 3 or rest[0] not in SEAT_NAMES or not all(word.isdecimal() and int(word) <= MOST_NUMBER for word in rest[1:3]):
        return None
    other = SEAT_NAMES.index(rest[0])
    battle = int(battle_against(state, seat, other)) if other < state.rules.players else EMPTY
    if battle == EMPTY or state.fight(battle, Fight.STAGE) != Stage.TABLE:
        return None
    sides = (SEAT_NAMES[seat], SEAT_NAMES[other])
    own, others = int(rest[1]), int(rest[2])
    row = {Said.VP_OWN: own // 100, Said.VP_OWN_REST: own % 100, Said.VP_OTHER: others // 100, Said.VP_OTHER_REST: others % 100}
    tokens = list(rest[3:])
    while tokens:
        found = read_said(tokens, sides)
        if found is None:
            return None
        for part, value in found.items():
            if part == Said.FALLEN:
                row[part] = row.get(part, 0) | value
            elif row.setdefault(part, value) != value:
                return None
    side = 0 if state.fight(battle, Fight.A) == seat else 1
    parts = said_parts(state, battle, side)
    if any(value and part not in parts for part, value in row.items()):
        return None
    return (do_report(other), *(do_say(row.get(part, 0)) for part in parts))


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
    """Return an event with the names of its details."""
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


READINGS = {
    "race": RACE_NAMES, "cause": CAUSE_NAMES, "season": SEASON_NAMES, "switch": ("off", "on"), "phase": PHASE_NAMES, "weird": WEIRD_NAMES,
    "spell": SPELL_NAMES, "halving": HALVING_NAMES, "event": EVENT_NAMES, "building": BUILDING_NAMES, "what": WHAT_NAMES,
    "purse": PURSE_NAMES, "ground": BATTLEFIELD_NAMES, "settle": SETTLING, "stance": STANCE_NAMES,
    "general": GENERAL_NAMES, "character": CHARACTER_NAMES, "result": RESULT_NAMES, "hill": ("nobody", "own", "other", "own", "other"),
    "fallen": ("none", "own", "other", "both"), "winter": WINTER_NAMES, "untaxed": UNTAXED_NAMES, "matter": MATTER_NAMES,
    "reason": REASON_NAMES, "passed": PASSED_NAMES, "rule": tuple(f"option_{name}" for name in RULES),
}  # fmt: skip


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
    a, b = int(state.fight(battle, Fight.A)), int(state.fight(battle, Fight.B))
    fields: dict[str, str | int] = {
        "other": SEAT_NAMES[b if seat == a else a],
        "tile": tile_names(state.land)[state.fight(battle, Fight.TILE)],
    }
    stage = state.fight(battle, Fight.STAGE)
    if stage <= Stage.MODE_B:
        return "settle", fields
    if stage <= Stage.CONCEDE_B:
        return "fight", fields
    return ("muster" if stage <= Stage.MUSTER_B else "order"), fields


def chance_words(state: MightyEmpires, n: int, what: int) -> list[str]:
    """Return the outcomes of a pick in words, in the order of their numbers."""
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
