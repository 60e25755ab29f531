import { openingLd } from "#app/discovery/json-ld.ts";
import { noindexMeta, pageMeta } from "#app/discovery/page-meta.ts";
import { allEntries, publishedEntries } from "#app/entries/entries.ts";
import { applicationLink, applicationText, openingPath, openingText } from "#app/entries/openings.ts";
import { longDate } from "#app/lib/dates.ts";
import { Icon } from "#app/media/icon.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CallBand } from "#app/ui/call-band.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import {
  application,
  careersCall,
  careersHeadings,
  closedOpening,
  noOpenings,
  openingTexts,
} from "#content/careers/index.ts";
import { contact } from "#content/site.ts";
import type { Opening } from "#content/types.ts";
import { missingPage } from "../not-found/missing-page.ts";
import { NotFoundScreen } from "../not-found/not-found-screen.tsx";
import type { Route } from "./+types/opening";
import { ApplicationSection } from "./application-section.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData.found) return noindexMeta(loaderData.missing.page);
  const { title, description, path, open, jsonLd } = loaderData;
  return open ? pageMeta({ title, description, path, jsonLd }) : noindexMeta({ title, description });
};

export function loader({ url, params }: Route.LoaderArgs) {
  const opening = allEntries().openings.find(({ slug }) => slug === params.slug);
  if (!opening) return missingPage(url.pathname);
  const { openings } = publishedEntries();
  const common = {
    found: true as const,
    title: opening.title,
    path: openingPath(opening),
    texts: openingTexts,
    call: careersCall,
  };
  if (!openings.includes(opening)) {
    return {
      ...common,
      open: false as const,
      jsonLd: undefined,
      description: openingText(closedOpening.description, opening),
      intro: openingText(closedOpening.intro, opening),
      closed: closedOpening,
      closes: opening.closes ?? "",
      others: {
        heading: careersHeadings.openings,
        none: noOpenings,
        openings: openings.map(openingSummary),
      },
    };
  }
  return {
    ...common,
    open: true as const,
    description: openingText(openingTexts.description, opening),
    intro: openingText(openingTexts.intro, opening),
    opening,
    jsonLd: [openingLd(opening, openingPath(opening), contact.address)],
    application: applicationText(application, opening),
    email: contact.careersEmail,
  };
}

export default function OpeningPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <NotFoundScreen {...loaderData.missing} />;
  const { title, intro, path, texts, call } = loaderData;
  return (
    <>
      <PageBanner path={path} current={title} heading={title} intro={intro} />
      <div className="page pt-14 lg:pt-20">
        <ArrowLink to="/careers" direction="back">
          {texts.back}
        </ArrowLink>
      </div>
      {loaderData.open ? (
        <>
          <Requirements opening={loaderData.opening} texts={texts} />
          <div className="border-t bg-sunken">
            <ApplicationSection application={loaderData.application} email={loaderData.email}>
              <ButtonLink to={applicationLink(loaderData.opening, loaderData.email)}>{texts.apply}</ButtonLink>
            </ApplicationSection>
          </div>
        </>
      ) : (
        <Closed {...loaderData} />
      )}
      <CallBand call={call} />
    </>
  );
}

function Requirements({ opening, texts }: { opening: Opening; texts: typeof openingTexts }) {
  const facts = [
    { name: texts.posted, value: <time dateTime={opening.datePosted}>{longDate(opening.datePosted)}</time> },
  ];
  if (opening.closes) {
    facts.push({ name: texts.lastDay, value: <time dateTime={opening.closes}>{longDate(opening.closes)}</time> });
  }
  return (
    <section className="page section grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
      <h2 className="section-title">{texts.requirements}</h2>
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
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="mt-1 font-650">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Closed({
  closed,
  closes,
  others,
}: {
  closed: typeof closedOpening;
  closes: string;
  others: { heading: string; none: string; openings: ReturnType<typeof openingSummary>[] };
}) {
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
              {others.openings.map(({ path, title, label, location }) => (
                <li key={path} className="group relative border-t py-5">
                  <h3 className="text-xl">
                    <SiteLink
                      to={path}
                      className="rounded after:(absolute inset-0 content-empty) group-hover:text-brand"
                    >
                      {title}
                    </SiteLink>
                  </h3>
                  <p className="mt-0.5 text-muted">
                    {label}, {location}
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

function openingSummary(opening: Opening) {
  const { title, label, location } = opening;
  return { path: openingPath(opening), title, label, location };
}
