/**
 * node scripts/art/technology-icons.ts: draws the brand icon of each technology in content/services/ into
 * public/images/brands/, from simple-icons. --check only reports missing ones.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as simpleIcons from "simple-icons";
import { brandIconUrl } from "../../app/media/brand-icon-url.ts";
import { services } from "../../content/services/index.ts";

const brands = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon]));
const names = new Set(services.flatMap(({ detail }) => detail.technologies.map(({ icon }) => icon)));

const unknown = [...names].filter((name) => !brands.has(name));
if (unknown.length > 0) fail(`simple-icons has no icon named ${unknown.join(", ")}.`);

const file = (name: string) => join("public", brandIconUrl(name));

if (process.argv.includes("--check")) {
  const missing = [...names].filter((name) => !existsSync(file(name)));
  if (missing.length > 0) fail(`The icons of ${missing.join(", ")} are not drawn: run \`npm run art\`.`);
} else {
  mkdirSync(join("public", brandIconUrl(""), ".."), { recursive: true });
  for (const name of names) {
    // The light theme's text color; app/app.css inverts it in the dark theme.
    const path = brands.get(name)?.path;
    writeFileSync(
      file(name),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#12211c"><path d="${path}"/></svg>\n`,
    );
  }
  console.log(`${names.size} brand icons drawn.`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
