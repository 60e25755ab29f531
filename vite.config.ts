import { resolve } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import UnoCSS from "unocss/vite";
import { defineConfig } from "vite";
import { checkStart } from "./vite/check-start.ts";
import { inlineStylesheet } from "./vite/inline-stylesheet.ts";
import { pageScripts } from "./vite/page-scripts.ts";

/**
 * The browser's shared chunks follow folders: the framework, and the frame that all pages have, without what lies in
 * folders of its own there, which is loaded when it is used. What a frame's file imports comes with it; all else is in
 * the chunks of the pages that import it.
 */
const CHUNKS = [
  { name: "react", priority: 3, test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: "router", priority: 2, test: /\/node_modules\/react-router\// },
  { name: "frame", priority: 1, test: /\/app\/(root\.tsx|routes\/layout\.tsx|start\/|frame\/[^/]+$)/ },
];

const REACT_ROUTER = resolve("node_modules/react-router/dist/production");

/** Smaller files than their packages offer to bundlers. */
const PRODUCTION = [
  // The builds without the warnings for developers.
  { find: /^react-router$/, replacement: `${REACT_ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${REACT_ROUTER}/dom-export.mjs` },
  // renderToString alone: the package brings the renderer for streams with it, which is as large again.
  {
    find: /^react-dom\/server$/,
    replacement: resolve("node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js"),
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    pageScripts(),
    cloudflare({ viteEnvironment: { name: "ssr" } }),
    UnoCSS(),
    inlineStylesheet(),
    checkStart(),
    reactRouter(),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: command === "build" ? PRODUCTION : [],
  },
  // Fonts and pictures stay files: data URLs would be refused by font-src and sent again with every page.
  // app/start/start.js and React Router fetch a page's scripts side by side themselves.
  build: { assetsInlineLimit: 0, modulePreload: false },
  // Known beforehand, so that the first page of `npm run dev` is not reloaded when they are found.
  optimizeDeps: { include: ["react-hotkeys-hook", "valibot", "minisearch"] },
  environments: {
    // The Worker's upload and start-up: what is sent and parsed at every cold start.
    ssr: {
      build: { minify: true },
      // React Router looks into it for a flag of its own build, and workerd would load Node's module for that.
      define: command === "build" ? { process: "undefined" } : {},
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  server: { port: 5173, strictPort: true },
}));
