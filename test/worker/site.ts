import { exports } from "cloudflare:workers";
import { FAULT_SERVER_URL } from "./fault-server";

/** The site's address in these tests; the Worker compares a form's Origin with it. */
export const SITE = "http://localhost:8787";

/** Asks the built Worker, as the network would. */
export function visit(path: string, init?: RequestInit): Promise<Response> {
  return exports.default.fetch(new Request(`${SITE}${path}`, { redirect: "manual", ...init }));
}

let visitors = 0;

/** The headers that a browser sends with a same-origin POST, each time from another address. */
export function fromVisitor(contentType: string): Record<string, string> {
  visitors += 1;
  return {
    Origin: SITE,
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": contentType,
    "CF-Connecting-IP": `2001:db8::${crypto.randomUUID().slice(0, 4)}:${visitors.toString(16)}`,
  };
}

/** Posts to the JSON door. */
export function postJson(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return visit("/api/contact-us", {
    method: "POST",
    headers: { ...fromVisitor("application/json"), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** Posts the page's form, as a browser without JavaScript does. */
export function postForm(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return visit("/contact-us", {
    method: "POST",
    headers: { ...fromVisitor("application/x-www-form-urlencoded"), ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/** A message that is fine, told from all others by a marker in its text. */
export function message(overrides: Record<string, unknown> = {}) {
  const marker = crypto.randomUUID();
  return {
    name: "Ada Obi",
    email: "ada@example.com",
    subject: "A portal for our branches",
    message: `Marker ${marker}. We are twelve people.`,
    ...overrides,
  };
}

/** What reached the admin API with this text in its message. */
export async function relayed(text: string): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${FAULT_SERVER_URL}/received`);
  const all = (await response.json()) as { body: Record<string, unknown> }[];
  return all.map(({ body }) => body).filter((body) => body.message === text);
}
