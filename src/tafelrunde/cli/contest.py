"""`tafelrunde arena --bots`: contests between computer players, and the evidence for the levels."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from rich.console import Console, Group, RenderableType
from rich.table import Table

from tafelrunde.arena import evidence
from tafelrunde.arena.plan import make_plan, total
from tafelrunde.arena.run import Runner, check_test, on_cores, run_plan, run_test
from tafelrunde.arena.sprt import LOWER, UPPER, Verdict
from tafelrunde.arena.statistics import CONFIDENCE, Duel
from tafelrunde.arena.store import Results
from tafelrunde.arena.summary import Summary, plain, summarize
from tafelrunde.cli.simulate import progress_bar
from tafelrunde.games import find_game
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.texts import text

EVIDENCE = Path("evidence")


class Wanted(msgspec.Struct, frozen=True):
    """What the command line asked for."""

    game: str
    bots: list[str] | None
    games: int | None
    players: int | None
    options: Mapping[str, Value]
    seed: int
    jobs: int
    ray: str | None
    """Address of a cluster, `local` for one on this machine, None for plain processes."""
    out: Path | None
    html: Path | None
    as_json: bool
    sprt: str | None
    rules: int | None = None
    """The version of the rules, if not the present one."""


def runner_of(wanted: Wanted) -> Runner:
    """Return where the games are played."""
    if wanted.ray is None:
        return on_cores(wanted.jobs)
    from tafelrunde.arena.cluster import on_cluster  # an extra, and slow to import

    return on_cluster(wanted.ray, wanted.jobs)


def read_sprt(written: str) -> tuple[float, float]:
    """Return two strengths between which a comma stands."""
    try:
        elo0, elo1 = (float(part) for part in written.split(","))
    except ValueError as error:
        raise OptionError("sprt-form", given=written) from error
    return elo0, elo1


def run_contest(console: Console, lang: str, wanted: Wanted) -> None:
    """Let bots play against each other, and print who is how strong."""
    count = wanted.games or 200
    plan = make_plan(wanted.game, wanted.players, wanted.options, wanted.bots or (), count, wanted.seed, rules=wanted.rules)
    bounds = read_sprt(wanted.sprt) if wanted.sprt else None
    if bounds:
        check_test(plan, *bounds)
    if wanted.html:
        from tafelrunde.arena.report import check_plotting

        check_plotting()  # before hours of games
    if wanted.out is not None and not wanted.out.suffix:
        wanted.out.mkdir(parents=True, exist_ok=True)
    runner, results = runner_of(wanted), Results(plan, wanted.out)
    bar, advance = progress_bar(console, lang, total(plan), wanted.as_json)
    verdict = None
    with bar:
        if bounds:
            games, verdict = run_test(results, runner, *bounds, advance)
        else:
            games = run_plan(results, runner, advance)
    summary = summarize(plan, games, verdict)
    summary.results = str(results.path) if results.path else None
    if wanted.html:
        from tafelrunde.arena.report import report_page

        wanted.html.write_text(report_page(lang, plan, games, summary), encoding="utf-8")
    if wanted.as_json:
        print(json.dumps(plain(summary), indent=2, ensure_ascii=False))
        return
    console.print(summary_tables(lang, summary))
    for path in (results.path, wanted.html):
        if path:
            console.print(text(lang, "cli-written", path=str(path)), highlight=False, soft_wrap=True)


def run_ladder(console: Console, lang: str, wanted: Wanted) -> None:
    """Play the ladder of the levels, or one contest of it, and write what came of it into the evidence of the game."""
    folder = wanted.out or EVIDENCE
    if wanted.sprt or wanted.html:
        raise OptionError("ladder-alone")
    path, kept = folder / f"{wanted.game}.json", folder / "games"
    if path.exists():
        evidence.read_evidence(path)  # refuses what is none before hours of games
    given, games = wanted.options, wanted.games or evidence.GAMES
    pairs = evidence.contests(wanted.bots)
    plans = [evidence.ladder_plan(wanted.game, pair, wanted.players, given, games, wanted.seed, wanted.rules) for pair in pairs]
    kept.mkdir(parents=True, exist_ok=True)
    bar, advance = progress_bar(console, lang, sum(total(plan) for plan in plans), wanted.as_json)
    claims = []
    with bar:
        for plan in plans:
            summary = summarize(plan, run_plan(Results(plan, kept), runner_of(wanted), advance))
            claims.append(evidence.make_claim(plan, given, summary.duels[0]))
            evidence.keep_claim(path, wanted.game, claims[-1])
    if wanted.as_json:
        print(json.dumps(plain(claims), indent=2, ensure_ascii=False))
        return
    console.print(claim_table(lang, claims))
    console.print(text(lang, "cli-written", path=str(path)), highlight=False, soft_wrap=True)


# Tables for people


def share(lang: str, value: float) -> str:
    """Return a share in percent."""
    return text(lang, "cli-share", share=value)


def between(lang: str, interval: Sequence[float]) -> str:
    """Return a range of shares."""
    return f"{share(lang, interval[0])} – {share(lang, interval[1])}"


def headed(lang: str, left: Sequence[str], *columns: str) -> Table:
    """Return a table with these columns; those named by `left` are texts, the others numbers."""
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(text(lang, f"arena-{column}"), justify="left" if column in left else "right")
    return table


def figure(lang: str, value: float, digits: int = 1) -> str:
    """Return a number with one digit behind the point, or as many as asked for."""
    return text(lang, "arena-figure", value=round(value, digits))


def summary_tables(lang: str, summary: Summary) -> RenderableType:
    """Return what came of a contest: the ladder, then who did how against whom."""
    ladder = headed(lang, ("bot",), "rank", "bot", "rating", "score", "between", "games", "record")
    for rank, one in enumerate(summary.standings, 1):
        rating = f"{figure(lang, one.rating)} ± {figure(lang, CONFIDENCE * one.deviation)}"
        counts = [text(lang, "cli-figure", value=one.games), f"{one.wins} – {one.draws} – {one.losses}"]
        ladder.add_row(str(rank), one.bot, rating, share(lang, one.score), between(lang, one.interval), *counts)
    parts: list[RenderableType] = [ladder, "", duel_table(lang, summary.duels)]
    if summary.sprt:
        parts += ["", sprt_line(lang, summary.bots, summary.sprt)]
    return Group(*parts)


def duel_table(lang: str, duels: Sequence[Duel]) -> Table:
    """Return who did how against whom; where all play together, over the same deals."""
    if any(duel.won for duel in duels):
        table = headed(lang, ("bot", "against"), "bot", "against", "deals", "won-by-first", "won-by-second", "difference", "between")
        for duel in duels:
            assert duel.won
            assert duel.difference is not None
            assert duel.difference_interval
            rates = [share(lang, won / duel.games) for won in duel.won]
            difference = share(lang, duel.difference), between(lang, duel.difference_interval)
            table.add_row(*duel.bots, text(lang, "cli-figure", value=duel.games), *rates, *difference)
        return table
    table = headed(lang, ("bot", "against"), "bot", "against", "games", "ahead", "between")
    for duel in duels:
        count = text(lang, "cli-figure", value=duel.games)
        table.add_row(*duel.bots, count, share(lang, duel.score), between(lang, duel.interval))
    return table


def sprt_line(lang: str, bots: Sequence[str], verdict: Verdict) -> str:
    """Return what the test says."""
    bounds = {"low": figure(lang, LOWER, 2), "high": figure(lang, UPPER, 2), "ratio": figure(lang, verdict.ratio, 2)}
    elos = {"elo0": figure(lang, verdict.elo0), "elo1": figure(lang, verdict.elo1), "games": verdict.games}
    return text(lang, f"arena-sprt-{verdict.answer}", first=bots[0], second=bots[1], **bounds, **elos)


def claim_table(lang: str, claims: Sequence[evidence.Claim]) -> Table:
    """Return the contests of a ladder with what they should show."""
    columns = ("bot", "against", "games", "measure", "value", "between", "goal", "reached")
    table = headed(lang, ("bot", "against", "measure", "reached"), *columns)
    for claim in claims:
        result = claim.result
        measure, reached = text(lang, f"arena-by-{claim.measure}"), text(lang, "arena-yes" if claim.reached else "arena-no")
        values = [share(lang, claim.value), between(lang, claim.between), share(lang, claim.goal)]
        table.add_row(*claim.bots, text(lang, "cli-figure", value=result.games), measure, *values, reached)
    return table


def check_game(wanted: Wanted) -> None:
    """Refuse options that belong to contests between bots where no bots are named."""
    find_game(wanted.game)
    of_contests = {
        "--players": wanted.players,
        "--option": wanted.options,
        "--ray": wanted.ray,
        "--out": wanted.out,
        "--html": wanted.html,
        "--sprt": wanted.sprt,
        "--rules": wanted.rules,
    }
    for name, value in of_contests.items():
        if value:
            raise OptionError("arena-needs-bots", option=name)
