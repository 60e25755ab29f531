import type { Context } from "hono";
import { security, siteOrigin } from "#content/site.ts";

/** Lifetime in ms. RFC 9116 recommends less than a year. */
const LIFETIME_MS = 360 * 24 * 3_600_000;

/** GET /.well-known/security.txt (RFC 9116). Expires 360 days after the version was uploaded. */
export function securityTxt(c: Context<{ Bindings: Env }>): Response {
  const uploaded = Date.parse(c.env.CF_VERSION_METADATA?.timestamp) || Date.now();
  const expires = new Date(uploaded + LIFETIME_MS);
  const lines = [
    `Contact: mailto:${security.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
  ];
  return c.text(`${lines.join("\n")}\n`, 200, { "Cache-Control": "public, max-age=86400" });
}
