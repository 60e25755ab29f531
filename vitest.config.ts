import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { FAULT_SERVER_URL } from "./test/worker/fault-server.ts";

export default defineConfig({
  test: {
    // A log line of a test that passed says nothing.
    silent: "passed-only",
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: { name: "content", include: ["test/content/*.test.ts"] },
      },
      {
        resolve: { tsconfigPaths: true },
        test: { name: "app", include: ["test/app/*.test.ts", "test/bench/*.test.ts"] },
      },
      {
        resolve: { tsconfigPaths: true },
        // The built site in workerd too, asked from Node, whose libraries judge feeds and structured data.
        test: { name: "formats", include: ["test/formats/*.test.ts"], testTimeout: 15_000 },
      },
      {
        resolve: { tsconfigPaths: true },
        // The bundle that `npm run build` has made, in the same workerd that serves it.
        plugins: [
          cloudflareTest({
            main: "./build/server/index.js",
            wrangler: { configPath: "./build/server/wrangler.json" },
            miniflare: { bindings: { ADMIN_API_URL: `${FAULT_SERVER_URL}/api/` } },
          }),
        ],
        test: {
          name: "worker",
          include: ["test/worker/*.test.ts"],
          globalSetup: "test/worker/fault-server-setup.ts",
          testTimeout: 15_000,
          // Tests that wait for a time limit wait together.
          maxConcurrency: 100,
        },
      },
    ],
  },
});
