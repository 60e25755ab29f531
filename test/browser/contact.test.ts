import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { TIME_LIMITS_MS } from "#app/contact/contract.ts";
import { contactFieldMessages } from "#content/contact-fields.ts";
import { contact } from "#content/site.ts";
import { axeViolations } from "./axe.ts";
import {
  expect,
  fillContactForm,
  holdRequests,
  messagesWithSubject,
  openHydrated,
  test,
  waitForHydration,
} from "./fixtures.ts";

// The form in the browser. test/worker/contact.test.ts checks the Worker's validation.

const CONFIRMATION = "You message send successfully";
const FAILURE_FALLBACK = "An error occurred. Please try again.";

const ENDPOINT = "**/api/contact-us";

const sendButton = (page: Page) => page.getByRole("button", { name: "Send message" });
const subjectOf = (page: Page) => page.getByLabel("Subject");
const messageOf = (page: Page) => page.getByLabel("Message", { exact: true });
const linkTo = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });

test("a double submit sends the message once and shows the confirmation", async ({ page }) => {
  await openHydrated(page, "/contact-us");
  const sent = await fillContactForm(page);
  const answer = await holdRequests(page, ENDPOINT);
  await page.locator("form[action='/contact-us']").evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await subjectOf(page).press("Enter");
  answer();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  await expect(subjectOf(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/");
  expect(await messagesWithSubject(sent.subject)).toMatchObject([{ ...sent, domain_key: 3 }]);
  expect(await axeViolations(page)).toEqual([]);
});

test("the browser posts the form once if it lacks AbortSignal.timeout", async ({ page, pageErrors }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, "timeout"));
  await openHydrated(page, "/contact-us");
  const sent = await fillContactForm(page);
  await sendButton(page).click();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  expect(await messagesWithSubject(sent.subject)).toMatchObject([sent]);
  await waitForHydration(page);
  // The draft was cleared.
  await openHydrated(page, "/contact-us");
  await expect(subjectOf(page)).toHaveValue("");
  pageErrors.splice(0);
});

test("after a request without a response, and one with a filled-in honeypot, the message can be resent", async ({
  page,
  pageErrors,
}) => {
  const { response: limit } = TIME_LIMITS_MS;
  expect(limit).toBeLessThan(30_000);
  await page.addInitScript((expected) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === expected ? 20 : ms);
  }, limit);
  await page.route(ENDPOINT, () => undefined, { times: 1 });
  await openHydrated(page, "/contact-us");
  const sent = await fillContactForm(page);
  await sendButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: FAILURE_FALLBACK })).toBeFocused();
  await expect(messageOf(page)).toHaveValue(sent.message);

  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  const honeypot = page.locator("[name=leave_empty]");
  await expect(honeypot).toBeHidden();
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.value = "Obi Trading";
  });
  await sendButton(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "hidden field" });
  await expect(alert).toBeFocused();
  await expect(alert.locator("p").last()).toHaveText(/^Reference: [0-9a-f]{8}$/);
  pageErrors.splice(0);
  await sendButton(page).click();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  expect(await messagesWithSubject(sent.subject)).toHaveLength(1);
});

test("shows the Worker's errors at their fields, blocks links while a message is sent, and focuses the outcome", async ({
  page,
  pageErrors,
}) => {
  await openHydrated(page, "/contact-us");
  const sent = await fillContactForm(page);
  const [subject, message] = [subjectOf(page), messageOf(page)];
  // The browser accepts a space, but the Worker does not.
  await subject.fill(" ");
  await message.fill("x".repeat(5_001));
  await sendButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: /marked fields(?!.*Reference)/ })).toBeVisible();
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAccessibleDescription("Please enter a subject.");
  await expect(message).toHaveAccessibleDescription("The message can have at most 5,000 characters.");
  await expect(page.getByLabel("Name")).not.toHaveAttribute("aria-invalid");
  expect(await axeViolations(page)).toEqual([]);
  // Client scripts must contain neither these messages nor the schema.
  const scripts = globSync("build/client/assets/*.js").map((file) => readFileSync(file, "utf8"));
  const prompts = Object.values(contactFieldMessages).map(({ prompt }) => prompt);
  expect(scripts.length).toBeGreaterThan(10);
  expect(prompts.filter((prompt) => scripts.join().includes(prompt))).toEqual([]);

  // Exceeds the Worker's limit and the browser's `keepalive` limit.
  await subject.fill(sent.subject);
  await message.fill("x".repeat(70_000));
  await sendButton(page).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription("The message can have at most 5,000 characters.");
  await expect(message).toHaveValue("x".repeat(70_000));
  pageErrors.splice(0);

  await message.fill(sent.message);
  const failure = Promise.withResolvers<void>();
  await page.route(ENDPOINT, async (route) => {
    await failure.promise;
    await route.fulfill({ status: 503, json: { success: false, message: "Back at noon." } });
  });
  await sendButton(page).click();
  await linkTo(page, "Services").click();
  await expect(page.getByRole("status").filter({ hasText: "Sending..." })).toBeFocused();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeInViewport();
  await linkTo(page, "Contact").click();
  await expect(linkTo(page, "Contact")).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await linkTo(page, "Services").click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeInViewport();
  failure.resolve();
  const alert = page.getByRole("alert").filter({ hasText: "Back at noon." });
  await expect(alert).toBeFocused();
  await expect(alert.locator("p").first()).toHaveCSS("color", "rgb(179, 38, 30)");
  expect((await alert.boundingBox())?.y).toBeLessThan((await sendButton(page).boundingBox())?.y ?? 0);
  await expect(alert.getByRole("link", { name: contact.email })).toBeVisible();
  await expect(messageOf(page)).toHaveValue(sent.message);
  await expect(page).toHaveURL("/contact-us");
  expect(pageErrors.splice(0).filter((line) => line.startsWith("POST contact-us failed"))).toHaveLength(1);

  await page.unrouteAll();
  const answer = await holdRequests(page, ENDPOINT);
  await sendButton(page).click();
  await linkTo(page, "Services").click();
  answer();
  await expect(page.getByRole("status").filter({ hasText: CONFIRMATION })).toBeFocused();
  await expect(page).toHaveURL("/contact-us");
  expect(await messagesWithSubject(sent.subject)).toHaveLength(1);
  await linkTo(page, "Services").click();
  await expect(page).toHaveURL("/services");
});

