import { ArticleCard } from "./article-card.tsx";
import type { ArticleSummary } from "./article-summary.ts";

const CARD_SIZES = "(min-width: 1280px) 380px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 90vw";

const MAX_COLUMNS = 3;

/**
 * One to three columns, depending on the width (specification, section 9). In two columns, the first of an odd number of
 * articles spans both.
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
    <ul
      data-reveal="200"
      className={asRows ? "grid gap-6 lg:grid-cols-3" : "grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3"}
    >
      {articles.map((article, index) => {
        const wide = !asRows && index === 0 && articles.length % 2 === 1;
        return (
          <li key={article.url} className={wide ? "sm:max-lg:col-span-2" : ""}>
            <ArticleCard
              article={article}
              sizes={asRows ? "257px" : CARD_SIZES}
              eager={eager && index < MAX_COLUMNS}
              asRow={asRows}
              wide={wide}
            />
          </li>
        );
      })}
    </ul>
  );
}
