import { env, exports } from "cloudflare:workers";
import { decodeHTML } from "entities";
import { inject, onTestFinished, vi } from "vitest";
import { contactFieldNames, contactFields } from "#content/contact-fields.ts";
import { byEmail } from "#content/contact-us.ts";
import { VALID_MESSAGE } from "#test/fixtures/contact-message.ts";
import type { ContactMessage } from "#workers/contact/schema.ts";
import type { FaultResponse, ReceivedAttempt } from "./fault-server-setup.ts";

// Messages of the specification, section 8, repeated here instead of imported from the code under test.
export const SUBMISSION_FALLBACK = "There was an issue with your submission. Please try again.";
export const FAILURE_FALLBACK = "An error occurred. Please try again.";

/** Admin API that stores messages or fails, depending on their subjects (fault-server-setup.ts). */
export const FAULT_SERVER_URL = inject("faultServer");

export const FORM_TYPE = "application/x-www-form-urlencoded";

/** The Worker compares the Origin header of a form with this origin. */
export const SITE = "http://localhost:8787";

/** Requests the built Worker without following redirects. */
export function visit(path: string, init?: RequestInit, origin = SITE): Promise<Response> {
  return exports.default.fetch(new Request(`${origin}${path}`, { redirect: "manual", ...init }));
}

const BUNDLE = "../../build/server/index.js";

interface BuiltWorker {
  fetch(request: Request, env: unknown, context: unknown): Promise<Response>;
  queue(batch: unknown, env: unknown, context: unknown): Promise<void>;
}

/** @returns the handlers of the built Worker, for calls with other bindings */
export async function builtWorker(): Promise<BuiltWorker> {
  const { default: worker } = (await import(/* @vite-ignore */ BUNDLE)) as { default: BuiltWorker };
  return worker;
}

/** Requests a path with other bindings. Undefined removes a binding. */
export async function visitWithBindings(
  bindings: Record<string, unknown>,
  path: string,
  init?: RequestInit,
  waitUntil: (promise: Promise<unknown>) => unknown = () => undefined,
  origin = SITE,
): Promise<Response> {
  const worker = await builtWorker();
  const request = new Request(`${origin}${path}`, { redirect: "manual", ...init });
  // Copies getters without reading them, because some throw.
  const changed = Object.defineProperties({ ...env }, Object.getOwnPropertyDescriptors(bindings));
  return worker.fetch(request, changed, { waitUntil, passThroughOnException: () => undefined });
}

let visitors = 0;

/** @returns headers of a same-origin POST, each time from a new /64 network to avoid the rate limit */
export function postHeaders(contentType: string): Record<string, string> {
  visitors += 1;
  return {
    Origin: SITE,
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": contentType,
    "CF-Connecting-IP": `2001:db8:${crypto.randomUUID().slice(0, 4)}:${visitors.toString(16)}::1`,
  };
}

type Headers = Record<string, string>;

/** @param body text, or an object to send as JSON */
export function jsonPost(body: unknown, headers: Headers = {}): RequestInit {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { method: "POST", headers: { ...postHeaders("application/json"), ...headers }, body: text };
}

export function formPost(fields: Record<string, string> | URLSearchParams, headers: Headers = {}): RequestInit {
  const body = new URLSearchParams(fields).toString();
  return { method: "POST", headers: { ...postHeaders(FORM_TYPE), ...headers }, body };
}

export const ENDPOINTS = ["/api/contact-us", "/contact-us"] as const;

/** @returns a POST in the endpoint's format */
export function postTo(path: (typeof ENDPOINTS)[number], fields: Record<string, string>): RequestInit {
  return path === "/contact-us" ? formPost(fields) : jsonPost(fields);
}

/** @returns the status and message of a failure at either endpoint */
export async function parseFailure(response: Response): Promise<[status: number, message: string]> {
  if (response.headers.get("Content-Type") !== "application/json") {
    return [response.status, (await parseForm(response)).alert];
  }
  const { success, message } = await parseResponse(response);
  if (success) throw new Error("The response is a success.");
  return [response.status, message];
}

