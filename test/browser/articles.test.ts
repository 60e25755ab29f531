import { siteOrigin } from "#content/site.ts";
import { visitedArticles } from "#test/published.ts";
import { test } from "./changed-site.ts";
import { expect, openHydrated } from "./fixtures.ts";

test("/blogs lists all articles and company news, newest first", async ({ request, changed }) => {
  const textOf = async (path: string) => (await request.get(changed.origin + path)).text();
  const published = (await textOf("/sitemap.xml")).match(/(?<=<loc>https:\/\/[^/]+)\/(blogs|news)\/[^<]+/g) ?? [];
  const listed = (await textOf("/blogs")).match(/(?<=<h3[^>]*><a [^>]*href=")[^"]+/g);
  expect(published.length).toBeGreaterThan(60);
  expect(listed).toEqual(published);
});

const PATH = visitedArticles[0]?.url ?? "";

for (const [name, refuses, message] of [
  ["copies the URL of an article", false, "Copied"],
  ["reports that the URL could not be copied", true, "It could not be copied"],
] as const) {
  test(name, async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL });
    await openHydrated(page, PATH);
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
