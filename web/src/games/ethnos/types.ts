// The view's types under short names.

import type { EthnosView } from "../../wire";

export type View = EthnosView;
export type PlayerView = View["players"][string];
export type KingdomView = View["kingdoms"][number];
export type BandView = View["bands"][number];
export type StandingView = KingdomView["standing"][number];
/** Cards by kind, `orc_rhea` or `skeleton`; only those that are there. */
export type Cards = Readonly<Record<string, number>>;
