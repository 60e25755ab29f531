import { distance } from "fastest-levenshtein";

/** How many pages are suggested at most. */
const SUGGESTIONS = 3;

/** How alike two texts have to be for a suggestion, from 0 to 1: of ten letters about three may be wrong. */
const NEAR_ENOUGH = 0.65;

/** What is further from the path than the nearest page by more than this was hardly meant. */
const MARGIN = 0.12;

/** Longer paths are no slip of the hand, and comparing them would cost time for nothing. In characters. */
const LONGEST_PATH = 100;

/** A word of this many letters may stand for a longer one that begins with it: "dev" for "development". */
const SHORTEST_STEM = 3;

interface Page {
  path: string;
  title: string;
}

/**
 * The pages that a mistyped path was most likely meant for, the nearest first, at most three; none when nothing is
 * near. In: the path as it was asked for, and the pages to choose from.
 */
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

/** As people type it: lower case, words apart by one hyphen, without a file's ending. "/About_Us.html" → "about-us". */
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

/** How alike two texts are: 1 when equal, 0 when no letter is in its place. */
function alike(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - distance(a, b) / longer;
}

/**
 * How well the words of the first text are found among those of the second, on average; less where the second has
 * many more.
 */
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
