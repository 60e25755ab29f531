/** What a person does on a page, and how long the page takes to answer: the Event Timing API's time to the next paint. */
import type { Page } from "@playwright/test";

/** How long a finger stays on the screen, or a key down, in ms. */
const PRESS_MS = 80;

/** From one key to the next, in ms: 200 words a minute would be faster. */
const BETWEEN_KEYS_MS = 150;

/** The API tells of nothing that was answered sooner, in ms. */
const SHORTEST_MS = 16;

/** Where a page keeps its interactions for the page that follows it. */
const KEPT = "bench-interactions";

interface Interaction {
  /** In ms since 1970. */
  at: number;
  /** To the next paint, in ms. */
  duration: number;
}

interface Recorder {
  benchInteractions: () => Interaction[];
}

/** Has pages note how they answer. To be called before the first page is opened. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript(
    ({ shortest, kept }) => {
      const interactions: Interaction[] = JSON.parse(sessionStorage.getItem(kept) ?? "[]");
      const take = (entries: PerformanceEntryList) => {
        for (const { startTime, duration, interactionId } of entries as PerformanceEventTiming[])
          if (interactionId) interactions.push({ at: performance.timeOrigin + startTime, duration });
      };
      const observer = new PerformanceObserver((list) => take(list.getEntries()));
      observer.observe({ type: "event", durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
      const read = () => {
        take(observer.takeRecords());
        return interactions;
      };
      addEventListener("pagehide", () => sessionStorage.setItem(kept, JSON.stringify(read())));
      (window as unknown as Recorder).benchInteractions = read;
    },
    { shortest: SHORTEST_MS, kept: KEPT },
  );
}

/**
 * Does something and waits for the answer. In: what to do, to its end; what shows that it was answered. Out: the longest
 * time that a part of it waited for the next paint, in ms. Throws when there is no answer.
 */
export async function answerTo(
  page: Page,
  act: () => Promise<void>,
  answered: () => Promise<unknown>,
): Promise<number> {
  const before = await page.evaluate(() => performance.timeOrigin + performance.now());
  await act();
  await answered();
  // The API tells of an event after the paint that followed it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200)))),
  );
  const interactions = await page.evaluate(() => (window as unknown as Recorder).benchInteractions());
  return Math.max(SHORTEST_MS, ...interactions.filter(({ at }) => at >= before).map(({ duration }) => duration));
}

/** A finger on an element. Throws when it is not there. */
export async function tap(page: Page, selector: string): Promise<void> {
  const [x, y] = await middleOf(page, selector);
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.waitForTimeout(PRESS_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** A mouse on an element. Throws when it is not there. */
export async function click(page: Page, selector: string): Promise<void> {
  const [x, y] = await middleOf(page, selector);
  await page.mouse.click(x, y, { delay: PRESS_MS });
}

/** Letters, into what has the focus. */
export async function type(page: Page, text: string): Promise<void> {
  for (const letter of text) {
    await page.keyboard.press(letter, { delay: PRESS_MS });
    await page.waitForTimeout(BETWEEN_KEYS_MS - PRESS_MS);
  }
}

/** Playwright's own clicks first wait until an element rests, which would give React time to start. */
async function middleOf(page: Page, selector: string): Promise<[x: number, y: number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}
