// The map on the drawing table: its history, the stroke that is being drawn, and what the server thinks of it. Kept in this browser.

import type { CheckedMap, MapNote, MapText, NewMap } from "../../../wire";
import { post, problemText } from "$lib/api";
import { begin, proceed, redo, undo, type History } from "./history";
import { blank, compact, readWorld, written, type World } from "./world";

export const GAME = "mighty_empires";
const KEY = "tafelrunde-map-mighty_empires";
const PAUSE = 400; // milliseconds after which somebody has stopped drawing for now

/** The map that was drawn last in this browser. */
export function keptWorld(): World | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : readWorld(text);
  } catch {
    return null; // a private window may refuse to keep anything
  }
}

export function keepWorld(world: World): void {
  try {
    localStorage.setItem(KEY, written(world));
  } catch {
    // it holds until the page is closed
  }
}

export const checkMap = (text: string): Promise<CheckedMap> => post<CheckedMap>(`/api/maps/${GAME}/check`, { map: text });

/** A map that the server makes. */
export async function makeWorld(wanted: NewMap): Promise<World> {
  const { map } = await post<MapText>(`/api/maps/${GAME}/generate`, wanted);
  return JSON.parse(map) as World;
}

export class Draft {
  private history: History<World> = $state.raw(begin(keptWorld() ?? blank()));
  /** What a stroke has made so far; it becomes one step of the history. */
  private stroke: World | null = $state.raw(null);
  errors: MapNote[] = $state.raw([]);
  warnings: MapNote[] = $state.raw([]);
  /** The map that the findings are about; null: none yet. */
  checked: World | null = $state.raw(null);
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  get world(): World {
    return this.stroke ?? this.history.now;
  }
  get canUndo(): boolean {
    return this.history.past.length > 0;
  }
  get canRedo(): boolean {
    return this.history.future.length > 0;
  }
  get drawing(): boolean {
    return this.stroke !== null;
  }
  /** The findings are about the map as it is now. */
  get fresh(): boolean {
    return this.checked === this.world;
  }

  private become(history: History<World>): void {
    if (history === this.history) return;
    this.history = history;
    keepWorld(history.now);
    this.checkSoon();
  }

  change(next: World): void {
    this.finish();
    this.become(proceed(this.history, next));
  }
  undo(): void {
    this.finish();
    this.become(undo(this.history));
  }
  redo(): void {
    this.finish();
    this.become(redo(this.history));
  }

  // A stroke

  start(): void {
    this.finish();
    this.stroke = this.history.now;
  }
  draw(next: World): void {
    this.stroke = next;
  }
  finish(): void {
    const drawn = this.stroke;
    this.stroke = null;
    if (drawn) this.become(proceed(this.history, drawn));
  }
  /** It was no stroke after all. */
  cancel(): void {
    this.stroke = null;
  }

  // What the server thinks

  checkSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  async check(): Promise<void> {
    clearTimeout(this.timer);
    const world = this.world;
    try {
      const found = await checkMap(compact(world));
      if (world !== this.world) return; // drawn on meanwhile; that is asked about later
      this.errors = found.errors;
      this.warnings = found.warnings;
      this.checked = world;
      this.problem = "";
    } catch (reason) {
      this.problem = problemText(reason);
    }
  }

  /** The page goes away. */
  leave(): void {
    this.finish();
    clearTimeout(this.timer);
  }
}
