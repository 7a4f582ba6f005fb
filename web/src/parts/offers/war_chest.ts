// War Chest in the form of a new table.

import { t } from "../../lib/texts.svelte";
import { cardsOf, complete } from "../armies";
import type { Offer } from "./offer";

const TWO_ONLY = ["first_game", "battle_gaugamela", "battle_bannockburn", "battle_crecy", "mirror"];

export const warChest: Offer = {
  values(plan, option) {
    const players = plan.seats.length;
    const { options } = plan;
    switch (option.name) {
      case "army_selection":
        return option.choices.filter((value) => players === 2 || !TWO_ONLY.includes(value));
      case "armies":
        return options.army_selection === "custom" ? option.choices : [];
      case "initiative_start":
        return option.choices.filter((value) => value === "flip" || Number(value) < players);
      case "adjudication": {
        const limits = [options.max_rounds, options.max_coin_plays];
        const limited = limits.some((limit) => limit !== undefined && limit !== "none");
        return limited || plan.seats.some((one) => one.kind === "bot") ? option.choices : []; // bots get a limit in any case
      }
      default:
        return option.choices;
    }
  },
  picker: { option: "armies", load: () => import("../ArmyPicker.svelte") },
  missing(plan) {
    const players = plan.seats.length;
    if (plan.options.army_selection !== "custom" || complete(plan.options.armies ?? "none", players)) return null;
    return t("web-army-incomplete", { cards: cardsOf(players) });
  },
};
