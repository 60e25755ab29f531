import type { Page } from "@playwright/test";
import { sitePages } from "../../app/discovery/site-pages";
import { today } from "../../app/lib/dates";

export const screens = [...sitePages(today()).map((page) => page.path), "/no-such-page", "/blogs/no-such-article"];

/** Removes the browser's own message about a screen with status 404. */
export function forgive404(complaints: string[]): void {
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes("status of 404")));
}

/** In the page: a modal dialog blocks the pointer. */
export async function flipTheme(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-theme-toggle]")?.click());
}
