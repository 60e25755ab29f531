import type { Plugin } from "vite";

const RELOAD = "window.location.reload();";

/**
 * Patches React Router in the client build. If a page's script fails to load, after a deployment or offline, React
 * Router reloads the current page, even during a prefetch on hover. The patch dispatches an event instead, and
 * app/shell/full-page-load.ts loads the page on a click.
 */
export function reactRouterPatch(): Plugin {
  let isPatched = false;
  return {
    name: "react-router-patch",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler(source) {
        isPatched ||= source.includes(RELOAD);
        return { code: source.replaceAll(RELOAD, 'dispatchEvent(new Event("script-failure"));'), map: null };
      },
    },
    buildEnd(error) {
      if (error || isPatched) return;
      this.error(
        `React Router no longer calls ${RELOAD} when the script of a page cannot be loaded. See what it does instead, ` +
          "then change vite/react-router-patch.ts and run test/browser/navigation.test.ts.",
      );
    },
  };
}
