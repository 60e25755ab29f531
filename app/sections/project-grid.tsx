import type { Project } from "#content/types.ts";
import { ProjectCard } from "./project-card.tsx";

/** In two columns, of which the first of an odd number fills both. */
export function ProjectGrid({ projects }: { projects: Project[] }) {
  return (
    <ul data-entrance="200" className="grid gap-6 md:grid-cols-2 lg:gap-8">
      {projects.map((project, index) => {
        const wide = index === 0 && projects.length % 2 === 1;
        return (
          <li key={project.slug} className={wide ? "md:col-span-2" : ""}>
            <ProjectCard project={project} wide={wide} to={`/portfolio#${project.slug}`} />
          </li>
        );
      })}
    </ul>
  );
}
