import { longDate } from "#app/lib/dates.ts";
import { Picture } from "#app/media/picture.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { ArticleSummary } from "./article-summary.ts";

interface Props {
  article: ArticleSummary;
  sizes: string;
  eager?: boolean;
  /** Shows a square thumbnail beside the title, without excerpt. */
  asRow?: boolean;
  /** Shows the cover beside the text on tablets. */
  wide?: boolean;
}

export function ArticleCard({ article, sizes, eager = false, asRow = false, wide = false }: Props) {
  return (
    <article
      className={`h-full card-tint-wide ${asRow ? "flex gap-4 max-xs:block" : wide ? "sm:max-lg:(grid grid-cols-2 items-center gap-x-8)" : ""}`}
    >
      <div className={`overflow-hidden rounded-card ${asRow ? "shrink-0 size-24" : ""}`}>
        <Picture
          // Decorative here, because the card's title describes the article.
          picture={{ ...article.image, alt: "" }}
          sizes={sizes}
          eager={eager}
          // Thumbnails show the middle of the cover.
          className={`w-full ${asRow ? "h-full object-cover [scale:1.2] sm:[scale:1.5]" : ""}`}
        />
      </div>
      <div>
        <p className={`flex flex-wrap gap-x-3 text-muted text-sm ${asRow ? "" : "mt-4"}`}>
          <span className="font-650 text-brand">{article.category}</span>
          <time dateTime={article.date}>{longDate(article.date)}</time>
          <span className={asRow ? "max-sm:hidden print:hidden" : "print:hidden"}>{article.minutes} min read</span>
        </p>
        <h3 className={`text-lg leading-[1.3] ${asRow ? "mt-1" : "mt-2 sm:text-xl"}`}>
          <PageLink to={article.url} className="stretched-link">
            {article.title}
          </PageLink>
        </h3>
        {!asRow && <p className="mt-2 text-muted">{article.excerpt}</p>}
      </div>
    </article>
  );
}
