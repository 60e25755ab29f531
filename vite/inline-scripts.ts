import { readFileSync } from "node:fs";
import { minifySync, type Plugin, transformWithOxc } from "vite";

/** Compiles and minifies scripts that are inlined into the page: `import text from "./early.ts?inline-script"`. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const path = id.replace("?inline-script", "");
        this.addWatchFile(path);
        const { code } = await transformWithOxc(readFileSync(path, "utf8"), path);
        return `export default ${JSON.stringify(minifySync(path, code, { module: false }).code.trim())}`;
      },
    },
  };
}
