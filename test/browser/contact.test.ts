import { globSync, readFileSync } from "node:fs";
import { contactFields, contactFieldWords } from "../../content/contact-fields.ts";
import { whatHappensNext } from "../../content/contact-us.ts";
import { contact } from "../../content/site.ts";
import { delayReact, expect, fillContactForm, hydrated, INBOX, inbox, PHONE, test } from "./fixtures.ts";

const CONFIRMATION = "You message send successfully";

const REQUIRED = Object.entries(contactFields).flatMap(([name, { required }]) => (required ? [name] : []));

test("the form begins in the first screen of a phone and of a desktop", async ({ page }) => {
  for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport);
    await page.goto("/contact-us");
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator("main form input").first()).toBeInViewport({ ratio: 1 });
  }
});

test("a submitted message arrives in the inbox, and the confirmation replaces the form", async ({ page }) => {
  await page.goto("/contact-us");
  await hydrated(page);
  const sent = await fillContactForm(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  await expect(page.getByLabel("Subject")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("heading", { name: whatHappensNext.heading })).toHaveCount(1);
  const stored = (await inbox()).find((message) => message.subject === sent.subject);
  expect(stored).toMatchObject({ ...sent, domain_key: 3 });

  await page.goto(INBOX);
  const [, lastLine = ""] = sent.message.split("\n");
  await expect(page.locator("article").filter({ hasText: sent.subject })).toContainText(lastLine);
});

test("a message that the outbox keeps is confirmed", async ({ page }) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await fillContactForm(page);
  await page.route("**/api/contact-us", (route) =>
    route.fulfill({ status: 202, json: { success: true, message: "", id: crypto.randomUUID() } }),
  );
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Subject")).toHaveValue("");
});

test("while sending the button is disabled and reads Sending..., and the message is sent once", async ({ page }) => {
  await page.goto("/contact-us");
  await hydrated(page);
  const sent = await fillContactForm(page);
  let requests = 0;
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/contact-us", async (route) => {
    requests += 1;
    await answer.promise;
    await route.continue();
  });
  const button = page.getByRole("button", { name: "Send message" });
  await button.dblclick();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.getByLabel("Subject").press("Enter");
  answer.resolve();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  expect(requests).toBe(1);
  expect((await inbox()).filter((message) => message.subject === sent.subject)).toHaveLength(1);
});

test("two submissions in the same tick send once", async ({ page }) => {
  await page.goto("/contact-us");
  await hydrated(page);
  const sent = await fillContactForm(page);
  await page.locator("form[action='/contact-us']").evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  expect((await inbox()).filter((message) => message.subject === sent.subject)).toHaveLength(1);
});

const FAILURES = [
  {
    name: "success false with a message",
    answer: { status: 200, json: { success: false, message: "This domain is blocked." } },
    shown: "This domain is blocked.",
  },
  {
    name: "success false without a message",
    answer: { status: 200, json: { success: false } },
    shown: "There was an issue with your submission. Please try again.",
  },
  {
    name: "success false with a status that says so",
    answer: { status: 502, json: { success: false, message: "" } },
    shown: "There was an issue with your submission. Please try again.",
  },
  {
    name: "a page in place of JSON",
    answer: { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" },
    shown: "An error occurred. Please try again.",
  },
];

for (const { name, answer, shown } of FAILURES) {
  test(`${name}: the text is red, above the button, the form keeps its values, and it is logged`, async ({
    page,
    pageErrors,
  }) => {
    await page.goto("/contact-us");
    await hydrated(page);
    const sent = await fillContactForm(page);
    await page.route("**/api/contact-us", (route) => route.fulfill(answer));
    const button = page.getByRole("button", { name: "Send message" });
    await button.click();
    const alert = page.getByRole("alert").filter({ hasText: shown });
    await expect(alert).toBeVisible();
    await expect(alert).toBeFocused();
    await expect(alert.locator("p").first()).toHaveCSS("color", "rgb(179, 38, 30)");
    const [alertBox, buttonBox] = [await alert.boundingBox(), await button.boundingBox()];
    expect(alertBox?.y).toBeLessThan(buttonBox?.y ?? 0);
    await expect(alert.getByRole("link", { name: contact.email })).toBeVisible();
    await expect(button).toBeEnabled();
    await expect(page.getByLabel("Subject")).toHaveValue(sent.subject);
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(sent.message);
    const logged = pageErrors
      .splice(0)
      .filter((line) => /^(POST contact-us failed|The message was refused)/.test(line));
    expect(logged).toHaveLength(1);
  });
}

test("a failed request shows the error's message and is logged", async ({ page, pageErrors }) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await fillContactForm(page);
  await page.route("**/api/contact-us", (route) => route.abort());
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to fetch" })).toBeVisible();
  expect(pageErrors.splice(0).some((line) => line.startsWith("POST contact-us failed"))).toBe(true);
});

