import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { visitedPages } from "#test/published.ts";
import { visit } from "./built-site.ts";

/**
 * Compressed size in bytes, including headers. A server sends ten segments of 1,460 bytes before it waits for an
 * acknowledgment (RFC 6928).
 */
const UP_TO_HEADLINE_LIMIT = 13_000;

/** Uncompressed size in bytes. */
const STYLESHEET_LIMIT = 36_000;

/** Compressed size in bytes. */
const SCRIPTS_LIMIT = 124_000;

const scriptSizes = new Map<string, number>();

test.for([...visitedPages.map(({ path }) => path), "/search", "/no-such-page"])(
  "%s stays within its size budget for headline, stylesheet and scripts",
  async (path) => {
    const response = await visit(path);
    const html = await response.text();
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const [upToHeadline = "", rest] = html.split(/(?<=<\/h1>)/);
    expect(rest).toBeDefined();
    expect(headers.length + compressedSize(upToHeadline), "up to </h1>, with headers").toBeLessThan(
      UP_TO_HEADLINE_LIMIT,
    );

    const [, stylesheet = ""] = /<style\b[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
    expect(stylesheet.length).toBeGreaterThan(1_000);
    expect(stylesheet.length, "stylesheet").toBeLessThan(STYLESHEET_LIMIT);

    const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
    expect(scripts.length).toBeGreaterThan(5);
    const sizes = scripts.map(sizeOfScript);
    expect(
      sizes.reduce((sum, size) => sum + size),
      "scripts",
    ).toBeLessThan(SCRIPTS_LIMIT);
  },
);

test("the Worker does not read `process`, because loading it takes a sixth of an isolate's first response", () => {
  const scripts = globSync("build/server/**/*.js");
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => /\bprocess\??\.env\b/.test(readFileSync(file, "utf8")))).toEqual([]);
});

function sizeOfScript(path: string): number {
  const size = scriptSizes.get(path) ?? compressedSize(readFileSync(`build/client${path}`));
  scriptSizes.set(path, size);
  return size;
}

/** Compresses with Brotli at Cloudflare's quality. */
function compressedSize(body: string | Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
