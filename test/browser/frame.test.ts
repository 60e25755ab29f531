import { chromium } from "@playwright/test";
import sharp from "sharp";
import { published } from "../published.ts";
import { delayReact, expect, hydrated, PHONE, testInSharedContext as test } from "./fixtures.ts";

const PAPER = { light: "rgb(251, 250, 246)", dark: "rgb(11, 21, 18)" };

test.describe("theme", () => {
  test("it is off by default; the toggle adds the class, which is remembered", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const root = page.locator("html");
    const toggle = page.getByRole("button", { name: "Dark mode" });
    await expect(root).not.toHaveClass(/dark/);
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
    await toggle.click();
    await expect(root).toHaveClass(/dark/);
    await expect(root).toHaveCSS("color-scheme", "dark");
    await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", "#0b1512");
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await page.goto("/careers");
    await expect(root).toHaveClass(/dark/);
    await hydrated(page);
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await toggle.click();
    await expect(root).not.toHaveClass(/dark/);
    await page.reload();
    await expect(root).not.toHaveClass(/dark/);
  });

  test("a change fades no color", async ({ page }) => {
    for (const path of ["/", "/services/web-development", "/blogs/web-development-future", "/careers", "/contact-us"]) {
      await page.goto(path);
      await hydrated(page);
      const fading = await page.getByRole("button", { name: "Dark mode" }).evaluate((button) => {
        const before = new Set(document.getAnimations());
        (button as HTMLButtonElement).click();
        return document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition && !before.has(animation))
          .map((transition) => (transition as CSSTransition).transitionProperty);
      });
      expect(fading, path).toEqual([]);
    }
  });

  test("a reload in dark mode is dark from the first paint on", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    const cdp = await page.context().newCDPSession(page);
    const frames: Promise<number[]>[] = [];
    cdp.on("Page.screencastFrame", ({ data, sessionId }) => {
      frames.push(firstPixel(data));
      cdp.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
    });
    await page.goto("/about-us");
    await cdp.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
    await page.reload({ waitUntil: "load" });
    await page.waitForTimeout(300);
    await cdp.send("Page.stopScreencast");
    const brightest = (await Promise.all(frames)).map((color) => Math.max(...color));
    expect(brightest.length).toBeGreaterThan(0);
    // The dark background is 11,21,18, slightly lighter under the translucent header; the light one is above 240.
    expect(Math.max(...brightest)).toBeLessThan(40);
  });

  test("the toggle works before React starts", async ({ page }) => {
    await delayReact(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Dark mode" }).click();
    await expect(page.locator("body")).toHaveCSS("background-color", PAPER.dark);
    await hydrated(page);
    await expect(page.locator("body")).toHaveCSS("background-color", PAPER.dark);
  });

  test("two tabs share the theme", async ({ page, context }) => {
    await page.goto("/");
    const other = await context.newPage();
    await other.goto("/careers");
    await other.getByRole("button", { name: "Dark mode" }).click();
    await expect(page.locator("html")).toHaveClass(/dark/);
  });

  test("without localStorage it works for the page", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: "Dark mode" }).click();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeVisible();
    await expect(page.locator("html")).toHaveClass(/dark/);
  });
});

test.describe("mobile menu", () => {
  test("it fills a narrow desktop window whose scrollbar takes room", async ({ baseURL, launchOptions }) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
    const page = await browser.newPage({ baseURL, viewport: { width: 600, height: 800 } });
    await page.goto("/");
    const isShown = await page.evaluate(() => innerWidth > document.documentElement.clientWidth);
    expect(isShown, "a scrollbar takes room").toBe(true);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toHaveCSS("opacity", "1");
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 600, height: 800 });
    const seen = await page.evaluate(() => document.documentElement.clientWidth);
    const close = await menu.getByRole("button", { name: "Close menu" }).boundingBox();
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(seen);
    expect(seen).toBe(600);
    await browser.close();
  });

  test.use({ viewport: PHONE });

  test("it fills the screen, traps the focus, and Escape returns it", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const button = page.getByRole("button", { name: "Open menu" });
    await button.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await expect(menu).toHaveCSS("transition-duration", /0\.2s/);
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    for (let count = 0; count < 14; count += 1) {
      await page.keyboard.press("Tab");
      // Tab also reaches the browser's own controls; the body has the focus then.
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.querySelector(".mobile-menu")?.contains(document.activeElement),
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("the page behind does not scroll", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("a link closes it, also one to the current page; so does Back", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const menu = page.getByRole("dialog", { name: "Menu" });
    const open = () => page.getByRole("button", { name: "Open menu" }).click();
    await open();
    await menu.getByRole("link", { name: "Home" }).click();
    await expect(menu).toBeHidden();
    await open();
    await menu.getByRole("link", { name: "Career" }).click();
    await expect(page).toHaveURL(/\/careers$/);
    await expect(menu).toBeHidden();
    await open();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(menu).toBeHidden();
  });

  test("it works before React starts", async ({ page }) => {
    await delayReact(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveTitle("Services - MHS");
    await expect(menu).toBeHidden();
  });
});

test("above the medium breakpoint there is no menu button", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Get Started" })).toBeVisible();
});

