"""Every game at the terminal table and in the replay: what must be on the screen, in both languages and in terminals of any size."""

from __future__ import annotations

import re
from collections.abc import Mapping
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
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.scene import Cell
from tafelrunde.kernel.texts import LANGUAGES

pytestmark = pytest.mark.once

TABLES: list[tuple[str, int, Mapping[str, Value]]] = [
    *[("war_chest", players, {"max_rounds": 9}) for players in (2, 4)],
    *[("ethnos", players, {}) for players in (2, 4, 6)],
    *[("seventh_stone", players, {"year_limit": 30}) for players in (2, 3, 4)],
    ("seventh_stone", 4, {"year_limit": 30, "four_islands": "on"}),
    *[("mighty_empires", players, {}) for players in (2, 4, 8)],
    ("ante_portas", 1, {}),
    ("ante_portas", 2, {"scenario": "dragons"}),
    ("ante_portas", 3, {"epochs": 2}),
    ("ante_portas", 2, {"mode": "territory"}),
    ("ante_portas", 4, {"mode": "capture_flag"}),
]
PLAYS = {"war_chest": 12, "ethnos": 40, "seventh_stone": 60, "mighty_empires": 60, "ante_portas": 6}
"""After how many the table is looked at."""
LINES = {
    "war_chest": (1, 1, (0,)),
    "ethnos": (2, 2, (3,)),
    "seventh_stone": (1, 2, (0, 1, 3)),
    "mighty_empires": (0, 1, (0, 1, 3)),
    "ante_portas": (1, 1, (0, 1, 3)),
}
"""How many the hand, the headline and the things beside the board may need."""
FACTS = {"war_chest": 2, "ethnos": 2, "seventh_stone": 2, "mighty_empires": 2, "ante_portas": 1}
"""How many about each player are always seen."""
SHORT: list[tuple[str, int, Mapping[str, Value]]] = [
    ("seventh_stone", 2, {"year_limit": 1}),
    ("mighty_empires", 4, {"max_rounds": 1, "battle_mode": "mixed"}),
    ("ante_portas", 1, {}),
    ("ante_portas", 2, {"mode": "territory"}),
]
ENDED: list[tuple[str, int, Mapping[str, Value]]] = [
    ("war_chest", 4, {"max_rounds": 2}),
    ("ethnos", 2, {}),
    ("seventh_stone", 4, {"year_limit": 2, "four_islands": "on"}),
    ("mighty_empires", 4, {"max_rounds": 2}),
    ("ante_portas", 1, {}),
]


def test_every_game_is_looked_at() -> None:
    assert {name for name, _, _ in TABLES} == {name for name, _, _ in ENDED} == set(NAMES)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_everything_needed_for_a_turn_is_on_the_screen(name: str, players: int, options: Mapping[str, Value]) -> None:
    async def story(pilot: TestPilot) -> None:
        look_over(pilot)
        await press(pilot, "f4")
        look_over(pilot)
        await resize(pilot, 120, 40)
        look_over(pilot)

    run(table(random_match(find_game(name), players, 3, PLAYS[name], options)), story)


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
            assert re.search(rf"{coat} ?{cell.piece.code} ?{cell.piece.strength}", board)
    for panel in scene.panels:
        assert panel.title in text
        assert all(fact in text for fact in panel.facts[: FACTS[session.match.game.name]])
    for thing in scene.things:
        assert thing.code in text
    if len(session.legal()) > 1 and not session.match.state.countless():
        assert session.t("left", count=len(session.legal())) in text
    assert session.log(screen.index)[-1].text.split()[-1] in text or re.search(r"… ↓\d", text), "the news, or how much more there is"
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


@pytest.mark.parametrize("name", [name for name in NAMES if name != "war_chest"])  # it has neither notes nor a legend
def test_the_details_tell_everything(name: str) -> None:
    async def story(pilot: TestPilot) -> None:
        scene = play_screen(pilot).session.scene()
        await press(pilot, "f2")
        assert isinstance(pilot.app.screen, Reader)
        assert scene.notes[0].text[:30] in in_the_frame(pilot)
        await press(pilot, "end")
        assert scene.legend[-1].text[-30:] in in_the_frame(pilot)

    game = find_game(name)
    lang = LANGUAGES[NAMES.index(name) % len(LANGUAGES)]  # one suffices, what they say is the same
    run(table(random_match(game, min(game.players), 3, PLAYS[name]), lang=lang), story, (120, 60))


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_the_layout_has_no_overlap_and_the_whole_board_at_any_size(name: str, players: int, options: Mapping[str, Value]) -> None:
    cells = Session(new_match(find_game(name), players, options, seed=7), [], "en", None).scene(-1, 0).cells
    hand, headline, groups = LINES[name]
    for width, height, beside, cards in product(range(80, 230, 14), range(24, 75, 5), groups, (False, True)):
        wish = Wish(cells, hand=hand, groups=beside, headline=headline, cards=cards, players=players)
        rects, grid = lay_out(width, height, wish)
        assert not any(overlap(one, other) for one, other in combinations(rects.values(), 2))
        assert max(rect.x + rect.width for rect in rects.values()) == width
        assert max(rect.y + rect.height for rect in rects.values()) == height
        assert rects["panels"].width >= 24
        assert rects["list"].height >= 2
        assert grid is not None
        assert grid.width <= rects["board"].width
        assert cards or grid.height <= rects["board"].height
        assert len({grid.corner(cell) for cell in cells}) == len(cells)
        assert grid.half > 1 or not cells[0].lines, "there is room for the lines of a field"


def overlap(one: Rect, other: Rect) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


@pytest.mark.parametrize(("name", "players", "options"), SHORT)
def test_the_list_alone_is_enough_to_play(name: str, players: int, options: Mapping[str, Value]) -> None:
    async def story(pilot: TestPilot) -> None:
        match = play_screen(pilot).session.match
        for _ in range(12):
            if not match.over:
                await play_any(pilot)
        assert played(pilot)

    run(table(new_match(find_game(name), players, options, seed=7)), story)


@pytest.mark.parametrize(("name", "players", "options"), ENDED)
@pytest.mark.parametrize(("lang", "size"), [("de", (80, 24)), ("en", (120, 40))])
def test_a_record_is_stepped_through(name: str, players: int, options: Mapping[str, Value], lang: str, size: tuple[int, int]) -> None:
    replay = Replay(random_match(find_game(name), players, 5, 10_000, options), lang)

    async def story(pilot: TestPilot) -> None:
        assert all((cell.name if cell.lines else cell.token) in seen(pilot) for cell in replay.scene(0, EVERYTHING).cells)
        await pilot.press("end", "b", "s", "s")
        await pilot.pause()
        assert replay.viewer_name(0) in seen(pilot)
        await pilot.press("end")
        await pilot.pause()
        assert replay.scene(replay.last, 0).headline[:40] in seen(pilot)

    run(ReplayApp(replay, EVERYTHING), story, size)
