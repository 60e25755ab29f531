import type { Project, ServiceEntry } from "#content/types.ts";

/** @returns the services whose pages show the project as related work */
export function projectServices({ slug }: Project, services: ServiceEntry[]) {
  return services
    .filter(({ detail }) => detail.relatedProjects.includes(slug))
    .map(({ title, url }) => ({ title, url }));
}
