import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["VELMOCI_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../velmoci/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server forbids inline scripts and data addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // How long plugins take depends on the machine and is no news.
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  // On a busy machine a test may take long; none waits for time.
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
});
