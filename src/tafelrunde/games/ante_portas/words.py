"""Ante Portas in words: plays as sentences, events, prompts, and questions to chance."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tafelrunde.games.ante_portas.engine.board import CENTRE, FIRST_E, M0, SITE_NAMES, SITE_NEXT
from tafelrunde.games.ante_portas.engine.cards import CARD_NAMES, CARDS_A_DECK
from tafelrunde.games.ante_portas.engine.damage import suffering_mine
from tafelrunde.games.ante_portas.engine.data import (
    ASK_BITS,
    ASK_MASK,
    ASK_NAMES,
    BUILDING_NAMES,
    BUILDS,
    CARDS,
    COLONIST_NAMES,
    EMPTY,
    EVENT_FIELDS,
    FIGURE_NAMES,
    GAINS,
    GOOD_NAMES,
    IMPROVEMENT_NAMES,
    LAST_MARKET,
    LAYS,
    MARKET_NAMES,
    PLACE_NAMES,
    REACTION_NAMES,
    REASON_NAMES,
    RECIPE_IN,
    REST,
    SEASON_NAMES,
    SEAT_NAMES,
    STAGE_NAMES,
    TEAM_NAMES,
    TILE_NAMES,
    TURN_NAMES,
    UNIT_NAMES,
    WINDOW_NAMES,
    Ask,
    At,
    Do,
    Place,
    Recipe,
    Stage,
    What,
)
from tafelrunde.games.ante_portas.engine.invasion import deck_begin
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.turn import place_at
from tafelrunde.kernel.contract import HIDDEN, Event
from tafelrunde.kernel.game import Prompt, Sentence, Told, told
from tafelrunde.kernel.plays import Play

VERBS = (
    "place", "go", "ticket", "on", "stay", "act", "bundle", "special", "refine", "sell", "build", "lay", "flip", "draft", "dismiss", "heal",
    "raise", "move", "add", "commit", "rotate", "play", "keep", "gift", "employ", "store", "give", "ask", "answer", "shoot", "shooter",
    "fire", "recoil", "back", "ignite", "replace", "mine", "lose", "fell", "snare", "home", "feed", "hungry", "boost", "convert", "steward",
    "pay", "drop", "discard", "done", "pass", "standing",
)  # fmt: skip
ACTS = ("gain", "sell", "build", "refine", "lay", "draft", "dismiss", "move", "rotate", "heal", "raise", "recoil", "ignite")
OTHERS = (
    "never",
    "again",
    *REACTION_NAMES,
    *WINDOW_NAMES,
    "raze",
    "edge",
    "first",
    "spare",
    "yes",
    "no",
    "market",
    "council",
    *UNIT_NAMES[2:],
)
RECIPE_NAMES = (
    "planks", "bricks", "loam_bricks", "smith", "food", "anvil", "handsaw", "oven", "ripsaw", "stone_oven", "toolmaker", "panel_saw",
    "kiln",
)  # fmt: skip

EVENT_RULES = {
    "first": "8.2", "place": "0.6", "year": "1.1", "season": "1.1", "market": "1.2", "arrival_card": "10.1", "arrived": "10.1",
    "turn": "1.4", "passed": "4.6", "steward": "4.3", "acted": "4.1", "gained": "5.1", "paid": "2.4", "gave": "9.2", "asked": "9.4",
    "refused": "9.4",
    "stored": "2.6", "dropped": "2.2", "moved_in": "3.1", "moved_out": "3.4", "employed": "3.6", "released": "3.7", "built": "5.4",
    "produced": "8.6", "boosted": "8.9", "drew": "5.6", "discarded": "5.6", "played": "7.1", "gift": "7.2", "claimed": "5.7",
    "drafted": "15.2", "dismissed": "15.4", "went": "15.5", "rotated": "15.9", "healed": "15.13", "raised": "15.14", "raised_all": "11.12",
    "laid": "15.16", "replaced": "17.6", "tile_lost": "13.11", "fired": "17.4", "flung": "16.4", "ignited": "16.7", "exploded": "16.8",
    "combat_phase": "11.1", "card": "11.1", "reshuffled": "10.6", "enlarged": "18.3", "formed": "18.2", "shot_at": "18.8", "burnt": "19.5",
    "marched": "11.4", "held": "12.2", "snared": "12.1", "snared_soldiers": "22.12", "fell_to_citizen": "18.11", "combat": "11.10",
    "totals": "13.3", "felled": "13.7", "wounded": "13.7", "absorbed": "13.10", "spared": "13.9", "escaped": "11.7", "fed": "8.4",
    "hungry_soldier": "8.5", "last_wave": "20.1", "round": "20.3", "no_more": "20.8", "resigned": "21.1", "ended": "21.2",
    "standing": "17.12", "stopped": "4.7", "aimed": "17.11", "shooter": "17.11", "gathering": "15.8", "joined": "15.8",
    "kept": "7.2",
}  # fmt: skip
"""The rule that each kind of event follows."""


def words(state: AntePortas, seat: int, play: Play) -> Sentence:
    """Return a play as a sentence: what is done, then with what and where."""
    action = int(play[0])
    block, rest = action & ~REST, action & REST
    if block in SITE_VERBS:
        return (SITE_VERBS[block], SITE_NAMES[rest])
    if block in GOOD_VERBS:
        return (GOOD_VERBS[block], GOOD_NAMES[rest])
    if block in BARE_VERBS:
        return BARE_VERBS[block]
    if block == Do.DONE:
        return ("pass",) if is_pass(state) else ("done",)
    return SENTENCES[block](state, seat, rest)


SITE_VERBS = {Do.CELL: "place", Do.GO: "go", Do.TICKET: "ticket", Do.ON: "on"}
GOOD_VERBS = {Do.STORE: "store", Do.PAY: "pay", Do.DROP: "drop"}
BARE_VERBS = {Do.STAY: ("stay",), Do.COMMIT: ("commit",), Do.FIRE: ("fire",), Do.FEED: ("feed",), Do.CONVERT: ("convert",)}


def question(state: AntePortas) -> int:
    """Return which kind of question is open."""
    return int(state.steps[-1] & ASK_MASK) if state.steps else EMPTY


def asked_data(state: AntePortas) -> int:
    """Return the data of the open question."""
    return int(state.steps[-1] >> ASK_BITS)


def is_pass(state: AntePortas) -> bool:
    """Return whether stopping now means that nothing at all was done."""
    ask = question(state)
    return ask in (Ask.WINDOW, Ask.STEWARD) or (ask == Ask.TURN and asked_data(state) == Stage.BEFORE)


def act_word(place: int, second: int) -> str:
    """Return what the action of a place, or its second one, is."""
    if second:
        return {
            Place.BAKER: "sell", Place.GRAND_BAKER: "sell", Place.RECRUITING_OFFICER: "dismiss", Place.COMMANDER: "rotate",
            Place.SUPREME_COMMANDER: "rotate", Place.FIELD_DOCTOR: "raise", Place.TRAPPER: "recoil", Place.COMBAT_ENGINEER: "ignite",
        }[place]  # fmt: skip
    if place in (Place.COMMANDER, Place.SUPREME_COMMANDER):
        return "move"
    if BUILDS[place]:
        return "build"
    if LAYS[place] or place in (Place.TRAPPER, Place.COMBAT_ENGINEER):
        return "lay"
    if any(GAINS[place]):
        return "gain"
    return {Place.RECRUITING_OFFICER: "draft", Place.FIELD_DOCTOR: "heal"}.get(place, "refine")


def recipe_words(recipe: int) -> Sentence:
    """Return a conversion as a sentence; what brings money is a sale."""
    if recipe >= Recipe.SELL:
        return ("sell", next(name for name, amount in zip(GOOD_NAMES, RECIPE_IN[recipe], strict=True) if amount))
    return ("sell", "food") if recipe == Recipe.SELL_FOOD else ("refine", RECIPE_NAMES[recipe])


def hex_colonist(verb: str, rest: int) -> Sentence:
    """Return a sentence about a soldier on a hex."""
    return (verb, str(rest >> 1), COLONIST_NAMES[rest & 1])


def build_words(state: AntePortas, seat: int, rest: int) -> Sentence:
    sentence = ("build", BUILDING_NAMES[rest >> 4])
    return (*sentence, "raze", BUILDING_NAMES[rest & 15]) if rest & 15 else sentence


def shoot_words(state: AntePortas, seat: int, rest: int) -> Sentence:
    """Return the target; a part of the moving troop has a number."""
    return ("shoot", str(rest >> 4), f"troop_{rest & 15}") if rest & 15 else ("shoot", str(rest >> 4))


def hungry_words(state: AntePortas, seat: int, rest: int) -> Sentence:
    if rest < 256:
        return ("hungry", str(rest >> 3))
    return ("hungry", SEAT_NAMES[(rest - 256) >> 4], BUILDING_NAMES[rest & 15])


def ignite_words(state: AntePortas, seat: int, rest: int) -> Sentence:
    return ("ignite", str(rest >> 5), str(rest & 31)) if rest >> 5 else ("ignite", str(rest))


def keep_words(state: AntePortas, seat: int, rest: int) -> Sentence:
    return ("keep",) if rest == seat else ("gift", SEAT_NAMES[rest])


def standing_words(state: AntePortas, seat: int, rest: int) -> Sentence:
    """Return how a seat wants to be asked from now on: a mode, or a window, or the window before combats on a hex, never or again."""
    if rest < 16:
        return ("standing", REACTION_NAMES[rest])
    if rest < 64:
        muted = state.muted[seat] >> (rest - 16) & 1
        return ("standing", "again" if muted else "never", WINDOW_NAMES[rest - 16])
    muted = state.muted_hexes[seat] >> (rest - 64) & 1
    return ("standing", "again" if muted else "never", "combat", str(rest - 64))


SENTENCES: dict[int, Callable[[AntePortas, int, int], Sentence]] = {
    Do.ACT: lambda state, seat, rest: ("act", act_word(int(place_at(state, state.steward[seat])), rest)),
    Do.BUNDLE: lambda state, seat, rest: ("bundle", str(rest + 1)),
    Do.SPECIAL: lambda state, seat, rest: ("special", "council" if rest else "market"),
    Do.REFINE: lambda state, seat, rest: recipe_words(rest),
    Do.BUILD: build_words,
    Do.LAY: lambda state, seat, rest: ("lay", TILE_NAMES[rest >> 5], str(rest & 31)),
    Do.FLIP: lambda state, seat, rest: ("flip", TILE_NAMES[rest >> 5], str(rest & 31)),
    Do.DRAFT: lambda state, seat, rest: ("draft", COLONIST_NAMES[rest]),
    Do.DISMISS: lambda state, seat, rest: hex_colonist("dismiss", rest),
    Do.HEAL: lambda state, seat, rest: ("heal", COLONIST_NAMES[rest & 1], SEAT_NAMES[rest >> 1]),
    Do.RAISE: lambda state, seat, rest: hex_colonist("raise", rest),
    Do.GOAL: lambda state, seat, rest: ("move", str(rest) if rest else "edge"),
    Do.ADD: lambda state, seat, rest: ("add", str(rest >> 3), UNIT_NAMES[rest & 7]),
    Do.ROTATE: lambda state, seat, rest: ("rotate", str(rest >> 2), TURN_NAMES[rest & 3]),
    Do.PLAY: lambda state, seat, rest: ("play", IMPROVEMENT_NAMES[rest]),
    Do.KEEP: keep_words,
    Do.EMPLOY: lambda state, seat, rest: ("employ", COLONIST_NAMES[rest & 1], BUILDING_NAMES[rest >> 1]),
    Do.GIVE: lambda state, seat, rest: ("give", SEAT_NAMES[rest >> 3], GOOD_NAMES[rest & 7]),
    Do.ASK: lambda state, seat, rest: ("ask", SEAT_NAMES[rest >> 3], GOOD_NAMES[rest & 7]),
    Do.ANSWER: lambda state, seat, rest: ("answer", "yes" if rest else "no"),
    Do.SHOOT: shoot_words,
    Do.SHOOTER: lambda state, seat, rest: ("shooter", str(rest)),
    Do.RECOIL: lambda state, seat, rest: ("recoil", str(rest >> 5), str(rest & 31)),
    Do.BACK: lambda state, seat, rest: ("back", str(rest >> 7), str(rest >> 2 & 31), FIGURE_NAMES[rest & 3]),
    Do.IGNITE: ignite_words,
    Do.REPLACE: lambda state, seat, rest: ("replace", str(rest >> 7), str(rest >> 2 & 31), SEAT_NAMES[rest & 3]),
    Do.MINE: lambda state, seat, rest: ("mine", "spare" if rest else "first"),
    Do.LOSE: lambda state, seat, rest: ("lose", str(rest >> 6), str(rest & 63)),
    Do.FELL: lambda state, seat, rest: ("fell", str(rest >> 6), str(rest & 63)),
    Do.SNARE: lambda state, seat, rest: ("snare", str(rest >> 2), str(rest & 3)),
    Do.HOME: lambda state, seat, rest: ("home", COLONIST_NAMES[rest & 1], BUILDING_NAMES[rest >> 1]),
    Do.HUNGRY: hungry_words,
    Do.BOOST: lambda state, seat, rest: ("boost", BUILDING_NAMES[rest]),
    Do.STEWARD: lambda state, seat, rest: ("steward", SEAT_NAMES[rest]),
    Do.STANDING: standing_words,
    Do.DISCARD: lambda state, seat, rest: ("discard", IMPROVEMENT_NAMES[rest]),
}


def vocabulary(state: AntePortas) -> frozenset[str]:
    """Return every word of this game's sentences."""
    numbers = [str(number) for number in range(64)]
    troops = [f"troop_{number}" for number in range(1, 15)]
    names = (
        *SEAT_NAMES[: state.rules.players],
        *SITE_NAMES,
        *GOOD_NAMES,
        *COLONIST_NAMES,
        *BUILDING_NAMES[1:],
        *TILE_NAMES[1:],
        *IMPROVEMENT_NAMES,
        *TURN_NAMES,
        *FIGURE_NAMES,
        *RECIPE_NAMES,
    )
    return frozenset((*VERBS, *ACTS, *OTHERS, *names, *numbers, *troops))


