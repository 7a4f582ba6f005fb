// Ethnos in the form of a new table.

import { t } from "../../lib/texts.svelte";
import { complete, tribeCount } from "../tribes";
import type { Offer } from "./offer";

export const ethnos: Offer = {
  picker: { option: "tribes", load: () => import("../TribePicker.svelte") },
  missing(plan) {
    if (plan.options.tribe_choice !== "host" || complete(plan)) return null;
    return t("ethnos_map-pick-incomplete", { needed: tribeCount(plan) });
  },
};
