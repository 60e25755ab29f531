import { Drawing } from "#app/patterns/drawing.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import type { Feature } from "#content/types.ts";

export function ReasonsSection({
  heading,
  intro,
  reasons,
}: {
  heading: string;
  intro: string;
  reasons: (Feature & { id?: string })[];
}) {
  return (
    <section className="star-timeline page section grid gap-x-16 gap-y-12 lg:grid-cols-[4fr_7fr]">
      <div className="lg:(sticky top-28 self-start)">
        <h2 className="section-title">{heading}</h2>
        <p className="mt-4 text-muted">{intro}</p>
        <svg aria-hidden="true" viewBox="-97 -97 194 194" className="mt-12 hidden w-64 lg:block print:hidden">
          <Drawing name="star-lines" />
          <Drawing name="star-strokes" className="drawn-star" />
        </svg>
      </div>
      <FeatureList
        features={reasons}
        className="-mb-6 grid gap-x-10 sm:(-mb-7 grid-cols-2) print:!grid-cols-3"
        itemClassName="gap-x-4 gap-y-1.5 border-t py-6 sm:(grid-cols-1 py-7)"
        iconClassName="text-2xl sm:(-ml-1 row-span-1 mb-2.5 text-[2.25rem])"
      />
    </section>
  );
}
