// Mighty Empires in the lobby.

import { t } from "$lib/texts.svelte";
import { resize, type Plan } from "../../parts/plan";
import type { GameLobby } from "../lobby";
import Banner from "./lobby/Banner.svelte";
import { readQuality, readRaces, writeQuality, writeRaces } from "./lobby/peoples";
import { keptWorld } from "./maps/draft.svelte";
import { compact, playersOf, readWorld, type World } from "./maps/world";

/** The map that is chosen, null where one is made. */
function ownWorld(plan: Plan): World | null {
  const text = plan.options.map ?? "none";
  return text === "none" ? null : readWorld(text);
}

const isOwn = (plan: Plan): boolean => plan.options.map_source === "import";

export default {
  Banner,
  texts: ["mighty_empires_maps"],
  topics: [
    { title: "mighty_empires_maps-form-topic-common", options: ["battle_mode", "races", "map", "max_rounds", "vp_target"] },
    {
      title: "mighty_empires_maps-form-topic-start",
      options: ["capital_choice", "min_capital_distance", "start_season", "start_gold", "start_fields", "neutral_castles", "vacant"],
    },
    {
      title: "mighty_empires_maps-form-topic-order",
      options: ["pairing", "most_battles", "build_order", "event_repeat", "multi_battle_rp", "rp_carry_over", "unplayed_rp", "elimination"],
    },
    {
      title: "mighty_empires_maps-form-topic-battle",
      options: ["seal_gold", "most_reinforced", "largest_bonus", "quality", "loser_barred", "extra_battles", "assassin_wounds"],
    },
    {
      title: "mighty_empires_maps-form-topic-land",
      options: [
        "mine_exhaustion",
        "rebuild_exhausted",
        "isolated_mines_pay",
        "allow_demolish",
        "component_limits",
        "volcano_surcharge",
        "dragon_guards",
        "hoard_total_3",
        "hoard_as_tower",
      ],
    },
    {
      title: "mighty_empires_maps-form-topic-year",
      options: [
        "seasons",
        "dragon_spread",
        "revolution_hits_capital",
        "winter_ranking",
        "race_rules",
        "skaven_strict",
        "dwarf_castle_mine",
        "beastmen_raiders",
        "undead_windfalls",
      ],
    },
  ],
  picker: { option: "map", load: () => import("./lobby/MapPicker.svelte") },
  fields: {
    battle_mode: () => import("./lobby/BattlePicker.svelte"),
    races: () => import("./lobby/PeoplePicker.svelte"),
    quality: () => import("./lobby/QualityPicker.svelte"),
  },
  missing(plan) {
    if (!isOwn(plan)) return null;
    if ((plan.options.map ?? "none") === "none") return t("mighty_empires_maps-form-missing");
    const world = ownWorld(plan);
    const [least, most] = world ? playersOf(world) : [0, Infinity];
    return plan.seats.length < least || plan.seats.length > most ? t("mighty_empires_maps-form-count", { least, most }) : null;
  },
  /** The editor sends people here with what they have drawn. */
  begin(plan, query) {
    const world = query.map === "draft" ? keptWorld() : null;
    if (!world) return;
    const [least, most] = playersOf(world);
    Object.assign(plan.options, { map_source: "import", map: compact(world) });
    plan.seats = resize(plan.seats, Math.min(Math.max(plan.seats.length, least), most));
  },
  resized(plan) {
    const players = plan.seats.length;
    const { races, quality, vacant } = plan.options;
    if (races) plan.options.races = writeRaces(readRaces(races, players));
    if (quality) plan.options.quality = writeQuality(readQuality(quality, players));
    if (Number(vacant ?? 0) > players - 2) delete plan.options.vacant;
  },
} satisfies GameLobby;
