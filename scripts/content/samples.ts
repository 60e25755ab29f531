import { globSync, readFileSync } from "node:fs";

/** Matches hosts that RFC 2606 reserves, which cannot be real. */
const RESERVED = /[\w-]\.(example|test|invalid)\b(?!\()|\bexample\.(com|net|org)\b/;

/** @returns the lines that the owner must confirm or replace, such as `content/site.ts:17  phone: sample("…"),` */
export function listSamples(): string[] {
  return [
    ...linesWith([/\bsample\(/, RESERVED], ["content/*.ts", "content/!(schema)/*.ts"]),
    // These files cannot call sample().
    ...linesWith([/\bsample\b|to be added/i, RESERVED], ["content/images/*/*.html", "wrangler.toml"]),
  ];
}

function linesWith(marks: RegExp[], patterns: string[]): string[] {
  const files = globSync(patterns, { exclude: ["content/{sample,types}.ts"] }).toSorted();
  return files.flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.flatMap((line, index) => {
      const text = line.trim();
      const isMarked = marks.some((mark) => mark.test(text)) && !/^(\/|\*|#)/.test(text);
      return isMarked ? [`${file}:${index + 1}  ${text}`] : [];
    });
  });
}

if (import.meta.main) {
  const samples = listSamples();
  console.log(samples.join("\n"));
  console.log(
    `\n${samples.length} lines to confirm: put the real value in place of sample() or of the value on the line.`,
  );
}
