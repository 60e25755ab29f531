import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { editFile } from "../copy-site.ts";
import { hydrated } from "./fixtures.ts";
import { type ServedCopy, serveCopy } from "./serve-copy.ts";

// What the real content does not have now, in a copy of the site that is built and served for this test: a scheduled
// article, a closed opening, one with a closing date, and redirects.

const SECRET = "A headline for the spring of 2999";

const LISTS = [
  ...["/", "/blogs", "/blogs.data", "/search?q=watch", "/sitemap.xml", "/llms.txt"],
  ...["/blogs/feed.xml", "/blogs/feed.json", "/index.md", "/blogs.md"],
];

let server: ServedCopy;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await serveCopy((folder) => {
    addEntry(folder, "blogs", "web-development-future", "to-come", [
      [/title: ".*"/, `title: "${SECRET}"`],
      [/date: .*/, 'date: "2999-03-03",'],
    ]);
    addEntry(folder, "careers", "accountant", "closed-position", [
      [/id: 3/, "id: 98"],
      [/title: ".*"/, 'title: "Night Watch"'],
      [/datePosted: .*/, 'datePosted: "2024-03-01", closes: "2024-03-14",'],
    ]);
    addEntry(folder, "careers", "accountant", "closing-position", [
      [/id: 3/, "id: 99"],
      [/title: ".*"/, 'title: "Day Watch"'],
      [/datePosted: .*/, 'datePosted: "2024-03-01", closes: "2999-03-14",'],
    ]);
    editFile(
      folder,
      "content/redirects.ts",
      "= {}",
      '= { "/blogs/old": "/blogs/web-development-future", "/work": "/portfolio#nonprofit-platform" }',
    );
    editFile(folder, "content/home.ts", 'to: "/portfolio"', 'to: "/blogs/old?n=1"');
  });
});

test.afterAll(() => server?.stop());

// What it does not disclose: worker/scheduled-content.test.ts.
test("a scheduled article shows its date only, and nothing of it is in a script", async ({ page }) => {
  const response = await page.goto(`${server.origin}/blogs/to-come`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This article is announced for March 3, 2999.");
  await expect(page).toHaveTitle("Announced article - MHS");
  const client = join(server.folder, "build/client");
  const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((path) => /\.(js|json)$/.test(path));
  expect(files.length).toBeGreaterThan(30);
  const withSecret = files.filter((file) => readFileSync(join(client, file), "utf8").includes(SECRET));
  // Visitors do not get its body (formats/article-bodies.test.ts).
  expect(withSecret.filter((file) => !file.startsWith("article-bodies/"))).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "All articles and news" }).click();
  await expect(page).toHaveURL(/\/blogs$/);
});

test("a closed opening says so, links to open ones and is in no list", async ({ page, request }) => {
  const response = await page.goto(`${server.origin}/careers/closed-position`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle("Night Watch - MHS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Night Watch");
  await expect(page.getByRole("main")).toContainText("This position is closed.");
  await expect(page.getByRole("main").locator("time")).toHaveAttribute("datetime", "2024-03-14");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(await page.content()).not.toContain("JobPosting");
  await expect(page.getByRole("main").locator("a[href^=mailto]")).toHaveCount(0);
  for (const path of ["/careers", "/careers.md", ...LISTS]) {
    const response = await request.get(server.origin + path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).not.toMatch(/Night Watch|closed-position/);
  }
  expect((await request.get(`${server.origin}/careers/closed-position.md`)).status()).toBe(404);
  const others = page.getByRole("main").getByRole("listitem").getByRole("link");
  for (const name of ["Accountant", "Full Stack Developer", "Day Watch"]) {
    await expect(others.filter({ hasText: name })).toBeVisible();
  }
  await others.filter({ hasText: "Day Watch" }).click();
  await expect(page).toHaveURL(/\/careers\/closing-position$/);
});

test("an opening with a closing date shows it, and is listed", async ({ page }) => {
  await page.goto(`${server.origin}/careers`);
  await page.locator("#opening-99 summary").click();
  await page.locator("#opening-99").getByRole("link", { name: "Details and how to apply" }).click();
  await expect(page).toHaveURL(/\/careers\/closing-position$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Day Watch");
  await expect(page.getByRole("main").locator("time[datetime='2999-03-14']")).toHaveText("March 14, 2999");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  // Structured data is in server-rendered HTML only.
  await page.reload();
  const things = await page.locator("script[type='application/ld+json']").allTextContents();
  const posting = things.map((text) => JSON.parse(text)).find((thing) => thing["@type"] === "JobPosting");
  expect(posting).toMatchObject({
    title: "Day Watch",
    datePosted: "2024-03-01",
    validThrough: "2999-03-14T23:59:59+05:00",
  });
});

test("the old URL of a moved page redirects once", async ({ page, request }) => {
  const first = await request.get(`${server.origin}/Blogs/OLD/?n=1`, { maxRedirects: 0 });
  expect(first.status()).toBe(301);
  expect(first.headers().location).toBe("/blogs/web-development-future?n=1");
  await page.goto(`${server.origin}/work`);
  await expect(page).toHaveURL(`${server.origin}/portfolio#nonprofit-platform`);
  await expect(page.locator("#nonprofit-platform")).toBeInViewport();
});

test("a client navigation to an old URL arrives at the new one", async ({ page }) => {
  await page.goto(server.origin);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("main").getByRole("link", { name: "See our work" }).click();
  await expect(page).toHaveURL(`${server.origin}/blogs/web-development-future?n=1`);
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

function addEntry(folder: string, kind: string, from: string, slug: string, changes: [RegExp, string][]) {
  let source = readFileSync(join(folder, `content/${kind}/${from}.ts`), "utf8")
    .replace(`slug: "${from}"`, `slug: "${slug}"`)
    .replace(`url: "/${kind}/${from}"`, `url: "/${kind}/${slug}"`);
  for (const [pattern, text] of changes) {
    expect(source).toMatch(pattern);
    source = source.replace(pattern, text);
  }
  writeFileSync(join(folder, `content/${kind}/${slug}.ts`), source);
}
