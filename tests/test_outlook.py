"""What others could do next, and what would follow from words: told without a search, and from nothing that is hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playing import position

from tafelrunde.bots import Seen
from tafelrunde.games.ante_portas.engine._grammar import GOOD_NAMES, SPOTS, YIELD_GOOD
from tafelrunde.games.ante_portas.engine.economy import produce
from tafelrunde.games.ante_portas.game import AntePortasGame
from tafelrunde.games.ethnos import outlook as bands
from tafelrunde.games.ethnos.game import EthnosGame
from tafelrunde.games.mighty_empires import outlook as realm
from tafelrunde.games.mighty_empires.game import MightyEmpiresGame
from tafelrunde.games.seventh_stone import outlook as room
from tafelrunde.games.seventh_stone.game import SeventhStoneGame
from tafelrunde.games.war_chest.game import WarChestGame
from tafelrunde.games.war_chest.outlook import Outlook
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.game import Game, Sentence
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.plays import random_play

ANTE_PORTAS: Game = AntePortasGame()
WAR_CHEST: Game = WarChestGame()
ETHNOS: Game = EthnosGame()
MIGHTY_EMPIRES: Game = MightyEmpiresGame()
SEVENTH_STONE: Game = SeventhStoneGame()


def ahead(game: Game, match: Match, seat: int, words: Sentence = ()) -> msgspec.Struct | None:
    """Return what a seat is told, by the door through which the server asks."""
    return game.look_ahead(Seen(game, match.state, seat).imagine(seeded(0)), seat, words)


# War Chest: threats


def dangers(board: dict[str, str], seat: int = 0, **wolf: Any) -> Outlook:
    """Return what is in danger; the wolf has a coin of each of its units in hand, unless its coins are given."""
    units = list(dict.fromkeys(text.split()[0] for text in board.values() if " W" in text))
    match = position(WAR_CHEST, {"board": board, "raven": {"hand": ["royal_coin"]}, "wolf": wolf or {"hand": units[:3]}}, players=2)
    found = ahead(WAR_CHEST, match, seat)
    assert isinstance(found, Outlook)
    return found


@pytest.mark.parametrize(
    ("board", "attacks"),
    [
        ({"f4": "scout R1", "f5": "swordsman W1"}, ["f5 f4"]),
        ({"f4": "scout R1", "d7": "swordsman W1"}, []),
        ({"f4": "scout R1", "f5": "archer W1"}, []),
        ({"f4": "scout R1", "f5": "knight R1", "f6": "archer W1"}, ["f6 f4"]),
        ({"f4": "scout R1", "g5": "archer W1"}, ["g5 f4"]),
        ({"f4": "scout R1", "f6": "crossbowman W1"}, ["f6 f4"]),
        ({"f4": "scout R1", "g5": "crossbowman W1"}, []),
        ({"f4": "scout R1", "f6": "cavalry W1"}, ["f6 f4"]),
        ({"f4": "scout R1", "f7": "cavalry W1"}, []),
        ({"f4": "scout R1", "f5": "lancer W1"}, []),
        ({"f4": "scout R1", "f7": "lancer W1"}, ["f7 f4"]),
        ({"f4": "knight R1", "f5": "swordsman W1"}, []),
        ({"f4": "knight R1", "f5": "swordsman W2"}, ["f5 f4"]),
    ],
)
def test_an_attack_with_one_coin_is_a_threat(board: dict[str, str], attacks: list[str]) -> None:
    assert [f"{one.by} {one.hex}" for one in dangers(board).units] == attacks


def test_a_marshall_grants_attacks_to_others() -> None:
    board = {"f4": "scout R1", "f5": "swordsman W1", "f7": "marshall W1"}
    assert [one.by for one in dangers(board, hand=["marshall"]).units] == ["f5"]


def test_a_threat_needs_a_coin_that_can_still_come_up() -> None:
    board = {"f4": "scout R1", "f5": "swordsman W1"}
    gone: dict[str, Any] = {"bag": ["royal_coin"], "supply": ["swordsman"]}
    assert dangers(board, **gone).units == ()
    assert len(dangers(board, **gone, discard_up=["swordsman"]).units) == 1


def test_locations_are_in_danger_where_an_enemy_stands_that_does_not_hold_them() -> None:
    board = {"d4": "cavalry W1", "d7": "pikeman W1", "c6": "scout R1"}
    assert "d4" in dangers(board).locations
    assert "d4" in dangers(board, SPECTATOR).locations
    assert "d4" not in dangers(board, 1).locations


# Ethnos: what a band does


def band(words: str, more: dict[str, Any] | None = None, *, players: int = 3, **bear: Any) -> bands.Band:
    """Return what a band of the bear does, who has these cards in hand and whatever is added."""
    hand = [*words.split(), *bear.pop("rest", [])]
    match = position(ETHNOS, {"bear": {"hand": hand, **bear}, **(more or {})}, players=players)
    found = ahead(ETHNOS, match, 0, ("band", *words.split()))
    assert isinstance(found, bands.Outlook)
    assert found.band
    return found.band


def test_skeletons_count_for_the_size_and_the_marker_but_not_for_glory() -> None:
    seen = band("orc_rhea orc_rhea elf_rhea skeleton skeleton", rest=["troll_duris"], markers={"rhea": 4})
    assert (seen.size, seen.skeletons, seen.marker.works, seen.glory, seen.glory_with_skeletons) == (5, 2, True, 3, 10)
    assert seen.rest == {"troll_duris": 1}


@pytest.mark.parametrize(
    ("words", "bear", "key", "kingdoms"),
    [
        ("orc_duris elf_duris", {"markers": {"duris": 2}}, "small", []),
        ("orc_duris elf_duris orc_duris", {"markers": {"duris": 2}}, "placed", ["duris"]),
        ("minotaur_rhea elf_rhea orc_rhea", {"markers": {"rhea": 3}}, "placed", ["rhea"]),
        ("minotaur_rhea elf_rhea orc_rhea", {"markers": {"rhea": 4}}, "small", []),
        ("halfling_rhea elf_rhea", {}, "halfling", []),
        ("orc_rhea", {"supply": 0}, "supply", []),
        ("wingfolk_duris orc_duris", {"markers": {"duris": 2}}, "choose", ["pelagon", "straton", "rhea", "ithys", "althea"]),
    ],
)
def test_a_band_says_where_its_marker_goes(words: str, bear: dict[str, Any], key: str, kingdoms: list[str]) -> None:
    seen = band(words, **bear)
    assert (seen.marker.key, seen.kingdoms, seen.marker.works) == (key, kingdoms, bool(kingdoms))


@pytest.mark.parametrize(
    ("words", "bear", "key", "fields"),
    [
        ("elf_rhea elf_ithys", {"rest": ["orc_rhea"] * 2 + ["orc_duris"]}, "elf", {"keep": 2, "rest": 3}),
        ("elf_rhea elf_ithys", {"rest": ["orc_duris"]}, "elf-all", {"rest": 1}),
        ("elf_rhea", {}, "elf-none", {}),
        ("orc_ithys", {"orcs": ["rhea", "duris"]}, "orc", {"kingdom": "ithys", "glory": 6, "now": 3}),
        ("orc_rhea", {"orcs": ["rhea", "duris"]}, "orc-none", {}),
        ("orc_ithys", {"supply": 1}, "orc-supply", {}),
        ("dwarf_rhea dwarf_ithys", {}, "dwarf", {"scoring": 3}),
        ("merfolk_rhea merfolk_ithys", {"merfolk": 2}, "merfolk", {"from": 2, "to": 4, "markers": 1, "next": 7}),
        ("merfolk_rhea", {"merfolk": 18}, "merfolk-none", {}),
        ("centaur_straton elf_straton", {"rest": ["orc_rhea"]}, "centaur", {}),
        ("centaur_straton", {"rest": ["skeleton"]}, "centaur-last", {}),
        ("centaur_straton", {"rest": ["orc_rhea"], "markers": {"straton": 1}}, "centaur-none", {}),
        ("troll_rhea troll_rhea", {"trolls": [2]}, "troll", {"tokens": "1"}),
        ("giant_rhea elf_rhea", {}, "giant", {"glory": 2, "later": 2}),
    ],
)
def test_a_band_says_what_its_leader_does(words: str, bear: dict[str, Any], key: str, fields: dict[str, Any]) -> None:
    seen = band(words, **bear)
    assert seen.ability.key == key
    assert fields.items() <= seen.ability.fields.items()


def test_every_group_of_a_hand_is_offered_under_a_leader_that_does_something() -> None:
    match = position(ETHNOS, {"bear": {"hand": ["halfling_rhea", "orc_rhea", "elf_rhea", "skeleton"], "markers": {"rhea": 1}}}, players=3)
    found = ahead(ETHNOS, match, 0, ("band",))
    assert isinstance(found, bands.Outlook)
    assert found.offers == [["band", "orc_rhea", "elf_rhea", "halfling_rhea", "skeleton"]]
    assert ahead(ETHNOS, match, 0, ("recruit", "deck")) is None


def test_everybody_is_told_how_soon_the_age_may_end() -> None:
    """The chances themselves are compared with the table of 13.4 where they are worked out."""
    match = position(ETHNOS, {"bear": {"hand": ["elf_rhea"]}, "dragons": 2, "safe": 0}, players=3)
    view: Any = ETHNOS.observe(match.state, SPECTATOR)
    assert list(view.age_ends) == sorted(view.age_ends)
    assert view.age_ends[0] == pytest.approx(1 / view.deck)
    assert view.age_ends[9] == pytest.approx(10 / view.deck)


# Seventh Stone: what could be placed


def allocated(words: str, fields: dict[str, Any]) -> room.Outlook:
    """Return what the boar could place of an allocation, with its capital on a1 and whatever else there is."""
    board = {"a1": {"capital": "boar"}, "c1": {"capital": "crane"}, **fields}
    given = {"phase": "production", "shown": ["shield_1", "shield_2", "shield_3"], "fields": board}
    match = position(SEVENTH_STONE, given, players=2)
    found = ahead(SEVENTH_STONE, match, 0, ("allocate", *words.split()))
    assert isinstance(found, room.Outlook)
    return found


def test_barracks_take_one_type_each() -> None:
    found = allocated("building 3 melee 3 ranged 2 cavalry 1", {"b1": {"control": "boar", "buildings": ["barracks"]}})
    assert found.units == {"melee": 6, "ranged": 6, "cavalry": 6}
    assert found.buildings == 1
    assert found.lapses == {"building": 2, "melee": 0, "ranged": 0, "cavalry": 1}
    assert found.mercenaries == 3  # two beside the first units in the capital, whose army then is full, and one on b1


# Ante Portas: what the next production brings, and what soldiers and buildings are worth


def worked(kind: str, **more: int) -> dict[str, Any]:
    return {"kind": kind, "farmers": 1, **more}


@pytest.mark.parametrize(
    ("buildings", "more", "lost", "boosts"),
    [
        ([], {}, 0, 0),
        ([worked("foresters_house")], {}, 0, 0),
        ([worked("foresters_house", buffer=3), worked("hunting_lodge")], {"owns": ["i221", "i214"]}, 1, 0),
        ([worked("foresters_house"), worked("pub"), worked("hollow"), worked("factory")], {}, 0, 2),
        ([{"kind": "foresters_house", "farmers": 0}], {}, 0, 0),
    ],
)
def test_the_next_production_is_told_as_it_will_be(buildings: list[Any], more: dict[str, Any], lost: int, boosts: int) -> None:
    match = position(
        ANTE_PORTAS, {"epoch": 2, "acorn": {"buildings": ["farm"] * 6 + buildings, **more}}, players=2, options={"epochs": "2"}
    )
    view: Any = ANTE_PORTAS.observe(match.state, 0)
    found = view.communities[0].production
    after = match.state.clone()
    produce(after, 0)  # type: ignore[arg-type]
    goods = {name: held(after, 0, good) - held(match.state, 0, good) for good, name in enumerate(GOOD_NAMES)}
    assert found.goods == {good: count for good, count in goods.items() if count}
    assert (found.lost, found.boosts, found.converts) == (lost, boosts, tuple(set(more.get("owns", ())) & {"i214"}))


def held(state: Any, seat: int, good: int) -> int:
    """Return how much of a good a player has, in stock and in buffers."""
    spots = range(seat * SPOTS, (seat + 1) * SPOTS)
    return int(state.stock[seat * len(GOOD_NAMES) + good]) + sum(
        int(state.buffer[at]) for at in spots if YIELD_GOOD[state.spot[at]] == good
    )


# Mighty Empires: what empire points buy, and how far spells reach


@pytest.mark.parametrize("seed", [1, 2])
def test_a_purchase_comes_to_what_it_was_said_to(seed: int) -> None:
    match, dice, bought, far = new_match(MIGHTY_EMPIRES, 3, seed=seed), seeded(seed), 0, 0
    while not match.over:
        state: Any = match.state
        seat = state.actors()[0]
        found = ahead(MIGHTY_EMPIRES, match, seat)
        assert isinstance(found, realm.Outlook)
        far += bool(found.reach)
        if found.purchases:
            legal = [words for words, _ in match.speech.legal(seat)]
            assert [one.words for one in found.purchases] == [words for words in legal if words != ("end",)]
            before: Any = MIGHTY_EMPIRES.observe(state, seat)
            for one in found.purchases[:: max(1, len(found.purchases) // 4)]:
                twin = match.copy()
                twin.play(one.words, seat)
                after: Any = MIGHTY_EMPIRES.observe(twin.state, seat)
                if after.question == "build" and twin.state.actors() == [seat]:
                    assert before.points - after.points == one.cost
                    assert after.realms[seat].score - before.realms[seat].score == one.gain
                    assert (after.realms[seat].markers > before.realms[seat].markers) == one.marker
                    bought += 1
        match.play_actions(seat, random_play(state, seat, dice))
    assert bought > 5
    assert far
