/** node scripts/art/drawings.ts: draws app/patterns/drawings.svg. --check only compares. */
import {
  eightPointStar,
  girihRosette,
  girihTile,
  type Point,
  relativePath,
  repeatedAt,
  round,
  starSquares,
} from "../../app/patterns/girih.ts";
import { REACH_CITIES, REACH_HOME } from "../../app/patterns/reach-places.ts";
import { drawnFile } from "./drawn-file.ts";

drawnFile(
  "app/patterns/drawings.svg",
  `<svg xmlns="http://www.w3.org/2000/svg">
${[...hero(), missingStar(), ...certificationMarks(), ...reachMap(), ...construction()].join("\n")}
</svg>
`,
);

function hero(): string[] {
  const period = 480;
  const { ring, petals, star, cross } = girihRosette({ period, reach: 0 });
  const softStars = ring.filter((_, index) => index !== 1 && index !== 4 && index !== 6);
  const crosses = [0, -period].flatMap((x) => [0, -period].map((y) => [x, y] as const));
  return [
    ...weave("hero", period, 11),
    group("hero-weave", [
      path(petals.join("") + repeatedAt(softStars, star), 'fill="var(--brand-soft)"'),
      path(repeatedAt(crosses, cross), 'fill="var(--accent)"'),
      path(star, 'fill="var(--brand)"'),
      woven("hero", { strap: 11, line: 1.4 }),
      path(eightPointStar(0, 0, 30), 'fill="var(--paper)"'),
      path(eightPointStar(0, 0, 15), 'fill="var(--accent)"'),
    ]),
  ];
}

function missingStar(): string {
  const period = 300;
  const { ring, star, starRadius } = girihRosette({ period, reach: 0 });
  const [[gapX, gapY] = [0, 0]] = ring;
  // The octagon around the missing star, slightly larger, so that the straps end before it.
  const gap = eightPointStar(gapX, gapY, (starRadius + 2) / 0.9239, 0.9239, 22.5);
  const stars = repeatedAt([[0, 0], ...ring.slice(0, 4)], star);
  return [
    ...weave("field", period, 7),
    group("missing-star", [
      `<g transform="translate(${-gapX} ${-gapY})">`,
      path(tiled(stars, period), 'fill="var(--brand-soft)"'),
      woven("field", { strap: 7, line: 1.1 }),
      path(gap, 'fill="var(--paper)"'),
      path(
        repeatedAt([[gapX, gapY]], star),
        'fill="none" stroke="var(--accent)" stroke-width="2" stroke-dasharray="6 5"',
      ),
      "</g>",
    ]),
  ].join("\n");
}

function certificationMarks(): string[] {
  const center = 48;
  const star = (r: number, innerRatio: number, turn = 0) =>
    relativePath(eightPointStar(center, center, r, innerRatio, turn));
  const squares = starSquares(center, center, 62, 3);
  const mark = (name: string, { frame, dashes = "", sign }: { frame: string; dashes?: string; sign: string }) =>
    group(
      name,
      [
        `<path d="${frame}"${dashes} fill="var(--brand-soft)"/>`,
        `<circle cx="${center}" cy="${center}" r="19" fill="var(--surface)"/>`,
        `<circle cx="${center}" cy="${center}" r="23.5" pathLength="16" stroke="var(--accent)" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 2" stroke-dashoffset="1"/>`,
        `<path d="${sign}" stroke="var(--brand)" stroke-width="3.2" stroke-linecap="round"/>`,
      ],
      'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"',
    );
  return [
    mark("mark-quality", {
      frame: squares.upright + squares.turned,
      dashes: ' stroke-dasharray="37.3 7 16.4 0"',
      sign: "M39 48.5L45.5 55 57.5 42",
    }),
    mark("mark-security", {
      frame: star(45, 0.765, 22.5) + star(38, 0.765, 22.5),
      sign: "M43.5 57.5L45.6 49.2A6 6 0 1 1 50.4 49.2L52.5 57.5Z",
    }),
    mark("mark-delivery", {
      frame: star(45, 0.62) + star(45, 0.62, 22.5),
      sign: "M38.5 48H57.5M50 40.5L57.5 48 50 55.5",
    }),
  ];
}

function reachMap(): string[] {
  const { x, y, name } = REACH_HOME;
  const arcs = REACH_CITIES.map((city) => `M${x} ${y}Q${city.via} ${city.x} ${city.y}`).join("");
  const points = REACH_CITIES.map((city) => `M${city.x} ${city.y}h0`).join("");
  const names = REACH_CITIES.map(
    (city) =>
      `<text x="${city.x}" y="${city.y}" dx="${city.dx}" dy="${city.dy}" text-anchor="${city.anchor}" stroke-width=".4em">${city.name}</text>`,
  );
  return [
    group(
      "reach-lines",
      [
        `<path d="${arcs}" stroke-width="1.35" vector-effect="non-scaling-stroke"/>`,
        // Zero-length lines with round caps: dots of one size on every screen.
        `<path d="${points}" stroke-width="8" vector-effect="non-scaling-stroke"/>`,
      ],
      'fill="none" stroke="var(--brand)" stroke-linecap="round"',
    ),
    group(
      "reach-home",
      [`<circle cx="${x}" cy="${y}" r="17" opacity=".25"/>`, path(eightPointStar(x, y, 12, 0.7))],
      'fill="var(--accent)"',
    ),
    group(
      "reach-names",
      [
        ...names,
        `<text x="${x}" y="${y}" dx=".8em" dy="-.55em" font-size="1.15em" font-weight="800" stroke-width=".4em">${name}</text>`,
      ],
      'fill="var(--ink)" stroke="var(--sunken)" stroke-linejoin="round" paint-order="stroke" font-weight="600"',
    ),
  ];
}

