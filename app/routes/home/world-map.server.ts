import worldDots from "#app/patterns/world-dots.svg?raw";
import { contact, office } from "#content/site.ts";

interface Place {
  name: string;
  /** Degrees, positive to the north and east. */
  latitude: number;
  longitude: number;
  /** The label's offset is in em. */
  label: { textAnchor: "start" | "middle" | "end"; dx: number; dy: number };
}

const OFFICE: Place = {
  name: contact.address.city,
  latitude: office.latitude,
  longitude: office.longitude,
  label: { textAnchor: "start", dx: 0.8, dy: -0.55 },
};

const CITIES: Place[] = [
  { name: "Dubai", latitude: 25, longitude: 55, label: { textAnchor: "end", dx: -0.6, dy: 0.85 } },
  { name: "London", latitude: 51.5, longitude: 0, label: { textAnchor: "end", dx: -0.6, dy: 0.35 } },
  { name: "New York", latitude: 41, longitude: -74, label: { textAnchor: "middle", dx: 0, dy: 1.5 } },
  { name: "Singapore", latitude: 1, longitude: 104, label: { textAnchor: "middle", dx: 0, dy: 1.5 } },
  { name: "Sydney", latitude: -34, longitude: 151, label: { textAnchor: "end", dx: 1.4, dy: 1.5 } },
];

export type WorldMap = ReturnType<typeof worldMap>;

/** @returns what the map draws over its dots: lines from the office to each city, and labeled points */
export function worldMap() {
  const viewBox = /viewBox="([^"]+)"/.exec(worldDots)?.[1] ?? "";
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const point = (place: Place) => {
    const [x, y] = onMap(place);
    return { name: place.name, label: place.label, x: percent((x - left) / width), y: percent((y - top) / height) };
  };
  const names = CITIES.map(({ name }) => name);
  return {
    viewBox,
    lines: CITIES.map(lineTo).join(""),
    office: point(OFFICE),
    cities: CITIES.map(point),
    description: `World map with lines from ${OFFICE.name} to ${names.slice(0, -1).join(", ")} and ${names.at(-1)}`,
  };
}

/** The projection of world-dots.svg, which is linear in both directions. @returns coordinates in its viewBox */
function onMap({ latitude, longitude }: Place): readonly [x: number, y: number] {
  return [Math.round(946.6 + 5.2 * longitude), Math.round(501.2 - 6.448 * latitude)];
}

/** @returns path data of a curve from the office, which bends north, long curves more than short ones */
function lineTo(place: Place): string {
  const [x, y] = onMap(place);
  const [officeX, officeY] = onMap(OFFICE);
  const [dx, dy] = [x - officeX, y - officeY];
  const bend = Math.sign(dx) * (0.27 + Math.hypot(dx, dy) / 3600);
  const control = [(x + officeX) / 2 + dy * bend, (y + officeY) / 2 - dx * bend].map(Math.round);
  return `M${officeX} ${officeY}Q${control.join(" ")} ${x} ${y}`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}
