import { pageMeta } from "~/discovery/page-meta";
import { publishedEntries } from "~/entries/entries";
import { serviceSummary } from "~/entries/service-summary";
import { Parts } from "~/start/parts";
import { CallBand } from "~/ui/call-band";
import { PageBanner } from "~/ui/page-banner";
import { servicesCall, servicesMore, servicesPage } from "~content/services";
import type { Route } from "./+types/services";
import { ServiceList } from "./service-list";

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
    <Parts>
      <PageBanner path="/services" current={page.title} heading={page.heading} intro={page.intro} />
      <div className="page section">
        <ServiceList services={services} more={more} />
      </div>
      <CallBand call={call} />
    </Parts>
  );
}
