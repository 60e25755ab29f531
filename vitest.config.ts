import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { icons } from "./vite/icons.ts";
import { markdown } from "./vite/markdown.ts";

/** The bundle that `npm test` built, in workerd. */
const builtBundle = cloudflareTest(({ inject }) => ({
  main: "./build/server/index.js",
  wrangler: { configPath: "./build/server/wrangler.json" },
  miniflare: { bindings: { ADMIN_API_URL: `${inject("faultServer")}/api/` } },
}));

export default defineConfig({
  plugins: [markdown(), icons()],
  test: {
    // Prints one line for each file.
    silent: "passed-only",
    slowTestThreshold: 120_000,
    // For a busy machine.
    testTimeout: 60_000,
    // The default leaves one of two processors idle.
    maxWorkers: 2,
    // A process, or a workerd, runs several files, because it takes longer to start than most files take.
    isolate: false,
    projects: [
      { extends: true, test: { name: "content", include: ["test/content/*.test.ts"] } },
      // Slow, so `npm run test:commands` runs them instead of `npm test`.
      { extends: true, test: { name: "commands", include: ["test/commands/*.test.ts"] } },
      { extends: true, test: { name: "app", include: ["test/app/*.test.ts"] } },
      // The built site, requested from Node, whose libraries check feeds and structured data.
      {
        extends: true,
        test: {
          name: "formats",
          include: ["test/formats/*.test.ts"],
          globalSetup: ["test/require-build.ts", "test/formats/built-site-setup.ts"],
        },
      },
      {
        extends: true,
        plugins: [builtBundle],
        test: {
          name: "worker",
          include: ["test/worker/*.test.ts"],
          globalSetup: ["test/require-build.ts", "test/worker/fault-server-setup.ts"],
        },
      },
    ],
  },
});
