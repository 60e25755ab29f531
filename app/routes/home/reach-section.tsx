import { SharedHours } from "#app/office-hours/visitor-time.tsx";
import { FoldingList } from "#app/ui/folding-list.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Feature } from "#content/types.ts";
import { ReachMap } from "./reach-map.tsx";

export function ReachSection({ heading, intro, features }: { heading: string; intro: string; features: Feature[] }) {
  return (
    <Section ground="sunken" size="small">
      <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 className="text-2xl">{heading}</h2>
          <p className="mt-4 lead-text">{intro}</p>
          <SharedHours className="mt-6" />
        </div>
        <div className="w-full max-w-[44rem] lg:ml-auto">
          <ReachMap />
        </div>
      </div>
      <FoldingList features={features} className="mt-8 grid gap-x-10 sm:grid-cols-3" />
    </Section>
  );
}
