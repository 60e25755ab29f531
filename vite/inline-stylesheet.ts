import type { Plugin } from "vite";

const ID = "virtual:stylesheet";

/**
 * `import stylesheet from "virtual:stylesheet"` gives the Worker all CSS of the build, to inline it into every page.
 * Empty in development, where Vite adds the styles.
 */
export function inlineStylesheet(): Plugin {
  let stylesheet = "";
  return {
    name: "inline-stylesheet",
    // After the plugins that emit CSS, before React Router's manifest.
    enforce: "post",
    // The client build runs first and the Worker's build reads its result.
    sharedDuringBuild: true,
    resolveId: { filter: { id: /^virtual:stylesheet$/ }, handler: () => `\0${ID}` },
    load: {
      filter: { id: /^\0virtual:stylesheet$/ },
      handler() {
        if (this.environment.name === "ssr" && this.environment.mode === "build" && stylesheet === "") {
          this.error("The browser's build has no styles, or was not made before the Worker's.");
        }
        return `export default ${JSON.stringify(stylesheet)};`;
      },
    },
    // Before file names are computed, so that a change of styles does not change the hashes of scripts.
    renderChunk(_, chunk) {
      if (this.environment.name === "client") chunk.viteMetadata?.importedCss.clear();
      return null;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      stylesheet = "";
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type !== "asset" || !name.endsWith(".css")) continue;
        stylesheet += output.source.toString().trim();
        delete bundle[name];
      }
    },
  };
}
