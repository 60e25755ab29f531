import { distance } from "fastest-levenshtein";

const MAX_SUGGESTIONS = 3;

/** Similarity from 0 to 1. At 0.65, about three of ten letters may differ. */
const MIN_SIMILARITY = 0.65;

/** Largest distance in score from the best match. */
const MAX_SCORE_GAP = 0.12;

/** In characters. Longer paths are not typing errors and would be slow to compare. */
const MAX_PATH_LENGTH = 100;

/** Shorter words do not count as prefixes ("dev" for "development"). */
const MIN_STEM_LENGTH = 3;

interface Page {
  path: string;
  title: string;
}

/** Pages that a mistyped path probably meant, best match first; empty when none is similar enough. */
export function nearestPages<Suggested extends Page>(path: string, pages: Suggested[]): Suggested[] {
  if (path.length > MAX_PATH_LENGTH) return [];
  const requested = normalized(path);
  if (requested.length < MIN_STEM_LENGTH) return [];
  const scored = pages
    .map((page) => ({ page, score: pageScore(requested, page) }))
    .toSorted((a, b) => b.score - a.score);
  const minScore = Math.max(MIN_SIMILARITY, (scored[0]?.score ?? 0) - MAX_SCORE_GAP);
  return scored
    .filter(({ score }) => score >= minScore)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
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

function pageScore(requested: string, { path, title }: Page): number {
  const pagePath = normalized(path);
  const last = requested.slice(requested.lastIndexOf("/") + 1);
  return Math.max(
    similarity(requested, pagePath),
    similarity(last, pagePath.slice(pagePath.lastIndexOf("/") + 1)),
    similarity(last, normalized(title)),
    wordScore(requested, `${pagePath}-${normalized(title)}`),
  );
}

function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - distance(a, b) / longer;
}

/** Average match of the requested words, slightly lower when the page has many more words. */
function wordScore(requested: string, pageText: string): number {
  const pageWords = pageText.split(/[-/]/);
  const requestedWords = requested.split(/[-/]/).filter((word) => word.length >= MIN_STEM_LENGTH);
  if (requestedWords.length === 0) return 0;
  const best = requestedWords.map((word) =>
    Math.max(...pageWords.map((other) => (other.startsWith(word) ? 0.95 : similarity(word, other)))),
  );
  const average = best.reduce((sum, score) => sum + score, 0) / requestedWords.length;
  return average * (0.85 + 0.15 * Math.min(1, requestedWords.length / new Set(pageWords).size));
}
