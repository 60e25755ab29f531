import { ProjectCard } from "#app/ui/project-card.tsx";
import type { Project } from "#content/types.ts";

export function FeaturedProjects({ projects }: { projects: Project[] }) {
  return (
    <ul data-entrance="200" className="card-list grid gap-6 lg:grid-cols-2 lg:gap-8">
      {projects.map((project, index) => (
        <li key={project.slug} className={index === 0 ? "lg:col-span-2" : ""}>
          <ProjectCard
            project={project}
            wide={index === 0}
            sizes={
              index === 0
                ? "(min-width: 1280px) 740px, (min-width: 1024px) 60vw, 95vw"
                : "(min-width: 1280px) 584px, (min-width: 1024px) 46vw, 95vw"
            }
          />
        </li>
      ))}
    </ul>
  );
}
