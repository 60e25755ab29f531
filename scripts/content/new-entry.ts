import type { Folder } from "#app/entries/entries.ts";

/** What `npm run new` knows about an entry. */
interface NewEntry {
  title: string;
  slug: string;
  day: string;
  /** The next place in the folder's list. */
  order: number;
  /** The next id of an opening. */
  id: number;
  /** The first drawn cover that no article names. */
  cover: string;
}

/** `hint` becomes a comment for the editor. Texts that must be written begin with TODO. */
interface Template {
  type: string;
  hint: string;
  data: object;
}

/** @returns the source of a new entry, not formatted. */
export function entrySource(folder: Folder, entry: NewEntry): string {
  const { type, hint, data } = TEMPLATES[folder](entry);
  return `import type { ${type} } from "#content/types.ts";

// ${hint.replaceAll("\n", "\n// ")}
export default ${JSON.stringify(data)} satisfies ${type};
`;
}

const FEATURE_ICONS = ["gauge", "pencil", "plug", "lock", "search", "users", "code", "world"];
const PROCESS_ICONS = ["messages", "checklist", "ruler", "code", "test-pipe", "rocket"];

const ARTICLE_HINT = `With a future date, the article is announced and goes live at midnight in Pakistan.
The cover is a picture in content/images/covers/: this one, or one of your own.
"content" needs 150 words or more. Each text of "detail" is a paragraph; content/README.md shows what else there is.`;

const TEMPLATES: Record<Folder, (entry: NewEntry) => Template> = {
  blogs: (entry) => ({ type: "Article", hint: ARTICLE_HINT, data: article("/blogs/", entry) }),
  news: (entry) => ({
    type: "NewsArticle",
    hint: ARTICLE_HINT,
    data: { ...article("/news/", entry), author: "TODO: who wrote it" },
  }),
  careers: ({ title, slug, id, day }) => ({
    type: "Opening",
    hint: `Optional: closes: "${day}", the last day for applications. Without it the opening stays open.`,
    data: {
      slug,
      id,
      title,
      location: "TODO: city and country",
      label: "TODO: field of work, such as Accounting",
      datePosted: day,
      requirements: ["TODO: what is required", "TODO: one more, or delete this"],
    },
  }),
  services: ({ title, slug, order }) => ({
    type: "ServiceEntry",
    hint: `Icons are names of https://tabler.io/icons, those of technologies of https://simpleicons.org.
Eight features and a multiple of three technologies fill the rows.
"relatedProjects" takes names of files in content/projects/: ["nonprofit-platform"].`,
    data: {
      slug,
      order,
      icon: "tool",
      title,
      description: "TODO: one sentence of 70 to 160 characters for cards and search results: what we do, and for whom",
      url: `/services/${slug}`,
      detail: {
        title,
        description: "TODO: two to four sentences: what we do, whom it suits, and when it is the wrong choice",
        features: features(FEATURE_ICONS, "what the client gets"),
        process: features(PROCESS_ICONS, "what happens in this step"),
        technologies: Array(9).fill({
          name: "TODO: name of a technology",
          icon: "TODO: its name in Simple Icons",
          description: "TODO: what we use it for",
        }),
        relatedProjects: [],
        call: {
          heading: "TODO: an invitation to write to us",
          text: "TODO: what to tell us, and what we answer",
          label: "Contact us",
          to: "/contact-us",
        },
      },
    },
  }),
  projects: ({ title, slug, order }) => ({
    type: "Project",
    hint: `"codeUrl" stays empty: the code of client work is private.`,
    data: {
      slug,
      order,
      title,
      description: "TODO: one or two sentences: its purpose, and what people do with it",
      hadToWork: "TODO: one short sentence: what had to work for it to be worth its cost",
      image: { kind: "projects", name: slug, alt: "TODO: what is seen on the screen, in 20 to 180 characters" },
      liveUrl: "TODO: the address of the live site, with https://, which every project needs",
      codeUrl: "",
    },
  }),
  team: ({ title, slug, order }) => ({
    type: "TeamMember",
    hint: "Optional: twitter and github, with https://.",
    data: {
      order,
      name: title,
      position: "TODO: what the person does here",
      image: { kind: "portraits", name: slug, alt: "TODO: who is seen, and how, in 20 to 180 characters" },
      linkedin: "TODO: the address of the LinkedIn profile, with https://, which every member needs",
    },
  }),
};

function features(icons: string[], content: string) {
  const description = `TODO: one or two sentences: ${content}`;
  return icons.map((icon) => ({ icon, title: "TODO: two to five words", description }));
}

function article(path: string, { title, slug, day, cover }: NewEntry) {
  return {
    title,
    url: `${path}${slug}`,
    description: "TODO: two or three sentences under the title: what is it about, and for whom? At least 70 characters",
    excerpt: "TODO: one sentence of 70 to 160 characters for cards and search results: what the reader will know",
    image: { kind: "covers", name: cover, alt: "A girih pattern of interlaced eight-fold stars" },
    date: day,
    category: "TODO: one word",
    content: [
      { heading: "TODO: heading of the first section", detail: ["TODO: a paragraph", "TODO: another one"] },
      { heading: "TODO: heading of the second section", detail: ["TODO: a paragraph"] },
    ],
    tags: ["TODO: a topic", "TODO: another topic"],
  };
}
