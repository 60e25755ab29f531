/** Content-Security-Policy of responses that are not pages. */
const DENY_ALL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sent with every response. Pages override Content-Security-Policy, and feeds Cross-Origin-Resource-Policy. The build
 * writes these headers into _headers for static files (vite/file-headers.ts).
 */
export const SECURITY_HEADERS = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // no-referrer would make browsers send `Origin: null` with the form, which csrf-guard.ts refuses.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Content-Security-Policy": DENY_ALL_POLICY,
};