test.describe("certification dialog", () => {
  for (const react of ["with React", "before React starts"]) {
    test(`it opens, takes the focus and closes by its control, Escape and a click outside, ${react}`, async ({
      page,
    }) => {
      if (react !== "with React") await delayReact(page);
      await page.goto("/");
      if (react === "with React") await hydrated(page);
      const button = page.getByRole("button", { name: "View Certification" });
      const dialog = page.getByRole("dialog", { name: "Company certificate" });
      for (const close of [
        () => dialog.getByRole("button", { name: "Close" }).click(),
        () => page.keyboard.press("Escape"),
        () => page.mouse.click(5, 5),
      ]) {
        await button.click();
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole("img")).toBeVisible();
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
        await close();
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }
    });
  }
});

test("on a phone a link to the contact form is on the screen at every scroll position", async ({ page }) => {
  const paths = ["/", "/services", ...published.services.map(({ url }) => url), "/portfolio", "/about-us", "/careers"];
  for (const viewport of [PHONE, { width: 320, height: 568 }]) {
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      for (let atEnd = false; !atEnd; ) {
        expect(await page.evaluate(contactLinksInSight), path).toBeGreaterThan(0);
        atEnd = await page.evaluate(() => {
          const before = scrollY;
          scrollBy({ top: innerHeight / 2, behavior: "instant" });
          return scrollY === before;
        });
      }
    }
  }
});

/** In the page: links that a finger reaches, 44 px high or more. */
function contactLinksInSight(): number {
  return [...document.querySelectorAll("a[href='/contact-us']")].filter((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return height >= 44 && link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).length;
}

test("on a phone the certificate is whole in its dialog, and larger on request", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await page.getByRole("button", { name: "View Certification" }).click();
  const dialog = page.getByRole("dialog", { name: "Company certificate" });
  await expect(dialog).toHaveCSS("opacity", "1");
  const picture = dialog.getByRole("img");
  await expect(picture).toBeInViewport({ ratio: 1 });
  const widths = () =>
    picture.evaluate((image) => [image.clientWidth, image.closest("section")?.clientWidth, image.clientHeight]);
  const [whole = 0, box, height = 0] = await widths();
  expect(whole).toBe(box);
  expect(whole / height).toBeCloseTo(1600 / 1131, 1);
  await dialog.getByText("Show it larger").click();
  expect((await widths())[0]).toBeGreaterThan(1.5 * whole);
  await dialog.getByText("Show all of it").click();
  expect((await widths())[0]).toBe(whole);
});

test("back to top appears below 300 px, and moves scroll position and focus", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const link = page.getByRole("link", { name: "Back to top" });
  await expect(link).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.waitForTimeout(300);
  await expect(link).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(link).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 3_000));
  const positions = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        addEventListener("scroll", () => {
          seen.push(scrollY);
          if (scrollY === 0) resolve(seen);
        });
      }),
  );
  await link.click();
  expect((await positions).length).toBeGreaterThan(3);
  await expect(page.locator("[id='site:top']")).toBeFocused();
});

test("back to top is beside the text and the fields of a page, never over them", async ({ page }) => {
  for (const path of ["/contact-us", "/blogs/web-development-future", "/"]) {
    await page.goto(path);
    await hydrated(page);
    for (const width of [320, 375, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
      await expect(page.getByRole("link", { name: "Back to top" })).toBeVisible();
      expect(await page.evaluate(whatBackToTopCovers), `${path} at ${width}px`).toEqual([]);
    }
  }
});

/** In the page: lines of text and fields that the link is over at any scroll position. */
function whatBackToTopCovers(): string[] {
  const link = document.querySelector(".back-to-top");
  const { left = 0 } = link?.getBoundingClientRect() ?? {};
  const covered: string[] = [];
  const range = document.createRange();
  for (const root of document.querySelectorAll("main, footer")) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || link?.contains(element)) continue;
      if (node === element && !element.matches("input, textarea, button, iframe")) continue;
      // Wide tables scroll in a frame, text for screen readers is clipped.
      let edge = innerWidth;
      for (let frame: Element | null = element; frame; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflowX !== "visible") edge = Math.min(edge, frame.getBoundingClientRect().right);
      }
      range.selectNode(node);
      if (edge > left && [...range.getClientRects()].some((box) => box.width > 1 && box.right > left)) {
        covered.push(node.textContent || element.outerHTML);
      }
    }
  }
  return covered;
}

