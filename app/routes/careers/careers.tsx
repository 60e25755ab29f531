import { pageMeta } from "#app/discovery/page-meta.ts";
import { applicationLink, fillJobText, jobPath } from "#app/entries/jobs.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { Icon } from "#app/media/icon.tsx";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { PageBanner } from "#app/sections/page-banner.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import * as content from "#content/careers/index.ts";
import type { Job } from "#content/types.ts";
import type { Route } from "./+types/careers";
import { ApplicationSection } from "./application-section.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData.page, path: "/careers" });

export function loader() {
  const { about, heading, steps } = content.application;
  return {
    page: content.careersPage,
    reasons: { heading: content.careersHeadings.reasons, items: content.reasonsToJoin },
    openings: { heading: content.careersHeadings.jobs, jobs: publishedEntries().jobs, none: content.noJobs },
    application: { heading, steps: steps.map((step) => fillJobText(step, { about })) },
    cta: content.careersCta,
    starters: content.careersStarters,
  };
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { page, reasons, openings, application, cta, starters } = loaderData;
  return (
    <>
      <PageBanner page={page} art="careers-motif" />
      <Section heading={reasons.heading}>
        <FeatureList
          features={reasons.items}
          className="grid gap-x-10 gap-y-6 lg:grid-cols-3"
          itemClassName="border-t pt-6"
        />
      </Section>
      <ApplicationSection ground="sunken" application={application}>
        <h2 className="text-2xl">{openings.heading}</h2>
        {openings.jobs.length === 0 ? (
          <p className="mt-8 text-lg text-muted">{openings.none}</p>
        ) : (
          <ul className="mt-8 border-b">
            {openings.jobs.map((job, index) => (
              <li key={job.id} className="border-t">
                <JobItem job={job} open={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </ApplicationSection>
      <CtaBanner cta={cta} starters={starters} />
    </>
  );
}

/** A job in a <details> element, which works without JavaScript and with the browser's find in page. */
function JobItem({ job, open }: { job: Job; open: boolean }) {
  return (
    <details id={`opening-${job.id}`} open={open}>
      <summary className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-6 hover:text-brand">
        <h3 className="text-xl">{job.title}</h3>
        <span className="col-start-1 flex flex-wrap gap-x-6 text-muted">
          <span>{job.label}</span>
          <span className="flex items-center gap-1.5">
            <Icon name="map-pin" />
            {job.location}
          </span>
        </span>
        <Icon name="plus" className="cross -mr-1.5 col-start-2 row-span-2 row-start-1 size-7" />
      </summary>
      <div className="pb-6">
        <h4>Requirements</h4>
        <CheckList items={job.requirements} className="mt-3 gap-y-2 text-muted" />
        <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2 print:hidden">
          <ButtonLink to={applicationLink(job)}>
            Apply by email
            <span className="sr-only"> as {job.title}</span>
          </ButtonLink>
          <PageLink className="font-650 text-link" to={jobPath(job)}>
            Details and how to apply
            <span className="sr-only">: {job.title}</span>
          </PageLink>
        </p>
      </div>
    </details>
  );
}
