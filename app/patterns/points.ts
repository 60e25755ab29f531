/** Angles are in degrees. */
export type Point = readonly [x: number, y: number];

export function around([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * cos(angle), y + radius * sin(angle)];
}

export function cos(angle: number): number {
  return Math.cos((angle * Math.PI) / 180);
}

export function sin(angle: number): number {
  return Math.sin((angle * Math.PI) / 180);
}

export function atan2(y: number, x: number): number {
  return Math.atan2(y, x) * (180 / Math.PI);
}

/** @returns path data */
export function line(...points: Point[]): string {
  return `M${points.map((point) => point.map((value) => value.toFixed(1)).join(" ")).join("L")}`;
}
