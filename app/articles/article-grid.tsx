import type { ArticleSummary } from "#app/entries/summaries.ts";
import { ArticleCard } from "./article-card.tsx";

const CARD_SIZES = "(min-width: 1280px) 380px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 90vw";

const MAX_COLUMNS = 3;

const LAYOUTS = {
  cards: "grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3",
  rows: "grid gap-6 lg:grid-cols-3",
};

/**
 * One to three columns, depending on the width (specification, section 9). In two columns, the first of an odd number of
 * articles spans both.
 *
 * @param eager loads the covers of the first row eagerly, for a grid above the fold
 * @param layout rows have small covers beside the titles, and no excerpts
 */
export function ArticleGrid({
  articles,
  eager = false,
  layout = "cards",
}: {
  articles: ArticleSummary[];
  eager?: boolean;
  layout?: keyof typeof LAYOUTS;
}) {
  return (
    <ul data-reveal="200" className={LAYOUTS[layout]}>
      {articles.map((article, index) => {
        const isWide = layout === "cards" && index === 0 && articles.length % 2 === 1;
        return (
          <li key={article.url} className={isWide ? "sm:max-lg:col-span-2" : ""}>
            <ArticleCard
              article={article}
              sizes={layout === "rows" ? "257px" : CARD_SIZES}
              eager={eager && index < MAX_COLUMNS}
              layout={layout === "rows" ? "row" : isWide ? "wide" : "card"}
            />
          </li>
        );
      })}
    </ul>
  );
}
