import { PageLink } from "#app/ui/page-link.tsx";
import type { SearchResult } from "./search-documents.ts";

export function SearchResults({ results }: { results: SearchResult[] }) {
  return (
    <ul className="border-b">
      {results.map(({ path, title, kind, description }) => (
        <li key={path} className="border-t">
          <PageLink to={path} className="block py-4 hover:text-brand">
            <span className="flex justify-between gap-4">
              <span className="font-650 leading-[1.3]">{title}</span>
              <span className="flex-none text-muted text-sm">{kind}</span>
            </span>
            <span className="mt-1 block text-muted leading-[1.5]">{description}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
