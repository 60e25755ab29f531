import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import UnoCSS from "unocss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), UnoCSS(), reactRouter()],
  resolve: { tsconfigPaths: true },
  // Fonts and pictures stay files: data URLs would be refused by font-src and sent again with every page.
  build: { assetsInlineLimit: 0 },
  // Known beforehand, so that the first page of `npm run dev` is not reloaded when they are found.
  optimizeDeps: { include: ["react-hotkeys-hook", "valibot", "minisearch"] },
  server: { port: 5173, strictPort: true },
});