def tell(state: AntePortas, event: Event, seat: int) -> Told:
    """Return an event with the names of its details, as a seat may know them."""
    return told(event, seat, EVENT_FIELDS[event.kind], partial(reading, state))


def reading(state: AntePortas, kind: str, value: int) -> str | int | None:
    """Return the word for a number in an event."""
    if kind in ("number", "hex"):
        return value
    if kind == "winner" and value == EMPTY:
        return "nobody"
    if kind in ("winner", "team"):
        return "own" if state.rules.coop else TEAM_NAMES[value]  # who plays together needs no name
    if value == HIDDEN:
        return None
    return READINGS[kind][value]


READINGS = {
    "seat": SEAT_NAMES, "place": PLACE_NAMES, "site": SITE_NAMES, "season": SEASON_NAMES, "market": MARKET_NAMES, "card": CARD_NAMES,
    "switch": ("off", "on"), "good": GOOD_NAMES, "colonist": COLONIST_NAMES, "building": BUILDING_NAMES, "improvement": IMPROVEMENT_NAMES,
    "team": TEAM_NAMES, "unit": UNIT_NAMES, "tile": TILE_NAMES, "turn": TURN_NAMES, "figure": FIGURE_NAMES, "reason": REASON_NAMES,
}  # fmt: skip


