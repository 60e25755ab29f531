/** @returns a page's Content-Security-Policy, in which inline scripts and styles need the nonce */
export function contentSecurityPolicy(nonce: string): string {
  const { DEV } = import.meta.env;
  return [
    // 'none' would block rel=prefetch in Firefox, which checks prefetches against default-src only.
    "default-src 'self'",
    "media-src 'none'",
    "worker-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // In development, Vite adds style elements and opens a WebSocket. A nonce would disable 'unsafe-inline'.
    `style-src 'self' ${DEV ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data:",
    `connect-src 'self'${DEV ? " ws:" : ""}`,
    "frame-src https://www.openstreetmap.org",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
