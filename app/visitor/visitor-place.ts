import { CITIES, type MapPlace, onMap } from "#app/sections/world-map.ts";
import { officeHours } from "#content/site.ts";
import { timeZoneCoordinates } from "./time-zone-coordinates.ts";

export interface VisitorPlace extends MapPlace {
  /** Name of a city too close to the visitor to be on the map too. */
  replacedCity?: string;
}

/** Distance in map units: 6 % of the map's width. */
const MIN_CITY_DISTANCE = 48;

/**
 * @param timeZone IANA name: "Asia/Dubai"
 * @returns undefined if the time zone's coordinates are unknown, or it is the office's time zone
 */
export function visitorPlace(timeZone: string | undefined): VisitorPlace | undefined {
  const place = timeZone && timeZone !== officeHours.timeZone ? timeZoneCoordinates(timeZone) : undefined;
  if (!place) return undefined;
  const city = CITIES.map((city) => ({ ...city, distance: distance(city, place) }))
    .sort((a, b) => a.distance - b.distance)
    .find(({ distance }) => distance < MIN_CITY_DISTANCE);
  const zoneCity = timeZone?.split("/").at(-1)?.replaceAll("_", " ");
  return {
    ...place,
    name: city ? `You, ${zoneCity}` : "You",
    label: labelOf(place, city),
    replacedCity: city?.name,
  };
}

function distance(from: Parameters<typeof onMap>[0], to: typeof from): number {
  const [[fromX, fromY], [toX, toY]] = [onMap(from), onMap(to)];
  return Math.hypot(fromX - toX, fromY - toY);
}

/** Keeps the label off the cities' names, even on a 280px map. test/app/visitor-place.test.ts checks all zones. */
function labelOf(place: { latitude: number; longitude: number }, city: MapPlace | undefined): MapPlace["label"] {
  const { latitude, longitude } = place;
  if (city?.name === "New York" || city?.name === "Sydney") return city.label;
  // New Zealand is at the edge of the map.
  if (longitude > 170) return { textAnchor: "end", dx: 0.5, dy: -0.9 };
  const isWestAustralia = longitude > 100 && latitude < -25;
  if (isWestAustralia) return { textAnchor: "end", dx: -0.8, dy: 0.35 };
  const isMorocco = Math.abs(longitude) < 10 && latitude > 28 && latitude < 36;
  if (isMorocco) return { textAnchor: "start", dx: 1.2, dy: 0.35 };
  const isAbove =
    latitude > 42 ||
    (latitude > 28 && longitude > -10 && longitude < 90) ||
    // Southern India and the Maldives are just above Singapore's label.
    (latitude < 12 && longitude > 70 && longitude < 82);
  return { textAnchor: "middle", dx: 0, dy: isAbove && city?.name !== "Dubai" ? -0.9 : 1.5 };
}
