import type { projectServices } from "#app/entries/project-services.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { Project } from "#content/types.ts";

interface Props {
  project: Project;
  services: ReturnType<typeof projectServices>;
}

/** Links at the end of a project card. */
export function ProjectLinks({ project, services }: Props) {
  return (
    <>
      {services.length > 0 && (
        <ul aria-label="Services" className="mb-5 flex flex-wrap gap-2 text-sm">
          {services.map(({ title, url }) => (
            <li key={url}>
              <PageLink to={url} className="block rounded-pill border px-3 py-1 text-muted hover:bg-brand-soft">
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink
          variant="quiet"
          to={`/contact-us?${new URLSearchParams({ subject: `A project like ${project.title}` })}`}
        >
          Ask about a similar project
          <span className="sr-only">({project.title})</span>
        </ButtonLink>
      </p>
    </>
  );
}
