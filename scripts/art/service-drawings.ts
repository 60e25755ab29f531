/**
 * node scripts/art/service-drawings.ts: draws app/routes/services/drawings/<slug>.svg, one a service. --check only
 * compares. Text is 18 units or larger: 10 px where the drawing is 320 px wide.
 */
import tabler from "@iconify-json/tabler/icons.json" with { type: "json" };
import {
  eightPointStar,
  girihRosette,
  type Point,
  relativePath,
  repeatedAt,
  rosetteTile,
} from "../../app/patterns/girih.ts";
import { drawnFile } from "./drawn-file.ts";

const WIDTH = 560;
const HEIGHT = 420;

write("web-development", { ground: "brand-soft", line: "brand", focus: [500, 70], period: 300 }, web());
write("mobile-app-development", { ground: tint("lapis", 14), line: "lapis", focus: [26, 346], period: 320 }, mobile());
write(
  "portal-management-systems",
  { ground: tint("brand", 20), line: "brand", focus: [78, 356], period: 260 },
  portal(),
);
write(
  "software-consultancy",
  { ground: tint("lapis", 22), line: "lapis", focus: [280, 210], period: 320 },
  consultancy(),
);
write("e-commerce-solutions", { ground: tint("accent", 16), line: "accent", focus: [530, 18], period: 250 }, shop());
write("custom-solutions", { ground: tint("accent", 10), line: "accent", focus: [500, 90], period: 280 }, custom());

/** A page whose fields an editor fills in: the field beside it and the heading are one. */
function web(): string[] {
  const [ink, sky] = ["var(--brand)", tint("lapis", 26)];
  const arch = (x: number) =>
    `<path d="M${x} 264v-50q0-22 24-36q24 14 24 36v50z" fill="var(--surface)"/><path d="M${x + 9} 264v-46q0-17 15-28q15 11 15 28v46z" fill="${tint("accent", 62)}"/><path d="M${x + 9} 232h30M${x + 24} 192v72" stroke="var(--surface)" stroke-width="3"/>`;
  return [
    panel(28, 38, 428, 420, 16),
    `<path d="M28 76V54q0-16 16-16h396q16 0 16 16v22z" fill="var(--sunken)"/>`,
    line("M28 76h428", "line", 1.5),
    dots([50, 57], [66, 57], [82, 57]),
    box(150, 46, 184, 22, 11, "surface"),
    star(62, 98, 13, "brand"),
    text("Books", 88, 104),
    text("Rooms", 158, 104, { fill: "muted" }),
    text("Visit", 236, 104, { fill: "muted" }),
    `<rect x="50" y="124" width="384" height="150" rx="10" fill="${sky}"/>`,
    `<circle cx="112" cy="168" r="22" fill="var(--accent)"/>`,
    `<path d="M50 250q60-34 120-16t110-12 154 22v20q0 10-10 10H60q-10 0-10-10z" fill="${tint("brand", 48)}"/>`,
    `<path d="M204 168q0-26 40-40q40 14 40 40z" fill="var(--accent)"/>`,
    `<path d="M144 264v-84q0-12 12-12h176q12 0 12 12v84z" fill="${tint("brand", 86)}"/>`,
    arch(158),
    arch(220),
    arch(282),
    `<path d="M130 262h230v12H130z" fill="${tint("ink", 60)}"/>`,
    text("New reading room", 52, 325, { size: 30, weight: 800, tight: true }),
    `<rect x="42" y="292" width="282" height="46" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="6 4"/>`,
    ...[
      [42, 292],
      [324, 292],
      [42, 338],
      [324, 338],
    ].map(([x = 0, y = 0]) => box(x - 4, y - 4, 8, 8, 1, "surface", "brand", 2)),
    words(52, 364, 230),
    words(52, 386, 250),
    words(52, 408, 180),
    panel(348, 176, 188, 208, 14),
    line("M328 315h6q8 0 8-8v-59q0-8 8-8h14", "brand", 2, ' stroke-dasharray="6 4"'),
    text("Heading", 366, 208, { fill: "muted" }),
    box(364, 220, 156, 40, 8, "paper", "brand", 2),
    text("reading room", 374, 246),
    line("M494 230v20", "brand", 2),
    text("Picture", 366, 290, { fill: "muted" }),
    `<rect x="472" y="270" width="48" height="32" rx="6" fill="${sky}"/><path d="M472 296l14-14 10 9 8-6 16 14v1q0 6-6 6h-36q-6 0-6-6z" fill="${tint("brand", 70)}"/>`,
    button(364, 320, 156, 46, "Publish"),
  ];
}

