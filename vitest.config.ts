import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import type { SitePage } from "./app/discovery/site-pages.ts";
import { FAULT_SERVER_URL } from "./test/worker/fault-server.ts";
import { content } from "./vite/content.ts";
import { icons } from "./vite/icons.ts";
import { inlineScripts } from "./vite/inline-scripts.ts";
import { inlineStylesheet } from "./vite/inline-stylesheet.ts";

const environment = (...names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

declare module "vitest" {
  interface ProvidedContext {
    publishedPages: SitePage[];
    visitedPages: SitePage[];
    /** Addresses of lists of articles, but for the first ones. */
    publishedLists: string[];
    visitedPaths: string[];
    /** Parts of a page that links may lead to, by its path. */
    places: Record<string, string[]>;
  }
}

/**
 * What sweeps visit is read by Node, and the tests in workerd inject it. Not a static import: Vite would bundle
 * content/ into this file.
 */
const { published, publishedLists, publishedPages, visitedPages, visitedPaths }: typeof import("./test/published.ts") =
  await import(pathToFileURL(resolve("test/published.ts")).href);

const places = {
  "/portfolio": published.projects.map(({ slug }) => slug),
  "/careers": published.openings.map(({ id }) => `opening-${id}`),
};

/** The bundle that `npm test` has built, in the same workerd that serves it. */
const builtBundle = cloudflareTest({
  main: "./build/server/index.js",
  wrangler: { configPath: "./build/server/wrangler.json" },
  miniflare: {
    bindings: { ADMIN_API_URL: `${FAULT_SERVER_URL}/api/` },
    // Under a name that the Worker does not know: the outbox is on only in tests that bind it.
    d1Databases: { OUTBOX_DATABASE: "contact-outbox" },
  },
});

export default defineConfig({
  plugins: [content(), icons()],
  test: {
    // One line for each file: no log of tests that passed, no list of the slow ones.
    silent: "passed-only",
    slowTestThreshold: 120_000,
    testTimeout: 15_000,
    // Vitest would leave one of two processors idle.
    maxWorkers: 2,
    // What scripts/content/read-content.ts imports is Node's to load, as in `npm run content`.
    server: { deps: { external: [/\?changed=/] } },
    projects: [
      { extends: true, test: { name: "content", include: ["test/content/*.test.ts"] } },
      // The commands of an operator, each a process of its own: `npm run test:commands`, not part of `npm test`.
      { extends: true, test: { name: "commands", include: ["test/commands/*.test.ts"] } },
      { extends: true, test: { name: "app", include: ["test/app/*.test.ts", "test/bench/*.test.ts"] } },
      // The built site in workerd too, asked from Node, whose libraries judge feeds and structured data.
      { extends: true, test: { name: "formats", include: ["test/formats/*.test.ts"] } },
      {
        extends: true,
        plugins: [inlineScripts(), inlineStylesheet(), builtBundle],
        test: {
          name: "worker",
          // The tests run in workerd, which does not see this process's environment.
          env: environment("FAULT_PORT"),
          include: ["test/worker/*.test.ts"],
          globalSetup: "test/worker/fault-server-setup.ts",
          provide: { publishedPages, publishedLists, visitedPages, visitedPaths, places },
          // Tests that wait for a time limit wait together.
          maxConcurrency: 100,
        },
      },
    ],
  },
});
