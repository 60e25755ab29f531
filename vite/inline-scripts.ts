import { build, type Plugin, type Rolldown } from "vite";

/** Bundles and minifies scripts that are inlined into the page: `import text from "./pre-paint.ts?inline-script"`. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const built = await build({
          configFile: false,
          publicDir: false,
          logLevel: "warn",
          build: {
            write: false,
            rolldownOptions: {
              input: id.replace("?inline-script", ""),
              output: { format: "iife" },
            },
          },
        });
        const [script] = (built as Rolldown.RolldownOutput).output;
        for (const file of script.moduleIds) this.addWatchFile(file);
        return `export default ${JSON.stringify(script.code.trim())}`;
      },
    },
  };
}
