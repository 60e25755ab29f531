import type { ReactNode } from "react";
import { Drawing } from "#app/patterns/drawing.tsx";
import type { VisitorPlace } from "#app/visitor/visitor-place.ts";
import { CITIES, lineTo, MAP, type MapPlace, mapText, OFFICE, onMap } from "./world-map.ts";

/** Lines, points and names on the map. The lines scale with the map, but points and text do not. */
export function MapLines({ visitor }: { visitor?: VisitorPlace }) {
  const cities = CITIES.filter(({ name }) => name !== visitor?.replacedCity);
  const names = cities.map(({ name }) => name);
  return (
    <svg
      role="img"
      aria-label={visitor ? `${mapText([...names, "you"])}, by the time zone of your device` : mapText(names)}
      className="size-full overflow-visible text-sm lg:text-[0.9375rem]"
    >
      <svg
        aria-hidden="true"
        viewBox={`${MAP.left} ${MAP.top} ${MAP.width} ${MAP.height}`}
        fill="none"
        strokeWidth="1.35"
        className="stroke-brand"
      >
        <path d={cities.map(lineTo).join("")} vectorEffect="non-scaling-stroke" />
        {visitor && (
          <path d={lineTo(visitor)} vectorEffect="non-scaling-stroke" strokeWidth="2" className="stroke-accent" />
        )}
      </svg>
      {cities.map((city) => (
        <MapPoint key={city.name} place={city} labelClass="font-600 max-[30rem]:hidden">
          <circle r="4" className="fill-brand" />
        </MapPoint>
      ))}
      <MapPoint place={OFFICE} labelClass="font-800 max-xs:[text-anchor:middle]">
        <Drawing name="reach-home" />
      </MapPoint>
      {visitor && (
        <MapPoint place={visitor} labelClass="font-800 max-xs:hidden">
          <circle r="7" strokeWidth="2.5" className="fill-sunken stroke-accent" />
          <circle r="3" className="fill-ink" />
        </MapPoint>
      )}
    </svg>
  );
}

function MapPoint({ place, labelClass, children }: { place: MapPlace; labelClass: string; children: ReactNode }) {
  const [x, y] = onMap(place);
  const { textAnchor, dx, dy } = place.label;
  return (
    <svg
      aria-hidden="true"
      x={percent((x - MAP.left) / MAP.width)}
      y={percent((y - MAP.top) / MAP.height)}
      className="overflow-visible"
    >
      {children}
      <text
        textAnchor={textAnchor}
        dx={`${dx}em`}
        dy={`${dy}em`}
        strokeWidth=".4em"
        strokeLinejoin="round"
        paintOrder="stroke"
        className={`fill-ink stroke-sunken ${labelClass}`}
      >
        {place.name}
      </text>
    </svg>
  );
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}
