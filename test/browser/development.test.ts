import { execFileSync } from "node:child_process";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copySite, editFile } from "#test/copy-site.ts";
import { addInventedEntries, FILES, invented } from "#test/invented-entries.ts";
import { expect, openHydrated, test } from "./fixtures.ts";
import { ignore404, kindsOfScreens } from "./screens.ts";
import { serve } from "./serve-copy.ts";

// `npm run dev`. One server, because two would share Vite's cache of dependencies.
test.describe.configure({ mode: "serial", timeout: 200_000 });

const folder = copySite();
// The others have pictures that take minutes beside other tests.
addInventedEntries(folder, ["post", "news"]);
let server: Awaited<ReturnType<typeof serve>>;
let repair: () => void;

const NEWS_TEXT = FILES.news.replace(/ts$/, "md");

test.beforeAll(async () => {
  execFileSync("node", ["scripts/content/content.ts"], { cwd: folder });
  const source = editFile(folder, FILES.news, "export default", "export default = ");
  server = await serve("react-router", ["dev"], folder);
  repair = () => writeFileSync(join(folder, FILES.news), source);
});

test.afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("starts although a file cannot be read, names it, and goes on when it is mended", async ({ page, pageErrors }) => {
  await page.goto(`${server.origin}/`);
  await expect(page.locator("vite-error-overlay")).toContainText(FILES.news);
  await expect.poll(server.log).toContain(`${FILES.news}:`);
  repair();
  await expect(async () => {
    await page.goto(server.origin + invented.news.url);
    await expect(page.locator("h1")).toHaveText(invented.news.title);
  }).toPass();
  pageErrors.splice(0);
});

// React reports mismatches only in development.
test("logs no errors or warnings in the browser", async ({ page, pageErrors }) => {
  page.on("console", (message) => message.type() === "warning" && pageErrors.push(message.text()));
  for (const path of kindsOfScreens) {
    await openHydrated(page, server.origin + path);
  }
  ignore404(pageErrors);
});

test("a mistake that was fixed before a page is opened is not shown over it", async ({ page, pageErrors }) => {
  const source = editFile(folder, FILES.post, /excerpt: "[^"]*",?/, "");
  await expect.poll(server.log).toContain(`${FILES.post}: excerpt is missing.`);
  writeFileSync(join(folder, FILES.post), source);
  await expect.poll(server.log).toContain("The content is in order again.");
  const connected = page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
  await openHydrated(page, `${server.origin}/`);
  await connected;
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

for (const [path, file, before, after, sentence] of [
  [invented.post.url, FILES.post, /excerpt: "[^"]*",?/, "", "excerpt is missing."],
  [invented.news.url, NEWS_TEXT, "(/services)", "(/servces)", '"/servces" is no page. Did you mean "/services"?'],
  [
    "/about-us",
    "content/about-us.ts",
    /title: "[^"]*"/,
    'title: "TODO: a title"',
    'aboutPage.title still says "TODO".',
  ],
] as const) {
  test(`names the mistake in ${file} until it is mended, and shows the edit`, async ({ page, pageErrors }) => {
    const connected = page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
    await openHydrated(page, server.origin + path);
    await connected;
    const source = editFile(folder, file, before, after);
    const overlay = page.locator("vite-error-overlay");
    await expect(overlay).toContainText(file);
    await expect(overlay).toContainText(sentence);
    expect(server.log()).toContain(sentence);
    writeFileSync(join(folder, file), source);
    await expect(overlay).toHaveCount(0);
    pageErrors.splice(0);
  });
}

test("an edit of a Markdown file is on the page", async ({ page, pageErrors }) => {
  await openHydrated(page, server.origin + invented.news.url);
  editFile(folder, NEWS_TEXT, "needs no room", "needs no roof");
  await expect(page.getByText("needs no roof")).toBeVisible();
  pageErrors.splice(0);
});

for (const file of ["app/discovery/site-pages.ts", "app/lib/dates.ts", "workers/canonical-path.ts", "vite/icons.ts"]) {
  test(`a half-typed line in ${file} does not end the server`, async ({ page, pageErrors }) => {
    const source = editFile(folder, file, /$/, "export const oops = ;");
    // Vite may read the file only when a page asks for it.
    await expect(async () => {
      await page.goto(server.origin).catch(() => {});
      expect(server.log()).toContain(`${file}:`);
    }).toPass();
    writeFileSync(join(folder, file), source);
    await expect(async () => {
      await page.goto(server.origin);
      await expect(page.locator("h1")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    pageErrors.splice(0);
  });
}

test("a folder that goes for a moment does not end the server", async ({ page, pageErrors }) => {
  const blogs = join(folder, "content/blogs");
  renameSync(blogs, `${blogs}-away`);
  await page.goto(`${server.origin}/blogs`).catch(() => {});
  renameSync(`${blogs}-away`, blogs);
  await expect(async () => {
    await page.goto(`${server.origin}/blogs`);
    await expect(page.getByText(invented.post.title)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  pageErrors.splice(0);
});
