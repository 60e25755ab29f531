import {
  type ContactErrors,
  type ContactResponse,
  FAILURE_FALLBACK,
  SUBMISSION_FALLBACK,
  TIME_LIMITS_MS,
} from "#app/contact/contract.ts";
import { clearDraft } from "#app/contact/draft.ts";

/** Outcome of a submission (specification, section 4). */
export type FormOutcome =
  | { kind: "success" }
  | { kind: "error"; message: string; errors: ContactErrors; reference: string };

/** Browsers reject `keepalive` bodies over 64 KiB. In UTF-8, a UTF-16 code unit takes at most three bytes. */
const KEEPALIVE_LIMIT = 20_000;

/**
 * Sends the form with fetch. Clears the draft once the message is sent, even if the visitor has left the page.
 *
 * @throws synchronously, before the request, if the browser lacks an API. The browser then posts the form itself
 */
export function sendMessage(form: HTMLFormElement): Promise<FormOutcome> {
  const body = Object.fromEntries(new FormData(form));
  return request("contact-us", { method: "POST", body })
    .then(outcomeOf, outcomeOf)
    .then((outcome) => {
      if (outcome.kind === "success") clearDraft();
      return outcome;
    });
}

/**
 * Converts a response to an outcome for the visitor (specification, section 8).
 *
 * @param response JSON of any shape, or an Error, whose message ("Failed to fetch") is not meant for visitors
 */
export function outcomeOf(response: unknown): FormOutcome {
  const { success, message, errors, id }: Partial<ContactResponse> = response instanceof Error ? {} : (response ?? {});
  if (success === true) return { kind: "success" };
  const own = typeof message === "string" ? message.trim() : "";
  const fallback = success === false ? SUBMISSION_FALLBACK : FAILURE_FALLBACK;
  return { kind: "error", message: own || fallback, errors: errors ?? {}, reference: String(id ?? "").slice(0, 8) };
}

/**
 * Calls an endpoint of the Worker's JSON API (specification, section 7). Logs every failure.
 *
 * @param path endpoint below /api/, such as "contact-us"
 * @returns the parsed JSON. Rejects with the parsed body of a failed response, or an Error if there is none
 * @throws synchronously, before the request, if the browser lacks an API
 */
function request(
  path: string,
  { method = "GET", body }: { method?: "GET" | "POST"; body?: unknown } = {},
): Promise<unknown> {
  const json = JSON.stringify(body);
  const response = fetch(`/api/${path}`, {
    method,
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: json,
    signal: AbortSignal.timeout(TIME_LIMITS_MS.response),
    // The browser completes the request even if the visitor leaves the site.
    keepalive: json?.length < KEEPALIVE_LIMIT,
  });
  return response.then(readResponse).catch((error: unknown) => {
    console.error(`${method} ${path} failed`, error);
    throw error;
  });
}

async function readResponse(response: Response): Promise<unknown> {
  const data: unknown = await response.json();
  if (!response.ok) throw data;
  return data;
}
