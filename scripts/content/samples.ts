import { globSync, readFileSync } from "node:fs";

const CONTENT = ["content/*.ts", "content/!(schema)/*.ts"];

/** Files that cannot call sample(). */
const OTHERS = ["content/images/*/*.html", "wrangler.toml"];

/** Matches the words "sample" and "to be added", and hosts that RFC 2606 reserves. */
const UNCONFIRMED = /\bsample\b|to be added|[\w-]\.(example|test|invalid)\b|\bexample\.(com|net|org)\b/i;

/** @returns the lines that the owner must confirm or replace, such as `content/site.ts:17  phone: sample("…"),` */
export function listSamples(): string[] {
  return [...linesWith(/\bsample\(/, CONTENT), ...linesWith(UNCONFIRMED, OTHERS)];
}

function linesWith(mark: RegExp, patterns: string[]): string[] {
  const files = globSync(patterns, { exclude: ["content/{sample,types}.ts"] }).toSorted();
  return files.flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.flatMap((line, index) => {
      const text = line.trim();
      return mark.test(text) && !text.startsWith("#") ? [`${file}:${index + 1}  ${text}`] : [];
    });
  });
}

if (import.meta.main) {
  const samples = listSamples();
  console.log(samples.join("\n"));
  console.log(
    `\n${samples.length} lines to confirm: put the real value in place of sample() or of what the line shows.`,
  );
}
