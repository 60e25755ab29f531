import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "#app/document/content-security-policy.ts";

/** Hosts that visitors open as links, and names of formats. Pages request nothing from them. */
const LINKS = ["wa.me", "www.linkedin.com"];
const NAMES = ["www.w3.org", "schema.org", "www.sitemaps.org", "purl.org"];

test("components, styles and drawings name only sites that the policy allows, or that visitors open as links", () => {
  const found = globSync("app/**/*.{ts,tsx,css,svg}").flatMap((file) => {
    const source = readFileSync(file, "utf8").replaceAll(/^\s*(\/\/|\*|\/\*).*$|<!--.*?-->/gm, "");
    return [...source.matchAll(/["'`(](?:https?:)?\/\/([\w.-]+\.\w+)/g)].map(([, host = ""]) => `${file}: ${host}`);
  });
  expect(found.length).toBeGreaterThan(5);
  const policy = contentSecurityPolicy("");
  const isKnown = (host = "") => policy.includes(` https://${host}`) || [...LINKS, ...NAMES].includes(host);
  const unknown = found.filter((line) => !isKnown(line.split(": ")[1]));
  expect(unknown, "pages may load only what app/document/content-security-policy.ts allows").toEqual([]);
});
