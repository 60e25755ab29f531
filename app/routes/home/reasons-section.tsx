import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Section } from "#app/ui/section.tsx";
import type { reasonsSection } from "#content/home.ts";
import type { Feature } from "#content/types.ts";

type Props = typeof reasonsSection & { reasons: Feature[] };

export function ReasonsSection({ heading, intro, link, reasons }: Props) {
  return (
    <Section contentClassName="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
      <div className="lg:(sticky top-28 self-start)">
        <h2 className="text-3xl">{heading}</h2>
        <p className="mt-4 mb-6 lead">{intro}</p>
        <ArrowLink to={link.to}>{link.label}</ArrowLink>
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
