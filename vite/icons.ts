import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import tabler from "@iconify-json/tabler/icons.json" with { type: "json" };
import type { Plugin } from "vite";

/**
 * Collects the icons that the site uses in one SVG sprite: `import { iconsUrl } from "virtual:icons"`. In development,
 * every request draws the sprite again.
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
        // Hashes the content here, because the client build and the Worker's build need the same file name.
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

/** An icon name in code or content. */
const NAME = /(?:<Icon name=|\bicon[=:] ?)"([^"]+)"/g;

/**
 * @returns an SVG sprite with a group for each icon
 * @throws if app/ names an icon that does not exist; scripts/content/check.ts finds those of content/
 */
function drawIcons(): string {
  const inContent = filesWithIcons("content").flatMap(({ source }) =>
    [...source.matchAll(NAME)].map(([, name]) => name),
  );
  // Takes every quoted word, because components pass icon names on. Words that only look like icon names cost a few bytes.
  const inApp = filesWithIcons("app").flatMap(({ file, source }) => {
    const unknown = [...source.matchAll(NAME)].find(([, name = ""]) => !(name in tabler.icons));
    if (unknown) throw new Error(`${file}: https://tabler.io/icons has no icon "${unknown[1]}".`);
    return source.match(/(?<=")[a-z0-9-]+(?=")/g);
  });
  const names = new Set([...inContent, ...inApp]);
  const drawn = Object.entries(tabler.icons).filter(([name]) => names.has(name));
  // app.css sets the stroke width in px for every icon size, so the shapes need `vector-effect`, which is not
  // inherited.
  const groups = drawn.map(([name, { body }]) => {
    const shapes = body
      .replaceAll(' stroke-width="2"', "")
      .replaceAll(/<(?=[^g/])\w+/g, '$& vector-effect="non-scaling-stroke"');
    return `<g id="${name}">${shapes}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>`;
}

function filesWithIcons(folder: string): { file: string; source: string }[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`).map((file) => ({ file, source: readFileSync(file, "utf8") }));
  return files.filter(({ source }) => /\bicon\b/i.test(source));
}
