import { randomUUID } from "node:crypto";
import { inbox } from "../browser/fixtures.ts";
import { VALID_MESSAGE } from "../contact-message.ts";
import type { EnginePage } from "./engine-page.ts";
import { expect, focused, goBack, hidden, hydrated, PATIENCE, says, sign, test, title, visible } from "./fixtures.ts";

const SEARCH_LINK = ".site-header > .page a[href='/search']";
const FIELD = "dialog:modal [role=combobox]";
const OPTION = "dialog:modal [role=option]";
const CONFIRMATION = "You message send successfully";

test("links change the page in place: title, focus, scroll position; Back and Forward too", async ({ tab, open }) => {
  await open("/");
  await hydrated(tab);
  await tab.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  await tab.click('.site-header nav a[href="/services"]');
  await title(tab, "Services");
  await focused(tab, "h1");
  await tab.click('main a[href="/services/web-development"]');
  await title(tab, "Web Development");
  await sign(tab, () => scrollY === 0);
  await goBack(tab);
  await title(tab, "Services");
  await goBack(tab);
  await title(tab, "Home");
  expect(await tab.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a page that is left for another document and comes back works", async ({ tab, open }) => {
  await open("/careers");
  await hydrated(tab);
  await open("/privacy-policy");
  await goBack(tab);
  await title(tab, "Careers");
  await tab.press("Control+k");
  await focused(tab, FIELD);
});

test("the search icon opens the palette; arrow keys and Enter open a result, and Escape gives the focus back", async ({
  tab,
  open,
}) => {
  await open("/about-us");
  await hydrated(tab);
  await tab.click(SEARCH_LINK);
  await focused(tab, FIELD);
  await visible(tab, OPTION);
  await tab.press("Escape");
  await hidden(tab, "dialog:modal");
  await focused(tab, SEARCH_LINK);
  await tab.press("Control+k");
  await focused(tab, FIELD);
  await tab.type("keycloak");
  // The list of the whole word: those of its beginnings cannot be marked.
  await sign(
    tab,
    () => document.querySelector("dialog:modal [role=status]")?.textContent === '1 result for "keycloak"',
  );
  const field = await tab.evaluate((selector) => {
    const { right, top, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return { right, middle: top + height / 2 };
  }, FIELD);
  // A selection that is dragged out of the field keeps it open.
  await tab.drag([Math.round(field.right) - 30, Math.round(field.middle)], [10, Math.round(field.middle)]);
  await visible(tab, "dialog:modal");
  await tab.press("ArrowDown");
  await tab.press("Enter");
  await title(tab, "Portal Management Systems");
  await hidden(tab, "dialog:modal");
});

test("Enter without a marked result shows all of them as a page, where one searches on", async ({ tab, open }) => {
  await open("/");
  await hydrated(tab);
  await tab.press("Control+k");
  await focused(tab, FIELD);
  await tab.type("mobile");
  await tab.press("Enter");
  await title(tab, "Search: mobile");
  await tab.click("main [name=q]");
  await tab.type(" apps");
  await tab.press("Enter");
  await title(tab, "Search: mobile apps");
});

test.describe("contact form", () => {
  test("what was typed before React starts stays, and is sent", async ({ tab, open, site }) => {
    const entry = site.hold(/\/assets\/entry\.client-/);
    await open("/contact-us");
    const subject = await fill(tab);
    await expect.poll(entry.waiting, PATIENCE).toBeGreaterThan(0);
    entry.release();
    await hydrated(tab);
    await tab.click("main form button[type=submit]");
    await says(tab, CONFIRMATION);
    expect((await inbox()).filter((message) => message.subject === subject)).toMatchObject([
      { ...VALID_MESSAGE, subject },
    ]);
  });

  test("the browser does not send an empty form, and the first field has the focus", async ({ tab, open }) => {
    await open("/contact-us");
    await hydrated(tab);
    await tab.click("main form button[type=submit]");
    await focused(tab, "#name:invalid");
  });

  test("a draft survives a reload", async ({ tab, open }) => {
    await open("/contact-us");
    await hydrated(tab);
    const subject = await fill(tab);
    await open("/contact-us");
    await sign(tab, (text) => document.querySelector<HTMLInputElement>("#subject")?.value === text, subject);
  });
});

test.describe("without scripts", () => {
  test.beforeEach(({ site }) => {
    site.withoutScripts = true;
  });

  test("links and the search open their pages, and what only works with scripts is hidden", async ({ tab, open }) => {
    await open("/");
    for (const selector of ["[data-theme-toggle]", ".back-to-top"]) {
      expect(await tab.evaluate((name) => document.querySelector(name) !== null, selector), selector).toBe(true);
      await hidden(tab, selector);
    }
    await tab.click('.site-header nav a[href="/careers"]');
    await title(tab, "Careers");
    await tab.click(SEARCH_LINK);
    await title(tab, "Search");
    await tab.click("main [name=q]");
    await tab.type("passkeys");
    await tab.press("Enter");
    await title(tab, "Search: passkeys");
    await tab.click("main li a");
    await sign(tab, () => location.pathname === "/blogs/mobile-app-trends-2024");
    await tab.click('.site-header nav a[href="/careers"]');
    await title(tab, "Careers");
    await tab.click("#opening-3 summary");
    await visible(tab, '#opening-3 a[href^="mailto:"]');
    await tab.hover(".profile-card-host > a");
    await visible(tab, ".profile-card");
  });

  test("the contact form sends its message", async ({ tab, open }) => {
    await open("/contact-us");
    const subject = await fill(tab);
    await tab.click("main form button[type=submit]");
    await says(tab, CONFIRMATION);
    expect((await inbox()).filter((message) => message.subject === subject)).toHaveLength(1);
  });
});

/** Out: the message's subject, which no other has. */
async function fill(tab: EnginePage): Promise<string> {
  const message = { ...VALID_MESSAGE, subject: `Portal ${randomUUID()}` };
  for (const [name, value] of Object.entries(message)) {
    await tab.click(`#${name}`);
    await tab.type(value);
  }
  return message.subject;
}
