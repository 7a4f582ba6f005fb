import { expect, test } from "vitest";
import { gamePage, loadGame } from ".";
import { files } from "$lib/texts.svelte";
import { lobbyOf } from "./lobby";

const folders = Object.keys(import.meta.glob("./*/lobby.ts")).map((path) => path.split("/")[1]!);
const sources = import.meta.glob<string>(["../**/*.{ts,svelte,css}", "!../games/*/**", "!../wire.ts", "!../**/*.test.ts", "!../**/testing/**"], {
  query: "?raw",
  import: "default",
});

test("nothing outside a game's folder names it", async () => {
  expect(folders.length).toBeGreaterThan(1);
  const names = new RegExp(folders.map((name) => name.replaceAll("_", "[_ ]?")).join("|"), "i");
  const contents = await Promise.all(Object.entries(sources).map(async ([path, load]) => ({ path, content: await load() })));
  const naming = contents.flatMap(({ path, content }) => content.split("\n").flatMap((line) => (names.test(line) ? [`${path}: ${line.trim()}`] : [])));
  expect(naming).toEqual([]);
});

test("a game without a folder has no drawing and no pages of its own", async () => {
  expect(lobbyOf("nine_games")).toEqual({});
  expect(gamePage("nine_games", "maps")).toBe(null);
  await expect(loadGame("nine_games")).rejects.toThrow("nine_games");
});

test("every file of texts that is built is loaded by some page", async () => {
  const loaders = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../wire.ts", "!../**/*.test.ts"], { query: "?raw", import: "default" });
  const contents = (await Promise.all(Object.values(loaders).map((load) => load()))).flatMap((content) => content.match(/\b(loadTexts\(|texts: ).*/g) ?? []);
  const loaded = contents.join(" ");
  expect([...files].filter((file) => !folders.includes(file) && !loaded.includes(`"${file}"`))).toEqual([]);
});
