// Seventh Stone in the form of a new table.

import { t } from "../../lib/texts.svelte";
import { readBoard } from "../boards";
import type { Offer } from "./offer";

const FOUR_ONLY = ["double_move", "four_islands"];
const OTHER_BOARDS = ["four_islands", "board_seed"];

export const seventhStone: Offer = {
  closed(plan, option) {
    const players = 4;
    if (FOUR_ONLY.includes(option.name) && plan.seats.length !== players) return t("web-option-players", { players });
    const own = plan.options.custom_board ?? "none";
    if (own !== "none" && OTHER_BOARDS.includes(option.name)) return t("web-option-not-with", { option: t("seventh_stone-name-custom_board") });
    return null;
  },
  picker: { option: "custom_board", load: () => import("../BoardPicker.svelte") },
  missing(plan) {
    const text = plan.options.custom_board ?? "none";
    const problem = text === "none" ? null : readBoard(text, plan.seats.length).problem;
    return problem && t(`seventh_stone_web-board-${problem.key}`, problem.fields);
  },
};
