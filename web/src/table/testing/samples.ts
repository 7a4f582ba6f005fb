// News as a server would send them; for tests.

import type { LogLine, Moment, News, SeatInfo, TableInfo } from "../../wire";

export const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: name,
  kind: "person",
  name: name.toUpperCase(),
  bot: null,
  mine: false,
  present: true,
  left: false,
  clock: null,
  rating: null,
  ...more,
});

export const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t1",
  game: "war_chest",
  rules: 1,
  state: "running",
  players: 2,
  options: {},
  chance: "committed",
  commitment: "abc",
  secret: "",
  clock: { kind: "none" },
  listed: true,
  secrets: true,
  hints: true,
  rated: false,
  unrated: "",
  owner: true,
  mastered: false,
  master: false,
  redo: false,
  seats: [seat("raven", { mine: true }), seat("wolf")],
  offers: [],
  origin: null,
  rematch: null,
  watchers: 0,
  outcome: null,
  ...more,
});

export const moment = (entry: number, more: Partial<Moment> = {}): Moment => ({
  entry,
  position: entry,
  view: {},
  prompts: [{ seat: "raven", kind: "main_play", fields: {} }],
  legal: [],
  told: [{ kind: "passed", fields: { seat: "wolf", coin: null } }],
  draw: null,
  asked: entry,
  asides: [],
  ...more,
});

export const line = (number: number, more: Partial<LogLine> = {}): LogLine => ({
  number,
  kind: "play",
  at: 1_700_000_000 + number,
  seat: "wolf",
  words: ["?", "pass"],
  told: [{ kind: "passed", fields: { seat: "wolf", coin: null } }],
  position: number,
  name: "",
  text: "",
  undone: 0,
  ...more,
});

export const news = (number: number, more: Partial<News> = {}): News => ({
  is: "news",
  number,
  fresh: false,
  now: 1_700_000_000 + number,
  table: table(),
  viewer: null,
  moment: moment(number),
  views: {},
  positions: number + 1,
  log: [line(number)],
  ...more,
});
