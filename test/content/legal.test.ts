import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { privacy } from "#content/legal/privacy.ts";
import { terms } from "#content/legal/terms.ts";
import { legalName } from "#content/site.ts";

test.for([
  ["privacy.ts", privacy, "2026-11-29 047d4f73"],
  ["terms.ts", terms, "2024-01-15 8308d4dd"],
] as const)("the day of the last change in %s belongs to its text", ([file, { updated, ...others }, known]) => {
  // The owner may confirm the company's name without a change of the day.
  const text = JSON.stringify(others).replaceAll(legalName, "");
  const remedy = `The text has changed. Set \`updated\` in content/legal/${file}, and write the received value here.`;
  expect(`${updated} ${hash("sha256", text).slice(0, 8)}`, remedy).toBe(known);
});
