/** What a person does on a page, and how long the page takes to answer: the Event Timing API's time to the next paint. */
import { pause, type Tab } from "./devtools.ts";

/** How long a finger stays on the screen, or a key down, in ms. */
const PRESS_MS = 80;

/** From one key to the next, in ms: as fast as people type. */
const BETWEEN_KEYS_MS = 150;

/** The API tells of nothing that was answered sooner, in ms. */
const SHORTEST_MS = 16;

/** By then a gesture should be answered, in ms. */
const ANSWER_MS = 600;

/** Where a page keeps its interactions for the page that follows it. */
const KEPT = "bench-interactions";

interface Interaction {
  /** In ms since 1970. */
  at: number;
  /** To the next paint, in ms. */
  duration: number;
}

/** A page that notes how it answers. */
interface RecordingWindow {
  benchInteractions: () => Interaction[];
}

/** Has the pages of a tab note how they answer. To be called before the first is opened. */
export async function recordInteractions(tab: Tab): Promise<void> {
  await tab.runFirst(
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
      (window as unknown as RecordingWindow).benchInteractions = read;
    },
    { shortest: SHORTEST_MS, kept: KEPT },
  );
}

/**
 * Does something and waits for the answer. In: what to do, to its end; what shows that it was answered. Out: the longest
 * time that a part of it waited for the next paint, in ms. Throws when there is no answer.
 */
export async function answerTo(tab: Tab, act: () => Promise<void>, answered: () => Promise<void>): Promise<number> {
  const before = await tab.evaluate(() => performance.timeOrigin + performance.now());
  await act();
  // What looks into the page would be in the way of the answer.
  await pause(ANSWER_MS);
  await answered();
  // The API tells of an event after the paint that followed it.
  const interactions = await tab.evaluate(
    () =>
      new Promise<Interaction[]>((resolve) => {
        const read = () => resolve((window as unknown as RecordingWindow).benchInteractions());
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(read, 100)));
      }),
  );
  return Math.max(SHORTEST_MS, ...interactions.filter(({ at }) => at >= before).map(({ duration }) => duration));
}

/** A finger on the middle of an element. Throws when it is not to be seen. */
export async function tap(tab: Tab, selector: string): Promise<void> {
  const point = await tab.evaluate(middleOf, selector);
  await tab.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await pause(PRESS_MS);
  await tab.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** A mouse on the middle of an element. Throws when it is not to be seen. */
export async function click(tab: Tab, selector: string): Promise<void> {
  const event = { ...(await tab.evaluate(middleOf, selector)), button: "left", clickCount: 1 };
  await tab.send("Input.dispatchMouseEvent", { ...event, type: "mouseMoved", button: "none" });
  await tab.send("Input.dispatchMouseEvent", { ...event, type: "mousePressed" });
  await pause(PRESS_MS);
  await tab.send("Input.dispatchMouseEvent", { ...event, type: "mouseReleased" });
}

/** Small letters, into what has the focus. */
export async function type(tab: Tab, text: string): Promise<void> {
  for (const letter of text) {
    const code = letter.toUpperCase();
    await press(tab, { key: letter, code: `Key${code}`, windowsVirtualKeyCode: code.charCodeAt(0), text: letter });
    await pause(BETWEEN_KEYS_MS - PRESS_MS);
  }
}

export async function pressEscape(tab: Tab): Promise<void> {
  await press(tab, { key: "Escape", code: "Escape", windowsVirtualKeyCode: 27 });
}

async function press(
  tab: Tab,
  { text, ...key }: { key: string; code: string; windowsVirtualKeyCode: number; text?: string },
) {
  await tab.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", ...key, text });
  await pause(PRESS_MS);
  await tab.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
}

/** Runs in the page. */
function middleOf(selector: string): { x: number; y: number } {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box || box.width === 0 || box.top < 0 || box.bottom > innerHeight)
    throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
