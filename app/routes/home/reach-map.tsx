import type { ReactNode } from "react";
import { CITIES, MAP, OFFICE } from "#app/office-hours/cities.ts";
import { Drawing } from "#app/patterns/drawing.tsx";
import "./reach-map.css";

const names = CITIES.map(({ name }) => name);

const DESCRIPTION = `World map with lines from ${OFFICE.name} to ${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** World map with lines from the office to five cities. The lines scale with the map, but points and names do not. */
export function ReachMap() {
  return (
    <figure>
      <div role="img" aria-label={DESCRIPTION} className="relative text-sm">
        <div className="world-dots" />
        <svg
          aria-hidden="true"
          viewBox={`${MAP.left} ${MAP.top} ${MAP.width} ${MAP.height}`}
          fill="none"
          strokeWidth="1.35"
          className="relative w-full stroke-brand"
        >
          {CITIES.map(({ name, x, y, bend }) => (
            <path
              key={name}
              d={`M${OFFICE.x} ${OFFICE.y}Q${bend} ${x} ${y}`}
              vectorEffect="non-scaling-stroke"
              className="max-xs:hidden"
            />
          ))}
        </svg>
        <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
          {CITIES.map((city) => (
            <MapPoint key={city.name} place={city} className="font-650 max-xs:hidden">
              <circle r="4" className="fill-brand" />
            </MapPoint>
          ))}
          <MapPoint place={OFFICE} className="font-800 max-xs:[text-anchor:middle]">
            <Drawing name="reach-home" />
          </MapPoint>
        </svg>
      </div>
      {/* At large text sizes, the map has no room for the cities. */}
      <figcaption aria-hidden="true" className="mt-3 hidden text-sm max-xs:block">
        {DESCRIPTION}
      </figcaption>
    </figure>
  );
}

function MapPoint({
  place: { name, x, y, label },
  className,
  children,
}: {
  place: typeof OFFICE;
  className: string;
  children: ReactNode;
}) {
  return (
    <svg
      aria-hidden="true"
      x={percent((x - MAP.left) / MAP.width)}
      y={percent((y - MAP.top) / MAP.height)}
      className={`overflow-visible ${className}`}
    >
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

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
