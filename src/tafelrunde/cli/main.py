"""The command `tafelrunde`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown

import tafelrunde
from tafelrunde import _engine
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.options import parse_assignments
from tafelrunde.kernel.texts import LANGUAGES, check_language, system_language, text

BAD_INPUT = 2


def language_wanted(arguments: list[str]) -> str:
    """Return the language of help texts and output: `--lang`, else the locale. Needed before the commands are built."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return system_language()


def build(lang: str) -> typer.Typer:
    """Return the command with its help in a language."""
    console = Console()

    def t(key: str, **fields: object) -> str:
        return text(lang, f"cli-{key}", **fields)

    app = typer.Typer(
        name="tafelrunde",
        help=t("help"),
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    game_argument = typer.Argument(help=t("help-game", games=", ".join(NAMES)), autocompletion=lambda: list(NAMES))
    lang_option = typer.Option("--lang", help=t("help-lang"), autocompletion=lambda: list(LANGUAGES))
    option_option = typer.Option("--option", "-o", help=t("help-option"), metavar="NAME=VALUE")

    def show_version(wanted: bool) -> None:
        if wanted:
            reason = "" if _engine.mode() == "compiled" else f" ({_engine.reason()})"
            typer.echo(f"tafelrunde {tafelrunde.__version__}, {t('engine-' + _engine.mode())}{reason}")
            raise typer.Exit

    @app.callback()
    def common(
        version: Annotated[bool, typer.Option("--version", help=t("help-version"), callback=show_version, is_eager=True)] = False,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        pass

    @app.command(help=t("help-play"))
    def play(
        game: Annotated[str | None, game_argument] = None,
        players: Annotated[int | None, typer.Option(help=t("help-players"))] = None,
        bots: Annotated[str | None, typer.Option(help=t("help-play-bots"))] = None,
        option: Annotated[list[str] | None, option_option] = None,
        seed: Annotated[str | None, typer.Option(help=t("help-seed"))] = None,
        resume: Annotated[Path | None, typer.Option(help=t("help-resume"))] = None,
        save: Annotated[Path | None, typer.Option(help=t("help-save"))] = None,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        from tafelrunde.cli.play import play_table

        play_table(game, players, bots, option or [], seed, resume, save, lang)

    @app.command(help=t("help-simulate"))
    def simulate(
        game: Annotated[str, game_argument],
        games: Annotated[int, typer.Option(help=t("help-games"))] = 100,
        players: Annotated[int | None, typer.Option(help=t("help-players"))] = None,
        bots: Annotated[str, typer.Option(help=t("help-bots"))] = "random",
        seed: Annotated[int, typer.Option(help=t("help-sim-seed"))] = 1,
        jobs: Annotated[int, typer.Option(help=t("help-jobs"))] = 0,
        option: Annotated[list[str] | None, option_option] = None,
        as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
        fuzz: Annotated[bool, typer.Option("--fuzz", help=t("help-fuzz"))] = False,
        swap: Annotated[bool, typer.Option(help=t("help-swap"))] = True,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        from tafelrunde.cli.simulate import run_fuzz, run_simulation

        given = parse_assignments(option or [])
        if fuzz:
            run_fuzz(console, lang, game, players, games, seed, jobs, as_json)
        else:
            run_simulation(console, lang, game, players, bots.split(","), games, seed, jobs, given, as_json, swap)

    @app.command(help=t("help-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(help=t("help-record"))],
        verify: Annotated[bool, typer.Option("--verify", help=t("help-verify"))] = False,
        at: Annotated[int | None, typer.Option("--at", help=t("help-at"))] = None,
        seat: Annotated[str | None, typer.Option("--seat", help=t("help-seat"))] = None,
        step: Annotated[bool, typer.Option("--step/--no-step", help=t("help-step"))] = sys.stdin.isatty(),
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        from tafelrunde.cli.replay import replay_record

        replay_record(console, lang, file, verify, at, seat, step)

    @app.command(help=t("help-rules"))
    def rules(
        game: Annotated[str, game_argument],
        rule: Annotated[str | None, typer.Argument(metavar="ID", help=t("help-rule"))] = None,
        coverage: Annotated[bool, typer.Option("--coverage", help=t("help-coverage"))] = False,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        from tafelrunde import rulebook

        if coverage:
            show_coverage(console, lang, game)
            return
        if rule is None:
            book = rulebook.folder("rulebook") / find_game(game).name / f"{check_language(lang)}.md"
            source = rulebook.without_anchors(book.read_text(encoding="utf-8"))
        else:
            source = rulebook.paragraph(game, rule, check_language(lang))
        console.print(Markdown(source, hyperlinks=False), width=min(console.width, 110))

    @app.command(help=t("help-scenario"))
    def scenario(
        files: Annotated[list[Path], typer.Argument(help=t("help-files"))],
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        run_scenarios(console, lang, files)

    return app


def show_coverage(console: Console, lang: str, game: str) -> None:
    """Print rule id -> scenarios and tests; exit 1 on a gap."""
    from tafelrunde import rulebook

    found = rulebook.coverage(game)
    for rule, places in found.items():
        console.print(f"{rule:<10} {', '.join(places) or '-'}", highlight=False, soft_wrap=True, markup=False)
    gaps = [rule for rule, places in found.items() if not places]
    if gaps:
        console.print(text(lang, "cli-coverage-gaps", count=len(gaps), ids=", ".join(gaps)), highlight=False)
        raise typer.Exit(1)
    console.print(text(lang, "cli-coverage-complete", count=len(found)), highlight=False)


def run_scenarios(console: Console, lang: str, files: list[Path]) -> None:
    """Run scenario files; exit 1 if one fails, 2 if one cannot be read."""
    from tafelrunde.kernel.scenario import read_scenarios, run_scenario

    paths = [found for path in files for found in (sorted(path.rglob("*.yaml")) if path.is_dir() else [path])]
    scenarios = [scenario for path in paths for scenario in read_scenarios(path)]
    failures = [failure for one in scenarios if (failure := run_scenario(one, find_game))]
    for failure in failures:
        console.print(f"{failure}\n{failure.picture}\n", highlight=False, markup=False, soft_wrap=True)
    key = "cli-scenarios-failed" if failures else "cli-scenarios-passed"
    console.print(text(lang, key, count=len(scenarios), failed=len(failures)), highlight=False)
    if failures:
        raise typer.Exit(1)


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def main() -> None:
    """Run the command; bad input gives one line and exit code 2."""
    lang = language_wanted(sys.argv[1:])
    try:
        build(check_language(lang))()
    except TafelrundeError as error:
        print(error, file=sys.stderr)
        sys.exit(BAD_INPUT)
    except BrokenPipeError:
        sys.exit(0)
