import { girihRosette, type Point, rotate, round, seededRandom } from "./girih.ts";

/** `x`, `y` relative to the focal rosette, before rotation. */
interface GirihCell {
  x: number;
  y: number;
  tone: "strong" | "soft" | "accent";
}

/** Alternating fill of the eight stars around the focal rosette; null leaves one empty. */
const RINGS = [["strong", "soft"], ["soft"], ["soft", null], ["strong", null]] as const;

/** Cover of an article: the girihRosette pattern, rotated around its main rosette at `focal`. Same seed, same cover. */
export function girihArt(seed: string, { width, height }: { width: number; height: number }) {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const between = (least: number, most: number) => least + (most - least) * random();
  const y = round(height * between(0.34, 0.66));
  const period = round(height * pick([1.1, 1.8, 0.85, 0.55, 1.4, 0.7]));
  const jitter = between(-0.07, 0.07);
  const rotation = pick([0, 11.25, 22.5, 33.75]);
  const focal = { x: round(width * (pick([0.29, 0.71]) + jitter)), y };
  const { ring, starRadius } = girihRosette({ period, reach: 0 });
  const steps = [-2, -1, 0, 1, 2].map((step) => step * period);
  const around = steps.flatMap((dx) => steps.map((dy) => ({ dx, dy })));
  const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y) / period;
  /** A negative `margin` excludes clipped stars. */
  const onCanvas = (points: readonly Point[], margin: number) =>
    around
      .flatMap(({ dx, dy }) => points.map(([x, y]) => ({ x: round(x + dx), y: round(y + dy) })))
      .filter(({ x, y }) => {
        const [dx, dy] = rotate([x, y], rotation);
        const [px, py] = [focal.x + dx, focal.y + dy];
        return px > -margin && py > -margin && px < width + margin && py < height + margin;
      })
      .toSorted((a, b) => distance(a) - distance(b) || a.x - b.x || a.y - b.y);
  const stars = onCanvas(ring.slice(0, 4), starRadius);
  const whole = onCanvas(ring.slice(0, 4), -starRadius);
  const accent = pick(whole.length > 0 ? whole.slice(0, 4) : stars);
  const tones = pick(RINGS);
  const cells = stars.flatMap((star): GirihCell[] => {
    const chance = random() + distance(star) * 0.35;
    if (star.x === accent.x && star.y === accent.y) return [{ ...star, tone: "accent" }];
    if (distance(star) < 0.6) {
      const eighth = Math.round((Math.atan2(star.y, star.x) / Math.PI) * 4 - 0.5) + 4;
      const tone = tones[eighth % tones.length] ?? null;
      return tone === null ? [] : [{ ...star, tone }];
    }
    if (chance < 0.5) return [{ ...star, tone: "strong" }];
    return chance < 0.95 ? [{ ...star, tone: "soft" }] : [];
  });
  return {
    period,
    strap: round(period / 40),
    rotation,
    focal,
    starRadius,
    cells,
    /** 1 fills every petal of the focal rosette, 2 every second one. */
    petalStep: pick([1, 1, 2]),
    /** The focal rosette is first. */
    rosettes: onCanvas([[0, 0]], starRadius),
  };
}
