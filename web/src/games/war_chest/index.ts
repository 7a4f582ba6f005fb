// War Chest at the table: board, hand, sheet and a few words.

import { settings } from "$lib/settings.svelte";
import { loadTexts, t } from "$lib/texts.svelte";
import type { Chip, GameUi } from "../game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { isHex } from "./places";
import Sheet from "./Sheet.svelte";
import type { View } from "./types";
import { about, isCoin, name, say } from "./lexicon";

await loadTexts(settings.lang, "board", "war_chest_web"); // whoever loads the game has its words too

/** The numbers that matter: markers placed, coins in hand and bag. */
function chips(view: View, seat: string): Chip[] {
  const player = view.players[seat];
  if (!player) return [];
  const placed = view.markers_total - (view.markers[player.side] ?? 0);
  return [
    { key: "markers", value: `${placed}/${view.markers_total}`, label: t("war_chest-fact-markers", { placed, total: view.markers_total }) },
    { key: "hand", value: String(player.hand_size), label: t("war_chest-fact-hand", { count: player.hand_size }) },
    { key: "bag", value: String(player.bag_size), label: t("war_chest-fact-bag", { count: player.bag_size }) },
  ];
}

/** Round and initiative, the draft, or how it ended. */
function headline(view: View): string {
  if (view.winner) {
    const key = view.winner === "nobody" ? "war_chest-head-drawn" : "war_chest-head-won";
    return t(key, { winner: name(view.winner), reason: name(view.reason ?? ""), hex: view.won_on ?? "none" });
  }
  if (view.draft) return say("track-draft"); // who picks next stands beside the pool
  const moved = view.initiative_moved ? "yes" : "no";
  return t("war_chest-head-round", { round: view.round, initiative: name(view.initiative ?? ""), moved });
}

function track(view: View): string {
  if (view.winner) return view.winner === "nobody" ? name(view.reason ?? "") : say("track-won", { winner: name(view.winner) });
  if (view.draft) return say("track-draft");
  return say("track-round", { round: view.round, initiative: view.initiative ? name(view.initiative) : "?" });
}

export const ui = {
  Board,
  Hand,
  Sheet,
  chips,
  headline,
  track,
  kind(token) {
    if (isHex(token)) return "board";
    if (isCoin(token)) return "hand";
    return /^(raven|wolf)(_\d)?$/.test(token) ? "seat" : "word";
  },
  /** Passing gives a coin away for nothing. */
  risky: (words) => words.includes("pass"),
  about: (token) => (isCoin(token) ? about(token) : ""),
  keys: [
    { keys: ["+", "−", "0"], about: () => t("play-key-zoom") },
    { keys: ["L"], about: () => t("play-key-labels") },
    { keys: ["T"], about: () => t("play-key-threats") },
  ],
  starts: (view, token) => view.units.some((unit) => unit.hex === token && unit.seat === view.viewer),
} satisfies GameUi<View>;

export default ui;
