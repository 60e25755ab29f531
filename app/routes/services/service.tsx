import { serviceLd } from "#app/discovery/json-ld.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { brandIconUrl } from "#app/media/brand-icon-url.ts";
import { Icon } from "#app/media/icon.tsx";
import { missingPage } from "#app/routes/not-found/missing-page.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CallBand } from "#app/ui/call-band.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { ProjectCard } from "#app/ui/project-card.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { serviceSections } from "#content/services/index.ts";
import type { Route } from "./+types/service";

/** By slug. A service without a drawing shows its text alone. */
const DRAWINGS = import.meta.glob<string>("./drawings/*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** The only page with a link back to the services (specification, section 2). */
const PAGE_WITH_BACK_LINK = "/services/web-development";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title, description, url } = loaderData.service;
  return pageMeta({ title, description, path: url, jsonLd: loaderData.jsonLd });
};

export function loader({ url, params }: Route.LoaderArgs) {
  const { services, projects } = publishedEntries();
  const service = services.find(({ slug }) => slug === params.slug);
  if (!service) throw missingPage(url.pathname);
  return {
    service,
    drawing: DRAWINGS[`./drawings/${service.slug}.svg`],
    sections: serviceSections,
    projects: service.detail.relatedProjects.flatMap((slug) => projects.filter((project) => project.slug === slug)),
    jsonLd: [serviceLd(service)],
  };
}

export default function Service({ loaderData }: Route.ComponentProps) {
  const { drawing, sections, projects } = loaderData;
  const { title, description, url, detail } = loaderData.service;
  return (
    <>
      <PageBanner path={url} page={{ title, heading: detail.title, intro: description }} />
      <div className="page grid items-center gap-x-16 gap-y-12 pt-14 lg:(grid-cols-2 pt-20)">
        <div>
          {url === PAGE_WITH_BACK_LINK && (
            <p className="mb-8">
              <ArrowLink to="/services" direction="back">
                Back to services
              </ArrowLink>
            </p>
          )}
          <p className="max-w-[42rem] text-lg leading-[1.6]">{detail.description}</p>
          <p className="mt-8">
            <ButtonLink to="/contact-us">Get Started</ButtonLink>
          </p>
        </div>
        {drawing && (
          <svg aria-hidden="true" viewBox="0 0 560 420" className="h-auto w-full max-w-[42rem] rounded-card border">
            <use href={`${drawing}#drawing`} />
          </svg>
        )}
      </div>
      <section className="page section">
        <SectionHeading heading={sections.features} />
        <FeatureList
          features={detail.features}
          data-entrance="50"
          className="-mb-6 grid gap-x-10 sm:(-mb-7 grid-cols-2) lg:grid-cols-4"
          itemClassName="gap-x-4 gap-y-2 border-t py-6 sm:(grid-cols-1 py-7)"
          iconClassName="text-2xl sm:(-ml-0.75 row-span-1 mb-2 text-3xl)"
        />
      </section>
      <section className="border-y bg-sunken">
        <div className="page section">
          <SectionHeading heading={sections.process} />
          <ol className="process grid sm:grid-cols-2 lg:grid-cols-3">
            {detail.process.map((step, index) => (
              <li key={step.title} className="relative pb-10 pl-16 sm:(pt-16 pr-10 pl-0)">
                <span className="absolute top-0 left-0 z-1 grid size-11 place-items-center rounded-pill border-1.5 border-brand bg-surface text-brand">
                  <Icon name={step.icon} className="text-xl" />
                </span>
                <div className="font-650 text-accent-ink text-sm" data-nosnippet>
                  Step {index + 1}
                </div>
                <h3 className="text-lg">{step.title}</h3>
                <p className="mt-1.5 text-muted">{step.description}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="page section">
        <SectionHeading heading={sections.technologies} />
        <ul
          data-entrance="50"
          className={`card-list technology-grid grid gap-4 sm:grid-cols-2 ${detail.technologies.length % 3 === 0 ? "lg:grid-cols-3" : ""}`}
        >
          {detail.technologies.map((technology) => (
            <li key={technology.name} className="flex gap-4 p-5 card">
              <span className="grid size-11 flex-none place-items-center rounded-xl bg-sunken">
                <img
                  src={brandIconUrl(technology.icon)}
                  width={26}
                  height={26}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="brand-icon"
                />
              </span>
              <div>
                <h3>{technology.name}</h3>
                <p className="text-muted text-sm">{technology.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      {projects.length > 0 && (
        <section className="border-t">
          <div className="page section">
            <SectionHeading heading={sections.projects} />
            <ul data-entrance="200" className="card-list grid gap-6 lg:grid-cols-2 lg:gap-8">
              {projects.map((project) => (
                <li key={project.slug} className={projects.length === 1 ? "lg:col-span-2" : ""}>
                  <ProjectCard project={project} wide={projects.length === 1} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <CallBand call={detail.call} />
    </>
  );
}
