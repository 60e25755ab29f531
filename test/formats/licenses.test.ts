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
