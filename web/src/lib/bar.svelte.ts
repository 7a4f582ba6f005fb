// The bar at the top belongs to the frame; a page may put something of its own into its middle, as the table does with the round.
// Whoever puts something there takes it away again when it leaves.

import type { Snippet } from "svelte";

export const bar: { middle: Snippet | null } = $state({ middle: null });
