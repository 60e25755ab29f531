/** `npm run bench -- --sizes`: weighs the last build. README.md explains the figures. */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { chromiumPath } from "#scripts/chromium.ts";
import { BUILT_CONFIG } from "#scripts/deploy/preflight.ts";
import { startBuiltWorker } from "#test/built-worker.ts";
import { weighHeadline, weighPage } from "./page-weight.ts";
import { FIGURES, formatSizes, isOver, limitOf, type Size } from "./sizes.ts";

parseArgs({ options: { sizes: { type: "boolean" } } });
// Imported here, because it throws what is wrong in content/, and options are read before.
const { publishedPages } = await import("#test/published.ts").catch((error: Error) => fail(error.message));
const kinds = Object.values(Object.groupBy(publishedPages, ({ kind }) => kind)).map((pages) => pages?.[0]?.path ?? "");
const site = await startBuiltWorker();
const { origin } = await site.url;
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP *.openstreetmap.org ~NOTFOUND"],
});
const sizes: Size[] = [];
for (const path of new Set([...kinds, "/contact-us"])) sizes.push(...(await weighPage(browser, origin, path)));
for (const path of ["/search", "/404", ...publishedPages.map((page) => page.path)]) {
  sizes.push(await weighHeadline(origin, path));
}
sizes.push(measureUpload());
console.log(`\n${formatSizes(sizes)}\n`);
const over = sizes.filter(isOver);
for (const size of over.filter(({ isNote }) => isNote)) console.log(`Note: ${sentence(size)}`);
const wrong = over.filter(({ isNote }) => !isNote);
if (wrong.length > 0) fail(`Too large:\n${wrong.map((size) => `  - ${sentence(size)}`).join("\n")}`);
process.exit(0);

function sentence({ figure, page, bytes }: Size): string {
  const limit = limitOf({ figure, page, bytes });
  return `${page ?? "The whole site"}: ${FIGURES[figure].label}: ${bytes} bytes, and ${limit} are the limit.`;
}

/** Reads the size from a dry run of Wrangler. Articles are part of it. */
function measureUpload(): Size {
  const args = ["node_modules/wrangler/bin/wrangler.js", "deploy", "--dry-run", "-c", BUILT_CONFIG];
  const [, kibibytes = 0] = /gzip: ([\d.]+)/.exec(execFileSync(process.execPath, args, { encoding: "utf8" })) ?? [];
  return { figure: "upload", bytes: Math.round(Number(kibibytes) * 1_024), isNote: true };
}

function fail(reason: string): never {
  console.error(`\n  ${reason}\n`);
  process.exit(1);
}
