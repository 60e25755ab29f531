import { stripVTControlCharacters } from "node:util";

export interface Problem {
  file: string;
  /** "content[2].heading"; undefined when the whole file is meant. */
  field?: string;
  /** Continues the sentence that starts with file and field. */
  message: string;
}

export function problemLine({ file, field, message }: Problem): string {
  return field ? `${file}: ${field} ${message}` : `${file}: ${message}`;
}

/**
 * In: the project's folder, the file that was read, and what that threw. Out: a sentence with the file and the line
 * where it was thrown, which may be one that the file imports. Imports nothing that could be broken itself.
 */
export function readingProblem(root: string, file: string, error: unknown): { file: string; message: string } {
  const { message, stack = "" } = error instanceof Error ? error : { message: String(error) };
  const [place = file, line] = placeIn(root, stack);
  const reason = stripVTControlCharacters(message).replaceAll(`${root}/`, "").split("\n")[0]?.trim() ?? "";
  const hint = stack.includes("ERR_INVALID_TYPESCRIPT_SYNTAX")
    ? " Maybe a comma or a quotation mark is missing there or in the line before."
    : "";
  const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  return { file: place, message: `${line ? `line ${line} ` : ""}cannot be read: ${sentence}${hint}` };
}

/** The first place in the project that a stack trace names: "content/home.ts" and "12". */
function placeIn(root: string, stack: string): string[] {
  for (const rest of stack.split(`${root}/`).slice(1)) {
    const [, file = "", line = ""] = /^([^?:\s]+\.ts)(?:\?[^:\s]*)?:(\d+)/.exec(rest) ?? [];
    if (line) return [file, line];
  }
  return [];
}
