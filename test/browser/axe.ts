import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

// @axe-core/playwright injects the script, which is not minified, for every run.
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The light theme differs in its colors only. */
const RULES: Record<"dark" | "light", axe.RunOptions["runOnly"]> = {
  dark: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  light: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

const OPTIONS: axe.RunOptions = {
  // The only iframe is the map, a third party.
  iframes: false,
  // Details of passed rules would take half of the time.
  resultTypes: ["violations"],
};

/** @returns a line for each violation that axe finds in each theme */
export async function axeViolations(page: Page, themes: ("dark" | "light")[] = ["dark", "light"]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found: string[] = [];
  for (const theme of themes) {
    // Sets the class directly, because a modal dialog blocks clicks on the toggle.
    await page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), theme === "dark");
    const { violations } = await page.evaluate((options) => window.axe.run(options), {
      ...OPTIONS,
      runOnly: RULES[theme],
    });
    for (const { id, nodes } of violations) {
      for (const node of nodes) {
        found.push(`${theme}: ${id}: ${node.target.join(" ")}: ${node.failureSummary?.split("\n").slice(1).join(" ")}`);
      }
    }
  }
  return found;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
