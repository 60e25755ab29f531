import type { ListedProject } from "#app/entries/listed-projects.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

/** The project's services, and a link that asks about a similar project. */
export function ProjectLinks({ project: { title, services = [] } }: { project: ListedProject }) {
  return (
    <>
      {services.length > 0 && (
        <ul aria-label="Services" className="mb-5 flex flex-wrap gap-2 text-sm">
          {services.map((service) => (
            <li key={service.url}>
              <PageLink to={service.url} className="block rounded-pill border px-3 py-1 text-muted hover:bg-brand-soft">
                {service.title}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink variant="quiet" to={`/contact-us?${new URLSearchParams({ subject: `A project like ${title}` })}`}>
          Ask about a similar project
          <span className="sr-only">({title})</span>
        </ButtonLink>
      </p>
    </>
  );
}
