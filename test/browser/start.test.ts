import { documentTitle } from "#test/published.ts";
import { expect, test } from "./fixtures.ts";

test("a copy at another address stays the page that it is, without React", async ({ page, baseURL }) => {
  const documents: string[] = [];
  page.on("request", (request) => request.resourceType() === "document" && documents.push(request.url()));
  await page.route("**/copy/**", async (route) => {
    const url = route.request().url().replace("/copy/", "/");
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto("/copy/about-us", { waitUntil: "networkidle" });
  await expect(page).toHaveTitle(documentTitle("/about-us"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(documents).toEqual([`${baseURL}/copy/about-us`]);
  expect(await page.locator("main").evaluate((main) => Object.keys(main))).toEqual([]);
});

test("links work when scripts cannot be loaded", async ({ page, pageErrors }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/careers");
  await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveTitle(documentTitle("/services"));
  pageErrors.splice(0);
});
