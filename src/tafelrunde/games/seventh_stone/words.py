"""Seventh Stone in words: plays as sentences, events, prompts, and questions to chance."""

from __future__ import annotations

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine import battle, board, effects, market, movement, setup
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.games.seventh_stone.grammar import GRAMMAR
from tafelrunde.games.seventh_stone.maps import cell_name
from tafelrunde.games.seventh_stone.view import asked_field, question, unpack
from tafelrunde.kernel.contract import HIDDEN
from tafelrunde.kernel.game import HIDDEN_WORD, Prompt, Sentence
from tafelrunde.kernel.plays import Play

VERBS = (
    "people", "capital", "barracks", "allocate", "take", "discard", "position", "assign", "build", "recruit", "hire", "equip", "done",
    "move", "use", "overrun", "back", "keep", "remove", "pass", "disband", "support", "battle", "stone", "walls", "aim", "lose",
)  # fmt: skip
OTHERS = ("nothing", "instead", "with", "none", "yes", "no", *ss.TROOP_NAMES, *ss.ABILITY_NAMES)
MOST_UNITS = 99  # more than an army can ever have


def words(state: SeventhStone, seat: int, play: Play) -> Sentence:
    """Return a play as a sentence: what is done, then with what and where."""
    action = int(play[0])
    block = ss.kind_of(action)
    if block == ss.Do.AMOUNT:
        return ("allocate", *allocation_words(state, seat, play))
    if block == ss.Do.SELECT:
        return ("move", *order_words(state, seat, play))
    if block == ss.Do.POSITION:
        place = str(ss.position_place(action) + 1)
        return ("assign", ss.SEAT_NAMES[market.without_position(state)], place) if state.asks(ss.Ask.ASSIGN) else ("position", place)
    if block == ss.Do.AIM:
        pool, target = ss.aim_pool(state.data()), battle.targets(state, seat)[ss.aim_target(state.data())]
        return ("aim", ss.POOL_NAMES[pool], ss.SEAT_NAMES[target], str(ss.count_of(action)))
    if block == ss.Do.LOSE:
        return lose_words(state, action)
    if block == ss.Do.NONE:
        return ("support", asked_name(state), "none")
    if block == ss.Do.DONE:
        return ("pass",) if state.asks(ss.Ask.OVERRUN) else ("done",)
    if block in SAID:
        return SAID[block]
    kind = GRAMMAR.action_of(action)
    said = {part: part_word(state, part, number) for part, number in kind.split(action).items()}
    if block == ss.Do.BUILD:
        sentence = ("build", said["building"], said["cell"])
        return (*sentence, "instead", said["replaced"]) if ss.build_replaced(action) else sentence
    if block == ss.Do.RECRUIT:
        return ("recruit", said["type"], said["cell"])
    if block in (ss.Do.SUPPORT, ss.Do.KEEP):
        return (kind.name, asked_name(state), *said.values())
    return (kind.name, *said.values())


SAID: dict[int, Sentence] = {ss.Do.BACK: ("back",), ss.Do.YES: ("stone", "yes"), ss.Do.NO: ("stone", "no")}


def part_word(state: SeventhStone, part: str, number: int) -> str:
    """Return the word for a part of an action."""
    if part == "cell":
        return cell_name(number, state.board.width)
    return str(number) if part == "count" else PART_NAMES[part][number]


PART_NAMES = {**GRAMMAR.readings, "type": ss.UNIT_NAMES, "mercenary": ss.TROOP_NAMES, "replaced": ss.BUILDING_NAMES}


def asked_name(state: SeventhStone) -> str:
    """Return the name of the field that the question is about."""
    return cell_name(asked_field(state), state.board.width)


def allocation_words(state: SeventhStone, seat: int, play: Play) -> list[str]:
    """Return what goes on which slot; goods are counted, bids are resource stones."""
    counts = market.counts_of(state, seat, play)
    return [word for name, count in zip(ss.SLOT_NAMES[1:], counts, strict=True) if count for word in (name, str(count))] or ["nothing"]


