// War Chest in the form of a new table.

import { t } from "../../lib/texts.svelte";
import { cardsOf, complete } from "../armies";
import type { Offer } from "./offer";

export const warChest: Offer = {
  picker: { option: "armies", load: () => import("../ArmyPicker.svelte") },
  missing(plan) {
    const players = plan.seats.length;
    if (plan.options.army_selection !== "custom" || complete(plan.options.armies ?? "none", players)) return null;
    return t("web-army-incomplete", { cards: cardsOf(players) });
  },
};