export function postJson(body: unknown, headers?: Headers): Promise<Response> {
  return visit("/api/contact-us", jsonPost(body, headers));
}

export function postForm(fields: Record<string, string> | URLSearchParams, headers?: Headers): Promise<Response> {
  return visit("/contact-us", formPost(fields, headers));
}

export function newMessage(overrides: Record<string, unknown> = {}) {
  return { ...VALID_MESSAGE, message: `Marker ${crypto.randomUUID()}. We are twelve people.`, ...overrides };
}

/** @returns a message to which the admin API sends this response */
export function messageFor(response: FaultResponse, overrides: Record<string, unknown> = {}) {
  return newMessage({ subject: JSON.stringify(response), ...overrides });
}

interface ResponseBody {
  success: boolean;
  message: string;
  errors?: Record<string, string>;
  id: string;
}

/** @returns status and body of a response of /api/contact-us */
export async function parseResponse(response: Response) {
  const body = (await response.json()) as ResponseBody;
  return { status: response.status, ...body };
}

/** @returns the requests that the admin API received with this text as the message */
export async function relayAttempts(text: unknown): Promise<ReceivedAttempt[]> {
  const response = await fetch(`${FAULT_SERVER_URL}/received`, { method: "POST", body: String(text) });
  return response.json();
}

export async function relayedMessages(text: unknown): Promise<Record<string, unknown>[]> {
  return (await relayAttempts(text)).map(({ body }) => body);
}

/** Collects the Worker's log lines. */
export function captureLog() {
  const texts: string[] = [];
  const entries: Record<string, unknown>[] = [];
  for (const level of ["debug", "log", "info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(" ");
      texts.push(text);
      entries.push({ level, ...JSON.parse(text) });
    });
  }
  return { texts, entries };
}

/** Shortens a time limit of the Worker, for requests by visitWithBindings(), which run in the test's own isolate. */
export function shortenTimeLimit(limitMs: number): void {
  const { timeout } = AbortSignal;
  const limits = vi.spyOn(AbortSignal, "timeout");
  limits.mockImplementation((ms) => timeout.call(AbortSignal, ms === limitMs ? 500 : ms));
  onTestFinished(() => limits.mockRestore());
}

/** Parses the form of a failed submission. @throws if the page shows the confirmation */
export async function parseForm(response: Response) {
  const html = await response.text();
  if (html.includes("You message send successfully")) throw new Error("The page shows a success.");
  const value = (name: string) => decodeHTML(new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(html)?.[1] ?? "");
  const text = (name: string) =>
    decodeHTML(new RegExp(`<textarea[^>]* name="${name}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? "");
  const choice = (name: string) => {
    const [select = ""] = new RegExp(`<select[^>]* name="${name}".*?</select>`, "s").exec(html) ?? [];
    return decodeHTML(/<option[^>]* selected="">([^<]*)</.exec(select)?.[1] ?? "");
  };
  const readers = { line: value, email: value, text, choice };
  const values = contactFieldNames.map((name) => [name, readers[contactFields[name].kind](name)]);
  return {
    status: response.status,
    values: Object.fromEntries(values) as ContactMessage,
    alert: decodeHTML(/role="alert"[^>]*>(.*?)<\/p>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, "") ?? ""),
    saysKept: /role="alert"[^>]*>(.*?)<\/div>/.exec(html)?.[1]?.includes(byEmail.afterFailure) ?? false,
    reference: /role="alert".*?>Reference: (?:<!-- -->)?([0-9a-f]{8})</.exec(html)?.[1],
    error: (name: string) => {
      // Other fields have a hidden message for the browser's own validation.
      if (!new RegExp(`<[^>]* name="${name}"[^>]* aria-invalid="true"`).test(html)) return "";
      const message = new RegExp(`id="${name}-error"[^>]*>(.*?)</p>`).exec(html)?.[1] ?? "";
      return decodeHTML(message.replaceAll(/<[^>]*>/g, ""));
    },
  };
}
