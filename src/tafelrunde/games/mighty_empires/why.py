"""Why not? The rule that forbids a sentence in Mighty Empires, None where it is legal.

What stands against a play is asked of the laws (engine/law.py, engine/battle_law.py). Only here is known what else may be wrong with a
sentence: words are missing or out of place, or somebody else decides, or something else. What cannot be read is answered with how it is
said, or with what is to be decided now. Whoever is not asked hears why it has to wait, and nothing in that is secret: who has sealed an
order is known to all, what it says is not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine import law
from tafelrunde.games.mighty_empires.engine.battles import battles_of, enemy_in, is_side, order_battle, side_of, simulated, stand
from tafelrunde.games.mighty_empires.engine.challenge import battlefields, opponents
from tafelrunde.games.mighty_empires.engine.conquest import owes_spending
from tafelrunde.games.mighty_empires.engine.effects import base_cost, capital_of, grabbed, ground_cost, take_cost, touches, wall_cost
from tafelrunde.games.mighty_empires.engine.events import boom_builds, enemy_buildings
from tafelrunde.games.mighty_empires.engine.scoring import points_of
from tafelrunde.games.mighty_empires.engine.setup import apart, bound_to, field_choices, least_distance, other_choices
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires, is_aimed
from tafelrunde.games.mighty_empires.grammar import GRAMMAR
from tafelrunde.games.mighty_empires.maps import tile_names
from tafelrunde.games.mighty_empires.reading import understood
from tafelrunde.games.mighty_empires.view import question, seat_names
from tafelrunde.games.mighty_empires.words import VERBS, YES_NO, battle_prompt, prompts
from tafelrunde.kernel.game import Sentence, WhyNot, refusal
from tafelrunde.kernel.sentences import among

Answer = WhyNot | None

OVER = {
    me.Reason.POINTS: ("ME-17.2", "over"),
    me.Reason.ROUNDS: ("ME-17.3", "over"),
    me.Reason.LAST: ("ME-17.5", "over"),
}
"""Why the campaign is over."""

Text = tuple[str, str]
"""A rule and the key of what is said with it."""

QUESTIONS: Mapping[str, tuple[Text, Text | None]] = {
    "capital": (("ME-0.6", "asked_capital"), None),
    "rechoose": (("ME-0.7", "asked_rechoose"), ("ME-0.7", "wait_rechoose")),
    "field": (("ME-0.9", "asked_field"), ("ME-0.9", "wait_field")),
    "cast": (("ME-3.1", "asked_cast"), ("ME-3.1", "wait_cast")),
    "reroll": (("ME-3.4", "asked_reroll"), ("ME-3.10", "wait_spell")),
    "target": (("ME-3.7", "asked_target"), ("ME-3.10", "wait_spell")),
    "event": (("ME-5.1", "asked_event"), ("ME-5.1", "wait_event")),
    "agent": (("ME-5.6", "asked_agent"), ("ME-5.6", "wait_agent")),
    "challenge": (("ME-7.1", "asked_challenge"), ("ME-7.1", "wait_challenge")),
    "forced": (("ME-5.6", "asked_forced"), None),
    "settle": (("ME-R2", "asked_settle"), None),
    "fight": (("ME-8.14", "asked_fight"), None),
    "muster": (("ME-8.7", "asked_muster"), None),
    "order": (("ME-9.1", "asked_order"), None),
    "report": (("ME-14.3", "asked_report"), None),
    "build": (("ME-10.3", "asked_build"), ("ME-10.3", "wait_build")),
    "new_capital": (("ME-13.3", "asked_new_capital"), ("ME-13.3", "wait_new_capital")),
    "move_seat": (("ME-13.5", "asked_move_seat"), ("ME-13.5", "wait_move_seat")),
    "campaign": (("ME-11.13", "asked_campaign"), ("ME-11.18", "wait_campaign")),
    "rebel": (("ME-4.4", "asked_rebel"), ("ME-4.4", "wait_rebel")),
}
"""By the kind of the question: what is to be decided, the answer to what cannot be read at all; and what others hear meanwhile. Several at
once choose capitals and fight, see `why_wait`."""

SPENDING = ("occupy", "conquer", "build", "found", "raid", "demolish", "end")
FIGHTING = ("settle", "fight", "concede", "muster", "order", "result", "confirm", "simulate")
ANSWERS = {
    me.Ask.CAPITAL: ("capital",),
    me.Ask.RECHOOSE: ("capital",),
    me.Ask.CHALLENGE: ("challenge",),
    me.Ask.BATTLES: FIGHTING,
    me.Ask.BUILD: SPENDING,
    me.Ask.NEW_CAPITAL: ("capital",),
    me.Ask.CAMPAIGN: ("challenge", "pass"),
    **{
        ask: (me.ASK_NAMES[ask],)
        for ask in (me.Ask.FIELD, me.Ask.CAST, me.Ask.REROLL, me.Ask.TARGET, me.Ask.EVENT, me.Ask.AGENT, me.Ask.MOVE_SEAT, me.Ask.REBEL)
    },
}
"""How a question is answered; what somebody means who leaves the verb out stands first."""

NO_BATTLE, NO_SPENDING = ("ME-1.3", "no_battle_now"), ("ME-1.3", "no_spending_now")
SENTENCES: Mapping[str, tuple[Text, Text]] = {
    "capital": (("ME-0.6", "how_tile"), ("ME-13.3", "no_capital_now")),
    "field": (("ME-0.9", "how_tile"), ("ME-0.9", "no_field_now")),
    "cast": (("ME-3.1", "how_yes_no"), ("ME-3.1", "no_cast_now")),
    "reroll": (("ME-3.4", "how_yes_no"), ("ME-3.4", "no_reroll_now")),
    "target": (("ME-3.7", "how_target"), ("ME-3.7", "no_target_now")),
    "event": (("ME-5.1", "how_event"), ("ME-5.1", "no_event_now")),
    "agent": (("ME-5.6", "how_seat"), ("ME-5.6", "no_agent_now")),
    "challenge": (("ME-7.5", "how_challenge"), ("ME-7.1", "no_challenge_now")),
    "pass": (("ME-11.13", "how_bare"), ("ME-11.13", "no_pass_now")),
    "settle": (("ME-R2", "how_settle"), NO_BATTLE),
    "fight": (("ME-8.14", "how_bare"), NO_BATTLE),
    "concede": (("ME-8.14", "how_concede"), NO_BATTLE),
    "muster": (("ME-8.7", "how_muster"), NO_BATTLE),
    "order": (("ME-9.1", "how_order"), NO_BATTLE),
    "result": (("ME-14.3", "how_report"), NO_BATTLE),
    "confirm": (("ME-14.4", "how_seat"), NO_BATTLE),
    "simulate": (("ME-R3", "how_seat"), NO_BATTLE),
    "occupy": (("ME-10.6", "how_tile"), NO_SPENDING),
    "conquer": (("ME-10.7", "how_tile"), NO_SPENDING),
    "build": (("ME-10.11", "how_build"), NO_SPENDING),
    "found": (("ME-13.4", "how_tile"), NO_SPENDING),
    "raid": (("ME-10.12", "how_bare"), NO_SPENDING),
    "demolish": (("ME-10.11", "how_tile"), NO_SPENDING),
    "end": (("ME-10.3", "how_bare"), NO_SPENDING),
    "move_seat": (("ME-13.5", "how_yes_no"), ("ME-13.5", "no_move_seat_now")),
    "rebel": (("ME-4.4", "how_tile"), ("ME-4.4", "no_rebel_now")),
}
"""By verb: how it is said, where no rule speaks against the thing itself; and the answer where it is not asked for."""

SHAPES = {
    "how_tile": ("tile",),
    "how_target": ("target",),
    "how_yes_no": ("answer",),
    "how_seat": ("seat",),
    "how_bare": (),
    "how_challenge": ("seat", "tile"),
    "how_build": ("building", "tile"),
}
"""What stands behind a verb, by how it is said; events, orders and reports are read by themselves."""


def why_not(state: MightyEmpires, seat: int, sentence: Sentence) -> Answer:
    """Return the rule that forbids this sentence, None if it is legal."""
    if state.reason != me.Reason.NONE:
        return WhyNot(*OVER[state.reason])
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
    rule, key = SENTENCES[verb][0]
    if verb in FIGHTING:
        found = understood(state, seat, verb, rest)
        refused, fits = (found, False) if isinstance(found, WhyNot) else (None, found is not None)
    else:
        refused, fits = AGAINST[verb](state, seat, rest), is_shaped(state, key, rest)
    if refused:
        return refused
    if rest == sentence:
        return what_is_asked(state, seat)  # the verb was only guessed
    return None if fits else WhyNot(rule, key)


def is_shaped(state: MightyEmpires, how: str, rest: Sentence) -> bool:
    """Return whether these words stand behind a verb that is said in this way."""
    names = {
        "tile": tile_names(state.land),
        "target": (*tile_names(state.land), "none"),
        "seat": seat_names(int(state.rules.players)),
        "building": me.BUILDING_NAMES[1:],
        "answer": YES_NO,
    }
    if how == "how_event":
        return rest[:1] != () and rest[0] in me.EVENT_NAMES  # `why_not_event` looks at what it is aimed at
    shape = SHAPES[how]
    return len(rest) == len(shape) and all(word in names[part] for word, part in zip(rest, shape, strict=True))


def against(state: MightyEmpires, reason: int, rule: str = "", tile: int = me.EMPTY, **fields: str | int) -> Answer:
    """Return what a law has said, about a tile and maybe its owner."""
    if tile != me.EMPTY:
        fields["tile"] = tile_name(state, tile)
        if state.owner[tile] != me.EMPTY:
            fields.setdefault("seat", me.SEAT_NAMES[state.owner[tile]])
    return refusal(GRAMMAR, reason, rule, **fields)


# Who decides, and what


def read(state: MightyEmpires, seat: int, ask: int, sentence: Sentence) -> tuple[str, Sentence]:
    """Return what is to be done, and with what; a verb that was left out is guessed."""
    first = sentence[0] if sentence else ""
    if ask == me.Ask.EVENT and first in me.EVENT_NAMES:
        return "event", sentence  # not whom an agent's target has to challenge
    if first in VERBS:
        return first, sentence[1:]
    if not sentence:
        return "", ()
    if ask == me.Ask.BATTLES:
        kind = battle_prompt(state, seat)[0]
        return ("result" if kind == "report" else kind), sentence
    if ask == me.Ask.BUILD:
        tiles = tiles_in(state, sentence)
        if not tiles or any(word in me.BUILDING_NAMES for word in sentence):
            return "build", sentence
        return ("occupy" if state.owner[tiles[0]] in (me.EMPTY, seat) else "conquer"), sentence
    return ANSWERS[ask][0], sentence


def why_wait(state: MightyEmpires, seat: int, ask: int, verb: str) -> WhyNot:
    """Somebody else has to decide."""
    if state.status[seat] == me.Status.OUT:
        return WhyNot("ME-R12", "out")
    if state.status[seat] == me.Status.IDLE:
        return WhyNot("ME-14.12", "idle")
    if ask == me.Ask.CAPITAL:
        return WhyNot("ME-0.6", "wait_capital")
    if ask == me.Ask.BATTLES:
        return why_wait_battle(state, seat)
    now = {"seat": me.SEAT_NAMES[state.to_move]}
    if ask in (me.Ask.CAST, me.Ask.REROLL, me.Ask.TARGET) and verb == "cast":
        return why_no_caster(state, seat)
    if ask in (me.Ask.EVENT, me.Ask.AGENT) and verb == "event" and state.event[seat] != me.EMPTY:
        return WhyNot("ME-5.1", "event_chosen", now | {"event": me.EVENT_NAMES[state.event[seat]]})
    if ask == me.Ask.CHALLENGE and verb == "challenge" and battles_of(state, seat) > 0:
        return WhyNot("ME-7.2", "challenge_engaged", now)
    if ask == me.Ask.BUILD:
        if state.winter:
            return WhyNot("ME-11.18", "wait_winter_build", now)
        if not owes_spending(state, seat):
            return WhyNot("ME-10.3", "turn_over", now)
    waits = QUESTIONS[me.ASK_NAMES[ask]][1]
    assert waits
    return WhyNot(*waits, now)


def why_no_caster(state: MightyEmpires, seat: int) -> WhyNot:
    """Return why a seat is not asked, or not now, whether it casts a spell at this equinox."""
    cost = int(law.spell_cost(state, seat))
    position = next(place for place in range(state.rules.players) if state.acting(place) == seat)
    following = next(int(step >> me.ASK_BITS) for step in reversed(state.steps) if step & me.ASK_MASK == me.Ask.CAST)
    turn = WhyNot("ME-3.1", "cast_once") if position < following else WhyNot("ME-3.1", "wait_cast", {"seat": me.SEAT_NAMES[state.to_move]})
    return against(state, law.no_cast(state, seat), gold=int(state.gold[seat]), cost=cost) or turn


def why_wait_battle(state: MightyEmpires, seat: int) -> WhyNot:
    """Return why nothing is asked of a seat while battles are fought."""
    own = [battle for battle in range(state.fights()) if is_side(state, battle, seat)]
    if not own:
        return WhyNot("ME-7.4", "wait_no_battle")
    left = [battle for battle in own if state.fight(battle, me.Fight.STAGE) != me.Stage.SETTLED]
    if not left:
        return WhyNot("ME-8.15", "wait_settled")
    battle = left[0]
    stage = state.fight(battle, me.Fight.STAGE)
    now = {"other": me.SEAT_NAMES[enemy_in(state, battle, seat)], "tile": tile_name(state, int(state.fight(battle, me.Fight.TILE)))}
    if stage == me.Stage.TABLE:
        wants = stand(state, battle, side_of(state, battle, seat)) == me.Stand.SIMULATE
        return WhyNot("ME-R3", "wait_simulate", now) if wants else WhyNot("ME-14.4", "wait_confirm", now)
    running = simulated(state)
    if state.fight(battle, me.Fight.MODE) != me.Mode.TABLE and running != battle:
        if running == me.EMPTY:
            return WhyNot("ME-8.1", "wait_table_first", now)
        first = {"first": tile_name(state, int(state.fight(running, me.Fight.TILE)))}
        return WhyNot("ME-8.1", "wait_earlier", now | first)
    if stage == me.Stage.ORDERS:
        return WhyNot("ME-8.7", "wait_sealed", now)
    if stage >= me.Stage.MUSTER_A:
        return WhyNot("ME-8.7", "wait_muster", now)
    return WhyNot("ME-8.14", "wait_fight", now) if stage >= me.Stage.CONCEDE_A else WhyNot("ME-R2", "wait_settle", now)


def what_is_asked(state: MightyEmpires, seat: int) -> WhyNot:
    """Say what is to be decided now."""
    prompt = next(prompt for prompt in prompts(state) if prompt.seat == me.SEAT_NAMES[seat])
    rule, key = QUESTIONS[prompt.kind][0]
    fields: Mapping[str, str | int] = prompt.fields
    if prompt.kind == "order" and state.fight(order_battle(state, seat), me.Fight.MODE) == me.Mode.TABLE:
        rule, key = "ME-8.7", "asked_gold"
    return WhyNot(rule, key, fields)


def why_not_now(state: MightyEmpires, ask: int, verb: str) -> WhyNot:
    """Something else is to be decided: say why there is no such thing now."""
    if verb == "cast" and ask in (me.Ask.REROLL, me.Ask.TARGET):
        return WhyNot("ME-3.1", "cast_once")
    if verb == "pass" and ask == me.Ask.CHALLENGE:
        return WhyNot("ME-7.1", "challenge_no_pass")
    if verb == "pass" and ask == me.Ask.EVENT:
        return WhyNot("ME-5.1", "event_no_pass")
    if ask == me.Ask.NEW_CAPITAL:
        return WhyNot("ME-13.3", "new_capital_first")
    if ask == me.Ask.MOVE_SEAT:
        return WhyNot("ME-13.5", "move_seat_first")
    return WhyNot(*SENTENCES[verb][1])


# Words


def tile_name(state: MightyEmpires, tile: int) -> str:
    return tile_names(state.land)[tile]


def tiles_in(state: MightyEmpires, words: Sentence) -> list[int]:
    """Return the tiles that are named, in this order."""
    return among(tile_names(state.land), words)


def the_tile(state: MightyEmpires, words: Sentence) -> int:
    """Return the one tile that is named, EMPTY if there are none or several."""
    tiles = tiles_in(state, words)
    return tiles[0] if len(tiles) == 1 else me.EMPTY


def of_tile(why: Callable[[MightyEmpires, int, int], Answer]) -> Callable[[MightyEmpires, int, Sentence], Answer]:
    """Return what stands against something that is said of one tile; nothing where it is not exactly one."""
    return lambda state, seat, rest: None if (tile := the_tile(state, rest)) == me.EMPTY else why(state, seat, tile)


def the_seat(state: MightyEmpires, words: Sentence) -> int:
    """Return the one seat that is named, EMPTY if there are none or several."""
    named = among(seat_names(int(state.rules.players)), words)
    return named[0] if len(named) == 1 else me.EMPTY


def tile_list(state: MightyEmpires, tiles: list[int]) -> str:
    return ", ".join(tile_name(state, tile) for tile in tiles)


# Setup


def why_not_capital(state: MightyEmpires, seat: int, tile: int) -> Answer:
    """The first capital, chosen in secret or once more, or a new one among several cities."""
    ask = question(state)
    if ask == me.Ask.NEW_CAPITAL:
        return against(state, law.no_new_seat(state, seat, tile), "ME-13.3", tile)
    refused = against(state, law.no_capital(state, seat, tile, bound_to(state, seat)), "ME-0.6", tile)
    return refused or (why_too_near(state, tile) if ask == me.Ask.RECHOOSE else None)


def why_too_near(state: MightyEmpires, tile: int) -> WhyNot | None:
    """Return why a capital that is chosen once more cannot be here: too near to an earlier one, or not as far as possible."""
    position = int(state.data())
    choices = other_choices(state, position)
    if tile in choices:
        return None
    least, distance = int(least_distance(state)), int(apart(state, position, tile))
    earlier = [other for other in state.lot[:position] if state.choice[other] != me.EMPTY]
    near = next(other for other in earlier if state.land.distance(tile, state.choice[other]) == distance)
    where = {"tile": tile_name(state, tile), "seat": me.SEAT_NAMES[near]}
    if apart(state, position, choices[0]) >= least:
        return WhyNot("ME-0.7", "capital_too_near", where | {"distance": distance, "least": least})
    most = int(apart(state, position, choices[0]))
    return WhyNot("ME-0.7", "capital_not_farthest", where | {"distance": distance, "most": most})


def why_not_field(state: MightyEmpires, seat: int, tile: int) -> Answer:
    """A start field, or one of the nearest tiles where there is none."""
    choices = field_choices(state, seat)
    if tile in choices:
        return None
    reason = law.no_field(state, seat, tile)
    if reason in (me.No.FIELD_NOT_ADJACENT, me.No.FIELD_HOME) and law.no_field(state, seat, choices[0]) != me.No.NOTHING:
        return WhyNot("ME-0.10", "field_not_nearest", {"tile": tile_name(state, tile)})
    return against(state, reason, "ME-0.9", tile)


# Spells


def why_not_target(state: MightyEmpires, seat: int, tile: int) -> Answer:
    """What a spell is cast on."""
    return against(state, law.no_target(state, seat, me.target_spell(state.data()), tile), "", tile)


# Events


def why_not_event(state: MightyEmpires, seat: int, rest: Sentence) -> Answer:
    """An event, and what it is aimed at."""
    if not rest or rest[0] not in me.EVENT_NAMES:
        return None
    event, aim = me.EVENT_NAMES.index(rest[0]), rest[1:]
    chooser = [me.SEAT_NAMES[other] for other in range(state.rules.players) if state.event[other] == event]
    if refused := against(state, law.no_event(state, seat, event), event=rest[0], seat=", ".join(chooser)):
        return refused
    if is_aimed(event):
        other = the_seat(state, aim)
        if other == me.EMPTY or len(aim) > 1:
            return WhyNot("ME-5.1", "event_needs_seat", {"event": rest[0]})
        return against(state, law.no_aim(state, seat, other), event=rest[0], other=me.SEAT_NAMES[other])
    if event == me.Event.BUILDING_BOOM:
        return why_not_boom(state, seat, aim)
    if event == me.Event.SABOTEURS:
        return why_not_sabotage(state, seat, aim)
    return WhyNot("ME-5.1", "event_no_aim", {"event": rest[0]}) if aim else None


def why_not_boom(state: MightyEmpires, seat: int, aim: Sentence) -> Answer:
    """Building boom puts something up, or nothing."""
    possible = len(boom_builds(state, seat)) > 0
    if aim == (("nothing",) if possible else ()):
        return None
    refused = why_not_built(state, seat, aim, True)
    if refused or (possible and is_shaped(state, "how_build", aim)):
        return refused
    return WhyNot("ME-5.3", "boom_how") if possible else WhyNot("ME-5.2", "boom_nowhere")


def why_not_sabotage(state: MightyEmpires, seat: int, aim: Sentence) -> Answer:
    """Saboteurs need a building of somebody else."""
    if len(enemy_buildings(state, seat)) == 0:
        return WhyNot("ME-5.2", "sabotage_nowhere") if aim else None
    tile = the_tile(state, aim)
    refused = None if tile == me.EMPTY else against(state, law.no_sabotage(state, seat, tile), "", tile)
    if refused or (tile != me.EMPTY and len(aim) == 1):
        return refused
    return WhyNot("ME-5.5", "sabotage_how")


def why_not_agent(state: MightyEmpires, seat: int, rest: Sentence) -> Answer:
    """Whom an agent's target has to challenge."""
    other, target = the_seat(state, rest), int(state.aim[seat])
    if other == me.EMPTY:
        return None
    return against(state, law.no_victim(state, target, other), other=me.SEAT_NAMES[other], seat=me.SEAT_NAMES[target])


