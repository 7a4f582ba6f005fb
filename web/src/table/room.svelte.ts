// Everything the parts of a table share: the live table, the game's drawings, the decision under way and the look back.

import { createContext } from "svelte";
import { botText } from "$lib/bots";
import { coat, type Coat } from "$lib/coats";
import { t, word } from "$lib/texts.svelte";
import type { GameUi, Played, StageProps } from "../games/game";
import type { GameInfo, Moment, SeatInfo, TableInfo, Told } from "../wire";
import { Asking } from "./asking.svelte";
import type { Live } from "./live.svelte";
import { lately } from "./log";
import type { Sentence } from "./path";
import { Replay } from "./replay.svelte";
import { Hint } from "./hint.svelte";
import { Turn } from "./turn.svelte";

export const [getRoom, setRoom] = createContext<Room>();

/** What lies over the table: a dialog, or on a phone a sheet. */
export type Panel =
  | ("actions" | "keys" | "menu" | "hint" | "turnings" | "fair" | "resign" | "master" | "branch" | "links" | "settings" | "log" | "chat" | "rules" | "seats" | "end")
  | `own-${string}`; // one of the game's own sheets

const NOTHING: ReadonlySet<string> = new Set();

export class Room {
  readonly turn: Turn;
  readonly replay: Replay;
  readonly hint: Hint;
  private readonly asking: Asking;
  panel: Panel | null = $state(null);
  /** The line of the log that a game master is about to take back. */
  taking: number | null = $state(null);
  /** The seat whose sheet is open. */
  sheet: string | null = $state(null);
  /** A short message that nothing came of something, or that it did. */
  notice: { text: string; rule: string | null } | null = $state.raw(null);
  /** Chat lines that were read. */
  chatRead = $state(0);

  /** What the game's own parts are given: nothing can be chosen in a position of the past. */
  readonly stage: StageProps<unknown> = $derived.by(() => {
    const { turn } = this;
    const now = this.replay.at === null;
    const only = <What extends unknown[]>(work: (...what: What) => void): ((...what: What) => void) => (now ? work : () => {});
    return {
      view: this.moment?.view,
      viewer: this.stageSeat,
      choices: now ? turn.choices : NOTHING,
      chosen: now ? turn.marked : [],
      told: this.told,
      lately: this.lately,
      history: this.history,
      plays: this.plays,
      story: () => this.ask("story"),
      outlook: (words?: Sentence) => this.ask("outlook", words),
      legal: now ? turn.legal : [],
      asides: now ? (this.moment?.asides ?? []) : [],
      onaside: only((words: Sentence) => void turn.aside(words)),
      onpick: only((token: string) => turn.pick(token)),
      onchoose: only((words: Sentence) => turn.choose(words)),
      onplay: only((words: Sentence, comment?: string) => turn.say(words, comment)),
      onexplain: only((words: Sentence) => turn.wonder(words)),
    };
  });

  constructor(
    readonly live: Live,
    readonly ui: GameUi,
    readonly info: GameInfo,
  ) {
    this.turn = new Turn(live, ui);
    this.replay = new Replay(live);
    this.hint = new Hint(live);
    this.asking = new Asking(live);
  }

  get game(): string {
    return this.info.name;
  }

  get table(): TableInfo {
    return this.live.table!;
  }

  get viewer(): string | null {
    return this.live.viewer;
  }

  /** The position shown: one of the past, or the present. */
  get moment(): Moment | null {
    if (this.replay.at !== null) return this.replay.moment ?? this.live.moment;
    return this.live.glance ?? this.live.moment;
  }

  get told(): readonly Told[] {
    return this.replay.at !== null ? this.replay.told : this.live.told;
  }

  get seats(): readonly SeatInfo[] {
    return this.table.seats;
  }

  get mine(): SeatInfo[] {
    return this.live.mine;
  }

  get over(): boolean {
    return this.table.state === "over";
  }

  /** The seats that owe a decision in the position shown. */
  get acting(): string[] {
    const moment = this.moment;
    if (!moment) return [];
    if (moment.draw?.seat) return [moment.draw.seat];
    return moment.prompts.map((prompt) => prompt.seat);
  }

  get chatUnread(): number {
    return this.live.log.filter((line) => line.kind === "chat" && line.number > this.chatRead).length;
  }

  /** All that happened up to the position shown. */
  get history(): Told[] {
    const at = this.replay.at ?? Infinity;
    return this.live.log.filter((line) => line.position >= 0 && line.position <= at).flatMap((line) => line.told);
  }

  /** All plays up to the position shown. */
  get plays(): Played[] {
    const at = this.replay.at ?? Infinity;
    const lines = this.live.log.filter((line) => line.kind === "play" && line.position >= 0 && line.position <= at);
    return lines.map(({ seat, words, text }) => ({ seat: seat ?? "", words, comment: text }));
  }

  /** What others did since the seat that is looked through played last; whoever watches is told the last round. */
  get lately(): Told[] {
    const at = this.replay.at ?? Infinity;
    const lines = lately(this.live.log.filter((line) => line.position <= at), this.stageSeat);
    return (this.stageSeat === null ? lines.slice(-this.seats.length) : lines).flatMap((line) => line.told);
  }

  private ask(what: "story" | "outlook", words?: Sentence): unknown {
    return this.moment ? this.asking.about(what, this.moment.position, this.stageSeat, words) : null;
  }

  private get stageSeat(): string | null {
    return this.replay.at !== null ? this.replay.seat : this.viewer;
  }

  seat(name: string): SeatInfo | undefined {
    return this.seats.find((seat) => seat.seat === name);
  }

  index(name: string): number {
    return this.seats.findIndex((seat) => seat.seat === name);
  }

  coat(name: string): Coat {
    return coat(this.info, this.table.players, this.index(name));
  }

  /** Whether anything is left to chance. */
  get lucky(): boolean {
    return this.info?.luck ?? true;
  }

  /** The name of a seat in the game, as Raven. */
  seatText(name: string): string {
    return word(this.game, name);
  }

  /** Who sits there. */
  person(seat: SeatInfo): string {
    if (seat.kind === "free") return t("play-free");
    if (seat.kind === "bot") return t("play-bot", { bot: botText(seat.bot ?? "") });
    return seat.name;
  }

  /** Seat and person in one, as "Raven (Kim)". */
  who(name: string): string {
    const seat = this.seat(name);
    const person = seat ? this.person(seat) : "";
    return person ? t("play-who", { seat: this.seatText(name), person }) : this.seatText(name);
  }

  /** What a seat sees: when it is over everybody's secrets are open. */
  viewOf(name: string): unknown {
    if (this.replay.at === null) return this.live.news?.views[name] ?? this.moment?.view;
    return this.moment?.view;
  }

  /** Rule behind a kind of event. */
  rule(kind: string): string | null {
    return this.info.event_rules[kind] ?? null;
  }

  say(text: string, rule: string | null = null): void {
    this.notice = text ? { text, rule } : null;
  }
}
