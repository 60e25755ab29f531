import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

// The headless shell first, as Playwright has it: it takes half the processor time, since it draws no window.
const DEBIAN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Out: CHROMIUM_PATH, else Debian's Chromium; undefined where only Playwright's own can be there. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? DEBIAN.find((path) => existsSync(path));
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
