/**
 * Draws the site's icons (app/lib/icons.ts) from Tabler's set into app/icons.svg, one symbol each: node
 * scripts/icons.ts. With --check it only says whether the file is up to date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import tabler from "@iconify-json/tabler/icons.json" with { type: "json" };
import { iconId } from "../app/lib/icon-sheet.ts";
import { ICONS } from "../app/lib/icons.ts";

const FILE = "app/icons.svg";

/** What app/app.css says for all of them, so that it is not said in each. */
const SHARED =
  /\s(?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")(?=[\s/>])/g;

const drawn = tabler.icons as Record<string, { body: string } | undefined>;
const unknown = ICONS.filter((name) => !drawn[name]);
if (unknown.length > 0) fail(`Tabler has no icon named ${unknown.join(", ")}.`);

const symbols = ICONS.map((name) => {
  const body = drawn[name]?.body ?? "";
  // A filled icon has no line around it.
  const shape = name.endsWith("-filled")
    ? body.replace("<path ", '<path stroke="none" ')
    : onePath(body.replaceAll(SHARED, ""));
  return `<symbol id="${iconId(name)}" viewBox="0 0 24 24">${shape}</symbol>`;
});
const sheet = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;

if (process.argv.includes("--check")) {
  if (readFileSync(FILE, "utf8") !== sheet) fail(`${FILE} is not up to date: run \`npm run art\`.`);
} else {
  writeFileSync(FILE, sheet);
  console.log(`${ICONS.length} icons drawn into ${FILE}.`);
}

/** The lines of an icon as one path. A path that begins relatively begins at the origin. */
function onePath(body: string): string {
  return body
    .replaceAll(/<\/?g>/g, "")
    .replaceAll('"/><path d="m', "M0 0m")
    .replaceAll('"/><path d="', "");
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
