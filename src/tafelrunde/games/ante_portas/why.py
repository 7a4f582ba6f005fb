"""Why not? The rule that forbids a sentence which is not legal in Ante Portas.

Words may be missing or out of place: what cannot be read is answered with how it is said, or with what is to be decided now. Whether
something is allowed is always asked of the engine; only the reason is looked for here. Nothing secret goes into an answer: whoever is not
asked hears only who is, and hands are spoken of to their owner alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine._grammar import (
    BUILDING_NAMES,
    BUILDINGS,
    BUILDS,
    BUNDLE_COUNT,
    CARD_EFFECT,
    CITIZEN_WORKERS,
    COLONIST_NAMES,
    COST_BUILDING,
    COST_CARD,
    COST_TILE,
    COSTS,
    FARMER_WORKERS,
    FIGURE_NAMES,
    GOOD_NAMES,
    GOODS,
    HEXES,
    IMPROVEMENT_NAMES,
    LAYS,
    MARKET_NAMES,
    MARKET_SPECIAL,
    MOST_BUILT,
    PART,
    PLACE_NAMES,
    PLACES,
    REACTION_NAMES,
    RECIPE_IN,
    RECIPE_NAMES,
    REFINES,
    REMODELS,
    SALES,
    SEAT_NAMES,
    SPOTS,
    STORABLE,
    STORES,
    TICKET_PRICE,
    TILE_CREW,
    TILE_DAMAGE,
    TILE_LIMIT,
    TILE_NAMES,
    TILE_PAIR,
    TILE_STRENGTH,
    TURN_NAMES,
    UNIT_NAMES,
    WINDOW_NAMES,
    YIELD_GOOD,
    Ask,
    At,
    Building,
    Card,
    Colonist,
    Do,
    Effect,
    Good,
    Mode,
    Pair,
    Phase,
    Place,
    Reason,
    Recipe,
    Settled,
    Special,
    Stage,
    Tile,
    Unit,
    Window,
    answer_good,
    answer_seat,
    batch_goal,
    build_cost,
    build_payer,
    build_what,
    crossing_hex,
    draft_payer,
    factory_boosted,
    factory_spot,
    fee_first,
    fee_goods,
    fell_damage,
    fell_hex,
    fell_to_elites,
    fell_troop,
    gift_improvement,
    heal_free,
    heal_hospital,
    lay_kind,
    losses,
    losses_strong,
    losses_weak,
    lost_mine_hex,
    lost_mine_team,
    lost_mine_tile,
    member_hex,
    member_unit,
    raise_free,
    recoil_trap,
    refine_handsaw,
    refine_recipe,
    rotate_steps,
    site_place,
    snare_came_citizens,
    snare_came_farmers,
    snare_citizens,
    snare_farmers,
    snare_hex,
    snare_team,
    staff_citizens,
    suffer_damage,
    suffer_hex,
    suffer_settled,
    suffer_source,
    suffer_team,
    volley_hex,
    window_kind,
)
from tafelrunde.games.ante_portas.engine.board import CENTRE, FIRST_E, HEARTLAND, M3, SITE_NAMES, SITE_NEXT, is_market
from tafelrunde.games.ante_portas.engine.command import (
    can_heal,
    can_march,
    can_rotate,
    crowd_limit,
    engine_free,
    engine_may_enter,
    heal_price,
    is_beside,
    may_enter,
    may_flip,
    movable,
    movable_crew,
    raise_price,
    steps_over,
)
from tafelrunde.games.ante_portas.engine.damage import (
    can_spare,
    fell_options,
    lose_options,
    strength_of,
    sufferers,
    suffering_mine,
    troop_base,
    troop_elite,
)
from tafelrunde.games.ante_portas.engine.economy import (
    buffered_at,
    built_count,
    fits,
    free_homes,
    free_spot,
    hand_limit,
    hand_size,
    has_good,
    is_operated,
    may_raze,
    overflow,
    raze_spot,
    remodel_spot,
    spending_left,
    supply_left,
    vacancy,
    worked_at,
)
from tafelrunde.games.ante_portas.engine.explosives import held_there, steps_back
from tafelrunde.games.ante_portas.engine.improvements import has_effect, payer_of
from tafelrunde.games.ante_portas.engine.setup import heartland_cells
from tafelrunde.games.ante_portas.engine.sight import reach, sight, tiles_left, view
from tafelrunde.games.ante_portas.engine.soldiers import actions_left, bomb_worth, firepower
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.steps_year import unfed_of
from tafelrunde.games.ante_portas.engine.tiles import is_building, is_mobile
from tafelrunde.games.ante_portas.engine.turn import can_pay_fee, kitchen, onward, place_at, rivals, ticket_goals
from tafelrunde.games.ante_portas.engine.year import centre_cells
from tafelrunde.games.ante_portas.words import ACTS, VERBS, act_word, asked_data, is_pass, question
from tafelrunde.games.ante_portas.words import words as in_words
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.game import Sentence, WhyNot
from tafelrunde.kernel.sentences import shortens
from tafelrunde.kernel.vectors import vec

OVER = {
    Reason.HELD: ("AP-21.2", "over_held"),
    Reason.OVERRUN: ("AP-21.1", "over_lost"),
    Reason.BREAKTHROUGH: ("AP-22.17", "over_edge"),
    Reason.ROWS: ("AP-22.18", "over_rows"),
    Reason.SIGHT: ("AP-22.19", "over_sight"),
    Reason.RESIGN: ("AP-R42", "over_resigned"),
}
"""Why the game is over."""

WAITING = {
    Ask.SITE: ("AP-0.6", "wait_site"),
    Ask.CENTRE: ("AP-22.2", "wait_centre"),
    **dict.fromkeys(
        (
            Ask.TURN, Ask.REFINE, Ask.SELL, Ask.BUILD, Ask.LAY, Ask.DRAFT, Ask.DISMISS, Ask.MARCH, Ask.BATCH, Ask.ROTATE, Ask.HEAL,
            Ask.RAISE, Ask.IGNITE,
        ),
        ("AP-1.4", "wait_turn"),
    ),
    Ask.FEE: ("AP-22.4", "wait_fee"),
    Ask.DROP: ("AP-2.2", "wait_drop"),
    Ask.DISCARD: ("AP-5.6", "wait_discard"),
    **dict.fromkeys((Ask.WINDOW, Ask.VOLLEY, Ask.RECOIL), ("AP-17.11", "wait_window")),
    Ask.SUFFER: ("AP-13.7", "wait_losses"),
    Ask.SNARE: ("AP-22.12", "wait_snare"),
    Ask.PLAY: ("AP-7.1", "wait_play"),
    Ask.GIFT: ("AP-7.2", "wait_gift"),
    Ask.ANSWER: ("AP-9.4", "wait_answer"),
    Ask.SEND_HOME: ("AP-8.3", "wait_home"),
    Ask.EXCHANGE: ("AP-8.7", "wait_exchange"),
    Ask.FEED: ("AP-8.4", "wait_feed"),
    Ask.HUNGRY: ("AP-8.5", "wait_hungry"),
    Ask.EMPLOY: ("AP-8.1", "wait_employ"),
    **dict.fromkeys((Ask.FACTORY, Ask.CONVERT), ("AP-8.6", "wait_production")),
}  # fmt: skip
"""What somebody else has to decide; whose attackers fall and which steward acts is everybody's question, where all play together."""

ASKED = {
    Ask.SITE: ("AP-0.6", "asked_site"),
    Ask.CENTRE: ("AP-10.5", "asked_centre"),
    Ask.TURN: ("AP-4.1", "asked_before"),
    Ask.FEE: ("AP-22.4", "asked_fee"),
    Ask.DROP: ("AP-2.2", "asked_drop"),
    Ask.DISCARD: ("AP-5.6", "asked_discard"),
    Ask.REFINE: ("AP-5.2", "asked_refine"),
    Ask.SELL: ("AP-6.1", "asked_sell"),
    Ask.BUILD: ("AP-5.4", "asked_build"),
    Ask.LAY: ("AP-15.16", "asked_lay"),
    Ask.DRAFT: ("AP-15.2", "asked_draft"),
    Ask.DISMISS: ("AP-15.4", "asked_dismiss"),
    Ask.MARCH: ("AP-15.8", "asked_march"),
    Ask.BATCH: ("AP-15.8", "asked_batch"),
    Ask.ROTATE: ("AP-15.9", "asked_rotate"),
    Ask.HEAL: ("AP-15.13", "asked_heal"),
    Ask.RAISE: ("AP-15.14", "asked_raise"),
    Ask.RECOIL: ("AP-16.4", "asked_recoil"),
    Ask.IGNITE: ("AP-15.18", "asked_ignite"),
    Ask.WINDOW: ("AP-17.11", "asked_window"),
    Ask.VOLLEY: ("AP-17.11", "asked_volley"),
    Ask.SUFFER: ("AP-13.7", "asked_suffer"),
    Ask.FELL: ("AP-13.7", "asked_fell"),
    Ask.SNARE: ("AP-22.12", "asked_snare"),
    Ask.PLAY: ("AP-5.5", "asked_play"),
    Ask.GIFT: ("AP-7.2", "asked_gift"),
    Ask.ANSWER: ("AP-9.4", "asked_answer"),
    Ask.SEND_HOME: ("AP-8.3", "asked_home"),
    Ask.EXCHANGE: ("AP-8.7", "asked_exchange"),
    Ask.FEED: ("AP-8.4", "asked_feed"),
    Ask.HUNGRY: ("AP-8.5", "asked_hungry"),
    Ask.EMPLOY: ("AP-8.1", "asked_employ"),
    Ask.FACTORY: ("AP-8.9", "asked_boost"),
    Ask.CONVERT: ("AP-8.12", "asked_convert"),
    Ask.STEWARD: ("AP-20.6", "asked_steward"),
}
"""What is to be decided: the answer to what cannot be read at all. A turn has four answers, see `what_is_asked`."""

STAGES = {
    Stage.BEFORE: ("AP-4.1", "asked_before"),
    Stage.MARKET: ("AP-4.4", "asked_market"),
    Stage.AT: ("AP-4.1", "asked_at"),
    Stage.AFTER: ("AP-4.1", "asked_after"),
}
"""What is to be decided in a turn."""

