"""Where things stand on the screen: fields on the board, and the parts of the table in the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from tafelrunde.kernel.scene import Cell

MIN_WIDTH, MIN_HEIGHT = 80, 24
WIDE, TALL = 110, 38  # from here on there is room for the large form
SHEET_WIDTHS = (14, 34)  # least and most
LEAST_ENTRIES = 2
TILE_WIDTHS = ((3, 11, 16), (2, 9, 14), (1, 7, 9))  # half the lines of a tile, and its least and greatest width
BRICK_WIDTHS = ((2, 9, 13), (1, 5, 9))  # of tiles in rows that are shifted against each other


class Grid(msgspec.Struct, frozen=True):
    """How big the fields are drawn: columns are `step` characters apart, half rows `half` lines.

    A hex is `2 * half` lines high. Its lines get longer towards the middle, so that neighbours interlock without a gap. Hexes that stand on
    a corner are drawn as bricks, every other row shifted by half a step; `flat` ones have a single line.
    """

    step: int
    half: int
    left: int
    top: int
    columns: int
    half_rows: int
    square: bool
    bricks: bool = False
    overhang: bool = False
    """A shifted brick ends the longest row."""
    flat: bool = False

    @property
    def lines(self) -> int:
        """How many lines a field has."""
        return 1 if self.flat else 2 * self.half

    @property
    def slant(self) -> int:
        return 0 if self.square else self.half - 1

    @property
    def field_width(self) -> int:
        return self.step + self.slant

    @property
    def width(self) -> int:
        return self.columns * self.step + (self.step // 2 if self.overhang else self.slant)

    @property
    def height(self) -> int:
        return (self.half_rows + 1) // 2 if self.flat else (self.half_rows + 1) * self.half

    def indent(self, line: int) -> int:
        """Return how far a line of a field is drawn in, on both sides."""
        depth = line if line < self.half else 2 * self.half - 1 - line
        return max(self.slant - depth, 0)

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Return the column and line of the upper left corner of a field."""
        x, y = (cell.x - self.left) * self.step, cell.y - self.top
        return x + (self.step // 2 if cell.shift else 0), y // 2 if self.flat else y * self.half

    def shade(self, cell: Cell) -> int:
        """Return one of three shades, different for neighbours."""
        if self.bricks:
            return (2 * cell.x + cell.shift - cell.y // 2 * 3) // 2 % 3
        return (cell.x + cell.y // 2) % 2 if self.square else cell.y % 3


def make_grid(cells: Sequence[Cell], step: int, half: int, flat: bool = False) -> Grid:
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    right = max(cell.x for cell in cells)
    return Grid(
        step=step,
        half=half,
        left=left,
        top=top,
        columns=right - left + 1,
        half_rows=max(cell.y for cell in cells) - top + 1,
        square=len({cell.y % 2 for cell in cells}) == 1,
        bricks=any(cell.shift for cell in cells),
        overhang=any(cell.shift for cell in cells if cell.x == right),
        flat=flat,
    )


def fit_grid(cells: Sequence[Cell], width: int, height: int, least: int = 5) -> Grid | None:
    """Return the largest board that fits; None without fields. What does not fit at all is drawn smallest."""
    if not cells:
        return None
    for half in (3, 2, 1):
        for step in range(4 * half + 3, max(least, 3 * half) - 1, -1):
            grid = make_grid(cells, step, half)
            if grid.width <= width and grid.height <= height:
                return grid
    return make_grid(cells, least, 1)


def fit_sheets(cells: Sequence[Cell], width: int, height: int, most: int) -> Grid:
    """Return how fields with lines are drawn: as wide as there is room for, and as high as their lines need, up to `most` half rows."""
    columns = len({cell.x for cell in cells})
    step = min(max(width // columns, SHEET_WIDTHS[0]), SHEET_WIDTHS[1])
    lines = max(len(cell.lines) for cell in cells) + 2  # name and stacks
    half = min(-(-lines // 2), most)
    while half > 1 and make_grid(cells, step, half).height > height:
        half -= 1
    return make_grid(cells, step, half)


def fit_tiles(cells: Sequence[Cell], width: int, height: int) -> Grid:
    """Return the largest tiles that fit; what does not fit at all is drawn smallest."""
    bricks = any(cell.shift for cell in cells)
    widths = BRICK_WIDTHS if bricks else TILE_WIDTHS
    for half, least, most in widths:
        for step in range(most, least - 1, -1):
            grid = make_grid(cells, step, half)
            if grid.width <= width and grid.height <= height:
                return grid
    _, least, most = widths[-1]
    if not bricks:
        return make_grid(cells, least, 1)
    flat = [make_grid(cells, step, 1, flat=True) for step in range(most, least - 1, -1)]
    return next((grid for grid in flat if grid.width <= width), flat[-1])


def least_height(cells: Sequence[Cell], height: int) -> int:
    """Return how many lines tiles take at least; bricks that have two if those fit into a height, otherwise one."""
    grid = make_grid(cells, 1, 1)
    return make_grid(cells, 1, 1, flat=True).height if grid.bricks and grid.height > height else grid.height


class Rect(msgspec.Struct, frozen=True):
    x: int
    y: int
    width: int
    height: int


class Wish(msgspec.Struct, frozen=True):
    """What the layout has to know of the scene."""

    cells: Sequence[Cell]
    label: int = 2
    """Length of the longest field name."""
    hand: int = 1
    """Lines of the hand."""
    groups: int = 0
    """Lines of the things beside the board."""
    headline: int = 1
    """Lines of the headline."""
    cards: bool = False
    """The hand is spread out in the place of the board."""
    players: int = 2
    panels: Callable[[int], int] | None = None
    """Lines that the panels would like to have, by their width."""


def lay_out(width: int, height: int, wish: Wish) -> tuple[dict[str, Rect], Grid | None]:
    """Return where each part of the table goes, and how the board is drawn. The parts fill the window without overlap."""
    large = width >= WIDE and height >= TALL
    least = max(5, wish.label + 3)
    prompt, hand, y = 2, 0 if wish.cards else wish.hand, wish.headline
    sheets = any(cell.lines for cell in wish.cells)
    tiles = any(cell.signs for cell in wish.cells)
    entries = 5 if large else 4 if y == 1 else 3
    groups = wish.groups
    if tiles and not wish.cards:  # the board comes first: list, groups and headline give way to it, in this order
        room = height - prompt - hand - 2
        room -= least_height(wish.cells, room - LEAST_ENTRIES - 1 - min(groups, 1))
        entries = min(entries, max(room - y - groups, LEAST_ENTRIES))
        groups = min(groups, max(room - y - entries, 1))
        y = min(y, max(room - groups - entries, 1))
    if wish.cards and not large:  # the cards are a list themselves; the players need four lines each
        entries = min(max(height - y - prompt - 2 - 4 * wish.players, 2), 4)
    below = y + prompt + groups + hand + 1 + entries + 1  # headline, prompt, groups, hand, input, list, keys
    if sheets:
        grid: Grid | None = fit_sheets(wish.cells, width - (42 if large else 37), height - below, 3 if large else 2)
    elif tiles:
        grid = fit_tiles(wish.cells, width - (42 if large else 31), height - below)
    else:
        grid = fit_grid(wish.cells, width - (41 if large else 24), height - below, least)
    narrow = make_grid(wish.cells, 6, 1) if wish.cells else None
    if not sheets and not tiles and not large and grid and grid.half == 1 and narrow and narrow.width <= width - 36:
        grid = fit_grid(wish.cells, max(width - 37, narrow.width), height - below, least)
    board_height = max(height - below, 1)
    if grid is not None and not large and not wish.cards and not sheets:
        board_height = min(grid.height, board_height)
    board_width = grid.width if grid else width // 2
    if wish.cards:
        board_width = max(board_width, width - (48 if large else 28))
    rects = {"headline": Rect(0, 0, width, y), "board": Rect(0, y, board_width, board_height)}
    side_x = board_width + 1
    side_width = width - side_x
    lower = y + board_height
    rects["prompt"] = Rect(0, lower, width, prompt)
    rects["groups"] = Rect(0, lower + prompt, width, groups)
    rects["hand"] = Rect(0, lower + prompt + groups, width, hand)
    list_y = lower + prompt + groups + hand + 1
    rects["input"] = Rect(0, list_y - 1, width, 1)
    list_height = height - list_y - 1
    if large:
        wanted = wish.panels(side_width) + 1 if wish.panels else board_height * 2 // 3
        log_height = max(board_height - wanted, board_height // 4)
        rects["panels"] = Rect(side_x, y, side_width, board_height - log_height)
        rects["log"] = Rect(side_x, y + board_height - log_height, side_width, log_height)
        rects["list"] = Rect(0, list_y, width, list_height)
    else:
        list_width = width * 11 // 20
        rects["panels"] = Rect(side_x, y, side_width, board_height)
        rects["list"] = Rect(0, list_y, list_width, list_height)
        rects["log"] = Rect(list_width + 1, list_y, width - list_width - 1, list_height)
    rects["keys"] = Rect(0, height - 1, width, 1)
    return rects, grid
