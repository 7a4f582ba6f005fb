"""Ante Portas in words: plays as sentences, events, prompts, and questions to chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine import damage, invasion, law, steps_year
from tafelrunde.games.ante_portas.engine.board import CENTRE, FIRST_E, M0, SITE_NAMES, SITE_NEXT
from tafelrunde.games.ante_portas.engine.cards import CARD_NAMES, CARDS_A_DECK
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.grammar import GRAMMAR
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.game import Prompt, Sentence
from tafelrunde.kernel.plays import Play

ACTS = ("gain", "sell", "build", "refine", "lay", "draft", "dismiss", "move", "rotate", "heal", "raise", "recoil", "ignite")
OTHERS = ("never", "again", "raze", "edge", *(f"troop_{number}" for number in range(1, 15)), *map(str, range(64)))

SEATS = ("owner", "other", "taker", "payer", "chosen")
"""Parts of actions that are seats."""
PART_WORDS: dict[str, Sequence[str]] = {
    **{part: GRAMMAR.readings[part] for part in ["recipe", "tile", "colonist", "unit", "turn", "figure", "improvement", "good", "window"]},
    "site": SITE_NAMES,
    "mode": ap.REACTION_NAMES,
    "yes": ("no", "yes"),
    "spare": ("first", "spare"),
    "council": ("market", "council"),
    **dict.fromkeys(("building", "house", "razed", "work"), ap.BUILDING_NAMES),
    **dict.fromkeys(SEATS, ap.SEAT_NAMES),
}
"""How parts of actions are called; the others are numbers."""
VERB_OF = {"cell": "place", "goal": "move", "hungry_at_work": "hungry", "standing_window": "standing", "standing_hex": "standing"}
"""Verbs of actions that are called something else in the engine."""
VERBS = ("sell", "gift", "pass", *(VERB_OF.get(one.name, one.name) for one in GRAMMAR.actions))
COLONIST_FIRST = ("heal", "employ", "home")
UNNAMED = ("refine", "convert")  # recipes that a market card sells have no name


def words(state: AntePortas, seat: int, play: Play) -> Sentence:
    """Return a play as a sentence: what is done, then with what and where."""
    action = int(play[0])
    kind = ap.kind_of(action)
    if kind == ap.Do.ACT:
        return ("act", act_word(int(law.place_at(state, state.steward[seat])), int(ap.act_second(action))))
    if kind == ap.Do.KEEP:
        return ("keep",) if ap.keep_taker(action) == seat else ("gift", ap.SEAT_NAMES[ap.keep_taker(action)])
    if kind == ap.Do.DONE:
        return ("pass",) if is_pass(state) else ("done",)
    if kind == ap.Do.STANDING:
        return standing_words(state, seat, action)
    return plain_words(action)


@cache
def plain_words(action: int) -> Sentence:
    """Return an action whose sentence is the same in every position."""
    one = GRAMMAR.action_of(action)
    parts = one.split(action)
    said = [str(value) if name not in PART_WORDS or one.name in UNNAMED else PART_WORDS[name][value] for name, value in parts.items()]
    verb = VERB_OF.get(one.name, one.name)
    if one.name == "bundle":
        return (verb, str(parts["number"] + 1))
    if one.name == "refine":
        return recipe_words(parts["recipe"])
    if one.name == "convert":
        return (verb,)
    if one.name == "build":
        return (verb, said[0], "raze", said[1]) if parts["razed"] else (verb, said[0])
    if one.name == "goal":
        return (verb, said[0] if parts["goal"] else "edge")
    if one.name == "shoot":
        return (verb, said[0], f"troop_{parts['troop']}") if parts["troop"] else (verb, said[0])
    if one.name == "ignite":
        return (verb, *said) if parts["post"] else (verb, said[1])
    return (verb, *said[::-1]) if one.name in COLONIST_FIRST else (verb, *said)


def question(state: AntePortas) -> int:
    """Return which kind of question is open."""
    return int(state.steps[-1] & ap.ASK_MASK) if state.steps else ap.EMPTY


def asked_data(state: AntePortas) -> int:
    """Return the data of the open question."""
    return int(state.steps[-1] >> ap.ASK_BITS)


def is_pass(state: AntePortas) -> bool:
    """Return whether stopping now means that nothing at all was done."""
    ask = question(state)
    return ask in (ap.Ask.WINDOW, ap.Ask.STEWARD) or (ask == ap.Ask.TURN and asked_data(state) == ap.Stage.BEFORE)


SECOND = {
    ap.Place.BAKER: "sell", ap.Place.GRAND_BAKER: "sell", ap.Place.RECRUITING_OFFICER: "dismiss", ap.Place.COMMANDER: "rotate",
    ap.Place.SUPREME_COMMANDER: "rotate", ap.Place.FIELD_DOCTOR: "raise", ap.Place.TRAPPER: "recoil", ap.Place.COMBAT_ENGINEER: "ignite",
}  # fmt: skip
"""The second actions of places that have one (AP-15.1)."""


def act_word(place: int, second: int) -> str:
    """Return what the action of a place, or its second one, is."""
    if second:
        return SECOND[place]
    if place in (ap.Place.COMMANDER, ap.Place.SUPREME_COMMANDER):
        return "move"
    if ap.BUILDS[place]:
        return "build"
    if ap.LAYS[place]:
        return "lay"
    if any(ap.GAINS[place]):
        return "gain"
    return {ap.Place.RECRUITING_OFFICER: "draft", ap.Place.FIELD_DOCTOR: "heal"}.get(place, "refine")


def recipe_words(recipe: int) -> Sentence:
    """Return a conversion as a sentence; what brings money is a sale."""
    if recipe >= ap.Recipe.SELL:
        return ("sell", next(name for name, amount in zip(ap.GOOD_NAMES, ap.RECIPE_IN[recipe], strict=True) if amount))
    return ("sell", "food") if recipe == ap.Recipe.SELL_FOOD else ("refine", ap.RECIPE_NAMES[recipe])


def standing_words(state: AntePortas, seat: int, action: int) -> Sentence:
    """Return how a seat wants to be asked from now on: a mode, or a window, or the window before combats on a hex, never or again."""
    if action < ap.Do.STANDING_WINDOW:
        return ("standing", ap.REACTION_NAMES[ap.standing_mode(action)])
    if action < ap.Do.STANDING_HEX:
        window = int(ap.standing_window_window(action))
        return ("standing", "again" if state.muted[seat] & BIT[window] else "never", ap.WINDOW_NAMES[window])
    place = int(ap.standing_hex_hex(action))
    return ("standing", "again" if state.muted_hexes[seat] & BIT[place] else "never", "combat", str(place))


def vocabulary(state: AntePortas) -> frozenset[str]:
    """Return every word of this game's sentences."""
    named = {word for part, words in PART_WORDS.items() if part not in SEATS for word in words}
    nothing = (ap.BUILDING_NAMES[0], ap.TILE_NAMES[0])
    return frozenset((*VERBS, *ACTS, *OTHERS, *named, *ap.SEAT_NAMES[: state.rules.players])).difference(nothing)


