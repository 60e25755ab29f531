import { openingPath } from "~/lib/openings";
import { openOpenings, publishedNews, publishedPosts } from "~/lib/publication";
import {
  aboutCall,
  aboutPage,
  aboutReasons,
  aboutReasonsHeading,
  mission,
  reachHeading,
  story,
  values,
  vision,
} from "~content/about-us";
import { blogsCall, blogsPage, contactButton, postsHeading } from "~content/blogs";
import {
  application,
  careersCall,
  careersHeadings,
  careersPage,
  noOpenings,
  openingTexts,
  reasonsToJoin,
} from "~content/careers";
import { contactCall, contactPage, formHeading, formIntro, mapHeading, whatHappensNext } from "~content/contact-us";
import {
  certifications,
  homeCall,
  homePage,
  postsSection,
  projectsSection,
  reachFeatures,
  reachSection,
  reasons,
  reasonsSection,
  servicesSection,
} from "~content/home";
import { privacy } from "~content/legal/privacy";
import { terms } from "~content/legal/terms";
import { newsSection } from "~content/news";
import { portfolioCall, portfolioPage } from "~content/portfolio";
import { findProject, projects } from "~content/projects";
import { serviceSections, services, servicesCall, servicesPage } from "~content/services";
import { contact, office, siteOrigin, socialNavigation } from "~content/site";
import { team, teamHeading } from "~content/team";
import type { Article, NewsArticle } from "~content/types";
import { markdownLink, markdownList, markdownText } from "./markdown";
import {
  articleBlocks,
  type Blocks,
  callBlocks,
  contactBlocks,
  legalBlocks,
  openingBlocks,
  openingPageBlocks,
  pageDocument,
  pageList,
  paragraphs,
  projectList,
  reasonBlocks,
  section,
  serviceBlocks,
  teamBlocks,
  titledList,
} from "./page-markdown";

/** A page's heading, the sentence under it and the rest. */
interface Twin {
  heading: string;
  intro: string;
  blocks: Blocks;
}

/**
 * A page in Markdown. In: its path, "/services/web-development", and the company's day. Out: the text and the page's
 * address; undefined when there is no such page on that day.
 */
export function markdownTwin(path: string, day: string): { text: string; source: string } | undefined {
  const twin = PAGES[path]?.(day) ?? serviceTwin(path) ?? articleTwin(path, day) ?? openingTwin(path, day);
  if (!twin) return undefined;
  const source = `${siteOrigin}${path}`;
  return { text: pageDocument({ ...twin, source }), source };
}

/** The pages that stand alone; written when they are asked for. */
const PAGES: Partial<Record<string, (day: string) => Twin>> = {
  "/": (day) => ({
    ...homePage,
    blocks: [
      ...section(
        certifications.heading,
        markdownText(certifications.intro),
        markdownList(certifications.logos.map(({ name }) => markdownText(name))),
      ),
      ...section(servicesSection.heading, serviceLinks()),
      ...reasonBlocks(reachSection, reachFeatures),
      ...reasonBlocks(reasonsSection, reasons),
      ...section(projectsSection.heading, markdownText(projectsSection.intro), projectList(projects.slice(0, 3))),
      ...teamBlocks(teamHeading, team),
      ...section(postsSection.heading, markdownText(postsSection.intro), articleLinks(publishedPosts(day).slice(0, 3))),
      ...callBlocks(homeCall, siteOrigin),
    ],
  }),
  "/services": () => ({ ...servicesPage, blocks: [serviceLinks(), ...callBlocks(servicesCall, siteOrigin)] }),
  "/portfolio": () => ({
    ...portfolioPage,
    blocks: [projectList(projects), ...teamBlocks(teamHeading, team), ...callBlocks(portfolioCall, siteOrigin)],
  }),
  "/about-us": () => ({
    ...aboutPage,
    blocks: [
      ...section(mission.title, ...paragraphs(mission.text)),
      ...section(vision.title, ...paragraphs(vision.text)),
      ...section("Values", titledList(values)),
      ...reasonBlocks(reachHeading, reachFeatures),
      ...section(story.heading, ...paragraphs(...story.paragraphs)),
      ...reasonBlocks(aboutReasonsHeading, aboutReasons),
      ...teamBlocks(teamHeading, team),
      ...callBlocks(aboutCall, siteOrigin),
    ],
  }),
  "/contact-us": () => ({
    ...contactPage,
    blocks: [
      ...contactBlocks({ contact, social: socialNavigation, office }),
      ...section(formHeading, markdownText(formIntro), markdownLink("Open the form", `${siteOrigin}/contact-us`)),
      ...section(mapHeading.heading, markdownText(mapHeading.text)),
      ...section(whatHappensNext.heading, titledList(whatHappensNext.steps, { ordered: true })),
      ...callBlocks(contactCall, siteOrigin),
    ],
  }),
  "/blogs": (day) => ({
    ...blogsPage,
    blocks: [
      ...section(postsHeading, articleLinks(publishedPosts(day))),
      ...section(newsSection.heading, markdownText(newsSection.intro), articleLinks(publishedNews(day))),
      ...callBlocks({ ...blogsCall, ...contactButton }, siteOrigin),
    ],
  }),
  "/careers": (day) => ({
    ...careersPage,
    blocks: [
      ...section(careersHeadings.reasons, titledList(reasonsToJoin)),
      ...section(careersHeadings.openings, ...openingBlocks(openOpenings(day), noOpenings)),
      ...section(application.heading, ...paragraphs(application.text.replace("{email}", contact.careersEmail))),
      ...callBlocks(careersCall, siteOrigin),
    ],
  }),
  "/terms-of-services": () => ({ ...terms, blocks: legalBlocks(terms) }),
  "/privacy-policy": () => ({ ...privacy, blocks: legalBlocks(privacy) }),
};

function serviceTwin(path: string): Twin | undefined {
  const service = services.find(({ url }) => url === path);
  if (!service) return undefined;
  const related = service.detail.relatedProjects.flatMap((slug) => findProject(slug) ?? []);
  const blocks = serviceBlocks(service, { headings: serviceSections, related, origin: siteOrigin });
  return { heading: service.detail.title, intro: service.description, blocks };
}

function articleTwin(path: string, day: string): Twin | undefined {
  const article = [...publishedPosts(day), ...publishedNews(day)].find(({ url }) => url === path);
  return article && { heading: article.title, intro: article.description, blocks: articleBlocks(article) };
}

function openingTwin(path: string, day: string): Twin | undefined {
  const opening = openOpenings(day).find((entry) => openingPath(entry) === path);
  return (
    opening && {
      heading: opening.title,
      intro: openingTexts.intro,
      blocks: [
        ...openingPageBlocks(opening, openingTexts),
        ...section(application.heading, ...paragraphs(application.text.replace("{email}", contact.careersEmail))),
        ...callBlocks(careersCall, siteOrigin),
      ],
    }
  );
}

function serviceLinks(): string {
  return pageList(
    services.map(({ title, url, description }) => ({ title, path: url, text: description })),
    siteOrigin,
  );
}

function articleLinks(articles: (Article | NewsArticle)[]): string {
  return pageList(
    articles.map(({ title, url, date, excerpt }) => ({ title, path: url, text: `${date}. ${excerpt}` })),
    siteOrigin,
  );
}
