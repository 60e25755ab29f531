/** Generates the icons of the interface and of technologies from Tabler Icons and Simple Icons. */
import { writeFileSync } from "node:fs";
import tabler from "@iconify-json/tabler/icons.json" with { type: "json" };
import * as simpleIcons from "simple-icons";
import { colors } from "#app/colors.ts";
import type { Entries } from "#app/entries/entries.ts";
import { brandIconUrl } from "#app/media/picture-sizes.ts";
import { ICONS } from "#content/icons.ts";
import type { GeneratedFile } from "./pictures.ts";

/** Draws the interface's icons into one file, with a group for each. */
export function iconSprite(): GeneratedFile {
  const file = "app/media/icons.svg";
  const group = (name: string) => {
    const { body } = tabler.icons[name as keyof typeof tabler.icons] ?? {};
    if (body === undefined) throw new Error(`https://tabler.io/icons has no icon "${name}".`);
    // app.css sets the stroke width in px for every icon size, so the shapes need `vector-effect`, which is not
    // inherited.
    const shapes = body
      .replaceAll(' stroke-width="2"', "")
      .replaceAll(/<(?=[^g/])\w+/g, '$& vector-effect="non-scaling-stroke"');
    return `<g id="${name}">${shapes}</g>`;
  };
  const draw = () => `<svg xmlns="http://www.w3.org/2000/svg">\n${ICONS.map(group).join("\n")}\n</svg>\n`;
  // The inputs leave out the drawings, because a new version of Tabler Icons must not fail a build.
  return {
    source: "content/icons.ts",
    generator: import.meta.filename,
    outputs: [file],
    inputs: [ICONS],
    make: async () => writeFileSync(file, draw()),
  };
}

/** `viewBox` values that show the first letter of a wordmark, which as a whole would be a few pixels high. */
const FIRST_LETTERS: Record<string, string> = { odoo: "-.1 9.9 6 6", woo: "-.1 6.4 11.2 11.2" };

export function brandIcons({ services }: Entries): GeneratedFile[] {
  const named = new Set(services.flatMap(({ detail }) => detail.technologies.map(({ icon }) => icon)));
  const icons = Object.values(simpleIcons).filter(({ slug }) => named.has(slug));
  return icons.map(({ slug, path }) => {
    const file = `public${brandIconUrl(slug)}`;
    // service.css inverts the color in the dark theme.
    const shape = `<path d="${path}"/>`;
    const viewBox = FIRST_LETTERS[slug] ?? "0 0 24 24";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="${colors.ink.light}">${shape}</svg>\n`;
    // The inputs leave out the path, because a new version of simple-icons must not mark all icons as out of date.
    const make = async () => writeFileSync(file, svg);
    return { generator: import.meta.filename, outputs: [file], inputs: [slug, colors.ink.light], make };
  });
}
