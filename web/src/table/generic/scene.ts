// What a scene says about its words, fields and seats. Pure, so that it can be tested.

import { t } from "$lib/texts.svelte";
import type { Cell, Coat, Piece, Scene, Thing } from "../../wire";
import type { Sentence } from "../path";

interface Words {
  board: ReadonlySet<string>;
  hand: ReadonlySet<string>;
}

const known = new WeakMap<Scene, Words>();

/** The word that names a thing in sentences; `recruit orc` stands for a sentence that begins like this. */
export const wordOf = (thing: Thing): string => thing.token.slice(thing.token.lastIndexOf(" ") + 1);

/** Everything that can be chosen beside the fields. */
export const thingsOf = (scene: Scene): Thing[] => [...scene.hand, ...scene.groups.flatMap((group) => group.things)];

/** Return which words name fields and which name things; one that is both is a field. */
export function wordsOf(scene: Scene): Words {
  const found = known.get(scene) ?? { board: new Set(scene.cells.map((cell) => cell.token)), hand: new Set(thingsOf(scene).map(wordOf)) };
  known.set(scene, found);
  return found;
}

/** Return the coat of arms of a seat, as the client writes it. */
export function coatOf(scene: Scene, seat: number): { seat: number; tincture: number; ordinary: string; letter: string } {
  const coat: Coat | undefined = scene.coats[seat];
  return { seat, tincture: (coat?.tincture ?? 0) + 1, ordinary: coat?.ordinary ?? "plain", letter: coat?.letter ?? "" };
}

/** Return the name of a seat, its letter where it has no panel. */
export function seatText(scene: Scene, seat: number): string {
  return scene.panels.find((panel) => panel.seat === seat)?.title ?? scene.coats[seat]?.letter ?? "";
}

/** Return all that a field shows, in words. */
export function fieldText(scene: Scene, cell: Cell): string {
  const { piece } = cell;
  const parts = [
    cell.name || cell.token,
    ...(piece ? [piece.seat < 0 ? piece.name : t("board-piece", { name: piece.name, seat: seatText(scene, piece.seat), strength: piece.strength })] : []),
    ...(cell.about ? [cell.about] : placeText(scene, cell)),
    ...cell.lines,
    ...cell.stacks.map((stack) => `${seatText(scene, stack.seat)} ${stack.count}`),
  ];
  return parts.filter(Boolean).join(", ");
}

/** Return who holds a place; where there is more to be said the game says it all. */
function placeText(scene: Scene, cell: Cell): string[] {
  if (!cell.place) return [];
  return [cell.owner < 0 ? t("board-free") : t("board-held", { seat: seatText(scene, cell.owner) })];
}

/** Return the fields that what happened speaks of. */
export function touched(scene: Scene, told: readonly { fields: Record<string, string | number | null> }[]): Set<string> {
  const { board } = wordsOf(scene);
  return new Set(told.flatMap(({ fields }) => Object.values(fields).filter((value): value is string => typeof value === "string" && board.has(value))));
}

/** Return from where to where something went: events that name two fields. */
export function moves(scene: Scene, told: readonly { fields: Record<string, string | number | null> }[]): { from: string; to: string }[] {
  const { board } = wordsOf(scene);
  const named = told.map(({ fields }) => Object.values(fields).filter((value): value is string => typeof value === "string" && board.has(value)));
  return named.flatMap(([from, to, ...more]) => (from && to && from !== to && more.length === 0 ? [{ from, to }] : []));
}

/** Return what is worth glowing before anything is chosen: where sentences go from field to field those that one goes from. */
export function openers(scene: Scene, legal: readonly Sentence[], choices: ReadonlySet<string>): ReadonlySet<string> {
  const { board } = wordsOf(scene);
  const ways = legal.map((sentence) => sentence.filter((token) => board.has(token)));
  if (!ways.some((way) => way.length > 1)) return choices;
  const first = new Set(ways.map(([token]) => token));
  return new Set([...choices].filter((token) => !board.has(token) || first.has(token)));
}

/** Whether a sentence has all of these words, as often as they are named. */
function holds(sentence: Sentence, words: Sentence): boolean {
  const left = [...sentence];
  return words.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What a click on a thing leads to: words that are added one by one, or a sentence that is begun anew. */
export function click(thing: Thing, legal: readonly Sentence[], chosen: Sentence): { add: string[] } | { begin: string[] } {
  const words = thing.token.split(" ");
  const missing = words.filter((word) => !chosen.includes(word));
  const possible = legal.some((sentence) => holds(sentence, [...chosen, ...missing]));
  if (words.length > 1 && !possible && legal.some((sentence) => holds(sentence, words))) return { begin: words };
  return { add: missing.length > 0 && (possible || words.length === 1) ? missing : [wordOf(thing)] };
}

/** Whether a thing can be chosen now. */
export function glows(thing: Thing, legal: readonly Sentence[], choices: ReadonlySet<string>, chosen: Sentence): boolean {
  const word = wordOf(thing);
  if (choices.has(word)) return true;
  if (!thing.token.includes(" ") || chosen.includes(word)) return false;
  const missing = thing.token.split(" ").filter((one) => !chosen.includes(one));
  return legal.length > 1 && legal.some((sentence) => holds(sentence, [...chosen, ...missing]));
}

/** A piece as something that stays itself while it moves. */
export interface Standing {
  id: number;
  token: string;
  piece: Piece;
}

let last = 0;

/** Return the pieces of a scene; those that were there before stay themselves, as far as that can be seen. */
export function recognise(before: readonly Standing[], cells: readonly Cell[]): Standing[] {
  const left = [...before];
  const take = (test: (one: Standing) => boolean): number | null => {
    const at = left.findIndex(test);
    return at < 0 ? null : left.splice(at, 1)[0]!.id;
  };
  const alike = (one: Piece, other: Piece): boolean => one.code === other.code && one.seat === other.seat;
  const now = cells.flatMap(({ token, piece }) => (piece ? [{ token, piece }] : []));
  const stayed = now.map(({ token, piece }) => take((one) => one.token === token && alike(one.piece, piece)));
  const all = now.map((one, i) => ({ ...one, id: stayed[i] ?? take((old) => alike(old.piece, one.piece)) ?? ++last }));
  return all.sort((a, b) => a.id - b.id); // so that nothing is taken out of the page and put back, which would cut an animation short
}
