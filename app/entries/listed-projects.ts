import type { Project, ServiceEntry } from "#content/types.ts";

export interface ListedProject extends Project {
  /** Services whose pages show the project as related work. */
  services?: Pick<ServiceEntry, "title" | "url">[];
}

/** @returns the projects with links to their services */
export function listedProjects(projects: Project[], services: ServiceEntry[]): ListedProject[] {
  return projects.map((project) => ({
    ...project,
    services: services
      .filter(({ detail }) => detail.relatedProjects.includes(project.slug))
      .map(({ title, url }) => ({ title, url })),
  }));
}
