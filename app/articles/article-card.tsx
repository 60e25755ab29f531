import type { ArticleSummary } from "#app/entries/summaries.ts";
import { longDate } from "#app/lib/dates.ts";
import { Picture } from "#app/media/picture.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

/** `row` has a square thumbnail beside the title and no excerpt, `wide` the cover beside the text on tablets. */
const LAYOUTS = {
  card: "",
  wide: "sm:max-lg:(grid grid-cols-2 items-center gap-x-8)",
  row: "flex gap-4 max-xs:block",
};

interface Props {
  article: ArticleSummary;
  sizes: string;
  eager?: boolean;
  layout?: keyof typeof LAYOUTS;
}

export function ArticleCard({ article, sizes, eager = false, layout = "card" }: Props) {
  const isRow = layout === "row";
  return (
    <article className={`h-full card-tint-wide ${LAYOUTS[layout]}`}>
      <div className={`overflow-hidden rounded-card ${isRow ? "shrink-0 size-24" : ""}`}>
        <Picture
          // Decorative here, because the card's title describes the article.
          picture={{ ...article.image, alt: "" }}
          sizes={sizes}
          eager={eager}
          // Thumbnails show the middle of the cover.
          className={`w-full ${isRow ? "h-full object-cover [scale:1.2] sm:[scale:1.5]" : ""}`}
        />
      </div>
      <div>
        <p className={`flex flex-wrap gap-x-3 text-muted text-sm ${isRow ? "" : "mt-4"}`}>
          <span className="font-650 text-brand">{article.category}</span>
          <time dateTime={article.date}>{longDate(article.date)}</time>
          <span className={`print:hidden ${isRow ? "max-sm:hidden" : ""}`}>{article.minutes} min read</span>
        </p>
        <h3 className={`text-lg leading-[1.3] ${isRow ? "mt-1" : "mt-2 sm:text-xl"}`}>
          <PageLink to={article.url} className="stretched-link">
            {article.title}
          </PageLink>
        </h3>
        {!isRow && <p className="mt-2 text-muted">{article.excerpt}</p>}
      </div>
    </article>
  );
}
