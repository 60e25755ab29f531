import type { ComponentProps } from "react";
import type { Project } from "#content/types.ts";
import { ProjectCard } from "./project-card.tsx";
import { ProjectLinks } from "./project-links.tsx";

interface Props {
  projects: (Project & Partial<Pick<ComponentProps<typeof ProjectLinks>, "services">>)[];
}

/** Project cards in two columns. With an odd number of projects, the first card spans both. */
export function ProjectGrid({ projects }: Props) {
  return (
    <ul data-reveal="200" className="grid gap-6 md:grid-cols-2 lg:gap-8">
      {projects.map(({ services = [], ...project }, index) => {
        const wide = index === 0 && projects.length % 2 === 1;
        return (
          <li key={project.slug} className={wide ? "md:col-span-2" : ""}>
            <ProjectCard project={project} wide={wide} brief={index > 0} to={`/portfolio#${project.slug}`}>
              {wide && <ProjectLinks project={project} services={services} />}
            </ProjectCard>
          </li>
        );
      })}
    </ul>
  );
}
