import { questions } from "#content/services/index.ts";
import {
  expect,
  holdHydration,
  isSameDocument,
  markDocument,
  openHydrated,
  test,
  waitForHydration,
} from "./fixtures.ts";

// test/worker/pages.test.ts checks the page without JavaScript, test/app/search.test.ts the results of queries.

test("Ctrl+K opens the search page from a form field, and focuses the field there", async ({ page }) => {
  await openHydrated(page, "/contact-us");
  await markDocument(page);
  await page.getByLabel("Subject").fill("Portal");
  await page.keyboard.press("Control+k");
  await expect(page).toHaveTitle(/^Search - /);
  expect(await isSameDocument(page)).toBe(true);
  const field = page.getByRole("textbox", { name: "Search the site" });
  await expect(field).toBeFocused();
  await field.fill("keycloak");
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(\d+|No) results? for “keycloak”$/);
  await waitForHydration(page);
  await expect(field).not.toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveTitle(/^Search - /);
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
});

test("Ctrl+K follows the letter on Dvorak and Colemak keyboards, and opens no search over a dialog", async ({
  page,
}) => {
  const press = (key: string, code: string) =>
    page.evaluate(
      (keys) => {
        const options = { ...keys, ctrlKey: true, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent("keydown", options));
        document.body.dispatchEvent(new KeyboardEvent("keyup", options));
      },
      { key, code },
    );
  await openHydrated(page, "/");
  await page.getByRole("button", { name: "View Certification" }).click();
  await press("k", "KeyK");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await press("e", "KeyK");
  await expect(page).toHaveURL("/");
  await press("k", "KeyV");
  await expect(page).toHaveTitle(/^Search - /);
});

test("the results page keeps input from before hydration", async ({ page }) => {
  const release = await holdHydration(page);
  await page.goto("/search?q=portal");
  const field = page.getByRole("main").getByRole("textbox", { name: "Search the site" });
  await field.fill("passkeys");
  await release();
  await waitForHydration(page);
  await expect(field).toHaveValue("passkeys");
});

test("clicking a question in the results opens its answer", async ({ page }) => {
  const question = questions.items.at(-1);
  const { title = "", description = "" } = question ?? {};
  await openHydrated(page, `/search?${new URLSearchParams({ q: title })}`);
  await page.getByRole("main").getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(`/services#${question?.id}`);
  await expect(page.getByText(description)).toBeInViewport();
});
