/** npm run samples: lists every value that the owner has to confirm, which is each call of sample(). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Sample {
  file: string;
  line: number;
  text: string;
}

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
