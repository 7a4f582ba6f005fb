import { describe, expect, it } from "vitest";
import { formOf } from "./orders";

describe("the form of an order", () => {
  it("names what can stand at each place", () => {
    expect(formOf(["SEAT", "TILE|none", "[NUMBER]", "..."])).toEqual([
      { kinds: ["SEAT"], optional: false, rest: false, number: false },
      { kinds: ["TILE", "none"], optional: false, rest: false, number: false },
      { kinds: ["NUMBER"], optional: true, rest: false, number: true },
      { kinds: ["REST"], optional: false, rest: true, number: false },
    ]);
  });
  it("may ask for nothing", () => {
    expect(formOf([])).toEqual([]);
  });
});
