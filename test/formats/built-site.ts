import { afterAll } from "vitest";
import { unstable_startWorker } from "wrangler";

/**
 * The built site, asked from Node: the libraries that judge formats here need Node's modules, which the Miniflare
 * pool does not give to tests.
 */
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
const worker = await unstable_startWorker({
  config: "build/server/wrangler.json",
  dev: { server: { port: 0 }, inspector: false, watch: false, persist: false, logLevel: "error" },
});
afterAll(() => worker.dispose());

/** Asks the site, and does not follow redirects. In: a path from the root. */
export async function visit(path: string, init: { method?: string; headers?: Record<string, string> } = {}) {
  const response = await worker.fetch(`http://localhost${path}`, { redirect: "manual", ...init });
  // Read to the end, or the worker waits for it when it is stopped.
  const body = await response.arrayBuffer();
  return new Response(body, { status: response.status, headers: [...response.headers] });
}

/** The text of a page or a file that is there; throws when it is not. */
export async function textOf(path: string): Promise<string> {
  const response = await visit(path);
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
  return response.text();
}

/** The attributes of each element of this name in a page. */
export function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value = ""]) => [key, decode(value)]),
    ),
  );
}

/** What a page shows as text: without its head, scripts and tags. */
export function shownText(html: string): string {
  const body = html.slice(html.indexOf("<body")).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "");
  return decode(body.replaceAll(/<[^>]+>/g, " "));
}

/** Text as HTML has it, for people: references resolved, white space joined. */
export function decode(text: string): string {
  return text
    .replaceAll("&#x27;", "'")
    .replaceAll("&apos;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");
}
