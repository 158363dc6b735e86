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
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      // What every table needs comes in two files, not in a dozen small ones; pages before the table share the first.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "match", test: /src[\\/](components[\\/](CopyLink|Inline|MatchOptions|Played|PowerName|RuleDialog)\.svelte|lib[\\/](copy|formal|markdown|options|people|showing\.svelte)\.ts|table[\\/]facts\.ts)/ },
            { name: "seat", test: /src[\\/](table|film)[\\/]/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  // On a busy machine a test may take long; none waits for time.
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
});
