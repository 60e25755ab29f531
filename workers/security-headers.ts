import type { MiddlewareHandler } from "hono";
import headersFile from "../public/_headers?raw";
import { turnstileSiteKey } from "./contact/turnstile.ts";
import { headersOfAllFiles } from "./headers-file.ts";

const { "Content-Security-Policy": closedPolicy = "", ...headers } = headersOfAllFiles(headersFile);

/** On every response of the Worker, as on files. */
export const HEADERS = headers;

/** For responses that are no page, as for files. */
export const CLOSED_POLICY = closedPolicy;

const TURNSTILE = "https://challenges.cloudflare.com";

const FORM_PATH = "/contact-us";

/** Adds the security headers to every response, and no-store where there is no Cache-Control. */
export function securityHeaders(): MiddlewareHandler<{ Bindings: Env }> {
  return async (c, next) => {
    await next();
    const { protocol, pathname } = new URL(c.req.url);
    // Not c.header(), which copies the response each time.
    const { headers } = c.res;
    let policy = headers.get("Content-Security-Policy") ?? CLOSED_POLICY;
    if (pathname === FORM_PATH && turnstileSiteKey(c.env)) policy = withTurnstile(policy);
    // Only over https: Safari upgrades http://localhost too, where nothing answers.
    if (protocol === "https:") policy += "; upgrade-insecure-requests";
    headers.set("Content-Security-Policy", policy);
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  };
}

function withTurnstile(policy: string): string {
  return policy.replace(/(script-src|frame-src) /g, `$1 ${TURNSTILE} `);
}

/**
 * The Content-Security-Policy of a page. In: hashes of its inline scripts and styles as CSP sources. Hashes and not a
 * nonce, as a page is cached and the same for everyone. No 'strict-dynamic', which blocks module imports.
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
    // Not 'none': Firefox judges links with rel=prefetch by it alone.
    "default-src 'self'",
    "media-src 'none'",
    "worker-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    // Vite adds inline styles and opens a WebSocket; a hash would disable 'unsafe-inline'.
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
