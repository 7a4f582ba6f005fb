// Seventh Stone at the table: map, sheet, sheets that lie over it, and a few words.

import { settings } from "$lib/settings.svelte";
import { loadTexts, t } from "$lib/texts.svelte";
import type { Chip, Composing, GameUi } from "../game";
import Aid from "./Aid.svelte";
import { allocating } from "./allocation";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { isField, isSeat, isStone, name, say, stoneText } from "./lexicon";
import { ordering } from "./order";
import { headline, track } from "./sayings";
import Sheet from "./Sheet.svelte";
import Sheets from "./Sheets.svelte";
import type { View } from "./types";

await loadTexts(settings.lang, "board", "seventh_stone_web", "seventh_stone_map"); // whoever loads the game has its words too

/** The numbers that matter: tear stones, the budget, stones in hand. */
function chips(view: View, seat: string): Chip[] {
  const player = view.players[seat];
  if (!player || view.year === 0) return [];
  if (player.out) return [{ key: "out", value: "–", label: t("seventh_stone-fact-out") }];
  return [
    { key: "tear_stones", value: `${player.ts}/${view.ts_to_win}`, label: t("seventh_stone-fact-ts", { ts: player.ts, needed: view.ts_to_win }) },
    { key: "budget", value: String(player.budget), label: t("seventh_stone-fact-budget", { rs: player.budget }) },
    { key: "units", value: `${player.military}+${player.mercenary}`, label: say("fact-units-short", { military: player.military, mercenary: player.mercenary }) },
    { key: "hand", value: String(player.hand_size), label: t("seventh_stone-fact-hand", { count: player.hand_size }) },
    ...(player.allocated ? [{ key: "allocated", value: "✓", label: t("seventh_stone-fact-allocated") }] : []),
  ];
}

/** Allocations, and orders and battles, are put together; everything else is chosen word by word. */
const composing: Composing = {
  handles: (legal) => allocating.handles(legal) || ordering.handles(legal),
  sentence: (legal, chosen) => (allocating.handles(legal) ? allocating : ordering).sentence(legal, chosen),
  back: (chosen) => (chosen[0] === "allocate" ? [] : chosen.slice(0, -1)),
};

const ASKED_IN_WORDS = ["people", "support", "battles"];

export const ui = {
  Board,
  Hand,
  Sheet,
  Sheets,
  Aid,
  composing,
  offersWords: (view) => !ASKED_IN_WORDS.includes(view.prompt ?? ""),
  chips,
  headline,
  track,
  kind(token) {
    if (isField(token)) return "board";
    if (isSeat(token)) return "seat";
    return isStone(token) ? "hand" : "word";
  },
  /** What ends something or is hidden from then on wants a second tap. */
  risky: (words) => ["done", "pass", "take", "discard", "capital", "barracks"].includes(words[0] ?? ""),
  saying([verb = "", what = ""]) {
    if (verb === "done") return say("place-done");
    if (["take", "discard", "capital", "barracks"].includes(verb)) return say(`say-${verb}`, { what: isStone(what) ? name(what) : what });
    return verb === "position" ? say("say-position", { what }) : null;
  },
  about: (token) => (isStone(token) ? stoneText(token) : ""),
  starts: () => true,
  keys: [
    { keys: ["T"], about: () => say("key-reference") },
    { keys: ["S"], about: () => say("key-year") },
    { keys: ["B"], about: () => say("key-market") },
  ],
} satisfies GameUi<View>;

export default ui;
