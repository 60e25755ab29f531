/**
 * How fast the site answers a person, with the processor at a quarter of its speed and a fast line: each gesture after
 * React has started, and as the one that starts it. Measured on home, and for the form on the contact page.
 */
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { answerTo, click, recordInteractions, tap, type } from "./interactions.ts";
import { CPU_SLOWDOWN, loadWholly, PHONE, untilHydrated, visit, WIDE_WINDOW } from "./page-load.ts";
import { taken } from "./statistics.ts";
import type { FigureId, Measurement } from "./targets.ts";
import { takeTurns } from "./turns.ts";

const TURNS = { atMost: 3, atLeast: 2 };

const HOME = "/";
const CONTACT = "/contact-us";

const MENU_BUTTON = 'button[aria-label="Open menu"]';
const THEME_BUTTON = 'button[aria-label="Dark mode"]';
const SEARCH_BUTTON = 'button[aria-label="Search"]';
const NAVIGATION_LINK = 'nav[aria-label="Main"] a:not([aria-current])';
const NAME_FIELD = 'main input[autocomplete="name"]';
const OPEN_DIALOG = "dialog[open]";
const TYPED = "cloud";

/** What a page does between two gestures has ended, in ms. */
const REST_MS = 500;

/**
 * How long the page that a link asks for is on its way, in ms: more than no time, as over loopback, or it would be there
 * before the next paint of the page that has the link.
 */
const NEXT_PAGE_MS = 300;

/** A visit: the page, the device, what is done there, and the figures that come out of it, in ms. */
interface Visit {
  path: string;
  device: BrowserContextOptions;
  /** The page has loaded, but its load event is held back, so React waits for a gesture. */
  beforeReact?: true;
  figures: FigureId[];
  act(page: Page): Promise<number[]>;
}

const VISITS: Record<string, Visit> = {
  "the header on a phone": {
    path: HOME,
    device: PHONE,
    figures: ["themeAnswer", "menuAnswer", "searchAnswer"],
    act: async (page) => {
      const theme = await toggleTheme(page);
      await page.waitForTimeout(REST_MS);
      const menu = await openMenu(page);
      await page.keyboard.press("Escape");
      await page.waitForTimeout(REST_MS);
      return [theme, menu, await search(page)];
    },
  },
  "a link": {
    path: HOME,
    device: WIDE_WINDOW,
    figures: ["linkAnswer"],
    act: async (page) => [await followLink(page)],
  },
  "the form": {
    path: CONTACT,
    device: PHONE,
    figures: ["formAnswer"],
    act: async (page) => [await fillIn(page)],
  },
  "the theme as the first gesture": {
    path: HOME,
    device: PHONE,
    beforeReact: true,
    figures: ["themeFirstAnswer"],
    act: async (page) => [await toggleTheme(page)],
  },
  "the menu as the first gesture": {
    path: HOME,
    device: PHONE,
    beforeReact: true,
    figures: ["menuFirstAnswer"],
    act: async (page) => [await openMenu(page)],
  },
  "a link as the first gesture": {
    path: HOME,
    device: WIDE_WINDOW,
    beforeReact: true,
    figures: ["linkFirstAnswer"],
    act: async (page) => [await followLink(page)],
  },
  "the form as the first gesture": {
    path: CONTACT,
    device: PHONE,
    beforeReact: true,
    figures: ["formFirstAnswer"],
    act: async (page) => [await fillIn(page)],
  },
};

/** In: where the site is served; the time that this may take, in ms. Out: the figures, and notes on what failed. */
export async function measureAnswers(
  browser: Browser,
  origin: string,
  limitMs: number,
): Promise<{ measurements: Measurement[]; notes: string[] }> {
  const subjects = Object.keys(VISITS).map((name) => ({ name }));
  const { runs, notes } = await takeTurns("Answering a person", subjects, { ...TURNS, limitMs }, (name) =>
    make(browser, origin, VISITS[name] as Visit),
  );
  const measurements = Object.entries(VISITS).flatMap(([name, { path, figures }]) =>
    figures.map((figure, index): Measurement => {
      const times = (runs.get(name) ?? []).map((run) => run?.[index]);
      return { figure, page: path, runs: taken(times) };
    }),
  );
  return { measurements, notes };
}

function make(browser: Browser, origin: string, { path, device, beforeReact, act }: Visit): Promise<number[]> {
  const look = async (page: Page) => {
    await recordInteractions(page);
    if (beforeReact) await loadWithoutReact(page, origin + path);
    else {
      await loadWholly(page, origin + path);
      await untilHydrated(page);
    }
    return act(page);
  };
  return visit(browser, look, { device, slowdown: CPU_SLOWDOWN });
}

/** Shows a page whose load event does not come: a picture of it is on its way for ever. */
async function loadWithoutReact(page: Page, url: string): Promise<void> {
  const picture = "/bench-picture-on-its-way";
  await page.route(`**${picture}`, () => undefined);
  await page.addInitScript((src) => {
    new Image().src = src;
  }, picture);
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.waitForTimeout(REST_MS);
}

function toggleTheme(page: Page): Promise<number> {
  return answerTo(
    page,
    () => tap(page, THEME_BUTTON),
    () => page.waitForSelector(`${THEME_BUTTON}[aria-pressed="true"]`),
  );
}

function openMenu(page: Page): Promise<number> {
  return answerTo(
    page,
    () => tap(page, MENU_BUTTON),
    () => page.waitForSelector(OPEN_DIALOG),
  );
}

/** Keys in the open palette, which has loaded what it searches. */
async function search(page: Page): Promise<number> {
  await tap(page, SEARCH_BUTTON);
  await page.waitForSelector(`${OPEN_DIALOG} input`);
  await page.waitForTimeout(2 * REST_MS);
  return answerTo(
    page,
    () => type(page, TYPED),
    () => untilTyped(page, `${OPEN_DIALOG} input`),
  );
}

/** A finger on the form's first field, and keys. */
async function fillIn(page: Page): Promise<number> {
  await page.locator(NAME_FIELD).evaluate((field) => field.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(REST_MS);
  const act = async () => {
    await tap(page, NAME_FIELD);
    await type(page, TYPED);
  };
  return answerTo(page, act, () => untilTyped(page, NAME_FIELD));
}

async function followLink(page: Page): Promise<number> {
  const path = (await page.locator(NAVIGATION_LINK).first().getAttribute("href")) ?? "";
  await page.route(`**${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, NEXT_PAGE_MS));
    await route.continue();
  });
  return answerTo(
    page,
    () => click(page, NAVIGATION_LINK),
    () => page.waitForURL(`**${path}`, { waitUntil: "commit" }),
  );
}

function untilTyped(page: Page, selector: string): Promise<unknown> {
  return page.waitForFunction(
    ({ selector, text }) => document.querySelector<HTMLInputElement>(selector)?.value === text,
    { selector, text: TYPED },
  );
}
