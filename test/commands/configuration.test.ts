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
