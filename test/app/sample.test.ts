import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isReservedHost } from "#content/sample.ts";
import { listSamples } from "#scripts/content/samples.ts";

test.for([
  ["shop.example.com", true],
  ["example.org", true],
  ["shop.test", true],
  ["example.com.pk", false],
  ["myexample.com", false],
  ["mytest", false],
] as const)("%s is a reserved host: %s", ([host, expected]) => {
  expect(isReservedHost(host)).toBe(expected);
});

test("npm run samples lists texts, pictures and hosts that the owner must confirm", () => {
  const folder = mkdtempSync(join(tmpdir(), "samples-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    "content/site.ts": 'phone: sample("1"),\n// sample(2)',
    "content/team/ada.ts": 'linkedin: "https://example.com"',
    "content/images/certificates/one.html": "<p>SAMPLE</p><p>sample</p>",
    "wrangler.toml": '# example.com\nADMIN_API_URL = "https://admin.example.com/api/"',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const home = process.cwd();
  onTestFinished(() => process.chdir(home));
  process.chdir(folder);
  expect(listSamples().map((line) => line.split("  ")[0])).toEqual([
    "content/site.ts:1",
    "content/team/ada.ts:1",
    "content/images/certificates/one.html:1",
    "wrangler.toml:2",
  ]);
});
