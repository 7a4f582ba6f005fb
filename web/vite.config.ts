import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

// The server that `vite dev` fetches everything but the client from: `tafelrunde serve`.
const server = process.env.TAFELRUNDE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  resolve: {
    alias: { $texts: path("../src/tafelrunde/texts"), $lib: path("src/lib") },
    // Vitest would take Svelte's server build otherwise.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: path("../src/tafelrunde/server/client"),
    emptyOutDir: true,
    target: "es2022",
    // From these on browsers know light-dark(). What it would be replaced by for older ones follows the system, not the person's choice.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // The content security policy allows no inline scripts and no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [path("."), path("../src/tafelrunde/texts")] },
    // Host and Origin stay those of the browser: the server compares them before it accepts a socket.
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    pool: "vmThreads", // a DOM for each file, but not a process
    include: ["src/**/*.test.ts"],
  },
});
