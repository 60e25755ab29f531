/** The Chromium that pages are measured in: the same program, arguments and devices for everything. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath } from "../../scripts/art/chromium.ts";
import { TRUST_EDGE } from "./edge.ts";
import { start } from "./processes.ts";

export const BROWSER_PROGRAM = chromiumPath() ?? chromium.executablePath();

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-extensions",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The windows of an invisible browser must not count as out of sight.
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
  "--disable-background-timer-throttling",
  // The map on /contact-us is a third party's: it is left out, also where it can be reached.
  "--host-resolver-rules=MAP *.openstreetmap.org ~NOTFOUND",
  TRUST_EDGE,
];

/** Pages that Chromium makes the address field of each window of: half a second of the processor while ours loads. */
const NO_WINDOW_PAGES =
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI";

/** What a page is looked at with; sizes in CSS pixels. */
export interface Device {
  width: number;
  height: number;
  deviceScaleFactor: number;
  mobile: boolean;
}

/** Lighthouse's, and that of the references' tables. */
export const PHONE: Device = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** Where the main navigation stands in the header. */
export const WIDE_WINDOW: Device = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };

/** How many times slower than this machine Lighthouse's phone is. */
export const CPU_SLOWDOWN = 4;

/** How long a Chromium may take until it can be told what to do, in ms. */
const START_LIMIT_MS = 20_000;

/** A Chromium with an empty profile, and the address at which it is told what to do. */
export interface BrowserProcess {
  address: URL;
  stop(): Promise<void>;
}

/** Starts a Chromium that nothing watches. The caller stops it. Throws when it does not start. */
export async function startBrowser(): Promise<BrowserProcess> {
  const profile = mkdtempSync(join(tmpdir(), "bench-browser-"));
  const options = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, NO_WINDOW_PAGES];
  const child = start(BROWSER_PROGRAM, [...options, ...ARGUMENTS, "about:blank"]);
  const stop = async () => {
    await child.stop();
    // A process of its group may still be writing into it.
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const giveUp = Date.now() + START_LIMIT_MS;
  while (!child.hasEnded() && Date.now() < giveUp) {
    const address = child.output().match(/DevTools listening on (ws:\S+)/)?.[1];
    if (address) return { address: new URL(address), stop };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await stop();
  throw new Error(`Chromium did not start:\n${child.output()}`);
}

/** Starts a Chromium for Playwright, for what is not timed. The caller closes it. Throws when it does not start. */
export function launchWatchedBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: BROWSER_PROGRAM, args: ARGUMENTS });
}
