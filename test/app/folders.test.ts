import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// The orders of README.md.
const [, folders = "", appFolders = ""] =
  /^Imports go one way: (.+?)\..*?: (routes → .+?)\.$/m.exec(readFileSync("README.md", "utf8")) ?? [];

test.for([
  ["folders", folders, "", "{vite,scripts,workers,app,content}/**/*.{ts,tsx}"],
  ["folders of app/", appFolders, "app/", "app/*/**/*.{ts,tsx}"],
])("%s import one way, in the order of README.md", ([, names = "", parent = "", pattern = ""]) => {
  const order = names.split(" → ");
  const folderOf = (path: string) => path.slice(parent.length).split("/")[0] ?? "";
  const files = globSync(pattern);
  expect(new Set(files.map(folderOf))).toEqual(new Set(order));
  const wrong = files.flatMap((file) => {
    const imports = [...readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?"#([^"]+)"/g)].map(
      ([, path = ""]) => path,
    );
    return imports
      .filter((path) => path.startsWith(parent) && order.indexOf(folderOf(path)) < order.indexOf(folderOf(file)))
      .map((path) => `${file} imports #${path}`);
  });
  expect(wrong).toEqual([]);
});
