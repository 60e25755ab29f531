// Relative imports with extensions: Node runs scripts that import this file.
import { distance } from "fastest-levenshtein";
import type { SuggestionIndex } from "../lib/entries.ts";
import { bareSlug, keysOfSlug, mayHave, type SuggestionAsset, suggestionAssetPath } from "./suggestion-index.ts";

const MAX_SUGGESTIONS = 3;

/** Similarity from 0 to 1. At 0.65, about three of ten letters may differ. */
const MIN_SIMILARITY = 0.65;

/** Of an article: among many, some slug is always a little similar. */
const MIN_ARTICLE_SIMILARITY = 0.75;

/** Largest distance in score from the best match. */
const MAX_SCORE_GAP = 0.12;

/** In characters. Longer paths are not typing errors and would be slow to compare. */
const MAX_PATH_LENGTH = 100;

/** Shorter words do not count as prefixes ("dev" for "development"). */
const MIN_STEM_LENGTH = 3;

/** Of an address so many words are compared with those of pages. */
const MAX_WORDS = 10;

/** Of the older articles that the index gives, so many are compared. */
const MAX_CANDIDATES = 12;

interface Page {
  path: string;
  title: string;
}

/** A page with what is compared of it. */
export interface ComparedPage extends Page {
  address: string;
  slug: string;
  name: string;
  words: Set<string>;
  isArticle: boolean;
}

/** The index of the articles that are not among the pages (suggestion-index.ts). */
interface OlderArticles extends SuggestionIndex {
  read(path: string): Promise<SuggestionAsset | undefined>;
}

/**
 * Pages that a mistyped path probably meant, best match first; empty when none is similar enough. In: what the Worker
 * knows, and where to find older articles. Articles are suggested for addresses that one could have: for what scanners
 * ask, no file is read.
 */
export async function suggestedPages(path: string, pages: ComparedPage[], older: OlderArticles): Promise<Page[]> {
  const slug = slugOfArticle(path);
  const compared =
    slug === undefined
      ? pages.filter(({ isArticle }) => !isArticle)
      : [...pages, ...(await olderCandidates(slug, older)).map(comparedPage)];
  return nearestPages(path, compared);
}

/** Takes longer than a comparison: once for pages that are compared often. */
export function comparedPage({ path, title }: Page): ComparedPage {
  const address = normalized(path);
  const name = normalized(title);
  return {
    path,
    title,
    address,
    slug: bareSlug(lastSegment(address)),
    name,
    words: new Set(`${address}-${name}`.split(/[-/]/)),
    isArticle: /^\/(blogs|news)\//.test(path),
  };
}

/** Pages that a mistyped path probably meant, best match first; empty when none is similar enough. */
export function nearestPages(path: string, pages: ComparedPage[]): Page[] {
  if (path.length > MAX_PATH_LENGTH) return [];
  const address = normalized(path);
  if (address.length < MIN_STEM_LENGTH) return [];
  const slug = bareSlug(lastSegment(address));
  const words = address.split(/[-/]/).filter((word) => word.length >= MIN_STEM_LENGTH);
  const requested = { address, slug, words: words.slice(0, MAX_WORDS) };
  const scored = pages
    .map((page) => ({ page, score: pageScore(requested, page) }))
    .toSorted((a, b) => b.score - a.score);
  const minScore = (scored[0]?.score ?? 0) - MAX_SCORE_GAP;
  return scored
    .filter(({ page, score }) => score >= Math.max(minScore, page.isArticle ? MIN_ARTICLE_SIMILARITY : MIN_SIMILARITY))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
}

/** What other systems call the folder of their articles, dates before a slug, and languages. */
const ARTICLE_FOLDER = /^(blogs?|news|articles?|posts?|stories|insights|press|\d{1,4}|[a-z]{2})$/;

/** The slug, if an article could have had this path. */
function slugOfArticle(path: string): string | undefined {
  if (path.length > MAX_PATH_LENGTH) return undefined;
  const segments = decoded(path)
    .toLowerCase()
    .replace(/\.(html?|md)$/, "")
    .split("/")
    .filter(Boolean);
  const last = segments.pop();
  if (!last || !/^[a-z0-9][a-z0-9 _-]*$/.test(last)) return undefined;
  const isInFolder = segments.length > 0;
  if (isInFolder && !segments.every((segment) => ARTICLE_FOLDER.test(segment) || isMistypedFolder(segment)))
    return undefined;
  const slug = normalized(last);
  // A word at the root names a page, or what a scanner looks for.
  return isInFolder || slug.includes("-") ? slug : undefined;
}

function isMistypedFolder(segment: string): boolean {
  return Math.min(distance(segment, "blogs"), distance(segment, "news") + 1) <= 2;
}

/** The nearest of what the keys of the slug give. */
async function olderCandidates(slug: string, { files, words, read }: OlderArticles): Promise<Page[]> {
  const keys = keysOfSlug(slug).filter((key) => mayHave(words, key));
  const assets = await Promise.all(keys.map((key) => read(suggestionAssetPath(key, files))));
  const requested = inOrder(slug);
  const found = new Map<string, { page: Page; score: number }>();
  for (const [index, key] of keys.entries()) {
    for (const [path, title] of assets[index]?.[key] ?? []) {
      if (found.has(path)) continue;
      const score = similarity(requested, inOrder(lastSegment(path)));
      found.set(path, { page: { path, title }, score });
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_CANDIDATES)
    .map(({ page }) => page);
}

/** The words in alphabetical order, as they may have been swapped. */
function inOrder(slug: string): string {
  return bareSlug(slug).split("-").toSorted().join("-");
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

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

type Requested = Pick<ComparedPage, "address" | "slug"> & { words: string[] };

function pageScore(requested: Requested, page: ComparedPage): number {
  return Math.max(
    similarity(requested.address, page.address),
    similarity(requested.slug, page.slug),
    similarity(requested.slug, page.name),
    wordScore(requested.words, page.words),
  );
}

function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - distance(a, b) / longer;
}

/** Average match of the requested words, slightly lower when the page has many more words. */
function wordScore(requested: string[], words: Set<string>): number {
  if (requested.length === 0) return 0;
  const average = requested.reduce((sum, word) => sum + bestMatch(word, words), 0) / requested.length;
  return average * (0.85 + 0.15 * Math.min(1, requested.length / words.size));
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
