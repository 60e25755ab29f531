import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { SECURITY_HEADERS } from "#workers/security-headers.ts";

/** Adds the Worker's security headers to public/_headers, so that static files have them too. */
export function fileHeaders(): Plugin {
  return {
    name: "file-headers",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
      const source = `/*\n${lines.join("")}\n${readFileSync("public/_headers", "utf8")}`;
      this.emitFile({ type: "asset", fileName: "_headers", source });
    },
  };
}
