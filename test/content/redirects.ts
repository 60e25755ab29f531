import { readFileSync } from "node:fs";

/** @returns the lines of a file that are neither empty nor comments */
export function readLines(file: string): string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.map((line) => line.trim()).filter((line) => line && !line.startsWith("#"));
}

/** Redirects of moved pages, in the order in which Cloudflare matches them. */
export const redirects = readLines("public/_redirects").map((line) => {
  const [from = "", to = ""] = line.split(/\s+/);
  return { from, to };
});
