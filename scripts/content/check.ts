/**
 * npm run content: adds new pages to the list of published URLs, checks the content, and names file and field of each
 * mistake. Exits with 1 if there is one.
 */
import { appendFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { listSamples } from "./samples.ts";

const problems = await findProblems();
for (const problem of problems) console.error(problem);
const samples = `${listSamples().length} sample values to confirm: npm run samples`;
if (problems.length > 0) {
  console.error(`\n${problems.length} problems; ${samples}.`);
  process.exitCode = 1;
} else {
  console.log(`The content is in order; ${samples}.`);
}

async function findProblems(): Promise<string[]> {
  const unreadable = await loadProblems();
  if (unreadable.length > 0) return unreadable;
  const { contentProblems, problemLine, staleFiles } = await import("./content-rules.ts");
  const { PUBLISHED_URLS, readSite } = await import("./content-site.ts");
  const site = await readSite();
  const added = site.pages.map(({ path }) => path).filter((path) => !site.published.includes(path));
  if (added.length > 0) {
    appendFileSync(PUBLISHED_URLS, `${added.join("\n")}\n`);
    site.published.push(...added);
    console.log(`${PUBLISHED_URLS}: added ${added.join(", ")}.`);
  }
  const problems = contentProblems(site).map(problemLine);
  // Missing pictures are reported above; stale files matter only once all exist.
  return problems.some((line) => line.includes("npm run images")) ? problems : [...problems, ...(await staleFiles())];
}

/** Files that do not load: nothing else can be checked until they do. */
async function loadProblems(): Promise<string[]> {
  const { contentFiles } = await import("./content-files.ts");
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const file of contentFiles()) {
    const reason = await import(pathToFileURL(file).href).then(() => undefined, reasonOf);
    if (reason && !seen.has(reason)) problems.push(`${file}: ${reason}`);
    if (reason) seen.add(reason);
  }
  return problems;
}

function reasonOf({ message, stack = "" }: Error): string {
  const line = /^file:[^\n]*:(\d+)\n/.exec(stack)?.[1];
  return `${line ? `line ${line} ` : ""}cannot be read: ${stripVTControlCharacters(message).trim()}`;
}
