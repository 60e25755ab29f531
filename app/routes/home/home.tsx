import { ArticleGrid } from "#app/articles/article-grid.tsx";
import { articleSummary } from "#app/articles/article-summary.ts";
import { blogFeed, newsFeed } from "#app/discovery/feed-links.ts";
import { companyLd, websiteLd } from "#app/discovery/json-ld.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { serviceSummary } from "#app/entries/service-summary.ts";
import { nightAtNoon } from "#app/sections/night-side.ts";
import { ReachSection } from "#app/sections/reach-section.tsx";
import { TeamSection } from "#app/sections/team-section.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { CallBand } from "#app/ui/call-band.tsx";
import { ProjectCard } from "#app/ui/project-card.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import * as content from "#content/home.ts";
import { companyName, officeHours, socialNavigation } from "#content/site.ts";
import { teamHeading } from "#content/team/index.ts";
import type { Route } from "./+types/home";
import { CertifiedStrip } from "./certified-strip.tsx";
import { Hero } from "./hero.tsx";
import { ReasonsSection } from "./reasons-section.tsx";
import { ServiceGrid } from "./service-grid.tsx";

const FEATURED_PROJECTS = 3; // Specification, section 9.
const SHOWN_POSTS = 3;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    ...loaderData.page,
    path: "/",
    shareTitle: loaderData.page.heading,
    feeds: [blogFeed, newsFeed],
    jsonLd: loaderData.jsonLd,
  });

export function loader() {
  const { articles, projects, services, team } = publishedEntries();
  const posts = articles.filter(({ kind }) => kind === "blog");
  return {
    page: content.homePage,
    company: companyName,
    social: socialNavigation,
    certifications: content.certifications,
    services: { ...content.servicesSection, items: services.map(serviceSummary) },
    reach: { ...content.reachSection, features: content.reachFeatures, officeHours, night: nightAtNoon() },
    reasons: { ...content.reasonsSection, reasons: content.reasons },
    projects: { ...content.projectsSection, items: projects.slice(0, FEATURED_PROJECTS) },
    team: { ...teamHeading, team },
    posts: { ...content.postsSection, items: posts.slice(0, SHOWN_POSTS).map(articleSummary) },
    call: content.homeCall,
    jsonLd: [companyLd(), websiteLd()],
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, services, projects, posts } = loaderData;
  return (
    <>
      <Hero page={page} company={loaderData.company} social={loaderData.social} />
      <CertifiedStrip content={loaderData.certifications} />
      <section className="page section">
        <SectionHeading heading={services.heading} link={<ArrowLink to="/services">See all Services</ArrowLink>} />
        <ServiceGrid services={services.items} />
      </section>
      <ReachSection {...loaderData.reach} />
      <ReasonsSection {...loaderData.reasons} />
      <section className="border-y bg-sunken">
        <div className="page section">
          <SectionHeading
            heading={projects.heading}
            intro={projects.intro}
            link={<ArrowLink to="/portfolio">See all Projects</ArrowLink>}
          />
          <ul data-entrance="200" className="grid gap-6 lg:grid-cols-2 lg:gap-8 print:grid-cols-2">
            {projects.items.map((project, index) => (
              <li key={project.slug} className={index === 0 ? "lg:col-span-2" : ""}>
                <ProjectCard project={project} wide={index === 0} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <TeamSection {...loaderData.team} />
      <section className="border-t">
        <div className="page section">
          <SectionHeading
            heading={posts.heading}
            intro={posts.intro}
            link={<ArrowLink to="/blogs">See all Posts</ArrowLink>}
          />
          <ArticleGrid articles={posts.items} compact />
        </div>
      </section>
      <CallBand call={loaderData.call} />
    </>
  );
}
