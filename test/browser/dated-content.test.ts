import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fixtures } from "#test/fixtures/entries.ts";
import { expect } from "./fixtures.ts";
import { SCHEDULED, test } from "./modified-site.ts";
import { ignore404 } from "./screens.ts";

// worker/scheduled-content.test.ts checks that the Worker hides scheduled articles.
test("a scheduled article is neither in pages nor in scripts", async ({ page, modifiedSite, pageErrors }) => {
  await page.goto(`${modifiedSite.origin}/blogs/to-come`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loading...");
  const client = join(modifiedSite.folder, "build/client");
  const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((path) => /\.(js|json)$/.test(path));
  expect(files.length).toBeGreaterThan(20);
  const telling = files.filter((file) => readFileSync(join(client, file), "utf8").includes(SCHEDULED));
  expect(telling).toEqual([]);
  ignore404(pageErrors);
});

test("a moved page redirects once", async ({ request, modifiedSite }) => {
  for (const [from, to] of [
    ["/blogs/old?n=1", `${fixtures.post.url}?n=1`],
    ["/work", `/careers#opening-${fixtures.job.id}`],
  ]) {
    const response = await request.get(`${modifiedSite.origin}${from}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, to]);
  }
});
