import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { markdown } from "./vite/markdown.ts";

/** The bundle that `npm test` built, in workerd. */
const builtBundle = cloudflareTest(({ inject }) => ({
  main: "./build/server/index.js",
  wrangler: { configPath: "./build/server/wrangler.json" },
  miniflare: { bindings: { ADMIN_API_URL: `${inject("faultServer")}/api/` } },
}));

export default defineConfig({
  plugins: [markdown()],
  test: {
    // Prints one line per file.
    silent: "passed-only",
    slowTestThreshold: 120_000,
    // Generous, because the machine may be busy.
    testTimeout: 60_000,
    // The default leaves one of two cores idle.
    maxWorkers: 2,
    // Files share a process or a workerd, because starting one takes longer than most files.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: "content", include: ["test/content/*.test.ts"] } },
      // Slow tests, which run with `npm run test:commands` instead of `npm test`.
      { extends: true, test: { name: "commands", include: ["test/commands/*.test.ts"] } },
      { extends: true, test: { name: "app", include: ["test/app/*.test.ts"] } },
      // Tests request the built site from Node.js, because libraries that check formats do not run in workerd.
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
