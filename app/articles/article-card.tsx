import { longDate } from "#app/lib/dates.ts";
import { Picture } from "#app/media/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { ArticleSummary } from "./article-summary.ts";

interface Props {
  article: ArticleSummary;
  /** The HTML attribute. */
  sizes: string;
  /** For a card in the first viewport. */
  eager?: boolean;
}

export function ArticleCard({ article, sizes, eager = false }: Props) {
  return (
    <article className="flex h-full flex-col loose-card">
      <div className="overflow-hidden rounded-card">
        <Picture
          // The title of the card says what it is about.
          picture={{ ...article.image, alt: "" }}
          isDrawn={article.isDrawn}
          sizes={sizes}
          eager={eager}
          className="w-full print:(max-h-[6cm] object-cover)"
        />
      </div>
      <p className="mt-5 flex flex-wrap gap-x-3 text-muted text-sm">
        <span className="font-650 text-brand">{article.category}</span>
        <time dateTime={article.date}>{longDate(article.date)}</time>
        <span>{article.minutes} min read</span>
      </p>
      <h3 className="mt-2 text-lg leading-[1.3]">
        <SiteLink to={article.url} className="stretched-link">
          {article.title}
        </SiteLink>
      </h3>
      <p className="mt-2 text-muted">{article.excerpt}</p>
    </article>
  );
}
