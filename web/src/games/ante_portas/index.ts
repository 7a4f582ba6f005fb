// Ante Portas at the table: both lands, battlefield, community, sheets that lie over it, and a few words.

import { settings } from "$lib/settings.svelte";
import { loadTexts } from "$lib/texts.svelte";
import type { Chip, GameUi } from "../game";
import { composing, isRisky } from "./acts";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { about, communityOf, isCard, isHex, isSeat, isSite, say } from "./lexicon";
import { headline, saying, track } from "./sayings";
import Sheet from "./Sheet.svelte";
import Sheets from "./Sheets.svelte";
import type { View } from "./types";

await loadTexts(settings.lang, "board", "ante_portas_web"); // whoever loads the game has its words too

/** The numbers that matter: food, taler, improvements in hand; at the end of a duel about land the hexes, together what was achieved. */
function chips(view: View, seat: string): Chip[] {
  const community = communityOf(view, seat);
  if (!community) return [];
  const { goods } = community;
  if (view.reason !== "none" && view.mode === "coop") {
    const tiles = view.hexes.filter(({ tile }) => tile !== null).length;
    return [{ key: "beaten", value: String(view.defeated), label: say("end-facts", { defeated: view.defeated, tiles, wave: view.wave }) }];
  }
  if (view.reason !== "none") {
    const hexes = view.territory[community.team === "a" ? 0 : 1] ?? 0;
    return view.mode === "territory" ? [{ key: "score", value: String(hexes), label: say("territory-of", { team: community.team, count: hexes }) }] : [];
  }
  return [
    { key: "food", value: String(goods.food ?? 0), label: say("chip-food", { count: goods.food ?? 0 }) },
    { key: "taler", value: String(goods.taler ?? 0), label: say("chip-taler", { count: goods.taler ?? 0 }) },
    { key: "hand", value: String(community.hand_size), label: say("fact-hand", { count: community.hand_size, limit: community.hand_limit }) },
  ];
}

export const ui = {
  Board,
  Hand,
  Sheet,
  Sheets,
  Aid,
  composing,
  offersWords: () => true,
  chips,
  headline,
  track,
  kind(token) {
    if (isSite(token) || isHex(token)) return "board";
    if (isSeat(token)) return "seat";
    return isCard(token) ? "hand" : "word";
  },
  risky: (words) => isRisky(null, words),
  saying: (words) => saying(null, words),
  about: (token) => (isCard(token) ? about(token) : ""),
  starts: () => true,
  keys: [
    { keys: ["T"], about: () => say("key-reference") },
    { keys: ["S"], about: () => say("key-state") },
    { keys: ["W"], about: () => say("standing") },
  ],
} satisfies GameUi<View>;

export default ui;
