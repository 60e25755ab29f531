/**
 * Lists every value that the owner has still to confirm: each call of sample(), with its file and line.
 *
 *   npm run samples
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const files = ["content", "app", "workers"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

let count = 0;
for (const file of files.toSorted()) {
  readFileSync(file, "utf8")
    .split("\n")
    .forEach((line, index) => {
      if (!/\bsample\(/.test(line) || /function sample/.test(line)) return;
      count += 1;
      console.log(`${file}:${index + 1}  ${line.trim()}`);
    });
}
console.log(`\n${count} values to confirm. To confirm one, put the real value in and take sample() away.`);