/** The same app without a signal, and a visit that is recorded in it. */
function mobile(): string[] {
  const visit = (y: number, name: string, mark: string) =>
    [
      box(88, y, 172, 56, 12, "surface", "line"),
      mark === "now"
        ? `<circle cx="114" cy="${y + 28}" r="13" fill="none" stroke="var(--accent)" stroke-width="3" stroke-dasharray="5 4"/>`
        : tick(114, y + 28, 13),
      text(name, 138, y + 34),
    ].join("");
  return [
    phone(70, 52, 208),
    text("Today", 90, 118, { size: 28, weight: 800, tight: true }),
    `<rect x="88" y="134" width="172" height="42" rx="12" fill="${tint("accent", 18)}"/>`,
    icon("wifi-off", 98, 144, 22, "accent-ink"),
    text("No signal", 130, 161, { fill: "accent-ink", weight: 700 }),
    visit(190, "Shop 12", "done"),
    visit(256, "Shop 14", "done"),
    visit(322, "Shop 15", "now"),
    visit(388, "Shop 18", "now"),
    line("M262 350C300 350 284 262 314 262", "accent", 2.5, ' stroke-dasharray="2 7" stroke-linecap="round"'),
    phone(302, 30, 208),
    icon("arrow-left", 318, 76, 24, "muted"),
    text("Shop 15", 350, 96, { size: 22, weight: 800, tight: true }),
    `<rect x="320" y="112" width="172" height="132" rx="14" fill="${tint("lapis", 30)}"/>`,
    `<path d="M344 244v-78h124v78z" fill="var(--surface)"/><path d="M336 142h140v20q0 12-14 12t-14-12q0 12-14 12t-14-12q0 12-14 12t-14-12q0 12-14 12t-14-12q0 12-14 12t-14-12z" fill="var(--brand)"/><path d="M364 162q0 12-14 12t-14-12v-20h28zM420 162q0 12-14 12t-14-12v-20h28zM476 162q0 12-14 12t-14-12v-20h28z" fill="${tint("brand", 22)}"/>`,
    `<rect x="356" y="190" width="54" height="54" fill="${tint("lapis", 62)}"/><path d="M362 216h42M362 236h42" stroke="var(--surface)" stroke-width="3"/><path d="M366 216v-10h8v10zM380 216v-14h7v14zM392 216v-8h9v8z" fill="var(--accent)"/><rect x="424" y="190" width="32" height="54" rx="2" fill="${tint("accent", 66)}"/>`,
    ...["M332 130v-8h8", "M480 130v-8h-8", "M332 226v8h8", "M480 226v8h-8"].map((d) => line(d, "surface", 3)),
    tick(332, 274, 11),
    text("Photo taken", 352, 280),
    tick(332, 310, 11),
    text("Stock counted", 352, 316),
    button(320, 342, 172, 50, "Save visit"),
    words(372, 412, 68),
  ];
}