# Challenges


def why_not_challenge(state: MightyEmpires, seat: int, rest: Sentence) -> Answer:
    """An opponent, then the battlefield."""
    other, tile = the_seat(state, rest), the_tile(state, rest)
    if other == me.EMPTY:
        return None
    if state.agent == seat:
        reason = me.No.NOTHING if other == state.victim else me.No.CHALLENGE_FORCED
        refused = against(state, reason, other=me.SEAT_NAMES[state.victim])
    else:
        reason = law.no_challenge(state, seat, other, law.free_first(state, seat))
        free = me.SEAT_NAMES[opponents(state, seat)[0]]
        refused = against(state, reason, other=me.SEAT_NAMES[other], seat=free, count=int(battles_of(state, other)))
    return refused or (None if tile == me.EMPTY else why_not_ground(state, seat, other, tile))


def why_not_ground(state: MightyEmpires, seat: int, other: int, tile: int) -> Answer:
    """Return why a tile cannot be the battlefield against this opponent; None if it can."""
    possible = battlefields(state, seat, other)
    if tile in possible:
        return None
    where = {"tile": tile_name(state, tile), "other": me.SEAT_NAMES[other]}
    if refused := against(state, law.no_ground(state, seat, other, tile), "", tile, other=me.SEAT_NAMES[other]):
        return refused
    if touches(state, possible[0], seat):
        return WhyNot("ME-7.5", "ground_not_adjacent", where)
    return WhyNot("ME-7.7", "ground_not_nearest", where | {"nearest": tile_list(state, [int(one) for one in possible])})


