"""Why not? The rule that forbids a sentence which is not legal in Mighty Empires.

Words may be missing or out of place: what cannot be read is answered with how it is said, or with what is to be decided now. Whether
something is allowed is always asked of the engine; only the reason is looked for here. Whoever is not asked hears why it has to wait, and
nothing in that is secret: who has sealed an order is known to all, what it says is not.
"""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.games.mighty_empires.engine._grammar import (
    ASK_BITS,
    ASK_MASK,
    BUILDING_NAMES,
    CHARACTER_NAMES,
    EMPTY,
    EVENT_NAMES,
    GENERAL_NAMES,
    GOLD_STEP,
    MOST_BOUGHT,
    ORDER,
    PARTS,
    REPORT,
    SEAT_NAMES,
    SIEGE_STEP,
    STANCE_NAMES,
    SUPPLY,
    Ask,
    Building,
    Event,
    Fight,
    Group,
    Mode,
    Part,
    Reason,
    Result,
    Said,
    Spell,
    Stage,
    Stand,
    Status,
    Terrain,
    Weird,
    target_spell,
)
from tafelrunde.games.mighty_empires.engine.challenge import (
    battle_against,
    battlefields,
    battles_of,
    begin_report,
    is_engaged,
    opponents,
    order_battle,
    order_parts,
    owes,
    part_limit,
    payable,
    pledged_elsewhere,
    reinforcing,
    say,
    say_limit,
    simulated,
    stand,
)
from tafelrunde.games.mighty_empires.engine.conquest import (
    any_forced,
    can_found,
    forced_conquest,
    forced_occupy,
    fought_at,
    has_beaten,
    may_conquer,
    may_occupy,
    owes_spending,
    points_of,
)
from tafelrunde.games.mighty_empires.engine.effects import can_build, capital_of, has_effect, in_supply, may_be_capital, take_cost, touches
from tafelrunde.games.mighty_empires.engine.events import (
    agent_victims,
    barred,
    boom_builds,
    enemy_buildings,
    event_choices,
    is_taken,
    others,
)
from tafelrunde.games.mighty_empires.engine.magic import origin_of, spell_cost, targets
from tafelrunde.games.mighty_empires.engine.scoring import battle_rounds, is_side, result_of
from tafelrunde.games.mighty_empires.engine.setup import apart, capital_choices, field_choices, least_distance, other_choices
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.engine.winter import rebellious
from tafelrunde.games.mighty_empires.maps import tile_names
from tafelrunde.games.mighty_empires.view import question, seat_names
from tafelrunde.games.mighty_empires.words import MOST_NUMBER, VERBS, battle_prompt, prompts, read_said
from tafelrunde.kernel.game import Sentence, WhyNot
from tafelrunde.kernel.plays import rehearsal

OVER = {
    Reason.POINTS: ("ME-17.2", "over"),
    Reason.ROUNDS: ("ME-17.3", "over"),
    Reason.LAST: ("ME-17.5", "over"),
}
"""Why the campaign is over."""

WAITING = {
    Ask.RECHOOSE: ("ME-0.7", "wait_rechoose"),
    Ask.FIELD: ("ME-0.9", "wait_field"),
    Ask.CAST: ("ME-3.1", "wait_cast"),
    Ask.REROLL: ("ME-3.10", "wait_spell"),
    Ask.TARGET: ("ME-3.10", "wait_spell"),
    Ask.EVENT: ("ME-5.1", "wait_event"),
    Ask.AGENT: ("ME-5.6", "wait_agent"),
    Ask.CHALLENGE: ("ME-7.1", "wait_challenge"),
    Ask.BUILD: ("ME-10.3", "wait_build"),
    Ask.NEW_CAPITAL: ("ME-13.3", "wait_new_capital"),
    Ask.MOVE_SEAT: ("ME-13.5", "wait_move_seat"),
    Ask.CAMPAIGN: ("ME-11.18", "wait_campaign"),
    Ask.REBEL: ("ME-4.4", "wait_rebel"),
}
"""What somebody else has to decide; several at once choose capitals and fight, see `why_wait`."""

ASKED = {
    "capital": ("ME-0.6", "asked_capital"),
    "rechoose": ("ME-0.7", "asked_rechoose"),
    "field": ("ME-0.9", "asked_field"),
    "cast": ("ME-3.1", "asked_cast"),
    "reroll": ("ME-3.4", "asked_reroll"),
    "target": ("ME-3.7", "asked_target"),
    "event": ("ME-5.1", "asked_event"),
    "event_seat": ("ME-5.1", "asked_event"),
    "event_build": ("ME-5.1", "asked_event"),
    "event_tile": ("ME-5.1", "asked_event"),
    "agent": ("ME-5.6", "asked_agent"),
    "challenge": ("ME-7.1", "asked_challenge"),
    "ground": ("ME-7.1", "asked_challenge"),
    "forced": ("ME-5.6", "asked_forced"),
    "settle": ("ME-R2", "asked_settle"),
    "fight": ("ME-8.14", "asked_fight"),
    "muster": ("ME-8.7", "asked_muster"),
    "order": ("ME-9.1", "asked_order"),
    "report": ("ME-14.3", "asked_report"),
    "build": ("ME-10.3", "asked_build"),
    "new_capital": ("ME-13.3", "asked_new_capital"),
    "move_seat": ("ME-13.5", "asked_move_seat"),
    "campaign": ("ME-11.13", "asked_campaign"),
    "rebel": ("ME-4.4", "asked_rebel"),
}
"""What is to be decided, by the kind of the question: the answer to what cannot be read at all."""

SPENDING = ("occupy", "conquer", "build", "found", "raid", "demolish", "end")
FIGHTING = ("settle", "fight", "concede", "muster", "order", "result", "confirm", "simulate")
ANSWERS = {
    Ask.CAPITAL: ("capital",),
    Ask.RECHOOSE: ("capital",),
    Ask.FIELD: ("field",),
    Ask.CAST: ("cast",),
    Ask.REROLL: ("reroll",),
    Ask.TARGET: ("target",),
    Ask.EVENT: ("event",),
    Ask.AGENT: ("agent",),
    Ask.CHALLENGE: ("challenge",),
    Ask.BATTLES: FIGHTING,
    Ask.BUILD: SPENDING,
    Ask.NEW_CAPITAL: ("capital",),
    Ask.MOVE_SEAT: ("move_seat",),
    Ask.CAMPAIGN: ("challenge", "pass"),
    Ask.REBEL: ("rebel",),
}
"""How a question is answered; what somebody means who leaves the verb out stands first."""