def prompts(state: AntePortas) -> list[Prompt]:
    """Return the open question, with what it is about."""
    found = []
    for seat in state.actors():
        ask = question(state)
        data = asked_data(state)
        fields: dict[str, str | int] = {}
        if ask == Ask.TURN:
            fields = {"stage": STAGE_NAMES[data], "left": int(state.turns_left)}
        elif ask in (Ask.SITE, Ask.CENTRE):
            fields["place"] = PLACE_NAMES[data >> 2 if ask == Ask.SITE else data]
        elif ask == Ask.WINDOW:
            fields = {"window": WINDOW_NAMES[data & 7], "hex": data >> 3 & 31}
        elif ask == Ask.VOLLEY:
            fields["hex"] = data >> 6
        elif ask == Ask.BATCH:
            fields["hex"] = data >> 16
        elif ask == Ask.SUFFER:
            first = bool(data >> 11 & 3 == 0 and suffering_mine(state, data & 1, data >> 1 & 31, data >> 6 & 31))
            fields = {"hex": data >> 1 & 31, "damage": data >> 13, "about": "tile" if first else "soldiers"}
        elif ask == Ask.FELL:
            fields = {"hex": data & 31, "damage": data >> 9 & 255}
        elif ask == Ask.SNARE:
            fields["hex"] = data & 31
        elif ask == Ask.BUILD:
            fields["building"] = BUILDING_NAMES[data >> 2 & 15]
        elif ask == Ask.LAY:
            fields["tile"] = TILE_NAMES[data >> 2 & 15]
        elif ask == Ask.GIFT:
            fields["improvement"] = IMPROVEMENT_NAMES[data >> 2]
        elif ask == Ask.ANSWER:
            fields = {"other": SEAT_NAMES[data & 3], "good": GOOD_NAMES[data >> 2 & 7]}
        elif ask == Ask.HUNGRY:
            fields["count"] = int(state.unfed >> (16 * data) & 255)
        elif ask == Ask.CONVERT:
            fields["recipe"] = RECIPE_NAMES[data >> 2]
        found.append(Prompt(SEAT_NAMES[seat], ASK_NAMES[ask], fields))
    return found