# Spending empire points


def why_not_occupy(state: MightyEmpires, seat: int, tile: int) -> Answer:
    """A free tile."""
    first = law.occupies_first(state, seat)
    reason = law.no_occupying(state, seat, tile, first)
    forced = [int(one) for one in range(state.land.tiles) if first and law.must_occupy(state, seat, one)]
    return against(state, reason, "ME-10.6", tile, first=tile_list(state, forced), **price(state, seat, tile))


def why_not_conquer(state: MightyEmpires, seat: int, tile: int) -> Answer:
    """A tile of an opponent who was beaten."""
    first = law.conquers_first(state, seat)
    reason = law.no_conquering(state, seat, tile, first)
    forced = [int(one) for one in range(state.land.tiles) if first and law.must_conquer(state, seat, one)]
    return against(state, reason, "ME-10.7", tile, first=tile_list(state, forced), **price(state, seat, tile))


def price(state: MightyEmpires, seat: int, tile: int) -> dict[str, int]:
    """Return what a tile costs, by summand, and what is left."""
    enemy = bool(state.owner[tile] != me.EMPTY)
    parts = {"base": base_cost(state, seat, enemy), "ground": ground_cost(state, tile), "walls": wall_cost(state, tile)}
    parts |= {"grab": 0 if enemy else grabbed(state, seat), "cost": take_cost(state, seat, tile), "points": points_of(state, seat)}
    return {name: int(value) for name, value in parts.items()}


