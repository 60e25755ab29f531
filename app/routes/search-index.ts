import { sitePages } from "~/discovery/site-pages";
import { publishedEntries } from "~/lib/entries";
import type { SearchEntry } from "~/search/search-entry";

export function loader() {
  return Response.json(searchEntries(), { headers: { "Cache-Control": "public, max-age=300" } });
}

function searchEntries(): SearchEntry[] {
  const published = publishedEntries();
  const { services, projects, posts, news, openings } = published;
  return [
    ...services.map(({ url, title, description, detail }) => ({
      path: url,
      title,
      description,
      kind: "Service" as const,
      keywords: [...detail.features, ...detail.process]
        .map((item) => item.title)
        .join(" ")
        .concat(" ", detail.technologies.map((technology) => technology.name).join(" ")),
    })),
    ...projects.map(({ slug, title, description }) => ({
      path: `/portfolio#${slug}`,
      title,
      description,
      kind: "Project" as const,
      keywords: "portfolio work",
    })),
    ...[
      ...posts.map((post) => ({ ...post, kind: "Post" as const })),
      ...news.map((item) => ({ ...item, kind: "News" as const })),
    ].map(({ url, title, excerpt, tags, category, body, kind }) => ({
      path: url,
      title,
      description: excerpt,
      kind,
      keywords: [category, ...tags, ...body.sections.map((section) => section.heading)].join(" "),
    })),
    ...openings.map(({ id, title, location, label, requirements }) => ({
      path: `/careers#opening-${id}`,
      title,
      description: `${label}, ${location}`,
      kind: "Opening" as const,
      keywords: `career job opening ${requirements.join(" ")}`,
    })),
    ...sitePages(published)
      .filter((page) => page.kind === "page")
      .map(({ path, title, description }) => ({ path, title, description, kind: "Page" as const, keywords: "" })),
  ];
}
