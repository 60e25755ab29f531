import { Drawing } from "./drawing.tsx";
import { REACH_CITIES, REACH_HOME } from "./reach-places.ts";

const cities = REACH_CITIES.map(({ name }) => name);

export function ReachMap({ className = "" }: { className?: string }) {
  return (
    <div className={`relative aspect-[826/432] print:break-inside-avoid ${className}`}>
      <div className="world-dots" />
      <svg
        role="img"
        aria-label={`World map with lines from ${REACH_HOME.name} to ${cities.slice(0, -1).join(", ")} and ${cities.at(-1)}`}
        viewBox="104 0 826 432"
        className="absolute inset-0 size-full overflow-visible"
      >
        <Drawing name="reach-lines" />
        <Drawing name="reach-home" className="map-home" />
        <Drawing name="reach-names" className="map-labels" />
      </svg>
    </div>
  );
}
