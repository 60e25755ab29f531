import { LogoStar } from "#app/patterns/logo.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import "./article-placeholder.css";

/** Page for a slug without a published article (specification, sections 2 and 8). */
export function ArticlePlaceholder() {
  return (
    <div className="page-column behind-header grid min-h-svh content-center justify-items-center gap-6 text-center">
      <LogoStar className="size-14 turning-star" />
      <h1 className="text-2xl">Loading...</h1>
      <ArrowLink to="/blogs">All articles and news</ArrowLink>
    </div>
  );
}
