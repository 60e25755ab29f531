/** What vite/content.ts needs of this folder, in one module because it imports it outside Vite. */
import type { Article } from "#content/types.ts";
import type { Problem } from "./problem.ts";
import { isContentFile, readContentFile } from "./read-content.ts";

export { contentProblems } from "./check-content.ts";

interface LoadedModule {
  /** Of an article. Any other module is used as it is written. */
  code?: string;
  problems: Problem[];
}

/**
 * Reads and checks a module of content/, and compiles an article.
 *
 * @param root the project's folder
 * @param pathInContent "blogs/web-development-future.ts"
 */
export async function loadContent(root: string, pathInContent: string): Promise<LoadedModule> {
  if (!isContentFile(pathInContent)) return { problems: [] };
  const { folder, data, problems } = await readContentFile(root, pathInContent);
  if (problems.length > 0 || (folder !== "blogs" && folder !== "news")) return { problems };
  // Imports content/site.ts, and Node would keep a broken one.
  const { compileArticle } = await import("./compile-article.ts");
  return { code: `export default ${JSON.stringify(compileArticle(data as Article))};`, problems };
}
