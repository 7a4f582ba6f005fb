import { describe, expect, it } from "vitest";
import { clamp, NEAREST, onBoard, onScreen, reveal, scale, whole, zoomAt } from "./camera";

const box = { x: -100, y: -50, width: 200, height: 100 };
const screen = { width: 400, height: 400 };

describe("camera", () => {
  it("fits the whole board at first", () => {
    expect(whole(box)).toEqual({ zoom: 1, x: 0, y: 0 });
    expect(scale(screen, box, 1)).toBe(2);
  });
  it("neither leaves the board nor goes too near or too far", () => {
    expect(clamp({ zoom: 0.2, x: 999, y: 999 }, screen, box)).toEqual({ zoom: 1, x: 0, y: 0 });
    const near = clamp({ zoom: 99, x: 999, y: -999 }, screen, box);
    expect(near).toEqual({ zoom: NEAREST, x: 80, y: -30 });
  });
  it("keeps the middle of a side that fits", () => {
    expect(clamp({ zoom: 1.5, x: 0, y: 40 }, screen, box).y).toBe(0);
  });
  it("goes from screen to board and back", () => {
    const camera = { zoom: 2.5, x: 10, y: -7 };
    const point = onBoard({ x: 123, y: 321 }, camera, screen, box);
    const back = onScreen(point, camera, screen, box);
    expect(back.x).toBeCloseTo(123);
    expect(back.y).toBeCloseTo(321);
  });
  it("zooms around what is under the finger", () => {
    const finger = { x: 260, y: 210 };
    const before = onBoard(finger, whole(box), screen, box);
    const after = onBoard(finger, zoomAt(whole(box), 4, finger, finger, screen, box), screen, box);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });
  it("moves no farther than needed to show something", () => {
    const camera = { zoom: 4, x: 0, y: 0 };
    expect(reveal(camera, { x: 3, y: 2 }, 10, screen, box)).toEqual(camera);
    const there = reveal(camera, { x: 60, y: 0 }, 10, screen, box);
    expect(there.x).toBe(45);
  });
});
