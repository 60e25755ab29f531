import { globSync, readFileSync } from "node:fs";

const FILES = ["content/*.ts", "content/!(schema)/*.ts", "content/images/*/*.html", "wrangler.toml"];

/** Matches sample() calls, the words "sample" and "to be added", and hosts that RFC 2606 reserves. */
const UNCONFIRMED = /\bsample\b|to be added|[\w-]\.(example|test|invalid)\b(?!\()|\bexample\.(com|net|org)\b/i;

/** Matches sample() calls only, because articles may contain the words. */
const IN_ARTICLES = /\bsample\(/;

/** @returns the lines that the owner must confirm or replace, such as `content/site.ts:17  phone: sample("…"),` */
export function listSamples(): string[] {
  return globSync(FILES, { exclude: ["content/{sample,types}.ts"] })
    .toSorted()
    .flatMap((file) => {
      const mark = /^content\/(blogs|news)\//.test(file) ? IN_ARTICLES : UNCONFIRMED;
      const lines = readFileSync(file, "utf8").split("\n");
      return lines.flatMap((line, index) => {
        const text = line.trim();
        return mark.test(text) && !/^(import|\/|\*|#)/.test(text) ? [`${file}:${index + 1}  ${text}`] : [];
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
