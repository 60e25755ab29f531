import { ArticleGrid } from "#app/articles/article-grid.tsx";
import { companyLd, websiteLd } from "#app/discovery/json-ld.server.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { listedProjects } from "#app/entries/listed-projects.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { articleSummary, serviceSummary } from "#app/entries/summaries.ts";
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

const MAX_PROJECTS = 3; // Specification, section 9.
const MAX_POSTS = 3;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: "/", shareTitle: loaderData.page.heading });

export function loader() {
  const { articles, projects, services, team } = publishedEntries();
  const posts = articles.filter(({ kind }) => kind === "blog");
  return {
    page: { ...content.homePage, jsonLd: [companyLd(), websiteLd()] },
    certifications: content.certifications,
    services: { ...content.servicesSection, items: services.map(serviceSummary) },
    reach: { ...content.reachSection, features: content.reachFeatures },
    // Without their icons, because these rows have none.
    reasons: {
      ...content.reasonsSection,
      items: content.reasons.map(({ title, description }) => ({ title, description })),
    },
    projects: { ...content.projectsSection, items: listedProjects(projects.slice(0, MAX_PROJECTS), services) },
    team: { ...teamHeading, team },
    posts: { ...content.postsSection, items: posts.slice(0, MAX_POSTS).map(articleSummary) },
    cta: content.homeCta,
    steps: content.nextSteps,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, certifications, services, reach, reasons, projects, team, posts, cta, steps } = loaderData;
  return (
    <>
      <Hero page={page} />
      <CertifiedStrip content={certifications} />
      <Section size="large" heading={services.heading} link={<ArrowLink to="/services">See all Services</ArrowLink>}>
        <ServiceGrid services={services.items} />
      </Section>
      <ReachSection {...reach} />
      <Section
        size="small"
        heading={reasons.heading}
        link={<ArrowLink to={reasons.link.to}>{reasons.link.label}</ArrowLink>}
      >
        <FoldingList layout="beside" features={reasons.items} className="border-b" />
      </Section>
      {projects.items.length > 0 && (
        <Section
          ground="night"
          size="large"
          heading={projects.heading}
          intro={projects.intro}
          link={<ArrowLink to="/portfolio">See all Projects</ArrowLink>}
        >
          <ProjectGrid projects={projects.items} />
        </Section>
      )}
      <TeamSection portraits="small" layout="beside" size="small" {...team} />
      <Section
        ground="sunken"
        size="small"
        heading={posts.heading}
        intro={posts.intro}
        link={<ArrowLink to="/blogs">See all Posts</ArrowLink>}
      >
        <ArticleGrid layout="rows" articles={posts.items} />
      </Section>
      <CtaBanner cta={cta} steps={steps} />
    </>
  );
}
