import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { STEP_LIMITS_MS } from "#app/contact/contract.ts";
import { contactFieldWords } from "#content/contact-fields.ts";
import { contact } from "#content/site.ts";
import { violations } from "./axe.ts";
import { expect, fillContactForm, holdBack, hydrated, openHydrated, storedAs, test } from "./fixtures.ts";

// The form in the browser. What the Worker accepts: test/worker/contact.test.ts.

const CONFIRMATION = "You message send successfully";

const ENDPOINT = "**/api/contact-us";

test("sends a message once for two clicks and shows the confirmation", async ({ page }) => {
  await openHydrated(page, "/contact-us");
  const sent = await fillContactForm(page);
  const answer = await holdBack(page, ENDPOINT);
  await page.locator("form[action='/contact-us']").evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.getByLabel("Subject").press("Enter");
  answer();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  await expect(page.getByLabel("Subject")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/");
  expect(await storedAs(sent.subject)).toMatchObject([{ ...sent, domain_key: 3 }]);
});

const FALLBACK = "There was an issue with your submission. Please try again.";

const FAILURE_FALLBACK = "An error occurred. Please try again.";

for (const [what, answer, shown] of [
  ["a refusal with a reason", { status: 200, json: { success: false, message: "It is blocked." } }, "It is blocked."],
  ["a refusal without a reason", { status: 200, json: { success: false } }, FALLBACK],
  ["a failure with a reason", { status: 503, json: { success: false, message: "Back at noon." } }, "Back at noon."],
  ["no connection", undefined, "Failed to fetch"],
  ["an offline browser", undefined, "You seem to be offline"],
] as const) {
  test(`${what} is shown, logged if the request failed, and keeps what was typed`, async ({ page, pageErrors }) => {
    // Not the browser's own view, which depends on this machine's network.
    await page.addInitScript((isOnline) => {
      Object.defineProperty(Navigator.prototype, "onLine", { get: () => isOnline });
    }, what !== "an offline browser");
    await openHydrated(page, "/contact-us");
    const sent = await fillContactForm(page);
    await page.route(ENDPOINT, (route) => (answer ? route.fulfill(answer) : route.abort()));
    const button = page.getByRole("button", { name: "Send message" });
    await button.click();
    const alert = page.getByRole("alert").filter({ hasText: shown });
    await expect(alert).toBeFocused();
    await expect(alert.locator("p").first()).toHaveCSS("color", "rgb(179, 38, 30)");
    expect((await alert.boundingBox())?.y).toBeLessThan((await button.boundingBox())?.y ?? 0);
    await expect(alert.getByRole("link", { name: contact.email })).toBeVisible();
    await expect(button).toBeEnabled();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(sent.message);
    const logged = /^POST contact-us failed/;
    expect(pageErrors.splice(0).filter((line) => logged.test(line))).toHaveLength(answer?.status === 200 ? 0 : 1);
  });
}

for (const missing of ["AbortSignal.timeout", "Object.fromEntries", "fetch"]) {
  test(`without ${missing} the browser posts the form once`, async ({ page, pageErrors }) => {
    await page.addInitScript((path) => {
      const [name = "", owner = "window"] = path.split(".").toReversed();
      Reflect.deleteProperty(Reflect.get(window, owner), name);
    }, missing);
    await openHydrated(page, "/contact-us");
    const sent = await fillContactForm(page);
    await page.getByLabel("Message", { exact: true }).press("Control+Enter");
    await expect(page.getByText(CONFIRMATION)).toBeVisible();
    expect(await storedAs(sent.subject)).toMatchObject([sent]);
    pageErrors.splice(0);
  });
}

test("a request that is never answered ends with an error", async ({ page, pageErrors }) => {
  // A thousandth of the limit.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (limit) => {
      Object.assign(window, { limit });
      return timeout(limit / 1_000);
    };
  });
  await page.route(ENDPOINT, () => undefined);
  await openHydrated(page, "/contact-us");
  const sent = await fillContactForm(page);
  const button = page.getByRole("button", { name: "Send message" });
  await button.click();
  await expect(page.getByRole("alert").filter({ hasText: FAILURE_FALLBACK })).toBeFocused();
  pageErrors.splice(0);
  const limit = await page.evaluate(() => (window as { limit?: number }).limit);
  // A message may take all of the Worker's time, and some for the way.
  const whole = Object.values(STEP_LIMITS_MS).reduce((sum, step) => sum + step);
  expect(limit).toBeGreaterThanOrEqual(whole + 1_000);
  expect(limit).toBeLessThan(whole + 5_000);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(sent.message);
});

test("a person whose browser filled in the honeypot is told so and can send again", async ({ page, pageErrors }) => {
  await openHydrated(page, "/contact-us");
  const sent = await fillContactForm(page);
  await page.locator("[name=leave_empty]").evaluate((field: HTMLInputElement) => {
    field.value = "Obi Trading";
  });
  const button = page.getByRole("button", { name: "Send message" });
  await button.click();
  const alert = page.getByRole("alert").filter({ hasText: "hidden field" });
  await expect(alert).toBeFocused();
  await expect(alert.locator("p").last()).toHaveText(/^Reference: [0-9a-f]{8}$/);
  pageErrors.splice(0);
  await button.click();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  expect(await storedAs(sent.subject)).toHaveLength(1);
});

