import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("text files have line feeds in every clone, and Git leaves other files as they are (.gitattributes)", () => {
  const files = execFileSync("git", ["ls-files", "--eol"], { encoding: "utf8" }).trim().split("\n");
  const kinds = new Set(files.map((line) => line.split("\t")[0]?.replaceAll(/w\/\S*|\s/g, "")));
  expect(kinds).toEqual(new Set(["i/lfattr/text=autoeol=lf", "i/-textattr/-text"]));
});
