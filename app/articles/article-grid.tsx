import { ArticleCard } from "./article-card.tsx";
import type { ArticleSummary } from "./article-summary.ts";

const CARD_SIZES = "(min-width: 1280px) 380px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 90vw";

/** One to three columns, depending on the width (specification, section 9). */
export function ArticleGrid({ articles }: { articles: ArticleSummary[] }) {
  return (
    <ul data-entrance="200" className="card-list article-grid">
      {articles.map((article) => (
        <li key={article.url}>
          <ArticleCard article={article} sizes={CARD_SIZES} />
        </li>
      ))}
    </ul>
  );
}
