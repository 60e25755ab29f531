import { globSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";

// The licenses of other people's work ask to go with it.

const scripts = globSync("build/client/assets/*.js").map((file) => readFileSync(file, "utf8"));
const notices = readFileSync("build/client/licenses.md", "utf8");

test("one file has the notices of what the scripts, the typeface and the icons are made of", () => {
  for (const name of ["react", "react-dom", "react-router", "scheduler"]) {
    expect(notices).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)\\n\\n[\\s\\S]*?Copyright`, "m"));
  }
  expect(notices).toContain("SIL OPEN FONT LICENSE Version 1.1");
  expect(notices).toContain("Tabler Icons");
});

test("each script that has a package's code names the file", () => {
  const named = scripts.filter((script) => script.includes("/licenses.md"));
  const [framework] = scripts.filter((script) => script.includes("react.transitional.element"));
  expect(named).toContain(framework);
});

test.for(globSync("app/media/fonts/*.woff2"))("%s says who made it and under which license", (file) => {
  const font = readFileSync(file);
  // All tables are compressed together and end the file, but for what makes its length a multiple of four bytes.
  const length = font.readUInt32BE(20);
  const ends = [0, 1, 2, 3].map((padding) => font.subarray(font.length - padding - length, font.length - padding));
  const tables = ends.flatMap((end) => {
    try {
      return [brotliDecompressSync(end)];
    } catch {
      return [];
    }
  });
  const words = ["Copyright 2020 The Plus Jakarta Sans Project Authors", "https://scripts.sil.org/OFL"];
  const found = words.filter((text) => tables[0]?.includes(Buffer.from(text, "utf16le").swap16()));
  expect(found).toEqual(words);
});
