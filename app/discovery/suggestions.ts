// Relative imports with extensions: Node runs scripts that import this file.
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

/** What other systems call the folder of their articles, dates before a slug, and languages. */
const ARTICLE_FOLDER = /^(blogs?|news|articles?|posts?|stories|insights|press|\d{1,4}|[a-z]{2})$/;

function couldBeArticle(path: string): boolean {
  const segments = decoded(path)
    .toLowerCase()
    .replace(/\.(html?|md)$/, "")
    .split("/")
    .filter(Boolean);
  const slug = segments.pop() ?? "";
  if (!/^[a-z0-9][a-z0-9 _-]*$/.test(slug)) return false;
  // A single word at the root names a page, or what a scanner looks for.
  if (segments.length === 0) return /[ _-]/.test(slug);
  return segments.every((segment) => ARTICLE_FOLDER.test(segment) || isMistypedFolder(segment));
}

function isMistypedFolder(segment: string): boolean {
  return Math.min(distance(segment, "blogs"), distance(segment, "news") + 1) <= 2;
}

/** The articles with the most similar slugs among those that share the beginning of a word with the requested one. */
function similarArticles(slug: string, articles: Pick<ArticleHead, "url" | "title">[]): Page[] {
  const starts = slug
    .split("-")
    .filter((word) => word.length >= WORD_START_LENGTH || /\d/.test(word))
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, WORD_START_LENGTH));
  if (starts.length === 0) return [];
  // A slug has letters and digits only, nothing to escape.
  const sharesWord = new RegExp(`[/-](${starts.join("|")})`);
  // In their order, and in alphabetical order in case words were swapped.
  const nearness = (other: string) => Math.max(similarity(slug, other), similarity(inOrder(slug), inOrder(other)));
  return articles
    .filter(({ url }) => sharesWord.test(url))
    .map(({ url, title }) => ({ path: url, title, score: nearness(slugOf(url)) }))
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
    wordScore(requested, new Set(`${address}-${name}`.split(/[-/]/))),
  );
}

function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - distance(a, b) / longer;
}

/** Average match of the requested words, slightly lower when the page has many more words. */
function wordScore(requested: string, words: Set<string>): number {
  const wanted = requested
    .split(/[-/]/)
    .filter((word) => word.length >= MIN_STEM_LENGTH)
    .slice(0, MAX_WORDS);
  if (wanted.length === 0) return 0;
  const average = wanted.reduce((sum, word) => sum + bestMatch(word, words), 0) / wanted.length;
  return average * (0.85 + 0.15 * Math.min(1, wanted.length / words.size));
}

function bestMatch(word: string, others: Iterable<string>): number {
  let best = 0;
  for (const other of others) {
    if (other.startsWith(word)) return 0.95;
    // Most differ too much in length to be nearer.
    const [shorter, longer] = word.length < other.length ? [word.length, other.length] : [other.length, word.length];
    if (shorter > best * longer) best = Math.max(best, similarity(word, other));
  }
  return best;
}
