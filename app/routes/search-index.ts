import { sitePages } from "~/discovery/site-pages";
import { today } from "~/lib/dates";
import { currentOpenings, publishedNews, publishedPosts } from "~/lib/publication";
import type { SearchEntry } from "~/search/search-entry";
import { projects } from "~content/projects";
import { services } from "~content/services";

export function loader() {
  return Response.json(entries(today()), { headers: { "Cache-Control": "public, max-age=300" } });
}

function entries(day: string): SearchEntry[] {
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
      ...publishedPosts(day).map((post) => ({ ...post, kind: "Post" as const })),
      ...publishedNews(day).map((item) => ({ ...item, kind: "News" as const })),
    ].map(({ url, title, excerpt, tags, category, content, kind }) => ({
      path: url,
      title,
      description: excerpt,
      kind,
      keywords: [category, ...tags, ...content.map((section) => section.heading)].join(" "),
    })),
    ...currentOpenings(day).map(({ id, title, location, label, requirements }) => ({
      path: `/careers#opening-${id}`,
      title,
      description: `${label}, ${location}`,
      kind: "Opening" as const,
      keywords: `career job opening ${requirements.join(" ")}`,
    })),
    ...sitePages(day)
      .filter((page) => page.kind === "page")
      .map(({ path, title, description }) => ({ path, title, description, kind: "Page" as const, keywords: "" })),
  ];
}
