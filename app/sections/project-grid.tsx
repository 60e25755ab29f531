import type { ListedProject } from "#app/entries/listed-projects.ts";
import { ProjectCard, type ProjectCardProps } from "./project-card.tsx";

/** Project cards: a wide one, then two beside each other, and so on. The last two are always beside each other. */
export function ProjectGrid({
  projects,
  variant = "teaser",
}: {
  projects: ListedProject[];
  variant?: ProjectCardProps["variant"];
}) {
  return (
    <ul data-reveal="200" className="grid gap-6 sm:grid-cols-2 lg:gap-8">
      {projects.map((project, index) => {
        const isWide = index % 3 === 0 && projects.length - index !== 2;
        const isFull = variant === "full";
        return (
          <li key={project.slug} id={isFull ? project.slug : undefined} className={isWide ? "sm:col-span-2" : ""}>
            <ProjectCard
              project={project}
              variant={variant}
              size={isWide ? "wide" : "half"}
              eager={isFull && index === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}
