import { lazy } from "react";
import { companyLd } from "#app/discovery/json-ld.server.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { Drawing } from "#app/patterns/drawing.tsx";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { PageBanner } from "#app/sections/page-banner.tsx";
import { TeamSection } from "#app/sections/team-section.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { FoldingList } from "#app/ui/folding-list.tsx";
import { LazyInView } from "#app/ui/lazy-in-view.tsx";
import { Section } from "#app/ui/section.tsx";
import { VisitorHours } from "#app/visitor/visitor-hours.tsx";
import * as content from "#content/about-us.ts";
import { teamHeading } from "#content/team/index.ts";
import type { Route } from "./+types/about-us";

const OneAngle = lazy(() => import("./one-angle.tsx"));

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData.page, path: "/about-us" });

export function loader() {
  return {
    page: { ...content.aboutPage, jsonLd: [companyLd()] },
    statements: [content.mission, content.vision],
    values: { heading: content.valuesHeading, items: content.values },
    reach: content.reachHeading,
    story: content.story,
    reasons: { ...content.aboutReasonsHeading, link: content.papersLink, items: content.aboutReasons },
    team: { heading: teamHeading.heading, team: publishedEntries().team },
    cta: content.aboutCta,
  };
}

/** A heading with its text beside it on large screens. */
const STATEMENT = "grid gap-x-12 gap-y-4 border-brand border-t-2 pt-6 lg:grid-cols-[3fr_9fr]";

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { page, statements, values, reach, story, reasons, team, cta } = loaderData;
  return (
    <>
      <PageBanner page={page} art="star-weave" />
      <Section contentClassName="grid gap-y-10 lg:gap-y-14">
        {statements.map((statement) => (
          <div key={statement.title} className={STATEMENT}>
            <h2 className="font-650 text-brand">{statement.title}</h2>
            <p className="font-650 text-xl text-balance md:text-2xl">{statement.text}</p>
          </div>
        ))}
        <div className={STATEMENT}>
          <h2 className="font-650 text-brand">{values.heading}</h2>
          <FoldingList features={values.items} className="grid gap-x-12 sm:gap-y-4 md:grid-cols-2" />
        </div>
      </Section>
      <Section ground="sunken" className="print:hidden" heading={reach.heading} intro={reach.intro}>
        <VisitorHours />
      </Section>
      {/* On phones, the figure is below the first paragraph. */}
      <Section contentClassName="flex flex-col gap-x-16 gap-y-8 lg:(grid grid-cols-[4fr_5fr]) print:block">
        <div className="max-lg:contents lg:(flex flex-col)">
          <h2 className="text-2xl">{story.heading}</h2>
          <ol className="order-1 grid grid-cols-3 gap-x-4 gap-y-8 max-xs:grid-cols-1 lg:(mt-8 grow grid-rows-[auto_1fr]) print:(my-4 !grid-cols-4)">
            {story.steps.map(({ drawing, title, description }) => (
              <li key={title}>
                <svg aria-hidden="true" viewBox="-100 -100 200 200" className="h-auto w-full rounded-card border">
                  <Drawing name={drawing} />
                </svg>
                <h3 className="mt-2 text-sm">{title}</h3>
                <p className="hidden text-muted text-sm sm:block">{description}</p>
              </li>
            ))}
            <li id="one-angle" className="col-span-full print:col-auto">
              <OneAngleStep {...story.oneAngle} />
            </li>
          </ol>
        </div>
        <div className="max-lg:contents xl:(max-w-[40rem] text-lg) print:(block columns-2)">
          {story.paragraphs.map((paragraph, index) => (
            <p
              key={paragraph}
              className={`reading-width lg:(mb-5 max-w-none last:mb-0) print:mb-3 ${index > 0 ? "order-2" : ""}`}
            >
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Section
        ground="sunken"
        heading={reasons.heading}
        intro={reasons.intro}
        link={<ArrowLink to={reasons.link.to}>{reasons.link.label}</ArrowLink>}
      >
        <FeatureList
          icons="above"
          features={reasons.items}
          className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 xl:gap-x-8 print:!grid-cols-4"
          itemClassName="border-brand border-t-2 pt-6"
        />
      </Section>
      <TeamSection {...team} />
      <CtaBanner cta={cta} />
    </>
  );
}

/** Frame of the pattern: a square or, beside a longer text, as high as the text. The repeats fill it. */
const FRAME =
  "relative self-stretch sm:max-lg:row-span-2 overflow-hidden rounded-card border before:(block pt-[100%] content-empty) print:(contents before:hidden)";

/** Replaces a static drawing with the slider near the viewport. Print keeps the drawing. */
function OneAngleStep({ title, description }: typeof content.story.oneAngle) {
  const drawing = (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 300"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full print:(!static !h-auto rounded-card border)"
    >
      <Drawing name="step-4" />
    </svg>
  );
  const words = (
    <>
      <h3 className="text-sm">{title}</h3>
      <p className="text-muted text-sm">{description}</p>
    </>
  );
  return (
    <LazyInView
      className="grid h-full grid-rows-[1fr_auto] grid-cols-[3fr_2fr] lg:grid-cols-[2fr_1fr] items-center gap-x-6 gap-y-4 max-xs:grid-cols-1 print:block"
      fallback={
        <>
          <div className={FRAME}>{drawing}</div>
          <div>{words}</div>
          {/* Reserves space for the slider, so that the page does not shift. */}
          <div className="js-only col-span-full sm:max-lg:col-auto h-24 print:hidden" />
        </>
      }
    >
      <OneAngle drawing={drawing} frame={FRAME}>
        {words}
      </OneAngle>
    </LazyInView>
  );
}
