import { openingLd } from "#app/discovery/json-ld.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { applicationLink, openingPath, openingText } from "#app/entries/openings.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { longDate } from "#app/lib/dates.ts";
import { missingPage } from "#app/shell/missing-page.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CtaBanner } from "#app/ui/cta-banner.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { Section } from "#app/ui/section.tsx";
import * as content from "#content/careers/index.ts";
import { notFoundPage } from "#content/not-found.ts";
import type { Route } from "./+types/opening";
import { ApplicationSection } from "./application-section.tsx";
import { CopyEmail } from "./copy-email.tsx";
import { Requirements } from "./requirements.tsx";

export const meta: Route.MetaFunction = ({ loaderData: { opening, description, jsonLd } }) =>
  pageMeta({ title: opening.title, description, path: openingPath(opening), jsonLd });

export function loader({ params }: Route.LoaderArgs) {
  const opening = publishedEntries().openings.find(({ slug }) => slug === params.slug);
  if (!opening) throw missingPage(notFoundPage);
  const { about, heading, text } = content.application;
  return {
    opening,
    description: openingText(content.openingTexts.description, opening),
    intro: openingText(content.openingTexts.intro, opening),
    jsonLd: [openingLd(opening)],
    application: { heading, text: openingText(text, { about, ...opening }) },
    call: content.careersCall,
  };
}

export default function OpeningPage({ loaderData }: Route.ComponentProps) {
  const { opening, intro, application, call } = loaderData;
  const { title } = opening;
  const facts = Object.entries({
    Contract: opening.contract,
    Workplace: opening.workplace,
    Salary: opening.salary,
    "Apply until": opening.closes && longDate(opening.closes),
  }).filter(([, value]) => value);
  const applyLink = <ButtonLink to={applicationLink(opening)}>Apply by email</ButtonLink>;
  return (
    <>
      <PageBanner page={{ title, heading: title, intro }}>
        <p className="mt-8">{applyLink}</p>
      </PageBanner>
      <Section column="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <h2 className="text-3xl">Requirements</h2>
        <div>
          <Requirements opening={opening} className="gap-y-4 text-lg" />
          {facts.length > 0 && (
            <dl className="mt-10 flex flex-wrap gap-x-16 gap-y-5 border-t pt-6">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt className="text-muted text-sm">{name}</dt>
                  <dd className="mt-1 font-650">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </Section>
      <ApplicationSection tinted application={application}>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {applyLink}
          <CopyEmail />
        </p>
      </ApplicationSection>
      <CtaBanner call={call} />
    </>
  );
}
