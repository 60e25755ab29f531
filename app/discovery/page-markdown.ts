import type {
  Article,
  CallToAction,
  JobOpening,
  LegalPage,
  NavItem,
  NewsArticle,
  Project,
  ServiceEntry,
  TeamMember,
} from "~content/types";
import { markdownDocument, markdownHeading, markdownLink, markdownList, markdownText } from "./markdown";
import { twinPath } from "./markdown-path";

/**
 * The pages in Markdown, from the same content as the HTML: what a page says, without its looks. Each builder
 * takes the content that its page shows and gives blocks; `pageDocument` joins them.
 */
export type Blocks = string[];

type Titled = { title: string; description: string };

/**
 * A whole twin. In: the page's heading, the sentence under it, its blocks, and the page's address, which the
 * document names as its source.
 */
export function pageDocument({
  heading,
  intro,
  source,
  blocks,
}: {
  heading: string;
  intro: string;
  source: string;
  blocks: Blocks;
}): string {
  return markdownDocument([markdownHeading(1, heading), markdownText(intro), ...blocks, `---\n\nSource: <${source}>`]);
}

/** A heading of level 2 with blocks under it. */
export function section(heading: string, ...blocks: Blocks): Blocks {
  return [markdownHeading(2, heading), ...blocks];
}

/** Paragraphs of plain text. */
export function paragraphs(...texts: string[]): Blocks {
  return texts.map(markdownText);
}

/** Things with a title and a description, one a line. */
export function titledList(items: Titled[], { ordered = false } = {}): string {
  return markdownList(
    items.map(({ title, description }) => `**${markdownText(title)}**: ${markdownText(description)}`),
    { ordered },
  );
}

/** Links to the twins of pages, each with a sentence. In: the origin of the site. */
export function pageList(items: { title: string; path: string; text: string }[], origin: string): string {
  return markdownList(
    items.map(({ title, path, text }) => `${markdownLink(title, `${origin}${twinPath(path)}`)}: ${markdownText(text)}`),
  );
}

/** A closing call to a page of ours. */
export function callBlocks(call: CallToAction, origin: string): Blocks {
  return section(call.heading, markdownText(call.text), markdownLink(call.label, `${origin}${call.to}`));
}

/** Projects with what they are and where they run. */
export function projectList(projects: Project[]): string {
  return markdownList(
    projects.map(
      ({ title, description, liveUrl }) =>
        `**${markdownText(title)}**: ${markdownText(description)} ${markdownLink("See it live", liveUrl)}`,
    ),
  );
}

/** The team with their profiles. */
export function teamBlocks(heading: { heading: string; intro: string }, team: TeamMember[]): Blocks {
  const members = team.map(({ name, position, linkedin, twitter, github }) => {
    const profiles = [
      markdownLink("LinkedIn", linkedin),
      ...(twitter ? [markdownLink("X", twitter)] : []),
      ...(github ? [markdownLink("GitHub", github)] : []),
    ];
    return `**${markdownText(name)}**, ${markdownText(position)} (${profiles.join(", ")})`;
  });
  return section(heading.heading, markdownText(heading.intro), markdownList(members));
}

/** A service's page below its heading: lead, features, steps, tools and related work. */
export function serviceBlocks(
  { detail }: ServiceEntry,
  {
    headings,
    related,
    origin,
  }: {
    headings: { features: string; process: string; technologies: string; projects: string };
    related: Project[];
    origin: string;
  },
): Blocks {
  const technologies = detail.technologies.map(({ name, description }) => ({ title: name, description }));
  return [
    ...paragraphs(detail.description),
    ...section(headings.features, titledList(detail.features)),
    ...section(headings.process, titledList(detail.process, { ordered: true })),
    ...section(headings.technologies, titledList(technologies)),
    ...(related.length > 0 ? section(headings.projects, projectList(related)) : []),
    ...callBlocks(detail.call, origin),
  ];
}

/** A post or a news article below its title and description. */
export function articleBlocks(article: Article | NewsArticle): Blocks {
  const facts = [
    `Date: ${article.date}`,
    ...("author" in article ? [`Author: ${article.author}`] : []),
    `Category: ${article.category}`,
    `Tags: ${article.tags.join(", ")}`,
  ];
  return [
    markdownList(facts.map(markdownText)),
    ...article.content.flatMap(({ heading, detail }) => section(heading, ...paragraphs(...detail))),
  ];
}

/** Job openings with what they ask for; the given sentence when there is none. */
export function openingBlocks(openings: JobOpening[], none: string): Blocks {
  if (openings.length === 0) return paragraphs(none);
  return openings.flatMap(({ title, label, location, requirements }) => [
    markdownHeading(3, title),
    markdownText(`${label}, ${location}`),
    markdownList(requirements.map(markdownText)),
  ]);
}

/** The page of one opening: what it asks for, and what is known of it. */
export function openingPageBlocks(
  { label, location, requirements, datePosted, closes }: JobOpening,
  names: { requirements: string; label: string; location: string; posted: string; lastDay: string },
): Blocks {
  const facts = [
    `${names.label}: ${label}`,
    `${names.location}: ${location}`,
    `${names.posted}: ${datePosted}`,
    ...(closes ? [`${names.lastDay}: ${closes}`] : []),
  ];
  return [
    ...section(names.requirements, markdownList(requirements.map(markdownText))),
    markdownList(facts.map(markdownText)),
  ];
}

/** A legal page below its heading. */
export function legalBlocks(page: LegalPage): Blocks {
  return [
    `Last changed on ${markdownText(page.updated)}`,
    ...page.sections.flatMap(({ title, content }) => section(title, ...paragraphs(...content))),
  ];
}

/** How to reach the company. In: its contact facts and profiles, and the office's place in degrees (WGS 84). */
export function contactBlocks({
  contact,
  social,
  office,
}: {
  contact: {
    email: string;
    careersEmail: string;
    phone: { text: string; dial: string };
    address: { lines: string[] };
    hours: string;
  };
  social: NavItem[];
  office: { latitude: number; longitude: number };
}): Blocks {
  const map = `https://www.openstreetmap.org/?mlat=${office.latitude}&mlon=${office.longitude}`;
  return [
    markdownList([
      `Email: ${markdownLink(contact.email, `mailto:${contact.email}`)}`,
      `Phone: ${markdownLink(contact.phone.text, `tel:${contact.phone.dial}`)}`,
      `Hours: ${markdownText(contact.hours)}`,
      `Office: ${markdownText(contact.address.lines.join(", "))} (${markdownLink("map", map)})`,
      `Applications: ${markdownLink(contact.careersEmail, `mailto:${contact.careersEmail}`)}`,
      ...social.map(({ name, path }) => markdownLink(name, path)),
    ]),
  ];
}

/** Reasons, features or values under their heading. */
export function reasonBlocks(heading: { heading: string; intro: string }, reasons: Titled[]): Blocks {
  return section(heading.heading, markdownText(heading.intro), titledList(reasons));
}
