import type { Page } from "@playwright/test";
import { expect, holdReact, hydratedByItself, PHONE, test } from "./fixtures.ts";

// Pages that something else changed before React starts, or after: a browser's translation, a reader mode, extensions.
// React renders anew only what does not match, and nothing of the visitor's is lost.

test.describe.configure({ timeout: 60_000 });

const LOG = "Parts of the page were rendered anew";

/** The line that React's start may log, and policy violations, which it must not cause. */
async function watch(page: Page) {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes(LOG)) lines.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
    addEventListener("error", ({ message }) => console.error(`error: ${message}`));
    try {
      localStorage.setItem("theme", "dark");
    } catch {}
  });
  return lines;
}

/** In the page: what a browser's translator does. Text nodes become elements, and <html> gets another language. */
function translate() {
  const root = document.documentElement;
  root.lang = "ur";
  root.dir = "rtl";
  root.classList.add("translated-rtl");
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("script, style, svg, font") || !node.textContent?.trim()
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const node of nodes) {
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    outer.style.verticalAlign = "inherit";
    inner.textContent = `«${node.data}»`;
    outer.appendChild(inner);
    node.replaceWith(outer);
  }
  document.title = `«${document.title}»`;
}

/** Every part of the page has been hydrated or rendered anew. */
async function started(page: Page): Promise<void> {
  await hydratedByItself(page);
  await page.waitForFunction(() =>
    ["header a", "main h1", "footer a"].every((selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith("__reactFiber$")),
    ),
  );
}

/** In the page: marks what must not be rendered anew. */
function markFrame() {
  for (const element of document.querySelectorAll("html, head, body, #stylesheet")) {
    Object.assign(element, { isFirst: true });
  }
}

async function expectFrameKept(page: Page): Promise<void> {
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll("html, head, body, #stylesheet")].map((element) => "isFirst" in element),
    ),
  ).toEqual([true, true, true, true]);
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(11, 21, 18)");
  await expect(page.locator("body")).toHaveCSS("font-family", /Plus Jakarta Sans/);
}

/** Loads a page, changes it before React starts, and starts React. */
async function startChanged(page: Page, path: string, change: () => void): Promise<void> {
  const resume = await holdReact(page);
  await page.goto(path);
  await page.evaluate(markFrame);
  await page.evaluate(change);
  await page.getByRole("banner").hover();
  resume();
  await started(page);
}

for (const path of ["/", "/careers", "/contact-us", "/blogs/web-development-future", "/services/web-development"]) {
  test(`${path}, translated before React starts, keeps theme, typeface and direction`, async ({ page }) => {
    const log = await watch(page);
    await startChanged(page, path, translate);
    await expectFrameKept(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "ur");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    expect(log).toHaveLength(1);
    // It works: the theme, the search, a link.
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveTitle("About Us - MHS");
    await expectFrameKept(page);
  });
}

