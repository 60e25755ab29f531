import type { Plugin } from "vite";

const RELOAD = "window.location.reload();";

/**
 * Changes one line of React Router in the browser's build. When it cannot load the script of a page, it loads the open
 * page again, even if the visitor only points at a link, and has no option for it. Here it emits an event instead, which
 * app/frame/full-page-load.ts handles.
 */
export function reactRouterPatch(): Plugin {
  let isPatched = false;
  return {
    name: "react-router-patch",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\//, code: RELOAD },
      handler(code) {
        isPatched = true;
        // Lines stay where they are, so the source map does too.
        return { code: code.replace(RELOAD, 'dispatchEvent(new Event("script-failure"));'), map: null };
      },
    },
    buildEnd(error) {
      if (error || isPatched) return;
      this.error(
        `React Router has no line \`${RELOAD}\` any more, which vite/react-router-patch.ts replaces. Find out what it does ` +
          "when the script of a page cannot be loaded: pointing at a link must not reload the page, and a click must lead " +
          "to the page (test/browser/navigation.test.ts).",
      );
    },
  };
}
