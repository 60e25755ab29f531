import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

export function chromiumPath(): string | undefined {
  const debian = "/usr/bin/chromium";
  return process.env.CHROMIUM_PATH ?? (existsSync(debian) ? debian : undefined);
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
