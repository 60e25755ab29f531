import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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

/** Draws each icon whose name is in quotation marks in app/ or content/, and a few that only share a word. */
function drawIcons(): string {
  const files = ["app", "content"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, "utf8"));
  const words = new Set(sources.join().match(/(?<=")[a-z0-9-]+(?=")/g));
  const drawn = Object.entries(tabler.icons).filter(([name]) => words.has(name));
  // The width of strokes comes from app.css, in px at every size. Elements do not inherit `vector-effect`.
  const groups = drawn.map(([name, { body }]) => {
    const shapes = body
      .replaceAll(' stroke-width="2"', "")
      .replaceAll(/<(?=[^g/])\w+/g, '$& vector-effect="non-scaling-stroke"');
    return `<g id="${name}">${shapes}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>`;
}
