// A small line that shows how a number went.

export interface Box {
  width: number;
  height: number;
  /** So that the ends of the line are not cut off. */
  edge: number;
}

/** At least so much is shown from the lowest to the highest, so that a small change does not look like a large one. */
const LEAST = 60;

/** The points of the line from left to right; one point alone is in the middle. */
export function course(points: readonly number[], { width, height, edge }: Box): [number, number][] {
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const span = Math.max(high - low, LEAST);
  const bottom = (low + high - span) / 2;
  const step = points.length > 1 ? (width - 2 * edge) / (points.length - 1) : 0;
  return points.map((point, i) => [
    points.length > 1 ? edge + i * step : width / 2,
    height - edge - ((point - bottom) / span) * (height - 2 * edge),
  ]);
}
