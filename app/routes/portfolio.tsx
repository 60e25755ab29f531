import { projectLd } from "~/discovery/json-ld";
import { pageMeta } from "~/discovery/page-meta";
import { publishedEntries } from "~/entries/entries";
import { Parts } from "~/start/parts";
import { CallBand } from "~/ui/call-band";
import { PageBanner } from "~/ui/page-banner";
import { ProjectCard } from "~/ui/project-card";
import { TeamSection } from "~/ui/team-section";
import { portfolioCall, portfolioPage } from "~content/portfolio";
import { teamHeading } from "~content/team";
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
    <Parts>
      <PageBanner path="/portfolio" current={page.title} heading={page.heading} intro={page.intro} />
      <div className="page section">
        <ul data-entrance="200" className="grid gap-6 lg:grid-cols-2 lg:gap-8">
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
    </Parts>
  );
}
