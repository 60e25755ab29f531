/** The brand icons of the technologies in content/services/, in public/images/brands/, from simple-icons. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brandIconUrl } from "../../app/media/brand-icon-url.ts";
import type { ContentEntries } from "./read-content.ts";
import { LEFT_OVER, MISSING, type Work, type WorkOptions } from "./work.ts";

const FOLDER = join("public", brandIconUrl(""), "..");

/** In: entries that are valid. A name that simple-icons does not have is a mistake for content-rules.ts. */
export async function technologyIconWork({ services }: ContentEntries, { isComplete }: WorkOptions): Promise<Work> {
  const named = new Set(services.flatMap(({ detail }) => detail.technologies.map(({ icon }) => icon)));
  const undrawn = [...named].filter((name) => !existsSync(fileOf(name)));
  // 5 MB, read only when one is missing.
  const icons = undrawn.length > 0 ? Object.values(await import("simple-icons")) : [];
  const missing = icons.filter((icon) => "slug" in icon).filter(({ slug }) => undrawn.includes(slug));
  const files = new Set([...named].map(fileOf));
  const present = isComplete && existsSync(FOLDER) ? readdirSync(FOLDER).map((name) => join(FOLDER, name)) : [];
  const leftovers = present.filter((file) => !files.has(file));
  return {
    stale: [
      ...missing.map(({ slug }) => ({ file: fileOf(slug), message: MISSING })),
      ...leftovers.map((file) => ({ file, message: LEFT_OVER })),
    ],
    async make() {
      mkdirSync(FOLDER, { recursive: true });
      for (const { slug, path } of missing) {
        // The light theme's text color; service.css inverts it in the dark theme.
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#12211c"><path d="${path}"/></svg>\n`;
        writeFileSync(fileOf(slug), svg);
      }
      for (const file of leftovers) rmSync(file);
      return { files: [...missing.map(({ slug }) => fileOf(slug)), ...leftovers], problems: [] };
    },
  };
}

function fileOf(name: string): string {
  return join("public", brandIconUrl(name));
}
