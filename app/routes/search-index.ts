import { sitePages } from "~/discovery/site-pages";
import { publishedEntries } from "~/entries/entries";
import type { SearchEntry } from "~/search/site-search";

export function loader() {
  return Response.json(searchEntries());
}

function searchEntries(): SearchEntry[] {
  const published = publishedEntries();
  const { services, projects, articles, openings } = published;
  return [
    ...services.map(({ url, title, description, detail }) => ({
      path: url,
      title,
      description,
      kind: "Service" as const,
      keywords: [
        ...[...detail.features, ...detail.process].map((item) => item.title),
        ...detail.technologies.map((technology) => technology.name),
      ].join(" "),
    })),
    ...projects.map(({ slug, title, description }) => ({
      path: `/portfolio#${slug}`,
      title,
      description,
      kind: "Project" as const,
      keywords: "portfolio work",
    })),
    ...articles.map(({ url, title, excerpt, kind, category, tags, headings }) => ({
      path: url,
      title,
      description: excerpt,
      kind: kind === "post" ? ("Post" as const) : ("News" as const),
      keywords: [category, ...tags, ...headings].join(" "),
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
