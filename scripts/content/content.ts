/**
 * npm run content: makes what follows from content/ (icons, pictures, share cards, the list of addresses) as far as it
 * changed, and names file and field of every mistake. With --check it makes nothing, and what is not up to date is a
 * mistake too. Exits with 1 if there is one.
 */
import { existsSync } from "node:fs";
import { type Problem, problemLine, readingProblem } from "./problem.ts";
import type { Content } from "./read-content.ts";
import { listSamples } from "./samples.ts";
import type { Work } from "./work.ts";

const isCheck = process.argv.includes("--check");

const lines = await problemLines();
const samples = `${listSamples().length} sample values to confirm: npm run samples`;
if (lines.length > 0) {
  console.error(`${lines.join("\n")}\n\n${lines.length} ${lines.length === 1 ? "problem" : "problems"}; ${samples}.`);
  process.exitCode = 1;
} else {
  console.log(`The content is in order; ${samples}.`);
}

async function problemLines(): Promise<string[]> {
  try {
    const { readContent } = await import("./read-content.ts");
    const content = await readContent();
    const problems = [...content.problems, ...(await furtherProblems(content))];
    const byFile = problems.toSorted((a, b) => Number(a.file > b.file) - Number(a.file < b.file));
    // A broken file that others import is the mistake of each of them.
    return [...new Set(byFile.map(problemLine))];
  } catch (error) {
    // What the reader itself imports is broken, such as content/schema/. An editor has no use for a stack trace.
    const { file, message } = readingProblem(process.cwd(), "scripts/content/content.ts", error);
    return [`${file}: ${message}`];
  }
}

async function furtherProblems(content: Content): Promise<Problem[]> {
  const { arePagesValid } = await import("./read-content.ts");
  if (!arePagesValid(content)) return [];
  const problems = await makeOrCheck(content);
  const { readSite, ruleProblems } = await import("./content-rules.ts");
  const found = ruleProblems(await readSite(content));
  const reported = new Set(found.map(({ file }) => file));
  return [...found, ...problems.filter(({ file }) => !reported.has(file))];
}

/** Out: what could not be made; with --check what is to be made. */
async function makeOrCheck({ entries, files, problems }: Content): Promise<Problem[]> {
  const options = { isComplete: problems.length === 0 };
  const { technologyIconWork } = await import("./technology-icons.ts");
  const { pictureWork } = await import("./pictures.ts");
  const { shareCardWork } = await import("./share-cards.ts");
  const { publishedUrlWork } = await import("./published-urls.ts");
  const { allValues } = await import("./content-values.ts");
  const { isPicture } = await import("./picture-rules.ts");
  const unfinished = allValues(files.filter(({ isValid }) => !isValid))
    .map(({ value }) => value)
    .filter(isPicture)
    .map(({ kind, name }) => `${kind}/${name}`);
  return [
    ...(await done(await technologyIconWork(entries, options))),
    ...(await done(pictureWork(entries, options, new Set(unfinished)))),
    // After the pictures, which are on them.
    ...(await done(shareCardWork(entries, options))),
    ...(await done(publishedUrlWork(entries))),
  ];
}

async function done({ stale, make }: Work): Promise<Problem[]> {
  if (isCheck) {
    return stale.map(({ file, message }) => ({ file, message: `${message} Run \`npm run content\`.` }));
  }
  if (stale.length === 0) return [];
  const { files, problems } = await make();
  for (const file of files) console.log(`${existsSync(file) ? "Made" : "Removed"} ${file}`);
  return problems;
}
