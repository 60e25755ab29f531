/**
 * npm run content: makes the files that depend on content/ and are missing or out of date, and names file and field of
 * every mistake. With --check it makes nothing, and reports what is not up to date too. Exits with 1 after a mistake.
 */
import { type Problem, problemText, readingProblem } from "./problem.ts";
import { listSamples } from "./samples.ts";

const text = problemText(await updateAndCheck());
const samples = `${listSamples().length} sample values to confirm: npm run samples`;
if (text !== "") {
  const count = text.split("\n").length;
  console.error(`${text}\n\n${count} ${count === 1 ? "problem" : "problems"}; ${samples}.`);
  process.exitCode = 1;
} else {
  console.log(`The content is in order; ${samples}.`);
}

/** Imports what reads content/ only inside `try`: an editor has no use for the stack trace of a broken file. */
async function updateAndCheck(): Promise<Problem[]> {
  try {
    const { arePagesValid } = await import("./check-content.ts");
    const { readContent } = await import("./read-content.ts");
    const { typeProblems } = await import("./type-problems.ts");
    const content = await readContent();
    const problems = [...content.problems, ...typeProblems(content)];
    if (problems.length > content.problems.length || !arePagesValid(content)) return problems;
    const { updateContent } = await import("./update-content.ts");
    return [...problems, ...(await updateContent(content, process.argv.includes("--check")))];
  } catch (error) {
    return [readingProblem(process.cwd(), "scripts/content/content.ts", error)];
  }
}
