import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { redirects } from "#test/content/redirects.ts";
import { allEntries } from "#test/published.ts";
import { SECURITY_HEADERS } from "#workers/security-headers.ts";
import { textOf, visit } from "./built-site.ts";

// Static files are served without the Worker, with the headers of public/_headers.

const FILES = [
  ...["/favicon.ico", "/favicon.svg", "/site.webmanifest", "/icon-512.png", "/apple-touch-icon.png", "/og/home.png"],
  ...new Set((await textOf("/")).match(/(?<=")\/(?:assets|images)\/[^"#\s]+(?=[#" ])/g)),
];

test("the home page contains scripts and pictures to test", () => {
  for (const ending of [".js", ".avif", ".svg"]) {
    expect(FILES.filter((path) => path.endsWith(ending)).length, ending).toBeGreaterThan(0);
  }
});

test.for(FILES)("%s has the security headers, even with status 304", async (path) => {
  // Other sites may embed pictures and icons.
  const isPicture = /^\/(images|og|favicon|icon|apple)/.test(path);
  const { "Content-Security-Policy": policy, ...others } = {
    ...SECURITY_HEADERS,
    ...(isPicture && { "Cross-Origin-Resource-Policy": "cross-origin" }),
  };
  const response = await visit(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Security-Policy")).toBe(policy);
  const again = await visit(path, { headers: { "If-None-Match": response.headers.get("ETag") ?? "" } });
  expect(again.status).toBe(304);
  for (const { headers } of [response, again]) {
    expect(Object.fromEntries(Object.keys(others).map((name) => [name, headers.get(name)]))).toEqual(others);
  }
  if (path.startsWith("/assets/")) {
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  }
  if (/^\/(images|og)\//.test(path)) {
    const aDay = "public, max-age=86400, stale-while-revalidate=604800";
    expect(response.headers.get("Cache-Control")).toBe(aDay);
  }
});

test("every redirect of public/_redirects leads to a page", async () => {
  for (const { from, to } of redirects) {
    // Another site, or part of the old path, of which content/published-urls has examples.
    if (to.startsWith("https://") || to.includes(":")) continue;
    expect((await visit(to)).status, `${from} ${to}`).toBe(200);
  }
});

test("the Worker has a source map, which stack traces in logs need", () => {
  expect(globSync("build/server/**/*.js.map").length).toBeGreaterThan(0);
});

test("files have noindex on workers.dev only", async () => {
  expect((await visit("/favicon.svg")).headers.get("X-Robots-Tag")).toBeNull();
  const rules = readFileSync("build/client/_headers", "utf8");
  expect(rules.split("X-Robots-Tag")).toHaveLength(2);
  expect(rules).toContain("\nhttps://:worker.:subdomain.workers.dev/*\n  X-Robots-Tag: noindex\n");
});

test("scripts contain no article, because one may be scheduled", () => {
  const scripts = globSync("build/client/**/*.{js,json}").map((file) => readFileSync(file, "utf8"));
  expect(scripts.length).toBeGreaterThan(20);
  for (const { title, excerpt } of allEntries.articles) {
    expect(scripts.filter((script) => script.includes(title) || script.includes(excerpt))).toEqual([]);
  }
});

test("classes in scripts are defined, also those of components that load late", async () => {
  const files = globSync("build/client/assets/*.css").map((file) => readFileSync(file, "utf8"));
  const css = [await textOf("/"), ...files].join();
  const ruled = new Set(css.match(/(?<=\.)(?:\\.|[a-z_-])(?:\\.|[\w-])*/gi)?.map((name) => name.replaceAll("\\", "")));
  const names = globSync("build/client/assets/*.js").flatMap((file) => {
    const lists = readFileSync(file, "utf8").match(/(?<=lassName:`)[^`]+(?=`)/g) ?? [];
    const written = lists.flatMap((list) => list.split(/\s+/)).filter((name) => name && !/[{}]/.test(name));
    return written.map((name) => ({ file, name }));
  });
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter(({ name }) => !ruled.has(name))).toEqual([]);
});

test.for(["/sw.js", "/service-worker.js"])(
  "%s replaces the service worker of an old site and unregisters itself",
  async (path) => {
    const response = await visit(path);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/javascript/);
    expect(await response.text()).toContain("registration.unregister()");
  },
);

// Licenses require copies to include the license notice.
test("the license notices of the packages in scripts, of the typeface and of the icons are served", async () => {
  const notices = await textOf("/licenses.md");
  for (const name of ["react", "react-dom", "react-router", "scheduler"]) {
    expect(notices).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)\\n\\n[\\s\\S]*?Copyright`, "m"));
  }
  expect(await textOf("/licenses/plus-jakarta-sans.txt")).toContain("SIL OPEN FONT LICENSE Version 1.1");
  expect(await textOf("/licenses/tabler-icons.txt")).toContain("Copyright (c) 2020-2025 Paweł Kuna");
});
