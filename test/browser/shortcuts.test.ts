import type { Page } from "@playwright/test";
import { delayReact, expect, hydrated, testInSharedContext as test } from "./fixtures.ts";

/** The letters after g (app/frame/shortcuts/keyboard-shortcuts.tsx). */
const PAGES = {
  h: "/",
  s: "/services",
  p: "/portfolio",
  a: "/about-us",
  c: "/contact-us",
  b: "/blogs",
  j: "/careers",
};

function parts(page: Page) {
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  return {
    root: page.locator("html"),
    list,
    switched: list.getByRole("checkbox"),
    close: list.getByRole("button", { name: "Close" }),
    footerButton: page.getByRole("contentinfo").getByRole("button", { name: "Keyboard shortcuts" }),
  };
}

async function start(page: Page, path = "/") {
  await page.goto(path);
  await hydrated(page);
  return parts(page);
}

async function pressAll(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForTimeout(250);
}

test("? opens the list of all shortcuts with the focus in it, and Escape closes it", async ({ page }) => {
  const { list } = await start(page);
  // Keyboards differ in whether "?" needs Shift.
  for (const key of ["?", "Shift+?"]) {
    await page.keyboard.press(key);
    await expect(list).toBeVisible();
    expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
  }
  await page.keyboard.press("?");
  const keys = (await list.locator("dd").allInnerTexts()).map((keys) => keys.split(/\s+/).join(" "));
  expect(keys.toSorted()).toEqual(
    ["?", "Ctrl K", "t", ...Object.keys(PAGES).map((letter) => `g ${letter}`)].toSorted(),
  );
});

