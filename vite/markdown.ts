import type { Plugin } from "vite";
import { compile, moduleSource } from "#scripts/content/article-text/compile.ts";
import { textPictureSizes } from "#scripts/content/pictures.ts";

/** Compiles the texts of articles: `import content from "./a-host.md"` (content/markdown.d.ts). */
export function markdown(): Plugin {
  return {
    name: "markdown",
    transform: {
      filter: { id: /\/content\/[^?]*\.md$/ },
      async handler(source) {
        const compiled = compile(source, await textPictureSizes(this.environment.config.root));
        // Mistakes occur in development only, because a build stops at them first (scripts/content/content.ts).
        for (const { line, message } of compiled.mistakes) this.warn({ message, loc: { line, column: 0 } });
        return { code: moduleSource(compiled), map: null };
      },
    },
  };
}
