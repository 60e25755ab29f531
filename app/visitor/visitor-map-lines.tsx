import { MapLines } from "#app/sections/map-lines.tsx";
import { visitorTimeZone } from "./office-hours.ts";
import { visitorPlace } from "./visitor-place.ts";

export default function VisitorMapLines() {
  return <MapLines visitor={visitorPlace(visitorTimeZone())} />;
}
