import type { Page } from "@playwright/test";
import { visitedPaths } from "../published.ts";

export const missingScreens = ["/no-such-page", "/blogs/no-such-article"];

export const screens = [...visitedPaths, "/search?q=development", ...missingScreens];

/** Removes the browser's own message about a screen with status 404. */
export function ignore404(pageErrors: string[]): void {
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((line) => !line.includes("status of 404")));
}

/** In the page: a modal dialog blocks the pointer. */
export async function flipTheme(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-theme-toggle]")?.click());
}
