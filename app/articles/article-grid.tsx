import { ArticleCard } from "./article-card.tsx";
import type { ArticleSummary } from "./article-summary.ts";

const CARD_SIZES = "(min-width: 1280px) 380px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 90vw";

const MAX_COLUMNS = 3;

/** The first of an odd number of articles is a row across both columns, to avoid a gap. */
const GRID = `grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:[&>li:first-child:nth-last-child(odd)]:col-span-2
  sm:max-lg:[&>li:first-child:nth-last-child(odd)>article]:(grid grid-cols-2 items-center gap-x-8)`;

/**
 * One to three columns, depending on the width (specification, section 9).
 *
 * @param eager loads the covers of the first row eagerly, for a grid above the fold
 * @param asRows shows small covers beside the titles, without excerpts
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
    <ul data-reveal="200" className={asRows ? "grid gap-6 lg:grid-cols-3" : GRID}>
      {articles.map((article, index) => (
        <li key={article.url}>
          <ArticleCard
            article={article}
            sizes={asRows ? "171px" : CARD_SIZES}
            eager={eager && index < MAX_COLUMNS}
            asRow={asRows}
          />
        </li>
      ))}
    </ul>
  );
}
