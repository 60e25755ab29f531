/**
 * Checks content/ beside the development server, which answers in the meantime: with a thousand articles the rules take
 * seconds. In: the project's folder. Out: the lines of all mistakes.
 */
import { parentPort } from "node:worker_threads";
import { readSite, ruleProblems } from "./content-rules.ts";
import { problemLine } from "./problem.ts";
import { readContent } from "./read-content.ts";

parentPort?.on("message", async (root: string) => {
  const content = await readContent(root);
  const problems = [...content.problems, ...ruleProblems(await readSite(content, root))];
  parentPort?.postMessage(problems.map(problemLine));
});