NOT_NOW = {
    "capital": ("ME-13.3", "no_capital_now"),
    "field": ("ME-0.9", "no_field_now"),
    "cast": ("ME-3.1", "no_cast_now"),
    "reroll": ("ME-3.4", "no_reroll_now"),
    "target": ("ME-3.7", "no_target_now"),
    "event": ("ME-5.1", "no_event_now"),
    "agent": ("ME-5.6", "no_agent_now"),
    "challenge": ("ME-7.1", "no_challenge_now"),
    "pass": ("ME-11.13", "no_pass_now"),
    **dict.fromkeys(FIGHTING, ("ME-1.3", "no_battle_now")),
    **dict.fromkeys(SPENDING, ("ME-1.3", "no_spending_now")),
    "move_seat": ("ME-13.5", "no_move_seat_now"),
    "rebel": ("ME-4.4", "no_rebel_now"),
}
"""Answers to a question that is not asked."""

HOW = {
    "capital": ("ME-0.6", "how_tile"),
    "field": ("ME-0.9", "how_tile"),
    "cast": ("ME-3.1", "how_yes_no"),
    "reroll": ("ME-3.4", "how_yes_no"),
    "target": ("ME-3.7", "how_target"),
    "event": ("ME-5.1", "how_event"),
    "agent": ("ME-5.6", "how_seat"),
    "challenge": ("ME-7.5", "how_challenge"),
    "pass": ("ME-11.13", "how_bare"),
    "settle": ("ME-R2", "how_settle"),
    "fight": ("ME-8.14", "how_bare"),
    "concede": ("ME-8.14", "how_concede"),
    "muster": ("ME-8.7", "how_muster"),
    "order": ("ME-9.1", "how_order"),
    "result": ("ME-14.3", "how_report"),
    "confirm": ("ME-14.4", "how_seat"),
    "simulate": ("ME-R3", "how_seat"),
    "occupy": ("ME-10.6", "how_tile"),
    "conquer": ("ME-10.7", "how_tile"),
    "build": ("ME-10.11", "how_build"),
    "found": ("ME-13.4", "how_tile"),
    "raid": ("ME-10.12", "how_bare"),
    "demolish": ("ME-10.11", "how_tile"),
    "end": ("ME-10.3", "how_bare"),
    "move_seat": ("ME-13.5", "how_yes_no"),
    "rebel": ("ME-4.4", "how_tile"),
}
"""How something is said, where no rule speaks against the thing itself."""

TARGETS = {
    Spell.PLENTY: ("ME-3.13", "target_plenty"),
    Spell.VOID: ("ME-3.14", "target_void"),
    Spell.EARTHQUAKE: ("ME-3.15", "target_earthquake"),
    Spell.DAM: ("ME-3.12", "target_dam"),
    Spell.TRANSMUTATION: ("ME-3.20", "target_transmutation"),
    Spell.BLIGHT: ("ME-3.21", "target_blight"),
    Spell.FLOOD: ("ME-3.17", "target_flood"),
}
"""What a spell needs; the others take any tile."""

AT_OPPONENT = (Event.FOOLS_GOLD, Event.DISASTER, Event.DIPLOMACY, Event.AGENT)


def why_not(state: MightyEmpires, seat: int, sentence: Sentence) -> WhyNot:
    """Return the rule that forbids this sentence."""
    if state.reason != Reason.NONE:
        rule, key = OVER[state.reason]
        return WhyNot(rule, key)
    if sentence[:1] == ("resign",):
        return WhyNot("ME-R6", "resign" if seat in state.actors() else "resign_later")
    ask = question(state)
    if seat not in state.actors():
        return why_wait(state, seat, ask, sentence[0] if sentence else "")
    verb, rest = read(state, seat, ask, sentence)
    if not verb:
        return what_is_asked(state, seat)
    if verb not in ANSWERS[ask]:
        return why_not_now(state, ask, verb)
    found = ANSWERED[verb](state, seat, rest)
    if found is not None:
        return found
    if rest == sentence:
        return what_is_asked(state, seat)  # the verb was only guessed
    rule, key = HOW[verb]
    return WhyNot(rule, key)


# Who decides, and what


def read(state: MightyEmpires, seat: int, ask: int, sentence: Sentence) -> tuple[str, Sentence]:
    """Return what is to be done, and with what; a verb that was left out is guessed."""
    first = sentence[0] if sentence else ""
    if ask == Ask.EVENT and first in EVENT_NAMES:
        return "event", sentence  # not whom an agent's target has to challenge
    if first in VERBS:
        return first, sentence[1:]
    if not sentence:
        return "", ()
    if ask == Ask.BATTLES:
        kind = battle_prompt(state, seat)[0]
        return ("result" if kind == "report" else kind), sentence
    if ask == Ask.BUILD:
        tiles = tiles_in(state, sentence)
        if not tiles or any(word in BUILDING_NAMES for word in sentence):
            return "build", sentence
        return ("occupy" if state.owner[tiles[0]] in (EMPTY, seat) else "conquer"), sentence
    return ANSWERS[ask][0], sentence


def why_wait(state: MightyEmpires, seat: int, ask: int, verb: str) -> WhyNot:
    """Somebody else has to decide."""
    if state.status[seat] == Status.OUT:
        return WhyNot("ME-R12", "out")
    if state.status[seat] == Status.IDLE:
        return WhyNot("ME-14.12", "idle")
    if ask == Ask.CAPITAL:
        return WhyNot("ME-0.6", "wait_capital")
    if ask == Ask.BATTLES:
        return why_wait_battle(state, seat)
    now = {"seat": SEAT_NAMES[state.to_move]}
    if ask in (Ask.CAST, Ask.REROLL, Ask.TARGET) and verb == "cast":
        return why_no_caster(state, seat)
    if ask in (Ask.EVENT, Ask.AGENT) and verb == "event" and state.event[seat] != EMPTY:
        return WhyNot("ME-5.1", "event_chosen", now | {"event": EVENT_NAMES[state.event[seat]]})
    if ask == Ask.CHALLENGE and verb == "challenge" and battles_of(state, seat) > 0:
        return WhyNot("ME-7.2", "challenge_engaged", now)
    if ask == Ask.BUILD:
        if state.winter:
            return WhyNot("ME-11.18", "wait_winter_build", now)
        if not owes_spending(state, seat):
            return WhyNot("ME-10.3", "turn_over", now)
    rule, key = WAITING[ask]
    return WhyNot(rule, key, now)


