import { textResponse } from "#app/discovery/text-response.ts";
import { siteOrigin } from "#content/site.ts";

/** robots.txt (RFC 9309). */
const ROBOTS = `# Search engines and AI readers are welcome. Overview for AI readers: ${siteOrigin}/llms.txt
User-agent: *
Allow: /

Sitemap: ${siteOrigin}/sitemap.xml
`;

export function loader() {
  return textResponse(ROBOTS, "text/plain");
}
