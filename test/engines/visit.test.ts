import { randomUUID } from "node:crypto";
import { contactFields } from "#content/contact-fields.ts";
import { storedAs } from "#test/browser/fixtures.ts";
import { VALID_MESSAGE } from "#test/contact-message.ts";
import { visitedArticles } from "#test/published.ts";
import { expect, focused, goBack, hydrated, sign, test, title, visible } from "./fixtures.ts";

const SEND = "main form button[type=submit]";

test("links and Back change the page without a full load", async ({ tab, openHydrated }) => {
  await openHydrated("/");
  await tab.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await tab.click('.site-header nav a[href="/services"]');
  await title(tab, "/services");
  await focused(tab, "h1");
  await sign(tab, () =>
    [...document.querySelectorAll("[role=status]")].some((one) => one.textContent === document.title),
  );
  await sign(tab, () => document.querySelector(".site-header a[aria-current=page]")?.matches("[href='/services']"));
  await tab.click('main a[href="/services/web-development"]');
  await title(tab, "/services/web-development");
  await sign(tab, () => scrollY === 0);
  await tab.evaluate(() => scrollTo(0, 1_500));
  await goBack(tab);
  await title(tab, "/services");
  await sign(tab, () => scrollY === 0);
  await tab.evaluate(() => scrollTo(0, 300));
  await tab.evaluate(() => history.forward());
  await title(tab, "/services/web-development");
  await sign(tab, () => scrollY === 0);
  expect(await tab.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a link leads to its page when scripts are missing, and Back to a page whose links work", async ({
  tab,
  openHydrated,
  site,
}) => {
  await openHydrated("/careers");
  const findScripts = site.loseScripts();
  await tab.click('.site-header nav a[href="/services"]');
  await title(tab, "/services");
  findScripts();
  await goBack(tab);
  await title(tab, "/careers");
  await hydrated(tab);
  await sign(tab, () => !document.querySelector("[role=progressbar]"));
  await tab.click('.site-header nav a[href="/portfolio"]');
  await title(tab, "/portfolio");
  // The missing script is named in the console, if the page is still there.
  const others = site.reports.filter((report) => !/route module|module script|imported module/.test(report));
  site.reports.splice(0, site.reports.length, ...others);
});

test("copies the URL of an article or says that it could not", async ({ tab, openHydrated }) => {
  await openHydrated(visitedArticles[0]?.url ?? "");
  await tab.click("[aria-label='Copy the link']");
  const message = () => document.querySelector("[aria-label='Copy the link'] + [role=status]")?.textContent ?? "";
  await sign(tab, message);
  expect(await tab.evaluate(message)).toMatch(/^(Copied|It could not be copied)$/);
});

test("the contact form keeps drafts and what was typed before React", async ({ tab, open, openHydrated, site }) => {
  const nameIs = (text: string) =>
    sign(tab, (wanted) => document.querySelector<HTMLInputElement>("#name")?.value === wanted, text);
  const { release } = site.holdReact();
  await open("/contact-us");
  await tab.click(SEND);
  await focused(tab, "#name:invalid");
  await tab.type("Draft");
  release();
  await hydrated(tab);
  await nameIs("Draft");
  await openHydrated("/contact-us");
  await nameIs("Draft");
  const message = { ...VALID_MESSAGE, subject: `Portal ${randomUUID()}` };
  for (const [name, value] of Object.entries(message)) {
    await tab.click(`#${name}`);
    await tab.type(value);
  }
  await nameIs("DraftAda Obi");
  await tab.click(SEND);
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text and scripts do not count
  await sign(tab, () => document.body.innerText.includes("You message send successfully"));
  expect(await storedAs(message.subject)).toMatchObject([{ ...message, name: "DraftAda Obi" }]);
  // Firefox fills in forms again after a reload.
  await tab.evaluate(() => location.reload());
  await nameIs("");
  const filledIn = () =>
    [...document.querySelectorAll<HTMLInputElement>("main form [name]")].filter(({ value }) => value);
  await hydrated(tab);
  expect((await tab.evaluate(filledIn)).length).toBe(0);
});

test("a pasted address loses what nobody sees, and a field says that a paste was cut", async ({
  tab,
  openHydrated,
}) => {
  await openHydrated("/contact-us");
  const copy = async (text: string) => {
    await tab.evaluate((value) => {
      const field = document.querySelector<HTMLTextAreaElement>("#message");
      if (field) field.value = value;
    }, text);
    await tab.click("#message");
    await tab.shortcut("a");
    await tab.shortcut("c");
  };
  const message = { ...VALID_MESSAGE, subject: `Portal ${randomUUID()}` };
  await copy(`\u202a${message.email.replace("@", "\u200b@\u00ad")}\u202c\u200e\ufeff\u00a0`);
  await tab.click("#email");
  await tab.shortcut("v");
  await copy("x".repeat(contactFields.name.limit + 1));
  await tab.click("#name");
  await tab.shortcut("v");
  await visible(tab, "#name[aria-describedby='name-cut']");
  await visible(tab, "#name-cut[role=alert]");
  await tab.shortcut("a");
  await tab.type(message.name);
  await sign(tab, () => !document.querySelector("#name-cut, #name[aria-describedby]"));
  await tab.click("#subject");
  await tab.type(message.subject);
  await copy(message.message);
  await tab.click(SEND);
  await sign(tab, () => document.querySelector("main [role=status] h2"));
  expect(await storedAs(message.subject)).toMatchObject([message]);
});
