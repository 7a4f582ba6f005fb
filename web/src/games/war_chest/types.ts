// The view's types under short names.

import type { WarChestOutlook, WarChestView } from "../../wire";

export type View = WarChestView;
export type UnitView = View["units"][number];
export type PlayerView = View["players"][string];
export type DraftView = NonNullable<View["draft"]>;
export type Coins = Readonly<Record<string, number>>;
/** What is in danger. */
export type Outlook = WarChestOutlook;
