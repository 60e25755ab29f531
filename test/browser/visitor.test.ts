import { contact } from "#content/site.ts";
import { published } from "#test/published.ts";
import { expect, openHydrated, PHONE, test } from "./fixtures.ts";
import { layoutShiftsAfterNextFrame, recordLayoutShifts } from "./layout-shifts.ts";

/** Noon in Pakistan on a Wednesday. */
const WEDNESDAY = new Date("2026-01-14T07:00Z");

test.describe("in Kathmandu", () => {
  test.use({ timezoneId: "Asia/Kathmandu", viewport: PHONE });

  // test/app/office-hours.test.ts checks other time zones.
  test("home, contact and the menu show hours in the visitor's time without layout shifts", async ({ page }) => {
    await page.clock.setFixedTime(WEDNESDAY);
    await page.addInitScript(recordLayoutShifts);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData()}`));
    await page.goto("/");
    await page.locator(".world-dots").scrollIntoViewIfNeeded();
    await expect(page.getByText(/Between \d+:45\sand\s\d+:\d\d your time/)).toBeVisible();
    expect(await page.evaluate(layoutShiftsAfterNextFrame)).toEqual([]);
    expect(sent.filter((request) => /kat(h?)mandu/i.test(request))).toEqual([]);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByText(/^Open now/)).toBeVisible();
    for (const scheme of ["tel:", "mailto:"]) await expect(menu.locator(`a[href^="${scheme}"]`)).toBeVisible();
    await openHydrated(page, "/contact-us");
    await page.getByText("Monday to Friday").scrollIntoViewIfNeeded();
    await expect(page.getByRole("main").getByText("Open now")).toContainText(/until \d+:45 your time/);
  });
});

test("without a known time zone, pages give the office hours in the office's time, without errors", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Intl.DateTimeFormat.prototype.resolvedOptions = () => ({ timeZone: "Mars/Olympus" }) as never;
  });
  await openHydrated(page, "/about-us");
  await expect(page.getByText(`Our office hours are ${contact.hours}.`)).toBeVisible();
  await expect(page.getByText(/hours? together/).first()).toBeVisible();
  await expect(page.getByText(/your time/)).toHaveCount(0);
});

test("the slider in Our Story can correct the ray", async ({ page }) => {
  await openHydrated(page, "/about-us");
  const error = page.getByRole("slider", { name: "One ray off by", exact: true });
  const status = page.getByRole("status").filter({ hasText: "lines meet" });
  await expect(status).toHaveText(/^\d+ of \d+ lines meet\. Put the ray right\.$/);
  await error.press("Home");
  await expect(error).toHaveAttribute("aria-valuetext", "0.0°");
  await expect(status).toHaveText(/^All \d+ lines meet\.$/);
  await error.press("End");
  await expect(status).toHaveText(/^0 of \d+ lines meet\. Put the ray right\.$/);
});

test("unchecking an item of the example estimate moves it to Left out with its focus, and back", async ({ page }) => {
  await openHydrated(page, "/services");
  const part = page.getByRole("checkbox").first();
  const name = await part.evaluate((box) => box.parentElement?.textContent ?? "");
  const moved = page.getByRole("checkbox", { name });
  const heading = moved.locator("xpath=ancestor::ul/preceding-sibling::h4");
  const before = await heading.textContent();
  await part.press("Space");
  await expect(heading).toHaveText("Left out");
  await expect(moved).toBeFocused();
  await expect(moved).not.toBeChecked();
  await moved.press("Space");
  await expect(heading).toHaveText(before ?? "");
  await expect(moved).toBeFocused();
});

test("the copy button copies the email address for applications, and says so for three seconds", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [job] = published.jobs;
  test.skip(!job, "There are no jobs.");
  await openHydrated(page, `/careers/${job?.slug}`);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: `Copy ${contact.careersEmail}` }).click();
  const copied = page.getByText("Copied");
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(contact.careersEmail);
  await page.clock.runFor(2_900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(copied).toBeHidden();
});
