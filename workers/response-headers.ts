/** For responses that are not pages. */
export const DENY_ALL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sent with every response of the Worker, except that a page has a Content-Security-Policy of its own and a feed a
 * Cross-Origin-Resource-Policy. The build writes them into _headers for files (vite/file-headers.ts).
 */
export const SECURITY_HEADERS = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // Not no-referrer: browsers would send `Origin: null` with the form, which the origin check refuses.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Content-Security-Policy": DENY_ALL_POLICY,
};
