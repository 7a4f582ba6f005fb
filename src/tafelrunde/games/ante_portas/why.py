"""Why not? The rule that forbids a sentence in Ante Portas, None where it is legal.

What stands against a play is asked of the law (engine/law.py and what it is made of). Only here is known what else may be wrong with a
sentence: words are missing or out of place, it speaks of what is not there, or something else is to be decided; what cannot be read is
answered with how it is said, or with what is to be decided now. Nothing secret goes into an answer: whoever is not asked hears only who is,
and hands are spoken of to their owner alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import NamedTuple

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine import damage, economy, law, law_field, law_fire, law_goods
from tafelrunde.games.ante_portas.engine.board import CENTRE, FIRST_E, HEARTLAND, M3, SITE_NAMES, SITE_NEXT
from tafelrunde.games.ante_portas.engine.setup import heartland_cells
from tafelrunde.games.ante_portas.engine.sight import reach, sight
from tafelrunde.games.ante_portas.engine.soldiers import firepower
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.steps_battle import held_by_trap
from tafelrunde.games.ante_portas.engine.year import centre_cells
from tafelrunde.games.ante_portas.grammar import GRAMMAR
from tafelrunde.games.ante_portas.words import ACTS, SECOND, act_word, asked_data, is_pass, plain_words, prompts, question
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.game import Sentence, WhyNot, refusal
from tafelrunde.kernel.sentences import among, numbers_of
from tafelrunde.kernel.vectors import vec

Answer = WhyNot | None

OVER = {
    ap.Reason.HELD: ("AP-21.2", "over_held"),
    ap.Reason.OVERRUN: ("AP-21.1", "over_lost"),
    ap.Reason.BREAKTHROUGH: ("AP-22.17", "over_edge"),
    ap.Reason.ROWS: ("AP-22.18", "over_rows"),
    ap.Reason.SIGHT: ("AP-22.19", "over_sight"),
    ap.Reason.RESIGN: ("AP-R42", "over_resigned"),
}
"""Why the game is over."""


def nothing(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Nothing stands against it but the words."""
    return None


class Question(NamedTuple):
    """What a seat is asked."""

    verbs: tuple[str, ...]
    """How it is answered; what somebody means who leaves the verb out stands first. Stopping is dealt with in `why_not_stop`."""
    asked: tuple[str, str]
    """What is to be decided: the answer to what cannot be read at all. A turn has four answers, see `what_is_asked`."""
    wait: tuple[str, str] = ("", "")
    """What somebody else has to decide; none for what is everybody's question where all play together."""


class Verb(NamedTuple):
    """Something that is said."""

    how: tuple[str, str]
    """How it is said, where no rule speaks against the thing itself."""
    now: tuple[str, str] = ("", "")
    """Why it is not possible now: it answers a question that is not asked."""
    why_not: Callable[..., Answer] = nothing
    """What stands against it where it is asked; stopping and standing answers are dealt with before. It gets the words, or the parts."""
    parts: tuple[str, ...] = ()
    """What has to be named, each once, before anything can stand against it."""


def by_law(law: Callable[..., i64], part: str) -> Callable[[AntePortas, int, int], Answer]:
    """Return what stands against something of which the law asks for nothing but the one thing that is named."""
    return lambda state, seat, value: against(int(law(state, seat, value)), **{part: value})


FREE = ("employ", "store", "give", "ask", "shoot", "recoil", "ignite")
QUESTIONS = {
    ap.Ask.SITE: Question(("place",), ("AP-0.6", "asked_site"), ("AP-0.6", "wait_site")),
    ap.Ask.CENTRE: Question(("place",), ("AP-10.5", "asked_centre"), ("AP-22.2", "wait_centre")),
    ap.Ask.TURN: Question(
        ("go", "ticket", "on", "stay", "act", "bundle", "special", "sell", *FREE), ("AP-4.1", "asked_before"), ("AP-1.4", "wait_turn")
    ),
    ap.Ask.FEE: Question(("pay",), ("AP-22.4", "asked_fee"), ("AP-22.4", "wait_fee")),
    ap.Ask.DROP: Question(("drop",), ("AP-2.2", "asked_drop"), ("AP-2.2", "wait_drop")),
    ap.Ask.DISCARD: Question(("discard",), ("AP-5.6", "asked_discard"), ("AP-5.6", "wait_discard")),
    ap.Ask.REFINE: Question(("refine", "sell"), ("AP-5.2", "asked_refine"), ("AP-1.4", "wait_turn")),
    ap.Ask.BUILD: Question(("build",), ("AP-5.4", "asked_build"), ("AP-1.4", "wait_turn")),
    ap.Ask.LAY: Question(("lay", "flip"), ("AP-15.16", "asked_lay"), ("AP-1.4", "wait_turn")),
    ap.Ask.DRAFT: Question(("draft",), ("AP-15.2", "asked_draft"), ("AP-1.4", "wait_turn")),
    ap.Ask.DISMISS: Question(("dismiss",), ("AP-15.4", "asked_dismiss"), ("AP-1.4", "wait_turn")),
    ap.Ask.MARCH: Question(("move", "commit"), ("AP-15.8", "asked_march"), ("AP-1.4", "wait_turn")),
    ap.Ask.BATCH: Question(("add", "commit"), ("AP-15.8", "asked_batch"), ("AP-1.4", "wait_turn")),
    ap.Ask.ROTATE: Question(("rotate",), ("AP-15.9", "asked_rotate"), ("AP-1.4", "wait_turn")),
    ap.Ask.HEAL: Question(("heal",), ("AP-15.13", "asked_heal"), ("AP-1.4", "wait_turn")),
    ap.Ask.RAISE: Question(("raise",), ("AP-15.14", "asked_raise"), ("AP-1.4", "wait_turn")),
    ap.Ask.RECOIL: Question(("back",), ("AP-16.4", "asked_recoil"), ("AP-17.11", "wait_window")),
    ap.Ask.IGNITE: Question(("ignite",), ("AP-15.18", "asked_ignite"), ("AP-1.4", "wait_turn")),
    ap.Ask.WINDOW: Question(("shoot", "recoil", "ignite", "replace"), ("AP-17.11", "asked_window"), ("AP-17.11", "wait_window")),
    ap.Ask.VOLLEY: Question(("shooter", "fire"), ("AP-17.11", "asked_volley"), ("AP-17.11", "wait_window")),
    ap.Ask.SUFFER: Question(("lose", "mine"), ("AP-13.7", "asked_suffer"), ("AP-13.7", "wait_losses")),
    ap.Ask.FELL: Question(("fell",), ("AP-13.7", "asked_fell")),
    ap.Ask.SNARE: Question(("snare",), ("AP-22.12", "asked_snare"), ("AP-22.12", "wait_snare")),
    ap.Ask.PLAY: Question(("play",), ("AP-5.5", "asked_play"), ("AP-7.1", "wait_play")),
    ap.Ask.GIFT: Question(("gift", "keep"), ("AP-7.2", "asked_gift"), ("AP-7.2", "wait_gift")),
    ap.Ask.ANSWER: Question(("answer",), ("AP-9.4", "asked_answer"), ("AP-9.4", "wait_answer")),
    ap.Ask.SEND_HOME: Question(("home",), ("AP-8.3", "asked_home"), ("AP-8.3", "wait_home")),
    ap.Ask.EXCHANGE: Question(("give", "ask", "store"), ("AP-8.7", "asked_exchange"), ("AP-8.7", "wait_exchange")),
    ap.Ask.FEED: Question(("feed",), ("AP-8.4", "asked_feed"), ("AP-8.4", "wait_feed")),
    ap.Ask.HUNGRY: Question(("hungry",), ("AP-8.5", "asked_hungry"), ("AP-8.5", "wait_hungry")),
    ap.Ask.EMPLOY: Question(("employ", "store"), ("AP-8.1", "asked_employ"), ("AP-8.1", "wait_employ")),
    ap.Ask.FACTORY: Question(("boost",), ("AP-8.9", "asked_boost"), ("AP-8.6", "wait_production")),
    ap.Ask.CONVERT: Question(("convert",), ("AP-8.12", "asked_convert"), ("AP-8.6", "wait_production")),
    ap.Ask.STEWARD: Question(("steward",), ("AP-20.6", "asked_steward")),
    ap.Ask.SELL: Question(("sell",), ("AP-6.1", "asked_sell"), ("AP-1.4", "wait_turn")),
}

