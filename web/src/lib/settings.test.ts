import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

test("what is chosen is kept, and only that", async () => {
  const { choose, settings } = await import("./settings.svelte");
  choose("theme", "dark");
  expect(settings.theme).toBe("dark");
  expect(JSON.parse(localStorage.getItem("tafelrunde")!)).toEqual({ theme: "dark" });
});

test("what was kept is there again, unless it makes no sense", async () => {
  localStorage.setItem("tafelrunde", '{"theme": "purple", "confirm": "always", "toString": 1}');
  const { settings } = await import("./settings.svelte");
  expect(settings).toMatchObject({ theme: "auto", confirm: "always" });
});

test("a broken store is no obstacle", async () => {
  localStorage.setItem("tafelrunde", "{");
  const { choose, settings } = await import("./settings.svelte");
  choose("lang", "en");
  expect(settings.lang).toBe("en");
});

test("the theme is the colour scheme of the page, the system's unless one was chosen", async () => {
  const { applyTheme } = await import("./settings.svelte");
  const { style } = document.documentElement;
  applyTheme("dark");
  expect(style.colorScheme).toBe("dark");
  applyTheme("auto");
  expect(style.colorScheme).toBe("");
});
