import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { loadConfigFromFile } from "vite";
import { expect, test } from "vitest";

test("the Vite configuration does not import content, so edits do not restart `npm run dev`", async () => {
  const loaded = await loadConfigFromFile({ command: "serve", mode: "development" }, "vite.config.ts");
  const ownFiles = loaded?.dependencies.filter((file) => !file.includes("node_modules")) ?? [];
  expect(ownFiles.length).toBeGreaterThan(5);
  expect(ownFiles.filter((file) => file.startsWith(`${resolve("content")}/`))).toEqual([]);
  // Returns every file that the configuration imports.
}, 120_000);

test("Git keeps LF in texts on every machine, and pictures and fonts as they are", () => {
  const files = [".ci/run", "content/site.ts", ...globSync("public/**/*.{png,webp,avif,ico}").slice(0, 9)];
  const answers = execFileSync("git", ["check-attr", "text", "eol", "--", ...files], { encoding: "utf8" });
  for (const file of files) {
    const isText = !file.startsWith("public/");
    expect(answers).toContain(`${file}: text: ${isText ? "auto" : "unset"}\n`);
    if (isText) expect(answers).toContain(`${file}: eol: lf\n`);
  }
});
