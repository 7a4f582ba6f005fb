// War Chest in the lobby.

import { t } from "$lib/texts.svelte";
import type { GameLobby } from "../lobby";
import { cardsOf, complete } from "./lobby/armies";
import Banner from "./lobby/Banner.svelte";

export default {
  Banner,
  texts: ["war_chest_web"],
  picker: { option: "armies", load: () => import("./lobby/ArmyPicker.svelte") },
  missing(plan) {
    const players = plan.seats.length;
    if (plan.options.army_selection !== "custom" || complete(plan.options.armies ?? "none", players)) return null;
    return t("war_chest_web-army-incomplete", { cards: cardsOf(players) });
  },
} satisfies GameLobby;
