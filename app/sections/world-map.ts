import { contact, office } from "#content/site.ts";

/** The part of the world that public/images/world-dots.svg shows, in half its units. The map is linear in both directions. */
export const MAP = { left: 101.5, top: 0, width: 831, height: 432 };

/** A place with its name, which is drawn at an offset in em from the place. */
export interface MapPlace {
  name: string;
  /** In degrees, north and east positive. */
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

/** @returns x and y in units of the map */
export function onMap({ latitude, longitude }: Position): readonly [x: number, y: number] {
  return [Math.round(473.3 + 2.6 * longitude), Math.round(250.6 - 3.224 * latitude)];
}

/** @returns path data of a line from the office, which bends to the north, long lines more than short ones */
export function lineTo(place: Position): string {
  const [x, y] = onMap(place);
  const [officeX, officeY] = onMap(OFFICE);
  const [dx, dy] = [x - officeX, y - officeY];
  const bend = Math.sign(dx) * (0.27 + Math.hypot(dx, dy) / 1800);
  const control = [(x + officeX) / 2 + dy * bend, (y + officeY) / 2 - dx * bend].map(Math.round);
  return `M${officeX} ${officeY}Q${control.join(" ")} ${x} ${y}`;
}

/** @returns what the map shows, for screen readers and large text */
export function mapText(names: string[]): string {
  return `World map with lines from ${OFFICE.name} to ${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
