"""Seventh Stone in words: plays as sentences, events, prompts, and questions to chance."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.seventh_stone.engine.battle import targets
from tafelrunde.games.seventh_stone.engine.board import tile_name
from tafelrunde.games.seventh_stone.engine.data import (
    ASK_BITS,
    ASK_MASK,
    ASK_NAMES,
    BUILDING_NAMES,
    CORPS_NAMES,
    EMPTY,
    EVENT_FIELDS,
    EVENT_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    LOST_NAMES,
    MODE_NAMES,
    ORDERS,
    PEOPLE_NAMES,
    POOL_NAMES,
    PRICE,
    PUT_NAMES,
    REASON_NAMES,
    REST,
    SEAT_NAMES,
    SHEET,
    SLOT_NAMES,
    STONE_NAMES,
    TYPE_NAMES,
    Ask,
    Do,
    Flag,
    Stone,
    What,
)
from tafelrunde.games.seventh_stone.engine.effects import stone_count
from tafelrunde.games.seventh_stone.engine.judgement import as_play
from tafelrunde.games.seventh_stone.engine.market import without_position
from tafelrunde.games.seventh_stone.engine.movement import carried
from tafelrunde.games.seventh_stone.engine.setup import tiles_left
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.games.seventh_stone.maps import cell_name
from tafelrunde.games.seventh_stone.view import asked_field, question, seat_names, unpack
from tafelrunde.kernel.contract import HIDDEN, Event
from tafelrunde.kernel.game import HIDDEN_WORD, Prompt, Sentence, Told, told
from tafelrunde.kernel.plays import Play

VERBS = (
    "people", "capital", "barracks", "allocate", "take", "discard", "position", "assign", "build", "recruit", "hire", "equip", "done",
    "move", "use", "overrun", "back", "keep", "remove", "pass", "disband", "support", "battle", "stone", "walls", "aim", "lose",
)  # fmt: skip
OTHERS = ("nothing", "instead", "with", "none", "yes", "no", "guard", "military", "mercenary", "teleport", "mobile", "again")
MOST_UNITS = 99  # more than an army can ever have

EVENT_RULES = {
    "gap": "4.1", "board": "4.1", "people": "4.2", "start_roll": "4.4", "capital": "4.5", "start_barracks": "4.6", "year": "5.1",
    "event": "6.1", "corner": "6.2", "lava": "6.3", "unit_limit": "6.8", "lost": "2.9", "shown": "7.2", "allocated": "7.3",
    "goods": "7.4", "bids": "7.6", "tie_roll": "7.7", "mercenaries": "7.10", "took": "7.12", "lost_stone": "7.13", "discarded": "16.2",
    "position": "7.14", "double_move": "20.7", "tournament_stones": "7.16", "built": "8.2", "recruited": "8.6", "hired": "8.11",
    "equipped": "8.13", "lapsed": "8.14", "placed": "8.14", "moved": "9.3", "took_back": "9.15", "control": "9.9", "rs": "2.2",
    "conflict": "9.10", "used": "16.2", "movement_done": "9.14", "passed": "10.5", "supports": "11.1", "battle": "12.3", "walls": "13.1",
    "round": "12.3", "aimed": "13.8", "dice": "12.5", "hits": "12.6", "cancelled": "13.3", "casualty": "12.7", "won": "14.1",
    "destruction": "14.4", "captured": "14.7", "out": "18.1", "counter": "15.1", "paired": "15.2", "throw": "15.5", "duel_won": "15.5",
    "champion": "15.9", "year_end": "18.4", "resigned": "18.3", "ended": "18.4", "peace": "9.19", "reshuffled": "7.2", "replaced": "8.3",
}  # fmt: skip
"""The rule that each kind of event follows."""


def words(state: SeventhStone, seat: int, play: Play) -> Sentence:
    """Return a play as a sentence: what is done, then with what and where."""
    action = int(play[0])
    block, rest = action & ~REST, action & REST
    width = state.board.width
    if block == Do.AMOUNT:
        return ("allocate", *allocation_words(state, seat, play))
    if block == Do.SELECT:
        return ("move", *order_words(state, seat, play))
    if block == Do.POSITION:
        if state.steps[-1] & ASK_MASK == Ask.ASSIGN:
            return ("assign", SEAT_NAMES[without_position(state)], str(rest + 1))
        return ("position", str(rest + 1))
    if block == Do.BUILD:
        sentence = ("build", BUILDING_NAMES[rest & 3], cell_name(rest >> 4, width))
        return (*sentence, "instead", BUILDING_NAMES[rest >> 2 & 3]) if rest >> 2 & 3 else sentence
    if block == Do.USE:
        return ("use", cell_name(rest >> 7, width), TYPE_NAMES[rest >> 5 & 3], STONE_NAMES[rest & 31])
    if block == Do.REMOVE:
        return ("remove", cell_name(rest >> 3, width), TYPE_NAMES[rest >> 1 & 3], KIND_NAMES[rest & 1])
    if block == Do.AIM:
        return aim_words(state, rest)
    if block == Do.LOSE:
        return lose_words(state, rest)
    if block in (Do.SUPPORT, Do.NONE):
        home = cell_name(asked_field(state), width)
        return ("support", home, "none" if block == Do.NONE else cell_name(rest, width))
    if block == Do.DONE:
        return ("pass",) if question(state) == Ask.OVERRUN else ("done",)
    if block == Do.KEEP:
        return ("keep", cell_name(asked_field(state), width), STONE_NAMES[rest])
    return simple_words(block, rest, width)


def simple_words(block: int, rest: int, width: int) -> Sentence:
    """Return the sentence of an action that says everything by itself."""
    if block in CELL_VERBS:
        return (CELL_VERBS[block], cell_name(rest, width))
    if block == Do.PEOPLE:
        return ("people", PEOPLE_NAMES[rest])
    if block in (Do.TAKE, Do.DISCARD):
        return ("take" if block == Do.TAKE else "discard", STONE_NAMES[rest])
    if block == Do.RECRUIT:
        return ("recruit", TYPE_NAMES[rest & 3], cell_name(rest >> 2, width))
    if block == Do.EQUIP:
        return ("equip", cell_name(rest >> 5, width), STONE_NAMES[rest & 31])
    if block == Do.DISBAND:
        return ("disband", cell_name(rest >> 2, width), TYPE_NAMES[rest & 3])
    if block == Do.WALLS:
        return ("walls", str(rest))
    return {Do.BACK: ("back",), Do.YES: ("stone", "yes"), Do.NO: ("stone", "no")}[block]


CELL_VERBS = {Do.CAPITAL: "capital", Do.BARRACKS: "barracks", Do.HIRE: "hire", Do.OVERRUN: "overrun", Do.BATTLE: "battle"}


def allocation_words(state: SeventhStone, seat: int, play: Play) -> list[str]:
    """Return what goes on which slot; goods are counted, bids are resource stones."""
    left = state.sheet[seat * SHEET]
    found: list[str] = []
    at = 0
    for slot in range(ORDERS):
        if slot == 0 or left >= PRICE[slot + 1]:
            count = int(play[at] - Do.AMOUNT)
            at += 1
            left -= count * PRICE[slot + 1]
            if count:
                found += [SLOT_NAMES[slot + 1], str(count)]
    return found or ["nothing"]


def read(state: SeventhStone, seat: int, sentence: Sentence) -> Play | None:
    """Return the allocation that a sentence means, slots in any order; None if it is none."""
    if sentence[0] != "allocate" or len(sentence) < 2:
        return None
    counts = [0] * ORDERS
    pairs = sentence[1:]
    if pairs != ("nothing",):
        if len(pairs) % 2:
            return None
        seen: set[str] = set()
        for name, number in zip(pairs[::2], pairs[1::2], strict=True):
            if name not in SLOT_NAMES[1:] or name in seen or not number.isdecimal():
                return None
            seen.add(name)
            counts[SLOT_NAMES.index(name) - 1] = int(number)
    if sum(count * price for count, price in zip(counts, PRICE[1:], strict=True)) > state.sheet[seat * SHEET]:
        return None
    return as_play(state, seat, counts)


def order_words(state: SeventhStone, seat: int, play: Play) -> list[str]:
    """Return an order: from where, who, how many, where to, and which stones go along where some could stay."""
    key = int(play[0] - Do.SELECT)
    width = state.board.width
    cell, kind, flags = key >> 10, key >> 8 & 3, key >> 4 & 15
    at = state.place(seat, cell, kind)
    military = mercenary = 0
    for i, other in enumerate(state.cohort_key):
        if other == key:
            military, mercenary = state.cohort_military[i], state.cohort_mercenary[i]
    tail: list[str] = []
    for action in play[1:]:
        block, rest = action & ~REST, action & REST
        if block == Do.GROUP:
            military, mercenary = rest >> 8, rest & 255
        elif block == Do.CARRY:
            tail = ["with", *(unpack(carried(state.stones[at], rest)) or ("nothing",))]
    named = [name for flag, name in ((Flag.TELEPORT, "teleport"), (Flag.MOBILE, "mobile"), (Flag.AGAIN, "again")) if flags & flag]
    goal = cell_name(play[-1] & REST, width)
    return [cell_name(cell, width), TYPE_NAMES[kind], f"points_{key & 15}", *named, f"{military}+{mercenary}", goal, *tail]


def aim_words(state: SeventhStone, count: int) -> Sentence:
    """Return how many dice of a pool go against whom."""
    data = state.steps[-1] >> ASK_BITS
    target = targets(state, data & 7)[data >> 6]
    return ("aim", POOL_NAMES[data >> 3 & 7], SEAT_NAMES[target], str(count))


def lose_words(state: SeventhStone, rest: int) -> Sentence:
    """Return which unit is lost: a guard, one of the army in the field, or one of a supporting army."""
    source = rest >> 1
    if source == 0:
        return ("lose", "guard")
    who = TYPE_NAMES[source - 1] if source < 4 else cell_name(source - 4, state.board.width)
    return ("lose", who, KIND_NAMES[rest & 1])


def public_words(state: SeventhStone, seat: int, play: Play) -> Sentence:
    """Return the sentence as the others see it: allocations and hidden stones stay secret (section 8)."""
    sentence = words(state, seat, play)
    if sentence[0] == "allocate":
        return ("allocate", HIDDEN_WORD)  # not even on how many slots something lies
    if sentence[0] == "take" and sentence[1] != STONE_NAMES[Stone.LOST]:
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
        *SEAT_NAMES[: state.rules.players],
        *PEOPLE_NAMES,
        *SLOT_NAMES[1:],
        *TYPE_NAMES,
        *BUILDING_NAMES[1:],
        *STONE_NAMES[1:],
        *POOL_NAMES,
    )
    return frozenset((*VERBS, *OTHERS, *names, *cells, *groups, *numbers, *points))


def tell(state: SeventhStone, event: Event, seat: int) -> Told:
    """Return an event with the names of its details, as a seat may know them."""
    return told(event, seat, EVENT_FIELDS[event.kind], partial(reading, state))


def reading(state: SeventhStone, kind: str, value: int) -> str | int | None:
    """Return the word for a number in an event."""
    if kind == "number":
        return value
    if kind == "owner":
        return "nobody" if value == EMPTY else seat_names(state.rules.players)[value]
    if value == HIDDEN:
        return None
    if kind == "seat":
        return seat_names(state.rules.players)[value]
    if kind == "cell":
        return cell_name(value, state.board.width)
    if kind == "dice":
        return dice_text(value)
    return READINGS[kind][value]


READINGS = {
    "people": PEOPLE_NAMES, "event": EVENT_NAMES, "type": TYPE_NAMES, "lost": LOST_NAMES, "stone": STONE_NAMES, "put": PUT_NAMES,
    "building": BUILDING_NAMES, "good": GOOD_NAMES, "mode": MODE_NAMES, "pool": POOL_NAMES, "corps": CORPS_NAMES, "kind": KIND_NAMES,
    "switch": ("off", "on"), "reason": REASON_NAMES,
}  # fmt: skip


def dice_text(packed: int) -> str:
    """Return thrown dice as digits, in the order they fell."""
    found = []
    while packed > 0:
        found.append(str(packed & 7))
        packed >>= 3
    return " ".join(found)


def prompts(state: SeventhStone) -> list[Prompt]:
    """Return the open questions, with what they are about; nothing in them is secret."""
    names = seat_names(state.rules.players)
    found = []
    for seat in state.actors():
        ask = question(state)
        data = int(state.steps[-1] >> ASK_BITS)
        fields: dict[str, str | int] = {}
        field = asked_field(state)
        if field != EMPTY:
            fields["field"] = cell_name(field, state.board.width)
        if ask == Ask.ALLOCATE:
            fields["rs"] = state.sheet[seat * SHEET]
        elif ask == Ask.ASSIGN:
            fields["other"] = names[without_position(state)]
        elif ask == Ask.DISBAND:
            fields["count"] = data >> 3
        elif ask == Ask.AIM:
            fields["pool"] = POOL_NAMES[data >> 3 & 7]
        elif ask == Ask.LOSE:
            fields["count"] = state.hits[seat]
        elif ask == Ask.KEEP:
            fields["count"] = stone_count(state.stones[state.place(seat, data >> 5, data >> 3 & 3)])
        found.append(Prompt(names[seat], ASK_NAMES[ask], fields))
    return found


def chance_words(state: SeventhStone, n: int, what: int) -> list[str]:
    """Return the outcomes of a pick in words, in the order of their numbers."""
    if what == What.TILE:
        return [tile_name(tile) for tile in tiles_left(state)]
    if what == What.EVENT:
        return list(EVENT_NAMES[1:])
    if what == What.STONE:
        return [STONE_NAMES[stone] for stone, count in enumerate(state.supply) for _ in range(count)]
    return [str(die) for die in range(1, n + 1)]
