/**
 * node scripts/art/icons.ts: writes the icons of app/media/icons.ts from Tabler's set, inline ones into
 * app/media/icon-paths.ts, the others into app/media/icons.svg. --check only compares.
 */
import { readFileSync, writeFileSync } from "node:fs";
import tabler from "@iconify-json/tabler/icons.json" with { type: "json" };
import { FILE_ICONS, INLINE_ICONS } from "../../app/media/icons.ts";
import { CONTENT_ICONS } from "../../content/types.ts";

const drawn = tabler.icons as Record<string, { body: string } | undefined>;
const inFile = [...new Set([...CONTENT_ICONS, ...FILE_ICONS])].sort();
const unknown = [...INLINE_ICONS, ...inFile].filter((name) => !drawn[name]);
if (unknown.length > 0) fail(`Tabler has no icon named ${unknown.join(", ")}.`);

const paths = INLINE_ICONS.map((name) => `  ${/^\w+$/.test(name) ? name : `"${name}"`}: "${lines(name)}",`);
const symbols = inFile.map((name) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${lines(name)}"/></symbol>`);

const files = {
  "app/media/icon-paths.ts": `import type { InlineIcon } from "./icons";

/** The lines of each icon in a square of 24 units. Written by scripts/art/icons.ts from Tabler's set: change that, not this. */
export const ICON_PATHS: Record<InlineIcon, string> = {
${paths.join("\n")}
};
`,
  "app/media/icons.svg": `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
};

for (const [file, text] of Object.entries(files)) {
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) fail(`${file} is not up to date: run \`npm run art\`.`);
}

/** One path: all have the same stroke. A path that starts with a relative move starts at the origin. */
function lines(name: string): string {
  const paths = Array.from(drawn[name]?.body.matchAll(/\sd="([^"]+)"/g) ?? [], ([, path = ""]) => path);
  return paths.map((path, index) => (index > 0 && path.startsWith("m") ? `M0 0${path}` : path)).join("");
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
