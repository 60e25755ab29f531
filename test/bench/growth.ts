/** `--articles <n>`: compares the site with the same site with n more articles, each built in a copy of the project. */
import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser } from "@playwright/test";
import { startBuiltWorker } from "../built-worker.ts";
import { copySite } from "../copy-site.ts";
import { writeArticles } from "../many-articles.ts";
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
  const project = copyProject();
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

/** Removed when the bench ends. */
function copyProject(): string {
  const folder = copySite();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Each copy needs its own caches, which are in node_modules/.
  rmSync(join(folder, "node_modules"));
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((name) => !/^\.(vite|cache|mf)/.test(name)))
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  return folder;
}
