import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

/** @returns the path of Chromium; undefined for Playwright's own */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? ["/usr/bin/chromium"].find(existsSync);
}

/** @returns the path of the headless shell, which takes 40% less time, or else of full Chromium */
export function headlessShellPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? ["/usr/bin/chromium-headless-shell"].find(existsSync) ?? chromiumPath();
}

/** @throws instructions for installing Chromium if there is none */
export function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPath() ?? chromium.executablePath();
  if (!existsSync(executablePath)) {
    throw new Error(
      `this needs Chromium, but there is no ${executablePath}. ` +
        "Run `npx playwright install chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.",
    );
  }
  return chromium.launch({ executablePath, args: ["--disable-gpu"] });
}
