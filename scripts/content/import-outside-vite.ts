import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Matches a URL with a version. */
export const VERSIONED = /\?changed=/;

/**
 * Imports a module with Node. Vite and Vitest would bundle what their configuration imports, content/ included, and
 * start again after each change.
 *
 * @param path of the file, from the project's folder
 * @param version differs for each state of a file that may change, because Node keeps a module for good
 */
export function importOutsideVite<Module>(path: string, version = ""): Promise<Module> {
  return import(`${pathToFileURL(resolve(path)).href}${version && `?changed=${version}`}`);
}
