import { Drawing } from "#app/patterns/drawing.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Section } from "#app/ui/section.tsx";
import type { reasonsSection } from "#content/home.ts";
import type { Feature } from "#content/types.ts";

/** The outer star in one line, from the middle of a side, as in drawings.svg. */
const STAR_LINE = "M0 35.6L-85.9 35.6L35.6 -85.9L35.6 85.9L-85.9 -35.6L85.9 -35.6L-35.6 85.9L-35.6 -85.9L85.9 35.6z";

type Props = typeof reasonsSection & { reasons: Feature[] };

export function ReasonsSection({ heading, intro, link, reasons }: Props) {
  return (
    <Section column="star-timeline grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
      <div className="lg:(sticky top-28 self-start)">
        <h2 className="text-3xl">{heading}</h2>
        <p className="mt-4 mb-6 lead">{intro}</p>
        <ArrowLink to={link.to}>{link.label}</ArrowLink>
        <svg aria-hidden="true" viewBox="-97 -97 194 194" className="mt-10 hidden w-64 lg:block print:hidden">
          <Drawing name="reasons-lines" />
          <mask id="drawn-star" maskUnits="userSpaceOnUse" x="-97" y="-97" width="194" height="194">
            <circle r="31" fill="#fff" />
            <path className="drawn-star" pathLength="1" d={STAR_LINE} />
          </mask>
          <g mask="url(#drawn-star)">
            <Drawing name="reasons-star" />
          </g>
        </svg>
      </div>
      <FeatureList
        stacked
        features={reasons}
        className="grid gap-x-10 gap-y-5 sm:grid-cols-2 xxl:grid-cols-3"
        itemClassName="border-t pt-4"
      />
    </Section>
  );
}