/** Who may do what, and the way of one case through the hands of four. */
function portal(): string[] {
  const columns = [222, 322, 424];
  const rights: [string, string][] = [
    ["See own case", "yyy"],
    ["See all cases", "nyy"],
    ["Approve", "nyy"],
    ["Set the rights", "nny"],
  ];
  return [
    panel(34, 32, 458, 256, 16),
    text("Rights", 58, 72, { size: 24, weight: 800, tight: true }),
    ...["Client", "Staff", "Office"].map((name, index) =>
      text(name, columns[index] ?? 0, 72, { anchor: "middle", fill: "muted", weight: 700 }),
    ),
    ...rights.flatMap(([name, marks], row) => {
      const y = 116 + row * 44;
      return [
        line(`M58 ${y - 24}h410`, "line", 1.5),
        text(name, 58, y + 4),
        ...columns.map((x, column) =>
          marks[column] === "y" ? tick(x, y - 2, 12) : line(`M${x - 7} ${y - 2}h14`, "field-line", 3),
        ),
      ];
    }),
    panel(150, 270, 384, 126, 16),
    text("Case 204", 174, 307, { size: 22, weight: 800, tight: true }),
    `<rect x="374" y="285" width="138" height="32" rx="16" fill="${tint("accent", 18)}"/>`,
    text("due Friday", 443, 307, { anchor: "middle", fill: "accent-ink", weight: 700 }),
    line("M192 354h120", "brand", 4),
    line("M312 354h76", "field-line", 3, ' stroke-dasharray="3 7" stroke-linecap="round"'),
    tick(192, 354, 18),
    tick(252, 354, 18),
    `<circle cx="312" cy="354" r="21" fill="${tint("accent", 18)}" stroke="var(--accent)" stroke-width="3"/>`,
    text("SK", 312, 360, { anchor: "middle", fill: "accent-ink", weight: 800 }),
    button(384, 331, 128, 46, "Approve"),
  ];
}

/** A plan of a system with one decision on it: the star stands at the fork. */
function consultancy(): string[] {
  const part = (x: number, y: number, w: number, name: string, rest = "") =>
    `<rect x="${x}" y="${y}" width="${w}" height="52" rx="10" fill="var(--surface)" stroke="var(--ink)" stroke-width="2"${rest}/>${text(name, x + w / 2, y + 32, { anchor: "middle", weight: 700 })}`;
  const grid = Array.from({ length: 18 }, (_, i) => `M${54 + i * 26} 40v348`)
    .concat(Array.from({ length: 13 }, (_, i) => `M36 ${58 + i * 26}h488`))
    .join("");
  return [
    `<rect x="44" y="48" width="480" height="352" rx="6" fill="var(--backdrop)" opacity=".12"/>`,
    `<rect x="36" y="40" width="488" height="348" rx="6" fill="var(--surface)" stroke="var(--line)" stroke-width="1.5"/>`,
    line(grid, "line", 1, ' opacity=".55"'),
    part(60, 74, 104, "Website"),
    part(60, 180, 104, "Till"),
    line("M164 100h36q14 0 14 14v24", "ink", 2.2),
    line("M164 206h36q14 0 14-14v-24", "ink", 2.2),
    part(188, 126, 92, "Orders"),
    `<path d="M202 300v46a32 11 0 0 0 64 0v-46" fill="var(--surface)" stroke="var(--ink)" stroke-width="2"/><ellipse cx="234" cy="300" rx="32" ry="11" fill="var(--surface)" stroke="var(--ink)" stroke-width="2"/>`,
    line("M202 322a32 11 0 0 0 64 0", "ink", 2),
    line("M234 178v102m-6-9 6 9 6-9", "ink", 2.2),
    line("M280 152h36", "ink", 2.2),
    star(344, 152, 34, "accent"),
    text("3", 344, 160, { anchor: "middle", size: 22, weight: 800, fill: "surface" }),
    line("M364 132q18-32 50-32m-9-6 9 6-9 6", "brand", 4),
    line("M364 172q18 34 50 34m-9-6 9 6-9 6", "muted", 2.2, ' stroke-dasharray="5 6"'),
    `<rect x="418" y="70" width="88" height="60" rx="10" fill="var(--brand)"/>`,
    text("Buy", 452, 107, { anchor: "middle", size: 22, weight: 800, fill: "on-brand" }),
    `<circle cx="504" cy="72" r="15" fill="var(--surface)"/>`,
    tick(504, 72, 12),
    part(418, 180, 88, "Build", ' stroke-dasharray="5 6" stroke-opacity=".55"'),
    `<path d="M324 246h174v128H302V268z" fill="${tint("accent", 20)}"/><path d="M324 246v22h-22z" fill="${tint("accent", 50)}"/>`,
    text("Decision 3", 326, 292, { weight: 800, size: 20 }),
    text("Buy the ledger,", 326, 322),
    text("build the orders.", 326, 348),
    `<g transform="translate(72 398) rotate(-38)"><path d="M0 0l26-11h108v22H26z" fill="${tint("accent", 30)}"/><path d="M26-11h108v22H26z" fill="var(--accent)"/><path d="M26-4h108v8H26z" fill="${tint("accent", 66)}"/><path d="M134-11h16q9 0 9 11t-9 11h-16z" fill="var(--brand)"/><path d="M0 0l10-4.2v8.4z" fill="var(--ink)"/></g>`,
  ];
}

