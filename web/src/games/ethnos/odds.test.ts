import { expect, it } from "vitest";
import { percent } from "./odds";

it("is told in whole per cent, but never as nothing or all if it is not", () => {
  expect([0, 0.001, 0.05, 0.474, 0.999, 1].map(percent)).toEqual(["0_%", "<_1_%", "5_%", "47_%", ">_99_%", "100_%"].map((text) => text.replaceAll("_", "\u00A0")));
});
