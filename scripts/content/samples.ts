/**
 * Lists every value that the owner has still to confirm: each call of sample(), with its file and line.
 *
 *   npm run samples
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A call of sample(): its file, the number of its line from 1, and the line's text. */
export interface Sample {
  file: string;
  line: number;
  text: string;
}

/** Every call of sample() in the sources, by file and line. Paths are read and returned from the project's folder. */
export function listSamples(): Sample[] {
  return ["content", "app", "workers"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(folder, file)),
    )
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .map((text, index) => ({ file, line: index + 1, text: text.trim() }))
        // Neither its definition nor a mention of sample() in a comment.
        .filter(({ text }) => /\bsample\((?!\))/.test(text)),
    );
}

if (import.meta.main) {
  const samples = listSamples();
  for (const { file, line, text } of samples) console.log(`${file}:${line}  ${text}`);
  console.log(`\n${samples.length} values to confirm. To confirm one, put the real value in and take sample() away.`);
}
