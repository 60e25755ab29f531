import { eightPointStar, type Point } from "../../app/patterns/girih.ts";
import type { Palette } from "./girih-drawing.ts";

/** What the cover of an article shows on its pattern, by the name of the picture; others show the pattern alone. */
const MOTIFS: Record<string, (colors: Palette) => string> = {
  "web-development-future": smallWindow,
  "custom-software-for-startups": builtBoughtGlued,
  "mobile-app-trends-2024": phone,
  "ai-powered-portal-system": answerWithSource,
  "mhs-dubai-office": twoClocks,
  "mhs-ecommerce-partnership": cardAndParcel,
};

/** SVG elements in the middle of a cover of 1600 × 900, or "". */
export function coverMotif(name: string, colors: Palette): string {
  return MOTIFS[name]?.(colors) ?? "";
}

/** A small window inside the large one that was expected. */
function smallWindow({ ground, soft, line, strong, accent }: Palette): string {
  return [
    `<rect x="330" y="130" width="940" height="640" rx="44" fill="${ground[1]}" fill-opacity=".72" stroke="${line}" stroke-width="6" stroke-dasharray="26 20"/>`,
    dots([404, 196], [452, 196], [500, 196], line, ' fill-opacity=".5"'),
    `<path d="M400 640L540 560M1200 640L1060 560M1200 270L1060 330" stroke="${line}" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 20"/>`,
    panel(540, 310, 520, 280, 30, soft, line),
    dots([588, 354], [624, 354], [660, 354], line),
    `<path d="M540 394h520" stroke="${line}" stroke-width="6"/>`,
    star(660, 490, 66, accent),
    bar(772, 466, 220, strong),
    bar(772, 516, 140, line),
  ].join("");
}

/** Build, buy and glue: a star being drawn, one in its box, and two halves held together. */
function builtBoughtGlued({ ground, soft, line, strong, accent }: Palette): string {
  const tile = (x: number) => panel(x, 270, 380, 380, 44, ground[1], line);
  const octagon = eightPointStar(350, 460, 138, 0.9239, 22.5);
  const half = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="${strong}" d="M0-132 27.3-66 93.3-93.3 66-27.3 132 0 66 27.3 93.3 93.3 27.3 66 0 132Z"/></g>`;
  return [
    tile(160),
    `<path d="${octagon}" fill="none" stroke="${line}" stroke-width="5" stroke-opacity=".7"/>`,
    `<path d="${eightPointStar(350, 460, 128)}" fill="none" stroke="${accent}" stroke-width="8" stroke-dasharray="24 16" stroke-linejoin="round"/>`,
    `<circle cx="350" cy="460" r="12" fill="${accent}"/>`,
    tile(610),
    `<path d="M664 420l136-66 136 66v130l-136 66-136-66z" fill="${soft}" stroke="${line}" stroke-width="6" stroke-linejoin="round"/><path d="M664 420l136 66 136-66M800 486v130" fill="none" stroke="${line}" stroke-width="6" stroke-linejoin="round"/>`,
    star(800, 418, 46, accent),
    tile(1060),
    half(1264, 460, 0),
    half(1236, 460, 180),
    `<path d="M1206 420h88M1206 500h88" stroke="${accent}" stroke-width="16" stroke-linecap="round"/>`,
  ].join("");
}

/** Six trends on a phone, and the receipt of what they cost. */
function phone({ ground, soft, line, strong, accent }: Palette): string {
  const places = [260, 430, 600].flatMap((y, row) =>
    [694, 906].map((x, column) => ({ x, y, isBold: (row + column) % 2 === 0 })),
  );
  return [
    panel(570, 60, 460, 900, 74, ground[1], line),
    `<rect x="600" y="92" width="400" height="840" rx="50" fill="${soft}"/>`,
    `<rect x="740" y="116" width="120" height="24" rx="12" fill="${ground[1]}"/>`,
    ...places.map(
      ({ x, y, isBold }) =>
        `<rect x="${x - 76}" y="${y - 76}" width="152" height="152" rx="38" fill="${ground[1]}" fill-opacity=".55"/>${star(x, y, 54, isBold ? accent : strong)}`,
    ),
    `<rect x="618" y="716" width="364" height="120" rx="38" fill="${accent}"/>`,
    bar(668, 776, 110, ground[1]),
    `<path d="M890 776l22 22 42-48" fill="none" stroke="${ground[1]}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join("");
}