test("Back is not blocked, and the response clears the draft on any page", async ({ page }) => {
  await openHydrated(page, "/services");
  await linkTo(page, "Contact").click();
  const sent = await fillContactForm(page);
  const answer = await holdRequests(page, ENDPOINT);
  await sendButton(page).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveURL("/services");
  const draft = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("contact-")));
  expect((await draft()).length).toBeGreaterThan(0);
  answer();
  await expect.poll(draft).toEqual([]);
  expect(await messagesWithSubject(sent.subject)).toHaveLength(1);
  await linkTo(page, "Contact").click();
  await expect(subjectOf(page)).toHaveValue("");
});

test("a starter fills in the subject and a hint, but neither it nor a link replaces or becomes a draft", async ({
  page,
}) => {
  await openHydrated(page, "/contact-us");
  const starters = page.getByLabel("What is it about?").first().getByRole("link");
  const [subject, message] = [subjectOf(page), messageOf(page)];
  const [first, second] = [starters.first(), starters.nth(1)];
  await first.press("Enter");
  await expect(first).toHaveAttribute("aria-current", "true");
  await expect(subject).toHaveValue((await first.textContent()) ?? "");
  await expect(message).toBeFocused();
  const hint = await message.getAttribute("placeholder");
  expect(hint).not.toBe("");
  await second.click();
  await expect(first).not.toHaveAttribute("aria-current");
  expect(await message.getAttribute("placeholder")).not.toBe(hint);
  // The address keeps the topic, and the browser opens a link in a new tab.
  await openHydrated(page, page.url());
  await expect(second).toHaveAttribute("aria-current", "true");
  await expect(subject).toHaveValue((await second.textContent()) ?? "");
  const newTab = page.context().waitForEvent("page");
  await first.click({ modifiers: ["ControlOrMeta"] });
  await (await newTab).close();
  await expect(second).toHaveAttribute("aria-current", "true");
  // A suggested subject is no draft, unlike typed text.
  const fields = [page.getByLabel("Name"), page.locator("main form [type='email']"), message];
  for (const field of fields) await field.fill("Ada");
  await openHydrated(page, "/contact-us?subject=B");
  await expect(subject).toHaveValue("B");
  for (const field of fields) await expect(field).toHaveValue("Ada");
  await subject.fill("My own words");
  await first.click();
  await expect(subject).toHaveValue("My own words");
  await openHydrated(page, "/contact-us?subject=C");
  await expect(subject).toHaveValue("My own words");
});

test("a field left wrong shows the Worker's message, and Ctrl+Enter sends except during IME composition", async ({
  page,
}) => {
  await openHydrated(page, "/contact-us");
  const email = page.locator("main form [type='email']");
  const message = page.getByText(contactFieldMessages.email.format);
  await expect(message).toBeHidden();
  await email.fill("ada");
  await expect(message).toBeHidden();
  await email.press("Tab");
  await expect(message).toBeVisible();
  await messageOf(page).press("Control+Enter");
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByText(contactFieldMessages.name.prompt)).toBeVisible();

  const { subject } = await fillContactForm(page);
  await expect(message).toBeHidden();
  await email.fill("");
  await page.keyboard.insertText("\u202aada@\u00adexample.com\u202c\u200e\ufeff");
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    const init = { key: "Enter", code: "Enter", ctrlKey: true, bubbles: true, cancelable: true, ...composing };
    await messageOf(page).dispatchEvent("keydown", init);
  }
  await expect(sendButton(page)).toBeEnabled();
  await messageOf(page).press("Control+Enter");
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  expect(await messagesWithSubject(subject)).toMatchObject([{ email: "ada@example.com" }]);
});
