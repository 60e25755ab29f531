/**
 * Writes the lines of the site's icons (app/lib/icons.ts) from Tabler's set into app/media/icon-paths.ts: node
 * scripts/icons.ts. With --check it only says whether the file is up to date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import tabler from "@iconify-json/tabler/icons.json" with { type: "json" };
import { ICONS } from "../app/lib/icons.ts";

const FILE = "app/media/icon-paths.ts";

const drawn = tabler.icons as Record<string, { body: string } | undefined>;
const unknown = ICONS.filter((name) => !drawn[name]);
if (unknown.length > 0) fail(`Tabler has no icon named ${unknown.join(", ")}.`);

const lines = ICONS.map((name) => {
  const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
  return `  ${key}: "${onePath(drawn[name]?.body ?? "")}",`;
});
const module = `import type { SiteIcon } from "../lib/icons";

/** The lines of each icon in a square of 24 units. Written by scripts/icons.ts from Tabler's set: change that, not this. */
export const ICON_PATHS: Record<SiteIcon, string> = {
${lines.join("\n")}
};
`;

if (process.argv.includes("--check")) {
  if (readFileSync(FILE, "utf8") !== module) fail(`${FILE} is not up to date: run \`npm run art\`.`);
} else {
  writeFileSync(FILE, module);
  console.log(`${ICONS.length} icons written into ${FILE}.`);
}

/**
 * The paths of an icon as one: all have the same stroke, and a dot is filled by it. A path that begins relatively
 * begins at the origin.
 */
function onePath(body: string): string {
  const paths = Array.from(body.matchAll(/\sd="([^"]+)"/g), ([, path = ""]) => path);
  return paths.map((path, index) => (index > 0 && path.startsWith("m") ? `M0 0${path}` : path)).join("");
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
