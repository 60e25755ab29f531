import { FoldingList } from "#app/ui/folding-list.tsx";
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
    <Section ground="sunken" size="small">
      <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr] print:(grid-cols-[3fr_2fr] break-inside-avoid)">
        <div>
          <h2 className="text-2xl">{heading}</h2>
          <p className="mt-4 mb-6 text-lg text-muted">{intro}</p>
          <VisitorHours height="min-h-52 sm:min-h-45 lg:min-h-52" />
        </div>
        <div className="w-full max-w-[44rem] lg:ml-auto">
          <ReachMap map={map} />
        </div>
      </div>
      <FoldingList features={features} className="mt-8 grid gap-x-10 sm:grid-cols-3" />
    </Section>
  );
}