def read(state: SeventhStone, seat: int, sentence: Sentence) -> Play | None:
    """Return the allocation that a sentence means, slots in any order; None if it is none."""
    if sentence[0] != "allocate" or len(sentence) < 2:
        return None
    counts = [0] * ss.ORDERS
    pairs = sentence[1:]
    if pairs != ("nothing",):
        if len(pairs) % 2:
            return None
        seen: set[str] = set()
        for name, number in zip(pairs[::2], pairs[1::2], strict=True):
            if name not in ss.SLOT_NAMES[1:] or name in seen or not number.isdecimal():
                return None
            seen.add(name)
            counts[ss.SLOT_NAMES.index(name) - 1] = int(number)
    if sum(count * price for count, price in zip(counts, ss.PRICE[1:], strict=True)) > state.sheet[seat * ss.SHEET]:
        return None
    return market.as_play(state, seat, counts)


def order_words(state: SeventhStone, seat: int, play: Play) -> list[str]:
    """Return an order: from where, who, how many, where to, and which stones go along where some could stay."""
    key = int(play[0] - ss.Do.SELECT)
    number = effects.find_cohort(state, key)
    group = state.cohort_military[number], state.cohort_mercenary[number]
    stones = state.stones[state.spot_place(seat, ss.cohort_spot(key))]
    tail: list[str] = []
    for action in play[1:]:
        if ss.kind_of(action) == ss.Do.GROUP:
            group = ss.group_military(action), ss.group_mercenary(action)
        elif ss.kind_of(action) == ss.Do.CARRY:
            tail = ["with", *(unpack(movement.carried(stones, ss.carry_stones(action))) or ("nothing",))]
    start, goal = cell_name(effects.cohort_cell(key), state.board.width), cell_name(ss.goto_cell(play[-1]), state.board.width)
    return [start, *cohort_words(key), f"{group[0]}+{group[1]}", goal, *tail]


def cohort_words(key: int) -> list[str]:
    """Return what tells a cohort from the others on its field."""
    return [ss.UNIT_NAMES[effects.cohort_type(key)], *points_words(key)]


def points_words(key: int) -> list[str]:
    """Return the points that a cohort has left, and what else it can do."""
    abilities = [name for name, flag in zip(ss.ABILITY_NAMES, ss.ABILITIES, strict=True) if ss.cohort_flags(key) & flag]
    return [f"points_{ss.cohort_points(key)}", *abilities]


def lose_words(state: SeventhStone, action: int) -> Sentence:
    """Return which unit is lost: a guard, one of the army in the field, or one of a supporting army."""
    source = ss.lose_source(action)
    if source == 0:
        return ("lose", "guard")
    who = ss.UNIT_NAMES[source - ss.FIELD_ARMIES] if source < ss.OUTSIDE else cell_name(source - ss.OUTSIDE, state.board.width)
    return ("lose", who, ss.TROOP_NAMES[ss.lose_mercenary(action)])


def public_words(state: SeventhStone, seat: int, play: Play) -> Sentence:
    """Return the sentence as the others see it: allocations and hidden stones stay secret (SS-16.1)."""
    sentence = words(state, seat, play)
    if sentence[0] == "allocate":
        return ("allocate", HIDDEN_WORD)  # not even on how many slots something lies
    if sentence[0] == "take" and sentence[1] != ss.STONE_NAMES[ss.Stone.LOST]:
        return ("take", HIDDEN_WORD)
    if sentence[0] == "discard" and state.rules.hidden_discard:
        return ("discard", HIDDEN_WORD)
    if sentence[0] in ("equip", "keep"):
        return (*sentence[:2], HIDDEN_WORD)
    if sentence[0] == "move" and "with" in sentence:
        at = sentence.index("with") + 1
        return (*sentence[:at], *(word if word == "nothing" else HIDDEN_WORD for word in sentence[at:]))
    return sentence


