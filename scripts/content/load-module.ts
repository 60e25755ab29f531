import { resolve } from "node:path";
import { runnerImport } from "vite";
import type * as ReadContent from "./read-content.ts";

/**
 * Reads content/ as it is now. Not with a plain import of read-content.ts, because Node would keep the texts of pages,
 * and its errors do not name the line of a mistake.
 *
 * @param root the project's folder
 * @throws what readingProblem explains
 */
export async function loadContent(root: string): Promise<ReadContent.Content> {
  const { readContent } = await loadModule<typeof ReadContent>("scripts/content/read-content.ts", root);
  return readContent(root);
}

/**
 * Imports a module with Vite: afresh, with all that it imports, and outside the bundle of vite.config.ts.
 *
 * @param path from the project's folder
 * @param root of the modules of content/
 * @throws what readingProblem explains
 */
export async function loadModule<Module>(path: string, root = process.cwd()): Promise<Module> {
  const { NODE_ENV } = process.env;
  // Stacks of errors name lines of the files, not of the code that Vite makes of them.
  process.setSourceMapsEnabled(true);
  try {
    const { module } = await runnerImport<Module>(resolve(path), { root, configFile: false, logLevel: "silent" });
    return module;
  } finally {
    // Vite sets it, and a build that this process starts would inherit it: React's development build in production.
    if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, "NODE_ENV");
  }
}
