// Mighty Empires in words: seats, terrain, events, spells and what they are called.

import { coat, type Coat } from "$lib/coats";
import { capitalised, lexicon } from "$lib/lexicon";
import { t } from "$lib/texts.svelte";
import type { RealmView, View } from "./types";

export const GAME = "mighty_empires";

export const SEATS = ["bear", "eagle", "griffin", "lion", "otter", "stag", "unicorn", "falcon"] as const;
/** In the order of a round; those of winter follow after an autumn round (ME-1.3, ME-1.5). */
export const PHASES = ["spring_equinox", "events", "income", "challenge", "battle", "build", "victory_check"] as const;
export const WINTER_PHASES = ["autumn_equinox", "undead_campaign", "winter_events", "taxes"] as const;
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export const EVENTS = [
  "fools_gold",
  "building_boom",
  "disaster",
  "all_or_nothing",
  "scouts",
  "diplomacy",
  "land_grab",
  "reinforcements",
  "assassin",
  "spies",
  "saboteurs",
  "agent",
] as const;
/** By the die (4.9, 4.10). */
export const SPELLS: Readonly<Record<string, readonly string[]>> = {
  spring: ["fizzle", "plenty", "void_of_chaos", "earthquake", "dam_river", "transmutation"],
  autumn: ["fizzle", "blight", "flood", "vortex", "death_fog", "tornado"],
};
/** By the sum of two dice, from 2 on (4.11). */
export const WINTER_RESULTS = ["dragon_rage", "uprising", "rebellion", "plague", "raiders", "increased_revenue", "good_harvest", "recognition", "famine", "revolution", "dragon_rage"] as const;
export const EFFECTS = ["void_of_chaos", "earthquake", "dam_river", "death_fog"] as const;
/** Options that a game master can still change while a campaign runs. */
export const CHANGEABLE = [
  ...["battle_mode", "start_season", "max_rounds", "vp_target", "pairing", "most_battles", "multi_battle_rp", "rp_carry_over"],
  ...["build_order", "event_repeat", "mine_exhaustion", "rebuild_exhausted", "allow_demolish", "dragon_spread", "revolution_hits_capital"],
  ...["winter_ranking", "isolated_mines_pay", "volcano_surcharge", "dragon_guards", "hoard_total_3", "hoard_as_tower", "loser_barred"],
  ...["skaven_strict", "elimination", "component_limits", "extra_battles", "assassin_wounds", "unplayed_rp", "largest_bonus", "seasons"],
  ...["race_rules", "most_reinforced", "dwarf_castle_mine", "beastmen_raiders", "undead_windfalls", "seal_gold"],
] as const;

export const RACES = [
  ...["empire", "bretonnia", "lizardmen", "wood_elves", "ogre_kingdoms", "chaos_dwarfs", "dogs_of_war", "high_elves", "dark_elves"],
  ...["dwarfs", "chaos", "daemons", "orcs_goblins", "beastmen", "skaven", "tomb_kings", "vampire_counts"],
] as const;
export const STANCES = ["assault", "hold", "flank"] as const;
export const GENERALS = ["lead", "command"] as const;
export const CHARACTERS = ["general", "champion"] as const;
export const BUILDINGS = ["mine", "castle", "city", "special"] as const;
/** Classes of a result and the empire points they bring (4.7). */
export const CLASSES = ["defeat", "draw", "narrow", "overwhelming", "massacre"] as const;

export const isTile = (token: string): boolean => /^[a-z]{1,2}\d{1,3}$/.test(token);
export const isSeat = (token: string): boolean => (SEATS as readonly string[]).includes(token);
export const isEvent = (token: string): boolean => (EVENTS as readonly string[]).includes(token);

export const { name, title, say, map } = lexicon(GAME);
/** What an event, a spell, a result of the winter table or a people is about, as a sentence. */
export function about(token: string): string {
  return `${capitalised(t(`mighty_empires-about-${token}`)).replace(/\.$/, "")}.`;
}
export const terrainText = (terrain: string): string => title(terrain);
export const groundText = (ground: string): string => title(ground);
export const phaseText = (phase: string): string => t(`mighty_empires-phase-${phase}`);
export const seasonText = (season: string): string => title(season);
export const classText = (kind: string): string => name(kind);

/** A number with its sign, as modifiers are written. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0");

/** The coat of arms of a seat; its letter is that of the seat's name in the language spoken. */
export function coatOf(view: Pick<View, "realms">, seat: string): Coat {
  const at = Math.max(
    view.realms.findIndex((realm) => realm.seat === seat),
    0,
  );
  return { ...coat(undefined, view.realms.length, at), letter: letterOf(seat) };
}
export const letterOf = (seat: string): string => name(`letter_${seat}`);
export const seatIndex = (view: Pick<View, "realms">, seat: string | null): number => view.realms.findIndex((realm) => realm.seat === seat);
export const realmOf = (view: View, seat: string | null): RealmView | undefined => view.realms.find((realm) => realm.seat === seat);
export const listText = (seats: readonly string[]): string => seats.map(name).join(", ");
/** What a line of text says of a seat (SeatName). */
export const seatOf = (view: Pick<View, "realms">, seat: string): { coat: Coat; name: string } => ({ coat: coatOf(view, seat), name: name(seat) });
