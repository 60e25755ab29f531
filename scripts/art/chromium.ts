import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

export function chromiumPath(): string | undefined {
  const debian = "/usr/bin/chromium";
  return process.env.CHROMIUM_PATH ?? (existsSync(debian) ? debian : undefined);
}

/** The caller closes it. Exits with instructions when there is no Chromium. */
export function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!existsSync(executablePath ?? chromium.executablePath())) {
    console.error(
      `Pictures are drawn in Chromium, and there is none at ${executablePath ?? chromium.executablePath()}.\n` +
        "Run `npx playwright install chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.",
    );
    process.exit(1);
  }
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
}
