// One decision of the person at the screen: what is chosen so far, what that leaves, and what was refused.

import { settings } from "$lib/settings.svelte";
import { t } from "$lib/texts.svelte";
import type { Composing, GameUi } from "../games/game";
import type { Moment } from "../wire";
import type { Order, Reply } from "./link.svelte";
import type { Live } from "./live.svelte";
import { back, compose, pick, read, take, without, type Manner, type Reading, type Sentence, type Step } from "./path";

/** Something that was not possible, and the rule that says so. */
export interface Refusal {
  text: string;
  rule: string | null;
}

const REASONS = 2; // more than that nobody reads

export class Turn {
  chosen: readonly string[] = $state.raw([]);
  /** Why the last click was not possible; several reasons where it is not clear what it was meant for. */
  refusals: readonly Refusal[] = $state.raw([]);
  /** A sentence is on its way to the table. */
  sending = $state(false);

  /** Whether nothing was chosen before the click that is being handled; a click on the supply stands for two tokens. */
  private first: boolean | null = null;

  /** Where the path belongs to: another question or seat starts anew. */
  private place = "";

  constructor(
    private readonly live: Live,
    private readonly ui: GameUi,
  ) {}

  /** The position that is being answered, null if nothing is asked of the seat that is looked through. */
  get moment(): Moment | null {
    const moment = this.live.moment;
    return this.live.settled && this.live.handOver === null && moment && moment.legal.length > 0 ? moment : null;
  }

  readonly manner: Manner = $derived.by(() => {
    const view = this.live.moment?.view;
    const { ui } = this;
    return {
      kind: (token) => ui.kind(token, view),
      risky: (words) => ui.risky(words),
      starts: ui.starts ? (token) => ui.starts!(view, token) : undefined,
      confirm: settings.confirm,
    };
  });

  /** The number of what this seat suggested for all; until the others have answered, nothing else can be said. */
  private readonly suggested: number = $derived.by(() => {
    const { table, viewer } = this.live;
    return table?.offers.find(({ kind, seat }) => kind === "joint" && seat === viewer)?.number ?? 0;
  });
  /** What may be played now. */
  readonly legal: readonly Sentence[] = $derived(this.sending || this.suggested > 0 ? [] : (this.moment?.legal ?? []));
  /** How the game puts this decision together, null where it is clicked word by word. */
  readonly composing: Composing | null = $derived.by(() => {
    const { composing } = this.ui;
    return composing?.handles(this.moment?.legal ?? []) ? composing : null;
  });

  readonly reading: Reading = $derived.by(() => {
    const { legal, chosen, composing } = this;
    return composing ? compose(legal, chosen, composing.sentence(legal, chosen)) : read(legal, chosen, this.manner);
  });

  readonly choices: ReadonlySet<string> = $derived(new Set(this.reading.choices));
  /** What the board and the hand show as chosen: also what follows from it. */
  readonly marked: readonly string[] = $derived([...this.reading.chosen, ...this.reading.given]);
  /** Choices that are made in the prompt: words always, things of the hand once the coin to spend is settled. */
  readonly buttons: readonly string[] = $derived.by(() => {
    const { choices, left, chosen } = this.reading;
    const openers = new Set(left.map((sentence) => sentence[0]));
    const spent = this.marked.some((token) => this.manner.kind(token) === "hand" && openers.has(token));
    const listed = choices.filter((token) => {
      const kind = this.manner.kind(token);
      return kind === "word" || kind === "seat" || (kind === "hand" && (spent || (chosen.length > 0 && !openers.has(token))));
    });
    const risky = (token: string): boolean => left.every((sentence) => !sentence.includes(token) || this.manner.risky(sentence));
    return [...listed.filter((token) => !risky(token)), ...listed.filter(risky)]; // what gives something up comes last
  });

  /** Forget the path when something else is asked; what others decide at the same time leaves it as it is. */
  follow(): void {
    const { moment, viewer } = this.live;
    const place = `${moment?.asked ? `asked ${moment.asked}` : moment?.entry} ${viewer} ${this.suggested}`; // an objection asks again
    if (place === this.place) return;
    this.place = place;
    this.chosen = [];
    this.refusals = [];
    this.sending = false;
  }

