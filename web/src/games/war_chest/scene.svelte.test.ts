import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import { sampleView } from "./testing/samples";
import { Scene } from "./scene.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
});
afterEach(() => vi.useRealTimers());

const before = sampleView(["wolf cavalry e5", "raven scout e3"]);
const behind = sampleView(["wolf cavalry e4"]);
const told = [
  { kind: "used_tactic", fields: { seat: "wolf", unit: "cavalry" } },
  { kind: "moved", fields: { seat: "wolf", unit: "cavalry", from: "e5", to: "e4" } },
  { kind: "attacked", fields: { seat: "wolf", unit: "cavalry", from: "e4", target: "scout", hex: "e3" } },
  { kind: "lost_coin", fields: { seat: "raven", unit: "scout", hex: "e3", source: "stack", left: 0 } },
  { kind: "destroyed", fields: { seat: "raven", unit: "scout", hex: "e3" } },
];
const hexes = (scene: Scene): string => scene.pieces.map((piece) => piece.hex).join(" ");

it("plays what happened in order", () => {
  const scene = new Scene();
  scene.show(before, []);
  scene.show(behind, told);
  expect(hexes(scene)).toBe("e4 e3");
  expect(scene.fresh).toBe(true);
  vi.advanceTimersByTime(245);
  expect(scene.blow?.hex).toBe("e3");
  expect(hexes(scene)).toBe("e4 e3");
  vi.advanceTimersByTime(700);
  expect(hexes(scene)).toBe("e4");
  expect(scene.blow).toBe(null);
  vi.advanceTimersByTime(2000);
  expect(scene.fresh).toBe(false);
  expect(scene.traces).toHaveLength(3);
});

it("shows the end at once when something else comes, without animation, or at the beginning", () => {
  const scene = new Scene();
  scene.show(behind, told);
  expect(hexes(scene)).toBe("e4");
  scene.show(before, []);
  scene.show(behind, told);
  scene.finish();
  expect(hexes(scene)).toBe("e4");
  settings.speed = 0;
  scene.show(before, []);
  scene.show(behind, told);
  expect(hexes(scene)).toBe("e4");
  scene.stop();
});

it("does not play what did not lead from here, as in a step back", () => {
  const scene = new Scene();
  scene.show(behind, []);
  scene.show(before, told);
  expect(hexes(scene).split(" ").sort()).toEqual(["e3", "e5"]);
  scene.stop();
});

it("changes who holds a location when that is told", () => {
  const scene = new Scene();
  const start = sampleView(["wolf cavalry g3"]);
  scene.show(start, []);
  expect(scene.locations.g3).toBe("neutral");
  scene.show({ ...start, locations: { ...start.locations, g3: "wolf" } }, [
    { kind: "controlled", fields: { seat: "wolf", unit: "cavalry", hex: "g3", before: "neutral" } },
  ]);
  expect(scene.locations.g3).toBe("wolf");
  scene.stop();
});
