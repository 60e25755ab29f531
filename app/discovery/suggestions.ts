import { distance } from "fastest-levenshtein";
import type { ArticleHead } from "../entries/entries.ts";
import type { SitePage } from "./site-pages.ts";

const MAX_SUGGESTIONS = 3;

/** Similarity from 0 to 1. At 0.65, about three of ten letters may differ. */
const MIN_SIMILARITY = 0.65;

/** Higher for articles: among many, some slug is always a little similar. */
const MIN_ARTICLE_SIMILARITY = 0.75;

/** Largest distance in score from the best match. */
const MAX_SCORE_GAP = 0.12;

/** In characters. Longer paths are not typing errors and would be slow to compare. */
const MAX_PATH_LENGTH = 100;

/** Shorter words do not count as prefixes ("dev" for "development"). */
const MIN_STEM_LENGTH = 3;

/** Maximum number of words of the requested path to compare. */
const MAX_WORDS = 10;

/** Maximum number of articles to compare in full. */
const MAX_ARTICLES = 5;

/** Maximum number of words by which articles are found. */
const MAX_WORD_STARTS = 5;

/** An article is compared if one of its words begins with this many letters of a requested word. */
const WORD_START_LENGTH = 4;

type Page = Pick<SitePage, "path" | "title">;

/**
 * Pages that a mistyped path probably meant.
 *
 * @param path the path that was asked for
 * @param pages the published pages that are no articles
 * @param articles the published articles. They are compared only if the path could be that of an article, so that
 *   scanners get none.
 * @returns at most three, best match first; none if nothing is similar enough
 */
export function suggestedPages(path: string, pages: Page[], articles: Pick<ArticleHead, "url" | "title">[]): Page[] {
  if (path.length > MAX_PATH_LENGTH) return [];
  const requested = normalized(path);
  if (requested.length < MIN_STEM_LENGTH) return [];
  const similar = couldBeArticle(path) ? similarArticles(slugOf(requested), articles) : [];
  const scored = [
    ...pages.map((page) => ({ page, score: pageScore(requested, page), least: MIN_SIMILARITY })),
    ...similar.map((page) => ({ page, score: pageScore(requested, page), least: MIN_ARTICLE_SIMILARITY })),
  ].toSorted((a, b) => b.score - a.score);
  const minScore = (scored[0]?.score ?? 0) - MAX_SCORE_GAP;
  return scored
    .filter(({ score, least }) => score >= Math.max(minScore, least))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
}

/** Whether the path has several words at its end, or one in a folder of articles. Scanners ask for single words. */
function couldBeArticle(path: string): boolean {
  const [, folder = "", slug = ""] = /^(.*)\/([^/]+?)(?:\.(?:html?|md))?$/.exec(decoded(path).toLowerCase()) ?? [];
  if (!/^[a-z0-9][a-z0-9 _-]*$/.test(slug)) return false;
  return /[ _-]/.test(slug) || folder === "/blogs" || folder === "/news";
}

/** The articles with the most similar slugs among those that share the beginning of a word with the requested one. */
function similarArticles(slug: string, articles: Pick<ArticleHead, "url" | "title">[]): Page[] {
  const starts = slug
    .split("-")
    .filter((word) => word.length >= WORD_START_LENGTH || /\d/.test(word))
    .slice(0, MAX_WORD_STARTS)
    .map((word) => word.slice(0, WORD_START_LENGTH));
  if (starts.length === 0) return [];
  // A slug has letters and digits only, nothing to escape.
  const sharesWord = new RegExp(`-(${starts.join("|")})`);
  const sorted = inOrder(slug);
  return articles
    .map(({ url, title }) => ({ path: url, title, slug: slugOf(url) }))
    .filter((article) => sharesWord.test(`-${article.slug}`))
    .map((article) => ({
      ...article,
      // In alphabetical order too, in case words were swapped.
      score: Math.max(similarity(slug, article.slug), similarity(sorted, inOrder(article.slug))),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_ARTICLES);
}

function inOrder(slug: string): string {
  return slug.split("-").toSorted().join("-");
}

/** "/About_Us.html" becomes "about-us". */
function normalized(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/\.\w{1,5}$/, "")
    .replaceAll(/[^\p{L}\p{N}/]+/gu, "-")
    .split("/")
    .map((segment) => segment.replaceAll(/^-|-$/g, ""))
    .filter(Boolean)
    .join("/");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The last segment, without the date that some systems put before it and the number that they put after it. */
function slugOf(path: string): string {
  return path
    .slice(path.lastIndexOf("/") + 1)
    .replace(/^\d{4}-\d{2}-(\d{2}-)?/, "")
    .replace(/-\d$/, "");
}

/** @param requested a normalized path */
function pageScore(requested: string, { path, title }: Page): number {
  const [address, slug, name] = [path.slice(1), slugOf(requested), normalized(title)];
  return Math.max(
    similarity(requested, address),
    similarity(slug, slugOf(address)),
    similarity(slug, name),
    wordScore(requested, [...new Set(`${address}-${name}`.split(/[-/]/))]),
  );
}

function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - distance(a, b) / longer;
}

/** Average match of the requested words, slightly lower when the page has many more words. */
function wordScore(requested: string, words: string[]): number {
  const wanted = requested
    .split(/[-/]/)
    .filter((word) => word.length >= MIN_STEM_LENGTH)
    .slice(0, MAX_WORDS);
  if (wanted.length === 0) return 0;
  const matches = wanted.map((word) =>
    Math.max(...words.map((other) => (other.startsWith(word) ? 0.95 : similarity(word, other)))),
  );
  const average = matches.reduce((sum, match) => sum + match, 0) / wanted.length;
  return average * (0.85 + 0.15 * Math.min(1, wanted.length / words.length));
}
