import type { TestProject } from "vitest/node";
import { startBuiltWorker } from "#test/built-worker.ts";

declare module "vitest" {
  interface ProvidedContext {
    builtSite: string;
  }
}

/** Serves the built site to Node.js, because the libraries that check formats do not run in workerd. */
export default async function setup({ provide }: TestProject) {
  const worker = await startBuiltWorker();
  provide("builtSite", (await worker.url).origin);
  return () => worker.dispose();
}
