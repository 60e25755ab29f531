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

/** Modules that say nothing about the company. */
const NEUTRAL = ["content/{sample,types,contact-fields,search,not-found}.ts", "content/schema/**", "**/*.d.ts"];

/** @returns files, and folders of files, whose sentences are true only of the company that puts them online */
export function listStatements(): string[] {
  const files = globSync("content/**/*.ts", { exclude: NEUTRAL }).toSorted();
  return [...new Set(files.map((file) => /^content\/[^/]+\//.exec(file)?.[0] ?? file))];
}

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
  console.log(
    `\nThese texts state facts too, without a mark. Read each sentence once more: ${listStatements().join(", ")}.`,
  );
}
