import { resolve } from "node:path";
import { runnerImport } from "vite";

/**
 * Imports a module with Vite: afresh, with all that it imports, and outside the bundle of vite.config.ts.
 *
 * @param path from the project's folder
 * @param root of the modules of content/
 * @throws what readingProblem explains
 */
export async function loadModule<Module>(path: string, root = process.cwd()): Promise<Module> {
  const { NODE_ENV } = process.env;
  try {
    const { module } = await runnerImport<Module>(resolve(path), { root, configFile: false, logLevel: "silent" });
    return module;
  } finally {
    // Vite sets it, and a build that this process starts would inherit it: React's development build in production.
    if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, "NODE_ENV");
  }
}
