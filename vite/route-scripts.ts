import type { Plugin } from "vite";

/**
 * Makes React Router emit Vite's event for failed imports when it cannot load the script of a page. By itself it loads
 * the open page again, even if the visitor only points at a link (app/frame/full-page-load.ts).
 */
export function routeScripts(): Plugin {
  return {
    name: "route-scripts",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/production\//, code: "window.location.reload();" },
      handler: (code) => code.replace("window.location.reload();", 'dispatchEvent(new Event("vite:preloadError"));'),
    },
  };
}
