"""The board, drawn from the fields of a scene."""

from __future__ import annotations

from functools import cache
from itertools import groupby

import msgspec
from rich.cells import cell_len
from rich.style import Style

from tafelrunde.cli.table.geometry import Grid
from tafelrunde.cli.table.lines import Line, LineView, Span, clip, fit, shorten, spread, width_of, wrap
from tafelrunde.cli.table.look import (
    CHOSEN,
    FREE,
    HELD,
    LATEST,
    POINT,
    POSSIBLE,
    STRONG,
    WHITE,
    blend,
    coat_style,
    shield,
    style,
    tincture,
)
from tafelrunde.kernel.scene import Cell, Scene, Thing, stacks_text


class Marks(msgspec.Struct, frozen=True):
    """What is marked on the table, by token."""

    possible: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    latest: frozenset[str] = frozenset()
    counts: dict[str, int] = {}
    """How often a word is chosen."""

    def sign(self, token: str) -> str:
        if token in self.chosen:
            return CHOSEN
        if token in self.possible:
            return POSSIBLE
        return LATEST if token in self.latest else " "


class Canvas:
    """Characters with style and token, to be written anywhere."""

    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width = width
        self.cells: list[list[tuple[str, Style, str]]] = [[(" ", ground, "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, look: Style, token: str = "") -> None:
        if not 0 <= y < len(self.cells):
            return
        for letter in text:
            if 0 <= x < self.width:
                self.cells[y][x] = (letter, look, token)
            x += 1

    def trace(self, x: int, y: int, letter: str, look: Style) -> None:
        """Write over what stands there; a click still means that."""
        if 0 <= y < len(self.cells) and 0 <= x < self.width:
            self.cells[y][x] = (letter, look, self.cells[y][x][2])

    def lines(self) -> list[Line]:
        drawn: list[Line] = []
        for row in self.cells:
            parts = groupby(row, key=lambda cell: (id(cell[1]), cell[2]))
            pieces = [list(part) for _, part in parts]
            drawn.append([Span("".join(cell[0] for cell in piece), *piece[0][1:]) for piece in pieces])
        return drawn


class BoardView(LineView):
    """The fields with what stands on them; or, when the hand is spread out instead, its cards."""

    def __init__(self) -> None:
        super().__init__("board")
        self.scene: Scene | None = None
        self.grid: Grid | None = None
        self.marks = Marks()
        self.cards = False
        self.top = 0

    def show(self, scene: Scene, grid: Grid | None, marks: Marks, cards: bool) -> None:
        """`cards`: show the hand spread out instead of the fields."""
        self.scene, self.grid, self.marks, self.cards = scene, grid, marks, cards
        self.redraw()

    def scroll_lines(self, count: int) -> None:
        self.top += count
        self.redraw()

    def draw(self, width: int, height: int) -> list[Line]:
        if self.scene is None:
            return []
        if self.cards:
            return self.draw_cards(self.scene.hand, width, height)
        if self.grid is None:
            return []
        grid = self.grid
        if any(cell.lines for cell in self.scene.cells):
            return self.draw_sheets(self.scene, grid, width, height)
        if any(cell.signs for cell in self.scene.cells):
            return self.draw_tiles(self.scene, grid, width, height)
        canvas = Canvas(width, height, self.ground())
        left, top = max((width - grid.width) // 2, 0), max((height - grid.height) // 2, 0)
        corners = {cell.token: (left + grid.corner(cell)[0], top + grid.corner(cell)[1]) for cell in self.scene.cells}
        if self.scene.ways:
            self.draw_points(canvas, grid, self.scene, corners)
            return canvas.lines()
        for cell in self.scene.cells:
            self.draw_field(canvas, grid, cell, *corners[cell.token])
        return canvas.lines()

    def draw_points(self, canvas: Canvas, grid: Grid, scene: Scene, corners: dict[str, tuple[int, int]]) -> None:
        """Draw fields that are points: the lines between them, then the points, or who stands there."""
        palette = self.palette
        plain, strong = style(palette.muted, palette.table), style(STRONG, palette.table, True)
        down, right = (grid.half - 1, grid.step // 2 - 1)  # from the corner of a field to its point
        middles = {token: (x + right, y + down) for token, (x, y) in corners.items()}
        for token, (x, y) in corners.items():
            for line in range(2 * grid.half):
                canvas.write(x, y + line, " " * grid.field_width, plain, token)
        for way in scene.ways:
            draw_way(canvas, middles[way[0]], middles[way[1]], strong if way in scene.strong else plain, way in scene.strong)
        coded = len({cell.piece.code for cell in scene.cells if cell.piece}) > 1
        for cell in scene.cells:
            self.draw_point(canvas, scene, cell, middles[cell.token], grid.half > 1, coded)

    def draw_point(self, canvas: Canvas, scene: Scene, cell: Cell, at: tuple[int, int], tall: bool, coded: bool) -> None:
        """Draw a point with its name, or who stands there; with letters where pieces differ."""
        palette, (x, y), token = self.palette, at, cell.token
        if cell.piece is None:
            canvas.write(x, y, POINT, style(palette.ink, palette.table, True), token)
        else:
            coat = scene.coats[cell.piece.seat] if cell.piece.seat >= 0 else None
            look = coat_style(coat, palette) if coat else style(palette.ink, palette.neutral, True)
            said = (coat.letter if coat else "") + (cell.piece.code if coded else "")
            width = max(len(said) + 2, 5 if tall else 3)
            for line in (-1, 0, 1) if tall else (0,):
                text = said if line == 0 else ""
                canvas.write(x - width // 2, y + line, text.center(width), look, token)
        self.draw_label(canvas, token, x + 1, y + (2 if tall and cell.piece else 1), palette.table)

    def draw_sheets(self, scene: Scene, grid: Grid, width: int, height: int) -> list[Line]:
        """Return fields with lines, below them what concerns everybody and, where there is room, what can be looked up."""
        canvas = Canvas(width, grid.height, self.ground())
        for cell in scene.cells:
            self.draw_sheet(canvas, grid, cell, *grid.corner(cell))
        return [*canvas.lines(), *self.draw_notes(scene, width, height - grid.height)]

    def draw_notes(self, scene: Scene, width: int, room: int) -> list[Line]:
        """Return what concerns everybody and what can be looked up, as far as there is room for it."""
        muted, ink = style(self.palette.muted, self.palette.table), style(self.palette.ink, self.palette.table)
        rows = [[Span(f" {row.label}: ", muted), Span(row.text, ink)] for row in (*scene.notes, *scene.legend)]
        below: list[Line] = []
        for number, row in enumerate(rows):
            whole = wrap(row, width, 3)
            others = len(scene.notes) - number - 1
            if len(below) + len(whole) + max(others, 0) <= room:
                below += whole
            elif others >= 0:
                below.append(fit(row, width))
            else:
                break
        return below[: max(room, 0)]

    def draw_sheet(self, canvas: Canvas, grid: Grid, cell: Cell, x: int, y: int) -> None:
        """Draw a field with lines: its name, the first line, who is there, the other lines."""
        palette, token = self.palette, cell.token
        chosen, possible = token in self.marks.chosen, token in self.marks.possible
        ground = palette.accent if chosen else blend(palette.hexes[grid.shade(cell)], cell.colour or palette.neutral, 0.4)
        plain = style(palette.on_accent if chosen else palette.ink, ground)
        height, width = 2 * grid.half, grid.step
        for line in range(height):
            canvas.write(x, y + line, " " * width, plain, token)
        head = style(palette.on_accent, palette.accent, True) if possible or chosen else style(palette.ink, ground, True)
        name = f"{self.marks.sign(token)}{clip(cell.name or token, width - 2)}"
        canvas.write(x, y, name, head, token)
        canvas.write(x + 1, y + 1, clip(cell.lines[0], width - 1), plain, token)
        if height > 2:
            self.draw_stacks(canvas, cell, x + 1, y + 2, width - 1, plain)
        for number, said in enumerate(cell.lines[1 : height - 2]):
            canvas.write(x + 1, y + 3 + number, clip(said, width - 1), plain, token)

    def draw_stacks(self, canvas: Canvas, cell: Cell, x: int, y: int, width: int, plain: Style) -> None:
        """Draw who is there in the colours of the seats, the leading one first; = stands between equal ranks."""
        assert self.scene is not None
        coats = self.scene.coats
        short = cell_len(stacks_text(self.scene, cell.stacks)) > width  # then those of equal rank share their number: EF2 for E2=F2
        for number, stack in enumerate(cell.stacks):
            said = coats[stack.seat].letter
            following = cell.stacks[number + 1 : number + 2]
            if not short or not any(other.tied for other in following):
                said += str(stack.count)
            canvas.write(x, y, said, coat_style(coats[stack.seat], self.palette), cell.token)
            x += len(said)
            between = "" if not following else " " if not following[0].tied else "" if short else "="
            canvas.write(x, y, between, plain, cell.token)
            x += len(between)

    def draw_tiles(self, scene: Scene, grid: Grid, width: int, height: int) -> list[Line]:
        """Return fields with signs, below them what concerns everybody; a board that is too high is scrolled."""
        canvas = Canvas(width, grid.height, self.ground())
        for cell in scene.cells:
            self.draw_tile(canvas, grid, cell, *grid.corner(cell))
        lines = canvas.lines()
        self.top = max(min(self.top, len(lines) - height), 0)
        return [*lines[self.top : self.top + height], *self.draw_notes(scene, width, height - grid.height)]

    def draw_tile(self, canvas: Canvas, grid: Grid, cell: Cell, x: int, y: int) -> None:
        """Draw a field with signs: name, signs and the letter of its holder; below them the troops, with signs that found no room."""
        assert self.scene is not None
        palette, token, width, height = self.palette, cell.token, grid.step, grid.lines
        chosen = token in self.marks.chosen
        ground = self.tile_colour(cell, grid)
        strong = style(palette.on_accent if chosen else palette.ink, ground, True)
        for line in range(height):
            canvas.write(x, y + line, " " * width, strong, token)
        self.draw_label(canvas, token, x, y, ground)
        holder = self.scene.coats[cell.owner] if cell.place and cell.owner >= 0 else None
        badge = "" if holder is None else holder.letter if grid.half == 1 else shield(holder).strip()
        if holder is not None:
            canvas.write(x + width - len(badge), y, badge, coat_style(holder, palette), token)
        above = 2 if grid.half > 1 else 1  # lines for name and signs
        end = self.draw_troops(canvas, cell, x, y + above, width, height - above)
        looks = {sign: style(WHITE, sign.colour, True) if sign.colour else strong for sign in cell.signs}
        gap = above - 1
        left, right = x + len(token) + 1 + gap, x + width - len(badge) - gap
        signs = list(cell.signs)
        while signs and left + len(signs[0].text) <= right:
            canvas.write(left, y, signs[0].text, looks[signs[0]], token)
            left += len(signs.pop(0).text) + gap
        if height == 1:  # what found no room is told in the details
            return
        rest = sum(len(sign.text) + gap for sign in signs)
        left = x + 1 if above > 1 else max(x + width - rest, end)  # small tiles: behind the troops, as far as there is room
        for sign in signs:
            if left + len(sign.text) <= x + width:
                canvas.write(left, y + 1, sign.text, looks[sign], token)
            left += len(sign.text) + gap

    def draw_troops(self, canvas: Canvas, cell: Cell, x: int, y: int, width: int, height: int) -> int:
        """Draw who stands on a field in the colours of the seats, as fully as there is room for; return where the first line ends."""
        assert self.scene is not None
        coats = self.scene.coats
        sums: dict[int, int] = {}
        for troop in cell.troops:
            sums[troop.seat] = sums.get(troop.seat, 0) + troop.count
        forms = (
            [(troop.seat, troop.text) for troop in cell.troops],
            [(troop.seat, f"{troop.sign}{troop.count}") for troop in cell.troops],
            [(seat, str(count)) for seat, count in sums.items()],
        )
        for gap, form in zip((1, 0, 0), forms, strict=True):
            rows = pack_words([(seat, coats[seat].letter + said) for seat, said in form], width, gap)
            if len(rows) <= height:
                break
        end = x
        for number, row in enumerate(rows[:height]):
            for left, seat, said in row:
                look = coat_style(coats[seat], self.palette)
                latest = style_with_line(look) if cell.token in self.marks.latest else look
                canvas.write(x + left, y + number, said, latest, cell.token)
                end = max(end, x + left + len(said)) if number == 0 else end
        return end

    def tile_colour(self, cell: Cell, grid: Grid) -> str:
        """Return the ground of a tile: its holder's colour, or that of its kind."""
        assert self.scene is not None
        palette = self.palette
        if cell.token in self.marks.chosen:
            return palette.accent
        shade = palette.hexes[grid.shade(cell)]
        if cell.place and cell.owner >= 0:
            return blend(shade, tincture(self.scene.coats[cell.owner], palette)[0], 0.45)
        return blend(shade, cell.colour, 0.18) if cell.colour else shade

    def field_colour(self, cell: Cell, grid: Grid) -> str:
        """Return the ground of a field: shade, holder, and whether it is chosen or can be."""
        palette = self.palette
        colour = palette.hexes[grid.shade(cell)]
        if cell.place:
            assert self.scene is not None
            holder = palette.neutral if cell.owner < 0 else tincture(self.scene.coats[cell.owner], palette)[0]
            colour = blend(colour, holder, 0.45)
        return palette.accent if cell.token in self.marks.chosen else colour

    def draw_field(self, canvas: Canvas, grid: Grid, cell: Cell, x: int, y: int) -> None:
        """Draw a field: small ones have name and place above the piece, large ones a line for each."""
        palette, token, width = self.palette, cell.token, grid.field_width
        colour = self.field_colour(cell, grid)
        chosen = token in self.marks.chosen
        plain = style(palette.on_accent if chosen else palette.ink, colour)
        strong = style(palette.on_accent if chosen else palette.ink, colour, bold=True)
        for line in range(2 * grid.half):
            indent = grid.indent(line)
            canvas.write(x + indent, y + line, " " * (width - 2 * indent), plain, token)
        sign = self.place_sign(cell)
        if grid.half == 1:
            self.draw_label(canvas, token, x, y, colour)
            canvas.write(x + width - len(sign), y, sign, strong, token)
            self.draw_piece(canvas, cell, x, y + 1, width, strong)
            return
        middle = y + grid.half - 1
        self.draw_label(canvas, token, x + (width - len(token) - 2) // 2, middle - 1, colour)
        self.draw_piece(canvas, cell, x + 1, middle, width - 2, strong)
        if cell.piece is not None:
            short = clip(cell.piece.name, width)
            canvas.write(x + (width - cell_len(short)) // 2, middle + 1, short, plain, token)
            middle += 1
        canvas.write(x + (width - len(sign)) // 2, middle + 1, sign, strong, token)

    def draw_label(self, canvas: Canvas, token: str, x: int, y: int, colour: str) -> None:
        """Write the name of a field with its mark; what can be chosen next stands out."""
        palette = self.palette
        chosen, possible = token in self.marks.chosen, token in self.marks.possible
        ground = palette.accent if possible or chosen else colour
        ink = palette.on_accent if possible or chosen else palette.ink
        canvas.write(x, y, self.marks.sign(token), style(ink, ground, bold=True), token)
        canvas.write(x + 1, y, token, style(ink, ground, possible or chosen, token in self.marks.latest), token)

    def place_sign(self, cell: Cell) -> str:
        """Return the sign of a place and the letter of who holds it."""
        if not cell.place:
            return ""
        assert self.scene is not None
        return FREE if cell.owner < 0 else HELD + self.scene.coats[cell.owner].letter[0]

    def draw_piece(self, canvas: Canvas, cell: Cell, x: int, y: int, width: int, plain: Style) -> None:
        piece = cell.piece
        if piece is None or self.scene is None:
            return
        coat = self.scene.coats[piece.seat] if piece.seat >= 0 else None
        letter = coat.letter if coat else ""
        parts = [letter, piece.code, str(piece.strength)]
        text = " ".join(parts) if sum(map(len, parts)) + 4 <= width else "".join(parts)
        look = coat_style(coat, self.palette) if coat else plain
        canvas.write(x, y, " " * width, look, cell.token)
        latest = style_with_line(look) if cell.token in self.marks.latest else look
        canvas.write(x + max((width - len(text)) // 2, 0), y, text[:width], latest, cell.token)

    def draw_cards(self, hand: tuple[Thing, ...], width: int, height: int) -> list[Line]:
        """Return the cards below each other: code, name and what each can do, in as many lines as all of them have room for."""
        names = max((cell_len(thing.name) for thing in hand), default=0)
        room = max(height // max(len(hand), 1), 1)
        look = style(self.palette.muted, self.palette.table)
        lines: list[Line] = []
        for thing in hand:
            name = thing_spans(self, thing, self.marks, thing.name.ljust(names))
            indent = width_of(name) + 1
            about = [Span(thing.about, look, thing.token)]
            space = max(width - indent - 1, 1)
            head = [*name, Span(" ", look, thing.token)]
            for line in shorten(wrap(about, space), room) if room > 1 else [fit(about, space)]:
                lines.append([*head, *line])
                head = [Span(" " * indent, look, thing.token)]
        self.top = max(min(self.top, len(lines) - height), 0)
        shown = lines[self.top : self.top + height]
        hidden = len(lines) - self.top - len(shown)
        if hidden > 0:
            shown[-1] = spread(shown[-1], [Span(f" ↓{hidden}", look)], width, look)
        return shown


def draw_way(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], look: Style, strong: bool) -> None:
    """Draw a line between two points: along a row, down a column, or else in dots."""
    (x1, y1), (x2, y2) = min(start, end), max(start, end)
    letter = ("━" if strong else "─") if y1 == y2 else ("┃" if strong else "│") if x1 == x2 else "·"
    steps = max(x2 - x1, abs(y2 - y1))
    for step in range(1, steps):
        canvas.trace(x1 + round((x2 - x1) * step / steps), y1 + round((y2 - y1) * step / steps), letter, look)


def pack_words(words: list[tuple[int, str]], width: int, gap: int) -> list[list[tuple[int, int, str]]]:
    """Put words of seats beside each other: for each line where a word begins, whose it is and what it says."""
    rows: list[list[tuple[int, int, str]]] = []
    used = 0
    for seat, said in words:
        if not rows or used + gap + len(said) > width:
            rows.append([])
            used = -gap
        rows[-1].append((used + gap, seat, said))
        used += gap + len(said)
    return rows


@cache
def style_with_line(look: Style) -> Style:
    return look + Style(underline=True)


def thing_spans(view: LineView, thing: Thing, marks: Marks, name: str | None = None) -> Line:
    """Return a thing of the hand: mark, code and name."""
    palette, token = view.palette, thing.token
    chosen, possible = token in marks.chosen, token in marks.possible
    ground = palette.accent if chosen else blend(palette.raised, palette.accent, 0.2) if possible else palette.raised
    ink = palette.on_accent if chosen else palette.accent if possible else palette.ink
    taken = marks.counts.get(thing.word, 0) if chosen else 0
    count = "" if thing.count < 2 else f" {taken}/{thing.count}" if taken else f" ×{thing.count}"
    sign = CHOSEN if chosen else POSSIBLE if possible else " "
    label = thing.name if name is None else name
    code = style(palette.ink, blend(palette.raised, thing.colour, 0.6), True) if thing.colour and not chosen else style(ink, ground, True)
    return [
        Span(sign, style(ink, ground, True), token),
        Span(thing.code, code, token),
        Span(f" {label}{count} " if label else count, style(palette.on_accent if chosen else palette.ink, ground), token),
    ]
