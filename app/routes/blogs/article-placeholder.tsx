import { LogoStar } from "#app/patterns/logo.tsx";
import type { Suggestions } from "#app/search/suggestions.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";

/** Shown if no published article has the slug (specification, sections 2 and 8). */
export default function ArticlePlaceholder({
  text,
  suggestions,
  link,
}: {
  text: string;
  suggestions?: Suggestions;
  link: { label: string; to: string };
}) {
  return (
    <div className="page grid min-h-[65vh] content-center justify-items-center gap-6 pt-16 text-center">
      <LogoStar className="size-14 text-brand" />
      <h1 className="text-2xl">{text}</h1>
      {suggestions?.pages[0] && (
        <nav aria-label={suggestions.heading} className="grid justify-items-center gap-3">
          <p className="text-muted">{suggestions.heading}</p>
          {suggestions.pages.map(({ name, path }) => (
            <ArrowLink key={path} to={path}>
              {name}
            </ArrowLink>
          ))}
        </nav>
      )}
      <ArrowLink to={link.to}>{link.label}</ArrowLink>
    </div>
  );
}
