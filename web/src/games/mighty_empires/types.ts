// The types of the view, and of what happened, under short names.

import type { MightyEmpiresOutlook, MightyEmpiresStory, MightyEmpiresView } from "../../wire";

export type View = MightyEmpiresView;
export type TileView = View["tiles"][number];
export type RealmView = View["realms"][number];
export type BattleView = View["battles"][number];
export type ArmyView = BattleView["army_a"];
export type ReportView = NonNullable<BattleView["report_a"]>;
/** What a seat could do that is asked. */
export type Outlook = MightyEmpiresOutlook;
export type Story = MightyEmpiresStory;
/** A battle as it was fought. */
export type Fight = Story["battles"][number];
/** A round or a winter. */
export type Chapter = Story["chapters"][number];
