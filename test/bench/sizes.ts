/** What is weighed, and the limits. */

export interface Size {
  figure: "html" | "firstLoad" | "upToHeadline" | "inlineScripts" | "scripts" | "upload";
  /** Path of the page; undefined for the whole site. */
  page?: string;
  bytes: number;
  /** An editor's words are a large part of it, so a size over the limit is only said. */
  isNote?: boolean;
}

export const FIGURES: Record<Size["figure"], { label: string; limit?: number }> = {
  html: { label: "HTML" },
  firstLoad: { label: "first load, without scripts" },
  // A server sends ten segments of 1,460 bytes before it waits for an acknowledgment (RFC 6928).
  upToHeadline: { label: "up to </h1>, with headers", limit: 13_000 },
  inlineScripts: { label: "inline scripts that run before React", limit: 1_500 },
  scripts: { label: "script files", limit: 121_000 },
  upload: { label: "the Worker's upload, gzip", limit: 256_000 },
};

/** Of pages whose first load has a limit. */
const FIRST_LOADS: Record<string, number> = { "/": 42_500, "/contact-us": 36_000 };

const ARTICLE_FIRST_LOAD = 70_000;

export function limitOf({ figure, page = "" }: Size): number | undefined {
  if (figure === "firstLoad")
    return FIRST_LOADS[page] ?? (/^\/(blogs|news)\//.test(page) ? ARTICLE_FIRST_LOAD : undefined);
  return FIGURES[figure].limit;
}

/** @returns a table in Markdown, with a row for each figure of each page */
export function formatSizes(sizes: Size[]): string {
  const rows = sizes.map((size) => [
    FIGURES[size.figure].label,
    size.page ?? "the whole site",
    kilobytes(size.bytes),
    kilobytes(limitOf(size)),
    isOver(size) ? "over" : "",
  ]);
  const head = ["figure", "page", "size", "limit", ""];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** A size of 0 was not found, so it is wrong too. */
export function isOver(size: Size): boolean {
  return size.bytes === 0 || size.bytes > (limitOf(size) ?? Number.POSITIVE_INFINITY);
}

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? "" : `${(bytes / 1000).toFixed(1)} kB`;
}
