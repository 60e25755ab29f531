import type { Page } from "@playwright/test";
import { sitePages } from "../../app/discovery/site-pages";
import { today } from "../../app/lib/dates";

/** Every screen a visitor can meet: the pages of the site and the two that have no page. */
export const screens = [...sitePages(today()).map((page) => page.path), "/no-such-page", "/blogs/no-such-article"];

/** Takes out of the complaints the browser's own one about a screen that says 404, as it should. */
export function forgive404(complaints: string[]): void {
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes("status of 404")));
}

/** Presses the theme's button, also where a modal dialog keeps the pointer from it. */
export async function flipTheme(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-theme-toggle]")?.click());
}
