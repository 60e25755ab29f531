import type { ServiceSummary } from "#app/entries/service-summary.ts";
import { Icon } from "#app/media/icon.tsx";

/** Low rows on a phone, larger cards on other screens and where the text is large. */
export function ServiceGrid({ services }: { services: ServiceSummary[] }) {
  return (
    <ul data-entrance="50" className="grid overflow-hidden rounded-card border sm:grid-cols-2 lg:grid-cols-3">
      {services.map((service) => (
        <li
          key={service.url}
          // An item paints over those before it, so the line between them has to be its own.
          className="group grid grid-cols-[auto_1fr_auto] content-start items-center gap-x-3 gap-y-2 bg-surface px-4 py-4
            -mt-px -ml-px border-t border-l card-link max-xs:grid-cols-1 sm:(grid-cols-[1fr_auto] p-8) print:!p-4"
        >
          <Icon name={service.icon} className="framed-icon" />
          <h3 className="sm:(order-1 col-span-2 mt-4 text-lg)">
            <a href={service.url} className="stretched-link">
              {service.title}
            </a>
          </h3>
          <Icon name="arrow-right" className="text-muted text-xl arrow max-xs:hidden" />
          <p className="col-span-full text-muted max-sm:text-sm sm:order-1">{service.description}</p>
        </li>
      ))}
    </ul>
  );
}
