/** The files that `npm run new` writes: what is known is filled in, what is to be written begins with TODO. */
import type { CoverPalette } from "../../content/types.ts";
import type { Folder } from "./read-content.ts";

/** What is known of a new entry. */
export interface NewEntry {
  title: string;
  slug: string;
  /** "2026-11-21" */
  day: string;
  /** The next place in the folder's list. */
  order: number;
  /** The next id of an opening. */
  id: number;
  palette: CoverPalette;
}

/** Out: the text of the file, as Biome formats it. */
export function entrySource(folder: Folder, entry: NewEntry): string {
  return SOURCES[folder](entry);
}

const SOURCES: Record<Folder, (entry: NewEntry) => string> = {
  blogs: (entry) => articleSource("Article", "/blogs/", entry, ""),
  news: (entry) => articleSource("NewsArticle", "/news/", entry, '  author: "TODO: who wrote it",\n'),

  careers: ({ title, slug, id, day }) => `import type { Opening } from "../types.ts";

export default {
  slug: "${slug}",
  id: ${id},
  title: ${quoted(title)},
  location: "TODO: city and country",
  label: "TODO: field of work, such as Accounting",
  datePosted: "${day}",
  // closes: "${day}", the last day for applications. Without it the opening stays open.
  requirements: ["TODO: what is required", "TODO: one more, or delete this"],
} satisfies Opening;
`,

  services: ({ title, slug, order }) => `import type { ServiceEntry } from "../types.ts";

// Icons are names of https://tabler.io/icons; those of technologies are named at https://simpleicons.org.
export default {
  slug: "${slug}",
  order: ${order},
  icon: "tool",
  title: ${quoted(title)},
  description: "TODO: one sentence of 70 to 160 characters for cards and search results: what we do, and for whom",
  url: "/services/${slug}",
  detail: {
    title: ${quoted(title)},
    description: "TODO: two to four sentences: what we do, whom it suits, and when it is the wrong choice",
    // Six to twelve; eight fill the rows.
    features: [
${featureSources(["gauge", "pencil", "plug", "lock", "search", "users", "code", "world"], "what the client gets")}
    ],
    // Five or six.
    process: [
${featureSources(["messages", "checklist", "ruler", "code", "test-pipe", "rocket"], "what happens in this step")}
    ],
    // Eight to fifteen; a multiple of three fills the rows.
    technologies: [
${Array.from({ length: 9 }, () => TECHNOLOGY).join("\n")}
    ],
    // Names of files in content/projects/: ["nonprofit-platform"]
    relatedProjects: [],
    call: {
      heading: "TODO: an invitation to write to us",
      text: "TODO: what to tell us, and what we answer",
      label: "Contact us",
      to: "/contact-us",
    },
  },
} satisfies ServiceEntry;
`,

  projects: ({ title, slug, order }) => `import type { Project } from "../types.ts";

export default {
  slug: "${slug}",
  order: ${order},
  title: ${quoted(title)},
  description: "TODO: one or two sentences: its purpose, and what people do with it",
  hadToWork: "TODO: one short sentence: what had to work for it to be worth its cost",
  image: {
    kind: "projects",
    name: "${slug}",
    alt: "TODO: what is seen on the screen, in 20 to 180 characters",
  },
  liveUrl: "TODO: the address of the live site, with https://, which every project needs",
  codeUrl: "",
} satisfies Project;
`,

  team: ({ title, slug, order }) => `import type { TeamMember } from "../types.ts";

export default {
  order: ${order},
  name: ${quoted(title)},
  position: "TODO: what the person does here",
  image: {
    kind: "portraits",
    name: "${slug}",
    alt: "TODO: who is seen, and how, in 20 to 180 characters",
  },
  linkedin: "TODO: the address of the LinkedIn profile, with https://, which every member needs",
  // Also, if there are any: twitter, github
} satisfies TeamMember;
`,
};

const TECHNOLOGY = `      {
        name: "TODO: name of a technology",
        icon: "TODO: its name in Simple Icons",
        description: "TODO: what we use it for",
      },`;

function featureSources(icons: string[], description: string): string {
  return icons
    .map(
      (icon) => `      {
        icon: "${icon}",
        title: "TODO: two to five words",
        description: "TODO: one or two sentences: ${description}",
      },`,
    )
    .join("\n");
}

/** Of the ground of a drawn cover. */
const COLOR_NAMES: Record<CoverPalette, string> = {
  emerald: "deep green",
  saffron: "brown",
  lapis: "deep blue",
  mint: "light green",
  teal: "dark teal",
  sand: "sandy",
};

function articleSource(type: string, path: string, { title, slug, day, palette }: NewEntry, author: string): string {
  return `import type { ${type} } from "../types.ts";

export default {
  title: ${quoted(title)},
  url: "${path}${slug}",
  description: "TODO: two or three sentences under the title: what is it about, and for whom? At least 70 characters",
  excerpt: "TODO: one sentence of 70 to 160 characters for cards and search results: what the reader will know",
  // The cover is drawn: the name decides the stars, the palette the colors.
  image: {
    kind: "covers",
    name: "${slug}",
    alt: "A girih pattern of interlaced eight-fold stars on a ${COLOR_NAMES[palette]} ground",
  },
  palette: "${palette}",
  // With a future date, the article is announced and goes live at midnight in Pakistan.
  date: "${day}",
  category: "TODO: one word",
${author}  // 150 words or more. Each text of "detail" is a paragraph; content/README.md says what else there is.
  content: [
    {
      heading: "TODO: heading of the first section",
      detail: ["TODO: a paragraph", "TODO: another one"],
    },
    {
      heading: "TODO: heading of the second section",
      detail: ["TODO: a paragraph"],
    },
  ],
  tags: ["TODO: a topic", "TODO: another topic"],
} satisfies ${type};
`;
}

/** As Biome does: in the quotation marks that need fewer backslashes. */
function quoted(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text.replaceAll("\\", "\\\\")}'` : JSON.stringify(text);
}
