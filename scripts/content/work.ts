import type { Problem } from "./problem.ts";

/** Files that follow from content/ and are kept in the repository: what is to do about some of them. */
export interface Work {
  /** Each file that is missing, out of date or left over. */
  stale: Problem[];
  /** Writes and removes these. Out: the files that it wrote and removed, and what could not be made. */
  make(): Promise<{ files: string[]; problems: Problem[] }>;
}

export interface WorkOptions {
  /** Every file of content/ is valid, so that what no entry needs may be removed. */
  isComplete: boolean;
}

export const MISSING = "is missing.";
export const OUT_OF_DATE = "is not up to date.";
export const LEFT_OVER = "belongs to nothing any more.";

export function causeOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim().split("\n")[0] ?? "";
}
