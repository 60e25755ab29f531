import { globSync, readFileSync } from "node:fs";
import { readCommandLine } from "#scripts/command-line.ts";

const USAGE = "npm run samples   lists every line that the owner must confirm or replace";

export interface Sample {
  file: string;
  line: number;
  text: string;
}

const FILES = ["content/*.ts", "content/!(schema)/*.ts", "content/images/*/*.html", "wrangler.toml"];

/** A call of sample(), words that call something a sample or missing, or a host that RFC 2606 reserves. */
const UNCONFIRMED = /\bsample\b|to be added|[\w-]\.(example|test|invalid)\b(?!\()|\bexample\.(com|net|org)\b/i;

/** What an article says may have these words. */
const IN_ARTICLES = /\bsample\(/;

/** Invented for this site, and true only of the company that puts them online. */
const STATEMENTS = ["content/news/", "content/services/", "content/about-us.ts", "content/home.ts", "content/legal/"];

export function listSamples(): Sample[] {
  const files = globSync(FILES, { exclude: ["content/{sample,types}.ts"] }).toSorted();
  return files.flatMap((file) => {
    const mark = /^content\/(blogs|news)\//.test(file) ? IN_ARTICLES : UNCONFIRMED;
    return readFileSync(file, "utf8")
      .split("\n")
      .map((text, index) => ({ file, line: index + 1, text: text.trim() }))
      .filter(({ text }) => mark.test(text) && !/^(import|\/|\*|#)/.test(text));
  });
}

if (import.meta.main) {
  readCommandLine(USAGE, {});
  const samples = listSamples();
  for (const { file, line, text } of samples) console.log(`${file}:${line}  ${text}`);
  const advice = "put the real value in place of sample() or of what the line shows";
  console.log(samples.length > 0 ? `\n${samples.length} lines: ${advice}.` : "Nothing is left to confirm.");
  console.log(`\nNo mark is in these texts, which state facts too. Read them once more: ${STATEMENTS.join(", ")}.`);
}
