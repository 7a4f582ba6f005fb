// The view's types under short names.

import type { AntePortasView } from "../../wire";

export type View = AntePortasView;
export type HexView = View["hexes"][number];
export type SoldiersView = HexView["soldiers"][number];
export type TileView = NonNullable<HexView["tile"]>;
export type CommunityView = View["communities"][number];
export type BuildingView = CommunityView["buildings"][number];
export type MovementView = NonNullable<View["movement"]>;
export type FightView = NonNullable<View["fight"]>;
export type MarketView = NonNullable<View["market"]>;
/** Goods by name; only those that are there. */
export type Goods = Readonly<Record<string, number>>;