def vocabulary(state: SeventhStone) -> frozenset[str]:
    """Return every word of this game's sentences."""
    cells = [cell_name(cell, state.board.width) for cell in range(state.board.cells)]
    most = max([4, *map(int, state.military), *map(int, state.mercenary)]) if len(state.military) else 4
    groups = [f"{military}+{mercenary}" for military in range(most + 1) for mercenary in range(most + 1)]
    numbers = [str(number) for number in range(max(MOST_UNITS, *map(int, state.sheet)) + 1)]
    points = [f"points_{number}" for number in range(16)]
    names = (
        *ss.SEAT_NAMES[: state.rules.players],
        *ss.PEOPLE_NAMES,
        *ss.SLOT_NAMES[1:],
        *ss.UNIT_NAMES,
        *ss.BUILDING_NAMES[1:],
        *ss.STONE_NAMES[1:],
        *ss.POOL_NAMES,
    )
    return frozenset((*VERBS, *OTHERS, *names, *cells, *groups, *numbers, *points))


def reading(state: SeventhStone, kind: str, value: int) -> str | int | None:
    """Return the word for a number in an event."""
    if kind == "owner":
        return "nobody" if value == ss.EMPTY else ss.SEAT_NAMES[value]
    if kind == "cell" and value != HIDDEN:
        return cell_name(value, state.board.width)
    return dice_text(value) if kind == "dice" and value != HIDDEN else GRAMMAR.read(kind, value, READINGS)


READINGS = {"type": ss.UNIT_NAMES, "kind": ss.TROOP_NAMES}


def dice_text(told: int) -> str:
    """Return thrown dice as digits, in the order they fell."""
    found = []
    while told > 0:
        told, die = divmod(told, ss.DIE)
        found.append(str(die))
    return " ".join(found)


def prompts(state: SeventhStone) -> list[Prompt]:
    """Return the open questions, with what they are about; nothing in them is secret."""
    names = ss.SEAT_NAMES[: state.rules.players]
    return [Prompt(names[seat], ss.ASK_NAMES[question(state)], asked_about(state, seat)) for seat in state.actors()]


def asked_about(state: SeventhStone, seat: int) -> dict[str, str | int]:
    """Return what the question to a seat is about, in words; nothing of it is secret."""
    ask, data = question(state), state.data()
    fields: dict[str, str | int] = {"field": asked_name(state)} if asked_field(state) != ss.EMPTY else {}
    if ask == ss.Ask.ALLOCATE:
        fields["rs"] = state.sheet[seat * ss.SHEET]
    elif ask == ss.Ask.ASSIGN:
        fields["other"] = ss.SEAT_NAMES[market.without_position(state)]
    elif ask == ss.Ask.DISBAND:
        fields["count"] = ss.disband_owed(data)
    elif ask == ss.Ask.AIM:
        fields["pool"] = ss.POOL_NAMES[ss.aim_pool(data)]
    elif ask == ss.Ask.LOSE:
        fields["count"] = state.hits[seat]
    elif ask == ss.Ask.KEEP:
        fields["count"] = effects.stone_count(state.stones[state.place(seat, ss.keep_cell(data), ss.keep_type(data))])
    return fields


def chance_words(state: SeventhStone, n: int, what: int) -> list[str]:
    """Return the outcomes of a pick in words, in the order of their numbers."""
    if what == ss.What.TILE:
        return [board.tile_name(tile) for tile in setup.tiles_left(state)]
    if what == ss.What.EVENT:
        return list(ss.EVENT_NAMES[1:])
    if what == ss.What.STONE:
        return [ss.STONE_NAMES[stone] for stone, count in enumerate(state.supply) for _ in range(count)]
    return [str(die) for die in range(1, n + 1)]
