import MiniSearch from "minisearch";

export interface SearchEntry {
  path: string;
  title: string;
  description: string;
  kind: "Service" | "Project" | "Post" | "News" | "Opening" | "Page";
  keywords: string;
}

/** Finds entries, best match first. Without a query it returns what is offered first. */
export type FindEntries = (query: string) => SearchEntry[];

const FIRST_OFFERED = ["Service", "Page"];

const MAX_RESULTS = 8;

/** @throws when the entries cannot be loaded */
export async function loadSearch(): Promise<FindEntries> {
  const response = await fetch("/search.json");
  if (!response.ok) throw new Error(`/search.json answered ${response.status}`);
  const entries: SearchEntry[] = await response.json();
  const byPath = new Map<unknown, SearchEntry>(entries.map((entry) => [entry.path, entry]));
  const index = new MiniSearch<SearchEntry>({
    idField: "path",
    fields: ["title", "description", "keywords", "kind"],
    searchOptions: {
      boost: { title: 6, kind: 2, keywords: 1.5 },
      // "portal" should give the service before an article about portals.
      boostDocument: (path) => (FIRST_OFFERED.includes(byPath.get(path)?.kind ?? "") ? 1.5 : 1),
      combineWith: "AND",
      prefix: true,
      fuzzy: 0.2,
    },
  });
  index.addAll(entries);
  return (query) =>
    query.trim() === ""
      ? entries.filter(({ kind }) => FIRST_OFFERED.includes(kind))
      : index
          .search(query)
          .slice(0, MAX_RESULTS)
          .flatMap(({ id }) => byPath.get(id) ?? []);
}
