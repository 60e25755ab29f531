import { PageLink } from "#app/ui/page-link.tsx";
import { splitAtWords } from "./found-words.ts";
import type { SearchAnswer, SearchResult } from "./search-query.ts";

export function SearchResults({ results }: { results: SearchResult[] }) {
  return (
    <ul className="max-w-[44rem] border-b">
      {results.map(({ path, kind, title, section, line, words }) => (
        <li key={path} className="border-t">
          <PageLink to={path} className="block py-4 row-link">
            <span className="flex justify-between gap-4">
              <span className="font-650 leading-[1.3]">
                <MarkedWords text={title} words={words} />
              </span>
              <span className="text-muted text-sm">{kind}</span>
            </span>
            {section && (
              <span className="block text-muted text-sm">
                In “<MarkedWords text={section} words={words} />”
              </span>
            )}
            <span className="block text-muted text-sm">
              <MarkedWords text={line} words={words} />
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function MarkedWords({ text, words }: { text: string; words: string[] }) {
  return splitAtWords(text, words).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      <mark key={index}>{part}</mark>
    ),
  );
}

/** @returns "8 results for “portal”", or "" before anything is searched for */
export function resultsText({ query, results, count }: SearchAnswer): string {
  if (query === "") return "";
  if (count === 0) return `No results for “${query}”`;
  const shown = results.length < count ? `The first ${results.length} of ` : "";
  return `${shown}${count} ${count === 1 ? "result" : "results"} for “${query}”`;
}
