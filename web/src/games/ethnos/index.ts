// Ethnos at the table: map, hand, sheets and a few words.

import { settings } from "$lib/settings.svelte";
import { loadTexts, t } from "$lib/texts.svelte";
import { TRIBE_NAMES } from "./facts";
import type { Chip, GameUi } from "../game";
import Board from "./Board.svelte";
import { composing } from "./cards";
import Composer from "./Composer.svelte";
import Hand from "./Hand.svelte";
import { headline, track } from "./sayings";
import Sheet from "./Sheet.svelte";
import Sheets from "./Sheets.svelte";
import { isKingdom } from "./standing";
import type { View } from "./types";
import { about, isCard, map, say, tribeOf } from "./lexicon";

await loadTexts(settings.lang, "board", "ethnos_web", "ethnos_map"); // whoever loads the game has its words too

/** The numbers that matter: glory and place, cards in hand, markers left. */
function chips(view: View, seat: string): Chip[] {
  const player = view.players[seat];
  if (!player || view.age === 0) return [];
  return [
    { key: "score", value: String(player.glory), label: map("fact-glory", { glory: player.glory, place: player.place }) },
    { key: "hand", value: String(player.hand_size), label: t("ethnos-fact-hand", { count: player.hand_size }) },
    { key: "supply", value: String(player.supply), label: t("ethnos-fact-supply", { count: player.supply }) },
  ];
}

const isTribe = (token: string): boolean => (TRIBE_NAMES as readonly string[]).includes(token);

export const ui = {
  Board,
  Hand,
  Sheet,
  Sheets,
  Aid: Composer,
  composing,
  chips,
  headline,
  track,
  kind(token) {
    if (isKingdom(token) || token === "deck" || /^band_\d+$/.test(token)) return "board";
    if (isCard(token)) return "hand";
    if (isTribe(token)) return "board";
    return /^(bear|eagle|fox|lion|owl|hart)$/.test(token) ? "seat" : "word";
  },
  /** Giving something up for nothing wants a second tap. */
  risky: (words) => words.includes("none") || words[0] === "stop",
  about: (token) => (isCard(token) || isTribe(token) ? about(tribeOf(token)) : ""),
  keys: [
    { keys: ["C"], about: () => say("key-crown") },
    { keys: ["T"], about: () => map("key-reference") },
    { keys: ["B"], about: () => map("key-camp") },
    { keys: ["S"], about: () => map("key-scoring") },
  ],
} satisfies GameUi<View>;

export default ui;
