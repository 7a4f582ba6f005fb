// A game of which there are no drawings: the table shows what the game tells as a scene, the same that the terminal draws.

import { loadTexts, t } from "$lib/texts.svelte";
import { settings } from "$lib/settings.svelte";
import type { Chip, GameUi } from "../../games/game";
import type { GameInfo, Scene } from "../../wire";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { thingsOf, wordOf, wordsOf } from "./scene";
import Sheet from "./Sheet.svelte";
import Sheets from "./Sheets.svelte";

await loadTexts(settings.lang, "board");

const NUMBER = /[+−-]?\d+(\/\d+)?/;

/** Return what the table needs for a game, given what is known of it. */
export function generic(info: GameInfo): GameUi<Scene> {
  const seats = Object.values(info.seats);

  /** The facts of a seat; on a phone only the numbers find room, and only of those that are not drawn beside the board. */
  function chips(scene: Scene, seat: string): Chip[] {
    const index = seats.find((names) => names.length === scene.panels.length && names.includes(seat))?.indexOf(seat);
    const panel = scene.panels.find((one) => one.seat === index);
    const drawn = new Set(panel?.heaps.map((heap) => heap.name));
    const short = (fact: string): string => (drawn.has(fact) ? "" : (NUMBER.exec(fact)?.[0] ?? (fact.length < 7 ? fact : "")));
    return panel?.facts.map((label, i) => ({ key: `fact-${i}`, value: short(label), label })) ?? [];
  }

  return {
    Board,
    Hand,
    Sheet,
    Sheets,
    chips,
    headline: (scene) => scene.headline,
    track: (scene) => scene.headline.split(" · ").slice(0, 2).join(" · "),
    kind(token, scene) {
      const words = wordsOf(scene);
      if (words.board.has(token)) return "board";
      if (words.hand.has(token)) return "hand";
      return seats.some((names) => names.includes(token)) ? "seat" : "word";
    },
    risky: () => false,
    about: (token, scene) => thingsOf(scene).find((thing) => wordOf(thing) === token)?.about ?? "",
    keys: [
      { keys: ["+", "−", "0"], about: () => t("play-key-zoom") },
      { keys: ["L"], about: () => t("play-key-labels") },
      { keys: ["I"], about: () => t("board-key-notes") },
    ],
  };
}