test("Ctrl Enter sends, after the browser has checked the fields", async ({ page }) => {
  await openHydrated(page, "/contact-us");
  const message = page.getByLabel("Message", { exact: true });
  await message.press("Control+Enter");
  await expect(page.getByLabel("Name")).toBeFocused();
  const sent = await fillContactForm(page);
  const email = page.locator("main form [type='email']");
  await email.fill("not an address");
  await message.press("Control+Enter");
  await expect(email).toBeFocused();
  await email.fill(sent.email);
  await message.press("Control+Enter");
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  expect(await storedAs(sent.subject)).toMatchObject([sent]);
});

test("shows the Worker's errors at their fields and focuses the first", async ({ page, pageErrors }) => {
  await openHydrated(page, "/contact-us");
  const sent = await fillContactForm(page);
  // The browser accepts spaces, but the Worker does not.
  const [subject, message] = [page.getByLabel("Subject"), page.getByLabel("Message", { exact: true })];
  await subject.fill(" ");
  await message.fill("\n");
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(page.getByRole("alert").filter({ hasText: /marked fields(?!.*Reference)/ })).toBeVisible();
  pageErrors.splice(0);
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAccessibleDescription("Please enter a subject.");
  await expect(message).toHaveAccessibleDescription("Please write a message.");
  await expect(page.getByLabel("Name")).not.toHaveAttribute("aria-invalid");
  expect(await violations(page)).toEqual([]);
  // Neither these words nor the schema may be in the scripts.
  const scripts = globSync("build/client/assets/*.js").map((file) => readFileSync(file, "utf8"));
  const prompts = Object.values(contactFieldWords).map(({ prompt }) => prompt);
  expect(scripts.length).toBeGreaterThan(10);
  expect(prompts.filter((prompt) => scripts.join().includes(prompt))).toEqual([]);

  await subject.fill(sent.subject);
  await message.fill(sent.message);
  await send.click();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("each tab keeps its own draft over a reload, and a new tab finds the latest", async ({ page, context }) => {
  const other = await context.newPage();
  const third = await context.newPage();
  for (const [tab, text] of [
    [page, "We have twelve branches."],
    [other, "x"],
  ] as const) {
    await openHydrated(tab, "/contact-us");
    await tab.getByLabel("Message", { exact: true }).fill(text);
  }
  await page.reload();
  await hydrated(page);
  await openHydrated(third, "/contact-us");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("We have twelve branches.");
  await expect(third.getByLabel("Message", { exact: true })).toHaveValue("x");
});

test("a project leads to the portfolio, and there to a form with its subject, which a draft replaces", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const card = page.locator("main article").filter({ has: page.locator("a[href^='/portfolio#']") });
  const title = (await card.first().getByRole("heading").textContent()) ?? "";
  await card.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/portfolio#/);
  await page.getByRole("link", { name: `Ask about a similar project (${title})` }).click();
  const subject = page.getByLabel("Subject");
  await expect(subject).toHaveValue(`A project like ${title}`);
  await page.reload();
  await expect(subject).toHaveValue(`A project like ${title}`);
  await subject.fill("Mine");
  await page.reload();
  await expect(subject).toHaveValue("Mine");
});

const services = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Services" });

const contactLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Contact" });

test("a visitor who goes on is told that the message was sent, and its draft goes", async ({ page, context }) => {
  await openHydrated(page, "/contact-us");
  const sent = await fillContactForm(page);
  const answer = await holdBack(page, ENDPOINT);
  await page.getByRole("button", { name: "Send message" }).click();
  await services(page).click();
  await expect(page).toHaveURL("/services");
  await page.clock.install();
  answer();
  const notice = page.getByRole("status").filter({ hasText: CONFIRMATION });
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(await storedAs(sent.subject)).toHaveLength(1);
  await page.clock.fastForward("00:15");
  await expect(notice).toHaveCount(0);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openHydrated(tab, "/contact-us");
    await expect(tab.getByLabel("Subject")).toHaveValue("");
  }
});

test("a visitor who comes back before the answer sees it, and one who goes on sees a failure and keeps the draft", async ({
  page,
  pageErrors,
}) => {
  await openHydrated(page, "/contact-us");
  const sent = await fillContactForm(page);
  const answer = await holdBack(page, ENDPOINT);
  await page.getByRole("button", { name: "Send message" }).click();
  await services(page).click();
  await contactLink(page).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  answer();
  await expect(page.getByRole("main").getByText(CONFIRMATION)).toBeVisible();
  await services(page).click();
  await contactLink(page).click();
  const subject = page.getByLabel("Subject");
  await expect(subject).toHaveValue("");
  await fillContactForm(page);
  await subject.fill(sent.subject);
  await page.unrouteAll();
  const failure = Promise.withResolvers<void>();
  await page.route(ENDPOINT, async (route) => {
    await failure.promise;
    await route.fulfill({ status: 503, json: { success: false, message: "Back at noon." } });
  });
  await page.getByRole("button", { name: "Send message" }).click();
  await services(page).click();
  await expect(page).toHaveURL("/services");
  failure.resolve();
  await expect(page.getByRole("status").filter({ hasText: /was not sent.*Back at noon\./ })).toBeVisible();
  pageErrors.splice(0);
  await contactLink(page).click();
  await expect(subject).toHaveValue(sent.subject);
  await expect(page.getByText("this message may have reached us")).toHaveCount(0);
});

