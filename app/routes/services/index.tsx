import { CallBand } from "~/components/call-band";
import { PageBanner } from "~/components/page-banner";
import { ServiceGrid } from "~/components/service-grid";
import { HOME } from "~/lib/breadcrumbs";
import { pageMeta } from "~/lib/seo";
import { serviceSummary } from "~/lib/service-summary";
import { services, servicesCall, servicesPage } from "~content/services";
import type { Route } from "./+types/index";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData.page, path: "/services" });

export function loader() {
  return { page: servicesPage, services: services.map(serviceSummary), call: servicesCall };
}

export default function Services({ loaderData: { page, services, call } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner heading={page.heading} intro={page.intro} parents={[HOME]} />
      <div className="page section">
        <ServiceGrid services={services} headingLevel={2} />
      </div>
      <CallBand call={call} />
    </>
  );
}