STAGES = {
    ap.Stage.BEFORE: ("AP-4.1", "asked_before"),
    ap.Stage.MARKET: ("AP-4.4", "asked_market"),
    ap.Stage.AT: ("AP-4.1", "asked_at"),
    ap.Stage.AFTER: ("AP-4.1", "asked_after"),
}
"""What is to be decided in a turn."""

PLACE_OF = {
    "draft": ap.Place.RECRUITING_OFFICER, "dismiss": ap.Place.RECRUITING_OFFICER, "heal": ap.Place.FIELD_DOCTOR,
    "raise": ap.Place.FIELD_DOCTOR, "move": ap.Place.COMMANDER, "add": ap.Place.COMMANDER, "commit": ap.Place.COMMANDER,
    "rotate": ap.Place.COMMANDER, "back": ap.Place.TRAPPER, "play": ap.Place.DEVELOPER,
}  # fmt: skip
"""Where things are done that have a place of their own."""

ACT_OF = {"add": "move", "commit": "move", "back": "recoil", "flip": "lay", "play": "gain"}
"""The action of a place that brings something about, where it has another name."""

NO_EFFECT = {
    ap.Effect.DRAFT: "effect_draft", ap.Effect.LAY: "effect_lay", ap.Effect.BUILD: "effect_build", ap.Effect.REFINE: "effect_refine",
    ap.Effect.HANDSAW: "effect_refine", ap.Effect.FIELD_HOSPITAL: "effect_hospital", ap.Effect.MARCH: "effect_march",
}  # fmt: skip
"""The text that says why an improvement would do nothing."""


def why_not(state: AntePortas, seat: int, sentence: Sentence) -> Answer:
    """Return the rule that forbids this sentence, None if it is legal."""
    if state.reason != ap.Reason.NONE:
        return WhyNot(*OVER[state.reason])
    if sentence[:1] == ("resign",):
        return WhyNot("AP-R42", "resign" if seat in state.actors() else "resign_later")
    if sentence[:1] == ("standing",):
        return why_not_standing(state, seat, sentence[1:])
    ask = question(state)
    if seat not in state.actors() and not (state.joint() and state.team(seat) == state.team(state.to_move)):
        return WhyNot(*QUESTIONS[ask].wait, {"seat": ap.SEAT_NAMES[state.to_move]})
    verb, rest = read(state, ask, sentence)
    if not verb:
        return what_is_asked(state, seat)
    if verb in ("done", "pass"):
        return WhyNot(*VERBS[verb].how) if rest else why_not_stop(state, seat, ask, verb)
    if verb not in QUESTIONS[ask].verbs:
        return why_not_now(state, seat, ask, verb, rest)
    if verb in ("shoot", "recoil", "ignite") and is_mine_window(state):
        return WhyNot("AP-17.9", "only_replace")
    said = VERBS[verb]
    parts = [one(hexes_of(rest) if name == "hex" else among(NAMED[name], rest)) for name in said.parts]
    found = None
    if None not in parts:
        found = said.why_not(state, seat, *parts) if parts else said.why_not(state, seat, rest)
    if found is not None:
        return found
    if rest == sentence:
        return what_is_asked(state, seat)  # the verb was only guessed
    return None if sentence in whole_sentences() else WhyNot(*VERBS[verb].how)


@cache
def whole_sentences() -> frozenset[Sentence]:
    """Return every sentence that says all that has to be said; whether it is possible is another question."""
    found = {("act", word) for word in ACTS} | {("keep",), *(("gift", seat) for seat in ap.SEAT_NAMES)}
    for one in GRAMMAR.actions:
        if one.name in ("act", "keep", "done") or one.name.startswith("standing"):
            continue
        ranges = [range(int(part.name in NUMBERED and (one.name, part.name) not in OR_NONE), part.size) for part in one.parts]
        found |= {plain_words(one.make(**dict(zip([part.name for part in one.parts], values, strict=True)))) for values in product(*ranges)}
    return frozenset(found)


NUMBERED = ("hex", "goal", "post", "trap", "to", "watch", "where", "house", "tile", "work", "building")
"""Parts of actions that are numbered from 1 on."""
OR_NONE = (("goal", "goal"), ("ignite", "post"))
"""Where 0 has a meaning of its own: over the edge, or without a building."""


def against(reason: int, rule: str = "", /, **found: int | str) -> Answer:
    """Return what a law has said, about things by their numbers."""
    return refusal(GRAMMAR, reason, rule, **{name: called(name, value) for name, value in found.items()})


NAMED = {
    "good": ap.GOOD_NAMES, "colonist": ap.COLONIST_NAMES, "building": ap.BUILDING_NAMES, "old": ap.BUILDING_NAMES, "tile": ap.TILE_NAMES,
    "seat": ap.SEAT_NAMES, "site": SITE_NAMES, "start": SITE_NAMES, "figure": ap.FIGURE_NAMES, "unit": ap.UNIT_NAMES,
    "place": ap.PLACE_NAMES, "improvement": ap.IMPROVEMENT_NAMES, "recipe": ap.RECIPE_NAMES,
}  # fmt: skip


def called(name: str, value: int | str) -> int | str:
    """Return how a text names something that the engine has as a number."""
    return value if isinstance(value, str) else NAMED[name][value] if name in NAMED else int(value)


# Who decides, and what


def read(state: AntePortas, ask: int, sentence: Sentence) -> tuple[str, Sentence]:
    """Return what is to be done, and with what; a verb that was left out is guessed."""
    first = sentence[0] if sentence else ""
    if first in VERBS:
        return first, sentence[1:]
    if ask == ap.Ask.SUFFER and mine_open(state):
        return "mine", sentence
    if is_mine_window(state) and sentence:
        return "replace", sentence
    if ask != ap.Ask.TURN or not sentence:
        return (QUESTIONS[ask].verbs[0] if sentence else ""), sentence
    if first in SITE_NAMES:
        return ("on" if asked_data(state) == ap.Stage.MARKET else "go"), sentence
    if first in ACTS:
        return "act", sentence
    return ("special" if first in ("market", "council") else ""), sentence


def what_is_asked(state: AntePortas, seat: int) -> WhyNot:
    """Say what is to be decided now."""
    ask, data = question(state), asked_data(state)
    rule, key = QUESTIONS[ask].asked
    fields = dict(prompts(state)[0].fields)
    if ask == ap.Ask.TURN:
        rule, key = STAGES[data]
        if data == ap.Stage.AT and law.place_at(state, state.steward[seat]) == ap.Place.MARKET:
            rule, key = "AP-6.1", "asked_stall"
    elif ask == ap.Ask.FEE and not ap.fee_first(due(state)):
        key = "asked_fee_goods"
    elif ask == ap.Ask.DROP:
        fields["count"] = int(economy.overflow(state, seat))
    elif ask == ap.Ask.DISCARD:
        fields["count"] = int(economy.hand_limit(state, seat))
    elif ask == ap.Ask.REFINE:
        fields["recipe"] = ap.RECIPE_NAMES[ap.refine_recipe(data)]
    elif ask == ap.Ask.BATCH and not ap.batch_goal(data):
        rule, key = "AP-22.17", "asked_edge"
    elif ask == ap.Ask.WINDOW and is_mine_window(state):
        rule, key = "AP-17.6", "asked_window_mine"
    elif ask == ap.Ask.SUFFER and mine_open(state):
        rule, key = "AP-13.9", "asked_mine"
    elif ask == ap.Ask.PLAY and state.phase == ap.Phase.YEAR_END:
        rule = "AP-8.11"
    elif ask == ap.Ask.ANSWER:
        fields["seat"] = fields["other"]
    return WhyNot(rule, key, fields)


