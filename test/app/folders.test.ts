import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("folders of app/ import one way, in the order of README.md", () => {
  const [order = ""] = readFileSync("README.md", "utf8").match(/routes → .*?lib/) ?? [];
  const folders = order.split(" → ");
  const files = globSync("app/*/**/*.{ts,tsx}");
  expect(new Set(folders)).toEqual(new Set(files.map((file) => file.split("/")[1])));
  const wrong = files.flatMap((file) => {
    const from = folders.indexOf(file.split("/")[1] ?? "");
    const imported = [...readFileSync(file, "utf8").matchAll(/"#app\/([^/"]+)/g)].map(([, folder = ""]) => folder);
    return imported.filter((folder) => folders.indexOf(folder) < from).map((folder) => `${file} imports ${folder}/`);
  });
  expect(wrong).toEqual([]);
});
