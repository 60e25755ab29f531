import { LogoStar } from "#app/patterns/logo.tsx";
import type { Suggestion } from "#app/search/suggestions.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";

/** Shown if no published article has the slug (specification, sections 2 and 8). */
export default function ArticlePlaceholder({
  announcement,
  suggestions,
}: {
  /** Of a scheduled article. */
  announcement?: string;
  suggestions: Suggestion[];
}) {
  return (
    <div className="page grid min-h-svh content-center justify-items-center gap-6 pt-16 text-center">
      <LogoStar className="size-14 text-brand" />
      <h1 className="text-2xl">{announcement ?? "Loading..."}</h1>
      {suggestions.length > 0 && (
        <nav aria-label="Did you mean" className="grid justify-items-center gap-3">
          <p className="text-muted">Did you mean</p>
          {suggestions.map(({ name, path }) => (
            <ArrowLink key={path} to={path}>
              {name}
            </ArrowLink>
          ))}
        </nav>
      )}
      <ArrowLink to="/blogs">All articles and news</ArrowLink>
    </div>
  );
}
