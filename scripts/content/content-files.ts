import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

/** Paths of the modules in content/, entries before the lists that import them. */
export function contentFiles(): string[] {
  const isList = (file: string) => Number(basename(file) === "index.ts");
  return readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join("content", name))
    .toSorted((a, b) => isList(a) - isList(b) || a.localeCompare(b));
}
