// The types of the view, and of what happened, under short names.

import type { SeventhStoneOutlook, SeventhStoneStory, SeventhStoneView } from "../../wire";

export type View = SeventhStoneView;
export type PlayerView = View["players"][string];
export type FieldView = View["fields"][number];
export type ArmyView = FieldView["armies"][number];
export type BuildingView = FieldView["buildings"][number];
export type BattleView = NonNullable<View["battle"]>;
/** What could be placed of what a sheet would buy. */
export type Outlook = SeventhStoneOutlook;
export type Story = SeventhStoneStory;
export type Year = Story["years"][number];
export type Market = Year["markets"][number];
export type Tournament = NonNullable<Year["tournament"]>;
export type Battle = Story["battles"][number];
export type Round = Battle["rounds"][number];
/** Equipment stones by name; only those that are there. */
export type Stones = Readonly<Record<string, number>>;
