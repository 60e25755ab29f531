/**
 * The icons of app/media/icons.ts and content/schema/icons.ts from Tabler's set: inline ones in app/media/icon-paths.ts,
 * the others in app/media/icons.svg.
 */
import { readFileSync, writeFileSync } from "node:fs";
import tabler from "@iconify-json/tabler/icons.json" with { type: "json" };
import { closest } from "fastest-levenshtein";
import { FILE_ICONS, INLINE_ICONS } from "../../app/media/icons.ts";
import { CONTENT_ICONS } from "../../content/schema/icons.ts";
import type { Problem } from "./problem.ts";
import { OUT_OF_DATE, type Work } from "./work.ts";

const DRAWN = tabler.icons as Record<string, { body: string } | undefined>;

export function interfaceIconWork(): Work & { problems: Problem[] } {
  const problems = [
    ...unknown("content/schema/icons.ts", CONTENT_ICONS),
    ...unknown("app/media/icons.ts", [...INLINE_ICONS, ...FILE_ICONS]),
  ];
  const files = problems.length > 0 ? {} : iconFiles();
  const stale = Object.entries(files).filter(([file, text]) => readFileSync(file, "utf8") !== text);
  return {
    problems,
    stale: stale.map(([file]) => ({ file, message: OUT_OF_DATE })),
    async make() {
      for (const [file, text] of stale) writeFileSync(file, text);
      return { files: stale.map(([file]) => file), problems: [] };
    },
  };
}

function unknown(file: string, names: readonly string[]): Problem[] {
  return names
    .filter((name) => !DRAWN[name])
    .map((name) => ({
      file,
      message: `names "${name}", which Tabler's set does not have; the nearest is "${closest(name, Object.keys(DRAWN))}".`,
    }));
}

function iconFiles(): Record<string, string> {
  const paths = INLINE_ICONS.map((name) => `  ${/^\w+$/.test(name) ? name : `"${name}"`}: "${lines(name)}",`);
  const inFile = [...new Set([...CONTENT_ICONS, ...FILE_ICONS])].sort();
  const drawn = inFile.map((name) => `<path id="${name}" d="${lines(name)}"/>`);
  return {
    "app/media/icon-paths.ts": `import type { InlineIcon } from "./icons";

/** The lines of each icon in a square of 24 units. Written by \`npm run content\` from Tabler's set: change app/media/icons.ts, not this. */
export const ICON_PATHS: Record<InlineIcon, string> = {
${paths.join("\n")}
};
`,
    "app/media/icons.svg": `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn.join("\n")}\n</svg>\n`,
  };
}

/** One path: all have the same stroke. A path that starts with a relative move starts at the origin. */
function lines(name: string): string {
  const paths = Array.from(DRAWN[name]?.body.matchAll(/\sd="([^"]+)"/g) ?? [], ([, path = ""]) => path);
  return paths.map((path, index) => (index > 0 && path.startsWith("m") ? `M0 0${path}` : path)).join("");
}
