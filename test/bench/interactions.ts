/** Gestures, and their duration by the Event Timing API: input to next paint. */
import { pause, type Tab } from "./devtools.ts";

const PRESS_MS = 80;

const BETWEEN_KEYS_MS = 150;

const SHORTEST_MS = 16;

const ANSWER_MS = 600;

/** sessionStorage key: carries interactions over a page load. */
const KEPT = "bench-interactions";

interface Interaction {
  at: number;
  duration: number;
}

interface RecordingWindow {
  benchInteractions: () => Interaction[];
}

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

/** Performs `act`, waits for `answered`, and returns the longest interaction in ms. Throws when there is no answer. */
export async function answerTo(tab: Tab, act: () => Promise<void>, answered: () => Promise<void>): Promise<number> {
  const before = await tab.evaluate(() => performance.timeOrigin + performance.now());
  await act();
  // Evaluating anything in the page would delay the answer.
  await pause(ANSWER_MS);
  await answered();
  // The API reports an event after the paint that followed it.
  const interactions = await tab.evaluate(
    () =>
      new Promise<Interaction[]>((resolve) => {
        const read = () => resolve((window as unknown as RecordingWindow).benchInteractions());
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(read, 100)));
      }),
  );
  return Math.max(SHORTEST_MS, ...interactions.filter(({ at }) => at >= before).map(({ duration }) => duration));
}

export async function tap(tab: Tab, selector: string): Promise<void> {
  const point = await tab.evaluate(middleOf, selector);
  await tab.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await pause(PRESS_MS);
  await tab.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

export async function click(tab: Tab, selector: string): Promise<void> {
  const event = { ...(await tab.evaluate(middleOf, selector)), button: "left", clickCount: 1 };
  await tab.send("Input.dispatchMouseEvent", { ...event, type: "mouseMoved", button: "none" });
  await tab.send("Input.dispatchMouseEvent", { ...event, type: "mousePressed" });
  await pause(PRESS_MS);
  await tab.send("Input.dispatchMouseEvent", { ...event, type: "mouseReleased" });
}

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

function middleOf(selector: string): { x: number; y: number } {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box || box.width === 0 || box.top < 0 || box.bottom > innerHeight)
    throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
