/** `--articles <n>`: today's content beside the same with n more articles, each built in a copy of the project. */
import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser } from "@playwright/test";
import { copySite } from "../copy-site.ts";
import { writeArticles } from "../many-articles.ts";
import { buildSite, measureUpload, serveSite } from "./build.ts";
import { FIGURES, type Figure, type FigureId, type Measurement } from "./figures.ts";
import { weighPage } from "./page-weight.ts";
import { measureIsolates, measureKeptPages } from "./request-cost.ts";
import { median, ratios, taken } from "./statistics.ts";
import { formatRows, formatRuns, unitName } from "./table.ts";

const PAGES = ["/", "/blogs", "/blogs/web-development-future"];

const COMPARED_SIZES: FigureId[] = ["html", "hydrationData", "afterIdle"];

/** @returns The table. */
export async function measureGrowth(browser: Browser, count: number): Promise<string> {
  const today = await measureSite(browser, 0);
  const many = await measureSite(browser, count);
  const rows = today.map(({ figure, page = "", runs }, index) => {
    const { label, unit }: Figure = FIGURES[figure];
    const others = many[index]?.runs ?? [];
    const name = [label, unitName(unit)].filter(Boolean).join(", ");
    const ratio = taken(runs).length > 0 ? median(ratios(others, runs)).toFixed(2) : "";
    return [name, page, formatRuns(runs, unit), formatRuns(others, unit), ratio];
  });
  return formatRows([["figure", "page", "today", `+ ${count}`, "ratio"], ...rows]);
}

/** @returns The same figures in the same order for any number of articles. */
async function measureSite(browser: Browser, count: number): Promise<Measurement[]> {
  const project = copyProject();
  writeArticles(project, count);
  await buildSite(project);
  const site = await serveSite(project);
  const sizes: Measurement[] = [];
  for (const page of PAGES) sizes.push(...(await weighPage(browser, site.origin, page)));
  await site.stop();
  return [
    ...(await measureUpload(project)),
    ...sizes.filter(({ figure }) => COMPARED_SIZES.includes(figure)),
    ...(await measureIsolates(PAGES, project)),
    ...(await measureKeptPages(PAGES, project)),
  ];
}

/** Removed when the bench ends. */
function copyProject(): string {
  const folder = copySite();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Caches in node_modules/ are each site's own.
  rmSync(join(folder, "node_modules"));
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((name) => !/^\.(vite|cache|mf)/.test(name)))
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  return folder;
}
