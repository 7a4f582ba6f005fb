// Made of the grammar by kernel/written.py; not to be edited.

export const SEAT_NAMES = ["bear", "eagle", "griffin", "lion", "otter", "stag", "unicorn", "falcon"] as const;
export const TERRAIN_NAMES = ["mountain", "volcano", "swamp", "desert", "tundra", "plains", "forest", "woodland", "hills", "lake",
  "farmland", "river"] as const;
export const BATTLEFIELD_NAMES = ["mountain", "volcano", "swamp", "desert", "tundra", "plains_fields", "dense_forest", "woodland_plain",
  "plains_hills", "lake", "plains_fields", "river"] as const;
export const BUILDING_NAMES = ["none", "mine", "castle", "city", "special"] as const;
export const RACE_NAMES = ["empire", "bretonnia", "lizardmen", "wood_elves", "ogre_kingdoms", "chaos_dwarfs", "dogs_of_war", "high_elves",
  "dark_elves", "dwarfs", "chaos", "daemons", "orcs_goblins", "beastmen", "skaven", "tomb_kings", "vampire_counts"] as const;
export const SEASON_NAMES = ["spring", "summer", "autumn", "winter"] as const;
export const PHASE_NAMES = ["setup_capital", "setup_fields", "spring_equinox", "events", "income", "challenge", "battle", "build",
  "victory_check", "autumn_equinox", "undead_campaign", "winter_events", "taxes", "ended"] as const;
export const RESULT_NAMES = ["defeat", "draw", "narrow", "overwhelming", "massacre"] as const;
export const SPELL_NAMES = ["none", "fizzle", "plenty", "void_of_chaos", "earthquake", "dam_river", "transmutation", "fizzle", "blight",
  "flood", "vortex", "death_fog", "tornado"] as const;
export const WEIRD_NAMES = ["void_of_chaos", "earthquake", "dam_river", "death_fog"] as const;
export const EVENT_NAMES = ["fools_gold", "building_boom", "disaster", "all_or_nothing", "scouts", "diplomacy", "land_grab",
  "reinforcements", "assassin", "spies", "saboteurs", "agent"] as const;
export const WINTER_NAMES = ["none", "none", "dragon_rage", "uprising", "rebellion", "plague", "raiders", "increased_revenue",
  "good_harvest", "recognition", "famine", "revolution", "dragon_rage"] as const;
export const STANCE_NAMES = ["assault", "hold", "flank"] as const;
export const GENERAL_NAMES = ["lead", "command"] as const;
export const CHARACTER_NAMES = ["general", "champion"] as const;
export const CHANGEABLE_NAMES = ["battle_mode", "start_season", "max_rounds", "vp_target", "pairing", "most_battles", "multi_battle_rp",
  "rp_carry_over", "build_order", "event_repeat", "mine_exhaustion", "rebuild_exhausted", "allow_demolish", "dragon_spread",
  "revolution_hits_capital", "winter_ranking", "isolated_mines_pay", "volcano_surcharge", "dragon_guards", "hoard_total_3",
  "hoard_as_tower", "loser_barred", "skaven_strict", "elimination", "component_limits", "extra_battles", "assassin_wounds", "unplayed_rp",
  "largest_bonus", "seasons", "race_rules", "most_reinforced", "dwarf_castle_mine", "beastmen_raiders", "undead_windfalls", "seal_gold"] as
  const;
export const TAX_DICE: readonly number[] = [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2];
export const TAX_GOLD: readonly number[] = [0, 0, 5, 5, 5, 10, 10, 10, 10, 10, 10, 10];
export const RESULT_RP: readonly number[] = [1, 2, 3, 4, 5];
export const NARROW_FROM = 61;
export const OVERWHELMING_FROM = 151;
export const MASSACRE_FROM = 401;
export const MOST_BOUGHT = 250;
export const SIEGE_STEP = 50;
export const MARKER_POINTS = 3;
export const GROUND: readonly number[] = [-4, 4, 0, 0, -4, 4, -18, -12, -14, 3, -3, 0, 0, 3, 0, 2, 3, 0, -4, 0, 4, 0, 0, 3, 0, 4, 2, 0, 3,
  -4, 2, 3, 0, 0, 3, 0];
export const BEATS: readonly number[] = [2, 0, 1];
export const TEMPO: readonly number[] = [10, -10, 0];
export const BASES: readonly number[] = [1000, 1500, 2000, 2500];
export const EXTRAS: readonly number[] = [0, 100, 250];
export const SIEGE_MALUS: readonly number[] = [20, 12, 4];
export const HILL_VP = 150;
export const EXPECTED_RP: readonly (readonly number[])[] = [[229,229,234,234,237,237,240,240], [274,190,268,205,262,215,261,223],
  [331,151,313,173,300,186,292,198]];