/** An answer, and the line of the document it comes from. */
function answerWithSource({ ground, soft, line, strong, accent }: Palette): string {
  const rows = [260, 330, 470, 540, 610].map((y, index) =>
    bar(350, y, [260, 300, 290, 220, 270][index] ?? 0, line, ' stroke-opacity=".45"'),
  );
  return [
    `<path d="M330 150h290l110 110v490q0 30-30 30H330q-30 0-30-30V180q0-30 30-30z" fill="${ground[1]}" stroke="${line}" stroke-width="6" stroke-linejoin="round"/><path d="M620 150v80q0 30 30 30h80" fill="${soft}" stroke="${line}" stroke-width="6" stroke-linejoin="round"/>`,
    ...rows,
    `<rect x="328" y="370" width="374" height="60" rx="18" fill="${accent}"/>`,
    `<path d="M356 400h250" stroke="${ground[1]}" stroke-width="16" stroke-linecap="round"/>`,
    `<path d="M702 400h70q30 0 30 30v10" fill="none" stroke="${accent}" stroke-width="8" stroke-dasharray="20 16"/>`,
    `<path d="M850 290h420q44 0 44 44v230q0 44-44 44H960l-84 84v-84h-26q-44 0-44-44V334q0-44 44-44z" fill="${soft}" stroke="${line}" stroke-width="6" stroke-linejoin="round"/>`,
    star(908, 392, 56, strong),
    star(908, 392, 22, ground[1]),
    bar(1000, 372, 240, line),
    bar(1000, 422, 180, line),
    `<rect x="866" y="494" width="190" height="60" rx="30" fill="${accent}"/><path d="M906 524h110" stroke="${ground[1]}" stroke-width="14" stroke-linecap="round"/>`,
  ].join("");
}

/** Two clocks an hour apart, with a line from city to city. */
function twoClocks({ ground, soft, line, strong, accent }: Palette): string {
  const clock = (x: number, y: number, r: number, ring: string, hour: number) => {
    const at = (degrees: number, length: number) => {
      const angle = ((degrees - 90) * Math.PI) / 180;
      return `${Math.round(x + length * Math.cos(angle))} ${Math.round(y + length * Math.sin(angle))}`;
    };
    const ticks = Array.from({ length: 12 }, (_, k) => `M${at(k * 30, r * 0.52)}L${at(k * 30, r * 0.57)}`).join("");
    return [
      `<path d="${eightPointStar(x, y, r, 0.765)}" fill="${ring}" stroke="${ground[1]}" stroke-width="10" stroke-linejoin="round"/>`,
      `<circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="${soft}"/>`,
      `<path d="${ticks}" stroke="${line}" stroke-width="8" stroke-linecap="round"/>`,
      `<path d="M${at(hour * 30, r * 0.32)}L${x} ${y}L${at(0, r * 0.46)}" fill="none" stroke="${line}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/>`,
      `<circle cx="${x}" cy="${y}" r="14" fill="${ring}"/>`,
    ].join("");
  };
  return [
    `<path d="M500 520Q800 60 1110 330" fill="none" stroke="${ground[0]}" stroke-width="30"/><path d="M500 520Q800 60 1110 330" fill="none" stroke="${accent}" stroke-width="10" stroke-dasharray="2 26" stroke-linecap="round"/>`,
    clock(500, 540, 240, strong, 9),
    clock(1120, 390, 280, accent, 10),
  ].join("");
}

/** A payment goes to the parcel and comes back with it. */
function cardAndParcel({ ground, soft, line, strong, accent }: Palette): string {
  const arrow = (d: string, head: string, color: string) =>
    `<path d="${d}" fill="none" stroke="${ground[0]}" stroke-width="36" stroke-linecap="round"/><path d="${d}${head}" fill="none" stroke="${color}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>`;
  return [
    arrow("M560 270Q800 100 1040 250", "m-52-8 52 8-2-54", accent),
    arrow("M1040 690Q800 830 560 660", "m52 6-52-6 4 52", strong),
    panel(290, 310, 480, 310, 38, accent, line),
    `<path d="M290 380h480v66H290z" fill="${line}"/>`,
    `<path d="M293 384h474v58H293z" fill="${ground[1]}"/>`,
    bar(350, 530, 150, soft),
    star(682, 536, 44, strong),
    `<path d="M840 400l220-96 220 96v216l-220 104-220-104z" fill="${soft}" stroke="${line}" stroke-width="6" stroke-linejoin="round"/><path d="M840 400l220 104v216l-220-104z" fill="${ground[1]}" stroke="${line}" stroke-width="6" stroke-linejoin="round"/><path d="M1060 504l220-104" stroke="${line}" stroke-width="6"/><path d="M930 361l220 104v70l50-24v-70L980 339z" fill="${strong}"/>`,
    star(948, 566, 50, accent),
  ].join("");
}

function panel(x: number, y: number, w: number, h: number, r: number, fill: string, line: string): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" stroke="${line}" stroke-width="6"/>`;
}

function star(x: number, y: number, r: number, fill: string): string {
  return `<path d="${eightPointStar(x, y, r)}" fill="${fill}"/>`;
}

function bar(x: number, y: number, width: number, color: string, rest = ""): string {
  return `<path d="M${x} ${y}h${width}" stroke="${color}" stroke-width="22" stroke-linecap="round"${rest}/>`;
}

function dots(a: Point, b: Point, c: Point, color: string, rest = ""): string {
  return [a, b, c].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="${color}"${rest}/>`).join("");
}