test("g and a letter navigate to a page", async ({ page }) => {
  await start(page, "/privacy-policy");
  for (const [letter, path] of Object.entries(PAGES)) {
    await page.keyboard.press("g");
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});

test("the letter alone, or long after g, does nothing", async ({ page }) => {
  await start(page);
  await pressAll(page, "s");
  await expect(page).toHaveURL("/");
  await page.keyboard.press("g");
  await page.waitForTimeout(1_200);
  await pressAll(page, "s");
  await expect(page).toHaveURL("/");
});

test("g and a letter close the open list", async ({ page }) => {
  const { list } = await start(page);
  await page.keyboard.press("?");
  await expect(list).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await expect(page).toHaveURL("/blogs");
  await expect(list).toBeHidden();
});

test("t toggles the theme, which survives a reload", async ({ page }) => {
  const { root } = await start(page);
  await page.keyboard.press("t");
  await expect(root).toHaveClass(/dark/);
  await page.reload();
  await expect(root).toHaveClass(/dark/);
  await hydrated(page);
  await page.keyboard.press("t");
  await expect(root).not.toHaveClass(/dark/);
});

test("a key held down toggles the theme once", async ({ page }) => {
  const { root } = await start(page);
  // keydown of a key that is down is a repetition.
  for (let count = 0; count < 4; count += 1) await page.keyboard.down("t");
  await page.keyboard.up("t");
  await expect(root).toHaveClass(/dark/);
});

test.describe("keys pressed while the shortcuts are loading", () => {
  let delayed = 0;

  test.beforeEach(async ({ page }) => {
    delayed = 0;
    await page.route("**/keyboard-shortcuts-*.js", async (route) => {
      delayed += 1;
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue();
    });
  });

  test.afterEach(() => expect(delayed).toBe(1));

  test("take effect", async ({ page }) => {
    await start(page);
    await pressAll(page, "g", "b");
    await expect(page).toHaveURL("/blogs");
  });

  test("do nothing when the letter came long after g", async ({ page }) => {
    const { list } = await start(page);
    await page.keyboard.press("g");
    await page.waitForTimeout(1_200);
    await pressAll(page, "s", "?");
    await expect(list).toBeVisible();
    await expect(page).toHaveURL("/");
  });

  test("toggle the theme once when a key is held down", async ({ page }) => {
    const { root, list } = await start(page);
    for (let count = 0; count < 4; count += 1) await page.keyboard.down("t");
    await page.keyboard.up("t");
    await page.keyboard.press("?");
    await expect(list).toBeVisible();
    await expect(root).toHaveClass(/dark/);
  });
});

test("a key pressed before React starts is not lost", async ({ page }) => {
  await delayReact(page);
  await page.goto("/");
  await page.keyboard.press("?");
  await expect(parts(page).list).toBeVisible({ timeout: 15_000 });
});

test("in a text field every key is only text", async ({ page }) => {
  const { root, list } = await start(page, "/contact-us");
  const main = page.getByRole("main");
  const fields = [
    main.getByLabel("Name"),
    main.getByLabel("Email"),
    main.getByLabel("Subject"),
    main.getByLabel("Message", { exact: true }),
    page.getByRole("contentinfo").getByRole("textbox"),
  ];
  for (const field of fields) {
    await field.pressSequentially("t?gs");
    await expect(field).toHaveValue("t?gs");
  }
  await page.waitForTimeout(250);
  await expect(root).not.toHaveClass(/dark/);
  await expect(list).toBeHidden();
  await expect(page).toHaveURL("/contact-us");
});

const MODIFIERS = ["Control", "Alt", "Meta"];

test("with Ctrl, Alt or Meta shortcuts do nothing", async ({ page }) => {
  const { root, list } = await start(page);
  for (const modifier of MODIFIERS) {
    await pressAll(page, `${modifier}+t`, `${modifier}+?`, `${modifier}+Shift+?`, "g", `${modifier}+s`);
    await expect(root).not.toHaveClass(/dark/);
    await expect(list).toBeHidden();
    await expect(page).toHaveURL("/");
  }
  // Proof that the page listens: the same key without a modifier.
  await page.keyboard.press("t");
  await expect(root).toHaveClass(/dark/);
});

test("after g with Ctrl, Alt or Meta the next letter does nothing", async ({ page }) => {
  await start(page);
  for (const modifier of MODIFIERS) {
    await pressAll(page, `${modifier}+g`, "s");
    await expect(page).toHaveURL("/");
  }
});

test("while another dialog is open shortcuts do nothing", async ({ page }) => {
  const { list } = await start(page);
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search" });
  await expect(palette).toBeVisible();
  await palette.getByRole("button", { name: "Close search" }).focus();
  await pressAll(page, "?", "g", "s");
  await expect(list).toBeHidden();
  await expect(palette).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("switched off they do nothing, after a reload too; the footer's button opens the list to switch them on", async ({
  page,
}) => {
  const { root, list, switched, close, footerButton } = await start(page);
  const nothingHappens = async () => {
    await pressAll(page, "t", "?", "g", "s");
    await expect(root).not.toHaveClass(/dark/);
    await expect(list).toBeHidden();
    await expect(page).toHaveURL("/");
  };
  await page.keyboard.press("?");
  await expect(switched).toBeChecked();
  await switched.uncheck();
  await close.click();
  await expect(list).toBeHidden();
  await nothingHappens();

  await page.reload();
  await hydrated(page);
  await footerButton.click();
  await expect(switched).not.toBeChecked();
  await close.click();
  await expect(list).toBeHidden();
  await nothingHappens();

  // Ctrl+K is not a single-key shortcut: it stays on.
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();

  await footerButton.click();
  await switched.check();
  await close.click();
  await expect(list).toBeHidden();
  await page.keyboard.press("t");
  await expect(root).toHaveClass(/dark/);
  await page.reload();
  await hydrated(page);
  await footerButton.click();
  await expect(switched).toBeChecked();
});

test("without localStorage they can still be switched off for the page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  const { root, list, switched, close } = await start(page);
  await page.keyboard.press("?");
  await switched.uncheck();
  await close.click();
  await expect(list).toBeHidden();
  await page.keyboard.press("t");
  await expect(root).not.toHaveClass(/dark/);
  await page.getByRole("banner").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/careers");
  await page.keyboard.press("t");
  await expect(root).not.toHaveClass(/dark/);
});

test("the footer's button opens the list, and closing returns the focus", async ({ page }) => {
  const { list, footerButton } = await start(page);
  await footerButton.click();
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(footerButton).toBeFocused();
});
