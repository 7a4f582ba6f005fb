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
from tafelrunde.kernel.samples import samples_of

FOLDER = Path(__file__).with_name("golden")
GAMES = {name: (find_game(game), golden) for game in NAMES for name, golden in samples_of(find_game(game)).golden.items()}


def folder(game: Game) -> Path:
    """Return where the golden games of a game lie: with the game if it brings its own, else here."""
    own = game.home() / "golden"
    return own if own.is_dir() else FOLDER


def play(name: str) -> str:
    """Play a golden game from its seed."""
    game, golden = GAMES[name]
    bots = golden.bots
    match = new_match(game, len(bots), golden.options, [f"bot {bot}" for bot in bots], seed=name)
    minds = [make_bot(bot, game, number) for number, bot in enumerate(bots)]
    while not match.over:
        seat = match.state.actors()[0]
        match.play_actions(seat, minds[seat].choose(Seen(game, match.state, seat)))
    return match.save()


def recorded(path: Path) -> str:
    return path.read_text(encoding="utf-8")


PATHS = sorted(path for place in {folder(find_game(name)) for name in NAMES} for path in place.rglob("*.txt"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: "/".join(path.with_suffix("").parts[path.parts.index("golden") + 1 :]))
def test_a_golden_game_replays_byte_for_byte(path: Path) -> None:
    text = recorded(path)
    match = tr.load(text)
    assert match.save() == text
    assert match.over
    assert tr.verify(match) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_comes_about_again(name: str) -> None:
    assert play(name) == recorded(folder(GAMES[name][0]) / f"{name}.txt")


@pytest.mark.parametrize("game", [find_game(name) for name in NAMES], ids=NAMES)
def test_every_version_of_the_rules_has_golden_games(game: Game) -> None:
    for version in range(1, game.version + 1):
        place = folder(game) if version == game.version else folder(game) / f"rules_{version}"
        heads = [recorded(path).splitlines()[1:3] for path in place.glob("*.txt")]
        assert [f"game {game.name}", f"rules {version}"] in heads


if __name__ == "__main__":
    for name, (game, _) in GAMES.items():
        (folder(game) / f"{name}.txt").write_text(play(name), encoding="utf-8")
