import { pageMeta } from "#app/discovery/page-meta.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { type ServiceSummary, serviceSummary } from "#app/entries/summaries.ts";
import { Icon } from "#app/media/icon.tsx";
import { ListedServiceDrawing } from "#app/patterns/service-drawing.tsx";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { PageBanner } from "#app/sections/page-banner.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { examplePapers, questions, servicesCta, servicesPage } from "#content/services/index.ts";
import type { Route } from "./+types/services";
import { ExamplePapers } from "./example-papers.tsx";

const MAX_FEATURES = 4;

/** The example papers come after the first row of cards, because they are the strongest proof. */
const FIRST_ROW = 3;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData.page, path: "/services" });

export function loader() {
  return {
    page: servicesPage,
    services: publishedEntries().services.map((service) => ({
      ...serviceSummary(service),
      includes: service.detail.features.slice(0, MAX_FEATURES).map(({ title }) => title),
    })),
    papers: examplePapers,
    questions,
    cta: servicesCta,
  };
}

export default function Services({ loaderData: { page, services, papers, questions, cta } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner page={page} art="services-motif" />
      <Section>
        <ServiceCards services={services.slice(0, FIRST_ROW)} />
      </Section>
      <Section id="papers" ground="sunken" heading={papers.heading} intro={papers.intro}>
        <ExamplePapers {...papers} />
      </Section>
      <Section>
        <ServiceCards services={services.slice(FIRST_ROW)} />
      </Section>
      <Section contentClassName="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 className="text-2xl">{questions.heading}</h2>
          <p className="mt-4 lead-text">{questions.intro}</p>
        </div>
        <ul className="border-b">
          {questions.items.map(({ id, title, description }, index) => (
            <li key={id} className="border-t">
              <details id={id} open={index === 0}>
                <summary className="grid grid-cols-[1fr_auto] items-center gap-x-6 py-6 hover:text-brand max-xs:grid-cols-1">
                  <h3 className="text-lg">{title}</h3>
                  <Icon name="plus" className="cross -mr-1.5 size-7" />
                </summary>
                <p className="reading-width pb-6 text-muted">{description}</p>
              </details>
            </li>
          ))}
        </ul>
      </Section>
      <CtaBanner cta={cta} />
    </>
  );
}

/** From 640 to 1023 px, a drawing is beside its text. */
function ServiceCards({ services }: { services: (ServiceSummary & { includes: string[] })[] }) {
  return (
    <ul data-reveal="50" className="grid gap-6 lg:grid-cols-3">
      {services.map((service) => (
        <li
          key={service.url}
          className="group overflow-hidden card-frame card-tint lg:(row-span-4 grid grid-rows-subgrid gap-y-0)
            sm:max-lg:(grid grid-cols-[3fr_4fr] items-center p-5) sm:max-lg:[&>:first-child]:(border rounded-card)"
        >
          <ListedServiceDrawing {...service} />
          <div className="p-5 sm:max-lg:(py-0 pr-1 pl-6) lg:contents">
            <div className="lg:(mx-6 mt-6)">
              <h2 className="text-xl">
                <PageLink to={service.url} className="stretched-link">
                  {service.title}
                </PageLink>
              </h2>
              <p className="mt-2 text-muted">{service.description}</p>
            </div>
            <CheckList items={service.includes} className="mx-6 mt-6 content-start gap-2 border-t pt-6 max-lg:hidden" />
            <p aria-hidden="true" className="mt-6 flex items-center gap-1.5 font-650 text-brand lg:(m-6) print:hidden">
              Features, steps and tools
              <Icon name="arrow-right" className="moving-arrow" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
