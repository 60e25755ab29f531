/** What the check says of a file. */
export interface Finding {
  file: string;
  /** Counted from 1. */
  line?: number;
  /** "detail.features[0].icon", or nothing for the whole file. */
  field?: string;
  /** Continues the sentence that begins with file, line and field. */
  message: string;
  /** A visitor would see something wrong. All else is a note, which stops nothing. */
  isError: boolean;
}

/** @returns a line for each, by file and line. A broken file is named once, though each file that imports it fails. */
export function findingLines(findings: Finding[]): string[] {
  const inOrder = findings.toSorted(
    (a, b) => Number(a.file > b.file) - Number(a.file < b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  const lines = inOrder.map(({ file, line, field, message }) => {
    return `${file}${line ? `:${line}` : ""}: ${field ? `${field} ` : ""}${message}`;
  });
  return [...new Set(lines)];
}
