import type { ListedProject } from "#app/entries/listed-projects.ts";
import { ProjectCard } from "./project-card.tsx";
import { ProjectLinks } from "./project-links.tsx";

/** Project cards in two columns. With an odd number of projects, the first card spans both. */
export function ProjectGrid({ projects }: { projects: ListedProject[] }) {
  return (
    <ul data-reveal="200" className="grid gap-6 md:grid-cols-2 lg:gap-8">
      {projects.map((project, index) => {
        const wide = index === 0 && projects.length % 2 === 1;
        return (
          <li key={project.slug} className={wide ? "md:col-span-2" : ""}>
            <ProjectCard project={project} wide={wide} brief={index > 0} to={`/portfolio#${project.slug}`}>
              {wide && <ProjectLinks project={project} />}
            </ProjectCard>
          </li>
        );
      })}
    </ul>
  );
}