/** Two things in a basket, their sum, the receipt and the parcel. */
function shop(): string[] {
  const item = (y: number, name: string, price: string) =>
    [
      `<rect x="52" y="${y}" width="72" height="72" rx="12" fill="${tint("accent", 16)}"/>`,
      text(name, 142, y + 31, { weight: 700 }),
      text(price, 142, y + 57, { fill: "muted" }),
      `<rect x="264" y="${y + 18}" width="50" height="36" rx="18" fill="none" stroke="var(--field-line)" stroke-width="1.5"/>`,
      text("1", 289, y + 42, { anchor: "middle", weight: 700 }),
    ].join("");
  const teeth = Array.from({ length: 9 }, () => "l-10 10-10-10").join("");
  return [
    panel(30, 36, 308, 352, 16),
    text("Your basket", 52, 78, { size: 24, weight: 800, tight: true }),
    item(98, "Blue bowl", "Rs 2,400"),
    `<path d="M64 128h48q0 26-16 32v4H80v-4q-16-6-16-32z" fill="var(--lapis)"/><path d="M67 139l6 6 6-6 6 6 6-6 6 6 6-6 5 5" fill="none" stroke="var(--surface)" stroke-width="2.5" stroke-linejoin="round"/>`,
    item(188, "Lantern", "Rs 4,600"),
    `<path d="M76 208a12 10 0 0 1 24 0" fill="none" stroke="var(--ink)" stroke-width="2.5"/><path d="M72 218l16-12 16 12z" fill="var(--brand)"/><path d="M73 218h30l-4 30H77z" fill="var(--accent)"/><path d="M88 220l3 8 8 3-8 3-3 10-3-10-8-3 8-3z" fill="var(--surface)"/><path d="M73 248h30v5H73z" fill="var(--brand)"/>`,
    line("M52 282h262", "line", 1.5),
    text("Total", 52, 312, { fill: "muted" }),
    text("Rs 7,000", 314, 313, { anchor: "end", size: 22, weight: 800 }),
    button(52, 330, 262, 46, "Pay Rs 7,000"),
    `<path d="M352 72h180v214${teeth}z" fill="var(--backdrop)" opacity=".1" transform="translate(4 8)"/>`,
    `<path d="M352 68h180v214${teeth}z" fill="var(--surface)"/>`,
    tick(442, 106, 20),
    text("Paid", 442, 158, { anchor: "middle", size: 26, weight: 800, tight: true }),
    line("M372 178h140", "field-line", 2, ' stroke-dasharray="5 5"'),
    text("Order", 372, 208, { fill: "muted" }),
    text("318", 512, 208, { anchor: "end", weight: 700 }),
    text("Parcel", 372, 238, { fill: "muted" }),
    text("packed", 512, 238, { anchor: "end", weight: 700 }),
    words(372, 262, 140),
    `<path d="M394 330l74-26 74 26v92l-74 26-74-26z" fill="var(--backdrop)" opacity=".1" transform="translate(6 8)"/>`,
    `<path d="M394 330l74 26v92l-74-26z" fill="${tint("accent", 62)}"/><path d="M542 330l-74 26v92l74-26z" fill="${tint("accent", 84)}"/><path d="M394 330l74-26 74 26-74 26z" fill="${tint("accent", 38)}"/><path d="M424 319.500l74 26v22l16-5.600v-22l-74-26z" fill="var(--surface)" opacity=".75"/>`,
    `<path d="M406 350l42 15v38l-42-15z" fill="var(--surface)"/><path d="M412 361v20M418 363v20M422 364.500v20M430 367.500v20M434 369v20M441 371.500v18" stroke="var(--ink)" stroke-width="2.4"/>`,
  ];
}

