import { companyLd } from "#app/discovery/json-ld.server.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { PageBanner } from "#app/sections/page-banner.tsx";
import { TeamSection } from "#app/sections/team-section.tsx";
import * as content from "#content/about-us.ts";
import { teamHeading } from "#content/team/index.ts";
import type { Route } from "./+types/about-us";
import { cityHours } from "./city-hours.ts";
import { OurStory } from "./our-story.tsx";
import { Reasons } from "./reasons.tsx";
import { Statements } from "./statements.tsx";
import { TimeZones } from "./time-zones.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData.page, path: "/about-us" });

export function loader() {
  return {
    page: { ...content.aboutPage, jsonLd: [companyLd()] },
    statements: {
      statements: [content.mission, content.vision],
      values: { heading: content.valuesHeading, items: content.values },
    },
    timeZones: { ...content.timeZonesHeading, hours: cityHours() },
    story: content.story,
    reasons: { ...content.aboutReasonsHeading, link: content.papersLink, items: content.aboutReasons },
    team: { heading: teamHeading.heading, team: publishedEntries().team },
    cta: content.aboutCta,
  };
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { page, statements, timeZones, story, reasons, team, cta } = loaderData;
  return (
    <>
      <PageBanner page={page} art="about-motif" />
      <Statements {...statements} />
      <TimeZones {...timeZones} />
      <OurStory {...story} />
      <Reasons {...reasons} />
      <TeamSection {...team} />
      <CtaBanner cta={cta} />
    </>
  );
}
