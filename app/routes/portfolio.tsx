import { projectLd } from "#app/discovery/json-ld.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { publishedEntries } from "#app/entries/entries.ts";
import { CallBand } from "#app/ui/call-band.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { ProjectCard } from "#app/ui/project-card.tsx";
import { TeamSection } from "#app/ui/team-section.tsx";
import { portfolioCall, portfolioPage } from "#content/portfolio.ts";
import { teamHeading } from "#content/team/index.ts";
import type { Route } from "./+types/portfolio";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: "/portfolio", jsonLd: loaderData.jsonLd });

export function loader() {
  const { projects, team } = publishedEntries();
  return {
    page: portfolioPage,
    projects,
    team: { ...teamHeading, team },
    call: portfolioCall,
    jsonLd: projects.map(projectLd),
  };
}

export default function Portfolio({ loaderData: { page, projects, team, call } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner path="/portfolio" current={page.title} heading={page.heading} intro={page.intro} />
      <div className="page section">
        <ul data-entrance="200" className="card-list grid gap-6 lg:grid-cols-2 lg:gap-8">
          {projects.map((project) => (
            <li key={project.slug} id={project.slug}>
              <ProjectCard
                project={project}
                headingLevel={2}
                sizes="(min-width: 1280px) 584px, (min-width: 1024px) 46vw, 95vw"
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="border-t">
        <TeamSection {...team} />
      </div>
      <CallBand call={call} />
    </>
  );
}
