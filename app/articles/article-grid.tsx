import { ArticleCard } from "./article-card.tsx";
import type { ArticleSummary } from "./article-summary.ts";

const CARD_SIZES = "(min-width: 1280px) 380px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 90vw";

const MOST_COLUMNS = 3;

/**
 * One to three columns, depending on the width (specification, section 9).
 * @param eager for a grid whose first row is in the first viewport
 * @param asRows on a phone, with small covers
 */
export function ArticleGrid({
  articles,
  eager = false,
  asRows = false,
}: {
  articles: ArticleSummary[];
  eager?: boolean;
  asRows?: boolean;
}) {
  return (
    <ul data-reveal="200" className="article-grid">
      {articles.map((article, index) => (
        <li key={article.url}>
          <ArticleCard
            article={article}
            sizes={asRows ? `(max-width: 639px) 171px, ${CARD_SIZES}` : CARD_SIZES}
            eager={eager && index < MOST_COLUMNS}
            asRow={asRows}
          />
        </li>
      ))}
    </ul>
  );
}
