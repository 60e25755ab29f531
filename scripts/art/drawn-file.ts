import { readFileSync, writeFileSync } from "node:fs";

export const isCheck = process.argv.includes("--check");

/** Writes what a script of this folder has drawn. With --check only names the file if it is not up to date. */
export function drawnFile(file: string, text: string): void {
  if (!isCheck) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`${file} is not up to date: run \`npm run art\`.`);
    process.exitCode = 1;
  }
}