FREE = ("employ", "store", "give", "ask", "shoot", "recoil", "ignite")
ANSWERS = {
    Ask.SITE: ("place",),
    Ask.CENTRE: ("place",),
    Ask.TURN: ("go", "ticket", "on", "stay", "act", "bundle", "special", "sell", *FREE),
    Ask.FEE: ("pay",),
    Ask.DROP: ("drop",),
    Ask.DISCARD: ("discard",),
    Ask.REFINE: ("refine", "sell"),
    Ask.SELL: ("sell",),
    Ask.BUILD: ("build",),
    Ask.LAY: ("lay", "flip"),
    Ask.DRAFT: ("draft",),
    Ask.DISMISS: ("dismiss",),
    Ask.MARCH: ("move", "commit"),
    Ask.BATCH: ("add", "commit"),
    Ask.ROTATE: ("rotate",),
    Ask.HEAL: ("heal",),
    Ask.RAISE: ("raise",),
    Ask.RECOIL: ("back",),
    Ask.IGNITE: ("ignite",),
    Ask.WINDOW: ("shoot", "recoil", "ignite", "replace"),
    Ask.VOLLEY: ("shooter", "fire"),
    Ask.SUFFER: ("lose", "mine"),
    Ask.FELL: ("fell",),
    Ask.SNARE: ("snare",),
    Ask.PLAY: ("play",),
    Ask.GIFT: ("gift", "keep"),
    Ask.ANSWER: ("answer",),
    Ask.SEND_HOME: ("home",),
    Ask.EXCHANGE: ("give", "ask", "store"),
    Ask.FEED: ("feed",),
    Ask.HUNGRY: ("hungry",),
    Ask.EMPLOY: ("employ", "store"),
    Ask.FACTORY: ("boost",),
    Ask.CONVERT: ("convert",),
    Ask.STEWARD: ("steward",),
}
"""How a question is answered; what somebody means who leaves the verb out stands first. Stopping is dealt with in `why_not_stop`."""

NOT_NOW = {
    "place": ("AP-10.5", "no_place_now"),
    **dict.fromkeys(("go", "ticket", "on", "stay"), ("AP-4.1", "no_go_now")),
    **dict.fromkeys(("act", "bundle", "special"), ("AP-4.1", "no_act_now")),
    "refine": ("AP-5.2", "no_refine_now"),
    "sell": ("AP-6.1", "no_sell_now"),
    "build": ("AP-5.4", "no_build_now"),
    **dict.fromkeys(("lay", "flip"), ("AP-15.16", "no_lay_now")),
    "draft": ("AP-15.2", "no_draft_now"),
    "dismiss": ("AP-15.4", "no_dismiss_now"),
    "heal": ("AP-15.13", "no_heal_now"),
    "raise": ("AP-15.14", "no_raise_now"),
    **dict.fromkeys(("move", "add", "commit"), ("AP-15.8", "no_move_now")),
    "rotate": ("AP-15.9", "no_rotate_now"),
    "play": ("AP-7.4", "no_play_now"),
    **dict.fromkeys(("keep", "gift"), ("AP-7.2", "no_gift_now")),
    "employ": ("AP-3.6", "no_employ_now"),
    "store": ("AP-2.6", "no_store_now"),
    **dict.fromkeys(("give", "ask"), ("AP-9.2", "no_give_now")),
    "answer": ("AP-9.4", "no_answer_now"),
    **dict.fromkeys(("shoot", "shooter", "fire"), ("AP-17.9", "no_shot_now")),
    **dict.fromkeys(("recoil", "back"), ("AP-16.4", "no_recoil_now")),
    "ignite": ("AP-16.7", "no_ignite_now"),
    "replace": ("AP-17.6", "no_replace_now"),
    "mine": ("AP-13.9", "no_mine_now"),
    "lose": ("AP-13.7", "no_lose_now"),
    "fell": ("AP-13.7", "no_fell_now"),
    "snare": ("AP-22.12", "no_snare_now"),
    "home": ("AP-8.3", "no_home_now"),
    **dict.fromkeys(("feed", "hungry"), ("AP-8.4", "no_feed_now")),
    "boost": ("AP-8.9", "no_boost_now"),
    "convert": ("AP-8.12", "no_convert_now"),
    "steward": ("AP-20.6", "no_steward_now"),
    "pay": ("AP-22.4", "no_pay_now"),
    "drop": ("AP-2.2", "no_drop_now"),
    "discard": ("AP-5.6", "no_discard_now"),
}
"""Answers to a question that is not asked."""

HOW = {
    **dict.fromkeys(("place", "go", "ticket", "on"), ("AP-4.3", "how_site")),
    **dict.fromkeys(("stay", "commit", "fire", "keep", "feed", "convert", "done", "pass"), ("AP-4.6", "how_bare")),
    "act": ("AP-4.1", "how_act"),
    "bundle": ("AP-6.1", "how_bundle"),
    "special": ("AP-6.1", "how_special"),
    "refine": ("AP-5.2", "how_refine"),
    "sell": ("AP-6.1", "how_sell"),
    "build": ("AP-5.4", "how_build"),
    **dict.fromkeys(("lay", "flip"), ("AP-15.16", "how_lay")),
    "draft": ("AP-15.2", "how_draft"),
    **dict.fromkeys(("dismiss", "raise"), ("AP-15.4", "how_soldier")),
    "heal": ("AP-15.13", "how_heal"),
    "move": ("AP-15.8", "how_move"),
    "add": ("AP-15.8", "how_add"),
    "rotate": ("AP-15.9", "how_rotate"),
    **dict.fromkeys(("play", "discard"), ("AP-7.1", "how_card")),
    **dict.fromkeys(("gift", "steward"), ("AP-7.2", "how_seat")),
    **dict.fromkeys(("employ", "home"), ("AP-3.6", "how_employ")),
    **dict.fromkeys(("store", "pay", "drop"), ("AP-2.1", "how_good")),
    **dict.fromkeys(("give", "ask"), ("AP-9.4", "how_give")),
    "answer": ("AP-9.4", "how_answer"),
    **dict.fromkeys(("shoot", "shooter"), ("AP-17.11", "how_shoot")),
    "recoil": ("AP-17.7", "how_recoil"),
    "back": ("AP-16.4", "how_back"),
    "ignite": ("AP-16.7", "how_ignite"),
    "replace": ("AP-17.6", "how_replace"),
    "mine": ("AP-13.9", "how_mine"),
    "lose": ("AP-13.7", "how_lose"),
    "fell": ("AP-13.7", "how_fell"),
    "snare": ("AP-22.12", "how_snare"),
    "hungry": ("AP-8.5", "how_hungry"),
    "boost": ("AP-8.9", "how_boost"),
}
"""How something is said, where no rule speaks against the thing itself."""

TWO_ACTIONS = (
    Place.BAKER, Place.GRAND_BAKER, Place.RECRUITING_OFFICER, Place.COMMANDER, Place.SUPREME_COMMANDER, Place.FIELD_DOCTOR, Place.TRAPPER,
    Place.COMBAT_ENGINEER,
)  # fmt: skip
PLACE_OF = {
    "draft": Place.RECRUITING_OFFICER, "dismiss": Place.RECRUITING_OFFICER, "heal": Place.FIELD_DOCTOR, "raise": Place.FIELD_DOCTOR,
    "move": Place.COMMANDER, "add": Place.COMMANDER, "commit": Place.COMMANDER, "rotate": Place.COMMANDER, "back": Place.TRAPPER,
    "play": Place.DEVELOPER,
}  # fmt: skip
"""Where things are done that have a place of their own."""

ACT_OF = {"add": "move", "commit": "move", "back": "recoil", "flip": "lay", "play": "gain"}
"""The action of a place that brings something about, where it has another name."""

NO_EFFECT = {
    Effect.DRAFT: ("AP-7.3", "effect_draft"),
    Effect.LAY: ("AP-7.3", "effect_lay"),
    Effect.BUILD: ("AP-7.3", "effect_build"),
    Effect.REFINE: ("AP-7.3", "effect_refine"),
    Effect.HANDSAW: ("AP-7.3", "effect_refine"),
    Effect.FIELD_HOSPITAL: ("AP-7.3", "effect_hospital"),
    Effect.MARCH: ("AP-7.3", "effect_march"),
}
"""Why an improvement would do nothing."""


def why_not(state: AntePortas, seat: int, sentence: Sentence) -> WhyNot:
    """Return the rule that forbids this sentence."""
    if state.reason != Reason.NONE:
        rule, key = OVER[state.reason]
        return WhyNot(rule, key)
    if sentence[:1] == ("resign",):
        return WhyNot("AP-R42", "resign" if seat in state.actors() else "resign_later")
    if sentence[:1] == ("standing",):
        return why_not_standing(state, seat, sentence[1:])
    ask = question(state)
    if seat not in state.actors() and not (state.joint() and state.team(seat) == state.team(state.to_move)):
        rule, key = WAITING[ask]
        return WhyNot(rule, key, {"seat": SEAT_NAMES[state.to_move]})
    verb, rest = read(state, ask, sentence)
    if not verb:
        return what_is_asked(state, seat)
    found = None
    if not says_too_much(state, seat, (verb, *rest)):
        if verb in ("done", "pass"):
            return why_not_stop(state, seat, ask)
        if verb not in ANSWERS[ask]:
            return why_not_now(state, seat, ask, verb, rest)
        found = ANSWERED[verb](state, seat, rest)
    if found is not None:
        return found
    if rest == sentence:
        return what_is_asked(state, seat)  # the verb was only guessed
    rule, key = HOW[verb]
    return WhyNot(rule, key)


# Who decides, and what


def read(state: AntePortas, ask: int, sentence: Sentence) -> tuple[str, Sentence]:
    """Return what is to be done, and with what; a verb that was left out is guessed."""
    first = sentence[0] if sentence else ""
    if first in VERBS:
        return first, sentence[1:]
    if ask == Ask.SUFFER and mine_open(state, asked_data(state)):
        return "mine", sentence
    if is_mine_window(state) and sentence:
        return "replace", sentence
    if ask != Ask.TURN or not sentence:
        return (ANSWERS[ask][0] if sentence else ""), sentence
    if first in SITE_NAMES:
        return ("on" if asked_data(state) == Stage.MARKET else "go"), sentence
    if first in ACTS:
        return "act", sentence
    return ("special" if first in ("market", "council") else ""), sentence


def says_too_much(state: AntePortas, seat: int, sentence: Sentence) -> bool:
    """Return whether it would be a legal sentence with some words less; razing something for a building is another thing."""
    legal = [in_words(state, seat, (int(action),)) for action in state.legal(seat)]
    return "raze" not in sentence and any(said[0] == sentence[0] and shortens(said, sentence) for said in legal)


