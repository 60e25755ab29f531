import type { Context } from "hono";
import { security, siteOrigin } from "#content/site.ts";

/** GET /.well-known/security.txt (RFC 9116). */
export function securityTxt(c: Context): Response {
  const lines = [
    `Contact: mailto:${security.email}`,
    `Expires: ${security.expires}`,
    "Preferred-Languages: en",
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
  ];
  return c.text(`${lines.join("\n")}\n`, 200, { "Cache-Control": "public, max-age=86400" });
}
