import { contact } from "#content/site.ts";

/** A place on the world map (app/patterns/world-dots.svg). */
interface Place {
  name: string;
  /** In the units of MAP. */
  x: number;
  y: number;
  /** The label's offset is in em. */
  label: { textAnchor: "start" | "middle" | "end"; dx: number; dy: number };
}

interface City extends Place {
  /** IANA name. */
  timeZone: string;
  /** Control point of the curve from the office, which bends north. */
  bend: string;
}

/** The drawing's viewBox. */
export const MAP = { left: 203, top: 0, width: 1662, height: 864 };

export const OFFICE: Place = {
  name: contact.address.city,
  // The drawing's projection of degrees to the east and north, by which the cities are placed too.
  x: Math.round(946.6 + 5.2 * contact.address.longitude),
  y: Math.round(501.2 - 6.448 * contact.address.latitude),
  label: { textAnchor: "start", dx: 0.8, dy: -0.55 },
};

/** The cities of the map and of the working hours, from east to west. */
export const CITIES: City[] = [
  {
    name: "Sydney",
    timeZone: "Australia/Sydney",
    x: 1732,
    y: 720,
    bend: "1719 325",
    label: { textAnchor: "end", dx: 1.4, dy: 1.5 },
  },
  {
    name: "Singapore",
    timeZone: "Asia/Singapore",
    x: 1487,
    y: 495,
    bend: "1479 334",
    label: { textAnchor: "middle", dx: -0.4, dy: 1.5 },
  },
  {
    name: "Dubai",
    timeZone: "Asia/Dubai",
    x: 1233,
    y: 340,
    bend: "1263 284",
    label: { textAnchor: "end", dx: -0.6, dy: 0.85 },
  },
  {
    name: "London",
    timeZone: "Europe/London",
    x: 947,
    y: 169,
    bend: "1180 82",
    label: { textAnchor: "middle", dx: 0, dy: 1.5 },
  },
  {
    name: "New York",
    timeZone: "America/New_York",
    x: 562,
    y: 237,
    bend: "967 -108",
    label: { textAnchor: "middle", dx: 0, dy: 1.5 },
  },
];
