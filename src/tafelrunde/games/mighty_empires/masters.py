"""What a game master can order (ME-14): corrections with old and new value, and everything beyond the rules that a group needs.

Ordinary plays stay strict; whatever a group has agreed on beside the rules is done here (ME-14.18).
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine import battle_law, battles, conquest, effects, making, rules, scoring, setup
from tafelrunde.games.mighty_empires.engine.challenge import begin_simulation, believe, challenge, extra_battle, settle
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.maps import tile_names
from tafelrunde.games.mighty_empires.options import BATTLE_MODES, CHANGEABLE, RULES, option, worked_out
from tafelrunde.games.mighty_empires.reading import MOST_NUMBER, report_parts
from tafelrunde.kernel.capabilities import Master, MasterError
from tafelrunde.kernel.errors import OptionError, Phrase
from tafelrunde.kernel.game import Sentence, WhyNot
from tafelrunde.kernel.rows import ints, row_of
from tafelrunde.kernel.vectors import vec

Order = Callable[[MightyEmpires, list[str]], None]
"""What carries out an order, given the words after the verb."""
MOST_GOLD = 99999
MOST_POINTS = 99
PHASES = (
    me.Phase.SPRING, me.Phase.EVENTS, me.Phase.INCOME, me.Phase.CHALLENGE, me.Phase.BATTLE, me.Phase.BUILD, me.Phase.CHECK, me.Phase.AUTUMN,
    me.Phase.UNDEAD, me.Phase.WINTER, me.Phase.TAXES,
)  # fmt: skip


def correct(state: MightyEmpires, sentence: Sentence) -> None:
    """Carry an order of a game master out; MasterError says what is wrong with it, and then nothing has changed that counts."""
    if state.reason != me.Reason.NONE:
        raise MasterError("master-over")
    verb, *rest = sentence
    if verb not in ORDERS:
        raise MasterError("master-verb", verb=verb, verbs=tuple(ORDERS))
    form, carry_out = ORDERS[verb]
    least = sum(not word.startswith(("[", "...")) for word in form)
    if not least <= len(rest) <= (len(form) if "..." not in form else 99):
        raise MasterError("master-form", form=" ".join((verb, *form)))
    carry_out(state, rest)
    state.run()
    if (problem := making.broken_invariant(state)) is not None:
        raise MasterError("master-impossible", problem=problem)


# Reading


def seat_of(state: MightyEmpires, name: str) -> int:
    return one_of(name, me.SEAT_NAMES[: state.rules.players])


def player_of(state: MightyEmpires, name: str) -> int:
    """Read a seat that takes part."""
    seat = seat_of(state, name)
    if state.status[seat] == me.Status.OUT:
        raise MasterError("master-out", seat=name)
    return seat


def tile_of(state: MightyEmpires, name: str) -> int:
    names = tile_names(state.land)
    if name not in names:
        raise MasterError("master-tile", tile=name)
    return names.index(name)


def one_of(word: str, names: tuple[str, ...]) -> int:
    if word not in names:
        raise MasterError("master-word", word=word, possible=names)
    return names.index(word)


def number_of(word: str, most: int, least: int = 0) -> int:
    if not word.isdecimal() or len(word) > 9 or not least <= int(word) <= most:
        raise MasterError("master-word", word=word, possible=(Phrase("number-between", least=least, most=most),))
    return int(word)


def points_of(word: str) -> int:
    return number_of(word, MOST_POINTS)


def note(state: MightyEmpires, matter: int, seat: int, tile: int, old: int, new: int) -> None:
    """Tell what was changed: the entry holds old and new value (ME-14.8)."""
    state.note(me.Happened.CORRECTED, [matter, seat, tile, old, new])


# Corrections


def set_owner(state: MightyEmpires, rest: list[str]) -> None:
    tile = tile_of(state, rest[0])
    new = me.EMPTY if rest[1] == "nobody" else player_of(state, rest[1])
    old = int(state.owner[tile])
    if old == new:
        raise MasterError("master-same")
    state.owner[tile] = new
    note(state, me.Matter.OWNER, new, tile, old, new)
    if state.special[tile] != me.EMPTY:
        note(state, me.Matter.SPECIAL, old, tile, int(state.special[tile]), me.EMPTY)
        state.special[tile] = me.EMPTY
    if state.capital[tile] != me.EMPTY:
        note(state, me.Matter.CAPITAL, old, tile, tile, me.EMPTY)
        state.capital[tile] = me.EMPTY


def set_building(state: MightyEmpires, rest: list[str]) -> None:
    tile = tile_of(state, rest[0])
    new, old = one_of(rest[1], me.BUILDING_NAMES[:4]), int(state.building[tile])
    state.building[tile] = new
    note(state, me.Matter.BUILDING, int(state.owner[tile]), tile, old, new)


def set_special(state: MightyEmpires, rest: list[str]) -> None:
    seat = player_of(state, rest[0])
    old = int(effects.special_of(state, seat))
    if old != me.EMPTY:
        state.special[old] = me.EMPTY
    new = me.EMPTY
    if rest[1] != "none":
        new = tile_of(state, rest[1])
        state.special[new] = seat
        state.special_built[seat] = 1
    before, after = (me.EMPTY if tile == me.EMPTY else seat for tile in (old, new))
    note(state, me.Matter.SPECIAL, seat, old if new == me.EMPTY else new, before, after)


def set_capital(state: MightyEmpires, rest: list[str]) -> None:
    seat = player_of(state, rest[0])
    old = int(effects.capital_of(state, seat))
    if rest[1] == "none":
        new = me.EMPTY
        if old != me.EMPTY:
            state.capital[old] = me.EMPTY
    else:
        new = tile_of(state, rest[1])
        effects.make_capital(state, seat, new)
    note(state, me.Matter.CAPITAL, seat, new, old, new)


def set_gold(state: MightyEmpires, rest: list[str]) -> None:
    seat, new = player_of(state, rest[0]), number_of(rest[1], MOST_GOLD)
    old = int(state.gold[seat])
    note(state, me.Matter.GOLD, seat, me.EMPTY, old, new)
    effects.change_gold(state, seat, new - old, me.Purse.CORRECTION)


def set_rp(state: MightyEmpires, rest: list[str]) -> None:
    seat, new = player_of(state, rest[0]), points_of(rest[1])
    note(state, me.Matter.RP, seat, me.EMPTY, int(state.rp[seat]), new)
    state.rp[seat] = new
    if new > 0 and state.phase == me.Phase.BUILD and not conquest.owes_spending(state, seat):
        state.push(me.ask_build(seat, 0))  # its turn was over: it gets another one


def set_seat(matter: int, field: str, read: Callable[[str], int], who: Callable[[MightyEmpires, str], int] = player_of) -> Order:
    """Return what sets a number that every seat has."""

    def carry_out(state: MightyEmpires, rest: list[str]) -> None:
        seat, new, row = who(state, rest[0]), read(rest[1]), getattr(state, field)
        note(state, matter, seat, me.EMPTY, int(row[seat]), new)
        row[seat] = new

    return carry_out


set_winter_rp = set_seat(me.Matter.WINTER_RP, "winter_rp", points_of)


def set_effect(state: MightyEmpires, rest: list[str]) -> None:
    tile, effect = tile_of(state, rest[0]), one_of(rest[1], me.WEIRD_NAMES)
    if state.round == 0:
        raise MasterError("master-setup")
    old = effect + 1 if state.weird[tile * me.EFFECTS + effect] else 0
    caster = me.EMPTY if rest[2] == "none" else player_of(state, rest[2])
    state.weird[tile * me.EFFECTS + effect] = caster + 1
    note(state, me.Matter.EFFECT, caster, tile, old, effect + 1 if caster != me.EMPTY else 0)


def set_plague(state: MightyEmpires, rest: list[str]) -> None:
    seat, new = player_of(state, rest[0]), one_of(rest[1], ("no", "yes"))
    note(state, me.Matter.PLAGUE, seat, me.EMPTY, int(state.plague[seat] > 0), new)
    state.plague[seat] = state.year if new else 0


def set_exhausted(state: MightyEmpires, rest: list[str]) -> None:
    tile, new = tile_of(state, rest[0]), one_of(rest[1], ("no", "yes"))
    note(state, me.Matter.EXHAUSTED, me.EMPTY, tile, int(state.exhausted[tile]), new)
    state.exhausted[tile] = new


def set_dragon(state: MightyEmpires, rest: list[str]) -> None:
    tile, new = tile_of(state, rest[0]), one_of(rest[1], ("dead", "alive"))
    if state.land.terrain[tile] != me.Terrain.VOLCANO:
        raise MasterError("master-no-volcano", tile=rest[0])
    note(state, me.Matter.DRAGON, me.EMPTY, tile, int(state.lair[tile]), new)
    state.lair[tile] = new


def set_event(state: MightyEmpires, rest: list[str]) -> None:
    seat = player_of(state, rest[0])
    new = me.EMPTY if rest[1] == "none" else one_of(rest[1], me.EVENT_NAMES)
    note(state, me.Matter.EVENT, seat, me.EMPTY, int(state.event[seat]), new)
    state.event[seat] = new
    state.aim[seat] = player_of(state, rest[2]) if len(rest) > 2 else me.EMPTY


def set_option(state: MightyEmpires, rest: list[str]) -> None:
    name = CHANGEABLE[one_of(rest[0], CHANGEABLE)]
    try:
        given = {"battle_mode": BATTLE_MODES[state.rules.battle_mode], name: option(name).read(rest[1])}
    except OptionError:
        raise MasterError("master-word", word=rest[1], possible=option(name).describe()) from None
    value = option(name).number_of(worked_out(given)[name])
    at = RULES.index(name)
    values = list(state.rules.values)
    old, values[at + 1] = int(values[at + 1]), value
    state.rules = rules.Rules(values)
    state.note(me.Happened.OPTION, [at])
    note(state, me.Matter.OPTION, me.EMPTY, me.EMPTY, me.setting(old + 1, at), me.setting(value + 1, at))


def set_time(state: MightyEmpires, rest: list[str]) -> None:
    """Go to the begin of a phase of a round; what was owed before is forgotten (ME-14.8: season, round, phase)."""
    number = number_of(rest[0], max(1, int(state.rules.max_rounds)))
    phase = PHASES[one_of(rest[1], tuple(me.PHASE_NAMES[phase] for phase in PHASES))]
    if number == 0 or state.round == 0:
        raise MasterError("master-setup")
    winter = int(phase >= me.Phase.AUTUMN)
    autumn = state.season(number) == me.Season.AUTUMN
    if winter and not (autumn and state.rules.seasons):
        raise MasterError("master-winter", round=number)
    if number != state.round:
        note(state, me.Matter.ROUND, me.EMPTY, me.EMPTY, int(state.round), number)
    note(state, me.Matter.PHASE, me.EMPTY, me.EMPTY, int(state.phase), phase)
    state.steps.clear()
    for seat in range(state.rules.players):
        state.rp[seat] = 0
    if phase == me.Phase.SPRING:
        state.round = number - 1  # a round begins with ranking the realms
    else:
        changed = number != state.round or winter != state.winter
        state.round, state.winter = number, winter
        state.year = state.year_of(number)
        if changed and phase != me.Phase.AUTUMN:
            effects.compute_order(state)
    state.push(me.ask_phase(phase))


# Battles


def battle_of(state: MightyEmpires, first: str, second: str) -> int:
    battle = int(battles.battle_against(state, player_of(state, first), player_of(state, second)))
    if battle == me.EMPTY:
        raise MasterError("master-no-battle", seat=first, other=second)
    return battle


def open_battle(state: MightyEmpires, first: str, second: str) -> int:
    """Return a battle that is not settled yet."""
    battle = battle_of(state, first, second)
    if state.fight(battle, me.Fight.STAGE) == me.Stage.SETTLED:
        raise MasterError("master-settled", seat=first, other=second)
    return battle


def pair(state: MightyEmpires, rest: list[str]) -> None:
    """Two players fight on a tile, or not at all: `pairing bear lion c3`, `pairing bear lion none`."""
    a, b = player_of(state, rest[0]), player_of(state, rest[1])
    if a == b:
        raise MasterError("master-against-self", seat=rest[0])
    if state.phase not in (me.Phase.CHALLENGE, me.Phase.BATTLE):
        raise MasterError("master-not-now", phase=me.PHASE_NAMES[state.phase])
    battle = int(battles.battle_against(state, a, b))
    if battle != me.EMPTY:
        state.battles = drop(state.battles, battle * me.FIGHT, me.FIGHT)
        state.reports = drop(state.reports, battle * 2 * me.REPORT_ROW, 2 * me.REPORT_ROW)
        for part in range(me.ORDER):
            state.orders[a * me.ORDER + part] = state.orders[b * me.ORDER + part] = 0
    elif rest[2] == "none":
        raise MasterError("master-no-battle", seat=rest[0], other=rest[1])
    tile = me.EMPTY if rest[2] == "none" else tile_of(state, rest[2])
    state.note(me.Happened.PAIRED, [a, b, tile])
    if tile != me.EMPTY:
        challenge(state, a, b, tile)


def drop(row: vec[i64], start: int, count: int) -> vec[i64]:
    """Return a row without some of its numbers."""
    numbers = ints(row)
    return row_of(numbers[:start] + numbers[start + count :])


def set_result(state: MightyEmpires, rest: list[str]) -> None:
    """Enter a result, or correct one: `result bear lion 450 300`, with the rest of a report if it was not settled (ME-14.4, ME-14.9)."""
    battle = battle_of(state, rest[0], rest[1])
    a = seat_of(state, rest[0])
    side = int(battles.side_of(state, battle, a))
    before = [int(scoring.round_rp(state, seat)) for seat in range(state.rules.players)]
    old = int(state.fight(battle, me.Fight.VP_A) - state.fight(battle, me.Fight.VP_B))
    settled = state.fight(battle, me.Fight.STAGE) == me.Stage.SETTLED
    if settled:
        if len(rest) != 4:
            raise MasterError("master-form", form="result SEAT SEAT POINTS POINTS")
        own, other = number_of(rest[2], MOST_NUMBER), number_of(rest[3], MOST_NUMBER)
        state.set_fight(battle, me.Fight.VP_A, own if side == 0 else other)
        state.set_fight(battle, me.Fight.VP_B, other if side == 0 else own)
        state.set_fight(battle, me.Fight.ENDING, me.Ending.FOUGHT)
    else:
        enter_report(state, battle, side, rest)
    sign = 1 if side == 0 else -1  # told from the side that is named first
    new = int(state.fight(battle, me.Fight.VP_A) - state.fight(battle, me.Fight.VP_B))
    note(state, me.Matter.RESULT, a, int(state.fight(battle, me.Fight.TILE)), sign * old, sign * new)
    if settled and state.phase >= me.Phase.BUILD:
        follow_up(state, before)


def enter_report(state: MightyEmpires, battle: int, side: int, rest: list[str]) -> None:
    """A game master enters what happened at the table; that counts at once."""
    state.set_fight(battle, me.Fight.MODE, me.Mode.TABLE)
    state.set_fight(battle, me.Fight.STAGE, me.Stage.TABLE)
    said = report_parts(tuple(rest[2:]), (rest[0], rest[1]))
    at = int(battles.report_at(battle, side))
    if isinstance(said, WhyNot) or any(said[part] and battle_law.no_statement(state, battle, side, part) != me.No.NOTHING for part in said):
        raise MasterError("master-report")
    for part in range(me.REPORT):
        state.reports[at + part] = said.get(part, 0)
    state.reports[at + me.SAY] = me.Stand.REPORTED
    believe(state, battle, side)


def follow_up(state: MightyEmpires, before: list[int]) -> None:
    """Tell what a corrected result would have changed; nothing changes by itself (ME-14.9)."""
    for seat in range(state.rules.players):
        due = int(scoring.round_rp(state, seat))
        if due != before[seat] and not state.winter:
            state.note(me.Happened.RP_DUE, [seat, before[seat], due])
    for tile in range(state.land.tiles):
        if state.won[tile]:
            winner, loser = me.prize_winner(state.won[tile]) - 1, me.prize_loser(state.won[tile]) - 1
            if not scoring.has_beaten(state, winner, loser):
                state.note(me.Happened.DOUBTFUL, [winner, tile, loser])


def settle_dispute(state: MightyEmpires, rest: list[str]) -> None:
    """Believe one of two reports: `settle bear lion bear`."""
    battle = open_battle(state, rest[0], rest[1])
    right = player_of(state, rest[2])
    side = int(battles.side_of(state, battle, right))
    if not battles.is_side(state, battle, right) or battles.stand(state, battle, side) != me.Stand.REPORTED:
        raise MasterError("master-no-report", seat=rest[2])
    if battle_law.no_payment(state, battle, side) != me.No.NOTHING:
        raise MasterError("master-unpayable", seat=rest[2])
    believe(state, battle, side)


def unplayed(state: MightyEmpires, rest: list[str]) -> None:
    settle(state, open_battle(state, rest[0], rest[1]), me.Ending.UNPLAYED)


def simulate_now(state: MightyEmpires, rest: list[str]) -> None:
    """Send a battle to the simulation; who is absent fights with the default order (ME-14.5)."""
    battle = open_battle(state, rest[0], rest[1])
    state.set_fight(battle, me.Fight.FORCED, 1)
    begin_simulation(state, battle)


def extra(state: MightyEmpires, rest: list[str]) -> None:
    """A voluntary battle: `extra bear lion bear` names the two and the winner (option extra_battles)."""
    if not state.rules.extra_battles:
        raise MasterError("master-extra")
    sides = [player_of(state, rest[0]), player_of(state, rest[1])]
    winner = player_of(state, rest[2])
    if winner not in sides or sides[0] == sides[1]:
        raise MasterError("master-word", word=rest[2], possible=(rest[0], rest[1]))
    extra_battle(state, winner)


# Players


def set_absence(state: MightyEmpires, rest: list[str]) -> None:
    """Somebody is away, or back (ME-14.12)."""
    seat, idle = player_of(state, rest[0]), one_of(rest[1], ("active", "idle"))
    state.status[seat] = me.Status.IDLE if idle else me.Status.ACTIVE
    state.note(me.Happened.ABSENCE, [seat, idle])


def withdraw_player(state: MightyEmpires, rest: list[str]) -> None:
    making.withdraw(state, player_of(state, rest[0]))


def join(state: MightyEmpires, rest: list[str]) -> None:
    """Somebody joins late on a seat that nobody has: capital, two fields, gold (ME-14.14)."""
    seat = seat_of(state, rest[0])
    if state.status[seat] != me.Status.OUT:
        raise MasterError("master-taken", seat=rest[0])
    tiles = [tile_of(state, word) for word in rest[1:4]]
    for tile, word in zip(tiles, rest[1:4], strict=True):
        if state.owner[tile] != me.EMPTY or state.land.terrain[tile] == me.Terrain.VOLCANO or tiles.count(tile) > 1:
            raise MasterError("master-not-free", tile=word)
    if not all(any(state.land.distance(tile, other) == 1 for other in tiles if other != tile) for tile in tiles):
        raise MasterError("master-apart")
    state.status[seat] = me.Status.ARRIVING
    state.gold[seat] = 0
    effects.change_gold(state, seat, int(state.rules.start_gold), me.Purse.START)
    setup.found_first(state, seat, tiles[0])
    for tile in tiles[1:]:
        state.owner[tile] = seat
    state.note(me.Happened.JOINED, [seat, tiles[0]])
    if len(rest) > 4:
        state.rp[seat] = 0
        set_winter_rp(state, [rest[0], rest[4]])  # ME-R17: points wait there for the next phase 6


def fresh_dice(state: MightyEmpires, rest: list[str]) -> None:
    """From here on other dice fall than would have (ME-14.11)."""
    state.fresh += 1
    state.note(me.Happened.FRESH, [])


ORDERS: dict[str, tuple[tuple[str, ...], Order]] = {
    "owner": (("TILE", "SEAT|nobody"), set_owner),
    "building": (("TILE", "none|mine|castle|city"), set_building),
    "special": (("SEAT", "TILE|none"), set_special),
    "capital": (("SEAT", "TILE|none"), set_capital),
    "gold": (("SEAT", "NUMBER"), set_gold),
    "rp": (("SEAT", "NUMBER"), set_rp),
    "winter_rp": (("SEAT", "NUMBER"), set_winter_rp),
    "markers": (("SEAT", "NUMBER"), set_seat(me.Matter.MARKERS, "markers", points_of)),
    "effect": (("TILE", "EFFECT", "SEAT|none"), set_effect),
    "plague": (("SEAT", "yes|no"), set_plague),
    "exhausted": (("TILE", "yes|no"), set_exhausted),
    "dragon": (("TILE", "alive|dead"), set_dragon),
    "event": (("SEAT", "EVENT|none", "[SEAT]"), set_event),
    "race": (("SEAT", "RACE"), set_seat(me.Matter.RACE, "race", lambda word: one_of(word, me.RACE_NAMES), seat_of)),
    "quality": (("SEAT", "NUMBER"), set_seat(me.Matter.QUALITY, "quality", lambda word: number_of(word, 120, 80), seat_of)),
    "option": (("NAME", "VALUE"), set_option),
    "time": (("ROUND", "PHASE"), set_time),
    "pairing": (("SEAT", "SEAT", "TILE|none"), pair),
    "result": (("SEAT", "SEAT", "POINTS", "POINTS", "..."), set_result),
    "settle": (("SEAT", "SEAT", "SEAT"), settle_dispute),
    "unplayed": (("SEAT", "SEAT"), unplayed),
    "simulate": (("SEAT", "SEAT"), simulate_now),
    "extra": (("SEAT", "SEAT", "SEAT"), extra),
    "absence": (("SEAT", "idle|active"), set_absence),
    "withdraw": (("SEAT",), withdraw_player),
    "join": (("SEAT", "TILE", "TILE", "TILE", "[NUMBER]"), join),
    "fresh": ((), fresh_dice),
}
"""What a game master can say: the form of the sentence, and what carries it out."""


def is_absent(state: MightyEmpires, seat: int) -> bool:
    """Return whether a seat stands idle."""
    return bool(state.status[seat] == me.Status.IDLE)


def absence(seat: int, absent: bool) -> Sentence:
    """Return the order that says that somebody is away, or back."""
    return ("absence", me.SEAT_NAMES[seat], "idle" if absent else "active")


MASTER = Master(orders={verb: form for verb, (form, _) in ORDERS.items()}, correct=correct, is_absent=is_absent, absence=absence)
