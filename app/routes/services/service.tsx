import { data } from "react-router";
import { serviceLd } from "#app/discovery/json-ld.server.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { Icon } from "#app/media/icon.tsx";
import { brandIconUrl } from "#app/media/picture-sizes.ts";
import { ServiceDrawing } from "#app/patterns/service-drawing.tsx";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { PageBanner } from "#app/sections/page-banner.tsx";
import { ProjectGrid } from "#app/sections/project-grid.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { FoldingList } from "#app/ui/folding-list.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { byteBudget, costLink, questions, serviceSections } from "#content/services/index.ts";
import type { Route } from "./+types/service";
import "./service.css";

/** This page alone links back to the services (specification, section 2) and has the note on page weight. */
const WEB_DEVELOPMENT = "/services/web-development";

const WORK_ID = "work";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title, description, url } = loaderData.service;
  return pageMeta({ title, description, path: url, jsonLd: loaderData.jsonLd });
};

export function loader({ params }: Route.LoaderArgs) {
  const { services, projects } = publishedEntries();
  const service = services.find(({ slug }) => slug === params.slug);
  if (!service) throw data(null, { status: 404 });
  return {
    service,
    sections: serviceSections,
    cost: { ...costLink, question: questions.items.find(({ id }) => costLink.to.endsWith(`#${id}`))?.title },
    ...(service.url === WEB_DEVELOPMENT && { byteBudget }),
    projects: service.detail.relatedProjects.flatMap((slug) => projects.filter((project) => project.slug === slug)),
    jsonLd: [serviceLd(service)],
  };
}

export default function Service({ loaderData }: Route.ComponentProps) {
  const { sections, cost, projects, byteBudget } = loaderData;
  const { title, description, url, drawing, detail } = loaderData.service;
  return (
    <>
      <PageBanner
        page={{ title, heading: detail.title, intro: description }}
        illustration={drawing && <ServiceDrawing drawing={drawing} detail="everywhere" className="h-auto w-full" />}
      >
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
          <ButtonLink to={`/contact-us?subject=${encodeURIComponent(title)}`}>Get Started</ButtonLink>
          <span className="flex flex-wrap gap-x-4">
            {url === WEB_DEVELOPMENT && (
              <PageLink to="/services" className="arrow-link">
                <Icon name="arrow-left" />
                Back to services
              </PageLink>
            )}
            {projects.length > 0 && (
              <a href={`#${WORK_ID}`} className="arrow-link">
                {sections.projects}
                <Icon name="arrow-down" />
              </a>
            )}
          </span>
        </p>
      </PageBanner>
      <Section contentClassName="pt-10 lg:pt-16">
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[8fr_5fr]">
          <p className="reading-width text-lg">{detail.description}</p>
          <div className="self-start border-accent border-l-2 pl-4">
            <h2 className="text-base">{cost.question}</h2>
            <p className="mt-1 mb-2 text-muted text-balance">{cost.text}</p>
            <ArrowLink to={cost.to}>{cost.label}</ArrowLink>
          </div>
        </div>
        <h2 className="mt-12 mb-8 text-2xl sm:(mt-20 mb-12) lg:mt-24">{sections.features}</h2>
        <FoldingList features={detail.features} data-reveal="50" className="grid gap-x-10 sm:(grid-cols-2 gap-y-4)" />
        {byteBudget && (
          <p className="mt-6 border-t pt-4 text-muted print:hidden">
            {byteBudget.text}{" "}
            <PageLink to={byteBudget.to} className="text-link">
              {byteBudget.label}
            </PageLink>
          </p>
        )}
      </Section>
      <Section ground="night" heading={sections.process}>
        <ol className="grid gap-x-10 gap-y-8 overflow-hidden sm:(grid-cols-2 gap-y-14) lg:grid-cols-3">
          {detail.process.map((step, index) => (
            // Draws the line that connects the steps.
            <li
              key={step.title}
              className="relative pl-14 sm:(pt-19 pl-0)
                before:(absolute top-0 -bottom-8 left-[1.1875rem] w-1.5 border-x-1.5 border-brand opacity-42 content-empty)
                sm:before:(top-[1.5625rem] -right-10 bottom-auto left-0 h-1.5 w-auto border-x-0 border-y-1.5)
                last:before:hidden"
            >
              <Icon
                name={step.icon}
                className="absolute top-0 left-0 size-11 rounded-pill border border-brand bg-surface p-2.5 text-brand sm:(size-14 p-3.5)"
              />
              <p className="font-650 text-accent-ink text-sm" data-nosnippet>
                Step {index + 1}
              </p>
              <h3 className="mt-1 text-xl">{step.title}</h3>
              <p className="mt-2 text-muted">{step.description}</p>
            </li>
          ))}
        </ol>
      </Section>
      {projects.length > 0 && (
        <Section id={WORK_ID} heading={sections.projects}>
          <ProjectGrid projects={projects} />
        </Section>
      )}
      <Section ground="sunken" heading={sections.technologies}>
        <FoldingList
          data-reveal="50"
          features={detail.technologies.map(({ name, icon, description }) => ({
            title: name,
            description,
            image: (
              <img
                src={brandIconUrl(icon)}
                width={24}
                height={24}
                alt=""
                loading="lazy"
                decoding="async"
                className="brand-icon"
              />
            ),
          }))}
          className="grid gap-x-6 sm:(grid-cols-3 gap-y-4) sm:max-lg:[&_p]:pl-0 lg:gap-x-10"
        />
      </Section>
      <CtaBanner cta={detail.cta} />
    </>
  );
}
