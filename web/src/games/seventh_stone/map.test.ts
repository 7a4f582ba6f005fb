import { describe, expect, it } from "vitest";
import { arrow, banners, beside, boxOf, cellOf, cornerOf, curve, frontiers, layoutOf, links, middleOf, rows, shores, TILE, tracesOf } from "./map";
import { position } from "./testing/samples";

describe("fields", () => {
  it("lie by column and row, row 1 on top", () => {
    expect(cellOf("d2")).toEqual({ column: 3, row: 1 });
    expect(cornerOf("a1")).toEqual({ x: 0, y: 0 });
    expect(middleOf("b3")).toEqual({ x: 150, y: 250 });
    expect(boxOf(7, 6).width).toBeGreaterThan(7 * TILE);
  });
  it("have fields beside them up to the edge", () => {
    expect(beside("b2", "top", 4, 4)).toBe("b1");
    expect(beside("b2", "right", 4, 4)).toBe("c2");
    expect(beside("a1", "left", 4, 4)).toBeNull();
    expect(beside("d4", "bottom", 4, 4)).toBeNull();
  });
});

describe("map", () => {
  const { view } = position("move");
  it("has a shore where water ends", () => {
    expect(shores(view, "b3")).toEqual(["top", "right", "bottom", "left"]);
    const river = { columns: 3, rows: 1, fields: view.fields.slice(0, 3).map((field) => ({ ...field, kind: field.field === "c1" ? "yield" : "water" })) };
    expect(shores(river, "b1")).toEqual(["right"]); // the edge of the board is none
  });
  it("has frontiers around what somebody controls", () => {
    expect(view.fields.find((field) => field.field === "a1")!.controller).toBe("boar");
    expect(frontiers(view, "a1")).toContain("top");
    expect(frontiers(view, "c3")).toEqual([]); // the volcano is nobody's
  });
  it("joins portals of a colour, and all of them in a year of open portals", () => {
    const closed = links({ ...view, event: null });
    expect(closed.map((link) => [link.from, link.to, link.colour])).toEqual([
      ["b1", "b2", "yellow"],
      ["d3", "c4", "blue"],
    ]);
    const open = links({ ...view, event: "open_portals" });
    expect(open).toHaveLength(6);
    expect(open.filter((link) => link.colour === null)).toHaveLength(4);
  });
  it("has arrows beside what stands in the middle", () => {
    expect(arrow("a1", "b1")).toEqual({ d: "M70 24L102 24", x: 102, y: 24, angle: 0 });
    expect(arrow("a2", "a1")).toMatchObject({ x: 87, y: 98, angle: -90 });
    expect(arrow("a1", "a2")).toMatchObject({ x: 87, y: 102, angle: 90 });
  });
  it("swerves", () => expect(curve({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.1)).toBe("M0 0Q50 10 100 0"));
});

describe("what stands on a field", () => {
  it("is listed with the defender first, and his guards", () => {
    const { view } = position("aim");
    const field = view.fields.find((one) => one.field === "c1")!;
    expect(banners(field).map((banner) => [banner.seat, banner.type, banner.military])).toEqual([
      ["boar", "guard", 4],
      ["crane", "ranged", 1],
      ["lynx", "melee", 3],
    ]);
  });
  it("has room for six at once, none over another", () => {
    for (let count = 1; count <= 6; count++) {
      const all = rows(count);
      expect(all).toHaveLength(count);
      expect(all[0]!.y).toBeGreaterThan(14);
      expect(all.at(-1)!.y + all.at(-1)!.height).toBeCloseTo(TILE - 5);
      all.slice(1).forEach((row, i) => expect(row.y).toBeGreaterThanOrEqual(all[i]!.y + all[i]!.height + 1.9));
    }
  });
  it("moves what lies there into a strip above", () => {
    const field = { capital: null, conflict: false, buildings: [{ building: "wall", ready: true }, { building: "barracks", ready: false }] };
    const empty = layoutOf(field, 0);
    const full = layoutOf(field, 1);
    expect(empty.buildings).toHaveLength(2);
    expect(empty.buildings[0]!.size).toBeGreaterThan(full.buildings[0]!.size);
    for (const { y, size } of full.buildings) expect(y + size).toBeLessThanOrEqual(rows(1)[0]!.y);
    expect(full.buildings[0]!.x).toBeGreaterThan(full.buildings[1]!.x + full.buildings[1]!.size);
  });
  it("leaves room for the plate of a conflict", () => {
    const PLATE = 60; // with two figures
    const wall = { building: "wall", ready: true };
    for (const capital of [null, "boar"]) {
      const { landmark, buildings } = layoutOf({ capital, conflict: true, buildings: capital ? [] : [wall, wall] }, 2);
      for (const { x } of capital ? [] : buildings) expect(x).toBeGreaterThanOrEqual(PLATE);
      expect(landmark.x + landmark.size).toBeLessThan(TILE);
    }
  });
});

describe("traces", () => {
  it("show moves that were not taken back, and where something changed", () => {
    const moved = (from: string, to: string) => ({ kind: "moved", fields: { seat: "boar", type: "melee", military: 1, mercenary: 0, from, to, stones: 0 } });
    const told = [
      moved("a1", "b1"),
      moved("a1", "a2"),
      { kind: "took_back", fields: { seat: "boar", from: "a1", to: "a2" } },
      { kind: "control", fields: { seat: "boar", field: "b1", from: "nobody", rs: 2 } },
      { kind: "lava", fields: { field: "c2" } },
    ];
    expect(tracesOf(told)).toEqual([
      { mark: "move", field: "b1", from: "a1", seat: "boar" },
      { mark: "ring", field: "b1", from: null, seat: "boar" },
      { mark: "lava", field: "c2", from: null, seat: null },
    ]);
  });
});
