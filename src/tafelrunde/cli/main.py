"""The command `tafelrunde`."""

# No `from __future__ import annotations` here: typer reads the annotations below, and what they name is local to `build`.

import difflib
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperCommand, TyperGroup

import tafelrunde
from tafelrunde import _engine
from tafelrunde.bots import BOTS
from tafelrunde.cli.campaign import add_campaign
from tafelrunde.cli.play import known_bots
from tafelrunde.cli.ratings import add_ratings
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.errors import OptionError, Phrase, TafelrundeError
from tafelrunde.kernel.match import player_count
from tafelrunde.kernel.options import parse_assignments
from tafelrunde.kernel.texts import LANGUAGES, check_language, either, system_language, text

FAILED = 1
BAD_INPUT = 2
STOPPED = 130  # by Ctrl-C


def language_wanted(arguments: list[str]) -> str:
    """Return the language of help texts and output: `--lang`, else the locale. Needed before the commands are built."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return system_language()


def value_kind(param: Any) -> str:
    """Return what kind of value an option takes, for help pages; empty for switches and for arguments, which name themselves."""
    kinds = {int: "number", float: "number", str: "text", Path: "file"}
    if param.param_type_name == "argument" or param.is_flag:
        return ""
    return kinds.get(param.type_descriptor.annotation, "text")


def build(lang: str) -> typer.Typer:
    """Return the command with its help in a language."""
    console = Console()

    def t(key: str, **fields: object) -> str:
        return text(lang, f"cli-{key}", **fields)

    class Words:
        """Typer's own words in help pages, in our language; for commands of both kinds."""

        def format_usage(self: Any, ctx: Any, formatter: Any) -> None:
            formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix=t("usage") + " ")

        def get_params(self, ctx: Any) -> Any:
            params = super().get_params(ctx)  # type: ignore[misc]
            for param in params:
                if param.name in ("help", "install_completion", "show_completion"):
                    param.help = t(f"help-{param.name}")
                kind = value_kind(param)
                word = (param.metavar or t(f"metavar-{kind}")) if kind else ""
                param.display_type_rich = lambda ctx, word=word: word
            return params

        def format_help(self, ctx: Any, formatter: Any) -> None:
            from typer import rich_utils  # slow to import, and most commands show no help

            rich_utils.ARGUMENTS_PANEL_TITLE = t("arguments")
            rich_utils.OPTIONS_PANEL_TITLE = t("options")
            rich_utils.COMMANDS_PANEL_TITLE = t("commands")
            rich_utils.DEFAULT_STRING = f"[{t('default')}: {{}}]"
            rich_utils.REQUIRED_LONG_STRING = f"[{t('required')}]"
            rich_utils.RANGE_STRING = ""
            super().format_help(ctx, formatter)  # type: ignore[misc]

    class Command(Words, TyperCommand):
        pass

    class Group(Words, TyperGroup):
        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            if args[0] not in self.commands and not ctx.resilient_parsing:
                near = difflib.get_close_matches(args[0], self.commands, 1)
                hint = Phrase("did-you-mean", name=near[0]) if near else Phrase("choose", choices=either(self.commands))
                raise OptionError("no-command", name=args[0], hint=hint)
            return super().resolve_command(ctx, args)

    app = typer.Typer(
        name="tafelrunde",
        cls=Group,
        help=t("help"),
        invoke_without_command=True,
        options_metavar=t("metavar-options"),
        subcommand_metavar=t("metavar-command"),
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    settings: dict[str, Any] = {"cls": Command, "options_metavar": t("metavar-options")}
    game_argument = typer.Argument(
        metavar=t("metavar-game"), help=t("help-game", games=", ".join(NAMES)), autocompletion=lambda: list(NAMES)
    )
    lang_option = typer.Option("--lang", help=t("help-lang"), autocompletion=lambda: list(LANGUAGES))
    option_option = typer.Option("--option", "-o", help=t("help-option"), metavar=t("metavar-option"))

    def show_version(wanted: bool) -> None:
        if wanted:
            reason = "" if _engine.mode() == "compiled" else f" ({_engine.reason()})"
            typer.echo(f"tafelrunde {tafelrunde.__version__}, {t('engine-' + _engine.mode())}{reason}")
            raise typer.Exit

    @app.callback()
    def common(
        ctx: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=t("help-version"), callback=show_version, is_eager=True)] = False,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        if ctx.invoked_subcommand is None:
            typer.echo(ctx.get_help())

    @app.command(help=t("help-serve"), **settings)
    def serve(
        host: Annotated[str, typer.Option(help=t("help-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(min=0, max=65535, help=t("help-port"))] = 8000,
        data: Annotated[str | None, typer.Option(help=t("help-data"))] = None,
        public: Annotated[str | None, typer.Option(help=t("help-public"))] = None,
        browser: Annotated[bool, typer.Option(help=t("help-browser"))] = True,
        pace: Annotated[float, typer.Option(min=0, max=60, help=t("help-pace"))] = 0.6,
        limits: Annotated[bool, typer.Option(help=t("help-limits"))] = True,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        from tafelrunde.server.serve import Settings  # the server takes most of a second to import
        from tafelrunde.server.serve import serve as run_server

        def say(key: str, fields: dict[str, object]) -> None:
            console.print(text(lang, key, **fields), highlight=False, soft_wrap=True)
            console.file.flush()  # whoever reads it through a pipe should not wait for more

        run_server(Settings(host, port, data, public, browser, pace, limits), say)

    @app.command(help=t("help-play"), **settings)
    def play(
        game: Annotated[str | None, game_argument] = None,
        players: Annotated[int | None, typer.Option(help=t("help-players"))] = None,
        bots: Annotated[str | None, typer.Option(help=t("help-play-bots", bots=", ".join(BOTS)))] = None,
        option: Annotated[list[str] | None, option_option] = None,
        seed: Annotated[str | None, typer.Option(help=t("help-seed"))] = None,
        resume: Annotated[Path | None, typer.Option(help=t("help-resume"))] = None,
        save: Annotated[Path | None, typer.Option(help=t("help-save"))] = None,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        from tafelrunde.cli.play import play_table

        if game is not None:
            player_count(find_game(game), players)
        play_table(game, players, bots, option or [], seed, resume, save, lang)

    @app.command(help=t("help-simulate"), **settings)
    def simulate(
        game: Annotated[str, game_argument],
        games: Annotated[int, typer.Option(min=1, help=t("help-games"))] = 100,
        players: Annotated[int | None, typer.Option(help=t("help-players"))] = None,
        bots: Annotated[str | None, typer.Option(help=t("help-bots", bots=", ".join(BOTS)))] = None,
        seed: Annotated[int, typer.Option(help=t("help-sim-seed"))] = 1,
        jobs: Annotated[int, typer.Option(min=0, help=t("help-jobs"))] = 0,
        option: Annotated[list[str] | None, option_option] = None,
        as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
        fuzz: Annotated[bool, typer.Option("--fuzz", help=t("help-fuzz"))] = False,
        swap: Annotated[bool, typer.Option(help=t("help-swap"))] = True,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        from tafelrunde.cli.simulate import run_fuzz, run_simulation

        seats = player_count(find_game(game), players)
        given = parse_assignments(option or [])
        if fuzz:
            run_fuzz(console, lang, game, seats, known_bots(bots, game) if bots else (), games, seed, jobs, given, as_json)
        else:
            run_simulation(console, lang, game, seats, known_bots(bots or "random", game), games, seed, jobs, given, as_json, swap)

    @app.command(help=t("help-arena"), **settings)
    def arena(
        game: Annotated[str, game_argument],
        bots: Annotated[str | None, typer.Option(help=t("help-arena-bots", bots=", ".join(BOTS)))] = None,
        games: Annotated[int | None, typer.Option(min=1, help=t("help-arena-games"))] = None,
        players: Annotated[int | None, typer.Option(help=t("help-players"))] = None,
        option: Annotated[list[str] | None, option_option] = None,
        seed: Annotated[int, typer.Option(help=t("help-sim-seed"))] = 1,
        jobs: Annotated[int, typer.Option(min=0, help=t("help-jobs"))] = 0,
        ray: Annotated[bool, typer.Option("--ray", help=t("help-ray"))] = False,
        ray_address: Annotated[str | None, typer.Option(metavar=t("metavar-address"), help=t("help-ray-address"))] = None,
        out: Annotated[Path | None, typer.Option(help=t("help-arena-out"))] = None,
        html: Annotated[Path | None, typer.Option(help=t("help-arena-html"))] = None,
        sprt: Annotated[str | None, typer.Option(metavar="ELO0,ELO1", help=t("help-sprt"))] = None,
        ladder: Annotated[bool, typer.Option("--ladder", help=t("help-ladder"))] = False,
        rules: Annotated[int | None, typer.Option(min=1, help=t("help-rules-version"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        from tafelrunde.cli.contest import Wanted, check_game, run_contest, run_ladder

        named, given = known_bots(bots, game) if bots else None, parse_assignments(option or [])
        cluster = ray_address or ("local" if ray else None)
        wanted = Wanted(game, named, games, players, given, seed, jobs, cluster, out, html, as_json, sprt, rules)
        if ladder:
            run_ladder(console, lang, wanted)
        elif named:
            run_contest(console, lang, wanted)
        else:
            from tafelrunde.cli.arena import run_arena

            check_game(wanted)
            run_arena(console, lang, game, games or 200, seed, jobs, as_json)

    @app.command(help=t("help-tune"), **settings)
    def tune(
        game: Annotated[str, game_argument],
        positions: Annotated[int | None, typer.Option(min=1, help=t("help-tune-positions"))] = None,
        games: Annotated[int | None, typer.Option(min=0, help=t("help-tune-games"))] = None,
        thumb: Annotated[bool, typer.Option("--thumb", help=t("help-tune-thumb"))] = False,
        generations: Annotated[int | None, typer.Option(min=1, help=t("help-tune-generations"))] = None,
        players: Annotated[list[int] | None, typer.Option(help=t("help-tune-players"))] = None,
        option: Annotated[list[str] | None, option_option] = None,
        seed: Annotated[int, typer.Option(help=t("help-sim-seed"))] = 1,
        jobs: Annotated[int, typer.Option(min=0, help=t("help-jobs"))] = 0,
        iterations: Annotated[int | None, typer.Option(min=1, help=t("help-tune-iterations"))] = None,
        write: Annotated[bool, typer.Option("--write", help=t("help-tune-write"))] = False,
        out: Annotated[Path | None, typer.Option(help=t("help-tune-out"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        from tafelrunde.arena.thumb import GENERATIONS
        from tafelrunde.cli.tune import check_thumb_options, run_thumb_tuning, run_tuning

        given = parse_assignments(option or [])
        if thumb:
            check_thumb_options(players, positions, iterations)
            deals, count = 2000 if games is None else games, players[0] if players else None
            run_thumb_tuning(console, lang, game, count, given, generations or GENERATIONS, deals, seed, jobs, write, out, as_json)
        else:
            if generations is not None:
                raise OptionError("tune-only-thumb", option="--generations")
            matches = 100 if games is None else games
            run_tuning(console, lang, game, players or (), given, positions or 400, matches, seed, jobs, iterations, write, out, as_json)

    @app.command(help=t("help-dataset"), **settings)
    def dataset(
        game: Annotated[str, game_argument],
        records: Annotated[list[Path] | None, typer.Argument(metavar=t("metavar-records"), help=t("help-dataset-records"))] = None,
        out: Annotated[Path, typer.Option("--out", help=t("help-dataset-out"))] = Path("dataset.npz"),
        games: Annotated[int, typer.Option(min=0, help=t("help-dataset-games"))] = 0,
        players: Annotated[int | None, typer.Option(help=t("help-players"))] = None,
        bots: Annotated[str, typer.Option(help=t("help-dataset-bots", bots=", ".join(BOTS)))] = "heuristic",
        seed: Annotated[int, typer.Option(help=t("help-sim-seed"))] = 1,
        option: Annotated[list[str] | None, option_option] = None,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        from tafelrunde.cli.dataset import run_dataset

        given = parse_assignments(option or [])
        run_dataset(console, lang, game, records or [], out, players, known_bots(bots, game), games, seed, given)

    @app.command(help=t("help-replay"), **settings)
    def replay(
        file: Annotated[Path, typer.Argument(metavar=t("metavar-file"), help=t("help-record"))],
        verify: Annotated[bool, typer.Option("--verify", help=t("help-verify"))] = False,
        at: Annotated[int | None, typer.Option("--at", help=t("help-at"))] = None,
        seat: Annotated[str | None, typer.Option("--seat", help=t("help-seat"))] = None,
        step: Annotated[bool | None, typer.Option("--step/--no-step", help=t("help-step"))] = None,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        from tafelrunde.cli.replay import replay_record

        replay_record(console, lang, file, verify, at, seat, step)

    @app.command(help=t("help-review"), **settings)
    def review(
        file: Annotated[Path, typer.Argument(metavar=t("metavar-file"), help=t("help-record"))],
        seat: Annotated[str | None, typer.Option("--seat", help=t("help-review-seat"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        from tafelrunde.cli.review import review_record

        review_record(console, lang, file, seat, as_json)

    @app.command(help=t("help-rules"), **settings)
    def rules(
        game: Annotated[str, game_argument],
        rule: Annotated[str | None, typer.Argument(metavar=t("metavar-rule"), help=t("help-rule"))] = None,
        coverage: Annotated[bool, typer.Option("--coverage", help=t("help-coverage"))] = False,
        where: Annotated[bool, typer.Option("--where", help=t("help-where"))] = False,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        find_game(game)  # refuses others
        if coverage:
            show_coverage(console, lang, game)
        elif where:
            show_places(console, lang, game, rule)
        else:
            show_rules(console, lang, game, rule)

    @app.command(help=t("help-scenario"), **settings)
    def scenario(
        files: Annotated[list[Path], typer.Argument(metavar=t("metavar-file"), help=t("help-files"))],
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        run_scenarios(console, lang, files)

    add_campaign(app, console, lang, Group, settings, lang_option)
    add_ratings(app, console, lang, Group, settings, lang_option)
    return app


def show_rules(console: Console, lang: str, game: str, rule: str | None) -> None:
    """Print a rulebook, or one paragraph of it."""
    from rich.markdown import Markdown  # slow to import

    from tafelrunde import rulebook

    if rule is None:
        book = rulebook.folder("rulebook", game) / f"{lang}.md"
        source = rulebook.without_anchors(book.read_text(encoding="utf-8"))
    else:
        source = rulebook.paragraph(game, rule, lang)
    page = Markdown(source, hyperlinks=False)
    width = min(console.width, 110)
    if rule is None and console.is_terminal and sys.stdin.isatty():
        less = shutil.which("less") is not None
        os.environ.setdefault("LESS", "-R")  # or it would show the codes of the colours instead of the colours
        os.environ.setdefault("LESSCHARSET", "utf-8")
        with console.pager(styles=less):
            console.print(page, width=width)
    else:
        console.print(page, width=width)


def show_coverage(console: Console, lang: str, game: str) -> None:
    """Print rule id -> scenarios and tests; exit 1 on a gap."""
    from tafelrunde import rulebook

    found = rulebook.coverage(game)
    for rule, places in found.items():
        console.print(f"{rule:<10} {', '.join(places) or '-'}", highlight=False, soft_wrap=True, markup=False)
    gaps = [rule for rule, places in found.items() if not places]
    if gaps:
        console.print(text(lang, "cli-coverage-gaps", count=len(gaps), ids=", ".join(gaps)), highlight=False)
        raise typer.Exit(FAILED)
    console.print(text(lang, "cli-coverage-complete", count=len(found)), highlight=False)


def show_places(console: Console, lang: str, game: str, rule: str | None) -> None:
    """Print where in the code a rule is carried out, or every rule; exit 1 where one has neither a place nor a reason why not."""
    from tafelrunde import places, rulebook

    found, without = places.places(game), places.without_place(game)
    if rule is not None:
        rulebook.paragraph(game, rule, lang)  # refuses what is no rule
        found = {name: lines for name, lines in found.items() if name.lower() == rule.lower()}
    gaps = [name for name, lines in found.items() if not lines and name not in without]
    for name, lines in found.items():
        said = [f"{place.path}:{place.line}: {place.text}" for place in lines] or [f"- {without.get(name, '')}"]
        console.print("\n".join(f"{name:<10} {line}" for line in said), highlight=False, soft_wrap=True, markup=False, emoji=False)
    if gaps:
        console.print(text(lang, "cli-where-gaps", count=len(gaps), ids=", ".join(gaps)), highlight=False)
        raise typer.Exit(FAILED)


def run_scenarios(console: Console, lang: str, files: list[Path]) -> None:
    """Run scenario files; exit 1 if one fails, 2 if one cannot be read."""
    from tafelrunde.kernel.scenario import run_scenario
    from tafelrunde.kernel.scenario_file import read_scenarios

    paths = [found for path in files for found in (sorted(path.rglob("*.yaml")) if path.is_dir() else [path])]
    scenarios = [scenario for path in paths for scenario in read_scenarios(path)]
    if not scenarios:
        raise OptionError("no-scenarios")
    failures = [failure for one in scenarios if (failure := run_scenario(one, find_game))]
    for failure in failures:
        console.print(f"{failure}\n{failure.picture}\n", highlight=False, markup=False, soft_wrap=True)
    key = "cli-scenarios-failed" if failures else "cli-scenarios-passed"
    console.print(text(lang, key, count=len(scenarios), failed=len(failures)), highlight=False)
    if failures:
        raise typer.Exit(FAILED)


def usage_text(error: typer.TyperException, lang: str) -> str:
    """Return what was wrong with the arguments as one line, and where to look it up."""
    kind, context, param = type(error).__name__, getattr(error, "ctx", None), getattr(error, "param", None)
    name = getattr(error, "option_name", "") or (param.opts[0] if param and param.opts else "")
    least = getattr(param, "min", None)
    extra = re.search(r"unexpected extra argument(?:s|\(s\))? \((.*)\)", error.message)
    if kind == "NoSuchOption":
        line = text(lang, "cli-bad-option", name=name)
    elif kind == "MissingParameter":
        line = text(lang, "cli-bad-missing", name=param.metavar or name.upper() if param else name)
    elif kind == "BadOptionUsage":
        line = text(lang, "cli-bad-switch" if "does not take" in error.message else "cli-bad-empty", name=name)
    elif kind == "BadParameter" and param is not None and param.type_descriptor.annotation in (int, int | None):
        line = text(lang, "cli-bad-number", name=name, least="none" if least is None else least)
    elif extra:
        line = text(lang, "cli-bad-extra", words=extra[1])
    else:
        line = error.format_message().rstrip(".")
    path = context.command_path if context else "tafelrunde"
    return text(lang, "cli-bad-usage", line=line, command=path)


def run(arguments: list[str]) -> int:
    """Run the command and return its exit code; bad input gives one line on stderr and 2."""
    lang = language_wanted(arguments)
    try:
        command = typer.main.get_command(build(check_language(lang)))
        code: int | None = command.main(arguments, prog_name="tafelrunde", standalone_mode=False)
        return code or 0
    except TafelrundeError as error:
        print(error.text(lang if lang in LANGUAGES else system_language()), file=sys.stderr)
    except typer.TyperException as error:
        print(usage_text(error, lang), file=sys.stderr)
    except OSError as error:  # the disk is full, a file cannot be written
        print(error, file=sys.stderr)
        return FAILED
    except (KeyboardInterrupt, typer.Abort):
        return STOPPED
    return BAD_INPUT


def main() -> None:
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
