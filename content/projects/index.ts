import type { Project } from "../types.ts";
import { environmentalConsultancySite } from "./environmental-consultancy-site.ts";
import { itServicesStartupSite } from "./it-services-startup-site.ts";
import { nonprofitPlatform } from "./nonprofit-platform.ts";
import { securityServicesPlatform } from "./security-services-platform.ts";

/** In display order; the home page shows the first three. */
export const projects: Project[] = [
  nonprofitPlatform,
  itServicesStartupSite,
  environmentalConsultancySite,
  securityServicesPlatform,
];

export function findProject(slug: string): Project | undefined {
  return projects.find((project) => project.slug === slug);
}
