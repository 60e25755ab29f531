import { pageMeta } from "#app/discovery/page-meta.ts";
import { applicationLink, openingPath, openingText } from "#app/entries/openings.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { Icon } from "#app/media/icon.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CtaBanner } from "#app/ui/cta-banner.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import * as content from "#content/careers/index.ts";
import type { Opening } from "#content/types.ts";
import type { Route } from "./+types/careers";
import { ApplicationSection } from "./application-section.tsx";
import { CopyEmail } from "./copy-email.tsx";
import { Requirements } from "./requirements.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData.careersPage, path: "/careers" });

export function loader() {
  const { openingTexts: _, application, ...texts } = content;
  const text = openingText(application.text, application);
  return { ...texts, application: { ...application, text }, openings: publishedEntries().openings };
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { careersPage, careersHeadings, reasonsToJoin, openings, noOpenings, application, careersCall } = loaderData;
  return (
    <>
      <PageBanner page={careersPage} />
      <Section heading={careersHeadings.reasons}>
        <FeatureList
          stacked
          features={reasonsToJoin}
          className="grid gap-6 lg:grid-cols-3"
          itemClassName="p-6 card sm:p-8"
        />
      </Section>
      <Section tinted heading={careersHeadings.openings}>
        {openings.length === 0 ? (
          <p className="text-lg text-muted">{noOpenings}</p>
        ) : (
          <ul className="border-b">
            {openings.map((opening) => (
              <li key={opening.id} className="border-t">
                <OpeningItem opening={opening} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <ApplicationSection application={application} />
      <CtaBanner call={careersCall} />
    </>
  );
}

/** A details element works without JavaScript and with the browser's find in page. */
function OpeningItem({ opening }: { opening: Opening }) {
  return (
    <details id={`opening-${opening.id}`}>
      <summary
        className="grid grid-cols-[1fr_auto] items-center
        gap-x-6 gap-y-1 py-6 row-link md:grid-cols-[1fr_13rem_13rem_auto]"
      >
        <h3 className="text-xl">{opening.title}</h3>
        <span className="col-start-1 text-muted md:(col-start-2 row-start-1)">{opening.label}</span>
        <span className="col-start-1 flex items-center gap-1.5 text-muted md:(col-start-3 row-start-1)">
          <Icon name="map-pin" />
          {opening.location}
        </span>
        <Icon name="plus" className="cross -mr-1.5 col-start-2 row-start-1 text-2xl md:col-start-4" />
      </summary>
      <div className="pb-6">
        <h4>Requirements</h4>
        <Requirements opening={opening} className="mt-3 max-w-[44rem] gap-y-2 text-muted sm:grid-cols-2" />
        <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2 print:hidden">
          <span className="flex flex-wrap items-center gap-x-3">
            <ButtonLink to={applicationLink(opening)}>
              Apply by email
              <span className="sr-only"> as {opening.title}</span>
            </ButtonLink>
            <CopyEmail />
          </span>
          <PageLink className="font-650 text-link" to={openingPath(opening)}>
            Details and how to apply
            <span className="sr-only">: {opening.title}</span>
          </PageLink>
        </p>
      </div>
    </details>
  );
}
