import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

/** The program of Debian's Chromium where it is installed; undefined lets Playwright use the browser it downloaded. */
export function chromiumPath(): string | undefined {
  const debian = "/usr/bin/chromium";
  return process.env.CHROMIUM_PATH ?? (existsSync(debian) ? debian : undefined);
}

/** Starts a Chromium to draw in. The caller closes it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
}
