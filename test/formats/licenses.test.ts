import { globSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { textOf } from "./built-site.ts";

// Licenses require copies to include the license notice.

test("/licenses.md contains the license notices of the packages in the scripts", async () => {
  const notices = await textOf("/licenses.md");
  for (const name of ["react", "react-dom", "react-router", "scheduler"]) {
    expect(notices).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)\\n\\n[\\s\\S]*?Copyright`, "m"));
  }
});

test.for([
  ["/licenses/plus-jakarta-sans.txt", "SIL OPEN FONT LICENSE Version 1.1"],
  ["/licenses/tabler-icons.txt", "Copyright (c) 2020-2025 Paweł Kuna"],
] as const)("%s is served", async ([path, line]) => {
  expect(await textOf(path)).toContain(line);
});

test.for(globSync("app/media/fonts/*.woff2"))("%s contains its copyright and license", (file) => {
  const font = readFileSync(file);
  // WOFF2 compresses all tables in one stream at the end of the file, before padding to four bytes.
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
