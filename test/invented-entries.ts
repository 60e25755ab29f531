/** Entries of an invented company, for tests that must not depend on what content/ says. */
import { writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { PICTURE_SIZES } from "#app/media/picture-sizes.ts";
import type { Article, Feature, Job, NewsArticle, Picture, Project, ServiceEntry, TeamMember } from "#content/types.ts";
import { compile } from "#scripts/content/article-text/compile.ts";

const summary = (topic: string) =>
  `${topic}: what it costs a small company in a year, what it saves, and what we would change first.`;

const star: Feature = {
  icon: "star",
  title: "Tools that last",
  description: "They work when nobody looks after them.",
};

/** Of different titles, because React uses them as keys. */
function numbered(count: number): Feature[] {
  return Array.from({ length: count }, (_, index) => ({ ...star, title: `${star.title} ${index + 1}` }));
}

/** The Markdown file of each invented article. */
const inventedText = `## Why one rents

A rented server needs no room.

See [what we do](/services).

## What one pays

A host sends an invoice every month, for the server and for its care.
`;

function article<Kind extends "blogs" | "news">(folder: Kind, name: string, title: string, topic: string) {
  const url = `/${folder}/${name}` as const;
  return {
    image: { kind: "covers" as const, name, alt: "Pattern of eight-pointed stars on a colored ground", drawn: true },
    date: "2024-03-14",
    category: "Hosting",
    content: compile(inventedText, new Map()).text,
    tags: ["Servers", "Payments"],
    title,
    url,
    description: `We have one. ${summary(topic)}`,
    excerpt: summary(topic),
  };
}

const post: Article = article("blogs", "invented-post", "Renting a server", "A rented server");

const news: NewsArticle = {
  ...article("news", "invented-news", "Our second workshop", "A second workshop"),
  author: "Ada Obi",
};

const otherNews: NewsArticle = {
  ...article("news", "invented-other-news", "Our third workshop", "A third workshop"),
  author: "Ada Obi",
};

const service: ServiceEntry = {
  slug: "invented-service",
  order: 1_001,
  icon: "star",
  title: "Server care",
  description: summary("Care of a server"),
  url: "/services/invented-service",
  detail: {
    title: "Server care",
    description: "We look after servers.",
    features: [{ ...star, icon: "gauge" }, ...numbered(7)],
    process: numbered(5),
    technologies: numbered(9).map(({ title }) => ({
      name: `React ${title}`,
      icon: "react",
      description: "For pages.",
    })),
    relatedProjects: [],
    call: { heading: "Ask us", text: "We answer.", label: "Write to us", to: "/contact-us" },
  },
};

const job: Job = {
  slug: "invented-opening",
  id: 1_001,
  title: "Gardener",
  location: "Lahore, Pakistan",
  label: "Gardens",
  requirements: ["A degree in gardens or trees", "Patience"],
  datePosted: "2024-03-14",
};

const project: Project = {
  slug: "invented-project",
  order: 1_001,
  title: "A site for gardeners",
  description: "A calendar of sowing days and a list of tools.",
  successCriteria: "Gardeners had to read it in the rain.",
  image: { kind: "projects", name: "invented-project", alt: "Screen of a calendar with sowing days and tools" },
  liveUrl: "https://gardens.pk",
  codeUrl: "",
};

const member: TeamMember = {
  order: 1_001,
  name: "Ada Obi",
  position: "Gardener",
  image: { kind: "portraits", name: "invented-member", alt: "Portrait of Ada Obi between two trees" },
  linkedin: "https://www.linkedin.com/in/ada-obi",
};

export const invented = { post, news, otherNews, service, job, project, member };

/** Where addInventedEntries() writes each. */
export const FILES: Record<keyof typeof invented, string> = {
  post: `content${post.url}.ts`,
  news: `content${news.url}.ts`,
  otherNews: `content${otherNews.url}.ts`,
  service: `content${service.url}.ts`,
  job: `content/careers/${job.slug}.ts`,
  project: `content/projects/${project.slug}.ts`,
  member: "content/team/invented-member.ts",
};

const NAMES = Object.keys(invented) as (keyof typeof invented)[];

/** Writes entries and the sources of their pictures into a copy of the project. */
export function addInventedEntries(folder: string, names = NAMES): void {
  for (const name of names) {
    const entry = invented[name];
    writeEntry(folder, FILES[name], entry);
    if ("image" in entry) drawPicture(folder, entry.image);
  }
}

/** Writes an entry as an editor does, with a field in each line, and the text of an article beside it. */
export function writeEntry(folder: string, file: string, entry: object, text = inventedText): void {
  const { content, ...fields } = { content: undefined, ...entry };
  const source = JSON.stringify(fields, null, 2).replaceAll(/^( *)"(\w+)":/gm, "$1$2:");
  const { dir, name } = parse(join(folder, file));
  if (content) writeFileSync(join(dir, `${name}.md`), text);
  const head = content ? `import content from "./${name}.md";\n\nexport default { content, ...` : "export default ";
  writeFileSync(join(folder, file), `${head}${source}${content ? " }" : ""};\n`);
}

/** Writes the source of a picture, from which `npm run content` makes the files that pages show. */
function drawPicture(folder: string, { kind, name }: Picture): void {
  const { width, height } = PICTURE_SIZES[kind];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  writeFileSync(join(folder, `content/images/${kind}/${name}.svg`), svg);
}
