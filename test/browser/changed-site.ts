import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { companyDay } from "#app/lib/dates.ts";
import type { Article } from "#content/types.ts";
import { editFile } from "#test/copy-site.ts";
import { addInventedEntries, drawPicture, entrySource, invented } from "#test/invented-entries.ts";
import { sampleArticle } from "#test/sample-article.ts";
import { test as base } from "./fixtures.ts";
import { type ServedCopy, serveCopy } from "./serve-copy.ts";

// A copy of the site with cases that the real content lacks.

export const REASON = "the reason that only the log may have";

export const SCHEDULED = "A headline for the days to come";

/** In 300 days, because the build refuses a date that is more than a year ahead. */
const SCHEDULED_DAY = companyDay(new Date(Date.now() + 300 * 24 * 3_600_000));

export const test = base.extend<object, { changed: ServedCopy }>({
  changed: [
    // biome-ignore lint/correctness/noEmptyPattern: required by Playwright
    async ({}, use) => {
      const changed = await serveCopy((folder) => {
        addInventedEntries(folder);
        addPost(folder, "sample-article", {
          title: "A sample of an article",
          author: "Łucja Nguyễn, مریم",
          content: sampleArticle,
        });
        addPost(folder, "to-come", { title: SCHEDULED, date: SCHEDULED_DAY });
        const moved = `/blogs/old ${invented.post.url} 301\n/work /careers#opening-${invented.opening.id} 301\n`;
        editFile(folder, "public/_redirects", /$/, moved);
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

/** Each post has a summary and a cover of its own. */
function addPost(folder: string, slug: string, fields: Partial<Article>): void {
  const summary = `A summary about ${slug}, as long as the summary of an article has to be for search results.`;
  const image = { ...invented.post.image, name: slug };
  const post = {
    ...invented.post,
    url: `/blogs/${slug}`,
    description: summary,
    excerpt: `In short: ${summary}`,
    image,
  };
  writeFileSync(join(folder, `content/blogs/${slug}.ts`), entrySource({ ...post, ...fields }));
  drawPicture(folder, image);
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
