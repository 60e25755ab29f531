import { contact, office } from "#content/site.ts";

/** Bounds of public/images/world-dots.svg, in half its units. The projection is linear in both directions. */
export const MAP = { left: 101.5, top: 0, width: 831, height: 432 };

/** A labeled place. The label has an offset in em. */
export interface MapPlace {
  name: string;
  /** Degrees, positive to the north and east. */
  latitude: number;
  longitude: number;
  label: { textAnchor: "start" | "middle" | "end"; dx: number; dy: number };
}

export const OFFICE: MapPlace = {
  name: contact.address.city,
  latitude: office.latitude,
  longitude: office.longitude,
  label: { textAnchor: "start", dx: 0.8, dy: -0.55 },
};

export const CITIES: MapPlace[] = [
  { name: "Dubai", latitude: 25, longitude: 55, label: { textAnchor: "end", dx: -0.6, dy: 0.85 } },
  { name: "London", latitude: 51.5, longitude: 0, label: { textAnchor: "end", dx: -0.6, dy: 0.35 } },
  { name: "New York", latitude: 41, longitude: -74, label: { textAnchor: "start", dx: 0.45, dy: 0.85 } },
  { name: "Singapore", latitude: 1, longitude: 104, label: { textAnchor: "middle", dx: 0, dy: 1.5 } },
  { name: "Sydney", latitude: -34, longitude: 151, label: { textAnchor: "end", dx: 1.4, dy: 1.5 } },
];

type Position = Pick<MapPlace, "latitude" | "longitude">;

/** @returns map coordinates of a place */
export function onMap({ latitude, longitude }: Position): readonly [x: number, y: number] {
  return [Math.round(473.3 + 2.6 * longitude), Math.round(250.6 - 3.224 * latitude)];
}

/** @returns path data of a curve from the office, which bends north, long curves more than short ones */
export function lineTo(place: Position): string {
  const [x, y] = onMap(place);
  const [officeX, officeY] = onMap(OFFICE);
  const [dx, dy] = [x - officeX, y - officeY];
  const bend = Math.sign(dx) * (0.27 + Math.hypot(dx, dy) / 1800);
  const control = [(x + officeX) / 2 + dy * bend, (y + officeY) / 2 - dx * bend].map(Math.round);
  return `M${officeX} ${officeY}Q${control.join(" ")} ${x} ${y}`;
}

/** @returns a description of the map for screen readers and large text */
export function mapText(names: string[]): string {
  return `World map with lines from ${OFFICE.name} to ${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