def why_not_build(state: MightyEmpires, seat: int, rest: Sentence) -> Answer:
    """A building on an own tile."""
    return why_not_built(state, seat, rest, False) or why_no_point(state, seat, "ME-10.11")


def why_not_built(state: MightyEmpires, seat: int, words: Sentence, boom: bool) -> Answer:
    """Return why something cannot be built, cost apart; `boom`: as the event building boom."""
    tile, kinds = the_tile(state, words), among(me.BUILDING_NAMES[1:], words)
    if tile == me.EMPTY or len(kinds) != 1:
        return None
    building, slot = kinds[0] + 1, me.BUILDING_NAMES[state.building[tile]]
    reason = law.no_building(state, seat, tile, building, boom)
    if reason == me.No.BUILD_SUPPLY:
        return against(state, reason, "ME-10.11", building=me.BUILDING_NAMES[building], count=int(me.SUPPLY[building]))
    return against(state, reason, "ME-10.11", tile, building=slot)


def why_no_point(state: MightyEmpires, seat: int, rule: str) -> Answer:
    return against(state, law.no_point(state, seat), rule)


def why_not_found(state: MightyEmpires, seat: int, rest: Sentence) -> Answer:
    """A new capital for a realm without one."""
    tile = the_tile(state, rest)
    refused = against(state, law.no_founding(state, seat), "", int(capital_of(state, seat)))
    if refused or tile == me.EMPTY:
        return refused
    reason, city = law.no_foundation(state, seat, tile), me.BUILDING_NAMES[me.Building.CITY]
    refused = against(state, reason, "ME-13.4", tile, building=city, count=int(me.SUPPLY[me.Building.CITY]))
    return refused or why_no_point(state, seat, "ME-13.4")


