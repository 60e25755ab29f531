/**
 * Checks content/, and makes the files that depend on it. Exits with 1 if a visitor would see something wrong.
 *
 *   npm run content              makes what is missing or out of date
 *   npm run content -- --check   makes nothing, and reports what is not up to date too
 *   npm run content -- --quick   makes nothing, and does not look whether pictures and share cards are up to date, as
 *                                builds do
 */
import "./markdown-hooks.ts";
import { parseArgs } from "node:util";
import { type Finding, findingLines } from "./finding.ts";
import { readContent } from "./read-content.ts";
import { listSamples } from "./samples.ts";

const { check: isCheck, quick: isQuick } = parseArgs({
  options: { check: { type: "boolean" }, quick: { type: "boolean" } },
}).values;

const findings = await found();
const errors = findingLines(findings.filter(({ isError }) => isError));
const notes = findingLines(findings.filter(({ isError }) => !isError));
if (notes.length > 0) console.log(`Notes, which stop nothing:\n${notes.join("\n")}\n`);
console.log(
  `${errors.length} errors, ${notes.length} notes; ${listSamples().length} samples to confirm: npm run samples`,
);
if (errors.length > 0) {
  console.error(errors.join("\n"));
  process.exitCode = 1;
}

async function found(): Promise<Finding[]> {
  const content = await readContent();
  // What follows imports the texts of pages, and would end with Node's stack.
  if (content.files.some(({ isRead }) => !isRead)) return content.files.flatMap(({ findings: own }) => own);
  const { checkContent } = await import("./check.ts");
  const wrong = checkContent(content);
  if (isQuick || wrong.some(({ isError }) => isError)) return wrong;
  const { updateContent } = await import("./update-content.ts");
  return [...wrong, ...(await updateContent(content, isCheck ?? false))];
}
