import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { editFile } from "#test/copy-site.ts";
import { ARTICLE_PICTURES, articleMarkdown } from "#test/fixtures/article.ts";
import { BUDGET } from "#test/fixtures/contact-field.ts";
import { addFixtures, fixtures, writeEntry } from "#test/fixtures/entries.ts";
import { test as base } from "./fixtures.ts";
import { addOrdinaryPage } from "./ordinary-page.ts";
import { type ServedCopy, serveCopy } from "./serve-copy.ts";

// A copy of the site with cases that real content lacks.

export const REASON = "the reason that only the log may have";

export const test = base.extend<object, { modifiedSite: ServedCopy }>({
  modifiedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: required by Playwright
    async ({}, use) => {
      const modifiedSite = await serveCopy((folder) => {
        addFixtures(folder, ["post", "job"]);
        drawTextPictures(folder);
        const sample = {
          url: "/blogs/sample-article",
          title: "A sample of an article",
          description: "A sample of a description.",
          excerpt: "A sample of an excerpt.",
          author: "Łucja Nguyễn, مریم",
        };
        writeEntry(folder, "content/blogs/sample-article.ts", { ...fixtures.post, ...sample }, articleMarkdown);
        const moved = `/blogs/old ${fixtures.post.url} 301\n/work /careers#opening-${fixtures.job.id} 301\n`;
        editFile(folder, "public/_redirects", /$/, moved);
        addChoice(folder);
        breakPages(folder);
        addOrdinaryPage(folder);
        renameScripts(folder);
      });
      await use(modifiedSite);
      modifiedSite.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

/** Adds a field to the contact form, as docs/changing-the-site.md says. */
function addChoice(folder: string): void {
  for (const [type, value] of [
    ["ContactFieldDefinition", BUDGET.field],
    ["ContactFieldMessages", BUDGET.messages],
  ] as const) {
    const end = new RegExp(`(?=\\} satisfies Record<\\w+, ${type}>)`);
    editFile(folder, "content/contact-fields.ts", end, `budget: ${JSON.stringify(value)},\n`);
  }
}

/** Draws light pictures, on which low-contrast text would be detected. */
function drawTextPictures(folder: string): void {
  mkdirSync(join(folder, "content/images/articles"), { recursive: true });
  for (const [name, width, height] of [
    [ARTICLE_PICTURES.wide, 160, 90],
    [ARTICLE_PICTURES.tall, 75, 150],
  ] as const) {
    const rows = Array.from(
      { length: 8 },
      (_, row) => `<rect x="6" y="${6 + row * 9}" width="${width / 2}" height="5"/>`,
    );
    const size = `width="${width}" height="${height}"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#fff"/><g fill="#d8d4c8">${rows.join("")}</g></svg>`;
    writeFileSync(join(folder, `content/images/articles/${name}.svg`), svg);
  }
}

/** Makes a component and a loader throw in the Worker. */
function breakPages(folder: string): void {
  for (const [page, line] of [
    ["about-us/about-us", "export default function AboutUs({ loaderData }: Route.ComponentProps) {"],
    ["portfolio", "export function loader() {"],
  ] as const) {
    const broken = `${line}\n  if (typeof window === "undefined") throw new Error("${REASON}");`;
    editFile(folder, `app/routes/${page}.tsx`, line, broken);
  }
}

/** Changes code, so that every script has a new name, as after a deployment. */
function renameScripts(folder: string): void {
  editFile(folder, "content/services/index.ts", 'heading: "', 'heading: "New: ');
  editFile(folder, "app/shell/route-change.tsx", 'aria-label="Loading the page"', 'aria-label="Loading"');
  editFile(folder, "app/media/icon.tsx", "icon $", "icon p-[0.3px] $");
}
