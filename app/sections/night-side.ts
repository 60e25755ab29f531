// Angles are in degrees, north and east positive.

import { companyDay, dayStart } from "#app/lib/dates.ts";
import { atan2, cos, sin } from "#app/patterns/points.ts";

const DAY_MS = 86_400_000;

/** A sun so far from overhead just shows its upper edge: 90 and 50 minutes of arc, as almanacs count sunrise. */
const SUNRISE = 90 + 50 / 60;

const POINTS = 48;

const asin = (value: number) => Math.asin(value) * (180 / Math.PI);

/** The map is linear in both directions. In units of public/images/world-dots.svg, halved. */
export const mapX = (longitude: number) => Math.round(473.3 + 2.6 * longitude);
export const mapY = (latitude: number) => Math.round(250.6 - 3.224 * latitude);

/** How far east the map repeats. */
export const AROUND_THE_WORLD = 936;

/** @returns the outline at noon in Islamabad, today */
export function nightAtNoon(): string {
  return nightSide(Date.parse(dayStart(companyDay())) + DAY_MS / 2);
}

/**
 * Outlines the part of the world map where it is night. The outline may leave the map.
 *
 * @param time ms since 1970
 * @returns path data. Draw it a second time, AROUND_THE_WORLD further east
 */
export function nightSide(time: number): string {
  const sun = sunOverhead(time);
  const radius = 180 - SUNRISE;
  // It begins towards the pole that is in the dark, if one is.
  const start = sun.latitude > 0 ? -180 : 0;
  const edge = Array.from({ length: POINTS + 1 }, (_, index) => {
    const bearing = start + (360 * index) / POINTS;
    const latitude = asin(-sin(sun.latitude) * cos(radius) + cos(sun.latitude) * sin(radius) * cos(bearing));
    const east = atan2(sin(bearing) * sin(radius) * cos(sun.latitude), cos(radius) + sin(sun.latitude) * sin(latitude));
    return [mapX(sun.longitude - 180 + east), mapY(latitude)];
  });
  return `M${edge.join("L")}V${mapY(sun.latitude > 0 ? -90 : 90)}H${edge[0]?.[0]}z`;
}

/**
 * Where the sun is overhead, to a minute of arc: "Computing Approximate Solar Coordinates" of the U.S. Naval
 * Observatory (https://aa.usno.navy.mil/faq/sun_approx).
 */
function sunOverhead(time: number) {
  const days = time / DAY_MS - 10_957.5; // since noon of January 1, 2000, UTC
  const anomaly = 357.529 + 0.98560028 * days;
  const meanLongitude = 280.459 + 0.98564736 * days;
  const longitude = meanLongitude + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const obliquity = 23.439 - 0.00000036 * days;
  const rightAscension = atan2(cos(obliquity) * sin(longitude), cos(longitude));
  // The mean longitude less the right ascension is the equation of time.
  const west = 360 * days + meanLongitude - rightAscension;
  return { latitude: asin(sin(obliquity) * sin(longitude)), longitude: -(west - 360 * Math.round(west / 360)) };
}
