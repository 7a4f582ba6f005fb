// The view's types under short names.

import type { MightyEmpiresView } from "../../wire";

export type View = MightyEmpiresView;
export type TileView = View["tiles"][number];
export type RealmView = View["realms"][number];
export type BattleView = View["battles"][number];
export type ArmyView = BattleView["army_a"];
export type ReportView = NonNullable<BattleView["report_a"]>;
