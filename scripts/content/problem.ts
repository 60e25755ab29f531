import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Problem {
  file: string;
  /** "content[2].heading", or undefined for the whole file. */
  field?: string;
  /** In the file, counted from 1, or within the text of the field until field-lines.ts has found it. */
  line?: number;
  /** Continues the sentence that begins with file, line and field. */
  message: string;
}

/**
 * @returns a line for each problem, by file. A broken file is reported once, though each file that imports it fails.
 */
export function problemText(problems: Problem[]): string {
  const byFile = problems.toSorted((a, b) => Number(a.file > b.file) - Number(a.file < b.file));
  const lines = byFile.map(
    ({ file, line, field, message }) => `${file}${line ? `:${line}` : ""}: ${field ? `${field} ` : ""}${message}`,
  );
  return [...new Set(lines)].join("\n");
}

const HINT =
  "Is a comma missing at the end of the line before? " +
  'A text stands in straight quotes ("), without straight quotes and line breaks in it, or between backticks (`).';

/**
 * Says why a file cannot be read. This module imports nothing that an editor could break.
 * @param root the project's folder
 * @param file the file that was read
 * @param error of load-module.ts
 * @returns a problem with the line of the error, which may be in a file that `file` imports
 */
export function readingProblem(root: string, file: string, error: unknown): Problem {
  const { message, id } = error instanceof Error ? (error as Error & { id?: string }) : { message: String(error) };
  const text = stripVTControlCharacters(message);
  const [, line] = /:(\d+):\d+ \]/.exec(text) ?? [];
  if (id === undefined || line === undefined) {
    const [reason = ""] = text.replaceAll(`${root}/`, "").split("\n");
    return { file, message: `cannot be read: ${reason.trim().replace(/[^.!?]$/, "$&.")}` };
  }
  const written = readFileSync(id, "utf8").split("\n")[Number(line) - 1]?.trim() ?? "";
  return {
    file: relative(root, id),
    line: Number(line),
    message: `cannot be read at "${shortened(written)}". ${HINT}`,
  };
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
