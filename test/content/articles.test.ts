import { globSync, readFileSync } from "node:fs";
import { parse } from "node:path";
import { expect, test } from "vitest";

const articles = globSync("content/{blogs,news}/*.ts", { exclude: ["**/index.ts"] });

test("each article imports the Markdown file with its name, and no Markdown file is unused", () => {
  const copies = articles.filter((file) => !readFileSync(file, "utf8").includes(`from "./${parse(file).name}.md"`));
  expect(copies).toEqual([]);
  const texts = globSync("content/{blogs,news}/*.md").map((file) => file.replace(/md$/, "ts"));
  expect(texts.toSorted()).toEqual(articles.toSorted());
});
