import { spawnSync } from "node:child_process";
import type { Plugin } from "vite";

/** Checks content/ before a build, which stops at mistakes and outdated pictures. */
export function contentCheck(): Plugin {
  return {
    name: "content-check",
    buildApp: {
      order: "pre",
      async handler({ config }) {
        // A child process, because vite.config.ts must not import content/.
        const command = ["scripts/content/content.ts", "--check"];
        const { status, stderr } = spawnSync(process.execPath, command, { cwd: config.root, encoding: "utf8" });
        // Vite prints the error's stack, so the stack has to be the output of the check.
        if (status !== 0) throw Object.assign(new Error(stderr), { stack: stderr });
      },
    },
  };
}
