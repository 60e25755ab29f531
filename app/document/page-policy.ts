import { sha256 } from "#app/lib/sha256.ts";

/** @returns the hash of an inline script or style, as a CSP source: "'sha256-…'" */
export async function hashSource(text: string): Promise<string> {
  return `'sha256-${await sha256(new TextEncoder().encode(text))}'`;
}

/**
 * Builds a page's Content-Security-Policy. It has hashes instead of a nonce, because pages are cached for all visitors,
 * and no 'strict-dynamic', because that blocks module imports.
 *
 * @param scripts CSP sources of the inline scripts
 * @param styles CSP sources of the inline styles
 */
export function pagePolicy({
  scripts,
  styles,
  development,
}: {
  scripts: string[];
  styles: string[];
  development: boolean;
}): string {
  return [
    // 'none' would block rel=prefetch in Firefox, which checks prefetches against default-src only.
    "default-src 'self'",
    "media-src 'none'",
    "worker-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    // Vite adds style elements and opens a WebSocket. A hash would disable 'unsafe-inline'.
    development ? "style-src-elem 'self' 'unsafe-inline'" : ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    `connect-src 'self' https://www.openstreetmap.org${development ? " ws:" : ""}`,
    "frame-src https://www.openstreetmap.org",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
