/** Lets Node.js import Markdown files as Vite does (vite/markdown.ts): `import content from "./a-host.md"`. */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { compile, moduleSource } from "./article-text/compile.ts";
import { textPictureSizes } from "./pictures.ts";

// Read in advance, because the hooks are synchronous.
const sizes = await textPictureSizes(process.cwd());

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith(".md")) return nextLoad(url, context);
    const source = moduleSource(compile(readFileSync(fileURLToPath(url), "utf8"), sizes));
    return { format: "module", source, shortCircuit: true };
  },
});
