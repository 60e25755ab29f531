import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

/** The modules of content/, those of entries before the lists that name them: "content/blogs/….ts". */
export function contentFiles(): string[] {
  const isList = (file: string) => Number(basename(file) === "index.ts");
  return readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join("content", name))
    .toSorted((a, b) => isList(a) - isList(b) || a.localeCompare(b));
}
