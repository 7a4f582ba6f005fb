// Ethnos in the lobby.

import type { GameLobby } from "../lobby";
import Banner from "./lobby/Banner.svelte";
import { complete, tribeCount } from "./lobby/tribes";
import { map } from "./lexicon";

export default {
  Banner,
  picker: { option: "tribes", load: () => import("./lobby/TribePicker.svelte") },
  missing(plan) {
    if (plan.options.tribe_choice !== "host" || complete(plan)) return null;
    return map("pick-incomplete", { needed: tribeCount(plan) });
  },
} satisfies GameLobby;