def why_not_standing(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """How a seat wants to be asked is what it said already (AP-17.12)."""
    if len(rest) == 1 and rest[0] in ap.REACTION_NAMES:
        said = rest[0] == ap.REACTION_NAMES[state.reaction[seat]]
        return WhyNot("AP-17.12", "standing_already", {"reaction": rest[0]}) if said else None
    place, windows = one(hexes_of(rest)), among(ap.WINDOW_NAMES, rest)
    if rest[:1] in (("never",), ("again",)) and windows:
        muted = bool(state.muted_hexes[seat] & BIT[place] if place else state.muted[seat] & BIT[windows[0]])
        if muted != (rest[0] == "again"):
            return WhyNot("AP-17.12", "standing_muted" if muted else "standing_open")
        if rest[1:] in ((ap.WINDOW_NAMES[windows[0]],), ("combat", str(place))):
            return None
    return WhyNot("AP-17.12", "how_standing")


def why_not_stop(state: AntePortas, seat: int, ask: int, verb: str) -> Answer:
    """Something has to be decided first, or stopping has another word here."""
    if ask == ap.Ask.BATCH:
        return WhyNot("AP-15.8", "stop_batch")
    if ask == ap.Ask.VOLLEY:
        return WhyNot("AP-17.11", "stop_volley")
    if ask == ap.Ask.MARCH and state.rider:
        return against(ap.No.RIDER_ON, hex=ap.crossing_hex(state.rider))
    if ask == ap.Ask.RECOIL and not len(state.landed):
        return WhyNot("AP-16.4", "stop_recoil")
    if ask == ap.Ask.HEAL and ap.heal_hospital(asked_data(state)):
        return WhyNot("AP-15.13", "stop_hospital")
    if ask == ap.Ask.TURN and law.owes_fee(state, seat, asked_data(state)):
        return WhyNot("AP-22.4", "stop_market")
    if ask in MUST:
        return what_is_asked(state, seat)
    if (verb == "pass") == is_pass(state):
        return None
    return WhyNot("AP-4.6", "say_pass" if is_pass(state) else "say_done")


MUST = (
    ap.Ask.SITE, ap.Ask.CENTRE, ap.Ask.FEE, ap.Ask.DROP, ap.Ask.DISCARD, ap.Ask.SUFFER, ap.Ask.FELL, ap.Ask.SNARE, ap.Ask.GIFT,
    ap.Ask.ANSWER, ap.Ask.HUNGRY,
)  # fmt: skip
"""What has to be decided."""


def why_not_now(state: AntePortas, seat: int, ask: int, verb: str, rest: Sentence) -> WhyNot:
    """Something else is to be decided: say where or when there is such a thing."""
    if state.rules.coop and verb in ("pay", "snare"):
        return WhyNot("AP-9.1", "coop_fee") if verb == "pay" else WhyNot("AP-12.1", "coop_snare")
    if not state.rules.coop and verb in ("steward", "fell"):
        return WhyNot("AP-22.1", "duel_steward" if verb == "steward" else "duel_fell")
    if verb == "play" and state.wave > 0:
        return WhyNot("AP-7.4", "play_wave")
    if ask == ap.Ask.TURN and verb in TURN_WORK:
        return why_not_work(state, seat, verb, rest)
    return WhyNot(*VERBS[verb].now)


TURN_WORK = ("refine", "build", "lay", "flip", *PLACE_OF)
"""What is done after the action of a place was chosen."""


def why_not_work(state: AntePortas, seat: int, verb: str, rest: Sentence) -> WhyNot:
    """In a turn: the action of the place comes first, or it is another place."""
    wanted = places_for(verb, rest)
    if not wanted:
        return WhyNot(*VERBS[verb].now)
    place, stage = law.place_at(state, state.steward[seat]), asked_data(state)
    if place in wanted and stage == ap.Stage.AT:
        return WhyNot("AP-4.1", "act_first", {"act": ACT_OF.get(verb, verb)})
    if place in wanted and stage == ap.Stage.BEFORE:
        return WhyNot("AP-4.3", "move_first", {"place": ap.PLACE_NAMES[place]})
    if stage == ap.Stage.AFTER:
        return WhyNot("AP-4.1", "act_after")
    return WhyNot("AP-4.1", "wrong_place", {"place": ap.PLACE_NAMES[wanted[0]]})


def places_for(verb: str, rest: Sentence) -> list[int]:
    """Return the places where something is done."""
    if verb == "refine":
        recipes = among(ap.RECIPE_NAMES, rest)
        return [place for place in range(ap.PLACES) if ap.REFINES[place] in recipes]
    if verb == "build":
        buildings = among(ap.BUILDING_NAMES, rest)[:1]
        return [place for place in range(ap.PLACES) if ap.BUILDS[place] in buildings]
    if verb in ("lay", "flip"):
        tiles = among(ap.TILE_NAMES, rest)
        return [place for place in range(ap.PLACES) if ap.LAYS[place] and ap.LAYS[place] in tiles]
    if PLACE_OF[verb] == ap.Place.COMMANDER:
        return [ap.Place.COMMANDER, ap.Place.SUPREME_COMMANDER]
    return [PLACE_OF[verb]]


# Words


def hexes_of(words: Sentence) -> list[int]:
    return [number for number in numbers_of(words) if 0 < number < ap.HEXES]


def one(found: list[int]) -> int | None:
    """Return the only thing that was named; None if there are none or several."""
    return found[0] if len(found) == 1 else None


# Paying


UNPAID = (ap.No.MISSING, ap.No.LIMIT)


def unpaid(
    state: AntePortas, seat: int, reason: int, cost: list[int] | vec[i64], rule: str, payer: int | None = None, tools: int = 0, **about: int
) -> Answer:
    """Return what a law has said, also about paying: a good is missing, lies in a buffer, or the limit is reached (AP-2.4, AP-2.5).

    Somebody else may have to pay: whoever gave a card away (AP-7.1).
    """
    if reason not in UNPAID:
        return against(reason, **about)
    who = seat if payer is None else payer
    need = [int(amount) for amount in cost]
    need[ap.Good.TOOLS] += tools
    if reason == ap.No.LIMIT:
        total, left = sum(need[: ap.STORABLE]), int(economy.spending_left(state, who))
        found = against(reason, need=total, left=max(0, left), limit=left + int(state.spent[who]))
    else:
        good = next((good for good in range(ap.GOODS) if state.stock[who * ap.GOODS + good] < need[good]), 0)
        have, lying = int(state.stock[who * ap.GOODS + good]), buffered(state, who, good)
        found = against(ap.No.MISSING, rule, good=good, need=need[good], have=have)
        if found and have + lying >= need[good]:
            found = WhyNot("AP-2.5", "in_buffer", found.fields)
    if found is None or who == seat:
        return found
    return WhyNot("AP-R20", PAYER_CANNOT[found.key], {**found.fields, "seat": ap.SEAT_NAMES[who]})


PAYER_CANNOT = {"missing": "payer_missing", "in_buffer": "payer_in_buffer", "limit": "payer_limit"}
"""Why somebody else cannot pay."""


def one_of(good: int, amount: int) -> list[int]:
    """Return an amount of one good as a cost."""
    return [amount if good == other else 0 for other in range(ap.GOODS)]


def buffered(state: AntePortas, seat: int, good: int) -> int:
    """Return how many of a good wait in the buffers of a seat."""
    places = range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS)
    return sum(int(state.buffer[at]) for at in places if ap.YIELD_GOOD[state.spot[at]] == good)


def why_not_refining(state: AntePortas, seat: int, recipe: int, rule: str = "AP-5.2") -> Answer:
    return unpaid(state, seat, law_goods.no_refine(state, seat, recipe), ap.RECIPE_IN[recipe], rule)


# Places of the heartland and of the command centre


def why_not_place(state: AntePortas, seat: int, site: int) -> Answer:
    """A drawn place goes to a free cell beside at least two tiles (AP-0.6, AP-10.5)."""
    home = question(state) == ap.Ask.SITE
    rule, there = ("AP-0.6", site < FIRST_E) if home else ("AP-10.5", site >= CENTRE)
    if not there:
        return WhyNot(rule, "place_heartland" if home else "place_centre", {"site": SITE_NAMES[site]})
    place = law.place_at(state, site)
    if place:
        return WhyNot(rule, "place_taken", {"site": SITE_NAMES[site], "place": ap.PLACE_NAMES[place]})
    cells = heartland_cells(state) if home else centre_cells(state)
    return None if site in cells else WhyNot(rule, "place_apart", {"site": SITE_NAMES[site]})


