// Positions of real games on a small board with three players, as the engine tells them to the seat that is asked, to test with.

import { sampler } from "../../../testing/stage.svelte";
import type { View } from "../types";

/** With all that happened this year, or since the beginning. */
export const sample = sampler<View>(import.meta.glob("./years.json", { eager: true, import: "default" }));
/** With the last things that happened. */
export const position = sampler<View>(import.meta.glob("./positions.json", { eager: true, import: "default" }));