def what_is_asked(state: AntePortas, seat: int) -> WhyNot:
    """Say what is to be decided now."""
    ask, data = question(state), asked_data(state)
    rule, key = ASKED[ask]
    fields: dict[str, str | int] = {}
    if ask == Ask.TURN:
        rule, key = STAGES[data]
        if data == Stage.AT and place_at(state, state.steward[seat]) == Place.MARKET:
            rule, key = "AP-6.1", "asked_stall"
    elif ask in (Ask.SITE, Ask.CENTRE):
        fields["place"] = PLACE_NAMES[site_place(data) if ask == Ask.SITE else data]
    elif ask == Ask.FEE:
        rule, key = ("AP-22.4", "asked_fee") if fee_first(due(state)) else ("AP-22.4", "asked_fee_goods")
    elif ask == Ask.DROP:
        fields["count"] = int(overflow(state, seat))
    elif ask == Ask.DISCARD:
        fields["count"] = int(hand_limit(state, seat))
    elif ask == Ask.REFINE:
        fields["recipe"] = RECIPE_NAMES[refine_recipe(data)]
    elif ask == Ask.BUILD:
        fields["building"] = BUILDING_NAMES[build_what(data)]
    elif ask == Ask.LAY:
        fields["tile"] = TILE_NAMES[lay_kind(data)]
    elif ask == Ask.BATCH:
        rule, key = (rule, key) if batch_goal(data) else ("AP-22.17", "asked_edge")
        fields["hex"] = int(batch_goal(data))
    elif ask == Ask.VOLLEY:
        fields["hex"] = int(volley_hex(data))
    elif ask == Ask.WINDOW:
        rule, key = ("AP-17.6", "asked_window_mine") if window_kind(data) == Window.MINE else (rule, key)
    elif ask == Ask.SUFFER:
        rule, key = ("AP-13.9", "asked_mine") if mine_open(state, data) else (rule, key)
        fields = {"hex": int(suffer_hex(data)), "damage": int(suffer_damage(data))}
    elif ask == Ask.FELL:
        fields = {"hex": int(fell_hex(data)), "damage": int(fell_damage(data))}
    elif ask == Ask.SNARE:
        fields["hex"] = int(snare_hex(data))
    elif ask == Ask.PLAY and state.phase == Phase.YEAR_END:
        rule = "AP-8.11"
    elif ask == Ask.GIFT:
        fields["improvement"] = IMPROVEMENT_NAMES[gift_improvement(data)]
    elif ask == Ask.ANSWER:
        fields = {"seat": SEAT_NAMES[answer_seat(data)], "good": GOOD_NAMES[answer_good(data)]}
    elif ask == Ask.HUNGRY:
        fields["count"] = int(unfed_of(state, data))
    return WhyNot(rule, key, fields)


def why_not_standing(state: AntePortas, seat: int, rest: Sentence) -> WhyNot:
    """How a seat wants to be asked is what it said already (AP-17.12)."""
    place = one(hexes_of(rest))
    windows = among(WINDOW_NAMES, rest)
    if rest[:1] == (REACTION_NAMES[state.reaction[seat]],):
        return WhyNot("AP-17.12", "standing_already", {"reaction": rest[0]})
    if rest[:1] in (("never",), ("again",)) and windows:
        muted = bool(state.muted_hexes[seat] & BIT[place] if place else state.muted[seat] & BIT[windows[0]])
        if muted != (rest[0] == "again"):
            return WhyNot("AP-17.12", "standing_muted" if muted else "standing_open")
    return WhyNot("AP-17.12", "how_standing")


def why_not_stop(state: AntePortas, seat: int, ask: int) -> WhyNot:
    """Something has to be decided first, or stopping has another word here."""
    if ask == Ask.BATCH:
        return WhyNot("AP-15.8", "stop_batch")
    if ask == Ask.VOLLEY:
        return WhyNot("AP-17.11", "stop_volley")
    if ask == Ask.MARCH and state.rider:
        return WhyNot("AP-15.6", "rider_on", {"hex": int(crossing_hex(state.rider))})
    if ask == Ask.RECOIL and not len(state.landed):
        return WhyNot("AP-16.4", "stop_recoil")
    if ask == Ask.HEAL and heal_hospital(asked_data(state)):
        return WhyNot("AP-15.13", "stop_hospital")
    if Do.DONE not in state.legal(seat):
        return WhyNot("AP-22.4", "stop_market") if ask == Ask.TURN else what_is_asked(state, seat)
    return WhyNot("AP-4.6", "say_pass" if is_pass(state) else "say_done")


def why_not_now(state: AntePortas, seat: int, ask: int, verb: str, rest: Sentence) -> WhyNot:
    """Something else is to be decided: say where or when there is such a thing."""
    if state.rules.coop and verb in ("pay", "snare"):
        return WhyNot("AP-9.1", "coop_fee") if verb == "pay" else WhyNot("AP-12.1", "coop_snare")
    if not state.rules.coop and verb in ("steward", "fell"):
        return WhyNot("AP-22.1", "duel_steward" if verb == "steward" else "duel_fell")
    if verb == "play" and state.wave > 0:
        return WhyNot("AP-7.4", "play_wave")
    if ask == Ask.TURN and verb in TURN_WORK:
        return why_not_work(state, seat, verb, rest)
    rule, key = NOT_NOW[verb]
    return WhyNot(rule, key)


TURN_WORK = ("refine", "build", "lay", "flip", *PLACE_OF)
"""What is done after the action of a place was chosen."""


def why_not_work(state: AntePortas, seat: int, verb: str, rest: Sentence) -> WhyNot:
    """In a turn: the action of the place comes first, or it is another place."""
    wanted = places_for(verb, rest)
    if not wanted:
        rule, key = NOT_NOW[verb]
        return WhyNot(rule, key)
    place, stage = place_at(state, state.steward[seat]), asked_data(state)
    if place in wanted and stage == Stage.AT:
        return WhyNot("AP-4.1", "act_first", {"act": ACT_OF.get(verb, verb)})
    if place in wanted and stage == Stage.BEFORE:
        return WhyNot("AP-4.3", "move_first", {"place": PLACE_NAMES[place]})
    if stage == Stage.AFTER:
        return WhyNot("AP-4.1", "act_after")
    return WhyNot("AP-4.1", "wrong_place", {"place": PLACE_NAMES[wanted[0]]})


def places_for(verb: str, rest: Sentence) -> list[int]:
    """Return the places where something is done."""
    if verb == "refine":
        recipes = among(RECIPE_NAMES, rest)
        return [place for place in range(PLACES) if REFINES[place] in recipes]
    if verb == "build":
        buildings = among(BUILDING_NAMES, rest)[:1]
        return [place for place in range(PLACES) if BUILDS[place] in buildings]
    if verb in ("lay", "flip"):
        tiles = among(TILE_NAMES, rest)
        return [place for place in range(PLACES) if LAYS[place] and LAYS[place] in tiles]
    if PLACE_OF[verb] == Place.COMMANDER:
        return [Place.COMMANDER, Place.SUPREME_COMMANDER]
    return [PLACE_OF[verb]]


# Words


def among(names: Sentence, words: Iterable[str]) -> list[int]:
    """Return which of these names occur, as numbers, in the order of the words."""
    return [names.index(word) for word in words if word in names]


def numbers_of(words: Sentence) -> list[int]:
    return [int(word) for word in words if word.isdecimal()]


def hexes_of(words: Sentence) -> list[int]:
    return [number for number in numbers_of(words) if 0 < number < HEXES]


def one(found: list[int]) -> int | None:
    """Return the only thing that was named; None if there are none or several."""
    return found[0] if len(found) == 1 else None


def row(amounts: vec[i64]) -> list[int]:
    return [int(amount) for amount in amounts]


# Paying


def why_not_pay(state: AntePortas, seat: int, cost: list[int], rule: str) -> WhyNot | None:
    """A good is missing, lies in a buffer, or the spending limit is reached (AP-2.4, AP-2.5)."""
    for good, need in enumerate(cost):
        have = int(state.stock[seat * GOODS + good])
        if have >= need:
            continue
        fields = {"good": GOOD_NAMES[good], "need": need, "have": have}
        if have + buffered(state, seat, good) >= need:
            return WhyNot("AP-2.5", "in_buffer", fields)
        return WhyNot(rule, "missing", fields)
    need, left = sum(cost[:STORABLE]), int(spending_left(state, seat))
    if need > left:
        return WhyNot("AP-2.4", "limit", {"need": need, "left": max(0, left), "limit": left + int(state.spent[seat])})
    return None


def buffered(state: AntePortas, seat: int, good: int) -> int:
    """Return how many of a good wait in the buffers of a seat."""
    places = range(seat * SPOTS, (seat + 1) * SPOTS)
    return sum(int(state.buffer[at]) for at in places if YIELD_GOOD[state.spot[at]] == good)


def why_not_paid(state: AntePortas, seat: int, payer: int, cost: list[int], rule: str) -> WhyNot | None:
    """The same where somebody else may have to pay: whoever gave a card away (AP-7.1)."""
    found = why_not_pay(state, payer, cost, rule)
    if found is None or payer == seat:
        return found
    rule, key = PAYER_CANNOT[found.key]
    return WhyNot(rule, key, {**found.fields, "seat": SEAT_NAMES[payer]})


PAYER_CANNOT = {"missing": ("AP-R20", "payer_missing"), "in_buffer": ("AP-R20", "payer_in_buffer"), "limit": ("AP-R20", "payer_limit")}
"""Why somebody else cannot pay."""


def why_not_spend(state: AntePortas, seat: int, good: int, amount: int, rule: str) -> WhyNot | None:
    """One kind of good cannot be paid."""
    return why_not_pay(state, seat, [amount if good == other else 0 for other in range(GOODS)], rule)


# Places of the heartland and of the command centre


