// Seventh Stone in the form of a new table.

import { t } from "../../lib/texts.svelte";
import { readBoard } from "../boards";
import type { Offer } from "./offer";

export const seventhStone: Offer = {
  picker: { option: "custom_board", load: () => import("../BoardPicker.svelte") },
  missing(plan) {
    const text = plan.options.custom_board ?? "none";
    const problem = text === "none" ? null : readBoard(text, plan.seats.length).problem;
    return problem && t(`seventh_stone_web-board-${problem.key}`, problem.fields);
  },
};
