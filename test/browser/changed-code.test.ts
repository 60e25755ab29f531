import { companyName, contact } from "#content/site.ts";
import { documentTitle } from "#test/published.ts";
import { violations } from "./axe.ts";
import { REASON, test } from "./changed-site.ts";
import {
  expect,
  fillContactForm,
  holdReact,
  hydrated,
  isSameDocument,
  markDocument,
  openHydrated,
} from "./fixtures.ts";

// A page that fails, a deployment while a page is open, and Turnstile's keys.

for (const [path, what] of [
  ["/about-us", "component"],
  ["/portfolio", "loader"],
] as const) {
  test(`an exception in a ${what} shows the error page and is logged once`, async ({ page, changed, pageErrors }) => {
    const logged = () => changed.log().split(REASON).length - 1;
    const before = logged();
    const response = await page.goto(`${changed.origin}${path}?q=private`);
    expect(response?.status()).toBe(500);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
    await expect(page).toHaveTitle(`Something went wrong - ${companyName}`);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await page.content()).not.toContain(REASON);
    await expect.poll(() => logged() - before).toBe(1);
    // One line of JSON, whose reference the visitor sees, before and after React.
    const line =
      changed
        .log()
        .split("\n")
        .findLast((text) => text.includes(REASON)) ?? "";
    const entry = JSON.parse(line.slice(line.indexOf("{"), line.lastIndexOf("}") + 1));
    expect(entry).toMatchObject({ evt: "page", path, stack: expect.stringContaining(REASON) });
    expect(line).not.toContain("private");
    await hydrated(page);
    await expect(page.getByRole("main")).toContainText(`the reference ${entry.reference}`);
    expect(await violations(page)).toEqual([]);
    // The router may be what failed.
    await markDocument(page);
    await page.getByRole("main").getByRole("link", { name: "Go Back to Home" }).click();
    await expect(page).toHaveTitle(documentTitle("/"));
    expect(await isSameDocument(page)).toBe(false);
    pageErrors.splice(0);
  });
}

test("after a deployment links of an open page load full pages", async ({ page, baseURL, changed, pageErrors }) => {
  const site = String(baseURL);
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name });
  const deploy = () =>
    // The changed site has none of the scripts of the open page.
    page.route(`${site}/**`, async (route) => {
      const url = route.request().url().replace(site, changed.origin);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
  const expectNewServices = () => expect(page.getByRole("heading", { level: 1 })).toContainText("New: ");

  // The script of the next page is missing.
  await openHydrated(page, "/careers");
  await deploy();
  await link("Services").click();
  await expectNewServices();
  await page.unrouteAll({ behavior: "ignoreErrors" });

  // The script has been loaded before, but the data belongs to another build.
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

const TURNSTILE = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Replaces Cloudflare's script. Each widget is a hidden field with a new token. */
const FAKE_TURNSTILE = `
  let count = 0;
  const widgets = {};
  window.turnstile = {
    render: (container) => {
      const value = "token-" + ++count;
      widgets[value] = Object.assign(document.createElement("input"), { name: "cf-turnstile-response", value, hidden: true });
      container.append(widgets[value]);
      return value;
    },
    remove: (id) => widgets[id].remove(),
  };
`;

const REFUSED = "There was an issue with your submission.";

test("with Turnstile each attempt sends a new token, also from a translated page", async ({
  page,
  changed,
  pageErrors,
}) => {
  await page.route(TURNSTILE, (route) => route.fulfill({ contentType: "text/javascript", body: FAKE_TURNSTILE }));
  const tokens: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/contact-us")) tokens.push(request.postDataJSON()["cf-turnstile-response"]);
  });
  // A client navigation causes a full page load, because the policy differs.
  await openHydrated(page, `${changed.origin}/careers`);
  const release = await holdReact(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
  await page
    .locator("main form label")
    .first()
    .evaluate((label) => label.replaceChildren("Ism"));
  await release();
  await hydrated(page);
  const token = page.locator("[name='cf-turnstile-response']");
  await expect(token).toHaveValue("token-1");
  await fillContactForm(page);
  for (const time of [1, 2]) {
    await page.getByRole("button", { name: "Send message" }).click();
    // The relay refuses, because it cannot reach Cloudflare.
    await expect(token).toHaveValue(`token-${time + 1}`, { timeout: 20_000 });
    await expect(page.getByRole("alert").filter({ hasText: REFUSED })).toBeVisible();
  }
  expect(tokens).toEqual(["token-1", "token-2"]);
  expect(pageErrors.splice(0).filter((line) => /policy/i.test(line))).toEqual([]);
});

test("a form whose Turnstile is blocked says so, and tries again when it is sent", async ({
  page,
  changed,
  pageErrors,
}) => {
  await page.route(TURNSTILE, (route) => route.abort());
  await openHydrated(page, `${changed.origin}/contact-us`);
  const blocked = page.getByRole("status").filter({ hasText: "blocks the check" });
  await expect(blocked.getByRole("link", { name: contact.email })).toBeVisible();
  await page.unrouteAll();
  await page.route(TURNSTILE, (route) => route.fulfill({ contentType: "text/javascript", body: FAKE_TURNSTILE }));
  await fillContactForm(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert").filter({ hasText: REFUSED })).toBeVisible();
  await expect(page.locator("[name='cf-turnstile-response']")).toHaveValue("token-1");
  await expect(blocked).toHaveCount(0);
  pageErrors.splice(0);
});
