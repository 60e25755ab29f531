import type { ServiceSummary } from "#app/entries/service-summary.ts";
import { Icon } from "#app/media/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** Low rows on a phone, larger cards on other screens. */
export function ServiceGrid({ services }: { services: ServiceSummary[] }) {
  return (
    <ul
      data-entrance="50"
      className="grid overflow-hidden rounded-card border sm:grid-cols-2 lg:grid-cols-3 print:!grid-cols-3"
    >
      {services.map((service) => (
        <li
          key={service.url}
          className="group grid grid-cols-[auto_1fr_auto] content-start items-center gap-x-3 bg-surface px-4 py-4
            -mb-px -ml-px border-b border-l card-link sm:(grid-cols-[1fr_auto] p-8) print:!p-4"
        >
          <Icon name={service.icon} className="-ml-1 text-2xl text-brand sm:size-9" />
          <h3 className="sm:(order-1 col-span-2 mt-8 text-lg)">
            <SiteLink to={service.url} className="stretched-link">
              {service.title}
            </SiteLink>
          </h3>
          <Icon name="arrow-right" className="text-muted text-xl arrow" />
          <p className="col-span-full mt-1 text-muted max-sm:text-sm sm:(order-1 mt-2)">{service.description}</p>
        </li>
      ))}
    </ul>
  );
}
