import { writeFile } from "node:fs/promises";
import * as simpleIcons from "simple-icons";
import { brandIconUrl } from "../../app/media/brand-icon-url.ts";
import type { ServiceEntry } from "../../content/types.ts";
import type { GeneratedFile } from "./generated-files.ts";

/** The brand icons of the technologies in content/services/. content-rules.ts reports unknown names. */
export function technologyIcons(services: ServiceEntry[]): GeneratedFile[] {
  const named = new Set(services.flatMap(({ detail }) => detail.technologies.map(({ icon }) => icon)));
  return Object.values(simpleIcons)
    .filter(({ slug }) => named.has(slug))
    .map(({ slug, path }) => {
      const file = `public${brandIconUrl(slug)}`;
      // The light theme's text color. technology-grid.css inverts it in the dark theme.
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#12211c"><path d="${path}"/></svg>\n`;
      return { source: file, outputs: [file], madeFrom: [svg], make: () => writeFile(file, svg) };
    });
}
