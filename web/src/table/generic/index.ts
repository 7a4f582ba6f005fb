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

  /** The facts of a seat; on a phone only their numbers find room. */
  function chips(scene: Scene, seat: string): Chip[] {
    const index = seats.find((names) => names.length === scene.panels.length && names.includes(seat))?.indexOf(seat);
    const facts = scene.panels.find((panel) => panel.seat === index)?.facts ?? [];
    return facts.map((label, i) => ({ key: `fact-${i}`, value: NUMBER.exec(label)?.[0] ?? (label.length < 7 ? label : ""), label }));
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
