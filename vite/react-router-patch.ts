import type { Plugin } from "vite";

/** What each replaces, and what to look at when a new version has no such code. */
const CHANGES = [
  {
    // The only thing that reloads a page at a link which is merely pointed at. app/frame/full-page-load.ts handles the event.
    code: "window.location.reload();",
    replacement: 'dispatchEvent(new Event("script-failure"));',
    lookAt:
      "what it does when the script of a page cannot be loaded: pointing at a link must not reload the page, and a click " +
      "must lead to the page (test/browser/navigation.test.ts)",
  },
  // The bundler keeps components that nobody uses, such as <NavLink>, because of these two: 2 kB on every page.
  { code: /^\w+\.displayName = ".*";$/gm, replacement: "", lookAt: "the sizes (npm run bench -- --sizes)" },
  {
    code: /^var \w+ = (?=\w+\.forwardRef\()/gm,
    replacement: "$&/* @__PURE__ */ ",
    lookAt: "the sizes (npm run bench -- --sizes)",
  },
];

/** Changes React Router in the browser's build. The build stops when a change no longer fits. */
export function reactRouterPatch(): Plugin {
  const missing = new Set(CHANGES);
  return {
    name: "react-router-patch",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler(source) {
        let changed = source;
        for (const change of CHANGES) {
          const before = changed;
          changed = changed.replaceAll(change.code, change.replacement);
          if (changed !== before) missing.delete(change);
        }
        // Lines stay where they are, so the source map does too.
        return { code: changed, map: null };
      },
    },
    buildEnd(error) {
      const [change] = missing;
      if (error || !change) return;
      const { code, lookAt } = change;
      this.error(
        `React Router has no \`${code}\` any more, which vite/react-router-patch.ts replaces. Look at ${lookAt}.`,
      );
    },
  };
}
