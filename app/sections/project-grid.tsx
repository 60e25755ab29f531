import type { ListedProject } from "#app/entries/listed-projects.ts";
import { ProjectCard } from "./project-card.tsx";
import { ProjectLinks } from "./project-links.tsx";

/**
 * Project cards: a wide one, then two beside each other, and so on. The last two are always beside each other.
 *
 * @param detailed shows each project's links. Without it, the cards link to the detailed ones on /portfolio.
 */
export function ProjectGrid({ projects, detailed = false }: { projects: ListedProject[]; detailed?: boolean }) {
  return (
    <ul data-reveal="200" className="grid gap-6 md:grid-cols-2 lg:gap-8">
      {projects.map((project, index) => {
        const wide = index % 3 === 0 && projects.length - index !== 2;
        return (
          <li key={project.slug} id={detailed ? project.slug : undefined} className={wide ? "md:col-span-2" : ""}>
            <ProjectCard
              project={project}
              wide={wide}
              {...(detailed ? { headingLevel: 2, eager: index === 0 } : { to: `/portfolio#${project.slug}` })}
            >
              {(detailed || wide) && <ProjectLinks project={project} />}
            </ProjectCard>
          </li>
        );
      })}
    </ul>
  );
}
