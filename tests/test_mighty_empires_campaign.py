"""Campaigns of Mighty Empires that begin in the middle: what is wrong is named in both languages, and what is brought along is there."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from typing import Any, cast

import msgspec
import pytest

from tafelrunde.games import find_game
from tafelrunde.games.mighty_empires.campaign import check_campaign
from tafelrunde.games.mighty_empires.chronicle import export_map
from tafelrunde.games.mighty_empires.engine._grammar import PHASE_NAMES
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.view import View, success_percent
from tafelrunde.kernel.chance import Tape, seeded
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.texts import FOLDER, LANGUAGES

GAME = find_game("mighty_empires")
ROWS = ("volcano plains mountain river", "plains farmland plains river", "plains swamp plains plains", "plains plains hills plains")
TILES = [{"q": q, "r": r, "terrain": terrain} for r, row in enumerate(ROWS) for q, terrain in enumerate(row.split())]
WORLD: dict[str, Any] = {
    "format": "tafelrunde-me-map/1",
    "tiles": TILES,
    "campaign": {
        "round": 4,
        "phase": "events",
        "players": [
            {
                "id": "p1",
                "name": "Anna",
                "race": "dwarfs",
                "gold": 230,
                "capital": [1, 1],
                "original_capital": [1, 1],
                "special_built": True,
                "special_tile": [0, 1],
                "markers": 1,
                "plague_year": 2,
                "winter_rp": 0,
            },
            {"id": "p2", "race": "vampire_counts", "gold": 0, "capital": [3, 3], "original_capital": [0, 2], "winter_rp": 3},
        ],
        "owners": [{"q": q, "r": r, "owner": "p1"} for q, r in ((1, 1), (0, 1), (0, 2), (2, 0))]
        + [{"q": q, "r": r, "owner": "p2"} for q, r in ((3, 3), (2, 3))],
        "exhausted": [[3, 0]],
        "dragons": [{"q": 0, "r": 0, "alive": False}],
        "effects": [
            {"kind": "death_fog", "q": 2, "r": 2, "caster": "p1", "expires": "autumn_end"},
            {"kind": "void_of_chaos", "q": 3, "r": 2, "caster": "p2"},
        ],
        "unknown": "kept",
    },
}


def changed(**block: Any) -> dict[str, Any]:
    """Return the map with other parts of its block."""
    world = deepcopy(WORLD)
    world["campaign"] |= block
    return world


def player(number: int = 0, **parts: Any) -> dict[str, Any]:
    """Return the map with another description of a player."""
    world = deepcopy(WORLD)
    world["campaign"]["players"][number] |= parts
    return world


def begun(world: dict[str, Any], **options: str) -> MightyEmpires:
    """Return the campaign that begins with a map."""
    chosen = GAME.read_options(2, {"map": json.dumps(world), **options})
    state = GAME.new(2, chosen, seeded(1))
    assert isinstance(state, MightyEmpires)
    assert state.check() is None
    return state


def holds(state: MightyEmpires, **expected: Any) -> None:
    for key, value in expected.items():
        assert GAME.compare(state, key, value) is None, GAME.compare(state, key, value)


# What is brought along


@pytest.mark.rule("ME-14.17")
@pytest.mark.rule("ME-15.4")
def test_a_campaign_goes_on_where_the_group_stopped() -> None:
    state = begun(WORLD)
    holds(state, round=4, year=2, season="spring", phase="events", lot=["bear", "eagle"], order=["eagle", "bear"], lead="bear")
    bear = {"race": "dwarfs", "gold": 230, "capital": "b2", "original": "b2", "special": "a2", "special_built": True, "markers": 1}
    holds(state, bear=bear | {"plague": 2, "cities": ["b2"], "tiles": ["b2", "a2", "a3", "c1"], "army": 1500, "score": 8})
    holds(state, eagle={"race": "vampire_counts", "gold": 0, "capital": "d4", "original": "a3", "winter_rp": 3, "tiles": 2})
    holds(state, tiles={"a3": {"original": "eagle", "claimed": True, "owner": "bear"}, "b2": {"claimed": False}})
    holds(state, tiles={"a1": {"dragon": "dead"}, "d1": {"exhausted": True}, "c3": {"effects": ["death_fog bear"]}})
    holds(state, tiles={"d3": {"effects": ["void_of_chaos eagle"]}})
    assert [prompt.seat for prompt in GAME.prompts(state)] == ["eagle"]
    assert [prompt.kind for prompt in GAME.prompts(state)] == ["event"]


PHASES = {
    "spring_equinox": (4, "spring_equinox", "cast"),
    "events": (5, "events", "event"),
    "income": (5, "challenge", "challenge"),
    "challenge": (6, "challenge", "challenge"),
    "autumn_equinox": (6, "autumn_equinox", "cast"),
    "undead_campaign": (6, "undead_campaign", "campaign"),
}


@pytest.mark.rule("ME-14.17")
@pytest.mark.parametrize("phase", PHASES)
def test_a_campaign_can_go_on_in_any_of_these_phases(phase: str) -> None:
    number, goes_on, asked = PHASES[phase]
    state = begun(changed(phase=phase, round=number))
    holds(state, round=number, phase=goes_on, year=2)
    assert GAME.prompts(state)[0].kind == asked


@pytest.mark.rule("ME-14.17")
@pytest.mark.parametrize("phase", ["winter_events", "taxes"])
def test_the_rest_of_a_winter_runs_by_itself(phase: str) -> None:
    state = begun(changed(phase=phase, round=6))
    holds(state, round=7, year=3, phase="spring_equinox")


def test_taxes_of_a_winter_know_what_happened_before() -> None:
    world = player(0, uprising=1, famine=1, blight=1)
    world["campaign"] |= {"phase": "taxes", "round": 6, "raided": [[1, 1]], "effects": []}
    plain = changed(phase="taxes", round=6, effects=[])
    assert begun(world).gold[0] - 230 <= (begun(plain).gold[0] - 230) // 8


def test_winter_points_are_lost_when_the_next_winter_begins() -> None:
    holds(begun(changed(phase="autumn_equinox", round=6)), eagle={"winter_rp": 0})
    holds(begun(changed(phase="undead_campaign", round=6)), eagle={"winter_rp": 3})


def test_a_capital_has_a_city_unless_it_was_destroyed() -> None:
    holds(begun(player(0, city=False)), bear={"capital": "b2 bare", "cities": 0})
    world = deepcopy(WORLD)
    world["tiles"][5]["building"] = "castle"
    holds(begun(world), tiles={"b2": {"building": "castle", "capital": "bear"}})


def test_a_player_may_be_out_or_without_a_capital() -> None:
    world = changed(owners=[entry for entry in WORLD["campaign"]["owners"] if entry["owner"] == "p1"])
    world["campaign"]["players"][1] |= {"capital": None, "original_capital": None}
    holds(begun(world), eagle={"exile": True, "capital": "none", "original": "none"})
    third = {"id": "p3", "race": "empire", "status": "out"}
    world["campaign"]["players"].append(third)
    chosen = GAME.read_options(3, {"map": json.dumps(world)})
    state = cast(MightyEmpires, GAME.new(3, chosen, seeded(1)))
    holds(state, griffin={"status": "out", "exile": False})


def test_what_else_a_player_brings_along_can_be_told() -> None:
    holds(begun(player(0, claimed=True)), tiles={"b2": {"claimed": True}})
    holds(begun(player(1, claimed=False)), tiles={"a3": {"claimed": False}})
    holds(begun(player(1, last_event="spies")), eagle={"last_event": "spies"})
    holds(begun(player(1, rp=2), rp_carry_over="on"), eagle={"rp": 2})
    holds(begun(player(1, rp=2)), eagle={"rp": 0})


def test_the_races_of_the_block_count_and_none_is_drawn() -> None:
    holds(begun(WORLD, races="empire,skaven"), bear={"race": "dwarfs"}, eagle={"race": "vampire_counts"})


def seen(state: MightyEmpires) -> tuple[Any, Any]:
    """Return tiles and realms as everybody sees them, what is drawn or chosen anew in the round apart."""
    view: dict[str, Any] = msgspec.to_builtins(GAME.observe(state, -1))
    for tile in view["tiles"]:
        del tile["raided"], tile["dragons"], tile["untaxed"]  # dragons and raiders come to the same
    for realm in view["realms"]:
        for key in ("rank", "largest", "event", "aim", "home", "tax", "tax_most"):
            del realm[key]
    return view["tiles"], view["realms"]


@pytest.mark.rule("ME-14.17")
def test_a_campaign_that_was_exported_goes_on_as_it_was() -> None:
    dice = seeded(7)
    tried: dict[str, int] = {}
    while sum(tried.values()) < 16:
        given = GAME.random_options(3, dice) | {"capital_choice": "secret_free", "neutral_castles": "off", "rp_carry_over": "off"}
        options = GAME.read_options(3, given)
        state = cast(MightyEmpires, GAME.new(3, options, seeded(dice.pick(1000, 0))))
        while actors := state.actors():
            phase = PHASE_NAMES[state.phase]
            kind = GAME.prompts(state)[0].kind
            fresh = (phase, kind) in (("events", "event"), ("autumn_equinox", "cast"), ("undead_campaign", "campaign"))
            clean = list(state.event) == [-1] * 3 and not any(state.battles) and not (phase == "autumn_equinox" and any(state.weird))
            if fresh and clean and tried.get(phase, 0) < 8:
                tried[phase] = tried.get(phase, 0) + 1
                world = export_map(state)
                late = GAME.read_options(3, {**given, "map": json.dumps(world), "map_source": "import", "map_seed": "none"})
                copy = cast(MightyEmpires, GAME.new(3, late, seeded(1)))
                assert copy.check() is None
                assert (copy.round, copy.year, copy.phase) == (state.round, state.year, state.phase)
                assert seen(copy) == seen(state)
            actions = state.actions(actors[0])
            state.apply(actors[0], actions[dice.pick(len(actions), 0)])
    assert tried.keys() >= {"events", "autumn_equinox"}


# What is wrong

OTHERS = [{"id": "p1", "race": "empire"}, {"id": "p1", "race": "empire"}]
WRONG: list[tuple[dict[str, Any], str, str, str]] = [
    (WORLD | {"campaign": 3}, "block", "campaign: write an object with round", "campaign: schreib ein Objekt mit round"),
    (changed(round=0), "round", "round must be a whole number from 1 to 20, not '0'", "round muss eine ganze Zahl von 1 bis 20 sein"),
    (changed(round="4"), "round", "not '4'", "nicht '4'"),
    (
        changed(phase="battle"),
        "phase",
        "nobody can go on at phase 'battle'; there are spring_equinox",
        "in der Phase 'battle' kann niemand",
    ),
    (changed(round=9), "over", "events of round 9 never comes, the campaign ends with round 8", "events der Runde 9 kommt nie"),
    (changed(phase="taxes"), "season", "round 4 has no taxes", "in Runde 4 gibt es kein taxes"),
    (changed(phase="spring_equinox", round=5), "season", "round 5 has no spring_equinox", "in Runde 5 gibt es kein"),
    (changed(owners={}), "list", "owners must be a list", "owners muss eine Liste sein"),
    (changed(exhausted=3), "list", "exhausted must be a list", "exhausted muss eine Liste sein"),
    (changed(players=OTHERS[:1]), "players", "it tells of 1 players, but 2 sit at the table", "beschrieben sind 1 Spieler"),
    (changed(players=OTHERS), "id", "player 2 needs an id that nobody else has", "Spieler 2 braucht eine id"),
    (player(0, status="out"), "too-few", "at least two players must be left", "mindestens zwei Spieler"),
    (player(0, capital=[1]), "place", "capital needs a place like [2, 1], not '[1]'", "capital braucht einen Ort wie [2, 1]"),
    (player(0, capital=[9, 9]), "tile", "capital names (9,9), where there is no tile", "capital nennt (9,9), dort ist kein Feld"),
    (changed(owners=[{"q": 9, "r": 1, "owner": "p1"}]), "tile", "owners names (9,1)", "owners nennt (9,1)"),
    (
        changed(owners=[{"q": 1, "r": 1, "owner": "p9"}]),
        "owner",
        "(1,1) belongs to 'p9', whom nobody knows",
        "(1,1) gehört 'p9', den niemand",
    ),
    (
        changed(owners=[{"q": 1, "r": 1, "owner": "p1"}, {"q": 1, "r": 1, "owner": "p2"}]),
        "owned-twice",
        "(1,1) belongs to two players",
        "(1,1) gehört zwei Spielern",
    ),
    (player(0, race="elves"), "race", "p1 has the unknown race 'elves'; there are empire", "p1 hat das unbekannte Volk 'elves'"),
    (player(0, gold=-5), "number", "gold of p1 must be a whole number from 0, not '-5'", "gold von p1 muss eine ganze Zahl ab 0 sein"),
    (player(0, winter_rp=2), "winter-rp", "p1 has winter empire points, but only the undead", "p1 hat Reichspunkte aus dem Winter"),
    (player(0, plague_year="2"), "plague", "plague_year of p1 must be a year or null", "plague_year von p1 muss ein Jahr oder null"),
    (
        player(0, special_built=1),
        "switch",
        "special_built of p1 must be true or false, not '1'",
        "special_built von p1 muss true oder false",
    ),
    (player(0, last_event="rain"), "event", "last_event of p1 must be an event, not 'rain'", "last_event von p1 muss ein Ereignis sein"),
    (player(0, status="gone"), "status", "status of p1 must be one of active, idle, out", "status von p1 muss eines von active, idle, out"),
    (player(0, capital=[3, 3]), "not-own", "capital of p1 lies on (3,3), which belongs to somebody else", "capital von p1 liegt auf (3,3)"),
    (player(0, special_built=False), "special", "p1 has a special building and cannot have built none", "p1 hat ein Sondergebäude"),
    (player(0, original_capital=[0, 2]), "original", "two players have founded their first capital on (0,2)", "auf (0,2) gegründet"),
    (changed(exhausted=[[1, 1]]), "exhausted", "(1,1) cannot be exhausted", "(1,1) kann nicht erschöpft sein"),
    (changed(dragons=[{"q": 1, "r": 1, "alive": True}]), "dragon", "the dragon of (1,1) needs a volcano", "der Drache von (1,1) braucht"),
    (
        changed(effects=[{"kind": "rain", "q": 1, "r": 1}]),
        "effect",
        "'rain' is no effect; there are void_of_chaos",
        "'rain' ist keine Wirkung",
    ),
    (
        changed(effects=[{"kind": "death_fog", "q": 1, "r": 1, "caster": "p1", "expires": "spring"}]),
        "expiry",
        "death_fog on (1,1) expires autumn_end, not 'spring' (ME-1.8)",
        "death_fog auf (1,1) endet mit autumn_end",
    ),
    (
        changed(effects=[{"kind": "death_fog", "q": 1, "r": 1, "caster": "p9"}]),
        "caster",
        "death_fog on (1,1) was cast by 'p9', whom nobody knows",
        "death_fog auf (1,1) hat 'p9' gezaubert",
    ),
    (
        changed(effects=[{"kind": "void_of_chaos", "q": 1, "r": 1, "caster": "p1"}]),
        "effect-here",
        "void_of_chaos cannot lie on (1,1)",
        "void_of_chaos kann nicht auf (1,1) liegen",
    ),
    (
        changed(effects=[{"kind": "dam_river", "q": 1, "r": 1, "caster": "p1"}]),
        "effect-here",
        "dam_river cannot lie on (1,1)",
        "dam_river kann nicht auf (1,1) liegen",
    ),
]


@pytest.mark.parametrize(("world", "key", "english", "german"), WRONG, ids=[f"{key}-{i}" for i, (_, key, _, _) in enumerate(WRONG)])
def test_what_is_wrong_with_a_campaign_is_said(world: dict[str, Any], key: str, english: str, german: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.read_options(2, {"map": json.dumps(world)})
    assert caught.value.key == f"mighty_empires-campaign-{key}"
    assert english in caught.value.text("en")
    assert german in caught.value.text("de")


def test_nobody_who_is_out_has_tiles_and_nothing_stands_on_a_volcano() -> None:
    world = player(1, status="out")
    world["campaign"]["players"].append({"id": "p3", "race": "empire"})
    with pytest.raises(OptionError, match="p2 is out and can have no tiles"):
        check_campaign(world, 3)
    world = player(0, capital=[0, 0])
    world["campaign"]["owners"].append({"q": 0, "r": 0, "owner": "p1"})
    with pytest.raises(OptionError, match=r"capital lies on \(0,0\), and nothing stands on a volcano"):
        check_campaign(world, 2)


def test_a_new_mine_on_an_exhausted_one_needs_the_option() -> None:
    world = deepcopy(WORLD)
    world["tiles"][3]["building"] = "mine"
    with pytest.raises(OptionError, match=r"\(3,0\) cannot be exhausted"):
        GAME.read_options(2, {"map": json.dumps(world)})
    holds(begun(world, rebuild_exhausted="on"), tiles={"d1": {"building": "mine", "exhausted": True}})


def test_every_text_about_campaigns_is_tried() -> None:
    tried = {f"mighty_empires-campaign-{key}" for _, key, _, _ in WRONG} | {
        f"mighty_empires-campaign-{key}" for key in ("out", "on-volcano")
    }
    for lang in LANGUAGES:
        text = (FOLDER / lang / "mighty_empires_position.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^error-(mighty_empires-campaign-\S+)", text, re.MULTILINE)) == tried


# What scenarios cannot say


@pytest.mark.rule("ME-3.9")
def test_the_chance_of_a_spell_is_shown_before_its_target_is_chosen() -> None:
    ways = {0: 36, 1: 36, 2: 35, 3: 33, 4: 30, 5: 26, 6: 21, 7: 15}  # by tiles between: one less than the distance
    assert {between: success_percent(between) for between in ways} == {between: round(100 * n / 36) for between, n in ways.items()}
    state = GAME.table(2, GAME.read_options(2, {}), Tape([2]))
    row = " ".join("p" * 10)
    given = {"phase": "spring_equinox", "map": row, "bear": {"capital": "a1", "special": "a1"}, "eagle": {"tiles": ["b1", "c1"]}}
    GAME.set_position(state, given | {"order": ["bear", "eagle"]})
    state.apply(0, state.actions(0)[1])  # the die shows three, void of chaos: all free tiles
    spell = cast(View, GAME.observe(state, 0)).spell
    assert spell is not None
    assert [target.tile for target in spell.targets] == ["d1", "e1", "f1", "g1", "h1", "i1", "j1"]
    assert [target.percent for target in spell.targets] == [round(100 * ways[between] / 36) for between in range(2, 8)] + [28]
