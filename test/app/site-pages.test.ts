import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { parentsOf } from "#app/discovery/parent-pages.ts";
import { sitePages } from "#app/discovery/site-pages.ts";
import { allEntries } from "#app/entries/published.server.ts";
import routeConfig from "#app/routes.ts";

const registered = sitePages(allEntries).map(({ path }) => path);

interface FlatRoute {
  path: string;
  file: string;
}

/** @returns all routes, of layouts and of parents too, with their whole paths */
function flatten(routes: RouteConfigEntry[], parent = ""): FlatRoute[] {
  return routes.flatMap(({ path, file, index, children = [] }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    const isRoute = index || path !== undefined;
    return [...(isRoute ? [{ path: whole || "/", file }] : []), ...flatten(children, whole)];
  });
}

test("the breadcrumbs of an entry contain its list page", () => {
  const below = registered.filter((path) => path.split("/").length > 2);
  expect(
    below.filter((path) => parentsOf(path).length < 2),
    "app/discovery/parent-pages.ts lacks their list",
  ).toEqual([]);
});

/** Routes that are no pages: the search, and all addresses without a page. */
const EXCEPTIONS = ["/search", "/*"];

test("every route is a page of sitePages(), a resource (a .ts file without a component) or an exception", async () => {
  const routes = flatten(await routeConfig);
  expect(routes.length).toBeGreaterThan(10);
  const unknown = routes.filter(({ path, file }) => {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
    return !file.endsWith(".ts") && !EXCEPTIONS.includes(path) && !registered.some((page) => pattern.test(page));
  });
  expect(unknown, "app/discovery/site-pages.ts lacks these pages").toEqual([]);
});
