// Ethnos in the form of a new table.

import { t } from "../../lib/texts.svelte";
import { complete, mayTakePart, tribeCount } from "../tribes";
import type { Offer } from "./offer";

export const ethnos: Offer = {
  values(plan, option) {
    const { options } = plan;
    const open = options.open_hands === "on";
    switch (option.name) {
      case "tribes":
        return options.tribe_choice === "host" ? option.choices : [];
      case "fairies":
        return options.tribe_choice === "first_game" ? [] : option.choices; // those tribes are settled
      case "two_player_tie":
        return plan.seats.length === 2 ? option.choices : [];
      case "merfolk_scoring":
        return mayTakePart(plan, "merfolk") ? option.choices : [];
      case "orc_partial":
        return mayTakePart(plan, "orc") ? option.choices : [];
      case "show_known_cards":
      case "reveal_hands_at_age_end":
        return open ? [] : option.choices; // nothing is hidden
      default:
        return option.choices;
    }
  },
  usual(plan, option) {
    // Bots remember every card they saw, so people are reminded too.
    return option.name === "show_known_cards" && plan.seats.some((one) => one.kind === "bot") ? "on" : undefined;
  },
  picker: { option: "tribes", load: () => import("../TribePicker.svelte") },
  missing(plan) {
    if (plan.options.tribe_choice !== "host" || complete(plan)) return null;
    return t("ethnos_map-pick-incomplete", { needed: tribeCount(plan) });
  },
};
