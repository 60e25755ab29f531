import { pageMeta } from "#app/discovery/page-meta.ts";
import { publishedEntries } from "#app/entries/entries.ts";
import { serviceSummary } from "#app/entries/service-summary.ts";
import { CallBand } from "#app/ui/call-band.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { servicesCall, servicesMore, servicesPage } from "#content/services/index.ts";
import type { Route } from "./+types/services";
import { ServiceList } from "./service-list.tsx";

const LISTED_FEATURES = 4;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData.page, path: "/services" });

export function loader() {
  return {
    page: servicesPage,
    services: publishedEntries().services.map((service) => ({
      ...serviceSummary(service),
      includes: service.detail.features.slice(0, LISTED_FEATURES).map((feature) => feature.title),
    })),
    more: servicesMore,
    call: servicesCall,
  };
}

export default function Services({ loaderData: { page, services, more, call } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner path="/services" current={page.title} heading={page.heading} intro={page.intro} />
      <div className="page section">
        <ServiceList services={services} more={more} />
      </div>
      <CallBand call={call} />
    </>
  );
}
