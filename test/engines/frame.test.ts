import type { EnginePage, Position } from "./engine-page.ts";
import { expect, focused, goBack, hidden, hydrated, PATIENCE, sign, test, visible } from "./fixtures.ts";

const ENTRY_SCRIPT = /\/assets\/entry\.client-/;

const TOGGLE = ".site-header [data-theme-toggle]";
const SEARCH_LINK = ".site-header > .page a[href='/search']";
const MENU = ".mobile-menu";
const OPEN_MENU = "button[commandfor='site:mobile-menu'][command=show-modal]";
const CARD = ".profile-card";
const CARD_LINK = ".profile-card-host > a";

for (const path of ["/", "/careers", "/contact-us"]) {
  test(`${path}: React starts by itself`, async ({ tab, open }) => {
    await open(path);
    await hydrated(tab);
  });
}

test.describe("theme", () => {
  test("the toggle's choice is remembered, on other pages and after Back", async ({ tab, open }) => {
    await open("/");
    await hydrated(tab);
    await isDark(tab, false);
    await tab.click(TOGGLE);
    await isDark(tab, true);
    await open("/careers");
    await isDark(tab, true);
    await hydrated(tab);
    await sign(tab, (toggle) => document.querySelector(toggle)?.ariaPressed === "true", TOGGLE);
    await tab.click(TOGGLE);
    await isDark(tab, false);
    await goBack(tab);
    await sign(tab, () => location.pathname === "/");
    await isDark(tab, false);
  });
});

test.describe("menu", () => {
  test("it fills the window, holds the focus, closes by its button and by Escape, and returns the focus", async ({
    tab,
    open,
  }) => {
    await tab.resize(375, 800);
    await open("/");
    await hydrated(tab);
    await tab.click(OPEN_MENU);
    await visible(tab, MENU);
    await sign(
      tab,
      (menu) => {
        const box = document.querySelector(menu)?.getBoundingClientRect();
        return box?.width === innerWidth && box.height === innerHeight;
      },
      MENU,
    );
    for (let count = 0; count < 12; count += 1) {
      await tab.press("Tab");
      // Tab also reaches the browser's own controls; the body has the focus then.
      await sign(tab, (menu) => document.activeElement?.closest(`body, ${menu}`) !== null, MENU);
      expect(
        await tab.evaluate(() => document.activeElement?.closest(".site-header > .page, main, footer")),
      ).toBeNull();
    }
    await tab.press("Escape");
    await hidden(tab, MENU);
    await focused(tab, OPEN_MENU);
    await tab.click(OPEN_MENU);
    await visible(tab, MENU);
    await tab.click(`${MENU} button[command=close]`);
    await hidden(tab, MENU);
  });

  test("a link in it opens its page and closes it", async ({ tab, open }) => {
    await tab.resize(375, 800);
    await open("/");
    await hydrated(tab);
    await tab.click(OPEN_MENU);
    await tab.click(`${MENU} a[href="/careers"]`);
    await sign(tab, () => document.title === "Careers - MHS");
    await hidden(tab, MENU);
  });
});

/** How each dialog is opened, when React has started. */
const DIALOGS = [
  {
    name: "Company certificate",
    open: (tab: EnginePage) => tab.click("button[command=show-modal]:not([commandfor='site:mobile-menu'])"),
  },
  { name: "Search", open: (tab: EnginePage) => tab.press("Control+k") },
];

for (const { name, open: openDialog } of DIALOGS) {
  test(`${name}: a press on the backdrop closes it; one on its padding or a drag over its edge does not`, async ({
    tab,
    open,
  }) => {
    await open("/");
    await hydrated(tab);
    await openDialog(tab);
    await visible(tab, "dialog:modal");
    const { inside, outside, label } = await edge(tab);
    expect(label).toBe(name);
    for (const [from, to] of [
      [inside, inside],
      [inside, outside],
      [outside, inside],
    ] as const) {
      await tab.drag(from, to);
      expect(await tab.evaluate(() => document.querySelectorAll("dialog:modal").length)).toBe(1);
    }
    await tab.drag(outside, outside);
    await hidden(tab, "dialog:modal");
    await openDialog(tab);
    await visible(tab, "dialog:modal");
    await tab.press("Escape");
    await hidden(tab, "dialog:modal");
  });
}

test.describe("developer's card", () => {
  test("it opens on hover and closes again", async ({ tab, open }) => {
    await open("/careers");
    await hydrated(tab);
    await hidden(tab, CARD);
    await tab.hover(CARD_LINK);
    await visible(tab, CARD);
    await tab.drag([5, 5], [5, 5]);
    await hidden(tab, CARD);
  });

  test("it opens by keyboard at its link, and Escape closes it", async ({ tab, open }) => {
    await open("/careers");
    await hydrated(tab);
    await tab.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/privacy-policy']")?.focus());
    await tab.press("Tab");
    await focused(tab, CARD_LINK);
    await visible(tab, CARD);
    await tab.press("Escape");
    await hidden(tab, CARD);
  });
});

