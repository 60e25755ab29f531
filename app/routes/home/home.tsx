import { ArticleGrid } from "#app/articles/article-grid.tsx";
import { articleSummary } from "#app/articles/article-summary.ts";
import { companyLd, websiteLd } from "#app/discovery/json-ld.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { projectServices } from "#app/entries/project-services.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { serviceSummary } from "#app/entries/service-summary.ts";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { ProjectGrid } from "#app/sections/project-grid.tsx";
import { TeamSection } from "#app/sections/team-section.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { FoldingList } from "#app/ui/folding-list.tsx";
import { Section } from "#app/ui/section.tsx";
import * as content from "#content/home.ts";
import { teamHeading } from "#content/team/index.ts";
import type { Route } from "./+types/home";
import { CertifiedStrip } from "./certified-strip.tsx";
import { Hero } from "./hero.tsx";
import { ReachSection } from "./reach-section.tsx";
import { ServiceGrid } from "./service-grid.tsx";
import { worldMap } from "./world-map.server.ts";

const MAX_PROJECTS = 3; // Specification, section 9.
const MAX_POSTS = 3;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    ...loaderData.homePage,
    path: "/",
    shareTitle: loaderData.homePage.heading,
    jsonLd: import.meta.env.SSR ? [companyLd(), websiteLd()] : [],
  });

export function loader() {
  const { articles, projects, services, team } = publishedEntries();
  const posts = articles.filter(({ kind }) => kind === "blog");
  return {
    // All exports of the module become page data.
    ...content,
    map: worldMap(),
    services: services.map(serviceSummary),
    projects: projects
      .slice(0, MAX_PROJECTS)
      .map((project) => ({ ...project, services: projectServices(project, services) })),
    posts: posts.slice(0, MAX_POSTS).map(articleSummary),
    team,
    teamHeading,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { servicesSection, services, reasonsSection, projectsSection, projects, postsSection, posts } = loaderData;
  return (
    <>
      <Hero page={loaderData.homePage} />
      <CertifiedStrip content={loaderData.certifications} />
      <Section
        size="large"
        heading={servicesSection.heading}
        link={<ArrowLink to="/services">See all Services</ArrowLink>}
      >
        <ServiceGrid services={services} />
      </Section>
      <ReachSection {...loaderData.reachSection} features={loaderData.reachFeatures} map={loaderData.map} />
      <Section
        size="small"
        heading={reasonsSection.heading}
        link={<ArrowLink to={reasonsSection.link.to}>{reasonsSection.link.label}</ArrowLink>}
      >
        <FoldingList
          features={loaderData.reasons.map(({ title, description }) => ({ title, description }))}
          className="border-b"
          textClassName="grid grid-cols-[4fr_8fr] gap-x-12"
        />
      </Section>
      {projects.length > 0 && (
        <Section
          size="large"
          // The one dark section of a light page.
          className="night bg-paper text-ink dark:bg-sunken"
          {...projectsSection}
          link={<ArrowLink to="/portfolio">See all Projects</ArrowLink>}
        >
          <ProjectGrid projects={projects} />
        </Section>
      )}
      <TeamSection compact beside size="small" {...loaderData.teamHeading} team={loaderData.team} />
      <Section tinted size="small" {...postsSection} link={<ArrowLink to="/blogs">See all Posts</ArrowLink>}>
        <ArticleGrid articles={posts} asRows />
      </Section>
      <CtaBanner cta={loaderData.homeCta} steps={loaderData.nextSteps} />
    </>
  );
}
