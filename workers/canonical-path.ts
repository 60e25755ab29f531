import type { MiddlewareHandler } from "hono";

/**
 * Redirects other spellings of a path to the canonical one with 308: lower case, no trailing or doubled slash, and only
 * what must be percent-encoded is. The target starts with exactly one slash, so it cannot lead to another host. Moved
 * pages are in public/_redirects.
 */
export const canonicalPath: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const spelled = pathname.replaceAll(/%[0-9A-F]{2}/gi, plainSpelling);
  const path = `/${spelled.split("/").filter(Boolean).join("/")}`.toLowerCase();
  // Percent-encoded bytes may be in either case.
  if (path === pathname.replaceAll(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase())) return next();
  return c.redirect(`${path}${search}`, 308);
};

/** Decodes unreserved characters only (RFC 3986, section 2.3): a decoded "%2F" would be another path. */
function plainSpelling(byte: string): string {
  const character = String.fromCharCode(Number.parseInt(byte.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : byte;
}
