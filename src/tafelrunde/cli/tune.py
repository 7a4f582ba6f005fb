"""`tafelrunde tune`: find the weights of a game's judgement, or the numbers in its rules of thumb."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.table import Table

from tafelrunde.arena.plan import make_plan, total
from tafelrunde.arena.summary import plain
from tafelrunde.arena.thumb import DEALS, ThumbTuning, deals_in_all, taste_file, tune_thumb
from tafelrunde.arena.tune import Tuning, check_tuning, keep, tune, weights_file
from tafelrunde.cli.contest import between, figure, headed, share
from tafelrunde.cli.simulate import progress_bar
from tafelrunde.games import find_game
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.texts import text


def run_tuning(
    console: Console,
    lang: str,
    game: str,
    players: Sequence[int],
    options: Mapping[str, Value],
    positions: int,
    games: int,
    seed: int,
    jobs: int,
    iterations: int | None,
    write: bool,
    out: Path | None,
    as_json: bool,
) -> None:
    """Tune and print; the game's own file is written only if that is wanted."""
    check_tuning()
    played = total(make_plan(game, players[0] if players else None, options, ("random", "heuristic"), games, seed)) if games else 0
    bar, advance = progress_bar(console, lang, positions + played, as_json)
    with bar:
        found = tune(game, players, options, positions, games, seed, jobs, iterations, advance)
    hand_out(console, lang, found, [out, weights_file(game) if write else None], None if as_json else tuning_tables(lang, found))


def hand_out(console: Console, lang: str, found: Tuning | ThumbTuning, files: Sequence[Path | None], shown: RenderableType | None) -> None:
    """Write what was found to files and show it; without anything for people, as JSON."""
    paths = [path for path in files if path]
    for path in paths:
        keep(found, path)
    if shown is None:
        print(json.dumps(plain(found), indent=2))
        return
    console.print(shown)
    for path in paths:
        console.print(text(lang, "cli-written", path=str(path)), highlight=False, soft_wrap=True)


def check_thumb_options(players: Sequence[int] | None, positions: int | None, iterations: int | None) -> None:
    """Raise OptionError for what does not go with `--thumb`."""
    for option, given in (("--positions", positions), ("--iterations", iterations)):
        if given is not None:
            raise OptionError("tune-not-thumb", option=option)
    if players and len(players) > 1:
        raise OptionError("tune-one-count")


def run_thumb_tuning(
    console: Console,
    lang: str,
    game: str,
    players: int | None,
    options: Mapping[str, Value],
    generations: int,
    matches: int,
    seed: int,
    jobs: int,
    write: bool,
    out: Path | None,
    as_json: bool,
) -> None:
    """Tune rules of thumb and print; the game's own file is written only if that is wanted."""
    bar, advance = progress_bar(console, lang, deals_in_all(generations, DEALS, matches), as_json)
    with bar:
        found = tune_thumb(game, players, options, generations, DEALS, matches, seed, jobs, advance)
    hand_out(console, lang, found, [out, taste_file(game) if write else None], None if as_json else thumb_tables(lang, found))


def thumb_tables(lang: str, found: ThumbTuning) -> RenderableType:
    """Return what was found for people: the numbers that changed, and what they are worth in play."""
    numbers = headed(lang, ("number",), "number", "before", "after")
    for name, number in found.taste.items():
        numbers.add_row(name, *(text(lang, "cli-figure", value=value) for value in (find_game(found.game).plain_taste[name], number)))
    if not found.match_games:
        return numbers
    match = headed(lang, ("bot", "against"), "bot", "against", "games", "ahead", "between")
    names = [text(lang, f"arena-{name}-thumb") for name in ("new", "plain")]
    games = text(lang, "cli-figure", value=found.match_games)
    match.add_row(*names, games, share(lang, found.match_score), between(lang, found.match_interval))
    return Group(numbers, "", match)


def tuning_tables(lang: str, found: Tuning) -> RenderableType:
    """Return what was found for people: the weights, how well they fit, and what they are worth in play."""
    weights = headed(lang, ("weight",), "weight", "before", "after", "effect")
    for name, weight in found.found.items():
        weights.add_row(name, *(figure(lang, value, 3) for value in (found.before[name], weight, found.effects[name])))
    fit = headed(lang, ("fit",), "fit", "games", "positions", "before", "after")
    for key, games, positions, loss in (
        ("fitted", found.games - found.held_out_games, found.positions, found.loss),
        ("held-out", found.held_out_games, found.held_out_positions, found.held_out_loss),
    ):
        counts = [text(lang, "cli-figure", value=count) for count in (games, positions)]
        fit.add_row(text(lang, f"arena-{key}"), *counts, figure(lang, loss.before, 4), figure(lang, loss.after, 4))
    parts: list[RenderableType] = [weights, "", fit]
    if found.match:
        parts += ["", match_table(lang, found), "", text(lang, "arena-tuning-better" if found.taken else "arena-tuning-no-better")]
    return Group(*parts)


def match_table(lang: str, found: Tuning) -> Table:
    """Return how bots with the new weights did against bots with the old ones."""
    duel = found.match
    assert duel
    table = headed(lang, ("bot", "against"), "bot", "against", "games", "ahead", "between")
    names = [text(lang, f"arena-{name}-weights") for name in duel.bots]
    value, interval = duel.score, duel.interval
    if duel.difference is not None and duel.difference_interval:
        table = headed(lang, ("bot", "against"), "bot", "against", "deals", "difference", "between")
        value, interval = duel.difference, duel.difference_interval
    table.add_row(*names, text(lang, "cli-figure", value=duel.games), share(lang, value), between(lang, interval))
    return table
