import { robotsTxt } from "#app/discovery/sitemap.ts";
import { siteOrigin } from "#content/site.ts";

export function loader() {
  return new Response(robotsTxt(siteOrigin), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
