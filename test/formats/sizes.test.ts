import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { visitedPages } from "#test/published.ts";
import { visit } from "./built-site.ts";

const scriptSizes = Object.fromEntries(
  globSync("build/client/assets/*.js").map((file) => [
    file.replace("build/client", ""),
    compressedSize(readFileSync(file)),
  ]),
);

/**
 * What a visitor waits for, in compressed bytes. Up to the headline, with headers: ten segments of 1,460 bytes, which a
 * server sends before it waits for an acknowledgment (RFC 6928). Scripts: those that a first visit loads.
 */
const LIMITS = { "up to the headline": 14_600, scripts: 135_000 };

test.for([...visitedPages.map(({ path }) => path), "/search", "/no-such-page"])("%s is not too heavy", async (path) => {
  const response = await visit(path);
  const html = await response.text();
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const [upToHeadline = "", rest] = html.split(/(?<=<\/h1>)/);
  expect(rest).toBeDefined();
  const [stylesheet = ""] = /<style\b.*?<\/style>/s.exec(upToHeadline) ?? [];
  expect(stylesheet.length).toBeGreaterThan(1_000);
  const styles = compressedSize(stylesheet);
  const parts = { styles, markup: compressedSize(upToHeadline) - styles, headers: headers.length };
  expect(tooHeavy("up to the headline", parts)).toBe("");

  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  expect(scripts.length).toBeGreaterThan(5);
  expect(tooHeavy("scripts", Object.fromEntries(scripts.map((path) => [path, scriptSizes[path] ?? 0])))).toBe("");
});

/** @returns what to do if the parts exceed their limit, else "" */
function tooHeavy(what: keyof typeof LIMITS, parts: Record<string, number>): string {
  const excess = Object.values(parts).reduce((sum, size) => sum + size) - LIMITS[what];
  if (excess <= 0) return "";
  const largest = Object.entries(parts).sort(([, one], [, other]) => other - one);
  const list = largest.slice(0, 5).map(([name, size]) => `${name} ${size}`);
  return `${excess} bytes too many ${what}. The largest parts: ${list.join(", ")}. See "When a page gets too heavy" in docs/changing-the-site.md.`;
}

test("the Worker does not read `process`, because loading it takes a sixth of an isolate's first response", () => {
  const scripts = globSync("build/server/**/*.js");
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => /\bprocess\??\.env\b/.test(readFileSync(file, "utf8")))).toEqual([]);
});

/** Compresses with Brotli at Cloudflare's quality. */
function compressedSize(body: string | Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
