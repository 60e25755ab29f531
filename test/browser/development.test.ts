import { rmSync } from "node:fs";
import { copySite, editFile } from "#test/copy-site.ts";
import { addInventedEntries, FILES, invented } from "#test/invented-entries.ts";
import { expect, hydratedByItself, test } from "./fixtures.ts";
import { ignore404, kindsOfScreens } from "./screens.ts";
import { serve } from "./serve-copy.ts";

// `npm run dev`. One server, because two would share Vite's cache of dependencies.
test.describe.configure({ mode: "serial", timeout: 180_000 });

const folder = copySite();
addInventedEntries(folder);
let server: Awaited<ReturnType<typeof serve>>;

test.beforeAll(async () => {
  server = await serve("react-router", ["dev"], folder);
});

test.afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
});

// React reports mismatches only in development.
test("logs no errors or warnings in the browser", async ({ page, pageErrors }) => {
  page.on("console", (message) => message.type() === "warning" && pageErrors.push(message.text()));
  for (const path of kindsOfScreens) {
    await page.goto(server.origin + path);
    await hydratedByItself(page);
  }
  ignore404(pageErrors);
});

test("shows an edit of an article", async ({ page }) => {
  await page.goto(server.origin + invented.post.url);
  await hydratedByItself(page);
  editFile(folder, FILES.post, invented.post.title, "An edited title");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("An edited title");
});

for (const [path, file, before, after, sentence] of [
  [invented.post.url, FILES.post, /excerpt: "[^"]*"/, "", "excerpt is missing."],
  [invented.service.url, FILES.service, `slug: "${invented.service.slug}"`, "slug: 5", "slug must be a text, not 5."],
  [
    "/about-us",
    "content/about-us.ts",
    /title: "[^"]*"/,
    'title: "TODO: a title"',
    'aboutPage.title still says "TODO".',
  ],
] as const) {
  test(`names the mistake in ${file} until it is fixed`, async ({ page, pageErrors }) => {
    await page.goto(server.origin + path);
    await hydratedByItself(page);
    const source = editFile(folder, file, before, after);
    const overlay = page.locator("vite-error-overlay");
    await expect(overlay).toContainText(new RegExp(`${file}:\\d+: ${sentence}`));
    expect(server.log()).toMatch(new RegExp(`${file}:\\d+: ${sentence}`));
    editFile(folder, file, /[\s\S]*/, source.replaceAll("$", "$$$$"));
    await expect(overlay).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    pageErrors.splice(0);
  });
}
