import type { Page } from "@playwright/test";
import { expect, hydrated, PHONE, testInSharedContext as test } from "./fixtures.ts";
import { ignore404, screens } from "./screens.ts";

// Every screen by Tab alone, through the whole page. Reduced motion: entrance animations have a test of their own
// below.

const DESKTOP = { width: 1280, height: 800 };

test.beforeEach(({ page }) => page.addInitScript(provideFocusCheck));

for (const path of screens) {
  test(`${path} by keyboard: in order, visible, with a focus indicator, no trap`, async ({ page, pageErrors }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(PHONE);
    if (path === "/contact-us") await showMap(page);
    await page.goto(path);
    await hydrated(page);
    expect(await walk(page)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(await walk(page)).toEqual([]);
    ignore404(pageErrors);
  });
}

test("the same holds in the dark theme", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(DESKTOP);
  await showMap(page);
  for (const path of ["/", "/contact-us"]) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.documentElement.classList.add("dark"));
    expect(await walk(page)).toEqual([]);
  }
});

test("Enter expands and collapses a job opening, and Tab reaches its links when expanded", async ({ page }) => {
  await page.goto("/careers");
  await hydrated(page);
  const opening = page.locator("#opening-3");
  await opening.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(opening.locator("details")).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(opening.getByRole("link", { name: "Apply by email" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(opening.getByRole("link", { name: "Details and how to apply" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(opening.locator("details")).not.toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(page.locator("#opening-4 summary")).toBeFocused();
});

test("Tab reaches the links of the open hover card, each with a focus indicator", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  const card = page.locator(".profile-card");
  await page.locator(".profile-card-host > a").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(card).toHaveCSS("opacity", "1");
  const links = await card.getByRole("link").all();
  expect(links.length).toBeGreaterThan(0);
  const problems: string[] = [];
  for (const link of links) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(card).toBeVisible();
    problems.push(...(await problemsOfFocus(page)));
  }
  expect(problems).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(card).toBeHidden();
});

test("a card that waits for its entrance is visible when it gets the focus", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator(".entrance-waiting a").first()).toBeAttached();
  const cards = await page.locator("[data-entrance] > :has(a)").count();
  const seen = new Set<number>();
  for (let count = 0; count < 100 && seen.size < cards; count += 1) {
    await page.keyboard.press("Tab");
    const card = await page.evaluate(() => {
      const list = [...document.querySelectorAll("[data-entrance] > :has(a)")];
      return list.findIndex((item) => item.contains(document.activeElement));
    });
    if (card === -1 || seen.has(card)) continue;
    seen.add(card);
    await expect(page.locator("[data-entrance] > :has(a)").nth(card)).toHaveCSS("opacity", "1");
  }
  expect(seen.size).toBe(cards);
});

for (const [name, open] of Object.entries({
  "mobile menu": (page: Page) => page.getByRole("button", { name: "Open menu" }).click(),
  "certification dialog": (page: Page) => page.getByRole("button", { name: "View Certification" }).click(),
  "search palette": (page: Page) => page.keyboard.press("Control+k"),
})) {
  test(`in the ${name} the focus stays inside, and is visible everywhere`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(PHONE);
    await page.goto("/");
    await hydrated(page);
    await open(page);
    const dialog = page.locator("dialog:modal");
    await expect(dialog).toHaveCSS("opacity", "1");
    const controls = await dialog
      .locator("a, button, input")
      .evaluateAll((all) => all.filter((control) => (control as HTMLElement).tabIndex >= 0).length);
    const problems: string[] = [];
    const seen = new Set<string>();
    for (let count = 0; count < controls + 2; count += 1) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        const dialog = document.querySelector("dialog:modal");
        if (element === document.body) return "body";
        return dialog?.contains(element)
          ? String([...dialog.querySelectorAll("*")].indexOf(element as Element))
          : "out";
      });
      expect(stop).not.toBe("out");
      // Tab also reaches the browser's own controls; the body has the focus then.
      if (stop === "body") continue;
      seen.add(stop);
      problems.push(...(await problemsOfFocus(page)));
    }
    expect([...new Set(problems)]).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(controls);
  });
}

/** Routing turns the cache off: for a page with a map only. */
async function showMap(page: Page): Promise<void> {
  await page.route(/openstreetmap\.org/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<a href='#map'>A map</a>" }),
  );
}

