import "./vite/expected-warnings.ts";
import { resolve } from "node:path";
import { cloudflare, type WorkerConfig } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import UnoCSS from "unocss/vite";
import { defineConfig } from "vite";
import { contentCheck } from "./vite/content-check.ts";
import { fileHeaders } from "./vite/file-headers.ts";
import { icons } from "./vite/icons.ts";
import { inlineScripts } from "./vite/inline-scripts.ts";
import { inlineStylesheet } from "./vite/inline-stylesheet.ts";
import { licenses } from "./vite/licenses.ts";
import { localServers } from "./vite/local-servers.ts";
import { markdown } from "./vite/markdown.ts";
import { reactRouterPatch } from "./vite/react-router-patch.ts";

/**
 * Scripts that are loaded together: React, what every page loads (each file of frame/, start/ and ui/), and the sections
 * that several pages show.
 */
const CHUNKS = [
  { name: "framework", priority: 2, test: /\/node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: "frame", priority: 1, test: /\/app\/(root\.tsx|routes\/layout\.tsx|(start|frame|ui)\/)/ },
  { name: "sections", test: /\/app\/sections\// },
];

/**
 * First line of these chunks, most of whose functions run when React starts. V8 then compiles them on another
 * thread while they load, and not one by one when they are called. Other engines ignore it.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/**
 * react-dom makes an Error when it is loaded, and V8 then parses the whole chunk again for its stack: a tenth of the
 * Worker's start if that chunk is the whole Worker.
 */
const WORKER_CHUNKS = [
  { name: "react-router", priority: 1, test: /\/node_modules\/(react|react-router)\// },
  { name: "react-dom", test: /\/node_modules\/react-dom\/|\/app\/entry\.server\.tsx/ },
];

/** `Features.LightDark` of lightningcss, which Vite does not export. */
const LIGHT_DARK = 1 << 20;

const REACT_ROUTER = resolve("node_modules/react-router/dist/production");

/**
 * Smaller builds than the packages export by default: without development warnings, and without react-dom's
 * renderToString.
 */
const PRODUCTION_ALIASES = [
  { find: /^react-router$/, replacement: `${REACT_ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${REACT_ROUTER}/dom-export.mjs` },
  {
    find: /^react-dom\/server$/,
    replacement: resolve("node_modules/react-dom/cjs/react-dom-server.edge.production.js"),
  },
];

/** Makes development start without the secrets that wrangler.toml requires. */
function completeConfig(config: WorkerConfig): void {
  // Lets ADMIN_API_URL of this process replace the var (vite/local-servers.ts).
  if (config.vars.ENVIRONMENT === "development") config.secrets = { required: [] };
}

export default defineConfig(({ command }) => ({
  plugins: [
    contentCheck(),
    markdown(),
    fileHeaders(),
    icons(),
    inlineScripts(),
    licenses(),
    reactRouterPatch(),
    localServers(),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      config: completeConfig,
      // Without `persistState`, the queue and the counters of posts begin anew with each start.
      persistState: false,
      inspectorPort: Number(process.env.INSPECTOR_PORT) || false,
    }),
    UnoCSS(),
    inlineStylesheet(),
    reactRouter(),
  ],
  resolve: {
    alias: command === "build" ? PRODUCTION_ALIASES : [],
  },
  // Without two variables beside each `color-scheme`, for the function light-dark(), which no style uses.
  css: { lightningcss: { exclude: LIGHT_DARK } },
  build: {
    // Data URLs would violate font-src and be sent with every page.
    assetsInlineLimit: 0,
    // React Router prints them.
    modulePreload: false,
    // Lowers nesting, ranges in @media and unprefixed masks for the oldest versions of docs/browsers.md.
    cssTarget: ["chrome109", "edge109", "firefox115", "safari15", "ios15"],
    // A slow build is no warning.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // Listed, so that discovering it does not reload the first page of `npm run dev`.
  optimizeDeps: { include: ["react-hotkeys-hook"] },
  environments: {
    // Reduces what the Worker parses at every cold start.
    ssr: {
      build: {
        minify: true,
        // For upload_source_maps in wrangler.toml. The client build has none.
        sourcemap: true,
        rolldownOptions: { output: { codeSplitting: { groups: WORKER_CHUNKS } } },
      },
      // React Router reads process.env for a flag; without this, workerd would load its Node.js module.
      define: command === "build" ? { process: "undefined" } : {},
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: CHUNKS },
            postBanner: ({ name }) => (CHUNKS.some((chunk) => chunk.name === name) ? COMPILE_HINT : ""),
          },
        },
      },
    },
  },
}));
