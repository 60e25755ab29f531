import { lazy } from "react";
import { LazyInView } from "#app/ui/lazy-in-view.tsx";
import { MapLines } from "./map-lines.tsx";
import { CITIES, mapText } from "./world-map.ts";

const VisitorMapLines = lazy(() => import("#app/visitor/visitor-map-lines.tsx"));

/** The world with lines from the office to five cities, and to the visitor. */
export function ReachMap() {
  return (
    <figure>
      <div className="relative aspect-[831/432] w-full">
        <div className="world-dots" />
        <LazyInView className="absolute inset-0" fallback={<MapLines />}>
          <VisitorMapLines />
        </LazyInView>
      </div>
      {/* Large text leaves no room for the names on the map. */}
      <figcaption aria-hidden="true" className="mt-3 hidden text-sm max-xs:block">
        {mapText(CITIES.map(({ name }) => name))}
      </figcaption>
    </figure>
  );
}
