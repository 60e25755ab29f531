import type { ServiceSummary } from "#app/entries/service-summary.ts";
import { Icon } from "#app/media/icon.tsx";
import { NearServiceDrawing } from "#app/patterns/service-drawing.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

/** Rows on a phone, cards that share their lines on other screens and where the text is large. */
export function ServiceGrid({ services }: { services: ServiceSummary[] }) {
  return (
    <ul data-entrance="50" className="grid overflow-hidden rounded-card border sm:grid-cols-2 lg:grid-cols-3">
      {services.map((service) => (
        <li
          key={service.url}
          // An item paints over those before it, so the line between them has to be its own.
          className="group grid grid-cols-[auto_1fr] content-start gap-x-4 bg-surface p-4 -mt-px -ml-px border-t border-l
            card-link max-xs:grid-cols-1 sm:(grid-cols-1 px-0 pt-0 pb-8)"
        >
          <NearServiceDrawing {...service} />
          <div className="sm:mx-8">
            <h3 className="sm:text-lg">
              <PageLink to={service.url} className="stretched-link">
                {service.title}
                <Icon name="arrow-right" className="ml-1 text-brand arrow" />
              </PageLink>
            </h3>
            <p className="mt-2 text-muted max-sm:text-sm">{service.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
