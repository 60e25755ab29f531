import { siteOrigin } from "../../content/site.ts";
import { published } from "../published.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const PATH = "/blogs/mobile-app-trends-2024";

for (const [name, refuses, message] of [
  ["is copied", false, "Copied"],
  ["that cannot be copied says so", true, "It could not be copied"],
] as const) {
  test(`an article's address ${name}, in a status message`, async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL });
    await page.goto(PATH);
    await hydrated(page);
    if (refuses) {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
      });
    }
    await page.getByRole("button", { name: "Copy the link" }).click();
    await expect(page.getByRole("article").getByRole("status").last()).toHaveText(message);
    if (!refuses) expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteOrigin}${PATH}`);
  });
}

test("no article is suggested twice on a page, or on its own page", async ({ page }) => {
  for (const { url } of published.posts) {
    await page.goto(url);
    // A text may link to them as well.
    const links = await page
      .locator("main a:not(.article-text a)")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const articles = links.filter((href) => /^\/(blogs|news)\/[^.]+$/.test(href));
    expect(articles.length).toBeGreaterThanOrEqual(3);
    expect(new Set(articles).size).toBe(articles.length);
    expect(articles).not.toContain(url);
  }
});

test("in print an article is its text only", async ({ page }) => {
  await page.goto(PATH);
  await page.emulateMedia({ media: "print" });
  const shown = page.getByRole("article");
  const headings = published.posts.find(({ url }) => url === PATH)?.content.map(({ heading }) => heading) ?? [];
  expect(headings.length).toBeGreaterThan(1);
  for (const heading of headings) await expect(shown.getByRole("heading", { name: heading })).toBeVisible();
  await expect(page.getByText("Share this article")).toBeHidden();
  await expect(page.locator("nav").filter({ visible: true })).toHaveCount(0);
});