test("offline it shows its own text and keeps the message, which can be sent later", async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  const sent = await fillContactForm(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "You seem to be offline" })).toBeVisible();
  pageErrors.splice(0);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  expect((await inbox()).filter((message) => message.subject === sent.subject)).toHaveLength(1);
});

test("the browser blocks a form with an empty or an invalid field by itself", async ({ page }) => {
  let requests = 0;
  await page.route("**/api/contact-us", (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto("/contact-us");
  await hydrated(page);
  const form = page.locator("form[action='/contact-us']");
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  expect(await form.evaluate((element: HTMLFormElement) => [element.noValidate, element.checkValidity()])).toEqual([
    false,
    false,
  ]);
  const invalid = form.locator(":invalid");
  expect(await invalid.evaluateAll((all: HTMLInputElement[]) => all.map(({ name }) => name))).toEqual(REQUIRED);
  await expect(invalid.first()).toBeFocused();

  await fillContactForm(page);
  await form.locator("[type='email']").fill("not an address");
  await send.click();
  await expect(form.locator("[type='email']")).toBeFocused();
  await expect(send).toBeEnabled();
  expect(requests).toBe(0);
});

test("what the Worker finds wrong is shown at its field, and the first such field has the focus", async ({
  page,
  pageErrors,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  const sent = await fillContactForm(page);
  // The browser accepts spaces, the Worker does not.
  const [subject, message] = [page.getByLabel("Subject"), page.getByLabel("Message", { exact: true })];
  await subject.fill(" ");
  await message.fill("\n");
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(page.getByRole("alert").filter({ hasText: "marked fields" })).toBeVisible();
  pageErrors.splice(0);
  await expect(subject).toBeFocused();
  for (const field of [subject, message]) await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(subject).toHaveAccessibleDescription("Please enter a subject.");
  await expect(message).toHaveAccessibleDescription("Please write a message.");
  await expect(page.getByLabel("Name")).not.toHaveAttribute("aria-invalid");
  // These words, and the schema with them, are in none of the page's scripts.
  const scripts = globSync("build/client/assets/*.js").map((file) => readFileSync(file, "utf8"));
  const prompts = Object.values(contactFieldWords).map(({ prompt }) => prompt);
  expect(scripts.length).toBeGreaterThan(10);
  expect(prompts.filter((prompt) => scripts.join().includes(prompt))).toEqual([]);

  await subject.fill(sent.subject);
  await message.fill(sent.message);
  await send.click();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
});

test("Ctrl Enter sends the message from any field; the browser checks it first", async ({ page }) => {
  await page.goto("/contact-us");
  await hydrated(page);
  const message = page.getByLabel("Message", { exact: true });
  await expect(page.getByText("or Ctrl Enter")).toBeVisible();
  await message.press("Control+Enter");
  await expect(page.getByLabel("Name")).toBeFocused();
  const sent = await fillContactForm(page);
  await message.press("Control+Enter");
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  expect((await inbox()).filter(({ subject }) => subject === sent.subject)).toMatchObject([sent]);
});

test("a draft survives a reload, a navigation and a failure, and is deleted on success", async ({
  page,
  pageErrors,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  const sent = await fillContactForm(page);
  const subject = page.getByLabel("Subject");
  await page.reload();
  await expect(subject).toHaveValue(sent.subject);

  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL(/\/services$/);
  await page.goBack();
  await expect(subject).toHaveValue(sent.subject);

  await page.route("**/api/contact-us", (route) =>
    route.fulfill({ status: 502, json: { success: false, message: "" } }),
  );
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There was an issue" })).toBeVisible();
  pageErrors.splice(0);
  await page.reload();
  await expect(subject).toHaveValue(sent.subject);

  await page.unroute("**/api/contact-us");
  await hydrated(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  await page.reload();
  await expect(subject).toHaveValue("");
});

test("a message keeps its idempotency key over failures; a changed or a new message gets another", async ({
  page,
  pageErrors,
}) => {
  const keys: (string | undefined)[] = [];
  let failing = true;
  await page.route("**/api/contact-us", (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return failing ? route.fulfill({ status: 502, json: { success: false, message: "" } }) : route.continue();
  });
  await page.goto("/contact-us");
  await hydrated(page);
  const sent = await fillContactForm(page);
  const button = page.getByRole("button", { name: "Send message" });
  const press = async () => {
    const asked = keys.length;
    await button.click();
    await expect.poll(() => keys.length).toBe(asked + 1);
    await expect(button.or(page.getByText(CONFIRMATION))).toBeEnabled();
  };
  await press();
  await press();
  await page.getByLabel("Subject").fill(`${sent.subject}, changed`);
  await press();
  failing = false;
  await press();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  pageErrors.splice(0);

  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await fillContactForm(page);
  await press();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();

  const [first, second, changed, stored, next] = keys;
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(second).toBe(first);
  expect(changed).not.toBe(first);
  expect(stored).toBe(changed);
  expect([first, changed]).not.toContain(next);
  expect((await inbox()).find(({ subject }) => subject === `${sent.subject}, changed`)).toMatchObject({
    idempotency_key: stored,
  });
});

test("a form that failed before hydration is sent again under the same idempotency key", async ({
  page,
  pageErrors,
}) => {
  await page.goto("/contact-us");
  const sent = await fillContactForm(page);
  // A filled honeypot: the POST is refused, and the page is rendered with the form.
  await page.locator("form[action='/contact-us']").evaluate((form: HTMLFormElement) => {
    (form.elements.namedItem("company_website") as HTMLInputElement).value = "https://spam.example";
    form.submit();
  });
  const hidden = page.locator("input[name='idempotency_key']");
  await expect(hidden).toHaveValue(/^[0-9a-f-]{36}$/);
  const key = await hidden.inputValue();
  await expect(page.getByRole("alert").filter({ hasText: "There was an issue" })).toBeVisible();
  pageErrors.splice(0);
  await hydrated(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  const stored = (await inbox()).filter(({ subject }) => subject === sent.subject);
  expect(stored).toMatchObject([{ ...sent, idempotency_key: key }]);
});

test("text typed before hydration is kept and can be sent", async ({ page }) => {
  await delayReact(page, 1_500);
  await page.goto("/contact-us");
  const sent = await fillContactForm(page);
  await hydrated(page);
  await expect(page.getByLabel("Subject")).toHaveValue(sent.subject);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
});

test("each field has its label, type, limit and autocomplete, and is required or says that it is optional", async ({
  page,
}) => {
  await page.goto("/contact-us");
  for (const [name, { kind, label, limit, required }] of Object.entries(contactFields)) {
    const field = page.getByRole("main").getByLabel(required ? label : `${label} (optional)`, { exact: true });
    await expect(field).toHaveAttribute("name", name);
    await expect(field).toHaveJSProperty("type", { line: "text", email: "email", text: "textarea" }[kind]);
    await expect(field).toHaveJSProperty("maxLength", limit);
    await expect(field).toHaveJSProperty("required", required);
  }
  for (const name of ["name", "email"]) await expect(page.locator(`#${name}`)).toHaveAttribute("autocomplete", name);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts to the page, and the message is in the inbox", async ({ page }) => {
    await page.goto("/contact-us");
    await expect(page.getByText("or Ctrl Enter")).toBeHidden();
    const sent = await fillContactForm(page);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText(CONFIRMATION)).toBeVisible();
    await expect(page.getByText(CONFIRMATION)).toBeInViewport();
    await expect(page.getByRole("link", { name: "Go to Home" })).toBeVisible();
    const stored = (await inbox()).find((message) => message.subject === sent.subject);
    expect(stored).toMatchObject({ ...sent, domain_key: 3 });
  });

  test("a refused message is shown again with its values and errors", async ({ page, pageErrors }) => {
    await page.goto("/contact-us");
    const sent = await fillContactForm(page);
    // The browser accepts a space as a name, the server does not.
    await page.getByLabel("Name").fill(" ");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Please enter your name.")).toBeVisible();
    await expect(page.getByLabel("Name")).toBeFocused();
    await expect(page.getByText("Please enter your name.")).toBeInViewport();
    await expect(page.getByLabel("Subject")).toHaveValue(sent.subject);
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(sent.message);
    pageErrors.splice(0);

    await page.getByLabel("Name").fill(sent.name);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText(CONFIRMATION)).toBeVisible();
    expect((await inbox()).filter(({ subject }) => subject === sent.subject)).toMatchObject([sent]);
  });

  test("a failure without a field gets the focus", async ({ page, pageErrors }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/contact-us");
    await fillContactForm(page);
    await page.locator("[name='company_website']").fill("https://spam.example", { force: true });
    await page.getByRole("button", { name: "Send message" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "There was an issue with your submission." });
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport();
    pageErrors.splice(0);
  });

  test("a form that is too large is shown again with what was read", async ({ page, pageErrors }) => {
    await page.goto("/contact-us");
    const sent = await fillContactForm(page);
    const message = page.getByLabel("Message", { exact: true });
    await message.evaluate((field: HTMLTextAreaElement) => {
      field.value = "long ".repeat(20_000);
    });
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("There was an issue with your submission. Please try again.")).toBeVisible();
    await expect(page.getByText("The message can have at most 5,000 characters.")).toBeVisible();
    await expect(page.getByLabel("Subject")).toHaveValue(sent.subject);
    await expect(message).toHaveValue(/^(long ){10000}/);
    pageErrors.splice(0);
  });
});
