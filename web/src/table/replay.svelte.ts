// Looking at positions of the past. Where we are stands in the address, so that a position can be sent to somebody.

import { get, problemText } from "$lib/api";
import { go, route } from "$lib/route.svelte";
import { settings } from "$lib/settings.svelte";
import { language } from "$lib/texts.svelte";
import type { Moment, Told } from "../wire";
import type { Live } from "./live.svelte";

const STEP = 1100; // milliseconds a position stays while it plays by itself
/** Stands in the address for the view of a spectator; without a seat it is my own. */
const NOBODY = "-";

export class Replay {
  moment: Moment | null = $state.raw(null);
  told: readonly Told[] = $state.raw([]);
  problem: string | null = $state(null);
  playing = $state(false);

  private readonly cache = new Map<string, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = "";

  constructor(private readonly live: Live) {}

  /** The position shown, null while the table itself is. */
  get at(): number | null {
    const at = Number.parseInt(route.query.at ?? "", 10);
    return Number.isNaN(at) ? null : Math.max(0, Math.min(at, this.last));
  }

  get last(): number {
    return Math.max(0, (this.live.news?.positions ?? 1) - 1);
  }

  get seat(): string | null {
    const given = route.query.seat;
    if (given === NOBODY) return null;
    return given && this.seats.includes(given) ? given : this.live.viewer;
  }

  /** Seats one may look through: all when it is over, before that the own ones. */
  get seats(): string[] {
    const table = this.live.table;
    return table?.seats.filter((seat) => seat.mine || table.state === "over").map((seat) => seat.seat) ?? [];
  }

  /** The address of the position shown, for somebody else; who may not look through the seat sees it as a spectator. */
  get address(): string {
    return `/t/${this.live.id}?at=${this.at ?? this.last}${this.seat === null ? "" : `&seat=${this.seat}`}`;
  }

  /** Show a position; the first step back in the browser returns to the table. */
  open(position = this.last): void {
    go(this.path(position, this.seat), { replace: this.at !== null });
  }

  step(by: number): void {
    this.stop();
    this.to((this.at ?? this.last) + by);
  }

  to(position: number): void {
    const to = Math.max(0, Math.min(position, this.last));
    if (to !== this.at) this.open(to);
  }

  lookAs(seat: string | null): void {
    go(this.path(this.at ?? this.last, seat), { replace: true });
  }

  leave(): void {
    this.stop();
    go(`/t/${this.live.id}`, { replace: true });
  }

  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.at === this.last) this.open(0);
    this.tick();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Fetch what the address asks for; called whenever it changes. */
  async follow(): Promise<void> {
    const at = this.at;
    if (at === null) {
      this.moment = null;
      this.wanted = "";
      this.stop();
      return;
    }
    const seat = this.seat;
    const wanted = `${at} ${seat} ${this.live.plain ? language() : ""}`;
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    try {
      const moment = await this.fetch(at, seat);
      if (wanted !== this.wanted) return; // asked for another one meanwhile
      const forward = this.moment !== null && moment.position === this.moment.position + 1;
      this.told = forward || this.moment === null ? moment.told : [];
      this.moment = moment;
      this.problem = null;
      for (const near of [at + 1, at - 1, at + 2]) if (near >= 0 && near <= this.last) this.fetch(near, seat).catch(() => {});
    } catch (problem) {
      if (wanted !== this.wanted) return;
      this.wanted = "";
      this.problem = problemText(problem);
      this.stop();
    }
  }

  private fetch(position: number, seat: string | null): Promise<Moment> {
    // What was taken back is played anew under the same number, so positions are kept for one entry only until the table is over.
    const age = this.live.table?.state === "over" ? "over" : `${this.live.latest?.moment?.entry}`;
    const query = new URLSearchParams({ ...(seat !== null && { seat }), ...(this.live.plain && { scene: language() }) }).toString();
    const key = `${age} ${position} ${query}`;
    let found = this.cache.get(key);
    if (!found) {
      found = get<Moment>(`/api/tables/${this.live.id}/moments/${position}${query && `?${query}`}`);
      found.catch(() => this.cache.delete(key));
      this.cache.set(key, found);
    }
    return found;
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.at === null || this.at >= this.last) return this.stop();
      this.open(this.at + 1);
      this.tick();
    }, STEP / Math.max(1, settings.speed));
  }

  private path(position: number, seat: string | null): string {
    const own = seat === this.live.viewer && !route.query.seat;
    return `/t/${this.live.id}?at=${position}${own ? "" : `&seat=${seat ?? NOBODY}`}`;
  }
}
