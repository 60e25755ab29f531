/**
 * npm run content: makes the files that depend on content/ and are missing or out of date, and names file and field of
 * every mistake. With --check it makes nothing, and reports what is not up to date too. Exits with 1 after a mistake.
 */
import { problemLine, readingProblem } from "./problem.ts";
import { listSamples } from "./samples.ts";

const lines = await problemLines();
const samples = `${listSamples().length} sample values to confirm: npm run samples`;
if (lines.length > 0) {
  console.error(`${lines.join("\n")}\n\n${lines.length} ${lines.length === 1 ? "problem" : "problems"}; ${samples}.`);
  process.exitCode = 1;
} else {
  console.log(`The content is in order; ${samples}.`);
}

/** Imports what reads content/ only inside `try`: an editor has no use for the stack trace of a broken file. */
async function problemLines(): Promise<string[]> {
  try {
    const { arePagesValid, readContent } = await import("./read-content.ts");
    const content = await readContent();
    const problems = [...content.problems];
    if (arePagesValid(content)) {
      const { updateContent } = await import("./update-content.ts");
      problems.push(...(await updateContent(content, process.argv.includes("--check"))));
    }
    const byFile = problems.toSorted((a, b) => Number(a.file > b.file) - Number(a.file < b.file));
    // A broken file is reported once for each file that imports it.
    return [...new Set(byFile.map(problemLine))];
  } catch (error) {
    return [problemLine(readingProblem(process.cwd(), "scripts/content/content.ts", error))];
  }
}