/** Tabs through the page until the focus leaves it. Returns what was wrong. */
async function walk(page: Page): Promise<string[]> {
  // A frame that loads while it has the focus loses it: load the lazy map before the walk.
  const besideTheMap = page.getByRole("link", { name: "Get directions" });
  if ((await besideTheMap.count()) > 0) {
    await besideTheMap.scrollIntoViewIfNeeded();
    await page.frameLocator("iframe").getByRole("link").waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  const problems: string[] = [];
  const count = await page.evaluate(() => {
    const candidates = "a[href], button, input, textarea, select, summary, iframe, [tabindex]";
    const stops = [...document.querySelectorAll<HTMLElement>(candidates)].filter(
      (element) => element.tabIndex >= 0 && !element.matches(":disabled") && element.checkVisibility(),
    );
    for (const old of document.querySelectorAll("[data-stop]")) old.removeAttribute("data-stop");
    for (const stop of stops) {
      stop.toggleAttribute("data-stop", true);
      stop.toggleAttribute("data-seen", stop.checkVisibility({ visibilityProperty: true }));
    }
    return stops.length;
  });
  expect(count).toBeGreaterThan(10);

  let next = 0;
  let scrolledTo = 0;
  for (let presses = 0; presses < count * 2; presses += 1) {
    await page.keyboard.press("Tab");
    const { stop, passed, what, faults, ...now } = await page.evaluate(
      async ([from, scrolledTo]) => {
        // Elements that depend on the scroll position need two frames. The map is in a process of its own: until that has
        // the focus, nothing has it.
        if (scrollY !== scrolledTo || document.activeElement === document.body) {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
        const { activeElement } = document;
        const stops = [...document.querySelectorAll<HTMLElement>("[data-stop]")];
        const out =
          activeElement === null || activeElement === document.body || (activeElement === stops[0] && from > 0);
        const stop = out ? stops.length : stops.indexOf(activeElement as HTMLElement);
        // Elements that are visible at times, such as "Back to top", count if they were visible before the press.
        const passed = stops.slice(from, Math.max(from, stop)).filter((element) => element.matches("[data-seen]"));
        for (const element of stops) {
          element.toggleAttribute("data-seen", element.checkVisibility({ visibilityProperty: true }));
        }
        const what = (element: Element) => element.outerHTML.slice(0, 100);
        const faults = out ? [] : ((window as WithFocusCheck).problemsOfFocus?.() ?? ["no check"]);
        return { stop, passed: passed.map(what), what: out ? "" : what(activeElement), faults, scrollY };
      },
      [next, scrolledTo] as const,
    );
    scrolledTo = now.scrollY;
    for (const missed of passed) problems.push(`passed over: ${missed}`);
    if (stop === count) return problems;
    if (stop === -1) problems.push(`a stop at what is no control: ${what}`);
    else if (stop < next) problems.push(`back again to: ${what}`);
    next = Math.max(next, stop + 1);
    problems.push(...faults);
  }
  problems.push(`the focus does not leave the page after ${count * 2} presses`);
  return problems;
}

function problemsOfFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as WithFocusCheck).problemsOfFocus?.() ?? ["no check"]);
}

interface WithFocusCheck {
  problemsOfFocus?: () => string[];
}

/** Runs in the page before its scripts: defines window.problemsOfFocus. */
function provideFocusCheck() {
  (window as WithFocusCheck).problemsOfFocus = () => {
    const element = document.activeElement as HTMLElement;
    const problems: string[] = [];
    const name = `${element.tagName} "${(element.ariaLabel ?? element.textContent ?? "").slice(0, 40)}"`;
    const complain = (what: string) => problems.push(`${innerWidth}px: ${name}: ${what}`);
    const box = element.getBoundingClientRect();
    const edges = `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`;

    if (box.width === 0 || box.height === 0) complain("has no size");
    // Of a tall field the browser scrolls only the caret's line into view.
    const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    if (box.left < -1 || box.right > innerWidth + 1 || seen < Math.min(box.height, 48) - 1) {
      complain(`is not in the window: ${edges}`);
    }
    const aboveAll = element.closest("header, .skip-link, dialog");
    if (!aboveAll && box.top < 64) complain(`is under the header: ${edges}`);

    const inset = 3;
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + inset, box.top + inset],
      [box.right - inset, box.bottom - inset],
    ] as const;
    const onTop = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    if (!onTop) complain(`is hidden by something else: ${edges}`);

    if (element.matches("iframe")) return problems;

    // An outline or a shadow, on the element or, for the search field, on its row.
    const style = getComputedStyle(element);
    const outlined = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
    const paint = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const rgba = (color: string): number[] => {
      if (!paint) return [0, 0, 0, 0];
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = color;
      paint.fillRect(0, 0, 1, 1);
      return [...paint.getImageData(0, 0, 1, 1).data];
    };
    const unseenOutline = !outlined || rgba(style.outlineColor)[3] === 0;
    const row = element.matches(".search-field") ? element.closest(".search-row") : null;
    const shadow = row ? getComputedStyle(row).boxShadow : style.boxShadow;
    if (unseenOutline) {
      if (shadow === "none") complain("does not show that it has the focus");
      return problems;
    }

    // At least 3:1 (WCAG 2.2, 1.4.11).
    const luminance = ([r = 0, g = 0, b = 0]: number[]) => {
      const [red = 0, green = 0, blue = 0] = [r, g, b].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const inside = Number.parseFloat(style.outlineOffset) < 0;
    let background: Element | null = inside ? element : element.parentElement;
    while (background && (rgba(getComputedStyle(background).backgroundColor)[3] ?? 0) < 128)
      background = background.parentElement;
    const [light = 0, dark = 0] = [
      rgba(style.outlineColor),
      rgba(getComputedStyle(background ?? document.body).backgroundColor),
    ]
      .map(luminance)
      .toSorted((a, b) => b - a);
    const contrast = (light + 0.05) / (dark + 0.05);
    if (contrast < 3) complain(`its outline has a contrast of ${contrast.toFixed(2)}`);

    const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
    const ring = { left: box.left - reach, top: box.top - reach, right: box.right + reach, bottom: box.bottom + reach };
    const lost = new Set<string>();
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const clip = parent.getBoundingClientRect();
      if (overflowX !== "visible" && parent !== document.documentElement) {
        if (ring.left < clip.left) lost.add("left");
        if (ring.right > clip.right) lost.add("right");
      }
      if (overflowY !== "visible" && parent !== document.documentElement) {
        if (ring.top < clip.top) lost.add("top");
        if (ring.bottom > clip.bottom) lost.add("bottom");
      }
    }
    if (lost.size > 1) complain(`its outline is cut off: ${[...lost].join(", ")}`);
    return problems;
  };
}
