import type { ServiceSummary } from "#app/entries/summaries.ts";
import { ListedServiceDrawing } from "#app/patterns/service-drawing.tsx";
import { ArrowTitle } from "#app/ui/arrow-title.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

/**
 * Cards that share borders. On phones, they are in two columns, or in one if text is large, and have no descriptions,
 * which /services shows.
 */
export function ServiceGrid({ services }: { services: ServiceSummary[] }) {
  return (
    <ul
      data-reveal="50"
      className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] overflow-hidden rounded-card border sm:grid-cols-2
        lg:grid-cols-3"
    >
      {services.map((service) => (
        <li
          key={service.url}
          // The border belongs to the later item, because it paints over the item before it.
          className="group bg-surface -mt-px -ml-px border-t border-l card-tint"
        >
          <ListedServiceDrawing detail="phones" {...service} />
          <div className="p-3 sm:p-6">
            <h3 className="text-base leading-[1.3] sm:text-lg">
              <PageLink to={service.url} className="stretched-link">
                <ArrowTitle title={service.title} />
              </PageLink>
            </h3>
            <p className="mt-2 text-muted max-sm:hidden">{service.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