test("a page that is loaded again before the answer says that the message may have been sent", async ({ page }) => {
  await openHydrated(page, "/contact-us");
  const sent = await fillContactForm(page);
  await page.route(ENDPOINT, () => undefined);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.reload();
  await hydrated(page);
  const note = page.getByText("this message may have reached us");
  await expect(note).toBeVisible();
  await expect(page.getByLabel("Subject")).toHaveValue(sent.subject);
  // Other words are another message.
  await page.getByLabel("Subject").fill("Another subject");
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Subject")).toHaveValue("Another subject");
  await expect(note).toHaveCount(0);
});

test("what a link suggests is no draft, and a subject that the visitor has typed stays", async ({ page }) => {
  const subject = page.getByLabel("Subject");
  await openHydrated(page, "/contact-us?subject=A");
  await expect(subject).toHaveValue("A");
  await page.getByLabel("Name").fill("Ada");
  await openHydrated(page, "/contact-us?subject=B");
  await expect(subject).toHaveValue("B");
  await expect(page.getByLabel("Name")).toHaveValue("Ada");
  await openHydrated(page, "/contact-us");
  await expect(subject).toHaveValue("");
  await subject.fill("Mine");
  await openHydrated(page, "/contact-us?subject=B");
  await expect(subject).toHaveValue("Mine");
});

test("a draft of another shape or older than 30 days is none", async ({ page }) => {
  const day = 86_400_000;
  const draft = (age: number) => JSON.stringify({ name: "Ada", savedAt: Date.now() - age });
  await page.goto("/contact-us");
  for (const [text, name] of [
    ['{"name":{},"subject":["x"]}', ""],
    ["null", ""],
    ['"text"', ""],
    ["{", ""],
    [draft(30.1 * day), ""],
    [draft(29.9 * day), "Ada"],
  ] as const) {
    await page.evaluate((stored) => {
      localStorage["contact-draft"] = sessionStorage["contact-draft"] = stored;
    }, text);
    await openHydrated(page, "/contact-us");
    await expect(page.getByLabel("Name"), text).toHaveValue(name);
    await expect(page.getByLabel("Subject"), text).toHaveValue("");
  }
});

test("keys of an input method that composes a word neither send nor search", async ({ page }) => {
  await openHydrated(page, "/contact-us");
  await fillContactForm(page);
  await page.route(ENDPOINT, (route) => route.abort());
  const press = (key: string, init: { isComposing?: boolean; keyCode?: number }) =>
    page
      .getByLabel("Message", { exact: true })
      .evaluate((field, options) => field.dispatchEvent(new KeyboardEvent("keydown", options)), {
        key,
        code: key === "k" ? "KeyK" : key,
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
        ...init,
      });
  for (const key of ["Enter", "k"]) {
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) expect(await press(key, composing)).toBe(true);
  }
  await expect(page.getByRole("button", { name: "Send message" })).toBeEnabled();
  await expect(page).toHaveURL("/contact-us");
  // The same keys work without an input method.
  expect(await press("k", {})).toBe(false);
  await expect(page).toHaveURL("/search");
});

test("an address in letters of a Japanese keyboard is written plainly, but not while it is composed", async ({
  page,
}) => {
  await openHydrated(page, "/contact-us");
  const email = page.locator("main form [type='email']");
  await email.click();
  const browser = await page.context().newCDPSession(page);
  const text = "\uff54\uff41\uff52\uff4f\uff20\uff45\uff58\uff41\uff4d\uff50\uff4c\uff45\uff0e\uff43\uff4f\uff4d";
  await browser.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await expect(email).toHaveValue(text);
  await browser.send("Input.insertText", { text });
  await expect(email).toHaveValue("taro@example.com");
  expect(await email.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(true);
});

test("a starter fills in the subject and hints at the message, but leaves what the visitor typed", async ({ page }) => {
  await openHydrated(page, "/contact-us");
  const starters = page.getByRole("group", { name: "What is it about?" }).getByRole("button");
  const subject = page.getByLabel("Subject");
  const message = page.getByLabel("Message", { exact: true });
  const [first, second] = [starters.first(), starters.nth(1)];
  await first.press("Enter");
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(subject).toHaveValue((await first.textContent()) ?? "");
  await expect(message).toBeFocused();
  const hint = await message.getAttribute("placeholder");
  expect(hint).not.toBe("");
  await second.click();
  await expect(first).toHaveAttribute("aria-pressed", "false");
  await expect(subject).toHaveValue((await second.textContent()) ?? "");
  expect(await message.getAttribute("placeholder")).not.toBe(hint);
  await subject.fill("My own words");
  await first.click();
  await expect(subject).toHaveValue("My own words");
});
