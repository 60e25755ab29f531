import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import tabler from "@iconify-json/tabler/icons.json" with { type: "json" };
import type { Plugin } from "vite";

/**
 * Draws the site's icons into one file, whose address is `import { iconsUrl } from "virtual:icons"`. In development
 * each page load draws the file again.
 */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: { filter: { id: /^virtual:icons$/ }, handler: () => "\0virtual:icons" },
    load: {
      filter: { id: /^\0virtual:icons$/ },
      handler() {
        if (this.environment.mode !== "build") return 'export const iconsUrl = "/icons.svg";';
        const source = drawIcons();
        // Hashed here, because the browser's build and the Worker's must agree on the name.
        const fileName = `assets/icons-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.svg`;
        if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source });
        return `export const iconsUrl = "/${fileName}";`;
      },
    },
    configureServer(server) {
      server.middlewares.use("/icons.svg", (_, response) => {
        response.setHeader("Content-Type", "image/svg+xml").setHeader("Cache-Control", "no-store").end(drawIcons());
      });
    },
  };
}

/** Words in a file that shows icons: in app/ all, because components pass names on; in content/ those of the field. */
const NAMES = { app: /(?<=")[a-z0-9-]+(?=")/g, content: /(?<=\bicon: ")[a-z0-9-]+(?=")/g };

/** Draws the icons with these names, a few of which only share a word. */
function drawIcons(): string {
  const words = Object.entries(NAMES).flatMap(([folder, names]) => {
    const sources = globSync(`${folder}/**/*.{ts,tsx}`).map((file) => readFileSync(file, "utf8"));
    return sources.filter((source) => /\bicon\b/i.test(source)).flatMap((source) => source.match(names) ?? []);
  });
  const drawn = Object.entries(tabler.icons).filter(([name]) => words.includes(name));
  // The width of strokes comes from app.css, in px at every size. Elements do not inherit `vector-effect`.
  const groups = drawn.map(([name, { body }]) => {
    const shapes = body
      .replaceAll(' stroke-width="2"', "")
      .replaceAll(/<(?=[^g/])\w+/g, '$& vector-effect="non-scaling-stroke"');
    return `<g id="${name}">${shapes}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>`;
}
