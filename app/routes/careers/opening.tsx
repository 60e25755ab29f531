import type { ReactNode } from "react";
import { openingLd } from "#app/discovery/json-ld.ts";
import { noindexMeta, pageMeta } from "#app/discovery/page-meta.ts";
import { applicationLink, applicationText, openingPath, openingText } from "#app/entries/openings.ts";
import { allEntries, publishedEntries } from "#app/entries/published.server.ts";
import { longDate } from "#app/lib/dates.ts";
import { Icon } from "#app/media/icon.tsx";
import { noSuchPage } from "#app/routes/not-found/no-such-page.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CallBand } from "#app/ui/call-band.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import * as content from "#content/careers/index.ts";
import { contact } from "#content/site.ts";
import type { Route } from "./+types/opening";
import { ApplicationSection } from "./application-section.tsx";

type OpenPosition = Extract<Route.ComponentProps["loaderData"], { open: true }>;
type ClosedPosition = Extract<Route.ComponentProps["loaderData"], { open: false }>;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { opening, description } = loaderData;
  if (!loaderData.open) return noindexMeta({ title: opening.title, description });
  return pageMeta({ title: opening.title, description, path: openingPath(opening), jsonLd: loaderData.jsonLd });
};

export function loader({ params }: Route.LoaderArgs) {
  const opening = allEntries.openings.find(({ slug }) => slug === params.slug);
  if (!opening) throw noSuchPage();
  const { openings } = publishedEntries();
  const common = { opening, call: content.careersCall };
  if (!openings.includes(opening)) {
    const { description, intro, heading, text } = content.closedOpening;
    return {
      ...common,
      open: false as const,
      description: openingText(description, opening),
      intro: openingText(intro, opening),
      closed: { heading, text },
      others: { heading: content.careersHeadings.openings, none: content.noOpenings, openings },
    };
  }
  return {
    ...common,
    open: true as const,
    description: openingText(content.openingTexts.description, opening),
    intro: openingText(content.openingTexts.intro, opening),
    jsonLd: [openingLd(opening)],
    application: applicationText(content.application, opening),
    email: contact.careersEmail,
  };
}

export default function OpeningPage({ loaderData }: Route.ComponentProps) {
  const { opening, intro, call } = loaderData;
  const { title } = opening;
  return (
    <>
      <PageBanner path={openingPath(opening)} page={{ title, heading: title, intro }}>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          {loaderData.open && <ButtonLink to={applicationLink(opening, loaderData.email)}>Apply by email</ButtonLink>}
          <ArrowLink to="/careers" direction="back">
            All openings
          </ArrowLink>
        </p>
      </PageBanner>
      {loaderData.open ? <OpenSections {...loaderData} /> : <ClosedSections {...loaderData} />}
      <CallBand call={call} />
    </>
  );
}

function OpenSections({ opening, application, email }: OpenPosition) {
  return (
    <>
      <section className="page section grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <h2 className="section-title">Requirements</h2>
        <div>
          <ul className="grid gap-y-4 text-lg">
            {opening.requirements.map((requirement) => (
              <li key={requirement} className="flex gap-3">
                <Icon name="check" className="mt-0.75 size-6 text-brand" />
                {requirement}
              </li>
            ))}
          </ul>
          <dl className="mt-10 flex flex-wrap gap-x-14 gap-y-5 border-t pt-7">
            <Fact name="Posted">
              <time dateTime={opening.datePosted}>{longDate(opening.datePosted)}</time>
            </Fact>
            {opening.closes && (
              <Fact name="Apply until">
                <time dateTime={opening.closes}>{longDate(opening.closes)}</time>
              </Fact>
            )}
          </dl>
        </div>
      </section>
      <div className="border-t bg-sunken">
        <ApplicationSection application={application} email={email}>
          <ButtonLink to={applicationLink(opening, email)}>Apply by email</ButtonLink>
        </ApplicationSection>
      </div>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="mt-1 font-650">{children}</dd>
    </div>
  );
}

function ClosedSections({ opening, closed, others }: ClosedPosition) {
  const { closes = "" } = opening;
  const [before, after] = closed.text.split("{closes}");
  return (
    <>
      <section className="page section grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_7fr]">
        <h2 className="section-title">{closed.heading}</h2>
        <p className="measure">
          {before}
          <time dateTime={closes}>{longDate(closes)}</time>
          {after}
        </p>
      </section>
      <section className="border-t bg-sunken">
        <div className="page section grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_7fr]">
          <h2 className="section-title">{others.heading}</h2>
          {others.openings.length === 0 ? (
            <p className="text-lg text-muted">{others.none}</p>
          ) : (
            <ul className="border-b">
              {others.openings.map((other) => (
                <li key={other.id} className="group relative border-t py-5">
                  <h3 className="text-xl">
                    <SiteLink to={openingPath(other)} className="rounded stretched-link group-hover:text-brand">
                      {other.title}
                    </SiteLink>
                  </h3>
                  <p className="mt-0.5 text-muted">
                    {other.label}, {other.location}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    </>
  );
}
