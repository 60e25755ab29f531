import { stripVTControlCharacters } from "node:util";

export interface Problem {
  file: string;
  /** "content[2].heading", or undefined for the whole file. */
  field?: string;
  /** Continues the sentence that begins with file and field. */
  message: string;
}

/**
 * @returns a line for each problem, by file. A broken file is reported once, though each file that imports it fails.
 */
export function problemText(problems: Problem[]): string {
  const byFile = problems.toSorted((a, b) => Number(a.file > b.file) - Number(a.file < b.file));
  const lines = byFile.map(({ file, field, message }) => `${file}: ${field ? `${field} ` : ""}${message}`);
  return [...new Set(lines)].join("\n");
}

/**
 * Says why a file cannot be read. This module imports nothing that an editor could break.
 * @param root the project's folder
 * @param file the file that was read
 * @returns a problem with the line of the error, which may be in a file that `file` imports
 */
export function readingProblem(root: string, file: string, error: unknown): Problem {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  // The first place in the project: "content/home.ts:12:3", or "content/home.ts?changed=1:12:3".
  const places = stack.split(`${root}/`).slice(1);
  const [, place = file, line] =
    places.map((rest) => /^([^?:\s]+\.ts)(?:\?[^:\s]*)?:(\d+)/.exec(rest)).find(Boolean) ?? [];
  const reason = stripVTControlCharacters(message).replaceAll(`${root}/`, "").split("\n")[0]?.trim() ?? "";
  const hint = stack.includes("ERR_INVALID_TYPESCRIPT_SYNTAX")
    ? " Maybe a comma or a quotation mark is missing there or in the line before."
    : "";
  const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  return { file: place, message: `${line ? `line ${line} ` : ""}cannot be read: ${sentence}${hint}` };
}