def reading(state: AntePortas, kind: str, value: int) -> str | int | None:
    """Return the word for a number in an event."""
    if kind == "winner" and value == ap.EMPTY:
        return "nobody"
    if kind in ("winner", "team"):
        return "own" if state.rules.coop else ap.TEAM_NAMES[value]  # who plays together needs no name
    return value if kind == "hex" else GRAMMAR.read(kind, value, READINGS)


READINGS = {"site": SITE_NAMES, "card": CARD_NAMES}


def prompts(state: AntePortas) -> list[Prompt]:
    """Return the open question, with what it is about."""
    ask = question(state)
    fields = ABOUT[ask](state, asked_data(state)) if ask in ABOUT else {}
    return [Prompt(ap.SEAT_NAMES[seat], ap.ASK_NAMES[ask], fields) for seat in state.actors()]


def damage_about(state: AntePortas, data: int) -> Details:
    """Return who takes how much damage where, and whether a mine may be spared."""
    place = int(ap.suffer_hex(data))
    mine = ap.suffer_settled(data) == ap.Settled.OPEN and damage.suffering_mine(state, ap.suffer_team(data), place, ap.suffer_source(data))
    return {"hex": place, "damage": int(ap.suffer_damage(data)), "about": "tile" if mine else "soldiers"}


