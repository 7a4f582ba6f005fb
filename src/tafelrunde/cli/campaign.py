"""`tafelrunde campaign`: documents about matches of games that have some, and how their simulated battles end."""

# No `from __future__ import annotations` here: typer reads the annotations below, and what they name is local to `add_campaign`.

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tafelrunde.games import find_game, in_order
from tafelrunde.kernel.capabilities import Documents
from tafelrunde.kernel.errors import OptionError, Phrase, RecordError, file_problem
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.replay import load_match
from tafelrunde.kernel.texts import text

FAILED = 1


def add_campaign(app: typer.Typer, console: Console, lang: str, group: type, settings: dict[str, Any], lang_option: Any) -> None:
    """Add the commands about campaigns to the command line."""

    def t(key: str, **fields: object) -> str:
        return text(lang, f"cli-{key}", **fields)

    campaign = typer.Typer(
        name="campaign",
        cls=group,
        help=t("help-campaign"),
        invoke_without_command=True,
        options_metavar=t("metavar-options"),
        subcommand_metavar=t("metavar-command"),
    )
    app.add_typer(campaign)

    @campaign.callback()
    def common(ctx: typer.Context, lang: Annotated[str, lang_option] = lang) -> None:
        if ctx.invoked_subcommand is None:
            typer.echo(ctx.get_help())

    @campaign.command(help=t("help-battles"), **settings)
    def battles(
        battles: Annotated[int, typer.Option(min=1, help=t("help-battles-count"))] = 20_000,
        seed: Annotated[int, typer.Option(help=t("help-battles-seed"))] = 1,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        show_battles(console, lang, battles, seed)

    record_argument = typer.Argument(metavar=t("metavar-file"), help=t("help-campaign-record"))
    out_option = typer.Option("--out", metavar=t("metavar-file"), help=t("help-campaign-out"))

    @campaign.command(help=t("help-report"), **settings)
    def report(
        file: Annotated[Path, record_argument],
        out: Annotated[Path | None, out_option] = None,
        number: Annotated[int | None, typer.Option("--round", min=1, help=t("help-report-round"))] = None,
        year: Annotated[int | None, typer.Option("--year", min=1, help=t("help-report-year"))] = None,
        corrections: Annotated[bool, typer.Option("--corrections/--no-corrections", help=t("help-report-corrections"))] = True,
        title: Annotated[str, typer.Option("--title", help=t("help-report-title"))] = "",
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        asked = {"round": str(number or ""), "year": str(year or ""), "corrections": "yes" if corrections else "no", "title": title}
        hand_out(console, lang, file, "report", asked, out)

    @campaign.command(help=t("help-sheets"), **settings)
    def sheets(
        file: Annotated[Path, record_argument],
        out: Annotated[Path | None, out_option] = None,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        hand_out(console, lang, file, "battles", {}, out)

    @campaign.command(help=t("help-ledger"), **settings)
    def ledger(
        file: Annotated[Path, record_argument],
        out: Annotated[Path | None, out_option] = None,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        hand_out(console, lang, file, "ledger", {}, out)

    @campaign.command(help=t("help-export"), **settings)
    def export(
        file: Annotated[Path, record_argument],
        out: Annotated[Path | None, out_option] = None,
        only_map: Annotated[bool, typer.Option("--map", help=t("help-export-map"))] = False,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        hand_out(console, lang, file, "map" if only_map else "campaign", {}, out)

    @campaign.command(help=t("help-check"), **settings)
    def check(
        file: Annotated[Path, typer.Argument(metavar=t("metavar-file"), help=t("help-check-file"))],
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        check_export(console, lang, file)


def hand_out(console: Console, lang: str, file: Path, name: str, asked: dict[str, str], out: Path | None) -> None:
    """Write a document about the campaign in a record, or in an export, to a file or to the screen."""
    match = load_campaign(file)
    content = documents_of(match.game).write(match, name, lang, asked)
    if out is None:
        typer.echo(content, nl=False)
        return
    try:
        out.write_text(content, encoding="utf-8")
    except OSError as error:
        raise OptionError("at", place=out, problem=file_problem(error)) from None
    console.print(text(lang, "cli-written", path=str(out)), highlight=False, markup=False)


def documents_of(game: Game) -> Documents:
    """Return what can be handed out about matches of a game; OptionError if there is nothing."""
    if game.documents is None:
        raise OptionError("no-campaign", game=game.name)
    return game.documents


def load_campaign(file: Path) -> Match:
    """Return the match of a record file or of an exported campaign."""
    content = read_file(file)
    if content.lstrip().startswith("{"):
        content, _ = read_export(content)
    match = load_match(find_game, content)
    documents_of(match.game)
    return match


def read_export(content: str) -> tuple[str, list[int]]:
    """Return the record in an exported campaign, and where its chain of hashes is broken."""
    return next(game.documents for game in in_order() if game.documents).read(content)


def read_file(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(0, "at", place=file, problem=file_problem(error)) from None
    except UnicodeDecodeError:
        raise RecordError(0, "at", place=file, problem=Phrase("not-a-text-file")) from None


def check_export(console: Console, lang: str, file: Path) -> None:
    """Say whether an exported campaign is as it was written; exit 1 if its chain of hashes is broken."""
    content = read_file(file)
    record, broken = read_export(content)
    entries = len(load_match(find_game, record).record.entries)
    if not broken:
        console.print(text(lang, "cli-chain-whole", entries=entries), highlight=False)
        return
    console.print(text(lang, "cli-chain-broken", numbers=", ".join(map(str, broken))), highlight=False)
    raise typer.Exit(FAILED)


def show_battles(console: Console, lang: str, battles: int, seed: int) -> None:
    """Measure how simulated battles end and compare it with what the rules promise (ME-9.15, ME-9.16); exit 1 if it is too far off."""
    odds = next(game.odds for game in in_order() if game.odds)
    shares, rewards = odds.shares(battles, seed), odds.rewards(battles, seed)
    classes = [text(lang, f"cli-battles-{name}") for name in odds.CLASS_NAMES]
    bases, extras = list(dict.fromkeys(cell.base for cell in shares)), list(dict.fromkeys(cell.extra for cell in rewards))
    rows = [(str(base), [cell for cell in shares if cell.base == base]) for base in bases]
    console.print(text(lang, "cli-battles-shares", battles=battles, tolerance=shares[0].tolerance), highlight=False)
    console.print(measured_table(lang, text(lang, "cli-battles-base"), classes, rows, 1))
    sides = [f"{base} {side}" for base in bases for side in "AB"]
    rows = [(f"+{extra}" if extra else "=", [cell for cell in rewards if cell.extra == extra]) for extra in extras]
    console.print(text(lang, "cli-battles-rewards", battles=battles, tolerance=rewards[0].tolerance), highlight=False)
    console.print(measured_table(lang, text(lang, "cli-battles-more"), sides, rows, 2))
    wrong = sum(not cell.fits() for cell in [*shares, *rewards])
    console.print(text(lang, "cli-battles-wrong" if wrong else "cli-battles-fit", count=wrong), highlight=False)
    if wrong:
        raise typer.Exit(FAILED)


def measured_table(lang: str, name: str, columns: list[str], rows: list[tuple[str, list[Any]]], digits: int) -> Table:
    """Return a table of cells, each row as three lines: expected, measured, difference; what does not fit has a star."""
    table = Table(box=None, pad_edge=False)
    table.add_column(name, justify="right")
    table.add_column()
    for column in columns:
        table.add_column(column, justify="right")

    def number(value: float, sign: bool = False) -> str:
        shown = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
        return shown.replace(".", ",") if lang == "de" else shown

    for label, cells in rows:
        differences = [number(cell.difference(), sign=True) + (" " if cell.fits() else "*") for cell in cells]
        table.add_row(label, text(lang, "cli-battles-expected"), *[number(cell.expected) + " " for cell in cells])
        table.add_row("", text(lang, "cli-battles-measured"), *[number(cell.measured) + " " for cell in cells])
        table.add_row("", text(lang, "cli-battles-difference"), *differences, end_section=True)
    return table
