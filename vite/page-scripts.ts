import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { minifySync, type Plugin } from "vite";

/** The script that is a file of its own; the others stand in the page. */
const FILE = "app/start-react.js";

/**
 * The scripts of a page that React is not there for, without their comments and long names: `?raw` is one's text, to
 * be put into pages, `?url` the address of the file.
 */
export function pageScripts(): Plugin {
  return {
    name: "page-scripts",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /\/app\/[\w-]+\.js\?(raw|url)$/ },
      handler(id) {
        const { code, fileName } = minifiedScript(id.replace(/\?.*/, ""));
        return `export default ${JSON.stringify(id.endsWith("?raw") ? code : `/${fileName}`)}`;
      },
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      const { code, fileName } = minifiedScript(resolve(FILE));
      this.emitFile({ type: "asset", fileName, source: code });
    },
  };
}

function minifiedScript(path: string): { code: string; fileName: string } {
  const { code } = minifySync(path, readFileSync(path, "utf8"), { module: path.endsWith(FILE) });
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { code: code.trim(), fileName: `assets/${basename(path, ".js")}-${hash}.js` };
}
