import { afterEach, beforeEach, expect, test } from "vitest";
import { go, listen, route } from "./route.svelte";

let stop: () => void;
beforeEach(() => {
  stop = listen();
  go("/", { replace: true });
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

function click(link: string, event: MouseEventInit = {}): boolean {
  document.body.innerHTML = link;
  const pressed = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...event });
  document.querySelector("a > *, a")!.dispatchEvent(pressed);
  return pressed.defaultPrevented;
}

test("an address has a path, a query and a fragment", () => {
  go("/new?game=war_chest&with=bot");
  expect(route).toEqual({ path: "/new", query: { game: "war_chest", with: "bot" }, hash: "" });
  go("/rules/war_chest#WC-4.1");
  expect(route).toEqual({ path: "/rules/war_chest", query: {}, hash: "WC-4.1" });
});

test("a link inside the house is followed without loading", () => {
  expect(click('<a href="/t/abc?at=3"><b>table</b></a>')).toBe(true);
  expect(route).toMatchObject({ path: "/t/abc", query: { at: "3" } });
});

test.each([
  ["another site", '<a href="https://example.org/t/abc">x</a>', {}],
  ["a new tab", '<a href="/t/abc" target="_blank">x</a>', {}],
  ["a download", '<a href="/t/abc" download>x</a>', {}],
  ["the server's own addresses", '<a href="/api/tables/abc/record">x</a>', {}],
  ["a key held down", '<a href="/t/abc">x</a>', { ctrlKey: true }],
  ["the middle button", '<a href="/t/abc">x</a>', { button: 1 }],
])("%s is left to the browser", (_, link, event) => {
  document.addEventListener("click", (pressed) => pressed.preventDefault(), { once: true });
  click(link, event);
  expect(route.path).toBe("/");
});

test("stepping back shows the page before", async () => {
  go("/new");
  history.replaceState({}, "", "/me"); // as the browser does it, without telling us
  dispatchEvent(new PopStateEvent("popstate"));
  expect(route.path).toBe("/me");
});

test("a broken fragment is taken as it stands", () => {
  go("/join#%E0%A4%A");
  expect(route.hash).toBe("%E0%A4%A");
});
