/**
 * Checks content/, and generates pictures, share cards, icons and fonts. Exits with 1 if there are mistakes.
 *
 *   npm run content              generates missing and outdated files
 *   npm run content -- --check   lists missing and outdated files instead, as the first step of a build
 */
import "./markdown-hooks.ts";
import { parseArgs } from "node:util";
import { checkContent } from "./check.ts";
import { generatedFiles, makeFiles, outdatedFiles } from "./generated-files.ts";
import { readContent } from "./read-content.ts";

const { check: isCheck } = parseArgs({ options: { check: { type: "boolean" } } }).values;
const modules = await readContent();
const mistakes = checkContent(modules);
// Generates nothing from content with mistakes: a misspelled name would delete the correct pictures as unused.
if (mistakes.length === 0) {
  const files = generatedFiles(modules);
  const advice = "is missing, out of date or edited by hand. Run `npm run content`.";
  mistakes.push(
    ...(isCheck
      ? outdatedFiles(files).map(({ outputs }) => `${outputs.join(", ")}: ${advice}`)
      : await makeFiles(files)),
  );
}
if (mistakes.length > 0) {
  console.error(mistakes.join("\n"));
  process.exitCode = 1;
} else console.log("Content check passed.");
