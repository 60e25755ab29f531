import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { FAULT_SERVER_URL } from "./test/worker/fault-server.ts";
import { content } from "./vite/content.ts";
import { inlineStylesheet } from "./vite/inline-stylesheet.ts";

const environment = (...names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

export default defineConfig({
  plugins: [content()],
  resolve: { tsconfigPaths: true },
  test: {
    // One line for each file: no log of tests that passed, no list of the slow ones.
    silent: "passed-only",
    slowTestThreshold: 120_000,
    // A shared machine can be slow for a moment: once more in CI, which names what needed it (.ci/run).
    retry: process.env.CI ? 1 : 0,
    testTimeout: 15_000,
    // What scripts/content/read-content.ts imports is Node's to load, as in `npm run content`.
    server: { deps: { external: [/\?changed=/] } },
    projects: [
      { extends: true, test: { name: "content", include: ["test/content/*.test.ts"] } },
      { extends: true, test: { name: "app", include: ["test/app/*.test.ts", "test/bench/*.test.ts"] } },
      // The built site in workerd too, asked from Node, whose libraries judge feeds and structured data.
      { extends: true, test: { name: "formats", include: ["test/formats/*.test.ts"] } },
      {
        extends: true,
        // The bundle that `npm run build` has made, in the same workerd that serves it.
        plugins: [
          inlineStylesheet(),
          cloudflareTest({
            main: "./build/server/index.js",
            wrangler: { configPath: "./build/server/wrangler.json" },
            miniflare: { bindings: { ADMIN_API_URL: `${FAULT_SERVER_URL}/api/` } },
          }),
        ],
        test: {
          name: "worker",
          // The tests run in workerd, which does not see this process's environment.
          env: environment("FAULT_PORT", "FC_SEED"),
          include: ["test/worker/*.test.ts"],
          globalSetup: "test/worker/fault-server-setup.ts",
          // Tests that wait for a time limit wait together.
          maxConcurrency: 100,
        },
      },
    ],
  },
});
