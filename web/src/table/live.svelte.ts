// A table as it goes on: the link to it, the news in the order in which they are shown, the log, and through which seat we look.

import { settings } from "$lib/settings.svelte";
import { language } from "$lib/texts.svelte";
import type { LogLine, Moment, News, SeatInfo, TableInfo, Told } from "../wire";
import { keep, kept } from "./keep";
import { Link } from "./link.svelte";
import { merge } from "./log";
import { NewsQueue } from "./queue";
import { actingSeats, nextSeat } from "./seats";

const RECENT = 40; // positions that can be shown again with one key
const SETTLING = 900; // milliseconds in which one sees what one's own play did, before the screen is handed over

export class Live {
  readonly link: Link;
  /** What is shown; a moment behind what came in. */
  news: News | null = $state.raw(null);
  /** The last that came in. */
  latest: News | null = $state.raw(null);
  log: readonly LogLine[] = $state.raw([]);
  /** What led to the position shown; another array whenever the board shall show it anew. */
  told: readonly Told[] = $state.raw([]);
  /** When the news that are shown came in, by the clock of this device: clocks run on from there. */
  arrived = $state(0);
  /** The seat that the screen is to be handed to. */
  handOver: string | null = $state(null);
  /** Whoever plays several seats alone needs no curtain between them. */
  alone = $state(false);
  /** I have a seat but want to watch. */
  watching = $state(false);
  /** A past position that is shown for a moment. */
  glance: Moment | null = $state.raw(null);

  private readonly queue: NewsQueue;
  private recent: Moment[] = [];
  private curtain: ReturnType<typeof setTimeout> | undefined;
  private glances: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    hopeless: () => Promise<string | null>,
    /** The games that are drawn here. */
    private readonly draws: readonly string[],
  ) {
    this.alone = kept(`alone-${id}`) === "yes";
    this.queue = new NewsQueue(
      (news) => this.show(news),
      () => (document.visibilityState === "hidden" ? 0 : settings.speed),
    );
    this.link = new Link(id, { onnews: (news) => this.hear(news), lang: language, hopeless, draws });
  }

  get table(): TableInfo | null {
    return this.news?.table ?? null;
  }

  get moment(): Moment | null {
    return this.news?.moment ?? null;
  }

  /** Whether there are no drawings of the game, so that scenes come in the place of views. */
  get plain(): boolean {
    return this.table !== null && !this.draws.includes(this.table.game);
  }

  get viewer(): string | null {
    return this.news?.viewer ?? null;
  }

  /** Whether the position shown is the one that can be answered. */
  get settled(): boolean {
    const { news, latest } = this;
    const [shown, last] = [news?.moment, latest?.moment];
    // Somebody coming or chatting changes nothing, and neither does what others decide at the same time.
    const same = shown?.entry === last?.entry || (shown !== undefined && shown?.asked === last?.asked && (last?.asked ?? 0) > 0);
    return news !== null && news.viewer === latest?.viewer && same && this.glance === null;
  }

  get mine(): SeatInfo[] {
    return this.news?.table.seats.filter((seat) => seat.mine) ?? [];
  }

  close(): void {
    clearTimeout(this.curtain);
    clearTimeout(this.glances);
    this.queue.clear();
    this.link.close();
  }

  /** Look through a seat, or as a spectator. */
  look(seat: string | null): void {
    this.watching = seat === null && this.mine.length > 0;
    this.turnTo(seat);
  }

  /** The person whose turn it is has the screen now. */
  accept(): void {
    const seat = this.handOver;
    if (seat !== null) this.turnTo(seat);
  }

  setAlone(alone: boolean): void {
    this.alone = alone;
    keep(`alone-${this.id}`, alone ? "yes" : null);
    if (this.latest) this.choose(this.latest);
  }

  /** Show at once what is still waiting to be shown. */
  skip(): void {
    this.stopGlance();
    this.queue.skip();
  }

  /** Show once more what happened since my last play. */
  again(): void {
    this.skip();
    const past = this.recent.slice();
    if (settings.speed === 0 || past.length < 2) this.told = [...this.told];
    else this.glanceAt(past);
  }

  private glanceAt(past: Moment[]): void {
    const [first, ...others] = past;
    clearTimeout(this.glances);
    this.glance = first === this.moment || !first ? null : first;
    this.told = [...(first?.told ?? [])];
    if (others.length > 0) this.glances = setTimeout(() => this.glanceAt(others), 1000 / settings.speed);
  }

  private stopGlance(): void {
    clearTimeout(this.glances);
    this.glance = null;
  }

  private turnTo(seat: string | null): void {
    clearTimeout(this.curtain);
    this.handOver = null;
    this.queue.clear();
    this.stopGlance();
    if (seat !== this.link.seat) this.link.look(seat);
  }

  private hear(news: News): void {
    this.latest = news;
    if (this.choose(news)) return; // news through another seat are on their way
    this.queue.push(news);
  }

  /** Decide through which seat to look; true if that is another one than these news were for. */
  private choose(news: News): boolean {
    clearTimeout(this.curtain);
    const wanted = this.watching ? null : nextSeat(news, this.link.seat);
    if (wanted === this.link.seat) {
      this.handOver = null;
      return false;
    }
    const several = news.table.seats.filter((seat) => seat.mine).length > 1;
    const secret = several && wanted !== null && news.table.state !== "over" && news.table.secrets && !this.alone;
    if (!secret) {
      const first = this.news === null;
      const change = (): void => this.turnTo(wanted);
      if (first || settings.speed === 0) change();
      else this.curtain = setTimeout(change, SETTLING / settings.speed);
      return first || settings.speed === 0;
    }
    const wait = this.news === null || settings.speed === 0 ? 0 : SETTLING;
    this.curtain = setTimeout(() => (this.handOver = wanted), wait);
    return false;
  }

  private show(news: News): number {
    const before = this.news;
    const turned = before?.viewer !== news.viewer;
    const moved = turned || before?.moment?.entry !== news.moment?.entry;
    this.log = merge(turned ? [] : this.log, before?.number ?? 0, news);
    this.news = news;
    this.arrived = performance.now();
    if (!moved || !news.moment) return 0;
    this.told = news.moment.told;
    this.remember(news, turned);
    return before === null || turned ? 0 : news.moment.told.length;
  }

  /** Keep what happened since my last play. */
  private remember(news: News, turned: boolean): void {
    const last = news.log.findLast((line) => line.kind === "play");
    const own = last !== undefined && last.seat === news.viewer;
    if (turned || own || news.log.some((line) => line.kind === "undo")) this.recent = [];
    if (!own && news.moment) this.recent = [...this.recent, news.moment].slice(-RECENT);
  }

  /** Whether it is up to the seat that is looked through. */
  get acting(): boolean {
    return this.news !== null && actingSeats(this.news).includes(this.viewer ?? "");
  }
}
