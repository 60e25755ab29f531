/**
 * Response times of gestures on a CPU slowed down four times and a fast network: each gesture after React has hydrated,
 * and as the one that triggers hydration.
 */
import { type Device, PHONE, WIDE_WINDOW } from "./browser.ts";
import { pause, type Tab, type TimedBrowser } from "./devtools.ts";
import { answerTo, click, pressEscape, recordInteractions, tap, type } from "./interactions.ts";
import { isHydrated, isQuiet } from "./page-timings.ts";
import { taken } from "./statistics.ts";
import type { FigureId, Measurement } from "./targets.ts";
import { takeTurns } from "./turns.ts";

const TURNS = { atMost: 3, atLeast: 2 };

const HOME = "/";
const CONTACT = "/contact-us";

const MENU_BUTTON = 'button[aria-label="Open menu"]';
const THEME_BUTTON = 'button[aria-label="Dark mode"]';
const SEARCH_LINK = 'a[aria-label="Search"]';
const NAVIGATION_LINK = 'nav[aria-label="Main"] a:not([aria-current])';
const NAME_FIELD = 'main input[autocomplete="name"]';
const OPEN_DIALOG = "dialog[open]";
const TYPED = "cloud";

const REST_MS = 500;

/**
 * Latency of the next page's data, in ms. Loopback has none, and the data would arrive before the first page's paint.
 */
const NEXT_PAGE_MS = 300;

interface Visit {
  path: string;
  device: Device;
  beforeReact?: true;
  figures: FigureId[];
  act(tab: Tab): Promise<number[]>;
}

const VISITS: Record<string, Visit> = {
  "the header on a phone": {
    path: HOME,
    device: PHONE,
    figures: ["themeAnswer", "menuAnswer", "searchAnswer"],
    act: async (tab) => {
      const theme = await toggleTheme(tab);
      await pause(REST_MS);
      const menu = await openMenu(tab);
      await pressEscape(tab);
      await pause(REST_MS);
      return [theme, menu, await search(tab)];
    },
  },
  "a link": {
    path: HOME,
    device: WIDE_WINDOW,
    figures: ["linkAnswer"],
    act: async (tab) => [await followLink(tab)],
  },
  "the form": {
    path: CONTACT,
    device: PHONE,
    figures: ["formAnswer"],
    act: async (tab) => [await fillIn(tab)],
  },
  "the theme as the first gesture": {
    path: HOME,
    device: PHONE,
    beforeReact: true,
    figures: ["themeFirstAnswer"],
    act: async (tab) => [await toggleTheme(tab)],
  },
  "the menu as the first gesture": {
    path: HOME,
    device: PHONE,
    beforeReact: true,
    figures: ["menuFirstAnswer"],
    act: async (tab) => [await openMenu(tab)],
  },
  "a link as the first gesture": {
    path: HOME,
    device: WIDE_WINDOW,
    beforeReact: true,
    figures: ["linkFirstAnswer"],
    act: async (tab) => [await followLink(tab)],
  },
  "the form as the first gesture": {
    path: CONTACT,
    device: PHONE,
    beforeReact: true,
    figures: ["formFirstAnswer"],
    act: async (tab) => [await fillIn(tab)],
  },
};

export async function measureAnswers(
  browser: TimedBrowser,
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

function make(browser: TimedBrowser, origin: string, { path, device, beforeReact, act }: Visit): Promise<number[]> {
  return browser.visit(device, async (tab) => {
    await recordInteractions(tab);
    if (beforeReact) await holdLoadEvent(tab);
    await tab.open(origin + path, beforeReact ? "DOMContentLoaded" : "load");
    if (beforeReact) await tab.until(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    else {
      await tab.until(isHydrated);
      await tab.until(isQuiet, REST_MS);
    }
    await pause(REST_MS);
    return act(tab);
  });
}

/** Never answered, so that the load event does not fire. */
const HELD_PICTURE = "/bench-held-picture";

async function holdLoadEvent(tab: Tab): Promise<void> {
  await tab.send("Fetch.enable", { patterns: [{ urlPattern: `*${HELD_PICTURE}` }] });
  await tab.runFirst((src) => {
    new Image().src = src;
  }, HELD_PICTURE);
}

function toggleTheme(tab: Tab): Promise<number> {
  return answerTo(
    tab,
    () => tap(tab, THEME_BUTTON),
    () => tab.until(isThere, `${THEME_BUTTON}[aria-pressed="true"]`),
  );
}

function openMenu(tab: Tab): Promise<number> {
  return answerTo(
    tab,
    () => tap(tab, MENU_BUTTON),
    () => tab.until(isThere, OPEN_DIALOG),
  );
}

async function search(tab: Tab): Promise<number> {
  const field = `${OPEN_DIALOG} input`;
  await tap(tab, SEARCH_LINK);
  await tab.until(isThere, field);
  await tab.until(isQuiet, 2 * REST_MS);
  return answerTo(
    tab,
    () => type(tab, TYPED),
    () => tab.until(holds, { field, text: TYPED }),
  );
}

async function fillIn(tab: Tab): Promise<number> {
  await tab.evaluate((field) => {
    document.querySelector(field)?.scrollIntoView({ block: "center", behavior: "instant" });
  }, NAME_FIELD);
  await pause(REST_MS);
  const act = async () => {
    await tap(tab, NAME_FIELD);
    await type(tab, TYPED);
  };
  return answerTo(tab, act, () => tab.until(holds, { field: NAME_FIELD, text: TYPED }));
}

async function followLink(tab: Tab): Promise<number> {
  const path = await tab.evaluate((link) => document.querySelector(link)?.getAttribute("href") ?? "", NAVIGATION_LINK);
  const patterns = [{ urlPattern: `*${HELD_PICTURE}` }, { urlPattern: `*${path}`, resourceType: "Document" }];
  await tab.send("Fetch.enable", { patterns });
  tab.on("Fetch.requestPaused", async ({ requestId, request }) => {
    if (request.url.endsWith(HELD_PICTURE)) return;
    await pause(NEXT_PAGE_MS);
    await tab.send("Fetch.continueRequest", { requestId }).catch(() => undefined);
  });
  return answerTo(
    tab,
    () => click(tab, NAVIGATION_LINK),
    () => tab.until((wanted) => location.pathname === wanted, path),
  );
}

function isThere(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

function holds({ field, text }: { field: string; text: string }): boolean {
  return document.querySelector<HTMLInputElement>(field)?.value === text;
}