/** A tool put together from parts that fit; the last one is about to be set in. */
function custom(): string[] {
  /** With a tab on the sides that `tabs` names, and a notch where it names them in capitals. */
  const [w, h, r] = [196, 152, 17];
  const side = (length: number, kind: "tab" | "notch" | "flat", [dx, dy]: Point) => {
    const [half, sweep] = [length / 2 - r, kind === "tab" ? 1 : 0];
    if (kind === "flat") return `l${dx * length} ${dy * length}`;
    return `l${dx * half} ${dy * half}a${r} ${r} 0 1 ${sweep} ${dx * 2 * r} ${dy * 2 * r}l${dx * half} ${dy * half}`;
  };
  type Side = "tab" | "notch" | "flat";
  const outline = (x: number, y: number, [top, right, bottom, left]: [Side, Side, Side, Side]) =>
    `M${x} ${y}${side(w, top, [1, 0])}${side(h, right, [0, 1])}${side(w, bottom, [-1, 0])}${side(h, left, [0, -1])}z`;
  const piece = (d: string, color: string) =>
    `<path d="${d}" fill="${color}" stroke="var(--brand)" stroke-width="2.5" stroke-linejoin="round"/>`;
  const [left, top, middle, center] = [62, 52, 62 + w, 52 + h];
  const last = outline(0, 0, ["notch", "flat", "flat", "notch"]);
  return [
    `<path d="M${left + 6} ${top + 12}h${2 * w}v${h}h${-w}v${h}h${-w}z" fill="var(--backdrop)" opacity=".12"/>`,
    piece(outline(left, top, ["flat", "tab", "notch", "flat"]), "var(--surface)"),
    piece(outline(middle, top, ["flat", "flat", "tab", "notch"]), "var(--surface)"),
    piece(outline(left, center, ["tab", "tab", "flat", "flat"]), tint("brand", 18)),
    `<path d="M${middle} ${center}${side(w, "notch", [1, 0])}${side(h, "flat", [0, 1])}l${-w} 0" fill="none" stroke="var(--brand)" stroke-width="2" stroke-dasharray="6 6"/>`,
    icon("mail", left + 20, top + 20, 30, "brand"),
    text("Orders in", left + 60, top + 43, { weight: 800, size: 20 }),
    words(left + 22, top + 78, 118),
    words(left + 22, top + 100, 92),
    words(left + 22, top + 122, 50),
    text("Price rules", middle + 36, top + 43, { weight: 800, size: 20 }),
    text("under 1 t", middle + 36, top + 84, { fill: "muted" }),
    line(`M${middle + 124} ${top + 78}h22m-6-5 6 5-6 5`, "accent", 2.5),
    icon("receipt", middle + 154, top + 65, 26, "brand"),
    text("over 1 t", middle + 36, top + 122, { fill: "muted" }),
    line(`M${middle + 124} ${top + 116}h22m-6-5 6 5-6 5`, "accent", 2.5),
    icon("user-check", middle + 154, top + 103, 26, "brand"),
    icon("receipt", left + 20, center + 46, 30, "brand"),
    text("Quote", left + 60, center + 69, { weight: 800, size: 20 }),
    text("Rs 48,200", left + 22, center + 118, { size: 26, weight: 800, tight: true }),
    `<g transform="translate(${middle + 46} ${center + 34}) rotate(7)"><path d="${last}" fill="var(--backdrop)" opacity=".14" transform="translate(4 10)"/><path d="${last}" fill="var(--brand)" stroke="var(--surface)" stroke-width="2.5" stroke-linejoin="round"/>${icon("user-check", 36, 56, 34, "on-brand")}${text("A person", 80, 74, { fill: "on-brand", weight: 800, size: 20 })}${text("for odd cases", 36, 118, { fill: "on-brand" })}</g>`,
  ];
}

interface Ground {
  ground: string;
  line: string;
  focus: Point;
  period: number;
}

