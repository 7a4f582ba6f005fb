"""Mighty Empires in words: plays as sentences, events, prompts, and questions to chance."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.mighty_empires.engine.challenge import battle_against, next_part, order_battle, part_limit, say_limit
from tafelrunde.games.mighty_empires.engine.data import (
    ASK_BITS,
    ASK_NAMES,
    BATTLEFIELD_NAMES,
    BUILDING_NAMES,
    CAUSE_NAMES,
    CHARACTER_NAMES,
    EMPTY,
    EVENT_FIELDS,
    EVENT_NAMES,
    GENERAL_NAMES,
    GOLD_STEP,
    HALVING_NAMES,
    MATTER_NAMES,
    NOTHING,
    PART_BITS,
    PART_MASK,
    PASSED_NAMES,
    PHASE_NAMES,
    PURSE_NAMES,
    RACE_NAMES,
    REASON_NAMES,
    REPORT,
    REST,
    RESULT_NAMES,
    SEASON_NAMES,
    SEAT_NAMES,
    SIEGE_STEP,
    SPELL_NAMES,
    STANCE_NAMES,
    UNTAXED_NAMES,
    WEIRD_NAMES,
    WHAT_MASK,
    WHAT_NAMES,
    WINTER_NAMES,
    Ask,
    Do,
    Fight,
    Happened,
    Matter,
    Mode,
    Part,
    Said,
    Stage,
    What,
)
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
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

TILE_VERBS = {
    Do.CAPITAL: "capital", Do.FIELD: "field", Do.TARGET: "target", Do.OCCUPY: "occupy", Do.CONQUER: "conquer", Do.FOUND: "found",
    Do.DEMOLISH: "demolish", Do.REBEL: "rebel",
}  # fmt: skip
SEAT_VERBS = {Do.VICTIM: "agent", Do.CONFIRM: "confirm", Do.SIMULATE: "simulate"}
YES_NO = {Ask.CAST: "cast", Ask.REROLL: "reroll"}

EVENT_RULES = {
    "map": "0.2", "race": "0.1", "home": "0.5", "chose": "0.6", "capital": "0.8", "taken": "2.12", "round": "1.2", "winter": "1.5",
    "ranked": "2.2", "lead": "2.5", "phase": "1.3", "expired": "1.8", "cast": "3.3", "spell_die": "3.4", "spell_at": "3.8",
    "effect": "3.7", "halved": "4.3", "vortex": "3.16", "event": "5.1", "die": "16.1", "destroyed": "2.13", "built": "10.11",
    "agent": "5.6", "mine": "6.1", "gold": "2.11", "challenge": "7.1", "idle": "7.4", "settle": "14.2", "sealed": "8.7",
    "conceded": "8.14", "army": "8.6", "first_turn": "9.2", "assassin": "8.12", "fortune": "9.4", "battle_round": "9.5",
    "hazard": "9.12", "general": "9.7", "broke": "9.8", "dragon": "9.13", "hill": "9.14", "result": "8.13", "reported": "14.3",
    "confirmed": "14.4", "wants_simulation": "14.5", "unplayed": "10.5", "rp": "10.1", "spent": "10.3", "ended_turn": "10.3",
    "marker": "13.1", "capital_lost": "13.2", "new_capital": "13.3", "winter_roll": "4.2", "no_effect": "5.2", "dragon_step": "4.6",
    "dragon_lost": "4.6", "raided": "4.9", "tax": "4.12", "taxes": "4.12", "revolt": "4.15", "plague": "4.5", "winter_rp": "11.15",
    "score": "17.1", "withdrawn": "13.9", "absence": "14.12", "joined": "14.14", "corrected": "14.8", "fresh": "14.11", "rp_due": "14.9",
    "doubtful": "14.9", "paired": "14.8", "option": "14.8", "passed": "1.3",
    "mustered": "8.7", "ended": "17.2",
}  # fmt: skip
"""The rule that each kind of event follows."""


def words(state: MightyEmpires, seat: int, play: Play) -> Sentence:
    """Return a play as a sentence: what is done, then with what and where."""
    action = int(play[0])
    block, rest = action & ~REST, action & REST
    names = tile_names(state.land)
    if block in TILE_VERBS:
        return (TILE_VERBS[block], names[rest])
    if block in SEAT_VERBS:
        return (SEAT_VERBS[block], SEAT_NAMES[rest])
    if block in (Do.NO, Do.YES):
        return yes_no_words(state, block == Do.YES)
    if block == Do.EVENT:
        return ("event", EVENT_NAMES[rest], *aim_words(play[1:], names))
    if block == Do.CHALLENGE:
        return ("challenge", SEAT_NAMES[rest], names[play[1] & REST])
    if block == Do.SETTLE:
        return ("settle", "simulation" if rest else "table")
    if block == Do.CONCEDE:
        return ("concede", SEAT_NAMES[rest - 2]) if rest >= 2 else ("concede",) if rest else ("fight",)
    if block == Do.PART:
        battle = int(order_battle(state, seat))
        open_muster = state.fight(battle, Fight.STAGE) in (Stage.MUSTER_A, Stage.MUSTER_B)
        return ("muster" if open_muster else "order", *order_words(state, battle, play))
    if block == Do.REPORT:
        return ("result", SEAT_NAMES[rest], *report_words(state, seat, rest, play[1:]))
    if block == Do.BUILD:
        return ("build", BUILDING_NAMES[rest & 7], names[rest >> 3])
    if block == Do.MOVE_SEAT:
        return ("move_seat", "yes" if rest else "no")
    return ("raid",) if block == Do.RAID else ("end",)


def yes_no_words(state: MightyEmpires, yes: bool) -> Sentence:
    ask = question(state)
    if ask in YES_NO:
        return (YES_NO[ask], "yes" if yes else "no")
    return ("target", "none") if ask == Ask.TARGET else ("pass",)


def aim_words(rest: Play, names: list[str]) -> list[str]:
    """Return what an event is aimed at."""
    if not rest:
        return []
    block, value = rest[0] & ~REST, rest[0] & REST
    if block == Do.AT_SEAT:
        return [SEAT_NAMES[value]]
    if block == Do.AT_TILE:
        return [names[value]]
    return ["nothing"] if value == NOTHING else [BUILDING_NAMES[value & 7], names[value >> 3]]


def order_words(state: MightyEmpires, battle: int, play: Play) -> list[str]:
    """Return an order: gold first, then what else was decided."""
    step = 1 if state.fight(battle, Fight.MODE) == Mode.TABLE else GOLD_STEP
    found: list[str] = []
    for action in play:
        part, value = (action - Do.PART) >> PART_BITS, (action - Do.PART) & PART_MASK
        if part == Part.GOLD:
            found.append(str(value * step))
        elif part == Part.REINFORCE:
            found += ["reinforce", str(value * step)]
        elif part == Part.SIEGE:
            found += ["siege", str(value * SIEGE_STEP)]
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
    row = dict(zip(said_parts(state, battle, side), (action - Do.SAY for action in said), strict=True))
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
    for bit, name in ((1, sides[0]), (2, sides[1])):
        if row[Said.FALLEN] & bit:
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
    simple = {("fight",): Do.CONCEDE, ("concede",): Do.CONCEDE + 1, ("settle", "table"): Do.SETTLE, ("settle", "simulation"): Do.SETTLE + 1}
    if sentence in simple:
        return (simple[sentence],)
    if len(rest) == 1 and rest[0] in SEAT_NAMES:
        blocks = {"concede": Do.CONCEDE + 2, "confirm": Do.CONFIRM, "simulate": Do.SIMULATE}
        if verb in blocks:
            return (blocks[verb] + SEAT_NAMES.index(rest[0]),)
    return None


def read_order(state: MightyEmpires, seat: int, verb: str, rest: Sentence) -> Play | None:
    """Return the order that words mean; gold first, the rest in any sequence. What is not said is not done."""
    battle = int(order_battle(state, seat))
    if battle == EMPTY or not rest:
        return None
    stage = state.fight(battle, Fight.STAGE)
    if stage not in ((Stage.MUSTER_A, Stage.MUSTER_B) if verb == "muster" else (Stage.ORDERS,)):
        return None
    step = 1 if state.fight(battle, Fight.MODE) == Mode.TABLE else GOLD_STEP
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
            fits = put(Part.GOLD, whole(word, step))
        elif word in ("reinforce", "siege") and tokens:
            part = Part.REINFORCE if word == "reinforce" else Part.SIEGE
            fits = put(part, whole(tokens.pop(0), step if part == Part.REINFORCE else SIEGE_STEP))
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
        action = int(Do.PART + (part << PART_BITS) + value)
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
    return (Do.REPORT + other, *(Do.SAY + row.get(part, 0) for part in parts))


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
        return {Said.FALLEN: 1 + sides.index(tokens.pop(0))}
    if word == "assassin" and len(tokens) >= 3 and tokens[0] in sides and tokens[1] in CHARACTER_NAMES and tokens[2] in DIE:
        part = Said.ASSASSIN_OWN + sides.index(tokens.pop(0))
        return {part: CHARACTER_NAMES.index(tokens.pop(0)) * 6 + int(tokens.pop(0))}
    return None


def public_words(state: MightyEmpires, seat: int, play: Play) -> Sentence:
    """Return the sentence as the others see it: capitals and orders stay secret until all are sealed (section 8)."""
    sentence = words(state, seat, play)
    if sentence[0] == "capital" and question(state) == Ask.CAPITALS:
        return ("capital", HIDDEN_WORD)
    if sentence[0] == "order":
        return ("order", HIDDEN_WORD)
    return sentence


def vocabulary(state: MightyEmpires) -> frozenset[str]:
    """Return every word of this game's sentences."""
    names = (*seat_names(int(state.rules.players)), *EVENT_NAMES, *BUILDING_NAMES[1:], *STANCE_NAMES, *GENERAL_NAMES, *CHARACTER_NAMES)
    return frozenset((*VERBS, *OTHERS, *names, *tile_names(state.land), *NUMBERS))


