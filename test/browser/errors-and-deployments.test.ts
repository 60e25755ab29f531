import { companyName } from "#content/site.ts";
import { documentTitle } from "#test/published.ts";
import { axeViolations } from "./axe.ts";
import { expect, isSameDocument, markDocument, openHydrated, waitForHydration } from "./fixtures.ts";
import { REASON, test } from "./modified-site.ts";

// Exceptions in pages, and deployments while a page is open.

for (const [path, source] of [
  ["/about-us", "component"],
  ["/portfolio", "loader"],
] as const) {
  test(`an exception in a ${source} shows the error page and is logged once`, async ({
    page,
    modifiedSite,
    pageErrors,
  }) => {
    const logged = () => modifiedSite.log().split(REASON).length - 1;
    const before = logged();
    const response = await page.goto(`${modifiedSite.origin}${path}?q=private`);
    expect(response?.status()).toBe(500);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be loaded");
    await expect(page).toHaveTitle(`This page could not be loaded - ${companyName}`);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await page.content()).not.toContain(REASON);
    await expect.poll(() => logged() - before).toBe(1);
    // The log has one line of JSON, without the query.
    const line =
      modifiedSite
        .log()
        .split("\n")
        .findLast((text) => text.includes(REASON)) ?? "";
    const entry = JSON.parse(line.slice(line.indexOf("{"), line.lastIndexOf("}") + 1));
    expect(entry).toMatchObject({ evt: "page", path, stack: expect.stringContaining(REASON) });
    expect(line).not.toContain("private");
    await waitForHydration(page);
    if (source === "component") expect(await axeViolations(page)).toEqual([]);
    // Links load whole pages, because the router itself may have failed.
    await markDocument(page);
    await page.getByRole("main").getByRole("link", { name: "Go Back to Home" }).click();
    await expect(page).toHaveTitle(documentTitle("/"));
    expect(await isSameDocument(page)).toBe(false);
    pageErrors.splice(0);
  });
}

test("after a deployment, the first click leads on, and what was typed is kept", async ({
  page,
  baseURL,
  modifiedSite,
  pageErrors,
}) => {
  await openHydrated(page, "/contact-us");
  await page.getByLabel("Name").fill("Ada Obi");
  // The modified site has none of the open page's scripts.
  await page.route(`${baseURL}/**`, async (route) => {
    const url = route.request().url().replace(String(baseURL), modifiedSite.origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const link = page.getByRole("banner").getByRole("link", { name: "Services" });
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("New: ");
  await page.goBack();
  await waitForHydration(page);
  await expect(page.getByLabel("Name")).toHaveValue("Ada Obi");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const missing = /Failed to load resource|could not be loaded|Error loading route module|Failed to fetch dynamically/;
  expect(pageErrors.splice(0).filter((line) => !missing.test(line))).toEqual([]);
});
