import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import App from "./App.svelte";
import { go } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { loadTexts, speak } from "./lib/texts.svelte";
import { findPage } from "./pages";

beforeEach(async () => {
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(path === "/api/games" ? [] : path === "/api/me" ? { id: null, name: "", login: null } : { mine: [], open: [], running: [] }),
  );
  settings.lang = "en";
  await loadTexts("en", "web");
  speak("en");
});
afterEach(() => vi.unstubAllGlobals());

test("the frame names the house and shows the lobby", async () => {
  go("/", { replace: true });
  const app = mount(App, { target: document.body });
  flushSync();
  expect(document.querySelector("header")?.textContent).toContain("Tafelrunde");
  await vi.waitFor(() => expect(document.querySelector("main")?.textContent).toContain("Open tables"), 5000);
  await unmount(app);
});

test.each([
  ["/", "lobby", {}],
  ["/new", "new", {}],
  ["/join", "join", {}],
  ["/rules/war_chest", "rules", { game: "war_chest" }],
  ["/rules/war_chest/", "rules", { game: "war_chest" }],
  ["/rules", "rules", {}],
  ["/t/abc123", "table", { id: "abc123" }],
  ["/maps/mighty_empires", "maps", {}],
  ["/me", "me", {}],
])("%s shows a page", (path, name, props) => {
  expect(findPage(path)).toMatchObject({ name, props });
});

test("other addresses show none", () => {
  expect(findPage("/t/ABC")).toBe(null);
  expect(findPage("/toString")).toBe(null);
  expect(findPage("/maps/nine_games")).toBe(null);
});
