// Signs: small drawings in one colour, bold enough to be told apart at 16 px. Each game has its own (games/<game>/signs.ts).

export interface Layers {
  /** Shapes that are filled, strokes in one weight, and strokes for what is as fine as a bow string. */
  solid?: string;
  line?: string;
  thin?: string;
  /** What is cut out of them again, as strokes or as shapes. */
  cut?: string;
  hole?: string;
  /** Degrees the whole drawing is turned by, and how much smaller it is drawn so that it keeps within its box. */
  turn?: number;
  scale?: number;
}

/** What a set of signs is drawn with. */
export interface Pen {
  /** Width and height of the grid, and the room around it. */
  grid: number;
  room?: number;
  /** Width of lines and of cuts. */
  line: number;
  cut: number;
  /** Whether cuts have round ends, so that a dot is one too. */
  round?: boolean;
}

export type Drawing = Layers & { pen: Pen };
export type Signs = Readonly<Record<string, Drawing>>;

export function drawn(pen: Pen, signs: Readonly<Record<string, Layers>>): Signs {
  return Object.fromEntries(Object.entries(signs).map(([name, layers]) => [name, { ...layers, pen }]));
}
