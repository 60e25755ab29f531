import type { Plugin } from "vite";

/**
 * Changes two things in React Router's production build.
 *
 * - When it cannot load the script of a page, it loads the open page again, even if the visitor only points at a link.
 *   Here it emits Vite's event for failed imports instead, which app/frame/full-page-load.ts handles.
 * - `<NavLink>` and `<Form>`, which no page uses, fall away: the bundler keeps what has a name for developer tools and
 *   what a call without a mark makes.
 */
export function reactRouterPatches(): Plugin {
  return {
    name: "react-router-patches",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace("window.location.reload();", 'dispatchEvent(new Event("vite:preloadError"));')
          .replaceAll(/^\w+\.displayName = ".*";$/gm, "")
          .replaceAll(/^var \w+ = (?=\w+\.forwardRef\()/gm, "$&/* @__PURE__ */ "),
        // Lines stay where they are, so the source map does too.
        map: null,
      }),
    },
  };
}
