import { robotsTxt } from "~/discovery/sitemap";
import { siteOrigin } from "~content/site";

export function loader() {
  return new Response(robotsTxt(siteOrigin), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
