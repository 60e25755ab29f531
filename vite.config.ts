import { cloudflare, type WorkerConfig } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import UnoCSS from "unocss/vite";
import { defineConfig } from "vite";
import { contentCheck } from "./vite/content-check.ts";
import { fileHeaders } from "./vite/file-headers.ts";
import { icons } from "./vite/icons.ts";
import { inlineScripts } from "./vite/inline-scripts.ts";
import { inlineStylesheet } from "./vite/inline-stylesheet.ts";
import { localServers } from "./vite/local-servers.ts";
import { markdown } from "./vite/markdown.ts";
import { reactRouterPatch } from "./vite/react-router-patch.ts";

/**
 * Scripts that come in one file each: packages, what every page loads, and the sections that several pages show. Small
 * files hardly compress: home would load 8 kB more in 32 files instead of 11. Rolldown's own `minShareCount` makes it 3 kB.
 */
const CHUNKS = [
  { name: "packages", priority: 2, test: /\/node_modules\// },
  { name: "shell", priority: 1, test: /\/app\/(root\.tsx|routes\/layout\.tsx|(start|shell|ui)\/)/ },
  { name: "sections", test: /\/app\/sections\// },
];

/**
 * First line of these files. V8 then compiles their functions on another thread while they load, and React on home
 * starts in 417 ms instead of 586. Other engines ignore it.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

function completeConfig(config: WorkerConfig): void {
  // An empty list makes the plugin take ADMIN_API_URL from this process instead of the var (vite/local-servers.ts).
  if (config.vars.ENVIRONMENT === "development") config.secrets = { required: [] };
}

export default defineConfig(({ command }) => ({
  plugins: [
    contentCheck(),
    markdown(),
    fileHeaders(),
    icons(),
    inlineScripts(),
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
  // Without Vite's CORS headers, which only this machine would send.
  preview: { port: Number(process.env.PORT || 8787), strictPort: true, cors: false },
  server: { port: Number(process.env.PORT || 5173), strictPort: true },
  // Listed, so that discovering it does not reload the first page of `npm run dev`.
  optimizeDeps: { include: ["react-hotkeys-hook"] },
  environments: {
    client: {
      build: {
        // Of the packages in the scripts. Those of the typeface and the icons are files in public/licenses/.
        license: { fileName: "licenses.md" },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: CHUNKS },
            postBanner: ({ name }) => (CHUNKS.some((chunk) => chunk.name === name) ? COMPILE_HINT : ""),
          },
        },
      },
    },
    ssr: {
      // React Router reads process.env for a flag. Without this, workerd loads its Node.js module for it: a sixth of a
      // new isolate's first page.
      define: command === "build" ? { process: "undefined" } : {},
      build: {
        minify: true,
        // For upload_source_maps in wrangler.toml. The client build has none.
        sourcemap: true,
      },
    },
  },
}));