def why_not_demolish(state: MightyEmpires, seat: int, rest: Sentence) -> Answer:
    """An own mine or castle, with the option for it."""
    tile = the_tile(state, rest)
    reason = law.no_demolition(state, seat, max(0, tile))
    return None if tile == me.EMPTY and reason != me.No.DEMOLISH_OFF else against(state, reason, "ME-10.11", tile)


# Winter


def why_not_rebel(state: MightyEmpires, seat: int, tile: int) -> Answer:
    """Which castle or city joins the nearest enemy."""
    return against(state, law.no_rebellion(state, seat, tile), "ME-4.4", tile)


AGAINST: Mapping[str, Callable[[MightyEmpires, int, Sentence], Answer]] = {
    "capital": of_tile(why_not_capital),
    "field": of_tile(why_not_field),
    **dict.fromkeys(("cast", "reroll", "pass", "end", "move_seat"), lambda state, seat, rest: None),  # always possible
    "target": of_tile(why_not_target),
    "event": why_not_event,
    "agent": why_not_agent,
    "challenge": why_not_challenge,
    "occupy": of_tile(why_not_occupy),
    "conquer": of_tile(why_not_conquer),
    "build": why_not_build,
    "found": why_not_found,
    "raid": lambda state, seat, rest: why_no_point(state, seat, "ME-10.12"),
    "demolish": why_not_demolish,
    "rebel": of_tile(why_not_rebel),
}
"""By verb: why it is not possible, None where it is, or would be with other words. What is said about battles is read by itself."""
