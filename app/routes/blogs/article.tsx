import { data } from "react-router";
import { ArticleCard } from "#app/articles/article-card.tsx";
import { articleLd } from "#app/discovery/json-ld.server.ts";
import { isNotFound, noindexMeta, pageMeta } from "#app/discovery/page-meta.ts";
import type { ArticleEntry } from "#app/entries/entries.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { articleSummary } from "#app/entries/summaries.ts";
import { longDate } from "#app/lib/dates.ts";
import { Picture } from "#app/media/picture.tsx";
import { svgUrl } from "#app/media/picture-sizes.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { ServerError } from "#app/shell/server-error.tsx";
import { Section } from "#app/ui/section.tsx";
import { articleCta, relatedHeading } from "#content/blogs/index.ts";
import { unknownArticle } from "#content/not-found.ts";
import { siteOrigin } from "#content/site.ts";
import type { Route } from "./+types/article";
import { ArticlePlaceholder } from "./article-placeholder.tsx";
import { ArticleText } from "./article-text.tsx";
import { OnThisPage } from "./on-this-page.tsx";
import { ShareRow } from "./share-row.tsx";

const MAX_RELATED = 2;

/** Columns of the page: contents and text, and below them a heading and its cards. On paper, the text fills the page. */
const ASIDE = "lg:(w-64 shrink-0)";
const MAIN = "min-w-0 flex-1";

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return isNotFound(error) ? noindexMeta(unknownArticle) : [];
  const { article, jsonLd } = loaderData;
  return pageMeta({
    title: article.title,
    shareTitle: article.title,
    description: article.excerpt,
    path: article.url,
    article,
    jsonLd,
  });
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const { articles } = publishedEntries();
  const article = articles.find(({ url }) => url === pathname);
  if (!article) throw data(null, { status: 404 });
  const { content, ...shown } = article;
  const { html, minutes, sections } = content;
  const sharedTags = ({ tags }: ArticleEntry) => tags.filter((tag) => article.tags.includes(tag)).length;
  // Blog posts first, then company news.
  const isBlog = ({ kind }: ArticleEntry) => Number(kind === "blog");
  const related = articles
    .filter((other) => other !== article)
    .toSorted((a, b) => isBlog(b) - isBlog(a) || sharedTags(b) - sharedTags(a));
  // The header preloads an SVG cover, which is small, before the browser has parsed the page. Only the browser knows
  // which of two versions it shows.
  const cover = shown.image.svg && !shown.image.dark && svgUrl(shown.image.kind, shown.image.name);
  const headers: HeadersInit = cover ? { Link: `<${cover}>; rel=preload; as=image; fetchpriority=high` } : {};
  const page = {
    article: { ...shown, html, minutes, sections: sections.map(({ id, heading }) => ({ id, heading })) },
    related: { heading: relatedHeading, items: related.slice(0, MAX_RELATED).map(articleSummary) },
    jsonLd: [articleLd(article)],
    pageUrl: `${siteOrigin}${pathname}`,
    cta: articleCta,
  };
  return data(page, { headers });
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { article, pageUrl, related, cta } = loaderData;
  return (
    <>
      <article className="page-column section-padding pt-10">
        <header>
          <Breadcrumbs current={article.title} currentClassName="max-md:hidden" />
          <h1 className="mt-5 max-w-[15em] max-sm:max-w-[10em] text-3xl font-750">{article.title}</h1>
          <p className="mt-5 max-w-[38em] text-lg text-muted">{article.description}</p>
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
            <span className="font-650 text-brand max-sm:w-full">{article.category}</span>
            <time dateTime={article.date}>{longDate(article.date)}</time>
            <span>{article.minutes} min read</span>
            {article.author && <span className="max-sm:w-full">By {article.author}</span>}
          </p>
          <div className="mt-8 overflow-hidden rounded-card">
            <Picture picture={article.image} sizes="95vw" className="w-full lg:(aspect-[9/4] object-cover)" eager />
          </div>
        </header>
        <div className="mt-10 gap-x-16 lg:(mt-16 flex)">
          <OnThisPage sections={article.sections} className={ASIDE} />
          <div className={MAIN}>
            <ArticleText html={article.html} />
            <ul aria-label="Tags" className="mt-12 flex max-w-[38rem] flex-wrap gap-2 border-t pt-6 print:hidden">
              {article.tags.map((tag) => (
                <li key={tag} className="flex">
                  <span className="rounded-pill border border-transparent bg-brand-soft px-3 py-1 text-brand text-sm font-550">
                    {tag}
                  </span>
                </li>
              ))}
            </ul>
            <div className="mt-8">
              <ShareRow title={article.title} url={pageUrl} />
            </div>
          </div>
        </div>
      </article>
      <aside aria-label={related.heading} className="border-t print:hidden">
        <Section ground="sunken" contentClassName="gap-x-16 lg:flex">
          <h2 className={`mb-8 text-2xl ${ASIDE}`}>{related.heading}</h2>
          <ul data-reveal="200" className={`grid gap-x-8 gap-y-12 sm:grid-cols-2 ${MAIN}`}>
            {related.items.map((item) => (
              <li key={item.url}>
                <ArticleCard article={item} sizes="(min-width: 1024px) 35vw, (min-width: 640px) 46vw, 90vw" />
              </li>
            ))}
          </ul>
        </Section>
      </aside>
      <CtaBanner cta={cta} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <ArticlePlaceholder /> : <ServerError />;
}
