"""Ante Portas in words: plays as sentences, events, prompts, and questions to chance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from tafelrunde.games.ante_portas.engine._grammar import (
    ASK_BITS,
    ASK_MASK,
    ASK_NAMES,
    BUILDING_NAMES,
    BUILDS,
    CARDS,
    COLONIST_NAMES,
    EMPTY,
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
    RECIPE_NAMES,
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
    Settled,
    Stage,
    What,
    act_second,
    answer_good,
    answer_seat,
    batch_goal,
    build_what,
    convert_recipe,
    fell_damage,
    fell_hex,
    gift_improvement,
    keep_taker,
    kind_of,
    lay_kind,
    site_place,
    snare_hex,
    standing_hex_hex,
    standing_mode,
    standing_window_window,
    suffer_damage,
    suffer_hex,
    suffer_settled,
    suffer_source,
    suffer_team,
    volley_hex,
    window_hex,
    window_kind,
)
from tafelrunde.games.ante_portas.engine.board import CENTRE, FIRST_E, M0, SITE_NAMES, SITE_NEXT
from tafelrunde.games.ante_portas.engine.cards import CARD_NAMES, CARDS_A_DECK
from tafelrunde.games.ante_portas.engine.damage import suffering_mine
from tafelrunde.games.ante_portas.engine.invasion import deck_begin
from tafelrunde.games.ante_portas.engine.law import place_at
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.steps_year import unfed_of
from tafelrunde.games.ante_portas.grammar import GRAMMAR
from tafelrunde.kernel.contract import BIT, HIDDEN, Event
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

SEATS = ("owner", "other", "taker", "payer", "chosen")
"""Parts of actions that are seats."""
PART_WORDS: dict[str, Sequence[str]] = {
    "site": SITE_NAMES,
    "recipe": RECIPE_NAMES,
    "tile": TILE_NAMES,
    "colonist": COLONIST_NAMES,
    "unit": UNIT_NAMES,
    "turn": TURN_NAMES,
    "figure": FIGURE_NAMES,
    "improvement": IMPROVEMENT_NAMES,
    "good": GOOD_NAMES,
    "mode": REACTION_NAMES,
    "window": WINDOW_NAMES,
    "yes": ("no", "yes"),
    "spare": ("first", "spare"),
    "council": ("market", "council"),
    **dict.fromkeys(("building", "house", "razed", "work"), BUILDING_NAMES),
    **dict.fromkeys(SEATS, SEAT_NAMES),
}
"""How parts of actions are called; the others are numbers."""
VERB_OF = {"cell": "place", "goal": "move", "hungry_at_work": "hungry", "standing_window": "standing", "standing_hex": "standing"}
"""Verbs of actions that are called something else in the engine."""
COLONIST_FIRST = ("heal", "employ", "home")
UNNAMED = ("refine", "convert")  # recipes that a market card sells have no name


def words(state: AntePortas, seat: int, play: Play) -> Sentence:
    """Return a play as a sentence: what is done, then with what and where."""
    action = int(play[0])
    kind = kind_of(action)
    if kind == Do.ACT:
        return ("act", act_word(int(place_at(state, state.steward[seat])), int(act_second(action))))
    if kind == Do.KEEP:
        return ("keep",) if keep_taker(action) == seat else ("gift", SEAT_NAMES[keep_taker(action)])
    if kind == Do.DONE:
        return ("pass",) if is_pass(state) else ("done",)
    if kind == Do.STANDING:
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
    if LAYS[place]:
        return "lay"
    if any(GAINS[place]):
        return "gain"
    return {Place.RECRUITING_OFFICER: "draft", Place.FIELD_DOCTOR: "heal"}.get(place, "refine")


def recipe_words(recipe: int) -> Sentence:
    """Return a conversion as a sentence; what brings money is a sale."""
    if recipe >= Recipe.SELL:
        return ("sell", next(name for name, amount in zip(GOOD_NAMES, RECIPE_IN[recipe], strict=True) if amount))
    return ("sell", "food") if recipe == Recipe.SELL_FOOD else ("refine", RECIPE_NAMES[recipe])


def standing_words(state: AntePortas, seat: int, action: int) -> Sentence:
    """Return how a seat wants to be asked from now on: a mode, or a window, or the window before combats on a hex, never or again."""
    if action < Do.STANDING_WINDOW:
        return ("standing", REACTION_NAMES[standing_mode(action)])
    if action < Do.STANDING_HEX:
        window = int(standing_window_window(action))
        return ("standing", "again" if state.muted[seat] & BIT[window] else "never", WINDOW_NAMES[window])
    place = int(standing_hex_hex(action))
    return ("standing", "again" if state.muted_hexes[seat] & BIT[place] else "never", "combat", str(place))


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
    return told(event, seat, GRAMMAR.events[event.kind], partial(reading, state))


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
            fields["place"] = PLACE_NAMES[site_place(data) if ask == Ask.SITE else data]
        elif ask == Ask.WINDOW:
            fields = {"window": WINDOW_NAMES[window_kind(data)], "hex": int(window_hex(data))}
        elif ask == Ask.VOLLEY:
            fields["hex"] = int(volley_hex(data))
        elif ask == Ask.BATCH:
            fields["hex"] = int(batch_goal(data))
        elif ask == Ask.SUFFER:
            place = int(suffer_hex(data))
            mine = suffer_settled(data) == Settled.OPEN and suffering_mine(state, suffer_team(data), place, suffer_source(data))
            fields = {"hex": place, "damage": int(suffer_damage(data)), "about": "tile" if mine else "soldiers"}
        elif ask == Ask.FELL:
            fields = {"hex": int(fell_hex(data)), "damage": int(fell_damage(data))}
        elif ask == Ask.SNARE:
            fields["hex"] = int(snare_hex(data))
        elif ask == Ask.BUILD:
            fields["building"] = BUILDING_NAMES[build_what(data)]
        elif ask == Ask.LAY:
            fields["tile"] = TILE_NAMES[lay_kind(data)]
        elif ask == Ask.GIFT:
            fields["improvement"] = IMPROVEMENT_NAMES[gift_improvement(data)]
        elif ask == Ask.ANSWER:
            fields = {"other": SEAT_NAMES[answer_seat(data)], "good": GOOD_NAMES[answer_good(data)]}
        elif ask == Ask.HUNGRY:
            fields["count"] = int(unfed_of(state, data))
        elif ask == Ask.CONVERT:
            fields["recipe"] = RECIPE_NAMES[convert_recipe(data)]
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
        return [MARKET_NAMES[card] for card in range(LAST_MARKET) if state.markets_left & BIT[card]]
    if what == What.IMPROVEMENT:
        return [IMPROVEMENT_NAMES[card] for card in range(CARDS) if state.improvement[card] == At.DECK]
    if what == What.FOREST:
        return [SITE_NAMES[cell] for cell in range(FIRST_E) if state.heart[cell] == Place.RIVERBANK_GROVE]
    return list(SEAT_NAMES[:n])


def chance_seat(state: AntePortas, what: int) -> int:
    """Return the seat that alone sees an outcome: who draws improvements in a duel."""
    return int(state.active) if what == What.IMPROVEMENT and not state.rules.coop else -1