  pick(token: string): void {
    const moment = this.moment;
    if (!moment || this.sending) return;
    if (this.composing) return void this.explain([[...this.chosen, token]]);
    if (this.first === null) {
      this.first = this.chosen.length === 0;
      setTimeout(() => (this.first = null));
    }
    void this.step(pick(moment.legal, this.chosen, token, this.manner, this.first));
  }

  /** A sentence was chosen out of a list. */
  take(words: Sentence): void {
    if (this.moment && !this.sending) void this.step(take(words, this.manner));
  }

  /** The game put these words together. */
  choose(words: Sentence): void {
    if (!this.moment || this.sending) return;
    this.refusals = [];
    this.chosen = words;
  }

  /** A whole sentence is meant. */
  say(words: Sentence, comment = ""): void {
    if (this.moment && !this.sending) void this.play(words, comment);
  }

  /** Something is said that may be said at any time, asked or not. */
  async aside(words: Sentence): Promise<void> {
    const { moment, viewer: seat } = this.live;
    if (!moment || seat === null || this.sending) return;
    const reply = await this.live.link.send({ do: "play", seat, at: moment.entry, words: [...words] });
    if (reply.is === "refused") this.refusals = [refusalOf(reply)];
  }

  /** Somebody wonders why a sentence is not possible. */
  wonder(words: Sentence): void {
    if (this.moment && !this.sending) void this.explain([words]);
  }

  remove(token: string): void {
    this.chosen = without(this.chosen, token);
    this.refusals = [];
  }

  /** Step back; false if there is nothing to step back from. */
  back(): boolean {
    if (this.refusals.length > 0) {
      this.refusals = [];
      return true;
    }
    if (this.chosen.length === 0) return false;
    const before = this.composing?.back?.(this.chosen) ?? back(this.chosen);
    this.chosen = this.composing && before.length === 1 ? [] : before; // a verb alone is no choice of anybody's
    return true;
  }

  /** Play the sentence that is meant; false if none is. */
  confirm(): boolean {
    const words = this.reading.sentence;
    if (!words) return false;
    void this.play(words);
    return true;
  }

  private async step(step: Step): Promise<void> {
    if (step.do === "play") return this.play(step.words);
    if (step.do === "explain") return this.explain(step.tries);
    this.refusals = [];
    this.chosen = step.chosen;
  }

  private async play(words: Sentence, comment = ""): Promise<void> {
    const { moment } = this;
    const seat = this.live.viewer;
    if (!moment || seat === null) return;
    const place = this.place;
    this.sending = true;
    this.refusals = [];
    const reply = await this.live.link.send({ do: "play", seat, at: moment.entry, words: [...words], ...(comment ? { comment } : {}) });
    if (place !== this.place) return; // the table has gone on
    if (reply.is === "refused") {
      this.sending = false;
      this.refusals = [refusalOf(reply)];
    }
  }

  private async explain(tries: readonly Sentence[]): Promise<void> {
    const seat = this.live.viewer;
    if (seat === null) return;
    const { place, chosen } = this;
    const replies = await Promise.all(tries.map((words) => this.live.link.send({ do: "explain", seat, words: [...words] })));
    if (place !== this.place || chosen !== this.chosen) return; // nobody wonders any more
    const reasons = new Map(replies.map(refusalOf).map((refusal) => [refusal.text, refusal]));
    this.refusals = [...reasons.values()].filter((refusal) => refusal.text).slice(0, REASONS);
  }
}

/** Return what a reply says against a command; refusals without words were made by the link. */
export function refusalOf(reply: Reply): Refusal {
  if (reply.is === "done" || reply.is === "advice") return { text: "", rule: null };
  if (reply.is === "why") return { text: reply.text, rule: reply.rule };
  return { text: reply.text || t(reply.code === "late" ? "play-too-late" : "play-not-sent"), rule: reply.rule };
}

/** Send a command and return the refusal, if it is one. */
export async function ask(live: Live, order: Order): Promise<Refusal | null> {
  const reply = await live.link.send(order);
  return reply.is === "refused" ? refusalOf(reply) : null;
}
