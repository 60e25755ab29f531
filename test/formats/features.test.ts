import { globSync, readFileSync } from "node:fs";
import { generate, parse, walk } from "css-tree";
import { expect, test } from "vitest";
import { features } from "web-features";
import { visitedPaths } from "../published.ts";
import { textOf } from "./built-site.ts";
import { NEWER_FEATURES, OWN_NAMES } from "./newer-features.ts";

/** Keys of MDN's browser-compat-data that web-features knows, and whether they are widely available. */
const isWide = new Map<string, boolean>();
const featureOf = new Map<string, string>();
for (const [id, feature] of Object.entries(features)) {
  if (feature.kind !== "feature") continue;
  for (const key of feature.compat_features ?? []) {
    isWide.set(key, (feature.status.by_compat_key?.[key] ?? feature.status).baseline === "high");
    featureOf.set(key, id);
  }
}

/** Members of the DOM and of JavaScript by their names: newer when each that has the name is. */
const members = new Map<string, string[]>();
for (const key of isWide.keys()) {
  if (!/^(api|javascript\.builtins)\./.test(key)) continue;
  const name =
    key
      .split(".")
      .at(-1)
      ?.replace(/_(static|event)$/, "") ?? "";
  members.set(name, [...(members.get(name) ?? []), key]);
}

/** Out: the newer features among the keys. Keys that web-features does not know are none. */
const newer = (keys: Iterable<string>) =>
  [...keys].filter((key) => isWide.get(key) === false).map((key) => featureOf.get(key) ?? "");

function cssKeys(css: string): Set<string> {
  const keys = new Set<string>();
  walk(parse(css), (node) => {
    if (node.type === "Declaration" && !node.property.startsWith("--")) {
      keys.add(`css.properties.${node.property}`);
      for (const [word] of generate(node.value).matchAll(/[a-z][a-z-]*/g)) {
        keys.add(`css.properties.${node.property}.${word}`);
      }
    }
    if (node.type === "Atrule") keys.add(`css.at-rules.${node.name}`);
    if (node.type === "Feature") keys.add(`css.at-rules.media.${node.name}`);
    if (node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector") {
      keys.add(`css.selectors.${node.name}`);
    }
    if (node.type === "NestingSelector") keys.add("css.selectors.nesting");
  });
  return keys;
}

function htmlKeys(html: string): Set<string> {
  const keys = new Set<string>();
  for (const [, element, attributes = ""] of html.matchAll(
    /<([a-z][a-z0-9-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g,
  )) {
    keys.add(`html.elements.${element}`);
    for (const [, name, value] of attributes.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)) {
      keys.add(`html.elements.${element}.${name}`);
      keys.add(`html.elements.${element}.${name}.${value}`);
      keys.add(`html.global_attributes.${name}`);
    }
  }
  return keys;
}

/** Members that the code names, of any object: `.closedBy`, `"closedBy" in`. */
function scriptKeys(script: string): Set<string> {
  const keys = new Set<string>();
  for (const [, one, other] of script.matchAll(/\.([a-zA-Z]{6,})\b|"([a-zA-Z]+)" in /g)) {
    const name = one ?? other ?? "";
    if (one && OWN_NAMES.includes(one)) continue;
    const known = members.get(name) ?? [];
    if (known.length > 0 && known.every((key) => isWide.get(key) === false)) for (const key of known) keys.add(key);
  }
  return keys;
}

test("features that are not widely available are listed with what an engine without them does", async () => {
  const found = new Set<string>();
  const add = (keys: Iterable<string>) => {
    for (const id of newer(keys)) found.add(id);
  };
  for (const path of visitedPaths) {
    const html = await textOf(path);
    for (const [, css = ""] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) add(cssKeys(css));
    add(htmlKeys(html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "")));
  }
  // The site's own code: libraries ask for what they use.
  for (const file of globSync("app/**/*.{ts,tsx,js}")) {
    // Without comments and imports.
    add(scriptKeys(readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, "")));
  }
  expect([...found].toSorted()).toEqual(Object.keys(NEWER_FEATURES).toSorted());
});
