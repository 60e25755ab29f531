/**
 * npm run content: makes the files that depend on content/ and are missing or out of date, and names file and line of
 * every mistake. With --check it makes nothing, and reports what is not up to date too. Exits with 1 after a mistake.
 */
import { locateProblems } from "./field-lines.ts";
import { type Problem, problemText, readingProblem } from "./problem.ts";
import { isPage, readContent } from "./read-content.ts";
import { listSamples } from "./samples.ts";
import { typeProblems } from "./type-problems.ts";

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
  try {
    const content = await readContent();
    const ofTypes = typeProblems(content);
    const problems = [...content.problems, ...ofTypes];
    // What follows imports the texts of pages.
    const arePagesValid = content.files.filter(isPage).every((page) => page.problems.length === 0);
    if (!arePagesValid || ofTypes.length > 0) return locateProblems(problems);
    const { updateContent } = await import("./update-content.ts");
    return locateProblems([...problems, ...(await updateContent(content, process.argv.includes("--check")))]);
  } catch (error) {
    return [readingProblem(process.cwd(), "content", error)];
  }
}
