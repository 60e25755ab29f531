import { spawnSync } from "node:child_process";
import type { Plugin } from "vite";

/** Stops a build at mistakes in content/ and at pictures that are out of date, before anything else is done. */
export function contentCheck(): Plugin {
  return {
    name: "content-check",
    buildApp: {
      order: "pre",
      async handler({ config }) {
        // In a process of its own, because vite.config.ts must not depend on content/.
        const command = ["scripts/content/content.ts", "--check"];
        const { status, stderr } = spawnSync(process.execPath, command, { cwd: config.root, encoding: "utf8" });
        // Vite prints the stack, which would be a stack of this file.
        if (status !== 0) throw Object.assign(new Error(stderr), { stack: stderr });
      },
    },
  };
}
