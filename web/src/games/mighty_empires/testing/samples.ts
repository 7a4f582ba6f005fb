// Positions of real games, as the engine tells them to the seat that is asked, to test with.

import { sampler } from "../../../testing/stage.svelte";
import type { View } from "../types";

export const sample = sampler<View>(import.meta.glob("./campaigns.json", { eager: true, import: "default" }));