/** The star of the octagon in four steps (contact angle 67.5 degrees), for a view box of -100 -100 200 200. */
function construction(): string[] {
  const apothem = 62;
  const steps = [-2 * apothem, 0, 2 * apothem];
  const centers = steps.flatMap((x) => steps.map((y): Point => [x, y]));
  const around = (drawing: string) => relativePath(repeatedAt(centers, drawing));
  const octagon = eightPointStar(0, 0, apothem / Math.cos(Math.PI / 8), Math.cos(Math.PI / 8), 22.5);
  const star = eightPointStar(0, 0, apothem);
  // Every second point of the star is the middle of an edge.
  const points = Array.from(star.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]): Point => [Number(x), Number(y)]);
  const middles = points.filter((_, index) => index % 2 === 0);
  const rays = middles.flatMap(([x, y], k) =>
    [1, -1].map((step) => {
      const [toX, toY] = points.at((2 * k + step) % points.length) ?? [x, y];
      return `M${x} ${y} ${round(x + (toX - x) * 0.72)} ${round(y + (toY - y) * 0.72)}`;
    }),
  );
  // The squares between the octagons: four-pointed stars, from girihTile's corner.
  const { straps, period } = girihTile({ side: 2 * apothem * Math.tan(Math.PI / 8), angle: 67.5 });
  const tiles = steps.flatMap((x) => steps.map((y): Point => [x - period / 2, y - period / 2]));
  const grid = (color: string) => `<use href="#construction-grid" stroke="var(--${color})" stroke-width="1.3"/>`;
  const dots = (r: number) =>
    middles.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--accent)"/>`).join("");
  const step = (number: number, parts: string[]) => group(`construction-${number}`, parts, 'fill="none"');
  return [
    `<path id="construction-grid" d="${around(octagon)}"/>`,
    step(1, [
      `<path d="${relativePath(octagon)}" fill="var(--brand-soft)"/>`,
      grid("brand"),
      `<circle r="${round(apothem / Math.cos(Math.PI / 8))}" stroke="var(--accent)" stroke-width="1.3" stroke-dasharray="3 4"/>`,
      '<circle r="3.5" fill="var(--accent)"/>',
    ]),
    step(2, [grid("field-line"), dots(5)]),
    step(3, [
      grid("line"),
      `<path d="${relativePath(rays.join(""))}" stroke="var(--brand)" stroke-width="2.4" stroke-linecap="round"/>`,
      dots(4),
    ]),
    step(4, [
      `<path d="${relativePath(repeatedAt(tiles, straps))}" stroke="var(--brand)" stroke-width="1.3"/>`,
      `<path d="${relativePath(star)}" fill="var(--brand)"/>`,
      `<path d="${relativePath(eightPointStar(0, 0, 22))}" fill="var(--paper)"/>`,
      `<path d="${relativePath(eightPointStar(0, 0, 11))}" fill="var(--accent)"/>`,
    ]),
  ];
}

/**
 * The straps of girihRosette around 0,0: `{id}-straps` complete, `{id}-over` where they pass over. They overlap by a
 * strap's width.
 */
function weave(id: string, period: number, strap: number): string[] {
  const { ring, star, starOver, rosetteOutline, rosetteOver, cross } = girihRosette({ period, reach: strap * 1.45 });
  const ownStars = ring.slice(0, 4);
  return [
    path(tiled(rosetteOutline + cross + repeatedAt(ownStars, star), period), `id="${id}-straps"`),
    path(tiled(rosetteOver + repeatedAt(ownStars, starOver), period), `id="${id}-over"`),
  ];
}

function woven(id: string, { strap, line }: { strap: number; line: number }): string {
  const layer = (part: string, color: string, width: number, rest = "") =>
    `<use href="#${id}-${part}" stroke="var(--${color})" stroke-width="${Math.round(width * 100) / 100}"${rest}/>`;
  const halo = strap * 1.55;
  const hollow = strap - 2 * line;
  return `<g fill="none">
${layer("straps", "paper", halo)}
${layer("straps", "brand", strap)}
${layer("straps", "surface", hollow)}
${layer("over", "paper", halo)}
${layer("over", "brand", strap)}
${layer("over", "surface", hollow, ' stroke-linecap="square"')}
</g>`;
}

/** One path of nine tiles. As `<use>` of one tile each layer would add 18 elements to the page. */
function tiled(tile: string, period: number): string {
  const steps = [-period, 0, period];
  return repeatedAt(
    steps.flatMap((x) => steps.map((y) => [x, y] as const)),
    tile,
  );
}

function path(drawing: string, attributes = ""): string {
  return `<path d="${relativePath(drawing)}"${attributes && ` ${attributes}`}/>`;
}

function group(id: string, parts: string[], attributes = ""): string {
  return `<g id="${id}"${attributes && ` ${attributes}`}>\n${parts.join("\n")}\n</g>`;
}
