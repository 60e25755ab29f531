import { violations } from "./axe.ts";
import { contrast } from "./contrast.ts";
import { expect, fillContactForm, openHydrated, PHONE, test } from "./fixtures.ts";

// Open layers, in both themes. Screens as they load: every-screen.test.ts. Reduced motion avoids half-faded content.

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

for (const [button, name] of [
  ["Open menu", "Menu"],
  ["View Certification", "Company certificate"],
] as const) {
  test(`the open dialog "${name}" has no violations`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openHydrated(page, "/");
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog", { name })).toHaveCSS("opacity", "1");
    expect(await violations(page)).toEqual([]);
  });
}

test("open job openings and the developer's card have no violations", async ({ page }) => {
  await openHydrated(page, "/careers");
  for (const summary of await page.locator("summary").all()) await summary.click();
  await expect(page.locator("details:not([open])")).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(".profile-card")).toHaveCSS("opacity", "1");
  expect(await violations(page)).toEqual([]);
});

test("the contact form with errors and its confirmation have no violations", async ({ page, pageErrors }) => {
  await openHydrated(page, "/contact-us");
  const send = page.getByRole("button", { name: "Send message" });
  await fillContactForm(page);
  // The browser accepts a space as a name, but the Worker does not.
  await page.getByLabel("Name").fill(" ");
  await send.click();
  await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  pageErrors.splice(0);
  expect(await violations(page)).toEqual([]);
  await fillContactForm(page);
  await send.click();
  await expect(page.getByText("You message send successfully")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("nothing moves under reduced motion", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("button", { name: "View Certification" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const moving = await page.locator("*").evaluateAll((all) =>
    all
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(",").some((it) => Number.parseFloat(it) >= 0.011);
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(moving).toEqual([]);
});

test.describe("in forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  /** Runs in the page: the computed values of system colors. */
  const systemColors = (names: string[]) => {
    const probe = document.body.appendChild(document.createElement("i"));
    const colors = names.map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return colors;
  };

  test("icons are visible", async ({ page }) => {
    await openHydrated(page, "/contact-us");
    const background = await page.evaluate(systemColors, ["Canvas", "ButtonFace"]);
    // At least 3:1 (WCAG 2.2, 1.4.11).
    const isLow = (color: string) => background.some((other) => contrast(color, other) < 3);
    const icons = await page.locator("svg.icon:visible").evaluateAll((all) =>
      all.map((icon) => {
        const { color, opacity } = getComputedStyle(icon);
        return { color, opacity };
      }),
    );
    expect(icons.length).toBeGreaterThan(5);
    expect(icons.filter(({ color, opacity }) => opacity !== "1" || isLow(color))).toEqual([]);
  });

  test("an outline shows the focus, also of the search field", async ({ page }) => {
    const isOutlined = (node: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    };
    await openHydrated(page, "/search");
    await expect(page.getByRole("textbox", { name: "Search the site" })).toBeFocused();
    expect(await page.locator(":focus").evaluate(isOutlined)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").evaluate(isOutlined)).toBe(true);
  });
});