def why_no_caster(state: MightyEmpires, seat: int) -> WhyNot:
    """Return why a seat is not asked, or not now, whether it casts a spell at this equinox."""
    if origin_of(state, seat) == EMPTY:
        return WhyNot("ME-3.2", "cast_no_special")
    cost = int(spell_cost(state, seat))
    position = next(place for place in range(state.rules.players) if state.acting(place) == seat)
    following = next(int(step >> ASK_BITS) for step in reversed(state.steps) if step & ASK_MASK == Ask.CAST)
    if state.gold[seat] < cost:
        return WhyNot("ME-3.3", "cast_no_gold", {"gold": int(state.gold[seat]), "cost": cost})
    if position < following:
        return WhyNot("ME-3.1", "cast_once")
    return WhyNot("ME-3.1", "wait_cast", {"seat": SEAT_NAMES[state.to_move]})


def why_wait_battle(state: MightyEmpires, seat: int) -> WhyNot:
    """Return why nothing is asked of a seat while battles are fought."""
    own = [battle for battle in range(state.fights()) if is_side(state, battle, seat)]
    if not own:
        return WhyNot("ME-7.4", "wait_no_battle")
    left = [battle for battle in own if state.fight(battle, Fight.STAGE) != Stage.SETTLED]
    if not left:
        return WhyNot("ME-8.15", "wait_settled")
    battle = left[0]
    stage = state.fight(battle, Fight.STAGE)
    now = {"other": SEAT_NAMES[other_side(state, battle, seat)], "tile": tile_name(state, int(state.fight(battle, Fight.TILE)))}
    if stage == Stage.TABLE:
        wants = stand(state, battle, side_of(state, battle, seat)) == Stand.SIMULATE
        return WhyNot("ME-R3", "wait_simulate", now) if wants else WhyNot("ME-14.4", "wait_confirm", now)
    running = simulated(state)
    if state.fight(battle, Fight.MODE) != Mode.TABLE and running != battle:
        if running == EMPTY:
            return WhyNot("ME-8.1", "wait_table_first", now)
        first = {"first": tile_name(state, int(state.fight(running, Fight.TILE)))}
        return WhyNot("ME-8.1", "wait_earlier", now | first)
    if stage == Stage.ORDERS:
        return WhyNot("ME-8.7", "wait_sealed", now)
    if stage >= Stage.MUSTER_A:
        return WhyNot("ME-8.7", "wait_muster", now)
    return WhyNot("ME-8.14", "wait_fight", now) if stage >= Stage.CONCEDE_A else WhyNot("ME-R2", "wait_settle", now)


def what_is_asked(state: MightyEmpires, seat: int) -> WhyNot:
    """Say what is to be decided now."""
    prompt = next(prompt for prompt in prompts(state) if prompt.seat == SEAT_NAMES[seat])
    rule, key = ASKED[prompt.kind]
    fields: Mapping[str, str | int] = prompt.fields
    if prompt.kind == "order" and state.fight(order_battle(state, seat), Fight.MODE) == Mode.TABLE:
        rule, key = "ME-8.7", "asked_gold"
    return WhyNot(rule, key, fields)


def why_not_now(state: MightyEmpires, ask: int, verb: str) -> WhyNot:
    """Something else is to be decided: say why there is no such thing now."""
    if verb == "cast" and ask in (Ask.REROLL, Ask.TARGET):
        return WhyNot("ME-3.1", "cast_once")
    if verb == "pass" and ask == Ask.CHALLENGE:
        return WhyNot("ME-7.1", "challenge_no_pass")
    if verb == "pass" and ask == Ask.EVENT:
        return WhyNot("ME-5.1", "event_no_pass")
    if ask == Ask.NEW_CAPITAL:
        return WhyNot("ME-13.3", "new_capital_first")
    if ask == Ask.MOVE_SEAT:
        return WhyNot("ME-13.5", "move_seat_first")
    rule, key = NOT_NOW[verb]
    return WhyNot(rule, key)


# Words


def tile_name(state: MightyEmpires, tile: int) -> str:
    return tile_names(state.land)[tile]


def tiles_in(state: MightyEmpires, words: Sentence) -> list[int]:
    """Return the tiles that are named, in this order."""
    names = tile_names(state.land)
    return [names.index(word) for word in words if word in names]


def the_tile(state: MightyEmpires, words: Sentence) -> int:
    """Return the one tile that is named, EMPTY if there are none or several."""
    tiles = tiles_in(state, words)
    return tiles[0] if len(tiles) == 1 else EMPTY


def the_seat(state: MightyEmpires, words: Sentence) -> int:
    """Return the one seat that is named, EMPTY if there are none or several."""
    named = among(seat_names(int(state.rules.players)), words)
    return named[0] if len(named) == 1 else EMPTY


def among(names: Sentence, words: Sentence) -> list[int]:
    """Return which of these names occur, as numbers, in the order of the words."""
    return [names.index(word) for word in words if word in names]


def other_side(state: MightyEmpires, battle: int, seat: int) -> int:
    return int(state.fight(battle, Fight.A + 1 - side_of(state, battle, seat)))


def side_of(state: MightyEmpires, battle: int, seat: int) -> int:
    return 0 if state.fight(battle, Fight.A) == seat else 1


# Setup