def tell(state: MightyEmpires, event: Event, seat: int) -> Told:
    """Return an event with the names of its details."""
    if event.kind == Happened.CORRECTED:
        return told(event, seat, EVENT_FIELDS[event.kind], partial(corrected_reading, state, int(event.args[0])))
    return told(event, seat, EVENT_FIELDS[event.kind], partial(reading, state))


def corrected_reading(state: MightyEmpires, matter: int, kind: str, value: int) -> str | int | None:
    """Return the word for a number that a game master set; what it means depends on the matter."""
    if kind != "value":
        return reading(state, kind, value)
    if matter == Matter.OPTION:
        return option_word(RULES[value >> 20], (value & 0xFFFFF) - 1)
    return reading(state, MATTER_READINGS.get(matter, "number"), value)


def option_word(name: str, value: int) -> str | int:
    """Return the value of an option, as texts know it: a number, or `option_NAME_VALUE`."""
    found = option(name)
    if found.number:
        return f"option_{name}_none" if value == NO_LIMIT else value
    return f"option_{name}_{('off', 'on')[value] if name == 'seal_gold' else found.choices[value]}"


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
    "purse": PURSE_NAMES, "ground": BATTLEFIELD_NAMES, "settle": ("table", "simulation"), "stance": STANCE_NAMES,
    "general": GENERAL_NAMES, "character": CHARACTER_NAMES, "result": RESULT_NAMES, "hill": ("nobody", "own", "other", "own", "other"),
    "fallen": ("none", "own", "other", "both"), "winter": WINTER_NAMES, "untaxed": UNTAXED_NAMES, "matter": MATTER_NAMES,
    "reason": REASON_NAMES, "passed": PASSED_NAMES, "rule": tuple(f"option_{name}" for name in RULES),
}  # fmt: skip


def dice_text(packed: int) -> str:
    """Return thrown dice as digits, in the order they fell."""
    found = []
    while packed > 0:
        found.append(str(packed & 7))
        packed >>= 3
    return " ".join(found) or "–"


def prompts(state: MightyEmpires) -> list[Prompt]:
    """Return the open questions, with what they are about; nothing in them is secret."""
    found = []
    ask = question(state)
    data = int(state.steps[-1] >> ASK_BITS) if state.steps else 0
    for seat in state.actors():
        kind, fields = ASK_NAMES[ask], dict[str, str | int]()
        if ask in (Ask.REROLL, Ask.TARGET):
            fields["spell"] = SPELL_NAMES[data >> 4]
        elif ask == Ask.AGENT:
            fields["other"] = SEAT_NAMES[state.aim[seat]]
        elif ask == Ask.CHALLENGE and state.agent == seat:
            kind, fields["other"] = "forced", SEAT_NAMES[state.victim]
        elif ask == Ask.BUILD:
            fields["rp"], fields["winter_rp"] = int(state.rp[seat]), int(state.winter_rp[seat])
        elif ask == Ask.MOVE_SEAT:
            fields["tile"] = tile_names(state.land)[data >> 4]
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
