import { delayReact, expect, hydrated, testInSharedContext as test } from "./fixtures.ts";

test("a client navigation sets title, scroll position, focus, aria-current and the announcement", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => {
    (window as { same?: boolean }).same = true;
  });
  await page.getByRole("link", { name: "See all Projects" }).click();
  await expect(page).toHaveTitle("Portfolio - MHS");
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS("outline-style", "none");
  await expect(page.getByRole("banner").getByRole("link", { name: "Portfolio" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "Portfolio - MHS" })).toHaveCount(1);
});

test("Back and Forward scroll to the top", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  await page.getByRole("link", { name: "Custom Solutions" }).click();
  // Not the URL: on Back the browser changes it before the page is rendered.
  await expect(page).toHaveTitle("Custom Solutions - MHS");
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await page.goBack();
  await expect(page).toHaveTitle("Services - MHS");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goForward();
  await expect(page).toHaveTitle("Custom Solutions - MHS");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("Back closes an open dialog", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: "See all Services" }).click();
  await expect(page).toHaveTitle("Services - MHS");
  await page.keyboard.press("Control+k");
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle("Home - MHS");
  await expect(page.locator("dialog:modal")).toHaveCount(0);
});

test("a hash scrolls to its target, below the header", async ({ page }) => {
  await page.goto("/privacy-policy");
  await hydrated(page);
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(4).click();
  const top = await page.locator("#section-5").evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(64);
  await expect(page.locator("#section-5")).toBeInViewport();
});

test("a link to a job opening expands it", async ({ page }) => {
  await page.goto("/careers#opening-4");
  await hydrated(page);
  await expect(page.getByText("Tailwind and a UI kit")).toBeVisible();
});

test("a slow navigation shows a progress bar after 150 ms", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const seen = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const opacities: number[] = [];
        const watch = () => {
          const bar = document.querySelector(".progress-bar");
          if (bar) opacities.push(Number(getComputedStyle(bar).opacity));
          if (location.pathname === "/careers") resolve(opacities);
          else requestAnimationFrame(watch);
        };
        watch();
      }),
  );
  await page.route("**/careers.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Career" })
    .evaluate((link: HTMLElement) => link.click());
  const opacities = await seen;
  expect(opacities.at(0)).toBe(0);
  expect(opacities.at(-1)).toBe(1);
  await expect(page.locator(".progress-bar")).toHaveCount(0);
});

test("hovering a link prefetches its page, and a click uses the prefetched data", async ({ browser, baseURL }) => {
  // A new context, in which nothing is cached yet.
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto("/");
  await hydrated(page);
  const fromNetwork: string[] = [];
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  network.on("Network.responseReceived", ({ response }) => {
    if (response.url.includes("/blogs.data") && !response.fromDiskCache) fromNetwork.push(response.url);
  });
  const link = page.getByRole("banner").getByRole("link", { name: "Blogs" });
  const data = page.waitForResponse(/\/blogs\.data/);
  await link.hover();
  await (await data).finished();
  await link.click();
  await expect(page).toHaveTitle("Blogs - MHS");
  expect(fromNetwork).toHaveLength(1);
  await context.close();
});

test("a page whose script is missing gets a full page load", async ({ page, pageErrors }) => {
  await page.goto("/");
  await hydrated(page);
  let missing = 0;
  await page.route(/\/assets\/careers-.*\.js/, (route) => {
    missing += 1;
    return route.fulfill({ status: 404, body: "" });
  });
  await page.getByRole("banner").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Careers/);
  expect(missing).toBeGreaterThan(0);
  pageErrors.splice(0);
});

test("the skip link leads to the content", async ({ page }) => {
  await page.goto("/about-us");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("links work before React starts", async ({ page }) => {
  await delayReact(page);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle("About Us - MHS");
});

test("a page whose data fails to load gets a full page load", async ({ page, pageErrors }) => {
  await page.goto("/");
  await hydrated(page);
  for (const fail of [{ status: 500, body: "broken" }, { status: 200, body: "no data" }, undefined]) {
    let failed = 0;
    await page.route("**/*.data*", (route) => {
      failed += 1;
      return fail ? route.fulfill(fail) : route.abort();
    });
    for (const [name, title] of [
      ["Career", "Careers - MHS"],
      ["Portfolio", "Portfolio - MHS"],
    ] as const) {
      await page.getByRole("banner").getByRole("link", { name }).click();
      await expect(page).toHaveTitle(title);
      await hydrated(page);
    }
    expect(failed).toBeGreaterThan(1);
    await page.unroute("**/*.data*");
  }
  pageErrors.splice(0);
});

/** Records cross-fades: durations of their animations, or "load" for one between two documents. */
function recordFades() {
  const durations = () =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition"))
      .map(({ effect }) => Number(effect?.getTiming().duration));
  const record = async (transition: ViewTransition, kind: string) => {
    await transition.ready.catch(() => undefined);
    const fades = JSON.parse(sessionStorage.getItem("fades") ?? "[]");
    sessionStorage.setItem("fades", JSON.stringify([...fades, { kind, durations: durations() }]));
  };
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    record(transition, "link");
    return transition;
  };
  addEventListener("pagereveal", ({ viewTransition }) => viewTransition && record(viewTransition, "load"));
}

for (const motion of ["no-preference", "reduce"] as const) {
  test(`pages cross-fade${motion === "reduce" ? " not" : ""} under prefers-reduced-motion: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(recordFades);
    const fades = () =>
      page.evaluate((): { kind: string; durations: number[] }[] => JSON.parse(sessionStorage.getItem("fades") ?? "[]"));
    await page.goto("/careers");
    await hydrated(page);
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveTitle("About Us - MHS");
    if (motion === "no-preference") {
      await expect.poll(async () => (await fades()).map(({ kind }) => kind)).toEqual(["link"]);
      expect((await fades())[0]?.durations.length).toBeGreaterThan(0);
      expect(Math.max(...((await fades())[0]?.durations ?? []))).toBeLessThanOrEqual(200);
    } else {
      expect((await fades()).flatMap(({ durations }) => durations)).toEqual([]);
    }
    // A load: before React starts, or without it.
    await page.evaluate(() => sessionStorage.removeItem("fades"));
    await page.evaluate(() => location.assign("/portfolio"));
    await expect(page).toHaveTitle("Portfolio - MHS");
    if (motion === "no-preference") {
      await expect.poll(async () => (await fades()).map(({ kind }) => kind)).toEqual(["load"]);
    } else {
      expect(await fades()).toEqual([]);
    }
  });
}

test("a cross-fade that is skipped is no error", async ({ page, pageErrors }) => {
  await page.goto("/careers");
  await hydrated(page);
  const rejections = await page.evaluate(async () => {
    let count = 0;
    addEventListener("unhandledrejection", () => {
      count += 1;
    });
    // As React Router does when another navigation follows at once.
    const transition = document.startViewTransition(() => undefined);
    transition.skipTransition();
    await transition.finished;
    await new Promise((resolve) => setTimeout(resolve));
    return count;
  });
  expect(rejections).toBe(1);
  expect(pageErrors).toEqual([]);
  // Others are errors.
  await page.evaluate(() => void Promise.reject(new DOMException("The request was aborted.", "AbortError")));
  await expect.poll(() => pageErrors.splice(0)).toHaveLength(1);
});
