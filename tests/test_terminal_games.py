"""Every game at the terminal table and in the replay: what must be on the screen, in both languages and in terminals of any size."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations, product

import pytest
from playing import random_match
from sitting import TestPilot, flat, play_any, play_screen, played, press, resize, run, seen, table

from tafelrunde.cli.replay import EVERYTHING, Replay
from tafelrunde.cli.stepping import ReplayApp
from tafelrunde.cli.table.dialogs import Reader
from tafelrunde.cli.table.geometry import Rect, Wish, lay_out
from tafelrunde.cli.table.session import Session
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.samples import Options, samples_of, tables_of
from tafelrunde.kernel.scene import Cell
from tafelrunde.kernel.texts import LANGUAGES

pytestmark = pytest.mark.once

TABLES = [(game, players, options) for game in map(find_game, NAMES) for players, options in tables_of(game)]


def middle(game: Game, players: int, options: Options) -> Match:
    """Return a random match that is well under way and not over."""
    matches = (random_match(game, players, 3, plays, options) for plays in (60, 30, 12, 6, 0))
    return next(match for match in matches if not match.over)


def named(tables: Sequence[tuple[Game, int, Options]]) -> list[str]:
    return [f"{game.name}-{players}" for game, players, _ in tables]


every_table = pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=named(TABLES))
SHORT = [(game, max(game.players), samples_of(game).short) for game in map(find_game, NAMES)]


@every_table
def test_everything_needed_for_a_turn_is_on_the_screen(game: Game, players: int, options: Options) -> None:
    async def story(pilot: TestPilot) -> None:
        look_over(pilot)
        await press(pilot, "f4")
        look_over(pilot)
        await resize(pilot, 120, 40)
        look_over(pilot)

    run(table(middle(game, players, options)), story)


def look_over(pilot: TestPilot) -> None:
    screen = play_screen(pilot)
    session, text = screen.session, seen(pilot)
    scene = session.scene()
    assert scene.headline.rpartition(" · ")[0] in flat(pilot)
    area = screen.rects["board"]
    board = "\n".join(line[: area.width] for line in text.splitlines()[area.y : area.y + area.height])
    for cell in scene.cells:
        assert re.search(on_board(cell), board), cell.token
        if cell.piece:
            coat = scene.coats[cell.piece.seat].letter
            alike = bool(scene.ways)  # on points, where nothing else is to be told
            assert re.search(f" {coat} " if alike else rf"{coat} ?{cell.piece.code} ?{cell.piece.strength}", board)
    for panel in scene.panels:
        assert panel.title in text
        assert all(fact in text for fact in panel.facts[: samples_of(session.game).facts])
    for thing in scene.things:
        assert thing.code in text
    if len(session.legal()) > 1 and not session.match.state.countless():
        assert session.t("left", count=len(session.legal())) in text
    news = not screen.rects["log"].height or session.log(screen.index)[-1].text.split()[-1] in text or re.search(r"… ↓\d", text)
    assert news, "the news, or how much more there is, unless reasons and examples take their place"
    for name, rect in screen.rects.items():
        assert rect.x >= 0, name
        assert rect.x + rect.width <= screen.size.width, name
        assert rect.y + rect.height <= screen.size.height, name


def on_board(cell: Cell) -> str:
    """Return what is written where a field is: its name, or its coordinates and its first sign."""
    if cell.lines:
        return re.escape(cell.name)
    return rf"(?<!\w){cell.token}(?!\d)" + "".join(f" ?{re.escape(sign.text)}" for sign in cell.signs[:1])


def in_the_frame(pilot: TestPilot) -> str:
    """Return what stands in the frame of a dialog, as one line."""
    lines = seen(pilot).splitlines()
    top = next(line for line in lines if "╭" in line)
    left, right = top.index("╭"), top.index("╮")
    return " ".join(" ".join(line[left + 1 : right] for line in lines).split())


@pytest.mark.parametrize("name", NAMES)
def test_the_details_tell_everything(name: str) -> None:
    async def story(pilot: TestPilot) -> None:
        scene = play_screen(pilot).session.scene()
        await press(pilot, "f2")
        assert isinstance(pilot.app.screen, Reader)
        assert all(note.text[:30] in in_the_frame(pilot) for note in scene.notes[:1])
        await press(pilot, "end")
        assert all(sign.text[-30:] in in_the_frame(pilot) for sign in scene.legend[-1:])

    game = find_game(name)
    lang = LANGUAGES[NAMES.index(name) % len(LANGUAGES)]  # one suffices, what they say is the same
    run(table(middle(game, min(game.players), {}), lang=lang), story, (120, 60))


@every_table
def test_the_layout_has_no_overlap_and_the_whole_board_at_any_size(game: Game, players: int, options: Options) -> None:
    scene = Session(new_match(game, players, options, seed=7), [], "en", None).scene(-1, 0)
    cells, (hand, headline) = scene.cells, samples_of(game).lines
    groups = (0, 1, 3) if scene.groups else (0,)
    for width, height, beside, cards in product(range(80, 230, 14), range(24, 75, 5), groups, (False, True)):
        wish = Wish(cells, hand=hand, groups=beside, headline=headline, cards=cards, players=players)
        rects, grid = lay_out(width, height, wish)
        assert not any(overlap(one, other) for one, other in combinations(rects.values(), 2))
        assert max(rect.x + rect.width for rect in rects.values()) == width
        assert max(rect.y + rect.height for rect in rects.values()) == height
        assert rects["panels"].width >= 23
        assert rects["list"].height >= 2
        assert grid is not None
        assert grid.width <= rects["board"].width
        assert cards or grid.height <= rects["board"].height
        assert len({grid.corner(cell) for cell in cells}) == len(cells)
        assert grid.half > 1 or not cells[0].lines, "there is room for the lines of a field"


def overlap(one: Rect, other: Rect) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


@every_table
def test_the_list_alone_is_enough_to_play(game: Game, players: int, options: Options) -> None:
    async def story(pilot: TestPilot) -> None:
        match = play_screen(pilot).session.match
        for _ in range(12):
            if not match.over:
                await play_any(pilot)
        assert played(pilot)

    run(table(new_match(game, players, options, seed=7)), story)


@pytest.mark.parametrize(("game", "players", "options"), SHORT, ids=named(SHORT))
@pytest.mark.parametrize(("lang", "size"), [("de", (80, 24)), ("en", (120, 40))])
def test_a_record_is_stepped_through(game: Game, players: int, options: Options, lang: str, size: tuple[int, int]) -> None:
    replay = Replay(random_match(game, players, 5, 10_000, options), lang)

    async def story(pilot: TestPilot) -> None:
        assert all((cell.name if cell.lines else cell.token) in seen(pilot) for cell in replay.scene(0, EVERYTHING).cells)
        await pilot.press("end", "b", "s", "s")
        await pilot.pause()
        assert replay.viewer_name(0) in seen(pilot)
        await pilot.press("end")
        await pilot.pause()
        assert replay.scene(replay.last, 0).headline[:40] in seen(pilot)

    run(ReplayApp(replay, EVERYTHING), story, size)
