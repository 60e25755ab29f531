import { pageMeta } from "#app/discovery/page-meta.ts";
import { listedProjects } from "#app/entries/listed-projects.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { PageBanner } from "#app/sections/page-banner.tsx";
import { ProjectGrid } from "#app/sections/project-grid.tsx";
import { TeamSection } from "#app/sections/team-section.tsx";
import { Section } from "#app/ui/section.tsx";
import { portfolioCta, portfolioPage } from "#content/portfolio.ts";
import { teamHeading } from "#content/team/index.ts";
import type { Route } from "./+types/portfolio";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData.page, path: "/portfolio" });

export function loader() {
  const { projects, services, team } = publishedEntries();
  return {
    page: portfolioPage,
    projects: listedProjects(projects, services),
    team: { heading: teamHeading.heading, team },
    cta: portfolioCta,
  };
}

export default function Portfolio({ loaderData: { page, projects, team, cta } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner page={page} art="portfolio-motif" />
      {projects.length > 0 && (
        <Section>
          <ProjectGrid variant="full" projects={projects} />
        </Section>
      )}
      <TeamSection portraits="small" {...team} className="print:hidden" />
      <CtaBanner cta={cta} />
    </>
  );
}
