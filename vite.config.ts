import { accessSync } from "node:fs";
import { cloudflare, type WorkerConfig } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import UnoCSS from "unocss/vite";
import { defineConfig } from "vite";
import { fileHeaders } from "./vite/file-headers.ts";
import { inlineScripts } from "./vite/inline-scripts.ts";
import { inlineStylesheet } from "./vite/inline-stylesheet.ts";
import { localServers, setServerEnvironment, setWranglerDefaults } from "./vite/local-servers.ts";
import { markdown } from "./vite/markdown.ts";

/** Folders of app/ in a chunk that every page loads. */
const SHELL = ["document", "sections", "shell", "ui"];

// Fails if a folder has been renamed.
for (const folder of SHELL) accessSync(`app/${folder}`);

/**
 * Chunks for packages and for the shell. Small files compress badly: without chunks, the home page would load 8 kB more in
 * 32 files. Every page loads these chunks, even if only a lazy() component imports the package.
 */
const CHUNKS = [
  { name: "packages", priority: 1, test: /\/node_modules\// },
  { name: "shell", test: new RegExp(`/app/(root\\.tsx|routes/layout\\.tsx|(${SHELL.join("|")})/)`) },
];

/**
 * First line of the chunks. V8 then compiles their functions on another thread while they load, so React on the home
 * page starts in 417 ms instead of 586 ms. Other engines ignore the comment.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

function readAdminApiUrlFromEnv(config: WorkerConfig): void {
  // An empty list makes the plugin read ADMIN_API_URL from process.env instead of the var (vite/local-servers.ts).
  if (config.vars.ENVIRONMENT === "development") config.secrets = { required: [] };
}

setWranglerDefaults();

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    markdown(),
    fileHeaders(),
    inlineScripts(),
    command === "serve" && localServers(setServerEnvironment(isPreview)),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      config: readAdminApiUrlFromEnv,
      // The queue and the rate limits reset on every start.
      persistState: false,
      inspectorPort: Number(process.env.INSPECTOR_PORT) || false,
    }),
    UnoCSS(),
    inlineStylesheet(),
    reactRouter(),
  ],
  build: {
    // Data URLs would violate font-src and enlarge every page.
    assetsInlineLimit: 0,
    // React Router renders the preload links itself.
    modulePreload: false,
    // Compiles nesting and media query ranges for the oldest browsers of docs/browsers.md.
    cssTarget: ["chrome109", "edge109", "firefox115", "safari15.4", "ios15.4"],
    // Suppresses warnings about slow plugins.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // Vite's CORS headers would differ from production.
  preview: { port: Number(process.env.PORT || 8787), strictPort: true, cors: false },
  server: { port: Number(process.env.PORT || 5173), strictPort: true },
  // Vite would otherwise discover the package late and reload the first page of `npm run dev`.
  optimizeDeps: { include: ["react-hotkeys-hook"] },
  environments: {
    client: {
      build: {
        // Lists the packages in the scripts. Licenses of the typeface and the icons are in public/licenses/.
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
      // React Router reads a flag from process.env. Without this, workerd loads its Node.js process module, which takes
      // a sixth of the first response of a new isolate.
      define: command === "build" ? { process: "undefined" } : {},
      build: {
        minify: true,
        // Needed for upload_source_maps in wrangler.toml. The client build has no source maps.
        sourcemap: true,
      },
    },
  },
}));
