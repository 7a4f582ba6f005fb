// What lies beside the board: a row of pieces for each seat. Pure, so that it can be tested.

import type { Box, Point } from "../../board/hex";
import type { Heap, Panel } from "../../wire";

const PITCH = 44; // from piece to piece
const AWAY = 36; // from the board to the middle of a row
const ROOM = 62; // that a row takes
const TOOLS = 180; // that the buttons for the view take in the lower right corner

export interface Beside {
  seat: number;
  /** Where its first piece lies, and where the last one would. */
  start: Point;
  end: Point;
  heaps: readonly Heap[];
}

/** Return the rows: below and above the board, or to its left and right where it is wide; `home` is the seat that comes first. */
export function beside(panels: readonly Panel[], home: number, { x, y, width, height }: Box, wide: boolean): Beside[] {
  const rows = [...panels].sort((a, b) => Number(b.seat === home) - Number(a.seat === home)).filter((panel) => panel.heaps.length > 0);
  return rows.map(({ seat, heaps }, i) => {
    const away = AWAY + Math.floor(i / 2) * ROOM;
    const near = i % 2 === 0;
    const [top, bottom] = [y + AWAY, y + height - AWAY];
    if (wide && near) return { seat, heaps, start: { x: x - away, y: bottom }, end: { x: x - away, y: top } };
    if (wide) return { seat, heaps, start: { x: x + width + away, y: top }, end: { x: x + width + away, y: Math.max(bottom - TOOLS, y + height / 2) } };
    const down = near ? y + height + away : y - away;
    return { seat, heaps, start: { x: x + AWAY, y: down }, end: { x: x + width - AWAY, y: down } };
  });
}

/** Return the box of a board with the rows beside it. */
export function withRows({ x, y, width, height }: Box, rows: readonly Beside[]): Box {
  const [left, top] = [Math.min(x, ...rows.map((row) => row.start.x - ROOM / 2)), Math.min(y, ...rows.map((row) => row.start.y - ROOM / 2))];
  const right = Math.max(x + width, ...rows.map((row) => row.end.x + ROOM / 2));
  const bottom = Math.max(y + height, ...rows.map((row) => Math.max(row.start.y, row.end.y) + ROOM / 2));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Return where the pieces of a row lie: what is there from its start on, what is gone from its end on. */
export function spots({ start, end, heaps }: Beside): { heap: Heap; at: Point }[] {
  const long = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const all = heaps.reduce((sum, heap) => sum + heap.count, 0);
  const pitch = Math.min(PITCH, long / Math.max(all - 1, 1)); // many pieces overlap
  const [right, down] = [((end.x - start.x) / long) * pitch, ((end.y - start.y) / long) * pitch];
  let [here, gone] = [0, 0];
  return heaps.flatMap((heap) =>
    Array.from({ length: heap.count }, () => {
      const at = heap.gone ? { x: end.x - right * gone, y: end.y - down * gone } : { x: start.x + right * here, y: start.y + down * here };
      if (heap.gone) gone++;
      else here++;
      return { heap, at };
    }),
  );
}
