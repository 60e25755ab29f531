import { pageMeta } from "#app/discovery/page-meta.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { ProjectCard } from "#app/sections/project-card.tsx";
import { TeamSection } from "#app/sections/team-section.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CallBand } from "#app/ui/call-band.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { portfolioCall, portfolioPage } from "#content/portfolio.ts";
import { teamHeading } from "#content/team/index.ts";
import type { Route } from "./+types/portfolio";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData.page, path: "/portfolio" });

export function loader() {
  const { projects, services, team } = publishedEntries();
  return {
    page: portfolioPage,
    projects: projects.map((project) => ({
      project,
      services: services
        .filter(({ detail }) => detail.relatedProjects.includes(project.slug))
        .map(({ title, url }) => ({ title, url })),
    })),
    team: { heading: teamHeading.heading, team },
    call: portfolioCall,
  };
}

export default function Portfolio({ loaderData: { page, projects, team, call } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner page={page} art="petal-weave" />
      {projects.length > 0 && (
        <Section>
          <ul data-entrance="200" className="grid gap-6 md:grid-cols-2 lg:gap-8">
            {projects.map(({ project, services }, index) => (
              <li key={project.slug} id={project.slug}>
                <ProjectCard project={project} headingLevel={2} eager={index < 2}>
                  {services.length > 0 && (
                    <ul aria-label="Services" className="mb-5 flex flex-wrap gap-2 text-sm">
                      {services.map(({ title, url }) => (
                        <li key={url}>
                          <PageLink
                            to={url}
                            className="block rounded-pill border px-3 py-1 text-muted hover:bg-brand-soft"
                          >
                            {title}
                          </PageLink>
                        </li>
                      ))}
                    </ul>
                  )}
                  <p>
                    <ButtonLink
                      look="outline"
                      to={`/contact-us?${new URLSearchParams({ subject: `A project like ${project.title}` })}`}
                    >
                      Ask about a similar project
                      <span className="sr-only">({project.title})</span>
                    </ButtonLink>
                  </p>
                </ProjectCard>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <TeamSection low {...team} className="print:hidden" />
      <CallBand call={call} />
    </>
  );
}
