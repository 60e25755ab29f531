import { readCommandLine } from "#scripts/command-line.ts";
import { loadContent } from "./load-module.ts";
import { type Problem, problemText, readingProblem } from "./problem.ts";
import { listSamples } from "./samples.ts";

const USAGE = `Names file and line of every mistake in content/, and makes the files that depend on it. Exits with 1 after a mistake.

  npm run content              makes what is missing or out of date
  npm run content -- --check   makes nothing, and reports what is not up to date too`;

const isCheck = readCommandLine(USAGE, { check: { type: "boolean" } }).values.check ?? false;

const text = problemText(await updateAndCheck());
const samples = `${listSamples().length} sample values to confirm: npm run samples`;
if (text !== "") {
  const count = text.split("\n").length;
  console.error(`${text}\n\n${count} ${count === 1 ? "problem" : "problems"}; ${samples}.`);
  process.exitCode = 1;
} else {
  console.log(`The content is in order; ${samples}.`);
}

async function updateAndCheck(): Promise<Problem[]> {
  let found: Problem[] = [];
  try {
    const content = await loadContent(process.cwd());
    found = content.problems;
    // Imports the texts of pages.
    const { updateContent } = await import("./update-content.ts");
    return [...found, ...(await updateContent(content, isCheck))];
  } catch (error) {
    // The text of a page that has a mistake may have no value.
    return found.length > 0 ? found : [readingProblem(process.cwd(), "content", error)];
  }
}
