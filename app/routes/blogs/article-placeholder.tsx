import { LogoStar } from "#app/patterns/logo.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";

/**
 * Shown if no published article has the slug (specification, sections 2 and 8). A scheduled article has an announcement.
 */
export default function ArticlePlaceholder({ announcement }: { announcement?: string }) {
  return (
    <div className="page grid min-h-svh content-center justify-items-center gap-6 pt-16 text-center">
      <LogoStar className={`size-14 ${announcement ? "" : "turning-star"}`} />
      <h1 className="text-2xl">{announcement ?? "Loading..."}</h1>
      <ArrowLink to="/blogs">All articles and news</ArrowLink>
    </div>
  );
}
