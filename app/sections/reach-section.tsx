import { lazy } from "react";
import { Drawing } from "#app/patterns/drawing.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { LazyInView } from "#app/ui/lazy-in-view.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Feature } from "#content/types.ts";
import { MAP } from "./world-map.ts";

interface ReachSectionProps {
  heading: string;
  intro: string;
  features: Feature[];
}

/** The height of the longest text, so that the map stays where it is when the hours appear. */
const HOURS_HEIGHT = "min-h-52 sm:min-h-45 lg:min-h-38";

export function ReachSection({ heading, intro, features }: ReachSectionProps) {
  return (
    <Section tinted heading={heading} intro={intro}>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <FeatureList features={features} className="grid grid-cols-1 gap-6" />
        <div className="flex flex-col gap-6">
          <WhenNear
            className="script-only print:hidden"
            load={async () => (await yourPlace()).YourDay({ className: HOURS_HEIGHT })}
            before={<div className={HOURS_HEIGHT} />}
          />
          <ReachMap />
        </div>
      </div>
    </Section>
  );
}

const yourPlace = () => import("#app/visitor/your-place.tsx");

const VIEW_BOX = `${MAP.left} ${MAP.top} ${MAP.width} ${MAP.height}`;

const MAP_TEXT = "World map with lines from Islamabad to Dubai, London, New York, Singapore and Sydney";

/** The cities are in drawings.svg. Only the lines grow with the map. */
function ReachMap() {
  return (
    <figure>
      <div className="relative aspect-[831/432] w-full">
        <div className="world-dots" />
        <svg
          role="img"
          aria-label={MAP_TEXT}
          className="absolute inset-0 size-full overflow-visible text-sm lg:text-[0.9375rem]"
        >
          <svg aria-hidden="true" viewBox={VIEW_BOX}>
            <Drawing name="reach-lines" />
          </svg>
          <svg aria-hidden="true" x="67.6%" y="32.9%" className="overflow-visible">
            <Drawing name="reach-home" />
          </svg>
          <Drawing name="reach-name" className="max-xs:[text-anchor:middle]" />
          <Drawing name="reach-names" className="max-xs:hidden" />
        </svg>
        <WhenNear
          className="script-only absolute inset-0 print:hidden"
          load={async () => (await yourPlace()).YourPlace({ viewBox: VIEW_BOX })}
        />
      </div>
      {/* Large text has no room for their names on the map. */}
      <p aria-hidden="true" className="mt-3 hidden text-sm max-xs:block">
        {MAP_TEXT}
      </p>
    </figure>
  );
}
