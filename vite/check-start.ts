import type { Plugin } from "vite";

/** Set by app/start/start.ts, read by React Router's client at startup. */
const GLOBALS = ["__reactRouterContext", "__reactRouterManifest", "__reactRouterRouteModules"];

/** Fails the build when React Router no longer reads them. */
export function checkStart(): Plugin {
  return {
    name: "check-start",
    apply: "build",
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const code = Object.values(bundle).map((output) => (output.type === "chunk" ? output.code : ""));
      const unread = GLOBALS.filter((name) => !code.some((text) => text.includes(name)));
      if (unread.length > 0) {
        this.error(
          `React Router no longer reads ${unread.join(", ")}, which app/start/start.ts sets: ` +
            'see docs/rendering.md, "At an upgrade of React Router".',
        );
      }
    },
  };
}
