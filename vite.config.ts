import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import UnoCSS from "unocss/vite";
import { defineConfig, minifySync, type Plugin } from "vite";

/** The early script goes into every page: without its comments and long names. */
const minifiedEarlyScript: Plugin = {
  name: "minified-early-script",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /\/app\/early\.js\?raw$/ },
    handler(id) {
      const { code } = minifySync(id, readFileSync(id.replace("?raw", ""), "utf8"));
      return `export default ${JSON.stringify(code.trim())}`;
    },
  },
};

/** Loaded when it is used, or by some routes only: in chunks of its own, by its name in app/components/ or app/lib/. */
const APART =
  "banner-art|hero-art|girih|missing-star|not-found|reach-|certification-mark|search-|keyboard-shortcuts|contact-(?!fields)|reasons-|article-|share-|team-section|project-card|brand-icon|picture-files";

const CHUNKS = [
  { name: "cards", test: /\/app\/components\/(article-card|article-cover|project-card|team-section)/ },
  {
    name: "frame",
    priority: 1,
    test: new RegExp(
      `/node_modules/(react|react-dom|react-router|scheduler)/|/app/(root|entry\\.client|routes/layout|(components|lib)/(?!${APART}))`,
    ),
  },
];

const REACT_ROUTER = resolve("node_modules/react-router/dist/production");

const REACT_ROUTER_PRODUCTION = [
  { find: /^react-router$/, replacement: `${REACT_ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${REACT_ROUTER}/dom-export.mjs` },
];

export default defineConfig(({ command }) => ({
  plugins: [minifiedEarlyScript, cloudflare({ viteEnvironment: { name: "ssr" } }), UnoCSS(), reactRouter()],
  resolve: {
    tsconfigPaths: true,
    // Its package offers bundlers the build with the warnings for developers only; this one is without them.
    alias: command === "build" ? REACT_ROUTER_PRODUCTION : [],
  },
  // Fonts and pictures stay files: data URLs would be refused by font-src and sent again with every page.
  build: { assetsInlineLimit: 0 },
  // `DEFER_HYDRATION=off npm run build` leaves pages as React Router renders them, for comparison (workers/finish-page.ts).
  define: { "import.meta.env.DEFER_HYDRATION": JSON.stringify(process.env.DEFER_HYDRATION ?? "on") },
  // Known beforehand, so that the first page of `npm run dev` is not reloaded when they are found.
  optimizeDeps: { include: ["react-hotkeys-hook", "valibot", "minisearch"] },
  environments: {
    // The Worker's upload and start-up: what is sent and parsed at every cold start.
    ssr: { build: { minify: true } },
    // Few files compress better than many: the framework with what every page has, and each route's own.
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  server: { port: 5173, strictPort: true },
}));
