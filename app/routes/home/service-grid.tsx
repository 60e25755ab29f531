import type { ServiceSummary } from "#app/entries/service-summary.ts";
import { Icon } from "#app/media/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export function ServiceGrid({ services }: { services: ServiceSummary[] }) {
  return (
    <ul
      data-entrance="50"
      className="grid overflow-hidden rounded-card border gap-px sm:grid-cols-2 lg:grid-cols-3 print:border-0"
    >
      {services.map((service) => (
        <li
          key={service.url}
          className="group relative flex flex-col bg-surface p-6 outline-1 outline-line outline-solid
            hover:bg-brand-soft sm:p-8"
        >
          <span className="flex items-center justify-between">
            <Icon name={service.icon} className="-ml-[0.125em] text-[2.25rem] text-brand" />
            <Icon
              name="arrow-right"
              className="text-muted text-xl transition-transform group-hover:(translate-x-0.5 text-brand)"
            />
          </span>
          <h3 className="mt-6 text-lg sm:mt-10">
            <SiteLink to={service.url} className="rounded stretched-link">
              {service.title}
            </SiteLink>
          </h3>
          <p className="mt-2 text-muted">{service.description}</p>
        </li>
      ))}
    </ul>
  );
}
