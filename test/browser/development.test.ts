import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copySite, editFile } from "#test/copy-site.ts";
import { addInventedEntries, FILES, invented } from "#test/invented-entries.ts";
import { expect, openHydrated, test } from "./fixtures.ts";
import { ignore404, kindsOfScreens } from "./screens.ts";
import { serve } from "./serve-copy.ts";

// `npm run dev`. One server, because two would share Vite's cache of dependencies.
test.describe.configure({ mode: "serial", timeout: 200_000 });

const folder = copySite();
// The others have pictures that take minutes beside other tests.
addInventedEntries(folder, ["post", "news"]);
let server: Awaited<ReturnType<typeof serve>>;
let repair: () => void;

test.beforeAll(async () => {
  execFileSync("node", ["scripts/content/content.ts"], { cwd: folder });
  const source = editFile(folder, FILES.news, /excerpt: "[^"]*"/, "");
  server = await serve("react-router", ["dev"], folder);
  repair = () => writeFileSync(join(folder, FILES.news), source);
});

test.afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("starts although a file has a mistake, names it, and goes on when it is fixed", async ({ page, pageErrors }) => {
  await page.goto(`${server.origin}/`);
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toContainText(new RegExp(`${FILES.news}:\\d+: cannot be read at`));
  expect(server.log()).not.toContain("dependency scan");
  repair();
  await expect(async () => {
    await page.goto(server.origin + invented.news.url);
    await expect(page.locator("h1")).toHaveText(invented.news.title);
  }).toPass();
  pageErrors.splice(0);
});

// React reports mismatches only in development.
test("logs no errors or warnings in the browser", async ({ page, pageErrors }) => {
  page.on("console", (message) => message.type() === "warning" && pageErrors.push(message.text()));
  for (const path of kindsOfScreens) {
    await openHydrated(page, server.origin + path);
  }
  ignore404(pageErrors);
});

test("a mistake that was fixed before a page is opened is not shown over it", async ({ page, pageErrors }) => {
  const picture = join(folder, `public/images/covers/${invented.post.image.name}-1200.webp`);
  const pixels = readFileSync(picture);
  rmSync(picture);
  await expect.poll(server.log).toContain(`${invented.post.image.name}-1200.webp: is missing`);
  writeFileSync(picture, pixels);
  await expect.poll(server.log).toContain("The content is in order again.");
  const connected = page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
  await openHydrated(page, `${server.origin}/`);
  await connected;
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

for (const [path, file, before, after, sentence] of [
  [invented.post.url, FILES.post, /excerpt: "[^"]*"/, "", "excerpt is missing."],
  [
    invented.news.url,
    FILES.news,
    "(/services)",
    "(/servces)",
    '\\S+ "/servces" is not a page. Did you mean "/services"\\?',
  ],
  [
    "/about-us",
    "content/about-us.ts",
    /title: "[^"]*"/,
    'title: "TODO: a title"',
    'aboutPage.title still says "TODO".',
  ],
] as const) {
  test(`names the mistake in ${file} until it is fixed, and shows the edit`, async ({ page, pageErrors }) => {
    const connected = page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
    await openHydrated(page, server.origin + path);
    await connected;
    const source = editFile(folder, file, before, after);
    const overlay = page.locator("vite-error-overlay");
    await expect(overlay).toContainText(new RegExp(`${file}:\\d+: ${sentence}`));
    expect(server.log()).toMatch(new RegExp(`${file}:\\d+: ${sentence}`));
    expect(server.log()).not.toContain("runnerError");
    writeFileSync(join(folder, file), source.replace(/title: "[^"]*"/, 'title: "An edited title"'));
    await expect(overlay).toHaveCount(0);
    await expect(page).toHaveTitle(/^An edited title/);
    pageErrors.splice(0);
  });
}