# Going


def why_not_go(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """The steward goes to a neighbour or jumps to a market, once (AP-4.3)."""
    site, stage = one(among(SITE_NAMES, rest)), asked_data(state)
    if stage == ap.Stage.MARKET and site is not None and site in SITE_NEXT[state.steward[seat]] and not law.no_onward(state, seat, site):
        return WhyNot("AP-4.4", "say_on", {"site": SITE_NAMES[site]})
    if stage != ap.Stage.BEFORE:
        return WhyNot("AP-4.1", "moved")
    return None if site is None else why_not_there(state, seat, site, law.no_go(state, seat, site))


def why_not_there(state: AntePortas, seat: int, site: int, reason: int) -> Answer:
    """Return what the law says against going to a site."""
    if reason == ap.No.NO_PLACE and (FIRST_E <= site < HEARTLAND or site == M3) and state.epoch == 1:
        return WhyNot("AP-1.5", "later_epoch", {"site": SITE_NAMES[site]})
    return against(reason, site=site, start=int(state.steward[seat]), count=int(law.rivals(state, seat, site) * state.epoch))


def why_not_ticket(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Improvement 235."""
    if asked_data(state) != ap.Stage.BEFORE:
        return WhyNot("AP-4.1", "moved")
    reason, site = law.no_ticket(state, seat), one(among(SITE_NAMES, rest))
    if reason:
        return unpaid(state, seat, reason, one_of(ap.Good.CLAY, ap.TICKET_PRICE), "AP-R26")
    return None if site is None else why_not_there(state, seat, site, law.no_ticket_goal(state, seat, site))


def why_not_on(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Moving on from a market to a place beside it (AP-4.4)."""
    stage, site, market = asked_data(state), one(among(SITE_NAMES, rest)), int(state.steward[seat])
    if stage != ap.Stage.MARKET:
        return WhyNot("AP-4.4", "on_early" if stage == ap.Stage.BEFORE else "on_late")
    if site is None:
        return None
    reason = law.no_onward(state, seat, site)
    if site not in SITE_NEXT[market] and reason in (ap.No.NOTHING, ap.No.FEE):
        return WhyNot("AP-4.4", "on_apart", {"site": SITE_NAMES[site], "from": SITE_NAMES[market]})
    return why_not_there(state, seat, site, reason)


def why_not_stay(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Staying means paying the fee of a market (AP-22.4)."""
    stage, site = asked_data(state), int(state.steward[seat])
    if stage == ap.Stage.BEFORE:
        return WhyNot("AP-4.3", "stay_early")
    if stage != ap.Stage.MARKET or law.rivals(state, seat, site) == 0:
        return WhyNot("AP-22.4", "stay_free")
    return why_not_there(state, seat, site, law.no_fee(state, seat, site))


# The action of a place


def why_not_stage(state: AntePortas, seat: int) -> Answer:
    """One action in a turn, after the move (AP-4.1)."""
    stage, site = asked_data(state), int(state.steward[seat])
    if stage in (ap.Stage.BEFORE, ap.Stage.AFTER):
        return WhyNot("AP-4.1", "act_before" if stage == ap.Stage.BEFORE else "act_after")
    if stage == ap.Stage.MARKET and law.rivals(state, seat, site) > 0:
        return why_not_there(state, seat, site, law.no_fee(state, seat, site)) or WhyNot("AP-22.4", "stay_first")
    return None


def why_not_act(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """The action of a place, or its other one."""
    found = why_not_stage(state, seat)
    word = next((word for word in rest if word in ACTS), "")
    if found is not None:
        return found
    place = int(law.place_at(state, state.steward[seat]))
    if place == ap.Place.MARKET:
        return WhyNot("AP-6.1", "act_market")
    for second in range(2 if place in SECOND else 1):
        if word == act_word(place, second):
            return why_no_use(state, seat, law.no_act(state, seat, place, second), place, second)
    if not word:
        return None
    if place not in SECOND:
        return against(ap.No.ACT_OTHER, place=place, act=act_word(place, 0))
    names = {"place": ap.PLACE_NAMES[place], "act": act_word(place, 0), "second": act_word(place, 1)}
    return WhyNot("AP-15.1", "act_neither", names)


def why_no_use(state: AntePortas, seat: int, reason: int, place: int, second: int) -> Answer:
    """Return what the law says against the action of a place."""
    if ap.BUILDS[place] and not second:
        return why_no_building(state, seat, reason, int(ap.BUILDS[place]), ap.COST_BUILDING + int(ap.BUILDS[place]), seat)
    colonist = next((c for c in range(2) if concerned(state, seat, place, second, c)), 0)
    if reason not in UNPAID:
        start = int(state.start_field(state.team(seat)))
        return against(reason, colonist=colonist, tile=int(ap.LAYS[place]), hex=start, count=int(law_field.crowd_limit(state)))
    if ap.LAYS[place]:
        return unpaid(state, seat, reason, ap.COSTS[ap.COST_TILE + ap.LAYS[place]], "AP-15.16")
    if place == ap.Place.RECRUITING_OFFICER:
        return unpaid(state, seat, reason, one_of(ap.Good.FOOD, 1), "AP-15.2")
    if place == ap.Place.FIELD_DOCTOR:
        free = law_field.kitchen(state, seat)
        price = law_field.raise_price(state, colonist, free) if second else law_field.heal_price(state, seat, colonist, free)
        return unpaid(state, seat, reason, one_of(*map(int, price)), "AP-15.14" if second else "AP-15.13")
    recipe = ap.Recipe.SELL_FOOD if second else int(ap.REFINES[place])
    return unpaid(state, seat, reason, ap.RECIPE_IN[recipe], "AP-5.3" if second else "AP-5.2")


def concerned(state: AntePortas, seat: int, place: int, second: int, colonist: int) -> bool:
    """Return whether the action of a place could be about some kind of colonists."""
    team = state.team(seat)
    if place == ap.Place.FIELD_DOCTOR and not second:
        homes = [law_field.no_home(state, team, owner, colonist) for owner in range(state.rules.players)]
        return (
            ap.No.NOTHING in homes
            or (colonist == ap.Colonist.CITIZEN and ap.No.NO_HOME_THERE in homes)
            or (ap.No.NO_HOME_THERE in homes and state.patients[team * 2 + 1] == 0)
        )
    if second:
        tired = place == ap.Place.FIELD_DOCTOR
        return any(
            state.count(team, at, colonist * 2 + 1) or (not tired and state.count(team, at, colonist * 2)) for at in range(1, ap.HEXES)
        )
    return state.idle[seat * 2 + colonist] > 0


# Markets


def why_not_market(state: AntePortas, seat: int) -> Answer:
    """Market actions need a market, and the fee paid."""
    place = int(law.place_at(state, state.steward[seat]))
    found = why_not_stage(state, seat)
    return found if found or place == ap.Place.MARKET else WhyNot("AP-6.1", "not_market", {"place": ap.PLACE_NAMES[place]})


def why_not_bundle(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Bundles of the market card."""
    found, number, most = why_not_market(state, seat), one(numbers_of(rest)), int(ap.BUNDLE_COUNT[state.market])
    if found is not None or number is None or 1 <= number <= most:
        return found
    return WhyNot("AP-6.1", "no_bundle", {"market": ap.MARKET_NAMES[state.market], "count": most})


def why_not_special(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """The special action of the market card, or that of the War Council."""
    found = why_not_market(state, seat)
    if found is not None:
        return found
    if "council" in rest:
        return against(law.no_council(state, seat))
    special = int(ap.MARKET_SPECIAL[state.market])
    reason = law.no_special(state, seat, special)
    if special < ap.Special.PLANKS:
        return why_no_building(state, seat, reason, special, ap.COST_BUILDING + special, seat)
    recipe = ap.Recipe.BRICKS if special == ap.Special.BRICKS else ap.Recipe.PLANKS
    return unpaid(state, seat, reason, ap.RECIPE_IN[recipe], "AP-5.2")


def why_not_sell(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Deals of the market card, or food at a baker."""
    good, ask = one(among(ap.GOOD_NAMES, rest)), question(state)
    if ask == ap.Ask.REFINE:
        if ap.refine_recipe(asked_data(state)) != ap.Recipe.SELL_FOOD:
            return WhyNot("AP-6.1", "no_sell_now")
        return None if good in (None, ap.Good.FOOD) else WhyNot("AP-5.3", "only_food")
    if ask == ap.Ask.TURN:
        place = law.place_at(state, state.steward[seat])
        if place in (ap.Place.BAKER, ap.Place.GRAND_BAKER) and asked_data(state) == ap.Stage.AT:
            return WhyNot("AP-4.1", "act_first", {"act": "sell"})
        found = why_not_market(state, seat)
        if found is not None:
            return found
    if good is None:
        return None
    for recipe in ap.SALES[state.market]:
        if ap.RECIPE_IN[recipe][good]:
            return why_not_refining(state, seat, recipe, "AP-6.1")
    return WhyNot("AP-6.1", "not_bought", {"good": ap.GOOD_NAMES[good], "market": ap.MARKET_NAMES[state.market]})


# Refining and building


def why_not_refine(state: AntePortas, seat: int, named: int) -> Answer:
    """One conversion, or both of the Handsaw."""
    data = asked_data(state)
    if named != ap.refine_recipe(data) and not (ap.refine_handsaw(data) and named == ap.Recipe.HANDSAW):
        return WhyNot("AP-5.2", "other_recipe", {"recipe": ap.RECIPE_NAMES[ap.refine_recipe(data)]})
    return why_not_refining(state, seat, named)


def why_not_build(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Only what the builder builds, with a building razed where no spot is free."""
    data = asked_data(state)
    before, _, after = " ".join(rest).partition("raze")
    named, razed = one(among(ap.BUILDING_NAMES, before.split())), one(among(ap.BUILDING_NAMES, after.split())) or 0
    building, cost, payer = int(ap.build_what(data)), int(ap.build_cost(data)), seat ^ int(ap.build_payer(data))
    if named is None:
        return None
    if named != building:
        return WhyNot("AP-5.4", "other_building", {"building": ap.BUILDING_NAMES[building]})
    reason = law_goods.no_build(state, seat, building, cost, razed, payer)
    if reason == ap.No.SPOTS_FULL and not razed:
        reason = law_goods.no_building(state, seat, building, cost, payer) or reason
    return why_no_building(state, seat, reason, building, cost, payer, razed)


def why_no_building(state: AntePortas, seat: int, reason: int, building: int, cost: int, payer: int, razed: int = 0) -> Answer:
    """Return what the law says against building; what was given away is paid by the giver (AP-7.1)."""
    rule, tools = ("AP-5.4", 0) if law_goods.no_pay(state, payer, ap.COSTS[cost], 0) else ("AP-3.9", 1)
    about = {"building": razed if reason in (ap.No.RAZE_HOME, ap.No.RAZE_MISSING) else building}
    about |= {"count": int(ap.MOST_BUILT[building]), "old": int(ap.REMODELS[building])}
    return unpaid(state, seat, reason, ap.COSTS[cost], rule, payer, tools, **about)


# Tiles


def why_not_lay(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """A tile goes to a hex in sight with nothing in its way (AP-14.5)."""
    tile, named, place = int(ap.lay_kind(asked_data(state))), one(among(ap.TILE_NAMES, rest)), one(hexes_of(rest))
    if named is not None and named != tile:
        return WhyNot("AP-15.16", "other_tile", {"tile": ap.TILE_NAMES[tile]})
    if named is None or place is None:
        return None
    team = state.team(seat)
    seen = sight(state, team)
    reason = law_field.no_lay(state, team, tile, place, seen)
    if reason == ap.No.TILE_THERE:
        if not law_field.no_flip(state, team, tile, place, seen):
            return WhyNot("AP-14.6", "say_flip", {"hex": place})
        tile = int(state.tile[place])
    return against(reason, hex=place, tile=tile)


def why_not_flip(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """A tile of Epoch I is flipped to its other side (option flip_upgrade)."""
    tile, named, place = int(ap.lay_kind(asked_data(state))), one(among(ap.TILE_NAMES, rest)), one(hexes_of(rest))
    team = state.team(seat)
    reason = law_field.no_flip(state, team, tile, place or 0, sight(state, team))
    if reason != ap.No.FLIP_OFF and named is not None and named != tile:
        return WhyNot("AP-15.16", "other_tile", {"tile": ap.TILE_NAMES[tile]})
    if (named is None or place is None) and reason not in (ap.No.FLIP_OFF, ap.No.FLIP_NEVER):
        return None
    return against(reason, hex=place or 0, tile=tile - 1 if reason == ap.No.FLIP_NOTHING else tile)


# Soldiers come and go


def why_not_draft(state: AntePortas, seat: int, colonist: int) -> Answer:
    """Only the unemployed, not too many on a hex, and food for citizens (AP-15.2)."""
    payer = seat ^ int(ap.draft_payer(asked_data(state)))
    reason = law_field.no_draft(state, seat, colonist, payer)
    about = {"colonist": colonist, "hex": int(state.start_field(state.team(seat))), "count": int(law_field.crowd_limit(state))}
    return unpaid(state, seat, reason, one_of(ap.Good.FOOD, 1), "AP-15.2", payer, **about)


def why_not_dismiss(state: AntePortas, seat: int, place: int, colonist: int) -> Answer:
    """Dismissing (AP-15.4)."""
    return why_no_soldier(state, seat, law_field.no_dismiss(state, seat, place, colonist), place, colonist, "AP-15.4")


def why_no_soldier(state: AntePortas, seat: int, reason: int, place: int, colonist: int, rule: str) -> Answer:
    """Return what the law says about a soldier; maybe only the enemy has one there."""
    if reason == ap.No.NO_SOLDIER and not state.rules.coop and state.of_colonist(1 - state.team(seat), place, colonist) > 0:
        return WhyNot("AP-R30", "enemy_soldier", {"hex": place, "colonist": ap.COLONIST_NAMES[colonist]})
    return against(reason, rule, hex=place, colonist=colonist)


def why_not_heal(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Healing (AP-15.13)."""
    colonist, owner, data = one(among(ap.COLONIST_NAMES, rest)), one(among(ap.SEAT_NAMES, rest)), asked_data(state)
    if colonist is None:
        return None
    free = ap.heal_free(data)
    reason = law_field.no_heal(state, seat, seat if owner is None else owner, colonist, free, ap.heal_hospital(data))
    if owner is None and reason not in (ap.No.HEAL_FARMERS, ap.No.NO_PATIENT):
        return None
    if reason in UNPAID:
        return unpaid(state, seat, reason, one_of(*map(int, law_field.heal_price(state, seat, colonist, free))), "AP-15.13")
    return against(reason, colonist=colonist, seat=owner or 0)


def why_not_raise(state: AntePortas, seat: int, place: int, colonist: int) -> Answer:
    """Raising (AP-15.14)."""
    free = ap.raise_free(asked_data(state))
    reason = law_field.no_raise(state, seat, place, colonist, free)
    if reason in UNPAID:
        return unpaid(state, seat, reason, one_of(*map(int, law_field.raise_price(state, colonist, free))), "AP-15.14")
    return why_no_soldier(state, seat, reason, place, colonist, "AP-15.14")


# Moving


def why_not_move(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Where a batch goes (AP-15.8)."""
    team, place = state.team(seat), one(hexes_of(rest))
    if state.rider:
        over = int(ap.crossing_hex(state.rider))
        reason = law_field.no_riding(state, team, place or 0)
        return against(reason, hex=over if reason == ap.No.RIDER_ON else place or 0)
    if "edge" in rest:
        if state.rules.mode != ap.Mode.CAPTURE_FLAG:
            return WhyNot("AP-22.17", "edge_mode")
        return why_nobody(state, team, 0, WhyNot("AP-22.17", "edge_nobody"))
    if place is None:
        return None
    nobody = WhyNot("AP-15.8", "nobody_beside", {"hex": place})
    return against(law_field.no_entry(state, team, place), hex=place) or why_nobody(state, team, place, nobody)


def why_nobody(state: AntePortas, team: int, goal: int, otherwise: WhyNot) -> Answer:
    """Return why nobody who is beside a goal can go there; None if somebody can."""
    beside = [place for place in range(1, ap.HEXES) if (law_field.is_beside(place, goal) if goal else law_field.steps_over(team, place))]
    tries = [(place, unit) for place in beside for unit in (ap.Unit.FARMER, ap.Unit.CITIZEN, ap.Unit.ENGINE)]
    reasons = {who: int(law_field.no_member(state, team, *who, goal)) for who in tries}
    if ap.No.NOTHING in reasons.values():
        return None
    there = next((who for who, reason in reasons.items() if reason not in (ap.No.NO_SOLDIER, ap.No.ENGINE_NONE)), None)
    return why_no_member(state, team, *there, goal) if there else otherwise


def why_not_add(state: AntePortas, seat: int, place: int, unit: int) -> Answer:
    """Who goes along (AP-15.8)."""
    goal, team = int(ap.batch_goal(asked_data(state))), state.team(seat)
    if goal and not law_field.is_beside(place, goal):
        return WhyNot("AP-15.8", "add_apart", {"hex": place, "goal": goal})
    if not goal and not law_field.steps_over(team, place):
        return WhyNot("AP-22.17", "edge_apart", {"hex": place})
    return why_no_member(state, team, place, unit, goal)


def why_no_member(state: AntePortas, team: int, place: int, unit: int, goal: int) -> Answer:
    """Return what the law says against a unit in the batch."""
    reason = law_field.no_member(state, team, place, unit, goal)
    colonist = unit if unit < ap.Unit.ENGINE else int(ap.TILE_CREW[state.tile[place]])
    where = place
    if reason in (ap.No.CROWD_THERE, ap.No.ENGINE_TWO, ap.No.ENGINE_TILE, ap.No.ENGINE_STUCK, ap.No.CREWED_TILE, ap.No.RIDER_TILE):
        where = goal
    elif reason in (ap.No.RIDER_ADDED, ap.No.SECOND_RIDER):
        where = int(ap.crossing_hex(state.rider))
    tile = int(state.tile[place])
    return against(reason, "AP-15.5", hex=where, colonist=colonist, unit=unit, tile=tile, count=int(law_field.crowd_limit(state)))


def why_not_commit(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """A batch has a goal and somebody in it."""
    if question(state) == ap.Ask.MARCH:
        return WhyNot("AP-15.8", "commit_goal")
    return WhyNot("AP-15.8", "commit_empty") if len(state.batch) == 0 else None


def why_not_rotate(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Own buildings, each once (AP-15.9)."""
    place, turn, data = one(hexes_of(rest)), one(among(ap.TURN_NAMES, rest)), asked_data(state)
    if place is None:
        return None
    reason = law_field.no_rotate(state, state.team(seat), place)
    if not reason and turn is not None and turn >= 2 * ap.rotate_steps(data):
        return WhyNot("AP-15.11", "rotate_twice")
    return against(reason, hex=place, tile=int(state.tile[place]))


# Improvements


def why_not_play(state: AntePortas, seat: int, card: int) -> Answer:
    """A card of the own hand that can be paid and does something (AP-7)."""
    reason = law.no_play(state, seat, card)
    if reason == ap.No.NO_EFFECT:
        return WhyNot("AP-7.3", NO_EFFECT[ap.CARD_EFFECT[card]], {"improvement": ap.IMPROVEMENT_NAMES[card]})
    return unpaid(state, seat, reason, ap.COSTS[ap.COST_CARD + card], "AP-7.1", improvement=card)


def why_not_gift(state: AntePortas, seat: int, other: int) -> Answer:
    """A card is given within the team, to somebody for whom it does something (AP-7.2)."""
    card = int(ap.gift_improvement(asked_data(state)))
    reason = law.no_gift(state, seat, other, card)
    return WhyNot("AP-7.2", "say_keep") if other == seat and not reason else against(reason, seat=other, improvement=card)


def why_not_keep(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """A card that does nothing for its player is given away."""
    card = int(ap.gift_improvement(asked_data(state)))
    return None if rest else against(law.no_gift(state, seat, seat, card), improvement=card)


def why_not_discard(state: AntePortas, seat: int, card: int) -> Answer:
    """A card of the own hand (AP-5.6)."""
    if state.improvement[card] == ap.At.HAND + seat:
        return None
    return WhyNot("AP-5.6", "discard_not_hand", {"improvement": ap.IMPROVEMENT_NAMES[card], "count": int(economy.hand_size(state, seat))})


# Colonists and goods


def why_not_employ(state: AntePortas, seat: int, colonist: int, building: int) -> Answer:
    """Work for the unemployed of the right type (AP-3.6)."""
    reason = law_goods.no_employ(state, seat, building, colonist)
    if reason in (ap.No.EMPLOY_NOBODY, ap.No.EMPLOY_FULL):
        if economy.built_count(state, seat, building) == 0:
            return WhyNot("AP-3.6", "employ_missing", {"building": ap.BUILDING_NAMES[building]})
        if economy.vacancy(state, seat, building, colonist) < 0:
            reason = ap.No.EMPLOY_FULL
    return unpaid(state, seat, reason, one_of(ap.Good.FOOD, 1), "AP-3.6", colonist=colonist, building=building)


def why_not_ask(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Asking somebody of the team on the same place (AP-9.4)."""
    return WhyNot("AP-8.7", "ask_year_end") if question(state) == ap.Ask.EXCHANGE else why_not_give(state, seat, rest, gives=False)


def why_not_give(state: AntePortas, seat: int, rest: Sentence, gives: bool = True) -> Answer:
    """Goods for somebody of the team on the same place, from one that has some to one that has space (AP-9.2)."""
    other, good = one(among(ap.SEAT_NAMES, rest)), one(among(ap.GOOD_NAMES, rest))
    if other is None:
        return None
    found = against(law_goods.no_dealing(state, seat, other, question(state) == ap.Ask.EXCHANGE), seat=other)
    if found or good is None:
        return found
    reason = law_goods.no_handing(state, *((seat, other) if gives else (other, seat)), good)
    if reason and not gives:
        rule, key = ("AP-9.2", "ask_none") if reason == ap.No.GIVE_NONE else ("AP-9.3", "ask_full")
        return WhyNot(rule, key, {"seat": ap.SEAT_NAMES[other], "good": ap.GOOD_NAMES[good]})
    return against(reason, seat=other, good=good)


def due(state: AntePortas) -> int:
    """Return what is owed to the first steward of a fee: tools or food, and 16 times building goods."""
    return next(int(owed) for owed in state.dues if owed > 0)


def why_not_fee_good(state: AntePortas, seat: int, good: int) -> Answer:
    """First tools or food, then building goods (AP-22.4)."""
    owed = due(state)
    return against(law_goods.no_fee_good(state, seat, good, owed), good=good, count=int(ap.fee_first(owed) or ap.fee_goods(owed)))


# Soldier actions


def is_mine_window(state: AntePortas) -> bool:
    """Return whether the open window is only for replacing mines."""
    return question(state) == ap.Ask.WINDOW and ap.window_kind(asked_data(state)) == ap.Window.MINE


def at_hex(state: AntePortas, reason: int, place: int, goal: int = 0) -> Answer:
    """Return what the law says about a building on a hex that acts on another one."""
    tile = int(state.tile[place])
    return against(reason, hex=place, goal=goal, tile=tile, colonist=int(ap.TILE_CREW[tile]), count=int(ap.TILE_LIMIT[tile]))


def why_not_shoot(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """A target that can be reached and hurt (AP-17.4, AP-17.5, AP-17.10)."""
    place, team = one(hexes_of(rest)), state.team(seat)
    if place is None:
        return None
    troop = next((int(word.removeprefix("troop_")) for word in rest if word.startswith("troop_")), 0)
    low, high = firepower(state, team)
    reason = law_fire.no_shot(state, team, place, troop, low[place], high[place])
    if reason == ap.No.SHOOT_RANGE:
        return why_no_fire(state, team, place)
    return against(reason, hex=place, damage=int(low[place] + high[place]))


def why_no_fire(state: AntePortas, team: int, goal: int) -> Answer:
    """Nothing can be fired at a hex."""
    armed = [place for place in range(1, ap.HEXES) if ap.TILE_DAMAGE[state.own_tile(team, place)]]
    if not armed:
        return WhyNot("AP-17.4", "shoot_unarmed")
    for place in armed:
        reason = law_fire.no_operator(state, team, place)
        if reason and (reach(state, place) & BIT[goal] or (len(armed) == 1 and goal != place)):
            return at_hex(state, reason, place)
    return WhyNot("AP-17.4", "shoot_own_hex", {"hex": goal}) if goal in armed else against(ap.No.SHOOT_RANGE, hex=goal)


def why_not_shooter(state: AntePortas, seat: int, place: int) -> Answer:
    """Another building for the volley (AP-17.11)."""
    goal = int(ap.volley_hex(asked_data(state)))
    return at_hex(state, law_fire.no_shooter(state, state.team(seat), place, goal), place, goal)


def why_not_fire(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """A volley has at least one shooter."""
    return WhyNot("AP-17.11", "fire_empty") if len(state.volley) == 0 else None


def why_not_recoil(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """A soldier flings attackers back from a trap in view (AP-17.7)."""
    places, team = hexes_of(rest), state.team(seat)
    if len(places) != 2:
        return why_act_first(state, seat, ap.Place.TRAPPER, "recoil")
    return why_not_watched(state, team, places[0], places[1], law_fire.no_recoil(state, team, places[1]))


def why_not_watched(state: AntePortas, team: int, post: int, goal: int, reason: int) -> Answer:
    """A soldier on a post acts on another hex, if nothing stands against what happens there."""
    return at_hex(state, law_fire.no_watch(state, team, post, goal), post, goal) or at_hex(state, reason, goal)


def why_act_first(state: AntePortas, seat: int, place: int, act: str) -> Answer:
    """At the Trapper or the Combat Engineer the action of the place is chosen first."""
    if question(state) == ap.Ask.TURN and asked_data(state) == ap.Stage.AT and law.place_at(state, state.steward[seat]) == place:
        return WhyNot("AP-4.1", "act_first", {"act": act})
    return None


def why_not_back(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """One figure goes back one or two hexes (AP-16.4)."""
    places, figure, team = hexes_of(rest), one(among(ap.FIGURE_NAMES, rest)), state.team(seat)
    only = int(ap.recoil_trap(asked_data(state)))
    if len(places) != 2:
        return None
    if only and places[0] != only:
        return WhyNot("AP-16.4", "back_only", {"hex": only})
    if figure is None:
        return at_hex(state, law_fire.no_recoil(state, team, places[0]), places[0])
    reason = law_fire.no_back(state, team, places[0], places[1], figure)
    return against(reason, hex=places[0], goal=places[1], figure=figure, tile=int(state.tile[places[0]]))


def why_not_ignite(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """An own bomb: in sight for the Combat Engineer, in view of a building otherwise (AP-15.18, AP-17.7)."""
    places, team = hexes_of(rest), state.team(seat)
    if question(state) == ap.Ask.IGNITE:
        if len(places) != 1:
            return WhyNot(*VERBS["ignite"].how) if places else None
        return at_hex(state, law_fire.no_bomb(state, team, places[0]) or law_fire.no_sight(state, team, places[0]), places[0])
    if len(places) != 2:
        return why_act_first(state, seat, ap.Place.COMBAT_ENGINEER, "ignite") or (WhyNot(*VERBS["ignite"].how) if places else None)
    return why_not_watched(state, team, places[0], places[1], law_fire.no_blast(state, team, places[1]))


def why_not_replace(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """A mine that was just destroyed is put back (AP-17.6)."""
    if not is_mine_window(state):
        return WhyNot(*VERBS["replace"].now)
    places, payer, team = hexes_of(rest), one(among(ap.SEAT_NAMES, rest)), state.team(seat)
    if len(places) != 2:
        return None
    watch, goal = places
    mine = int(law_fire.lost_at(state, team, goal))
    found = against(law_fire.no_replacing(state, team, goal), hex=goal, tile=mine)
    found = found or at_hex(state, law_fire.no_watch(state, team, watch, goal), watch, goal)
    if found or payer is None:
        return found
    need, have = int(ap.TILE_STRENGTH[mine]), int(state.stock[payer * ap.GOODS + ap.Good.TOOLS])
    return against(law_fire.no_mine_payer(state, team, goal, payer), seat=payer, need=need, have=have)


# Losses


def mine_open(state: AntePortas) -> bool:
    """Return whether a mine is to be lost or spared before the soldiers."""
    data = asked_data(state)
    return ap.suffer_settled(data) == ap.Settled.OPEN and bool(
        damage.suffering_mine(state, ap.suffer_team(data), ap.suffer_hex(data), ap.suffer_source(data))
    )


def why_not_mine(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Whether the mine is spared (AP-13.9)."""
    return None if mine_open(state) else WhyNot(*VERBS["mine"].now)


def why_not_lose(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Soldiers with as much strength as the damage can cover (AP-13.7)."""
    data, numbers = asked_data(state), numbers_of(rest)
    team, place, source = ap.suffer_team(data), int(ap.suffer_hex(data)), ap.suffer_source(data)
    if mine_open(state):
        return WhyNot("AP-13.8", "mine_before", {"hex": place})
    if len(numbers) != 2:
        return None
    there = [int(damage.sufferers(state, team, place, colonist, source)) for colonist in range(2)]
    if numbers[0] > there[0] or numbers[1] > there[1]:
        return WhyNot("AP-13.7", "lose_many", {"hex": place, "farmers": there[0], "citizens": there[1]})
    best = damage.strength_of(damage.lose_options(state, team, place, ap.suffer_damage(data), source)[0])
    return why_strength(int(damage.strength_of(ap.losses(numbers[1], numbers[0]))), int(best))


def why_not_fell(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Attackers with as much strength as the damage can cover, elites only as far as it reaches them (AP-13.7, AP-19.7)."""
    data, numbers = asked_data(state), numbers_of(rest)
    if len(numbers) != 2:
        return None
    place, troop = int(ap.fell_hex(data)), int(ap.fell_troop(data))
    base, elite = int(damage.troop_base(state, place, troop)), int(damage.troop_elite(state, place, troop))
    if numbers[0] > base or numbers[1] > elite:
        return WhyNot("AP-13.7", "fell_many", {"hex": place, "base": base, "elite": elite})
    options = damage.fell_options(state, place, troop, ap.fell_damage(data), ap.fell_to_elites(data))
    weak, strong = int(state.rules.base_strength), int(state.rules.elite_strength)
    best = int(ap.losses_weak(options[0])) * weak + int(ap.losses_strong(options[0])) * strong
    found = why_strength(numbers[0] * weak + numbers[1] * strong, best)
    return found if found or numbers[1] * strong <= ap.fell_to_elites(data) else WhyNot("AP-19.7", "fell_flying")


def why_strength(strength: int, best: int) -> Answer:
    """Neither more nor less falls than the damage covers."""
    if strength == best:
        return None
    return WhyNot("AP-13.7", "too_strong" if strength > best else "too_weak", {"strength": strength, "best": best})


def why_not_snare(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Three of those who entered the trap, or all (AP-22.12)."""
    data, numbers = asked_data(state), numbers_of(rest)
    if len(numbers) != 2:
        return None
    farmers, citizens, held = map(int, held_by_trap(state, data))
    if numbers[0] > farmers or numbers[1] > citizens:
        return WhyNot("AP-22.12", "snare_many", {"farmers": farmers, "citizens": citizens})
    return WhyNot("AP-22.12", "snare_count", {"count": held}) if sum(numbers) != held else None


# The end of a year


def why_not_home(state: AntePortas, seat: int, colonist: int, building: int) -> Answer:
    """Somebody who works there (AP-8.3)."""
    if economy.worked_at(state, seat, building, colonist) >= 0:
        return None
    return WhyNot("AP-8.3", "home_nobody", {"colonist": ap.COLONIST_NAMES[colonist], "building": ap.BUILDING_NAMES[building]})


def why_not_hungry(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """A citizen of the team, on the battlefield or at work (AP-8.5)."""
    place, owner, building = one(hexes_of(rest)), one(among(ap.SEAT_NAMES, rest)), one(among(ap.BUILDING_NAMES, rest))
    team = asked_data(state)
    if place is not None and owner is None:
        found = state.of_colonist(team, place, ap.Colonist.CITIZEN) > 0
        return None if found else WhyNot("AP-8.5", "hungry_hex", {"hex": place})
    if owner is None or building is None:
        return None
    if state.team(owner) != team:
        return WhyNot("AP-8.5", "hungry_team", {"seat": ap.SEAT_NAMES[owner]})
    if economy.worked_at(state, owner, building, ap.Colonist.CITIZEN) < 0:
        return WhyNot("AP-8.5", "hungry_work", {"seat": ap.SEAT_NAMES[owner], "building": ap.BUILDING_NAMES[building]})
    return None


def why_not_boost(state: AntePortas, seat: int, building: int) -> Answer:
    """Another operated building with the same type of worker (AP-8.9)."""
    data = asked_data(state)
    citizen = ap.staff_citizens(state.crew[ap.factory_spot(data)]) > 0
    reason = law_goods.no_boost(state, seat, building, citizen, ap.factory_boosted(data) - 1)
    return against(reason, building=building, colonist=int(citizen))


def why_not_steward(state: AntePortas, seat: int, rest: Sentence) -> Answer:
    """Any steward of the team (AP-20.6)."""
    return WhyNot(*VERBS["steward"].how) if rest and rest[0] in ap.SEAT_NAMES[state.rules.players :] else None


VERBS = {
    "place": Verb(("AP-4.3", "how_site"), ("AP-10.5", "no_place_now"), why_not_place, ("site",)),
    "go": Verb(("AP-4.3", "how_site"), ("AP-4.1", "no_go_now"), why_not_go),
    "ticket": Verb(("AP-4.3", "how_site"), ("AP-4.1", "no_go_now"), why_not_ticket),
    "on": Verb(("AP-4.3", "how_site"), ("AP-4.1", "no_go_now"), why_not_on),
    "stay": Verb(("AP-4.6", "how_bare"), ("AP-4.1", "no_go_now"), why_not_stay),
    "commit": Verb(("AP-4.6", "how_bare"), ("AP-15.8", "no_move_now"), why_not_commit),
    "fire": Verb(("AP-4.6", "how_bare"), ("AP-17.9", "no_shot_now"), why_not_fire),
    "keep": Verb(("AP-4.6", "how_bare"), ("AP-7.2", "no_gift_now"), why_not_keep),
    "feed": Verb(("AP-4.6", "how_bare"), ("AP-8.4", "no_feed_now")),
    "convert": Verb(("AP-4.6", "how_bare"), ("AP-8.12", "no_convert_now")),
    "done": Verb(("AP-4.6", "how_bare")),
    "pass": Verb(("AP-4.6", "how_bare")),
    "act": Verb(("AP-4.1", "how_act"), ("AP-4.1", "no_act_now"), why_not_act),
    "bundle": Verb(("AP-6.1", "how_bundle"), ("AP-4.1", "no_act_now"), why_not_bundle),
    "special": Verb(("AP-6.1", "how_special"), ("AP-4.1", "no_act_now"), why_not_special),
    "refine": Verb(("AP-5.2", "how_refine"), ("AP-5.2", "no_refine_now"), why_not_refine, ("recipe",)),
    "sell": Verb(("AP-6.1", "how_sell"), ("AP-6.1", "no_sell_now"), why_not_sell),
    "build": Verb(("AP-5.4", "how_build"), ("AP-5.4", "no_build_now"), why_not_build),
    "lay": Verb(("AP-15.16", "how_lay"), ("AP-15.16", "no_lay_now"), why_not_lay),
    "flip": Verb(("AP-15.16", "how_lay"), ("AP-15.16", "no_lay_now"), why_not_flip),
    "draft": Verb(("AP-15.2", "how_draft"), ("AP-15.2", "no_draft_now"), why_not_draft, ("colonist",)),
    "dismiss": Verb(("AP-15.4", "how_soldier"), ("AP-15.4", "no_dismiss_now"), why_not_dismiss, ("hex", "colonist")),
    "raise": Verb(("AP-15.4", "how_soldier"), ("AP-15.14", "no_raise_now"), why_not_raise, ("hex", "colonist")),
    "heal": Verb(("AP-15.13", "how_heal"), ("AP-15.13", "no_heal_now"), why_not_heal),
    "move": Verb(("AP-15.8", "how_move"), ("AP-15.8", "no_move_now"), why_not_move),
    "add": Verb(("AP-15.8", "how_add"), ("AP-15.8", "no_move_now"), why_not_add, ("hex", "unit")),
    "rotate": Verb(("AP-15.9", "how_rotate"), ("AP-15.9", "no_rotate_now"), why_not_rotate),
    "play": Verb(("AP-7.1", "how_card"), ("AP-7.4", "no_play_now"), why_not_play, ("improvement",)),
    "discard": Verb(("AP-7.1", "how_card"), ("AP-5.6", "no_discard_now"), why_not_discard, ("improvement",)),
    "gift": Verb(("AP-7.2", "how_seat"), ("AP-7.2", "no_gift_now"), why_not_gift, ("seat",)),
    "steward": Verb(("AP-7.2", "how_seat"), ("AP-20.6", "no_steward_now"), why_not_steward),
    "employ": Verb(("AP-3.6", "how_employ"), ("AP-3.6", "no_employ_now"), why_not_employ, ("colonist", "building")),
    "home": Verb(("AP-3.6", "how_employ"), ("AP-8.3", "no_home_now"), why_not_home, ("colonist", "building")),
    "store": Verb(("AP-2.1", "how_good"), ("AP-2.6", "no_store_now"), by_law(law_goods.no_store, "good"), ("good",)),
    "pay": Verb(("AP-2.1", "how_good"), ("AP-22.4", "no_pay_now"), why_not_fee_good, ("good",)),
    "drop": Verb(("AP-2.1", "how_good"), ("AP-2.2", "no_drop_now"), by_law(law_goods.no_drop, "good"), ("good",)),
    "give": Verb(("AP-9.4", "how_give"), ("AP-9.2", "no_give_now"), why_not_give),
    "ask": Verb(("AP-9.4", "how_give"), ("AP-9.2", "no_give_now"), why_not_ask),
    "answer": Verb(("AP-9.4", "how_answer"), ("AP-9.4", "no_answer_now")),
    "shoot": Verb(("AP-17.11", "how_shoot"), ("AP-17.9", "no_shot_now"), why_not_shoot),
    "shooter": Verb(("AP-17.11", "how_shoot"), ("AP-17.9", "no_shot_now"), why_not_shooter, ("hex",)),
    "recoil": Verb(("AP-17.7", "how_recoil"), ("AP-16.4", "no_recoil_now"), why_not_recoil),
    "back": Verb(("AP-16.4", "how_back"), ("AP-16.4", "no_recoil_now"), why_not_back),
    "ignite": Verb(("AP-16.7", "how_ignite"), ("AP-16.7", "no_ignite_now"), why_not_ignite),
    "replace": Verb(("AP-17.6", "how_replace"), ("AP-17.6", "no_replace_now"), why_not_replace),
    "mine": Verb(("AP-13.9", "how_mine"), ("AP-13.9", "no_mine_now"), why_not_mine),
    "lose": Verb(("AP-13.7", "how_lose"), ("AP-13.7", "no_lose_now"), why_not_lose),
    "fell": Verb(("AP-13.7", "how_fell"), ("AP-13.7", "no_fell_now"), why_not_fell),
    "snare": Verb(("AP-22.12", "how_snare"), ("AP-22.12", "no_snare_now"), why_not_snare),
    "hungry": Verb(("AP-8.5", "how_hungry"), ("AP-8.4", "no_feed_now"), why_not_hungry),
    "boost": Verb(("AP-8.9", "how_boost"), ("AP-8.9", "no_boost_now"), why_not_boost, ("building",)),
}
