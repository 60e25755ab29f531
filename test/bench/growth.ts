/** `--articles <n>`: compares the site with the same site with n more articles, each built in a copy of the project. */
import { rmSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { startBuiltWorker } from "#test/built-worker.ts";
import { copySite } from "#test/copy-site.ts";
import { writeArticles } from "#test/many-articles.ts";
import { buildSite, measureUpload } from "./build.ts";
import { type Measurement, measurementsOf } from "./figures.ts";
import { weighPage } from "./page-weight.ts";
import { measureIsolates, measureKeptPages } from "./request-cost.ts";
import { formatComparison } from "./table.ts";

const PAGES = ["/", "/blogs", "/blogs/web-development-future"];

/** @returns The table. */
export async function measureGrowth(browser: Browser, count: number): Promise<string> {
  const today = await measureSite(browser, 0);
  const many = await measureSite(browser, count);
  return formatComparison([
    { name: `${count} more articles`, measurements: many },
    { name: "today", measurements: today },
  ]);
}

async function measureSite(browser: Browser, count: number): Promise<Measurement[]> {
  const project = copySite();
  process.once("exit", () => rmSync(project, { recursive: true, force: true }));
  writeArticles(project, count);
  await buildSite(project);
  const worker = await startBuiltWorker(project);
  const measurements = await measureUpload(project);
  for (const page of PAGES) {
    const { html, hydrationData, afterIdle } = await weighPage(browser, new URL(page, await worker.url).href);
    measurements.push(...measurementsOf({ html, hydrationData, afterIdle }, page));
  }
  await worker.dispose();
  return [...measurements, ...(await measureIsolates(PAGES, project)), ...(await measureKeptPages(PAGES, project))];
}
