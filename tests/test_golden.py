"""Golden games: whole recorded games that must replay, and come about again, byte for byte.

`python tests/test_golden.py` writes them anew, after a change of rules that was meant (then `version` of the game goes up). What was
played under version N of the rules goes to the folder `rules_N` before that, and replays from there for ever.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import tafelrunde as tr
from tafelrunde.bots import Seen, make_bot
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.options import Value

FOLDER = Path(__file__).with_name("golden")
GAMES: dict[str, tuple[str, int, list[str], dict[str, Value]]] = {
    "war_chest_two": ("war_chest", 2, ["heuristic", "random"], {"max_rounds": 60}),
    "war_chest_random": ("war_chest", 2, ["random", "random"], {"max_rounds": 40, "adjudication": "markers"}),
    "war_chest_draft": ("war_chest", 2, ["random", "heuristic"], {"army_selection": "draft_elimination", "max_rounds": 40}),
    "war_chest_second_cards": (
        "war_chest",
        2,
        ["random", "random"],
        {
            "army_selection": "custom",
            "armies": "berserker+footman+royal_guard+marshall/warrior_priest+swordsman+mercenary+ensign",
            "berserker_version": "v2",
            "footman_version": "v2",
            "warrior_priest_version": "v2",
            "royal_guard_version": "original",
            "max_rounds": 40,
        },
    ),
    "war_chest_four": ("war_chest", 4, ["heuristic", "random", "random", "heuristic"], {"max_rounds": 30}),
    "war_chest_four_draft": ("war_chest", 4, ["heuristic"] * 4, {"army_selection": "draft_standard", "max_rounds": 30}),
    "ethnos_two": ("ethnos", 2, ["heuristic", "random"], {}),
    "ethnos_three_draft": ("ethnos", 3, ["random"] * 3, {"tribe_choice": "draft", "prompt_all": "on", "marker_optional": "on"}),
    "ethnos_six_fairies": (
        "ethnos",
        6,
        ["random"] * 6,
        {"tribe_choice": "host", "tribes": "centaur+elf+fairy+merfolk+orc+wizard", "fairies": "on", "orc_partial": "on"},
    ),
    "seventh_stone_two": ("seventh_stone", 2, ["heuristic", "random"], {"no_time": "on"}),
    "seventh_stone_three": (
        "seventh_stone",
        3,
        ["random"] * 3,
        {"advanced_terrain": "on", "wall_bypass": "on", "hidden_discard": "on", "year_limit": 6},
    ),
    "seventh_stone_four_islands": (
        "seventh_stone",
        4,
        ["heuristic"] * 4,
        {"four_islands": "on", "double_move": "on", "choose_people": "on", "year_limit": 5},
    ),
    "mighty_empires_two": ("mighty_empires", 2, ["heuristic", "random"], {}),
    "mighty_empires_five": (
        "mighty_empires",
        5,
        ["heuristic"] * 5,
        {
            "races": "vampire_counts,skaven,dwarfs,high_elves,chaos",
            "start_season": "summer",
            "neutral_castles": "on",
            "rp_carry_over": "on",
        },
    ),
    "mighty_empires_table": (
        "mighty_empires",
        3,
        ["random"] * 3,
        {"battle_mode": "mixed", "map_source": "rulebook_random", "capital_choice": "secret_free", "seal_gold": "off", "max_rounds": 4},
    ),
    "ante_portas_two": ("ante_portas", 2, ["heuristic"] * 2, {"reaction_mode": "always"}),
    "ante_portas_dragons": ("ante_portas", 3, ["heuristic", "random", "heuristic"], {"scenario": "dragons", "epochs": 2}),
    "ante_portas_duel": ("ante_portas", 4, ["random"] * 4, {"mode": "territory", "manual_heartland": "on"}),
}


def play(name: str) -> str:
    """Play a golden game from its seed."""
    game_name, players, bots, options = GAMES[name]
    game = find_game(game_name)
    match = new_match(game, players, options, [f"bot {bot}" for bot in bots], seed=name)
    minds = [make_bot(bot, game, number) for number, bot in enumerate(bots)]
    while not match.over:
        seat = match.state.actors()[0]
        match.play_actions(seat, minds[seat].choose(Seen(game, match.state, seat)))
    return match.save()


def recorded(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(str(path.relative_to(FOLDER).with_suffix("")) for path in FOLDER.rglob("*.txt")))
def test_a_golden_game_replays_byte_for_byte(name: str) -> None:
    text = recorded(FOLDER / f"{name}.txt")
    match = tr.load(text)
    assert match.save() == text
    assert match.over
    assert tr.verify(match) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_comes_about_again(name: str) -> None:
    assert play(name) == recorded(FOLDER / f"{name}.txt")


@pytest.mark.parametrize("game", [find_game(name) for name in NAMES], ids=NAMES)
def test_every_version_of_the_rules_has_golden_games(game: Game) -> None:
    for version in range(1, game.version + 1):
        folder = FOLDER if version == game.version else FOLDER / f"rules_{version}"
        heads = [recorded(path).splitlines()[1:3] for path in folder.glob("*.txt")]
        assert [f"game {game.name}", f"rules {version}"] in heads


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        (FOLDER / f"{golden}.txt").write_text(play(golden), encoding="utf-8")