function write(slug: string, { ground, line: color, focus, period }: Ground, parts: string[]): void {
  const { ring, star: point, petals } = girihRosette({ period, reach: 0 });
  const steps = [-2, -1, 0, 1, 2].map((step) => (step - 0.5) * period);
  const tiles = steps.flatMap((dx) => steps.map((dy): Point => [focus[0] + dx, focus[1] + dy]));
  const inSight = tiles.filter(([x, y]) => x > -period && y > -period && x < WIDTH && y < HEIGHT);
  const around = (drawing: string) => relativePath(repeatedAt([focus], drawing));
  const fill = color.startsWith("var") ? color : `var(--${color})`;
  drawnFile(
    `app/routes/services/drawings/${slug}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg">
<g id="drawing" font-weight="600">
<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${ground.includes("(") ? ground : `var(--${ground})`}"/>
<path d="${around(petals.join("") + repeatedAt(ring.slice(0, 4), point))}" fill="var(--surface)" opacity=".5"/>
<path d="${relativePath(repeatedAt(inSight, rosetteTile(period)))}" fill="none" stroke="${fill}" stroke-width="1.2" opacity=".4"/>
<path d="${around(point)}" fill="${fill}"/>
<path d="${around(eightPointStar(0, 0, period / 14))}" fill="var(--surface)"/>
${parts.join("\n")}
</g>
</svg>
`,
  );
}

function tint(color: string, percent: number): string {
  return `color-mix(in srgb, var(--${color}) ${percent}%, var(--paper))`;
}

function panel(x: number, y: number, w: number, h: number, r: number): string {
  return `<rect x="${x + 4}" y="${y + 10}" width="${w}" height="${h}" rx="${r}" fill="var(--backdrop)" opacity=".12"/>${box(x, y, w, h, r, "surface", "line")}`;
}

function box(x: number, y: number, w: number, h: number, r: number, fill: string, stroke = "", width = 1.5): string {
  const outline = stroke && ` stroke="var(--${stroke})" stroke-width="${width}"`;
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="var(--${fill})"${outline}/>`;
}

function phone(x: number, y: number, w: number): string {
  return [
    `<rect x="${x + 6}" y="${y + 12}" width="${w}" height="460" rx="34" fill="var(--backdrop)" opacity=".16"/>`,
    `<rect x="${x}" y="${y}" width="${w}" height="460" rx="34" fill="#21302a" stroke="var(--line)"/>`,
    box(x + 8, y + 8, w - 16, 444, 27, "paper"),
    `<rect x="${x + w / 2 - 24}" y="${y + 16}" width="48" height="10" rx="5" fill="#21302a"/>`,
  ].join("");
}

interface TextStyle {
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: "middle" | "end";
  tight?: boolean;
}

function text(
  words: string,
  x: number,
  y: number,
  { size = 18, weight, fill = "ink", anchor, tight }: TextStyle = {},
): string {
  const more = [
    weight ? ` font-weight="${weight}"` : "",
    anchor ? ` text-anchor="${anchor}"` : "",
    tight ? ' letter-spacing="-.03em"' : "",
  ].join("");
  return `<text x="${x}" y="${y}" font-size="${size}" fill="var(--${fill})"${more}>${words}</text>`;
}

/** A line of text that need not be read. */
function words(x: number, y: number, width: number): string {
  return `<path d="M${x} ${y}h${width}" stroke="var(--line)" stroke-width="9" stroke-linecap="round"/>`;
}

function line(d: string, color: string, width: number, rest = ""): string {
  return `<path d="${d}" fill="none" stroke="var(--${color})" stroke-width="${width}"${rest}/>`;
}

function button(x: number, y: number, w: number, h: number, label: string): string {
  return (
    box(x, y, w, h, h / 2, "brand") +
    text(label, x + w / 2, y + h / 2 + 6, { anchor: "middle", fill: "on-brand", weight: 700 })
  );
}

function tick(x: number, y: number, r: number): string {
  const k = r / 12;
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--brand)"/><path d="M${x - 5 * k} ${y + 0.5 * k}l${3.5 * k} ${3.5 * k} ${6.5 * k}-${7.5 * k}" fill="none" stroke="var(--on-brand)" stroke-width="${2.4 * k}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function star(x: number, y: number, r: number, fill: string): string {
  return `<path d="${relativePath(eightPointStar(x, y, r, 0.7))}" fill="var(--${fill})"/>`;
}

function dots(...points: Point[]): string {
  return points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.5" fill="var(--field-line)"/>`).join("");
}

/** One of Tabler's set. */
function icon(name: keyof typeof tabler.icons, x: number, y: number, size: number, color: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 24})" color="var(--${color})">${tabler.icons[name].body}</g>`;
}
