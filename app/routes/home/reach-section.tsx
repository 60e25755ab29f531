import { FeatureList } from "#app/ui/feature-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { VisitorHours } from "#app/visitor/visitor-hours.tsx";
import type { Feature } from "#content/types.ts";
import { ReachMap } from "./reach-map.tsx";
import type { WorldMap } from "./world-map.server.ts";

interface ReachSectionProps {
  heading: string;
  intro: string;
  features: Feature[];
  map: WorldMap;
}

export function ReachSection({ heading, intro, features, map }: ReachSectionProps) {
  return (
    <Section tinted heading={heading} intro={intro}>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <FeatureList
          features={features}
          className="grid grid-cols-1 gap-y-5 lg:(h-full auto-rows-fr)"
          itemClassName="border-t pt-4"
        />
        <div className="flex flex-col gap-6">
          <VisitorHours />
          <ReachMap map={map} />
        </div>
      </div>
    </Section>
  );
}
