import { compileArticle } from "./compile-article.ts";
import { ruleProblems, textProblems } from "./content-rules.ts";
import { locateProblems } from "./field-lines.ts";
import type { Problem } from "./problem.ts";
import { readContent, type SourceArticle } from "./read-content.ts";

/**
 * Finds the mistakes in each file of content/, and those that concern several files.
 *
 * @param root the project's folder
 */
export async function contentProblems(root: string): Promise<Problem[]> {
  const content = await readContent(root);
  return locateProblems([...content.problems, ...(await ruleProblems(content, root))], root);
}

interface SiteModule {
  /** The mistakes in the file alone. */
  problems: Problem[];
  /** The code of an entry. A module with the texts of a page is used as it is written. */
  code?: string;
}

/** @returns what loads a module of content/ for the site, by its path from the root */
export async function siteContent(root: string): Promise<(file: string) => SiteModule> {
  const { files } = await readContent(root);
  return (wanted) => {
    const found = files.find(({ file }) => file === wanted);
    if (!found?.folder || found.problems.length > 0) return { problems: locateProblems(found?.problems ?? [], root) };
    if (found.folder !== "blogs" && found.folder !== "news") return { problems: [], code: moduleCode(found.data) };
    const article = found.data as SourceArticle;
    return { problems: locateProblems(textProblems(article), root), code: moduleCode(compileArticle(article)) };
  };
}

function moduleCode(entry: unknown): string {
  return `export default ${JSON.stringify(entry)};`;
}
