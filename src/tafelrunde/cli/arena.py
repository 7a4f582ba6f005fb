"""`tafelrunde arena` without bots: what bots make of the modes of a game, so that one sees how well its numbers are balanced."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from tafelrunde.arena.simulate import simulate
from tafelrunde.arena.statistics import wilson
from tafelrunde.cli.simulate import progress_bar
from tafelrunde.games import find_game
from tafelrunde.kernel.game import Contest, Game
from tafelrunde.kernel.texts import text


def contests_of(game: Game) -> tuple[Contest, ...]:
    """Return what is played: what the game itself names, else one good player among random ones at each player count."""
    usual = tuple(Contest(players, {}, ("heuristic", *["random"] * (players - 1))) for players in sorted(game.players))
    return game.contests or usual


def run_arena(console: Console, lang: str, name: str, games: int, seed: int, jobs: int, as_json: bool) -> None:
    """Play every contest of a game and print how often its first bot won."""
    contests = contests_of(find_game(name))
    rows = []
    bar, advance = progress_bar(console, lang, games * len(contests), as_json)
    with bar:
        for contest in contests:
            swap = len(set(contest.bots)) > 1
            tally = simulate(name, contest.players, contest.bots, games, seed, contest.options, jobs, swap, advance)
            low, high = wilson(tally.firsts[0], tally.games)
            rows.append(
                {
                    "players": contest.players,
                    "options": dict(contest.options),
                    "bots": list(contest.bots),
                    "games": tally.games,
                    "wins": tally.firsts[0],
                    "draws": tally.shared,
                    "share": round(tally.firsts[0] / tally.games, 4),
                    "interval": [round(low, 4), round(high, 4)],
                    "decisions": round(tally.decisions / tally.games, 1),
                }
            )
    if as_json:
        print(json.dumps({"game": name, "seed": seed, "contests": rows}, indent=2))
    else:
        console.print(report(lang, name, rows))


def report(lang: str, name: str, rows: list[dict[str, object]]) -> Table:
    """Return the contests as a table for people."""
    table = Table(box=None, pad_edge=False)
    for column in ("players", "kind", "bots", "won", "between", "length"):
        table.add_column(text(lang, f"cli-arena-{column}"), justify="left" if column in ("kind", "bots") else "right")
    for row in rows:
        options, bots, between = row["options"], row["bots"], row["interval"]
        assert isinstance(options, dict)
        assert isinstance(bots, list)
        assert isinstance(between, list)
        kind = ", ".join(f"{option} {value}" for option, value in options.items()) or "–"
        shares = [text(lang, "cli-share", share=share) for share in (row["share"], *between)]
        length = text(lang, "cli-figure", value=row["decisions"])
        table.add_row(str(row["players"]), kind, " ".join(bots), shares[0], f"{shares[1]} – {shares[2]}", length)
    return table
