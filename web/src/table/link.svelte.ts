// The wire to a table: one socket that comes back by itself. After a break it looks again from the last entry it knows, so nothing is
// missed and nothing comes twice. A command that was under way when the connection broke is settled by the news: either it is in the log
// by now, or it still fits and is sent once more, or it came too late. The server refuses an answer to an entry that is not the last, so
// even a doubled one could do no harm.

import type { Advice, AnyCommand, AnyMessage, Changes, Done, Look, News, Refused, Why } from "../wire";
import { changed } from "./changes";

export type Connection = "connecting" | "open" | "lost";
export type Reply = Done | Why | Advice | Refused;
type Sendable = Exclude<AnyCommand, Look>;
/** A command before it has its number. */
export type Order = Sendable extends infer C ? (C extends { id?: number } ? Omit<C, "id"> : never) : never;

export interface LinkEnds {
  onnews(news: News): void;
  lang(): "de" | "en";
  /** The games that can be drawn here, if not all. */
  draws?: readonly string[];
  /** Asked when the socket does not open at all: why not, in words, if trying again is no use. */
  hopeless?(): Promise<string | null>;
  open?(address: string): WebSocket;
}

interface Pending {
  order: Order;
  number: number;
  resent: boolean;
  settle(reply: Reply): void;
}

export const PING = 20_000;
export const PATIENCE = 10_000;
const PAUSES = [500, 1000, 2000, 4000, 8000];

/** Return the pause before the next attempt; it grows, and differs a little so that not everybody comes back at the same moment. */
export function pause(attempt: number, random = Math.random()): number {
  const base = PAUSES[Math.min(attempt, PAUSES.length - 1)]!;
  return base * (0.8 + 0.4 * random);
}

export class Link {
  status: Connection = $state("connecting");
  /** Why there is no use in trying again. */
  fatal: string | null = $state(null);
  /** The seat that we want to look through. */
  seat: string | null = null;

  private socket: WebSocket | null = null;
  private number = 0; // of the last entry we know, as this seat
  private known: News | null = null; // the last news of this socket: later ones say what has changed since
  private next = 1; // id of the next command
  private pending = new Map<number, Pending>();
  private attempt = 0;
  private everHeard = false; // any news at all
  private caughtUp = false; // the first news since the socket opened has come
  private closed = false;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private readonly address: string;

  constructor(
    table: string,
    private readonly ends: LinkEnds,
    seat: string | null = null,
  ) {
    this.seat = seat;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.address = `${scheme}://${location.host}/api/tables/${table}/socket`;
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
    this.socket = null;
    for (const { settle } of this.pending.values()) settle(lost());
    this.pending.clear();
  }

  /** Look through a seat of mine, or as a spectator; what the log says may differ, so it is read anew. */
  look(seat: string | null): void {
    this.seat = seat;
    this.number = 0;
    if (this.socket?.readyState === WebSocket.OPEN) this.sendLook();
  }

  /** Start anew: who we are has changed, and the socket still speaks for whom we were. */
  reconnect(): void {
    const socket = this.socket;
    this.socket = null; // its end is no break
    this.caughtUp = false;
    this.number = 0;
    clearInterval(this.pulse);
    socket?.close();
    this.connect();
  }

  /** Ask for the table again in another language; refusals come in it from now on. */
  speak(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.sendLook();
  }

  /** Send a command; the reply may be a refusal. */
  send(order: Order): Promise<Reply> {
    const id = this.next++;
    return new Promise((resolve) => {
      const settle = (reply: Reply): void => {
        this.pending.delete(id);
        resolve(reply);
      };
      this.pending.set(id, { order, number: this.number, resent: false, settle });
      if (this.caughtUp) this.write({ ...order, id } as AnyCommand);
      else this.hurry();
    });
  }

  private connect(): void {
    clearTimeout(this.retry);
    const socket = this.ends.open ? this.ends.open(this.address) : new WebSocket(this.address);
    this.socket = socket;
    this.known = null;
    socket.onopen = () => {
      this.heard = Date.now();
      this.sendLook();
      clearInterval(this.pulse);
      this.pulse = setInterval(() => this.beat(), PING);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as AnyMessage);
    socket.onclose = () => this.lose(socket);
  }