def why_not_place(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """A drawn place goes to a free cell beside at least two tiles (AP-0.6, AP-10.5)."""
    site = one(among(SITE_NAMES, rest))
    if site is None:
        return None
    where = {"site": SITE_NAMES[site]}
    if question(state) == Ask.SITE:
        if not site < FIRST_E:
            return WhyNot("AP-0.6", "place_heartland", where)
        if state.heart[site]:
            return WhyNot("AP-0.6", "place_taken", where | {"place": PLACE_NAMES[state.heart[site]]})
        return None if site in heartland_cells(state) else WhyNot("AP-0.6", "place_apart", where)
    if site < CENTRE:
        return WhyNot("AP-10.5", "place_centre", where)
    if state.centre[site - CENTRE]:
        return WhyNot("AP-10.5", "place_taken", where | {"place": PLACE_NAMES[state.centre[site - CENTRE]]})
    return None if site in centre_cells(state) else WhyNot("AP-10.5", "place_apart", where)


# Going


def why_not_go(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """The steward goes to a neighbour or jumps to a market, once (AP-4.3)."""
    site, stage = one(among(SITE_NAMES, rest)), asked_data(state)
    if stage == Stage.MARKET and site is not None and site in onward(state, seat, state.steward[seat]):
        return WhyNot("AP-4.4", "say_on", {"site": SITE_NAMES[site]})
    if stage != Stage.BEFORE:
        return WhyNot("AP-4.1", "moved")
    return None if site is None else why_not_goal(state, seat, site, near=True)


def why_not_goal(state: AntePortas, seat: int, site: int, *, near: bool) -> WhyNot | None:
    """A site cannot be gone to, or not from here."""
    here = int(state.steward[seat])
    where = {"site": SITE_NAMES[site]}
    if site == here:
        return WhyNot("AP-4.3", "same_place", where)
    found = why_not_usable(state, site)
    if found is not None:
        return found
    if near and not is_market(site) and site not in SITE_NEXT[here]:
        if (site < CENTRE) != (here < CENTRE):
            return WhyNot("AP-0.7", "other_board", where | {"from": SITE_NAMES[here]})
        return WhyNot("AP-4.3", "not_adjacent", where | {"from": SITE_NAMES[here]})
    return why_not_fee(state, seat, site)


def why_not_usable(state: AntePortas, site: int) -> WhyNot | None:
    """Nothing is there, or not any more (AP-1.5, AP-20.1)."""
    where = {"site": SITE_NAMES[site]}
    if state.phase >= Phase.WAVE_ARRIVAL and site < CENTRE:
        return WhyNot("AP-20.1", "wave_centre", where)
    if place_at(state, site) > 0:
        return None
    if (FIRST_E <= site < HEARTLAND or site == M3) and state.epoch == 1:
        return WhyNot("AP-1.5", "later_epoch", where)
    return WhyNot("AP-4.3", "no_place", where)


def why_not_fee(state: AntePortas, seat: int, site: int) -> WhyNot | None:
    """Opposing stewards want more than there is (AP-22.4)."""
    if can_pay_fee(state, seat, site):
        return None
    return WhyNot("AP-22.4", "fee", {"site": SITE_NAMES[site], "count": int(rivals(state, seat, site) * state.epoch)})


def why_not_ticket(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Improvement 235."""
    if asked_data(state) != Stage.BEFORE:
        return WhyNot("AP-4.1", "moved")
    if state.tickets[seat] == 0:
        return WhyNot("AP-R26", "no_ticket")
    found = why_not_spend(state, seat, Good.CLAY, TICKET_PRICE, "AP-R26")
    site = one(among(SITE_NAMES, rest))
    if found is not None or site is None:
        return found
    found = why_not_goal(state, seat, site, near=False)
    if found is None and site not in ticket_goals(state, seat):
        return WhyNot("AP-22.4", "ticket_fee", {"site": SITE_NAMES[site]})
    return found


def why_not_on(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Moving on from a market to a place beside it (AP-4.4)."""
    stage = asked_data(state)
    if stage == Stage.BEFORE:
        return WhyNot("AP-4.4", "on_early")
    if stage != Stage.MARKET:
        return WhyNot("AP-4.4", "on_late")
    site = one(among(SITE_NAMES, rest))
    if site is None:
        return None
    market = int(state.steward[seat])
    where = {"site": SITE_NAMES[site]}
    if is_market(site):
        return WhyNot("AP-4.4", "on_market", where)
    if site == state.origin:
        return WhyNot("AP-4.4", "on_origin", where)
    if site not in SITE_NEXT[market]:
        return why_not_usable(state, site) or WhyNot("AP-4.4", "on_apart", where | {"from": SITE_NAMES[market]})
    return why_not_usable(state, site) or why_not_fee(state, seat, site)


def why_not_stay(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Staying means paying the fee of a market (AP-22.4)."""
    stage, site = asked_data(state), int(state.steward[seat])
    if stage == Stage.BEFORE:
        return WhyNot("AP-4.3", "stay_early")
    if stage != Stage.MARKET or rivals(state, seat, site) == 0:
        return WhyNot("AP-22.4", "stay_free")
    return why_not_fee(state, seat, site)


# The action of a place


def why_not_stage(state: AntePortas, seat: int) -> WhyNot | None:
    """One action in a turn, after the move (AP-4.1)."""
    stage = asked_data(state)
    if stage == Stage.BEFORE:
        return WhyNot("AP-4.1", "act_before")
    if stage == Stage.AFTER:
        return WhyNot("AP-4.1", "act_after")
    if stage == Stage.MARKET and rivals(state, seat, state.steward[seat]) > 0:
        return why_not_fee(state, seat, int(state.steward[seat])) or WhyNot("AP-22.4", "stay_first")
    return None


def why_not_act(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """The action of a place, or its other one."""
    found = why_not_stage(state, seat)
    if found is not None:
        return found
    place = int(place_at(state, state.steward[seat]))
    if place == Place.MARKET:
        return WhyNot("AP-6.1", "act_market")
    word = next((word for word in rest if word in ACTS), "")
    if word == act_word(place, 0):
        return why_nothing_first(state, seat, place)
    if place not in TWO_ACTIONS:
        return WhyNot("AP-4.1", "act_other", {"place": PLACE_NAMES[place], "act": act_word(place, 0)}) if word else None
    if word == act_word(place, 1):
        return why_nothing_second(state, seat, place)
    names = {"place": PLACE_NAMES[place], "act": act_word(place, 0), "second": act_word(place, 1)}
    return WhyNot("AP-15.1", "act_neither", names) if word else None


def why_nothing_first(state: AntePortas, seat: int, place: int) -> WhyNot | None:
    """The action of a place would do nothing."""
    if BUILDS[place]:
        return why_not_building(state, seat, int(BUILDS[place]), COST_BUILDING + int(BUILDS[place]))
    tile = int(LAYS[place])
    if tile:
        return why_no_tile(state, seat, tile, COST_TILE + tile)
    if place == Place.RECRUITING_OFFICER:
        return why_no_draft(state, seat)
    if place in (Place.COMMANDER, Place.SUPREME_COMMANDER):
        return None if can_march(state, state.team(seat)) else WhyNot("AP-15.5", "march_none")
    if place == Place.FIELD_DOCTOR:
        return why_no_healing(state, seat)
    if REFINES[place] >= 0 and place not in (Place.BAKER, Place.GRAND_BAKER):
        return why_not_pay(state, seat, row(RECIPE_IN[REFINES[place]]), "AP-5.2")
    return None


def why_nothing_second(state: AntePortas, seat: int, place: int) -> WhyNot | None:
    """The other action of a place would do nothing."""
    team = state.team(seat)
    if place in (Place.BAKER, Place.GRAND_BAKER):
        return why_not_pay(state, seat, row(RECIPE_IN[Recipe.SELL_FOOD]), "AP-5.3")
    if place == Place.RECRUITING_OFFICER:
        return why_no_dismissal(state, seat)
    if place in (Place.COMMANDER, Place.SUPREME_COMMANDER):
        return None if can_rotate(state, team) else WhyNot("AP-15.9", "rotate_none")
    if place == Place.FIELD_DOCTOR:
        return why_no_raising(state, seat)
    if place == Place.TRAPPER:
        return WhyNot("AP-16.4", "recoil_none")
    return WhyNot("AP-15.18", "ignite_none")


def why_no_tile(state: AntePortas, seat: int, tile: int, cost: int) -> WhyNot | None:
    """Nowhere can such a tile be laid, or it cannot be paid."""
    found = why_not_pay(state, seat, row(COSTS[cost]), "AP-15.16")
    if found is not None:
        return found
    if tiles_left(state, tile) == 0:
        return WhyNot("AP-14.9", "supply_tiles", {"tile": TILE_NAMES[tile]})
    return WhyNot("AP-14.5", "lay_nowhere", {"tile": TILE_NAMES[tile]})


def why_no_draft(state: AntePortas, seat: int) -> WhyNot | None:
    """Nobody can be drafted."""
    for colonist in range(2):
        if state.idle[seat * 2 + colonist] > 0:
            return why_not_enlist(state, seat, colonist, seat)
    return WhyNot("AP-15.2", "draft_nobody")


def why_no_dismissal(state: AntePortas, seat: int) -> WhyNot | None:
    """Nobody can be dismissed."""
    team = state.team(seat)
    for colonist in range(2):
        if any(state.of_colonist(team, place, colonist) for place in range(1, HEXES)):
            return WhyNot("AP-15.4", "no_home", {"colonist": COLONIST_NAMES[colonist]})
    return WhyNot("AP-15.4", "dismiss_nobody")


def why_no_healing(state: AntePortas, seat: int) -> WhyNot | None:
    """Nobody can be healed."""
    team = state.team(seat)
    found: WhyNot | None = WhyNot("AP-15.13", "hospital_empty")
    for colonist in range(2):
        if state.patients[team * 2 + colonist] == 0:
            continue
        if not any(can_heal(state, team, owner, colonist) for owner in range(state.rules.players)):
            found = WhyNot("AP-15.15", "no_home_any", {"colonist": COLONIST_NAMES[colonist]})
            continue
        good, amount = heal_price(state, seat, colonist, kitchen(state, seat))
        return why_not_spend(state, seat, good, int(amount), "AP-15.13")
    return found


def why_no_raising(state: AntePortas, seat: int) -> WhyNot | None:
    """Nobody can be raised."""
    for colonist in range(2):
        if any(state.count(state.team(seat), place, colonist * 2 + 1) for place in range(1, HEXES)):
            good, amount = raise_price(state, colonist, kitchen(state, seat))
            return why_not_spend(state, seat, good, int(amount), "AP-15.14")
    return WhyNot("AP-15.14", "raise_nobody")


# Markets


def why_not_market(state: AntePortas, seat: int) -> WhyNot | None:
    """Market actions need a market, and the fee paid."""
    found = why_not_stage(state, seat)
    if found is not None:
        return found
    place = int(place_at(state, state.steward[seat]))
    return None if place == Place.MARKET else WhyNot("AP-6.1", "not_market", {"place": PLACE_NAMES[place]})


def why_not_bundle(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Bundles of the market card."""
    found = why_not_market(state, seat)
    number = one(numbers_of(rest))
    if found is not None or number is None:
        return found
    most = int(BUNDLE_COUNT[state.market])
    if not 1 <= number <= most:
        return WhyNot("AP-6.1", "no_bundle", {"market": MARKET_NAMES[state.market], "count": most})
    return None


def why_not_special(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """The special action of the market card, or that of the War Council."""
    found = why_not_market(state, seat)
    if found is not None:
        return found
    if "council" in rest:
        if not state.owns(seat, Card.WAR_COUNCIL):
            return WhyNot("AP-6.1", "no_council")
        return None if can_rotate(state, state.team(seat)) else WhyNot("AP-15.9", "rotate_none")
    special = int(MARKET_SPECIAL[state.market])
    if special < Special.PLANKS:
        return why_not_building(state, seat, special, COST_BUILDING + special)
    if special in (Special.PLANKS, Special.TWO_PLANKS, Special.BRICKS):
        recipe = Recipe.BRICKS if special == Special.BRICKS else Recipe.PLANKS
        return why_not_pay(state, seat, row(RECIPE_IN[recipe]), "AP-5.2")
    if special == Special.ROTATE:
        return None if can_rotate(state, state.team(seat)) else WhyNot("AP-15.9", "rotate_none")
    if special == Special.MARCH:
        return None if can_march(state, state.team(seat)) else WhyNot("AP-15.5", "march_none")
    return None


def why_not_sell(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Deals of the market card, or food at a baker."""
    good = one(among(GOOD_NAMES, rest))
    ask = question(state)
    if ask == Ask.REFINE:
        if refine_recipe(asked_data(state)) != Recipe.SELL_FOOD:
            return WhyNot("AP-6.1", "no_sell_now")
        return None if good in (None, Good.FOOD) else WhyNot("AP-5.3", "only_food")
    if ask == Ask.TURN:
        place = place_at(state, state.steward[seat])
        if place in (Place.BAKER, Place.GRAND_BAKER) and asked_data(state) == Stage.AT:
            return WhyNot("AP-4.1", "act_first", {"act": "sell"})
        found = why_not_market(state, seat)
        if found is not None:
            return found
    if good is None:
        return None
    for recipe in SALES[state.market]:
        if RECIPE_IN[recipe][good]:
            return why_not_pay(state, seat, row(RECIPE_IN[recipe]), "AP-6.1")
    return WhyNot("AP-6.1", "not_bought", {"good": GOOD_NAMES[good], "market": MARKET_NAMES[state.market]})


# Refining and building


def why_not_refine(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """One conversion, or both of the Handsaw."""
    named, data = one(among(RECIPE_NAMES, rest)), asked_data(state)
    if named is None:
        return None
    if named != refine_recipe(data) and not (refine_handsaw(data) and named == Recipe.HANDSAW):
        return WhyNot("AP-5.2", "other_recipe", {"recipe": RECIPE_NAMES[refine_recipe(data)]})
    return why_not_pay(state, seat, row(RECIPE_IN[named]), "AP-5.2")


def why_not_build(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Only what the builder builds, with a building razed where no spot is free."""
    data = asked_data(state)
    before, _, after = " ".join(rest).partition("raze")
    named, razed = one(among(BUILDING_NAMES[1:], before.split())), one(among(BUILDING_NAMES[1:], after.split()))
    if named is None:
        return None
    building = int(build_what(data))
    if named + 1 != building:
        return WhyNot("AP-5.4", "other_building", {"building": BUILDING_NAMES[building]})
    return why_not_building(
        state, seat, building, int(build_cost(data)), None if razed is None else razed + 1, seat ^ int(build_payer(data))
    )


def why_not_building(
    state: AntePortas, seat: int, building: int, cost: int, razed: int | None = None, payer: int | None = None
) -> WhyNot | None:
    """Supply, maximum, what is remodelled, price and spot, in this order; what was given away is paid by the giver (AP-7.1)."""
    payer = seat if payer is None else payer
    names = {"building": BUILDING_NAMES[building]}
    if supply_left(state, building) <= 0:
        return WhyNot("AP-0.24", "building_supply", names)
    if built_count(state, seat, building) >= MOST_BUILT[building]:
        return WhyNot("AP-5.4", "building_most", names | {"count": int(MOST_BUILT[building])})
    if REMODELS[building]:
        if remodel_spot(state, seat, building) < 0:
            return WhyNot("AP-3.5", "remodel_none", names | {"old": BUILDING_NAMES[REMODELS[building]]})
        if building == Building.FLAT and free_homes(state, seat, Colonist.FARMER) <= 0 and state.idle[seat * 2] == 0:
            return WhyNot("AP-3.4", "remodel_workers")
    price = row(COSTS[cost])
    found = why_not_paid(state, seat, payer, price, "AP-5.4")
    if found is not None:
        return found
    if REMODELS[building]:
        return None if razed is None else WhyNot("AP-3.9", "raze_remodel", names)
    return why_no_spot(state, seat, building, price, razed, payer)


def why_no_spot(state: AntePortas, seat: int, building: int, price: list[int], razed: int | None, payer: int) -> WhyNot | None:
    """A building needs a spot, or another one that is razed for it (AP-3.9)."""
    if free_spot(state, seat, building) >= 0:
        return None if razed is None else WhyNot("AP-3.9", "raze_needless")
    if STORES[building]:
        return WhyNot("AP-R29", "storage_full")
    if razed is None:
        if not any(raze_spot(state, seat, other) >= 0 for other in range(Building.FORESTERS_HOUSE, BUILDINGS)):
            return WhyNot("AP-3.9", "spots_full")
        price[Good.TOOLS] += 1
        return why_not_paid(state, seat, payer, price, "AP-3.9")
    if not may_raze(razed):
        return WhyNot("AP-3.9", "raze_home", {"building": BUILDING_NAMES[razed]})
    if raze_spot(state, seat, razed) < 0:
        return WhyNot("AP-3.9", "raze_missing", {"building": BUILDING_NAMES[razed]})
    price[Good.TOOLS] += 1
    return why_not_paid(state, seat, payer, price, "AP-3.9")


# Tiles


def why_not_lay(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """A tile goes to a hex in sight with nothing in its way (AP-14.5)."""
    tile, named, place = int(lay_kind(asked_data(state))), one(among(TILE_NAMES, rest)), one(hexes_of(rest))
    if named is not None and named != tile:
        return WhyNot("AP-15.16", "other_tile", {"tile": TILE_NAMES[tile]})
    if named is None or place is None:
        return None
    team = state.team(seat)
    where = {"hex": place}
    if not sight(state, team) & BIT[place]:
        return WhyNot("AP-14.5", "unseen", where)
    if state.tile[place]:
        if may_flip(state, team, tile, place, sight(state, team)):
            return WhyNot("AP-14.6", "say_flip", where)
        return WhyNot("AP-14.5", "tile_there", where | {"tile": TILE_NAMES[state.tile[place]]})
    if state.enemy_on(team, place) > 0:
        return WhyNot("AP-14.5", "enemies_there", where)
    return WhyNot("AP-14.9", "supply_tiles", {"tile": TILE_NAMES[tile]}) if tiles_left(state, tile) == 0 else None


def why_not_flip(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """A tile of Epoch I is flipped to its other side (option flip_upgrade)."""
    tile, named, place = int(lay_kind(asked_data(state))), one(among(TILE_NAMES, rest)), one(hexes_of(rest))
    if not state.rules.flip_upgrade:
        return WhyNot("AP-14.6", "flip_off")
    if named is not None and named != tile:
        return WhyNot("AP-15.16", "other_tile", {"tile": TILE_NAMES[tile]})
    if tile % 2 or not is_building(tile):
        return WhyNot("AP-14.6", "flip_never", {"tile": TILE_NAMES[tile]})
    if named is None or place is None:
        return None
    if state.own_tile(state.team(seat), place) != tile - 1:
        return WhyNot("AP-14.6", "flip_nothing", {"hex": place, "tile": TILE_NAMES[tile - 1]})
    return None


# Soldiers come and go


def why_not_draft(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Drafting (AP-15.2)."""
    colonist = one(among(COLONIST_NAMES, rest))
    return None if colonist is None else why_not_enlist(state, seat, colonist, seat ^ int(draft_payer(asked_data(state))))


def why_not_enlist(state: AntePortas, seat: int, colonist: int, payer: int) -> WhyNot | None:
    """Only the unemployed, not too many on a hex, and food for citizens."""
    team = state.team(seat)
    if state.idle[seat * 2 + colonist] == 0:
        return WhyNot("AP-15.2", "draft_none", {"colonist": COLONIST_NAMES[colonist]})
    start = int(state.start_field(team))
    if state.troops(team, start) >= crowd_limit(state):
        return WhyNot("AP-22.9", "crowd", {"hex": start, "count": int(crowd_limit(state))})
    if colonist == Colonist.FARMER or state.wave > 0:
        return None
    return why_not_paid(state, seat, payer, [int(good == Good.FOOD) for good in range(GOODS)], "AP-15.2")


def why_not_dismiss(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Dismissing (AP-15.4)."""
    place, colonist = one(hexes_of(rest)), one(among(COLONIST_NAMES, rest))
    if place is None or colonist is None:
        return None
    if state.of_colonist(state.team(seat), place, colonist) == 0:
        return why_no_soldier(state, seat, place, colonist, "AP-15.4")
    if free_homes(state, seat, colonist) <= 0:
        return WhyNot("AP-15.4", "no_home", {"colonist": COLONIST_NAMES[colonist]})
    return None


def why_no_soldier(state: AntePortas, seat: int, place: int, colonist: int, rule: str) -> WhyNot:
    """No such soldier is on a hex, or only the enemy has one there."""
    fields = {"hex": place, "colonist": COLONIST_NAMES[colonist]}
    if not state.rules.coop and state.of_colonist(1 - state.team(seat), place, colonist) > 0:
        return WhyNot("AP-R30", "enemy_soldier", fields)
    return WhyNot(rule, "no_soldier", fields)


def why_not_heal(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Healing (AP-15.13)."""
    colonist, owner, data = one(among(COLONIST_NAMES, rest)), one(among(SEAT_NAMES, rest)), asked_data(state)
    if colonist is None:
        return None
    names = {"colonist": COLONIST_NAMES[colonist]}
    if heal_hospital(data) and colonist == Colonist.CITIZEN:
        return WhyNot("AP-15.13", "heal_farmers")
    if state.patients[state.team(seat) * 2 + colonist] == 0:
        return WhyNot("AP-15.13", "no_patient", names)
    if owner is None:
        return None
    if state.team(owner) != state.team(seat):
        return WhyNot("AP-R30", "heal_team", {"seat": SEAT_NAMES[owner]})
    if free_homes(state, owner, colonist) <= 0:
        return WhyNot("AP-15.15", "no_home_there", names | {"seat": SEAT_NAMES[owner]})
    good, amount = heal_price(state, seat, colonist, heal_free(data))
    return why_not_spend(state, seat, good, int(amount), "AP-15.13")


def why_not_raise(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Raising (AP-15.14)."""
    place, colonist = one(hexes_of(rest)), one(among(COLONIST_NAMES, rest))
    if place is None or colonist is None:
        return None
    if state.of_colonist(state.team(seat), place, colonist) == 0:
        return why_no_soldier(state, seat, place, colonist, "AP-15.14")
    if state.count(state.team(seat), place, colonist * 2 + 1) == 0:
        return WhyNot("AP-15.14", "not_exhausted", {"hex": place, "colonist": COLONIST_NAMES[colonist]})
    good, amount = raise_price(state, colonist, raise_free(asked_data(state)))
    return why_not_spend(state, seat, good, int(amount), "AP-15.14")


# Moving


def why_not_move(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Where a batch goes (AP-15.8)."""
    team, place = state.team(seat), one(hexes_of(rest))
    if state.rider:
        over = int(crossing_hex(state.rider))
        if place is None or not is_beside(over, place):
            return WhyNot("AP-15.6", "rider_on", {"hex": over})
        return WhyNot("AP-15.6", "rider_tile", {"hex": place}) if state.tile[place] else why_not_start(state, team, place)
    if "edge" in rest:
        if state.rules.mode != Mode.CAPTURE_FLAG:
            return WhyNot("AP-22.17", "edge_mode")
        beside = [other for other in range(1, HEXES) if steps_over(team, other)]
        return first_reason(state, team, beside, 0) or WhyNot("AP-22.17", "edge_nobody")
    if place is None:
        return None
    beside = [other for other in range(1, HEXES) if is_beside(other, place)]
    found = why_not_start(state, team, place) or first_reason(state, team, beside, place)
    return found or WhyNot("AP-15.8", "nobody_beside", {"hex": place})


def why_not_start(state: AntePortas, team: int, place: int) -> WhyNot | None:
    """The enemy start field is entered only to fight there (AP-22.14)."""
    return None if may_enter(state, team, place) else WhyNot("AP-22.14", "start_empty", {"hex": place})


def first_reason(state: AntePortas, team: int, beside: list[int], goal: int) -> WhyNot | None:
    """Return why somebody who is beside a goal cannot go there; None if nobody is."""
    for place in beside:
        for unit in (Unit.FARMER, Unit.CITIZEN, Unit.ENGINE):
            there = is_mobile(state.own_tile(team, place)) if unit == Unit.ENGINE else state.of_colonist(team, place, unit) > 0
            found = why_not_unit(state, team, place, unit, goal) if there else None
            if found is not None:
                return found
    return None


def why_not_add(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Who goes along (AP-15.8)."""
    data = asked_data(state)
    place, unit = one(hexes_of(rest)), one(among(UNIT_NAMES, rest))
    if place is None or unit is None:
        return None
    goal, team = int(batch_goal(data)), state.team(seat)
    if goal and not is_beside(place, goal):
        return WhyNot("AP-15.8", "add_apart", {"hex": place, "goal": goal})
    if not goal and not steps_over(team, place):
        return WhyNot("AP-22.17", "edge_apart", {"hex": place})
    return why_not_unit(state, team, place, unit, goal)


def why_not_unit(state: AntePortas, team: int, place: int, unit: int, goal: int) -> WhyNot | None:
    """A unit that is beside the goal cannot join the batch."""
    where = {"hex": place}
    if unit == Unit.RIDER:
        if not state.rider:
            return WhyNot("AP-15.6", "rider_none")
        return WhyNot("AP-15.6", "rider_added", {"hex": int(crossing_hex(state.rider))})
    if unit in (Unit.ENGINE, Unit.CREWED, Unit.CREWED_TIRED):
        return why_not_engine(state, team, place, unit, goal)
    names = where | {"colonist": COLONIST_NAMES[unit]}
    if state.of_colonist(team, place, unit) == 0:
        return WhyNot("AP-15.5", "no_soldier", names)
    if state.count(team, place, unit * 2) == 0:
        return WhyNot("AP-17.3", "exhausted_there", names)
    if movable(state, team, place, unit) == 0:
        if any(member_hex(other) == place and member_unit(other) in (unit, Unit.CREWED) for other in state.batch):
            return WhyNot("AP-15.8", "all_added", names)
        return WhyNot("AP-22.12", "snared", names) if state.unmoved[place * 2 + unit] > 0 else WhyNot("AP-15.5", "moved_already", names)
    return why_crowded(state, team, goal)


def why_crowded(state: AntePortas, team: int, goal: int) -> WhyNot | None:
    """In a duel a hex takes only so many soldiers (AP-22.9)."""
    came = sum(member_unit(unit) not in (Unit.ENGINE, Unit.RIDER) for unit in state.batch)
    if crowd_limit(state) - (state.troops(team, goal) if goal else 0) - came > 0:
        return None
    if not goal:
        return WhyNot("AP-22.17", "edge_enough")
    return WhyNot("AP-22.9", "crowd", {"hex": goal, "count": int(crowd_limit(state))})


def why_not_engine(state: AntePortas, team: int, place: int, unit: int, goal: int) -> WhyNot | None:
    """A mobile building cannot go, or not with a soldier (AP-15.6, AP-22.8)."""
    where = {"hex": place}
    tile = int(state.own_tile(team, place))
    if unit != Unit.ENGINE and state.rules.coop:
        return WhyNot("AP-22.8", "crewed_coop")
    if not is_mobile(tile):
        return WhyNot("AP-15.5", "engine_none", where)
    names = where | {"tile": TILE_NAMES[tile]}
    if not engine_free(state, place):
        return WhyNot("AP-15.8", "engine_added", names)
    if state.wheels[place] == 0:
        return WhyNot("AP-15.5", "engine_moved", names)
    if not engine_may_enter(state, place, goal, state.wheels[place]):
        if not state.tile[goal]:
            return WhyNot("AP-15.6", "engine_two", {"hex": goal})
        if state.wheels[place] < 2:
            return WhyNot("AP-15.6", "engine_tile", {"hex": goal})
        if state.rider:
            return WhyNot("AP-R38", "rider_on", {"hex": int(crossing_hex(state.rider))})
        return WhyNot("AP-15.6", "engine_stuck", {"hex": goal})
    return None if unit == Unit.ENGINE else why_no_crew(state, team, place, unit, goal)


def why_no_crew(state: AntePortas, team: int, place: int, unit: int, goal: int) -> WhyNot | None:
    """Nobody can go along with a mobile building (AP-22.8)."""
    if goal and state.tile[goal]:
        return WhyNot("AP-22.8", "crewed_tile", {"hex": goal})
    crew = int(TILE_CREW[state.tile[place]])
    there = state.count(team, place, crew * 2 + 1) if unit == Unit.CREWED_TIRED else movable_crew(state, team, place)
    if there <= 0:
        return WhyNot("AP-22.8", "crewed_nobody", {"hex": place, "unit": UNIT_NAMES[unit], "colonist": COLONIST_NAMES[crew]})
    return why_crowded(state, team, goal)


def why_not_commit(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """A batch has a goal and somebody in it."""
    if question(state) == Ask.MARCH:
        return WhyNot("AP-15.8", "commit_goal")
    return WhyNot("AP-15.8", "commit_empty") if len(state.batch) == 0 else None


def why_not_rotate(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Own buildings, each once (AP-15.9)."""
    place, turn, data = one(hexes_of(rest)), one(among(TURN_NAMES, rest)), asked_data(state)
    if place is None:
        return None
    where = {"hex": place}
    tile = int(state.tile[place])
    if tile and state.owner[place] != state.team(seat):
        return WhyNot("AP-22.15", "tile_enemy", where | {"tile": TILE_NAMES[tile]})
    if not tile:
        return WhyNot("AP-15.9", "rotate_nothing", where)
    if not is_building(tile):
        return WhyNot("AP-15.9", "rotate_kind", where | {"tile": TILE_NAMES[tile]})
    if state.turned & BIT[place]:
        return WhyNot("AP-15.9", "rotate_once", where)
    if turn is not None and turn >= 2 * rotate_steps(data):
        return WhyNot("AP-15.11", "rotate_twice")
    return None


# Improvements


def why_not_play(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """A card of the own hand that can be paid and does something (AP-7)."""
    card = one(among(IMPROVEMENT_NAMES, rest))
    if card is None:
        return None
    names = {"improvement": IMPROVEMENT_NAMES[card]}
    if state.improvement[card] != At.HAND + seat:
        return WhyNot("AP-7.1", "not_in_hand", names)
    found = why_not_pay(state, seat, row(COSTS[COST_CARD + card]), "AP-7.1")
    if found is not None:
        return found
    rule, key = NO_EFFECT[CARD_EFFECT[card]]
    return WhyNot(rule, key, names)


def why_not_gift(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """A card is given within the team, to somebody for whom it does something (AP-7.2)."""
    other, card = one(among(SEAT_NAMES, rest)), int(gift_improvement(asked_data(state)))
    if other is None:
        return None
    names = {"seat": SEAT_NAMES[other], "improvement": IMPROVEMENT_NAMES[card]}
    if other == seat:
        return WhyNot("AP-7.2", "say_keep") if has_effect(state, seat, card, seat) else why_not_keep(state, seat, ())
    if state.team(other) != state.team(seat):
        return WhyNot("AP-22.5", "gift_team", names)
    if has_effect(state, other, card, payer_of(state, seat, other)):
        return None
    if state.rules.giver_pays and has_effect(state, other, card, other):
        return WhyNot("AP-R20", "gift_unpaid", names)
    return WhyNot("AP-7.3", "gift_no_effect", names)


def why_not_keep(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """A card that does nothing for its player is given away."""
    card = int(gift_improvement(asked_data(state)))
    if rest or has_effect(state, seat, card, seat):
        return None
    return WhyNot("AP-7.3", "keep_no_effect", {"improvement": IMPROVEMENT_NAMES[card]})


def why_not_discard(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """A card of the own hand (AP-5.6)."""
    card = one(among(IMPROVEMENT_NAMES, rest))
    if card is None or state.improvement[card] == At.HAND + seat:
        return None
    return WhyNot("AP-5.6", "discard_not_hand", {"improvement": IMPROVEMENT_NAMES[card], "count": int(hand_size(state, seat))})


# Colonists and goods


def why_not_employ(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Work for the unemployed of the right type (AP-3.6)."""
    colonist, building = one(among(COLONIST_NAMES, rest)), one(among(BUILDING_NAMES, rest))
    if colonist is None or building is None:
        return None
    names = {"colonist": COLONIST_NAMES[colonist], "building": BUILDING_NAMES[building]}
    if not FARMER_WORKERS[building] + CITIZEN_WORKERS[building]:
        return WhyNot("AP-3.6", "employ_never", names)
    if not (CITIZEN_WORKERS if colonist == Colonist.CITIZEN else FARMER_WORKERS)[building]:
        return WhyNot("AP-3.6", "employ_other", names)
    if built_count(state, seat, building) == 0:
        return WhyNot("AP-3.6", "employ_missing", names)
    if vacancy(state, seat, building, colonist) < 0:
        return WhyNot("AP-3.6", "employ_full", names)
    if state.idle[seat * 2 + colonist] == 0:
        return WhyNot("AP-3.6", "employ_nobody", names)
    return None if colonist == Colonist.FARMER else why_not_spend(state, seat, Good.FOOD, 1, "AP-3.6")


def why_not_store(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """From a buffer to a free space (AP-2.6)."""
    good = one(among(GOOD_NAMES, rest))
    if good is None:
        return None
    names = {"good": GOOD_NAMES[good]}
    if good >= STORABLE:
        return WhyNot("AP-2.7", "no_space_needed", names)
    if buffered_at(state, seat, good) < 0:
        return WhyNot("AP-2.6", "store_nothing", names)
    return None if fits(state, seat, good) else WhyNot("AP-2.1", "store_full", names)


def why_not_give(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Goods for somebody of the team on the same place (AP-9.2)."""
    other, good = one(among(SEAT_NAMES, rest)), one(among(GOOD_NAMES, rest))
    found = None if other is None else why_apart(state, seat, other)
    if found is not None or other is None or good is None:
        return found
    if not has_good(state, seat, good):
        return WhyNot("AP-9.2", "give_none", {"good": GOOD_NAMES[good]})
    return None if fits(state, other, good) else WhyNot("AP-9.3", "give_full", {"seat": SEAT_NAMES[other], "good": GOOD_NAMES[good]})


def why_not_ask(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Asking somebody of the team on the same place (AP-9.4)."""
    if question(state) == Ask.EXCHANGE:
        return WhyNot("AP-8.7", "ask_year_end")
    other, good = one(among(SEAT_NAMES, rest)), one(among(GOOD_NAMES, rest))
    found = None if other is None else why_apart(state, seat, other)
    if found is not None or other is None or good is None:
        return found
    names = {"seat": SEAT_NAMES[other], "good": GOOD_NAMES[good]}
    if not has_good(state, other, good):
        return WhyNot("AP-9.2", "ask_none", names)
    return None if fits(state, seat, good) else WhyNot("AP-9.3", "ask_full", names)


def why_apart(state: AntePortas, seat: int, other: int) -> WhyNot | None:
    """Goods change hands only between two of a team who stand together; at the year end anywhere (AP-8.7, AP-22.5)."""
    names = {"seat": SEAT_NAMES[other]}
    if other == seat:
        return WhyNot("AP-9.2", "give_self")
    if state.team(other) != state.team(seat):
        return WhyNot("AP-22.5", "give_team", names)
    if question(state) == Ask.TURN and state.steward[other] != state.steward[seat]:
        return WhyNot("AP-9.2", "give_apart", names)
    return None


def why_not_drop(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Something that takes a space (AP-2.2)."""
    good = one(among(GOOD_NAMES, rest))
    if good is None:
        return None
    names = {"good": GOOD_NAMES[good]}
    if good >= STORABLE:
        return WhyNot("AP-2.7", "no_space_needed", names)
    if state.stock[seat * GOODS + good] == 0:
        return WhyNot("AP-2.2", "drop_none", names)
    return WhyNot("AP-2.1", "drop_no_help", names)


def due(state: AntePortas) -> int:
    """Return what is owed to the first steward of a fee: tools or food, and 16 times building goods."""
    return next(int(owed) for owed in state.dues if owed > 0)


def why_not_fee_good(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """First tools or food, then building goods (AP-22.4)."""
    good = one(among(GOOD_NAMES, rest))
    if good is None:
        return None
    first = int(fee_first(due(state)))
    if first and good not in (Good.TOOLS, Good.FOOD):
        return WhyNot("AP-22.4", "fee_first", {"count": first})
    if not first and good not in (Good.WOOD, Good.CLAY, Good.PLANKS, Good.BRICKS):
        return WhyNot("AP-22.4", "fee_goods", {"count": int(fee_goods(due(state)))})
    return WhyNot("AP-22.4", "fee_none", {"good": GOOD_NAMES[good]}) if state.stock[seat * GOODS + good] == 0 else None


# Soldier actions


def why_no_action(state: AntePortas, team: int, place: int) -> WhyNot | None:
    """Nobody on a building can act (AP-17.1 to AP-17.3)."""
    if actions_left(state, place) > 0:
        return None
    tile = int(state.tile[place])
    crew = int(TILE_CREW[tile])
    names = {"hex": place, "tile": TILE_NAMES[tile], "colonist": COLONIST_NAMES[crew]}
    if state.of_colonist(team, place, crew) == 0:
        return WhyNot("AP-17.1", "unmanned", names)
    if state.count(team, place, crew * 2 + 1) >= TILE_LIMIT[tile]:
        return WhyNot("AP-17.2", "exhausted_most", names | {"count": int(TILE_LIMIT[tile])})
    return WhyNot("AP-17.3", "exhausted_all", names)


def is_mine_window(state: AntePortas) -> bool:
    """Return whether the open window is only for replacing mines."""
    return question(state) == Ask.WINDOW and window_kind(asked_data(state)) == Window.MINE


def why_not_shoot(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """A target that can be reached and hurt (AP-17.4, AP-17.5, AP-17.10)."""
    if is_mine_window(state):
        return WhyNot("AP-17.9", "only_replace")
    place, team = one(hexes_of(rest)), state.team(seat)
    if place is None:
        return None
    where = {"hex": place}
    low, high = firepower(state, team)
    damage = int(low[place] + high[place])
    if damage == 0:
        return why_no_fire(state, team, place)
    troops = [word for word in rest if word.startswith("troop_")]
    moving = [i + 1 for i in range(state.part_count()) if state.parts[i * PART] == place]
    if troops and troops[0] not in [f"troop_{number}" for number in moving]:
        return WhyNot("AP-17.4", "no_troop", where)
    if state.enemy_on(team, place) == 0:
        return WhyNot("AP-17.10", "shoot_nobody", where)
    return WhyNot("AP-17.10", "shoot_weak", where | {"damage": damage})


def why_no_fire(state: AntePortas, team: int, goal: int) -> WhyNot:
    """Nothing can be fired at a hex."""
    armed = [place for place in range(1, HEXES) if TILE_DAMAGE[state.own_tile(team, place)]]
    if not armed:
        return WhyNot("AP-17.4", "shoot_unarmed")
    for place in armed:
        if reach(state, place) & BIT[goal]:
            found = why_no_action(state, team, place)
            if found is not None:
                return found
    if goal in armed:
        return WhyNot("AP-17.4", "shoot_own_hex", {"hex": goal})
    for place in armed:
        found = why_no_action(state, team, place)
        if len(armed) == 1 and found is not None:
            return found
    return WhyNot("AP-17.4", "shoot_range", {"hex": goal})


def why_not_shooter(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Another building for the volley (AP-17.11)."""
    place, goal, team = one(hexes_of(rest)), int(volley_hex(asked_data(state))), state.team(seat)
    if place is None:
        return None
    where = {"hex": place}
    tile = int(state.tile[place])
    if tile and state.owner[place] != team:
        return WhyNot("AP-22.15", "tile_enemy", where | {"tile": TILE_NAMES[tile]})
    if not TILE_DAMAGE[tile]:
        return WhyNot("AP-17.4", "shooter_none", where)
    found = why_no_action(state, team, place)
    if found is not None:
        return found
    return None if reach(state, place) & BIT[goal] else WhyNot("AP-17.4", "shooter_range", where | {"goal": goal})


def why_not_fire(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """A volley has at least one shooter."""
    return WhyNot("AP-17.11", "fire_empty") if len(state.volley) == 0 else None


def why_not_watch(state: AntePortas, team: int, place: int, goal: int) -> WhyNot | None:
    """Guard posts and watchtowers act on what they have in view (AP-17.7)."""
    tile = int(state.tile[place])
    if tile and state.owner[place] != team:
        return WhyNot("AP-22.15", "tile_enemy", {"hex": place, "tile": TILE_NAMES[tile]})
    if TILE_PAIR[tile] != Pair.WATCH:
        return WhyNot("AP-17.7", "watch_none", {"hex": place})
    found = why_no_action(state, team, place)
    if found is not None:
        return found
    return None if view(state, place) & BIT[goal] else WhyNot("AP-17.7", "not_in_view", {"hex": place, "goal": goal})


def why_not_recoil(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """A soldier flings attackers back from a trap in view (AP-17.7)."""
    if is_mine_window(state):
        return WhyNot("AP-17.9", "only_replace")
    places, team = hexes_of(rest), state.team(seat)
    if len(places) != 2:
        return why_act_first(state, seat, Place.TRAPPER, "recoil")
    return why_not_watch(state, team, places[0], places[1]) or why_no_recoil(state, team, places[1])


def why_act_first(state: AntePortas, seat: int, place: int, act: str) -> WhyNot | None:
    """At the Trapper or the Combat Engineer the action of the place is chosen first."""
    if question(state) == Ask.TURN and asked_data(state) == Stage.AT and place_at(state, state.steward[seat]) == place:
        return WhyNot("AP-4.1", "act_first", {"act": act})
    return None


def why_no_recoil(state: AntePortas, team: int, place: int) -> WhyNot | None:
    """Nobody can be flung back from a hex (AP-16.4)."""
    where = {"hex": place}
    if state.tile[place] == Tile.TRAP and state.owner[place] != team:
        return WhyNot("AP-22.15", "tile_enemy", {"hex": place, "tile": TILE_NAMES[Tile.TRAP]})
    if state.tile[place] != Tile.TRAP:
        return WhyNot("AP-16.4", "no_trap", where)
    if not any(held_there(state, team, place, figure) for figure in range(4)):
        return WhyNot("AP-19.2", "trap_flying", where) if state.enemy_on(team, place) else WhyNot("AP-16.4", "trap_empty", where)
    return WhyNot("AP-16.4", "trap_edge", where) if steps_back(state, team, place) == 0 else None


def why_not_back(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """One figure goes back one or two hexes (AP-16.4)."""
    places, figure, team = hexes_of(rest), one(among(FIGURE_NAMES, rest)), state.team(seat)
    only = int(recoil_trap(asked_data(state)))
    if len(places) != 2:
        return None
    if only and places[0] != only:
        return WhyNot("AP-16.4", "back_only", {"hex": only})
    found = why_no_recoil(state, team, places[0])
    if found is not None or figure is None:
        return found
    if held_there(state, team, places[0], figure) == 0:
        return WhyNot("AP-16.4", "back_none", {"hex": places[0], "figure": FIGURE_NAMES[figure]})
    if not steps_back(state, team, places[0]) & BIT[places[1]]:
        return WhyNot("AP-16.4", "back_goal", {"hex": places[0], "goal": places[1]})
    return None


def why_not_ignite(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """An own bomb: in sight for the Combat Engineer, in view of a building otherwise (AP-15.18, AP-17.7)."""
    if is_mine_window(state):
        return WhyNot("AP-17.9", "only_replace")
    places, team = hexes_of(rest), state.team(seat)
    if question(state) == Ask.IGNITE:
        return None if len(places) != 1 else why_no_bomb(state, team, places[0])
    if len(places) != 2:
        return why_act_first(state, seat, Place.COMBAT_ENGINEER, "ignite")
    found = why_not_watch(state, team, places[0], places[1]) or why_no_bomb(state, team, places[1])
    if found is not None:
        return found
    return None if bomb_worth(state, team, places[1]) else WhyNot("AP-17.10", "bomb_nobody", {"hex": places[1]})


def why_no_bomb(state: AntePortas, team: int, place: int) -> WhyNot | None:
    """No own bomb is on a hex."""
    if state.tile[place] == Tile.BOMB and state.owner[place] != team:
        return WhyNot("AP-22.15", "tile_enemy", {"hex": place, "tile": TILE_NAMES[Tile.BOMB]})
    return None if state.tile[place] == Tile.BOMB else WhyNot("AP-16.7", "no_bomb", {"hex": place})


def why_not_replace(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """A mine that was just destroyed is put back (AP-17.6)."""
    if not is_mine_window(state):
        return WhyNot("AP-17.6", "no_replace_now")
    places, payer, team = hexes_of(rest), one(among(SEAT_NAMES, rest)), state.team(seat)
    if len(places) != 2:
        return None
    goal = places[1]
    lost = next((int(lost_mine_tile(mine)) for mine in state.lost_mines if lost_mine_hex(mine) == goal and lost_mine_team(mine) == team), 0)
    if not lost:
        return WhyNot("AP-16.3", "replace_none", {"hex": goal})
    if state.tile[goal] or state.enemy_on(team, goal) > 0:
        return WhyNot("AP-17.6", "replace_taken", {"hex": goal})
    found = why_not_watch(state, team, places[0], goal)
    if found is not None:
        return found
    if tiles_left(state, lost) == 0:
        return WhyNot("AP-14.9", "supply_tiles", {"tile": TILE_NAMES[lost]})
    if payer is None:
        return None
    if state.team(payer) != team:
        return WhyNot("AP-9.7", "replace_team", {"seat": SEAT_NAMES[payer]})
    have, need = int(state.stock[payer * GOODS + Good.TOOLS]), int(TILE_STRENGTH[lost])
    return WhyNot("AP-17.6", "replace_tools", {"seat": SEAT_NAMES[payer], "need": need, "have": have}) if have < need else None


# Losses


def mine_open(state: AntePortas, data: int) -> bool:
    """Return whether a mine is to be lost or spared before the soldiers."""
    team, place, source = suffer_team(data), suffer_hex(data), suffer_source(data)
    if suffer_settled(data) != Settled.OPEN or not suffering_mine(state, team, place, source):
        return False
    return can_spare(state, team, place, suffer_damage(data), source)


def why_not_mine(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Whether the mine is spared (AP-13.9)."""
    return None if mine_open(state, asked_data(state)) else WhyNot("AP-13.9", "no_mine_now")


def why_not_lose(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Soldiers with as much strength as the damage can cover (AP-13.7)."""
    data = asked_data(state)
    if mine_open(state, data):
        return WhyNot("AP-13.8", "mine_before", {"hex": int(suffer_hex(data))})
    numbers, team, place, source = numbers_of(rest), suffer_team(data), int(suffer_hex(data)), suffer_source(data)
    if len(numbers) != 2:
        return None
    there = [int(sufferers(state, team, place, colonist, source)) for colonist in range(2)]
    if numbers[0] > there[0] or numbers[1] > there[1]:
        return WhyNot("AP-13.7", "lose_many", {"hex": place, "farmers": there[0], "citizens": there[1]})
    best = strength_of(lose_options(state, team, place, suffer_damage(data), source)[0])
    return why_strength(int(strength_of(losses(numbers[1], numbers[0]))), int(best))


def why_not_fell(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Attackers with as much strength as the damage can cover (AP-13.7)."""
    data, numbers = asked_data(state), numbers_of(rest)
    if len(numbers) != 2:
        return None
    place, troop = int(fell_hex(data)), int(fell_troop(data))
    base, elite = int(troop_base(state, place, troop)), int(troop_elite(state, place, troop))
    if numbers[0] > base or numbers[1] > elite:
        return WhyNot("AP-13.7", "fell_many", {"hex": place, "base": base, "elite": elite})
    lost = fell_options(state, place, troop, fell_damage(data), fell_to_elites(data))[0]
    weak, strong = int(state.rules.base_strength), int(state.rules.elite_strength)
    best = int(losses_weak(lost)) * weak + int(losses_strong(lost)) * strong
    return why_strength(numbers[0] * weak + numbers[1] * strong, best) or WhyNot("AP-19.7", "fell_flying")


def why_strength(strength: int, best: int) -> WhyNot | None:
    """Neither more nor less falls than the damage covers."""
    if strength == best:
        return None
    return WhyNot("AP-13.7", "too_strong" if strength > best else "too_weak", {"strength": strength, "best": best})


def why_not_snare(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Three of those who entered the trap, or all (AP-22.12)."""
    data, numbers = asked_data(state), numbers_of(rest)
    if len(numbers) != 2:
        return None
    place, team = snare_hex(data), snare_team(data)
    farmers, citizens = (
        min(snare_came_farmers(data), state.count(team, place, 0)),
        min(snare_came_citizens(data), state.count(team, place, 2)),
    )
    if numbers[0] > farmers or numbers[1] > citizens:
        return WhyNot("AP-22.12", "snare_many", {"farmers": int(farmers), "citizens": int(citizens)})
    held = state.legal(seat)[0]
    count = int(snare_farmers(held) + snare_citizens(held))
    return WhyNot("AP-22.12", "snare_count", {"count": count}) if sum(numbers) != count else None


# The end of a year


def why_not_home(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Somebody who works there (AP-8.3)."""
    colonist, building = one(among(COLONIST_NAMES, rest)), one(among(BUILDING_NAMES, rest))
    if colonist is None or building is None or worked_at(state, seat, building, colonist) >= 0:
        return None
    return WhyNot("AP-8.3", "home_nobody", {"colonist": COLONIST_NAMES[colonist], "building": BUILDING_NAMES[building]})


def why_not_hungry(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """A citizen of the team, on the battlefield or at work (AP-8.5)."""
    place, owner, building = one(hexes_of(rest)), one(among(SEAT_NAMES, rest)), one(among(BUILDING_NAMES, rest))
    team = asked_data(state)
    if place is not None and owner is None:
        found = state.of_colonist(team, place, Colonist.CITIZEN) > 0
        return None if found else WhyNot("AP-8.5", "hungry_hex", {"hex": place})
    if owner is None or building is None:
        return None
    if state.team(owner) != team:
        return WhyNot("AP-8.5", "hungry_team", {"seat": SEAT_NAMES[owner]})
    if worked_at(state, owner, building, Colonist.CITIZEN) < 0:
        return WhyNot("AP-8.5", "hungry_work", {"seat": SEAT_NAMES[owner], "building": BUILDING_NAMES[building]})
    return None


def why_not_boost(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Another operated building with the same type of worker (AP-8.9)."""
    building, data = one(among(BUILDING_NAMES, rest)), asked_data(state)
    if building is None:
        return None
    names = {"building": BUILDING_NAMES[building]}
    if not Building.FORESTERS_HOUSE <= building < Building.FACTORY:
        return WhyNot("AP-8.9", "boost_kind", names)
    worker = Colonist.CITIZEN if staff_citizens(state.crew[factory_spot(data)]) else Colonist.FARMER
    if (worker == Colonist.CITIZEN) != (CITIZEN_WORKERS[building] > 0):
        return WhyNot("AP-8.9", "boost_worker", names | {"colonist": COLONIST_NAMES[worker]})
    spots = [at for at in range(seat * SPOTS, (seat + 1) * SPOTS) if state.spot[at] == building and is_operated(state, at)]
    if not spots:
        return WhyNot("AP-8.9", "boost_idle", names)
    return WhyNot("AP-8.9", "boost_twice", names) if spots == [factory_boosted(data) - 1] else WhyNot("AP-2.5", "boost_full", names)


def nothing_else(state: AntePortas, seat: int, rest: Sentence) -> WhyNot | None:
    """Nothing speaks against it but the words."""
    return None


ANSWERED: dict[str, Callable[[AntePortas, int, Sentence], WhyNot | None]] = {
    "place": why_not_place,
    "go": why_not_go,
    "ticket": why_not_ticket,
    "on": why_not_on,
    "stay": why_not_stay,
    "act": why_not_act,
    "bundle": why_not_bundle,
    "special": why_not_special,
    "refine": why_not_refine,
    "sell": why_not_sell,
    "build": why_not_build,
    "lay": why_not_lay,
    "flip": why_not_flip,
    "draft": why_not_draft,
    "dismiss": why_not_dismiss,
    "heal": why_not_heal,
    "raise": why_not_raise,
    "move": why_not_move,
    "add": why_not_add,
    "commit": why_not_commit,
    "rotate": why_not_rotate,
    "play": why_not_play,
    "keep": why_not_keep,
    "gift": why_not_gift,
    "employ": why_not_employ,
    "store": why_not_store,
    "give": why_not_give,
    "ask": why_not_ask,
    "answer": nothing_else,
    "shoot": why_not_shoot,
    "shooter": why_not_shooter,
    "fire": why_not_fire,
    "recoil": why_not_recoil,
    "back": why_not_back,
    "ignite": why_not_ignite,
    "replace": why_not_replace,
    "mine": why_not_mine,
    "lose": why_not_lose,
    "fell": why_not_fell,
    "snare": why_not_snare,
    "home": why_not_home,
    "feed": nothing_else,
    "hungry": why_not_hungry,
    "boost": why_not_boost,
    "convert": nothing_else,
    "steward": nothing_else,
    "pay": why_not_fee_good,
    "drop": why_not_drop,
    "discard": why_not_discard,
}
"""Why not, by the verb; stopping and standing answers are dealt with before."""
