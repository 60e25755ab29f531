import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath, WINDOW_PAGES } from "../../scripts/art/chromium.ts";
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
  // The windows of an invisible browser must not count as hidden.
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
  "--disable-background-timer-throttling",
  "--host-resolver-rules=MAP *.openstreetmap.org ~NOTFOUND",
  TRUST_EDGE,
];

const NO_WINDOW_PAGES = `--disable-features=${WINDOW_PAGES.join()}`;

export interface Device {
  width: number;
  height: number;
  deviceScaleFactor: number;
  mobile: boolean;
}

export const PHONE: Device = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

export const WIDE_WINDOW: Device = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };

export const CPU_SLOWDOWN = 4;

const START_LIMIT_MS = 20_000;

export interface BrowserProcess {
  address: URL;
  stop(): Promise<void>;
}

/** Starts a Chromium without Playwright. The caller stops it. Throws when it does not start. */
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
