/** The Chromium that pages are measured in: the same program and arguments for Lighthouse and for our own loads. */
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath } from "../../scripts/chromium.ts";
import { TRUST_EDGE } from "./edge.ts";

export const BROWSER_PROGRAM = chromiumPath() ?? chromium.executablePath();

export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The map on /contact-us is a third party's: it is left out, also where it can be reached.
  "--host-resolver-rules=MAP *.openstreetmap.org ~NOTFOUND",
  TRUST_EDGE,
];

/** Starts a Chromium without a window. The caller closes it. Throws when there is none. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: BROWSER_PROGRAM, args: BROWSER_ARGUMENTS });
}