Details = dict[str, str | int]
ABOUT: dict[int, Callable[[AntePortas, int], Details]] = {
    ap.Ask.TURN: lambda state, data: {"stage": ap.STAGE_NAMES[data], "left": int(state.turns_left)},
    ap.Ask.SITE: lambda state, data: {"place": ap.PLACE_NAMES[ap.site_place(data)]},
    ap.Ask.CENTRE: lambda state, data: {"place": ap.PLACE_NAMES[data]},
    ap.Ask.WINDOW: lambda state, data: {"window": ap.WINDOW_NAMES[ap.window_kind(data)], "hex": int(ap.window_hex(data))},
    ap.Ask.VOLLEY: lambda state, data: {"hex": int(ap.volley_hex(data))},
    ap.Ask.BATCH: lambda state, data: {"hex": int(ap.batch_goal(data))},
    ap.Ask.SUFFER: damage_about,
    ap.Ask.FELL: lambda state, data: {"hex": int(ap.fell_hex(data)), "damage": int(ap.fell_damage(data))},
    ap.Ask.SNARE: lambda state, data: {"hex": int(ap.snare_hex(data))},
    ap.Ask.BUILD: lambda state, data: {"building": ap.BUILDING_NAMES[ap.build_what(data)]},
    ap.Ask.LAY: lambda state, data: {"tile": ap.TILE_NAMES[ap.lay_kind(data)]},
    ap.Ask.GIFT: lambda state, data: {"improvement": ap.IMPROVEMENT_NAMES[ap.gift_improvement(data)]},
    ap.Ask.ANSWER: lambda state, data: {"other": ap.SEAT_NAMES[ap.answer_seat(data)], "good": ap.GOOD_NAMES[ap.answer_good(data)]},
    ap.Ask.HUNGRY: lambda state, data: {"count": int(steps_year.unfed_of(state, data))},
    ap.Ask.CONVERT: lambda state, data: {"recipe": ap.RECIPE_NAMES[ap.convert_recipe(data)]},
}
"""What a question is about, by its kind."""


def chance_words(state: AntePortas, n: int, what: int) -> list[str]:
    """Return the outcomes of a pick in words, in the order of their numbers."""
    if what == ap.What.PLACE:
        return [ap.PLACE_NAMES[place] for place in state.rest]
    if what == ap.What.COMMAND:
        return [ap.PLACE_NAMES[place] for place in state.stack]
    if what == ap.What.CELL:
        return [SITE_NAMES[site] for site in SITE_NEXT[M0] if not state.centre[site - CENTRE]]
    if what == ap.What.CARD:
        return [CARD_NAMES[invasion.deck_begin(state) + i] for i in range(CARDS_A_DECK) if state.deck[i]]
    if what == ap.What.MARKET:
        return [ap.MARKET_NAMES[card] for card in range(ap.LAST_MARKET) if state.markets_left & BIT[card]]
    if what == ap.What.IMPROVEMENT:
        return [ap.IMPROVEMENT_NAMES[card] for card in range(ap.CARDS) if state.improvement[card] == ap.At.DECK]
    if what == ap.What.FOREST:
        return [SITE_NAMES[cell] for cell in range(FIRST_E) if state.heart[cell] == ap.Place.RIVERBANK_GROVE]
    return list(ap.SEAT_NAMES[:n])


def chance_seat(state: AntePortas, what: int) -> int:
    """Return the seat that alone sees an outcome: who draws improvements in a duel."""
    return int(state.active) if what == ap.What.IMPROVEMENT and not state.rules.coop else -1
