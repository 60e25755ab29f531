import { decodeHTML } from "entities";
import { inject } from "vitest";

/** Requests a path without following redirects. */
export async function visit(path: string, init: RequestInit = {}): Promise<Response> {
  const request = () => fetch(`${inject("builtSite")}${path}`, { redirect: "manual", ...init });
  return request().catch((error: Error) => {
    // The server may close an idle connection while fetch() reuses it.
    if (String(error.cause).includes("other side closed")) return request();
    throw error;
  });
}

/** @throws unless the status is 200 */
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
