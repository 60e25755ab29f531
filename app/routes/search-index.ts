import { sitePages } from "~/discovery/site-pages";
import { assetsContext, contentAsset, publishedEntries } from "~/lib/entries";
import { articleEntry } from "~/search/article-entry";
import { SEARCH_ASSET_PATH, type SearchAssets, type SearchEntry, type SearchStart } from "~/search/search-assets";
import type { Route } from "./+types/search-index";

export async function loader({ context }: Route.LoaderArgs) {
  const assets = await contentAsset<SearchAssets>(context.get(assetsContext), SEARCH_ASSET_PATH);
  if (!assets) throw new Error(`The build has no ${SEARCH_ASSET_PATH}.`);
  const start: SearchStart = { entries: searchEntries(), assets };
  return Response.json(start);
}

function searchEntries(): SearchEntry[] {
  const published = publishedEntries();
  const { services, projects, openings, scheduled } = published;
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
    // Their day has come since the build.
    ...scheduled.map((article) => {
      const entry = articleEntry(article);
      const headings = article.body.sections.map(({ heading }) => heading);
      return { ...entry, keywords: [entry.keywords, ...headings].join(" ") };
    }),
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
