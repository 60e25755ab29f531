import { CONTACT_FIELDS } from "../../app/contact/fields.ts";
import { violations } from "./axe.ts";
import { contrast } from "./contrast.ts";
import { expect, fillContactForm, hydrated, PHONE, testInSharedContext as test } from "./fixtures.ts";
import { ignore404, screens } from "./screens.ts";

// axe: WCAG 2.2 A and AA and best practices, both themes, every screen, every layer open. Reduced motion: nothing is
// half faded in.

const DESKTOP = { width: 1280, height: 900 };

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: DESKTOP });

for (const path of screens) {
  test(`${path} has no violations in light and dark`, async ({ page, pageErrors }) => {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    ignore404(pageErrors);
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

test("the search palette has no violations, with results, in a low window, and without results", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog.getByRole("option").first()).toBeVisible();
  await expect(dialog).toHaveCSS("opacity", "1");
  await page.keyboard.press("ArrowDown");
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 420 });
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("combobox").fill("qwxzv");
  await expect(dialog.getByRole("option")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test("the open hover card has no violations", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  await page.locator(".profile-card-host > a").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator(".profile-card")).toHaveCSS("opacity", "1");
  expect(await violations(page)).toEqual([]);
});

test("the contact form with errors has no violations, nor has the confirmation", async ({ page, pageErrors }) => {
  await page.goto("/contact-us");
  await hydrated(page);
  const send = page.getByRole("button", { name: "Send message" });
  await fillContactForm(page);
  // The browser accepts a space as a name, the Worker does not.
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

test("expanded job openings have no violations", async ({ page }) => {
  await page.goto("/careers");
  await hydrated(page);
  for (const summary of await page.locator("summary").all()) await summary.click();
  await expect(page.locator("details:not([open])")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test("under reduced motion no element has a transition or an animation", async ({ page }) => {
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

  for (const colorScheme of ["light", "dark"] as const) {
    test(`every icon is visible, one that labels a control in the text color, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const [path, viewport] of [
        ["/", PHONE],
        ["/services/web-development", DESKTOP],
        ["/contact-us", DESKTOP],
      ] as const) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await hydrated(page);
        const text = await page.evaluate(systemColors, ["CanvasText", "LinkText", "ButtonText"]);
        const background = await page.evaluate(systemColors, ["Canvas", "ButtonFace"]);
        const icons = await page.locator("svg.icon:visible").evaluateAll((all) =>
          all.map((icon) => {
            const { color, opacity } = getComputedStyle(icon);
            const control = icon.closest("a, button");
            return {
              color: opacity === "1" ? color : "none",
              isLabel: control !== null && control.textContent?.trim() === "",
            };
          }),
        );
        expect(icons.filter(({ isLabel }) => isLabel).length).toBeGreaterThan(1);
        expect(icons.filter(({ color, isLabel }) => isLabel && !text.includes(color))).toEqual([]);
        expect(icons.map(({ color }) => color)).not.toContain("none");
        // At least 3:1 (WCAG 2.2, 1.4.11).
        const low = icons.filter(({ color }) => background.some((other) => contrast(color, other) < 3));
        expect(low).toEqual([]);
      }
    });
  }

  test("form fields and the buttons of the form have a visible border", async ({ page }) => {
    await page.goto("/contact-us");
    await hydrated(page);
    const background = await page.evaluate(systemColors, ["Canvas"]);
    const controls = page.getByRole("main").locator("form [maxlength], button[type=submit]");
    const borders = await controls.evaluateAll((all) =>
      all.map((control) => {
        const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(control);
        const isDrawn = borderBottomStyle !== "none" && Number.parseFloat(borderBottomWidth) > 0;
        return { name: control.outerHTML.slice(0, 60), color: isDrawn ? borderBottomColor : "none" };
      }),
    );
    expect(borders.length).toBeGreaterThan(CONTACT_FIELDS.length);
    expect(borders.filter(({ color }) => color === "none" || background.includes(color))).toEqual([]);
  });

  test("an outline shows the focus, and the selected search result", async ({ page }) => {
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
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    expect(await dialog.getByRole("option", { selected: true }).evaluate(lined)).toBe(true);
    expect(await dialog.getByRole("option", { selected: false }).first().evaluate(lined)).toBe(false);
  });
});
