import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { sitePages } from "#app/discovery/site-pages.ts";
import { allEntries } from "#app/entries/published.server.ts";
import routes from "#app/routes.ts";

// A page needs a line in app/routes.ts (test/worker/pages.test.ts) and an entry in app/discovery/site-pages.ts.

const registered = sitePages(allEntries).map(({ path }) => path);

const [layout] = (await routes) as RouteConfigEntry[];
const pageRoutes = (layout?.children ?? []).map(({ path, index }) => (index ? "/" : `/${path}`));

test("every page route except the search is in the registry of pages", () => {
  const fixed = pageRoutes.filter((path) => !/[:*]/.test(path) && path !== "/search");
  const missing = fixed.filter((path) => !registered.includes(path));
  expect(missing, "app/discovery/site-pages.ts lacks these paths").toEqual([]);
});
