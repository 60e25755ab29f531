import type { Plugin } from "vite";

/** What app/start/start.js sets and React Router's browser part reads when it starts. */
const NAMES = ["__reactRouterContext", "__reactRouterManifest", "__reactRouterRouteModules"];

/** Ends the build when the React Router in it would not be started by app/start/start.js. */
export function checkStart(): Plugin {
  return {
    name: "check-start",
    apply: "build",
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const code = Object.values(bundle).map((output) => (output.type === "chunk" ? output.code : ""));
      const unread = NAMES.filter((name) => !code.some((text) => text.includes(name)));
      if (unread.length > 0) {
        this.error(
          `React Router no longer reads ${unread.join(", ")}, which app/start/start.js sets: ` +
            'see docs/rendering.md, "At an upgrade of React Router".',
        );
      }
    },
  };
}
