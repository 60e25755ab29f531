import type { MiddlewareHandler } from "hono";
import { turnstileSiteKey } from "./contact/turnstile";

/** For every response of the Worker; files have the same in public/_headers. */
export const HEADERS = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // Not no-referrer: a browser then sends `Origin: null` with the form, and the origin check refuses it.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** What a response that is no page may do: nothing. */
export const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Where Turnstile's script and frame come from. */
const TURNSTILE = "https://challenges.cloudflare.com";

/** The page with the contact form. */
const FORM_PATH = "/contact-us";

/** Puts the security headers on every response, and no-store on what does not say how it may be kept. */
export function securityHeaders(): MiddlewareHandler<{ Bindings: Env }> {
  return async (c, next) => {
    await next();
    const { protocol, pathname } = new URL(c.req.url);
    // Not c.header(): it makes a new response for each.
    const { headers } = c.res;
    let policy = headers.get("Content-Security-Policy") ?? CLOSED_POLICY;
    if (pathname === FORM_PATH && turnstileSiteKey(c.env)) policy = withTurnstile(policy);
    // Not on plain http: Safari upgrades localhost too, and the page then has no styles.
    if (protocol === "https:") policy += "; upgrade-insecure-requests";
    headers.set("Content-Security-Policy", policy);
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  };
}

/** A page's policy that lets Turnstile's script and frame in besides. */
function withTurnstile(policy: string): string {
  return policy.replace(/(script-src|frame-src) /g, `$1 ${TURNSTILE} `);
}

/**
 * The policy of a page. In: its inline scripts' and styles' hashes as CSP sources, and whether this is development.
 * Hashes and not a nonce: the page is the same for everyone, so it can be kept and answered with 304. No
 * 'strict-dynamic': it blocks module imports.
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
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    // Vite puts styles into the page and opens a socket; a hash would switch 'unsafe-inline' off.
    development ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src https://www.openstreetmap.org",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
