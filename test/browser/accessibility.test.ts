import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { flipTheme, forgive404, screens } from "./screens";
import { expect, fillContactForm, hydrated, PHONE, test } from "./site";

// axe: WCAG 2.2 A and AA and best practices, both themes, every screen, every layer open. Reduced motion: nothing is
// half faded in.

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const DESKTOP = { width: 1280, height: 900 };

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: DESKTOP });

async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const _ of ["this theme", "the other"]) {
    const theme = await page.evaluate(() => (document.documentElement.classList.contains("dark") ? "dark" : "light"));
    // The map's frame is third-party content. Without frames, legacy mode is equivalent and needs no extra page.
    const axe = new AxeBuilder({ page }).options({ iframes: false }).withTags(TAGS).setLegacyMode();
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

for (const path of screens) {
  test(`${path} has no violations in light and dark`, async ({ page, complaints }) => {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    forgive404(complaints);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  for (const path of ["/", "/services/web-development", "/contact-us", "/blogs", "/careers", "/privacy-policy"]) {
    test(`${path} has no violations in light and dark`, async ({ page }) => {
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
    });
  }

  test("the open menu has no violations", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCSS("opacity", "1");
    expect(await violations(page)).toEqual([]);
  });
});

test("the open certification dialog has no violations", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "View Certification" }).click();
  await expect(page.getByRole("dialog", { name: "Company certificate" })).toHaveCSS("opacity", "1");
  expect(await violations(page)).toEqual([]);
});

test("the search palette has no violations, with results, in a low window, and with none", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog.getByRole("option").first()).toBeVisible();
  await expect(dialog).toHaveCSS("opacity", "1");
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 420 });
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("combobox").fill("qwxzv");
  await expect(dialog.getByRole("option")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test("the open list of shortcuts has no violations", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toHaveCSS("opacity", "1");
  expect(await violations(page)).toEqual([]);
});

test("the open hover card has no violations", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  await page.locator(".hover-card-host > a").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator(".hover-card")).toHaveCSS("opacity", "1");
  expect(await violations(page)).toEqual([]);
});

test("the contact form has no violations with its errors, and neither has the confirmation", async ({ page }) => {
  await page.goto("/contact-us");
  await hydrated(page);
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  expect(await violations(page)).toEqual([]);
  await fillContactForm(page);
  await send.click();
  await expect(page.getByText("You message send successfully")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("the job openings have no violations when they are open", async ({ page }) => {
  await page.goto("/careers");
  await hydrated(page);
  for (const summary of await page.locator("summary").all()) await summary.click();
  await expect(page.locator("details:not([open])")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test("the error page has no violations", async ({ page, complaints }) => {
  await page.goto("/careers");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle("About Us - MHS");
  await page.context().setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Career" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
  expect(await violations(page)).toEqual([]);
  complaints.splice(0);
});

test("under reduced motion no element takes time to change or to move, its dialogs neither", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      const still = [transitionDuration, animationDuration].every((value) =>
        value.split(",").every((duration) => Number.parseFloat(duration) < 0.011),
      );
      const name = `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").split(" ").slice(0, 3).join(".")}`;
      return still ? [] : [`${name}: ${transitionDuration} ${animationDuration}`];
    }),
  );
  expect([...new Set(moving)]).toEqual([]);
});

test.describe("in forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("every icon differs from the ground it stands on", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    await hydrated(page);
    const unseen = await page.evaluate(() => {
      const canvas = document.body.appendChild(document.createElement("div"));
      canvas.style.backgroundColor = "Canvas";
      const ground = getComputedStyle(canvas).backgroundColor;
      canvas.remove();
      return [...document.querySelectorAll("span")].flatMap((element) => {
        const style = getComputedStyle(element);
        const masked = style.maskImage.startsWith("url(");
        return masked && element.checkVisibility() && style.backgroundColor === ground ? [element.className] : [];
      });
    });
    expect(unseen).toEqual([]);
  });

  test("the focus is shown by a line, and so is the marked result", async ({ page }) => {
    const lined = (node: Element | null) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node ?? document.body);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    };
    await page.goto("/");
    await hydrated(page);
    for (let count = 0; count < 4; count += 1) {
      await page.keyboard.press("Tab");
      expect(await page.locator(":focus").evaluate(lined)).toBe(true);
    }
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Search" });
    await expect(dialog.getByRole("combobox")).toBeFocused();
    expect(await dialog.getByRole("combobox").evaluate(lined)).toBe(true);
    expect(await dialog.getByRole("option", { selected: true }).evaluate(lined)).toBe(true);
    expect(await dialog.getByRole("option", { selected: false }).first().evaluate(lined)).toBe(false);
  });
});
