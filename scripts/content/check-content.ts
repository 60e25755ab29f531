import type { Problem } from "./problem.ts";
import { type Content, isPage, readContent } from "./read-content.ts";

/**
 * Finds the mistakes in each file of content/, and those that concern several files.
 *
 * @param root the project's folder
 */
export async function contentProblems(root: string): Promise<Problem[]> {
  const content = await readContent(root);
  if (!arePagesValid(content)) return content.problems;
  const { ruleProblems } = await import("./content-rules.ts");
  return [...content.problems, ...(await ruleProblems(content, root))];
}

/** The rules import the texts of the pages, and Node would keep a broken module, so they run only if this is true. */
export function arePagesValid({ files }: Content): boolean {
  return files.filter(isPage).every(({ problems }) => problems.length === 0);
}
