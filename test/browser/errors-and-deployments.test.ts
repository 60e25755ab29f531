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
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
    await expect(page).toHaveTitle(`Something went wrong - ${companyName}`);
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
    expect(await axeViolations(page)).toEqual([]);
    // Links load whole pages, because the router itself may have failed.
    await markDocument(page);
    await page.getByRole("main").getByRole("link", { name: "Go Back to Home" }).click();
    await expect(page).toHaveTitle(documentTitle("/"));
    expect(await isSameDocument(page)).toBe(false);
    pageErrors.splice(0);
  });
}

test("links of an open page load full pages after a deployment", async ({
  page,
  baseURL,
  modifiedSite,
  pageErrors,
}) => {
  const site = String(baseURL);
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name });
  const deploy = () =>
    // The modified site has none of the open page's scripts.
    page.route(`${site}/**`, async (route) => {
      const url = route.request().url().replace(site, modifiedSite.origin);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
  const expectNewServices = () => expect(page.getByRole("heading", { level: 1 })).toContainText("New: ");

  // The script of the next page is missing.
  await openHydrated(page, "/careers");
  await deploy();
  await link("Services").click();
  await expectNewServices();
  await page.unrouteAll({ behavior: "ignoreErrors" });

  // The script is already loaded, but the data belongs to another build.
  await openHydrated(page, "/services");
  await link("Career").click();
  await expect(page).toHaveTitle(documentTitle("/careers"));
  await markDocument(page);
  await deploy();
  await page.goBack();
  await expectNewServices();
  expect(await isSameDocument(page)).toBe(false);
  await page.unrouteAll({ behavior: "ignoreErrors" });

  const missing = /Failed to load resource|could not be loaded|Error loading route module|Failed to fetch dynamically/;
  const others = pageErrors.splice(0).filter((line) => !missing.test(line));
  expect(others).toEqual([]);
});
