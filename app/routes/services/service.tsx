import { serviceLd } from "#app/discovery/json-ld.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { missingPage } from "#app/frame/missing-page.ts";
import { brandIconUrl } from "#app/media/brand-icon-url.ts";
import { Icon } from "#app/media/icon.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CallBand } from "#app/ui/call-band.tsx";
import { FeatureList } from "#app/ui/feature-list.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { ProjectCard } from "#app/ui/project-card.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { byteBudget, costLink, serviceSections } from "#content/services/index.ts";
import type { Route } from "./+types/service";

/** By slug. A service without a drawing shows its text alone. */
const DRAWINGS = import.meta.glob<string>("./drawings/*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** The only page with a link back to the services (specification, section 2), and the one that promises a byte limit. */
const WEB_DEVELOPMENT = "/services/web-development";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title, description, url } = loaderData.service;
  return pageMeta({ title, description, path: url, jsonLd: loaderData.jsonLd });
};

export function loader({ params }: Route.LoaderArgs) {
  const { services, projects } = publishedEntries();
  const service = services.find(({ slug }) => slug === params.slug);
  if (!service) throw missingPage();
  return {
    service,
    drawing: DRAWINGS[`./drawings/${service.slug}.svg`],
    sections: serviceSections,
    cost: costLink,
    ...(service.url === WEB_DEVELOPMENT && { byteBudget }),
    projects: service.detail.relatedProjects.flatMap((slug) => projects.filter((project) => project.slug === slug)),
    jsonLd: [serviceLd(service)],
  };
}

export default function Service({ loaderData }: Route.ComponentProps) {
  const { drawing, sections, cost, projects, byteBudget } = loaderData;
  const { title, description, url, detail } = loaderData.service;
  return (
    <>
      <PageBanner
        path={url}
        page={{ title, heading: detail.title, intro: description }}
        layout={
          drawing &&
          "grid items-center gap-8 py-9 md:(grid-cols-[1fr_17rem] gap-10 py-10) lg:(grid-cols-[1fr_25rem] gap-x-12)"
        }
        illustration={
          drawing && (
            <svg aria-hidden="true" viewBox="0 0 560 420" className="h-auto w-full rounded-card border">
              <use href={`${drawing}#drawing`} />
            </svg>
          )
        }
      >
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink to="/contact-us">Get Started</ButtonLink>
          <span className="inline-flex items-start gap-x-6 gap-y-2 max-sm:flex-col">
            {url === WEB_DEVELOPMENT && (
              <ArrowLink to="/services" direction="back">
                Back to services
              </ArrowLink>
            )}
            <button type="button" className="script-only arrow-link" onClick={() => print()}>
              <Icon name="printer" />
              Print for your file
            </button>
          </span>
        </p>
      </PageBanner>
      <div className="page grid justify-between gap-x-16 gap-y-6 pt-9 lg:(grid-cols-[minmax(0,44rem)_18rem] pt-14)">
        <p className="max-w-[44rem] md:(text-lg leading-[1.6])">{detail.description}</p>
        <div className="self-start border-accent border-l-2 pl-5 print:hidden">
          <h2 className="text-base">{cost.question}</h2>
          <p className="mt-1 mb-2 text-muted text-sm">{cost.text}</p>
          <ArrowLink to={cost.to}>{cost.label}</ArrowLink>
        </div>
      </div>
      <section className="page section max-sm:py-9 sm:max-lg:pt-10 lg:pt-14">
        <SectionHeading heading={sections.features} />
        <FeatureList
          features={detail.features}
          data-entrance="50"
          className="-mb-6 grid gap-x-10 sm:(-mb-7 grid-cols-2) lg:grid-cols-4"
          itemClassName="gap-x-3 gap-y-1.5 border-t py-3 max-sm:[&>p]:(col-span-2 leading-[1.55])
            sm:(grid-cols-1 py-7)"
          iconClassName="max-sm:row-span-1 text-2xl sm:(-ml-0.75 row-span-1 mb-2 text-3xl)"
        />
        {byteBudget && (
          <p className="mt-10 border-t pt-5 text-muted">
            {byteBudget.text}{" "}
            <SiteLink to={byteBudget.to} className="text-link">
              {byteBudget.label}
            </SiteLink>
          </p>
        )}
      </section>
      <section className="border-y bg-sunken">
        <div className="page section max-sm:py-9">
          <SectionHeading heading={sections.process} />
          <ol className="process grid sm:grid-cols-2 lg:grid-cols-3 print:!grid-cols-3">
            {detail.process.map((step, index) => (
              <li key={step.title} className="relative pb-4.5 pl-14 max-sm:last:pb-0 sm:(pt-16 pr-10 pb-10 pl-0)">
                <span
                  className="absolute top-0 left-0 z-1 grid size-11 place-items-center rounded-pill border-1.5
                  border-brand bg-surface text-brand"
                >
                  <Icon name={step.icon} className="text-xl" />
                </span>
                <div
                  className="font-650 text-accent-ink text-sm
                    max-sm:(absolute top-12 left-0 z-1 w-11 bg-sunken text-center text-xs)"
                  data-nosnippet
                >
                  Step {index + 1}
                </div>
                <h3 className="text-lg">{step.title}</h3>
                <p className="mt-1 text-muted max-sm:leading-[1.55] sm:mt-1.5">{step.description}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="page section max-sm:py-9">
        <SectionHeading heading={sections.technologies} />
        <ul
          data-entrance="50"
          className={`grid grid-cols-2 gap-x-5 gap-y-3 sm:gap-4 ${
            detail.technologies.length % 3 === 0 ? "lg:grid-cols-3" : ""
          }`}
        >
          {detail.technologies.map((technology) => (
            <li key={technology.name} className="flex content-start gap-2.5 max-sm:flex-wrap sm:(gap-4 p-5 card)">
              <span className="grid flex-none place-items-center sm:(size-11 rounded-xl bg-sunken)">
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
              <div className="max-sm:contents">
                <h3 className="max-sm:(min-w-0 flex-1 text-sm leading-7)">{technology.name}</h3>
                <p className="text-muted text-sm">{technology.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      {projects.length > 0 && (
        <section className="border-t print:hidden">
          <div className="page section max-sm:py-9">
            <SectionHeading heading={sections.projects} />
            <ul
              data-entrance="200"
              className="grid gap-5 lg:grid-cols-2 lg:gap-8
                max-sm:[&_img]:(aspect-[4/3] object-cover object-top)"
            >
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
