import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { REASON, test } from "./changed-site.ts";
import { expect, fillContactForm, holdReact, hydrated, hydratedByItself } from "./fixtures.ts";

// A page that fails, a new component, a deployment while a page is open, and Turnstile's keys.

for (const [path, what] of [
  ["/about-us", "component"],
  ["/portfolio", "loader"],
] as const) {
  test(`an exception in a page's ${what} shows the error page inside the layout, and is logged once`, async ({
    page,
    changed,
    pageErrors,
  }) => {
    const logged = () => changed.log().split(REASON).length - 1;
    const before = logged();
    const response = await page.goto(changed.origin + path);
    expect(response?.status()).toBe(500);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
    await expect(page).toHaveTitle("Something went wrong - MHS");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await page.content()).not.toContain(REASON);
    await expect.poll(() => logged() - before).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Go Back to Home" }).click();
    await expect(page).toHaveTitle("Home - MHS");
    pageErrors.splice(0);
  });
}

test("a new component's styles, icon and drawing work before React, with it, and after a navigation", async ({
  page,
  changed,
}) => {
  const notice = page.getByTestId("notice");
  const look = async () => {
    await expect(notice).toHaveCSS("border-left", "7px solid rgb(1, 2, 3)");
    await expect(notice).toHaveCSS("margin-top", "17px");
    await expect(notice).toHaveCSS("font-size", "23px");
    await expect(notice.locator("svg").first()).toHaveCSS("width", "41px");
    for (const use of await notice.locator("use").all()) {
      await expect.poll(() => use.evaluate((element: SVGUseElement) => element.getBBox().width)).toBeGreaterThan(10);
    }
    await notice.hover();
    await expect(notice).toHaveCSS("padding-left", "31px");
    await page.mouse.move(0, 0);
  };
  const release = await holdReact(page);
  await page.goto(`${changed.origin}/services`);
  await look();
  release();
  await hydrated(page);
  await look();
  await page.goto(`${changed.origin}/careers`);
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
  await look();
});

test.describe("a deployment while a page is open", () => {
  /** From now on the site's address is answered by the changed one, which has none of its scripts. */
  const deploy = (page: Page, from: string | undefined, to: string) =>
    page.route(`${from}/**`, async (route) => {
      const url = route.request().url().replace(String(from), to);
      await route.fulfill({ response: await route.fetch({ url }) });
    });

  test.afterEach(({ pageErrors }) => {
    const missing =
      /Failed to load resource|could not be (started|loaded)|Error loading route module|Failed to fetch dynamically/;
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((line) => !missing.test(line)));
  });

  test("before React has started the page stays usable, and its links work", async ({
    page,
    baseURL,
    changed,
    pageErrors,
  }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto("/about-us");
    await deploy(page, baseURL, changed.origin);
    await page.getByRole("button", { name: "Dark mode" }).click();
    await expect.poll(() => pageErrors.join()).toContain("React could not be started");
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("MHS");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Career" }).click();
    await expect(page).toHaveTitle("Careers - MHS");
    await hydrated(page);
  });

  test("a navigation becomes a full page load, and the search a page", async ({ page, baseURL, changed }) => {
    await page.goto("/careers");
    await hydratedByItself(page);
    await deploy(page, baseURL, changed.origin);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
    await expect(page.getByTestId("notice")).toBeVisible();
    await hydratedByItself(page);

    await page.unrouteAll();
    await page.goto("/careers");
    await hydratedByItself(page);
    await deploy(page, baseURL, changed.origin);
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveTitle("Search - MHS");
  });
});

/** Replaces Cloudflare's script: adds the hidden field to the widget's element, and a new token at each reset. */
function fakeTurnstile() {
  let count = 0;
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = "cf-turnstile-response";
  const reset = () => {
    count += 1;
    field.value = `token-${count}`;
  };
  const render = () => {
    document.querySelector(".cf-turnstile")?.appendChild(field);
    reset();
  };
  Object.assign(window, { turnstile: { reset } });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", render);
  else render();
}

test("with Turnstile's keys its widget works, and each attempt sends a new token", async ({
  page,
  changed,
  pageErrors,
}) => {
  await page.route("https://challenges.cloudflare.com/turnstile/v0/api.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${fakeTurnstile})()` }),
  );
  const tokens: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/contact-us")) tokens.push(request.postDataJSON()["cf-turnstile-response"]);
  });
  // A client navigation loads the page whole, since its policy differs.
  await page.goto(`${changed.origin}/careers`);
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
  const token = page.locator("[name='cf-turnstile-response']");
  await expect(token).toHaveValue("token-1");
  await hydrated(page);
  await fillContactForm(page);
  for (const time of [1, 2]) {
    await page.getByRole("button", { name: "Send message" }).click();
    // Cloudflare is not reachable here, so the relay refuses.
    await expect(token).toHaveValue(`token-${time + 1}`, { timeout: 20_000 });
    await expect(page.getByRole("alert").filter({ hasText: "There was an issue with your submission." })).toBeVisible();
  }
  expect(tokens).toEqual(["token-1", "token-2"]);
  expect(pageErrors.splice(0).filter((line) => /hydrat|policy/i.test(line))).toEqual([]);
});
