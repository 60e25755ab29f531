import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { HEADERS } from "#workers/response-headers.ts";

/** Completes public/_headers with the headers that the Worker sends itself (workers/deployment.ts has noindex). */
export function fileHeaders(): Plugin {
  return {
    name: "file-headers",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      const isIndexed = process.env.CLOUDFLARE_ENV === "production";
      const all = { ...HEADERS, ...(isIndexed ? {} : { "X-Robots-Tag": "noindex" }) };
      const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}\n`);
      const source = `/*\n${lines.join("")}\n${readFileSync("public/_headers", "utf8")}`;
      this.emitFile({ type: "asset", fileName: "_headers", source });
    },
  };
}
