import { siteOrigin } from "../../content/site.ts";
import { published } from "../published.ts";
import { expect, hydrated, testInSharedContext as test } from "./fixtures.ts";

const path = "/blogs/mobile-app-trends-2024";

test("an article has plain share links, which load nothing from other sites", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const address = encodeURIComponent(`${siteOrigin}${path}`);
  for (const [name, start] of [
    ["LinkedIn", "https://www.linkedin.com/"],
    ["X", "https://x.com/"],
    ["WhatsApp", "https://wa.me/"],
    ["Send by email", "mailto:"],
  ]) {
    const link = page.getByRole("article").getByRole("link", { name: new RegExp(`^${name}`) });
    const href = (await link.getAttribute("href")) ?? "";
    expect(href.startsWith(start ?? "")).toBe(true);
    expect(href).toContain(address);
  }
  expect(foreign).toEqual([]);
});

test("the URL can be copied, with a status message", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL });
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("article").getByRole("status").last()).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteOrigin}${path}`);
});

test("a refused copy has a status message", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("article").getByRole("status").last()).toHaveText("It could not be copied");
});

test("each article links to the older and the newer one", async ({ page }) => {
  await page.goto(path);
  const neighbors = page.getByRole("navigation", { name: "Older and newer articles" });
  await neighbors.getByRole("link").last().click();
  await expect(page).toHaveURL("/blogs/custom-software-for-startups");
  await expect(neighbors.getByRole("link")).toHaveCount(1);
  await neighbors.getByRole("link").click();
  await expect(page).toHaveURL(path);
  // The address changes a frame before the page.
  await expect(neighbors.getByRole("link")).toHaveCount(2);
  await neighbors.getByRole("link").first().click();
  await expect(page).toHaveURL("/blogs/web-development-future");
});

test("no article is suggested twice on a page, or on its own page", async ({ page }) => {
  for (const { url } of published.posts) {
    await page.goto(url);
    const links = await page
      .locator("main")
      .getByRole("link")
      .evaluateAll((all) =>
        // A text may link to them as well.
        all.filter((link) => !link.closest(".article-text")).map((link) => link.getAttribute("href") ?? ""),
      );
    const articles = links.filter((href) => /^\/(blogs|news)\/[^.]+$/.test(href));
    expect(articles.length).toBeGreaterThanOrEqual(3);
    expect(new Set(articles).size).toBe(articles.length);
    expect(articles).not.toContain(url);
  }
});

test("in print an article is its text only", async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  const shown = page.getByRole("article");
  await expect(shown.getByRole("heading", { level: 1 })).toBeVisible();
  const headings = published.posts.find(({ url }) => url === path)?.content.map(({ heading }) => heading) ?? [];
  expect(headings.length).toBeGreaterThan(1);
  for (const heading of headings) await expect(shown.getByRole("heading", { name: heading })).toBeVisible();
  for (const name of ["Share this article", "More from our notebook"]) {
    await expect(page.getByText(name)).toBeHidden();
  }
  await expect(page.locator("nav").filter({ visible: true })).toHaveCount(0);
});

test("the list of articles links to the feeds", async ({ page }) => {
  await page.goto("/blogs");
  const feeds = page.getByRole("main").getByRole("link", { name: "RSS feed" });
  await expect(feeds).toHaveCount(2);
  for (const feed of await feeds.all()) {
    const response = await page.request.get((await feed.getAttribute("href")) ?? "");
    expect(response.headers()["content-type"]).toContain("application/rss+xml");
  }
});
