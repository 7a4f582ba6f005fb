"""Computer players: strength, honesty, repeatability."""

from __future__ import annotations

import pytest

from tafelrunde.arena.boundary import QUICK
from tafelrunde.arena.simulate import simulate
from tafelrunde.bots import CHARACTERS, LEVELS, Seen, check_bot, make_bot, thinkers
from tafelrunde.bots.search import SearchBot
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.plays import carry_out

GAME = find_game("war_chest")


@pytest.mark.parametrize(("players", "bots"), [(2, ["heuristic", "random"]), (4, ["heuristic", "random", "heuristic", "random"])])
def test_rules_of_thumb_beat_chance(players: int, bots: list[str]) -> None:
    tally = simulate("war_chest", players, bots, games=40 * players, seed=3, options={}, jobs=1)
    assert tally.firsts[0] >= 0.95 * tally.games


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    runs = [simulate("war_chest", 2, [name], games=4, seed=9, options={}, jobs=1).lengths for _ in range(2)]
    assert runs[0] == runs[1]


def test_a_bot_gets_no_state() -> None:
    state = GAME.new(2, GAME.read_options(2, {}), seeded(1))
    seen = Seen(GAME, state, state.actors()[0])
    assert all(value is not state for name in dir(seen) if not name.startswith("_") for value in [getattr(seen, name)])
    imagined = seen.imagine(seeded(2))
    assert imagined is not state
    before = state.dump()
    carry_out(imagined, seen.seat, seen.plays()[0])
    assert state.dump() == before


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="no bot 'deep'; choose random, heuristic, novice"):
        make_bot("deep", GAME, 1)


@pytest.mark.parametrize("name", ["heuristic:bold", "master:", "master:shy", "master:bold:careful", ":bold"])
def test_a_character_stands_behind_a_level(name: str) -> None:
    with pytest.raises(OptionError, match="may have a character behind a colon: bold, careful or builder"):
        make_bot(name, GAME, 1)


@pytest.mark.parametrize("name", NAMES)
def test_only_who_looks_ahead_has_a_character(name: str) -> None:
    game = find_game(name)
    assert "novice" not in thinkers(game)
    assert "master" in thinkers(game)
    for level in LEVELS:
        if level not in thinkers(game) or not game.characters:
            with pytest.raises(OptionError, match=f"no bot plays {name} as '{level}:bold'; there |no characters in {name}"):
                check_bot(f"{level}:bold", game)


@pytest.mark.parametrize("name", NAMES)
def test_characters_weigh_differently(name: str) -> None:
    game = find_game(name)
    assert set(game.characters) <= set(CHARACTERS)
    seen = [game.judge().weights]
    for character in game.characters:
        for level in thinkers(game):
            bot = make_bot(f"{level}:{character}", game, 1)
            assert isinstance(bot, SearchBot)
            assert bot.judge.weights == game.judge(game.character(character)).weights
        seen.append(game.judge(game.character(character)).weights)
    assert all(seen.count(weights) == 1 for weights in seen)
