import { env } from "cloudflare:workers";
import { expect, inject, test } from "vitest";
import { SITE, visit } from "./requests.ts";

const PATHS = [...inject("visitedPaths"), "/no-such-page"];

test.for(PATHS)("every <use> of %s has its target", async (path) => {
  const html = await (await visit(path)).text();
  const uses = new Set([...html.matchAll(/<use\b[^>]*? href="([^"]+)"/g)].map(([, href = ""]) => href));
  expect(uses.size).toBeGreaterThan(0);
  const missing = await Promise.all(
    [...uses].map(async (href) => {
      const [file = "", id] = href.split("#");
      const holder = file === "" ? html : await asset(file);
      return holder.includes(`id="${id}"`) ? [] : [href];
    }),
  );
  expect(missing.flat()).toEqual([]);
});

const DRAWINGS = PATHS.filter((path) => path.startsWith("/services/")).map((path) => [path, "drawing"] as const);

test.for([["/", "hero-weave"], ...DRAWINGS])(
  "the colors of %s's drawing are those of the stylesheet",
  async ([path, id]) => {
    const html = await (await visit(path)).text();
    const [, css = ""] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
    const drawings = await asset(new RegExp(`<use href="([^"#]+)#${id}"`).exec(html)?.[1] ?? "");
    const used = new Set([...drawings.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
    expect(used.size).toBeGreaterThan(4);
    expect([...used].filter((name) => !new RegExp(`[{;]${name}:`).test(css))).toEqual([]);
  },
);

async function asset(path: string): Promise<string> {
  return (await env.ASSETS.fetch(`${SITE}${path}`)).text();
}
