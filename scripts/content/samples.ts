/** npm run samples: lists every value that the owner must confirm, which is each call of sample(). */
import { globSync, readFileSync } from "node:fs";

export interface Sample {
  file: string;
  line: number;
  text: string;
}

export function listSamples(): Sample[] {
  return globSync("{content,app,workers}/**/*.{ts,tsx}")
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .map((text, index) => ({ file, line: index + 1, text: text.trim() }))
        // Skips the definition of sample(), and mentions in comments.
        .filter(({ text }) => /\bsample\((?!\))/.test(text)),
    );
}

if (import.meta.main) {
  const samples = listSamples();
  for (const { file, line, text } of samples) console.log(`${file}:${line}  ${text}`);
  console.log(`\n${samples.length} values to confirm. To confirm one, replace sample() with the real value.`);
}
