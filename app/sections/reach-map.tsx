import { lazy } from "react";
import { LazyInView } from "#app/ui/lazy-in-view.tsx";
import { MapLines } from "./map-lines.tsx";
import { CITIES, mapText } from "./world-map.ts";

const VisitorMapLines = lazy(() => import("#app/visitor/visitor-map-lines.tsx"));

/** World map with lines from the office to five cities and to the visitor. */
export function ReachMap() {
  return (
    <figure>
      <div className="relative aspect-[831/432] w-full">
        <div className="world-dots" />
        <LazyInView className="absolute inset-0" fallback={<MapLines />}>
          <VisitorMapLines />
        </LazyInView>
      </div>
      {/* The map has no room for the names at large text sizes. */}
      <figcaption aria-hidden="true" className="mt-3 hidden text-sm max-xs:block">
        {mapText(CITIES.map(({ name }) => name))}
      </figcaption>
    </figure>
  );
}
