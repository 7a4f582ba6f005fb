// Seventh Stone in the lobby.

import { t } from "$lib/texts.svelte";
import type { GameLobby } from "../lobby";
import Banner from "./lobby/Banner.svelte";
import { readBoard } from "./lobby/boards";

export default {
  Banner,
  picker: { option: "custom_board", load: () => import("./lobby/BoardPicker.svelte") },
  missing(plan) {
    const text = plan.options.custom_board ?? "none";
    const problem = text === "none" ? null : readBoard(text, plan.seats.length).problem;
    return problem && t(`seventh_stone_web-board-${problem.key}`, problem.fields);
  },
} satisfies GameLobby;
