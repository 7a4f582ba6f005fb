// The view's types under short names.

import type { SeventhStoneView } from "../../wire";

export type View = SeventhStoneView;
export type PlayerView = View["players"][string];
export type FieldView = View["fields"][number];
export type ArmyView = FieldView["armies"][number];
export type CohortView = ArmyView["cohorts"][number];
export type BuildingView = FieldView["buildings"][number];
export type ConflictView = View["conflicts"][number];
export type BattleView = NonNullable<View["battle"]>;
export type SideView = BattleView["sides"][number];
/** Equipment stones by name; only those that are there. */
export type Stones = Readonly<Record<string, number>>;