def why_not_capital(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """The first capital, chosen in secret or once more, or a new one among several cities."""
    tile = the_tile(state, rest)
    if tile == EMPTY:
        return None
    where = {"tile": tile_name(state, tile)}
    ask = question(state)
    if ask == Ask.NEW_CAPITAL:
        if state.owner[tile] != seat:
            return WhyNot("ME-13.3", "not_yours", where)
        return None if state.building[tile] == Building.CITY else WhyNot("ME-13.3", "new_capital_no_city", where)
    if tile not in capital_choices(state, seat):
        if state.owner[tile] != EMPTY:
            return WhyNot("ME-0.6", "tile_owned", where | {"seat": SEAT_NAMES[state.owner[tile]]})
        if not may_be_capital(state, seat, tile):
            volcano = state.land.terrain[tile] == Terrain.VOLCANO
            return WhyNot("ME-0.6", "capital_volcano" if volcano else "capital_mountain", where)
        return WhyNot("ME-0.6", "capital_home", where)
    return why_too_near(state, tile) if ask == Ask.RECHOOSE else None


def why_too_near(state: MightyEmpires, tile: int) -> WhyNot | None:
    """Return why a capital that is chosen once more cannot be here: too near to an earlier one, or not as far as possible."""
    position = int(state.data())
    choices = other_choices(state, position)
    if tile in choices:
        return None
    least, distance = int(least_distance(state)), int(apart(state, position, tile))
    earlier = [other for other in state.lot[:position] if state.choice[other] != EMPTY]
    near = next(other for other in earlier if state.land.distance(tile, state.choice[other]) == distance)
    where = {"tile": tile_name(state, tile), "seat": SEAT_NAMES[near]}
    if apart(state, position, choices[0]) >= least:
        return WhyNot("ME-0.7", "capital_too_near", where | {"distance": distance, "least": least})
    most = int(apart(state, position, choices[0]))
    return WhyNot("ME-0.7", "capital_not_farthest", where | {"distance": distance, "most": most})


def why_not_field(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """A start field."""
    tile = the_tile(state, rest)
    choices = field_choices(state, seat)
    if tile == EMPTY or tile in choices:
        return None
    where = {"tile": tile_name(state, tile)}
    if state.owner[tile] == seat:
        return WhyNot("ME-0.9", "yours_already", where)
    if state.owner[tile] != EMPTY:
        return WhyNot("ME-0.9", "tile_owned", where | {"seat": SEAT_NAMES[state.owner[tile]]})
    if state.land.terrain[tile] == Terrain.VOLCANO:
        return WhyNot("ME-0.9", "field_volcano", where)
    if not all(touches(state, choice, seat) and in_home(state, seat, choice) for choice in choices):
        return WhyNot("ME-0.10", "field_not_nearest", where)
    if not touches(state, tile, seat):
        return WhyNot("ME-0.9", "field_not_adjacent", where)
    return WhyNot("ME-0.9", "field_home", where)


def in_home(state: MightyEmpires, seat: int, tile: int) -> bool:
    return state.home[seat] in (EMPTY, state.land.home[tile])


# Spells


def why_not_yes_or_no(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """Both answers are always possible; only other words are not."""
    return None


def why_not_target(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """What a spell is cast on."""
    tile, spell = the_tile(state, rest), int(target_spell(state.data()))
    if tile == EMPTY or tile in targets(state, seat, spell):
        return None
    rule, key = TARGETS[spell]
    return WhyNot(rule, key, {"tile": tile_name(state, tile)})


# Events


def why_not_event(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """An event, and what it is aimed at."""
    if not rest or rest[0] not in EVENT_NAMES:
        return None
    event = EVENT_NAMES.index(rest[0])
    about = {"event": rest[0]}
    if is_taken(state, event):
        chooser = next(other for other in range(state.rules.players) if state.event[other] == event)
        return WhyNot("ME-5.1", "event_taken", about | {"seat": SEAT_NAMES[chooser]})
    if event not in event_choices(state, seat):
        return WhyNot("ME-5.1", "event_repeated", about)
    aim = rest[1:]
    if event in AT_OPPONENT:
        other = the_seat(state, aim)
        if other == EMPTY or len(aim) > 1:
            return WhyNot("ME-5.1", "event_needs_seat", about)
        if other == seat:
            return WhyNot("ME-5.1", "event_self", about)
        return None if other in others(state, seat) else WhyNot("ME-5.1", "event_out", about | {"other": SEAT_NAMES[other]})
    if event == Event.BUILDING_BOOM:
        return why_not_boom(state, seat, aim)
    if event == Event.SABOTEURS:
        return why_not_sabotage(state, seat, aim)
    return WhyNot("ME-5.1", "event_no_aim", about) if aim else None


def why_not_boom(state: MightyEmpires, seat: int, aim: Sentence) -> WhyNot | None:
    """Building boom puts something up, or nothing."""
    tile, kinds = the_tile(state, aim), among(BUILDING_NAMES, aim)
    if tile != EMPTY and len(kinds) == 1 and kinds[0] != Building.NONE and (refused := why_not_built(state, seat, tile, kinds[0], True)):
        return refused
    if len(boom_builds(state, seat)) == 0:
        return WhyNot("ME-5.2", "boom_nowhere")
    return WhyNot("ME-5.3", "boom_how")


def why_not_sabotage(state: MightyEmpires, seat: int, aim: Sentence) -> WhyNot | None:
    """Saboteurs need a building of somebody else."""
    possible = enemy_buildings(state, seat)
    if len(possible) == 0:
        return WhyNot("ME-5.2", "sabotage_nowhere")
    tile = the_tile(state, aim)
    if tile == EMPTY or tile in possible:
        return WhyNot("ME-5.5", "sabotage_how")
    where = {"tile": tile_name(state, tile)}
    if state.owner[tile] == seat:
        return WhyNot("ME-5.5", "sabotage_own", where)
    return WhyNot("ME-5.5", "sabotage_free" if state.owner[tile] == EMPTY else "sabotage_empty", where)


def why_not_agent(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """Whom an agent's target has to challenge."""
    other, target = the_seat(state, rest), int(state.aim[seat])
    if other == EMPTY or other in agent_victims(state, target):
        return None
    who = {"other": SEAT_NAMES[other], "seat": SEAT_NAMES[target]}
    if other == target:
        return WhyNot("ME-5.6", "agent_target", who)
    return WhyNot("ME-5.7", "agent_barred", who) if barred(state, target, other) else WhyNot("ME-5.6", "agent_absent", who)


# Challenges


def why_not_challenge(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """An opponent, then the battlefield."""
    other = the_seat(state, rest)
    if other == EMPTY:
        return None
    if refused := why_not_opponent(state, seat, other):
        return refused
    tile = the_tile(state, rest)
    return None if tile == EMPTY else why_not_ground(state, seat, other, tile)


def why_not_opponent(state: MightyEmpires, seat: int, other: int) -> WhyNot | None:
    """Return why a seat cannot challenge another; None if it can."""
    if state.agent == seat:
        return None if other == state.victim else WhyNot("ME-5.6", "challenge_forced", {"other": SEAT_NAMES[state.victim]})
    possible = opponents(state, seat)
    if other in possible:
        return None
    who = {"other": SEAT_NAMES[other]}
    if other == seat:
        return WhyNot("ME-7.1", "challenge_self")
    if state.status[other] != Status.ACTIVE:
        return WhyNot("ME-7.3", "challenge_idle" if state.status[other] == Status.IDLE else "challenge_out", who)
    if barred(state, seat, other):
        return WhyNot("ME-5.7", "challenge_barred", who)
    if is_engaged(state, other):
        return WhyNot("ME-7.3", "challenge_most", who | {"count": int(battles_of(state, other))})
    return WhyNot("ME-7.3", "challenge_free_first", who | {"seat": SEAT_NAMES[possible[0]]})


def why_not_ground(state: MightyEmpires, seat: int, other: int, tile: int) -> WhyNot | None:
    """Return why a tile cannot be the battlefield against this opponent; None if it can."""
    possible = battlefields(state, seat, other)
    if tile in possible:
        return None
    where = {"tile": tile_name(state, tile), "other": SEAT_NAMES[other]}
    owner = state.owner[tile]
    if owner == seat:
        return WhyNot("ME-7.5", "ground_own", where)
    if owner not in (EMPTY, other):
        return WhyNot("ME-7.5", "ground_third", where | {"seat": SEAT_NAMES[owner]})
    if has_effect(state, tile, Weird.VOID):
        return WhyNot("ME-3.14", "ground_void", where)
    if has_effect(state, tile, Weird.FOG):
        return WhyNot("ME-3.18", "ground_fog", where)
    if touches(state, possible[0], seat):
        return WhyNot("ME-7.5", "ground_not_adjacent", where)
    return WhyNot("ME-7.7", "ground_not_nearest", where | {"nearest": tile_list(state, [int(one) for one in possible])})


def tile_list(state: MightyEmpires, tiles: list[int]) -> str:
    return ", ".join(tile_name(state, tile) for tile in tiles)


def why_not_pass(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """The undead need not fight in winter; only other words are not possible."""
    return None


# Battles: before they are fought


def why_not_stage(state: MightyEmpires, seat: int, verb: str) -> WhyNot | None:
    """Return why a battle that is prepared here is not at the point where this is said; None if it is."""
    battle = int(order_battle(state, seat))
    if battle == EMPTY:
        return WhyNot("ME-8.14", "concede_whom") if verb == "concede" else WhyNot("ME-14.2", "at_the_table")
    kind = battle_prompt(state, seat)[0]
    asked = "fight" if verb == "concede" else verb
    where = {"tile": tile_name(state, int(state.fight(battle, Fight.TILE))), "other": SEAT_NAMES[other_side(state, battle, seat)]}
    if kind == asked:
        return None
    if kind == "settle":
        return WhyNot("ME-R2", "settle_first", where)
    if verb == "settle":
        return WhyNot("ME-R2", "settle_done" if state.rules.battle_mode == Mode.MIXED else "settle_not_mixed", where)
    if kind == "fight":
        return WhyNot("ME-8.14", "fight_first", where)
    if asked == "fight":
        if state.fight(battle, Fight.MODE) == Mode.TABLE:
            return WhyNot("ME-8.14", "concede_whom") if verb == "concede" else WhyNot("ME-14.2", "at_the_table")
        return WhyNot("ME-8.14", "concede_too_late", where)
    if kind == "muster":
        return WhyNot("ME-8.7", "muster_first", where)
    return WhyNot("ME-8.7", "muster_sealed" if state.rules.seal_gold else "muster_done", where)


def why_not_settle(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """A mixed campaign: at the table or simulated."""
    return why_not_stage(state, seat, "settle")


def why_not_fight(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """Before orders are sealed, first the challenger and then the challenged says whether it fights."""
    return why_not_stage(state, seat, "fight")


def why_not_concede(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """Without a name before orders are sealed, with one at the real table."""
    if not rest:
        return why_not_stage(state, seat, "concede")
    other = the_seat(state, rest[:1])
    refused = why_not_at_table(state, seat, other)
    if refused or other == EMPTY:
        return refused
    battle = int(battle_against(state, seat, other))
    reported = Stand.REPORTED in (stand(state, battle, 0), stand(state, battle, 1))
    return WhyNot("ME-8.14", "concede_reported", {"other": SEAT_NAMES[other]}) if reported else None


def why_not_muster(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """What is paid for an army, in the open."""
    return why_not_stage(state, seat, "muster") or why_not_written(state, seat, rest)


def why_not_order(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """What is sealed before a battle."""
    return why_not_stage(state, seat, "order") or why_not_written(state, seat, rest)


def why_not_written(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """An order: amounts first, then how to fight, each once and only where it applies."""
    wanted: dict[int, int] = {}
    words = list(rest)
    while words:
        word = words.pop(0)
        part, amount = EMPTY, 0
        if word.isdecimal():
            part, amount = Part.GOLD, int(word)
        elif word in ("reinforce", "siege"):
            if not words or not words[0].isdecimal():
                return WhyNot("ME-8.16", "amount_missing", {"word": word})
            part, amount = Part.REINFORCE if word == "reinforce" else Part.SIEGE, int(words.pop(0))
        elif word in STANCE_NAMES:
            part, amount = Part.STANCE, STANCE_NAMES.index(word)
        elif word in GENERAL_NAMES:
            part, amount = Part.GENERAL, GENERAL_NAMES.index(word)
        elif word in ("hunt", "spare"):
            part, amount = Part.HUNT, int(word == "hunt")
        elif word == "assassin":
            if not words or words[0] not in CHARACTER_NAMES:
                return WhyNot("ME-8.12", "assassin_whom")
            part, amount = Part.ASSASSIN, CHARACTER_NAMES.index(words.pop(0))
        else:
            return WhyNot("ME-9.1", "order_word", {"word": word})
        if part in wanted:
            return WhyNot("ME-9.1", "order_twice", {"word": word})
        wanted[part] = amount
    return why_not_parts(state, seat, wanted) if rest else None


def why_not_parts(state: MightyEmpires, seat: int, wanted: dict[int, int]) -> WhyNot | None:
    """Go through the parts of an order as the engine asks for them, and stop at the first that is not possible."""
    battle = int(order_battle(state, seat))
    first, last = order_parts(state, battle)
    written = rehearsal(state)
    assert isinstance(written, MightyEmpires)
    table = state.fight(battle, Fight.MODE) == Mode.TABLE
    for part in range(first, PARTS):
        written.orders[seat * ORDER + part] = 0  # whatever of it was under way
    for part in range(PARTS):
        limit = int(part_limit(written, battle, seat, part)) if first <= part < last else 0
        if part not in wanted:
            if limit > 0 and part == Part.STANCE:
                return WhyNot("ME-9.1", "stance_missing")
            if limit > 0 and part == Part.GENERAL:
                return WhyNot("ME-9.1", "general_missing")
            continue
        if limit == 0:
            return why_no_part(state, seat, battle, part)
        step = SIEGE_STEP if part == Part.SIEGE else GOLD_STEP if part < Part.SIEGE and not table else 1
        if wanted[part] % step > 0 or wanted[part] // step >= limit:
            return why_not_amount(written, seat, part, wanted[part], step)
        written.orders[seat * ORDER + part] = wanted[part]
    return None


def why_no_part(state: MightyEmpires, seat: int, battle: int, part: int) -> WhyNot:
    """Return why an order in this battle has nothing to say about something."""
    where = {"tile": tile_name(state, int(state.fight(battle, Fight.TILE)))}
    if state.fight(battle, Fight.STAGE) != Stage.ORDERS and part >= Part.STANCE:
        return WhyNot("ME-8.7", "muster_only_gold")
    if state.fight(battle, Fight.STAGE) == Stage.ORDERS and part < Part.STANCE and not state.rules.seal_gold:
        return WhyNot("ME-8.7", "gold_mustered")
    if part == Part.REINFORCE:
        return WhyNot("ME-5.9", "reinforce_no_event")
    if state.fight(battle, Fight.MODE) == Mode.TABLE:
        return WhyNot("ME-8.7", "table_only_gold")
    if part == Part.SIEGE:
        return WhyNot("ME-8.9", "siege_defender" if state.fight(battle, Fight.SIEGE) else "siege_none", where)
    return WhyNot("ME-8.10", "hunt_no_dragon", where) if part == Part.HUNT else WhyNot("ME-8.12", "assassin_no_event")


def why_not_amount(state: MightyEmpires, seat: int, part: int, number: int, step: int) -> WhyNot:
    """Return why an army cannot cost this much; what was said before it is in the order already."""
    paid = sum(state.orders[seat * ORDER + earlier] for earlier in range(part))
    left = int(state.gold[seat] - paid)
    if part == Part.SIEGE and (number % step or number > 2 * SIEGE_STEP):
        return WhyNot("ME-8.9", "siege_amount", {"number": number})
    if number % step:
        return WhyNot("ME-8.4", "gold_step", {"number": number, "step": step})
    if part == Part.GOLD and number > MOST_BOUGHT:
        return WhyNot("ME-8.4", "gold_limit", {"number": number, "most": MOST_BOUGHT})
    if part == Part.REINFORCE and number > reinforcing(state, number):
        return WhyNot("ME-5.9", "reinforce_limit", {"number": number, "most": int(reinforcing(state, number))})
    if part == Part.GOLD:
        return WhyNot("ME-2.11", "gold_treasury", {"number": number, "gold": left})
    return WhyNot("ME-8.16", "gold_left", {"number": number, "gold": left})


# Battles at the real table


def why_not_at_table(state: MightyEmpires, seat: int, other: int) -> WhyNot | None:
    """Return why a seat has nothing to say about a battle against another at the real table; None if it has."""
    if other == EMPTY:
        return None
    who = {"other": SEAT_NAMES[other]}
    battle = int(battle_against(state, seat, other))
    if battle == EMPTY:
        return WhyNot("ME-14.3", "no_such_battle", who)
    stage = state.fight(battle, Fight.STAGE)
    if stage == Stage.SETTLED:
        return WhyNot("ME-8.15", "battle_settled", who)
    if stage != Stage.TABLE:
        if state.fight(battle, Fight.MODE) == Mode.TABLE:
            return WhyNot("ME-8.7", "seal_first", who)
        return WhyNot("ME-14.2", "not_at_table", who)
    if owes(state, battle, seat):
        return None
    reported = stand(state, battle, side_of(state, battle, seat)) == Stand.REPORTED
    return WhyNot("ME-14.4", "reported_already", who) if reported else WhyNot("ME-R3", "simulate_said", who)


def why_not_confirm(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """What the other side has reported."""
    other = the_seat(state, rest)
    refused = why_not_at_table(state, seat, other)
    if refused or other == EMPTY:
        return refused
    battle = int(battle_against(state, seat, other))
    who = {"other": SEAT_NAMES[other]}
    theirs = 1 - side_of(state, battle, seat)
    if stand(state, battle, theirs) != Stand.REPORTED:
        return WhyNot("ME-14.4", "confirm_nothing", who)
    if payable(state, battle, theirs):
        return None
    pledged = pledged_elsewhere(state, battle, seat) or pledged_elsewhere(state, battle, other)
    return WhyNot("ME-2.11", "confirm_committed" if pledged else "confirm_unpayable", who)


def why_not_simulate(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """A battle at the table that both want to simulate."""
    other = the_seat(state, rest)
    refused = why_not_at_table(state, seat, other)
    if refused or other == EMPTY:
        return refused
    battle = int(battle_against(state, seat, other))
    if stand(state, battle, side_of(state, battle, seat)) == Stand.SIMULATE:
        return WhyNot("ME-R3", "simulate_said", {"other": SEAT_NAMES[other]})
    return None


def why_not_result(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """A report: the opponent, own points, the other's, then whatever there is to say besides."""
    other = the_seat(state, rest[:1])
    refused = why_not_at_table(state, seat, other)
    if refused or other == EMPTY:
        return refused
    if len(rest) < 3 or not rest[1].isdecimal() or not rest[2].isdecimal():
        return WhyNot("ME-14.3", "report_points", {"other": SEAT_NAMES[other]})
    own, theirs = int(rest[1]), int(rest[2])
    if max(own, theirs) > MOST_NUMBER:
        return WhyNot("ME-R9", "report_number", {"number": max(own, theirs), "most": MOST_NUMBER})
    row = {Said.VP_OWN: own // 100, Said.VP_OWN_REST: own % 100}
    row |= {Said.VP_OTHER: theirs // 100, Said.VP_OTHER_REST: theirs % 100}
    tokens = list(rest[3:])
    while tokens:
        word = tokens[0]
        said = read_said(tokens, (SEAT_NAMES[seat], SEAT_NAMES[other]))
        if said is None:
            return WhyNot("ME-14.3", "report_word", {"word": word})
        for part, value in said.items():
            if part == Said.FALLEN:
                row[part] = row.get(part, 0) | value
            elif row.setdefault(part, value) != value:
                return WhyNot("ME-14.3", "report_twice", {"word": word})
    return why_not_report(state, seat, int(battle_against(state, seat, other)), row)


def why_not_report(state: MightyEmpires, seat: int, battle: int, row: dict[int, int]) -> WhyNot | None:
    """Go through the parts of a report as the engine asks for them, and stop at the first that is not possible."""
    side = side_of(state, battle, seat)
    written = rehearsal(state)
    assert isinstance(written, MightyEmpires)
    begin_report(written, battle, side)
    for part in range(REPORT):
        limit, value = int(say_limit(written, battle, side, part)), row.get(part, 0)
        if limit == 0 and value > 0:
            return why_not_said(state, seat, battle, part)
        if limit != 0 and value >= max(1, limit):
            return why_not_so_much(written, seat, battle, part, value)
        if limit > 0 and part < REPORT - 1:
            say(written, battle, side, value)
    return None


def why_not_said(state: MightyEmpires, seat: int, battle: int, part: int) -> WhyNot:
    """Return why a report of this battle has nothing to say about something."""
    where = {"tile": tile_name(state, int(state.fight(battle, Fight.TILE)))}
    if part == Said.SIEGE:
        return WhyNot("ME-8.9", "siege_none", where)
    if part == Said.HILL:
        return WhyNot("ME-8.11", "hill_no_mountain", where)
    if part == Said.DRAGON:
        return WhyNot("ME-8.10", "no_dragon", where)
    own = part in (Said.REINFORCE_OWN, Said.ASSASSIN_OWN)
    who = {"seat": SEAT_NAMES[seat if own else other_side(state, battle, seat)]}
    assassin = part in (Said.ASSASSIN_OWN, Said.ASSASSIN_OTHER)
    return WhyNot("ME-8.12", "report_no_assassin", who) if assassin else WhyNot("ME-5.9", "report_no_reinforcements", who)


def why_not_so_much(state: MightyEmpires, seat: int, battle: int, part: int, number: int) -> WhyNot:
    """Return why a number in a report is too large; what was said before it is in the report already."""
    most = max(0, int(say_limit(state, battle, side_of(state, battle, seat), part)) - 1)
    if part == Said.ROUNDS:
        return WhyNot("ME-8.2", "report_rounds", {"number": number, "most": int(battle_rounds(state))})
    payer = int(state.fight(battle, Fight.A))  # of siege equipment
    if part in (Said.GOLD_OWN, Said.REINFORCE_OWN):
        payer = seat
    elif part in (Said.GOLD_OTHER, Said.REINFORCE_OTHER):
        payer = other_side(state, battle, seat)
    who = {"seat": SEAT_NAMES[payer]}
    if part != Said.SIEGE and state.rules.seal_gold:
        return WhyNot("ME-14.3", "report_sealed", who | {"number": number, "most": most})
    if part in (Said.GOLD_OWN, Said.GOLD_OTHER) and number > MOST_BOUGHT:
        return WhyNot("ME-8.4", "gold_limit", {"number": number, "most": MOST_BOUGHT})
    if part in (Said.REINFORCE_OWN, Said.REINFORCE_OTHER) and number > reinforcing(state, number):
        return WhyNot("ME-5.9", "reinforce_limit", {"number": number, "most": int(reinforcing(state, number))})
    return WhyNot("ME-14.3", "report_treasury", who | {"number": number, "most": most})


# Spending empire points


def why_not_occupy(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """A free tile."""
    tile = the_tile(state, rest)
    if tile == EMPTY:
        return None
    where = {"tile": tile_name(state, tile)}
    if state.owner[tile] == seat:
        return WhyNot("ME-10.6", "yours_already", where)
    if state.owner[tile] != EMPTY:
        return WhyNot("ME-10.6", "occupy_owned", where | {"seat": SEAT_NAMES[state.owner[tile]]})
    if not may_occupy(state, seat, tile):
        if has_effect(state, tile, Weird.VOID):
            return WhyNot("ME-3.14", "tile_void", where)
        if has_effect(state, tile, Weird.FOG):
            return WhyNot("ME-3.18", "tile_fog", where)
        if state.rules.loser_barred and fought_at(state, seat, tile, Result.DEFEAT, Result.DEFEAT):
            return WhyNot("ME-10.9", "occupy_lost", where)
        if state.rules.dragon_guards and state.lair[tile] and not fought_at(state, seat, tile, Result.NARROW, Result.MASSACRE):
            return WhyNot("ME-10.10", "occupy_dragon", where)
        return WhyNot("ME-10.6", "not_adjacent", where)
    if take_cost(state, seat, tile) > points_of(state, seat):
        return why_too_dear(state, seat, tile)
    if any_forced(state, seat, False) and not forced_occupy(state, seat, tile):
        first = [int(one) for one in range(state.land.tiles) if forced_occupy(state, seat, one)]
        return WhyNot("ME-10.8", "occupy_first", where | {"first": tile_list(state, first)})
    return None


def why_not_conquer(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """A tile of an opponent who was beaten."""
    tile = the_tile(state, rest)
    if tile == EMPTY:
        return None
    where = {"tile": tile_name(state, tile)}
    if state.owner[tile] == seat:
        return WhyNot("ME-10.7", "yours_already", where)
    if state.owner[tile] == EMPTY:
        return WhyNot("ME-10.7", "conquer_free", where)
    if not may_conquer(state, seat, tile):
        if has_effect(state, tile, Weird.VOID):
            return WhyNot("ME-3.14", "tile_void", where)
        if has_effect(state, tile, Weird.FOG):
            return WhyNot("ME-3.18", "tile_fog", where)
        if not has_beaten(state, seat, state.owner[tile]):
            return why_not_beaten(state, seat, tile)
        if state.group(seat) == Group.SKAVEN:
            return WhyNot("ME-11.12", "conquer_skaven_strict" if state.rules.skaven_strict else "conquer_skaven", where)
        return WhyNot("ME-10.7", "not_adjacent", where)
    if take_cost(state, seat, tile) > points_of(state, seat):
        return why_too_dear(state, seat, tile)
    if any_forced(state, seat, True) and not forced_conquest(state, seat, tile):
        first = [int(one) for one in range(state.land.tiles) if forced_conquest(state, seat, one)]
        return WhyNot("ME-10.8", "conquer_first", where | {"first": tile_list(state, first)})
    return None


def why_not_beaten(state: MightyEmpires, seat: int, tile: int) -> WhyNot:
    """Return how a seat fared against the owner of a tile, if not well."""
    owner = int(state.owner[tile])
    who = {"tile": tile_name(state, tile), "seat": SEAT_NAMES[owner]}
    battle = int(battle_against(state, seat, owner))
    result = EMPTY if battle == EMPTY else int(result_of(state, battle, seat))
    if state.winter and (battle == EMPTY or result >= Result.NARROW):
        return WhyNot("ME-11.15", "beaten_elsewhere", who)
    if battle == EMPTY:
        return WhyNot("ME-10.7", "not_fought", who)
    if result == EMPTY:
        return WhyNot("ME-10.17", "not_played", who)
    return WhyNot("ME-10.7", "not_won" if result == Result.DRAW else "lost_to", who)


def why_too_dear(state: MightyEmpires, seat: int, tile: int) -> WhyNot:
    """Return what a tile costs, by summand, and what is left. The engine is asked what it would cost without one thing or the other."""
    cost, points = int(take_cost(state, seat, tile)), int(points_of(state, seat))
    plain = state.clone()
    plain.event[seat] = EMPTY
    ungrabbed = int(take_cost(plain, seat, tile))
    plain.building[tile] = Building.NONE
    bare = int(take_cost(plain, seat, tile))
    terrain = int(state.land.terrain[tile])
    ground = int(terrain == Terrain.MOUNTAIN or (terrain == Terrain.VOLCANO and bool(state.rules.volcano_surcharge)))
    rule, key = ("ME-10.6", "occupy_points") if state.owner[tile] == EMPTY else ("ME-10.7", "conquer_points")
    where = {"tile": tile_name(state, tile)}
    parts = where | {"base": bare - ground, "ground": ground, "walls": ungrabbed - bare, "grab": ungrabbed - cost}
    return WhyNot(rule, key, parts | {"cost": cost, "points": points})


def why_not_build(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """A building on an own tile."""
    tile, kinds = the_tile(state, rest), among(BUILDING_NAMES, rest)
    if tile == EMPTY or len(kinds) != 1 or kinds[0] == Building.NONE:
        return None
    if refused := why_not_built(state, seat, tile, kinds[0], False):
        return refused
    return WhyNot("ME-10.11", "no_points") if points_of(state, seat) < 1 else None


def why_not_built(state: MightyEmpires, seat: int, tile: int, building: int, boom: bool) -> WhyNot | None:
    """Return why something cannot be built here, cost apart; None if it can. `boom`: as the event building boom."""
    if can_build(state, seat, tile, building, boom):
        return None
    where = {"tile": tile_name(state, tile)}
    if state.owner[tile] != seat:
        return WhyNot("ME-10.11", "not_yours", where)
    if has_effect(state, tile, Weird.FOG):
        return WhyNot("ME-3.18", "build_fog", where)
    if state.land.terrain[tile] == Terrain.VOLCANO:
        return WhyNot("ME-12.4", "build_volcano", where)
    if building == Building.SPECIAL:
        return WhyNot("ME-5.3", "boom_special") if boom else WhyNot("ME-12.1", "special_once")
    if not in_supply(state, building):
        return WhyNot("ME-10.11", "build_supply", {"building": BUILDING_NAMES[building], "count": int(SUPPLY[building])})
    slot = state.building[tile]
    seat_of_realm = building == Building.CITY and state.capital[tile] == seat
    if not seat_of_realm and state.group(seat) == Group.SKAVEN:
        return WhyNot("ME-11.9", "build_skaven", where)
    if not seat_of_realm and building == Building.CITY and state.group(seat) == Group.RAIDERS:
        return WhyNot("ME-11.6", "city_raiders", where)
    if slot != Building.NONE and not (building == Building.CITY and slot == Building.CASTLE):
        return WhyNot("ME-10.11", "slot_taken", where | {"building": BUILDING_NAMES[slot]})
    if building == Building.MINE:
        worn = state.land.terrain[tile] in (Terrain.RIVER, Terrain.MOUNTAIN)
        return WhyNot("ME-6.2", "mine_exhausted", where) if worn else WhyNot("ME-10.11", "mine_terrain", where)
    if seat_of_realm:
        return WhyNot("ME-2.14", "boom_capital", where)
    return WhyNot("ME-10.11", "city_needs_castle", where) if slot == Building.NONE else WhyNot("ME-11.3", "city_mountain", where)


def why_not_found(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """A new capital for a realm without one."""
    tile, capital = the_tile(state, rest), int(capital_of(state, seat))
    if capital != EMPTY:
        return WhyNot("ME-13.4", "found_has_one", {"tile": tile_name(state, capital)})
    if tile == EMPTY:
        return None
    where = {"tile": tile_name(state, tile)}
    if can_found(state, seat, tile):
        return WhyNot("ME-13.4", "no_points") if points_of(state, seat) < 1 else None
    if state.owner[tile] != seat:
        return WhyNot("ME-13.4", "not_yours", where)
    if has_effect(state, tile, Weird.FOG):
        return WhyNot("ME-3.18", "build_fog", where)
    if not may_be_capital(state, seat, tile):
        volcano = state.land.terrain[tile] == Terrain.VOLCANO
        return WhyNot("ME-13.4", "capital_volcano" if volcano else "capital_mountain", where)
    if state.building[tile] == Building.MINE:
        return WhyNot("ME-13.4", "found_mine", where)
    return WhyNot("ME-13.4", "build_supply", {"building": BUILDING_NAMES[Building.CITY], "count": int(SUPPLY[Building.CITY])})


def why_not_raid(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """Gold for an empire point."""
    return WhyNot("ME-10.12", "no_points") if points_of(state, seat) < 1 else None


def why_not_demolish(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """An own mine or castle, with the option for it."""
    if not state.rules.allow_demolish:
        return WhyNot("ME-10.11", "demolish_off")
    tile = the_tile(state, rest)
    if tile == EMPTY:
        return None
    where = {"tile": tile_name(state, tile)}
    if state.owner[tile] != seat:
        return WhyNot("ME-10.11", "not_yours", where)
    possible = Building.MINE <= state.building[tile] <= Building.CASTLE
    return None if possible else WhyNot("ME-10.11", "demolish_nothing", where)


def why_not_end(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """Ending is always possible; only other words are not."""
    return None


# Winter


def why_not_rebel(state: MightyEmpires, seat: int, rest: Sentence) -> WhyNot | None:
    """Which castle or city joins the nearest enemy."""
    tile = the_tile(state, rest)
    if tile == EMPTY or tile in rebellious(state, seat):
        return None
    where = {"tile": tile_name(state, tile)}
    if state.owner[tile] != seat:
        return WhyNot("ME-4.4", "not_yours", where)
    return WhyNot("ME-4.4", "rebel_capital" if state.capital[tile] == seat else "rebel_nothing", where)


ANSWERED = {
    "capital": why_not_capital,
    "field": why_not_field,
    "cast": why_not_yes_or_no,
    "reroll": why_not_yes_or_no,
    "target": why_not_target,
    "event": why_not_event,
    "agent": why_not_agent,
    "challenge": why_not_challenge,
    "pass": why_not_pass,
    "settle": why_not_settle,
    "fight": why_not_fight,
    "concede": why_not_concede,
    "muster": why_not_muster,
    "order": why_not_order,
    "result": why_not_result,
    "confirm": why_not_confirm,
    "simulate": why_not_simulate,
    "occupy": why_not_occupy,
    "conquer": why_not_conquer,
    "build": why_not_build,
    "found": why_not_found,
    "raid": why_not_raid,
    "demolish": why_not_demolish,
    "end": why_not_end,
    "move_seat": why_not_yes_or_no,
    "rebel": why_not_rebel,
}
"""By verb: why it is not possible, None where it would be with other words."""