test("back to top moves the scroll position and the focus", async ({ tab, open }) => {
  await open("/");
  await hydrated(tab);
  await hidden(tab, ".back-to-top");
  await tab.evaluate(() => scrollTo({ top: 3_000, behavior: "instant" }));
  await visible(tab, ".back-to-top");
  await tab.click(".back-to-top");
  await sign(tab, () => scrollY === 0);
  await focused(tab, "[id='site:top']");
});

test.describe("before React starts", () => {
  test("theme, menu, card and dialogs work, and stay as they are when it starts", async ({ tab, open, site }) => {
    const entry = site.hold(ENTRY_SCRIPT);
    await open("/");
    await tab.click(TOGGLE);
    await isDark(tab, true);
    await tab.hover(CARD_LINK);
    await visible(tab, CARD);
    await tab.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await tab.resize(375, 800);
    await tab.click(OPEN_MENU);
    await visible(tab, MENU);
    await tab.click(`${MENU} button[command=close]`);
    await hidden(tab, MENU);
    await tab.click(OPEN_MENU);
    await visible(tab, MENU);
    await expect.poll(entry.waiting, PATIENCE).toBeGreaterThan(0);
    entry.release();
    await hydrated(tab);
    await visible(tab, MENU);
    await isDark(tab, true);
  });

  test("the certificate opens, the newsletter does nothing, and what needs React is not there", async ({
    tab,
    open,
    site,
  }) => {
    const entry = site.hold(ENTRY_SCRIPT);
    await open("/");
    await tab.click("button[command=show-modal]:not([commandfor='site:mobile-menu'])");
    await visible(tab, "dialog:modal img");
    await tab.press("Escape");
    await hidden(tab, "dialog:modal");
    await tab.click("footer form button");
    expect(await tab.evaluate(() => location.href.endsWith("/"))).toBe(true);
    await hidden(tab, ".back-to-top");
    await open("/blogs/web-development-future");
    await hidden(tab, "[data-copy]");
    await visible(tab, "article a[href^='https://www.linkedin.com/']");
    entry.release();
    await hydrated(tab);
    await visible(tab, "[data-copy]");
    await tab.click("[aria-label='Copy the link']");
    await sign(tab, () =>
      /^(Copied|It could not be copied)$/.test(
        document.querySelector("[aria-label='Copy the link'] + [role=status]")?.textContent ?? "",
      ),
    );
  });

  test("the search icon leads to the page, where what is typed is searched", async ({ tab, open, site }) => {
    const entry = site.hold(ENTRY_SCRIPT);
    await open("/careers");
    await tab.click(SEARCH_LINK);
    await sign(tab, () => document.title === "Search - MHS");
    await tab.click("main [name=q]");
    await tab.type("dubai");
    await tab.press("Enter");
    await sign(tab, () => document.title === "Search: dubai - MHS");
    entry.release();
    await hydrated(tab);
  });

  test("a page that is left while it starts, and comes back, starts it", async ({ tab, open, site }) => {
    const entry = site.hold(ENTRY_SCRIPT);
    await open("/");
    await expect.poll(entry.waiting, PATIENCE).toBeGreaterThan(0);
    await open("/privacy-policy");
    await goBack(tab);
    await sign(tab, () => document.title === "Home - MHS");
    entry.release();
    await hydrated(tab);
  });

  test("links open their pages", async ({ tab, open, site }) => {
    const entry = site.hold(ENTRY_SCRIPT);
    await open("/");
    await tab.click('.site-header nav a[href="/careers"]');
    await sign(tab, () => document.title === "Careers - MHS");
    entry.release();
    await hydrated(tab);
  });
});

function isDark(tab: EnginePage, dark: boolean): Promise<void> {
  const paper = dark ? "rgb(11, 21, 18)" : "rgb(251, 250, 246)";
  return sign(tab, (color) => getComputedStyle(document.body).backgroundColor === color, paper);
}

/** Of the open dialog: a point on its own padding and one on its backdrop, beside each other; and its name. */
async function edge(tab: EnginePage): Promise<{ inside: Position; outside: Position; label: string }> {
  const { left, middle, label } = await tab.evaluate(async () => {
    const dialog = document.querySelector("dialog:modal");
    // It moves while it opens.
    await Promise.allSettled((dialog?.getAnimations() ?? []).map(({ finished }) => finished));
    const { left, top, height } = dialog?.getBoundingClientRect() ?? new DOMRect();
    return { left, middle: top + height / 2, label: dialog?.ariaLabel ?? "" };
  });
  return { inside: [Math.ceil(left) + 4, Math.round(middle)], outside: [Math.round(left / 2), 5], label };
}
