/** Opening the search, CPU slowed down four times, fast network. */
import { SEARCH_BUTTON } from "./answers.ts";
import { PHONE } from "./browser.ts";
import { pause, type Tab, type TimedBrowser } from "./devtools.ts";
import { tap } from "./interactions.ts";
import { isHydrated, isQuiet } from "./page-timings.ts";
import { TASK_CATEGORIES, tasksSince } from "./trace.ts";

const REST_MS = 500;

interface RecordingWindow {
  benchOpening?: { startedAt: number; listedAt?: number };
}

/** All in ms. */
export interface SearchOpening {
  /** From the end of the tap to the first frame with the list. */
  list: number;
  /** On the main thread, from the end of the tap until all that opening it loads is there. */
  longestTask: number;
}

/** Opens the home page, and the search in it when React has started. Throws when no list comes. */
export async function openSearch(browser: TimedBrowser, origin: string): Promise<SearchOpening> {
  let list = Number.NaN;
  const longestTask = await longestTaskOf(browser, origin, async (tab) => {
    await tab.evaluate(recordOpening);
    await tap(tab, SEARCH_BUTTON);
    // Evaluating anything in the page would delay the list.
    await pause(2 * REST_MS);
    await tab.until(() => (window as RecordingWindow).benchOpening?.listedAt);
    const { startedAt, listedAt = Number.NaN } = await tab.evaluate(readOpening);
    list = listedAt - startedAt;
    return startedAt;
  });
  return { list, longestTask };
}

/**
 * The longest task of opening a dialog with nothing in it on the same page, in ms: any modal dialog has the browser
 * calculate the styles of the whole page again, as all of it becomes inert.
 */
export function openEmptyDialog(browser: TimedBrowser, origin: string): Promise<number> {
  return longestTaskOf(browser, origin, (tab) =>
    tab.evaluate((delay) => {
      const startedAt = performance.now();
      const dialog = document.body.appendChild(document.createElement("dialog"));
      setTimeout(() => dialog.showModal(), delay);
      return startedAt;
    }, REST_MS),
  );
}

/** `act` returns the moment from which tasks count, in ms since the navigation. */
async function longestTaskOf(
  browser: TimedBrowser,
  origin: string,
  act: (tab: Tab) => Promise<number>,
): Promise<number> {
  return browser.visit(PHONE, async (tab) => {
    const url = `${origin}/`;
    let since = 0;
    const events = await browser.trace(TASK_CATEGORIES, async () => {
      await tab.open(url, "load");
      await tab.until(isHydrated);
      await tab.until(isQuiet, REST_MS);
      since = await act(tab);
      await pause(2 * REST_MS);
      await tab.until(isQuiet, REST_MS);
    });
    return tasksSince(events, url, since)[0]?.duration ?? 0;
  });
}

function recordOpening(): void {
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const opening: RecordingWindow["benchOpening"] = { startedAt: timeStamp };
      (window as RecordingWindow).benchOpening = opening;
      const observer = new MutationObserver(() => {
        if (!document.querySelector("dialog[open] [role=option]")) return;
        observer.disconnect();
        // What a frame's own callback posts comes after its paint.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            opening.listedAt = performance.now();
          };
          port2.postMessage("");
        });
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    },
    { capture: true, once: true },
  );
}

function readOpening() {
  return (window as RecordingWindow).benchOpening ?? { startedAt: Number.NaN };
}
