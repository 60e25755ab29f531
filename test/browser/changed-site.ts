import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { companyDay } from "#app/lib/dates.ts";
import { editFile } from "#test/copy-site.ts";
import { writeArticles } from "#test/many-articles.ts";
import { sampleArticle } from "#test/sample-article.ts";
import { test as base } from "./fixtures.ts";
import { type ServedCopy, serveCopy } from "./serve-copy.ts";

// A copy of the site with cases that the real content lacks. Each test worker builds it once.

export const REASON = "the reason that only the log may have";

export const SCHEDULED = "A headline for the days to come";

/** In 300 days, because the build refuses a date that is more than a year ahead. */
export const SCHEDULED_DAY = companyDay(new Date(Date.now() + 300 * 24 * 3_600_000));

export const test = base.extend<object, { changed: ServedCopy }>({
  changed: [
    // biome-ignore lint/correctness/noEmptyPattern: required by Playwright
    async ({}, use) => {
      const changed = await serveCopy((folder) => {
        writeArticles(folder, 60);
        addSampleArticle(folder);
        addScheduledArticle(folder);
        movePages(folder);
        breakPages(folder);
        nameScriptsAnew(folder);
        const keys = '[vars]\nTURNSTILE_SITE_KEY = "a-site-key"\nTURNSTILE_SECRET_KEY = "a-secret"';
        editFile(folder, "wrangler.toml", "[vars]", keys);
      });
      await use(changed);
      changed.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

function addSampleArticle(folder: string): void {
  addEntry(folder, "blogs", "web-development-future", "sample-article", [
    [/title: ".*"/, 'title: "A sample of an article", author: "Łucja Nguyễn, مريم"'],
    ...ownDetails(folder, "sample-article"),
    [/ {2}content: \[[\s\S]*\n {2}\],\n(?= {2}tags)/, `content: ${JSON.stringify(sampleArticle)},`],
  ]);
}

/** The build refuses two texts that are the same, and two articles with the same cover. */
function ownDetails(folder: string, name: string): [RegExp, string][] {
  for (const images of ["content/images/covers", "public/images/covers"]) {
    copyFileSync(join(folder, images, "web-development-future.svg"), join(folder, images, `${name}.svg`));
  }
  const summary = `A summary about ${name}, as long as the summary of an article has to be for search results.`;
  return [
    [/description:\s*"[^"]*"/, `description: "${summary}"`],
    [/excerpt:\s*"[^"]*"/, `excerpt: "In short: ${summary}"`],
    [/name: "web-development-future"/, `name: "${name}"`],
  ];
}

function addScheduledArticle(folder: string): void {
  addEntry(folder, "blogs", "web-development-future", "to-come", [
    [/title: ".*"/, `title: "${SCHEDULED}"`],
    ...ownDetails(folder, "to-come"),
    [/date: .*/, `date: "${SCHEDULED_DAY}",`],
  ]);
}

function movePages(folder: string): void {
  const moved = "/blogs/old /blogs/web-development-future 301\n/work /careers#opening-3 301\n";
  editFile(folder, "public/_redirects", /$/, moved);
}

/** Throws in the Worker, in a component and in a loader. */
function breakPages(folder: string): void {
  for (const [page, line] of [
    ["about-us", "export default function AboutUs({ loaderData }: Route.ComponentProps) {"],
    ["portfolio", "export function loader() {"],
  ] as const) {
    const broken = `${line}\n  if (typeof window === "undefined") throw new Error("${REASON}");`;
    editFile(folder, `app/routes/${page}.tsx`, line, broken);
  }
}

/** Changes code, so that every script has another name, as after a deployment. */
function nameScriptsAnew(folder: string): void {
  editFile(folder, "content/services/index.ts", 'heading: "', 'heading: "New: ');
  editFile(folder, "app/frame/route-change.tsx", 'aria-label="Loading the page"', 'aria-label="Loading"');
  editFile(folder, "app/media/icon.tsx", "icon $", "icon p-[0.3px] $");
}

/**
 * Copies an entry of content/ and changes it.
 * @param kind Folder in content/.
 * @param from Slug of the copied entry.
 * @param slug Slug of the new entry.
 */
function addEntry(folder: string, kind: string, from: string, slug: string, changes: [RegExp, string][]): void {
  const file = `content/${kind}/${slug}.ts`;
  writeFileSync(join(folder, file), readFileSync(join(folder, `content/${kind}/${from}.ts`), "utf8"));
  editFile(folder, file, new RegExp(`(?<=(slug: "|url: "/${kind}/))${from}`), slug);
  for (const [pattern, text] of changes) editFile(folder, file, pattern, text);
}