test("back to top is instant under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 3_000));
  await page.getByRole("link", { name: "Back to top" }).click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe("developer hover card", () => {
  const host = ".profile-card-host";
  const card = ".profile-card";

  test("it opens after 700 ms of hover, stays open while hovered, and closes after 300 ms", async ({ page }) => {
    await page.goto("/");
    await page.locator(host).scrollIntoViewIfNeeded();
    // By the clock of transitions, which is the time of the last frame: a busy machine makes the delays longer, never
    // shorter.
    await page.evaluate(
      ([hostSelector, cardSelector]) => {
        const [host, card] = [document.querySelector(hostSelector ?? ""), document.querySelector(cardSelector ?? "")];
        if (!host || !card) throw new Error("no hover card");
        const times = { entered: 0, opened: 0, left: 0, closed: 0 };
        const now = () => Number(document.timeline.currentTime);
        (window as { times?: typeof times }).times = times;
        host.addEventListener("pointerenter", () => {
          times.entered ||= now();
        });
        host.addEventListener("pointerleave", () => {
          times.left = now();
        });
        const watch = () => {
          const opacity = Number(getComputedStyle(card).opacity);
          if (times.entered && opacity > 0) times.opened ||= now();
          if (times.left && opacity < 1) times.closed ||= now();
          requestAnimationFrame(watch);
        };
        watch();
      },
      [host, card],
    );
    const times = () =>
      page.evaluate(() => (window as { times?: Record<"entered" | "opened" | "left" | "closed", number> }).times);
    await page.locator(`${host} > a`).hover();
    await expect(page.locator(card)).toHaveCSS("opacity", "1");
    await expect(page.locator(card)).toHaveCSS("transition-delay", /0\.7s/);
    await page.locator(`${card} img`).hover();
    await page.waitForTimeout(700);
    await expect(page.locator(card)).toHaveCSS("opacity", "1");
    await page.mouse.move(5, 5);
    await expect(page.locator(card)).toHaveCSS("transition-delay", /0\.3s/);
    await expect(page.locator(card)).toBeHidden();
    const measured = await times();
    expect((measured?.opened ?? 0) - (measured?.entered ?? 0)).toBeGreaterThanOrEqual(690);
    expect((measured?.closed ?? 0) - (measured?.left ?? 0)).toBeGreaterThanOrEqual(290);
  });

  test("keyboard focus opens it, Escape closes it", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.locator(card)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(card)).toBeHidden();
  });

  test("a touch does not open it", async ({ browser, baseURL }) => {
    for (const isMobile of [true, false]) {
      const context = await browser.newContext({ baseURL, hasTouch: true, isMobile, viewport: PHONE });
      const page = await context.newPage();
      await page.goto("/");
      await page.locator(`${host} > a`).evaluate((link) => link.removeAttribute("href"));
      await page.locator(`${host} > a`).tap();
      await page.waitForTimeout(1_000);
      await expect(page.locator(card)).toBeHidden();
      await context.close();
    }
  });
});

test.describe("card entrance", () => {
  const opacities = "[data-entrance] > *";

  test("lists below the viewport animate once, each item with its place in the list times the specified delay", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.addInitScript(() => {
      const delays: Record<string, number[]> = {};
      (window as { delays?: object }).delays = delays;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        const list = this.parentElement?.dataset.entrance;
        if (list && typeof options === "object") delays[list] = [...(delays[list] ?? []), Number(options.delay)];
        return animate.call(this, frames, options);
      };
    });
    await page.goto("/");
    await hydrated(page);
    await expect(page.locator(".entrance-waiting").first()).toBeAttached();
    for (let y = 0; y < 9_000; y += 300) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await page.waitForTimeout(60);
    }
    await expect(page.locator(".entrance-waiting")).toHaveCount(0);
    const delays = await page.evaluate(() => (window as { delays?: Record<string, number[]> }).delays);
    const sorted = (list: number[] = []) => list.toSorted((a, b) => a - b);
    expect(sorted(delays?.["50"])).toEqual([0, 50, 100, 150, 200, 250]);
    // Three posts and three projects.
    expect(sorted(delays?.["200"])).toEqual([0, 0, 200, 200, 400, 400]);
    expect(sorted(delays?.["100"])).toEqual([0, 100, 200]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => (window as { delays?: Record<string, number[]> }).delays)).toEqual(delays);
  });

  test("content in the first viewport is never hidden", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2_000 });
    await page.goto("/services");
    await hydrated(page);
    await page.waitForTimeout(300);
    await expect(page.locator(".entrance-waiting")).toHaveCount(0);
  });

  test("nothing is hidden under reduced motion or in print", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await hydrated(page);
    await page.waitForTimeout(300);
    await expect(page.locator(".entrance-waiting")).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.reload();
    await hydrated(page);
    await expect(page.locator(".entrance-waiting").first()).toBeAttached();
    await page.emulateMedia({ media: "print" });
    const hidden = await page
      .locator(opacities)
      .evaluateAll((items) => items.filter((item) => getComputedStyle(item).opacity !== "1").length);
    expect(hidden).toBe(0);
  });
});

async function firstPixel(png: string): Promise<number[]> {
  const pixels = await sharp(Buffer.from(png, "base64")).removeAlpha().raw().toBuffer();
  return [...pixels.subarray(0, 3)];
}