test("a page that is translated after React has started, and after each navigation, stays usable", async ({ page }) => {
  await watch(page);
  await page.goto("/");
  await started(page);
  await page.evaluate(markFrame);
  for (const [path, title] of [
    ["/careers", "Careers - MHS"],
    ["/contact-us", "Contact Us - MHS"],
    ["/blogs", "Blogs - MHS"],
    ["/services", "Services - MHS"],
    ["/", "Home - MHS"],
  ] as const) {
    await page.evaluate(translate);
    await page.locator(`header a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expectFrameKept(page);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});

test("the form of a translated page validates, and sends", async ({ page }) => {
  await watch(page);
  await page.goto("/contact-us");
  await started(page);
  await page.evaluate(translate);
  await page.locator("main form button[type=submit]").click();
  await expect(page.locator("#name")).toHaveAttribute("aria-invalid", "true");
  await page.evaluate(translate);
  for (const [id, text] of [
    ["name", "Ada"],
    ["email", "ada@example.com"],
    ["subject", "A portal"],
    ["message", "Twelve branches, one spreadsheet."],
  ]) {
    await page.locator(`#${id}`).fill(text ?? "");
  }
  await page.locator("main form button[type=submit]").click();
  await expect(page.getByText("You message send successfully")).toBeVisible();
});

test("only the part whose words were replaced is rendered anew", async ({ page }) => {
  const log = await watch(page);
  await startChanged(page, "/", () => {
    for (const element of document.querySelectorAll("header, main > *, footer"))
      Object.assign(element, { isFirst: true });
    const heading = document.querySelectorAll("main h2")[1];
    if (heading) heading.textContent = "Was wir tun";
  });
  await expectFrameKept(page);
  const renewed = await page
    .locator("header, main > *, footer")
    .evaluateAll((parts) => parts.filter((part) => !("isFirst" in part)).length);
  expect(renewed).toBe(1);
  expect(log).toHaveLength(1);
});

test("what a password manager adds beside the fields leaves text, focus and selection as they are", async ({
  page,
}) => {
  const log = await watch(page);
  const resume = await holdReact(page);
  await page.goto("/contact-us");
  await page.evaluate(markFrame);
  for (const id of ["name", "email", "subject", "message", "newsletter-email"]) {
    await page.locator(`#${id}`).pressSequentially(`typed-${id}`);
  }
  await page.locator("#message").focus();
  await page.evaluate(() => {
    for (const field of document.querySelectorAll("form input, form textarea")) {
      field.setAttribute("data-manager", "1");
      const icon = document.createElement("manager-icon");
      icon.attachShadow({ mode: "open" }).innerHTML = "<button>Fill in</button>";
      field.parentNode?.insertBefore(icon, field.nextSibling);
    }
  });
  resume();
  await started(page);
  await expect.poll(() => log.length).toBe(1);
  for (const id of ["name", "email", "subject", "message", "newsletter-email"]) {
    await expect(page.locator(`#${id}`)).toHaveValue(`typed-${id}`);
  }
  await expect(page.locator("#message")).toBeFocused();
  await page.keyboard.type("!");
  await expect(page.locator("#message")).toHaveValue("typed-message!");
  await expectFrameKept(page);
});

test("without storage too, what was typed is kept", async ({ page }) => {
  await watch(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  const resume = await holdReact(page);
  await page.goto("/contact-us");
  await page.locator("#message").pressSequentially("Twelve branches");
  await page.evaluate(translate);
  resume();
  await started(page);
  await expect(page.locator("#message")).toHaveValue("Twelve branches");
  await expect(page.locator("#message")).toBeFocused();
});

test("elements and attributes that were added to html, head, body, main and footer are survived", async ({ page }) => {
  await watch(page);
  await startChanged(page, "/about-us", () => {
    for (const selector of ["html", "head", "body", "header", "main", "footer", "main > *"]) {
      const element = document.querySelector(selector);
      element?.setAttribute("data-extension", "1");
      for (const place of [element?.firstChild ?? null, null]) {
        const added = document.createElement(selector === "head" ? "meta" : "div");
        added.className = "of-an-extension";
        element?.insertBefore(added, place);
      }
    }
    document.documentElement.appendChild(document.createElement("extension-root"));
  });
  await expectFrameKept(page);
  await expect(page.locator("html > extension-root")).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute("data-extension", "1");
  await expect(page.locator("body > .of-an-extension")).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await page.getByRole("banner").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveTitle("Careers - MHS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("an element added to the footer costs the footer only", async ({ page }) => {
  const log = await watch(page);
  await startChanged(page, "/careers", () => {
    for (const element of document.querySelectorAll("header, main, main > *"))
      Object.assign(element, { isFirst: true });
    document.querySelector("footer div")?.appendChild(document.createElement("div"));
  });
  await expectFrameKept(page);
  const renewed = await page
    .locator("header, main, main > *")
    .evaluateAll((parts) => parts.filter((part) => !("isFirst" in part)).length);
  expect(renewed).toBe(0);
  expect(log).toHaveLength(1);
});

test("texts that a reader mode sets smaller or in spans, and replaced prices, do not matter to the rest", async ({
  page,
}) => {
  const log = await watch(page);
  await startChanged(page, "/blogs/web-development-future", () => {
    for (const text of document.querySelectorAll("main p, main li, main h2")) {
      text.innerHTML = `<span class="reader"><b>${text.textContent?.slice(0, 2)}</b>${text.textContent?.slice(2)}</span>`;
    }
  });
  await expectFrameKept(page);
  // The article's own text is not React's to compare: it stays as it was set.
  await expect(page.locator(".article-text .reader").first()).toBeVisible();
  expect(log).toHaveLength(1);
});

test("an open menu, an open dialog and an opened job stay open", async ({ page }) => {
  await watch(page);
  await page.setViewportSize(PHONE);
  let resume = await holdReact(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.evaluate(translate);
  resume();
  await started(page);
  await expect(page.locator("#mobile-menu")).toBeVisible();
  expect(await page.locator("#mobile-menu").evaluate((menu) => menu.matches(":modal"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.locator("#mobile-menu")).toBeHidden();

  await page.unrouteAll({ behavior: "ignoreErrors" });
  resume = await holdReact(page);
  await page.goto("/careers");
  await page.locator("#opening-3 summary").click();
  await page.evaluate(translate);
  resume();
  await started(page);
  await expect(page.locator("#opening-3 details")).toHaveAttribute("open", "");
  await expect(page.locator("#opening-3 summary")).toBeFocused();
});

test("forced dark mode by an inverted page is kept", async ({ page }) => {
  await watch(page);
  await startChanged(page, "/", () => {
    document.documentElement.style.setProperty("filter", "invert(1)");
    const style = document.createElement("link");
    style.className = "forced-dark";
    document.head.appendChild(style);
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      element.setAttribute("data-darkreader-inline-color", "");
      element.style.setProperty("--darkreader-inline-color", "#fff");
    }
  });
  await expectFrameKept(page);
  await expect(page.locator("html")).toHaveAttribute("style", /invert/);
  await expect(page.locator("link.forced-dark")).toHaveCount(1);
  await expect(page.locator("main h1")).toHaveAttribute("data-darkreader-inline-color", "");
});