def chance_words(state: AntePortas, n: int, what: int) -> list[str]:
    """Return the outcomes of a pick in words, in the order of their numbers."""
    if what == What.PLACE:
        return [PLACE_NAMES[place] for place in state.rest]
    if what == What.COMMAND:
        return [PLACE_NAMES[place] for place in state.stack]
    if what == What.CELL:
        return [SITE_NAMES[site] for site in SITE_NEXT[M0] if not state.centre[site - CENTRE]]
    if what == What.CARD:
        return [CARD_NAMES[deck_begin(state) + i] for i in range(CARDS_A_DECK) if state.deck[i]]
    if what == What.MARKET:
        return [MARKET_NAMES[card] for card in range(LAST_MARKET) if state.markets_left >> card & 1]
    if what == What.IMPROVEMENT:
        return [IMPROVEMENT_NAMES[card] for card in range(CARDS) if state.improvement[card] == At.DECK]
    if what == What.FOREST:
        return [SITE_NAMES[cell] for cell in range(FIRST_E) if state.heart[cell] == Place.RIVERBANK_GROVE]
    return list(SEAT_NAMES[:n])


def chance_seat(state: AntePortas, what: int) -> int:
    """Return the seat that alone sees an outcome: who draws improvements in a duel."""
    return int(state.active) if what == What.IMPROVEMENT and not state.rules.coop else -1
