import type { Plugin } from "vite";

const ID = "virtual:stylesheet";

/**
 * Gives the styles of a build as the text that app/root.tsx puts into each page, in place of a file that pages link
 * to: `import stylesheet from "virtual:stylesheet"` in the Worker. In development it is empty, and Vite adds styles.
 */
export function inlineStylesheet(): Plugin {
  let stylesheet = "";
  return {
    name: "inline-stylesheet",
    // After what writes CSS, before the manifest of what is built.
    enforce: "post",
    // One for both builds: the browser's is made first.
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
    // Before chunks get their names: no script has another one because of a style.
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
