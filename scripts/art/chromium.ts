import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

/** Features of Chromium to turn off: pages of the window, such as the address bar's. They cost more than the site's. */
export const WINDOW_PAGES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "PreloadTopChromeWebUI",
];

export function chromiumPath(): string | undefined {
  const debian = "/usr/bin/chromium";
  return process.env.CHROMIUM_PATH ?? (existsSync(debian) ? debian : undefined);
}

/** The caller closes it. Throws instructions when there is no Chromium. */
export function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPath() ?? chromium.executablePath();
  if (!existsSync(executablePath)) {
    throw new Error(
      `it is drawn in Chromium, and there is none at ${executablePath}. Run \`npx playwright install chromium\`, or set CHROMIUM_PATH to a Chromium or Chrome.`,
    );
  }
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
}
