import type { ReactNode } from "react";
import { Drawing } from "#app/patterns/drawing.tsx";
import type { WorldMap } from "./world-map.server.ts";
import "./reach-map.css";

/** World map with lines from the office to five cities. The lines scale with the map, but points and names do not. */
export function ReachMap({ map }: { map: WorldMap }) {
  return (
    <figure>
      <div role="img" aria-label={map.description} className="relative text-sm">
        <div className="world-dots" />
        <svg
          aria-hidden="true"
          viewBox={map.viewBox}
          fill="none"
          strokeWidth="1.35"
          className="relative w-full stroke-brand"
        >
          <path d={map.lines} vectorEffect="non-scaling-stroke" className="max-xs:hidden" />
        </svg>
        <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
          {map.cities.map((city) => (
            <MapPoint key={city.name} place={city} className="font-650 max-xs:hidden">
              <circle r="4" className="fill-brand" />
            </MapPoint>
          ))}
          <MapPoint place={map.office} className="font-800 max-xs:[text-anchor:middle]">
            <Drawing name="reach-home" />
          </MapPoint>
        </svg>
      </div>
      {/* At large text sizes, the map has no room for the cities. */}
      <figcaption aria-hidden="true" className="mt-3 hidden text-sm max-xs:block">
        {map.description}
      </figcaption>
    </figure>
  );
}

function MapPoint({
  place: { name, x, y, label },
  className,
  children,
}: {
  place: WorldMap["office"];
  className: string;
  children: ReactNode;
}) {
  return (
    <svg aria-hidden="true" x={x} y={y} className={`overflow-visible ${className}`}>
      {children}
      <text
        textAnchor={label.textAnchor}
        dx={`${label.dx}em`}
        dy={`${label.dy}em`}
        strokeWidth=".4em"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-ink stroke-sunken"
      >
        {name}
      </text>
    </svg>
  );
}
