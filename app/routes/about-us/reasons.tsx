import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { Section } from "#app/ui/section.tsx";
import type { aboutReasons, aboutReasonsHeading, papersLink } from "#content/about-us.ts";

type ReasonsProps = typeof aboutReasonsHeading & { link: typeof papersLink; items: typeof aboutReasons };

export function Reasons({ heading, intro, link, items }: ReasonsProps) {
  return (
    <Section ground="sunken" heading={heading} intro={intro} link={<ArrowLink to={link.to}>{link.label}</ArrowLink>}>
      <FeatureList
        icons="above"
        features={items}
        className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 xl:gap-x-8"
        itemClassName="border-brand border-t-2 pt-6"
      />
    </Section>
  );
}
