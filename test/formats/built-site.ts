import { decodeHTML } from "entities";
import { afterAll } from "vitest";
import { startBuiltWorker } from "#test/built-worker.ts";

/** Requested from Node, because the libraries that check formats do not run in workerd. */
const worker = await startBuiltWorker();
afterAll(() => worker.dispose());

/** Does not follow redirects. */
export async function visit(
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const response = await worker.fetch(`http://localhost${path}`, { redirect: "manual", ...init });
  // Worker.dispose() waits for bodies that were not read.
  const body = await response.arrayBuffer();
  return new Response(body, { status: response.status, headers: [...response.headers] });
}

/** Throws unless the status is 200. */
export async function textOf(path: string): Promise<string> {
  const response = await visit(path);
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
  return response.text();
}

export function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value = ""]) => [key, decode(value)]),
    ),
  );
}

export function shownText(html: string): string {
  const body = html.slice(html.indexOf("<body")).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "");
  return decode(body.replaceAll(/<[^>]+>/g, " "));
}

export function decode(text: string): string {
  return decodeHTML(text).replaceAll(/\s+/g, " ");
}
