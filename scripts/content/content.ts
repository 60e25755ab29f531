/**
 * npm run content: makes the files that depend on content/ and are missing or out of date, and names file and line of
 * every mistake. With --check it makes nothing, and reports what is not up to date too. Exits with 1 after a mistake.
 */
import { loadContent } from "./load-module.ts";
import { pageTypeProblems } from "./page-types.ts";
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

async function updateAndCheck(): Promise<Problem[]> {
  try {
    const content = await loadContent(process.cwd());
    const pages = content.files.filter(({ folder }) => !folder);
    const ofTypes = pageTypeProblems(pages.filter(({ data }) => data).map(({ file }) => file));
    const problems = [...content.problems, ...ofTypes];
    if (ofTypes.length > 0 || pages.some((page) => page.problems.length > 0)) return problems;
    // Imports the texts of pages.
    const { updateContent } = await import("./update-content.ts");
    return [...problems, ...(await updateContent(content, process.argv.includes("--check")))];
  } catch (error) {
    return [readingProblem(process.cwd(), "content", error)];
  }
}
