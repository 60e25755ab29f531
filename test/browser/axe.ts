import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { flipTheme } from "./screens.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it is, in both themes, one line each. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const _ of ["this theme", "the other"]) {
    const theme = await page.evaluate(() => (document.documentElement.classList.contains("dark") ? "dark" : "light"));
    // The map's frame is third-party content. Without frames, legacy mode is equivalent and needs no extra page.
    // Details of what passes take axe half of its time.
    const axe = new AxeBuilder({ page })
      .options({ iframes: false, resultTypes: ["violations"] })
      .withTags(TAGS)
      .setLegacyMode();
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      for (const node of nodes) {
        found.push(`${theme}: ${id}: ${node.target.join(" ")}: ${node.failureSummary?.split("\n").slice(1).join(" ")}`);
      }
    }
    await flipTheme(page);
  }
  return found;
}
