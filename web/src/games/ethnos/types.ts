// The types of the view, and of what is foreseen, under short names.

import type { EthnosOutlook, EthnosView } from "../../wire";

export type View = EthnosView;
export type PlayerView = View["players"][string];
export type KingdomView = View["kingdoms"][number];
export type BandView = View["bands"][number];
export type StandingView = KingdomView["standing"][number];
/** Cards by kind, `orc_rhea` or `skeleton`; only those that are there. */
export type Cards = Readonly<Record<string, number>>;
/** What comes of bands. */
export type Outlook = EthnosOutlook;
export type Band = NonNullable<Outlook["band"]>;
