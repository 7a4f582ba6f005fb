// What a strong player would play in our place. Asked for when somebody wants to know; gone with the position.

import { t } from "$lib/texts.svelte";
import type { Advice, Term } from "../wire";
import type { Live } from "./live.svelte";
import { refusalOf } from "./turn.svelte";

export class Hint {
  advice: Advice | null = $state.raw(null);
  thinking = $state(false);
  problem = $state("");

  private place = "";

  constructor(private readonly live: Live) {}

  /** Ask about the present position, unless that is done or under way. */
  async ask(): Promise<void> {
    const { moment, viewer: seat } = this.live;
    const place = `${moment?.entry} ${seat}`;
    if (!moment || seat === null || (place === this.place && (this.thinking || this.advice))) return;
    [this.place, this.thinking, this.problem, this.advice] = [place, true, "", null];
    const reply = await this.live.link.send({ do: "hint", seat, at: moment.entry });
    if (place !== this.place) return; // asked about another position meanwhile
    this.thinking = false;
    if (reply.is === "advice") this.advice = reply;
    else this.problem = refusalOf(reply).text;
  }
}

/** What can be hoped for, in words: chances to win, or the part of the others one ends up ahead of. */
export function hopeText(value: number, winning: boolean): string {
  return t(winning ? "play-hope-win" : "play-hope-ahead", { percent: Math.round(value * 100) });
}

/** A reason in words, as "more markers"; of what the others have it is said so. */
export function termText(game: string, term: Term): string {
  const text = t(`${game}-feature-${term.feature}`, { way: term.more ? "more" : "less" });
  return term.own ? text : t("play-hint-others", { what: text });
}