  private lose(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = null;
    this.caughtUp = false;
    clearInterval(this.pulse);
    this.status = "lost";
    if (!this.everHeard && this.attempt === 0) void this.inquire();
    this.retry = setTimeout(() => this.connect(), pause(this.attempt++));
  }

  /** A socket cannot say why it was refused; a plain request can. */
  private async inquire(): Promise<void> {
    const reason = (await this.ends.hopeless?.()) ?? null;
    if (reason === null || this.everHeard || this.closed) return;
    this.fatal = reason;
    this.close();
  }

  /** The page is in sight again, or the network is back: do not wait any longer. */
  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (!this.socket) {
      this.attempt = 0;
      this.connect();
    } else if (this.socket.readyState === WebSocket.OPEN && Date.now() - this.heard > PATIENCE) {
      this.beat(); // a sleeping device does not notice that its connection is gone
    }
  };

  private beat(): void {
    const socket = this.socket;
    const asked = Date.now();
    this.write({ do: "ping" });
    setTimeout(() => {
      if (socket !== this.socket || this.heard >= asked) return;
      socket?.close();
      if (socket) this.lose(socket);
    }, PATIENCE);
  }

  private sendLook(): void {
    const { draws, lang } = this.ends;
    const wanted = { do: "look", seat: this.seat, after: this.number, lang: lang(), changes: true } as const;
    this.write(draws ? { ...wanted, draws: [...draws] } : wanted);
  }

  private write(command: AnyCommand): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private hear(message: AnyMessage): void {
    this.heard = Date.now();
    if (message.is === "news") this.hearNews(message);
    else if (message.is === "changes") this.hearChanges(message);
    else if (message.is === "refused" && message.id === 0 && message.code === "forbidden") this.look(null); // not my seat any more
    else if (message.is !== "pong") this.pending.get(message.id)?.settle(message);
  }

  private hearChanges({ since, changes }: Changes): void {
    if (this.known?.number === since) this.hearNews(changed(this.known, changes));
    else this.sendLook(); // something was missed
  }

  private hearNews(news: News): void {
    this.known = news;
    if (news.viewer !== this.seat) return; // still from before I looked elsewhere
    if (news.number < this.number) return;
    this.number = news.number;
    this.attempt = 0;
    this.everHeard = true;
    this.status = "open";
    const back = !this.caughtUp;
    this.caughtUp = true;
    this.ends.onnews(news);
    if (back) this.settleAll(news);
  }

  /** After a break: what became of the commands that were under way? */
  private settleAll(news: News): void {
    for (const [id, pending] of [...this.pending]) {
      const entry = carriedOut(pending.order, pending.number, news);
      if (entry !== null) pending.settle({ is: "done", id, entry });
      else if (pending.resent) pending.settle(lost(id));
      else if ("at" in pending.order && pending.order.at !== news.moment?.entry) pending.settle(late(id));
      else {
        pending.resent = true;
        this.write({ ...pending.order, id } as AnyCommand);
      }
    }
  }
}

/** Return the entry by which a command shows in the news, null if it does not. */
export function carriedOut(order: Order, since: number, news: News): number | null {
  const found = news.log.find((line) => {
    if (line.number <= since) return false;
    if (order.do === "play") return line.kind === "play" && line.seat === order.seat && line.words.join(" ") === order.words.join(" ");
    if (order.do === "undo" || order.do === "resign") return line.kind === order.do && line.seat === order.seat;
    if (order.do === "chat") return line.kind === "chat" && line.text === order.text;
    return false;
  });
  if (!found && order.do === "draw" && news.moment && news.moment.entry > order.at) return news.moment.entry; // somebody has said what came
  return found?.number ?? null;
}

// Refusals made here have no text of their own: the table says them in its words.

function late(id = 0): Refused {
  return { is: "refused", id, code: "late", text: "", rule: null };
}

function lost(id = 0): Refused {
  return { is: "refused", id, code: "trouble", text: "", rule: null };
}
