// Ethnos in the lobby.

import { t } from "$lib/texts.svelte";
import type { GameLobby } from "../lobby";
import Banner from "./lobby/Banner.svelte";
import { complete, tribeCount } from "./lobby/tribes";

export default {
  Banner,
  picker: { option: "tribes", load: () => import("./lobby/TribePicker.svelte") },
  missing(plan) {
    if (plan.options.tribe_choice !== "host" || complete(plan)) return null;
    return t("ethnos_map-pick-incomplete", { needed: tribeCount(plan) });
  },
} satisfies GameLobby;
