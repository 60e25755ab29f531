import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// A folder imports only from itself and from those after it.
const FOLDERS = "vite scripts workers app content";
const FOLDERS_OF_APP =
  "routes document shell sections articles search contact discovery office-hours entries patterns ui media lib";

test.for([
  ["folders", FOLDERS, "", "{vite,scripts,workers,app,content}/**/*.{ts,tsx}"],
  ["folders of app/", FOLDERS_OF_APP, "app/", "app/*/**/*.{ts,tsx}"],
])("%s import one way", ([, names = "", parent = "", pattern = ""]) => {
  const order = names.split(" ");
  const folderOf = (path: string) => path.slice(parent.length).split("/")[0] ?? "";
  const files = globSync(pattern);
  expect(new Set(files.map(folderOf)), "list each folder in test/app/folders.test.ts").toEqual(new Set(order));
  const wrong = files.flatMap((file) => {
    const imports = readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?"#([^"]+)"/g);
    return [...imports]
      .filter(
        ([, path = ""]) => path.startsWith(parent) && order.indexOf(folderOf(path)) < order.indexOf(folderOf(file)),
      )
      .map(([, path]) => `${file} imports #${path}`);
  });
  expect(wrong, `imports go from left to right: ${order.join(" → ")}`).toEqual([]);
});

test("components get the texts of pages as props, so that a page ships only the words it shows", () => {
  const components = globSync("app/**/*.tsx")
    .map((file) => [file, readFileSync(file, "utf8")] as const)
    .filter(([, source]) => !/export (function|const) loader/.test(source));
  const shared = /^(icons|sample|site|starters|contact-fields|not-found)\.ts$/;
  const wrong = components.flatMap(([file, source]) =>
    [...source.matchAll(/^import (?!type)[^;]*? from "#content\/([^"]+)"/gm)]
      .filter(([, module = ""]) => !shared.test(module))
      .map(([, module]) => `${file} imports content/${module}`),
  );
  expect(components.length).toBeGreaterThan(50);
  expect(wrong, "pass the text from the page's loader (app/README.md)").toEqual([]);
});
