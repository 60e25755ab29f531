import { data } from "react-router";
import { jobPostingLd } from "#app/discovery/json-ld.server.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { applicationLink, fillJobText, jobPath } from "#app/entries/jobs.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { longDate } from "#app/lib/dates.ts";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { PageBanner } from "#app/sections/page-banner.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import * as content from "#content/careers/index.ts";
import type { Route } from "./+types/job";
import { ApplicationSection } from "./application-section.tsx";

export const meta: Route.MetaFunction = ({ loaderData: { job, description, jsonLd } }) =>
  pageMeta({ title: job.title, description, path: jobPath(job), jsonLd });

export function loader({ params }: Route.LoaderArgs) {
  const job = publishedEntries().jobs.find(({ slug }) => slug === params.slug);
  if (!job) throw data(null, { status: 404 });
  const { about, heading, steps } = content.application;
  return {
    job,
    description: fillJobText(content.jobTexts.description, job),
    intro: fillJobText(content.jobTexts.intro, job),
    jsonLd: [jobPostingLd(job)],
    application: { heading, steps: steps.map((step) => fillJobText(step, { about, ...job })) },
    cta: content.careersCta,
    starters: content.careersStarters,
  };
}

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { job, intro, application, cta, starters } = loaderData;
  const { title } = job;
  const facts = Object.entries({
    Contract: job.contract,
    Workplace: job.workplace,
    Salary: job.salary,
    "Apply until": job.closes && longDate(job.closes),
  }).filter(([, value]) => value);
  return (
    <>
      <PageBanner page={{ title, heading: title, intro }} art="careers-motif">
        <p className="mt-8">
          <ButtonLink to={applicationLink(job)}>Apply by email</ButtonLink>
        </p>
      </PageBanner>
      <ApplicationSection application={application}>
        <h2 className="text-2xl">Requirements</h2>
        <CheckList items={job.requirements} className="mt-8 gap-y-4 text-lg" />
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
      </ApplicationSection>
      <CtaBanner cta={cta} starters={starters} />
    </>
  );
}
