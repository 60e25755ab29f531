import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { parentsOf } from "#app/discovery/parent-pages.ts";
import { sitePages } from "#app/discovery/site-pages.ts";
import { allEntries } from "#app/entries/published.server.ts";
import routes from "#app/routes.ts";

// Every page needs a route in app/routes.ts (test/worker/pages.test.ts) and an item in app/discovery/site-pages.ts.

const registered = sitePages(allEntries).map(({ path }) => path);

const [layout] = (await routes) as RouteConfigEntry[];
const pageRoutes = (layout?.children ?? []).map(({ path, index }) => (index ? "/" : `/${path}`));

test("the breadcrumbs of an entry contain its list page", () => {
  const below = registered.filter((path) => path.split("/").length > 2);
  expect(
    below.filter((path) => parentsOf(path).length < 2),
    "app/discovery/parent-pages.ts lacks their list",
  ).toEqual([]);
});

test("every page route except /search is in sitePages()", () => {
  const fixed = pageRoutes.filter((path) => !/[:*]/.test(path) && path !== "/search");
  const missing = fixed.filter((path) => !registered.includes(path));
  expect(missing, "app/discovery/site-pages.ts lacks these paths").toEqual([]);
});
