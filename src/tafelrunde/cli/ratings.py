"""`tafelrunde ratings`: what there is to do about the ratings of a server."""

# No `from __future__ import annotations` here: typer reads the annotations below, and what they name is local to `add_ratings`.

import asyncio
from typing import Annotated, Any

import typer
from rich.console import Console

from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.texts import text


def add_ratings(app: typer.Typer, console: Console, lang: str, group: type, settings: dict[str, Any], lang_option: Any) -> None:
    """Add the commands about ratings to the command line."""

    def t(key: str, **fields: object) -> str:
        return text(lang, f"cli-{key}", **fields)

    ratings = typer.Typer(
        name="ratings",
        cls=group,
        help=t("help-ratings"),
        invoke_without_command=True,
        options_metavar=t("metavar-options"),
        subcommand_metavar=t("metavar-command"),
    )
    app.add_typer(ratings)

    @ratings.callback()
    def common(ctx: typer.Context, lang: Annotated[str, lang_option] = lang) -> None:
        if ctx.invoked_subcommand is None:
            typer.echo(ctx.get_help())

    @ratings.command(help=t("help-recompute"), **settings)
    def recompute(
        data: Annotated[str | None, typer.Option(help=t("help-data"))] = None,
        lang: Annotated[str, lang_option] = lang,
    ) -> None:
        console.print(t("ratings-recomputed", count=recompute_ratings(data)), highlight=False)


def recompute_ratings(data: str | None) -> int:
    """Work all ratings of a server out anew from its results; return how many games were rated. On SQLite the server must stand still."""
    from tafelrunde.server.serve import data_folder, database  # the server takes most of a second to import
    from tafelrunde.server.store import Store

    async def run(url: str) -> int:
        store = await Store.open(url)
        try:
            return await store.recompute_ratings()
        finally:
            await store.close()

    if not (data and "://" in data) and not (data_folder(data) / "tafelrunde.db").exists():
        raise OptionError("no-server-data", folder=str(data_folder(data)))
    with database(data, "tafelrunde ratings recompute") as url:
        return asyncio.run(run(url))
