import { distance } from "fastest-levenshtein";

const SUGGESTIONS = 3;

/** Similarity from 0 to 1. At 0.65, about three of ten letters may differ. */
const NEAR_ENOUGH = 0.65;

/** Largest distance in score from the best match. */
const MARGIN = 0.12;

/** In characters. Longer paths are not typing errors and would be slow to compare. */
const LONGEST_PATH = 100;

/** Shorter words do not count as prefixes ("dev" for "development"). */
const SHORTEST_STEM = 3;

interface Page {
  path: string;
  title: string;
}

/** Pages that a mistyped path probably meant, best match first; empty when none is similar enough. */
export function nearestPages<Suggested extends Page>(path: string, pages: Suggested[]): Suggested[] {
  if (path.length > LONGEST_PATH) return [];
  const asked = normalized(path);
  if (asked.length < SHORTEST_STEM) return [];
  const scored = pages.map((page) => ({ page, score: nearness(asked, page) })).toSorted((a, b) => b.score - a.score);
  const least = Math.max(NEAR_ENOUGH, (scored[0]?.score ?? 0) - MARGIN);
  return scored
    .filter(({ score }) => score >= least)
    .slice(0, SUGGESTIONS)
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

function nearness(asked: string, { path, title }: Page): number {
  const own = normalized(path);
  const last = asked.slice(asked.lastIndexOf("/") + 1);
  return Math.max(
    alike(asked, own),
    alike(last, own.slice(own.lastIndexOf("/") + 1)),
    alike(last, normalized(title)),
    wordsFound(asked, `${own}-${normalized(title)}`),
  );
}

function alike(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - distance(a, b) / longer;
}

/** Average match of the requested words, slightly lower when the page has many more words. */
function wordsFound(asked: string, own: string): number {
  const owned = own.split(/[-/]/);
  const wanted = asked.split(/[-/]/).filter((word) => word.length >= SHORTEST_STEM);
  if (wanted.length === 0) return 0;
  const best = wanted.map((word) =>
    Math.max(...owned.map((other) => (other.startsWith(word) ? 0.95 : alike(word, other)))),
  );
  const average = best.reduce((sum, score) => sum + score, 0) / wanted.length;
  return average * (0.85 + 0.15 * Math.min(1, wanted.length / new Set(owned).size));
}
