/**
 * Builds the response of a feed, or of a text for search engines and other robots. Any cache may keep it for an hour,
 * because every visitor gets the same text.
 *
 * @param type media type of the text, without its charset
 * @param headers further headers
 */
export function textResponse(text: string, type: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=3600", ...headers },
  });
}
