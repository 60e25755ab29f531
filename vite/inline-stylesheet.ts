import type { Plugin } from "vite";

const ID = "virtual:stylesheet";

/**
 * Gives the Worker all CSS of the client build, to inline into every page: `import stylesheet from
 * "virtual:stylesheet"`. The stylesheet is empty in development, where Vite adds the styles.
 */
export function inlineStylesheet(): Plugin {
  let stylesheet = "";
  return {
    name: "inline-stylesheet",
    // Runs after the plugins that emit CSS, and before React Router's manifest.
    enforce: "post",
    // The client build runs first, and the Worker's build reads its result.
    sharedDuringBuild: true,
    resolveId: { filter: { id: /^virtual:stylesheet$/ }, handler: () => `\0${ID}` },
    load: {
      filter: { id: /^\0virtual:stylesheet$/ },
      handler: () => `export default ${JSON.stringify(stylesheet)};`,
    },
    // Runs before file names are computed, so that changed styles do not change the hashes of scripts.
    renderChunk(_, chunk) {
      if (this.environment.name === "client") chunk.viteMetadata?.importedCss.clear();
      return null;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      stylesheet = "";
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type !== "asset" || !name.endsWith(".css")) continue;
        // A stylesheet imported with `?url` remains a separate file. Styles that a module imports are named after it.
        if (output.originalFileNames.some((file) => file.endsWith(".css"))) continue;
        stylesheet += output.source.toString().trim();
        delete bundle[name];
      }
    },
  };
}
