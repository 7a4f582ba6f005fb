// The board as it is shown: what was told happens one event after the other, each taking its moment, until it is as the view says.

import { settings } from "$lib/settings.svelte";
import type { Told } from "../../wire";
import { after, agree, recognise, type Piece } from "./pieces";
import { tracesOf, type Trace } from "./traces";
import type { View } from "./types";

/** Milliseconds that an event takes at normal speed. */
const BEATS: Readonly<Record<string, number>> = {
  deployed: 220,
  bolstered: 200,
  moved: 240,
  controlled: 240,
  attacked: 220,
  lost_coin: 120,
  paid_coin: 120,
  destroyed: 160,
};

const TRACED = 2000;

/** Return how long something takes at the speed that is set; 0 where nothing shall move. */
export function time(milliseconds: number): number {
  return settings.speed > 0 ? milliseconds / settings.speed : 0;
}

export interface Blow {
  /** Which piece strikes. */
  id: number;
  hex: string;
}

export class Scene {
  pieces: readonly Piece[] = $state.raw([]);
  locations: Readonly<Record<string, string>> = $state.raw({});
  traces: readonly Trace[] = $state.raw([]);
  /** The traces are new: afterwards they only stay as a faint reminder. */
  fresh = $state(false);
  /** Who is striking right now. */
  blow: Blow | null = $state.raw(null);

  private begun = false;
  private target: View | null = null;
  private told: readonly Told[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;

  /** Show a view; what led to it is played if it led there from what is shown. */
  show(view: View, told: readonly Told[]): void {
    this.finish();
    this.target = view;
    this.told = told;
    this.freshen();
    const sideOf = (seat: string): string => view.players[seat]?.side ?? "";
    const led = told.reduce((pieces, one) => after(pieces, one, sideOf), this.pieces);
    const moves = told.filter((one) => one.kind in BEATS);
    if (!this.begun || settings.speed === 0 || moves.length === 0 || !agree(led, view.units)) this.finish();
    else this.play(moves, 0, sideOf);
    this.begun = true;
  }

  /** Everything is at once as the view says. */
  finish(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.blow = null;
    if (!this.target) return;
    this.pieces = recognise(this.pieces, this.target.units);
    this.locations = this.target.locations;
    this.traces = tracesOf(this.told);
    this.target = null;
  }

  /** Forget what is under way; the board is gone. */
  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.fading);
  }

  private play(moves: readonly Told[], at: number, sideOf: (seat: string) => string): void {
    const now = moves[at];
    if (!now) {
      this.finish();
      return;
    }
    this.blow = null;
    this.traces = tracesOf(moves.slice(0, at + 1));
    if (now.kind === "attacked") {
      const striker = this.pieces.find((one) => one.hex === now.fields.from);
      if (striker) this.blow = { id: striker.id, hex: String(now.fields.hex) };
    } else if (now.kind === "controlled") {
      this.locations = { ...this.locations, [String(now.fields.hex)]: sideOf(String(now.fields.seat)) };
    } else {
      this.pieces = after(this.pieces, now, sideOf);
    }
    this.timer = setTimeout(() => this.play(moves, at + 1, sideOf), time(BEATS[now.kind] ?? 0));
  }

  private freshen(): void {
    clearTimeout(this.fading);
    this.fresh = tracesOf(this.told).length > 0;
    if (this.fresh) this.fading = setTimeout(() => (this.fresh = false), TRACED);
  }
}
