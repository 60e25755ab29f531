import type { Feature } from "#content/types.ts";
import { FeatureList } from "./feature-list.tsx";

// Each is one line of eight strokes.
const STAR = "M37.5-90.5V90.5L-90.5-37.5H90.5L-37.5 90.5V-90.5L90.5 37.5H-90.5z";
const CORE = "M0-40.6 28.7 28.7-40.6 0 28.7-28.7 0 40.6-28.7-28.7 40.6 0-28.7 28.7z";

export function ReasonsSection({ heading, intro, reasons }: { heading: string; intro: string; reasons: Feature[] }) {
  return (
    <section className="star-timeline page section grid gap-x-16 gap-y-12 lg:grid-cols-[4fr_7fr]">
      <div className="lg:(sticky top-28 self-start)">
        <h2 className="section-title">{heading}</h2>
        <p className="mt-4 text-muted">{intro}</p>
        <svg aria-hidden="true" viewBox="-92 -92 184 184" className="mt-12 hidden w-64 lg:block print:hidden">
          <g fill="none" strokeWidth="1.2" strokeLinejoin="round">
            <path d={`${STAR}${CORE}`} className="stroke-line" />
            <path d={STAR} pathLength={1} className="drawn-star stroke-brand" />
            <path d={CORE} pathLength={1} className="drawn-star stroke-accent" />
          </g>
        </svg>
      </div>
      <FeatureList
        features={reasons}
        className="-mb-6 grid gap-x-10 sm:(-mb-7 grid-cols-2)"
        itemClassName="gap-x-4 gap-y-1.5 border-t py-6 sm:(grid-cols-1 py-7)"
        iconClassName="text-2xl sm:(-ml-1 row-span-1 mb-2.5 text-[2.25rem])"
      />
    </section>
  );
}
