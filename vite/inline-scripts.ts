import { readFileSync } from "node:fs";
import { minifySync, type Plugin } from "vite";

/** Minifies the inline scripts: `import text from "./early.js?raw"`. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /\/app\/start\/[\w-]+\.js\?raw$/ },
      handler(id) {
        const path = id.replace("?raw", "");
        const { code } = minifySync(path, readFileSync(path, "utf8"), { module: false });
        return `export default ${JSON.stringify(code.trim())}`;
      },
    },
  };
}
