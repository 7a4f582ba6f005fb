// Mighty Empires at the table: map, calendar, order sheet, sheets that lie over it, and a few words.

import { settings } from "$lib/settings.svelte";
import { loadTexts } from "$lib/texts.svelte";
import { CHANGEABLE_NAMES, EVENT_NAMES, RACE_NAMES, WEIRD_NAMES } from "./facts";
import type { Chip, Composing, GameUi } from "../game";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { isSeat, isTile, name, PHASES, realmOf, say, WINTER_PHASES } from "./lexicon";
import { readOrder } from "./orders";
import { headline, saying, track } from "./sayings";
import Sheet from "./Sheet.svelte";
import Sheets from "./Sheets.svelte";
import type { View } from "./types";
import "./prompt.css";

await loadTexts(settings.lang, "board", "mighty_empires_web", "mighty_empires_map", "mighty_empires_orders"); // whoever loads the game has its words too

/** The numbers that matter: points, gold, fields. */
function chips(view: View, seat: string): Chip[] {
  const realm = realmOf(view, seat);
  if (!realm) return [];
  if (realm.status === "out") return [{ key: "out", value: "–", label: say("status-out") }];
  const battle = view.battles.find((one) => one.stage === "orders" && ((one.a === seat && one.army_a.sealed) || (one.b === seat && one.army_b.sealed)));
  return [
    { key: "score", value: String(realm.score), label: say("points-count", { points: realm.score }) },
    { key: "gold", value: String(realm.gold), label: say("chip-gold", { gold: realm.gold }) },
    { key: "tiles", value: String(realm.tiles), label: say("chip-tiles", { tiles: realm.tiles, cities: realm.cities }) },
    ...(battle || (view.question === "capital" && realm.chosen) ? [{ key: "sealed", value: "✓", label: say("sealed") }] : []),
  ];
}

/** Orders have countless sentences and are put together in the prompt. Reports have too; their form plays them. */
const composing: Composing = {
  handles: (legal) => legal.some(([verb]) => verb === "order" || verb === "muster"),
  sentence(_legal, chosen) {
    const draft = readOrder(chosen);
    return draft && (chosen[0] === "muster" || draft.stance !== null || chosen.length === 2) ? chosen : null;
  },
  back: () => [],
};

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
    if (isTile(token)) return "board";
    return isSeat(token) ? "seat" : "word";
  },
  /** What cannot be undone by the next click wants a second tap. */
  risky: ([verb = ""]) => !["cast", "reroll", "fight", "settle", "move_seat"].includes(verb),
  saying,
  absent: (view, seat) => realmOf(view, seat)?.status === "idle",
  orderWords(form, view) {
    const words = (list: readonly string[]): { word: string; text: string }[] => list.map((one) => ({ word: one, text: name(one) }));
    if (form === "TILE") return view.tiles.map((tile) => ({ word: tile.name, text: tile.name }));
    if (form === "RACE") return words(RACE_NAMES);
    if (form === "EVENT") return words(EVENT_NAMES);
    if (form === "EFFECT") return words(WEIRD_NAMES);
    if (form === "NAME") return CHANGEABLE_NAMES.map((one) => ({ word: one, text: name(`option_${one}`) }));
    if (form === "PHASE") return words([...PHASES, ...WINTER_PHASES]);
    return null;
  },
  /** Nearly every field is a target of some event: they glow once an event is chosen. */
  starts: (view) => view.question !== "event",
  keys: [
    { keys: ["K"], about: () => say("key-realms") },
    { keys: ["E"], about: () => say("key-events") },
    { keys: ["B"], about: () => say("key-battles") },
    { keys: ["G"], about: () => say("key-chronicle") },
    { keys: ["S"], about: () => say("key-course") },
    { keys: ["T"], about: () => say("key-reference") },
  ],
} satisfies GameUi<View>;

export default ui;
