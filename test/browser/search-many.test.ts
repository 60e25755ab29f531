import { expect, type Page, test } from "@playwright/test";
import { bodyOf } from "../../scripts/content/article-bodies";
import { manyArticles, writeArticles } from "../many-articles";
import { hydrated } from "./fixtures";
import { type ServedCopy, serveCopy } from "./serve-copy";

// Search in a copy of the site with so many articles that it has several shards of them.

const COUNT = 150;

const ARTICLES = /\/content-data\/search\/[^/]+\/articles-/;
const OLDER = /\/content-data\/search\/[^/]+\/articles-[1-9]/;
const WORDS = /\/content-data\/search\/[^/]+\/words-/;
const GAPS = "Some articles could not be searched.";

const { posts, news } = manyArticles(COUNT);
const byDate = [...posts, ...news].toSorted((a, b) => a.date.localeCompare(b.date));
const [oldest, newest] = [byDate[0], byDate.at(-1)];
if (!oldest || !newest) throw new Error("There is no article");
// The name of its product, which no other article has.
const [, product = ""] = /We compared it with (\w+)/.exec(bodyOf(oldest).text) ?? [];
const part = oldest.title.split(", ")[1] ?? "";

let server: ServedCopy;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await serveCopy((folder) => writeArticles(folder, COUNT));
});

test.afterAll(() => server?.stop());

async function open(page: Page) {
  await page.goto(server.origin);
  await hydrated(page);
  const dialog = page.getByRole("dialog", { name: "Search" });
  const button = page.getByRole("banner").getByRole("button", { name: "Search" });
  const newest = page.waitForResponse(ARTICLES).catch(() => undefined);
  await button.click();
  const options = dialog.getByRole("option");
  await expect(options.first()).toBeVisible();
  await newest;
  return { button, dialog, field: dialog.getByRole("combobox"), options, status: dialog.getByRole("status") };
}

/** Lets what is asked for wait until the returned function is called. */
async function held(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a word that only the text of the oldest article has leads to it, by its start too", async ({ page }) => {
  const { field, options } = await open(page);
  await field.fill(product.slice(0, -1));
  await expect(options.filter({ hasText: part })).toBeVisible();
  await field.fill(product);
  await expect(options.first()).toContainText(part);
  await field.press("Enter");
  await expect(page).toHaveURL(server.origin + oldest.url);
});

test("nothing older is loaded before a key is pressed, and each part once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/content-data/search/")) asked.push(request.url());
  });
  const { field, options } = await open(page);
  expect(asked).toEqual([expect.stringMatching(/articles-0\.json$/)]);
  await field.pressSequentially(product);
  await expect(options.first()).toContainText(part);
  await page.waitForLoadState("networkidle");
  expect(asked.some((url) => OLDER.test(url))).toBe(true);
  expect(new Set(asked).size).toBe(asked.length);
});

test("the parts' addresses change with their contents, and a browser keeps them", async ({ page }) => {
  const response = page.waitForResponse(ARTICLES);
  await open(page);
  expect((await response).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("while older articles load, keys are answered; what is shown keeps its place, and so does the selection", async ({
  page,
}) => {
  const release = await held(page, OLDER);
  const { field, options, dialog, status } = await open(page);
  await field.pressSequentially(`taught ${product}`);
  await expect(status).toHaveText("Searching...");
  await field.fill("taught");
  await expect(options.nth(1)).toBeVisible();
  await field.press("ArrowDown");
  const before = await options.allTextContents();
  const marked = dialog.getByRole("option", { selected: true });
  const choice = (await marked.textContent()) ?? "";
  release();
  await page.waitForLoadState("networkidle");
  expect((await options.allTextContents()).slice(0, before.length)).toEqual(before);
  await expect(marked).toHaveText(choice);
});

test("an article that comes late is shown, after it was said that the search goes on", async ({ page }) => {
  const release = await held(page, OLDER);
  const { field, options, status } = await open(page);
  await field.fill(product);
  await expect(status).toHaveText("Searching...");
  release();
  await expect(options.first()).toContainText(part);
});

test("when a part fails, the rest is found and it is said; opened again, it is asked for again", async ({ page }) => {
  await page.route(OLDER, (route) => route.fulfill({ status: 503, body: "" }));
  const { button, dialog, field, options, status } = await open(page);
  await field.fill(product);
  await expect(status).toContainText(GAPS);
  await expect(status).toBeVisible();
  await field.fill("portal");
  await expect(options.first()).toContainText("Portal");
  await page.unroute(OLDER);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await button.click();
  await field.fill(product);
  await expect(options.first()).toContainText(part);
  await expect(status).not.toContainText(GAPS);
});

test("when the words fail, the newest are found by their titles", async ({ page }) => {
  await page.route(WORDS, (route) => route.fulfill({ status: 404, body: "" }));
  const { field, options, status } = await open(page);
  await field.fill(newest.title);
  await expect(options.first()).toContainText(newest.title);
  await expect(status).toContainText(GAPS);
});

test("offline, what is loaded is searched", async ({ page, context }) => {
  const { field, options, status } = await open(page);
  await context.setOffline(true);
  await field.fill("portal");
  await expect(options.first()).toContainText("Portal");
  await expect(status).toContainText(GAPS);
  await context.setOffline(false);
});
