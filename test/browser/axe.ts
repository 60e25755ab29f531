import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** @returns a line for each violation that axe finds in each theme */
export async function axeViolations(page: Page, themes: ("light" | "dark")[] = ["light", "dark"]): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    // Sets the class directly, because a modal dialog blocks clicks on the toggle.
    await page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), theme === "dark");
    // The only iframe is the map, a third party. Without iframes, legacy mode finds the same violations. Details of
    // passed rules would take half of the time.
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
  }
  return found;
}
